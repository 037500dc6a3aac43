//! Plays many games in parallel on all CPU cores.

use indicatif::{ProgressBar, ProgressStyle};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use std::ops::Range;

/// Number of games in one task.
const CHUNK: u32 = 64;

/// Plays a range of games in parallel. The results are in the order of the games.
pub fn in_parallel<T: Send>(games: Range<u32>, play: impl Fn(Range<u32>) -> T + Sync) -> Vec<T> {
    // The progress bar is shown on a terminal only.
    let bar = ProgressBar::new(u64::from(games.end.saturating_sub(games.start)));
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {eta} left") {
        bar.set_style(style);
    }
    let chunks = games.end.saturating_sub(games.start).div_ceil(CHUNK);
    let results = (0..chunks).into_par_iter().map(|chunk| {
        let from = games.start + chunk * CHUNK;
        let past = games.end.min(from.saturating_add(CHUNK));
        let result = play(from..past);
        bar.inc((past - from).into());
        result
    });
    let results = results.collect();
    bar.finish_and_clear();
    results
}
