//! Elements in memory: whole ones, and those of two or four bits, of which a byte holds several. The parts of a
//! complex number lie one after the other, in one byte where both fit.

use crate::call::POINTER;
use crate::emitter::{Emitter, TRUSTED};
use crate::repr::{Parts, Repr};
use checkjit_ir::ElementType;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{self, BlockArg, InstBuilder, types};

/// Elements of fewer than eight bits, packed from the least significant bit up.
#[derive(Clone, Copy)]
pub(crate) struct Packed {
    /// The logarithm of an element's bits.
    log_bits: i64,
}

impl Packed {
    /// How elements of this type are packed, if they are.
    pub(crate) fn of(element: ElementType) -> Option<Packed> {
        match element.storage_bits() {
            bits @ (2 | 4) => Some(Packed { log_bits: i64::from(bits.ilog2()) }),
            _ => None,
        }
    }

    /// The logarithm of the elements in a byte.
    fn log_count(self) -> i64 {
        3 - self.log_bits
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

    /// `byte` with element `index` in its place, which was zero.
    pub(crate) fn append(
        self,
        e: &mut Emitter<'_, '_>,
        byte: ir::Value,
        parts: &[ir::Value],
        index: ir::Value,
    ) -> ir::Value {
        let value = join(e, parts, 1 << self.log_bits);
        let shift = self.shift(e, index);
        let value = e.b.ins().ishl(value, shift);
        e.b.ins().bor(byte, value)
    }

    /// Stores `byte` if element `index` is its last, or the last before `end`. Gives the byte to go on with.
    pub(crate) fn store_full(
        self,
        e: &mut Emitter<'_, '_>,
        byte: ir::Value,
        pointer: ir::Value,
        index: ir::Value,
        end: ir::Value,
    ) -> ir::Value {
        let [full, go_on] = [(); 2].map(|()| e.b.create_block());
        let rest = e.b.append_block_param(go_on, types::I8);
        let next = e.b.ins().iadd_imm_u(index, 1);
        let within = e.b.ins().band_imm_u(next, (1 << self.log_count()) - 1);
        let is_full = e.b.ins().icmp_imm_u(IntCC::Equal, within, 0);
        let is_end = e.b.ins().icmp(IntCC::Equal, next, end);
        let is_last = e.b.ins().bor(is_full, is_end);
        e.b.ins().brif(is_last, full, &[], go_on, &[BlockArg::Value(byte)]);
        e.b.switch_to_block(full);
        let address = self.address(e, pointer, index);
        e.b.ins().store(TRUSTED, byte, address, 0);
        let empty = e.b.ins().iconst(types::I8, 0);
        e.b.ins().jump(go_on, &[BlockArg::Value(empty)]);
        e.b.switch_to_block(go_on);
        rest
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

/// Writes element `index` of the tensor at `pointer`, which is not packed.
pub(crate) fn store(
    e: &mut Emitter<'_, '_>,
    element: ElementType,
    pointer: ir::Value,
    index: ir::Value,
    parts: &[ir::Value],
) {
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
