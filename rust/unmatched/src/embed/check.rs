//! Reasons for the refusal of actions.

use crate::{
    cards::{
        board::{NOWHERE, Space, only},
        unmatched::Unmatched,
    },
    embed::names::ask_name,
    engine::{legal::may_be_attacked, walk::Way},
    model::state::{Ask, CardId, Fighter, FighterId, NOBODY, State, Zone},
};
use altmode_core::{Error, Rules};
use altmode_unmatched_language::CardKind;

/// An action that a host requests; a missing part is [`NOBODY`].
#[derive(Clone, Copy, Debug)]
pub struct Wanted<'a> {
    /// Its type.
    pub kind: &'a str,
    /// The attacking fighter.
    pub attacker: FighterId,
    /// The attacked fighter.
    pub defender: FighterId,
    /// The fighter that moves, is placed, or uses a card.
    pub fighter: FighterId,
    /// The card.
    pub card: CardId,
    /// Whether a card is requested that the acting seat does not know.
    pub hidden: bool,
    /// The space.
    pub to: Option<Space>,
}

/// Returns the reason why an action is not legal.
pub fn explain(rules: Unmatched, state: &State, wanted: &Wanted) -> Error {
    let Some(seat) = rules.to_act(state) else {
        return Error::new("game-over", "the game is over: no action is possible any more");
    };
    let asked = ask_name(state.decision.ask).unwrap_or_default();
    let of_turn = &["maneuver", "attack", "scheme", "item"];
    let answers: &[&str] = match state.decision.ask {
        Ask::Action => of_turn,
        Ask::Boost | Ask::AttackBoost => &["boost", "decline"],
        Ask::Defense => &["defend", "decline"],
        Ask::Move => &["move", "step", "door", "place", "done"],
        Ask::Walk => &["step", "door", "done"],
        Ask::Place => &["place"],
        Ask::YesNo | Ask::Reveal | Ask::Reroll | Ask::Item => &["yes", "no"],
        _ => &["choose", "done"],
    };
    if !answers.contains(&wanted.kind) {
        if of_turn.contains(&wanted.kind) && state.player(state.active).actions == 0 {
            return Error::new(
                "no-actions",
                format!("player {} has no actions left this turn", state.active + 1),
            );
        }
        let message = format!(
            "the pending question is \"{asked}\" to player {}; its answers are {}",
            seat + 1,
            answers.join(", ")
        );
        return Error::new("other-decision", message);
    }
    if wanted.hidden && wanted.kind != "choose" {
        return Error::new("not-in-hand", "that card is not in hand");
    }
    let refused = match state.decision.ask {
        Ask::Action => explain_action(rules, state, wanted),
        Ask::Defense | Ask::Boost | Ask::AttackBoost => explain_card(rules, state, wanted),
        Ask::Move if wanted.kind == "place" => {
            Some(Error::new("not-placed", "that fighter cannot be placed there instead of moving"))
        }
        Ask::Move if state.decision.way & Way::TO != 0 => {
            Some(Error::new("wrong-space", "the fighter cannot move there"))
        }
        Ask::Move => explain_move(rules, state, wanted),
        Ask::Walk if wanted.kind == "step" => explain_step(rules, state, wanted),
        Ask::Place => {
            wanted.to.map(|_| Error::new("wrong-space", "the fighter cannot be placed there"))
        }
        _ => None,
    };
    refused.unwrap_or_else(|| {
        Error::new(
            "illegal-action",
            format!("this is no answer to the pending question \"{asked}\""),
        )
    })
}

fn explain_action(rules: Unmatched, state: &State, wanted: &Wanted) -> Option<Error> {
    let seat = state.active;
    if wanted.kind == "item" {
        return Some(Error::new(
            "no-item",
            "none of the active player's fighters stands on that item",
        ));
    }
    if wanted.card != NOBODY {
        let card = state.card(wanted.card);
        let def = rules.def(state, wanted.card);
        if (card.zone, card.holder) != (Zone::Hand, seat) {
            return Some(Error::new("not-in-hand", format!("{} is not in hand", def.sheet.name)));
        }
        let right = match wanted.kind {
            "attack" if wanted.attacker == NOBODY => def.attacks() || def.attacks_while.is_some(),
            "attack" => rules.attacks(state, wanted.attacker, def),
            _ => def.kind() == CardKind::Scheme,
        };
        if !right {
            return Some(Error::new(
                "wrong-card",
                format!("{} cannot be played for that", def.sheet.name),
            ));
        }
        if !rules.may_play(state, seat, wanted.card) {
            return Some(Error::new(
                "requirement",
                format!("{} cannot be played now: what it requires is not so", def.sheet.name),
            ));
        }
        let user = if wanted.kind == "attack" { wanted.attacker } else { wanted.fighter };
        let able = rules.users(state, seat, wanted.card);
        if able == 0 || (user != NOBODY && able >> user & 1 == 0) {
            return Some(Error::new(
                "wrong-fighter",
                format!("{} cannot be used by that fighter", def.sheet.name),
            ));
        }
    }
    if wanted.kind != "attack" || wanted.attacker == NOBODY {
        return None;
    }
    let attacker = state.fighter(wanted.attacker);
    if attacker.owner != seat || !attacker.is_there() {
        return Some(Error::new(
            "wrong-fighter",
            "the attacker is not one of the active player's fighters on the battlefield",
        ));
    }
    if wanted.defender != NOBODY {
        let defender = state.fighter(wanted.defender);
        if !state.are_enemies(seat, defender.owner) {
            return Some(Error::new("friendly", "only enemies can be attacked"));
        }
        if !may_be_attacked(state, seat, defender.owner) {
            let message = "in the first turn of a free-for-all, only the next player or one who has had a turn is attacked";
            return Some(Error::new("first-turn", message));
        }
        let aims = if wanted.card == NOBODY {
            u32::MAX
        } else {
            rules.aims(state, wanted.attacker, rules.def(state, wanted.card))
        };
        if aims >> wanted.defender & 1 == 0 {
            return Some(Error::new(
                "out-of-reach",
                "that card cannot be played against that fighter",
            ));
        }
        if rules.targets(state, wanted.attacker) >> wanted.defender & 1 == 0 {
            return Some(Error::new(
                "out-of-reach",
                "the attacker does not reach that fighter: it is neither adjacent nor, for a ranged attack, in a common zone",
            ));
        }
    }
    None
}

fn explain_card(rules: Unmatched, state: &State, wanted: &Wanted) -> Option<Error> {
    if wanted.card == NOBODY {
        return None;
    }
    let (card, def) = (state.card(wanted.card), rules.def(state, wanted.card));
    if (card.zone, card.holder) != (Zone::Hand, state.decision.seat) {
        return Some(Error::new("not-in-hand", format!("{} is not in hand", def.sheet.name)));
    }
    if matches!(state.decision.ask, Ask::Boost | Ask::AttackBoost) {
        return Some(Error::new("no-boost", format!("{} has no BOOST", def.sheet.name)));
    }
    if !rules.serves(state, state.decision.seat, def, crate::model::state::DEFENSE) {
        return Some(Error::new(
            "wrong-card",
            format!("{} cannot be played to defend", def.sheet.name),
        ));
    }
    Some(Error::new("wrong-fighter", format!("{} cannot be used by the defender", def.sheet.name)))
}

fn explain_move(rules: Unmatched, state: &State, wanted: &Wanted) -> Option<Error> {
    if wanted.kind == "door" {
        return Some(Error::new("no-door", "that fighter cannot open or close that door now"));
    }
    if wanted.fighter == NOBODY {
        return None;
    }
    let fighter = state.fighter(wanted.fighter);
    if fighter.flags & Fighter::HELD != 0 {
        return Some(Error::new("held", "that fighter cannot leave its space this turn"));
    }
    if fighter.at == NOWHERE || state.decision.options >> wanted.fighter & 1 == 0 {
        return Some(Error::new("wrong-fighter", "that fighter cannot be moved now"));
    }
    if wanted.kind == "step" {
        return explain_step(rules, state, wanted);
    }
    let to = wanted.to?;
    if state.barred(wanted.fighter) & only(to) != 0 || fighter.body() == only(to) {
        return Some(Error::new("occupied", "nobody stops on an occupied space"));
    }
    let (steps, way) = (rules.steps(state, wanted.fighter), state.decision.way);
    let stops = |way: u8| {
        rules.ground(state, wanted.fighter, way).ends(fighter.body(), steps, way) & only(to) != 0
    };
    let reached = || {
        rules.board(state).reach_from(fighter.body(), rules.board(state).all, steps) & only(to) != 0
    };
    Some(if stops(way) {
        Error::new("no-tail", "the fighter cannot move there with that second space")
    } else if stops(way | Way::THROUGH_ENEMIES) {
        Error::new("blocked", "enemies stand in the way")
    } else if stops(way & !Way::EXACTLY | Way::THROUGH_ENEMIES) {
        Error::new(
            "wrong-distance",
            format!(
                "the fighter moves exactly {steps} spaces, and no way of that length ends there"
            ),
        )
    } else if rules.stopping(state, wanted.fighter) != 0 && reached() {
        Error::new("blocked", "the fighter stops at a token on the way")
    } else {
        Error::new("too-far", format!("that is more than {steps} spaces away"))
    })
}

/// Explains why a fighter cannot take a step.
fn explain_step(rules: Unmatched, state: &State, wanted: &Wanted) -> Option<Error> {
    let (ask, to) = (state.decision.ask, wanted.to?);
    if wanted.fighter == NOBODY {
        return None;
    }
    if ask == Ask::Walk && wanted.fighter != state.decision.fighter {
        return Some(Error::new("wrong-fighter", "another fighter is on its way"));
    }
    let from = if ask == Ask::Walk {
        rules.way_point(state, wanted.fighter)
    } else {
        state.fighter(wanted.fighter).body()
    };
    let (way, left) = (
        state.decision.way,
        if ask == Ask::Walk { state.decision.steps } else { rules.steps(state, wanted.fighter) },
    );
    let next = |way: u8| rules.next_steps(state, wanted.fighter, from, left, way) & only(to) != 0;
    Some(if next(way) {
        Error::new(
            "no-steps",
            "the path of that fighter does not matter, so it moves by an action of type \"move\"",
        )
    } else if next(way | Way::THROUGH_ENEMIES) {
        Error::new("blocked", "enemies stand in the way")
    } else if rules.board(state).step(from) & only(to) != 0 {
        Error::new("blocked", "the fighter could not stop with the steps that are left")
    } else {
        Error::new("too-far", "a step leads to an adjacent space")
    })
}
