//! Characters that are referred to by name.

use super::features::{adjective, all_names, is_kind, part};
use super::pen::{Grammar, Owner, Pen, Topic};
use crate::{CharacterZone, Is, Pick, Side, Who};

impl Pen {
    /// Writes "your "Crankcase, Data Collector"": the only character of a player with this full name.
    pub fn called(&mut self, name: &str, who: &Who) {
        if who.is.len() == 1 && self.it_named.as_deref() == Some(name) {
            return self.say(if self.topic == Topic::Chosen { "it" } else { "that character" });
        }
        self.say(if self.owner(who.side) == Owner::Your { "your" } else { "their" });
        self.name(name);
        self.behind_names(who);
    }

    /// Writes a character with a name and no other condition, which needs no noun: "Metroplex", "Metroplex in bot mode".
    pub fn by_name(&mut self, who: &Who) -> bool {
        let names = who.is.iter().find_map(|is| match is {
            Is::Named(name) | Is::FullNamed(name) => Some(vec![name.as_str()]),
            Is::AnyOf(parts) => all_names(parts),
            _ => None,
        });
        let Some(names) = names else { return false };
        if is_other(who) || who.is.iter().any(|is| adjective(is).is_some() || is_kind(is)) {
            return false;
        }
        self.names(names);
        self.features(&who.is, Grammar::One, part::MODES);
        self.place(who, self.owner(who.side));
        self.features(&who.is, Grammar::One, part::BEHIND_PLACE);
        true
    }

    /// Writes the conditions after several names: "in bot mode on the battlefield or in your KO area".
    pub fn behind_names(&mut self, who: &Who) {
        self.features(&who.is, Grammar::One, part::MODES);
        self.place(who, self.owner(who.side));
        self.features(&who.is, Grammar::One, part::BEHIND_PLACE);
    }

    /// Writes names joined by "or".
    pub fn names(&mut self, names: Vec<&str>) {
        let count = names.len();
        for (index, name) in names.into_iter().enumerate() {
            self.between_members(index, count, "or");
            self.name(name);
        }
    }
}

/// Returns the full name of the player's character, if the phrase requires that and no trait, faction or state. A team
/// contains each character at most once.
pub(super) fn whole_name(who: &Who) -> Option<&str> {
    let own = who.side == Side::Your
        && who.place == CharacterZone::Battlefield
        && matches!(who.pick, Pick::Each | Pick::Choose(1));
    match one_name(who) {
        Some(Is::FullNamed(name)) if own => Some(name),
        _ => None,
    }
}

/// Returns the name without subtitle that the phrase requires. Several characters of a team can have it.
pub(super) fn only_name(who: &Who) -> Option<&str> {
    match one_name(who) {
        Some(Is::Named(name)) => Some(name),
        _ => None,
    }
}

/// Returns the only name in a phrase without traits, factions and states.
fn one_name(who: &Who) -> Option<&Is> {
    let is_name = |is: &&Is| matches!(is, Is::Named(_) | Is::FullNamed(_));
    let plain = !is_other(who)
        && !who
            .is
            .iter()
            .any(|is| adjective(is).is_some() || is_kind(is) || matches!(is, Is::AnyOf(_)));
    let mut names = who.is.iter().filter(is_name);
    names.next().filter(|_| plain && names.next().is_none())
}

pub(super) fn is_other(who: &Who) -> bool {
    who.is.contains(&Is::Other)
}
