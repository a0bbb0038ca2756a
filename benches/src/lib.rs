//! Inputs of the benchmarks.

/// A function that makes a scalar check `count` times in a loop; without the check, it only goes round.
pub fn scalar_loop(count: u64, with_check: bool) -> String {
    let before = "%x = util.unfoldable_constant 1 : i32";
    counted_loop(count, before, if with_check { "check.expect_true(%x) : i32" } else { "" })
}

/// A function that compares two tensors of `elements` `f32`s `count` times in a loop; without the check, it
/// only goes round.
pub fn tensor_loop(count: u64, elements: u64, with_check: bool) -> String {
    let ty = format!("tensor<{elements}xf32>");
    let before = format!(
        "%a = util.unfoldable_constant dense<1.5> : {ty}\n  %b = util.unfoldable_constant dense<1.5> : {ty}"
    );
    let check = format!("check.expect_eq(%a, %b) : {ty}");
    counted_loop(count, &before, if with_check { &check } else { "" })
}

fn counted_loop(count: u64, before: &str, body: &str) -> String {
    format!(
        "func.func @f() {{
  {before}
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %count = util.unfoldable_constant {count} : i64
  cf.br ^loop(%zero : i64)
^loop(%i: i64):
  {body}
  %next = arith.addi %i, %one : i64
  %more = arith.cmpi ult, %next, %count : i64
  cf.cond_br %more, ^loop(%next : i64), ^end
^end:
  return
}}"
    )
}

/// A file of `count` tests, each of which adds two small tensors and checks the sum.
pub fn file_of_tests(count: usize) -> String {
    let test = |n: usize| {
        format!(
            "func.func @add_{n}() {{
  %a = util.unfoldable_constant dense<[1.0, 2.0, 3.0, {n}.0]> : tensor<4xf32>
  %b = arith.addf %a, %a : tensor<4xf32>
  check.expect_almost_eq_const(%b, dense<[2.0, 4.0, 6.0, {}.0]> : tensor<4xf32>) : tensor<4xf32>
  return
}}
",
            2 * n
        )
    };
    (0..count).map(test).collect()
}
