//! Boosters, simulated: the real collation is not published, so how many cards of each rarity a booster holds is an
//! option.

use crate::input::shorten;
use altmode_core::{Error, Random, Result};
use serde::{Deserialize, Serialize};

/// No tournament opens more at once.
const MOST_BOOSTERS: u32 = 10_000;
/// No booster holds more cards of a kind.
const MOST_SLOTS: u32 = 60;
/// No set has more cards.
const MOST_CARDS: usize = 2_000;

/// A card that boosters can hold.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BoosterCard {
    /// Its id.
    pub card: String,
    /// Its rarity.
    pub rarity: String,
}

/// What boosters can hold.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct BoosterCards {
    /// Character cards.
    pub characters: Vec<BoosterCard>,
    /// Small character cards, which take the place of one battle card.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<BoosterCard>>"))]
    pub small_characters: Vec<BoosterCard>,
    /// Battle cards.
    pub battle: Vec<BoosterCard>,
}

/// A rarity and its weight.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RarityWeight {
    /// Which.
    pub rarity: String,
    /// How often, beside the others.
    pub weight: u32,
}

/// What a booster holds. All of it can be left out: one character and seven battle cards, six beside a small character
/// (Tournament Rules 7.7), each card of the set as likely as any other of its kind.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct BoosterMix {
    /// Character cards in a booster.
    #[cfg_attr(feature = "typescript", ts(as = "Option<u32>"))]
    pub characters: u32,
    /// Battle cards in a booster without a small character.
    #[cfg_attr(feature = "typescript", ts(as = "Option<u32>"))]
    pub battle: u32,
    /// Of 100 boosters, how many hold a small character instead of one battle card.
    #[cfg_attr(feature = "typescript", ts(as = "Option<u32>"))]
    pub small_character_percent: u32,
    /// How often each rarity comes; others never. Empty: each card is as likely as any other.
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<RarityWeight>>"))]
    pub rarities: Vec<RarityWeight>,
    /// Whether one booster can hold a card twice.
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>"))]
    pub repeats: bool,
}

impl Default for BoosterMix {
    fn default() -> Self {
        BoosterMix { characters: 1, battle: 7, small_character_percent: 0, rarities: Vec::new(), repeats: false }
    }
}

/// An opened booster.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Booster {
    /// Character cards, small ones among them.
    pub characters: Vec<String>,
    /// Battle cards.
    pub battle: Vec<String>,
}

/// Opens boosters.
///
/// # Errors
///
/// A mix that no booster has, with its place, and `too-few-cards` when there are no cards for it.
pub fn open_boosters(cards: &BoosterCards, mix: &BoosterMix, count: u32, random: &mut Random) -> Result<Vec<Booster>> {
    if count > MOST_BOOSTERS {
        return Err(Error::new("out-of-range", format!("at most {MOST_BOOSTERS} boosters are opened at once")).at("count"));
    }
    for (name, value, most) in [
        ("characters", mix.characters, MOST_SLOTS),
        ("battle", mix.battle, MOST_SLOTS),
        ("smallCharacterPercent", mix.small_character_percent, 100),
    ] {
        if value > most {
            return Err(Error::new("out-of-range", format!("at most {most} is possible here, not {value}")).at(name).at("mix"));
        }
    }
    let at = |name: &'static str| move |error: Error| error.at(name).at("cards");
    let characters = Sheet::new(&cards.characters, mix).map_err(at("characters"))?;
    let small = Sheet::new(&cards.small_characters, mix).map_err(at("smallCharacters"))?;
    let battle = Sheet::new(&cards.battle, mix).map_err(at("battle"))?;
    (0..count)
        .map(|_| {
            let with_small = random.below(100) < mix.small_character_percent;
            let mut booster = Booster::default();
            characters.draw(mix.characters, mix.repeats, random, &mut booster.characters).map_err(at("characters"))?;
            small.draw(u32::from(with_small), true, random, &mut booster.characters).map_err(at("smallCharacters"))?;
            let rest = mix.battle.saturating_sub(u32::from(with_small));
            battle.draw(rest, mix.repeats, random, &mut booster.battle).map_err(at("battle"))?;
            Ok(booster)
        })
        .collect()
}

/// Cards by rarity.
struct Sheet<'a> {
    rarities: Vec<(u32, Vec<&'a str>)>,
}

impl<'a> Sheet<'a> {
    fn new(cards: &'a [BoosterCard], mix: &BoosterMix) -> Result<Sheet<'a>> {
        if cards.len() > MOST_CARDS {
            return Err(Error::new("too-long", format!("a set has at most {MOST_CARDS} cards of a kind")));
        }
        if mix.rarities.is_empty() {
            return Ok(Sheet { rarities: vec![(1, cards.iter().map(|card| card.card.as_str()).collect())] });
        }
        let mut rarities = Vec::new();
        for RarityWeight { rarity, weight } in &mix.rarities {
            if *weight > 1_000 {
                let message = format!("the weight of \"{}\" is at most 1000, not {weight}", shorten(rarity));
                return Err(Error::new("out-of-range", message));
            }
            let of: Vec<&str> = cards.iter().filter(|card| card.rarity == *rarity).map(|card| card.card.as_str()).collect();
            if *weight > 0 && !of.is_empty() {
                rarities.push((*weight, of));
            }
        }
        if rarities.len() > 60 {
            return Err(Error::new("too-long", "there are at most 60 rarities"));
        }
        Ok(Sheet { rarities })
    }

    /// Draws cards; unless they may repeat, each other than those before it.
    fn draw(&self, count: u32, repeats: bool, random: &mut Random, drawn: &mut Vec<String>) -> Result<()> {
        for _ in 0..count {
            let fresh = |card: &&str| repeats || !drawn.iter().any(|other| other == card);
            let open: Vec<(u32, Vec<&str>)> = self
                .rarities
                .iter()
                .map(|(weight, cards)| (*weight, cards.iter().copied().filter(fresh).collect::<Vec<_>>()))
                .filter(|(_, cards)| !cards.is_empty())
                .collect();
            let total: u32 = open.iter().map(|(weight, _)| weight).sum();
            if total == 0 {
                return Err(Error::new("too-few-cards", "there are too few cards of these rarities to fill a booster"));
            }
            let mut at = random.below(total);
            for (weight, cards) in open {
                if at < weight {
                    drawn.push(cards[random.below(cards.len() as u32) as usize].to_string());
                    break;
                }
                at -= weight;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(prefix: &str, count: usize, rarity: &str) -> Vec<BoosterCard> {
        (0..count).map(|number| BoosterCard { card: format!("{prefix}{number}"), rarity: rarity.to_string() }).collect()
    }

    #[test]
    fn boosters_hold_seven_battle_cards_or_six_with_a_small_character() {
        let set = BoosterCards { characters: cards("c", 9, "c"), small_characters: cards("s", 4, "c"), battle: cards("b", 20, "c") };
        let mix = BoosterMix { small_character_percent: 50, ..BoosterMix::default() };
        let opened = open_boosters(&set, &mix, 200, &mut Random::from_seed_text("1").unwrap()).unwrap();
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
        let set = BoosterCards { characters: cards("x", 1, "rare"), small_characters: Vec::new(), battle };
        let weight = |rarity: &str, weight| RarityWeight { rarity: rarity.into(), weight };
        let mix = BoosterMix { rarities: vec![weight("common", 9), weight("rare", 1)], battle: 1, ..BoosterMix::default() };
        let opened = open_boosters(&set, &mix, 1000, &mut Random::from_seed_text("1").unwrap()).unwrap();
        let rare = opened.iter().filter(|booster| booster.battle[0].starts_with('r')).count();
        assert!((60..150).contains(&rare), "{rare}");
    }

    #[test]
    fn too_few_cards_are_told() {
        let set = BoosterCards { characters: cards("c", 1, "c"), small_characters: Vec::new(), battle: cards("b", 3, "c") };
        let error = open_boosters(&set, &BoosterMix::default(), 1, &mut Random::from_seed_text("1").unwrap()).unwrap_err();
        assert_eq!((error.code, error.path.as_str()), ("too-few-cards", "cards.battle"));
    }
}
