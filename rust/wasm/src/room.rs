//! Guards the limit of the module's memory: a WebAssembly memory holds at most 4 GB.

use altmode_core::Error;

/// Memory reserved for calls on existing objects, in bytes (64 MiB). New objects are refused before such a call fails.
const KEPT: usize = 64 << 20;

/// Refuses a new object if too little memory would be left for the existing ones.
pub(crate) fn for_another() -> Result<(), Error> {
    /// Memory size in pages (2 GiB) from which free memory is checked. The check itself can enlarge the memory.
    #[cfg(target_arch = "wasm32")]
    const PAGES: usize = (2 << 30) / 65_536;
    #[cfg(target_arch = "wasm32")]
    if core::arch::wasm32::memory_size::<0>() < PAGES {
        return Ok(());
    }
    Vec::<u8>::new().try_reserve_exact(KEPT).map_err(|_| {
        let message =
            "there is no room for another object: free() those that are not needed, or let the platform collect them between calls";
        Error::new("out-of-memory", message)
    })
}
