//! The pending question in the public API: its origin and its sentence.

use crate::{
    cards::{Tcg, code::Op},
    embed::{names::NamesInSight, sight::may_see},
    engine::effects::{BEGUN, SAVING},
    model::{
        objects::{NOBODY, ObjectId, members},
        state::{Ask, Decision, Frame, State, Zone},
        work::{BattleStep, FocusStep, PlayStep, Work},
    },
};
use altmode_core::{EventCause, Viewer, Words, words};
use altmode_host::{Origin, OriginKind, Said, Tagged, capital, choice_of, counted};
use altmode_tcg_language::{Effect, text};

/// A question as a sentence; `type` is its key. Texts of effects are in English, without a capital letter and a full stop.
#[derive(Clone, Debug, PartialEq, Tagged)]
pub enum Prompt {
    /// The next play or the attack of the main phase.
    Main,
    /// The attack of the turn.
    Attack,
    /// Whether to attack once more.
    AttackMore,
    /// The character that is attacked.
    Defender {
        /// The name of the attacker.
        attacker: &'static str,
    },
    /// Whether another character defends.
    DefendInstead {
        /// The name of the defender.
        defender: &'static str,
    },
    /// Whether to follow instructions.
    May {
        /// The instructions.
        effect: String,
        /// The instructions that follow if the player does.
        then: Option<String>,
    },
    /// The choice of the characters or cards that an instruction applies to.
    Target {
        /// The instruction.
        effect: String,
        /// The things that are chosen.
        #[tagged(ts = r#""character" | "card""#)]
        of: &'static str,
        /// Number of things that are still wanted.
        count: u8,
        /// Whether fewer are allowed.
        fewer: bool,
    },
    /// The order in which cards are put on top of a deck: the card that is put there next.
    Order {
        /// The instruction.
        effect: String,
    },
    /// The choice that an instruction itself asks for: of a color, a name, a mode.
    Choice {
        /// The instruction.
        effect: String,
    },
    /// The choice between several effects.
    Effects,
    /// The card that an effect lets the player play.
    Play {
        /// The instruction.
        effect: String,
    },
    /// The character that gets the Upgrade side of a KO'd character.
    UpgradeSide {
        /// The name of the Upgrade.
        card: &'static str,
    },
    /// The slot of an Upgrade.
    Slot {
        /// The name of the Upgrade.
        card: &'static str,
    },
    /// The cards of the first of two piles.
    Separate,
    /// The pile that is taken.
    Pile,
    /// The Upgrade that is scrapped, because a character has more than it has slots.
    Crowded {
        /// The name of the character.
        character: &'static str,
    },
    /// The Upgrade that another one saves from being scrapped.
    Saved,
    /// Whether to scrap a card instead of an Upgrade.
    ScrapInstead,
    /// Whether to change damage.
    ChangeDamage {
        /// The name of the card that changes it.
        card: &'static str,
        /// The name of the character that would take the damage.
        character: &'static str,
        /// The amount of damage.
        damage: u16,
    },
    /// The card that changes damage next.
    OrderDamage {
        /// The name of the character that would take the damage.
        character: &'static str,
        /// The amount of damage.
        damage: u16,
    },
    /// The ability that resolves next.
    Trigger,
    /// Whether to reveal a Secret Action.
    Reveal,
    /// Whether to reveal a Secret Action because of a card that is played.
    RevealAgainst {
        /// The name of the played card.
        card: &'static str,
    },
    /// Whether to reveal a Secret Action before damage is done.
    RevealBeforeDamage {
        /// The name of the character that would take the damage.
        character: &'static str,
        /// The amount of damage.
        damage: u16,
    },
    /// The flipped cards that are scrapped.
    ScrapFlipped {
        /// The number of cards.
        count: u8,
    },
    /// Whether to swap a card of the hand for a flipped green card.
    SwapGreen,
    /// Whether to take a flipped green card.
    TakeGreen,
    /// The cards that Focus scraps.
    FocusScrap {
        /// The number of cards that can still be scrapped.
        count: u8,
    },
    /// The card that Focus puts on top of the deck, above those that follow.
    FocusOrder,
    /// A question of a card that the viewer may not see.
    Hidden,
    /// A choice of another kind.
    Other,
}

impl Said for Prompt {
    fn english(&self) -> Words {
        match self {
            Prompt::Main => words!["Flip a character, play cards, or attack."],
            Prompt::Attack => words!["Attack with a character."],
            Prompt::AttackMore => words!["Attack once more?"],
            Prompt::Defender { attacker } => {
                words!["Choose the character that ", *attacker, " attacks."]
            }
            Prompt::DefendInstead { defender } => {
                words!["Let another character defend instead of ", *defender, "?"]
            }
            Prompt::May { effect, then: None } => words![capital(effect), "?"],
            Prompt::May { effect, then: Some(then) } => {
                words![capital(effect), "? If you do: ", then.clone(), "."]
            }
            Prompt::Target { effect, of, count, fewer } => choice_of(effect, *count, *fewer, of),
            Prompt::Order { effect } => {
                words![capital(effect), ": choose the next card from the bottom up."]
            }
            Prompt::Choice { effect } | Prompt::Play { effect } => words![capital(effect), "."],
            Prompt::Effects => words!["Choose an effect."],
            Prompt::UpgradeSide { card } => words!["Put ", *card, " onto a character."],
            Prompt::Slot { card } => words!["Choose the slot for ", *card, "."],
            Prompt::Separate => {
                words!["Choose the cards of the first pile; the others are the second."]
            }
            Prompt::Pile => words!["Put one of the two piles into your hand."],
            Prompt::Crowded { character } => {
                words![*character, " has more Upgrades than slots: choose the one to scrap."]
            }
            Prompt::Saved => words!["Choose the Upgrade that is not scrapped."],
            Prompt::ScrapInstead => words!["Scrap a card from your hand instead of an Upgrade?"],
            Prompt::ChangeDamage { card, character, damage } => {
                words![
                    "Use ",
                    *card,
                    " when ",
                    *character,
                    " would take ",
                    i32::from(*damage),
                    " damage?"
                ]
            }
            Prompt::OrderDamage { character, damage } => {
                words![
                    *character,
                    " would take ",
                    i32::from(*damage),
                    " damage: choose the card that changes it first."
                ]
            }
            Prompt::Trigger => words!["Choose the ability that resolves next."],
            Prompt::Reveal => words!["Reveal a Secret Action?"],
            Prompt::RevealAgainst { card } => words!["Reveal a Secret Action against ", *card, "?"],
            Prompt::RevealBeforeDamage { character, damage } => {
                words![
                    "Reveal a Secret Action before ",
                    *character,
                    " takes ",
                    i32::from(*damage),
                    " damage?"
                ]
            }
            Prompt::ScrapFlipped { count } => {
                words!["Scrap ", counted(*count, false, "flipped card"), "."]
            }
            Prompt::SwapGreen => words!["Swap a card from your hand for a flipped green card?"],
            Prompt::TakeGreen => words!["Put a flipped green card into your hand?"],
            Prompt::FocusScrap { count } => {
                words!["Scrap ", counted(*count, true, "card"), " of those that you looked at?"]
            }
            Prompt::FocusOrder => words![
                "Put the cards back on top of your deck: choose the next card from the top down."
            ],
            Prompt::Hidden => words!["A card that you cannot see asks its player."],
            Prompt::Other => words!["Choose one."],
        }
    }
}

impl Tcg {
    /// Returns the card whose instructions ask the pending question.
    pub fn asking(&self, state: &State) -> Option<ObjectId> {
        let frame = state.frames.last()?;
        // Turn, battle and damage frames belong to the rules, not to a card.
        let of_card = matches!(frame.work, Work::Code(_) | Work::Play(_) | Work::Focus(_));
        (of_card && usize::from(frame.source) < state.defs.len()).then_some(frame.source)
    }

    /// Returns the origin of the pending question.
    pub(crate) fn origin(&self, state: &State) -> Option<Origin> {
        let frame = state.frames.last()?;
        let changes_damage = frame.work == Work::Damage && state.decision.ask == Ask::YesNo;
        let card = if changes_damage { Some(frame.card) } else { self.asking(state) };
        Some(match card {
            _ if state.decision.ask == Ask::Trigger => Origin::rule("order", "Order of abilities"),
            _ if state.decision.ask == Ask::Reveal => {
                Origin::rule("secret-action", "Secret Actions")
            }
            Some(card) => self.named(self.card_cause(state, card)),
            None => match frame.work {
                Work::Battle(_) => Origin::rule("battle", "Battle"),
                Work::Damage => Origin::rule("damage", "Damage"),
                Work::Focus(_) => Origin::rule("focus", "Focus"),
                _ => Origin::rule("turn", "Turn"),
            },
        })
    }

    /// Returns the name and the id of the cause of an event, or of a question.
    pub fn named(&self, cause: EventCause) -> Origin {
        match cause {
            EventCause::Card { id, def, side, .. } => Origin {
                name: self.side_name(def, side),
                what: OriginKind::Card { id, card: self.catalogue.card(def).id },
            },
            EventCause::Character { .. } | EventCause::Item { .. } => {
                unreachable!("all effects are those of cards")
            }
        }
    }

    /// Returns the sentence of the pending question.
    pub fn prompt(&self, state: &State) -> Prompt {
        let Some(frame) = state.frames.last() else { return Prompt::Other };
        let decision = &state.decision;
        let in_sight = self.names_in_sight(state);
        let name = |object: ObjectId| self.short_name(state, object, &in_sight);
        match decision.ask {
            Ask::Main => Prompt::Main,
            Ask::Attack if decision.may_stop => Prompt::AttackMore,
            Ask::Attack => Prompt::Attack,
            Ask::Defender => Prompt::Defender { attacker: name(state.battle.attacker) },
            Ask::Trigger => Prompt::Trigger,
            Ask::SwapGreen
                if state.battle.takes_green[usize::from(decision.seat != state.active)] =>
            {
                Prompt::TakeGreen
            }
            Ask::SwapGreen => Prompt::SwapGreen,
            Ask::Reveal => self.reveal_prompt(state, frame, &in_sight),
            _ => match frame.work {
                Work::Battle(BattleStep::OtherDefender) => {
                    Prompt::DefendInstead { defender: name(state.battle.defender) }
                }
                Work::Damage => match state.hits.get(usize::from(frame.pc)) {
                    Some(hit) if decision.ask == Ask::YesNo => Prompt::ChangeDamage {
                        card: self.full_name(state, frame.card),
                        character: name(hit.to),
                        damage: hit.amount,
                    },
                    Some(hit) => {
                        Prompt::OrderDamage { character: name(hit.to), damage: hit.amount }
                    }
                    None => Prompt::Other,
                },
                Work::Focus(FocusStep::Scrap) => Prompt::FocusScrap { count: decision.wanted },
                Work::Focus(_) => Prompt::FocusOrder,
                Work::Code(_) => self.prompt_of_code(state, frame, &in_sight),
                Work::Battle(_)
                    if decision
                        .options
                        .iter()
                        .all(|&card| state.object(card).zone == Zone::Played) =>
                {
                    Prompt::ScrapFlipped { count: decision.wanted }
                }
                Work::Battle(_)
                | Work::Turn(_)
                | Work::BasicTurn(_)
                | Work::Play(_)
                | Work::Window(_) => self.crowded(state, &in_sight).unwrap_or(Prompt::Other),
            },
        }
    }

    /// Returns the sentence that offers Secret Actions.
    fn reveal_prompt(&self, state: &State, frame: &Frame, in_sight: &NamesInSight) -> Prompt {
        let hit = state.hits.get(usize::from(frame.pc));
        match (frame.work, hit) {
            (Work::Play(PlayStep::MayBeCancelled), _)
                if may_see(state, frame.source, Viewer::Seat(state.decision.seat)) =>
            {
                Prompt::RevealAgainst { card: self.full_name(state, frame.source) }
            }
            (Work::Damage, Some(hit)) => Prompt::RevealBeforeDamage {
                character: self.short_name(state, hit.to, in_sight),
                damage: hit.amount,
            },
            _ => Prompt::Reveal,
        }
    }

    /// Returns the sentence for Upgrades that are too many for the slots of their character.
    fn crowded(&self, state: &State, in_sight: &NamesInSight) -> Option<Prompt> {
        let upgrade = state.object(*state.decision.options.first()?);
        let is_upgrade = state.decision.ask == Ask::Cards
            && upgrade.zone == Zone::Upgrade
            && upgrade.host != NOBODY;
        is_upgrade
            .then(|| Prompt::Crowded { character: self.short_name(state, upgrade.host, in_sight) })
    }

    /// Returns the sentence of a question that instructions ask.
    fn prompt_of_code(&self, state: &State, frame: &Frame, in_sight: &NamesInSight) -> Prompt {
        let decision = &state.decision;
        let written = |effects: &[Effect]| self.effect_words(state, frame, effects);
        if let Some(card) = self.asks_for_slot(state) {
            return Prompt::Slot { card: self.full_name(state, card) };
        }
        let effect = match self.catalogue.op(frame.pc) {
            Op::UpgradeSide => {
                return Prompt::UpgradeSide { card: self.full_name(state, frame.source) };
            }
            Op::Ask(Effect::May { effects, then }, ..) => {
                return Prompt::May {
                    effect: written(effects),
                    then: (!then.is_empty()).then(|| written(then)),
                };
            }
            Op::ChooseOne(..) => return Prompt::Effects,
            Op::Do(Effect::SeparateThose) if decision.ask == Ask::Cards => return Prompt::Separate,
            Op::Do(Effect::SeparateThose) => return Prompt::Pile,
            Op::Do(effect) | Op::Gets(effect, ..) => effect,
            _ => return Prompt::Other,
        };
        let moves_upgrades = matches!(
            effect,
            Effect::Combine(_) | Effect::TakeOverUpgrades(_) | Effect::SwapUpgrades
        );
        if moves_upgrades && let Some(crowded) = self.crowded(state, in_sight) {
            return crowded;
        }
        let effect_text = written(std::slice::from_ref(effect));
        let of = match decision.ask {
            Ask::Cards if frame.ready & SAVING != 0 && decision.may_stop => {
                return Prompt::ScrapInstead;
            }
            Ask::Cards if frame.ready & SAVING != 0 => return Prompt::Saved,
            Ask::Cards if decision.ordered => return Prompt::Order { effect: effect_text },
            Ask::Characters => "character",
            Ask::Cards => "card",
            Ask::PlayCard => return Prompt::Play { effect: effect_text },
            Ask::Option if matches!(effect, Effect::Flip { .. }) && frame.ready & BEGUN == 0 => {
                let character = members(frame.picks[1])
                    .next()
                    .map_or("", |character| self.short_name(state, character, in_sight));
                return Prompt::Choice { effect: format!("choose the mode of {character}") };
            }
            _ => return Prompt::Choice { effect: effect_text },
        };
        Prompt::Target { effect: effect_text, of, count: decision.wanted, fewer: decision.may_stop }
    }

    /// Returns instructions of a frame as words for a question or an option: "draw a card".
    fn effect_words(&self, state: &State, frame: &Frame, effects: &[Effect]) -> String {
        let words = text::spoken(&text::option(effects, self.bearer(state, frame.source)));
        let mut letters = words.chars();
        match (letters.next(), letters.clone().next()) {
            // "KO" stays as it is.
            (Some(first), Some(second)) if !second.is_uppercase() => {
                first.to_ascii_lowercase().to_string() + letters.as_str()
            }
            _ => words,
        }
    }
}

/// The words of answers. No label is "Yes" alone: people read it without the question, too.
impl Tcg {
    /// Returns the words of a yes: what then happens.
    pub(crate) fn yes_words(&self, state: &State) -> Words {
        match self.prompt(state) {
            Prompt::May { effect, .. } => words![capital(&effect)],
            Prompt::ChangeDamage { card, .. } => words!["Use ", card],
            _ => words!["Do it"],
        }
    }

    /// Returns the words of a no.
    pub(crate) fn no_words(&self, state: &State) -> Words {
        let source = self.origin(state).filter(|origin| match origin.what {
            OriginKind::Card { id, .. } => {
                may_see(state, id as ObjectId, Viewer::Seat(state.decision.seat))
            }
            _ => false,
        });
        match (state.decision.ask, source) {
            (Ask::PlayCard, _) => words!["Play no card"],
            (_, Some(source)) => words!["Do not use ", source.name],
            _ => words!["Do not do it"],
        }
    }

    /// Returns the words of the answer that ends a choice.
    pub(crate) fn done_words(&self, state: &State) -> Words {
        let Decision { chosen, chosen_characters, .. } = &state.decision;
        match self.prompt(state) {
            Prompt::DefendInstead { defender } => words!["Let ", defender, " defend"],
            Prompt::Separate => words!["Put no more cards into the first pile"],
            Prompt::ScrapInstead => words!["Scrap the Upgrade"],
            Prompt::FocusScrap { .. } if chosen.is_empty() => words!["Scrap none"],
            Prompt::FocusScrap { .. } => words!["Scrap no more"],
            _ if chosen.is_empty() && *chosen_characters == 0 => words!["Choose none"],
            _ => words!["Choose no more"],
        }
    }

    /// Returns the words of the answer that does without an attack, a reveal or a swap.
    pub(crate) fn decline_words(&self, state: &State) -> Words {
        match self.prompt(state) {
            Prompt::AttackMore => words!["Do not attack"],
            Prompt::TakeGreen => words!["Take no green card"],
            Prompt::SwapGreen => words!["Swap no card"],
            _ => words!["Reveal no Secret Action"],
        }
    }
}
