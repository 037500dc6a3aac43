//! A game in progress: a state with its history.

use crate::{Chance, Error, Io, Outcome, Result, Rules, Seat, hash_of, open, save::Header, seal};
use serde::{Deserialize, Serialize};
use std::{
    cell::{OnceCell, RefCell},
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

/// Moves of a game in progress. They take two bytes each, because everything else can be rebuilt from them.
#[derive(Clone, Debug)]
struct Moves<C> {
    /// Index of each action, or [`CONCEDED`] plus the seat.
    codes: Vec<u16>,
    /// Outcomes that the host supplied, with the numbers of their moves, in order.
    chances: Vec<(usize, Vec<C>)>,
}

/// First code of a concession. No list of legal actions is as long.
const CONCEDED: u16 = 0xff00;

impl<C: Clone> Moves<C> {
    const NONE: Moves<C> = Moves { codes: Vec::new(), chances: Vec::new() };

    fn len(&self) -> usize {
        self.codes.len()
    }

    fn push(&mut self, played: Move<C>) {
        let code = match played {
            Move::Action(index) => index,
            Move::ActionWithChance(index, chance) => {
                self.chances.push((self.codes.len(), chance));
                index
            }
            Move::Concede(seat) => CONCEDED | u16::from(seat),
        };
        self.codes.push(code);
    }

    fn pop(&mut self) {
        self.codes.pop();
        self.chances.pop_if(|(number, _)| *number == self.codes.len());
    }

    /// Returns the moves from number `from` on.
    fn from(&self, from: usize) -> impl Iterator<Item = Move<C>> {
        let mut chances = &self.chances[self.chances.partition_point(|(number, _)| *number < from)..];
        (from..).zip(&self.codes[from..]).map(move |(number, &code)| match chances {
            _ if code >= CONCEDED => Move::Concede(code as Seat),
            [(with, chance), rest @ ..] if *with == number => {
                chances = rest;
                Move::ActionWithChance(code, chance.clone())
            }
            _ => Move::Action(code),
        })
    }
}

/// State before a move, kept for undo.
struct Kept<S> {
    /// Number of the moves before it.
    moves: usize,
    /// Length of the event log.
    events: usize,
    /// The state. Clones of a game share it, because it is most of the game's size.
    state: Arc<S>,
}

impl<S> Clone for Kept<S> {
    fn clone(&self) -> Self {
        Kept { state: self.state.clone(), ..*self }
    }
}

/// Undo repeats the moves since the last kept state. Of the states before the moves whose number is a multiple of 8, of 64, of
/// 512 and so on, the last one of each is kept. So undoing a move repeats about 8 others on average, and the game of 60
/// decisions keeps one state.
const SPACING: usize = 8;

/// Number of events that hardly any move exceeds.
const MOST_EVENTS: usize = 32;

/// Returns whether the state before move `number` is still kept at move `now`, which is at least as large.
fn is_kept(number: usize, now: usize) -> bool {
    let spacings = std::iter::successors(Some(SPACING), |spacing| spacing.checked_mul(SPACING));
    // The first state is not kept, because it can be made again.
    number > 0 && spacings.take_while(|spacing| number.is_multiple_of(*spacing)).any(|spacing| now - number < spacing)
}

/// The part of a game that its start and its moves determine.
#[derive(Clone)]
struct Live<R: Rules> {
    state: R::State,
    events: Vec<R::Event>,
    /// Earlier states, oldest first, see [`SPACING`].
    kept: Vec<Kept<R::State>>,
    /// Cache of the legal actions, filled lazily. A move is usually looked up in the list that was just shown.
    legal: OnceCell<Vec<R::Action>>,
    /// Buffer reused for the next list of legal actions.
    room: RefCell<Vec<R::Action>>,
}

impl<R: Rules> Live<R> {
    fn new(state: R::State, events: Vec<R::Event>) -> Box<Self> {
        Box::new(Live { state, events, kept: Vec::new(), legal: OnceCell::new(), room: RefCell::default() })
    }

    fn legal_actions(&self, rules: &R) -> &[R::Action] {
        self.legal.get_or_init(|| {
            let mut actions = self.room.take();
            rules.legal_actions(&self.state, &mut actions);
            actions
        })
    }

    fn legal_action(&self, rules: &R, index: u16) -> Result<R::Action> {
        let actions = self.legal_actions(rules);
        actions.get(usize::from(index)).copied().ok_or_else(|| {
            let message = format!("there is no legal action number {index}: there are {}, counted from 0", actions.len());
            Error::new("illegal-action", message)
        })
    }

    fn forget_legal_actions(&mut self) {
        if let Some(mut list) = self.legal.take() {
            list.clear();
            self.room.replace(list);
        }
    }

    /// Makes the move with this number in place, and undoes it if the supplied outcomes do not fit.
    fn make(&mut self, rules: &R, number: usize, played: &Move<R::Chance>) -> Result<()> {
        let (action, chance) = match played {
            Move::Action(index) => (Some(self.legal_action(rules, *index)?), &[][..]),
            Move::ActionWithChance(index, chance) => (Some(self.legal_action(rules, *index)?), &chance[..]),
            Move::Concede(_) => (None, &[][..]),
        };
        let before = (!chance.is_empty()).then(|| Arc::new(self.state.clone()));
        let count = self.events.len();
        if number.is_multiple_of(SPACING) && number > 0 {
            self.kept.retain(|kept| kept.moves < number && is_kept(kept.moves, number));
            let state = before.clone().unwrap_or_else(|| Arc::new(self.state.clone()));
            self.kept.push(Kept { moves: number, events: count, state });
        }
        let mut events = std::mem::take(&mut self.events);
        if events.capacity() < count + MOST_EVENTS {
            // A list that doubled its capacity would be a third of the game's size.
            events.reserve_exact(MOST_EVENTS + count / 4);
        }
        let mut io = Io { events, ..Io::recording(chance.to_vec()) };
        if let Some(action) = action {
            rules.apply(&mut self.state, action, &mut io);
        } else if let Move::Concede(seat) = played {
            rules.concede(&mut self.state, *seat, &mut io);
        }
        self.events = io.events;
        self.forget_legal_actions();
        let Err(refusal) = used_up(&io.chance) else { return Ok(()) };
        if let Some(before) = before {
            self.state.clone_from(&before);
        }
        self.events.truncate(count);
        Err(refusal)
    }

    /// Goes back to the last kept state before move `number`. Returns the number of moves before it; `None` if no state is kept.
    fn go_back(&mut self, number: usize) -> Option<usize> {
        self.forget_legal_actions();
        while self.kept.pop_if(|kept| kept.moves > number).is_some() {}
        let kept = self.kept.last()?;
        self.state.clone_from(&kept.state);
        self.events.truncate(kept.events);
        Some(kept.moves)
    }
}

/// A game in progress.
///
/// Every method either succeeds completely, or returns an [`Error`] and changes nothing.
///
/// A game can be put to [rest](Rest). It then consists of its start and its moves, and is rebuilt from them when it is
/// used again.
#[derive(Clone)]
pub struct Game<R: Rules> {
    rules: R,
    start: Arc<R::Start>,
    /// The first state of an imagined game, which its start does not lead to.
    first: Option<Arc<R::State>>,
    moves: Moves<R::Chance>,
    /// Empty while the game is at rest.
    live: OnceCell<Box<Live<R>>>,
    /// The outcome of a game at rest, if it is over.
    ended: Option<Outcome>,
}

impl<R: Rules> Game<R> {
    /// Starts a game.
    pub fn new(rules: R, start: R::Start) -> Result<Self> {
        let live = begin(&rules, &start)?;
        Ok(Game { rules, start: Arc::new(start), first: None, moves: Moves::NONE, live: live.into(), ended: None })
    }

    /// Returns the game at its beginning.
    fn beginning(&self) -> Box<Live<R>> {
        match &self.first {
            Some(state) => Live::new(R::State::clone(state), Vec::new()),
            None => begin(&self.rules, &self.start).unwrap_or_else(|_| unreachable!("this start has begun this game before")),
        }
    }

    /// Repeats the moves from number `from` up to, but not including, `to`.
    fn repeat(&self, live: &mut Live<R>, from: usize, to: usize) {
        for (number, played) in (from..to).zip(self.moves.from(from)) {
            let made = live.make(&self.rules, number, &played);
            debug_assert!(made.is_ok(), "a move that was made can be repeated: {made:?}");
        }
    }

    fn live(&self) -> &Live<R> {
        self.live.get_or_init(|| self.rebuilt())
    }

    #[cold]
    fn rebuilt(&self) -> Box<Live<R>> {
        let mut live = self.beginning();
        self.repeat(&mut live, 0, self.moves.len());
        live
    }

    /// Returns the rules.
    pub fn rules(&self) -> &R {
        &self.rules
    }

    /// Returns the current state.
    pub fn state(&self) -> &R::State {
        &self.live().state
    }

    /// Returns the start of the game.
    pub fn start(&self) -> &R::Start {
        &self.start
    }

    /// Returns the seat that must decide, or `None` when the game is over.
    pub fn to_act(&self) -> Option<Seat> {
        if self.ended.is_some() { None } else { self.rules.to_act(self.state()) }
    }

    /// Returns the outcome, or `None` while the game runs.
    pub fn outcome(&self) -> Option<Outcome> {
        self.ended.clone().or_else(|| self.rules.outcome(self.state()))
    }

    /// Returns the legal actions, in a fixed order.
    pub fn legal_actions(&self) -> &[R::Action] {
        self.live().legal_actions(&self.rules)
    }

    /// Applies the legal action with this index and returns the events that it caused.
    pub fn apply(&mut self, index: usize, chance: Vec<R::Chance>) -> Result<&[R::Event]> {
        let index = u16::try_from(index).unwrap_or(u16::MAX);
        self.make(if chance.is_empty() { Move::Action(index) } else { Move::ActionWithChance(index, chance) })
    }

    /// Concedes the game for a seat and returns the events.
    pub fn concede(&mut self, seat: Seat) -> Result<&[R::Event]> {
        self.make(Move::Concede(seat))
    }

    /// Makes a move and returns the events that it caused.
    fn make(&mut self, played: Move<R::Chance>) -> Result<&[R::Event]> {
        if self.outcome().is_some() {
            let impossible = if let Move::Concede(_) = played { "nobody can concede" } else { "no action is possible" };
            return Err(Error::new("game-over", format!("the game is over: {impossible} any more")));
        }
        self.live();
        let Some(live) = self.live.get_mut() else { unreachable!("the game was rebuilt") };
        let count = live.events.len();
        live.make(&self.rules, self.moves.len(), &played)?;
        self.moves.push(played);
        if self.rules.outcome(&live.state).is_some() {
            // A game that is over is rarely undone.
            live.kept = Vec::new();
        }
        Ok(&live.events[count..])
    }

    /// Undoes the last move. Returns `false` if there is none.
    pub fn undo(&mut self) -> bool {
        let Some(last) = self.moves.len().checked_sub(1) else { return false };
        let kept = self.live.take().and_then(|mut live| Some((live.go_back(last)?, live)));
        let (from, mut live) = kept.unwrap_or_else(|| (0, self.beginning()));
        self.repeat(&mut live, from, last);
        self.moves.pop();
        (self.live, self.ended) = (live.into(), None);
        true
    }

    fn play_through(rules: R, start: R::Start, moves: Vec<Move<R::Chance>>) -> Result<Self> {
        let mut game = Game::new(rules, start)?;
        for (number, step) in moves.into_iter().enumerate() {
            let done = match step {
                Move::Concede(seat) if seat >= game.rules.seats(game.state()) => {
                    Err(Error::new("unknown-seat", format!("there is no seat {seat}")))
                }
                step => game.make(step).map(|_| ()),
            };
            done.map_err(|error| error.at(format!("moves[{number}]")))?;
        }
        Ok(game)
    }

    /// Returns the events from index `since` on.
    pub fn events(&self, since: usize) -> &[R::Event] {
        self.live().events.get(since..).unwrap_or(&[])
    }

    /// Returns the number of moves made.
    pub fn move_count(&self) -> usize {
        self.moves.len()
    }

    /// Returns versioned, checksummed bytes from which [`Game::restore`] rebuilds the game.
    pub fn save(&self) -> Result<Vec<u8>> {
        let payload: Payload<R> = Payload { start: R::Start::clone(&self.start), moves: self.moves.from(0).collect(), hash: self.hash() };
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
            start: R::Start::clone(&self.start),
            moves: self.moves.from(0).collect(),
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
        hash_of(self.state())
    }

    /// Returns a game at another state and without history, for worlds imagined by a search.
    pub fn imagine(&self, state: R::State) -> Self {
        let first = Some(Arc::new(state));
        Game { first, moves: Moves::NONE, live: OnceCell::new(), ended: None, rules: self.rules.clone(), start: self.start.clone() }
    }
}

/// Value that can release most of its memory and rebuild it when it is used again.
pub trait Rest {
    /// Releases all memory that can be rebuilt. Returns whether there was any. The next call that needs it takes longer: a game
    /// repeats its moves, at about a microsecond each.
    fn rest(&mut self) -> bool;

    /// Returns whether the value is mostly complete, such as a game that is over, so that it is rarely used again.
    fn is_over(&self) -> bool;
}

impl<R: Rules> Rest for Game<R> {
    fn rest(&mut self) -> bool {
        let Some(live) = self.live.take() else { return false };
        self.ended = self.rules.outcome(&live.state);
        self.moves.codes.shrink_to_fit();
        true
    }

    fn is_over(&self) -> bool {
        // A game at rest is not rebuilt for this.
        self.ended.is_some() || self.live.get().is_some_and(|live| self.rules.outcome(&live.state).is_some())
    }
}

fn begin<R: Rules>(rules: &R, start: &R::Start) -> Result<Box<Live<R>>> {
    let mut io = Io::recording(Vec::new());
    let state = rules.begin(start, &mut io)?;
    Ok(Live::new(state, io.events))
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
