//! The starting team: its members, the cards under them, and its cost.

use crate::{
    cards::{
        card::DefId,
        catalogue::{CardDef, Catalogue},
        fits::fits,
        text::ExtraStars,
    },
    engine::outside::brings,
};
use altmode_tcg_language::{BattleKind, Kind, StratagemTarget, What};

/// A starting team in deck building.
pub(super) struct Team {
    catalogue: &'static Catalogue,
    /// The members.
    pub members: Vec<DefId>,
}

impl Team {
    /// Returns the members among the listed characters. Characters that start under a member need not be listed and are not
    /// on the team even if they are (Rules Roundup 2019-07-29).
    pub fn new(catalogue: &'static Catalogue, listed: &[DefId]) -> Self {
        let is_under = |def: DefId| {
            let name = catalogue.card(def).full_name;
            listed.iter().any(|&other| {
                other != def
                    && catalogue
                        .card(other)
                        .texts
                        .iter()
                        .any(|text| text.under.iter().any(|under| under == name))
            })
        };
        Team { catalogue, members: listed.iter().copied().filter(|&def| !is_under(def)).collect() }
    }

    fn cards(&self) -> impl Iterator<Item = &'static CardDef> {
        self.members.iter().map(|&def| self.catalogue.card(def))
    }

    /// Returns the total stars of the members.
    pub fn stars(&self) -> u32 {
        self.cards().map(|card| u32::from(card.stars)).sum()
    }

    /// Returns the increase of the star limit: 1 for each character that a member names (Blaster, Soundwave; Rules Roundup
    /// 2019-07-29).
    pub fn raises_star_limit(&self) -> u32 {
        let mut raise = 0;
        for (index, card) in self.cards().enumerate() {
            let Some(who) =
                card.texts.get(usize::from(card.start)).and_then(|text| text.raises_star_limit)
            else {
                continue;
            };
            raise += self
                .cards()
                .enumerate()
                .filter(|(other, it)| {
                    who.is.iter().all(|is| fits(is, it, card, index == *other, false))
                })
                .count();
        }
        raise as u32
    }

    /// Returns whether a stratagem lets this team's deck exceed the star limit. A character of two factions does not fit
    /// "only Autobots" (Wave 5 FAQ, Head Mode & Body Mode).
    pub fn grants(&self, extra: &ExtraStars) -> bool {
        extra.team_only.is_none_or(|who| {
            self.cards().all(|card| who.is.iter().all(|is| fits(is, card, card, false, false)))
        })
    }

    /// Returns whether a stratagem has a target on this team: a member, its name, a trait or faction of a member, or a form
    /// that its members combine into (Expanded Rules 2.0, Stratagem Targets). Parts that members bring from outside the game
    /// count for a form, because no team has all parts of Volcanicus.
    pub fn has_target(&self, target: &str, kind: StratagemTarget) -> bool {
        let is_there = |part: &DefId| self.members.contains(part);
        let comes = |part: &DefId| {
            is_there(part) || brings(self.catalogue, &self.members, self.catalogue.card(*part))
        };
        let forms = self
            .catalogue
            .forms()
            .filter(|(_, parts)| parts.iter().any(is_there) && parts.iter().all(comes));
        let forms = forms.map(|(form, _)| self.catalogue.card(form));
        self.cards().chain(forms).any(|card| is_such(card, target, kind))
    }
}

/// Returns whether a character has this name or is of this kind.
fn is_such(card: &CardDef, target: &str, kind: StratagemTarget) -> bool {
    match kind {
        StratagemTarget::Character => card.full_name == target,
        StratagemTarget::Name => card.name == target,
        StratagemTarget::Trait => {
            let word = altmode_tcg_language::trait_named(target);
            word.is_some_and(|word| {
                card.texts.iter().any(|face| face.traits >> word as u32 & 1 != 0)
            })
        }
        StratagemTarget::Faction => {
            altmode_tcg_language::faction_named(target) == Some(card.faction)
        }
    }
}

/// Returns whether a stratagem can be tied to this character.
pub fn is_target(character: &CardDef, stratagem: &CardDef) -> bool {
    stratagem.target.is_some_and(|(target, kind)| is_such(character, target, kind))
}

/// Returns whether a stratagem can be tied to a part of a team.
pub fn has_target(catalogue: &'static Catalogue, team: &[DefId], stratagem: &CardDef) -> bool {
    let team = Team::new(catalogue, team);
    stratagem.target.is_some_and(|(target, kind)| team.has_target(target, kind))
}

/// Returns whether a battle card matches a phrase, as far as this is known before a game.
pub(crate) fn is_card(card: &CardDef, what: &What) -> bool {
    let Some(battle) = card.battle_kind() else { return false };
    let kind = match what.kind {
        Kind::Card => true,
        Kind::Action => battle.slot().is_none(),
        Kind::SecretAction => battle == BattleKind::Secret,
        Kind::Upgrade => battle.slot().is_some_and(|slot| {
            what.slots.is_empty()
                || what.slots.contains(&slot)
                || card.fills.iter().any(|slot| what.slots.contains(slot))
        }),
    };
    kind && what.color.is_none_or(|color| card.has_icon(color))
        && what.faction.is_none_or(|faction| card.faction == faction)
        && what.name.as_ref().is_none_or(|name| card.name == name)
        && what
            .stars
            .is_none_or(|(compare, number)| compare.holds(i32::from(card.stars), i32::from(number)))
        && (!what.no_icons || card.icons.is_empty())
        && what.icons.is_none_or(|(number, color)| card.icon_counts[color as usize] >= number)
        && (!what.plan || card.texts[0].plans)
        && (!what.attack || card.texts[0].attack > 0)
        && !what.battle_master
        && !what.weaponizer
        && !what.chosen_color
}

/// Assigns stars of cards to places with room for them and returns the maximum number. This is a maximum flow,
/// because a card that fits several places may have to make room for a card that fits only one of them.
pub(super) fn deal_stars(
    room: &mut [u32],
    left: &mut [u32],
    takes: &dyn Fn(usize, usize) -> bool,
) -> u32 {
    // Number of stars of each card assigned to each place.
    let mut dealt = vec![vec![0u32; left.len()]; room.len()];
    let mut sum = 0;
    for place in 0..room.len() {
        while room[place] > 0
            && find_star(place, &mut vec![false; room.len()], &mut dealt, left, takes)
        {
            room[place] -= 1;
            sum += 1;
        }
    }
    sum
}

/// Finds one more star for a place, if necessary by moving a star from another place (augmenting path).
fn find_star(
    place: usize,
    seen: &mut [bool],
    dealt: &mut [Vec<u32>],
    left: &mut [u32],
    takes: &dyn Fn(usize, usize) -> bool,
) -> bool {
    seen[place] = true;
    if let Some(card) = (0..left.len()).find(|&card| left[card] > 0 && takes(place, card)) {
        left[card] -= 1;
        dealt[place][card] += 1;
        return true;
    }
    for other in 0..dealt.len() {
        for card in 0..left.len() {
            if !seen[other]
                && dealt[other][card] > 0
                && takes(place, card)
                && find_star(other, seen, dealt, left, takes)
            {
                dealt[other][card] -= 1;
                dealt[place][card] += 1;
                return true;
            }
        }
    }
    false
}
