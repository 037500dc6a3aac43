//! A game in progress: a state with its history.

use crate::{Chance, Error, Io, Outcome, Result, Rules, Seat, hash_of, open, save::Made, seal};
use serde::{Deserialize, Serialize};
use std::{
    cell::{OnceCell, RefCell},
    collections::VecDeque,
    sync::Arc,
};

/// One move of a record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Move<C> {
    /// The action with this index in the list of legal actions.
    Action(u16),
    /// The same with outcomes supplied by the host.
    ActionWithChance(u16, Vec<C>),
    /// A seat gave up.
    Concede(Seat),
}

/// Everything that leads to a state again: versions, start, moves.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[serde(bound(serialize = "", deserialize = ""))]
pub struct Record<R: Rules> {
    /// Short name of the game.
    pub game: String,
    /// Version of the rules.
    pub rules_version: u32,
    /// Version of the card data.
    pub data_version: u32,
    /// Hashes of the packs of data that it needs beside the built-in one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub packs: Vec<String>,
    /// How it started.
    pub start: R::Start,
    /// What was decided, in order.
    pub moves: Vec<Move<R::Chance>>,
}

/// What a save holds.
#[derive(Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""))]
struct Payload<R: Rules> {
    start: R::Start,
    moves: Vec<Move<R::Chance>>,
    state: R::State,
}

/// A state before a move, and how long the event log was.
struct Before<S> {
    state: S,
    events: usize,
}

/// How many states before moves are kept for a quick undo; older ones are found by replaying.
const KEPT_STATES: usize = 64;

/// A game in progress.
///
/// Every call either does all that it says or gives an [`Error`] and changes nothing.
#[derive(Clone)]
pub struct Game<R: Rules> {
    rules: R,
    start: R::Start,
    state: R::State,
    moves: Vec<Move<R::Chance>>,
    events: Vec<R::Event>,
    /// The states before the last moves, newest last; at most [`KEPT_STATES`]. Copies of a game share them, because they
    /// are most of its size.
    before: VecDeque<Arc<Before<R::State>>>,
    /// The answers to the pending decision, from the first time that somebody asks: a move is looked up in the list
    /// which its player has just been shown.
    legal: OnceCell<Vec<R::Action>>,
    /// An earlier list of answers, in whose place the next one is made.
    room: RefCell<Vec<R::Action>>,
}

impl<R: Rules> Game<R> {
    /// Starts a game.
    pub fn new(rules: R, start: R::Start) -> Result<Self> {
        let mut io = Io::telling(Vec::new());
        let state = rules.begin(&start, &mut io)?;
        Ok(Game::of(rules, start, state, io.events))
    }

    /// One without moves.
    fn of(rules: R, start: R::Start, state: R::State, events: Vec<R::Event>) -> Self {
        let (moves, before) = (Vec::new(), VecDeque::new());
        Game { rules, start, state, moves, events, before, legal: OnceCell::new(), room: RefCell::default() }
    }

    /// The rules it is played by.
    pub fn rules(&self) -> &R {
        &self.rules
    }

    /// The state now.
    pub fn state(&self) -> &R::State {
        &self.state
    }

    /// How it started.
    pub fn start(&self) -> &R::Start {
        &self.start
    }

    /// The seat that must decide now.
    pub fn to_act(&self) -> Option<Seat> {
        self.rules.to_act(&self.state)
    }

    /// How it ended, or `None`.
    pub fn outcome(&self) -> Option<Outcome> {
        self.rules.outcome(&self.state)
    }

    /// The answers to the pending decision, in a fixed order.
    pub fn legal_actions(&self) -> &[R::Action] {
        self.legal.get_or_init(|| {
            let mut actions = self.room.take();
            self.rules.legal_actions(&self.state, &mut actions);
            actions
        })
    }

    /// Applies the legal action with this index; gives the events it caused.
    pub fn apply(&mut self, index: usize, chance: Vec<R::Chance>) -> Result<&[R::Event]> {
        if self.outcome().is_some() {
            return Err(Error::new("game-over", "the game is over: no action is possible any more"));
        }
        let actions = self.legal_actions();
        let Some(&action) = actions.get(index) else {
            return Err(Error::new(
                "illegal-action",
                format!("there is no legal action number {index}: there are {}, counted from 0", actions.len()),
            ));
        };
        let played = if chance.is_empty() { Move::Action(index as u16) } else { Move::ActionWithChance(index as u16, chance.clone()) };
        self.make(played, chance, |rules, state, io| rules.apply(state, action, io))
    }

    /// A seat gives up.
    pub fn concede(&mut self, seat: Seat) -> Result<&[R::Event]> {
        if self.outcome().is_some() {
            return Err(Error::new("game-over", "the game is over: nobody can concede any more"));
        }
        self.make(Move::Concede(seat), Vec::new(), |rules, state, io| rules.concede(state, seat, io))
    }

    /// Makes a move where the state stands, and takes it back if its supplied outcomes do not fit.
    fn make(
        &mut self,
        played: Move<R::Chance>,
        chance: Vec<R::Chance>,
        change: impl FnOnce(&R, &mut R::State, &mut Io<R::Event, R::Chance>),
    ) -> Result<&[R::Event]> {
        let count = self.events.len();
        let oldest = if self.before.len() == KEPT_STATES { self.before.pop_front() } else { None };
        // The oldest state makes room for the newest in its place, unless a copy of this game still has it.
        let kept = match oldest {
            Some(mut kept) => match Arc::get_mut(&mut kept) {
                Some(place) => {
                    (place.state, place.events) = (self.state.clone(), count);
                    kept
                }
                None => Arc::new(Before { state: self.state.clone(), events: count }),
            },
            None => Arc::new(Before { state: self.state.clone(), events: count }),
        };
        self.before.push_back(kept);
        let mut io = Io { events: std::mem::take(&mut self.events), ..Io::telling(chance) };
        change(&self.rules, &mut self.state, &mut io);
        self.events = io.events;
        self.moves.push(played);
        self.forget_legal_actions();
        if let Err(refusal) = used_up(&io.chance) {
            self.undo();
            return Err(refusal);
        }
        Ok(&self.events[count..])
    }

    fn forget_legal_actions(&mut self) {
        if let Some(mut list) = self.legal.take() {
            list.clear();
            self.room.replace(list);
        }
    }

    /// Takes the last move back; `false` when there is none.
    pub fn undo(&mut self) -> bool {
        if let Some(before) = self.before.pop_back() {
            let events;
            match Arc::try_unwrap(before) {
                Ok(before) => (self.state, events) = (before.state, before.events),
                Err(shared) => (self.state, events) = (shared.state.clone(), shared.events),
            }
            self.forget_legal_actions();
            self.events.truncate(events);
            self.moves.pop();
            return true;
        }
        if self.moves.is_empty() {
            return false;
        }
        let moves = self.moves[..self.moves.len() - 1].to_vec();
        match Self::play_through(self.rules.clone(), self.start.clone(), moves) {
            Ok(game) => {
                *self = game;
                true
            }
            Err(_) => false,
        }
    }

    fn play_through(rules: R, start: R::Start, moves: Vec<Move<R::Chance>>) -> Result<Self> {
        let mut game = Game::new(rules, start)?;
        for (number, step) in moves.into_iter().enumerate() {
            let done = match step {
                Move::Action(index) => game.apply(index.into(), Vec::new()).map(|_| ()),
                Move::ActionWithChance(index, chance) => game.apply(index.into(), chance).map(|_| ()),
                Move::Concede(seat) if seat < 2 => game.concede(seat).map(|_| ()),
                Move::Concede(seat) => Err(Error::new("unknown-seat", format!("there is no seat {seat}"))),
            };
            done.map_err(|error| error.at(format!("moves[{number}]")))?;
        }
        Ok(game)
    }

    /// The event log from an index on.
    pub fn events(&self, since: usize) -> &[R::Event] {
        self.events.get(since..).unwrap_or(&[])
    }

    /// How many moves were made.
    pub fn move_count(&self) -> usize {
        self.moves.len()
    }

    /// Versioned, checksummed bytes from which [`Game::restore`] makes the same game.
    pub fn save(&self) -> Result<Vec<u8>> {
        let payload: Payload<R> = Payload { start: self.start.clone(), moves: self.moves.clone(), state: self.state.clone() };
        seal(&Made::by(&self.rules), &payload)
    }

    /// A game from a save. Its event log is found by replaying, and must lead to the saved state.
    pub fn restore(rules: R, bytes: &[u8]) -> Result<Self> {
        let payload: Payload<R> = open(&Made::by(&rules), bytes)?;
        // A checksum shows accidents; a forger makes it right again. So the start is checked like any input, and the
        // state, which is not trusted at all, only compared.
        let damaged = |error: Error| Error::new("damaged-save", format!("its moves cannot be played: {}", error.message));
        rules.check_start(&payload.start).map_err(damaged)?;
        let game = Self::play_through(rules, payload.start, payload.moves).map_err(damaged)?;
        if game.state != payload.state {
            return Err(Error::new("damaged-save", "its moves do not lead to its state"));
        }
        Ok(game)
    }

    /// Configuration, seed and moves.
    pub fn record(&self) -> Record<R> {
        Record {
            game: R::NAME.to_string(),
            rules_version: R::RULES_VERSION,
            data_version: self.rules.data_version(),
            packs: self.rules.packs().to_vec(),
            start: self.start.clone(),
            moves: self.moves.clone(),
        }
    }

    /// The identical game from a record.
    pub fn replay(rules: R, record: Record<R>) -> Result<Self> {
        if record.game != R::NAME {
            return Err(
                Error::new("foreign-record", format!("this record is of the game \"{}\", not of \"{}\"", record.game, R::NAME)).at("game")
            );
        }
        Made::by(&rules).check(record.rules_version, record.data_version, &record.packs)?;
        rules.check_start(&record.start).map_err(|error| error.at("start"))?;
        Self::play_through(rules, record.start, record.moves)
    }

    /// A short hex string of the whole state: the same on every platform.
    pub fn hash(&self) -> String {
        hash_of(&self.state)
    }

    /// Puts the state elsewhere: for a world imagined by a search. Its history is not kept.
    pub fn imagine(&self, state: R::State) -> Self {
        let (rules, start) = (self.rules.clone(), self.start.clone());
        Game::of(rules, start, state, Vec::new())
    }
}

/// Whether all outcomes that the host supplied happened.
/// Refuses supplied outcomes that could not happen, or that nothing asked for.
pub fn used_up<C>(chance: &Chance<C>) -> Result<()> {
    let Chance { supplied, used, impossible } = chance;
    if let Some(why) = impossible {
        return Err(Error::new("impossible-chance", why).at(format!("chance[{}]", used.saturating_sub(1))));
    }
    if *used < supplied.len() {
        let message = format!("only {used} of the {} supplied outcomes happened", supplied.len());
        return Err(Error::new("unused-chance", message).at(format!("chance[{used}]")));
    }
    Ok(())
}
