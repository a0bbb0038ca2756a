//! The calls of host functions: sites, statuses, slots of arguments and results, and the ways out.

use crate::emitter::{Emit, Emitter, TRUSTED};
use crate::repr::{Parts, Repr};
use checkjit_ir::{Diagnostic, OpId, Value};
use checkjit_runtime::abi::{
    Builtin, CTX_IMPORTS, CTX_INTERRUPT, CTX_SITE, IMPORT_SLOT_DATA, IMPORT_SLOT_FUNC, IMPORT_SLOT_SIZE,
    MathBuiltin, ParamKind, SLOT_HI, SLOT_LO, SLOT_SIZE, Trap,
};
use cranelift_codegen::ir::{self, AbiParam, InstBuilder, Signature, types};
use cranelift_codegen::isa::CallConv;

/// The CLIF type of pointers.
pub(crate) const POINTER: ir::Type = types::I64;

/// `(params) -> i32`, all parameters pointers.
fn pointers_to_status(count: usize, convention: CallConv) -> Signature {
    let mut signature = Signature::new(convention);
    signature.params.resize(count, AbiParam::new(POINTER));
    signature.returns.push(AbiParam::new(types::I32));
    signature
}

/// The signature of compiled functions.
pub(crate) fn entry_signature(convention: CallConv) -> Signature {
    pointers_to_status(3, convention)
}

/// The signature of kernels.
pub(crate) fn kernel_signature(convention: CallConv) -> Signature {
    pointers_to_status(2, convention)
}

/// The signature of host functions behind imports.
pub(crate) fn import_signature(convention: CallConv) -> Signature {
    pointers_to_status(4, convention)
}

/// The signature of a function of the runtime.
pub(crate) fn builtin_signature(builtin: Builtin, convention: CallConv) -> Signature {
    let (params, result) = builtin.signature();
    signature_of(params, result, convention)
}

/// The signature of a function of numbers alone.
pub(crate) fn math_signature(builtin: MathBuiltin, convention: CallConv) -> Signature {
    let (params, result) = builtin.signature();
    signature_of(params, Some(result), convention)
}

fn signature_of(params: &[ParamKind], result: Option<ParamKind>, convention: CallConv) -> Signature {
    let param = |kind: &ParamKind| {
        AbiParam::new(match kind {
            ParamKind::Ptr => POINTER,
            ParamKind::I32 => types::I32,
            ParamKind::I64 => types::I64,
            ParamKind::F32 => types::F32,
            ParamKind::F64 => types::F64,
        })
    };
    let mut signature = Signature::new(convention);
    signature.params = params.iter().map(param).collect();
    signature.returns = result.iter().map(param).collect();
    signature
}

impl Emitter<'_, '_> {
    /// Tells the runtime which operation is executed.
    pub(crate) fn store_site(&mut self, op: OpId) -> Emit {
        let site = self.host(op)?.tables.site(op);
        let site = self.b.ins().iconst(types::I32, i64::from(site));
        self.b.ins().store(TRUSTED, site, self.ctx, CTX_SITE);
        Ok(())
    }

    /// Calls a function of the runtime that returns a status, and leaves the function if that is not 0.
    pub(crate) fn call_checked(&mut self, op: OpId, builtin: Builtin, args: &[ir::Value]) -> Emit {
        self.store_site(op)?;
        let status = self.call_value(builtin, args);
        self.check_status(op, status)
    }

    /// As [`Emitter::call_checked`]; the result of `op` is the low half of the first result slot.
    pub(crate) fn call_for_result(&mut self, op: OpId, builtin: Builtin, args: &[ir::Value]) -> Emit {
        self.call_checked(op, builtin, args)?;
        let area = self.host(op)?.results;
        let value = self.b.ins().stack_load(POINTER, types::I64, area, SLOT_LO);
        self.define_result(op, value);
        Ok(())
    }

    /// Leaves the function with `status` if that is not 0.
    pub(crate) fn check_status(&mut self, op: OpId, status: ir::Value) -> Emit {
        let fail = self.host(op)?.fail;
        self.leave_with(op, status)?;
        let go_on = self.b.create_block();
        self.b.ins().brif(status, fail, &[], go_on, &[]);
        self.switch_to(go_on);
        Ok(())
    }

    /// Puts the code where the blocks `fail` and `stop` find it: the argument area, which no call is using.
    /// As an argument of the block it would take a spill slot of its own for each call.
    pub(crate) fn leave_with(&mut self, op: OpId, code: ir::Value) -> Emit {
        let area = self.host(op)?.args(1);
        self.b.ins().stack_store(POINTER, code, area, 0);
        Ok(())
    }

    /// Leaves the function or kernel for `trap` if `condition` is zero.
    pub(crate) fn trap_unless(&mut self, op: OpId, condition: ir::Value, trap: Trap) -> Emit {
        if self.kernel.is_some() {
            return self.stop_kernel_unless(op, condition, trap);
        }
        let stop = self.host(op)?.stop;
        let (go_on, cold) = (self.b.create_block(), self.b.create_block());
        self.b.ins().brif(condition, go_on, &[], cold, &[]);
        self.b.set_cold_block(cold);
        self.b.switch_to_block(cold);
        self.store_site(op)?;
        let code = self.b.ins().iconst(types::I32, i64::from(trap.code()));
        self.leave_with(op, code)?;
        self.b.ins().jump(stop, &[]);
        self.switch_to(go_on);
        Ok(())
    }

    /// Leaves the function if the run is to be stopped.
    pub(crate) fn test_interrupt(&mut self, op: OpId) -> Emit {
        self.store_site(op)?;
        let stop = self.host(op)?.stop;
        let flag = self.interrupt_flag();
        self.leave_with(op, flag)?;
        let go_on = self.b.create_block();
        self.b.ins().brif(flag, stop, &[], go_on, &[]);
        self.switch_to(go_on);
        Ok(())
    }

    /// The value of the interruption flag. The load is atomic, so that no optimization reuses an older one.
    pub(crate) fn interrupt_flag(&mut self) -> ir::Value {
        let pointer = self.b.ins().load(POINTER, TRUSTED, self.ctx, CTX_INTERRUPT);
        self.b.ins().atomic_load(types::I32, TRUSTED.with_aligned(), pointer)
    }

    /// Puts operands into the slots of the argument area and gives its address.
    pub(crate) fn pass(&mut self, op: OpId, values: &[Value]) -> Result<ir::Value, Diagnostic> {
        for (index, value) in values.iter().enumerate() {
            let parts = self.parts(op, *value)?;
            let area = self.host(op)?.args(index + 1);
            let offset = index as i32 * SLOT_SIZE;
            let (low, high) = self.slot_halves(&parts);
            self.b.ins().stack_store(POINTER, low, area, offset + SLOT_LO);
            self.b.ins().stack_store(POINTER, high, area, offset + SLOT_HI);
        }
        let area = self.host(op)?.args(values.len());
        Ok(self.b.ins().stack_addr(POINTER, area, 0))
    }

    /// Puts 64-bit operands one after the other into the argument area and gives its address.
    pub(crate) fn pass_extents(&mut self, op: OpId, values: &[Value]) -> Result<ir::Value, Diagnostic> {
        for (index, value) in values.iter().enumerate() {
            let clif = self.value(op, *value)?;
            let area = self.host(op)?.args(index / 2 + 1);
            self.b.ins().stack_store(POINTER, clif, area, index as i32 * 8);
        }
        let area = self.host(op)?.args(values.len().div_ceil(2));
        Ok(self.b.ins().stack_addr(POINTER, area, 0))
    }

    /// The address of the area for `count` result slots.
    pub(crate) fn results_address(&mut self, op: OpId, count: usize) -> Result<ir::Value, Diagnostic> {
        let area = self.host(op)?.results(count);
        Ok(self.b.ins().stack_addr(POINTER, area, 0))
    }

    /// Gives the results of a call the values in the result area.
    pub(crate) fn take_results(&mut self, op: OpId) -> Emit {
        for (index, value) in self.m.results(op).iter().enumerate() {
            let repr = self.repr(op, *value)?;
            let area = self.host(op)?.results(index + 1);
            let address = self.b.ins().stack_addr(POINTER, area, index as i32 * SLOT_SIZE);
            let parts = self.load_slot(repr, address, 0);
            self.define_parts(*value, &parts);
        }
        Ok(())
    }

    /// The value in a slot.
    pub(crate) fn load_slot(&mut self, repr: Repr, slots: ir::Value, index: usize) -> Parts {
        let halves = [SLOT_LO, SLOT_HI].into_iter().take(repr.count());
        halves
            .map(|half| {
                let offset = index as i32 * SLOT_SIZE + half;
                let value = self.b.ins().load(repr.clif(), TRUSTED, slots, offset);
                self.narrow(repr.part(), value)
            })
            .collect()
    }

    /// Puts a value into a slot.
    pub(crate) fn store_slot(&mut self, parts: &[ir::Value], slots: ir::Value, index: usize) {
        let (low, high) = self.slot_halves(parts);
        let offset = index as i32 * SLOT_SIZE;
        self.b.ins().store(TRUSTED, low, slots, offset + SLOT_LO);
        self.b.ins().store(TRUSTED, high, slots, offset + SLOT_HI);
    }

    /// Both halves of the slot that holds a value: a complex number has its real part in the low one and its
    /// imaginary part in the high one.
    pub(crate) fn slot_halves(&mut self, parts: &[ir::Value]) -> (ir::Value, ir::Value) {
        match *parts {
            [value] if self.b.func.dfg.value_type(value) == types::I128 => self.b.ins().isplit(value),
            [real, imaginary] => (self.slot_half(real), self.slot_half(imaginary)),
            [value, ..] => (self.slot_half(value), self.b.ins().iconst(types::I64, 0)),
            [] => [(); 2].map(|()| self.b.ins().iconst(types::I64, 0)).into(),
        }
    }

    /// A value of at most 64 bits as such a half.
    fn slot_half(&mut self, value: ir::Value) -> ir::Value {
        let bits = self.bits_of(value);
        match self.b.func.dfg.value_type(bits) {
            types::I64 => bits,
            _ => self.b.ins().uextend(types::I64, bits),
        }
    }

    /// The bits of a float that CLIF has; anything else as it is.
    pub(crate) fn bits_of(&mut self, value: ir::Value) -> ir::Value {
        let ty = match self.b.func.dfg.value_type(value) {
            types::F32 => types::I32,
            types::F64 => types::I64,
            _ => return value,
        };
        self.b.ins().bitcast(ty, ir::MemFlagsData::new(), value)
    }

    /// The function pointer in an import's slot, and the slot's data.
    pub(crate) fn load_import(&mut self, import: u32) -> (ir::Value, ir::Value) {
        let table = self.b.ins().load(POINTER, TRUSTED, self.ctx, CTX_IMPORTS);
        let slot = import as i32 * IMPORT_SLOT_SIZE;
        let function = self.b.ins().load(POINTER, TRUSTED, table, slot + IMPORT_SLOT_FUNC);
        let data = self.b.ins().load(POINTER, TRUSTED, table, slot + IMPORT_SLOT_DATA);
        (function, data)
    }

    /// Calls the function that the operand `callee` is, with the operands of the group `args`.
    pub(crate) fn call_value_of(&mut self, op: OpId, callee: &str, args: &str) -> Emit {
        let operands = self.m.operand_group(op, args);
        let count = self.m.results(op).len();
        let function = self.operand(op, callee)?;
        let args = self.pass(op, &operands)?;
        let results = self.results_address(op, count)?;
        self.store_site(op)?;
        self.trap_unless(op, function, Trap::NullReference)?;
        let signature = self.host_signature(op)?;
        let call = self.b.ins().call_indirect(signature, function, &[self.ctx, args, results]);
        let status = self.b.inst_results(call)[0];
        self.check_status(op, status)?;
        self.take_results(op)
    }

    /// Calls a function, with a body or imported, that an operation names in `callee`.
    pub(crate) fn call_symbol(&mut self, op: OpId) -> Emit {
        let operands: Vec<Value> = self.m.operands(op).collect();
        let count = self.m.results(op).len();
        let args = self.pass(op, &operands)?;
        let results = self.results_address(op, count)?;
        self.store_site(op)?;
        let tables = &mut self.host(op)?.tables;
        let callee = tables.symbol(op, "callee");
        let ordinal = callee.and_then(|callee| tables.function(callee));
        let status = if let (Some(callee), Some(ordinal)) = (callee, ordinal) {
            tables.uses.calls.push((op, callee));
            let function = self.host_function(op, ordinal)?;
            let call = self.b.ins().call(function, &[self.ctx, args, results]);
            self.b.inst_results(call)[0]
        } else if let Some(import) = callee.and_then(|callee| tables.import(callee)) {
            let mut values = operands.iter().chain(self.m.results(op));
            if let Some(value) = values.find(|value| self.repr(op, **value) == Ok(Repr::Function)) {
                return Err(self.unsupported(op, self.m.value_type(*value)));
            }
            let (function, data) = self.load_import(import);
            self.trap_unless(op, function, Trap::UnresolvedImport)?;
            let signature = self.host_import_signature(op)?;
            let call = self.b.ins().call_indirect(signature, function, &[self.ctx, data, args, results]);
            self.b.inst_results(call)[0]
        } else {
            let name =
                self.m.attr(op, "callee").and_then(|attr| self.m.attr_symbol(attr)).unwrap_or_default();
            return Err(self.error(op, format!("'{name}' is no function that code generation can call")));
        };
        self.check_status(op, status)?;
        self.take_results(op)
    }
}
