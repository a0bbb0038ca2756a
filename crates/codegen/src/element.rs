//! Elements in memory: whole ones, and those of two or four bits, of which a byte holds several. The parts of a
//! complex number lie one after the other, in one byte where both fit.

use crate::call::POINTER;
use crate::emitter::{Emitter, TRUSTED};
use crate::repr::{Parts, Repr};
use checkjit_ir::ElementType;
use cranelift_codegen::ir::{self, InstBuilder, types};

/// Elements of fewer than eight bits, packed from the least significant bit up.
#[derive(Clone, Copy)]
struct Packed {
    /// The logarithm of an element's bits.
    log_bits: i64,
}

impl Packed {
    /// How elements of this type are packed, if they are.
    fn of(element: ElementType) -> Option<Packed> {
        match element.storage_bits() {
            bits @ (2 | 4) => Some(Packed { log_bits: i64::from(bits.ilog2()) }),
            _ => None,
        }
    }

    /// The logarithm of the elements in a byte.
    fn log_count(self) -> i64 {
        3 - self.log_bits
    }

    /// Ones where the first element of a byte is.
    fn mask(self) -> i64 {
        (1 << (1 << self.log_bits)) - 1
    }

    /// The address of the byte that element `index` is in.
    fn address(self, e: &mut Emitter<'_, '_>, pointer: ir::Value, index: ir::Value) -> ir::Value {
        let byte = e.b.ins().ushr_imm_u(index, self.log_count());
        e.b.ins().iadd(pointer, byte)
    }

    /// Where in its byte element `index` begins.
    fn shift(self, e: &mut Emitter<'_, '_>, index: ir::Value) -> ir::Value {
        let within = e.b.ins().band_imm_u(index, (1 << self.log_count()) - 1);
        let shift = e.b.ins().ishl_imm_u(within, self.log_bits);
        e.b.ins().ireduce(types::I8, shift)
    }
}

/// The address of an element of whole bytes.
fn address(e: &mut Emitter<'_, '_>, element: ElementType, pointer: ir::Value, index: ir::Value) -> ir::Value {
    let bytes = element.storage_bits() / 8;
    let offset = if bytes == 1 { index } else { e.b.ins().ishl_imm_u(index, i64::from(bytes.ilog2())) };
    debug_assert_eq!(e.b.func.dfg.value_type(pointer), POINTER);
    e.b.ins().iadd(pointer, offset)
}

/// Element `index` of the tensor at `pointer`, which is of a type that has a representation.
pub(crate) fn load(
    e: &mut Emitter<'_, '_>,
    element: ElementType,
    pointer: ir::Value,
    index: ir::Value,
) -> Parts {
    let repr = Repr::of_element(element).unwrap_or(Repr::Ref);
    if let Some(packed) = Packed::of(element) {
        let address = packed.address(e, pointer, index);
        let byte = e.b.ins().load(types::I8, TRUSTED, address, 0);
        let shift = packed.shift(e, index);
        let field = e.b.ins().ushr(byte, shift);
        return split(e, repr, field, element.storage_bits());
    }
    let address = address(e, element, pointer, index);
    if repr.count() == 2 && element.storage_bits() == 8 {
        let byte = e.b.ins().load(types::I8, TRUSTED, address, 0);
        return split(e, repr, byte, 8);
    }
    let offsets = (0..repr.count() as i32).map(|part| part * repr.clif().bytes() as i32);
    offsets
        .map(|offset| {
            let value = e.b.ins().load(repr.clif(), TRUSTED, address, offset);
            e.narrow(repr, value)
        })
        .collect()
}

/// The parts of an element in the lower `bits` bits of `field`.
fn split(e: &mut Emitter<'_, '_>, repr: Repr, field: ir::Value, bits: u32) -> Parts {
    let shifts = [0, i64::from(bits / 2)].into_iter().take(repr.count());
    shifts
        .map(|shift| {
            let part = e.b.ins().ushr_imm_u(field, shift);
            e.narrow(repr, part)
        })
        .collect()
}

/// The field of `bits` bits that holds the parts of an element.
fn join(e: &mut Emitter<'_, '_>, parts: &[ir::Value], bits: u32) -> ir::Value {
    match *parts {
        [real, imaginary] => {
            let upper = e.b.ins().ishl_imm_u(imaginary, i64::from(bits / 2));
            e.b.ins().bor(real, upper)
        }
        _ => parts[0],
    }
}

/// Writes element `index` of the tensor at `pointer`. The other elements of its byte stay as they are.
pub(crate) fn store(
    e: &mut Emitter<'_, '_>,
    element: ElementType,
    pointer: ir::Value,
    index: ir::Value,
    parts: &[ir::Value],
) {
    if let Some(packed) = Packed::of(element) {
        let value = join(e, parts, element.storage_bits());
        let address = packed.address(e, pointer, index);
        let byte = e.b.ins().load(types::I8, TRUSTED, address, 0);
        let shift = packed.shift(e, index);
        let ones = e.b.ins().iconst(types::I8, packed.mask());
        let ones = e.b.ins().ishl(ones, shift);
        let rest = e.b.ins().band_not(byte, ones);
        let value = e.b.ins().ishl(value, shift);
        let byte = e.b.ins().bor(rest, value);
        e.b.ins().store(TRUSTED, byte, address, 0);
        return;
    }
    let address = address(e, element, pointer, index);
    if parts.len() == 2 && element.storage_bits() == 8 {
        let byte = join(e, parts, 8);
        e.b.ins().store(TRUSTED, byte, address, 0);
        return;
    }
    for (index, part) in parts.iter().enumerate() {
        let offset = index as i32 * e.b.func.dfg.value_type(*part).bytes() as i32;
        e.b.ins().store(TRUSTED, *part, address, offset);
    }
}
