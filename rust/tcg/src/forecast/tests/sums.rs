//! Tests of sums against exact fractions, explanations against totals, and large decks against played battles.

use super::*;
use crate::{
    cards::catalogue::quality,
    forecast::flips::{FlipClass, FlipCounts, Segment, distribution},
};
use altmode_core::Random;

/// Counts ways as integers, card by card over all orders of the first cards.
fn by_orders(
    deck: &mut Vec<(u8, bool)>,
    flips: usize,
    bonus: usize,
    so_far: (usize, bool, usize),
    ways: &mut [u128; 40],
) {
    let (pips, white, flipped) = so_far;
    let wanted = if white { flips + bonus } else { flips };
    if flipped == wanted || deck.is_empty() {
        // Each order of the remaining cards counts separately.
        ways[pips] += (1..=deck.len() as u128).product::<u128>();
        return;
    }
    for at in 0..deck.len() {
        let (card, is_white) = deck.swap_remove(at);
        by_orders(
            deck,
            flips,
            bonus,
            (pips + usize::from(card), white || is_white, flipped + 1),
            ways,
        );
        deck.push((card, is_white));
        let last = deck.len() - 1;
        deck.swap(at, last);
    }
}

#[test]
fn pips_are_exact_fractions() {
    for (cards, flips) in [
        (vec![(1, false), (1, false), (0, true), (0, false), (2, false), (0, false)], 2),
        (vec![(1, true), (1, false), (0, true), (0, false), (2, false), (1, true), (0, false)], 3),
        (vec![(1, true), (0, true)], 3),
        (vec![(0, false); 5], 4),
    ] {
        let mut ways = [0u128; 40];
        by_orders(&mut cards.clone(), flips, 2, (0, false, 0), &mut ways);
        let all: u128 = (1..=cards.len() as u128).product();
        let mut segment = Segment { classes: Vec::new(), take: cards.len() as u16 };
        for &(pips, white) in &cards {
            segment.classes.push(FlipClass { pips, pierce: 0, white, count: 1 });
        }
        let wanted = FlipCounts { flips: flips as u16, bonus: 2, white_used: false, most: 22 };
        let sums = distribution(&[segment], &wanted);
        for (pips, _, chance) in sums.iter() {
            assert!(
                (chance - ways[pips] as f64 / all as f64).abs() < 1e-12,
                "{cards:?}: {pips} pips"
            );
        }
        assert!((sums.iter().map(|(.., chance)| chance).sum::<f64>() - 1.0).abs() < 1e-12);
    }
}

#[test]
fn explanations_add_up_for_every_card() {
    let (left, right) = small_decks();
    let mut attackers = 0;
    for Fighter { name, character, stratagem } in fighters() {
        let plain = json!({ "attack": 3, "defense": 1, "health": 7 });
        let input = json!({
            "attacker": character, "defender": plain, "attackerDeck": left, "defenderDeck": right,
            "attackerStratagems": stratagem.as_slice(),
        });
        let Ok(question) = typed_in(rules(), &input) else { continue };
        attackers += 1;
        for kind in [
            quality::ATTACK,
            quality::DEFENSE,
            quality::HEALTH,
            quality::BOLD,
            quality::TOUGH,
            quality::PIERCE,
            quality::FOCUS,
            quality::SAFEGUARD,
            quality::BASE_ATTACK,
        ] {
            let mut sum = 0;
            explain::each_source(
                rules(),
                &question.state,
                question.attacker,
                kind,
                |_, _, amount| sum += amount,
            );
            assert_eq!(
                sum,
                rules().total(&question.state, question.attacker, kind),
                "{name}: quality {kind}"
            );
        }
        // The listed contributions add up to the totals, too, before icons.
        let listed = |question: &AttackQuestion, side: &str, of: &str| {
            let parts = explain::explain(question, &question.state, &Tally::default());
            parts
                .iter()
                .filter(|part| part.side == side && part.of == of && part.from != "icons")
                .map(|part| part.amount)
                .sum::<f64>()
        };
        assert_eq!(
            listed(&question, "attacker", "attack"),
            f64::from(rules().attack_sum(&question.state, question.attacker)),
            "{name}: attack"
        );
        let input = json!({
            "attacker": plain, "defender": character, "attackerDeck": left, "defenderDeck": right,
            "defenderStratagems": stratagem.as_slice(),
        });
        let question = ask(input);
        let (state, defender) = (&question.state, question.defender);
        assert_eq!(
            listed(&question, "defender", "defense"),
            f64::from(rules().defense_sum(state, defender)),
            "{name}: defense"
        );
        assert_eq!(
            listed(&question, "defender", "health"),
            f64::from(rules().health(state, defender)),
            "{name}: health"
        );
    }
    assert!(attackers > 1500, "{attackers}");
}

/// Decks of 40 cards with a mixture of everything.
fn large_decks() -> (Value, Value) {
    let deck = |own: &str, other: &str| {
        json!([
            { "icons": [own], "count": 12 }, { "icons": [other], "count": 6 }, { "icons": ["white"], "count": 6 },
            { "icons": ["black"], "count": 4 }, { "icons": [own, own], "count": 3 }, { "icons": [own, "white"], "count": 3 },
            { "icons": ["black", other], "count": 3 }, { "icons": ["green"], "count": 3 },
        ])
    };
    (deck("orange", "blue"), deck("blue", "orange"))
}

/// Returns the frequencies of damage in battles with shuffled decks, played by the engine.
fn frequencies(question: &AttackQuestion, battles: u32) -> Vec<f64> {
    let mut random = Random::from_seed_text("f0").unwrap();
    let mut found = Vec::new();
    for _ in 0..battles {
        let mut known = question.clone();
        for player in &mut known.state.players {
            random.shuffle(&mut player.deck);
            for &card in player.deck.iter() {
                known.state.objects[usize::from(card)].seen = 3;
            }
        }
        let one = known.play_out(true);
        for (number, chance) in one.damage.iter().enumerate() {
            add(&mut found, number as i16, chance / f64::from(battles));
        }
    }
    found
}

#[test]
fn large_decks_agree_with_played_battles() {
    const BATTLES: u32 = 3000;
    let (left, right) = large_decks();
    for (attacker, defender) in [
        (
            json!({ "attack": 5, "bold": 2, "pierce": 1 }),
            json!({ "defense": 2, "tough": 2, "health": 12, "damage": 4 }),
        ),
        (
            json!({ "card": "Arcee, Skilled Fighter", "mode": "bot" }),
            json!({ "card": "Optimus Prime, Battlefield Legend", "mode": "bot" }),
        ),
        (
            json!({ "card": "Bumblebee, Courageous Scout", "mode": "bot" }),
            json!({ "card": "Wheeljack, Weapons Inventor", "mode": "alt" }),
        ),
        (
            json!({ "card": "Megatron, Living Weapon", "mode": "bot", "upgrades": ["Power Sword"] }),
            json!({ "card": "Barrage, Merciless Insecticon", "upgrades": ["Force Field"] }),
        ),
    ] {
        let input = json!({ "attacker": attacker, "defender": defender, "attackerDeck": left, "defenderDeck": right, "policy": "keep" });
        let question = ask(input);
        let counted = question.tally();
        assert!((counted.damage.iter().sum::<f64>() - 1.0).abs() < 1e-12);
        for played in [frequencies(&question, BATTLES), question.estimate(BATTLES as usize).damage]
        {
            for damage in 0..counted.damage.len().max(played.len()) {
                let at = |numbers: &Vec<f64>| numbers.get(damage).copied().unwrap_or(0.0);
                let (chance, frequency) = (at(&counted.damage), at(&played));
                let error = (chance * (1.0 - chance) / f64::from(BATTLES)).sqrt();
                assert!(
                    (chance - frequency).abs() <= 4.0 * error + 1e-12,
                    "{attacker} {defender}: {damage} damage {chance} {frequency}"
                );
            }
        }
    }
}
