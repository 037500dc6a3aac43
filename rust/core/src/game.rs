//! A game in progress: a state with its history.

use crate::{
    Caused, Chance, Error, Io, Outcome, Result, Rules, Seat,
    definition::{Named, version_of},
    hash_of,
    record::{Check, Move, Moves, Reached, Record},
    save::check_packs,
};
use std::{
    cell::{OnceCell, RefCell},
    sync::Arc,
};

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
    number > 0
        && spacings
            .take_while(|spacing| number.is_multiple_of(*spacing))
            .any(|spacing| now - number < spacing)
}

/// The part of a game that its start and its moves determine.
#[derive(Clone)]
struct Live<R: Rules> {
    state: R::State,
    events: Vec<Caused<R::Event>>,
    /// Earlier states, oldest first, see [`SPACING`].
    kept: Vec<Kept<R::State>>,
    /// Cache of the legal actions, filled lazily. A move is usually looked up in the list that was just shown.
    legal: OnceCell<Vec<R::Action>>,
    /// Buffer reused for the next list of legal actions.
    room: RefCell<Vec<R::Action>>,
}

impl<R: Rules> Live<R> {
    fn new(state: R::State, events: Vec<Caused<R::Event>>) -> Box<Self> {
        Box::new(Live {
            state,
            events,
            kept: Vec::new(),
            legal: OnceCell::new(),
            room: RefCell::default(),
        })
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
            let message = format!(
                "there is no legal action number {index}: there are {}, counted from 0",
                actions.len()
            );
            Error::new("illegal-action", message)
        })
    }

    fn forget_legal_actions(&mut self) {
        if let Some(mut list) = self.legal.take() {
            list.clear();
            self.room.replace(list);
        }
    }

    /// Returns the index of the action with this key. It is usually `index`, but not where definitions that are not in the game
    /// have another list, such as one of names. `None` if there is none; also for an index past the list of the same version.
    fn index_of(&self, rules: &R, index: u16, key: u8, same: bool) -> Option<u16> {
        let fits = |action: &R::Action| rules.action_key(*action) == key;
        let actions = self.legal_actions(rules);
        match actions.get(usize::from(index)) {
            Some(action) if fits(action) => Some(index),
            None if same => None,
            _ => (0..)
                .zip(actions)
                .filter(|(_, action)| fits(action))
                .map(|(at, _)| at)
                .min_by_key(|at| index.abs_diff(*at)),
        }
    }

    /// Makes the move with this number in place, and undoes it if the supplied outcomes do not fit.
    fn make(&mut self, rules: &R, number: usize, played: &Move<R::Chance>) -> Result<Check> {
        let (action, chance) = match played {
            Move::Action(index) => (Some(self.legal_action(rules, *index)?), &[][..]),
            Move::ActionWithChance(index, chance) => {
                (Some(self.legal_action(rules, *index)?), &chance[..])
            }
            Move::Concede(_) => (None, &[][..]),
        };
        let before = (!chance.is_empty()).then(|| Arc::new(self.state.clone()));
        let count = self.events.len();
        let check = Check {
            key: action.map_or(0, |action| rules.action_key(action)),
            course: rules.to_act(&self.state).unwrap_or_default()
                ^ self.legal_actions(rules).len() as u8
                ^ (count as u8).rotate_left(4),
        };
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
        let Err(refusal) = used_up(&io.chance) else { return Ok(check) };
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
        Ok(Game {
            rules,
            start: Arc::new(start),
            first: None,
            moves: Moves::NONE,
            live: live.into(),
            ended: None,
        })
    }

    /// Returns the game at its beginning.
    fn beginning(&self) -> Box<Live<R>> {
        match &self.first {
            Some(state) => Live::new(R::State::clone(state), Vec::new()),
            None => begin(&self.rules, &self.start)
                .unwrap_or_else(|_| unreachable!("this start has begun this game before")),
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
    pub fn apply(&mut self, index: usize, chance: Vec<R::Chance>) -> Result<&[Caused<R::Event>]> {
        let index = u16::try_from(index).unwrap_or(u16::MAX);
        self.make(if chance.is_empty() {
            Move::Action(index)
        } else {
            Move::ActionWithChance(index, chance)
        })
    }

    /// Concedes the game for a seat and returns the events.
    pub fn concede(&mut self, seat: Seat) -> Result<&[Caused<R::Event>]> {
        self.make(Move::Concede(seat))
    }

    /// Makes a move and returns the events that it caused.
    fn make(&mut self, played: Move<R::Chance>) -> Result<&[Caused<R::Event>]> {
        if self.outcome().is_some() {
            let impossible = if let Move::Concede(_) = played {
                "nobody can concede"
            } else {
                "no action is possible"
            };
            return Err(Error::new(
                "game-over",
                format!("the game is over: {impossible} any more"),
            ));
        }
        self.live();
        let Some(live) = self.live.get_mut() else { unreachable!("the game was rebuilt") };
        let count = live.events.len();
        let check = live.make(&self.rules, self.moves.len(), &played)?;
        self.moves.push(played, check);
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

    /// Returns the events from index `since` on.
    pub fn events(&self, since: usize) -> &[Caused<R::Event>] {
        self.live().events.get(since..).unwrap_or(&[])
    }

    /// Returns the number of moves made.
    pub fn move_count(&self) -> usize {
        self.moves.len()
    }

    /// Returns versioned, checksummed bytes from which [`Game::restore`] rebuilds the game.
    pub fn save(&self) -> Result<Vec<u8>> {
        self.record().into_save()
    }

    /// Rebuilds a game from a save by replaying its moves, see [`Game::replay`].
    pub fn restore(rules: R, bytes: &[u8]) -> Result<Self> {
        Self::replay(rules, Record::of_save(bytes)?).map_err(|error| match error.code {
            "other-version" | "missing-pack" | "other-packs" => error,
            // A checksum detects accidents, but a forger can recompute it.
            _ => Error::new(
                "damaged-save",
                format!("this is not an undamaged save: {}", error.message),
            ),
        })
    }

    /// Returns the record: versions, start and moves.
    pub fn record(&self) -> Record<R> {
        let definitions = self.rules.definitions(self.state());
        let id = |chance: &R::Chance| Ok(Named::Id(self.rules.chance_id(chance)));
        Record {
            data_version: version_of(&definitions),
            packs: self.rules.packs().to_vec(),
            definitions: definitions.iter().map(|(_, content)| *content as u8).collect(),
            checks: self.moves.checks(),
            reached: Some(Reached {
                moves: self.moves.len(),
                position: self.position(),
                state: self.hash(),
            }),
            ..Record::new(
                self.rules.store(&self.start),
                self.moves.from(0).flat_map(|played| played.try_map(id)).collect(),
            )
        }
    }

    fn position(&self) -> Vec<u8> {
        self.rules.position_hash(self.state()).to_be_bytes().to_vec()
    }

    /// Rebuilds a game from a record by replaying its moves.
    ///
    /// # Errors
    ///
    /// Returns `other-version` if another version of the rules or of the definitions made the record, and if an action is not
    /// legal here or the actions lead to another position. The path is that of the first move that differs.
    pub fn replay(rules: R, record: Record<R>) -> Result<Self> {
        if record.game != R::NAME {
            return Err(Error::new(
                "foreign-record",
                format!("this record is of the game \"{}\", not of \"{}\"", record.game, R::NAME),
            )
            .at("game"));
        }
        check_packs(&record.packs, rules.packs())?;
        let started = rules.start_of(&record.start).and_then(|start| {
            rules.check_start(&start).map_err(|error| error.at("start"))?;
            Game::new(rules, start)
        });
        let mut game = started.map_err(|error| record.difference(None, 0).unlike(0, error))?;
        let difference = record
            .difference(Some(&game.rules.definitions(game.state())), game.rules.data_version());
        // The first move before which the course differs.
        let mut parted = record.moves.len();
        for (number, played) in record.moves.iter().enumerate() {
            let check = record.check(number);
            game.make_recorded(played, check, difference.is_none())
                .map_err(|error| difference.unlike(number, error.at(format!("moves[{number}]"))))?;
            if check.is_some_and(|check| check.course != game.moves.check(number).course) {
                parted = parted.min(number);
            }
        }
        let leads_there = record.reached.as_ref().is_none_or(
            |Reached { moves, position, state }| match &position[..] {
                // The beginning of a record leads somewhere else.
                _ if *moves != game.move_count() || *state == game.hash() => true,
                // In the first format, the states of different versions of the rules cannot be compared.
                [] => record.rules_version != R::RULES_VERSION,
                position => *position == game.position(),
            },
        );
        if !leads_there {
            let error =
                Error::new("damaged-record", "its moves do not lead to its position").at("reached");
            return Err(difference.unlike(parted.saturating_sub(1), error));
        }
        Ok(game)
    }

    /// Makes a move of a record, which the same or another version made.
    fn make_recorded(
        &mut self,
        played: &Move<Named>,
        check: Option<Check>,
        same: bool,
    ) -> Result<()> {
        let mut played = played.try_map(|chance| self.rules.chance_of(chance))?;
        match (&mut played, check) {
            (Move::Concede(seat), _) if *seat >= self.rules.seats(self.state()) => {
                return Err(Error::new("unknown-seat", format!("there is no seat {seat}")));
            }
            (Move::Action(index) | Move::ActionWithChance(index, _), Some(Check { key, .. })) => {
                let found = self.live().index_of(&self.rules, *index, key, same);
                *index = found
                    .ok_or_else(|| Error::new("illegal-action", "the action is not legal here"))?;
            }
            _ => {}
        }
        self.make(played).map(|_| ())
    }

    /// Returns a hash of the whole state as a short hex string, equal on every platform.
    pub fn hash(&self) -> String {
        hash_of(self.state())
    }

    /// Returns a game at another state and without history, for worlds imagined by a search.
    pub fn imagine(&self, state: R::State) -> Self {
        let first = Some(Arc::new(state));
        Game {
            first,
            moves: Moves::NONE,
            live: OnceCell::new(),
            ended: None,
            rules: self.rules.clone(),
            start: self.start.clone(),
        }
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
        self.moves.shrink();
        true
    }

    fn is_over(&self) -> bool {
        // A game at rest is not rebuilt for this.
        self.ended.is_some()
            || self.live.get().is_some_and(|live| self.rules.outcome(&live.state).is_some())
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
        return Err(
            Error::new("impossible-chance", why).at(format!("chance[{}]", used.saturating_sub(1)))
        );
    }
    if *used < supplied.len() {
        let message = format!("only {used} of the {} supplied outcomes happened", supplied.len());
        return Err(Error::new("unused-chance", message).at(format!("chance[{used}]")));
    }
    Ok(())
}
