//! A compiled program as its instances share it: constants, layouts, launches, imports, globals.

use std::any::Any;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use checkjit_numerics::ElementType;

use crate::abi::{KernelFn, Slot};

/// What the compiler hands to the runtime. Immutable and shared by any number of instances.
#[derive(Debug, Default)]
pub struct Program {
    /// Tensor constants by ordinal.
    pub constants: Vec<Constant>,
    /// Shapes with element types, by ordinal, that allocations name.
    pub layouts: Vec<Layout>,
    /// Launches by ordinal.
    pub launches: Vec<LaunchDesc>,
    /// Imported host functions by ordinal.
    pub imports: Vec<ImportDecl>,
    /// What the assertions say when they fail, by their sites.
    pub messages: BTreeMap<u32, String>,
    /// Texts by ordinal, that assertions and traces name.
    pub strings: Vec<String>,
    /// What each global holds in a new instance.
    pub globals: Vec<Slot>,
}

/// A tensor constant.
#[derive(Clone, Debug)]
pub struct Constant {
    /// Type of the elements.
    pub element: ElementType,
    /// Extents.
    pub shape: Vec<u64>,
    /// The elements in storage form, or one of them when `splat` is set.
    pub bytes: Arc<[u8]>,
    /// `bytes` holds the one element that all are equal to.
    pub splat: bool,
}

/// An element type and a shape of which some extents are known only at run time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// Type of the elements.
    pub element: ElementType,
    /// Extents; `None` is dynamic.
    pub dims: Vec<Option<u64>>,
}

/// One parameter of a kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KernelParam {
    /// A view that the kernel only reads.
    Read,
    /// A view that the kernel writes, and may read. Its storage must not be reachable through a reference
    /// that is not itself an argument of the launch. In an elementwise launch an argument that is read may
    /// share it.
    Write,
    /// A scalar, passed on as it is.
    Scalar,
}

impl KernelParam {
    /// Whether the argument is a buffer view.
    pub const fn is_view(self) -> bool {
        matches!(self, Self::Read | Self::Write)
    }

    /// Whether the kernel writes to it.
    pub const fn is_written(self) -> bool {
        matches!(self, Self::Write)
    }
}

/// A kernel and what its arguments must be.
///
/// A kernel trusts its frame, which the runtime makes: for a scalar its slot; for a view a slot with the address
/// of its first element, then a slot for each of its extents. An elementwise kernel sees every view as one
/// dimension, and its frame has one extent a view, the number of elements.
#[derive(Clone)]
pub struct LaunchDesc {
    /// The compiled kernel.
    pub kernel: KernelFn,
    /// Keeps the memory that `kernel` lies in.
    pub keepalive: Arc<dyn Any + Send + Sync>,
    /// The parameters, in the order of the frame.
    pub params: Vec<KernelParam>,
    /// For each parameter that is a view, its element type. A view without one is refused.
    pub elements: Vec<Option<ElementType>>,
    /// For each parameter that is a view, its extents as far as the kernel relies on them, and so its rank.
    /// Not looked at in an elementwise launch.
    pub shapes: Vec<Option<Vec<Option<u64>>>>,
    /// The kernel does the same for every element: all views have one shape, whatever it is.
    pub elementwise: bool,
    /// For each op of the kernel, by its ordinal in the kernel, the site to report.
    pub sites: Vec<u32>,
}

impl fmt::Debug for LaunchDesc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LaunchDesc")
            .field("params", &self.params)
            .field("elements", &self.elements)
            .field("shapes", &self.shapes)
            .field("elementwise", &self.elementwise)
            .field("sites", &self.sites)
            .finish_non_exhaustive()
    }
}

/// A host function that a program calls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportDecl {
    /// The module, such as `check`.
    pub module: String,
    /// The function in it, such as `expect_eq`.
    pub name: String,
    /// Whether the program can do without.
    pub optional: bool,
    /// How many argument slots a call passes.
    pub params: usize,
    /// How many result slots a call expects to be filled.
    pub results: usize,
}
