//! Parsing of the other inputs: options, decks, matches, drafts.

use crate::{
    deck::{DeckCard, DeckDifference, DeckList, Section, SideList},
    draft::{
        Booster, BoosterCard, BoosterCards, BoosterMix, BoosterOrder, DraftConfig, DraftStep,
        RarityWeight, SavedDraft, SealedOptions,
    },
    event::BRACKETS,
    node::{Node, ObjectFields, Read, pair_of, unknown, word},
    options::{Format, MissedRounds, Options, Prize, Structure, Unfinished},
    play::{
        ChoiceOrder, GameEnd, MatchOptions, MatchStep, SavedMatch, SideboardRule, TiebreakDecks,
        TiebreakInput,
    },
    tournament::CutOptions,
    viewer::Viewer,
};
use altmode_core::{Error, Result};

const FORMATS: [(&str, Format); 4] = [
    ("constructed", Format::Constructed),
    ("sealed", Format::Sealed),
    ("draft", Format::Draft),
    ("turbo", Format::Turbo),
];
const STRUCTURES: [(&str, Structure); 3] = [
    ("swiss", Structure::Swiss),
    ("roundRobin", Structure::RoundRobin),
    ("singleElimination", Structure::SingleElimination),
];
const UNFINISHED: [(&str, Unfinished); 2] =
    [("draw", Unfinished::Draw), ("tiebreak", Unfinished::Tiebreak)];
const MISSED: [(&str, MissedRounds); 2] =
    [("loss", MissedRounds::Loss), ("ignored", MissedRounds::Ignored)];
const SIDEBOARDS: [(&str, SideboardRule); 4] = [
    ("constructed", SideboardRule::Constructed),
    ("betweenMatches", SideboardRule::BetweenMatches),
    ("betweenGames", SideboardRule::BetweenGames),
    ("none", SideboardRule::None),
];
const CHOICES: [(&str, ChoiceOrder); 2] = [
    ("beforeSideboarding", ChoiceOrder::BeforeSideboarding),
    ("afterSideboarding", ChoiceOrder::AfterSideboarding),
];
const ENDS: [(&str, GameEnd); 2] = [("played", GameEnd::Played), ("agreed", GameEnd::Agreed)];
const SECTIONS: [(&str, Section); 8] = [
    ("characters", Section::Characters),
    ("stratagems", Section::Stratagems),
    ("battle", Section::Battle),
    ("sideboardCharacters", Section::SideboardCharacters),
    ("sideboardStratagems", Section::SideboardStratagems),
    ("sideboardBattle", Section::SideboardBattle),
    ("under", Section::Under),
    ("outside", Section::Outside),
];

impl Read for Prize {
    fn read(node: &Node<'_>) -> Result<Prize> {
        let mut of = ObjectFields::of(node)?;
        let prize = Prize {
            place: of.number("place")?,
            to: of.number_or_none("to")?,
            prize: of.text("prize")?,
        };
        of.end()?;
        Ok(prize)
    }
}

impl Read for Options {
    fn read(node: &Node<'_>) -> Result<Options> {
        let mut of = ObjectFields::of(node)?;
        let within = of.find("withinPods").is_some();
        let options = Options {
            name: of.text_or_none("name")?.unwrap_or_else(|| "Tournament".to_string()),
            seed: of.text("seed")?,
            format: word(&mut of, "format", &FORMATS)?.unwrap_or_default(),
            structure: word(&mut of, "structure", &STRUCTURES)?.unwrap_or_default(),
            rounds: of.number_or_none("rounds")?,
            minutes: of.number_or_none("minutes")?,
            wave_five: of.flag_or("waveFive", true)?,
            playoff: of.number_or_none("playoff")?.unwrap_or(0),
            playoff_bracket: word(&mut of, "playoffBracket", &BRACKETS)?,
            third_place: of.flag_or("thirdPlace", false)?,
            games_to_win: of.number_or_none("gamesToWin")?.unwrap_or(2),
            playoff_games_to_win: of.number_or_none("playoffGamesToWin")?,
            unfinished: word(&mut of, "unfinished", &UNFINISHED)?.unwrap_or_default(),
            within_pods: if within { Some(of.flag_or("withinPods", false)?) } else { None },
            missed_rounds: word(&mut of, "missedRounds", &MISSED)?.unwrap_or_default(),
            deck_lists: of.flag_or("deckLists", false)?,
            check_in: of.flag_or("checkIn", false)?,
            capacity: of.number_or_none("capacity")?,
            sets: of.each_of("sets", Node::text)?,
            date: of.text_or_none("date")?,
            bans: of.each_of("bans", Node::text)?,
            prizes: of.each_of("prizes", Prize::read)?,
        };
        of.end()?;
        Ok(options)
    }
}

impl Read for CutOptions {
    fn read(node: &Node<'_>) -> Result<CutOptions> {
        let mut of = ObjectFields::of(node)?;
        let options = CutOptions {
            size: of.number_or_none("size")?,
            bracket: word(&mut of, "bracket", &BRACKETS)?,
        };
        of.end()?;
        Ok(options)
    }
}

impl Read for Viewer {
    fn read(node: &Node<'_>) -> Result<Viewer> {
        match node {
            Node::Text(word) if word == "official" => Ok(Viewer::Official),
            Node::Text(word) if word == "public" => Ok(Viewer::Public),
            Node::Text(word) => Err(unknown(word, &["official", "public", "{ player }"])),
            Node::Object(_) => {
                let mut of = ObjectFields::of(node)?;
                let viewer = Viewer::Player(of.text("player")?);
                of.end()?;
                Ok(viewer)
            }
            other => Err(other.unlike("\"official\", \"public\" or { player }")),
        }
    }
}

impl Read for DeckCard {
    fn read(node: &Node<'_>) -> Result<DeckCard> {
        let mut of = ObjectFields::of(node)?;
        let card = DeckCard { card: of.text("card")?, count: of.number("count")? };
        of.end()?;
        Ok(card)
    }
}

impl Read for SideList {
    fn read(node: &Node<'_>) -> Result<SideList> {
        let mut of = ObjectFields::of(node)?;
        Ok(SideList {
            characters: of.each_of("characters", Node::text)?,
            stratagems: of.each_of("stratagems", Node::text)?,
            battle: of.each_of("battle", DeckCard::read)?,
        })
    }
}

impl Read for DeckList {
    /// Other fields of a deck, such as its name, are ignored.
    fn read(node: &Node<'_>) -> Result<DeckList> {
        let mut of = ObjectFields::of(node)?;
        Ok(DeckList {
            characters: of.texts("characters")?,
            stratagems: of.each_of("stratagems", Node::text)?,
            battle: of.each("battle", DeckCard::read)?,
            sideboard: of
                .find("sideboard")
                .map(SideList::read)
                .transpose()
                .map_err(|error| error.at("sideboard"))?,
            under: of.each_of("under", Node::text)?,
            outside: of.each_of("outside", Node::text)?,
        })
    }
}

impl Read for DeckDifference {
    fn read(node: &Node<'_>) -> Result<DeckDifference> {
        let mut of = ObjectFields::of(node)?;
        of.need("section")?;
        let difference = DeckDifference {
            section: word(&mut of, "section", &SECTIONS)?.unwrap_or(Section::Characters),
            card: of.text("card")?,
            registered: of.number("registered")?,
            found: of.number("found")?,
        };
        of.end()?;
        Ok(difference)
    }
}

/// Parses the index of a player at a table.
fn seat(node: &Node<'_>) -> Result<usize> {
    node.number().map(|seat| seat as usize)
}

fn seat_or_none(of: &mut ObjectFields<'_, '_>, name: &'static str) -> Result<Option<usize>> {
    Ok(of.number_or_none(name)?.map(|seat| seat as usize))
}

fn seat_of(of: &mut ObjectFields<'_, '_>, name: &'static str) -> Result<usize> {
    seat(of.need(name)?).map_err(|error| error.at(name))
}

impl Read for MatchOptions {
    fn read(node: &Node<'_>) -> Result<MatchOptions> {
        let mut of = ObjectFields::of(node)?;
        let options = MatchOptions {
            seed: of.text("seed")?,
            games_to_win: of.number_or_none("gamesToWin")?.unwrap_or(2),
            first: seat_or_none(&mut of, "first")?,
            sideboards: word(&mut of, "sideboards", &SIDEBOARDS)?.unwrap_or_default(),
            choice: word(&mut of, "choice", &CHOICES)?.unwrap_or_default(),
            unfinished: word(&mut of, "unfinished", &UNFINISHED)?.unwrap_or_default(),
            timed: of.flag_or("timed", true)?,
        };
        of.end()?;
        Ok(options)
    }
}

/// Returns the fields of an object tagged with `type`, and the tag.
fn typed<'n, 'a>(node: &'n Node<'a>, what: &str) -> Result<(ObjectFields<'n, 'a>, String)> {
    let mut of = ObjectFields::of(node)?;
    match of.find("type") {
        Some(Node::Text(kind)) => Ok((of, kind.to_string())),
        _ => Err(Error::new("bad-input", format!("{what} has a \"type\"")).at("type")),
    }
}

impl Read for MatchStep {
    fn read(node: &Node<'_>) -> Result<MatchStep> {
        const TYPES: [&str; 10] = [
            "chooseFirst",
            "swapCharacter",
            "swapBattleCards",
            "begin",
            "endTurn",
            "endGame",
            "concedeMatch",
            "drawMatch",
            "time",
            "tiebreak",
        ];
        let (mut of, kind) = typed(node, "a step")?;
        let step = match kind.as_str() {
            "chooseFirst" => {
                of.need("first")?;
                MatchStep::ChooseFirst {
                    player: seat_of(&mut of, "player")?,
                    first: of.flag_or("first", false)?,
                }
            }
            "swapCharacter" => {
                of.need("swapped")?;
                MatchStep::SwapCharacter {
                    player: seat_of(&mut of, "player")?,
                    swapped: of.flag_or("swapped", false)?,
                }
            }
            "swapBattleCards" => MatchStep::SwapBattleCards {},
            "begin" => MatchStep::Begin {},
            "endTurn" => MatchStep::EndTurn {
                all_tapped: of.flag_or("allTapped", false)?,
                extra_turn: of.flag_or("extraTurn", false)?,
            },
            "endGame" => MatchStep::EndGame {
                winner: seat_or_none(&mut of, "winner")?,
                by: word(&mut of, "by", &ENDS)?.unwrap_or_default(),
            },
            "concedeMatch" => MatchStep::ConcedeMatch { player: seat_of(&mut of, "player")? },
            "drawMatch" => MatchStep::DrawMatch {},
            "time" => MatchStep::Time {},
            "tiebreak" => MatchStep::Tiebreak { winner: seat_of(&mut of, "winner")? },
            other => return Err(unknown(other, &TYPES).at("type")),
        };
        of.end()?;
        Ok(step)
    }
}

impl Read for SavedMatch {
    fn read(node: &Node<'_>) -> Result<SavedMatch> {
        let mut of = ObjectFields::of(node)?;
        let options =
            MatchOptions::read(of.need("options")?).map_err(|error| error.at("options"))?;
        let saved = SavedMatch { options, steps: of.each("steps", MatchStep::read)? };
        of.end()?;
        Ok(saved)
    }
}

fn icons(node: &Node<'_>) -> Result<u8> {
    u8::try_from(node.number()?)
        .map_err(|_| Error::new("bad-input", "a card has at most 255 white icons"))
}

impl Read for TiebreakDecks {
    fn read(node: &Node<'_>) -> Result<TiebreakDecks> {
        let mut of = ObjectFields::of(node)?;
        let decks =
            TiebreakDecks { deck: of.each("deck", icons)?, scrap: of.each_of("scrap", icons)? };
        of.end()?;
        Ok(decks)
    }
}

impl Read for TiebreakInput {
    fn read(node: &Node<'_>) -> Result<TiebreakInput> {
        let mut of = ObjectFields::of(node)?;
        let stars = of
            .find("stars")
            .map(|node| pair_of(node, Node::number))
            .transpose()
            .map_err(|error| error.at("stars"))?;
        let decks = of
            .find("decks")
            .map(|node| pair_of(node, TiebreakDecks::read))
            .transpose()
            .map_err(|error| error.at("decks"))?;
        let input = TiebreakInput {
            health: of.pair("health", Node::number)?,
            stars,
            flips: of.each_of("flips", |node| pair_of(node, Node::number))?,
            decks,
            seed: of.text_or_none("seed")?,
            hopeless: of.flag_or("hopeless", false)?,
        };
        of.end()?;
        Ok(input)
    }
}

impl Read for BoosterCard {
    fn read(node: &Node<'_>) -> Result<BoosterCard> {
        let mut of = ObjectFields::of(node)?;
        let card = BoosterCard { card: of.text("card")?, rarity: of.text("rarity")? };
        of.end()?;
        Ok(card)
    }
}

impl Read for BoosterCards {
    fn read(node: &Node<'_>) -> Result<BoosterCards> {
        let mut of = ObjectFields::of(node)?;
        let cards = BoosterCards {
            characters: of.each("characters", BoosterCard::read)?,
            small_characters: of.each_of("smallCharacters", BoosterCard::read)?,
            battle: of.each("battle", BoosterCard::read)?,
        };
        of.end()?;
        Ok(cards)
    }
}

impl Read for RarityWeight {
    fn read(node: &Node<'_>) -> Result<RarityWeight> {
        let mut of = ObjectFields::of(node)?;
        let weight = RarityWeight { rarity: of.text("rarity")?, weight: of.number("weight")? };
        of.end()?;
        Ok(weight)
    }
}

impl Read for BoosterMix {
    fn read(node: &Node<'_>) -> Result<BoosterMix> {
        let (mut of, usual) = (ObjectFields::of(node)?, BoosterMix::default());
        let mix = BoosterMix {
            characters: of.number_or_none("characters")?.unwrap_or(usual.characters),
            battle: of.number_or_none("battle")?.unwrap_or(usual.battle),
            small_character_percent: of
                .number_or_none("smallCharacterPercent")?
                .unwrap_or(usual.small_character_percent),
            rarities: of.each_of("rarities", RarityWeight::read)?,
            repeats: of.flag_or("repeats", usual.repeats)?,
        };
        of.end()?;
        Ok(mix)
    }
}

/// Parses the fields `cards` and `mix`.
fn boosters(of: &mut ObjectFields<'_, '_>) -> Result<(BoosterCards, BoosterMix)> {
    let cards = BoosterCards::read(of.need("cards")?).map_err(|error| error.at("cards"))?;
    let mix = of
        .find("mix")
        .map_or_else(|| Ok(BoosterMix::default()), BoosterMix::read)
        .map_err(|error| error.at("mix"))?;
    Ok((cards, mix))
}

impl Read for BoosterOrder {
    fn read(node: &Node<'_>) -> Result<BoosterOrder> {
        let mut of = ObjectFields::of(node)?;
        let (cards, mix) = boosters(&mut of)?;
        let order = BoosterOrder { seed: of.text("seed")?, count: of.number("count")?, cards, mix };
        of.end()?;
        Ok(order)
    }
}

impl Read for SealedOptions {
    fn read(node: &Node<'_>) -> Result<SealedOptions> {
        let mut of = ObjectFields::of(node)?;
        let (cards, mix) = boosters(&mut of)?;
        let options = SealedOptions {
            seed: of.text("seed")?,
            players: of.texts("players")?,
            boosters: of.number_or_none("boosters")?,
            cards,
            mix,
            swap: of.flag_or("swap", false)?,
        };
        of.end()?;
        Ok(options)
    }
}

impl Read for Booster {
    fn read(node: &Node<'_>) -> Result<Booster> {
        let mut of = ObjectFields::of(node)?;
        let booster = Booster { characters: of.texts("characters")?, battle: of.texts("battle")? };
        of.end()?;
        Ok(booster)
    }
}

/// Parses the boosters of a seat.
fn seat_boosters(node: &Node<'_>) -> Result<Vec<Booster>> {
    let each = |(index, node): (usize, &Node<'_>)| {
        Booster::read(node).map_err(|error| error.at(format!("[{index}]")))
    };
    node.list()?.iter().enumerate().map(each).collect()
}

impl Read for DraftConfig {
    fn read(node: &Node<'_>) -> Result<DraftConfig> {
        let mut of = ObjectFields::of(node)?;
        let config = DraftConfig {
            seed: of.text("seed")?,
            players: of.texts("players")?,
            boosters: of.each("boosters", seat_boosters)?,
            premier: of.flag_or("premier", false)?,
        };
        of.end()?;
        Ok(config)
    }
}

impl Read for DraftStep {
    fn read(node: &Node<'_>) -> Result<DraftStep> {
        let (mut of, kind) = typed(node, "a step")?;
        let step = match kind.as_str() {
            "pick" => DraftStep::Pick { player: of.text("player")?, card: of.text("card")? },
            "suspend" => DraftStep::Suspend { player: of.text("player")? },
            "endReview" => DraftStep::EndReview {},
            other => return Err(unknown(other, &["pick", "suspend", "endReview"]).at("type")),
        };
        of.end()?;
        Ok(step)
    }
}

impl Read for SavedDraft {
    fn read(node: &Node<'_>) -> Result<SavedDraft> {
        let mut of = ObjectFields::of(node)?;
        let config = DraftConfig::read(of.need("config")?).map_err(|error| error.at("config"))?;
        let saved = SavedDraft { config, steps: of.each("steps", DraftStep::read)? };
        of.end()?;
        Ok(saved)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::json;
    use serde::Serialize;

    #[test]
    fn words_are_read_as_they_are_written() {
        fn same<T: Serialize, const N: usize>(words: &[(&str, T); N]) {
            words.iter().for_each(|(word, value)| assert_eq!(json(value), format!("\"{word}\"")));
        }
        same(&FORMATS);
        same(&STRUCTURES);
        same(&UNFINISHED);
        same(&MISSED);
        same(&SIDEBOARDS);
        same(&CHOICES);
        same(&ENDS);
        same(&SECTIONS);
    }
}
