//! Measures the speed of functions.

use std::time::Instant;

/// Number of runs of each measurement.
pub const RUNS: usize = 7;

/// Returns the median of figures.
pub fn median(mut figures: Vec<f64>) -> f64 {
    figures.sort_by(f64::total_cmp);
    figures[figures.len() / 2]
}

/// Returns the time of one call in seconds: the median of several runs of this many calls, after a warm-up.
pub fn seconds<T>(calls: u32, mut call: impl FnMut() -> T) -> f64 {
    std::hint::black_box(call());
    let runs = (0..RUNS).map(|_| {
        let begun = Instant::now();
        for _ in 0..calls {
            std::hint::black_box(call());
        }
        begun.elapsed().as_secs_f64() / f64::from(calls)
    });
    median(runs.collect())
}
