//! Conversion of events to objects for hosts, with their lines for a log.

use crate::{
    cards::{Tcg, card::DefId},
    embed::{
        event_json::{EventKind, EventSource, EventSubject, EventView, Host, SeenCard},
        names::{player_name, slot_name},
        view::CardView,
    },
    model::{
        event::{Event, EventCard, Place},
        objects::{NOBODY, ObjectId},
    },
};
use altmode_core::{Piece, Viewer, Words, words};

impl Place {
    /// Returns the place's name in log lines.
    const fn phrase(self) -> &'static str {
        match self {
            Place::Deck => "the top of the deck",
            Place::DeckBottom => "the bottom of the deck",
            Place::Hand => "hand",
            Place::Scrap => "the scrap pile",
            Place::Played => "the played area",
            Place::Upgrade => "a character",
            Place::Under => "under a character",
            Place::Ko => "the KO area",
            Place::Battlefield => "the battlefield",
            Place::Outside => "outside the game",
        }
    }
}

/// Converts an event for a viewer. `defs` maps object numbers to cards, for the names of
/// characters ([`crate::model::state::State::defs`]).
pub fn show_event(tcg: Tcg, defs: &[DefId], event: &Event, viewer: Viewer) -> EventView {
    let (what, text) = Teller { tcg, defs, viewer }.show(event);
    EventView::new(text, what)
}

/// Writes events for one viewer.
struct Teller<'a> {
    tcg: Tcg,
    defs: &'a [DefId],
    viewer: Viewer,
}

impl Teller<'_> {
    fn sees(&self, card: &EventCard) -> bool {
        self.viewer.knows(card.seen_by, 2)
    }

    fn name(&self, object: ObjectId) -> &'static str {
        self.defs
            .get(usize::from(object))
            .map_or("nobody", |def| self.tcg.catalogue.card(*def).full_name)
    }

    /// Returns a card if the viewer may see it, and its name for a sentence.
    fn card(&self, card: &EventCard) -> (Option<SeenCard>, &'static str) {
        if !self.sees(card) {
            return (None, "a card");
        }
        let card = self.open_card(card);
        let name = card.card_name;
        (Some(card), name)
    }

    /// Returns a card that is visible to all.
    fn open_card(&self, card: &EventCard) -> SeenCard {
        let card_id = self.tcg.catalogue.card(card.def).id;
        SeenCard { card: card.object, card_id, card_name: self.tcg.side_name(card.def, card.side) }
    }

    fn subject(&self, character: ObjectId) -> EventSubject {
        EventSubject { character, character_name: self.name(character) }
    }

    fn source(&self, source: ObjectId, side: u8) -> Option<EventSource> {
        let def = self.defs.get(usize::from(source)).filter(|_| source != NOBODY)?;
        Some(EventSource { source, source_name: self.tcg.side_name(*def, side) })
    }

    fn mode(&self, character: ObjectId, face: u8) -> &'static str {
        let def = self.defs.get(usize::from(character)).map(|def| self.tcg.catalogue.card(*def));
        def.map_or("", |def| def.face_name(face))
    }

    fn cards(&self, cards: &[EventCard]) -> Vec<CardView> {
        let seen = cards.iter().filter(|card| self.sees(card));
        seen.map(|card| {
            let def = self.tcg.catalogue.card(card.def);
            let name = self.tcg.side_name(card.def, card.side);
            CardView {
                id: Some(card.object),
                card: Some(def.id),
                name: Some(name),
                ..CardView::default()
            }
        })
        .collect()
    }

    fn show(&self, event: &Event) -> (EventKind, Words) {
        match *event {
            Event::GameStarted { first } => (
                EventKind::GameStarted { seat: first },
                words![player_name(first), " has the first turn."],
            ),
            Event::TurnStarted { seat, turn } => (
                EventKind::TurnStarted { seat, turn },
                words!["Turn ", turn, ": ", player_name(seat), "."],
            ),
            Event::TurnEnded { seat, turn } => (
                EventKind::TurnEnded { seat, turn },
                words![player_name(seat), " ends turn ", turn, "."],
            ),
            Event::Moved { owner, ref card, from, to, host, slot } => {
                self.moved(owner, card, (from, to), host, slot)
            }
            Event::Shuffled { seat } => {
                (EventKind::Shuffled { seat }, words![player_name(seat), " shuffles the deck."])
            }
            Event::Reshuffled { seat, cards, ref stay } => self.reshuffled(seat, cards, stay),
            Event::Shown { owner, ref cards, face_down } => self.shown(owner, cards, face_down),
            Event::Played { seat, ref card, face_down } => {
                let (card, what) = self.card(card);
                let how = if face_down { " face down" } else { "" };
                (
                    EventKind::Played { seat, card, face_down },
                    words![player_name(seat), " plays ", what, how, "."],
                )
            }
            Event::Revealed { seat, ref card } => {
                let (card, what) = self.card(card);
                (
                    EventKind::Revealed { seat, card },
                    words![player_name(seat), " reveals ", what, "."],
                )
            }
            Event::Named { seat, name } => {
                let card_name = self.tcg.catalogue.name_of(name);
                (
                    EventKind::Named { seat, card_name },
                    words![player_name(seat), " names ", card_name, "."],
                )
            }
            Event::Cancelled { ref card } => {
                let (card, what) = self.card(card);
                (EventKind::Cancelled { card }, words![what, " has no effect."])
            }
            Event::Flipped { character, face } => {
                let (who, mode) = (self.subject(character), self.mode(character, face));
                let text = words![who.character_name, " flips to ", mode, " mode."];
                (EventKind::Flipped { who, mode }, text)
            }
            Event::Tapped { character } => {
                self.about(character, " is tapped.", |who| EventKind::Tapped { who })
            }
            Event::Untapped { character } => {
                self.about(character, " is untapped.", |who| EventKind::Untapped { who })
            }
            Event::TapAbilityUsed { character } => {
                self.about(character, " uses its tap ability.", |who| EventKind::TapAbilityUsed {
                    who,
                })
            }
            Event::Attacks { attacker } => {
                self.about(attacker, " attacks.", |who| EventKind::Attacks { who, attacker })
            }
            Event::Defends { defender } => {
                self.about(defender, " defends.", |who| EventKind::Defends { who, defender })
            }
            Event::FlipsCounted { flips: [attack, defense], keyword: [bold, tough] } => {
                let text = words!["The attacker flips ", attack, ", the defender ", defense, "."];
                (EventKind::FlipsCounted { attack, bold, defense, tough }, text)
            }
            Event::BattleFlip { seat, ref card, bonus, pierce } => {
                let (card, what) = self.card(card);
                (
                    EventKind::BattleFlip { seat, card, bonus, pierce },
                    words![player_name(seat), " flips ", what, "."],
                )
            }
            Event::WhiteBonus { seat, flips } => {
                let text = words![
                    "A white icon of ",
                    player_name(seat),
                    " adds ",
                    flips,
                    if flips == 1 { " flip." } else { " flips." }
                ];
                (EventKind::WhiteBonus { seat, flips }, text)
            }
            Event::Totals { attack, defense, pierce, bonus: [attack_bonus, defense_bonus] } => {
                let piercing = if pierce > 0 { words![", Pierce ", pierce] } else { words![] };
                let text = words![attack, " attack"].and(piercing).and(words![
                    " against ",
                    defense,
                    " defense."
                ]);
                (EventKind::Totals { attack, defense, pierce, attack_bonus, defense_bonus }, text)
            }
            Event::Damaged { character, amount, attack, source, side, total } => {
                let (who, source) = (self.subject(character), self.source(source, side));
                let by =
                    source.as_ref().map_or(words![], |source| words![" from ", source.source_name]);
                let text = words![who.character_name, " takes ", amount, " damage"]
                    .and(by)
                    .and(words![" (", total, " in all)."]);
                (EventKind::Damaged { who, source, amount, total, attack_damage: attack }, text)
            }
            Event::Repaired { character, amount, total } => {
                let who = self.subject(character);
                let text = words![
                    amount,
                    " damage is repaired from ",
                    who.character_name,
                    " (",
                    total,
                    " left)."
                ];
                (EventKind::Repaired { who, amount, total }, text)
            }
            Event::DamageMoved { from, to, amount } => {
                let (who, source) =
                    (self.subject(to), EventSource { source: from, source_name: self.name(from) });
                let text = words![
                    amount,
                    " damage moves from ",
                    source.source_name,
                    " to ",
                    who.character_name,
                    "."
                ];
                (EventKind::DamageMoved { who, source, amount }, text)
            }
            Event::DamageMovedToUpgrade { from, upgrade, side, amount, left, total } => {
                let (who, def) = (self.subject(from), self.defs.get(usize::from(upgrade)));
                let source_name = def.map_or("an Upgrade", |def| self.tcg.side_name(*def, side));
                let source = EventSource { source: upgrade, source_name };
                let text = words![
                    amount,
                    " damage moves from ",
                    who.character_name,
                    " to ",
                    source_name,
                    " (",
                    total,
                    " there now)."
                ];
                (EventKind::DamageMovedToUpgrade { who, source, amount, total: left }, text)
            }
            Event::DamageChanged { by, side, character, from, to } => {
                self.damage_changed((by, side), character, from, to)
            }
            Event::Ko { character, damage: total } => {
                self.about(character, " is KO'd.", |who| EventKind::Ko { who, total })
            }
            Event::Returned { character, damage: total } => {
                self.about(character, " returns to the battlefield.", |who| EventKind::Returned {
                    who,
                    total,
                })
            }
            Event::EntersKo { character, face, damage: total } => {
                let (who, mode) = (self.subject(character), self.mode(character, face));
                let text = words![who.character_name, " enters the KO area in ", mode, " mode."];
                (EventKind::EntersKo { who, mode, total }, text)
            }
            Event::Deployed { character, face } => {
                let (who, mode) = (self.subject(character), self.mode(character, face));
                let text = words![who.character_name, " is deployed in ", mode, " mode."];
                (EventKind::Deployed { who, mode }, text)
            }
            Event::Combined { into, ref parts, damage: total } => {
                // A combiner form arrives in its card's starting mode.
                let start = self
                    .defs
                    .get(usize::from(into))
                    .map_or(0, |def| self.tcg.catalogue.card(*def).start);
                let (who, mode, characters) =
                    (self.subject(into), self.mode(into, start), parts.clone());
                let names = listed(parts.iter().map(|&part| self.name(part)));
                let text = names.and(words![" combine into ", who.character_name, "."]);
                (EventKind::Combined { who, mode, characters, total }, text)
            }
            Event::HeadPut { head, onto } => {
                let (who, source) = (
                    self.subject(onto),
                    EventSource { source: head, source_name: self.name(head) },
                );
                let text = words![
                    source.source_name,
                    " is put onto ",
                    who.character_name,
                    " in head mode."
                ];
                (EventKind::HeadPut { who, source }, text)
            }
            Event::TurnedOver { ref card } => {
                let card = self.open_card(card);
                let text = words![card.card_name, " is turned over."];
                (EventKind::TurnedOver { card }, text)
            }
            Event::Tower { seat, height: total } => {
                let text = words!["The Tower of ", player_name(seat), " has height ", total, "."];
                (EventKind::Tower { seat, total }, text)
            }
            Event::AbilityUsed { source, side, seat } => {
                let source = self.source(source, side);
                let name = source.as_ref().map_or("A card", |source| source.source_name);
                (EventKind::AbilityUsed { seat, source }, words![name, ": its ability is used."])
            }
            Event::BattleEnded => (EventKind::BattleEnded, words!["The battle is over."]),
            Event::GameEnded { winner } => {
                let text = winner.map_or(words!["The game is a draw."], |seat| {
                    words![player_name(seat), " wins."]
                });
                (EventKind::GameEnded { winner }, text)
            }
        }
    }

    /// Returns an event whose sentence is the name of a character and a fixed end.
    fn about(
        &self,
        character: ObjectId,
        end: &'static str,
        make: impl FnOnce(EventSubject) -> EventKind,
    ) -> (EventKind, Words) {
        let who = self.subject(character);
        let text = words![who.character_name, end];
        (make(who), text)
    }

    fn moved(
        &self,
        seat: u8,
        card: &EventCard,
        (from, to): (Place, Place),
        host: ObjectId,
        slot: u8,
    ) -> (EventKind, Words) {
        let player = player_name(seat);
        let (card, what) = self.card(card);
        let form = self
            .defs
            .get(usize::from(host))
            .is_some_and(|def| !self.tcg.catalogue.card(*def).parts.is_empty());
        let host = (host != NOBODY).then(|| {
            let slot = (to == Place::Upgrade).then(|| slot_name(slot));
            Host { slot, character: host, character_name: self.name(host) }
        });
        let name = host.as_ref().map(|host| host.character_name);
        let text = match (from, to, name) {
            // Parts of a combined character and heads on a body are on the battlefield too.
            (Place::Battlefield, Place::Battlefield, Some(host)) if form => {
                words![what, " becomes a part of ", host, "."]
            }
            (Place::Battlefield, Place::Battlefield, Some(host)) => {
                words![player, " takes ", what, " off ", host, "."]
            }
            _ => move_sentence(player, what, from, to, name),
        };
        (EventKind::Moved { seat, card, from, to, host }, text)
    }

    fn reshuffled(&self, seat: u8, count: u8, stay: &[EventCard]) -> (EventKind, Words) {
        let cards = (!stay.is_empty()).then(|| self.cards(stay));
        let unit = if count == 1 { " card." } else { " cards." };
        let text =
            words![player_name(seat), " shuffles the scrap pile into a new deck of ", count, unit];
        (EventKind::Reshuffled { seat, cards, count }, text)
    }

    fn shown(&self, seat: u8, cards: &[EventCard], face_down: bool) -> (EventKind, Words) {
        let (count, cards) = (cards.len(), self.cards(cards));
        let what = match count {
            _ if !cards.is_empty() => listed(cards.iter().filter_map(|card| card.name)),
            1 => words!["1 card"],
            count => words![count as i32, " cards"],
        };
        let text =
            words!["Cards of ", player_name(seat), " are shown: "].and(what).and(words!["."]);
        (EventKind::Shown { seat, cards, count, face_down: face_down.then_some(true) }, text)
    }

    fn damage_changed(
        &self,
        (by, side): (ObjectId, u8),
        character: ObjectId,
        before: u16,
        amount: u16,
    ) -> (EventKind, Words) {
        let (who, source) = (self.subject(character), self.source(by, side));
        let (by, name) =
            (source.as_ref().map_or("A card", |source| source.source_name), who.character_name);
        let text = match before == amount {
            // The damage is moved to another character.
            true => words![by, " moves ", amount, " damage to ", name, "."],
            false => words![by, " changes damage to ", name, " from ", before, " to ", amount, "."],
        };
        (EventKind::DamageChanged { who, source, amount, before }, text)
    }
}

/// Returns the sentence about a card that moves.
fn move_sentence(
    player: &'static str,
    what: &'static str,
    from: Place,
    to: Place,
    host: Option<&'static str>,
) -> Words {
    match (from, to, host) {
        // A card that was face down there, or was flipped in a battle, is played.
        (Place::Played, Place::Played, _) => words![what, " lies face up in the played area."],
        (Place::Deck, Place::Hand, _) => words![player, " draws ", what, "."],
        (_, Place::Upgrade, Some(host)) => words![player, " puts ", what, " on ", host, "."],
        (Place::Upgrade, Place::Scrap, Some(host)) => {
            words![player, " scraps ", what, " from ", host, "."]
        }
        (_, Place::Under, Some(host)) => words![player, " puts ", what, " under ", host, "."],
        (_, Place::Scrap, _) => words![player, " scraps ", what, " from ", from.phrase(), "."],
        _ => words![player, " moves ", what, " from ", from.phrase(), " to ", to.phrase(), "."],
    }
}

/// Returns names separated by commas.
fn listed(names: impl Iterator<Item = &'static str>) -> Words {
    Words(
        names
            .enumerate()
            .flat_map(|(index, name)| [if index == 0 { "" } else { ", " }, name])
            .map(Piece::from)
            .collect(),
    )
}
