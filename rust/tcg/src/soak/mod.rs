//! Soak test: random games with legal decks of all implemented cards. The invariants are checked after every decision.
//!
//! Each game has a number. Seed and number produce the same game on every machine, so a failure found in a million games can
//! be reproduced in one.
//!
//! Five of eight games are about a card or ability that needs others: their decks include the cards that it needs
//! ([`needs`]), and its player mostly tries to use it ([`players`]).

mod coverage;
mod decks;
mod faults;
mod needs;
mod players;
mod secrets;

pub use coverage::{CoverageCounts, CoverageRow};
pub use decks::{as_list, random_deck};
pub use faults::fault;
pub use needs::Subject;

use crate::{
    api,
    bots::checksum,
    cards::Tcg,
    deck::Deck,
    engine::machine::Machine,
    model::{
        action::Action,
        objects::NOBODY,
        start::{Setup, Start},
        state::{State, Status},
        work::Work,
    },
};
use altmode_core::{Game, Io, Random, Result, Rules};
use altmode_host::{Bot, SoakLimits, Soaked, soak};
use decks::{deck_about, deck_against};
use needs::{Needs, subjects};
use players::SoakPlayer;

/// Maximum number of decisions. A longer game is stuck, because a game ends after 1,000 turns.
const MOST_DECISIONS: u32 = 100_000;
/// One in this many games repeats every move in a state with other hidden cards, to detect leaks.
const SECRET: u32 = 1024;
/// One in this many games keeps its history and is saved and restored halfway.
const SAVED: u32 = 32;

/// The result of a game.
#[derive(Clone, Copy, Debug)]
pub struct Played {
    /// The winner; `None` for a draw.
    pub winner: Option<u8>,
    /// Whether the game hit a limit of the engine ([`altmode_core::MOST_TURNS`] and others). Such a game is a draw.
    pub endless: bool,
    /// Number of decisions taken.
    pub decisions: u32,
    /// Number of turns begun.
    pub turns: u32,
    /// A checksum, equal for runs that took the same course.
    pub checksum: u32,
}

/// A family of games.
#[derive(Clone, Debug)]
pub struct Soak {
    tcg: Tcg,
    random: Random,
    /// Whether only the greedy bot plays.
    greedy: bool,
    /// All cards and abilities.
    subjects: Vec<Subject>,
    /// The card or ability that all games are about.
    about: Option<Subject>,
}

impl Soak {
    /// Creates the games of a seed (1 to 32 hexadecimal digits).
    pub fn new(tcg: &api::Tcg, seed: &str) -> Result<Soak> {
        let tcg = tcg.rules();
        Ok(Soak {
            tcg,
            random: Random::from_seed_text(seed)?,
            greedy: false,
            subjects: subjects(tcg),
            about: None,
        })
    }

    /// Makes all games about one card or ability.
    pub fn about(self, subject: Subject) -> Soak {
        Soak { about: Some(subject), ..self }
    }

    /// Lets the greedy bot play all games, with unchanged decks.
    pub fn greedy(self) -> Soak {
        Soak { greedy: true, ..self }
    }

    /// Creates usage counts of cards and abilities.
    pub fn coverage(&self) -> CoverageCounts {
        CoverageCounts::new(self.tcg)
    }

    /// Plays the game with this number. The error names the decision and the fault.
    pub fn play(&self, number: u32) -> std::result::Result<Played, String> {
        self.play_with(number, number % SECRET == 1, None)
    }

    /// Plays the game with this number and counts the cards and abilities used.
    pub fn play_counting(
        &self,
        number: u32,
        coverage: &mut CoverageCounts,
    ) -> std::result::Result<Played, String> {
        self.play_with(number, false, Some(coverage))
    }

    /// Plays the game with this number. With `secrets`, repeats every move in a state with other hidden cards.
    fn play_with(
        &self,
        number: u32,
        secrets: bool,
        mut coverage: Option<&mut CoverageCounts>,
    ) -> std::result::Result<Played, String> {
        let text = |error: altmode_core::Error| error.to_string();
        let mut random = self.random.child(number);
        let (setup, players) = self.setup(&mut random);
        let mut kept = None;
        let state = if let Some(coverage) = &mut coverage {
            coverage.begin();
            let mut state = self.tcg.lay_out(&setup).map_err(text)?;
            self.tcg.deal_before(&mut state, setup.first, &mut Io::silent(), Some(&mut **coverage));
            state
        } else {
            let start = Start::Decks(setup);
            if number.is_multiple_of(SAVED) {
                kept = Some(Game::new(self.tcg, start.clone()).map_err(text)?);
            }
            self.tcg.begin(&start, &mut Io::silent()).map_err(text)?
        };
        let limits = SoakLimits { decisions: MOST_DECISIONS, save_at: 20 + random.below(80) };
        let mut table = Table {
            tcg: self.tcg,
            players,
            random,
            first: state.clone(),
            secrets: secrets.then_some(0),
            coverage,
        };
        let (state, decisions) = soak(&self.tcg, state, kept, limits, &mut table)?;
        Ok(Played {
            winner: self.tcg.outcome(&state).and_then(|outcome| outcome.winner()),
            endless: state.status == Status::Endless,
            decisions,
            turns: state.turn.into(),
            checksum: checksum(&state, decisions),
        })
    }

    /// Returns the start of the game with this number.
    #[cfg(test)]
    pub fn start(&self, number: u32) -> Start {
        Start::Decks(self.setup(&mut self.random.child(number)).0)
    }

    /// Returns the decks of the game with this number.
    pub fn decks(&self, number: u32) -> [Deck; 2] {
        self.setup(&mut self.random.child(number)).0.decks.map(|deck| as_list(self.tcg, &deck))
    }

    /// Returns a random deck that is legal in Constructed, the same for each number.
    pub fn deck(&self, number: u32) -> Deck {
        let deck = random_deck(self.tcg, &mut self.random.child(number));
        // Cards outside the game only test the engine, so no card of the deck needs to bring them.
        Deck { outside: Vec::new(), ..as_list(self.tcg, &deck) }
    }

    /// Returns two decks that fit into one game, and their players.
    fn setup(&self, random: &mut Random) -> (Setup, [SoakPlayer; 2]) {
        loop {
            let subject = self.about.or_else(|| self.subject(random));
            // The greedy bot reaches other situations than random play, but each decision takes longer.
            let mut players = [0, 1].map(|_| {
                SoakPlayer::Bot(if random.below(6) == 0 || self.greedy {
                    Bot::Greedy
                } else {
                    Bot::Random
                })
            });
            let mut decks = [random_deck(self.tcg, random), random_deck(self.tcg, random)];
            if let Some(subject) = subject {
                let (needs, seat) = (Needs::of(self.tcg, subject), random.below(2) as usize);
                let (deck, plan) = deck_about(self.tcg, subject, &needs, random);
                decks[seat] = deck;
                decks[1 - seat] = deck_against(self.tcg, &needs, random);
                if !self.greedy && random.below(4) != 0 {
                    players[seat] = SoakPlayer::Planned(plan);
                }
            }
            let seed = format!("{:x}", random.bits());
            let setup = Setup {
                seed,
                basic: false,
                rulings: random.below(2) as u8,
                first: None,
                open_decks: random.below(8) == 0,
                decks,
            };
            // Skips decks whose characters, including forms and cards outside the game, exceed the capacity of a state.
            if self.tcg.lay_out(&setup).is_ok() {
                return (setup, players);
            }
        }
    }

    /// Returns the subject of a game: in five of eight games a card or ability that needs others.
    fn subject(&self, random: &mut Random) -> Option<Subject> {
        /// Maximum number of redraws of a subject that needs nothing.
        const DRAWS: usize = 4;
        if random.below(8) >= 5 {
            return None;
        }
        let drawn =
            (0..DRAWS).map(|_| self.subjects[random.below(self.subjects.len() as u32) as usize]);
        drawn.into_iter().find(|&subject| !Needs::of(self.tcg, subject).is_empty())
    }
}

/// A game in progress.
struct Table<'a> {
    tcg: Tcg,
    players: [SoakPlayer; 2],
    random: Random,
    /// The state at the start.
    first: State,
    /// Number of the decision, if each move is repeated in a state with other hidden cards.
    secrets: Option<u32>,
    coverage: Option<&'a mut CoverageCounts>,
}

impl Soaked<Tcg> for Table<'_> {
    fn choose(
        &mut self,
        state: &State,
        seat: u8,
        actions: &[Action],
    ) -> std::result::Result<usize, String> {
        let choice =
            self.players[usize::from(seat)].choose(self.tcg, state, actions, &mut self.random);
        if let Some(decision) = &mut self.secrets {
            let mut random = self.random.child(*decision);
            *decision += 1;
            if let Some(leak) = (0..2)
                .find_map(|seat| secrets::leak(self.tcg, state, actions[choice], seat, &mut random))
            {
                return Err(format!(
                    "{:?}, {} tells hidden cards: {leak}",
                    actions[choice],
                    self.place(state)
                ));
            }
        }
        Ok(choice)
    }

    fn apply(&mut self, state: &mut State, action: Action) {
        match &mut self.coverage {
            Some(coverage) => {
                coverage.look(state);
                let mut io = Io::silent();
                Machine { watch: Some(&mut **coverage), ..Machine::new(self.tcg, state, &mut io) }
                    .act(action);
            }
            None => self.tcg.apply(state, action, &mut Io::silent()),
        }
    }

    fn check(&self, state: &State) -> std::result::Result<(), String> {
        fault(self.tcg, &self.first, state).map_or(Ok(()), Err)
    }

    fn place(&self, state: &State) -> String {
        let sources = state.frames.iter().filter(|frame| {
            usize::from(frame.source) < state.objects.len() && frame.source != NOBODY
        });
        let names: Vec<&str> = sources
            .filter(|frame| matches!(frame.work, Work::Code(_)))
            .map(|frame| self.tcg.full_name(state, frame.source))
            .collect();
        format!("turn {}, {:?} asked, in {names:?}", state.turn, state.decision.ask)
    }
}

#[cfg(test)]
mod tests;
