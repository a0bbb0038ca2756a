//! The compiler: targets and options, and the cache of kernels that all compilations share.

use crate::cache::KernelCache;
use crate::code::{Code, Piece};
use crate::error::CodegenError;
use cranelift_codegen::isa::{self, OwnedTargetIsa};
use cranelift_codegen::settings::{self, Configurable};
use target_lexicon::Triple;

/// How code is generated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct CompilerOptions {
    /// Whether Cranelift verifies all CLIF. It about doubles the time.
    pub verify_clif: bool,
    /// Bytes of kernels' code that are kept for the next compilation.
    pub kernel_cache_bytes: usize,
}

impl Default for CompilerOptions {
    /// Verification in debug builds, 64 MiB of kernels.
    fn default() -> Self {
        CompilerOptions { verify_clif: cfg!(debug_assertions), kernel_cache_bytes: 64 << 20 }
    }
}

/// Compiles modules of the vm phase. Shared by threads.
pub struct Compiler {
    /// For host functions: fast to compile.
    pub(crate) host: OwnedTargetIsa,
    /// For kernels: fast to run.
    pub(crate) kernel: OwnedTargetIsa,
    cache: KernelCache,
    is_native: bool,
}

impl Compiler {
    /// A compiler for this machine.
    ///
    /// # Errors
    ///
    /// When Cranelift does not generate code for it.
    pub fn new(options: CompilerOptions) -> Result<Self, CodegenError> {
        let builder = || cranelift_native::builder().map_err(|reason| CodegenError::Host(reason.to_owned()));
        Self::with_builders([builder()?, builder()?], options, true)
    }

    /// A compiler for another target, `x86_64-pc-windows-msvc` for one: its code can be looked at.
    ///
    /// # Errors
    ///
    /// When Cranelift does not generate code for it, or it has no pointers of 64 bits.
    pub fn for_target(triple: &str, options: CompilerOptions) -> Result<Self, CodegenError> {
        let error = |reason: &dyn std::fmt::Display| CodegenError::Target {
            target: triple.to_owned(),
            reason: reason.to_string(),
        };
        let parsed: Triple = triple.parse().map_err(|reason| error(&reason))?;
        let is_wide = parsed.pointer_width().is_ok_and(|width| width.bits() == 64);
        let is_little = parsed.endianness() == Ok(target_lexicon::Endianness::Little);
        if !is_wide || !is_little {
            return Err(error(&"only little-endian machines of 64 bits are supported"));
        }
        let builder = || isa::lookup(parsed.clone()).map_err(|reason| error(&reason));
        Self::with_builders([builder()?, builder()?], options, false)
    }

    fn with_builders(
        [host, kernel]: [isa::Builder; 2],
        options: CompilerOptions,
        is_native: bool,
    ) -> Result<Self, CodegenError> {
        let verify = if options.verify_clif { "true" } else { "false" };
        Ok(Compiler {
            host: finish(
                host,
                &[("regalloc_algorithm", "single_pass"), ("opt_level", "none"), ("enable_verifier", verify)],
            )?,
            kernel: finish(
                kernel,
                &[
                    ("regalloc_algorithm", "backtracking"),
                    ("opt_level", "speed"),
                    ("enable_verifier", verify),
                ],
            )?,
            cache: KernelCache::with_limit(options.kernel_cache_bytes),
            is_native,
        })
    }

    /// The kernels compiled so far.
    pub fn kernel_cache(&self) -> &KernelCache {
        &self.cache
    }

    /// Puts pieces into memory, to be called. `Err` says why not: above all, code for another machine is none
    /// that can be called here.
    pub(crate) fn link(&self, isa: &OwnedTargetIsa, pieces: &[Option<Piece>]) -> Result<Code, String> {
        match self.is_native {
            true => Code::link(isa, pieces).map_err(|error| error.to_string()),
            false => Err("the code is for another machine".to_owned()),
        }
    }
}

/// Settings of all code. Frames are small, so none is probed; nothing unwinds.
const COMMON: &[(&str, &str)] = &[
    ("is_pic", "false"),
    ("use_colocated_libcalls", "false"),
    ("enable_probestack", "false"),
    ("unwind_info", "false"),
];

fn finish(
    builder: isa::Builder,
    own: &[(&'static str, &'static str)],
) -> Result<OwnedTargetIsa, CodegenError> {
    let mut flags = settings::builder();
    for &(name, value) in COMMON.iter().chain(own) {
        flags
            .set(name, value)
            .map_err(|reason| CodegenError::Setting { name, reason: reason.to_string() })?;
    }
    builder.finish(settings::Flags::new(flags)).map_err(|reason| CodegenError::Host(reason.to_string()))
}
