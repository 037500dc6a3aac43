//! Titan Masters: a head on a body is one character (Wave 5 FAQ, Head Mode & Body Mode).
//!
//! The body card has the stats, modes and abilities and takes damage and Upgrades. The head is a part of it
//! ([`Zone::Combined`]) and always gives its bonus. The character has the stars and the faction of both cards (Rules
//! Roundup 2020-06-10). When the character is KO'd, its head is deployed.

use crate::{
    cards::{
        Tcg,
        card::DefId,
        catalogue::{CardDef, Class},
        code::DEPLOY_HEAD,
    },
    engine::machine::Machine,
    model::{
        event::Event,
        objects::{NOBODY, ObjectId, members},
        state::{MOST_UPGRADES, Pending, State, Zone},
    },
};
use altmode_core::List;
use altmode_tcg_language::{CharacterKind, Mode, Trait};

impl CardDef {
    /// Returns whether the card begins the game on a body.
    pub fn is_head(&self) -> bool {
        matches!(
            self.class,
            Class::Character(
                CharacterKind::TitanMasterHead | CharacterKind::TitanMasterHeadAndBody
            )
        )
    }

    /// Returns whether the card begins the game with a head on it and cannot be on the battlefield without one.
    pub fn is_body(&self) -> bool {
        matches!(
            self.class,
            Class::Character(
                CharacterKind::TitanMasterBody | CharacterKind::TitanMasterHeadAndBody
            )
        )
    }

    /// Returns whether a head may begin the game on this body. Any head fits any body, with one exception: a head that is a
    /// body itself fits only the Titan, which takes no other head (Wave 5 FAQ, Fortress Maximus).
    pub fn takes_head(&self, head: &CardDef) -> bool {
        let fits = match self.own_head() {
            Some(name) => head.full_name == name,
            None => (self.texts[0].traits >> Trait::Titan as u32 & 1 != 0) == head.is_body(),
        };
        self.is_body() && head.is_head() && fits
    }

    /// Returns the full name of the only head that the body takes, if its text names one.
    pub fn own_head(&self) -> Option<&'static str> {
        self.texts.iter().find_map(|text| text.own_head)
    }
}

impl Tcg {
    /// Returns the body that each head of a team begins on, as pairs of positions of head and body. A head goes onto the
    /// last free body before it, or else onto the first free one after it, so the order of the team decides.
    pub fn heads_of_team(&self, team: &[DefId]) -> Vec<(usize, usize)> {
        let card = |index: usize| self.catalogue.card(team[index]);
        let mut found: Vec<(usize, usize)> = Vec::new();
        for head in (0..team.len()).filter(|&index| card(index).is_head()) {
            let free = |&body: &usize| {
                body != head
                    && card(body).takes_head(card(head))
                    && found.iter().all(|&(_, taken)| taken != body)
            };
            let body = (0..head).rev().find(free).or_else(|| (head..team.len()).find(free));
            found.extend(body.map(|body| (head, body)));
        }
        found
    }

    /// Joins a head to its body in the state, without events.
    pub fn join_head(&self, state: &mut State, head: ObjectId, body: ObjectId) {
        self.put_in_zone(state, head, Zone::Combined, body);
        let def = self.def(state, head);
        if let Some(face) = def.texts.iter().position(|text| text.mode == Mode::Head) {
            state.characters[usize::from(head)].face = face as u8;
        }
        state.characters[usize::from(body)].head = head;
    }

    /// Returns the attack, defense and health that the head on a character gives.
    #[inline(always)]
    pub fn head_bonus(&self, state: &State, character: ObjectId) -> [u8; 3] {
        match state.character(character).head {
            NOBODY => [0; 3],
            head => {
                std::hint::cold_path();
                self.bonus_of(state, head)
            }
        }
    }

    #[inline(never)]
    fn bonus_of(&self, state: &State, head: ObjectId) -> [u8; 3] {
        self.text(state, head).bonus.unwrap_or_default()
    }

    /// Returns the stars of a character, its head's included (Wave 5 FAQ, Head Mode & Body Mode). A head on its head does
    /// not count: Fortress Maximus has his own stars and those of Cerebros (Rules Roundup 2020-06-10).
    pub fn stars(&self, state: &State, character: ObjectId) -> u8 {
        let head = state.character(character).head;
        let of_head = if head == NOBODY { 0 } else { self.def(state, head).stars };
        self.def(state, character).stars + of_head
    }

    /// Returns whether two characters can exchange their heads. Any head fits any character, except characters that take
    /// only one particular head (Wave 5 FAQ, Head Mode & Body Mode; Fortress Maximus).
    pub fn can_swap_heads(&self, state: &State, one: ObjectId, other: ObjectId) -> bool {
        let heads = [one, other].map(|character| state.character(character).head);
        if one == other || heads.contains(&NOBODY) {
            return false;
        }
        let takes = |body: ObjectId, head: ObjectId| {
            let (body, head) = (self.def(state, body), self.def(state, head));
            // A combiner begins without a head and takes any.
            if body.is_body() { body.takes_head(head) } else { !head.is_body() }
        };
        takes(one, heads[1]) && takes(other, heads[0])
    }

    /// Returns whether a character can come back from the KO area. A body needs a head for that (Rules Roundup 2020-06-10), and one
    /// that waits to be deployed is none (Aequitas Rules Roundup 2020-09-28).
    pub fn can_return(&self, state: &State, character: ObjectId) -> bool {
        !self.def(state, character).is_body()
    }
}

impl Machine<'_> {
    /// Adds the deployment of a KO'd character's head to the pending triggers of this event. Its player chooses the order
    /// (Rules Roundup 2020-06-10, corrected text).
    pub fn head_comes_off(&mut self, body: ObjectId) {
        let head = self.state.character(body).head;
        if head != NOBODY {
            let controller = self.state.owner(head);
            self.wait_for(Pending {
                code: DEPLOY_HEAD,
                source: head,
                this: body,
                controller,
                card: NOBODY,
                ..Pending::default()
            });
        }
    }

    /// Deploys the head of a KO'd character as a character of its own, in the mode that is not its head mode.
    pub fn deploy_head(&mut self, head: ObjectId, body: ObjectId) {
        if self.state.object(head).zone != Zone::Combined || self.state.object(head).host != body {
            return;
        }
        self.state.characters[usize::from(body)].head = NOBODY;
        let def = self.def(head);
        let mode = def.texts[..usize::from(def.faces)]
            .iter()
            .map(|text| text.mode)
            .find(|mode| *mode != Mode::Head);
        let event = self.join_event();
        self.deploy(head, mode);
        if !self.happen_head_deployed(head, body) {
            self.forget_lost_upgrades(body);
        }
        self.event = event;
    }

    /// Returns the Upgrades that were on a character when it was KO'd, if they still are where they went and the link to
    /// the character was kept.
    pub fn lost_upgrades(&self, body: ObjectId) -> List<ObjectId, MOST_UPGRADES> {
        let mut lost = List::new();
        for (number, object) in self.state.objects.iter().enumerate() {
            let there = match object.zone {
                Zone::Scrap => true,
                Zone::Ko => self.tcg.shows_upgrade_side(self.state, number as ObjectId),
                _ => false,
            };
            // The list holds as many as a character can carry, so it cannot overflow.
            if there && object.host == body && !lost.try_push(number as ObjectId) {
                break;
            }
        }
        lost
    }

    /// Clears the links from cards to the KO'd character that they were on.
    pub fn forget_lost_upgrades(&mut self, body: ObjectId) {
        for object in self.state.objects.iter_mut() {
            if object.host == body
                && !matches!(object.zone, Zone::Upgrade | Zone::Under | Zone::Combined)
            {
                object.host = NOBODY;
            }
        }
    }

    /// Puts a head onto a character, in head mode.
    pub fn put_head(&mut self, head: ObjectId, onto: ObjectId) {
        self.state.set_tapped(head, false);
        self.tcg.join_head(self.state, head, onto);
        self.state.objects[usize::from(head)].seen = 3;
        self.table_changed();
        self.io.emit(|| Event::HeadPut { head, onto });
    }

    /// Returns whether a player has a head that is about to be deployed. It keeps its player in the game even if its body
    /// was the last character (Wave 5 FAQ, Head Mode & Body Mode).
    pub fn has_head_to_deploy(&self, seat: usize) -> bool {
        members(self.state.ko[seat]).any(|body| self.state.character(body).head != NOBODY)
    }
}
