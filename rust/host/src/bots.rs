//! Games between bots.

use altmode_core::{Error, Imagine, Io, Random, Result, Search};

/// Kinds of bots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Bot {
    /// Each legal action equally likely.
    #[default]
    Random,
    /// The action that looks best at once.
    Greedy,
    /// The action with the best results in imagined continuations.
    Search(u32),
}

/// How many continuations a search imagines unless told otherwise.
pub const ITERATIONS: u32 = 200;
/// The most that may be asked for in one call.
pub const MOST_ITERATIONS: u32 = 100_000;

impl Bot {
    /// A bot by its name.
    pub fn named(name: &str) -> Result<Bot> {
        match name {
            "random" => Ok(Bot::Random),
            "greedy" => Ok(Bot::Greedy),
            "search" => Ok(Bot::Search(ITERATIONS)),
            _ => Err(Error::new("unknown-bot", format!("there is no bot \"{name}\"; there are random, greedy and search")).at("bot")),
        }
    }

    /// Chooses one of the legal actions, by its index.
    pub fn choose<R: Imagine>(self, rules: &R, state: &R::State, actions: &[R::Action], random: &mut Random) -> usize {
        if actions.len() < 2 {
            return 0;
        }
        match self {
            Bot::Random => random.below(actions.len() as u32) as usize,
            Bot::Greedy => greedy(rules, state, actions, random),
            Bot::Search(rounds) => {
                let seed = random.child(0);
                random.bits();
                let mut search = Search::new(rules.clone(), state, rounds, seed);
                search.step(u32::MAX);
                search.result().best
            }
        }
    }
}

/// The action that promises most; of equals one at random.
fn greedy<R: Imagine>(rules: &R, state: &R::State, actions: &[R::Action], random: &mut Random) -> usize {
    let (mut best, mut most, mut equals) = (0, i32::MIN, 0);
    for (index, &action) in actions.iter().enumerate() {
        let promise = rules.promise(state, action);
        if promise > most {
            (best, most, equals) = (index, promise, 1);
        } else if promise == most {
            equals += 1;
            if random.below(equals) == 0 {
                best = index;
            }
        }
    }
    best
}

/// What a batch of games needs to know of a game.
pub trait Played: Imagine {
    /// The seats that won, a bit each; 0 for a draw.
    fn winners(&self, state: &Self::State) -> u8;
    /// Turns begun.
    fn turns(&self, state: &Self::State) -> u32;
    /// The start of the game with a number, of a family of games that differ by their seeds only.
    fn start_number(&self, start: &Self::Start, family: &Random, number: u32) -> Self::Start;
    /// A number that differs where states differ.
    fn checksum(&self, state: &Self::State) -> u32;
}

/// What a batch of games came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Batch {
    /// Games that came to an end.
    pub games: u32,
    /// Games that each seat won.
    pub wins: [u32; 8],
    /// Draws.
    pub draws: u32,
    /// Number of games that reached the limit of decisions before their end.
    pub unfinished: u32,
    /// Decisions taken.
    pub decisions: u64,
    /// Turns begun.
    pub turns: u64,
    /// The sum of the checksums of the final states.
    pub checksum: u32,
}

impl Batch {
    /// Adds another batch.
    pub fn add(&mut self, other: &Batch) {
        self.games += other.games;
        self.wins.iter_mut().zip(other.wins).for_each(|(wins, more)| *wins += more);
        self.draws += other.draws;
        self.unfinished += other.unfinished;
        self.decisions += other.decisions;
        self.turns += other.turns;
        self.checksum = self.checksum.wrapping_add(other.checksum);
    }
}

/// Plays some games of a family; a game that takes more decisions than `most` is given up. One bot is for each seat in turn.
pub fn play_batch<R: Played>(
    rules: &R,
    start: &R::Start,
    family: &Random,
    bots: &[Bot],
    numbers: std::ops::Range<u32>,
    most: u32,
) -> Result<Batch> {
    let mut batch = Batch::default();
    let mut actions = Vec::new();
    let mut io = Io::silent();
    for number in numbers {
        let mut state = rules.begin(&rules.start_number(start, family, number), &mut io)?;
        let mut random = family.child(number ^ 0x8000_0000);
        let mut decisions = 0;
        while let Some(seat) = rules.to_act(&state) {
            if decisions == most {
                batch.unfinished += 1;
                break;
            }
            actions.clear();
            rules.legal_actions(&state, &mut actions);
            let bot = bots.get(usize::from(seat) % bots.len().max(1)).copied().unwrap_or_default();
            let choice = bot.choose(rules, &state, &actions, &mut random);
            let Some(&action) = actions.get(choice) else { break };
            rules.apply(&mut state, action, &mut io);
            decisions += 1;
        }
        let winners = rules.winners(&state);
        let one = Batch {
            games: u32::from(decisions < most || rules.to_act(&state).is_none()),
            wins: std::array::from_fn(|seat| u32::from(winners >> seat & 1)),
            draws: u32::from(winners == 0 && rules.to_act(&state).is_none()),
            decisions: decisions.into(),
            turns: rules.turns(&state).into(),
            checksum: rules.checksum(&state),
            ..Batch::default()
        };
        batch.add(&one);
    }
    Ok(batch)
}
