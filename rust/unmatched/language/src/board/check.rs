//! Checks battlefields for rules that the types of the language cannot express.

use super::{BoardSheet, MOST_DOORS, MOST_ITEMS, MOST_PATHS, MOST_SPACES, MOST_ZONES};
use crate::Effect;
use altmode_language::{Mistake, set_of};
use std::collections::{BTreeMap, BTreeSet};

/// Checks battlefields together; a mistake names the place of its battlefield in the list as `file`.
pub fn check_boards(boards: &[BoardSheet]) -> Vec<Mistake> {
    let mut mistakes = Vec::new();
    let mut ids = BTreeSet::new();
    for (file, board) in boards.iter().enumerate() {
        let mut check = Check { file, board, places: BTreeMap::new(), mistakes: &mut mistakes };
        if !ids.insert(board.id.as_str()) {
            check.tell("id", format!("there are two battlefields with the id \"{}\"", board.id));
        }
        match &board.same_as {
            Some(id) => match boards.iter().find(|other| other.id == *id) {
                Some(other) if other.same_as.is_none() => check.repeats(),
                _ => check.tell(
                    "same-as",
                    format!("there is no battlefield \"{id}\" with a map of its own"),
                ),
            },
            None => check.map(),
        }
    }
    mistakes
}

/// The check of one battlefield.
struct Check<'a> {
    file: usize,
    board: &'a BoardSheet,
    /// Indices of the spaces in the list, by id.
    places: BTreeMap<&'a str, usize>,
    mistakes: &'a mut Vec<Mistake>,
}

impl<'a> Check<'a> {
    fn tell(&mut self, path: impl Into<String>, message: impl Into<String>) {
        let (file, card) = (self.file, self.board.id.clone());
        self.mistakes.push(Mistake { file, card, path: path.into(), message: message.into() });
    }

    /// Checks that a battlefield that repeats another one's map gives nothing else.
    fn repeats(&mut self) {
        let BoardSheet { id, name, set, same_as, .. } = self.board.clone();
        if *self.board != (BoardSheet { id, name, set, same_as, ..BoardSheet::default() }) {
            self.tell(
                "same-as",
                "a battlefield with the map of another one has nothing but id, name and set",
            );
        }
    }

    fn map(&mut self) {
        self.spaces();
        let lines = self.paths();
        self.starts();
        self.icons();
        self.special(&lines);
        if self.mistakes.iter().all(|mistake| mistake.file != self.file) {
            self.connected(&lines);
        }
    }

    fn icons(&mut self) {
        for (number, icon) in self.board.icons.iter().enumerate() {
            if !self.board.paths.contains(icon) {
                self.tell(
                    format!("icons[{number}]"),
                    "linked icons are among the lines between spaces",
                );
            }
        }
    }

    fn spaces(&mut self) {
        let board = self.board;
        let (width, height) = board.frame;
        if board.spaces.is_empty() || board.spaces.len() > MOST_SPACES {
            self.tell(
                "spaces",
                format!("1 to {MOST_SPACES} spaces are expected, not {}", board.spaces.len()),
            );
        }
        let mut zones = BTreeSet::new();
        for (number, (id, x, y, of)) in board.spaces.iter().enumerate() {
            let path = format!("spaces[{number}]");
            if self.places.insert(id, number).is_some() {
                self.tell(&path, format!("there are two spaces \"{id}\""));
            }
            if !(0..=width).contains(x) || !(0..=height).contains(y) {
                self.tell(&path, format!("{x}, {y} lies outside the frame of {width} by {height}"));
            }
            if of.is_empty() || set_of(of).len() < of.len() {
                self.tell(&path, "a space is in one zone at least, and in each once");
            }
            zones.extend(of);
        }
        if zones.len() > MOST_ZONES {
            self.tell(
                "spaces",
                format!("at most {MOST_ZONES} zones are possible, not {}", zones.len()),
            );
        }
    }

    /// Returns the index of a space in the list, or reports an unknown id.
    fn place(&mut self, path: &str, id: &str) -> Option<usize> {
        let place = self.places.get(id).copied();
        if place.is_none() {
            self.tell(path, format!("there is no space \"{id}\""));
        }
        place
    }

    /// Returns the indices of two known spaces, and reports two equal ones.
    fn ends(&mut self, path: &str, from: &str, to: &str) -> Option<(usize, usize)> {
        let (from, to) = (self.place(path, from)?, self.place(path, to)?);
        if from == to {
            self.tell(path, "a path joins two different spaces");
        }
        Some((from, to))
    }

    /// Returns the lines, each once, the lower index first.
    fn paths(&mut self) -> BTreeSet<(usize, usize)> {
        let board = self.board;
        if board.paths.len() > MOST_PATHS {
            self.tell(
                "paths",
                format!("at most {MOST_PATHS} paths are possible, not {}", board.paths.len()),
            );
        }
        let mut lines = BTreeSet::new();
        for (number, path) in board.paths.iter().enumerate() {
            let at = format!("paths[{number}]");
            if let Some((from, to)) = self.ends(&at, &path.0, &path.1)
                && !lines.insert((from.min(to), from.max(to)))
            {
                self.tell(at, format!("the path between {} and {} is there twice", path.0, path.1));
            }
        }
        lines
    }

    fn starts(&mut self) {
        let board = self.board;
        if !(2..=4).contains(&board.players) {
            self.tell("players", "2 to 4 players are possible");
        }
        let different = set_of(&board.starts);
        if board.starts.len() != usize::from(board.players) || different.len() != board.starts.len()
        {
            self.tell("starts", format!("{} different start spaces are expected", board.players));
        }
        for (number, start) in board.starts.iter().enumerate() {
            self.place(&format!("starts[{number}]"), start);
        }
    }

    fn special(&mut self, lines: &BTreeSet<(usize, usize)>) {
        let board = self.board;
        for (name, arrows) in [("one-way", &board.one_way), ("high-ground", &board.high_ground)] {
            let mut known = BTreeSet::new();
            for (number, arrow) in arrows.iter().enumerate() {
                let at = format!("{name}[{number}]");
                if let Some((from, to)) = self.ends(&at, &arrow.0, &arrow.1)
                    && (!lines.contains(&(from.min(to), from.max(to)))
                        || !known.insert((from.min(to), from.max(to))))
                {
                    self.tell(at, "an arrow lies on a path, and no path has two");
                }
            }
        }
        for (number, id) in board.passages.iter().enumerate() {
            self.place(&format!("passages[{number}]"), id);
        }
        if board.doors.len() > MOST_DOORS {
            self.tell("doors", format!("at most {MOST_DOORS} doors are possible"));
        }
        for (number, door) in board.doors.iter().enumerate() {
            for (cut, path) in door.cuts.iter().enumerate() {
                let at = format!("doors[{number}].cuts[{cut}]");
                if let Some((from, to)) = self.ends(&at, &path.0, &path.1)
                    && !lines.contains(&(from.min(to), from.max(to)))
                {
                    self.tell(at, "a door cuts paths");
                }
            }
        }
        if let Some(belt) = &board.belt {
            for (number, step) in belt.path.windows(2).enumerate() {
                let at = format!("belt.path[{number}]");
                if let Some((from, to)) = self.ends(&at, &step[0], &step[1])
                    && (!lines.contains(&(from.min(to), from.max(to)))
                        || board
                            .one_way
                            .iter()
                            .any(|arrow| (&arrow.0, &arrow.1) == (&step[1], &step[0])))
                {
                    self.tell(at, "each step of the belt must be walkable");
                }
            }
            if !board.spaces.iter().any(|space| space.3.contains(&belt.bin)) {
                self.tell("belt.bin", format!("there is no zone \"{}\"", belt.bin));
            }
        }
        if let Some(items) = &board.items {
            if items.tokens.len() > MOST_ITEMS {
                self.tell(
                    "items.tokens",
                    format!(
                        "at most {MOST_ITEMS} item tokens are possible, not {}",
                        items.tokens.len()
                    ),
                );
            }
            for (number, token) in items.tokens.iter().enumerate() {
                let at = format!("items.tokens[{number}]");
                if token.value.is_some() != token.effects.is_empty() {
                    self.tell(&at, "an item token has either a value or instructions (\"do\")");
                }
                if token.effects.iter().any(makes_attack) {
                    self.tell(&at, "an item token makes no bonus attack");
                }
                if items.tokens[..number].iter().any(|other| other.name == token.name) {
                    self.tell(at, format!("there are two item tokens \"{}\"", token.name));
                }
            }
            for (name, spaces, is_combat) in
                [("scheme", &items.scheme, false), ("combat", &items.combat, true)]
            {
                for (number, id) in spaces.iter().enumerate() {
                    self.place(&format!("items.{name}[{number}]"), id);
                }
                let tokens =
                    items.tokens.iter().filter(|token| token.value.is_some() == is_combat).count();
                if tokens != spaces.len() {
                    self.tell(
                        "items.tokens",
                        format!(
                            "{} tokens for {name} spaces are expected, not {tokens}",
                            spaces.len()
                        ),
                    );
                }
            }
        }
    }

    /// Checks that every space can be reached from every other one.
    fn connected(&mut self, lines: &BTreeSet<(usize, usize)>) {
        let board = self.board;
        let against = set_of(
            (board.one_way.iter())
                .map(|arrow| (self.places[arrow.1.as_str()], self.places[arrow.0.as_str()])),
        );
        let passages: Vec<usize> =
            board.passages.iter().map(|id| self.places[id.as_str()]).collect();
        for backwards in [false, true] {
            let mut reached = vec![false; board.spaces.len()];
            let mut edge = vec![0];
            while let Some(space) = edge.pop() {
                if std::mem::replace(&mut reached[space], true) {
                    continue;
                }
                if passages.contains(&space) {
                    edge.extend(&passages);
                }
                for &(one, other) in lines {
                    for (from, to) in [(one, other), (other, one)] {
                        let step = if backwards { (to, from) } else { (from, to) };
                        if from == space && !against.contains(&step) {
                            edge.push(to);
                        }
                    }
                }
            }
            if let Some(space) = reached.iter().position(|reached| !reached) {
                let direction = if backwards { "from" } else { "to" };
                self.tell(
                    "paths",
                    format!("nobody can walk {direction} {}", board.spaces[space].0),
                );
                break;
            }
        }
    }
}

/// Returns whether an instruction, or one inside it, is a bonus attack.
fn makes_attack(effect: &Effect) -> bool {
    let any = |effects: &[Effect]| effects.iter().any(makes_attack);
    match effect {
        Effect::BonusAttack { .. } => true,
        Effect::If { then, otherwise, .. } => any(then) || any(otherwise),
        Effect::May { effects, then, otherwise } => any(effects) || any(then) || any(otherwise),
        Effect::Times { effects, .. }
        | Effect::ForEach { effects, .. }
        | Effect::Roll(effects)
        | Effect::WhoseTurn(effects) => any(effects),
        Effect::Opponent(effects)
        | Effect::EachOpponent(effects)
        | Effect::EachPlayer(effects)
        | Effect::AtEndOfTurn(effects)
        | Effect::AtYourNextTurn(effects) => any(effects),
        Effect::ChooseOne { of, .. } => of.iter().any(|effects| any(effects)),
        _ => false,
    }
}
