#![no_main]
//! See `checkjit_tests::fuzz::lower`.

libfuzzer_sys::fuzz_target!(|data: &[u8]| checkjit_tests::fuzz::lower(data));
