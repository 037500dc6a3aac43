//! Qualities of fighters, from static abilities and lasting effects.

use crate::{
    cards::unmatched::Unmatched,
    model::{
        harm::Harm,
        state::{ATTACK, BOARD, CardId, FighterId, Fighters, LastingKind, State, members, one},
    },
    query::Context,
};
use altmode_core::EventCause;
use altmode_unmatched_language::{Amount, Quality};

/// A reach from any space to any other one.
const ANYWHERE: u8 = u8::MAX;

impl Unmatched {
    /// Calls a function with what `of` finds in every quality of a fighter, and the context in which its numbers are evaluated.
    /// Most qualities in play are of other kinds than a question asks for, so that `of` is asked before the condition of an ability.
    pub fn qualities<Found>(
        self,
        state: &State,
        fighter: FighterId,
        of: impl Fn(&'static Quality) -> Option<Found>,
        mut look: impl FnMut(Found, &Context),
    ) {
        self.abilities(state, fighter, &of, &mut look);
        self.lasting_qualities(state, fighter, &of, &mut look);
    }

    /// Calls a function with what `of` finds in the abilities of heroes that apply to a fighter.
    fn abilities<Found>(
        self,
        state: &State,
        fighter: FighterId,
        of: impl Fn(&'static Quality) -> Option<Found>,
        mut look: impl FnMut(Found, &Context),
    ) {
        for seat in (0..state.seats).filter(|&seat| !state.player(seat).out) {
            let hero = self.hero(state, seat);
            for given in &hero.statics {
                let Some(found) = of(given.quality) else { continue };
                let context = Context::of(seat, fighter);
                if !self.is_open(state, seat, given.side) {
                    continue;
                }
                let holds =
                    given.condition.is_none_or(|condition| self.holds(state, &context, condition));
                // "Each of your fighters" includes a defeated one whose card is still in the combat.
                let all_of_yours =
                    || given.who.is_all_of_yours() && state.fighter(fighter).owner == seat;
                if holds
                    && (all_of_yours()
                        || self.candidates(state, &context, given.who) & one(fighter) != 0)
                {
                    #[cfg(test)]
                    crate::coverage_tests::held(given.quality);
                    look(found, &context);
                }
            }
        }
    }

    /// Calls a function with what `of` finds in the lasting effects on a fighter.
    fn lasting_qualities<Found>(
        self,
        state: &State,
        fighter: FighterId,
        of: impl Fn(&'static Quality) -> Option<Found>,
        mut look: impl FnMut(Found, &Context),
    ) {
        for lasting in state.lasting.iter().filter(|lasting| lasting.who & one(fighter) != 0) {
            if lasting.kind.is_quality() {
                let program = self.program(state, lasting.seat);
                if let Some(found) = program
                    .qualities
                    .get(usize::from(lasting.number))
                    .and_then(|quality| of(quality))
                {
                    look(found, &Context::of(lasting.seat & !BOARD, fighter));
                }
            }
        }
    }

    /// Returns the number of spaces that a fighter moves on a maneuver, without a BOOST.
    pub fn moves(self, state: &State, fighter: FighterId) -> u8 {
        let mut moves = i32::from(self.fighter_def(state, fighter).moves);
        let mut more = 0;
        let of = |quality: &'static Quality| {
            matches!(quality, Quality::Move(_) | Quality::ManeuverMore(_)).then_some(quality)
        };
        self.qualities(state, fighter, of, |quality, context| match quality {
            Quality::Move(number) => moves = i32::from(*number),
            Quality::ManeuverMore(amount) => more += self.amount(state, context, amount),
            _ => {}
        });
        (moves + more).clamp(0, 99) as u8
    }

    /// Returns the number of spaces that a fighter moves on a maneuver, if no BOOST changes it.
    pub fn fixed_move(self, state: &State, fighter: FighterId) -> Option<u8> {
        let mut fixed = None;
        let of = |quality: &'static Quality| {
            if let Quality::MoveFixed(number) = quality { Some(*number) } else { None }
        };
        self.qualities(state, fighter, of, |number, _| fixed = Some(number));
        fixed
    }

    /// Returns the number added to the BOOST values of a player's cards.
    pub fn boost_more(self, state: &State, seat: u8) -> i32 {
        self.of_player(state, seat, |quality| {
            if let Quality::BoostMore(more) = quality { Some((*more).into()) } else { None }
        })
    }

    /// Returns whether a player cannot gain actions.
    pub fn cannot_gain(self, state: &State, seat: u8) -> bool {
        self.of_player(state, seat, |quality| matches!(quality, Quality::CannotGain).then_some(1))
            > 0
    }

    /// Returns the greatest number that a quality of one of a player's fighters gives.
    fn of_player(
        self,
        state: &State,
        seat: u8,
        number: impl Fn(&'static Quality) -> Option<i32>,
    ) -> i32 {
        let mut most = 0;
        for fighter in members(self.fighters_of(state, seat) & state.present()) {
            self.qualities(state, fighter, &number, |number, _| most = most.max(number));
        }
        most
    }

    /// Returns whether a fighter may move through enemies.
    pub fn passes(self, state: &State, fighter: FighterId) -> bool {
        self.has(state, fighter, |quality| matches!(quality, Quality::Passes(_)))
    }

    /// Returns the number of spaces over which a fighter makes melee attacks.
    pub fn reach(self, state: &State, fighter: FighterId) -> u8 {
        let mut reach = 1;
        let of = |quality: &'static Quality| match quality {
            Quality::Reach(number) => Some(*number),
            Quality::AttacksAnywhere => Some(ANYWHERE),
            _ => None,
        };
        self.qualities(state, fighter, of, |number, _| reach = reach.max(number));
        reach
    }

    /// Returns the fighters that a fighter can attack in any space.
    pub fn reaches(self, state: &State, fighter: FighterId) -> Fighters {
        let mut reached = 0;
        let of = |quality: &'static Quality| {
            if let Quality::Reaches(who) = quality { Some(who) } else { None }
        };
        self.qualities(state, fighter, of, |who, context| {
            reached |= self.candidates(state, context, who)
        });
        reached
    }

    /// Calls a function with each number that abilities and effects add to the value of a fighter's card in the combat, and its
    /// cause. Lasting effects do not keep the card that made them.
    pub fn values_added(
        self,
        state: &State,
        fighter: FighterId,
        part: usize,
        mut look: impl FnMut(Option<EventCause>, i32),
    ) {
        let of = |quality: &'static Quality| match quality {
            Quality::Value(amount) => Some(amount),
            Quality::AttackValue(amount) if part == ATTACK => Some(amount),
            Quality::DefenseValue(amount) if part != ATTACK => Some(amount),
            _ => None,
        };
        self.abilities(state, fighter, of, |amount, context| {
            let cause = EventCause::Character { seat: context.controller };
            look(Some(cause), self.amount(state, context, amount));
        });
        self.lasting_qualities(state, fighter, of, |amount, context| {
            look(None, self.amount(state, context, amount));
        });
    }

    /// Returns the value that replaces the printed values of a fighter's cards, if there is one.
    pub fn fixed_value(self, state: &State, fighter: FighterId) -> Option<u8> {
        let mut fixed = None;
        let of = |quality: &'static Quality| {
            if let Quality::FixedValue(value) = quality { Some(*value) } else { None }
        };
        self.qualities(state, fighter, of, |value, _| fixed = Some(value));
        fixed
    }

    /// Returns the part of some damage that a fighter takes.
    pub fn damage_taken(self, state: &State, fighter: FighterId, amount: u8, harm: Harm) -> u8 {
        let combat = harm == Harm::Combat;
        let (mut less, mut most) = (0, 255);
        enum Found {
            Less(&'static Amount),
            Most(u8),
        }
        let of = |quality: &'static Quality| match quality {
            Quality::NoDamage => Some(Found::Most(0)),
            Quality::OnlyCombatDamage if !combat => Some(Found::Most(0)),
            Quality::NoEffectDamage if harm == Harm::Effect => Some(Found::Most(0)),
            Quality::MostDamage(number) if combat => Some(Found::Most(*number)),
            Quality::HealthFloor(floor) => {
                Some(Found::Most(state.fighter(fighter).health.saturating_sub(*floor)))
            }
            Quality::LessDamage(number) if combat => Some(Found::Less(number)),
            _ => None,
        };
        self.qualities(state, fighter, of, |found, context| match found {
            Found::Less(number) => less += self.amount(state, context, number),
            Found::Most(number) => most = most.min(number.into()),
        });
        (i32::from(amount) - less).clamp(0, most) as u8
    }

    /// Returns whether the player of a fighter knows the printed value of a card that attacks it.
    pub fn announces(self, state: &State, fighter: FighterId) -> bool {
        self.has(state, fighter, |quality| matches!(quality, Quality::Announces))
    }

    /// Returns whether a fighter may be placed instead of moving on a maneuver that was BOOSTed.
    pub fn is_placed_when_boosted(self, state: &State, fighter: FighterId) -> bool {
        self.has(state, fighter, |quality| matches!(quality, Quality::PlacedWhenBoosted))
    }

    /// Returns whether a fighter moves between spaces with tokens of its player.
    pub fn walks_between_tokens(self, state: &State, fighter: FighterId) -> bool {
        self.has(state, fighter, |quality| matches!(quality, Quality::WalksBetweenTokens))
    }

    /// Returns whether a fighter has a quality without a number.
    pub(crate) fn has(
        self,
        state: &State,
        fighter: FighterId,
        is: impl Fn(&Quality) -> bool,
    ) -> bool {
        let mut has = false;
        self.qualities(state, fighter, |quality| is(quality).then_some(()), |(), _| has = true);
        has
    }

    /// Returns whether the opposing fighter takes the combat damage that a fighter would take.
    pub fn returns_damage(self, state: &State, fighter: FighterId) -> bool {
        self.has(state, fighter, |quality| matches!(quality, Quality::ReturnsDamage))
    }

    /// Returns whether a fighter's player may commit a card that BOOSTs its attack.
    pub fn has_attack_boost(self, state: &State, fighter: FighterId) -> bool {
        self.has(state, fighter, |quality| matches!(quality, Quality::AttackBoost))
    }

    /// Returns whether drawbacks of a name on a fighter's cards are ignored.
    pub fn ignores(self, state: &State, fighter: FighterId, name: &str) -> bool {
        self.has(
            state,
            fighter,
            |quality| matches!(quality, Quality::Ignores(ignored) if ignored == name),
        )
    }

    /// Returns the number of additional cards that a player draws on a maneuver.
    pub fn draws_more(self, state: &State, seat: u8) -> i32 {
        let mut more = 0;
        for fighter in members(self.fighters_of(state, seat) & state.present()) {
            let of = |quality: &'static Quality| {
                if let Quality::DrawsMore(amount) = quality { Some(amount) } else { None }
            };
            self.qualities(state, fighter, of, |amount, context| {
                more += self.amount(state, context, amount)
            });
        }
        more
    }

    /// Returns whether a player cannot draw cards.
    pub fn cannot_draw(self, state: &State, seat: u8) -> bool {
        state.lasting.iter().any(|lasting| {
            let quality =
                || self.program(state, lasting.seat).qualities.get(usize::from(lasting.number));
            lasting.kind == LastingKind::QualityOfTurn
                && lasting.who & self.fighters_of(state, seat) != 0
                && matches!(quality(), Some(Quality::CannotDraw))
        })
    }

    /// Returns whether the effects of a card that a fighter plays cannot be cancelled.
    pub fn is_uncancellable(self, state: &State, fighter: FighterId, card: CardId) -> bool {
        let def = self.def(state, card);
        let named = def.by != u32::MAX;
        def.uncancellable
            || self.has(state, fighter, |quality| match quality {
                Quality::CardsUncancellable => true,
                Quality::NamedCardsUncancellable => named,
                _ => false,
            })
    }
}
