//! One CLIF function being written: the values of the IR as CLIF values, and what every emit function needs.
//!
//! A value of the IR is one CLIF value, or two for a complex number: its [parts](crate::repr::Parts). In a kernel
//! they hold wherever the value of the IR does. In a host function they hold between two calls only; after that
//! they are loaded from their [homes](crate::homes). So an emit function reads its operands before it calls
//! anything.

use crate::call::POINTER;
use crate::emit;
use crate::flow::Blocks;
use crate::homes::Homes;
use crate::host::Host;
use crate::kernel::Kernel;
use crate::repr::{Parts, Repr};
use crate::scratch::Target;
use checkjit_ir::{Diagnostic, Module, OpId, Type, Value};
use checkjit_runtime::abi::{Builtin, MathBuiltin};
use cranelift_codegen::ir::{self, InstBuilder, MemFlagsData, types};
use cranelift_frontend::FunctionBuilder;
use rustc_hash::FxHashMap;

/// Accesses to memory that is there: contexts, slots, and what the runtime checked.
pub(crate) const TRUSTED: MemFlagsData = MemFlagsData::new().with_notrap();

/// The result of an emit function.
pub(crate) type Emit = Result<(), Diagnostic>;

/// The state of one function.
pub(crate) struct Emitter<'e, 'm> {
    /// The module that is compiled.
    pub(crate) m: &'m Module,
    /// Where CLIF goes.
    pub(crate) b: FunctionBuilder<'e>,
    /// What is known of the machine.
    pub(crate) target: Target,
    /// The function's context parameter.
    pub(crate) ctx: ir::Value,
    host: Option<Host<'e, 'm>>,
    /// The state that only kernels have.
    pub(crate) kernel: Option<Kernel>,
    /// The function's blocks.
    pub(crate) blocks: Blocks,
    homes: Homes,
    values: FxHashMap<Value, (u32, Parts)>,
    segment: u32,
    signatures: FxHashMap<Builtin, ir::SigRef>,
    scratch: Option<ir::StackSlot>,
}

impl<'e, 'm> Emitter<'e, 'm> {
    /// An emitter for a host function.
    pub(crate) fn for_host(
        m: &'m Module,
        b: FunctionBuilder<'e>,
        target: Target,
        ctx: ir::Value,
        (host, homes): (Host<'e, 'm>, Homes),
    ) -> Self {
        Emitter { host: Some(host), homes, ..Self::new(m, b, target, ctx) }
    }

    /// An emitter for a kernel.
    pub(crate) fn for_kernel(
        m: &'m Module,
        b: FunctionBuilder<'e>,
        target: Target,
        ctx: ir::Value,
        kernel: Kernel,
    ) -> Self {
        Emitter { kernel: Some(kernel), ..Self::new(m, b, target, ctx) }
    }

    fn new(m: &'m Module, b: FunctionBuilder<'e>, target: Target, ctx: ir::Value) -> Self {
        let (values, signatures, blocks, homes) = Default::default();
        let (host, kernel) = (None, None);
        let scratch = None;
        Emitter { m, b, target, ctx, host, kernel, blocks, homes, values, segment: 0, signatures, scratch }
    }

    /// Writes an operation.
    pub(crate) fn op(&mut self, op: OpId) -> Emit {
        let Some(row) = emit::row(self.m, op) else {
            let message = format!("code generation does not support '{}' yet", self.m.op_name(op));
            return Err(self.error(op, message));
        };
        let segment = self.segment;
        (row.emit)(self, op)?;
        let ended = self.m.results(op).is_empty() || row.calls || segment == self.segment;
        debug_assert!(ended, "{} calls, and its row does not say so", self.m.op_name(op));
        Ok(())
    }

    /// The state that only host functions have.
    pub(crate) fn host(&mut self, op: OpId) -> Result<&mut Host<'e, 'm>, Diagnostic> {
        match self.host {
            Some(ref mut host) => Ok(host),
            None => {
                let message =
                    format!("code generation does not support '{}' in a kernel", self.m.op_name(op));
                Err(Diagnostic::error(self.m.position(self.m.op(op).loc), message))
            }
        }
    }

    /// The CLIF value of an operand that is held in one.
    pub(crate) fn value(&mut self, user: OpId, value: Value) -> Result<ir::Value, Diagnostic> {
        match self.parts(user, value)?.as_slice() {
            [clif] => Ok(*clif),
            _ => Err(self.unsupported(user, self.m.value_type(value))),
        }
    }

    /// The CLIF values of an operand.
    pub(crate) fn parts(&mut self, user: OpId, value: Value) -> Result<Parts, Diagnostic> {
        if let Some((segment, parts)) = self.values.get(&value)
            && *segment == self.segment
        {
            return Ok(parts.clone());
        }
        if let Some(constant) = self.m.defining_op(value).filter(|op| emit::is_remade(self.m, *op)) {
            self.op(constant)?;
            return match self.values.get(&value) {
                Some((_, parts)) => Ok(parts.clone()),
                None => Err(self.unsupported(constant, self.m.value_type(value))),
            };
        }
        let slot = self.homes.slots.get(&value).copied();
        let (Some(slot), Some(area)) = (slot, self.host.as_ref().map(|host| host.values)) else {
            return Err(
                self.error(user, "code generation has lost a value: a mistake in checkjit".to_owned())
            );
        };
        let repr = self.repr(user, value)?;
        let parts: Parts = (0..repr.count())
            .map(|part| self.b.ins().stack_load(POINTER, repr.clif(), area, home_offset(slot, part)))
            .collect();
        self.values.insert(value, (self.segment, parts.clone()));
        Ok(parts)
    }

    /// The CLIF value of the operand of this name, which is held in one.
    pub(crate) fn operand(&mut self, op: OpId, name: &str) -> Result<ir::Value, Diagnostic> {
        let value = self.named_operand(op, name)?;
        self.value(op, value)
    }

    /// The CLIF values of the operand of this name.
    pub(crate) fn operand_parts(&mut self, op: OpId, name: &str) -> Result<Parts, Diagnostic> {
        let value = self.named_operand(op, name)?;
        self.parts(op, value)
    }

    /// The operand of this name.
    pub(crate) fn named_operand(&self, op: OpId, name: &str) -> Result<Value, Diagnostic> {
        let value = self.m.operand(op, name);
        value.ok_or_else(|| self.error(op, format!("'{}' has no operand '{name}'", self.m.op_name(op))))
    }

    /// Gives a value of the IR its CLIF value.
    pub(crate) fn define(&mut self, value: Value, clif: ir::Value) {
        self.define_parts(value, &[clif]);
    }

    /// Gives a value of the IR its CLIF values.
    pub(crate) fn define_parts(&mut self, value: Value, parts: &[ir::Value]) {
        self.values.insert(value, (self.segment, Parts::from_slice(parts)));
        if let (Some(slot), Some(host)) = (self.homes.slots.get(&value), &self.host) {
            for (index, part) in parts.iter().enumerate() {
                self.b.ins().stack_store(POINTER, *part, host.values, home_offset(*slot, index));
            }
        }
    }

    /// Gives the only result of `op` its CLIF value.
    pub(crate) fn define_result(&mut self, op: OpId, clif: ir::Value) {
        self.define(self.m.result(op), clif);
    }

    /// Gives the only result of `op` its CLIF values.
    pub(crate) fn define_result_parts(&mut self, op: OpId, parts: &[ir::Value]) {
        self.define_parts(self.m.result(op), parts);
    }

    /// Ends a stretch of code: what was loaded or computed so far is not used by later operations.
    pub(crate) fn end_segment(&mut self) {
        if self.host.is_some() {
            self.segment += 1;
        }
    }

    /// Goes on in another block.
    pub(crate) fn switch_to(&mut self, block: ir::Block) {
        self.b.switch_to_block(block);
        self.end_segment();
    }

    /// How a value is held.
    pub(crate) fn repr(&self, user: OpId, value: Value) -> Result<Repr, Diagnostic> {
        let ty = self.m.value_type(value);
        self.repr_of(ty).ok_or_else(|| self.unsupported(user, ty))
    }

    /// How values of this type are held.
    pub(crate) fn repr_of(&self, ty: Type) -> Option<Repr> {
        Repr::of(self.m, ty)
    }

    /// The error at an operation.
    pub(crate) fn error(&self, op: OpId, message: String) -> Diagnostic {
        Diagnostic::error(self.m.position(self.m.op(op).loc), message)
    }

    /// The error for an operation on a type that there is no code for.
    pub(crate) fn unsupported(&self, op: OpId, ty: Type) -> Diagnostic {
        let (name, ty) = (self.m.op_name(op), self.m.type_text(ty));
        self.error(op, format!("code generation does not support '{name}' on type '{ty}' yet"))
    }

    /// The constant with these bits.
    pub(crate) fn constant(&mut self, ty: ir::Type, bits: u128) -> ir::Value {
        match ty {
            types::F32 => self.b.ins().f32const(ir::immediates::Ieee32::with_bits(bits as u32)),
            types::F64 => self.b.ins().f64const(ir::immediates::Ieee64::with_bits(bits as u64)),
            types::I128 => {
                let low = self.b.ins().iconst(types::I64, bits as i64);
                let high = self.b.ins().iconst(types::I64, (bits >> 64) as i64);
                self.b.ins().iconcat(low, high)
            }
            _ => self.b.ins().iconst(ty, bits as i64),
        }
    }

    /// One of two values by a condition. Those of 128 bits are chosen by halves: of a comparison and a choice
    /// Cranelift would make a minimum or maximum, which it does not have at that width.
    pub(crate) fn select(
        &mut self,
        condition: ir::Value,
        on_true: ir::Value,
        on_false: ir::Value,
    ) -> ir::Value {
        if self.b.func.dfg.value_type(on_true) != types::I128 {
            return self.b.ins().select(condition, on_true, on_false);
        }
        let (low_true, high_true) = self.b.ins().isplit(on_true);
        let (low_false, high_false) = self.b.ins().isplit(on_false);
        let low = self.b.ins().select(condition, low_true, low_false);
        let high = self.b.ins().select(condition, high_true, high_false);
        self.b.ins().iconcat(low, high)
    }

    /// Calls a function of the runtime.
    pub(crate) fn call(&mut self, builtin: Builtin, args: &[ir::Value]) -> ir::Inst {
        let signature = match self.signatures.get(&builtin) {
            Some(signature) => *signature,
            None => {
                let convention = self.b.func.signature.call_conv;
                let signature = self.b.import_signature(crate::call::builtin_signature(builtin, convention));
                self.signatures.insert(builtin, signature);
                signature
            }
        };
        let table = self.b.ins().load(types::I64, TRUSTED, self.ctx, checkjit_runtime::abi::CTX_BUILTINS);
        let function = self.b.ins().load(types::I64, TRUSTED, table, builtin.offset());
        self.b.ins().call_indirect(signature, function, args)
    }

    /// Calls a function of numbers alone.
    pub(crate) fn call_math(&mut self, builtin: MathBuiltin, args: &[ir::Value]) -> ir::Value {
        let convention = self.b.func.signature.call_conv;
        let signature = self.b.import_signature(crate::call::math_signature(builtin, convention));
        let table = self.b.ins().load(types::I64, TRUSTED, self.ctx, checkjit_runtime::abi::CTX_BUILTINS);
        let function = self.b.ins().load(types::I64, TRUSTED, table, builtin.offset());
        let call = self.b.ins().call_indirect(signature, function, args);
        self.b.inst_results(call)[0]
    }

    /// Calls a function of the runtime for its result.
    pub(crate) fn call_value(&mut self, builtin: Builtin, args: &[ir::Value]) -> ir::Value {
        let call = self.call(builtin, args);
        self.b.inst_results(call)[0]
    }

    /// An area of the stack for the operands and results of one call at a time.
    pub(crate) fn scratch(&mut self, bytes: usize) -> ir::StackSlot {
        let b = &mut self.b;
        *self.scratch.get_or_insert_with(|| {
            let data = ir::StackSlotData::new(ir::StackSlotKind::ExplicitSlot, bytes as u32, 4);
            b.create_sized_stack_slot(data)
        })
    }

    /// Ends the function, whose blocks are all written.
    pub(crate) fn finish(mut self) {
        self.b.seal_all_blocks();
        self.b.finalize(self.target.frontend);
    }
}

/// The offset of a part in a home in the area of homes. Each home can hold every representation.
fn home_offset(slot: u32, part: usize) -> i32 {
    (slot * HOME_SIZE) as i32 + part as i32 * PART_OFFSET
}

/// From one part of a complex number to the other, in a home as in a slot.
const PART_OFFSET: i32 = 8;

/// Bytes of a home.
pub(crate) const HOME_SIZE: u32 = 16;
