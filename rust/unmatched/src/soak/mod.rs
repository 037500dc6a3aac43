//! Random games with checks of the invariants after every decision.

use crate::{
    api,
    cards::{
        board::{NOWHERE, boards, only},
        code::Op,
        unmatched::Unmatched,
    },
    model::{
        action::Action,
        event::Event,
        start::{Setup, SetupPlayer, Start},
        state::{DefId, Fighter, FighterId, MOST_FIGHTERS, MOST_SEATS, State, Status, Zone},
    },
};
use altmode_core::{Error, Game, Io, Random, Result, Rules};
use altmode_host::{Bot, Hosted, SoakLimits, Soaked, soak};
use altmode_unmatched_language::{Amount, Effect};

mod uses;

pub use uses::{Row, Uses};

/// Maximum number of decisions. A longer game is stuck, because a game ends after 1,000 turns.
const MOST_DECISIONS: u32 = 100_000;
/// One in this many games keeps its history and is saved and restored.
const SAVED: u32 = 64;
/// Number of the decision after which such a game is saved for the first time.
const SAVE_AT: u32 = 50;

/// Random games, each determined by the seed and its number.
#[derive(Clone)]
pub struct Soak {
    rules: Unmatched,
    family: Random,
    heroes: Vec<&'static str>,
    /// The hero of the first player of every game; a random one if `None`.
    about: Option<&'static str>,
}

/// The result of a game.
#[derive(Clone, Copy, Debug)]
pub struct Played {
    /// The winning seats; 0 for a draw.
    pub winners: u8,
    /// Whether a bound ended the game.
    pub endless: bool,
    /// Number of decisions.
    pub decisions: u32,
    /// Number of turns.
    pub turns: u32,
    /// A checksum of the course.
    pub checksum: u32,
}

impl Soak {
    /// Prepares the games of a seed, with all implemented heroes.
    pub fn new(seed: &str) -> Result<Soak> {
        let rules = api::Unmatched::new().rules();
        let catalogue = rules.catalogue;
        let heroes = catalogue.ids().filter(|id| {
            catalogue.find(id).is_some_and(|number| catalogue.hero(number).implemented)
        });
        Ok(Soak {
            rules,
            family: Random::from_seed_text(seed)?,
            heroes: heroes.collect(),
            about: None,
        })
    }

    /// Returns games in which the first player has this hero.
    ///
    /// # Errors
    ///
    /// Fails if no implemented hero has this id.
    pub fn about(&self, hero: &str) -> Result<Soak> {
        let Some(&about) = self.heroes.iter().find(|id| **id == hero) else {
            let message =
                format!("no implemented hero has the id \"{hero}\"; write for example \"medusa\"");
            return Err(Error::new("unknown-hero", message));
        };
        Ok(Soak { about: Some(about), ..self.clone() })
    }

    /// Returns empty counts of the uses of all cards.
    pub fn uses(&self) -> Uses {
        Uses::new(self.rules.catalogue)
    }

    /// Returns the start of a game: two in three are duels, the others have three or four players, in teams or not.
    pub fn start(&self, number: u32) -> Start {
        let mut random = self.family.child(number);
        let fitting =
            |seats: usize| boards().iter().filter(move |board| board.starts.len() >= seats);
        let (seats, teams) = match random.below(9) {
            0 => (3, false),
            1 => (4, false),
            2 => (4, true),
            _ => (2, false),
        };
        let count = fitting(seats).count().max(1);
        let board = fitting(seats)
            .nth(random.below(count as u32) as usize)
            .map_or("marmoreal", |board| board.id());
        let mut room = MOST_FIGHTERS;
        let mut player = |seat: usize| {
            // A hero with many fighters may not fit into a game.
            let (hero, fighters) = loop {
                let drawn = self.heroes[random.below(self.heroes.len() as u32) as usize];
                let hero = self.about.filter(|_| seat == 0).unwrap_or(drawn);
                let number = self.rules.catalogue.find(hero).unwrap_or_default();
                let fighters = self.rules.catalogue.hero(number).fighters_in_play();
                if fighters + MOST_SEATS - 1 - seat <= room {
                    break (hero, fighters);
                }
            };
            room -= fighters;
            let side = if teams { seat % 2 } else { seat };
            SetupPlayer { hero: hero.to_string(), side: side as u8, ..SetupPlayer::default() }
        };
        let players = (0..seats.min(MOST_SEATS)).map(&mut player).collect();
        let seed = format!("{:x}", random.bits());
        Start::Game(Setup {
            seed,
            board: board.to_string(),
            first: 0,
            players,
            allow_unimplemented: false,
            facts: Vec::new(),
            items: Vec::new(),
        })
    }

    /// Plays a game and checks it on the way.
    ///
    /// # Errors
    ///
    /// Fails with a description of the first fault.
    pub fn play(&self, number: u32) -> std::result::Result<Played, String> {
        self.play_and_count(number, None)
    }

    /// Plays a game as [`Soak::play`] does and counts the uses of cards.
    ///
    /// # Errors
    ///
    /// Fails with a description of the first fault.
    pub fn play_counting(
        &self,
        number: u32,
        uses: &mut Uses,
    ) -> std::result::Result<Played, String> {
        self.play_and_count(number, Some(uses))
    }

    fn play_and_count(
        &self,
        number: u32,
        uses: Option<&mut Uses>,
    ) -> std::result::Result<Played, String> {
        let (rules, start) = (self.rules, self.start(number));
        let text = |error: altmode_core::Error| format!("{error} at the start {start:?}");
        let kept = number
            .is_multiple_of(SAVED)
            .then(|| Game::new(rules, start.clone()))
            .transpose()
            .map_err(text)?;
        let mut io = Io::silent();
        io.keep_events = uses.is_some();
        let state = rules.begin(&start, &mut io).map_err(text)?;
        let mut random = self.family.child(number ^ 0x8000_0000);
        let bots: [Bot; MOST_SEATS] =
            std::array::from_fn(|_| if random.below(6) == 0 { Bot::Greedy } else { Bot::Random });
        let mut table = Table { rules, bots, random, io, uses };
        let limits = SoakLimits { decisions: MOST_DECISIONS, save_at: SAVE_AT };
        let (state, decisions) = soak(&rules, state, kept, limits, &mut table)
            .map_err(|fault| format!("{fault}, at the start {start:?}"))?;
        if state.status == Status::OutOfRoom {
            return Err(format!("a list of the state was full in {start:?}"));
        }
        Ok(Played {
            winners: rules.outcome(&state).map_or(0, |outcome| outcome.winners),
            endless: state.status == Status::Endless,
            decisions,
            turns: state.turn.into(),
            checksum: rules.checksum(&state, decisions),
        })
    }
}

/// A game in progress.
struct Table<'a> {
    rules: Unmatched,
    bots: [Bot; MOST_SEATS],
    random: Random,
    io: Io<Event, DefId>,
    uses: Option<&'a mut Uses>,
}

impl Soaked<Unmatched> for Table<'_> {
    fn choose(
        &mut self,
        state: &State,
        seat: u8,
        actions: &[Action],
    ) -> std::result::Result<usize, String> {
        Ok(self.rules.choose(
            self.bots[usize::from(seat) % MOST_SEATS],
            state,
            actions,
            &mut self.random,
        ))
    }

    fn apply(&mut self, state: &mut State, action: Action) {
        self.rules.apply(state, action, &mut self.io);
        if let Some(uses) = &mut self.uses {
            uses.count(&self.io.events);
            self.io.events.clear();
        }
    }

    fn check(&self, state: &State) -> std::result::Result<(), String> {
        check(self.rules, state)
    }

    fn place(&self, state: &State) -> String {
        format!("turn {}, {:?}", state.turn, state.decision)
    }
}

/// Checks the invariants of a state: every card is in one place, every fighter has a space of its own, and health is within
/// bounds.
///
/// # Errors
///
/// Fails with a description of the violation.
pub fn check(rules: Unmatched, state: &State) -> std::result::Result<(), String> {
    let mut found = [0_u8; 256];
    for seat in 0..state.seats {
        let player = state.player(seat);
        for (zone, list) in [
            (Zone::Deck, &player.deck[..]),
            (Zone::Hand, &player.hand[..]),
            (Zone::Discard, &player.discard[..]),
            (Zone::Aside, &player.aside[..]),
            (Zone::Front, &player.front[..]),
            (Zone::Side, &player.side_deck[..]),
        ] {
            for &card in list {
                found[usize::from(card)] += 1;
                if (state.card(card).zone, state.card(card).holder) != (zone, seat) {
                    return Err(format!(
                        "card {card} lies in the {zone:?} of seat {seat}, but says otherwise"
                    ));
                }
                if zone == Zone::Hand && state.card(card).seen >> seat & 1 == 0 {
                    return Err(format!("seat {seat} does not know card {card} in its hand"));
                }
            }
        }
    }
    for (card, entry) in state.cards.iter().enumerate() {
        let listed = matches!(
            entry.zone,
            Zone::Deck | Zone::Hand | Zone::Discard | Zone::Aside | Zone::Front | Zone::Side
        );
        if found[card] != u8::from(listed) {
            return Err(format!("card {card} in {:?} is listed {} times", entry.zone, found[card]));
        }
    }
    // A seat has tokens as soon as it has fighters.
    for seat in
        (0..state.seats).filter(|seat| state.fighters.iter().any(|fighter| fighter.owner == *seat))
    {
        let (laid, tokens) =
            (state.laid[usize::from(seat)], rules.hero(state, seat).sheet.tokens.as_ref());
        if tokens.is_some_and(|tokens| {
            tokens.on_paths
                && laid.count_ones() + u32::from(state.player(seat).supply)
                    != u32::from(tokens.count)
        }) {
            return Err(format!("seat {seat} has lost tokens"));
        }
        if (0..seat).any(|other| state.laid[usize::from(other)] & laid != 0) {
            return Err(format!("tokens of seat {seat} share a path with others"));
        }
    }
    let mut taken = 0_u64;
    let set = most_set(rules, state);
    for (number, fighter) in state.fighters.iter().enumerate() {
        let full = rules.full_health(state, number as FighterId);
        // Only an effect that sets health can raise it above the health at the start (Core Rules, Recovering Health).
        if fighter.health > full.max(set) {
            return Err(format!("fighter {number} has {} health of {full}", fighter.health));
        }
        if fighter.at == NOWHERE {
            continue;
        }
        if fighter.flags & Fighter::AWAY != 0 {
            return Err(format!(
                "fighter {number} stands on the battlefield and is said to be away"
            ));
        }
        if fighter.health == 0 {
            return Err(format!("the defeated fighter {number} stands on the battlefield"));
        }
        let stretched = fighter.tail == NOWHERE
            || fighter.is_large()
                && rules.board(state).near[usize::from(fighter.at)] & only(fighter.tail) != 0;
        if !stretched {
            return Err(format!(
                "fighter {number} has a second space that is not beside the first"
            ));
        }
        if state.barred(number as FighterId) & fighter.body() != 0 {
            return Err(format!("fighter {number} shares its space"));
        }
        taken |= fighter.body();
    }
    if taken & !rules.board(state).all != 0 {
        return Err("a fighter stands beside the battlefield".to_string());
    }
    Ok(())
}

/// Returns the highest health that an effect of the heroes in play sets; 0 if none does.
fn most_set(rules: Unmatched, state: &State) -> u8 {
    let programs = (0..state.seats).map(|seat| &rules.hero(state, seat).program);
    let numbers = programs.flat_map(|program| &program.code).filter_map(|op| match op {
        Op::Do(Effect::SetHealth { to: Amount::Fixed(number), .. }) => u8::try_from(*number).ok(),
        _ => None,
    });
    numbers.max().unwrap_or(0)
}
