//! New numbers and definitions for hidden cards.

use crate::Random;

/// Deals hidden cards anew. `cards` has the number and the definition of the card in each place, in an order that follows from
/// the places alone. Numbers and definitions are shuffled separately, because the number of a card would tell which card it is.
///
/// Cards with a number that is `kept` keep their definition, because the seat knows them although their places are hidden. They
/// go to random places that are `alike` to their own.
///
/// The result depends only on the sets of numbers and definitions, so that it is equal for all states that a seat cannot
/// distinguish.
///
/// ```
/// let deal = |mut cards: [(u8, char); 3]| {
///     altmode_core::redeal(&mut altmode_core::Random::from_seed_text("1").unwrap(), &mut cards, |_| false, |_, _| true);
///     cards
/// };
/// assert_eq!(deal([(0, 'a'), (1, 'b'), (2, 'c')]), deal([(2, 'b'), (0, 'c'), (1, 'a')]));
/// ```
pub fn redeal<N: Copy + Ord, D: Copy + Ord>(
    random: &mut Random,
    cards: &mut [(N, D)],
    kept: impl Fn(N) -> bool,
    alike: impl Fn(N, N) -> bool,
) {
    let before = cards.to_vec();
    let mut free: Vec<usize> = (0..cards.len()).collect();
    let mut stay: Vec<(N, D)> =
        before.iter().copied().filter(|&(number, _)| kept(number)).collect();
    crate::sort_few(&mut stay, |one, other| one.0 < other.0);
    for &card in &stay {
        let able: Vec<usize> =
            (0..free.len()).filter(|&at| alike(before[free[at]].0, card.0)).collect();
        if let Some(&at) = able.get(random.below(able.len().max(1) as u32) as usize) {
            cards[free.remove(at)] = card;
        }
    }
    let others = || before.iter().copied().filter(|&(number, _)| !kept(number));
    let mut numbers: Vec<N> = others().map(|(number, _)| number).collect();
    let mut defs: Vec<D> = others().map(|(_, def)| def).collect();
    random.shuffle_sorted(&mut numbers);
    random.shuffle_sorted(&mut defs);
    for ((at, number), def) in free.into_iter().zip(numbers).zip(defs) {
        cards[at] = (number, def);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Deals two cards in hand (numbers below 2) and four in a deck; card 4 is known.
    fn dealt(seed: u32, cards: [(u8, char); 6]) -> [(u8, char); 6] {
        let mut dealt = cards;
        let place = |number: u8| cards.iter().position(|card| card.0 == number).unwrap() < 2;
        redeal(
            &mut Random::from_words([seed, 0, 0, 0]),
            &mut dealt,
            |number| number == 4,
            |one, other| place(one) == place(other),
        );
        dealt
    }

    #[test]
    fn known_cards_keep_their_definition_and_every_place_is_possible() {
        let cards = [(0, 'a'), (1, 'b'), (2, 'c'), (3, 'd'), (4, 'e'), (5, 'f')];
        let (mut first, mut known) = ([0; 6], [0; 6]);
        for seed in 0..600 {
            let now = dealt(seed, cards);
            let at = now.iter().position(|card| card.0 == 4).unwrap();
            assert_eq!(now[at], (4, 'e'));
            known[at] += 1;
            first[now.iter().position(|card| card.1 == 'a').unwrap()] += 1;
            let (mut numbers, mut defs): (Vec<u8>, Vec<char>) = now.iter().copied().unzip();
            numbers.sort_unstable();
            defs.sort_unstable();
            assert_eq!((numbers, defs), ((0..6).collect(), ('a'..='f').collect()));
        }
        assert_eq!(known[..2], [0, 0]);
        assert!(known[2..].iter().all(|&times| times > 100), "{known:?}");
        assert!(first.iter().all(|&times| times > 60), "{first:?}");
    }

    #[test]
    fn the_true_arrangement_has_no_influence() {
        let others = [(5, 'c'), (3, 'f'), (0, 'b'), (4, 'e'), (2, 'a'), (1, 'd')];
        for seed in 0..20 {
            let cards = [(0, 'a'), (1, 'b'), (2, 'c'), (3, 'd'), (4, 'e'), (5, 'f')];
            assert_eq!(dealt(seed, cards), dealt(seed, others));
        }
    }
}
