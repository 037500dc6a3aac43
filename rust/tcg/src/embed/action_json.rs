//! Actions for hosts: objects with a `type`, and input from hosts.

use altmode_host::{Fields, Tagged, agree};
use serde::Deserialize;

/// A legal action with its index and label.
pub type ActionView = altmode_host::ActionView<ActionKind>;

/// A legal action; `type` tells which fields it has. Numbers of cards and characters are those of the view.
#[derive(Clone, Debug, PartialEq, Tagged)]
pub enum ActionKind {
    /// Turns a character to another mode.
    Flip {
        /// The character's number.
        character: u8,
        /// The character's name.
        character_name: &'static str,
        /// The mode that will show.
        #[tagged(ts = "Mode")]
        to: &'static str,
    },
    /// Plays an Action card from the hand.
    PlayAction {
        /// The card's number.
        card: u8,
        /// The card's name.
        card_name: &'static str,
    },
    /// Plays an Upgrade from the hand.
    PlayUpgrade {
        /// The card's number.
        card: u8,
        /// The card's name.
        card_name: &'static str,
        /// The number of the character that it is put on.
        on: u8,
        /// The name of that character.
        on_name: &'static str,
        /// The slot that it goes into.
        #[tagged(ts = "Slot")]
        slot: &'static str,
    },
    /// Uses a character's tap ability.
    TapAbility {
        /// The character's number.
        character: u8,
        /// The character's name.
        character_name: &'static str,
    },
    /// Ends the main phase.
    EndMain,
    /// Attacks, or chooses the defender of an attack that has begun.
    Attack {
        /// The attacker, unless the attack has begun.
        #[tagged(inline)]
        attacker: Option<Attacker>,
        /// The defender, unless it is chosen afterwards.
        #[tagged(inline)]
        defender: Option<Defender>,
    },
    /// Answers a question with a character.
    #[tagged(type = "choose", kind = "character")]
    ChooseCharacter {
        /// The character's number.
        target: u8,
        /// The character's name.
        target_name: &'static str,
    },
    /// Answers a question with a card.
    #[tagged(type = "choose", kind = "card")]
    ChooseCard {
        /// The card's number.
        card: u8,
        /// The card's name.
        card_name: &'static str,
    },
    /// Answers a question with one of several options. If a slot is asked for, with the Upgrade that goes into it.
    #[tagged(type = "choose", kind = "option")]
    ChooseOption {
        /// The Upgrade that goes into the chosen slot.
        #[tagged(inline)]
        upgrade: Option<SlotUpgrade>,
        /// The option.
        option: String,
    },
    /// Chooses the ability that resolves next.
    #[tagged(type = "choose", kind = "trigger")]
    ChooseTrigger {
        /// The number of the card with the ability.
        trigger: u8,
        /// The name of that card.
        trigger_name: &'static str,
    },
    /// Answers a question with yes.
    Yes,
    /// Answers a question with no.
    No,
    /// Stops choosing before the maximum number is chosen.
    Done,
    /// Reveals a Secret Action.
    Reveal {
        /// The card's number.
        card: u8,
        /// The card's name.
        card_name: &'static str,
    },
    /// Swaps a card of the hand for a flipped card with a green icon.
    SwapGreen {
        /// The number of the card of the hand.
        card: u8,
        /// The name of that card.
        card_name: &'static str,
        /// The number of the flipped card.
        with: u8,
        /// The name of the flipped card.
        with_name: &'static str,
    },
    /// Neither reveals nor swaps.
    Decline,
}

/// The attacker of an action.
#[derive(Clone, Debug, Fields, PartialEq)]
pub struct Attacker {
    /// The attacker's number; missing if the attack has begun.
    pub attacker: u8,
    /// The attacker's name.
    pub attacker_name: &'static str,
}

/// The defender of an action.
#[derive(Clone, Debug, Fields, PartialEq)]
pub struct Defender {
    /// The defender's number; missing if it is chosen afterwards.
    pub defender: u8,
    /// The defender's name.
    pub defender_name: &'static str,
}

/// An Upgrade whose slot is chosen.
#[derive(Clone, Debug, Fields, PartialEq)]
pub struct SlotUpgrade {
    /// The number of the Upgrade, if a slot is chosen for it.
    pub card: u8,
    /// The name of the Upgrade.
    pub card_name: &'static str,
}

/// The members by which hosts and scripts tell actions of one type apart.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Marks<'a> {
    /// The kind of choice.
    pub choice: Option<&'static str>,
    /// See [`ActionKind`].
    pub character: Option<u8>,
    /// See [`ActionKind`].
    pub to: Option<&'static str>,
    /// See [`ActionKind`].
    pub card: Option<u8>,
    /// See [`ActionKind`].
    pub on: Option<u8>,
    /// See [`ActionKind`].
    pub slot: Option<&'static str>,
    /// See [`ActionKind`].
    pub attacker: Option<u8>,
    /// See [`ActionKind`].
    pub defender: Option<u8>,
    /// See [`ActionKind`].
    pub target: Option<u8>,
    /// See [`ActionKind`].
    pub option: Option<&'a str>,
    /// See [`ActionKind`].
    pub trigger: Option<u8>,
    /// See [`ActionKind`].
    pub with: Option<u8>,
}

impl ActionKind {
    /// Returns the members that tell this action apart from others of its type.
    pub fn marks(&self) -> Marks<'_> {
        let none = Marks::default();
        let choice = |choice| Marks { choice: Some(choice), ..none };
        match *self {
            ActionKind::Flip { character, to, .. } => Marks { character: Some(character), to: Some(to), ..none },
            ActionKind::PlayAction { card, .. } | ActionKind::Reveal { card, .. } => Marks { card: Some(card), ..none },
            ActionKind::PlayUpgrade { card, on, slot, .. } => Marks { card: Some(card), on: Some(on), slot: Some(slot), ..none },
            ActionKind::TapAbility { character, .. } => Marks { character: Some(character), ..none },
            ActionKind::Attack { ref attacker, ref defender } => Marks {
                attacker: attacker.as_ref().map(|attacker| attacker.attacker),
                defender: defender.as_ref().map(|defender| defender.defender),
                ..none
            },
            ActionKind::ChooseCharacter { target, .. } => Marks { target: Some(target), ..choice("character") },
            ActionKind::ChooseCard { card, .. } => Marks { card: Some(card), ..choice("card") },
            ActionKind::ChooseOption { ref upgrade, ref option } => {
                Marks { card: upgrade.as_ref().map(|upgrade| upgrade.card), option: Some(option), ..choice("option") }
            }
            ActionKind::ChooseTrigger { trigger, .. } => Marks { trigger: Some(trigger), ..choice("trigger") },
            ActionKind::SwapGreen { card, with, .. } => Marks { card: Some(card), with: Some(with), ..none },
            ActionKind::EndMain | ActionKind::Yes | ActionKind::No | ActionKind::Done | ActionKind::Decline => none,
        }
    }
}

/// An action sent by a host: an entry of the list, or some of its fields.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "ActionFields", optional_fields))]
pub struct ActionInput {
    /// Index in the list of legal actions.
    pub id: Option<u32>,
    /// The type; `concede` is always possible and never listed.
    #[serde(rename = "type")]
    #[cfg_attr(feature = "typescript", ts(type = r#"Action["type"] | "concede""#, optional = false))]
    pub kind: Option<String>,
    /// The kind of `choose`: `character`, `card`, `option` or `trigger`.
    #[serde(rename = "kind")]
    #[cfg_attr(feature = "typescript", ts(type = r#"ChooseAction["kind"]"#, optional))]
    pub choice: Option<String>,
    /// The acting seat. For `concede`, the seat that concedes.
    pub seat: Option<u8>,
    /// `flip`, `tap-ability`: the character.
    pub character: Option<u8>,
    /// `flip`: the mode.
    pub to: Option<String>,
    /// `play-action`, `play-upgrade`, `choose`, `reveal`, `swap-green`: the card.
    pub card: Option<u8>,
    /// `play-upgrade`: the character that it is put on.
    pub on: Option<u8>,
    /// `play-upgrade`: the slot.
    pub slot: Option<String>,
    /// `attack`: the attacker.
    pub attacker: Option<u8>,
    /// `attack`: the defender.
    pub defender: Option<u8>,
    /// `choose`: the character.
    pub target: Option<u8>,
    /// `choose`: the option.
    pub option: Option<String>,
    /// `choose`: the card whose ability resolves next.
    pub trigger: Option<u8>,
    /// `swap-green`: the flipped card.
    pub with: Option<u8>,
}

/// Returns whether every given field of an input agrees with a legal action.
pub fn matches(input: &ActionInput, action: &ActionView) -> bool {
    let marks = action.what.marks();
    input.kind.as_deref() == Some(action.kind())
        && agree(&input.choice, &marks.choice)
        && agree(&input.character, &marks.character)
        && agree(&input.to, &marks.to)
        && agree(&input.card, &marks.card)
        && agree(&input.on, &marks.on)
        && agree(&input.slot, &marks.slot)
        && agree(&input.attacker, &marks.attacker)
        && agree(&input.defender, &marks.defender)
        && agree(&input.target, &marks.target)
        && agree(&input.option, &marks.option)
        && agree(&input.trigger, &marks.trigger)
        && agree(&input.with, &marks.with)
}
