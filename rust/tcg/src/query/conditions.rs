//! Evaluation of conditions.

use super::context::{Context, colors, opponent_in_battle};
use crate::{
    cards::Tcg,
    model::{
        objects::{Characters, NOBODY, ObjectId, members},
        state::{State, Zone},
    },
};
use altmode_tcg_language::{Color, Condition, Is, Mode, Pick, Quality, Side, Trait, Who};

impl Tcg {
    /// Returns the characters of your starting team that match, as they were shown at the start (Wave 4 FAQ, Opportune
    /// Offensive: later changes do not matter).
    pub(super) fn starting_team(&self, state: &State, context: &Context, who: &Who) -> Characters {
        let mut found = 0;
        for index in members(state.started) {
            if state.owner(index) != context.you {
                continue;
            }
            found |= u32::from(who.is.iter().all(|is| self.started_as(state, context, index, is)))
                << index;
        }
        found
    }

    /// Returns whether a character matched one word of a phrase when the starting team was shown. The sides with the
    /// stars count, and the traits given by the stratagems beside them (Aequitas Rules Roundup 2020-09-14, Blitzwing;
    /// 2021-01-03, Stratagem).
    fn started_as(&self, state: &State, context: &Context, index: ObjectId, is: &Is) -> bool {
        let def = self.def(state, index);
        let shown = &def.texts[def.start as usize];
        match is {
            Is::Trait(word) => {
                shown.traits >> *word as u32 & 1 != 0
                    || self.started_with_trait(state, index, *word)
            }
            Is::Mode(mode) => shown.mode == *mode,
            Is::AltMode => matches!(shown.mode, Mode::Alt | Mode::Alt2),
            Is::Not(inner) => !self.started_as(state, context, index, inner),
            Is::AnyOf(parts) => {
                parts.iter().any(|part| self.started_as(state, context, index, part))
            }
            _ => self.is(state, context, index, is),
        }
    }

    /// Returns whether a stratagem of its player gave a character of the starting team a trait.
    fn started_with_trait(&self, state: &State, index: ObjectId, word: Trait) -> bool {
        let owner = state.owner(index);
        self.stratagems(state).iter().filter(|&&stratagem| state.owner(stratagem) == owner).any(
            |&stratagem| {
                let context = Context::of(stratagem, NOBODY, owner);
                let gives =
                    |quality: &Quality| matches!(quality, Quality::Trait(given) if *given == word);
                self.text(state, stratagem).statics.iter().any(|ability| {
                    ability.condition.is_none()
                        && ability.has.iter().any(gives)
                        && ability.who.is_some_and(|who| {
                            who.side != Side::Enemy
                                && who
                                    .is
                                    .iter()
                                    .all(|is| self.started_as(state, &context, index, is))
                        })
                })
            },
        )
    }

    /// Returns whether a condition holds now.
    pub fn holds(&self, state: &State, context: &Context, condition: &Condition) -> bool {
        match condition {
            Condition::Have(who) => {
                let needed =
                    if let Pick::Choose(number) = who.pick { u32::from(number) } else { 1 };
                self.candidates(state, context, who).count_ones() >= needed
            }
            Condition::Is { who, what } => {
                let set = self.candidates(state, context, who);
                set != 0 && members(set).all(|character| self.fits(state, context, character, what))
            }
            Condition::Number(left, compare, right) => {
                compare.holds(self.amount(state, context, left), self.amount(state, context, right))
            }
            Condition::InScrap(what) => state.players[context.you as usize]
                .scrap
                .iter()
                .any(|&card| self.is_card(state, context, card, what)),
            Condition::ThoseAre(what) => {
                context.those.count > 0
                    && state
                        .those(context.those)
                        .iter()
                        .all(|&card| self.is_card(state, context, card, what))
            }
            Condition::ThoseInclude(what) => state
                .those(context.those)
                .iter()
                .any(|&card| self.is_card(state, context, card, what)),
            Condition::ThoseHaveIcons(icons) => {
                let have = self.icons_of(state, state.those(context.those));
                Color::ALL.iter().all(|color| {
                    usize::from(have[*color as usize])
                        >= icons.iter().filter(|icon| *icon == color).count()
                })
            }
            Condition::ThoseHaveColors(number) => {
                colors(&self.icons_of(state, state.those(context.those))) == i32::from(*number)
            }
            Condition::ThoseShareName => {
                let name = |card: &ObjectId| self.def(state, *card).name_id;
                state.those(context.those).first().is_some_and(|first| {
                    state.those(context.those).iter().all(|card| name(card) == name(first))
                })
            }
            Condition::ThoseHaveChosenColor => state
                .those(context.those)
                .iter()
                .any(|&card| self.def(state, card).icon_counts[context.color as usize % 5] > 0),
            Condition::StartingTeamOnly(who) => {
                let fit = self.starting_team(state, context, who);
                members(state.started & !fit).all(|index| state.owner(index) != context.you)
            }
            Condition::StartingTeamHad(who) => self.starting_team(state, context, who) != 0,
            Condition::PlayedThisTurn(name) => self
                .catalogue
                .name_id(name)
                .is_some_and(|id| state.players[context.you as usize].played_names.contains(&id)),
            Condition::Done => context.done,
            Condition::YourTurn => state.active == context.you,
            Condition::YourFirstTurn => {
                state.active == context.you && state.players[context.you as usize].turns == 1
            }
            Condition::Attacking(who) => {
                state.battle.running && self.fits(state, context, state.battle.attacker, who)
            }
            Condition::Defending(who) => {
                state.battle.running && self.fits(state, context, state.battle.defender, who)
            }
            Condition::Against(who) => {
                let other = opponent_in_battle(state, context.this);
                other != NOBODY && self.fits(state, context, other, who)
            }
            Condition::HandAgainstTheirs(sign) => {
                let own = state.players[context.you as usize].hand.len();
                let theirs = state.players[State::other(context.you) as usize].hand.len();
                own.cmp(&theirs) == sign.cmp(&0)
            }
            // Counts face-down and face-up cards. A flipped one is face up in the played area as well (Wave 4 FAQ,
            // Sergeant Mirage: the ability looks in the played area; Expanded Rules 2.0, 1.3.2: flipped cards are put
            // there face up).
            Condition::HaveSecretAction => {
                let is_own = |card: ObjectId| {
                    self.is_secret(state, card)
                        && (!state.odd_secrets || state.controller(card) == context.you)
                };
                let lists = state
                    .players
                    .iter()
                    .enumerate()
                    .filter(|(seat, _)| *seat == usize::from(context.you) || state.odd_secrets);
                lists.flat_map(|(_, player)| player.played.iter().copied()).any(is_own)
            }
            Condition::UpgradesHaveIcons { who, icons } => {
                members(self.candidates(state, context, who)).next().is_some_and(|character| {
                    let have = self.icons_of(state, &state.character(character).upgrades);
                    Color::ALL.iter().all(|color| {
                        usize::from(have[*color as usize])
                            >= icons.iter().filter(|icon| *icon == color).count()
                    })
                })
            }
            Condition::ShareTrait { who, with } => {
                let characters = self.candidates(state, context, who);
                let others = with.as_ref().map_or(0, |with| self.candidates(state, context, with));
                // Without a second phrase at least two characters must share a trait.
                let enough = if with.is_some() {
                    characters != 0 && others != 0
                } else {
                    characters.count_ones() > 1
                };
                enough
                    && members(characters | others)
                        .fold(!0, |shared, character| shared & self.traits(state, character))
                        != 0
            }
            Condition::StillOn => state.object(context.source).zone == Zone::Upgrade,
            Condition::Not(inner) => !self.holds(state, context, inner),
            Condition::All(parts) => parts.iter().all(|part| self.holds(state, context, part)),
            Condition::Any(parts) => parts.iter().any(|part| self.holds(state, context, part)),
        }
    }
}
