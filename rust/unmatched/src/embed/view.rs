//! Views: the knowledge of a seat, and the only way to read the state from outside.
//!
//! A hidden card is shown only if the seat knows it. A card that is not shown has no number either, because a number could
//! identify a card that was seen before.

use crate::{
    cards::unmatched::Unmatched,
    embed::{
        names::{phase_name, size_name, zone_name},
        question::{Question, question},
    },
    engine::path_token::paths,
    model::state::{ATTACK, CardId, DEFENSE, Fighter, LastingKind, NOBODY, State},
};
use altmode_core::{Outcome, Rules, Viewer, sort_few};
use serde::Serialize;

/// The knowledge of a seat about a game.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Observation {
    /// Always `unmatched`.
    #[cfg_attr(feature = "typescript", ts(type = r#""unmatched""#))]
    pub game: &'static str,
    /// The seat whose view it is; missing in the referee's.
    pub seat: Option<u8>,
    /// The battlefield's id.
    pub board: &'static str,
    /// `duel`, `teams` or `free-for-all`.
    #[cfg_attr(feature = "typescript", ts(type = r#""duel" | "teams" | "free-for-all""#))]
    pub mode: &'static str,
    /// Number of the turn, from 1.
    pub turn: u16,
    /// The seat whose turn it is.
    pub active: u8,
    /// Seat that must decide now.
    pub to_act: Option<u8>,
    /// `set-up`, `start`, `action`, `maneuver`, `combat`, `scheme`, `end` or `over`.
    #[cfg_attr(
        feature = "typescript",
        ts(
            type = r#""set-up" | "start" | "action" | "maneuver" | "combat" | "scheme" | "end" | "over""#
        )
    )]
    pub phase: &'static str,
    /// Actions left in the turn.
    pub actions: u8,
    /// The result; `null` while the game runs.
    #[cfg_attr(feature = "typescript", ts(type = "Outcome | null"))]
    pub outcome: Option<Outcome>,
    /// The pending question; its answers are the legal actions.
    pub decision: Option<Question>,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
    /// All fighters, by number.
    pub fighters: Vec<FighterView>,
    /// The combat in progress.
    pub combat: Option<CombatView>,
    /// The scheme being played.
    pub scheme: Option<CardView>,
    /// Lasting effects.
    pub lasting: Vec<LastingView>,
    /// The tokens of heroes on the battlefield.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<TokenView>>"))]
    pub tokens: Vec<TokenView>,
    /// The doors, on a battlefield that has some.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<DoorView>>"))]
    pub doors: Vec<DoorView>,
    /// The item tokens that are left, on a battlefield that has some.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<ItemView>>"))]
    pub items: Vec<ItemView>,
}

/// A token of a hero on the battlefield.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TokenView {
    /// Its id, for example `shadow`.
    pub token: &'static str,
    /// The seat that owns it.
    pub owner: u8,
    /// The space where it lies, or the path, for example `M01-M02`.
    pub at: &'static str,
}

/// A door.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DoorView {
    /// Its name.
    pub door: &'static str,
    /// Whether it is closed.
    pub closed: bool,
}

/// An item token on the battlefield.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ItemView {
    /// Its name.
    pub item: &'static str,
    /// The space where it lies.
    pub at: &'static str,
}

/// A card, as far as the viewer knows it.
#[derive(Debug, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct CardView {
    /// Its number in this game, by which actions and events refer to it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<CardId>,
    /// Its id in the catalogue.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<&'static str>,
    /// Its name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<&'static str>,
    /// The tag that its back shows, if its back differs from that of other cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub back: Option<&'static str>,
    /// Its position in the deck, 0 on top.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub index: Option<u8>,
}

/// A player.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlayerView {
    /// The hero's id.
    pub hero: &'static str,
    /// The side, by number.
    pub team: u8,
    /// Cards in the deck.
    pub deck: usize,
    /// Cards of the deck that the viewer knows.
    pub known_deck: Vec<CardView>,
    /// The hand.
    pub hand: Vec<CardView>,
    /// The discard pile, the top last.
    pub discard: Vec<CardView>,
    /// The pile of its hero in order, or the discarded cards of its side deck.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<CardView>>"))]
    pub aside: Vec<CardView>,
    /// The number of syllables of its pile, if its hero counts them (William Shakespeare).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub syllables: Option<u32>,
    /// The open cards of its side deck.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<CardView>>"))]
    pub front: Vec<CardView>,
    /// Its side deck, the top first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<CardView>>"))]
    pub side: Vec<CardView>,
    /// The counters of the hero, of each kind that it has.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<CounterView>>"))]
    pub counters: Vec<CounterView>,
    /// The start space.
    pub start: &'static str,
    /// Actions begun this turn.
    pub actions_taken: u8,
    /// The player's history in this turn.
    pub history: HistoryView,
    /// The form of its hero.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub form: Option<&'static str>,
    /// The number of tokens in its supply, if its hero has tokens.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub supply: Option<u8>,
    /// Takes no part any more.
    pub out: bool,
    /// Has no fighter on the battlefield.
    pub dormant: bool,
    /// The chosen sidekick.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub sidekick: Option<&'static str>,
}

/// Counters of a hero.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CounterView {
    /// The id of their kind, for example `rage`.
    pub counter: &'static str,
    /// Their number.
    pub count: u8,
    /// Maximum number.
    pub most: u8,
}

/// Counts of the things that a player did this turn.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HistoryView {
    /// Combats won.
    won: u8,
    /// Combats lost.
    lost: u8,
    /// Attacks made.
    attacks: u8,
    /// Maneuvers made.
    maneuvers: u8,
    /// Schemes played.
    schemes: u8,
    /// Maneuvers BOOSTed.
    boosted: u8,
    /// Cards played, to attack, to defend and as schemes.
    played: u8,
}

/// A fighter.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FighterView {
    /// Its number, by which actions and events refer to it.
    pub id: u8,
    /// Its id, for example `harpy-1`.
    pub fighter: &'static str,
    /// Its name.
    pub name: &'static str,
    /// The seat that owns it.
    pub owner: u8,
    /// It is a hero.
    pub hero: bool,
    /// `melee` or `ranged`.
    #[cfg_attr(feature = "typescript", ts(type = r#""melee" | "ranged""#))]
    pub attack: &'static str,
    /// The space that it occupies, if that is unusual.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = r#""small" | "large""#))]
    pub size: Option<&'static str>,
    /// Its space; `null` off the battlefield.
    pub at: Option<&'static str>,
    /// The second space of a large fighter.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub tail: Option<&'static str>,
    /// The zones of that space.
    pub zones: Vec<&'static str>,
    /// Its health.
    pub health: u8,
    /// The health that it started with.
    pub full_health: u8,
    /// Number of spaces that it moves on a maneuver.
    #[serde(rename = "move")]
    pub moves: u8,
    /// It is defeated.
    pub defeated: bool,
    /// It is not defeated, and not on the battlefield.
    pub off_board: bool,
    /// It cannot leave its space this turn.
    pub held: bool,
    /// Its space at the beginning of the turn.
    pub began: Option<&'static str>,
}

/// A combat in progress.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CombatView {
    /// The attacking fighter.
    pub attacker: u8,
    /// The defending fighter.
    pub defender: u8,
    /// The attacker's card.
    pub attack: CombatCard,
    /// The defender's card; `null` if none is played, or none yet.
    pub defense: Option<CombatCard>,
    /// The cards are open.
    pub revealed: bool,
    /// The printed value of the attacker's card, where it was announced.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub announced: Option<u8>,
    /// The combat damage, once it is dealt.
    pub damage: Option<u8>,
    /// `attack` or `defense`, once that is fixed.
    #[cfg_attr(feature = "typescript", ts(type = r#""attack" | "defense" | null"#))]
    pub won: Option<&'static str>,
}

/// A card in a combat.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CombatCard {
    /// Its number in this game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub id: Option<CardId>,
    /// Its id in the catalogue.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub card: Option<&'static str>,
    /// Its name.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub name: Option<&'static str>,
    /// The card that was committed with it to BOOST it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub boost: Option<CardView>,
    /// The battlefield item that is used with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub item: Option<&'static str>,
    /// The printed value of the other card that was predicted with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub predicted: Option<u8>,
    /// Its value now, once the cards are open.
    pub value: Option<i16>,
    /// Its value counts as 0.
    pub ignored: bool,
    /// Its value can no longer change.
    pub locked: bool,
    /// Effects of it are cancelled.
    pub cancelled: bool,
}

/// An effect that lasts.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LastingView {
    /// The seat whose effect it is.
    pub seat: u8,
    /// The fighters that it applies to.
    pub fighters: Vec<u8>,
    /// `combat`, `attack`, `maneuver`, `turn`, `end-of-maneuver`, `end-of-turn` or `next-turn`.
    #[cfg_attr(
        feature = "typescript",
        ts(
            type = r#""combat" | "attack" | "maneuver" | "turn" | "end-of-maneuver" | "end-of-turn" | "next-turn""#
        )
    )]
    pub until: &'static str,
}

/// Makes the view of a viewer.
pub fn observe(rules: Unmatched, state: &State, viewer: Viewer) -> Observation {
    let board = rules.board(state);
    let space = |at: u8| (at < 64).then(|| board.space_id(at));
    let knows = |card: CardId| viewer.knows(state.card(card).seen, state.seats);
    let show = |card: CardId| match knows(card) {
        false => CardView { back: back(rules, state, card), ..CardView::default() },
        true => {
            let def = rules.def(state, card);
            CardView {
                id: Some(card),
                card: Some(&def.id),
                name: Some(&def.sheet.name),
                back: back(rules, state, card),
                index: None,
            }
        }
    };
    // The order of another player's hand would tell older from newer cards.
    let place = |card: CardId| {
        if knows(card) { (0, card) } else { (1 + u8::from(rules.is_lent(state, card)), 0) }
    };
    let hand = |number: u8| {
        let mut hand = state.player(number).hand;
        if ![Viewer::Seat(number), Viewer::Referee].contains(&viewer) {
            sort_few(&mut hand, |&one, &other| place(one) < place(other));
        }
        hand
    };
    let players = (0..state.seats).map(|number| {
        let player = state.player(number);
        let hero = rules.hero(state, number);
        let known_deck = player.deck.iter().rev().enumerate().filter(|(_, card)| knows(**card));
        let h = player.history;
        PlayerView {
            hero: &hero.sheet.id,
            team: player.side,
            deck: player.deck.len(),
            known_deck: known_deck
                .map(|(index, &card)| CardView { index: Some(index as u8), ..show(card) })
                .collect(),
            hand: hand(number).iter().map(|&card| show(card)).collect(),
            discard: player.discard.iter().map(|&card| show(card)).collect(),
            aside: player.aside.iter().map(|&card| show(card)).collect(),
            syllables: hero.sheet.pile.as_ref().and_then(|pile| pile.syllables).map(|_| {
                let of = |&card: &CardId| u32::from(rules.def(state, card).sheet.syllables);
                player.aside.iter().map(of).sum()
            }),
            front: player.front.iter().map(|&card| show(card)).collect(),
            side: player.side_deck.iter().rev().map(|&card| show(card)).collect(),
            counters: counters(rules, state, number).collect(),
            start: board.space_id(player.start),
            actions_taken: player.taken,
            history: HistoryView {
                won: h.won,
                lost: h.lost,
                attacks: h.attacks,
                maneuvers: h.maneuvers,
                schemes: h.schemes,
                boosted: h.boosted,
                played: h.played,
            },
            form: rules.form_id(state, number, player.form),
            supply: hero.sheet.tokens.as_ref().map(|_| player.supply),
            out: player.out,
            dormant: player.dormant,
            sidekick: hero.fighters.get(usize::from(player.sidekick)).map(|def| def.id.as_str()),
        }
    });
    let fighters = state.fighters.iter().enumerate().map(|(id, fighter)| {
        let def = rules.hero(state, fighter.owner).fighter(fighter.kind);
        let zones = board.zones_of(fighter.body());
        FighterView {
            id: id as u8,
            fighter: &def.id,
            name: &def.sheet.name,
            owner: fighter.owner,
            hero: rules.is_hero(state, id as u8),
            attack: def.sheet.attack.name(),
            size: size_name(fighter.size),
            at: space(fighter.at),
            tail: space(fighter.tail),
            zones: (0..board.zone_names.len())
                .filter(|zone| zones >> zone & 1 != 0)
                .map(|zone| board.zone_names[zone])
                .collect(),
            health: fighter.health,
            full_health: rules.full_health(state, id as u8),
            moves: rules.moves(state, id as u8),
            defeated: fighter.is_defeated(),
            off_board: !fighter.is_defeated() && !fighter.is_there(),
            held: fighter.flags & Fighter::HELD != 0,
            began: space(fighter.began),
        }
    });
    let combat = &state.combat;
    let part = |part: usize| {
        let part = &combat.parts[part];
        // The part has no card while the card is being replaced by another one.
        let CardView { id, card, name, .. } =
            if part.card == NOBODY { CardView::default() } else { show(part.card) };
        CombatCard {
            id,
            card,
            name,
            boost: (part.boost != NOBODY).then(|| show(part.boost)),
            item: Some(rules.item_name(state, part.item)).filter(|name| !name.is_empty()),
            predicted: (part.predicted != NOBODY).then_some(part.predicted),
            value: combat.revealed.then_some(part.value),
            ignored: part.ignored,
            locked: part.locked || part.fixed,
            cancelled: part.cancelled != 0,
        }
    };
    let sides: Vec<u8> = (0..state.seats).map(|seat| state.player(seat).side).collect();
    let scheme =
        (0..state.cards.len() as CardId).find(|&card| zone_name(state.card(card).zone) == "scheme");
    Observation {
        game: Unmatched::NAME,
        seat: viewer.seat(),
        board: board.id(),
        mode: match sides[..] {
            [_, _] => "duel",
            _ if (0..sides.len()).all(|seat| !sides[..seat].contains(&sides[seat])) => {
                "free-for-all"
            }
            _ => "teams",
        },
        turn: state.turn,
        active: state.active,
        to_act: rules.to_act(state),
        phase: phase_name(state),
        actions: state.player(state.active).actions,
        outcome: rules.outcome(state),
        decision: question(rules, state, viewer),
        players: players.collect(),
        fighters: fighters.collect(),
        combat: combat.on.then(|| CombatView {
            attacker: combat.parts[ATTACK].fighter,
            defender: combat.parts[DEFENSE].fighter,
            attack: part(ATTACK),
            defense: (combat.parts[DEFENSE].card != NOBODY).then(|| part(DEFENSE)),
            revealed: combat.revealed,
            announced: (combat.announced != NOBODY).then_some(combat.announced),
            damage: combat.resolved.then_some(combat.damage),
            won: combat.resolved.then_some(if usize::from(combat.won) == ATTACK {
                "attack"
            } else {
                "defense"
            }),
        }),
        scheme: scheme.map(show),
        lasting: state.lasting.iter().map(lasting).collect(),
        tokens: tokens(rules, state).collect(),
        doors: doors(rules, state).collect(),
        items: items(rules, state).collect(),
    }
}

/// Returns the tag that the back of a card shows.
fn back(rules: Unmatched, state: &State, card: CardId) -> Option<&'static str> {
    let owner = state.card(card).owner;
    let lends = rules.hero(state, owner).sheet.lends.as_deref();
    lends.filter(|_| rules.is_lent(state, card))
}

/// Returns the tokens on the battlefield.
pub(crate) fn tokens(rules: Unmatched, state: &State) -> impl Iterator<Item = TokenView> {
    let board = rules.board(state);
    let view = move |owner: u8, at: &'static str| TokenView {
        token: rules.token_id(state, owner),
        owner,
        at,
    };
    let laid = (0..state.seats).flat_map(move |seat| {
        let laid = paths(state.laid[usize::from(seat)]);
        laid.filter_map(move |path| Some(view(seat, board.path_ids.get(usize::from(path))?)))
    });
    state.tokens.iter().map(move |token| view(token.owner, board.space_id(token.at))).chain(laid)
}

/// Returns the counters of a seat's hero.
pub(crate) fn counters(
    rules: Unmatched,
    state: &State,
    seat: u8,
) -> impl Iterator<Item = CounterView> {
    let sheets = rules.hero(state, seat).sheet.counters.iter();
    sheets.zip(state.player(seat).counters).map(|(sheet, count)| CounterView {
        counter: &sheet.id,
        count,
        most: sheet.most,
    })
}

/// Returns the doors of the battlefield.
pub(crate) fn doors(rules: Unmatched, state: &State) -> impl Iterator<Item = DoorView> {
    let doors = rules.map(state).doors.iter().enumerate();
    doors.map(|(number, door)| DoorView { door: door.name, closed: state.doors >> number & 1 != 0 })
}

/// Returns the item tokens that are left.
pub(crate) fn items(rules: Unmatched, state: &State) -> impl Iterator<Item = ItemView> {
    let left = state
        .items
        .iter()
        .enumerate()
        .filter(|(_, token)| token.at != crate::cards::board::NOWHERE);
    left.map(move |(item, token)| ItemView {
        item: rules.item_name(state, item as u8),
        at: rules.map(state).space_id(token.at),
    })
}

fn lasting(lasting: &crate::model::state::Lasting) -> LastingView {
    LastingView {
        seat: lasting.seat & !crate::model::state::BOARD,
        fighters: crate::model::state::members(lasting.who).collect(),
        until: match lasting.kind {
            LastingKind::QualityOfCombat => "combat",
            LastingKind::QualityOfTurn => "turn",
            LastingKind::QualityOfAttack => "attack",
            LastingKind::QualityOfManeuver => "maneuver",
            LastingKind::AfterManeuver => "end-of-maneuver",
            LastingKind::AtEndOfTurn => "end-of-turn",
            LastingKind::AtNextTurn => "next-turn",
        },
    }
}
