//! Lengths of instructions, which bound the time that each step of the engine takes.

use crate::{Ability, Effect};
use altmode_language::{Encode, show};

/// Maximum length of an instruction, or of what a trigger asks, in bytes of JSON, without the instructions inside it. The engine
/// evaluates it at each of up to 100,000 steps between two decisions. Printed cards have less than a third.
pub const MOST_OF_INSTRUCTION: usize = 800;

/// Returns the lists of instructions inside an instruction.
pub fn inside(effect: &Effect) -> Vec<&[Effect]> {
    match effect {
        Effect::If { then, otherwise, .. } => vec![then, otherwise],
        Effect::May { effects, then } => vec![effects, then],
        Effect::Times { effects, .. }
        | Effect::ForEach { effects, .. }
        | Effect::Opponent(effects)
        | Effect::ItsOwner(effects)
        | Effect::EachPlayer(effects)
        | Effect::AtEndOfTurn(effects)
        | Effect::AfterBattle(effects) => vec![effects],
        Effect::ThisTurn(delayed) => vec![&delayed.effects],
        Effect::ChooseOne(lists) => lists.iter().map(Vec::as_slice).collect(),
        _ => Vec::new(),
    }
}

/// Returns the lists of instructions of an ability; `None` if it has none.
pub fn instructions(ability: &Ability) -> Option<Vec<&[Effect]>> {
    Some(match ability {
        Ability::Do(effects) | Ability::Revenge(effects) | Ability::Bounty(effects) => {
            vec![effects]
        }
        Ability::Pay { cost, effects } | Ability::Tap { cost, effects } => vec![cost, effects],
        Ability::When(trigger) => vec![&trigger.effects],
        Ability::Reveal(reveal) => vec![&reveal.effects],
        _ => return None,
    })
}

/// Returns the length of the longest instruction of an ability, what its trigger asks included; 0 if it has none.
pub fn longest_instruction(ability: &Ability) -> usize {
    instructions(ability).map_or(0, |lists| longest(ability, &lists))
}

fn longest(whole: &impl Encode, lists: &[&[Effect]]) -> usize {
    // A list has brackets and commas.
    let of_list = |list: &&[Effect]| list.iter().map(bytes).sum::<usize>() + list.len() + 1;
    let longest_inside =
        lists.iter().copied().flatten().map(|effect| longest(effect, &inside(effect))).max();
    bytes(whole).saturating_sub(lists.iter().map(of_list).sum()).max(longest_inside.unwrap_or(0))
}

/// Returns the length of the JSON of a value. serde's code for effects would make the module 10 kB larger.
fn bytes(value: &impl Encode) -> usize {
    show(value).to_string().len()
}
