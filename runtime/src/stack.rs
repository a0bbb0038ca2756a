//! Where the stack is.
#![allow(unsafe_code, reason = "reads the stack pointer")]

/// The stack pointer, more or less.
///
/// Read from the register where that is written: under AddressSanitizer, as in fuzzing, the address of a
/// local may lie on a heap.
#[inline]
pub(crate) fn pointer() -> usize {
    #[cfg(target_arch = "x86_64")]
    {
        let pointer: usize;
        // SAFETY: copies a register into another and touches nothing else.
        unsafe {
            std::arch::asm!("mov {}, rsp", out(reg) pointer, options(nomem, nostack, preserves_flags));
        }
        pointer
    }
    #[cfg(target_arch = "aarch64")]
    {
        let pointer: usize;
        // SAFETY: copies a register into another and touches nothing else.
        unsafe {
            std::arch::asm!("mov {}, sp", out(reg) pointer, options(nomem, nostack, preserves_flags));
        }
        pointer
    }
    #[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
    {
        let marker = 0u8;
        std::hint::black_box(&raw const marker).addr()
    }
}
