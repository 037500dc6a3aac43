//! Records: what a game consists of, in a form that outlives changes of the rules, of the definitions and of the layout of states.

use crate::{
    Error, Result, Rules, Seat,
    definition::{Definition, Named, version_of},
    save::{FIRST_FORMAT, Header, open, seal},
};
use serde::{Deserialize, Serialize};

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

impl<C> Move<C> {
    /// Converts the supplied outcomes.
    pub(crate) fn try_map<D>(&self, convert: impl Fn(&C) -> Result<D>) -> Result<Move<D>> {
        Ok(match self {
            Move::Action(index) => Move::Action(*index),
            Move::ActionWithChance(index, chance) => {
                Move::ActionWithChance(*index, chance.iter().map(convert).collect::<Result<_>>()?)
            }
            Move::Concede(seat) => Move::Concede(*seat),
        })
    }
}

/// Two numbers with which each move is stored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Check {
    /// [`Rules::action_key`] of the action, by which another version finds it at another index.
    pub key: u8,
    /// A number for the course up to the move, by which another version finds the first move after which the course differs:
    /// seat to act, number of legal actions, number of events.
    pub course: u8,
}

/// Moves of a game. They take four bytes each, because everything else can be rebuilt from them.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Moves<C> {
    /// Index of each action, or [`CONCEDED`] plus the seat.
    codes: Vec<(u16, Check)>,
    /// Outcomes that the host supplied, with the numbers of their moves, in order.
    chances: Vec<(usize, Vec<C>)>,
}

/// First code of a concession. No list of legal actions is as long.
const CONCEDED: u16 = 0xff00;

impl<C: Clone> Moves<C> {
    pub(crate) const NONE: Moves<C> = Moves { codes: Vec::new(), chances: Vec::new() };

    pub(crate) fn len(&self) -> usize {
        self.codes.len()
    }

    pub(crate) fn push(&mut self, played: Move<C>, check: Check) {
        let code = match played {
            Move::Action(index) => index,
            Move::ActionWithChance(index, chance) => {
                self.chances.push((self.codes.len(), chance));
                index
            }
            Move::Concede(seat) => CONCEDED | u16::from(seat),
        };
        self.codes.push((code, check));
    }

    pub(crate) fn pop(&mut self) {
        self.codes.pop();
        self.chances.pop_if(|(number, _)| *number == self.codes.len());
    }

    /// Returns the moves from number `from` on.
    pub(crate) fn from(&self, from: usize) -> impl Iterator<Item = Move<C>> {
        let mut chances =
            &self.chances[self.chances.partition_point(|(number, _)| *number < from)..];
        (from..).zip(&self.codes[from..]).map(move |(number, &(code, _))| match chances {
            _ if code >= CONCEDED => Move::Concede(code as Seat),
            [(with, chance), rest @ ..] if *with == number => {
                chances = rest;
                Move::ActionWithChance(code, chance.clone())
            }
            _ => Move::Action(code),
        })
    }

    /// Returns the checks of all moves, two bytes each.
    pub(crate) fn checks(&self) -> Vec<u8> {
        self.codes.iter().flat_map(|(_, Check { key, course })| [*key, *course]).collect()
    }

    /// Returns the check of a move.
    pub(crate) fn check(&self, number: usize) -> Check {
        self.codes[number].1
    }

    /// Releases spare memory.
    pub(crate) fn shrink(&mut self) {
        self.codes.shrink_to_fit();
    }
}

/// Position that a record leads to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reached {
    /// Number of moves before it.
    pub moves: usize,
    /// [`Rules::position_hash`], the highest byte first. Empty in the first format.
    #[serde(with = "hexadecimal")]
    pub(crate) position: Vec<u8>,
    /// Hash of the state, which depends on its layout. It is faster to compute than the position, which is compared if it differs.
    pub state: String,
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
    /// Version of the definitions in the game; in the first format, of all definitions.
    pub data_version: u32,
    /// Hashes of the packs that the game needs beside the built-in data.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub packs: Vec<String>,
    /// Start of the game.
    pub start: R::Stored,
    /// Moves, in order.
    pub moves: Vec<Move<Named>>,
    /// The lowest byte of the checksum of each definition in the game. Empty in the first format.
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "hexadecimal")]
    pub(crate) definitions: Vec<u8>,
    /// [`Check::key`] and [`Check::course`] of each move. Empty in the first format.
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "hexadecimal")]
    pub(crate) checks: Vec<u8>,
    /// Position that the moves lead to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reached: Option<Reached>,
}

/// Content of a save.
#[derive(Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""))]
struct Payload<R: Rules> {
    start: R::Stored,
    moves: Moves<Named>,
    definitions: Vec<u8>,
    /// [`Reached`] after all moves. The state itself would make the save six times as long and `tcg.wasm` 2 % larger, and could
    /// not be trusted anyway.
    position: Vec<u8>,
    state: String,
}

/// Content of a save of the first format.
#[derive(Deserialize)]
#[serde(bound(deserialize = ""))]
struct FirstPayload<R: Rules> {
    start: R::Start,
    moves: Vec<Move<u16>>,
    hash: String,
}

impl<R: Rules> Record<R> {
    /// Returns the save that [`Record::of_save`] reads.
    pub(crate) fn into_save(self) -> Result<Vec<u8>> {
        let mut moves = Moves::NONE;
        for (number, played) in self.moves.iter().enumerate() {
            moves.push(played.clone(), self.check(number).unwrap_or_default());
        }
        let Reached { position, state, .. } = self.reached.unwrap_or_default();
        let payload: Payload<R> =
            Payload { start: self.start, moves, definitions: self.definitions, position, state };
        let header = Header {
            game: self.game,
            rules: self.rules_version,
            data: self.data_version,
            packs: self.packs,
        };
        seal(&header, &payload)
    }

    /// Reads the record of a save, also of a save that another version of the rules or of the data made.
    pub fn of_save(bytes: &[u8]) -> Result<Record<R>> {
        let save = open(R::NAME, bytes)?;
        let Header { game, rules, data, packs } = save.header.clone();
        let mut record = if save.format == FIRST_FORMAT {
            let FirstPayload::<R> { start, moves, hash } = save.payload()?;
            let moves: Vec<_> = moves
                .iter()
                .map(|played| played.try_map(|number| Ok(Named::Number(*number))))
                .collect::<Result<_>>()?;
            let reached = Some(Reached { moves: moves.len(), position: Vec::new(), state: hash });
            Record { reached, ..Record::new(start.into(), moves) }
        } else {
            let Payload::<R> { start, moves, definitions, position, state } = save.payload()?;
            let reached = Some(Reached { moves: moves.len(), position, state });
            Record {
                definitions,
                checks: moves.checks(),
                reached,
                ..Record::new(start, moves.from(0).collect())
            }
        };
        (record.game, record.rules_version, record.data_version, record.packs) =
            (game, rules, data, packs);
        Ok(record)
    }

    /// Returns a record of this version without definitions, checks and position.
    pub(crate) fn new(start: R::Stored, moves: Vec<Move<Named>>) -> Record<R> {
        let (game, rules_version) = (R::NAME.to_string(), R::RULES_VERSION);
        let (packs, definitions, checks) = (Vec::new(), Vec::new(), Vec::new());
        Record {
            game,
            rules_version,
            data_version: 0,
            packs,
            start,
            moves,
            definitions,
            checks,
            reached: None,
        }
    }

    /// Returns the check of a move; `None` in the first format.
    pub(crate) fn check(&self, number: usize) -> Option<Check> {
        let (checks, _) = self.checks.as_chunks::<2>();
        checks.get(number).map(|&[key, course]| Check { key, course })
    }

    /// Returns the difference of the versions that made the record from those here: of the rules, and, if the game could begin
    /// here, of the definitions in it. `data` is the version of all definitions here.
    pub(crate) fn difference(&self, definitions: Option<&[Definition]>, data: u32) -> Difference {
        let mut differences = Vec::new();
        if self.rules_version != R::RULES_VERSION {
            differences.push(format!(
                "version {} of the rules (here {})",
                self.rules_version,
                R::RULES_VERSION
            ));
        }
        let definitions = definitions.unwrap_or_default();
        let here = if self.definitions.is_empty() { data } else { version_of(definitions) };
        if !definitions.is_empty() && self.data_version != here {
            differences.push(self.other_definitions(definitions));
        }
        Difference((!differences.is_empty()).then(|| differences.join(" and ")))
    }

    /// Names the definitions that differ, as far as they are known.
    fn other_definitions(&self, definitions: &[Definition]) -> String {
        const MOST: usize = 5;
        if self.definitions.len() != definitions.len() {
            return format!("other definitions ({:08x})", self.data_version);
        }
        let pairs = self.definitions.iter().zip(definitions);
        let other: Vec<&str> =
            pairs.filter(|(then, (_, now))| **then != *now as u8).map(|(_, (id, _))| *id).collect();
        let more = other.len().saturating_sub(MOST);
        let listed = other[..other.len() - more].join(", ");
        if more == 0 {
            format!("another definition of {listed}")
        } else {
            format!("other definitions of {listed} and {more} more")
        }
    }
}

/// Difference of the versions that made a record from those here, in words; `None` if there is none.
#[derive(Debug)]
pub(crate) struct Difference(Option<String>);

impl Difference {
    pub(crate) fn is_none(&self) -> bool {
        self.0.is_none()
    }

    /// Returns the error that a record differs here from move `number` on, if that can be due to the versions. Otherwise the
    /// record is faulty, and the error remains.
    #[cold]
    pub(crate) fn unlike(&self, number: usize, error: Error) -> Error {
        let Some(difference) = &self.0 else { return error };
        let message = format!(
            "it was made with {difference}, and goes another way here from action {} on: {}. Its record can still be read.",
            number + 1,
            error.message
        );
        Error::new("other-version", message).at(format!("moves[{number}]"))
    }
}

/// Bytes as hexadecimal text.
mod hexadecimal {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};
    use std::fmt::{self, Display, Formatter};

    struct Text<'a>(&'a [u8]);

    impl Display for Text<'_> {
        fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
            self.0.iter().try_for_each(|byte| write!(to, "{byte:02x}"))
        }
    }

    pub(super) fn serialize<S: Serializer>(bytes: &[u8], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&Text(bytes))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Vec<u8>, D::Error> {
        let text = String::deserialize(deserializer)?;
        let digits: Option<Vec<u32>> = text.chars().map(|digit| digit.to_digit(16)).collect();
        let (pairs, []) = digits.as_deref().unwrap_or(&[0]).as_chunks::<2>() else {
            return Err(D::Error::custom("an even number of hexadecimal digits is expected"));
        };
        Ok(pairs.iter().map(|[high, low]| (high << 4 | low) as u8).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Game, Io, Outcome, Random, position_of};

    /// Two players take matches in turn, at most `most` each time; each is worth points. Of each version of the rules.
    #[derive(Clone, Copy)]
    struct Nim<const VERSION: u32> {
        most: u8,
        /// Whether taking one match is listed last instead of first.
        reversed: bool,
        /// Points for the third match that is left.
        points: u8,
        /// Number of events of a move.
        events: u8,
        /// Content of the second definition.
        content: u32,
    }

    #[derive(Clone, Debug, PartialEq, Serialize)]
    struct Matches {
        left: u8,
        seat: Seat,
        points: u8,
    }

    const NIM: Nim<1> = Nim { most: 3, reversed: false, points: 0, events: 1, content: 7 };

    impl<const VERSION: u32> Rules for Nim<VERSION> {
        type State = Matches;
        type Start = u8;
        type Stored = u8;
        type Action = u8;
        type Event = ();
        type Chance = u8;
        const NAME: &'static str = "nim";
        const RULES_VERSION: u32 = VERSION;
        fn data_version(&self) -> u32 {
            0
        }
        fn definitions(&self, _: &Matches) -> Vec<Definition> {
            vec![("box", 1), ("match", self.content)]
        }
        fn store(&self, start: &u8) -> u8 {
            *start
        }
        fn start_of(&self, stored: &u8) -> Result<u8> {
            Ok(*stored)
        }
        fn check_start(&self, start: &u8) -> Result<()> {
            if *start > 0 {
                Ok(())
            } else {
                Err(Error::new("damaged-record", "there are no matches"))
            }
        }
        fn chance_id(&self, chance: &u8) -> String {
            format!("m{chance}")
        }
        fn chance_of(&self, stored: &Named) -> Result<u8> {
            let Named::Id(id) = stored else {
                return Err(Error::new("unknown", "an id is expected"));
            };
            id[1..].parse().map_err(|_| Error::new("unknown", "there is no such match"))
        }
        fn begin(&self, start: &u8, _: &mut Io<(), u8>) -> Result<Matches> {
            Ok(Matches { left: *start, seat: 0, points: 0 })
        }
        fn to_act(&self, state: &Matches) -> Option<Seat> {
            (state.left > 0).then_some(state.seat)
        }
        fn outcome(&self, state: &Matches) -> Option<Outcome> {
            (state.left == 0).then_some(Outcome::of(Some(1 - state.seat), "took the last match"))
        }
        fn legal_actions(&self, state: &Matches, actions: &mut Vec<u8>) {
            actions.extend(1..=state.left.min(self.most));
            if self.reversed {
                actions.reverse();
            }
        }
        fn apply(&self, state: &mut Matches, action: u8, io: &mut Io<(), u8>) {
            let extra = io.chance.take().unwrap_or(0);
            if state.left == 3 {
                state.points += self.points;
            }
            (state.left, state.seat, state.points) =
                (state.left - action, 1 - state.seat, state.points + extra);
            (0..self.events + u8::from(self.points > 0 && state.left < 3))
                .for_each(|_| io.emit(|| ()));
        }
        fn concede(&self, state: &mut Matches, _: Seat, _: &mut Io<(), u8>) {
            state.left = 0;
        }
        fn position_hash(&self, state: &Matches) -> u32 {
            position_of(state)
        }
        fn determinize(&self, state: &Matches, _: Seat, _: &mut Random) -> Matches {
            state.clone()
        }
    }

    /// Returns a game of 10 matches after some moves: 7, 6, 3 and 2 matches are left.
    fn game(moves: usize) -> Game<Nim<1>> {
        let mut game = Game::new(NIM, 10).unwrap();
        for (index, chance) in
            [(2, vec![]), (0, vec![5]), (2, vec![]), (0, vec![])].into_iter().take(moves)
        {
            game.apply(index, chance).unwrap();
        }
        game
    }

    fn restored<const VERSION: u32>(rules: Nim<VERSION>, save: &[u8]) -> Result<Matches> {
        let as_json = crate::to_json(&Record::<Nim<VERSION>>::of_save(save)?);
        let record =
            crate::read_value(&crate::read_json(&as_json)?).expect("a record is read back");
        let replayed = Game::<Nim<VERSION>>::replay(rules, record).map(|game| game.state().clone());
        let restored = Game::restore(rules, save).map(|game| game.state().clone());
        assert_eq!(replayed, restored, "a record and a save of the same game differ");
        restored
    }

    #[test]
    fn a_save_outlives_versions_that_make_no_difference() {
        for moves in 0..=4 {
            let (game, here) = (game(moves), Ok(game(moves).state().clone()));
            let save = game.save().unwrap();
            assert_eq!(restored(NIM, &save), here);
            assert_eq!(restored(Nim::<2> { content: 8, events: 2, ..shape(NIM) }, &save), here);
            assert_eq!(
                restored(Nim::<2> { reversed: true, ..shape(NIM) }, &save),
                here,
                "the actions are found at other indices"
            );
            assert_eq!(
                restored(Nim::<2> { most: 4, reversed: true, ..shape(NIM) }, &save),
                here,
                "more actions are legal"
            );
        }
    }

    fn shape<const VERSION: u32>(
        Nim { most, reversed, points, events, content }: Nim<1>,
    ) -> Nim<VERSION> {
        Nim { most, reversed, points, events, content }
    }

    #[test]
    fn an_action_that_is_not_legal_any_more_is_named() {
        let save = game(4).save().unwrap();
        let error = restored(Nim::<1> { most: 2, content: 8, ..NIM }, &save).unwrap_err();
        assert_eq!((error.code, error.path.as_str()), ("other-version", "moves[0]"));
        assert_eq!(
            error.message,
            "it was made with another definition of match, and goes another way here from action 1 on: \
             the action is not legal here. Its record can still be read."
        );
        assert_eq!(Record::<Nim<1>>::of_save(&save).unwrap().moves.len(), 4);
    }

    #[test]
    fn another_position_is_named_with_the_action_that_leads_there() {
        let save = game(4).save().unwrap();
        // The third match counts in this version, and the move that takes it has another event.
        let error = restored(Nim::<2> { points: 1, ..shape(NIM) }, &save).unwrap_err();
        assert_eq!((error.code, error.path.as_str()), ("other-version", "moves[3]"));
        assert_eq!(
            error.message,
            "it was made with version 1 of the rules (here 2), and goes another way here from action 4 on: \
             its moves do not lead to its position. Its record can still be read."
        );
        // Before that match is taken, the position is the same.
        assert!(restored(Nim::<2> { points: 1, ..shape(NIM) }, &game(3).save().unwrap()).is_ok());
    }

    #[test]
    fn a_record_of_this_version_that_differs_is_faulty() {
        let record = |change: fn(&mut Record<Nim<1>>)| {
            let mut record = game(4).record();
            change(&mut record);
            let save = record.clone().into_save().unwrap();
            let [one, other] = [
                Game::replay(NIM, record).err().unwrap(),
                Game::restore(NIM, &save).err().unwrap(),
            ];
            assert_eq!(other.code, "damaged-save");
            (one.code, one.path.clone())
        };
        assert_eq!(record(|record| record.checks[0] ^= 1), ("illegal-action", "moves[0]".into()));
        assert_eq!(
            record(|record| record.reached = Some(Reached { moves: 4, ..Reached::default() })),
            ("damaged-record", "reached".into())
        );
        assert_eq!(record(|record| record.start = 0), ("damaged-record", "start".into()));
        assert_eq!(
            record(|record| record.moves[3] = Move::Concede(2)),
            ("unknown-seat", "moves[3]".into())
        );
    }

    #[test]
    fn a_record_can_be_cut_off() {
        let mut record = game(4).record();
        record.moves.truncate(2);
        assert_eq!(Game::replay(NIM, record).unwrap().state(), game(2).state());
    }
}
