//! Views: the knowledge of a seat, and the only way to read the state from outside.
//!
//! A card that the seat does not know has neither number nor name, because a number could identify a card that was seen before.

use crate::{
    cards::deckbuilder::Deckbuilder,
    embed::{
        names::{ask_name, phase_name, side_name, space_name},
        question::Prompt,
    },
    model::state::{Ask, CardId, NOBODY, State, Zone},
    options::OptionsView,
};
use altmode_core::{Outcome, Rules, Viewer, lasting, sort_few};
use altmode_host::{Origin, OriginKind, Sentence};
use serde::Serialize;

/// The knowledge of a seat about a game.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Observation {
    /// Always `deckbuilder`.
    #[cfg_attr(feature = "typescript", ts(type = r#""deckbuilder""#))]
    pub game: &'static str,
    /// The seat whose view it is; `null` in the referee's.
    pub seat: Option<u8>,
    /// The mode.
    #[cfg_attr(feature = "typescript", ts(type = "Mode"))]
    pub mode: &'static str,
    /// The options of the game.
    pub options: OptionsView,
    /// Number of the turn, from 1.
    pub turn: u16,
    /// The seat whose turn it is.
    pub active: u8,
    /// The seat that must decide now.
    pub to_act: Option<u8>,
    /// `start`, `actions`, `battle`, `ambush`, `end` or `over`.
    #[cfg_attr(
        feature = "typescript",
        ts(type = r#""start" | "actions" | "battle" | "ambush" | "end" | "over""#)
    )]
    pub phase: &'static str,
    /// The result; `null` while the game runs.
    #[cfg_attr(feature = "typescript", ts(type = "Outcome | null"))]
    pub outcome: Option<Outcome>,
    /// The pending question; its answers are the legal actions.
    pub decision: Option<Question>,
    /// Rows of the Matrix.
    pub rows: u8,
    /// Columns of the Matrix.
    pub columns: u8,
    /// The spaces of the Matrix, row by row.
    pub matrix: Vec<SpaceView>,
    /// Number of cards in the main deck.
    pub main_deck: usize,
    /// Number of cards left in each stack of the main deck, the top one first.
    pub stacks: [u8; 4],
    /// The Basics beside the Matrix.
    pub basics: Vec<CardView>,
    /// Number of Encounters in the deck.
    pub encounter_deck: usize,
    /// The used Encounters.
    pub encounter_discard: Vec<CardView>,
    /// Number of Damage cards in the stack.
    pub damage_stack: usize,
    /// Whether the game has Ruins.
    pub ruins: bool,
    /// Number of Ruins in the deck.
    pub ruin_deck: usize,
    /// The cleared Ruins.
    pub ruin_discard: Vec<CardView>,
    /// The destroyed cards.
    pub destroyed: Vec<CardView>,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
    /// The battle in progress.
    pub battle: Option<BattleView>,
    /// The Start of Turn effects whose order is not chosen yet.
    pub triggers: Vec<TriggerView>,
}

/// The pending question.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Question {
    /// The seat that answers.
    pub seat: u8,
    /// The kind.
    #[cfg_attr(feature = "typescript", ts(type = "QuestionKind"))]
    pub kind: &'static str,
    /// Number of answers that are still wanted, this one included.
    pub wanted: u8,
    /// Whether stopping early is allowed.
    pub may_stop: bool,
    /// The card in question.
    pub card: Option<CardView>,
    /// `block`: the attacked seat.
    pub attacked: Option<u8>,
    /// The card, character or rule that asks; `null` if it is a card that the viewer does not know.
    #[cfg_attr(feature = "typescript", ts(type = "Origin | null"))]
    pub source: Option<Origin>,
    /// The sentence that is asked.
    #[cfg_attr(feature = "typescript", ts(type = "Sentence"))]
    pub sentence: Sentence<Prompt>,
}

/// A card, as far as the viewer knows it.
#[derive(Debug, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct CardView {
    /// Its number in this game, by which actions and events refer to it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<CardId>,
    /// Its id in the catalogue.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "lasting")]
    pub card: Option<&'static str>,
    /// Its name.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "lasting")]
    pub name: Option<&'static str>,
}

/// A space of the Matrix.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SpaceView {
    /// Its name, for example `B2`.
    #[serde(serialize_with = "lasting")]
    pub space: &'static str,
    /// Its row, from 0.
    pub row: u8,
    /// Its column, from 0.
    pub column: u8,
    /// Its card; `null` if it is empty. A facedown card has no fields.
    pub card: Option<CardView>,
    /// Whether the card is faceup.
    pub faceup: bool,
    /// The cost of a faceup card now, for the active player.
    pub cost: Option<u8>,
    /// The seats whose characters are there.
    pub characters: Vec<u8>,
}

/// A player.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlayerView {
    /// The character's id.
    #[serde(serialize_with = "lasting")]
    pub character: &'static str,
    /// The character's name.
    #[serde(serialize_with = "lasting")]
    pub name: &'static str,
    /// The faction.
    #[cfg_attr(feature = "typescript", ts(type = r#""autobot" | "decepticon""#))]
    #[serde(serialize_with = "lasting")]
    pub faction: &'static str,
    /// The team, by number. Without teams, each player is one.
    pub team: u8,
    /// The mode of the character.
    #[cfg_attr(feature = "typescript", ts(type = r#""alt" | "bot" | "team" | "combiner""#))]
    #[serde(serialize_with = "lasting")]
    pub mode: &'static str,
    /// The space of the character; `null` before it enters the Matrix.
    #[serde(serialize_with = "lasting")]
    pub at: Option<&'static str>,
    /// Energon.
    pub energon: u8,
    /// VP tokens.
    pub vp: i16,
    /// The score with the "End of Game" texts of cards; `null` before the end.
    pub score: Option<i16>,
    /// Adversary Bosses defeated.
    pub bosses: u8,
    /// Hand size at the start of a turn.
    pub hand_size: u8,
    /// Move left this turn.
    #[serde(rename = "move")]
    pub moves: u8,
    /// "-1 Move" tokens on the character.
    pub move_spent: u8,
    /// Power left this turn, by Range.
    pub power: Vec<PowerView>,
    /// The part of `power` that is the character's own, which cannot assist.
    pub own_power: u8,
    /// Number of cards in the deck.
    pub deck: usize,
    /// The cards of the deck that the viewer knows, with their places from the top.
    pub known_deck: Vec<KnownView>,
    /// The hand.
    pub hand: Vec<CardView>,
    /// The discard pile, its top last.
    pub discard: Vec<CardView>,
    /// The cards played this turn.
    pub played: Vec<CardView>,
    /// Damage in play.
    pub damage: Vec<CardView>,
    /// The Damage at which the game ends; `null` if Damage does not end it.
    pub damage_limit: Option<u8>,
    /// The Vault.
    pub vault: Vec<CardView>,
}

/// Power of one Range.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PowerView {
    /// The Range.
    pub range: u8,
    /// The Power.
    pub amount: u8,
}

/// A known card of a deck.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct KnownView {
    /// Its place in the deck, 0 on top.
    pub index: u8,
    /// The card.
    pub card: CardView,
}

/// A battle in progress.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BattleView {
    /// The space of the Adversary.
    #[serde(serialize_with = "lasting")]
    pub space: &'static str,
    /// The Adversary.
    pub card: CardView,
    /// Whether it is the confrontation of a Boss.
    pub boss: bool,
    /// The cost now.
    pub cost: i16,
    /// The Power of the active player now.
    pub power: i16,
    /// The Encounter.
    pub encounter: Option<CardView>,
    /// The Assists, in the order in which they were placed.
    pub assists: Vec<AssistView>,
}

/// An Assist.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AssistView {
    /// The player.
    pub seat: u8,
    /// The card.
    pub card: CardView,
    /// Whether it defends the Boss.
    pub defends: bool,
    /// Whether it was resolved.
    pub resolved: bool,
}

/// A Start of Turn effect that waits.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TriggerView {
    /// The card with the effect; `null` for the character or the upkeep of a Combiner.
    pub card: Option<CardView>,
    /// Whether it is the upkeep of a Combiner.
    pub upkeep: bool,
}

/// Returns the name of a faction in views.
pub fn faction_name(faction: altmode_deckbuilder_language::Faction) -> &'static str {
    match faction {
        altmode_deckbuilder_language::Faction::Autobot => "autobot",
        altmode_deckbuilder_language::Faction::Decepticon => "decepticon",
    }
}

/// Makes the view of a viewer.
pub fn observe(rules: Deckbuilder, state: &State, viewer: Viewer) -> Observation {
    let knows = |card: CardId| viewer.knows(state.card(card).seen, state.seats);
    let show = |card: CardId| match knows(card) {
        false => CardView::default(),
        true => {
            let sheet = rules.def(state, card).sheet;
            CardView { id: Some(card), card: Some(&sheet.id), name: Some(&sheet.name) }
        }
    };
    let list = |cards: &[CardId]| cards.iter().map(|&card| show(card)).collect::<Vec<_>>();
    let matrix = (0..state.spaces()).map(|space| {
        let cell = state.cell(space);
        SpaceView {
            space: space_name(state, space).unwrap_or_default(),
            row: space / state.columns,
            column: space % state.columns,
            card: (cell.card != NOBODY).then(|| show(cell.card)),
            faceup: cell.up,
            cost: state.faceup(space).map(|card| rules.cost(state, state.active, card)),
            characters: (0..state.seats).filter(|&seat| state.player(seat).at == space).collect(),
        }
    });
    let destroyed: Vec<CardId> = (0..state.cards.len() as CardId)
        .filter(|&card| state.card(card).zone == Zone::Destroyed)
        .collect();
    let battle = &state.battle;
    Observation {
        game: Deckbuilder::NAME,
        seat: viewer.seat(),
        mode: state.mode.name(),
        options: state.options.view(),
        turn: state.turn,
        active: state.active,
        to_act: rules.to_act(state),
        phase: phase_name(state),
        outcome: rules.outcome(state),
        decision: question(rules, state, viewer, &show),
        rows: state.rows,
        columns: state.columns,
        matrix: matrix.collect(),
        main_deck: state.main.len(),
        stacks: state.stacks,
        basics: list(&state.basics),
        encounter_deck: state.encounters.len(),
        encounter_discard: list(&state.encounter_discard),
        damage_stack: state.damage.len(),
        ruins: state.has_ruins,
        ruin_deck: state.ruins.len(),
        ruin_discard: list(&state.ruin_discard),
        destroyed: list(&destroyed),
        players: (0..state.seats)
            .map(|number| player(rules, state, number, viewer, &show, &knows))
            .collect(),
        battle: battle.on.then(|| BattleView {
            space: space_name(state, battle.space).unwrap_or_default(),
            card: show(battle.card),
            boss: battle.boss,
            cost: battle.cost,
            power: rules.battle_total(state),
            encounter: (battle.encounter != NOBODY).then(|| show(battle.encounter)),
            assists: battle
                .assists
                .iter()
                .map(|assist| AssistView {
                    seat: assist.seat,
                    card: show(assist.card),
                    defends: assist.defends,
                    resolved: assist.resolved,
                })
                .collect(),
        }),
        triggers: state
            .triggers
            .iter()
            .map(|trigger| TriggerView {
                card: (trigger.source != NOBODY).then(|| show(trigger.source)),
                upkeep: trigger.pc == crate::model::state::Trigger::UPKEEP,
            })
            .collect(),
    }
}

/// Returns the pending question for a viewer.
fn question(
    rules: Deckbuilder,
    state: &State,
    viewer: Viewer,
    show: &dyn Fn(CardId) -> CardView,
) -> Option<Question> {
    let decision = &state.decision;
    let kind = ask_name(decision.ask)?;
    let source = rules.origin(state).filter(|origin| match origin.what {
        OriginKind::Card { id, .. } => viewer.knows(state.card(id as CardId).seen, state.seats),
        _ => true,
    });
    let prompt = if source.is_some() { rules.prompt(state) } else { Prompt::Hidden };
    Some(Question {
        seat: decision.seat,
        kind,
        wanted: decision.wanted,
        may_stop: decision.may_stop,
        card: decision.about.then(|| show(decision.card)),
        attacked: (decision.ask == Ask::Block).then_some(decision.options as u8),
        source,
        sentence: Sentence(prompt),
    })
}

fn player(
    rules: Deckbuilder,
    state: &State,
    seat: u8,
    viewer: Viewer,
    show: &dyn Fn(CardId) -> CardView,
    knows: &dyn Fn(CardId) -> bool,
) -> PlayerView {
    let player = state.player(seat);
    let sheet = rules.character(state, seat).sheet;
    let list = |cards: &[CardId]| cards.iter().map(|&card| show(card)).collect::<Vec<_>>();
    let (own_power, own_range) = rules.own_power(state, seat);
    let power = player.power.iter().enumerate().map(|(range, &power)| PowerView {
        range: range as u8,
        amount: power.saturating_add(if range as u8 == own_range { own_power } else { 0 }),
    });
    let known = player.deck.iter().rev().enumerate().filter(|(_, card)| knows(**card));
    let mut hand = player.hand;
    if ![Viewer::Seat(seat), Viewer::Referee].contains(&viewer) {
        // The order of another player's hand would tell older from newer cards.
        let place =
            |card: CardId| if knows(card) { (false, card) } else { (true, CardId::default()) };
        sort_few(&mut hand, |&one, &other| place(one) < place(other));
    }
    PlayerView {
        character: &sheet.id,
        name: &sheet.name,
        faction: faction_name(player.faction),
        team: player.team,
        mode: side_name(sheet.combiner, player.bot),
        at: space_name(state, player.at),
        energon: player.energon,
        vp: player.vp,
        score: (!state.status.is_running()).then_some(player.score),
        bosses: player.bosses,
        hand_size: rules.hand_size(state, seat),
        moves: rules.move_left(state, seat),
        move_spent: player.move_spent,
        power: power.filter(|power| power.amount > 0).collect(),
        own_power,
        deck: player.deck.len(),
        known_deck: known
            .map(|(index, &card)| KnownView { index: index as u8, card: show(card) })
            .collect(),
        hand: list(&hand),
        discard: list(&player.discard),
        played: list(&player.played),
        damage: list(&player.damage),
        damage_limit: state.mode.has_teams().then(|| state.damage_limit(seat)),
        vault: list(&player.vault),
    }
}
