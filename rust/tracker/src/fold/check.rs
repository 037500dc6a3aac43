//! Checks that an action refers to existing objects.

use crate::{
    action::Action,
    facts, limits,
    state::{Character, CharacterId, State, Zone},
};
use altmode_core::{Error, Result};

/// Refuses actions that are impossible on this table. The rules of the game are not checked here.
pub fn check(state: &State, action: &Action) -> Result<()> {
    match action {
        Action::Damage { character, from, .. } => {
            find(state, *character, "character")?;
            from.map_or(Ok(()), |from| find(state, from, "from").map(drop))
        }
        Action::SetDamage { character, .. }
        | Action::Tap { character, .. }
        | Action::CardsUnder { character, .. }
        | Action::Remove { character } => find(state, *character, "character").map(drop),
        Action::Attack { attacker, defender, .. } => {
            find(state, *attacker, "attacker")?;
            find(state, *defender, "defender").map(drop)
        }
        Action::Mode { character, mode } => {
            let character = find(state, *character, "character")?;
            if !character.modes().contains(mode) {
                let modes: Vec<&str> = character.modes().iter().map(|mode| mode.name()).collect();
                let message = format!(
                    "{} has no {} mode; it has: {}",
                    character.name(),
                    mode.name(),
                    modes.join(", ")
                );
                return Err(Error::new("no-such-mode", message).at("mode"));
            }
            Ok(())
        }
        Action::UntapAll { seat } | Action::Flip { seat, .. } => {
            if let Action::Flip { cards, .. } = action
                && cards.len() > limits::MOST_FLIPS
            {
                return Err(Error::new(
                    "too-many",
                    format!("at most {} cards are flipped at once", limits::MOST_FLIPS),
                )
                .at("cards"));
            }
            seat.map_or(Ok(()), a_seat)
        }
        Action::Ko { character } => {
            within(state, *character, |zone| zone == Zone::Battlefield, "on the battlefield")
        }
        Action::Return { character, .. } => {
            within(state, *character, |zone| zone == Zone::KoArea, "in the KO area")
        }
        Action::Deploy { character } => within(
            state,
            *character,
            |zone| matches!(zone, Zone::Under(_) | Zone::Head(_)),
            "under or on another character",
        ),
        Action::PutUpgrade { character, upgrade, slot } => {
            let bearer = find(state, *character, "character")?;
            limits::name(upgrade).map_err(|error| error.at("upgrade"))?;
            if bearer.upgrades.len() >= limits::MOST_UPGRADES {
                return Err(Error::new(
                    "too-many",
                    format!("at most {} Upgrades are on a character", limits::MOST_UPGRADES),
                ));
            }
            if slot.is_none() && facts::find_upgrade(upgrade).is_none() {
                let message = format!(
                    "there is no Upgrade \"{}\"; to track it all the same say its slot",
                    facts::shorten(upgrade)
                );
                return Err(Error::new("unknown-card", message).at("upgrade"));
            }
            Ok(())
        }
        Action::ScrapUpgrade { character, index } => an_upgrade(state, *character, *index),
        Action::MoveUpgrade { character, index, to } => {
            an_upgrade(state, *character, *index)?;
            find(state, *to, "to").map(drop)
        }
        Action::Counter { character, seat, name, .. } => {
            limits::name(name).map_err(|error| error.at("name"))?;
            if name.trim().is_empty() {
                return Err(Error::new("missing-field", "a counter has a name").at("name"));
            }
            let counters = match (character, seat) {
                (Some(id), None) => &find(state, *id, "character")?.counters,
                (None, Some(seat)) => {
                    a_seat(*seat)?;
                    &state.players[usize::from(*seat)].counters
                }
                _ => {
                    return Err(Error::new(
                        "bad-input",
                        "a counter is on a \"character\" or of a \"seat\", one of them",
                    ));
                }
            };
            if counters.len() >= limits::MOST_COUNTERS
                && counters.iter().all(|counter| counter.name != *name)
            {
                return Err(Error::new(
                    "too-many",
                    format!("at most {} kinds of counters are kept here", limits::MOST_COUNTERS),
                ));
            }
            Ok(())
        }
        Action::PutUnder { character, under } => {
            two(state, (*character, "character"), (*under, "under"))
        }
        Action::PutHead { head, body } => two(state, (*head, "head"), (*body, "body")),
        Action::Combine { form, parts } => {
            room(state)?;
            facts::find_character(form).map_err(|error| error.at("form"))?;
            if parts.is_empty() || parts.len() > 8 {
                return Err(Error::new("out-of-range", "1 to 8 characters combine").at("parts"));
            }
            for (index, part) in parts.iter().enumerate() {
                let place = format!("parts[{index}]");
                let character = find(state, *part, &place)?;
                if !matches!(character.zone, Zone::Battlefield | Zone::KoArea)
                    || parts[..index].contains(part)
                {
                    let message = format!(
                        "{} can't be used as a part: it is elsewhere, or named twice",
                        character.name()
                    );
                    return Err(Error::new("wrong-place", message).at(place));
                }
            }
            Ok(())
        }
        Action::Add { seat, card, own } => {
            room(state)?;
            a_seat(*seat)?;
            match (card, own) {
                (Some(card), None) => {
                    facts::find_character(card).map(drop).map_err(|error| error.at("card"))
                }
                (None, Some(own)) => limits::own(own).map_err(|error| error.at("own")),
                _ => Err(Error::new(
                    "bad-input",
                    "a character is a \"card\" or its \"own\" description, one of them",
                )
                .at("card")),
            }
        }
        Action::Edit { character, health, .. } => {
            if *health == Some(0) {
                return Err(
                    Error::new("out-of-range", "a character has at least 1 health").at("health")
                );
            }
            find(state, *character, "character").map(drop)
        }
        Action::Note { character, seat, text } => {
            limits::note(text).map_err(|error| error.at("text"))?;
            character.map_or(Ok(()), |id| find(state, id, "character").map(drop))?;
            seat.map_or(Ok(()), a_seat)
        }
        Action::Rename { seat, name } => {
            a_seat(*seat)?;
            limits::name(name).map_err(|error| error.at("name"))
        }
        Action::Turn { turn, active } => {
            if *turn == 0 {
                return Err(Error::new("out-of-range", "turns are counted from 1").at("turn"));
            }
            limits::seat(*active).map_err(|error| error.at("active"))
        }
        Action::First { seat } | Action::TiebreakFlip { seat, .. } => a_seat(*seat),
        Action::TiebreakCoin { winner } => {
            limits::seat(*winner).map_err(|error| error.at("winner"))
        }
        Action::Die { sides, result } if *result == 0 || result > sides => {
            Err(Error::new("out-of-range", "the result of a die is from 1 to its sides")
                .at("result"))
        }
        Action::ClockSet { minutes } => {
            limits::minutes(*minutes).map_err(|error| error.at("minutes"))
        }
        Action::End { winner, reason } => {
            limits::name(reason).map_err(|error| error.at("reason"))?;
            winner.map_or(Ok(()), |winner| limits::seat(winner).map_err(|error| error.at("winner")))
        }
        Action::NextGame { first } => {
            first.map_or(Ok(()), |seat| limits::seat(seat).map_err(|error| error.at("first")))
        }
        Action::Die { .. }
        | Action::Coin { .. }
        | Action::Phase { .. }
        | Action::NextTurn {}
        | Action::ClockStart {}
        | Action::ClockPause {}
        | Action::ClockExtend { .. }
        | Action::TimeCalled {}
        | Action::Undo { .. }
        | Action::Redo { .. } => Ok(()),
    }
}

fn find<'a>(state: &'a State, id: CharacterId, place: &str) -> Result<&'a Character> {
    state.character(id).ok_or_else(|| {
        Error::new("unknown-character", format!("there is no character number {id} on the table"))
            .at(place)
    })
}

fn a_seat(seat: u8) -> Result<()> {
    limits::seat(seat).map_err(|error| error.at("seat"))
}

fn room(state: &State) -> Result<()> {
    if state.characters.len() >= limits::MOST_CHARACTERS {
        return Err(Error::new(
            "too-many",
            format!("at most {} characters are in a game", limits::MOST_CHARACTERS),
        ));
    }
    Ok(())
}

/// Checks that a character is in a certain zone, without which the action would have no effect.
fn within(state: &State, id: CharacterId, fits: impl Fn(Zone) -> bool, place: &str) -> Result<()> {
    let character = find(state, id, "character")?;
    if !fits(character.zone) {
        return Err(Error::new("wrong-place", format!("{} is not {place}", character.name()))
            .at("character"));
    }
    Ok(())
}

fn an_upgrade(state: &State, id: CharacterId, index: u8) -> Result<()> {
    let bearer = find(state, id, "character")?;
    if usize::from(index) >= bearer.upgrades.len() {
        let message = format!(
            "{} has {} Upgrades; they are counted from 0",
            bearer.name(),
            bearer.upgrades.len()
        );
        return Err(Error::new("unknown-upgrade", message).at("index"));
    }
    Ok(())
}

/// Checks two different characters, neither of which is under or on the other.
fn two(
    state: &State,
    (one, place): (CharacterId, &str),
    (other, beside): (CharacterId, &str),
) -> Result<()> {
    find(state, one, place)?;
    let mut above = find(state, other, beside)?;
    for _ in 0..limits::MOST_CHARACTERS {
        match above.zone {
            Zone::Under(next) | Zone::Head(next) | Zone::Part(next) | Zone::Upgrade(next)
                if next != one =>
            {
                let Some(found) = state.character(next) else { break };
                above = found;
            }
            Zone::Battlefield | Zone::KoArea | Zone::Outside => break,
            _ => {
                return Err(
                    Error::new("wrong-place", "these two would be under each other").at(place)
                );
            }
        }
    }
    if one == other {
        return Err(Error::new("wrong-place", "a character can't be under itself").at(place));
    }
    Ok(())
}
