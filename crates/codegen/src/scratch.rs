//! One function from CLIF to machine code, in contexts that are used again for the next.

use crate::code::Piece;
use checkjit_ir::{Diagnostic, Module, OpId};
use cranelift_codegen::ir::{ExternalName, Function, UserFuncName};
use cranelift_codegen::isa::{TargetFrontendConfig, TargetIsa};
use cranelift_codegen::{Context, FinalizedRelocTarget};
use cranelift_frontend::FunctionBuilderContext;
use cranelift_module::{FuncId, ModuleReloc};
use std::panic::{AssertUnwindSafe, catch_unwind};
use target_lexicon::Architecture;

/// A function's frame may have this many bytes. The runtime leaves room for this below the limit that
/// prologues test.
const MAX_FRAME: u32 = 32 << 10;

/// Cranelift's contexts.
pub(crate) struct Scratch {
    context: Context,
    builder: FunctionBuilderContext,
}

impl Default for Scratch {
    fn default() -> Self {
        Scratch { context: Context::new(), builder: FunctionBuilderContext::new() }
    }
}

/// A function to be written.
pub(crate) struct Draft<'d> {
    /// The function, still empty.
    pub(crate) function: &'d mut Function,
    /// What the builder of its CLIF needs.
    pub(crate) context: &'d mut FunctionBuilderContext,
    /// The target it is for.
    pub(crate) target: Target,
}

/// What the writers of CLIF know of the machine.
#[derive(Clone, Copy)]
pub(crate) struct Target {
    /// What the builder of the CLIF needs.
    pub(crate) frontend: TargetFrontendConfig,
    /// Has it instructions that round to integers? Without, Cranelift calls symbols, which are not there.
    pub(crate) rounds: bool,
    /// Has it an instruction for fused multiplication and addition?
    pub(crate) fuses: bool,
}

impl Target {
    fn of(isa: &dyn TargetIsa) -> Target {
        let is_x86 = isa.triple().architecture == Architecture::X86_64;
        let flags = isa.isa_flags();
        let has = |name: &str| flags.iter().any(|flag| flag.name == name && flag.as_bool() == Some(true));
        Target {
            frontend: isa.frontend_config(),
            rounds: !is_x86 || has("has_sse41"),
            // Cranelift takes the instruction of AVX only.
            fuses: !is_x86 || has("has_fma") && has("has_avx"),
        }
    }
}

/// What writes the CLIF of a function.
type Build<'b> = dyn FnMut(Draft<'_>) -> Result<(), Diagnostic> + 'b;

impl Scratch {
    /// The machine code of the function that `build` writes for `op`. It will be piece `index` of its
    /// [`Code`](crate::Code). Where `isa` gives it too large a frame, `thrifty` is tried.
    pub(crate) fn compile(
        &mut self,
        isa: &dyn TargetIsa,
        thrifty: Option<&dyn TargetIsa>,
        m: &Module,
        op: OpId,
        index: u32,
        build: &mut Build<'_>,
    ) -> Result<Piece, Diagnostic> {
        self.run(isa, m, op, build, |context| {
            compile(context, isa)?;
            if frame_size(context) > MAX_FRAME
                && let Some(thrifty) = thrifty
            {
                compile(context, thrifty)?;
            }
            let size = frame_size(context);
            if size > MAX_FRAME {
                return Err(format!("a frame of {size} bytes is more than {MAX_FRAME}"));
            }
            let Some(compiled) = context.compiled_code() else { return Err("there is no code".to_owned()) };
            let buffer = &compiled.buffer;
            let id = FuncId::from_u32(index);
            let mut relocs = Vec::new();
            for reloc in buffer.relocs() {
                match &reloc.target {
                    FinalizedRelocTarget::ExternalName(ExternalName::User(_))
                    | FinalizedRelocTarget::Func(_) => {
                        relocs.push(ModuleReloc::from_mach_reloc(reloc, &context.func, id));
                    }
                    target => return Err(format!("the code needs {target:?}, which is not there")),
                }
            }
            let alignment = u64::from(buffer.alignment);
            Ok(Piece { bytes: buffer.data().to_vec(), alignment, relocs })
        })
    }

    /// Cranelift's text of the function that `build` writes.
    pub(crate) fn clif(
        &mut self,
        isa: &dyn TargetIsa,
        m: &Module,
        op: OpId,
        build: &mut Build<'_>,
    ) -> Result<String, Diagnostic> {
        self.run(isa, m, op, build, |context| Ok(context.func.display().to_string()))
    }

    /// The text of the machine code of the function that `build` writes.
    pub(crate) fn assembly(
        &mut self,
        isa: &dyn TargetIsa,
        m: &Module,
        op: OpId,
        build: &mut Build<'_>,
    ) -> Result<String, Diagnostic> {
        self.run(isa, m, op, build, |context| {
            context.set_disasm(true);
            compile(context, isa)?;
            let text = context.compiled_code().and_then(|compiled| compiled.vcode.clone());
            text.ok_or_else(|| "there is no text of the code".to_owned())
        })
    }

    /// Builds the function and does `work` on it. An error of Cranelift, and a panic in it, is an error at `op`.
    fn run<T>(
        &mut self,
        isa: &dyn TargetIsa,
        m: &Module,
        op: OpId,
        build: &mut Build<'_>,
        work: impl FnOnce(&mut Context) -> Result<T, String>,
    ) -> Result<T, Diagnostic> {
        let Scratch { context, builder } = &mut *self;
        let result = catch_unwind(AssertUnwindSafe(|| {
            context.clear();
            context.func.name = UserFuncName::testcase(m.symbol(op).unwrap_or_default());
            context.func.signature.call_conv = isa.default_call_conv();
            let target = Target::of(isa);
            build(Draft { function: &mut context.func, context: builder, target })?;
            work(context).map_err(|message| failure(m, op, &message))
        }));
        let result = result.unwrap_or_else(|panic| Err(internal(m, op, panic_text(&*panic))));
        if result.is_err() {
            // The contexts may have been left in the middle of a function.
            *self = Scratch::default();
        }
        result
    }
}

fn compile(context: &mut Context, isa: &dyn TargetIsa) -> Result<(), String> {
    let compiled = context.compile(isa, &mut Default::default());
    compiled.map(|_| ()).map_err(|error| format!("{:?}", error.inner))
}

/// Bytes of the frame of what was compiled.
fn frame_size(context: &Context) -> u32 {
    let layout = context.compiled_code().and_then(|compiled| compiled.buffer.frame_layout());
    layout.map_or(0, |layout| layout.frame_to_fp_offset)
}

fn failure(m: &Module, op: OpId, message: &str) -> Diagnostic {
    Diagnostic::error(m.position(m.op(op).loc), format!("code generation failed: {message}"))
}

/// A mistake of ours or of Cranelift's. It is no reason not to compile the other functions.
fn internal(m: &Module, op: OpId, message: &str) -> Diagnostic {
    let name = m.symbol(op).unwrap_or_default();
    let message = format!("internal error: code generation of '@{name}' panicked: {message}");
    Diagnostic::error(m.position(m.op(op).loc), message)
}

fn panic_text(panic: &(dyn std::any::Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("a panic without a message")
}
