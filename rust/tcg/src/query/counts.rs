//! Evaluation of amounts.

use super::context::{Context, colors, side_of};
use crate::{
    cards::Tcg,
    model::{
        objects::{ObjectId, members, only},
        state::{Lasting, LastingKind, State, Zone},
    },
};
use altmode_tcg_language::{Amount, Count, Pick, What};

impl Tcg {
    /// Returns the current value of an amount.
    pub fn amount(&self, state: &State, context: &Context, amount: &Amount) -> i32 {
        match amount {
            Amount::Fixed(number) => i32::from(*number),
            Amount::Counted(count) => self.count(state, context, count),
        }
    }

    pub(super) fn count(&self, state: &State, context: &Context, count: &Count) -> i32 {
        let you = &state.players[context.you as usize];
        let they = &state.players[State::other(context.you) as usize];
        let fitting = |cards: &[ObjectId], what: &What| {
            cards.iter().filter(|&&card| self.is_card(state, context, card, what)).count() as i32
        };
        match count {
            Count::Characters(who) => self.candidates(state, context, who).count_ones() as i32,
            // An ability of "this" still resolves after "this" was KO'd (Rules Roundup 2019-11-22, Lord Megatron).
            Count::Of(stat, who) if who.pick == Pick::This && state.is_character(context.this) => {
                self.stat(state, context.this, *stat)
            }
            Count::Of(stat, who) => members(self.candidates(state, context, who))
                .map(|character| self.stat(state, character, *stat))
                .sum(),
            Count::Upgrades { what, on } => members(self.candidates(state, context, on))
                .map(|character| fitting(&state.character(character).upgrades, what))
                .sum(),
            Count::CardsInHand => you.hand.len() as i32,
            Count::CardsInTheirHand => they.hand.len() as i32,
            Count::InScrap(what) => fitting(&you.scrap, what),
            Count::InTheirScrap(what) => fitting(&they.scrap, what),
            Count::InTheirKo(what) => {
                self.in_ko_area(state, context, State::other(context.you), what)
            }
            Count::CardsInDeck => you.deck.len() as i32,
            Count::SecretActions => {
                let secret = |&&card: &&ObjectId| self.is_secret(state, card);
                you.played.iter().filter(secret).count() as i32
            }
            Count::Flipped(color) => {
                i32::from(state.battle.icons[side_of(state, context.you)][*color as usize])
            }
            Count::FlippedCards(what) => {
                fitting(&state.battle.flipped[side_of(state, context.you)], what)
            }
            Count::FlippedColors => colors(&state.battle.icons[side_of(state, context.you)]),
            Count::IconsOfThose(color) => state
                .those(context.those)
                .iter()
                .map(|&card| i32::from(self.def(state, card).icon_counts[*color as usize]))
                .sum(),
            Count::ColorsOfThose => colors(&self.icons_of(state, state.those(context.those))),
            Count::AttackOfThose => state
                .those(context.those)
                .iter()
                .map(|&card| i32::from(self.upgrade_text(state, card).attack.max(0)))
                .sum(),
            Count::Those(what) => fitting(state.those(context.those), what),
            Count::ThatMany | Count::AttackAtKo => i32::from(context.amount),
            Count::ExtraDamage => i32::from(state.battle.extra),
            Count::StartingTeam(who) => self.starting_team(state, context, who).count_ones() as i32,
            Count::KoThisGame(who) => members(state.been_ko)
                .filter(|&character| self.fits(state, context, character, who))
                .count() as i32,
            Count::PlayedThisTurn(name) => match self.catalogue.name_id(name) {
                Some(id) => you.played_names.iter().filter(|&&other| other == id).count() as i32,
                None => 0,
            },
            Count::ActionsThisTurn => i32::from(you.actions),
            Count::TheirActionsThisTurn => i32::from(they.actions),
            Count::Tower => i32::from(you.tower),
            // Counts face-down and face-up cards, flipped ones included, as `HaveSecretAction` does.
            Count::TheirSecretActions => {
                they.played.iter().filter(|&&card| self.is_secret(state, card)).count() as i32
            }
            Count::ScrappedThisBattle => self.scrapped_this_battle(state, context),
            Count::DamageOnThis => i32::from(state.damage_on_upgrade(context.source)),
            Count::Missing { from, to } => {
                (self.amount(state, context, to) - i32::from(*from)).min(0).abs()
            }
            Count::Sum(left, right) => {
                self.amount(state, context, left) + self.amount(state, context, right)
            }
            Count::Least(left, right) => {
                self.amount(state, context, left).min(self.amount(state, context, right))
            }
            Count::Product(left, right) => {
                self.amount(state, context, left) * self.amount(state, context, right)
            }
            Count::Difference(left, right) => {
                (self.amount(state, context, left) - self.amount(state, context, right)).max(0)
            }
        }
    }

    /// Returns the number of copies of an Upgrade that were scrapped from its character in this battle.
    fn scrapped_this_battle(&self, state: &State, context: &Context) -> i32 {
        let name = self.def(state, context.source).name_id;
        let counts = |lasting: &&Lasting| {
            lasting.kind == LastingKind::Scrapped
                && lasting.what == name
                && lasting.who & only(context.this) != 0
        };
        state.lasting.iter().filter(counts).count() as i32
    }

    /// Returns the number of battle cards in a player's KO area that match a phrase.
    #[cold]
    fn in_ko_area(&self, state: &State, context: &Context, seat: u8, what: &What) -> i32 {
        let cards = state.characters.len() as ObjectId..state.objects.len() as ObjectId;
        let there =
            |card: &ObjectId| state.object(*card).zone == Zone::Ko && state.owner(*card) == seat;
        cards.filter(there).filter(|&card| self.is_card(state, context, card, what)).count() as i32
    }
}
