//! Patterns of actions: matches the actions of a script with legal actions.

use crate::{
    cards::Tcg,
    embed::action_json::{ActionView, Marks},
    input::shorten,
    model::{
        objects::ObjectId,
        state::{State, Zone},
    },
};
use altmode_core::{Error, Result};
use altmode_host::accepted;
use altmode_json::{Map, Value};

accepted! {
    /// Fields of an action; missing fields match any value.
    pub(crate) ACTION: ScenarioAction {
        /// The kind of action.
        optional type: "Action[\"type\"] | \"concede\"",
        /// See the actions.
        optional character: "ScenarioName",
        /// See the actions.
        optional to: "string",
        /// See the actions.
        optional card: "ScenarioName",
        /// See the actions.
        optional on: "ScenarioName",
        /// See the actions.
        optional slot: "string",
        /// See the actions.
        optional attacker: "ScenarioName",
        /// See the actions.
        optional defender: "ScenarioName",
        /// See the actions.
        optional target: "ScenarioName",
        /// See the actions; a number is the index of the option.
        optional option: "string | number",
        /// The card whose ability resolves next.
        optional order: "ScenarioName",
        /// See the actions.
        optional trigger: "ScenarioName",
        /// See the actions.
        optional with: "ScenarioName",
        /// The whole label.
        optional label: "string",
    }
}

/// The names of a script, applied to the current state.
#[derive(Clone, Copy)]
pub struct Names<'a> {
    /// The rules.
    pub tcg: Tcg,
    /// The current state.
    pub state: &'a State,
    /// The aliases of the position.
    pub aliases: &'a [(String, ObjectId)],
}

impl Names<'_> {
    /// Returns the object with this alias.
    pub fn alias(&self, name: &str) -> Option<ObjectId> {
        self.aliases
            .iter()
            .find(|(alias, _)| alias.eq_ignore_ascii_case(name))
            .map(|(_, object)| *object)
    }

    /// Returns whether an object has this card id or name.
    pub fn is_named(&self, object: ObjectId, name: &str) -> bool {
        let def = self.tcg.def(self.state, object);
        let same = |other: &str| other.eq_ignore_ascii_case(name);
        let side = || {
            let text = self.tcg.upgrade_text(self.state, object);
            same(text.name)
        };
        // The second card of a Weaponizer has only the name of its Upgrade side.
        if self.state.is_character(object)
            && self.state.character(object).face > def.upgrade_side.max(def.faces - 1)
        {
            return side();
        }
        same(def.id)
            || same(def.full_name)
            || same(def.name)
            || side()
            || same(self.tcg.catalogue.card(def.original).id)
    }

    /// Returns whether a script's value refers to an object, by alias, number, id or name. Identical battle cards in one zone
    /// of one player are interchangeable, because the list of legal actions contains each kind once.
    pub fn means(&self, value: &Value, object: ObjectId) -> Result<bool> {
        if usize::from(object) >= self.state.defs.len() {
            return Ok(false);
        }
        match value {
            Value::Number(number) => Ok(number.as_u64() == Some(object.into())),
            Value::String(name) => match self.alias(name) {
                Some(meant) => Ok(meant == object || self.alike(meant, object)),
                None if self.exists(name) => Ok(self.is_named(object, name)),
                None => Err(unknown(name)),
            },
            _ => Err(crate::input::wrong(value, "an alias, a card id, a name or a number")),
        }
    }

    /// Returns whether any object has this name.
    pub fn exists(&self, name: &str) -> bool {
        self.alias(name).is_some() || self.objects().any(|object| self.is_named(object, name))
    }

    fn alike(&self, left: ObjectId, right: ObjectId) -> bool {
        let (one, other) = (self.state.object(left), self.state.object(right));
        let battle_cards = !self.state.is_character(left) && !self.state.is_character(right);
        battle_cards
            && one.zone != Zone::Upgrade
            && (one.zone, one.owner, one.host) == (other.zone, other.owner, other.host)
            && self.state.defs[usize::from(left)] == self.state.defs[usize::from(right)]
    }

    fn objects(&self) -> impl Iterator<Item = ObjectId> + use<> {
        0..self.state.defs.len() as ObjectId
    }

    /// Returns the only object that a script's name refers to.
    pub fn one(&self, name: &str) -> Result<ObjectId> {
        if let Some(object) = self.alias(name) {
            return Ok(object);
        }
        let found: Vec<ObjectId> =
            self.objects().filter(|&object| self.is_named(object, name)).collect();
        match found[..] {
            [object] => Ok(object),
            [] => Err(unknown(name)),
            _ => {
                let in_play = |&&object: &&ObjectId| {
                    matches!(self.state.object(object).zone, Zone::Battlefield | Zone::Upgrade)
                };
                let mut there = found.iter().filter(in_play);
                match (there.next(), there.next()) {
                    (Some(&object), None) => Ok(object),
                    _ => Err(Error::new(
                        "ambiguous-alias",
                        format!(
                            "\"{}\" can be {} cards here; give them aliases",
                            shorten(name),
                            found.len()
                        ),
                    )),
                }
            }
        }
    }

    /// Returns whether a legal action has all the fields of a pattern.
    pub fn matches(&self, pattern: &Map, action: &ActionView) -> Result<bool> {
        let (kind, marks) = (action.kind(), action.what.marks());
        let mut all = true;
        for (field, value) in pattern {
            let place = |error: Error| error.at(field);
            all &= match field.as_str() {
                "type" => value.as_str().is_some_and(|wanted| {
                    wanted == kind || is_defender_choice(wanted, kind, pattern, &marks)
                }),
                "character" => self.field(value, &[marks.character]).map_err(place)?,
                "card" | "target" | "order" => self
                    .field(value, &[marks.card, marks.target, defender_of(&marks)])
                    .map_err(place)?,
                "on" => self.field(value, &[marks.on]).map_err(place)?,
                "attacker" => self.field(value, &[marks.attacker]).map_err(place)?,
                "defender" => self.field(value, &[marks.defender, marks.target]).map_err(place)?,
                "trigger" => self.field(value, &[marks.trigger]).map_err(place)?,
                "with" => self.field(value, &[marks.with]).map_err(place)?,
                "to" => word(value, marks.to),
                "slot" => word(value, marks.slot),
                "option" => word(value, marks.option),
                "label" => value.as_str().is_some_and(|wanted| action.label.is_text(wanted)),
                // The runner refuses patterns with other fields.
                _ => false,
            };
        }
        Ok(all)
    }

    fn field(&self, value: &Value, objects: &[Option<ObjectId>]) -> Result<bool> {
        let mut found = false;
        for object in objects.iter().flatten() {
            found |= self.means(value, *object)?;
        }
        // An unknown name is an error of the script even if nothing is compared with it.
        if let Value::String(name) = value
            && !self.exists(name)
        {
            return Err(unknown(name));
        }
        Ok(found)
    }
}

/// The second step of an attack may be written as an attack or as a choice.
fn is_defender_choice(wanted: &str, kind: &str, pattern: &Map, marks: &Marks<'_>) -> bool {
    match wanted {
        "choose" => defender_of(marks).is_some() && pattern.contains_key("target"),
        "attack" => {
            kind == "choose"
                && marks.target.is_some()
                && pattern.contains_key("defender")
                && !pattern.contains_key("attacker")
        }
        _ => false,
    }
}

/// Returns the defender of an action that names only the defender.
fn defender_of(marks: &Marks<'_>) -> Option<ObjectId> {
    marks.defender.filter(|_| marks.attacker.is_none())
}

fn word(value: &Value, has: Option<&str>) -> bool {
    match (value, has) {
        (Value::String(wanted), Some(has)) => wanted.eq_ignore_ascii_case(has),
        (Value::Number(wanted), Some(has)) => wanted.to_string() == has,
        _ => false,
    }
}

pub fn unknown(name: &str) -> Error {
    Error::new("unknown-alias", format!("nothing is called \"{}\" here", shorten(name)))
}

#[cfg(test)]
mod tests {
    use super::ACTION;
    use crate::cards::{Tcg, builtin::builtin};
    use altmode_host::{Scenario, run};

    /// Returns the code of the failure of a step.
    fn failing(step: &str) -> Option<String> {
        let text = format!(
            r#"{{ "format": "altmode-scenario/1", "steps": [{step}],
            "state": {{ "players": [{{ "characters": ["w1-t06"] }}, {{ "characters": ["w1-t06"] }}] }} }}"#
        );
        let scenario = Scenario::parse(&text, "tcg").expect("a scenario");
        run(&Tcg { catalogue: builtin() }, &scenario)
            .failure
            .map(|failure| failure.code.to_string())
    }

    #[test]
    fn all_declared_members_of_an_action_are_compared() {
        for name in ACTION.names.iter().chain(&["nmae"]) {
            let code = failing(&format!(r#"{{ "act": {{ "{name}": 0 }} }}"#));
            assert_eq!(code.as_deref() == Some("unknown-field"), *name == "nmae", "{name}");
        }
    }

    #[test]
    fn an_expected_error_has_no_other_member_than_its_code() {
        let refused =
            |error| failing(&format!(r#"{{ "act": {{ "type": "yes" }}, "error": {error} }}"#));
        assert_eq!(refused("{}"), None);
        assert_eq!(refused(r#"{ "code": "illegal-action" }"#), None);
        assert_eq!(refused(r#"{ "cod": "illegal-action" }"#).as_deref(), Some("unknown-field"));
        assert_eq!(refused(r#""illegal-action""#).as_deref(), Some("bad-input"));
    }
}
