//! `altmode cards` of the Transformers Deck-Building Game, and `altmode validate` of its packs

use crate::{
    failure::{Done, Failure},
    files::read_value,
    output::{print, print_json, table},
    query::joined,
};
use altmode_deckbuilder::{
    api::Deckbuilder,
    catalogue::Catalogue,
    search::{search_cards, search_characters},
    sheets::{CardSheetView, CharacterSheetView},
};
use altmode_json::{Value, json};

/// Lists cards and characters. With `coverage`, prints how many of each set have all their facts.
pub fn cards(
    catalogue: &'static Catalogue,
    query: &[String],
    as_json: bool,
    coverage: bool,
) -> Done {
    let query = joined(query);
    let found = search_cards(catalogue, &query)?;
    // A word that only cards have finds no character.
    let characters = search_characters(catalogue, &query).unwrap_or_default();
    if coverage {
        return self::coverage(&found, &characters, as_json);
    }
    if as_json {
        print_json(&json!({ "cards": found, "characters": characters }))?;
        return Ok(!(found.is_empty() && characters.is_empty()));
    }
    if let ([card], []) = (&found[..], &characters[..]) {
        print(&format!("{} ({}), {}\n{}", card.name, card.id, facts(card), card.text))?;
        return Ok(true);
    }
    let mut rows: Vec<Vec<String>> = found
        .iter()
        .map(|card| {
            vec![card.id.to_string(), card.name.to_string(), facts(card), missing(&card.unknown)]
        })
        .collect();
    rows.extend(characters.iter().map(|character| {
        let kind = if character.combiner { "Combiner" } else { "character" };
        vec![
            character.id.to_string(),
            character.name.to_string(),
            format!("{} {kind}", character.faction),
            missing(&character.unknown),
        ]
    }));
    rows.push(vec![format!("{} cards, {} characters", found.len(), characters.len())]);
    print(&table(&rows))?;
    Ok(!(found.is_empty() && characters.is_empty()))
}

fn facts(card: &CardSheetView) -> String {
    let number = |number: Option<u8>| number.map_or("-".to_string(), |number| number.to_string());
    format!(
        "{}, cost {}, {}/{}/{}, {}x",
        card.types.join(" "),
        number(card.cost),
        number(card.power),
        number(card.range),
        number(card.moves),
        card.copies
    )
}

fn missing(unknown: &[&str]) -> String {
    if unknown.is_empty() { String::new() } else { format!("unknown: {}", unknown.join(", ")) }
}

fn coverage(cards: &[CardSheetView], characters: &[CharacterSheetView], as_json: bool) -> Done {
    let mut lines: Vec<(&str, u32, u32)> = Vec::new();
    let all = cards.iter().map(|card| (card.set, card.complete));
    for (set, complete) in
        all.chain(characters.iter().map(|character| (character.set, character.complete)))
    {
        let at = lines.iter().position(|line| line.0 == set).unwrap_or_else(|| {
            lines.push((set, 0, 0));
            lines.len() - 1
        });
        lines[at].1 += 1;
        lines[at].2 += u32::from(complete);
    }
    if as_json {
        print_json(
            &lines.iter().map(|(set, all, complete)| json!({ "set": set, "cards": all, "complete": complete })).collect::<Vec<_>>(),
        )?;
    } else {
        let rows = lines.iter().map(|(set, all, complete)| {
            vec![set.to_string(), format!("{complete} of {all} with all facts")]
        });
        print(&table(&rows.collect::<Vec<_>>()))?;
    }
    Ok(true)
}

/// Checks a pack of cards. Prints every mistake with its place, or how many can play with the pack alone and everything that it lacks.
pub fn check_pack(file: &str) -> Done {
    let text = read_value(file)?.to_string();
    let mut deckbuilder = Deckbuilder::new();
    let list =
        deckbuilder.check_pack(&text).map_err(|error| Failure::new(format!("{file}: {error}")))?;
    let mistakes: Vec<Value> = altmode_json::from_str(&list).unwrap_or_default();
    if mistakes.is_empty() {
        let report = deckbuilder
            .load_pack(&text)
            .map_err(|error| Failure::new(format!("{file}: {error}")))?;
        let report: Value = altmode_json::from_str(&report).unwrap_or_default();
        print(&format!(
            "{file}: {} cards and {} characters, no mistakes",
            report["cards"], report["characters"]
        ))?;
        let alone: Value =
            altmode_json::from_str(&deckbuilder.standalone(&text)?).unwrap_or_default();
        let missing = alone["missing"].as_array().map_or(&[][..], Vec::as_slice);
        print(&match alone["players"].as_u64() {
            Some(players @ 1..) => format!("alone, it is a game for up to {players} players"),
            _ => "it is no game of its own:".to_string(),
        })?;
        for lack in missing {
            print(&format!("  {}", lack.as_str().unwrap_or_default()))?;
        }
        return Ok(true);
    }
    for mistake in &mistakes {
        let parts =
            ["card", "path", "message"].map(|part| mistake[part].as_str().unwrap_or_default());
        let parts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        print(&format!("{file}: {}", parts.join(": ")))?;
    }
    Ok(false)
}
