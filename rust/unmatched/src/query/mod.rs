//! Derived state: which fighters, spaces and cards fit a phrase, numbers, conditions; computed on demand.

mod cause;
pub mod lookup;
pub mod quality;
pub mod room;

use crate::{
    cards::{
        board::{NOWHERE, Spaces, only},
        card::IMMEDIATELY,
        unmatched::Unmatched,
    },
    model::state::{
        ATTACK, BOARD, CardId, DEFENSE, Fighter, FighterId, Fighters, Frame, NOBODY, Part, State,
        Zone, members, one,
    },
};
use altmode_core::Those;
use altmode_unmatched_language::{
    Amount, At, CardKind, CardRef, Condition, Count, History, Is, MOST_COUNTERS, Pick, Place, Side,
    What, Who,
};

/// Where the fighters of a phrase are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whereabouts {
    /// On the battlefield.
    Present,
    /// Off it, and defeated.
    Defeated,
    /// Off it, and not defeated.
    Away,
    /// Off it, defeated or not.
    Absent,
}

impl Whereabouts {
    fn of(who: &Who) -> Whereabouts {
        match (who.defeated, who.away, who.absent) {
            (true, _, _) => Whereabouts::Defeated,
            (_, true, _) => Whereabouts::Away,
            (_, _, true) => Whereabouts::Absent,
            _ => Whereabouts::Present,
        }
    }
}

/// The context of instructions: the players, the card and the values to which phrases refer.
#[derive(Clone, Copy, Debug)]
pub struct Context {
    /// The player who follows the instructions.
    pub you: u8,
    /// The player whose card or ability it is. Names refer to that player's hero.
    pub controller: u8,
    /// The player whose text it is. Names refer to that player's fighters.
    pub speaker: u8,
    /// The opponent that was chosen; [`NOBODY`] if none was.
    pub opponent: u8,
    /// The card with the instructions.
    pub source: CardId,
    /// The fighter who plays the card.
    pub this: FighterId,
    /// The fighters chosen or mentioned last.
    pub it: Fighters,
    /// Whether the previous instruction had an effect.
    pub done: bool,
    /// The remembered number.
    pub amount: i16,
    /// The cards that are remembered.
    pub those: Those,
    /// The chosen spaces.
    pub spaces: Spaces,
}

impl Context {
    /// Returns the context of an ability of a fighter, before its first instruction.
    pub fn of(seat: u8, this: FighterId) -> Context {
        Context {
            you: seat,
            controller: seat,
            speaker: seat,
            opponent: NOBODY,
            source: NOBODY,
            this,
            it: one(this),
            done: false,
            amount: 0,
            those: Those::default(),
            spaces: 0,
        }
    }

    /// Returns the context of the instructions of a frame.
    pub fn of_frame(frame: &Frame) -> Context {
        let Frame {
            you,
            controller,
            program,
            opponent,
            source,
            this,
            it,
            done,
            amount,
            those,
            spaces,
            ..
        } = *frame;
        Context {
            you,
            controller,
            speaker: program & !BOARD,
            opponent,
            source,
            this,
            it,
            done,
            amount,
            those,
            spaces,
        }
    }
}

impl Unmatched {
    /// Returns the other fighter of the combat, relative to a seat.
    pub fn foe(self, state: &State, seat: u8) -> FighterId {
        state.combat.part_of(seat).map_or(NOBODY, |part| state.combat.parts[1 - part].fighter)
    }

    /// Returns the fighters that fit a phrase, regardless of the number that it selects.
    pub fn candidates(self, state: &State, context: &Context, who: &Who) -> Fighters {
        self.candidates_that(state, context, who, Whereabouts::of(who))
    }

    /// Returns the fighters that fit a phrase, but stand where `whereabouts` says instead of where the phrase does.
    pub fn candidates_that(
        self,
        state: &State,
        context: &Context,
        who: &Who,
        whereabouts: Whereabouts,
    ) -> Fighters {
        let all = match who.pick {
            Pick::This => one(context.this),
            Pick::Foe => one(self.foe(state, context.controller)),
            Pick::It => context.it,
            Pick::Each | Pick::Choose(_) | Pick::UpTo(_) => Fighters::MAX,
        };
        // A name selects among the fighters of its speaker.
        let named = who.is.iter().any(|is| matches!(is, Is::Named(_)));
        let seats = if named { u8::MAX } else { self.seats_of(state, context, who.side) };
        let stands = |entry: &Fighter| match whereabouts {
            Whereabouts::Present => entry.at != NOWHERE,
            Whereabouts::Defeated => entry.is_defeated() && entry.at == NOWHERE,
            Whereabouts::Away => !entry.is_defeated() && entry.at == NOWHERE,
            Whereabouts::Absent => entry.at == NOWHERE,
        };
        let mut set = keep(all & state.all_fighters(), |fighter| {
            let entry = state.fighter(fighter);
            seats >> entry.owner & 1 != 0 && stands(entry)
        });
        for is in &who.is {
            if set == 0 {
                break;
            }
            set = self.that_are(state, context, set, is);
        }
        set
    }

    /// Returns the seats to whose fighters a phrase refers, one bit each.
    fn seats_of(self, state: &State, context: &Context, side: Side) -> u8 {
        let opponent = match (side, context.opponent) {
            (Side::Their, NOBODY) => self.only_opponent(state, context.you),
            (_, opponent) => Some(opponent),
        };
        let is_meant = |seat: &u8| match side {
            Side::Any => true,
            Side::Your => *seat == context.you,
            Side::Friendly => !state.are_enemies(*seat, context.you),
            Side::Enemy => state.are_enemies(*seat, context.you),
            Side::Their => opponent == Some(*seat),
        };
        (0..state.seats).filter(is_meant).fold(0, |set, seat| set | 1 << seat)
    }

    /// Returns the fighters of a set that meet a condition.
    fn that_are(self, state: &State, context: &Context, set: Fighters, is: &Is) -> Fighters {
        let board = self.board(state);
        let standing =
            |spaces: Spaces| keep(set, |fighter| state.fighter(fighter).body() & spaces != 0);
        let spaces_of = |who: &Who| state.spaces_of(self.candidates(state, context, who));
        match is {
            Is::Other => set & !one(context.this),
            Is::Named(name) => keep(set, |fighter| {
                state.fighter(fighter).owner == context.speaker
                    && self.fighter_def(state, fighter).sheet.name == *name
            }),
            Is::Hero => keep(set, |fighter| self.is_hero(state, fighter)),
            Is::Sidekick => keep(set, |fighter| !self.is_hero(state, fighter)),
            Is::InCombat => match state.combat.on {
                true => {
                    set & (one(state.combat.parts[ATTACK].fighter)
                        | one(state.combat.parts[DEFENSE].fighter))
                }
                false => 0,
            },
            Is::AdjacentTo(who) => {
                self.adjacent(state, set, self.candidates(state, context, who), who.at_least())
            }
            Is::InZoneOf(who) => standing(board.in_zone_of(spaces_of(who))),
            Is::NoZoneWith(who) => set & !standing(board.in_zone_of(spaces_of(who))),
            Is::Within(distance, who) => standing(board.within(spaces_of(who), *distance)),
            Is::NearestTo(who) => {
                let from = spaces_of(who);
                let away = |fighter| board.distance(from, state.fighter(fighter).body());
                let least = members(set).filter_map(away).min();
                keep(set, |fighter| away(fighter) == least)
            }
            Is::FewerZonesThan(who) => {
                let than = board.zones_of(spaces_of(who)).count_ones();
                keep(set, |fighter| {
                    board.zones_of(state.fighter(fighter).body()).count_ones() < than
                })
            }
            Is::Health(compare, number) => keep(set, |fighter| {
                compare.holds(state.fighter(fighter).health.into(), (*number).into())
            }),
            Is::MovedThrough => set & state.passed,
            Is::HurtThisTurn => {
                keep(set, |fighter| state.fighter(fighter).flags & Fighter::HURT != 0)
            }
            Is::AttackedThisTurn => {
                keep(set, |fighter| state.fighter(fighter).flags & Fighter::ATTACKED != 0)
            }
            Is::OnChosen => standing(context.spaces),
            Is::NextToChosen => {
                standing(board.next_to(context.spaces)) | state.small(standing(context.spaces))
            }
            Is::OnToken => standing(state.tokens_of(context.controller)),
            Is::NextToToken => {
                let tokens = state.tokens_of(context.controller);
                let laid = board.ends(state.laid[usize::from(context.controller)]);
                standing(board.next_to(tokens) | laid) | state.small(standing(tokens))
            }
            Is::BeganOnToken => {
                keep(set, |fighter| state.fighter(fighter).flags & Fighter::BEGAN_ON_TOKEN != 0)
            }
            Is::OnStartOf(side) => {
                let seats = (0..state.seats).filter(|&seat| match side {
                    Side::Your => seat == context.you,
                    _ => state.are_enemies(seat, context.you) && !state.player(seat).out,
                });
                standing(seats.fold(0, |set, seat| set | only(state.player(seat).start)))
            }
            Is::StartUnder(who) => {
                let spaces = spaces_of(who);
                keep(set, |fighter| {
                    only(state.player(state.fighter(fighter).owner).start) & spaces != 0
                })
            }
            Is::It => set & context.it,
            Is::Not(is) => set & !self.that_are(state, context, set, is),
            Is::AnyOf(parts) => {
                parts.iter().fold(0, |found, is| found | self.that_are(state, context, set, is))
            }
        }
    }

    /// Returns the spaces in which a phrase lets a fighter be placed. With `returning`, occupied ones are excluded.
    pub fn places(
        self,
        state: &State,
        context: &Context,
        place: &Place,
        fighter: FighterId,
        returning: bool,
    ) -> Spaces {
        let board = self.board(state);
        let spaces_of = |who: &Who| state.spaces_of(self.candidates(state, context, who));
        let here = state.fighter(fighter).body();
        let spaces = match &place.at {
            At::Anywhere => board.all,
            At::ZoneOf(who) => board.in_zone_of(spaces_of(who)),
            At::NoZoneOf(who) => board.all & !board.in_zone_of(spaces_of(who)),
            At::ItsZone => board.in_zone_of(here),
            At::AdjacentTo(who) => match (self.candidates(state, context, who), who.at_least()) {
                (fighters, 1) => self.beside(state, fighters),
                (fighters, least) => self.beside_several(state, fighters, least),
            },
            At::Within(distance, who) => board.within(spaces_of(who), *distance),
            At::NearestTo(who) => {
                let from = spaces_of(who);
                let room = board.all & !state.barred(fighter) & !from;
                board.distance(from, room).map_or(0, |away| board.within(from, away) & room)
            }
            At::NextToChosen => board.next_to(context.spaces),
            At::Of(who) => spaces_of(who),
            At::WithToken => state.tokens_of(context.controller),
            At::Yellowish => board.yellowish(),
            At::Chosen => context.spaces,
            At::Left => {
                members(context.it).fold(0, |set, fighter| set | only(state.fighter(fighter).left))
            }
            At::Start => only(state.player(state.fighter(fighter).owner).start),
            At::AnyStart => board.starts.iter().fold(0, |set, &start| set | only(start)),
            At::UnchosenStart => {
                board.starts.iter().fold(0, |set, &start| set | only(start)) & !context.spaces
            }
        };
        let spaces = if place.bare { spaces & !state.token_spaces() } else { spaces };
        let spaces = if place.other { spaces & !here } else { spaces };
        match (place.empty, place.other || returning) {
            (true, _) => spaces & !state.occupied(),
            (false, true) => spaces & !state.barred(fighter),
            (false, false) => spaces,
        }
    }

    /// Returns whether a card fits a phrase.
    pub fn fits(self, state: &State, context: &Context, what: &What, card: CardId) -> bool {
        let def = self.def(state, card);
        what.fits_kind(def.sheet.kind as u8) && self.fits_otherwise(state, context, what, card)
    }

    /// Returns whether the card of a combat fits a phrase. A versatile card is an attack card of the attacker and a defense card
    /// of the defender (Core Rules, pages 5 and 10).
    fn fits_in_combat(self, state: &State, context: &Context, what: &What, part: usize) -> bool {
        let card = state.combat.parts[part].card;
        if card == NOBODY {
            return false;
        }
        let kind = self.def(state, card).sheet.kind;
        let used_as = if part == ATTACK { CardKind::Attack } else { CardKind::Defense };
        let fits = what.fits_kind(kind as u8)
            || kind == CardKind::Versatile && what.fits_kind(used_as as u8);
        fits && self.fits_otherwise(state, context, what, card)
    }

    /// Returns whether a card fits a phrase apart from its type.
    fn fits_otherwise(self, state: &State, context: &Context, what: &What, card: CardId) -> bool {
        let def = self.def(state, card);
        let name_of_source =
            || (context.source != NOBODY).then(|| &self.def(state, context.source).sheet.name);
        what.tag.as_ref().is_none_or(|tag| def.sheet.tags.contains(tag))
            && (what.names.is_empty() || what.names.contains(&def.sheet.name))
            && !(what.other && card == context.source)
            && !(what.other_name && name_of_source() == Some(&def.sheet.name))
            && what.value.is_none_or(|(compare, number)| {
                compare.holds(self.printed_value(state, card).into(), number.into())
            })
            && (!what.value_named
                || def.sheet.value.is_some_and(|value| i16::from(value) == context.amount))
            && what.boost.is_none_or(|(compare, number)| {
                compare.holds(def.sheet.boost.unwrap_or(0).into(), number.into())
            })
            && (!what.name_chosen
                || def.sheet.name == self.catalogue.card(context.amount as u16).sheet.name)
            && (!what.text || def.has_effects())
            && (!what.immediately || def.windows[IMMEDIATELY].is_some())
            && what.of.as_ref().is_none_or(|name| def.sheet.by == [name.as_str()])
    }

    /// Returns the printed value of a card; 0 for none. An effect may have changed it for a combat.
    pub fn printed_value(self, state: &State, card: CardId) -> u8 {
        let part =
            state.combat.parts.iter().find(|part| part.card == card && part.printed != NOBODY);
        part.map_or(self.def(state, card).value, |part| part.printed)
    }

    /// Returns the cards to which a word refers.
    fn cards_meant<'a>(
        self,
        state: &'a State,
        context: &'a Context,
        card: CardRef,
    ) -> impl Iterator<Item = CardId> + use<'a> {
        let one = match card {
            CardRef::This => context.source,
            CardRef::Yours => self.your_part(state, context).map_or(NOBODY, |part| part.card),
            CardRef::Theirs => self.their_part(state, context).map_or(NOBODY, |part| part.card),
            CardRef::Those | CardRef::OwnOfThose => NOBODY,
        };
        let all = matches!(card, CardRef::Those | CardRef::OwnOfThose);
        let those = if all { context.those.of(&state.remembered) } else { &[] };
        let fits = move |those: &CardId| {
            card != CardRef::OwnOfThose || state.card(*those).owner == context.you
        };
        those.iter().copied().filter(fits).chain((one != NOBODY).then_some(one))
    }

    /// Returns your part of the combat.
    pub fn your_part<'a>(self, state: &'a State, context: &Context) -> Option<&'a Part> {
        state.combat.part_of(context.you).map(|part| &state.combat.parts[part])
    }

    /// Returns the other part of the combat.
    pub fn their_part<'a>(self, state: &'a State, context: &Context) -> Option<&'a Part> {
        state.combat.part_of(context.you).map(|part| &state.combat.parts[1 - part])
    }

    /// Returns the value of an amount.
    pub fn amount(self, state: &State, context: &Context, amount: &Amount) -> i32 {
        let count = match amount {
            Amount::Fixed(number) => return i32::from(*number),
            Amount::Counted(count) => &**count,
        };
        let number = |amount: &Amount| self.amount(state, context, amount);
        let set = |who: &Who| self.candidates(state, context, who);
        let board = self.board(state);
        let value = |part: Option<&Part>| {
            part.map_or(0, |part| i32::from(if part.ignored { 0 } else { part.value }))
        };
        match count {
            Count::BoostOf(card) => {
                self.cards_meant(state, context, *card).map(|card| self.boost_of(state, card)).sum()
            }
            Count::PrintedValue(card) => self
                .cards_meant(state, context, *card)
                .map(|card| i32::from(self.printed_value(state, card)))
                .sum(),
            Count::YourValue => value(self.your_part(state, context)),
            Count::TheirValue => value(self.their_part(state, context)),
            Count::CombatDamage => i32::from(state.combat.damage),
            Count::Fighters(who) => set(who).count_ones() as i32,
            Count::Zones(who) => board.zones_of(state.spaces_of(set(who))).count_ones() as i32,
            Count::Health(who) => {
                members(set(who)).map(|fighter| i32::from(state.fighter(fighter).health)).sum()
            }
            Count::InDiscard(what) => state
                .player(context.you)
                .discard
                .iter()
                .filter(|&&card| self.fits(state, context, what, card))
                .count() as i32,
            Count::Counter(id) => {
                let number = self.hero(state, context.controller).program.counter(id);
                state.player(context.controller).counters[usize::from(number) % MOST_COUNTERS]
                    .into()
            }
            Count::Drew => state.player(context.you).drew.into(),
            Count::CardsInHand => state.player(context.you).hand.len() as i32,
            Count::OtherCardsInHand => state
                .player(context.you)
                .hand
                .iter()
                .filter(|&&card| card != context.source)
                .count() as i32,
            Count::Tokens(place) => {
                let spaces = self.places(state, context, place, context.this, false);
                state
                    .tokens
                    .iter()
                    .filter(|token| {
                        token.owner == context.controller && spaces & only(token.at) != 0
                    })
                    .count() as i32
            }
            Count::InPile(what) => state
                .player(context.you)
                .aside
                .iter()
                .filter(|&&card| self.fits(state, context, what, card))
                .count() as i32,
            Count::TagsInPile => self.tags_in_pile(state, context.you).len() as i32,
            Count::OpenCards => state.player(context.you).front.len() as i32,
            Count::OpenFeathers => self.feathers(state, context.you).into(),
            Count::InTheirHand(what) => match self.only_opponent(state, context.you) {
                Some(seat) => state
                    .player(seat)
                    .hand
                    .iter()
                    .filter(|&&card| self.fits(state, context, what, card))
                    .count() as i32,
                None => 0,
            },
            Count::Lent(what) => {
                let lent = |card: &CardId| {
                    let entry = state.card(*card);
                    entry.owner == context.you
                        && entry.zone == Zone::Hand
                        && state.are_enemies(entry.holder, context.you)
                        && self.fits(state, context, what, *card)
                };
                (0..state.cards.len() as CardId).filter(lent).count() as i32
            }
            Count::TokensLeft => state.player(context.controller).supply.into(),
            Count::CardsInDeck => state.player(context.you).deck.len() as i32,
            Count::DamageDealt => state.player(context.you).history.dealt.into(),
            Count::CardsInTheirHand => self
                .only_opponent(state, context.you)
                .map_or(0, |seat| state.player(seat).hand.len() as i32),
            Count::OtherCardsPlayed => {
                let this =
                    matches!(state.card_zone(context.source), Some(Zone::Combat | Zone::Scheme));
                i32::from(state.player(context.you).history.played.saturating_sub(u8::from(this)))
            }
            Count::ThatMany => i32::from(context.amount),
            Count::TokensBeside(who) => {
                let beside = board.paths_at(state.spaces_of(set(who)))
                    & state.laid[usize::from(context.controller)];
                beside.count_ones() as i32
            }
            Count::TokensDeployed => {
                let lying =
                    state.tokens.iter().filter(|token| token.owner == context.controller).count();
                (lying + state.laid[usize::from(context.controller)].count_ones() as usize) as i32
            }
            Count::Rolled => state.player(context.controller).rolled.into(),
            Count::Letters(card) => {
                let letters = |card| {
                    self.def(state, card)
                        .sheet
                        .name
                        .chars()
                        .filter(|letter| letter.is_alphanumeric())
                        .count() as i32
                };
                self.cards_meant(state, context, *card).map(letters).sum()
            }
            Count::Kept => self.your_part(state, context).map_or(0, |part| i32::from(part.kept)),
            Count::SpacesBetween(from, to) => {
                let away = board.distance(state.spaces_of(set(from)), state.spaces_of(set(to)));
                away.map_or(0, |away| i32::from(away.saturating_sub(1)))
            }
            Count::Sum(amounts) => amounts.iter().map(number).fold(0, i32::saturating_add),
            Count::Product(amounts) => amounts.iter().map(number).fold(1, i32::saturating_mul),
            Count::Least(amounts) => amounts.iter().map(number).min().unwrap_or(0),
            Count::Missing { from, count } => (i32::from(*from) - number(count)).max(0),
        }
    }

    /// Returns whether a condition holds.
    pub fn holds(self, state: &State, context: &Context, condition: &Condition) -> bool {
        let set = |who: &Who| self.candidates(state, context, who);
        let part = state.combat.part_of(context.you);
        let won = state.combat.resolved && part.is_some();
        let player = state.player(context.you);
        match condition {
            Condition::Won => won && part.is_some_and(|part| usize::from(state.combat.won) == part),
            Condition::Lost => {
                won && part.is_some_and(|part| usize::from(state.combat.won) != part)
            }
            Condition::Done => context.done,
            Condition::YourTurn => state.active == context.you,
            Condition::Have(who) => set(who) != 0,
            Condition::Is { who, what } => {
                let who = set(who);
                who != 0 && who & !set(what) == 0
            }
            Condition::Number(left, compare, right) => {
                compare.holds(self.amount(state, context, left), self.amount(state, context, right))
            }
            Condition::BeganElsewhere(who) => {
                // None of the spaces of a large fighter may be one in which it began (docs/unmatched.md, Open points).
                let elsewhere = |fighter: FighterId| {
                    let entry = state.fighter(fighter);
                    entry.began != NOWHERE && entry.began_body() & entry.body() == 0
                };
                members(set(who)).any(elsewhere)
            }
            Condition::BeganInOtherZone(who) => {
                let board = self.board(state);
                members(set(who)).any(|fighter| {
                    let entry = state.fighter(fighter);
                    entry.began != NOWHERE
                        && board.in_zone_of(entry.began_body()) & entry.body() == 0
                })
            }
            Condition::HasLeft(who) => {
                members(set(who)).any(|fighter| state.fighter(fighter).flags & Fighter::LEFT != 0)
            }
            Condition::Hurt(who) => {
                let gone = self.candidates_that(state, context, who, Whereabouts::Defeated);
                (set(who) | gone) & state.hurt != 0
            }
            Condition::Term(name) => {
                let terms = &self.hero(state, context.controller).sheet.terms;
                let term = terms.iter().find(|term| term.name == *name);
                term.is_some_and(|term| {
                    self.holds(state, &Context { you: context.controller, ..*context }, &term.is)
                })
            }
            Condition::DrewMost => state.turn_order().all(|seat| {
                let other = state.player(seat);
                other.out || other.dormant || other.drew <= player.drew
            }),
            Condition::Attacking => part == Some(ATTACK),
            Condition::Defending => part == Some(DEFENSE),
            Condition::TheirCard(what) => {
                part.is_some_and(|part| self.fits_in_combat(state, context, what, 1 - part))
            }
            Condition::YourCard(what) => {
                part.is_some_and(|part| self.fits_in_combat(state, context, what, part))
            }
            Condition::Yours => {
                context.source != NOBODY && state.card(context.source).owner == context.controller
            }
            Condition::Fact(id) => {
                let facts = &self.hero(state, context.speaker).sheet.facts;
                facts
                    .iter()
                    .position(|fact| fact.id == *id)
                    .is_some_and(|at| state.player(context.speaker).facts >> at & 1 != 0)
            }
            Condition::Basket(symbol) => self.basket_shows(state, context.you, symbol),
            Condition::Predicted => {
                let (yours, theirs) =
                    (self.your_part(state, context), self.their_part(state, context));
                yours.zip(theirs).is_some_and(|(yours, theirs)| {
                    theirs.card != NOBODY && yours.predicted == self.def(state, theirs.card).value
                })
            }
            Condition::Ignores(name) => self.ignores(state, context.this, name),
            Condition::ThoseAre(what) => {
                let those = context.those.of(&state.remembered);
                !those.is_empty() && those.iter().all(|&card| self.fits(state, context, what, card))
            }
            Condition::ThisTurn(what) => {
                let history = &player.history;
                match what {
                    History::Won => history.won > 0,
                    History::Lost => history.lost > 0,
                    History::Attacked => history.attacks > u8::from(part == Some(ATTACK)),
                    History::Maneuvered => history.maneuvers > 0,
                    History::Schemed => {
                        history.schemes
                            > u8::from(state.card_zone(context.source) == Some(Zone::Scheme))
                    }
                    History::Boosted => history.boosted > 0,
                    History::FirstAction => player.taken == 1,
                    History::SecondAction => player.taken == 2,
                    History::ThirdAction => player.taken == 3,
                }
            }
            Condition::Form(id) => {
                let forms = &self.hero(state, context.you).sheet.forms;
                forms.get(usize::from(player.form)).is_some_and(|form| form.id == *id)
            }
            Condition::Not(condition) => !self.holds(state, context, condition),
            Condition::All(conditions) => {
                conditions.iter().all(|condition| self.holds(state, context, condition))
            }
            Condition::Any(conditions) => {
                conditions.iter().any(|condition| self.holds(state, context, condition))
            }
        }
    }

    /// Returns the opponent of a seat if there is no choice: the other player in the combat, or the only enemy in the game.
    pub fn only_opponent(self, state: &State, seat: u8) -> Option<u8> {
        if let Some(part) = state.combat.part_of(seat) {
            return Some(state.combat.parts[1 - part].seat);
        }
        let mut opponents = self.opponents(state, seat);
        opponents.next().filter(|_| opponents.next().is_none())
    }

    /// Returns the opponents of a seat who can be chosen (Unmatched Reference v10, Dormant Players), in turn order.
    pub fn opponents(self, state: &State, seat: u8) -> impl Iterator<Item = u8> + use<'_> {
        state.turn_order().filter(move |&other| {
            let player = state.player(other);
            state.are_enemies(seat, other) && !player.out && !player.dormant
        })
    }
}

/// Returns the members of a set that pass a test.
fn keep(set: Fighters, fits: impl Fn(FighterId) -> bool) -> Fighters {
    members(set).filter(|&fighter| fits(fighter)).fold(0, |kept, fighter| kept | one(fighter))
}

impl State {
    /// Returns the zone of a card; `None` for no card.
    pub fn card_zone(&self, card: CardId) -> Option<Zone> {
        (card != NOBODY).then(|| self.card(card).zone)
    }
}
