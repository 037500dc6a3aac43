//! Instructions as sentences.

use super::nouns::{cards, condition, count, number, players, space};
use crate::{Amount, Effect, Which, Who};
use altmode_language::{Pen, Voice};

/// Writes one sentence for each instruction.
pub fn sentences(pen: &mut Pen, effects: &[Effect]) {
    for effect in effects {
        if pen.speech.voice != Voice::You && pen.speech.subject.is_none() {
            pen.subject_is_lost();
        }
        sentence(pen, effect);
    }
}

/// Writes a verb with the words that follow it, and ends the sentence.
fn act(pen: &mut Pen, verb: &str, words: &str) {
    pen.verb(verb);
    pen.say(words);
    pen.stop();
}

fn sentence(pen: &mut Pen, effect: &Effect) {
    match effect {
        Effect::Power(amount) => act(pen, "gain", &plus(amount, "Power")),
        Effect::PowerAt { range, amount } => {
            act(pen, "gain", &format!("{} at Range {range}", plus(amount, "Power")))
        }
        Effect::Move(amount) => act(pen, "gain", &plus(amount, "Move")),
        Effect::Energon(amount) => act(pen, "gain", &plus(amount, "Energon")),
        Effect::LoseEnergon(amount) => act(pen, "lose", &plus(amount, "Energon")),
        Effect::Vp(amount) => act(pen, "gain", &plus(amount, "VP")),
        Effect::LoseVp(amount) => act(pen, "lose", &plus(amount, "VP")),
        Effect::Damage(amount) => act(pen, "gain", &plus(amount, "Damage")),
        Effect::Repair(amount) => {
            act(pen, "return", &format!("{} to the stack", plus(amount, "Damage")))
        }
        Effect::Draw(amount) => act(pen, "draw", &count(amount, "card", "cards")),
        Effect::Discard { count: amount, what } => {
            act(
                pen,
                "discard",
                &format!("{} from hand", count(amount, &cards(what, 1), &cards(what, 2))),
            );
        }
        Effect::PutOnTop(amount) => act(
            pen,
            "put",
            &format!("{} from hand on top of the deck", count(amount, "card", "cards")),
        ),
        Effect::Destroy { count: amount, from, what } => {
            act(
                pen,
                "destroy",
                &format!("{} from {from}", count(amount, &cards(what, 1), &cards(what, 2))),
            );
        }
        Effect::KeepHand => act(pen, "keep", "any of the cards in hand at the end of this turn"),
        Effect::Take { what, range } => {
            act(
                pen,
                "take",
                &format!(
                    "a faceup {} of the Matrix within Range {range} without paying for it",
                    cards(what, 1)
                ),
            );
        }
        Effect::Step(amount) => {
            act(pen, "move", &format!("up to {} for free", count(amount, "space", "spaces")))
        }
        Effect::StepAway => act(pen, "move", "to an adjacent space for free"),
        Effect::StepAwayOr(amount) => act(
            pen,
            "move",
            &format!("to an adjacent space for free or gain {}", plus(amount, "Damage")),
        ),
        Effect::Teleport(place) => act(pen, "Teleport", &format!("to {}", space(place))),
        Effect::Search(place) => {
            act(pen, "turn", &format!("a facedown card in {} faceup", space(place)))
        }
        Effect::PlaceRuin => {
            act(pen, "place", "a new Ruin in an empty space and gain the Energon of its reward")
        }
        Effect::DestroyInMatrix { what, range } => {
            act(
                pen,
                "destroy",
                &format!("a faceup {} of the Matrix within Range {range}", cards(what, 1)),
            );
        }
        Effect::SwapToAdversary => {
            pen.say("swap this card with the card of another space with an Adversary character");
            pen.stop();
            pen.say("all Adversary characters in that space are ambushed");
            pen.stop();
        }
        Effect::Cost(amount) => {
            pen.say(&format!("add {} to the cost of the Adversary", number(amount)));
            pen.stop();
        }
        Effect::IfBattleFails(effects) => after(pen, "if this battle fails", effects),
        Effect::WhenDefeat { which, effects } => {
            let moment = match which {
                Which::First => "the first time you defeat an Adversary this turn",
                Which::Next => "the next time you defeat an Adversary this turn",
                Which::Each => "each time you defeat an Adversary this turn",
            };
            after(pen, moment, effects);
        }
        Effect::BuyAdversary => {
            pen.say("this turn you may buy 1 Adversary Robot instead of battling it");
            pen.stop();
        }
        Effect::MoveAsPower => {
            pen.say("this turn you may spend Move as Power when battling Adversaries");
            pen.stop();
        }
        Effect::Attack { who, effects, blocked } => {
            pen.say("Attack on");
            pen.say(players(*who));
            pen.mark(":");
            let before = pen.let_act(Voice::Opponent, "that player");
            sentences(pen, effects);
            pen.speech = before;
            if !blocked.is_empty() {
                after(pen, "if it is Blocked", blocked);
            }
        }
        Effect::Convert => {
            pen.say("you may Convert");
            pen.stop();
        }
        Effect::May(effects) => after(pen, "you may do this", effects),
        Effect::If { condition: holds, then, otherwise } => {
            after(pen, &format!("if {}", condition(holds)), then);
            if !otherwise.is_empty() {
                after(pen, "otherwise", otherwise);
            }
        }
        Effect::ChooseOne(lists) => {
            pen.say("choose one:");
            for (index, list) in lists.iter().enumerate() {
                pen.say(&format!("({})", index + 1));
                sentences(pen, list);
            }
        }
        Effect::Let { who, effects } => {
            if *who == Who::You {
                return sentences(pen, effects);
            }
            let before = pen.let_act(Voice::Opponent, players(*who));
            sentences(pen, effects);
            pen.speech = before;
        }
    }
}

/// Writes the moment of instructions, an arrow and the instructions.
fn after(pen: &mut Pen, moment: &str, effects: &[Effect]) {
    pen.say(moment);
    pen.arrow();
    sentences(pen, effects);
}

/// Returns an amount of something that has no plural: "2 Energon".
fn plus(amount: &Amount, thing: &str) -> String {
    match amount {
        Amount::Fixed(number) => format!("{number} {thing}"),
        Amount::Counted(_) => format!("{thing} equal to {}", number(amount)),
    }
}
