//! Floats of the formats that CLIF does not have, in code: taken apart, put together, converted.
//!
//! Formats of at most 19 bits are computed in `f32` or `f64` and rounded once more, which gives the exact result
//! rounded once: the wider format has more than twice the precision, or holds the result exactly. Wider ones
//! (`f80`, `f128`) are computed by the runtime, on patterns.

use crate::call::POINTER;
use crate::emitter::Emitter;
use crate::repr::{Parts, Repr};
use checkjit_ir::FloatKind;
use checkjit_numerics::Rounding;
use checkjit_runtime::abi::{Builtin, SLOT_HI, SLOT_LO, SLOT_SIZE};
use cranelift_codegen::ir::condcodes::FloatCC;
use cranelift_codegen::ir::{self, InstBuilder, MemFlagsData, types};

/// Whether numbers of this format are computed in a format that CLIF has; else the runtime computes them.
pub(crate) fn is_computed(kind: FloatKind) -> bool {
    kind.bits() <= 64
}

/// The number that the pattern `bits` stands for, as `f32` for `f16`, `bf16` and `f32`, else as `f64`.
pub(crate) fn decode(e: &mut Emitter<'_, '_>, kind: FloatKind, bits: ir::Value) -> ir::Value {
    match kind {
        FloatKind::F32 | FloatKind::F64 => bits,
        FloatKind::BF16 => {
            let wide = e.b.ins().uextend(types::I32, bits);
            let upper = e.b.ins().ishl_imm_u(wide, 16);
            e.b.ins().bitcast(types::F32, MemFlagsData::new(), upper)
        }
        FloatKind::F16 => {
            let wide = e.b.ins().uextend(types::I32, bits);
            e.call_value(Builtin::F16ToF32, &[wide])
        }
        _ => {
            let ordinal = kind_ordinal(e, kind);
            let wide = e.b.ins().uextend(types::I64, bits);
            e.call_value(Builtin::DecodeFloat, &[ordinal, wide])
        }
    }
}

/// An `f32` as an `f64`; an `f64` as it is.
pub(crate) fn promoted(e: &mut Emitter<'_, '_>, value: ir::Value) -> ir::Value {
    match e.b.func.dfg.value_type(value) {
        types::F32 => e.b.ins().fpromote(types::F64, value),
        _ => value,
    }
}

/// The pattern of `kind` nearest to a number that is an `f32` or an `f64`, ties to even.
pub(crate) fn encode(e: &mut Emitter<'_, '_>, kind: FloatKind, value: ir::Value) -> ir::Value {
    let is_f32 = e.b.func.dfg.value_type(value) == types::F32;
    match kind {
        FloatKind::F32 if is_f32 => value,
        FloatKind::F32 => e.b.ins().fdemote(types::F32, value),
        FloatKind::F64 => promoted(e, value),
        FloatKind::BF16 if is_f32 => encode_bf16(e, value),
        FloatKind::F16 | FloatKind::BF16 => {
            let builtin = match (kind, is_f32) {
                (FloatKind::F16, true) => Builtin::F32ToF16,
                (FloatKind::F16, false) => Builtin::F64ToF16,
                _ => Builtin::F64ToBf16,
            };
            let bits = e.call_value(builtin, &[value]);
            e.b.ins().ireduce(types::I16, bits)
        }
        _ => {
            let ordinal = kind_ordinal(e, kind);
            let value = promoted(e, value);
            let bits = e.call_value(Builtin::EncodeFloat, &[ordinal, value]);
            let ty = Repr::Float(kind).clif();
            if ty == types::I64 { bits } else { e.b.ins().ireduce(ty, bits) }
        }
    }
}

/// The upper half of an `f32`, rounded to nearest even; NaN stays NaN, and quiet.
fn encode_bf16(e: &mut Emitter<'_, '_>, value: ir::Value) -> ir::Value {
    let bits = e.b.ins().bitcast(types::I32, MemFlagsData::new(), value);
    let upper = e.b.ins().ushr_imm_u(bits, 16);
    let odd = e.b.ins().band_imm_u(upper, 1);
    let bias = e.b.ins().iadd_imm_u(odd, 0x7FFF);
    let rounded = e.b.ins().iadd(bits, bias);
    let rounded = e.b.ins().ushr_imm_u(rounded, 16);
    let quiet = e.b.ins().bor_imm_u(upper, 0x40);
    let is_nan = e.b.ins().fcmp(FloatCC::Unordered, value, value);
    let chosen = e.select(is_nan, quiet, rounded);
    e.b.ins().ireduce(types::I16, chosen)
}

/// A pattern of `from` as one of `to`, rounded once.
pub(crate) fn convert(
    e: &mut Emitter<'_, '_>,
    from: FloatKind,
    to: FloatKind,
    rounding: Rounding,
    bits: ir::Value,
) -> ir::Value {
    if is_computed(from) && is_computed(to) && rounding == Rounding::NearestEven {
        let value = decode(e, from, bits);
        return encode(e, to, value);
    }
    let numbers = [kind_number(from), kind_number(to), rounding as i64];
    e.call_with_slots(Builtin::ConvertFloat, &numbers, &[bits], Repr::Float(to))
}

/// A pattern with its sign changed; what has no negative stays as it is.
pub(crate) fn negate(e: &mut Emitter<'_, '_>, kind: FloatKind, bits: ir::Value) -> ir::Value {
    if matches!(kind, FloatKind::F32 | FloatKind::F64) {
        return e.b.ins().fneg(bits);
    }
    let format = kind.format();
    let ty = Repr::Float(kind).clif();
    let sign = e.constant(ty, format.sign_mask());
    let negated = e.b.ins().bxor(bits, sign);
    if kind.zero(true) != kind.zero(false) || !format.has_zero {
        return negated;
    }
    // The pattern of negative zero is NaN, so zero and NaN have no counterpart.
    let magnitude = e.constant(ty, format.magnitude_mask());
    let zero = e.constant(ty, 0);
    let magnitude = e.b.ins().band(bits, magnitude);
    let has_counterpart = e.b.ins().icmp(ir::condcodes::IntCC::NotEqual, magnitude, zero);
    e.select(has_counterpart, negated, bits)
}

/// The position of a format in `FloatKind::ALL`, by which the runtime knows it.
pub(crate) fn kind_ordinal(e: &mut Emitter<'_, '_>, kind: FloatKind) -> ir::Value {
    e.b.ins().iconst(types::I32, kind_number(kind))
}

/// As [`kind_ordinal`], as a number.
pub(crate) fn kind_number(kind: FloatKind) -> i64 {
    FloatKind::ALL.iter().position(|own| *own == kind).unwrap_or(FloatKind::ALL.len()) as i64
}

/// Slots of the area through which a function of the runtime takes and gives values of any width.
const SCRATCH_SLOTS: usize = 4;

/// The slot of the area where the result is.
const RESULT_SLOT: i32 = 3;

impl Emitter<'_, '_> {
    /// Calls a function of the runtime that takes `numbers`, then a pointer to slots that hold `args` (at most
    /// three), and a pointer to a slot for its result, which is held as `result` says.
    pub(crate) fn call_with_slots(
        &mut self,
        builtin: Builtin,
        numbers: &[i64],
        args: &[ir::Value],
        result: Repr,
    ) -> ir::Value {
        let args: Vec<Parts> = args.iter().map(|arg| Parts::from_slice(&[*arg])).collect();
        self.call_with_parts(builtin, numbers, &args, result)[0]
    }

    /// As [`Emitter::call_with_slots`], for values that are held in several CLIF values.
    pub(crate) fn call_with_parts(
        &mut self,
        builtin: Builtin,
        numbers: &[i64],
        args: &[Parts],
        result: Repr,
    ) -> Parts {
        let (mut operands, area) = self.fill_slots(numbers, args);
        operands.push(self.b.ins().stack_addr(POINTER, area, RESULT_SLOT * SLOT_SIZE));
        self.call(builtin, &operands);
        let halves = [SLOT_LO, SLOT_HI].into_iter().take(result.count());
        halves
            .map(|half| {
                let offset = RESULT_SLOT * SLOT_SIZE + half;
                self.b.ins().stack_load(POINTER, result.clif(), area, offset)
            })
            .collect()
    }

    /// As [`Emitter::call_with_slots`], for one that returns a machine integer.
    pub(crate) fn call_on_slots(
        &mut self,
        builtin: Builtin,
        numbers: &[i64],
        args: &[ir::Value],
    ) -> ir::Value {
        let args: Vec<Parts> = args.iter().map(|arg| Parts::from_slice(&[*arg])).collect();
        let (operands, _) = self.fill_slots(numbers, &args);
        self.call_value(builtin, &operands)
    }

    fn fill_slots(&mut self, numbers: &[i64], args: &[Parts]) -> (Vec<ir::Value>, ir::StackSlot) {
        let area = self.scratch(SCRATCH_SLOTS * SLOT_SIZE as usize);
        for (index, arg) in args.iter().enumerate() {
            let (low, high) = self.slot_halves(arg);
            let offset = index as i32 * SLOT_SIZE;
            self.b.ins().stack_store(POINTER, low, area, offset + SLOT_LO);
            self.b.ins().stack_store(POINTER, high, area, offset + SLOT_HI);
        }
        let mut operands: Vec<ir::Value> =
            numbers.iter().map(|number| self.b.ins().iconst(types::I32, *number)).collect();
        operands.push(self.b.ins().stack_addr(POINTER, area, 0));
        (operands, area)
    }
}
