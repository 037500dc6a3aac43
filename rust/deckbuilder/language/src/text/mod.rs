//! English written from definitions.
//!
//! The text of a card is generated from its definition, so that the two cannot disagree and no printed text is needed. Every
//! match over the words of the language lists all of them: a new word does not compile before its English is written.

mod effects;
mod nouns;
#[cfg(test)]
mod tests;

use crate::{
    Ability, Amount, CardSheet, CharacterSheet, Count, Effect, Protects, Quality, Side, Window,
};
use altmode_language::Pen;
use nouns::cards;

/// Returns the text of a card, one paragraph per line: its abilities and its reward.
pub fn card_text(card: &CardSheet) -> String {
    let mut lines: Vec<String> = card.text.iter().map(ability_text).collect();
    if !card.reward.is_empty() {
        lines.push(format!("Reward: {}", effects_text(&card.reward)));
    }
    lines.join("\n")
}

/// Returns the text of a side of a character, one paragraph per line.
pub fn side_text(side: &Side) -> String {
    side.text.iter().map(ability_text).collect::<Vec<_>>().join("\n")
}

/// Returns the text of both sides of a character.
pub fn character_text(character: &CharacterSheet) -> String {
    let names = mode_names(character.combiner);
    let sides = [(names[0], &character.alt), (names[1], &character.bot)];
    let lines = sides.into_iter().map(|(name, side)| {
        let power = if side.power > 0 {
            format!("{} Power (Range {}), ", side.power, side.range)
        } else {
            String::new()
        };
        format!("{name} ({power}{} Move)\n{}", side.moves, side_text(side)).trim_end().to_string()
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Returns the names of the two modes of a character, that of the Alt side first.
pub const fn mode_names(combiner: bool) -> [&'static str; 2] {
    if combiner { ["Team Mode", "Combiner Mode"] } else { ["Alt Mode", "Bot Mode"] }
}

/// Returns instructions as sentences.
pub fn effects_text(effects: &[Effect]) -> String {
    let mut pen = Pen::new(&["one ", "Uni"]);
    effects::sentences(&mut pen, effects);
    pen.out
}

/// Returns the text of an ability.
pub fn ability_text(ability: &Ability) -> String {
    let after = |moment: &str, effects: &[Effect]| format!("{moment}: {}", effects_text(effects));
    match ability {
        Ability::Play(effects) => effects_text(effects),
        Ability::Team(effects) => after("Team", effects),
        Ability::Energon { cost, when, team, effects } => {
            let team = if *team { "Team, " } else { "" };
            match when {
                Window::Command => format!("{team}{cost} Energon: {}", effects_text(effects)),
                _ => format!("{team}{cost} Energon, {when}: {}", effects_text(effects)),
            }
        }
        Ability::Use { when, team, effects } => {
            let when = if *when == Window::Command { "Command" } else { when.name() };
            after(&format!("{}{when}", if *team { "Team, " } else { "" }), effects)
        }
        Ability::InTeamMode(ability) => match ability_text(ability) {
            text if matches!(**ability, Ability::Block { .. } | Ability::EnergonBlock { .. }) => {
                format!("Team: {text}")
            }
            text => format!("Team, {text}"),
        },
        Ability::Assist(effects) => after("Assist", effects),
        Ability::Block { who, effects } => block(String::new(), *who, effects),
        Ability::EnergonBlock { cost, who, effects } => {
            block(format!("{cost} Energon: "), *who, effects)
        }
        Ability::Site { cost: 0, effects } => after("On this Site", effects),
        Ability::Site { cost, effects } => {
            format!("On this Site, {cost} Energon: {}", effects_text(effects))
        }
        Ability::StartOfTurn(effects) => after("Start of Turn", effects),
        Ability::Reveal(effects) => after("When revealed", effects),
        // A half of an Encounter can be empty.
        Ability::Ambush(effects) if effects.is_empty() => "Ambush: No effect.".into(),
        Ability::Confrontation(effects) if effects.is_empty() => "Confrontation: No effect.".into(),
        Ability::Ambush(effects) => after("Ambush", effects),
        Ability::BossReveal => "Boss Reveal: the Ambush hits all Adversaries.".into(),
        Ability::Confrontation(effects) => after("Confrontation", effects),
        Ability::Ongoing(quality) => format!("Ongoing: {}", quality_text(quality)),
        Ability::When { on, effects } => {
            format!("When {on}, before the Ambush: {}", effects_text(effects))
        }
        Ability::EndOfGame { vp, once } => {
            let all = if *once { " (once for all copies)" } else { "" };
            let effect = match vp {
                Amount::Fixed(number) if *number < 0 => Effect::LoseVp(Amount::Fixed(-number)),
                Amount::Counted(count) => match &**count {
                    Count::Times(-1, amount) => Effect::LoseVp(amount.clone()),
                    _ => Effect::Vp(vp.clone()),
                },
                Amount::Fixed(_) => Effect::Vp(vp.clone()),
            };
            format!("End of Game{all}: {}", effects_text(&[effect]))
        }
    }
}

fn block(before: String, who: Protects, effects: &[Effect]) -> String {
    let then =
        if effects.is_empty() { String::new() } else { format!(" {}", effects_text(effects)) };
    format!("{before}Block an Attack against {who}.{then}")
}

fn quality_text(quality: &Quality) -> String {
    match quality {
        Quality::BattlePower(power) => format!("{power:+} Power when battling Adversaries."),
        Quality::MustAssist => "when you battle an Adversary, you must resolve one more Assist.".into(),
        Quality::CannotBeCleared => "this card cannot be cleared.".into(),
        Quality::NoEntry => "characters cannot move onto this card.".into(),
        Quality::NoSharedType => {
            "the active Adversary player cannot play a card that shares a type with another card played this turn, except \
             Starters and Damage."
                .into()
        }
        Quality::PlayedPower { what, amount } => format!("each {} that you play has +{amount} Power.", cards(what, 1)),
        Quality::Cost { what, amount } => format!("each {} in the Matrix costs {amount:+}.", cards(what, 1)),
        Quality::HandSize(size) => format!("your hand size changes by {size:+}."),
        Quality::Flight => "Flight.".into(),
    }
}
