//! Scenarios of this game: the meaning of the fields of positions, actions and expectations.

mod aliases;
mod dealt;
mod expect;
pub(crate) mod members;
mod position;

pub use aliases::{Names, Thing};
pub use position::{no_space, position};

use crate::{
    cards::{
        board::{NOWHERE, Space},
        unmatched::Unmatched,
    },
    embed::{
        action_json::ActionView,
        check::{Wanted, explain},
    },
    model::{
        action::{Action, MOST_OF_PATH, Manner},
        start::Start,
        state::{Ask, CardId, DefId, FighterId, NOBODY, State},
    },
};
use altmode_core::{Error, Result, Seat, value_by_json};
use altmode_host::{
    Legal, Script, Unlike,
    input::{Object, shorten, text, wrong},
    same,
};
use altmode_json::Value;

impl Script for Unmatched {
    type Names = Names;

    const PATTERN: &'static [&'static str] = members::ACTION.names;
    const FORECAST_FIELDS: &'static [&'static str] = &["card", "policy"];

    fn start_at(&self, state: &Value) -> Start {
        Start::Position(state.to_string())
    }

    fn position(&self, state: &Value) -> Result<(State, Names)> {
        position::build(*self, state).map(|position| (position.state, position.names))
    }

    fn matches(
        &self,
        names: &Names,
        state: &State,
        pattern: &Object,
        action: Action,
        shown: &ActionView,
    ) -> Result<bool> {
        let walk = self.whole_walk(state, pattern, action)?;
        let view = match walk {
            Some(walk) => &self.show_action(state, 0, walk),
            None => shown,
        };
        let action = walk.unwrap_or(action);
        // Without "as", the attack in the usual manner is meant, if it is legal.
        if let Action::Attack { attacker, defender, manner, .. } = action
            && manner != Manner::Usual
            && !pattern.contains_key("as")
            && self.targets(state, attacker) >> defender & 1 != 0
        {
            return Ok(false);
        }
        let marks = view.what.marks();
        let place = |name: &str, error: Error| error.at(name);
        for (name, wanted) in pattern {
            let text = || wanted.as_str().ok_or_else(|| place(name, wrong(wanted, "a text")));
            let fighter = |is: Option<FighterId>| -> Result<bool> {
                let word = text()?;
                if !names.means_fighters(*self, state, word) {
                    return Err(place(
                        name,
                        Error::new(
                            "unknown-name",
                            format!("there is no fighter \"{}\"", shorten(word)),
                        ),
                    ));
                }
                Ok(is.is_some_and(|fighter| names.is_fighter(*self, state, word, fighter)))
            };
            let fits = match name.as_str() {
                "type" => text()? == view.kind(),
                "kind" => marks.choice == Some(text()?),
                "attacker" => fighter(marks.attacker)?,
                "defender" => fighter(marks.defender)?,
                "fighter" => fighter(marks.fighter)?,
                "target" => fighter(marks.target)?,
                "card" => marks.card.is_some_and(|card| {
                    names.is_like(*self, state, text().unwrap_or_default(), card)
                }),
                "as" if marks.r#as.is_some() => marks.r#as == wanted.as_str(),
                "as" => {
                    let ranged = |card: CardId| {
                        self.def(state, card).ranged && text().is_ok_and(|word| word == "ranged")
                    };
                    marks.card.is_some_and(ranged)
                }
                "tail" => marks
                    .tail
                    .is_some_and(|tail| text().is_ok_and(|word| word.eq_ignore_ascii_case(tail))),
                "to" => marks
                    .to
                    .is_some_and(|to| text().is_ok_and(|word| word.eq_ignore_ascii_case(to))),
                "path" if marks.path.is_some() => text().is_ok_and(|word| {
                    self.board(state).path(word).is_some_and(|path| action == Action::Path(path))
                }),
                "path" => match action {
                    Action::Move { fighter, to, .. } => {
                        let path = self.path(state, wanted).map_err(|error| place(name, error))?;
                        let (steps, way) = (self.steps(state, fighter), state.decision.way);
                        path.last() == Some(&to) && self.can_walk(state, fighter, &path, steps, way)
                    }
                    _ => false,
                },
                "item" => marks
                    .item
                    .is_some_and(|item| text().is_ok_and(|word| word.eq_ignore_ascii_case(item))),
                "door" => marks
                    .door
                    .is_some_and(|door| text().is_ok_and(|word| word.eq_ignore_ascii_case(door))),
                "space" => marks
                    .space
                    .is_some_and(|space| text().is_ok_and(|word| word.eq_ignore_ascii_case(space))),
                "token" => marks
                    .token
                    .is_some_and(|token| text().is_ok_and(|word| word.eq_ignore_ascii_case(token))),
                "option" => marks.option.is_some_and(|option| match wanted {
                    Value::Number(number) => number.to_string() == option,
                    _ => wanted.as_str().is_some_and(|word| word.eq_ignore_ascii_case(option)),
                }),
                "seat" => marks.seat.is_some_and(|seat| wanted.as_u64() == Some(seat.into())),
                "trigger" => marks.trigger.is_some_and(|id| {
                    let short = id.rsplit('/').next().unwrap_or(id);
                    text().is_ok_and(|word| {
                        word.eq_ignore_ascii_case(id)
                            || word.eq_ignore_ascii_case(short)
                            || names.is_trigger(*self, state, word, id)
                    })
                }),
                // The runner refuses patterns with other fields.
                _ => false,
            };
            if !fits {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn meant(&self, names: &Names, state: &State, pattern: &Object, action: Action) -> Action {
        let word = pattern.get("card").and_then(Value::as_str).unwrap_or_default();
        let swap = |card: CardId| names.twin(state, word, card);
        match action {
            Action::Attack { attacker, defender, card, manner } => {
                Action::Attack { attacker, defender, card: swap(card), manner }
            }
            Action::Scheme { card, fighter } => Action::Scheme { card: swap(card), fighter },
            Action::Boost(card) => Action::Boost(swap(card)),
            Action::Defend(card) => Action::Defend(swap(card)),
            Action::Card(card) => Action::Card(swap(card)),
            Action::Move { fighter, .. } | Action::Step { fighter, .. } => {
                match pattern.get("path").map(|path| self.path(state, path)) {
                    Some(Ok(path)) => {
                        let mut spaces = [0; MOST_OF_PATH];
                        spaces.iter_mut().zip(&path).for_each(|(space, &to)| *space = to);
                        Action::Walk { fighter, path: spaces, steps: path.len() as u8 }
                    }
                    _ => action,
                }
            }
            _ => action,
        }
    }

    fn refusal(&self, names: &Names, state: &State, pattern: &Object, _: &Legal<Self>) -> Error {
        let word = |name: &str| pattern.get(name).and_then(Value::as_str);
        let fighter = |name: &str| {
            let meant = |word: &str| {
                (0..state.fighters.len() as FighterId)
                    .find(|&fighter| names.is_fighter(*self, state, word, fighter))
            };
            word(name).and_then(meant).unwrap_or(NOBODY)
        };
        let card = word("card").and_then(|word| {
            let mut all = 0..state.cards.len() as CardId;
            all.find(|&card| {
                names.is_card(word, card)
                    || (names.is_like(*self, state, word, card)
                        && state.card(card).holder == state.active)
            })
        });
        let to = word("to").and_then(|id| self.board(state).space(id));
        let kind = word("type").unwrap_or_default();
        let wanted = Wanted {
            kind,
            attacker: fighter("attacker"),
            defender: fighter("defender"),
            fighter: fighter("fighter"),
            card: card.unwrap_or(NOBODY),
            hidden: false,
            to,
        };
        explain(*self, state, &wanted)
    }

    fn expect(
        &self,
        names: &Names,
        state: &State,
        thing: &str,
        fields: &Object,
    ) -> Result<Option<Unlike>> {
        expect::expect(*self, names, state, thing, fields)
    }

    fn forecast(
        &self,
        names: &Names,
        state: &State,
        fields: &Object,
        seat: Option<Seat>,
    ) -> Result<Value> {
        let fighter = |name: &'static str| {
            let word = text(fields, name)?.ok_or_else(|| {
                Error::new("missing-field", format!("a forecast has the field \"{name}\"")).at(name)
            })?;
            let mut found = (0..state.fighters.len() as FighterId)
                .filter(|&fighter| names.is_fighter(*self, state, word, fighter));
            match (found.next(), found.next()) {
                (Some(one), None) => Ok(one.to_string()),
                _ => Err(Error::new(
                    "unknown-name",
                    format!("no fighter, or several, are \"{}\"", shorten(word)),
                )
                .at(name)),
            }
        };
        let options = fields.iter().filter(|(name, _)| matches!(name.as_str(), "card" | "policy"));
        let options =
            Value::Object(options.map(|(name, value)| (name.clone(), value.clone())).collect());
        crate::forecast::forecast(
            *self,
            state,
            &fighter("attacker")?,
            &fighter("defender")?,
            seat,
            &options,
        )
        .map(|forecast| value_by_json(&forecast))
    }

    fn event_field(
        &self,
        names: &Names,
        state: &State,
        name: &str,
        wanted: &Value,
        got: &Value,
    ) -> bool {
        let number = got.as_u64().and_then(|number| u8::try_from(number).ok());
        match (wanted.as_str(), name, number) {
            (Some(word), "fighter" | "attacker" | "defender", Some(fighter)) => {
                names.is_fighter(*self, state, word, fighter)
            }
            (Some(word), "card" | "attack" | "defense", None) if got.is_object() => {
                let card = got["id"].as_u64().map_or(NOBODY, |card| card as CardId);
                names.is_card(word, card)
                    || [&got["name"], &got["card"]]
                        .iter()
                        .any(|is| is.as_str().is_some_and(|is| is.eq_ignore_ascii_case(word)))
            }
            _ => same(wanted, got),
        }
    }
}

impl Unmatched {
    /// Returns the move as which a pattern sees a step. A move whose path ends where it began is not listed, so the first step of that
    /// path counts as the move.
    fn whole_walk(self, state: &State, pattern: &Object, action: Action) -> Result<Option<Action>> {
        let (Action::Step { fighter, to: first }, Some(written)) = (action, pattern.get("path"))
        else {
            return Ok(None);
        };
        let entry = state.fighter(fighter);
        if state.decision.ask != Ask::Move
            || entry.is_large()
            || pattern.get("type").and_then(Value::as_str) != Some("move")
        {
            return Ok(None);
        }
        let path = self.path(state, written).map_err(|error| error.at("path"))?;
        let returns = path.first() == Some(&first) && path.last() == Some(&entry.at);
        Ok(returns.then_some(Action::Move { fighter, to: entry.at, tail: NOWHERE }))
    }

    /// Returns the spaces of a path.
    fn path(self, state: &State, written: &Value) -> Result<Vec<Space>> {
        let list = written.as_array().ok_or_else(|| wrong(written, "a list of spaces"))?;
        if list.len() > MOST_OF_PATH {
            let message = format!(
                "a path has at most {MOST_OF_PATH} spaces; a longer one is walked with actions of type \"step\""
            );
            return Err(Error::new("too-long", message));
        }
        let space = |value: &Value| {
            let id = value.as_str().ok_or_else(|| wrong(value, "the id of a space"))?;
            self.board(state).space(id).ok_or_else(|| no_space(id))
        };
        list.iter().map(space).collect()
    }

    /// Finds a card by its id, or by its name in the deck of a hero. Blank cards have ids only.
    pub fn find_card(self, word: &str, hero: Option<u16>) -> Result<DefId> {
        if let Some(def) = crate::cards::blank::find(word) {
            return Ok(def);
        }
        let (of, name) = match word.split_once('/') {
            Some((id, name)) => (self.catalogue.find(id), name),
            None => (hero, word),
        };
        let hero = of.map(|number| self.catalogue.hero(number));
        let cards = hero.map(|hero| hero.cards.iter().chain(&hero.sides));
        let mut found = cards.into_iter().flatten();
        let found =
            found.find(|card| card.sheet.id == name || card.sheet.name.eq_ignore_ascii_case(name));
        found.map(|card| card.def).ok_or_else(|| {
            let message = format!(
                "there is no card \"{}\"; a name is looked for in the player's own deck",
                shorten(word)
            );
            Error::new("unknown-card", message)
        })
    }
}
