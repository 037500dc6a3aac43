//! Room in the module's memory, which has an end: a WebAssembly memory holds 4 GB.

use altmode_core::Error;

/// Room that is kept for the calls of the objects that are there, so that a new object is refused before one of them fails.
const KEPT: usize = 64 << 20;

/// Refuses a new object when there would be too little room for those that are there.
pub(crate) fn for_another() -> Result<(), Error> {
    /// From this size on the room is looked at: asking for it makes the memory larger.
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
