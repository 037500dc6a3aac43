//! Bots, and games between them.

use altmode_core::{Error, Imagine, MOST_SEATS, Random, Result, Search, Searched};

/// The kinds of bots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Bot {
    /// Chooses each legal action with equal probability.
    #[default]
    Random,
    /// Chooses the action with the best immediate score.
    Greedy,
    /// Chooses the action with the best average over this many sampled continuations.
    Search(u32),
}

/// The bot of each seat.
pub type Bots = [Bot; MOST_SEATS];

/// Default number of continuations that a search samples.
pub const ITERATIONS: u32 = 200;
/// Maximum number of continuations in one call.
pub const MOST_ITERATIONS: u32 = 100_000;

impl Bot {
    /// The names of the bots.
    pub const NAMES: [&'static str; 3] = ["random", "greedy", "search"];

    /// Returns the bot with this name.
    pub fn named(name: &str) -> Result<Bot> {
        match name {
            "random" => Ok(Bot::Random),
            "greedy" => Ok(Bot::Greedy),
            "search" => Ok(Bot::Search(ITERATIONS)),
            _ => Err(Error::new(
                "unknown-bot",
                format!("there is no bot \"{name}\"; there are random, greedy and search"),
            )
            .at("bot")),
        }
    }

    /// Chooses one of the legal actions and returns its index.
    #[inline]
    pub fn choose<R: Imagine>(
        self,
        rules: &R,
        state: &R::State,
        actions: &[R::Action],
        random: &mut Random,
    ) -> usize {
        if actions.len() < 2 {
            return 0;
        }
        match self {
            Bot::Random => random.below(actions.len() as u32) as usize,
            Bot::Greedy => greedy(rules, state, actions, random),
            Bot::Search(rounds) => search(rules, state, rounds, random).best,
        }
    }
}

/// Chooses an action with the highest [promise](Imagine::promise), at random among equals.
pub fn greedy<R: Imagine>(
    rules: &R,
    state: &R::State,
    actions: &[R::Action],
    random: &mut Random,
) -> usize {
    let (mut best, mut most, mut equals, mut index) = (0, i32::MIN, 0, 0);
    rules.promises(state, actions, &mut |promise| {
        if promise > most {
            (best, most, equals) = (index, promise, 1);
        } else if promise == most {
            equals += 1;
            if random.below(equals) == 0 {
                best = index;
            }
        }
        index += 1;
    });
    best
}

/// Searches the legal actions for about this many rounds.
pub fn search<R: Imagine>(
    rules: &R,
    state: &R::State,
    rounds: u32,
    random: &mut Random,
) -> Searched {
    let mut search = begin_search(rules, state, rounds, random);
    search.step(u32::MAX);
    search.result()
}

/// Starts the [search], to be run in steps.
pub fn begin_search<R: Imagine>(
    rules: &R,
    state: &R::State,
    rounds: u32,
    random: &mut Random,
) -> Search<R> {
    let search = Search::new(rules.clone(), state, rounds, random.child(0));
    random.bits();
    search
}

/// The result of a sequence of decisions.
#[derive(Clone, Copy, Debug, Default)]
pub struct Course {
    /// Number of decisions taken.
    pub decisions: u32,
    /// A checksum, equal for runs that took the same course.
    pub checksum: u32,
}
