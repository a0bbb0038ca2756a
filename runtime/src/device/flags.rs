//! Memory types, buffer usages and access bits with the names and values of IREE's HAL.

use std::fmt;
use std::ops::BitOr;

macro_rules! flags {
    ($(#[doc = $doc:literal])* $name:ident { $($(#[doc = $item:literal])* $flag:ident = $value:expr;)* }) => {
        $(#[doc = $doc])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
        pub struct $name(u32);

        impl $name {
            $($(#[doc = $item])* pub const $flag: Self = Self($value);)*

            /// The bits.
            pub const fn bits(self) -> u32 {
                self.0
            }

            /// Whether every bit of `other` is set.
            pub const fn contains(self, other: Self) -> bool {
                self.0 & other.0 == other.0
            }

            /// The bits of both.
            #[must_use]
            pub const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl BitOr for $name {
            type Output = Self;
            fn bitor(self, other: Self) -> Self {
                self.union(other)
            }
        }

        impl fmt::Display for $name {
            /// Names joined by `|`, composite ones first.
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let mut left = self.0;
                let mut separator = "";
                for (bits, name) in [$(($value as u32, stringify!($flag))),*] {
                    if bits != 0 && left & bits != 0 && self.0 & bits == bits {
                        write!(f, "{separator}{name}")?;
                        left &= !bits;
                        separator = "|";
                    }
                }
                if self.0 == 0 { f.write_str("NONE") } else { Ok(()) }
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($name), "({})"), self)
            }
        }
    };
}

flags! {
    /// Where memory is and who can see it.
    MemoryType {
        /// Host memory that the host reads and writes as its own.
        HOST_LOCAL = (1 << 1) | (1 << 2) | (1 << 6);
        /// Memory of the device.
        DEVICE_LOCAL = (1 << 4) | (1 << 5);
        /// The host can map it.
        HOST_VISIBLE = 1 << 1;
        /// Host writes are seen by the device without a flush.
        HOST_COHERENT = 1 << 2;
        /// Cached on the host.
        HOST_CACHED = 1 << 3;
        /// The device can use it.
        DEVICE_VISIBLE = 1 << 4;
    }
}

flags! {
    /// What a buffer may be used for.
    BufferUsage {
        /// Source and target of transfers, operand of dispatches.
        DEFAULT = (1 << 0) | (1 << 1) | (1 << 10) | (1 << 11);
        /// Source and target of transfers.
        TRANSFER = (1 << 0) | (1 << 1);
        /// Storage that dispatches read and write.
        DISPATCH_STORAGE = (1 << 10) | (1 << 11);
        /// Mapped for a scope, read and written in any order.
        MAPPING = (1 << 24) | (1 << 27);
        /// Source of transfers.
        TRANSFER_SOURCE = 1 << 0;
        /// Target of transfers.
        TRANSFER_TARGET = 1 << 1;
        /// Storage that dispatches read.
        DISPATCH_STORAGE_READ = 1 << 10;
        /// Storage that dispatches write.
        DISPATCH_STORAGE_WRITE = 1 << 11;
        /// Never written again.
        SHARING_IMMUTABLE = 1 << 19;
        /// May be mapped for a scope.
        MAPPING_SCOPED = 1 << 24;
        /// Mapped reads and writes may be in any order.
        MAPPING_ACCESS_RANDOM = 1 << 27;
    }
}

flags! {
    /// How a mapped range is accessed.
    MemoryAccess {
        /// Reads, writes, and discards what was there.
        ALL = 0b111;
        /// Reads.
        READ = 1 << 0;
        /// Writes.
        WRITE = 1 << 1;
        /// What was there is not needed.
        DISCARD = 1 << 2;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_values_are_those_of_hal() {
        assert_eq!(MemoryType::HOST_LOCAL.bits(), 0x46);
        assert_eq!(MemoryType::DEVICE_LOCAL.bits(), 0x30);
        assert_eq!(
            (MemoryType::HOST_LOCAL | MemoryType::DEVICE_VISIBLE).to_string(),
            "HOST_LOCAL|DEVICE_VISIBLE"
        );
        assert_eq!((BufferUsage::TRANSFER | BufferUsage::MAPPING).to_string(), "TRANSFER|MAPPING");
        assert_eq!(MemoryAccess::READ.to_string(), "READ");
        assert_eq!(MemoryType::default().to_string(), "NONE");
    }
}
