//! Costs that can be paid, and instructions that can be followed.

use crate::{
    cards::{Tcg, catalogue::quality},
    model::{
        objects::{ObjectId, Objects, members, only},
        state::{State, Zone},
    },
    query::context::Context,
};
use altmode_tcg_language::{Effect, From, Stat, What, Who};

impl Tcg {
    /// Returns whether a whole cost can be paid without the cards `without` of the hand: each of its instructions can be
    /// followed, and no card of the hand is needed for two of them.
    pub fn can_pay(
        &self,
        state: &State,
        context: &Context,
        cost: &[Effect],
        without: &[ObjectId],
    ) -> bool {
        if !cost.iter().all(|effect| self.can_do(state, context, effect)) {
            return false;
        }
        // The cards of the hand can pay for all instructions if each subset of the instructions has enough cards that fit
        // one of them (Hall's theorem).
        let scraps = || {
            cost.iter().filter_map(|effect| match effect {
                Effect::ScrapFromHand { count, what } => {
                    Some((self.amount(state, context, count).max(0), what))
                }
                _ => None,
            })
        };
        let parts = scraps().count().min(8);
        if parts < 2 && without.is_empty() {
            return true;
        }
        let hand = &state.players[context.you as usize].hand;
        (1u32..1 << parts).all(|set| {
            let chosen = || {
                scraps().enumerate().filter(|(part, _)| set >> part & 1 != 0).map(|(_, part)| part)
            };
            let wanted: i32 = chosen().map(|(count, _)| count).sum();
            let fits = |card: &&ObjectId| {
                let card = **card;
                card != context.source
                    && !without.contains(&card)
                    && chosen().any(|(_, what)| self.is_card(state, context, card, what))
            };
            hand.iter().filter(fits).count() as i32 >= wanted
        })
    }

    /// Returns whether an instruction of a card can scrap an Upgrade. Some characters prevent this for the opponent's
    /// cards.
    pub fn can_scrap(&self, state: &State, source: ObjectId, upgrade: ObjectId) -> bool {
        let host = state.object(upgrade).host;
        state.owner(host) == state.owner(source) || !self.has(state, host, quality::UPGRADES_STAY)
    }

    /// Returns whether an instruction would have any effect. Costs and "you may" need this.
    pub fn can_do(&self, state: &State, context: &Context, effect: &Effect) -> bool {
        self.would_do(state, context, effect, false)
    }

    /// Returns whether an instruction could have any effect by public information. A card that a seat does not know counts
    /// as any card.
    pub fn could_do(&self, state: &State, context: &Context, effect: &Effect) -> bool {
        self.would_do(state, context, effect, true)
    }

    fn would_do(
        &self,
        state: &State,
        context: &Context,
        effect: &Effect,
        as_both_know: bool,
    ) -> bool {
        let unknown = |card: ObjectId| as_both_know && state.is_secret_to_a_seat(card);
        let some = |who: &Who| self.candidates(state, context, who) != 0;
        let you = &state.players[context.you as usize];
        let they = &state.players[State::other(context.you) as usize];
        let cards = |list: &[ObjectId], what: &What| {
            let fits = |card| {
                unknown(card) || card != context.source && self.is_card(state, context, card, what)
            };
            list.iter().filter(|&&card| fits(card)).count() as i32
        };
        let upgrades = |what: &What, who: &Who| {
            members(self.candidates(state, context, who)).any(|character| {
                state
                    .character(character)
                    .upgrades
                    .iter()
                    .any(|&upgrade| self.is_card(state, context, upgrade, what))
            })
        };
        match effect {
            Effect::Damage { to: who, .. }
            | Effect::Choose(who)
            | Effect::Ko(who)
            | Effect::Gets { who, .. } => some(who),
            Effect::Deploy { who, .. }
            | Effect::ReturnToBattlefield { who, .. }
            | Effect::PutIntoKo { who, .. } => some(who),
            Effect::ChooseAlso(who) | Effect::TakeOver(who) => some(who),
            Effect::Repair { from, .. } => {
                let repaired = |character| {
                    state.character(character).damage > 0
                        && !self.has(state, character, quality::NO_REPAIR)
                };
                members(self.candidates(state, context, from)).any(repaired)
            }
            Effect::MoveDamage { from, to, .. } | Effect::MoveAnyDamage { from, to, .. } => {
                let takes =
                    |character: &ObjectId| !self.has(state, *character, quality::NO_MOVED_DAMAGE);
                let targets = members(self.candidates(state, context, to))
                    .filter(takes)
                    .fold(0, |set, character| set | only(character));
                let moves = |character| {
                    state.character(character).damage > 0 && targets & !only(character) != 0
                };
                members(self.candidates(state, context, from)).any(moves)
            }
            Effect::Tap(who) => self.candidates(state, context, who) & !state.tapped != 0,
            Effect::Untap(who) => self.candidates(state, context, who) & state.tapped != 0,
            Effect::ScrapUpTo { what, from, .. } => members(self.candidates(state, context, from))
                .any(|character| {
                    let goes = |&card: &ObjectId| {
                        self.is_card(state, context, card, what)
                            && self.can_scrap(state, context.source, card)
                    };
                    state.character(character).upgrades.iter().any(goes)
                }),
            Effect::SwapWithHand { what, on, with } => {
                let swaps = |&card: &ObjectId| {
                    unknown(card) || self.can_swap_in(state, context, card, what, on, with)
                };
                upgrades(what, on) && you.hand.iter().any(swaps)
            }
            Effect::PutFromKoArea { what, onto } => {
                some(onto) && !self.upgrade_sides_in_ko(state, context, what).is_empty()
            }
            Effect::MayPlayToStay(what) => {
                !self.is_barred(state, context, what)
                    && you.hand.iter().any(|&card| {
                        unknown(card) || self.playable(state, context, card, what, None)
                    })
            }
            Effect::MayPlayEach { what, onto } => {
                let plays = |card| {
                    what.iter().any(|what| self.playable(state, context, card, what, Some(onto)))
                };
                some(onto) && you.hand.iter().any(|&card| unknown(card) || plays(card))
            }
            Effect::Flip { who, to } => members(self.candidates(state, context, who))
                .any(|character| !self.faces_for(state, character, *to).is_empty()),
            Effect::ScrapFromHand { count, what } => {
                let count = self.amount(state, context, count);
                count > 0 && cards(&you.hand, what) >= count
            }
            Effect::RevealOntoDeck { count, what } => cards(&you.hand, what) >= i32::from(*count),
            Effect::ScrapAnyFromHand(what) | Effect::ScrapAllFromHand(what) => {
                cards(&you.hand, what) > 0
            }
            Effect::ScrapHand | Effect::PutOnTop(_) | Effect::Plan(_) => !you.hand.is_empty(),
            Effect::LookAtHand | Effect::RevealAtRandom | Effect::TopFromTheirHand { .. } => {
                !they.hand.is_empty()
            }
            Effect::TakeFromUnder(_) => self.stat(state, context.this, Stat::Under) > 0,
            Effect::Combine(form) => self.can_combine(state, context.you, form),
            Effect::PutUnderCharacter { who, under } => {
                let hosts = self.candidates(state, context, under);
                members(self.candidates(state, context, who))
                    .any(|character| hosts & !only(character) != 0)
            }
            Effect::PutHead { who, onto } => some(who) && some(onto),
            Effect::SwapHeads { of, with } => {
                members(self.candidates(state, context, of)).any(|one| {
                    members(self.candidates(state, context, with))
                        .any(|other| self.can_swap_heads(state, one, other))
                })
            }
            Effect::ScrapUpgrade { what, from } | Effect::ScrapUpgrades { what, from, .. } => {
                members(self.candidates(state, context, from)).any(|character| {
                    let goes = |&card: &ObjectId| {
                        self.is_card(state, context, card, what)
                            && self.can_scrap(state, context.source, card)
                    };
                    state.character(character).upgrades.iter().any(goes)
                })
            }
            Effect::ReturnUpgrade { what, from } | Effect::ReturnUpgrades { what, from } => {
                upgrades(what, from)
            }
            Effect::MoveUpgrade { what, from, to } => {
                members(self.candidates(state, context, from)).any(|character| {
                    let moves = |&card: &ObjectId| {
                        self.is_card(state, context, card, what)
                            && self.move_targets(state, context, card, to) != 0
                    };
                    state.character(character).upgrades.iter().any(moves)
                })
            }
            Effect::FindInDeck { what, onto } => {
                cards(&you.deck, what) > 0 && onto.as_ref().is_none_or(some)
            }
            Effect::ReturnFromScrap { what, .. } | Effect::TopFromScrap { what, .. } => {
                cards(&you.scrap, what) > 0
            }
            Effect::PutFromScrap { what, onto } => cards(&you.scrap, what) > 0 && some(onto),
            Effect::TakeFlipped { what, .. } | Effect::PutFlippedUnder { what, .. } => {
                let flipped =
                    &state.battle.flipped[crate::query::context::side_of(state, context.you)];
                flipped.iter().any(|&card| {
                    state.object(card).zone == Zone::Played
                        && self.is_card(state, context, card, what)
                })
            }
            Effect::TheyReveal(_) | Effect::TheirHandIntoKo { .. } => !they.hand.is_empty(),
            Effect::TopFromTheirScrap { what, .. } => cards(&they.scrap, what) > 0,
            Effect::ScrapFromThose { .. } | Effect::SeparateThose => context.those.count > 0,
            Effect::ScrapThose | Effect::PutThoseBack | Effect::TakeThose { .. } => {
                context.those.count > 0
            }
            Effect::MayPlay { what, from, onto } | Effect::Play { what, from, onto } => {
                let plays = |card| {
                    unknown(card)
                        || self.playable_from(state, context, card, what, *from, onto.as_ref())
                };
                !self.is_barred(state, context, what)
                    && self.play_sources(state, context, *from).iter().any(|&card| plays(card))
            }
            Effect::If { condition, then, otherwise } => {
                let branch = if self.holds(state, context, condition) { then } else { otherwise };
                branch.iter().any(|effect| self.would_do(state, context, effect, as_both_know))
            }
            // These always have an effect, or their number decides when they are carried out.
            Effect::MoveDamagePairwise { .. }
            | Effect::MoveDamageToThis { .. }
            | Effect::ChangeDamage(..)
            | Effect::SpillExtraDamage(..)
            | Effect::SpillAttackDamage(..)
            | Effect::Instead { .. }
            | Effect::FlipMore(..)
            | Effect::CountColor(..)
            | Effect::ScrapFlipped(..)
            | Effect::IgnoreIcons(..)
            | Effect::TakeGreen
            | Effect::FlipOutsideBattle(..)
            | Effect::Draw(..)
            | Effect::KeepInHand(..)
            | Effect::EachKeepsInHand(..)
            | Effect::RevealHand
            | Effect::ScrapFromTheirHand { .. }
            | Effect::LookAtHandAndSecrets
            | Effect::TopIntoKo(..)
            | Effect::ScrapFromDeck(..)
            | Effect::RevealTop(..)
            | Effect::LookAtTop(..)
            | Effect::TakeFromOutside { .. }
            | Effect::PutUnder(..)
            | Effect::KeepUpgrades(..)
            | Effect::PutThoseUnder(..)
            | Effect::SwapUpgrades
            | Effect::PutThatOnto(..)
            | Effect::TakeOverUpgrades(..)
            | Effect::ScrapThis
            | Effect::ReturnThis
            | Effect::PutThisIntoKo
            | Effect::TurnOverThis
            | Effect::NoMoreActions
            | Effect::TakeTheirDraws
            | Effect::BuildTower(..)
            | Effect::RaiseTower(..)
            | Effect::ExtraAttack { .. }
            | Effect::ExtraTurn
            | Effect::UseBounty
            | Effect::UseBountyOf { .. }
            | Effect::Win
            | Effect::May { .. }
            | Effect::Times { .. }
            | Effect::ForEach { .. }
            | Effect::Opponent(..)
            | Effect::ItsOwner(..)
            | Effect::EachPlayer(..)
            | Effect::ChooseOne(..)
            | Effect::ChooseColor
            | Effect::Note(..)
            | Effect::NameCard(..)
            | Effect::ThisTurn(..)
            | Effect::AtEndOfTurn(..)
            | Effect::AfterBattle(..) => true,
        }
    }

    /// Returns the cards in the zone that an effect lets a player play from.
    pub fn play_sources(&self, state: &State, context: &Context, from: From) -> Objects {
        let player = &state.players[context.you as usize];
        if !self.may_play_more(state, context.you) {
            return Objects::new();
        }
        match from {
            From::Hand => {
                player.hand.iter().copied().chain(self.top_in_hand(state, context.you)).collect()
            }
            From::Under => {
                let cards = state.characters.len() as ObjectId..state.objects.len() as ObjectId;
                cards
                    .filter(|&card| {
                        state.object(card).zone == Zone::Under
                            && state.object(card).host == context.this
                    })
                    .collect()
            }
            From::Scrap => player.scrap.iter().copied().collect(),
            From::TheirScrap => {
                state.players[State::other(context.you) as usize].scrap.iter().copied().collect()
            }
            From::Those => state.those(context.those).iter().copied().collect(),
            From::Flipped => {
                let side = crate::query::context::side_of(state, context.you);
                state.battle.flipped[side]
                    .iter()
                    .copied()
                    .filter(|&card| state.object(card).zone == Zone::Played)
                    .collect()
            }
            From::KoArea => members(state.ko[context.you as usize])
                .filter(|&character| {
                    let def = self.def(state, character);
                    def.texts.len() > usize::from(def.faces)
                })
                .collect(),
        }
    }
}
