//! Choices of fighters and cards.

use super::{Flow, Next};
use crate::{
    cards::{board::only, unmatched::Unmatched},
    engine::machine::Machine,
    model::state::{Ask, CardId, Cards, Fighter, Fighters, MOST_CHOSEN_CARDS, State, members},
    query::{Context, Whereabouts},
};
use altmode_unmatched_language::{Effect, MOST_COUNTERS, Pick, Place, Who};

impl Machine<'_> {
    /// Returns the fighters of a phrase, after a choice if there is one; `None` while the question is pending. `choice` numbers
    /// the choices of one instruction.
    pub(super) fn pick(&mut self, choice: usize, who: &Who) -> Option<Fighters> {
        let bit = 1 << choice;
        if self.frame().ready & bit != 0 {
            return Some(self.frame().picks[choice]);
        }
        let picked = match self.answer() {
            Some(answer) => answer.chosen as Fighters,
            None => {
                let context = self.context();
                let candidates = self.rules.candidates(self.state, &context, who);
                let (wanted, may_stop) = match who.pick {
                    Pick::Choose(count) => (count, false),
                    Pick::UpTo(count) => (count, true),
                    Pick::This | Pick::Foe | Pick::It | Pick::Each => (u8::MAX, false),
                };
                if candidates == 0 || (!may_stop && candidates.count_ones() <= u32::from(wanted)) {
                    candidates
                } else {
                    let decision = self.ask(Ask::Fighters, context.you);
                    (decision.options, decision.wanted, decision.may_stop) =
                        (candidates.into(), wanted, may_stop);
                    return None;
                }
            }
        };
        let frame = self.frame();
        (frame.picks[choice], frame.ready) = (picked, frame.ready | bit);
        Some(picked)
    }

    /// Returns cards of a list, chosen by a seat if there are more than wanted; `None` while the question is pending.
    pub(super) fn pick_cards(
        &mut self,
        seat: u8,
        cards: Cards,
        wanted: u8,
        may_stop: bool,
    ) -> Option<Cards<MOST_CHOSEN_CARDS>> {
        if let Some(answer) = self.answer() {
            return Some(answer.chosen_cards);
        }
        let kind = |card: CardId| {
            (self.state.card(card).def, self.state.card(card).zone, self.state.card(card).holder)
        };
        let alike = || cards.iter().all(|&card| kind(card) == kind(cards[0]));
        if wanted == 0 || cards.is_empty() {
            return Some(Cards::new());
        }
        if !may_stop && (cards.len() <= usize::from(wanted) || (wanted == 1 && alike())) {
            return Some(cards.iter().copied().take(usize::from(wanted)).take(16).collect());
        }
        let decision = self.ask(Ask::Cards, seat);
        (decision.cards, decision.wanted, decision.may_stop) = (cards, wanted.min(16), may_stop);
        None
    }

    /// Returns cards of a hand that pass a test.
    pub(super) fn hand_that(&self, seat: u8, fits: impl Fn(CardId) -> bool) -> Cards {
        self.state.player(seat).hand.iter().copied().filter(|&card| fits(card)).collect()
    }

    pub(super) fn follow_choose(&mut self, who: &Who) -> Flow {
        let Some(chosen) = self.pick(0, who) else { return super::Again };
        self.frame().it = chosen;
        self.did(chosen.count_ones() as i32);
        Next
    }
}

impl Machine<'_> {
    /// Lets the player choose a space, which is added to those chosen before.
    pub(super) fn follow_choose_space(&mut self, place: &Place) -> Flow {
        let context = self.context();
        let chosen = match self.answer() {
            Some(answer) => only(answer.answer),
            None => {
                let spaces = self.rules.places(self.state, &context, place, context.this, false);
                if spaces.count_ones() > 1 {
                    self.ask(Ask::Space, context.you).options = spaces;
                    return super::Again;
                }
                spaces
            }
        };
        self.frame().spaces |= chosen;
        self.did(chosen.count_ones() as i32)
    }
}

impl Unmatched {
    /// Returns whether an instruction could have an effect, judged by public information.
    pub fn could_do(self, state: &State, context: &Context, effect: &Effect) -> bool {
        let set = |who: &Who| self.candidates(state, context, who);
        let free = |who: &Who| {
            members(set(who)).any(|fighter| state.fighter(fighter).flags & Fighter::HELD == 0)
        };
        let player = state.player(context.you);
        match effect {
            Effect::Damage { to: who, .. }
            | Effect::Choose(who)
            | Effect::Defeat(who)
            | Effect::Return { who, .. } => set(who) != 0,
            Effect::Recover { who, .. } => members(set(who))
                .any(|fighter| state.fighter(fighter).health < self.full_health(state, fighter)),
            Effect::Place { who, place } => members(set(who)).any(|fighter| {
                let entry = state.fighter(fighter);
                entry.flags & Fighter::HELD == 0
                    && self.places(state, context, place, fighter, !entry.is_there()) != 0
            }),
            Effect::Summon { who, place } => {
                let absent = self.candidates_that(state, context, who, Whereabouts::Absent);
                let comes = |fighter| {
                    self.places(state, context, place, fighter, true)
                        & !state.fighter(fighter).body()
                        != 0
                };
                members(absent | set(who)).any(comes)
            }
            Effect::Move { who, .. } | Effect::MoveTo { who, .. } => free(who),
            Effect::Swap(one, other) => free(one) && free(other),
            Effect::Discard { count, .. } => {
                player.hand.len() as i32 >= self.amount(state, context, count).max(1)
            }
            Effect::DiscardAny(_)
            | Effect::PutUnderAny
            | Effect::PutOnTop(_)
            | Effect::PutUnder(_)
            | Effect::ShuffleHand => !player.hand.is_empty(),
            Effect::FromDiscard { what, .. }
            | Effect::AllFromDiscard(what)
            | Effect::ShuffleDiscard { what, .. } => {
                player.discard.iter().any(|&card| self.fits(state, context, what, card))
            }
            Effect::BlindBoost
            | Effect::DiscardTop(_)
            | Effect::RevealTop(_)
            | Effect::LookAtTop(_) => !player.deck.is_empty(),
            Effect::LookAtTheirTop(_) => self
                .only_opponent(state, context.you)
                .is_none_or(|seat| !state.player(seat).deck.is_empty()),
            // Drawing from an empty deck has an effect: exhaustion.
            Effect::Draw(amount) => self.amount(state, context, amount) > 0,
            Effect::DiscardThose | Effect::PutThoseUnder => context.those.count > 0,
            Effect::PutToken { .. } => state.player(context.controller).supply > 0,
            Effect::MoveToken { .. } => state.tokens_of(context.controller) != 0,
            Effect::PutThoseOnPile => context.those.count > 0,
            Effect::TakeFromPile | Effect::TakeFirstOfPile => !player.aside.is_empty(),
            Effect::Cast { free, .. } => *free || self.spells(state, context.controller) != 0,
            Effect::DiscardOpen => !player.front.is_empty(),
            Effect::RevealPair => player.hand.len() > 1,
            Effect::Spend { counter, count } => {
                let have = i32::from(player_counter(self, state, context.controller, counter));
                let wanted = self.amount(state, context, count);
                wanted > 0 && have >= wanted
            }
            Effect::MoveCounters { from, count, .. } => {
                i32::from(player_counter(self, state, context.controller, from))
                    >= self.amount(state, context, count).max(1)
            }
            Effect::FromDiscardUnder(what) | Effect::FromDiscardOnTop(what) => {
                player.discard.iter().any(|&card| self.fits(state, context, what, card))
            }
            Effect::RevealFromHand { .. } => !player.hand.is_empty(),
            Effect::PutThoseBack => context.those.count > 0,
            Effect::SpendAction => player.actions > 0 && state.active == context.you,
            _ => true,
        }
    }
}

/// Returns the number of counters of a kind that a player has.
fn player_counter(rules: Unmatched, state: &State, seat: u8, id: &str) -> u8 {
    let number = rules.hero(state, seat).program.counter(id);
    state.player(seat).counters[usize::from(number) % MOST_COUNTERS]
}
