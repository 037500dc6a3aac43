//! A game in progress: a state with its history.

use crate::{Chance, Error, Io, Outcome, Result, Rules, Seat, hash_of, open, save::Header, seal};
use serde::{Deserialize, Serialize};
use std::{
    cell::{OnceCell, RefCell},
    collections::VecDeque,
    sync::Arc,
};

/// One move of a record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Move<C> {
    /// Index of the action in the list of legal actions.
    Action(u16),
    /// Index of the action, with the chance outcomes that the host supplied.
    ActionWithChance(u16, Vec<C>),
    /// Seat that conceded.
    Concede(Seat),
}

/// Data that reproduces a game: versions, start and moves.
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
    /// Hashes of the packs that the game needs beside the built-in data.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub packs: Vec<String>,
    /// Start of the game.
    pub start: R::Start,
    /// Moves, in order.
    pub moves: Vec<Move<R::Chance>>,
}

/// Content of a save.
#[derive(Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""))]
struct Payload<R: Rules> {
    start: R::Start,
    moves: Vec<Move<R::Chance>>,
    /// Hash of the state that the moves lead to. The state itself would make the save six times as long and `tcg.wasm`
    /// 2 % larger, and could not be trusted anyway.
    hash: String,
}

/// Snapshot of the state before a move, with the length of the event log at that time.
struct Before<S> {
    state: S,
    events: usize,
}

/// Number of snapshots kept for a quick undo. Older states are rebuilt by replaying the moves.
const KEPT_STATES: usize = 64;

/// A game in progress.
///
/// Every method either succeeds completely, or returns an [`Error`] and changes nothing.
#[derive(Clone)]
pub struct Game<R: Rules> {
    rules: R,
    start: R::Start,
    state: R::State,
    moves: Vec<Move<R::Chance>>,
    events: Vec<R::Event>,
    /// Snapshots before the last moves, newest last, at most [`KEPT_STATES`]. Clones of a game share them, because they
    /// are most of its size.
    before: VecDeque<Arc<Before<R::State>>>,
    /// Cache of the legal actions, filled lazily. A move is usually looked up in the list that was just shown.
    legal: OnceCell<Vec<R::Action>>,
    /// Buffer reused for the next list of legal actions.
    room: RefCell<Vec<R::Action>>,
}

impl<R: Rules> Game<R> {
    /// Starts a game.
    pub fn new(rules: R, start: R::Start) -> Result<Self> {
        let mut io = Io::recording(Vec::new());
        let state = rules.begin(&start, &mut io)?;
        Ok(Game::of(rules, start, state, io.events))
    }

    /// Makes a game without moves.
    fn of(rules: R, start: R::Start, state: R::State, events: Vec<R::Event>) -> Self {
        let (moves, before) = (Vec::new(), VecDeque::new());
        Game { rules, start, state, moves, events, before, legal: OnceCell::new(), room: RefCell::default() }
    }

    /// Returns the rules.
    pub fn rules(&self) -> &R {
        &self.rules
    }

    /// Returns the current state.
    pub fn state(&self) -> &R::State {
        &self.state
    }

    /// Returns the start of the game.
    pub fn start(&self) -> &R::Start {
        &self.start
    }

    /// Returns the seat that must decide, or `None` when the game is over.
    pub fn to_act(&self) -> Option<Seat> {
        self.rules.to_act(&self.state)
    }

    /// Returns the outcome, or `None` while the game runs.
    pub fn outcome(&self) -> Option<Outcome> {
        self.rules.outcome(&self.state)
    }

    /// Returns the legal actions, in a fixed order.
    pub fn legal_actions(&self) -> &[R::Action] {
        self.legal.get_or_init(|| {
            let mut actions = self.room.take();
            self.rules.legal_actions(&self.state, &mut actions);
            actions
        })
    }

    /// Applies the legal action with this index and returns the events that it caused.
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

    /// Concedes the game for a seat and returns the events.
    pub fn concede(&mut self, seat: Seat) -> Result<&[R::Event]> {
        if self.outcome().is_some() {
            return Err(Error::new("game-over", "the game is over: nobody can concede any more"));
        }
        self.make(Move::Concede(seat), Vec::new(), |rules, state, io| rules.concede(state, seat, io))
    }

    /// Applies a change to the state in place, and undoes it if the supplied outcomes do not fit.
    fn make(
        &mut self,
        played: Move<R::Chance>,
        chance: Vec<R::Chance>,
        change: impl FnOnce(&R, &mut R::State, &mut Io<R::Event, R::Chance>),
    ) -> Result<&[R::Event]> {
        let count = self.events.len();
        let oldest = if self.before.len() == KEPT_STATES { self.before.pop_front() } else { None };
        // The oldest snapshot is overwritten in place, unless a clone of this game still shares it.
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
        let mut io = Io { events: std::mem::take(&mut self.events), ..Io::recording(chance) };
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

    /// Undoes the last move. Returns `false` if there is none, or if an older state cannot be rebuilt.
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
                Move::Concede(seat) if seat < game.rules.seats(&game.state) => game.concede(seat).map(|_| ()),
                Move::Concede(seat) => Err(Error::new("unknown-seat", format!("there is no seat {seat}"))),
            };
            done.map_err(|error| error.at(format!("moves[{number}]")))?;
        }
        Ok(game)
    }

    /// Returns the events from index `since` on.
    pub fn events(&self, since: usize) -> &[R::Event] {
        self.events.get(since..).unwrap_or(&[])
    }

    /// Returns the number of moves made.
    pub fn move_count(&self) -> usize {
        self.moves.len()
    }

    /// Returns versioned, checksummed bytes from which [`Game::restore`] rebuilds the game.
    pub fn save(&self) -> Result<Vec<u8>> {
        let payload: Payload<R> = Payload { start: self.start.clone(), moves: self.moves.clone(), hash: self.hash() };
        seal(&Header::by(&self.rules), &payload)
    }

    /// Rebuilds a game from a save by replaying its moves. The state must have the saved hash.
    pub fn restore(rules: R, bytes: &[u8]) -> Result<Self> {
        let payload: Payload<R> = open(&Header::by(&rules), bytes)?;
        // A checksum detects accidents, but a forger can recompute it. So the start is validated like any input.
        let damaged = |error: Error| Error::new("damaged-save", format!("its moves cannot be played: {}", error.message));
        rules.check_start(&payload.start).map_err(damaged)?;
        let game = Self::play_through(rules, payload.start, payload.moves).map_err(damaged)?;
        if game.hash() != payload.hash {
            return Err(Error::new("damaged-save", "its moves do not lead to its state"));
        }
        Ok(game)
    }

    /// Returns the record: versions, start and moves.
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

    /// Rebuilds a game from a record by replaying its moves.
    pub fn replay(rules: R, record: Record<R>) -> Result<Self> {
        if record.game != R::NAME {
            return Err(
                Error::new("foreign-record", format!("this record is of the game \"{}\", not of \"{}\"", record.game, R::NAME)).at("game")
            );
        }
        Header::by(&rules).check(record.rules_version, record.data_version, &record.packs)?;
        rules.check_start(&record.start).map_err(|error| error.at("start"))?;
        Self::play_through(rules, record.start, record.moves)
    }

    /// Returns a hash of the whole state as a short hex string, equal on every platform.
    pub fn hash(&self) -> String {
        hash_of(&self.state)
    }

    /// Returns a game at another state and without history, for worlds imagined by a search.
    pub fn imagine(&self, state: R::State) -> Self {
        let (rules, start) = (self.rules.clone(), self.start.clone());
        Game::of(rules, start, state, Vec::new())
    }
}

/// Checks that every supplied outcome was possible and was used.
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
