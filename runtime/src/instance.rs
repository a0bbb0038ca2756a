//! An instance: one program bound to imports and a device, with its own globals, buffers and results.
//!
//! The context, the state, the globals and the constant slots are boxes whose addresses generated code
//! holds. They are kept as raw pointers (`Pinned`) rather than as boxes, so that using one from here does
//! not take exclusive access away from the others while compiled code runs.
#![allow(unsafe_code, reason = "owns the context that generated code works on, and calls that code")]

use std::ptr::NonNull;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use checkjit_numerics::ElementType;

use crate::abi::table::BUILTINS;
use crate::abi::{Ctx, EntryFn, Slot};
use crate::check::{CheckCounts, CheckEvent};
use crate::device::{Device, DeviceState, DeviceStats};
use crate::imports::{HostImport, ImportTable};
use crate::program::Program;
use crate::state::InstanceState;
use crate::status::{Status, StatusCode};
use crate::view::HostView;

/// What an instance may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Bytes of buffers that can be alive at once, staging buffers included.
    pub memory_bytes: u64,
    /// Bytes of stack that compiled code may use below the frame of [`Instance::call`]. The thread must
    /// have them, and some 128 KiB more for the runtime itself.
    pub stack_bytes: usize,
}

impl Default for Limits {
    /// 2 GiB of buffers and 1 MiB of stack.
    fn default() -> Self {
        Self { memory_bytes: 2 << 30, stack_bytes: 1 << 20 }
    }
}

/// A box at a fixed address that is used through raw pointers only.
struct Pinned<T: ?Sized>(NonNull<T>);

impl<T: ?Sized> Pinned<T> {
    fn new(value: Box<T>) -> Self {
        Self(NonNull::from(Box::leak(value)))
    }
}

impl<T: ?Sized> Drop for Pinned<T> {
    fn drop(&mut self) {
        // SAFETY: `new` leaked this box, and nothing else frees it.
        drop(unsafe { Box::from_raw(self.0.as_ptr()) });
    }
}

/// A program ready to be called.
pub struct Instance {
    ctx: Pinned<Ctx>,
    state: Pinned<InstanceState>,
    _globals: Pinned<[Slot]>,
    _constants: Pinned<[Slot]>,
    _imports: ImportTable,
    interrupt: Arc<AtomicU32>,
    limits: Limits,
}

// SAFETY: everything behind the pointers is owned by the instance and is `Send`: the program and closures are
// `Send + Sync`, `HostImport::raw` demands functions for any thread, and the rest is plain data. No
// thread-local state is referred to.
unsafe impl Send for Instance {}

impl Instance {
    /// Binds `program` to `imports`, one a declaration in the program's order, and to a device.
    ///
    /// # Errors
    ///
    /// NOT_FOUND when an import that is not optional is not bound.
    pub fn new(
        program: Arc<Program>,
        imports: Vec<Option<HostImport>>,
        device: &Device,
        limits: Limits,
    ) -> Result<Self, Status> {
        let imports = ImportTable::bind(&program.imports, imports)?;
        let interrupt = Arc::new(AtomicU32::new(0));
        let globals = Pinned::new(program.globals.clone().into_boxed_slice());
        let constants = Pinned::new(vec![Slot::default(); program.constants.len()].into_boxed_slice());
        let device = DeviceState::new(device, limits.memory_bytes, Arc::clone(&interrupt));
        let state = Pinned::new(Box::new(InstanceState::new(program, device, Arc::clone(&interrupt))));
        let ctx = Pinned::new(Box::new(Ctx {
            builtins: &BUILTINS,
            imports: imports.as_ptr(),
            constants: constants.0.as_ptr().cast(),
            globals: globals.0.as_ptr().cast(),
            stack_limit: 0,
            interrupt: Arc::as_ptr(&interrupt),
            site: 0,
            reserved: 0,
            executed: 0,
            passed_over: 0,
            instance: state.0.as_ptr(),
        }));
        Ok(Self {
            ctx,
            state,
            _globals: globals,
            _constants: constants,
            _imports: imports,
            interrupt,
            limits,
        })
    }

    fn ctx(&self) -> &Ctx {
        // SAFETY: the box lives as long as `self`, and compiled code, the only other user, runs only while
        // `call` holds `&mut self`.
        unsafe { self.ctx.0.as_ref() }
    }

    fn state(&self) -> &InstanceState {
        // SAFETY: as in `ctx`.
        unsafe { self.state.0.as_ref() }
    }

    fn state_mut(&mut self) -> &mut InstanceState {
        // SAFETY: as in `ctx`, and `&mut self` excludes every other reference.
        unsafe { self.state.0.as_mut() }
    }

    /// Calls a compiled function. Failed checks are no error: they are [events](Self::events).
    ///
    /// # Errors
    ///
    /// The status that stopped the function, with its site.
    ///
    /// # Safety
    ///
    /// `entry` was compiled for this instance's program and is alive; it takes as many arguments as `args`
    /// has and writes at most as many results as `results` has. It keeps the contract of the
    /// [builtins](crate::abi::table) and never unwinds. The stack is as large as [`Limits::stack_bytes`] says.
    pub unsafe fn call(&mut self, entry: EntryFn, args: &[Slot], results: &mut [Slot]) -> Result<(), Status> {
        self.state_mut().failure = None;
        if let Some(status) = self.state().interruption() {
            return Err(status);
        }
        let here = crate::stack::pointer();
        let ctx = self.ctx.0.as_ptr();
        // SAFETY: `ctx` is alive and not borrowed; the caller vouches for `entry` and the counts of slots.
        let code = unsafe {
            (*ctx).stack_limit = here.saturating_sub(self.limits.stack_bytes);
            (*ctx).site = 0;
            entry(ctx, args.as_ptr(), results.as_mut_ptr())
        };
        // A builtin without a status (retain, release) may have failed in a call that went on.
        let failure = self.state_mut().failure.take();
        match (code, failure) {
            (0, None) => Ok(()),
            (_, Some(status)) => Err(status),
            (code, None) => Err(Status::new(
                StatusCode::from_i32(code).unwrap_or(StatusCode::Internal),
                format!("a function returned {code} without saying why"),
            )),
        }
    }

    /// The checks that failed so far, in order; the first [`MAX_EVENTS`](crate::check::MAX_EVENTS) of them.
    pub fn events(&self) -> &[CheckEvent] {
        self.state().checks.events()
    }

    /// As [`Instance::events`], taking them out.
    pub fn take_events(&mut self) -> Vec<CheckEvent> {
        self.state_mut().checks.take_events()
    }

    /// How many checks were executed, failed and were passed over.
    pub fn counts(&self) -> CheckCounts {
        CheckCounts {
            executed: self.ctx().executed,
            failed: self.state().checks.failed(),
            passed_over: self.ctx().passed_over,
        }
    }

    /// What happened on the device.
    pub fn device_stats(&self) -> DeviceStats {
        self.state().device.stats()
    }

    /// The flag that stops compiled code from another thread: store the number of the status code to stop
    /// with, CANCELLED or DEADLINE_EXCEEDED.
    pub fn interrupt_handle(&self) -> Arc<AtomicU32> {
        Arc::clone(&self.interrupt)
    }

    /// Clears the flag that [`Instance::interrupt_handle`] gives out.
    pub fn clear_interrupt(&mut self) {
        self.interrupt.store(0, Ordering::Relaxed);
    }

    /// The contents of the buffer view in `slot`, through a transfer where the device asks for one.
    ///
    /// # Errors
    ///
    /// INVALID_ARGUMENT or INTERNAL when the slot holds no live view; what the device says otherwise.
    pub fn read_view(&mut self, slot: Slot) -> Result<HostView, Status> {
        let state = self.state_mut();
        let view = state.view(slot.lo)?;
        let (element, shape, range) = (view.element, view.shape.to_vec(), view.range);
        let bytes = state.device.with_host_bytes([range], |[bytes]| Ok(bytes.to_vec()))?;
        Ok(HostView { element, shape, bytes })
    }

    /// A buffer view with the given contents, with one reference that the caller owns.
    ///
    /// # Errors
    ///
    /// INVALID_ARGUMENT when the number of bytes is not that of the type; RESOURCE_EXHAUSTED.
    pub fn import_view(&mut self, element: ElementType, shape: &[u64], bytes: &[u8]) -> Result<Slot, Status> {
        self.state_mut().import(element, shape, bytes).map(Slot::new)
    }

    /// Counts one more reference to the view in `slot`.
    ///
    /// # Errors
    ///
    /// INTERNAL when the slot holds no live view.
    pub fn retain_view(&mut self, slot: Slot) -> Result<(), Status> {
        self.state_mut().retain(slot.lo)
    }

    /// Counts one reference less to the view in `slot`.
    ///
    /// # Errors
    ///
    /// INTERNAL when the slot holds no live view.
    pub fn release_view(&mut self, slot: Slot) -> Result<(), Status> {
        self.state_mut().release(slot.lo)
    }
}

impl std::fmt::Debug for Instance {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Instance")
            .field("counts", &self.counts())
            .field("device_stats", &self.device_stats())
            .finish_non_exhaustive()
    }
}
