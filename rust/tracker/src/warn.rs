//! Warnings about violations of the rules. Nothing is forbidden, because cards override rules and people correct mistakes.

use crate::{
    action::Action,
    describe::{name_of, upgrade_name},
    facts,
    state::{CharacterId, State, Zone},
};
use altmode_journal::Warning;
use altmode_tcg_language::{CharacterKind, Slot};

pub(crate) fn warning(code: &'static str, path: impl Into<String>, message: String) -> Warning {
    Warning { code, message, path: path.into(), rule: rule(code) }
}

/// Returns the rule behind a warning, to settle a question at the table.
fn rule(code: &str) -> Option<&'static str> {
    Some(match code {
        "should-be-koed" => "Rules Roundup 2019-02-11",
        "not-enough-damage" | "too-much-damage" => "Wave 1 FAQ, KO",
        "not-on-battlefield" => "Rules Roundup 2019-02-18",
        "tapped-attacker" | "untapped-defender" | "own-character" => {
            "Expanded Rules 2.0, 1.3 Attack"
        }
        "not-your-turn" => "Rules Roundup 2019-02-01",
        "must-attack" => "Expanded Rules 2.0, 1.4 Post-Attack",
        "slot-full" | "wrong-slot" | "too-many-upgrades" => "Expanded Rules 2.0, 7 Upgrade Play",
        "first-turn" => "Expanded Rules 2.0, 1.2 Main",
        "wrong-part" | "missing-part" | "not-a-combiner" => "Rise of the Combiners FAQ",
        "does-not-flip" => "Wave 4 FAQ, Brunt",
        "team-out" => "Rules 1.0",
        "too-many-stars" => "Tournament Rules 6.1",
        _ => return None,
    })
}

/// Returns the warnings about an action, before it is applied.
pub fn of(state: &State, action: &Action) -> Vec<Warning> {
    let mut found = Vec::new();
    if state.ending.is_some() && changes_the_table(action) {
        found.push(warning("game-over", "", "this game is over".into()));
    }
    match *action {
        Action::Damage { character, .. } | Action::SetDamage { character, .. } => {
            not_on_battlefield(state, character, "character", &mut found)
        }
        Action::Attack { attacker, defender, .. } => attack(state, attacker, defender, &mut found),
        Action::Mode { character, .. }
            if state.character(character).is_some_and(|character| !character.can_flip()) =>
        {
            found.push(warning(
                "does-not-flip",
                "character",
                format!("{} does not flip", name_of(state, character)),
            ));
        }
        Action::Tap { character, .. } => {
            not_on_battlefield(state, character, "character", &mut found)
        }
        Action::Ko { character } => {
            let (damage, health) = (
                state.character(character).map_or(0, |character| character.damage),
                state.health(character),
            );
            if damage < health {
                let message = format!(
                    "{} has {damage} damage of {health}: only an effect can KO it now",
                    name_of(state, character)
                );
                found.push(warning("not-enough-damage", "character", message));
            }
        }
        Action::Return { character, damage } if damage >= state.health(character) => {
            let message =
                format!("with {damage} damage {} is KO'd again", name_of(state, character));
            found.push(warning("too-much-damage", "damage", message));
        }
        Action::PutUpgrade { character, ref upgrade, slot } => {
            put_upgrade(state, character, upgrade, slot, &mut found)
        }
        Action::Combine { ref form, ref parts } => combine(state, form, parts, &mut found),
        Action::NextTurn {} if state.ending.is_none() => must_attack(state, &mut found),
        _ => {}
    }
    found
}

/// Returns whether an action belongs in a running game.
fn changes_the_table(action: &Action) -> bool {
    matches!(
        action,
        Action::Damage { .. }
            | Action::SetDamage { .. }
            | Action::Attack { .. }
            | Action::Mode { .. }
            | Action::Tap { .. }
            | Action::Ko { .. }
            | Action::Return { .. }
            | Action::PutUpgrade { .. }
            | Action::Combine { .. }
            | Action::Deploy { .. }
            | Action::NextTurn {}
    )
}

fn not_on_battlefield(state: &State, id: CharacterId, path: &str, found: &mut Vec<Warning>) {
    if state.character(id).is_some_and(|character| character.zone != Zone::Battlefield) {
        // Rules Roundup 2019-02-18: characters in the KO area cannot be repaired.
        found.push(warning(
            "not-on-battlefield",
            path,
            format!("{} is not on the battlefield", name_of(state, id)),
        ));
    }
}

/// Checks the choice of combatants (Expanded Rules 2.0, 1.3 Attack).
fn attack(state: &State, attacker: CharacterId, defender: CharacterId, found: &mut Vec<Warning>) {
    not_on_battlefield(state, attacker, "attacker", found);
    not_on_battlefield(state, defender, "defender", found);
    let (Some(from), Some(to)) = (state.character(attacker), state.character(defender)) else {
        return;
    };
    if from.tapped {
        found.push(warning(
            "tapped-attacker",
            "attacker",
            format!("{} is tapped, so it can't attack", name_of(state, attacker)),
        ));
    }
    if from.seat != state.active {
        // Rules Roundup 2019-02-01: a player never attacks in the opponent's turn.
        found.push(warning(
            "not-your-turn",
            "attacker",
            format!("it is the turn of {}", state.player_name(state.active)),
        ));
    }
    if from.seat == to.seat {
        found.push(warning("own-character", "defender", "both are of one team".into()));
    } else if !to.tapped && state.on_battlefield(to.seat).any(|(_, enemy)| enemy.tapped) {
        let message = format!(
            "{} is untapped, and a tapped enemy must be chosen first",
            name_of(state, defender)
        );
        found.push(warning("untapped-defender", "defender", message));
    }
}

/// Checks slots (Wave 1 FAQ, Upgrade; Expanded Rules 2.0, 7 Upgrade Play) and the limits of the first turns (Expanded Rules
/// 2.0, 1.2).
fn put_upgrade(
    state: &State,
    id: CharacterId,
    upgrade: &str,
    slot: Option<Slot>,
    found: &mut Vec<Warning>,
) {
    not_on_battlefield(state, id, "character", found);
    let Some(bearer) = state.character(id) else { return };
    let known = facts::find_upgrade(upgrade);
    if let (Some(known), Some(slot)) = (known, slot)
        && known.slot() != slot
        && !known.fills.contains(&(slot as u8))
    {
        found.push(warning(
            "wrong-slot",
            "slot",
            format!("{} is a {}", known.name, known.slot().name()),
        ));
    }
    if let Some(slot) = slot.or(known.map(facts::UpgradeFacts::slot)) {
        let there: Vec<String> = bearer
            .upgrades
            .iter()
            .filter(|upgrade| upgrade.slot == slot)
            .map(upgrade_name)
            .collect();
        if there.len() >= usize::from(bearer.slots()[slot as usize]) {
            let message = format!(
                "the {} slot holds {}, which is scrapped first",
                slot.name(),
                there.join(", ")
            );
            found.push(warning("slot-full", "slot", message));
        }
    }
    if state.turn == 1 {
        found.push(warning(
            "first-turn",
            "",
            "no cards are played from hand in the first turn of the game".into(),
        ));
    }
}

fn combine(state: &State, form: &str, parts: &[CharacterId], found: &mut Vec<Warning>) {
    let Ok(facts) = facts::find_character(form) else { return };
    if facts.kind() != CharacterKind::Combiner {
        found.push(warning(
            "not-a-combiner",
            "form",
            format!("{} is no combiner", facts.full_name()),
        ));
        return;
    }
    let seat = parts.first().and_then(|&part| state.character(part)).map(|part| part.seat);
    for (index, &part) in parts.iter().enumerate() {
        let Some(character) = state.character(part) else { continue };
        let belongs = character.facts().is_none_or(|card| facts.parts.contains(&card.id));
        if !belongs || Some(character.seat) != seat {
            let message = format!("{} is no part of {}", name_of(state, part), facts.name);
            found.push(warning("wrong-part", format!("parts[{index}]"), message));
        }
    }
    for missing in &facts.parts {
        let there = |&part: &CharacterId| {
            state
                .character(part)
                .and_then(|part| part.facts())
                .is_some_and(|card| card.id == *missing)
        };
        if !parts.iter().any(there) {
            let name = facts::character_by_id(missing).map_or(missing.as_str(), |card| &card.name);
            found.push(warning("missing-part", "parts", format!("{} is missing", name)));
        }
    }
}

/// Warns that the active player must attack again: all enemies are tapped and one of the player's characters is untapped
/// (Expanded Rules 2.0, 1.4).
fn must_attack(state: &State, found: &mut Vec<Warning>) {
    let mut enemies = state.on_battlefield(1 - state.active.min(1)).peekable();
    if enemies.peek().is_none() || enemies.any(|(_, enemy)| !enemy.tapped) {
        return;
    }
    if let Some((id, _)) =
        state.on_battlefield(state.active).find(|(_, character)| !character.tapped)
    {
        let message = format!(
            "all enemies are tapped and {} is untapped, so it has to attack",
            name_of(state, id)
        );
        found.push(warning("must-attack", "", message));
    }
}
