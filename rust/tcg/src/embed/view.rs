//! What a seat may know: the one way out of the state.
//!
//! A view is made by removing: each hidden card is shown only if [`may_see`] says so, and a card that is
//! not shown has no number either, because a number could give away a card that was seen before.

use crate::{
    cards::{Tcg, catalogue::Class},
    embed::names::{quality_name, slot_name},
    model::{
        objects::{NOBODY, ObjectId, members},
        state::{Lasting, LastingKind, Object, State, Status, Zone, barred},
    },
};
use altmode_tcg_language::{CharacterKind, Keyword, Trait};
use serde::Serialize;

/// All that a seat may know of a game.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Observation {
    /// Always `tcg`.
    #[cfg_attr(feature = "typescript", ts(type = r#""tcg""#))]
    pub game: &'static str,
    /// Whose view it is; missing in the referee's.
    pub seat: Option<u8>,
    /// `core` or `updated`.
    #[cfg_attr(feature = "typescript", ts(type = r#""core" | "updated""#))]
    pub rulings: &'static str,
    /// `standard` or `basic`.
    #[cfg_attr(feature = "typescript", ts(type = r#""standard" | "basic""#))]
    pub format: &'static str,
    /// Number of the turn, from 1.
    pub turn: u16,
    /// Who had the first turn.
    pub first: u8,
    /// Whose turn it is.
    pub active: u8,
    /// Who must decide now.
    pub to_act: Option<u8>,
    /// `main`, `attack`, `battle` or `over`.
    #[cfg_attr(feature = "typescript", ts(type = r#""main" | "attack" | "battle" | "over""#))]
    pub phase: &'static str,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// What the main phase still allows.
    pub allowance: Allowance,
    /// The pending question; its answers are the legal actions.
    pub decision: Option<Question>,
    /// Both players.
    pub players: [PlayerView; 2],
    /// The battle in progress.
    pub battle: Option<BattleView>,
    /// What lasts for a time.
    pub lasting: Vec<LastingView>,
}

/// How a game ended.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Outcome {
    /// The winner, or `null` for a draw.
    pub winner: Option<u8>,
    /// Why.
    pub reason: &'static str,
}

/// What the main phase still allows.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Allowance {
    /// Flip a character.
    pub flip: bool,
    /// Play so many Actions.
    pub actions: u8,
    /// Play an Upgrade.
    pub upgrade: bool,
    /// Use a tap ability.
    pub tap: bool,
    /// Turn 2 of the game: one Action or one Upgrade, not both.
    pub one_card: bool,
}

/// The pending question.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Question {
    /// Who answers.
    pub seat: u8,
    /// What kind of question.
    #[cfg_attr(feature = "typescript", ts(type = "QuestionKind"))]
    pub kind: &'static str,
    /// How many answers are still wanted, this one included.
    pub wanted: u8,
    /// Whether stopping early is allowed.
    pub may_stop: bool,
    /// The card that asks, if the viewer may see it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<CardView>,
}

/// A card, as far as the viewer knows it.
#[derive(Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct CardView {
    /// Its number in this game; actions and events name it by that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<u8>,
    /// Its id in the catalogue.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<&'static str>,
    /// Its name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<&'static str>,
    /// Its place in the deck, 0 on top.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub index: Option<u8>,
    /// The slot that it is in.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(type = "Slot", optional))]
    pub slot: Option<&'static str>,
    /// It lies face down.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub face_down: Option<bool>,
    /// A stratagem that has been turned over: it does nothing any more.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turned_over: Option<bool>,
    /// It is hidden, but the opponent of its owner has seen it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seen_by_opponent: Option<bool>,
    /// Damage counters on it, as an Upgrade.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub damage: Option<u8>,
    /// Who controls it, if that is not its owner: the opponent has played it, for example a Secret Action from the owner's
    /// scrap pile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub controller: Option<u8>,
}

/// A zone of which only some cards are known.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HiddenZone {
    /// How many cards there are.
    pub count: usize,
    /// Those that the viewer knows.
    pub cards: Vec<CardView>,
}

/// A deck.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DeckView {
    /// How many cards there are.
    pub count: usize,
    /// Those that the viewer knows, with their places.
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
    /// The played area: played Actions, flipped cards, Secret Actions.
    pub played: Vec<CardView>,
    /// Battle cards in the KO area.
    pub ko: Vec<CardView>,
    /// Stratagems.
    pub stratagems: Vec<CardView>,
    /// Cards outside the game.
    pub outside: HiddenZone,
    /// Height of the Tower; 0 if there is none.
    pub tower: u8,
    /// The player can't play Actions for the rest of this turn, in whatever way.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub no_more_actions: Option<bool>,
    /// For the rest of this turn the opponent draws each card that the player would draw.
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
    /// Its number in this game.
    pub id: u8,
    /// Its id in the catalogue.
    pub card: &'static str,
    /// Its name.
    pub name: &'static str,
    /// The second half of its full name.
    pub subtitle: &'static str,
    /// Name and subtitle.
    pub full_name: &'static str,
    /// Its player.
    pub owner: u8,
    /// `battlefield`, `ko`, `under`, `combined`, `upgrade` or `outside`.
    #[cfg_attr(feature = "typescript", ts(type = r#""battlefield" | "ko" | "under" | "combined" | "upgrade" | "outside""#))]
    pub zone: &'static str,
    /// The character that it is under, part of, or on as an Upgrade.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub on: Option<u8>,
    /// The slot that it is in, as an Upgrade.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(type = "Slot", optional))]
    pub slot: Option<&'static str>,
    /// The mode that shows.
    #[cfg_attr(feature = "typescript", ts(type = "Mode"))]
    pub mode: &'static str,
    /// All modes of the card.
    #[cfg_attr(feature = "typescript", ts(type = "Mode[]"))]
    pub modes: Vec<&'static str>,
    /// Turned sideways.
    pub tapped: bool,
    /// Damage counters.
    pub damage: u8,
    /// Health now.
    pub health: i16,
    /// How much more damage it can take.
    pub remaining: i16,
    /// Attack now, without battle flips.
    pub attack: i16,
    /// Defense now, without battle flips.
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
    /// Has Brave.
    pub brave: bool,
    /// Has Stealth.
    pub stealth: bool,
    /// Stars.
    pub stars: u8,
    /// Faction.
    #[cfg_attr(feature = "typescript", ts(type = r#""Neutral" | "Autobot" | "Decepticon" | "Mercenary""#))]
    pub faction: &'static str,
    /// Traits now.
    pub traits: Vec<&'static str>,
    /// Slots: Weapon, Armor, Utility.
    pub slots: [u8; 3],
    /// The Titan Master's head on it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub head: Option<u8>,
    /// Its Upgrades, oldest first.
    pub upgrades: Vec<CardView>,
    /// Counters other than damage.
    pub counters: u8,
    /// Cards under it.
    pub under: HiddenZone,
    /// Was on the starting team.
    pub started: bool,
}

/// A battle; index 0 of each pair is the attacking side.
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
    /// How many cards each side still has to flip.
    pub to_flip: [u8; 2],
    /// Whether the white bonus was used.
    pub white_used: [bool; 2],
    /// What the flips added to attack and to defense. `attack` and `defense` of a character are without it; a sum below 0 is
    /// shown as 0 there, and flips are added to the sum.
    pub bonus: [i16; 2],
}

/// Something that lasts for a time.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LastingView {
    /// Who controls it.
    pub seat: u8,
    /// `quality`, `trigger`, `at-end-of-turn` or `after-battle`.
    #[cfg_attr(feature = "typescript", ts(type = r#""quality" | "trigger" | "at-end-of-turn" | "after-battle""#))]
    pub kind: &'static str,
    /// The quality, for example `attack`.
    pub what: &'static str,
    /// The amount, fixed when it began.
    pub amount: i16,
    /// The characters that it is about.
    pub characters: Vec<u8>,
    /// The card that made it.
    pub source: CardView,
    /// `battle` or `turn`.
    #[cfg_attr(feature = "typescript", ts(type = r#""battle" | "turn""#))]
    pub until: &'static str,
}

/// The view of a seat, or of the referee, as JSON.
pub fn view(tcg: Tcg, state: &State, seat: Option<u8>) -> serde_json::Value {
    altmode_core::value_by_packing(&observe(tcg, state, seat))
}

/// The view of a seat, or of the referee.
pub fn observe(tcg: Tcg, state: &State, seat: Option<u8>) -> Observation {
    let viewer = Viewer { tcg, state, seat };
    let outcome = outcome(state);
    let to_act = outcome.is_none().then_some(state.decision.seat);
    let allowance = &state.allowance;
    Observation {
        game: "tcg",
        seat,
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
        decision: to_act.map(|seat| viewer.question(seat)),
        players: [viewer.player(0), viewer.player(1)],
        battle: state.battle.running.then(|| viewer.battle()),
        // What is only noted does nothing.
        lasting: state
            .lasting
            .iter()
            .filter(|lasting| lasting.kind != LastingKind::Scrapped)
            .map(|lasting| viewer.lasting(lasting))
            .collect(),
        outcome,
    }
}

/// What part of the turn it is.
pub fn phase(state: &State) -> &'static str {
    match () {
        () if state.status != Status::Running => "over",
        () if state.battle.running => "battle",
        () if state.attacking => "attack",
        () => "main",
    }
}

/// How the game ended; `None` while it runs.
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

/// Whether a seat may know which card lies there. The referee may know everything.
pub fn may_see(state: &State, object: ObjectId, seat: Option<u8>) -> bool {
    let Some(seat) = seat else { return true };
    let Object { zone, owner, seen, .. } = *state.object(object);
    match zone {
        Zone::Deck => seen >> seat & 1 != 0,
        Zone::Hand | Zone::Secret | Zone::Outside => owner == seat || seen >> seat & 1 != 0,
        // Nobody may look at face-down cards under a character (Rules Roundup 2019-07-12).
        Zone::Under => state.is_character(object) || seen >> seat & 1 != 0,
        _ => true,
    }
}

/// Whether a character card belongs to the game as far as players see: not an unformed combiner.
fn is_in_game(tcg: Tcg, state: &State, character: ObjectId) -> bool {
    state.object(character).zone != Zone::Outside || !matches!(tcg.def(state, character).class, Class::Character(CharacterKind::Combiner))
}

#[derive(Clone, Copy)]
struct Viewer<'a> {
    tcg: Tcg,
    state: &'a State,
    seat: Option<u8>,
}

impl Viewer<'_> {
    /// A card, if the viewer may see it.
    fn card(self, object: ObjectId) -> Option<CardView> {
        let state = self.state;
        if !may_see(state, object, self.seat) {
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
            turned_over: (at.zone == Zone::Battlefield && !state.is_character(object) && at.slot != 0).then_some(true),
            seen_by_opponent: (hidden && at.seen >> State::other(at.owner) & 1 != 0).then_some(true),
            damage: Some(state.damage_on_upgrade(object)).filter(|&damage| damage > 0),
            controller: self.other_controller(object),
        })
    }

    /// Who controls a card in the played area, if that is not its owner. Everybody saw who played it.
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
        objects.filter(|(index, object)| found(*index as ObjectId, object)).map(|(index, _)| index as ObjectId).collect()
    }

    fn question(self, seat: u8) -> Question {
        let decision = &self.state.decision;
        Question {
            seat,
            kind: decision.ask.name(),
            wanted: decision.wanted,
            may_stop: decision.may_stop,
            source: self.tcg.asking(self.state).and_then(|source| self.card(source)),
        }
    }

    fn player(self, seat: u8) -> PlayerView {
        let state = self.state;
        let player = &state.players[usize::from(seat)];
        let battle_card =
            |index: ObjectId, object: &Object, zone: Zone| object.owner == seat && object.zone == zone && !state.is_character(index);
        let known = player.deck.iter().rev().enumerate().filter_map(|(index, &card)| {
            let card = self.card(card)?;
            Some(CardView { index: Some(index as u8), ..card })
        });
        let outside = self.where_are(|index, object| {
            object.owner == seat && object.zone == Zone::Outside && (!state.is_character(index) || is_in_game(self.tcg, state, index))
        });
        PlayerView {
            seat,
            hand: self.hidden(&player.hand),
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
            stratagems: self.cards(&self.where_are(|index, object| battle_card(index, object, Zone::Battlefield))),
            outside: self.hidden(&outside),
            tower: player.tower,
            no_more_actions: (player.barred & barred::ACTIONS != 0).then_some(true),
            draws_go_to_opponent: (player.barred & barred::DRAWS != 0).then_some(true),
            characters: (0..state.characters.len() as ObjectId)
                .filter(|&character| state.owner(character) == seat && state.object(character).zone != Zone::Outside)
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
            modes: def.texts[..usize::from(def.faces)].iter().map(|face| face.mode.name()).collect(),
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
            traits: Trait::ALL.iter().filter(|word| traits >> **word as u32 & 1 != 0).map(|word| word.name()).collect(),
            slots: tcg.slots(state, id),
            head: (character.head != NOBODY).then_some(character.head),
            upgrades: self.cards(&character.upgrades),
            counters: character.counters,
            under: self.hidden(&self.where_are(|_, object| object.zone == Zone::Under && object.host == id)),
            started: self.state.started >> id & 1 != 0,
        }
    }

    fn battle(self) -> BattleView {
        let battle = &self.state.battle;
        BattleView {
            attacker: battle.attacker,
            defender: (battle.defender != NOBODY).then_some(battle.defender),
            // A flipped card may have gone on to a hidden zone since, so it is asked like any other.
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
