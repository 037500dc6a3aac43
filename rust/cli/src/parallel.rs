//! Plays many games in parallel on all CPU cores.

use indicatif::{ProgressBar, ProgressStyle};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use std::ops::Range;

/// Number of games in one task, unless they are slow.
pub const CHUNK: u64 = 64;

/// Splits ranges of games into tasks of at most this many games.
pub fn chunks(ranges: &[Range<u64>], most: u64) -> Vec<Range<u64>> {
    let split = |range: &Range<u64>| {
        let (start, end) = (range.start, range.end);
        (start..end)
            .step_by(most.max(1) as usize)
            .map(move |from| from..end.min(from.saturating_add(most.max(1))))
    };
    ranges.iter().flat_map(split).collect()
}

/// Plays tasks in parallel. The results are in the order of the tasks. A terminal shows the progress and the time left.
pub fn in_parallel<T: Send>(
    tasks: Vec<Range<u64>>,
    play: impl Fn(Range<u64>) -> T + Sync,
) -> Vec<T> {
    let length = |task: &Range<u64>| task.end - task.start;
    let bar = ProgressBar::new(tasks.iter().map(length).sum());
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {eta} left") {
        bar.set_style(style);
    }
    let results = tasks.into_par_iter().map(|task| {
        let games = length(&task);
        let result = play(task);
        bar.inc(games);
        result
    });
    let results = results.collect();
    bar.finish_and_clear();
    results
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chunks_cover_ranges_once() {
        assert_eq!(chunks(&[0..5, 9..10, 20..20], 2), [0..2, 2..4, 4..5, 9..10]);
        assert_eq!(chunks(&[0..3, 5..6], 0).len(), 4);
    }
}
