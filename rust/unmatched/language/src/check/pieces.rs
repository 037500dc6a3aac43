//! Checks the pieces of instructions: counters and forms, conditions, amounts, places, fighters, cards.

use super::Check;
use crate::pieces::EffectPiece;
use crate::{Amount, Condition, Count, Place, What, Who};

impl Check<'_> {
    pub(super) fn piece(&mut self, piece: EffectPiece<'_>, path: &str) {
        match &piece {
            EffectPiece::Amount(amount) => self.length(amount, path),
            EffectPiece::Who(who) => self.length(who, path),
            EffectPiece::Place(place) => self.length(place, path),
            EffectPiece::What(what) => self.length(what, path),
            EffectPiece::Condition(condition) => self.length(condition, &format!("{path}.if")),
            EffectPiece::Qualities(qualities) => self.length(qualities, path),
            EffectPiece::Counter(_)
            | EffectPiece::Form(_)
            | EffectPiece::Tag(_)
            | EffectPiece::Parts(_)
            | EffectPiece::Effects(..)
            | EffectPiece::List(..) => {}
        }
        match piece {
            EffectPiece::Amount(amount) => self.amount(amount, path),
            EffectPiece::Who(who) => self.who(who, path),
            EffectPiece::Place(place) => self.place(place, path),
            EffectPiece::What(what) => self.what(what, path),
            EffectPiece::Counter(id) => self.counter(id, path),
            EffectPiece::Form(id) => self.form(id, path),
            EffectPiece::Tag(tag) => self.tag(tag, path),
            EffectPiece::Condition(condition) => self.condition(condition, &format!("{path}.if")),
            EffectPiece::Qualities(qualities) => self.qualities(qualities, path),
            EffectPiece::Parts(parts) => self.parts(parts, &format!("{path}.text")),
            EffectPiece::Effects("", effects) => self.effects(effects, path),
            EffectPiece::Effects(field, effects) => {
                self.effects(effects, &format!("{path}.{field}"))
            }
            EffectPiece::List(index, effects) => {
                self.effects(effects, &format!("{path}.of[{index}]"))
            }
        }
    }

    pub(super) fn counter(&mut self, id: &str, path: &str) {
        if let Some(hero) = self.hero
            && !hero.counters.iter().any(|counter| counter.id == id)
        {
            self.tell(path.into(), format!("{} has no counter \"{id}\"", hero.name));
        }
    }

    /// Checks that the hero has forms to choose from. In a shared text, that is up to the heroes whose cards have it.
    pub(super) fn choose_form(&mut self, path: &str) {
        match self.hero {
            Some(hero) if hero.forms.is_empty() => {
                self.tell(path.into(), format!("{} has no forms to choose from", hero.name))
            }
            Some(_) => {}
            None => drop(self.of_forms.insert(self.card.clone())),
        }
    }

    pub(super) fn form(&mut self, id: &str, path: &str) {
        if let Some(hero) = self.hero
            && !hero.forms.iter().any(|form| form.id == id)
        {
            self.tell(path.into(), format!("{} has no form \"{id}\"", hero.name));
        }
    }

    pub(super) fn condition(&mut self, condition: &Condition, path: &str) {
        match condition {
            Condition::Have(who)
            | Condition::BeganElsewhere(who)
            | Condition::BeganInOtherZone(who)
            | Condition::HasLeft(who)
            | Condition::Hurt(who) => self.who(who, path),
            Condition::Term(name) => {
                if let Some(hero) = self.hero
                    && !hero.terms.iter().any(|term| term.name == *name)
                {
                    self.tell(path.into(), format!("{} has no term \"{name}\"", hero.name));
                }
            }
            Condition::Is { who, what } => {
                self.who(who, path);
                self.who(what, path);
            }
            Condition::Number(one, _, other) => {
                self.amount(one, path);
                self.amount(other, path);
            }
            Condition::TheirCard(what) | Condition::YourCard(what) | Condition::ThoseAre(what) => {
                self.what(what, path)
            }
            Condition::Not(condition) => self.condition(condition, path),
            Condition::All(conditions) | Condition::Any(conditions) => {
                conditions.iter().for_each(|condition| self.condition(condition, path));
            }
            Condition::Won
            | Condition::Lost
            | Condition::Done
            | Condition::YourTurn
            | Condition::DrewMost
            | Condition::Attacking
            | Condition::Defending
            | Condition::Ignores(_)
            | Condition::Predicted
            | Condition::Yours
            | Condition::ThisTurn(_) => {}
            Condition::Form(form) => self.form(form, path),
            Condition::Basket(symbol) => self.tag(symbol, path),
            Condition::Fact(id) => {
                if let Some(hero) = self.hero
                    && !hero.facts.iter().any(|fact| fact.id == *id)
                {
                    self.tell(path.into(), format!("{} has no fact \"{id}\"", hero.name));
                }
            }
        }
    }

    pub(super) fn amount(&mut self, amount: &Amount, path: &str) {
        let Amount::Counted(count) = amount else { return };
        match &**count {
            Count::Fighters(who)
            | Count::TokensBeside(who)
            | Count::Zones(who)
            | Count::Health(who) => self.who(who, path),
            Count::InDiscard(what)
            | Count::InPile(what)
            | Count::InTheirHand(what)
            | Count::Lent(what) => self.what(what, path),
            Count::Counter(counter) => self.counter(counter, path),
            Count::SpacesBetween(one, other) => {
                self.who(one, path);
                self.who(other, path);
            }
            Count::Sum(amounts) | Count::Product(amounts) | Count::Least(amounts) => {
                amounts.iter().for_each(|amount| self.amount(amount, path));
            }
            Count::Missing { count, .. } => self.amount(count, path),
            Count::Tokens(place) => self.place(place, path),
            Count::BoostOf(_)
            | Count::PrintedValue(_)
            | Count::YourValue
            | Count::TheirValue
            | Count::CombatDamage
            | Count::CardsInHand
            | Count::OtherCardsInHand
            | Count::TagsInPile
            | Count::OpenCards
            | Count::OpenFeathers
            | Count::TokensLeft
            | Count::CardsInTheirHand
            | Count::CardsInDeck
            | Count::DamageDealt
            | Count::Drew
            | Count::Rolled
            | Count::TokensDeployed
            | Count::Letters(_)
            | Count::OtherCardsPlayed
            | Count::ThatMany
            | Count::Kept => {}
        }
    }

    pub(super) fn place(&mut self, place: &Place, path: &str) {
        match &place.at {
            crate::At::ZoneOf(who)
            | crate::At::NoZoneOf(who)
            | crate::At::NearestTo(who)
            | crate::At::AdjacentTo(who)
            | crate::At::Within(_, who) => self.who(who, path),
            crate::At::Of(who) => self.who(who, path),
            crate::At::Anywhere
            | crate::At::ItsZone
            | crate::At::NextToChosen
            | crate::At::WithToken
            | crate::At::Yellowish
            | crate::At::Chosen
            | crate::At::UnchosenStart
            | crate::At::Left
            | crate::At::Start
            | crate::At::AnyStart => {}
        }
    }

    pub(super) fn who(&mut self, who: &Who, path: &str) {
        for name in who.names() {
            self.name(name, path);
        }
    }

    pub(super) fn name(&mut self, name: &str, path: &str) {
        if let Some(hero) = self.hero
            && !hero.fighters.iter().any(|fighter| fighter.name == name)
        {
            self.tell(path.into(), format!("{} has no fighter \"{name}\"", hero.name));
        }
    }

    pub(super) fn what(&mut self, what: &What, path: &str) {
        let Some(hero) = self.hero else { return };
        if let Some(tag) = &what.tag
            && !hero.cards.iter().any(|card| card.tags.contains(tag))
        {
            self.tell(path.into(), format!("no card of {} has the tag \"{tag}\"", hero.name));
        }
        for name in &what.names {
            if !hero.cards.iter().any(|card| card.name == *name) {
                self.tell(path.into(), format!("{} has no card \"{name}\"", hero.name));
            }
        }
    }
}
