#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| altmode_fuzz::deck(data));
