//! The views of the state: the information that a seat may have.
//!
//! Hidden cards are removed unless [`may_see`] permits them. A removed card has no object number either, because the number
//! could identify a card that was seen before.

use crate::{
    cards::{Tcg, catalogue::Class},
    embed::{
        names::{quality_name, slot_name},
        question::Prompt,
        sight::may_see,
    },
    model::{
        objects::{NOBODY, ObjectId, members},
        state::{Lasting, LastingKind, Object, State, Status, Zone, barred},
    },
};
use altmode_core::{Viewer, sort_numbers};
use altmode_host::{Origin, OriginKind, Sentence};
use altmode_tcg_language::{CharacterKind, Keyword, Trait};
use serde::Serialize;

/// The observation of a seat: all information that it may have.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Observation {
    /// Always `tcg`.
    #[cfg_attr(feature = "typescript", ts(type = r#""tcg""#))]
    pub game: &'static str,
    /// The viewer's seat; missing in the views of the public and of the referee.
    pub seat: Option<u8>,
    /// `core` or `updated`.
    #[cfg_attr(feature = "typescript", ts(type = r#""core" | "updated""#))]
    pub rulings: &'static str,
    /// `standard` or `basic`.
    #[cfg_attr(feature = "typescript", ts(type = r#""standard" | "basic""#))]
    pub format: &'static str,
    /// Number of the turn, from 1.
    pub turn: u16,
    /// The seat that had the first turn.
    pub first: u8,
    /// The seat whose turn it is.
    pub active: u8,
    /// The seat that must decide now; `null` when the game is over.
    pub to_act: Option<u8>,
    /// `main`, `attack`, `battle` or `over`.
    #[cfg_attr(feature = "typescript", ts(type = r#""main" | "attack" | "battle" | "over""#))]
    pub phase: &'static str,
    /// The result of the game; `null` while it runs.
    pub outcome: Option<Outcome>,
    /// The actions that the main phase still allows.
    pub allowance: Allowance,
    /// The pending question. Its answers are the legal actions.
    pub decision: Option<Question>,
    /// Both players.
    pub players: [PlayerView; 2],
    /// The battle in progress.
    pub battle: Option<BattleView>,
    /// Effects that last for a time.
    pub lasting: Vec<LastingView>,
}

/// The result of a game.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Outcome {
    /// The winner, or `null` for a draw.
    pub winner: Option<u8>,
    /// The reason.
    pub reason: &'static str,
}

/// The actions that the main phase still allows.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Allowance {
    /// Whether a character may be flipped.
    pub flip: bool,
    /// Number of Actions that may be played.
    pub actions: u8,
    /// Whether an Upgrade may be played.
    pub upgrade: bool,
    /// Whether a tap ability may be used.
    pub tap: bool,
    /// Whether this is turn 2 of the game, which allows one Action or one Upgrade, not both.
    pub one_card: bool,
}

/// The pending question.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Question {
    /// The seat that answers.
    pub seat: u8,
    /// The kind of question.
    #[cfg_attr(feature = "typescript", ts(type = "QuestionKind"))]
    pub kind: &'static str,
    /// Number of answers still wanted, including this one.
    pub wanted: u8,
    /// Whether the player may stop early.
    pub may_stop: bool,
    /// The card or the rule that asks; `null` if it is a card that the viewer may not see.
    #[cfg_attr(feature = "typescript", ts(type = "Origin | null"))]
    pub source: Option<Asker>,
    /// The sentence that is asked.
    #[cfg_attr(feature = "typescript", ts(type = "Sentence"))]
    pub sentence: Sentence<Prompt>,
}

/// The origin of a question in a view.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum Asker {
    /// The card or the rule.
    Origin(Origin),
    /// The card as the views of the first version had it. The hashes of records are computed from it.
    Recorded(CardView),
}

/// A card, as far as the viewer knows it.
#[derive(Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct CardView {
    /// The object number in this game. Actions and events refer to the card by it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<u8>,
    /// The id in the catalogue.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<&'static str>,
    /// The name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<&'static str>,
    /// The position in the deck, 0 on top.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub index: Option<u8>,
    /// The slot that the card is in.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(type = "Slot", optional))]
    pub slot: Option<&'static str>,
    /// Whether the card is face down.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub face_down: Option<bool>,
    /// Whether a stratagem has been turned over. Then it has no effect any more.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turned_over: Option<bool>,
    /// Whether a hidden card has been seen by its owner's opponent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seen_by_opponent: Option<bool>,
    /// Number of damage counters on the card, as an Upgrade.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub damage: Option<u8>,
    /// Seat of the controller, if it is not the owner: the opponent has played the card, for example a Secret Action from the
    /// owner's scrap pile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub controller: Option<u8>,
}

/// A zone of which only some cards may be known.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HiddenZone {
    /// Number of cards.
    pub count: usize,
    /// The cards that the viewer knows.
    pub cards: Vec<CardView>,
}

/// A deck.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DeckView {
    /// Number of cards.
    pub count: usize,
    /// The cards that the viewer knows, with their positions.
    pub known: Vec<CardView>,
}

/// A player.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct PlayerView {
    /// The player's seat.
    pub seat: u8,
    /// The hand.
    pub hand: HiddenZone,
    /// The deck.
    pub deck: DeckView,
    /// The scrap pile.
    pub scrap: Vec<CardView>,
    /// The played area: played Actions, flipped cards and Secret Actions.
    pub played: Vec<CardView>,
    /// Battle cards in the KO area.
    pub ko: Vec<CardView>,
    /// Stratagems.
    pub stratagems: Vec<CardView>,
    /// Cards outside the game.
    pub outside: HiddenZone,
    /// Height of the Tower; 0 if there is none.
    pub tower: u8,
    /// Whether the player can't play Actions for the rest of this turn, by any means.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub no_more_actions: Option<bool>,
    /// Whether for the rest of this turn the opponent draws each card that the player would draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draws_go_to_opponent: Option<bool>,
    /// All characters in the game.
    pub characters: Vec<CharacterView>,
}

/// A character.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct CharacterView {
    /// The object number in this game.
    pub id: u8,
    /// The id in the catalogue.
    pub card: &'static str,
    /// The name without the subtitle.
    pub name: &'static str,
    /// The subtitle, the second part of the full name.
    pub subtitle: &'static str,
    /// Name and subtitle.
    pub full_name: &'static str,
    /// The seat of its player.
    pub owner: u8,
    /// `battlefield`, `ko`, `under`, `combined`, `upgrade` or `outside`.
    #[cfg_attr(
        feature = "typescript",
        ts(type = r#""battlefield" | "ko" | "under" | "combined" | "upgrade" | "outside""#)
    )]
    pub zone: &'static str,
    /// The character that it is under, is part of, or is on as an Upgrade.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub on: Option<u8>,
    /// The slot that it is in, as an Upgrade.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(type = "Slot", optional))]
    pub slot: Option<&'static str>,
    /// The mode that is up.
    #[cfg_attr(feature = "typescript", ts(type = "Mode"))]
    pub mode: &'static str,
    /// All modes of the card.
    #[cfg_attr(feature = "typescript", ts(type = "Mode[]"))]
    pub modes: Vec<&'static str>,
    /// Whether the character is tapped.
    pub tapped: bool,
    /// Number of damage counters.
    pub damage: u8,
    /// Current health.
    pub health: i16,
    /// Remaining health: current health minus damage.
    pub remaining: i16,
    /// Current attack, without battle flips.
    pub attack: i16,
    /// Current defense, without battle flips.
    pub defense: i16,
    /// Bold.
    pub bold: i16,
    /// Tough.
    pub tough: i16,
    /// Pierce.
    pub pierce: i16,
    /// Focus.
    pub focus: i16,
    /// Safeguard.
    pub safeguard: i16,
    /// Whether the character has Brave.
    pub brave: bool,
    /// Whether the character has Stealth.
    pub stealth: bool,
    /// Stars.
    pub stars: u8,
    /// Faction.
    #[cfg_attr(
        feature = "typescript",
        ts(type = r#""Neutral" | "Autobot" | "Decepticon" | "Mercenary""#)
    )]
    pub faction: &'static str,
    /// Current traits.
    pub traits: Vec<&'static str>,
    /// Number of slots for Weapons, Armors and Utilities.
    pub slots: [u8; 3],
    /// The Titan Master's head on this body.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub head: Option<u8>,
    /// Its Upgrades, oldest first.
    pub upgrades: Vec<CardView>,
    /// Number of counters other than damage.
    pub counters: u8,
    /// Cards under the character.
    pub under: HiddenZone,
    /// Whether the character was on the starting team.
    pub started: bool,
}

/// A battle. Index 0 of each pair is the attacking side.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BattleView {
    /// The attacker.
    pub attacker: u8,
    /// The defender, once it is chosen.
    pub defender: Option<u8>,
    /// The cards that each side flipped, in order.
    pub flipped: [Vec<CardView>; 2],
    /// Number of cards that each side still has to flip.
    pub to_flip: [u8; 2],
    /// Whether the white bonus was used.
    pub white_used: [bool; 2],
    /// The bonuses that flips have added to attack and to defense. The `attack` and `defense` of a character do not include
    /// them. A sum below 0 is shown there as 0, but flips add to the sum itself.
    pub bonus: [i16; 2],
}

/// An effect that lasts for a time.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LastingView {
    /// The seat that controls the effect.
    pub seat: u8,
    /// `quality`, `trigger`, `at-end-of-turn` or `after-battle`.
    #[cfg_attr(
        feature = "typescript",
        ts(type = r#""quality" | "trigger" | "at-end-of-turn" | "after-battle""#)
    )]
    pub kind: &'static str,
    /// The quality, for example `attack`.
    pub what: &'static str,
    /// The amount, fixed when the effect began.
    pub amount: i16,
    /// The characters affected.
    pub characters: Vec<u8>,
    /// The card that created the effect.
    pub source: CardView,
    /// `battle` or `turn`.
    #[cfg_attr(feature = "typescript", ts(type = r#""battle" | "turn""#))]
    pub until: &'static str,
}

/// Returns the view of a viewer as JSON.
pub fn view(tcg: Tcg, state: &State, viewer: Viewer) -> altmode_json::Value {
    altmode_core::value_by_wire(&observe(tcg, state, viewer))
}

/// Returns the view of a viewer.
pub fn observe(tcg: Tcg, state: &State, viewer: Viewer) -> Observation {
    let observer = Observer { tcg, state, viewer };
    let outcome = outcome(state);
    let to_act = outcome.is_none().then_some(state.decision.seat);
    let allowance = &state.allowance;
    Observation {
        game: "tcg",
        seat: viewer.seat(),
        rulings: if state.rulings == 0 { "core" } else { "updated" },
        format: if state.basic { "basic" } else { "standard" },
        turn: state.turn,
        first: state.first,
        active: state.active,
        to_act,
        phase: phase(state),
        allowance: Allowance {
            flip: allowance.flip,
            actions: allowance.actions,
            upgrade: allowance.upgrade,
            tap: allowance.tap,
            one_card: allowance.one_card,
        },
        decision: to_act.map(|_| question(tcg, state, viewer)),
        players: [observer.player(0), observer.player(1)],
        battle: state.battle.running.then(|| observer.battle()),
        // Notes have no effect, so they are left out.
        lasting: state
            .lasting
            .iter()
            .filter(|lasting| lasting.kind != LastingKind::Scrapped)
            .map(|lasting| observer.lasting(lasting))
            .collect(),
        outcome,
    }
}

/// Returns the pending question for a viewer.
pub fn question(tcg: Tcg, state: &State, viewer: Viewer) -> Question {
    let decision = &state.decision;
    let source = tcg.origin(state).filter(|origin| match origin.what {
        OriginKind::Card { id, .. } => may_see(state, id as ObjectId, viewer),
        _ => true,
    });
    let prompt = if source.is_some() { tcg.prompt(state) } else { Prompt::Hidden };
    Question {
        seat: decision.seat,
        kind: decision.ask.name(),
        wanted: decision.wanted,
        may_stop: decision.may_stop,
        source: source.map(Asker::Origin),
        sentence: Sentence(prompt),
    }
}

/// Returns the referee's view as the first version had it, in which a question names only a card as its source. The hashes of
/// records are computed from it.
pub fn recorded(tcg: Tcg, state: &State) -> Observation {
    let viewer = Viewer::Referee;
    let mut view = observe(tcg, state, viewer);
    if let Some(question) = &mut view.decision {
        let card = tcg.asking(state).and_then(|card| Observer { tcg, state, viewer }.card(card));
        question.source = card.map(Asker::Recorded);
    }
    view
}

/// Returns the phase of the turn.
pub fn phase(state: &State) -> &'static str {
    match () {
        () if state.status != Status::Running => "over",
        () if state.battle.running => "battle",
        () if state.attacking => "attack",
        () => "main",
    }
}

/// Returns the result of the game; `None` while it runs.
pub fn outcome(state: &State) -> Option<Outcome> {
    let (winner, reason) = match state.status {
        Status::Running => return None,
        Status::Won(seat) => (Some(seat), "all enemy characters are KO'd"),
        Status::Conceded(seat) => (Some(seat), "the opponent conceded"),
        Status::WonByCard(seat) => (Some(seat), "a card says so"),
        Status::BothOut => (None, "both players lost their last characters at once"),
        Status::Endless => (None, "the game went on too long"),
        Status::OutOfRoom => (None, "the game needs more room than the engine has"),
    };
    Some(Outcome { winner, reason })
}

/// Returns whether a character card is visible as part of the game. A combiner form that has not been formed is not.
fn is_in_game(tcg: Tcg, state: &State, character: ObjectId) -> bool {
    state.object(character).zone != Zone::Outside
        || !matches!(tcg.def(state, character).class, Class::Character(CharacterKind::Combiner))
}

#[derive(Clone, Copy)]
struct Observer<'a> {
    tcg: Tcg,
    state: &'a State,
    viewer: Viewer,
}

impl Observer<'_> {
    /// Returns a card if the viewer may see it.
    fn card(self, object: ObjectId) -> Option<CardView> {
        let state = self.state;
        if !may_see(state, object, self.viewer) {
            return None;
        }
        let at = state.object(object);
        let hidden = matches!(at.zone, Zone::Deck | Zone::Hand | Zone::Secret);
        Some(CardView {
            id: Some(object),
            card: Some(self.tcg.def(state, object).id),
            name: Some(self.tcg.full_name(state, object)),
            index: None,
            slot: (at.zone == Zone::Upgrade).then(|| slot_name(at.slot)),
            face_down: (at.zone == Zone::Secret).then_some(true),
            turned_over: (at.zone == Zone::Battlefield
                && !state.is_character(object)
                && at.slot != 0)
                .then_some(true),
            seen_by_opponent: (hidden && at.seen >> State::other(at.owner) & 1 != 0)
                .then_some(true),
            damage: Some(state.damage_on_upgrade(object)).filter(|&damage| damage > 0),
            controller: self.other_controller(object),
        })
    }

    /// Returns the controller of a card in the played area, if it is not the owner. Both players saw who played it.
    fn other_controller(self, object: ObjectId) -> Option<u8> {
        let is_played = matches!(self.state.object(object).zone, Zone::Played | Zone::Secret);
        let controller = self.state.controller(object);
        (is_played && controller != self.state.owner(object)).then_some(controller)
    }

    fn cards(self, cards: &[ObjectId]) -> Vec<CardView> {
        cards.iter().filter_map(|&card| self.card(card)).collect()
    }

    fn hidden(self, cards: &[ObjectId]) -> HiddenZone {
        HiddenZone { count: cards.len(), cards: self.cards(cards) }
    }

    fn where_are(self, found: impl Fn(ObjectId, &Object) -> bool) -> Vec<ObjectId> {
        let objects = self.state.objects.iter().enumerate();
        objects
            .filter(|(index, object)| found(*index as ObjectId, object))
            .map(|(index, _)| index as ObjectId)
            .collect()
    }

    fn player(self, seat: u8) -> PlayerView {
        let state = self.state;
        let player = &state.players[usize::from(seat)];
        let mut hand = player.hand;
        if ![Viewer::Seat(seat), Viewer::Referee].contains(&self.viewer) {
            // The order of another player's hand would tell older from newer cards.
            sort_numbers(&mut hand);
        }
        let battle_card = |index: ObjectId, object: &Object, zone: Zone| {
            object.owner == seat && object.zone == zone && !state.is_character(index)
        };
        let known = player.deck.iter().rev().enumerate().filter_map(|(index, &card)| {
            let card = self.card(card)?;
            Some(CardView { index: Some(index as u8), ..card })
        });
        let outside = self.where_are(|index, object| {
            object.owner == seat
                && object.zone == Zone::Outside
                && (!state.is_character(index) || is_in_game(self.tcg, state, index))
        });
        PlayerView {
            seat,
            hand: HiddenZone { count: player.hand.len(), cards: self.cards(&hand) },
            deck: DeckView { count: player.deck.len(), known: known.collect() },
            scrap: self.cards(&player.scrap),
            played: player
                .played
                .iter()
                .map(|&card| {
                    self.card(card).unwrap_or_else(|| CardView {
                        face_down: Some(true),
                        controller: self.other_controller(card),
                        ..CardView::default()
                    })
                })
                .collect(),
            ko: self.cards(&self.where_are(|index, object| battle_card(index, object, Zone::Ko))),
            stratagems: self.cards(
                &self.where_are(|index, object| battle_card(index, object, Zone::Battlefield)),
            ),
            outside: self.hidden(&outside),
            tower: player.tower,
            no_more_actions: (player.barred & barred::ACTIONS != 0).then_some(true),
            draws_go_to_opponent: (player.barred & barred::DRAWS != 0).then_some(true),
            characters: (0..state.characters.len() as ObjectId)
                .filter(|&character| {
                    state.owner(character) == seat && state.object(character).zone != Zone::Outside
                })
                .map(|character| self.character(character))
                .collect(),
        }
    }

    fn character(self, id: ObjectId) -> CharacterView {
        let (tcg, state) = (self.tcg, self.state);
        let def = tcg.def(state, id);
        let at = state.object(id);
        let character = state.character(id);
        let keyword = |keyword: Keyword| tcg.keyword(state, id, keyword);
        let health = tcg.health(state, id);
        let traits = tcg.traits(state, id);
        let (side, full_name) = (tcg.shows_upgrade_side(state, id), tcg.full_name(state, id));
        CharacterView {
            id,
            card: def.id,
            name: if side { full_name } else { def.name },
            subtitle: if side { "" } else { def.subtitle },
            full_name,
            owner: at.owner,
            zone: at.zone.name(),
            on: (at.host != NOBODY).then_some(at.host),
            slot: (at.zone == Zone::Upgrade).then(|| slot_name(at.slot)),
            mode: def.face_name(character.face),
            modes: def.texts[..usize::from(def.faces)]
                .iter()
                .map(|face| face.mode.name())
                .collect(),
            tapped: state.is_tapped(id),
            damage: character.damage,
            health,
            remaining: (health - i16::from(character.damage)).max(0),
            attack: tcg.attack(state, id),
            defense: tcg.defense(state, id),
            bold: keyword(Keyword::Bold),
            tough: keyword(Keyword::Tough),
            pierce: keyword(Keyword::Pierce),
            focus: keyword(Keyword::Focus),
            safeguard: keyword(Keyword::Safeguard),
            brave: keyword(Keyword::Brave) > 0,
            stealth: keyword(Keyword::Stealth) > 0,
            stars: tcg.stars(state, id),
            faction: def.faction.name(),
            traits: Trait::ALL
                .iter()
                .filter(|word| traits >> **word as u32 & 1 != 0)
                .map(|word| word.name())
                .collect(),
            slots: tcg.slots(state, id),
            head: (character.head != NOBODY).then_some(character.head),
            upgrades: self.cards(&character.upgrades),
            counters: character.counters,
            under: self.hidden(
                &self.where_are(|_, object| object.zone == Zone::Under && object.host == id),
            ),
            started: self.state.started >> id & 1 != 0,
        }
    }

    fn battle(self) -> BattleView {
        let battle = &self.state.battle;
        BattleView {
            attacker: battle.attacker,
            defender: (battle.defender != NOBODY).then_some(battle.defender),
            // A flipped card may have moved to a hidden zone since, so its visibility is checked like any other.
            flipped: [self.cards(&battle.flipped[0]), self.cards(&battle.flipped[1])],
            to_flip: battle.to_flip,
            white_used: battle.white_used,
            bonus: battle.pips,
        }
    }

    fn lasting(self, lasting: &Lasting) -> LastingView {
        let (kind, what) = match lasting.kind {
            LastingKind::Quality => {
                let quality = self.tcg.catalogue.quality(lasting.what).quality;
                ("quality", quality_name(quality))
            }
            LastingKind::Trigger => ("trigger", ""),
            LastingKind::Instead => ("instead", ""),
            LastingKind::AtEndOfTurn => ("at-end-of-turn", ""),
            LastingKind::AfterBattle | LastingKind::Scrapped => ("after-battle", ""),
        };
        LastingView {
            seat: lasting.controller,
            kind,
            what,
            amount: lasting.amount,
            characters: members(lasting.who).collect(),
            source: if usize::from(lasting.source) < self.state.defs.len() {
                self.card(lasting.source).unwrap_or_default()
            } else {
                CardView::default()
            },
            until: if lasting.battle_only { "battle" } else { "turn" },
        }
    }
}
