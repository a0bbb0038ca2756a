//! `checkjit run` with arguments, expected results, and results that go to files. What is expected here is what
//! iree-run-module 3.13 prints for the same module and options.

use crate::{Ended, Folder, checkjit};

const MODULE: &str = "\
func.func @numbers(%a: i32, %b: i1, %c: i64, %d: f32, %e: f64) -> (i32, i64, f32, f64) {
  return %a, %c, %d, %e : i32, i64, f32, f64
}
func.func @add(%a: tensor<2x2xi32>, %b: tensor<2x2xi32>) -> tensor<2x2xi32> {
  %c = arith.addi %a, %b : tensor<2x2xi32>
  return %c : tensor<2x2xi32>
}
func.func @same(%a: !hal.buffer_view) -> !hal.buffer_view {
  return %a : !hal.buffer_view
}
func.func @rows(%a: tensor<?x2xf32>) -> tensor<?x2xf32> {
  return %a : tensor<?x2xf32>
}
func.func @one(%a: tensor<f32>, %b: index, %c: bf16) -> (tensor<f32>, index, bf16) {
  return %a, %b, %c : tensor<f32>, index, bf16
}
func.func @wide(%a: complex<f32>, %b: i128, %c: i7, %d: complex<f64>) -> (complex<f32>, i128, i7, complex<f64>) {
  return %a, %b, %c, %d : complex<f32>, i128, i7, complex<f64>
}
func.func @device(%a: !hal.device) {
  return
}
";

struct Run {
    folder: Folder,
    path: String,
}

impl Run {
    fn new() -> Self {
        let folder = Folder::new();
        let path = folder.file("values.mlir", MODULE);
        Run { folder, path }
    }

    /// Runs a function with these options.
    fn with(&self, function: &str, options: &[&str]) -> Ended {
        checkjit(&[&["run", &self.path, "--function", function], options].concat())
    }

    /// What the function prints.
    fn out(&self, function: &str, options: &[&str]) -> String {
        let ended = self.with(function, options);
        assert_eq!((ended.code, ended.err.as_str()), (0, ""), "{options:?}");
        ended.out
    }

    /// What is said of options that are wrong.
    fn refused(&self, function: &str, options: &[&str]) -> String {
        let ended = self.with(function, options);
        assert_eq!((ended.code, ended.out.as_str()), (2, ""), "{options:?}: {}", ended.err);
        ended.err
    }

    fn file(&self, name: &str) -> String {
        format!("{}/{name}", self.folder.path())
    }
}

#[test]
fn numbers_go_in_and_out() {
    let run = Run::new();
    let inputs = ["--input=5", "--input=true", "--input=-7", "--input=0.333333333", "--input=1e300"];
    let printed = "\
EXEC @numbers
result[0]: i32=5
result[1]: i64=-7
result[2]: f32=0.333333
result[3]: f64=1e+300
";
    assert_eq!(run.out("numbers", &inputs), printed);
    let inputs =
        ["--input", "i32=5", "--input", "i1=1", "--input", "-7", "--input", "f32=nan", "--input", "-inf"];
    assert!(run.out("numbers", &inputs).ends_with("f32=nan\nresult[3]: f64=-inf\n"));
    let printed = run.out("one", &["--input=f32=1.5", "--input=-1", "--input=2.5"]);
    assert!(
        printed.ends_with("hal.buffer_view\nf32=1.5\nresult[1]: i64=-1\nresult[2]: bf16=2.5\n"),
        "{printed}"
    );
}

/// Ours: IREE has no registers for these.
#[test]
fn wide_and_odd_numbers_go_in_and_out() {
    let run = Run::new();
    let most = i128::MAX.to_string();
    let inputs = ["--input=(1.5,-2)", &format!("--input={most}"), "--input=-64", "--input=cf128=(0,inf)"];
    let printed = format!(
        "EXEC @wide\nresult[0]: cf64=(1.5,-2)\nresult[1]: i128={most}\nresult[2]: i7=-64\nresult[3]: cf128=(0,inf)\n"
    );
    assert_eq!(run.out("wide", &inputs), printed);
    let file = run.file("wide.npy");
    let outputs =
        [&format!("--output=@{file}")[..], &format!("--output=+{file}"), &format!("--output=+{file}")];
    run.out("wide", &[&inputs[..], &outputs, &[&format!("--output=+{file}")]].concat());
    assert_eq!(run.out("wide", &[&format!("--input=*{file}")]), printed);
    assert!(
        run.refused("wide", &["--input=1", "--input=1", "--input=128"])
            .contains("128 is out of the range of i7")
    );
}

#[test]
fn tensors_go_in_and_out() {
    let run = Run::new();
    for device in ["local", "sim"] {
        let options = ["--device", device, "--input=2x2xi32=1 2 3 4", "--input=2x2xi32=[10 20][30 -40]"];
        let printed = "EXEC @add\nresult[0]: hal.buffer_view\n2x2xi32=[11 22][33 -36]\n";
        assert_eq!(run.out("add", &options), printed);
    }
    let splat = run.out("add", &["--input=2x2xi32=7", "--input=2x2xi32"]);
    assert!(splat.ends_with("2x2xi32=[7 7][7 7]\n"), "{splat}");
    assert!(run.out("rows", &["--input=0x2xf32="]).ends_with("0x2xf32=\n"));
    assert!(run.out("rows", &["--input=1x2xf32=.5,NAN"]).ends_with("1x2xf32=[0.5 NAN]\n"));
    for view in
        ["3xi1=01 00 01", "2xi64=-1 2", "2xui8=255 0", "2xf16=1.5 -2", "2xf8E4M3FN=448 0.5", "2xbf16=3 INF"]
    {
        let printed = run.out("same", &[&format!("--input={view}")]);
        assert_eq!(printed, format!("EXEC @same\nresult[0]: hal.buffer_view\n{view}\n"));
    }
    // Ours: IREE has no text for packed elements and writes complex numbers as the digits of their bytes.
    for view in [
        "3xi4=1 -2 7",
        "2xcf64=(1,-2) (0.5,0)",
        "2xi128=-1 170141183460469231731687303715884105727",
        "2xi7=-64 63",
    ] {
        assert!(run.out("same", &[&format!("--input={view}")]).ends_with(&format!("\n{view}\n")));
    }
    let bytes = run.out("same", &["--input=1xcomplex<f32>=0000803F00000040"]);
    assert!(bytes.ends_with("1xcf64=(1,2)\n"), "{bytes}");
    let few = run.out("same", &["--input=2x3xi8=1 2 3 4 5 6", "--output_max_element_count=4"]);
    assert!(few.ends_with("2x3xi8=[1 2 3][4...]\n"), "{few}");
}

#[test]
fn what_does_not_fit_is_pointed_at() {
    let run = Run::new();
    let path = &run.path;
    let expected = format!(
        "\
error: 99999999999 is out of the range of i32
 --> input 1:1:13
  |
1 | 2x2xi32=1 2 99999999999 4
  |             ^^^^^^^^^^^
  |
note: argument 1 of '@add' is of type 'tensor<2x2xi32>'
 --> {path}:4:37
  |
4 | func.func @add(%a: tensor<2x2xi32>, %b: tensor<2x2xi32>) -> tensor<2x2xi32> {{
  |                                     ^^
"
    );
    assert_eq!(run.refused("add", &["--input=2x2xi32=1", "--input=2x2xi32=1 2 99999999999 4"]), expected);
    for (input, says) in [
        ("2x2xi32=1 2 3", "too few elements: expected 4, or one for all, found 3"),
        ("2x2xi32=1 2 3 4 5", "too many elements: expected 4 of type i32"),
        ("2x2xi32=1 2 x 4", "'x' is no i32"),
        ("2x2xf32=1", "'2x2xf32' where the type is 'tensor<2x2xi32>'"),
        ("4xi32=1", "'4xi32' where the type is 'tensor<2x2xi32>'"),
        ("2x2xnone=1", "'none' is no element type"),
        ("5", "a number where a tensor is expected"),
        ("", "no value"),
        ("(null)", "there are no null values here"),
        ("&2x2xi32", "storage for results is not supported"),
        ("4294967296x4294967296xi32", "more bytes than can be addressed"),
        ("99999x99999xi32", "is more than the 2147483648 that a run may have"),
    ] {
        let said = run.refused("add", &[&format!("--input={input}")]);
        assert!(said.contains(says), "{input}: {said}");
        assert!(said.contains(" --> input 0:1:") && said.contains("note: argument 0 of '@add'"), "{said}");
    }
    assert!(run.refused("numbers", &["--input=f32=1"]).contains("'f32' where the type is 'i32'"));
    assert!(run.refused("numbers", &["--input=1.5"]).contains("'1.5' is no i32"));
    assert!(run.refused("numbers", &["--input=1", "--input=2"]).contains("2 is out of the range of i1"));
    assert!(run.refused("one", &["--input=f32=1e39"]).contains("1e39 is out of the range of f32"));
    assert!(run.refused("device", &["--input=1"]).contains("values of type '!hal.device' cannot be passed"));
    let many = run.refused("same", &["--input=1xi8", "--input=2xi8"]);
    assert!(
        many.starts_with("error: too many values: the function has 1 argument\n --> input 1:1:1\n"),
        "{many}"
    );
    let few = run.refused("add", &["--input=2x2xi32"]);
    let says = "function '@add' takes (tensor<2x2xi32>, tensor<2x2xi32>), but got 1 argument (--input)\n";
    assert_eq!(few, format!("error: {says}"));
    // Text of several lines is one text.
    let lines = run.refused("add", &["--input=2x2xi32=1 2\n3 x"]);
    assert!(lines.contains("--> input 0:2:3\n") && lines.contains("2 | 3 x\n"), "{lines}");
}

#[test]
fn results_are_compared_with_what_is_expected() {
    let run = Run::new();
    let success = "[SUCCESS] all function outputs matched their expected values.\n";
    let add = ["--input=2x2xi32=1 2 3 4", "--input=2x2xi32=1"];
    let expects =
        |result: &str| run.with("add", &[&add[..], &[&format!("--expected_output={result}")]].concat());
    let ended = expects("2x2xi32=2 3 4 5");
    assert_eq!((ended.code, ended.out), (0, format!("EXEC @add\n{success}")));
    assert_eq!(expects("(ignored)").code, 0);
    let ended = expects("2x2xi32=2 3 4 6");
    let printed = "\
EXEC @add
[FAILED] result[0]: 1 of 4 elements differs in tensor<2x2xi32>
    at [1, 1]: 5 against 6 (difference 1)
  expected:
hal.buffer_view
2x2xi32=[2 3][4 6]
  actual:
hal.buffer_view
2x2xi32=[2 3][4 5]
";
    assert_eq!((ended.code, ended.out.as_str(), ended.err.as_str()), (1, printed, ""));
    let ended = expects("2x2xf32=1");
    assert_eq!(ended.code, 2);
    assert!(ended.err.contains("--> expected output 0:1:1\n") && ended.err.contains("result 0 of '@add'"));
    let twice = ["--expected-output=(ignored)", "--expected-output=(ignored)"];
    assert!(
        run.refused("add", &[&add[..], &twice].concat())
            .contains("too many values: the function has 1 result")
    );

    let one = |expected: &str, mode: &str| {
        let results = ["--expected-output", expected, "--expected-output=7", "--expected-output=(ignored)"];
        let inputs = ["--input=f32=1", "--input=7", "--input=1", "--equality_mode", mode];
        run.with("one", &[&inputs[..], &results].concat()).code
    };
    assert_eq!(one("f32=1.00009", "approximate"), 0);
    assert_eq!(one("f32=1.0002", "approximate"), 1);
    assert_eq!(one("f32=1.00009", "exact"), 1);
    assert_eq!(one("f32=1", "exact"), 0);
}

#[test]
fn results_go_where_they_are_sent() {
    let run = Run::new();
    let (npy, bin) = (run.file("out.npy"), run.file("out.bin"));
    let inputs = ["--input=f32=1.5", "--input=258", "--input=1"];
    let to = |outputs: [&str; 3]| {
        let outputs = outputs.map(|output| format!("--output={output}"));
        run.out("one", &[&inputs[..], &outputs.each_ref().map(String::as_str)].concat())
    };
    assert_eq!(to(["-", "", "-"]), "EXEC @one\nhal.buffer_view\nf32=1.5\nbf16=1\n");
    let (new, more, raw) = (format!("@{npy}"), format!("+{npy}"), format!("@{bin}"));
    assert_eq!(to([&new, &more, &raw]), "EXEC @one\n");
    assert_eq!(std::fs::read(&bin).unwrap(), [0x80, 0x3F]);
    let file = std::fs::read(&npy).unwrap();
    // What numpy.save writes for float32(1.5) and int64(258).
    let header = |descr: &str| {
        let text = format!("{{'descr': '{descr}', 'fortran_order': False, 'shape': (), }}");
        format!("{text:117}\n").into_bytes()
    };
    let begin = b"\x93NUMPY\x01\x00v\x00";
    let expected =
        [&begin[..], &header("<f4"), &1.5f32.to_le_bytes(), begin, &header("<i8"), &258i64.to_le_bytes()]
            .concat();
    assert_eq!(file, expected);
    let read = run.out("one", &[&format!("--input=@{npy}"), &format!("--input=+{npy}"), "--input=1"]);
    assert!(read.ends_with("f32=1.5\nresult[1]: i64=258\nresult[2]: bf16=1\n"), "{read}");

    assert!(
        run.refused("one", &[&inputs[..], &["--output=-"]].concat())
            .contains("--output is given for 1 of them")
    );
    let bad = run.refused("same", &["--input=1xi8", "--output=file"]);
    assert!(bad.contains("'--output=file': expected '-', '@FILE', '+FILE'"), "{bad}");
    let ended = run.with("same", &["--input=1xi8", "--output=@/no/such/folder/f.npy"]);
    assert_eq!(ended.code, 3);
    assert!(ended.err.contains("cannot be written: "), "{}", ended.err);
}

#[test]
fn tensors_are_read_from_files() {
    let run = Run::new();
    let arrays = run.file("arrays.npy");
    let (new, more) = (format!("--output=@{arrays}"), format!("--output=+{arrays}"));
    run.out("same", &["--input=2x2xi32=1 2 3 4", &new]);
    run.out("same", &["--input=2x2xi32=10 20 30 40", &more]);
    let sum = "EXEC @add\nresult[0]: hal.buffer_view\n2x2xi32=[11 22][33 44]\n";
    assert_eq!(run.out("add", &[&format!("--input=*{arrays}")]), sum);
    assert_eq!(run.out("add", &[&format!("--input=@{arrays}"), &format!("--input=+{arrays}")]), sum);
    let bytes: Vec<u8> = (1..=8i32).flat_map(i32::to_le_bytes).collect();
    let bin = run.folder.file("data.bin", bytes);
    let parts = [format!("--input=2x2xi32=@{bin}"), format!("--input=2x2xi32=+{bin}")];
    assert!(run.out("add", &[&parts[0], &parts[1]]).ends_with("2x2xi32=[6 8][10 12]\n"));

    let refused = |function: &str, input: &str| run.refused(function, &[&format!("--input={input}")]);
    assert!(
        refused("rows", &format!("@{arrays}")).contains("an array of dtype 'i4' has no elements of type f32")
    );
    assert!(refused("add", &format!("@{bin}")).contains("is no .npy file: write the type of other files"));
    assert!(refused("add", "@/no/such.npy").contains("'/no/such.npy' cannot be read: "));
    assert!(refused("rows", &format!("5x2xf32=@{bin}")).contains("expected 40 bytes, found 32"));
    assert!(refused("same", &format!("*{arrays}")).contains("too many values: the function has 1 argument"));
    let flat = run.file("flat.npy");
    run.out("same", &["--input=4xi32=1", &format!("--output=@{flat}")]);
    assert!(
        refused("add", &format!("@{flat}")).contains("a 'tensor<4xi32>' where the type is 'tensor<2x2xi32>'")
    );
    let empty = run.folder.file("empty.npy", "");
    assert!(refused("add", &format!("@{empty}")).contains("there are no more arrays in"));
    let junk = run.folder.file("junk.npy", "junk junk junk");
    assert!(refused("add", &format!("@{junk}")).contains("it is no npy file"));
}
