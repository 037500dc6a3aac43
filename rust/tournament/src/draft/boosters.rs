//! Simulated boosters. The collation of printed boosters is not published, so the weight of each rarity is an option.

use crate::input::shorten;
use altmode_core::{Error, Random, Result};
use altmode_tournament_derive::Read;
use serde::Serialize;
use std::collections::HashMap;

/// Maximum number of boosters opened by one call.
const MOST_BOOSTERS: u32 = 10_000;
/// Maximum number of cards of one kind in a booster.
const MOST_SLOTS: u32 = 60;
/// Maximum number of cards in all boosters of one call. 1,000 players who open six boosters each draw 48,000.
const MOST_DRAWN: u32 = 200_000;
/// Maximum number of cards of a set.
const MOST_CARDS: usize = 2_000;
/// Maximum length of a card id or a rarity.
const LONGEST_ID: usize = 100;
/// Maximum number of rarities of a set.
const MOST_RARITIES: usize = 60;

/// A card that boosters can hold.
#[derive(Clone, Debug, Read)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BoosterCard {
    /// Id of the card.
    pub card: String,
    /// Rarity of the card.
    pub rarity: String,
}

/// The cards of a set, by kind.
#[derive(Clone, Debug, Read)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct BoosterCards {
    /// Character cards.
    pub characters: Vec<BoosterCard>,
    /// Small character cards. A small character card replaces one battle card.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<BoosterCard>>"))]
    pub small_characters: Vec<BoosterCard>,
    /// Battle cards.
    pub battle: Vec<BoosterCard>,
}

/// A rarity with its weight.
#[derive(Clone, Debug, Read)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RarityWeight {
    /// Rarity.
    pub rarity: String,
    /// Weight of the rarity, relative to the other weights.
    pub weight: u32,
}

/// The contents of a booster. By default one character and seven battle cards, or six battle cards with a small character
/// (Tournament Rules 7.7), and each card of the set is equally likely among the cards of its kind.
#[derive(Clone, Debug, Read)]
#[serde(default, rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct BoosterMix {
    /// Number of character cards in a booster.
    #[cfg_attr(feature = "typescript", ts(as = "Option<u32>"))]
    pub characters: u32,
    /// Number of battle cards in a booster without a small character.
    #[cfg_attr(feature = "typescript", ts(as = "Option<u32>"))]
    pub battle: u32,
    /// Percentage of boosters with a small character in place of one battle card.
    #[cfg_attr(feature = "typescript", ts(as = "Option<u32>"))]
    pub small_character_percent: u32,
    /// Weight of each rarity; rarities without a weight are never drawn. If empty, each card is equally likely.
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<RarityWeight>>"))]
    pub rarities: Vec<RarityWeight>,
    /// Whether a booster can contain several copies of a card.
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>"))]
    pub repeats: bool,
}

impl Default for BoosterMix {
    fn default() -> Self {
        BoosterMix {
            characters: 1,
            battle: 7,
            small_character_percent: 0,
            rarities: Vec::new(),
            repeats: false,
        }
    }
}

/// An opened booster.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Read)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Booster {
    /// Character cards, including small ones.
    pub characters: Vec<String>,
    /// Battle cards.
    pub battle: Vec<String>,
}

/// An order of boosters to open.
#[derive(Clone, Debug, Read)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct BoosterOrder {
    /// Seed of 1 to 32 hexadecimal digits.
    pub seed: String,
    /// Number of boosters.
    pub count: u32,
    /// Cards of the set.
    pub cards: BoosterCards,
    /// Contents of a booster.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<BoosterMix>"))]
    pub mix: BoosterMix,
}

/// Opens boosters with random contents.
///
/// # Errors
///
/// Returns an error with its path if the mix is out of range, and `too-few-cards` if the set has too few cards for it.
pub fn open_boosters(
    cards: &BoosterCards,
    mix: &BoosterMix,
    count: u32,
    random: &mut Random,
) -> Result<Vec<Booster>> {
    if count > MOST_BOOSTERS {
        return Err(Error::new(
            "out-of-range",
            format!("at most {MOST_BOOSTERS} boosters are opened at once"),
        )
        .at("count"));
    }
    for (name, value, most) in [
        ("characters", mix.characters, MOST_SLOTS),
        ("battle", mix.battle, MOST_SLOTS),
        ("smallCharacterPercent", mix.small_character_percent, 100),
    ] {
        if value > most {
            return Err(Error::new(
                "out-of-range",
                format!("at most {most} is possible here, not {value}"),
            )
            .at(name)
            .at("mix"));
        }
    }
    if count.saturating_mul(mix.characters + mix.battle) > MOST_DRAWN {
        let message =
            format!("at most {MOST_DRAWN} cards are drawn at once; these boosters hold more");
        return Err(Error::new("out-of-range", message).at("count"));
    }
    if mix.rarities.len() > MOST_RARITIES {
        return Err(Error::new("too-long", format!("there are at most {MOST_RARITIES} rarities"))
            .at("rarities")
            .at("mix"));
    }
    let at = |name: &'static str| move |error: Error| error.at(name).at("cards");
    let characters = Sheet::new(&cards.characters, mix).map_err(at("characters"))?;
    let small = Sheet::new(&cards.small_characters, mix).map_err(at("smallCharacters"))?;
    let battle = Sheet::new(&cards.battle, mix).map_err(at("battle"))?;
    (0..count)
        .map(|_| {
            let with_small = random.below(100) < mix.small_character_percent;
            let mut booster = Booster::default();
            characters
                .draw(mix.characters, mix.repeats, random, &mut booster.characters)
                .map_err(at("characters"))?;
            small
                .draw(u32::from(with_small), true, random, &mut booster.characters)
                .map_err(at("smallCharacters"))?;
            let rest = mix.battle.saturating_sub(u32::from(with_small));
            battle.draw(rest, mix.repeats, random, &mut booster.battle).map_err(at("battle"))?;
            Ok(booster)
        })
        .collect()
}

/// The cards of one rarity.
struct Rarity<'a> {
    weight: u32,
    cards: Vec<&'a str>,
}

/// The cards of one kind, grouped by rarity.
struct Sheet<'a> {
    rarities: Vec<Rarity<'a>>,
    /// Indices of rarity and card for each id, one entry for each time that the set lists the card.
    places: HashMap<&'a str, Vec<(usize, usize)>>,
}

impl<'a> Sheet<'a> {
    fn new(cards: &'a [BoosterCard], mix: &BoosterMix) -> Result<Sheet<'a>> {
        if cards.len() > MOST_CARDS {
            return Err(Error::new(
                "too-long",
                format!("a set has at most {MOST_CARDS} cards of a kind"),
            ));
        }
        if let Some(index) = cards.iter().position(|card| card.card.len() > LONGEST_ID) {
            return Err(Error::new("too-long", format!("an id has at most {LONGEST_ID} bytes"))
                .at(format!("[{index}].card")));
        }
        let all = |fits: &dyn Fn(&BoosterCard) -> bool| {
            cards.iter().filter(|card| fits(card)).map(|card| card.card.as_str()).collect()
        };
        let mut rarities = Vec::new();
        if mix.rarities.is_empty() {
            rarities.push(Rarity { weight: 1, cards: all(&|_| true) });
        }
        for RarityWeight { rarity, weight } in &mix.rarities {
            if *weight > 1_000 {
                let message =
                    format!("the weight of \"{}\" is at most 1000, not {weight}", shorten(rarity));
                return Err(Error::new("out-of-range", message));
            }
            let of: Vec<&str> = all(&|card| card.rarity == *rarity);
            if *weight > 0 && !of.is_empty() {
                rarities.push(Rarity { weight: *weight, cards: of });
            }
        }
        let mut places: HashMap<&str, Vec<(usize, usize)>> = HashMap::new();
        for (number, rarity) in rarities.iter().enumerate() {
            for (place, card) in rarity.cards.iter().enumerate() {
                places.entry(card).or_default().push((number, place));
            }
        }
        Ok(Sheet { rarities, places })
    }

    /// Draws random cards. Without `repeats`, they differ from each other and from those in `drawn`.
    fn draw(
        &self,
        count: u32,
        repeats: bool,
        random: &mut Random,
        drawn: &mut Vec<String>,
    ) -> Result<()> {
        // Sorted indices of the drawn cards of each rarity. Lists of indices suffice because few cards of a set are drawn.
        let mut used: Vec<Vec<usize>> = vec![Vec::new(); self.rarities.len()];
        let use_up = |card: &str, used: &mut Vec<Vec<usize>>| {
            for &(rarity, place) in self.places.get(card).into_iter().flatten() {
                if let Err(at) = used[rarity].binary_search(&place) {
                    used[rarity].insert(at, place);
                }
            }
        };
        if !repeats {
            drawn.iter().for_each(|card| use_up(card, &mut used));
        }
        for _ in 0..count {
            let open = |number: usize| self.rarities[number].cards.len() - used[number].len();
            let total: u32 = (0..self.rarities.len())
                .filter(|&number| open(number) > 0)
                .map(|number| self.rarities[number].weight)
                .sum();
            if total == 0 {
                return Err(Error::new(
                    "too-few-cards",
                    "there are too few cards of these rarities to fill a booster",
                ));
            }
            let mut at = random.below(total);
            for (number, rarity) in
                self.rarities.iter().enumerate().filter(|(number, _)| open(*number) > 0)
            {
                if at >= rarity.weight {
                    at -= rarity.weight;
                    continue;
                }
                let mut place = random.below(open(number) as u32) as usize;
                for &gone in &used[number] {
                    place += usize::from(gone <= place);
                }
                let card = rarity.cards[place];
                drawn.push(card.to_string());
                if !repeats {
                    use_up(card, &mut used);
                }
                break;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(prefix: &str, count: usize, rarity: &str) -> Vec<BoosterCard> {
        (0..count)
            .map(|number| BoosterCard {
                card: format!("{prefix}{number}"),
                rarity: rarity.to_string(),
            })
            .collect()
    }

    #[test]
    fn boosters_hold_seven_battle_cards_or_six_with_a_small_character() {
        let set = BoosterCards {
            characters: cards("c", 9, "c"),
            small_characters: cards("s", 4, "c"),
            battle: cards("b", 20, "c"),
        };
        let mix = BoosterMix { small_character_percent: 50, ..BoosterMix::default() };
        let opened =
            open_boosters(&set, &mix, 200, &mut Random::from_seed_text("1").unwrap()).unwrap();
        let small = opened.iter().filter(|booster| booster.characters.len() == 2).count();
        assert!((60..140).contains(&small), "{small}");
        for booster in opened {
            assert_eq!(booster.battle.len(), 8 - booster.characters.len());
            let mut different = booster.battle.clone();
            different.sort();
            different.dedup();
            assert_eq!(different.len(), booster.battle.len());
        }
    }

    #[test]
    fn rarities_come_as_often_as_they_weigh() {
        let mut battle = cards("c", 10, "common");
        battle.extend(cards("r", 10, "rare"));
        let set = BoosterCards {
            characters: cards("x", 1, "rare"),
            small_characters: Vec::new(),
            battle,
        };
        let weight = |rarity: &str, weight| RarityWeight { rarity: rarity.into(), weight };
        let mix = BoosterMix {
            rarities: vec![weight("common", 9), weight("rare", 1)],
            battle: 1,
            ..BoosterMix::default()
        };
        let opened =
            open_boosters(&set, &mix, 1000, &mut Random::from_seed_text("1").unwrap()).unwrap();
        let rare = opened.iter().filter(|booster| booster.battle[0].starts_with('r')).count();
        assert!((60..150).contains(&rare), "{rare}");
    }

    #[test]
    fn the_most_boosters_of_the_largest_set_are_opened_in_a_moment() {
        let set = BoosterCards {
            characters: cards("c", 2000, "c"),
            small_characters: Vec::new(),
            battle: cards("b", 2000, "c"),
        };
        let mut mix = BoosterMix { characters: 60, battle: 60, ..BoosterMix::default() };
        let begin = cpu_time::ThreadTime::now();
        let mut random = Random::from_seed_text("1").unwrap();
        let opened = open_boosters(&set, &mix, MOST_DRAWN / 120, &mut random).unwrap();
        assert_eq!(
            opened
                .iter()
                .map(|booster| booster.battle.len() + booster.characters.len())
                .sum::<usize>(),
            199_920
        );
        assert!(begin.elapsed().as_secs() < 3, "{:?}", begin.elapsed());
        let error = open_boosters(&set, &mix, 10_000, &mut random).unwrap_err();
        assert_eq!((error.code, error.path.as_str()), ("out-of-range", "count"));
        mix.rarities = vec![RarityWeight { rarity: "c".into(), weight: 1 }; 61];
        assert_eq!(open_boosters(&set, &mix, 1, &mut random).unwrap_err().path, "mix.rarities");
        let long = BoosterCards { battle: cards(&"b".repeat(100), 3, "c"), ..set };
        assert_eq!(
            open_boosters(&long, &BoosterMix::default(), 1, &mut random).unwrap_err().path,
            "cards.battle[0].card"
        );
    }

    #[test]
    fn cards_listed_twice_are_drawn_once_and_as_often() {
        let mut battle = cards("a", 3, "c");
        battle.extend(cards("a", 3, "r"));
        let set =
            BoosterCards { characters: cards("x", 1, "c"), small_characters: Vec::new(), battle };
        let weight = |rarity: &str| RarityWeight { rarity: rarity.into(), weight: 1 };
        let mix = BoosterMix {
            battle: 3,
            rarities: vec![weight("c"), weight("r")],
            ..BoosterMix::default()
        };
        for mut booster in
            open_boosters(&set, &mix, 50, &mut Random::from_seed_text("1").unwrap()).unwrap()
        {
            booster.battle.sort();
            assert_eq!(booster.battle, ["a0", "a1", "a2"]);
        }
        let mix = BoosterMix { battle: 4, ..mix };
        assert_eq!(
            open_boosters(&set, &mix, 1, &mut Random::from_seed_text("1").unwrap())
                .unwrap_err()
                .code,
            "too-few-cards"
        );
    }

    #[test]
    fn too_few_cards_are_told() {
        let set = BoosterCards {
            characters: cards("c", 1, "c"),
            small_characters: Vec::new(),
            battle: cards("b", 3, "c"),
        };
        let error = open_boosters(
            &set,
            &BoosterMix::default(),
            1,
            &mut Random::from_seed_text("1").unwrap(),
        )
        .unwrap_err();
        assert_eq!((error.code, error.path.as_str()), ("too-few-cards", "cards.battle"));
    }
}
