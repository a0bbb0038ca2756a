//! Data that a file keeps apart from its operations: `{-# dialect_resources: ..., external_resources: ... #-}`.

use crate::attrs::{AttrKind, Bytes, Dense};
use crate::elements::{from_mlir_raw, is_wide, mlir_raw_len};
use crate::entity::{Attr, Name, Type};
use crate::module::Module;
use crate::types::{ElementType, TypeKind};
use std::sync::Arc;

/// What a resource holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ResourceValue {
    /// Bytes, with what their address has to be a multiple of: `"0x..."`, four bytes of alignment first.
    Blob {
        /// In bytes, a power of two.
        alignment: u32,
        /// The bytes.
        data: Bytes,
    },
    /// `true` or `false`.
    Bool(bool),
    /// A string.
    String(Arc<[u8]>),
}

/// Resources under one name: a dialect's, or of whom else they belong to.
#[derive(Clone, Debug)]
pub struct ResourceGroup {
    /// The name.
    pub name: Name,
    /// Keys and values in the order of the text.
    pub entries: Vec<(Name, ResourceValue)>,
}

/// All resources of a module.
#[derive(Clone, Default, Debug)]
pub struct Resources {
    /// Of dialects; what attributes refer to is in the group `builtin`.
    pub dialects: Vec<ResourceGroup>,
    /// Of others, who alone know what they mean.
    pub external: Vec<ResourceGroup>,
}

impl Module {
    /// The bytes of the resource that `dense_resource<key>` refers to.
    pub fn resource(&self, key: Name) -> Option<&Bytes> {
        let builtin = self.find_name("builtin")?;
        let group = self.resources.dialects.iter().find(|group| group.name == builtin)?;
        group.entries.iter().find_map(|(own, value)| match value {
            ResourceValue::Blob { data, .. } if *own == key => Some(data),
            _ => None,
        })
    }

    /// The elements that an elements attribute stands for, as a [`AttrKind::Dense`]; what is one already
    /// stays as it is.
    ///
    /// # Errors
    /// Why there are none, in words that follow the attribute's name.
    pub fn resolve_elements(&mut self, attr: Attr) -> Result<Attr, String> {
        match self.attr_kind(attr).clone() {
            AttrKind::Resource { ty, key } => self.resolve_resource(ty, key),
            AttrKind::Sparse { ty, indices, values } => self.resolve_sparse(ty, indices, values),
            AttrKind::DenseStrings { .. } => Err("is made of strings, which have no value here".to_owned()),
            _ => Ok(attr),
        }
    }
}

/// A sparse constant is written out in at most so many elements.
const MOST_ELEMENTS: u64 = 1 << 26;

/// What is said of constants that are written out only where a number has room for an element.
const TOO_WIDE: &str = "elements of more than 128 bits are supported in lists and splats only";

impl Module {
    fn resolve_resource(&mut self, ty: Type, key: Name) -> Result<Attr, String> {
        let name = self.str(key).to_owned();
        if name == "__elided__" {
            let message = "was elided when the text was printed: print it without eliding resources";
            return Err(message.to_owned());
        }
        let Some(data) = self.resource(key).cloned() else {
            return Err(format!("is the resource '{name}', of which the file has no data"));
        };
        let element = self.element_type(self.element_or_self(ty));
        let Some((count, element)) = self.static_elements(ty).zip(element) else {
            return Err(format!("is the resource '{name}', which has no elements of its type"));
        };
        if is_wide(element.part()) {
            return Err(format!("is the resource '{name}', and {TOO_WIDE}"));
        }
        let length = data.0.len() as u64;
        let is_stored = element.storage_bytes(count) == Some(length);
        // What is held as the blob has it, in whole bytes, needs no copy.
        let bits = element.part().value_bits();
        let is_whole = bits == element.part().storage_bits() && bits.is_multiple_of(8);
        if is_stored && is_whole {
            let one = element.storage_bytes(1).unwrap_or(1) as usize;
            let splat = count > 0 && data.0.chunks(one).all(|chunk| *chunk == data.0[..one]);
            let data = if splat { Bytes(data.0[..one].into()) } else { data };
            return Ok(self.intern_attr(AttrKind::Dense(Dense { ty, splat, data })));
        }
        let elements = if mlir_raw_len(element, count) == Some(length) {
            from_mlir_raw(element, &data.0, count)
        } else if is_stored {
            (0..count).map(|index| element.load_complex(&data.0, index).unwrap_or_default()).collect()
        } else {
            let wanted = mlir_raw_len(element, count).unwrap_or(u64::MAX);
            return Err(format!("is the resource '{name}' of {length} bytes, but its type takes {wanted}"));
        };
        self.dense_attr(ty, &elements).ok_or_else(|| format!("is the resource '{name}', which is malformed"))
    }

    /// Zero everywhere but at the indices.
    fn resolve_sparse(&mut self, ty: Type, indices: Attr, values: Attr) -> Result<Attr, String> {
        let element = self.element_type(self.element_or_self(ty));
        let Some((count, element)) = self.static_elements(ty).zip(element) else {
            return Err("has no elements of its type".to_owned());
        };
        if is_wide(element.part()) {
            return Err(format!("is sparse, and {TOO_WIDE}"));
        }
        if count > MOST_ELEMENTS {
            return Err(format!("is sparse, but has more than {MOST_ELEMENTS} elements"));
        }
        let shape: Vec<u64> = match self.type_kind(ty) {
            TypeKind::Tensor { shape, .. } => shape.iter().map(|dim| dim.unwrap_or(0)).collect(),
            TypeKind::Vector { shape, .. } => shape.clone(),
            _ => Vec::new(),
        };
        let (AttrKind::Dense(indices), AttrKind::Dense(values)) =
            (self.attr_kind(indices), self.attr_kind(values))
        else {
            return Err("is made of strings, which have no value here".to_owned());
        };
        let given = self.static_elements(values.ty).unwrap_or(0);
        let at = |dense: &Dense, kind: ElementType, index: u64| {
            let index = if dense.splat { 0 } else { index };
            kind.load_complex(&dense.data.0, index).unwrap_or_default()
        };
        let mut elements = vec![(0u128, 0u128); count as usize];
        for row in 0..given {
            let mut place = 0u64;
            for (column, size) in (0u64..).zip(&shape) {
                let index = at(indices, ElementType::int(64), row * shape.len() as u64 + column).0 as u64;
                place = place * size + index.min(size.saturating_sub(1));
            }
            if let Some(slot) = elements.get_mut(place as usize) {
                *slot = at(values, element, row);
            }
        }
        self.dense_attr(ty, &elements).ok_or_else(|| "has elements that do not fit its type".to_owned())
    }
}
