#![no_main]
//! See `checkjit_tests::fuzz::parse`.

libfuzzer_sys::fuzz_target!(|data: &[u8]| checkjit_tests::fuzz::parse(data));
