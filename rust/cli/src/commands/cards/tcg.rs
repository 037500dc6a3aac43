//! `altmode cards --game tcg`

use crate::{
    failure::Done,
    output::{print, print_json, table},
    query::joined,
};
use altmode_tcg::{card_json, card_json::Card, cards::catalogue::Catalogue, search::search};

/// Lists cards. With `coverage`, prints how many of each set are implemented.
pub fn cards(
    catalogue: &'static Catalogue,
    query: &[String],
    as_json: bool,
    coverage: bool,
) -> Done {
    if coverage {
        return self::coverage(catalogue, as_json);
    }
    let cards = search(catalogue, &joined(query))?;
    if as_json {
        print_json(&cards)?;
    } else if let [card] = &cards[..] {
        print(&full(card))?;
    } else {
        let mut rows: Vec<Vec<String>> = cards.iter().map(row).collect();
        rows.push(vec![format!("{} cards", cards.len())]);
        print(&table(&rows))?;
    }
    Ok(!cards.is_empty())
}

/// Prints the number of implemented cards in each set.
fn coverage(catalogue: &'static Catalogue, as_json: bool) -> Done {
    let lines = card_json::coverage(catalogue);
    if as_json {
        print_json(&lines)?;
    } else {
        let heading = ["set", "cards", "implemented", ""].map(String::from).to_vec();
        let rows = lines.iter().map(|line| {
            vec![
                line.set.to_string(),
                format!("{:>5}", line.cards),
                format!("{:>11}", line.implemented),
                format!("{:>3} %", line.percent),
            ]
        });
        print(&table(&std::iter::once(heading).chain(rows).collect::<Vec<_>>()))?;
    }
    Ok(true)
}

fn row(card: &Card) -> Vec<String> {
    let kind = card.subtype.or(card.kind_of_play).unwrap_or(card.kind);
    let mark = if card.implemented { "" } else { "not implemented" };
    vec![
        card.id.to_string(),
        card.full_name.to_string(),
        kind.to_string(),
        format!("{:>2} stars", card.stars),
        mark.to_string(),
    ]
}

/// Formats a card in full.
fn full(card: &Card) -> String {
    let mut lines = vec![format!("{} ({})", card.full_name, card.id)];
    let kind = card.subtype.or(card.kind_of_play).unwrap_or(card.kind);
    let mut facts = vec![kind.to_string(), card.faction.clone(), format!("{} stars", card.stars)];
    facts.extend(card.health.map(|health| format!("{health} health")));
    facts.extend(
        (!card.icons.is_empty())
            .then(|| card.icons.iter().map(|icon| icon.name()).collect::<Vec<_>>().join(" ")),
    );
    if let (Some(attack), Some(defense)) = (card.attack_mod, card.defense_mod) {
        facts.push(format!("{attack:+} attack, {defense:+} defense"));
    }
    facts.extend(card.rarity.clone());
    facts.extend(card.banned.then(|| "banned".to_string()));
    facts.extend(card.reprint_of.map(|id| format!("reprint of {id}")));
    lines.push(facts.join(", "));
    for mode in &card.modes {
        lines.push(String::new());
        let stats = match mode.bonus {
            Some([attack, defense, health]) => {
                format!("{attack:+} attack, {defense:+} defense, {health:+} health")
            }
            None => format!("{} attack, {} defense", mode.attack, mode.defense),
        };
        let traits = if mode.traits.is_empty() {
            String::new()
        } else {
            format!("; {}", mode.traits.join(", "))
        };
        lines.push(format!("{} mode: {stats}{traits}", mode.name()));
        lines.extend((!mode.text.is_empty()).then(|| mode.text.clone()));
    }
    for side in &card.upgrade_sides {
        lines.push(String::new());
        lines.push(format!(
            "as an Upgrade: {}, {}, {:+} attack, {:+} defense",
            side.name, side.subtype, side.attack_mod, side.defense_mod
        ));
        lines.extend((!side.text.is_empty()).then(|| side.text.clone()));
    }
    if card.modes.is_empty() && !card.text.is_empty() {
        lines.push(String::new());
        lines.push(card.text.clone());
    }
    if !card.implemented {
        lines.push(String::new());
        lines.push("not implemented: the engine does not play this card in full yet".to_string());
    }
    lines.join("\n")
}
