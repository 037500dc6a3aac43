//! Tests that a forecast takes little memory, so that a phone can compute one while a slider is dragged.

use altmode_tcg::api::Tcg;
use peak_alloc::PeakAlloc;

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

const MOST_BYTES: usize = 1 << 20;

/// Returns the peak of bytes in use during a task, beyond those in use before it.
fn most_through<T>(task: impl Fn() -> T) -> usize {
    task(); // the first run fills caches, which do not count
    let before = MEMORY.current_usage();
    MEMORY.reset_peak_usage();
    task();
    MEMORY.peak_usage() - before
}

/// Both cases are in one test, because parallel tests would count each other's memory.
#[test]
fn forecasts_take_less_than_a_megabyte() {
    let tcg = Tcg::new();
    let one = most_through(|| {
        tcg.forecast(include_str!("../../../benches/forecast.json")).expect("a forecast")
    });
    assert!(one <= MOST_BYTES, "one forecast takes {one} bytes");
    let game =
        tcg.from_scenario(include_str!("../../../benches/five-a-side.json")).expect("a position");
    let all = most_through(|| game.forecast_all(-1).expect("25 forecasts"));
    assert!(all <= MOST_BYTES, "25 forecasts take {all} bytes");
    println!("{one} bytes for one forecast, {all} for 25");
}
