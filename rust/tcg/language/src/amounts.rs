//! Amounts inside instructions, qualities and other amounts, for analyses that look at every amount of a text.

use crate::{Amount, Count, Effect, Quality};

impl Effect {
    /// Returns the amount of the instruction itself, without those of instructions inside it.
    ///
    /// ```
    /// use altmode_tcg_language::{Amount, Effect};
    ///
    /// assert_eq!(Effect::Draw(Amount::Fixed(2)).amount(), Some(&Amount::Fixed(2)));
    /// assert_eq!(Effect::ChooseColor.amount(), None);
    /// ```
    pub fn amount(&self) -> Option<&Amount> {
        match self {
            Effect::Damage { amount, .. }
            | Effect::Repair { amount, .. }
            | Effect::MoveDamage { amount, .. }
            | Effect::MoveDamageToThis { amount, .. }
            | Effect::FlipMore(amount)
            | Effect::FlipOutsideBattle(amount)
            | Effect::Draw(amount)
            | Effect::ScrapFromHand { count: amount, .. }
            | Effect::TheyReveal(amount)
            | Effect::TopIntoKo(amount)
            | Effect::ScrapFromDeck(amount)
            | Effect::RevealTop(amount)
            | Effect::LookAtTop(amount)
            | Effect::PutOnTop(amount)
            | Effect::Plan(amount)
            | Effect::Times { count: amount, .. }
            | Effect::Note(amount) => Some(amount),
            _ => None,
        }
    }
}

impl Quality {
    /// Returns the amount of the quality.
    ///
    /// ```
    /// use altmode_tcg_language::{Amount, Quality};
    ///
    /// assert_eq!(Quality::Health(Amount::Fixed(2)).amount(), Some(&Amount::Fixed(2)));
    /// ```
    pub fn amount(&self) -> Option<&Amount> {
        match self {
            Quality::Attack(amount)
            | Quality::Defense(amount)
            | Quality::Health(amount)
            | Quality::BaseAttack(amount)
            | Quality::BaseDefense(amount)
            | Quality::Bold(amount)
            | Quality::Tough(amount)
            | Quality::Pierce(amount)
            | Quality::Focus(amount)
            | Quality::Safeguard(amount)
            | Quality::ExtraAttackFlips(amount)
            | Quality::MostAttackDamage(amount) => Some(amount),
            _ => None,
        }
    }
}

impl Count {
    /// Returns the amounts that a counted amount is computed from.
    ///
    /// ```
    /// use altmode_tcg_language::{Amount, Count};
    ///
    /// let sum = Count::Sum(Amount::Fixed(1), Amount::Fixed(2));
    /// assert_eq!(sum.operands().collect::<Vec<_>>(), [&Amount::Fixed(1), &Amount::Fixed(2)]);
    /// ```
    pub fn operands(&self) -> impl Iterator<Item = &Amount> {
        let (one, other) = match self {
            Count::Sum(one, other)
            | Count::Product(one, other)
            | Count::Least(one, other)
            | Count::Difference(one, other) => (Some(one), Some(other)),
            Count::Missing { to, .. } => (Some(to), None),
            _ => (None, None),
        };
        one.into_iter().chain(other)
    }
}

#[cfg(test)]
mod tests {
    use crate::{Count, Effect, Encode, Quality};
    use altmode_language::{Parts, Shape, ShapeOf};

    /// Returns the words of a type that have an amount as a parameter.
    fn with_amounts<T: Encode>() -> Vec<&'static str> {
        let Shape::Choice(words) = T::shape() else { panic!("a type with several words") };
        let is_amount = |shape: &ShapeOf| matches!(shape(), Shape::Amount(_));
        let has_amount = |parts: &Parts| match parts {
            Parts::None => false,
            Parts::One(shape) => is_amount(shape),
            Parts::Several(shapes) => shapes.iter().any(is_amount),
            Parts::Fields(fields) => fields.iter().any(|field| is_amount(&field.shape)),
        };
        words.iter().filter(|word| has_amount(&word.parts)).map(|word| word.name).collect()
    }

    /// A new word with an amount belongs into [`Effect::amount`], [`Quality::amount`] or [`Count::operands`], and into this list.
    #[test]
    fn every_word_with_an_amount_is_listed() {
        let effects = "damage repair move-damage move-damage-to-this flip-more flip-outside-battle draw scrap-from-hand they-reveal \
                       top-into-ko scrap-from-deck reveal-top look-at-top put-on-top plan times note";
        assert_eq!(with_amounts::<Effect>().join(" "), effects);
        let qualities = "attack defense health base-attack base-defense bold tough pierce focus safeguard extra-attack-flips \
                         most-attack-damage";
        assert_eq!(with_amounts::<Quality>().join(" "), qualities);
        assert_eq!(with_amounts::<Count>().join(" "), "missing sum product least difference");
    }
}
