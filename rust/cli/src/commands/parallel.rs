//! Plays many games in parallel on all CPU cores.

use crate::failure::Failure;
use indicatif::{ProgressBar, ProgressStyle};
use std::{
    num::NonZero,
    ops::Range,
    sync::atomic::{AtomicU32, Ordering},
    thread,
};

/// Number of games in one task of a worker.
const CHUNK: u32 = 64;

/// Plays a range of games in parallel. The results are in no particular order.
pub fn in_parallel<T: Send>(games: Range<u32>, play: impl Fn(Range<u32>) -> T + Sync) -> Result<Vec<T>, Failure> {
    // The progress bar is shown on a terminal only.
    let bar = ProgressBar::new(u64::from(games.end.saturating_sub(games.start)));
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {eta} left") {
        bar.set_style(style);
    }
    let chunks = games.end.saturating_sub(games.start).div_ceil(CHUNK);
    let next = AtomicU32::new(0);
    let work = || {
        let mut done = Vec::new();
        loop {
            let chunk = next.fetch_add(1, Ordering::Relaxed);
            if chunk >= chunks {
                return done;
            }
            let from = games.start + chunk * CHUNK;
            let past = games.end.min(from.saturating_add(CHUNK));
            done.push(play(from..past));
            bar.inc((past - from).into());
        }
    };
    let workers = thread::available_parallelism().map_or(1, NonZero::get);
    let results = thread::scope(|scope| {
        let workers: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        workers.into_iter().map(|worker| worker.join()).collect::<Vec<_>>()
    });
    bar.finish_and_clear();
    let mut all = Vec::new();
    for result in results {
        all.extend(result.map_err(|_| Failure::new("a game failed; this is a bug of altmode"))?);
    }
    Ok(all)
}
