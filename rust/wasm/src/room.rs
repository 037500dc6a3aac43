//! Guards the limit of the module's memory: a WebAssembly memory holds at most 4 GB.

use altmode_core::Error;
use std::cell::Cell;
#[cfg(target_arch = "wasm32")]
use {
    core::arch::wasm32::memory_size,
    core::sync::atomic::{AtomicUsize, Ordering},
};

/// Memory reserved for calls on existing objects, in bytes (64 MiB). New objects are refused before such a call fails.
const KEPT: usize = 64 << 20;

/// Refuses a new object if too little memory would be left for the existing ones.
pub fn for_another() -> Result<(), Error> {
    /// Memory size in pages (2 GiB) from which free memory is checked. The check itself can enlarge the memory.
    #[cfg(target_arch = "wasm32")]
    const PAGES: usize = (2 << 30) / BYTES_OF_PAGE;
    #[cfg(target_arch = "wasm32")]
    if memory_size::<0>() < PAGES {
        grow_ahead();
        return Ok(());
    }
    Vec::<u8>::new().try_reserve_exact(KEPT).map_err(|_| {
        let message =
            "there is no room for another object: free() those that are not needed, or let the platform collect them between calls";
        Error::new("out-of-memory", message)
    })
}

/// Grows the memory at once for what a call makes of a long text, because hundreds of small growths make V8 collect garbage each
/// time: restoring a tournament of 16 MB took 4.8 s instead of 1.4 s beside large JavaScript objects.
pub fn for_text(text: &str) {
    /// Length in bytes from which texts are long.
    const LONG: usize = 1 << 20;
    /// Bytes of memory for each byte of text, as measured.
    const TIMES: usize = 6;
    if text.len() >= LONG {
        let mut ahead = Vec::<u8>::new();
        let _ = ahead.try_reserve_exact(text.len().saturating_mul(TIMES));
        core::hint::black_box(&ahead);
    }
}

thread_local! {
    /// Puts unused objects to rest and returns whether that released memory. A module without such objects does not link the code.
    pub(crate) static REST_UNUSED: Cell<fn() -> bool> = const { Cell::new(|| false) };
}

/// A WebAssembly memory grows by pages.
#[cfg(target_arch = "wasm32")]
const BYTES_OF_PAGE: usize = 65_536;

/// Grows the memory by an eighth once it had to grow at all, because each growth costs the platform a millisecond, and a
/// React Native app a copy of the whole memory: V8 counts it as garbage to come and collects. By single pages, as the
/// allocator asks for them, 15,000 copies of a game grew it 6,402 times, which took eight seconds.
#[cfg(target_arch = "wasm32")]
fn grow_ahead() {
    /// Memory size in pages (64 MiB) from which unused objects are put to rest before it grows. About 1,600 games of the TCG
    /// are in play below it.
    const AMPLE: usize = (64 << 20) / BYTES_OF_PAGE;
    /// Pages of the memory when it was last looked at.
    static SEEN: AtomicUsize = AtomicUsize::new(0);
    let pages = memory_size::<0>();
    if pages > SEEN.load(Ordering::Relaxed) {
        if pages > AMPLE && REST_UNUSED.get()() {
            return SEEN.store(pages, Ordering::Relaxed);
        }
        // Freed at once, so that the allocator has the memory for later calls. If the reservation fails, memory can still grow later.
        let mut ahead = Vec::<u8>::new();
        let _ = ahead.try_reserve_exact(pages / 8 * BYTES_OF_PAGE);
        // Prevents the compiler from removing the unused allocation.
        core::hint::black_box(&ahead);
        SEEN.store(memory_size::<0>(), Ordering::Relaxed);
    }
}
