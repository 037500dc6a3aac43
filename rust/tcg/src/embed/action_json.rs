//! Actions for hosts: objects with a `type`.

use altmode_host::Tagged;

/// A legal action with its index and label.
pub type ActionView = altmode_host::ActionView<ActionKind>;

/// A legal action; `type` tells which fields it has. Numbers of cards and characters are those of the view.
#[derive(Clone, Debug, PartialEq, Tagged)]
#[tagged(input = ActionInput)]
pub enum ActionKind {
    /// Turns a character to another mode.
    Flip {
        /// The character's number.
        character: u8,
        /// The character's name.
        #[tagged(note)]
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
        #[tagged(note)]
        card_name: &'static str,
    },
    /// Plays an Upgrade from the hand.
    PlayUpgrade {
        /// The card's number.
        card: u8,
        /// The card's name.
        #[tagged(note)]
        card_name: &'static str,
        /// The number of the character that it is put on.
        on: u8,
        /// The name of that character.
        #[tagged(note)]
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
        #[tagged(note)]
        character_name: &'static str,
    },
    /// Ends the main phase.
    EndMain,
    /// Attacks, or chooses the defender of an attack that has begun.
    Attack {
        /// The attacker's number; missing if the attack has begun.
        attacker: Option<u8>,
        /// The attacker's name.
        #[tagged(with, note)]
        attacker_name: Option<&'static str>,
        /// The defender's number; missing if it is chosen afterwards.
        defender: Option<u8>,
        /// The defender's name.
        #[tagged(with, note)]
        defender_name: Option<&'static str>,
    },
    /// Answers a question with a character.
    #[tagged(type = "choose", kind = "character")]
    ChooseCharacter {
        /// The character's number.
        target: u8,
        /// The character's name.
        #[tagged(note)]
        target_name: &'static str,
    },
    /// Answers a question with a card.
    #[tagged(type = "choose", kind = "card")]
    ChooseCard {
        /// The card's number.
        card: u8,
        /// The card's name.
        #[tagged(note)]
        card_name: &'static str,
    },
    /// Answers a question with one of several options. If a slot is asked for, with the Upgrade that goes into it.
    #[tagged(type = "choose", kind = "option")]
    ChooseOption {
        /// The number of the Upgrade, if a slot is chosen for it.
        card: Option<u8>,
        /// The name of the Upgrade.
        #[tagged(with, note)]
        card_name: Option<&'static str>,
        /// The option.
        option: String,
    },
    /// Chooses the ability that resolves next.
    #[tagged(type = "choose", kind = "trigger")]
    ChooseTrigger {
        /// The number of the card with the ability.
        trigger: u8,
        /// The name of that card.
        #[tagged(note)]
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
        #[tagged(note)]
        card_name: &'static str,
    },
    /// Swaps a card of the hand for a flipped card with a green icon.
    SwapGreen {
        /// The number of the card of the hand.
        card: u8,
        /// The name of that card.
        #[tagged(note)]
        card_name: &'static str,
        /// The number of the flipped card.
        with: u8,
        /// The name of the flipped card.
        #[tagged(note)]
        with_name: &'static str,
    },
    /// Neither reveals nor swaps.
    Decline,
}
