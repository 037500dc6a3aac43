//! Counters, tokens and open cards of the players, as fields of a position.

use crate::{
    facts::{BoardFacts, HeroFacts, TokenFacts, same},
    state::{Counter, Pile, Player, State},
};
use altmode_json::{Map, Value, json};

/// Returns the counters of a player, by the ids of their kinds. Missing kinds count 0.
pub fn counters(player: &Player, hero: &HeroFacts) -> Value {
    let amount = |kind: &str| player.counters.iter().find(|counter| hero.counter(&counter.name).is_some_and(|known| known.id == kind));
    let clamped = |counter: &Counter, most: u8| counter.amount.clamp(0, most.into());
    let fields = hero.counters.iter().map(|kind| {
        let amount = amount(&kind.id).map_or(0, |counter| clamped(counter, kind.most));
        (kind.id.clone(), json!(amount))
    });
    Value::Object(fields.collect::<Map>())
}

/// Writes the open cards of a player: the discard pile, cards that stay in front of their player, and the hero's pile.
pub fn open_cards(player: &Player, hero: &HeroFacts, fields: &mut Map) {
    let of = |pile: Pile, stays: Option<bool>| -> Vec<&str> {
        let known = |card: &str| hero.cards.iter().any(|def| def.id == card && stays.is_none_or(|stays| def.stays == stays));
        let open = player.open.iter().filter(|open| open.pile == pile && known(&open.card));
        open.flat_map(|open| std::iter::repeat_n(open.card.as_str(), open.count.into())).collect()
    };
    fields.insert("discard".into(), of(Pile::Discard, None).into());
    fields.insert("front".into(), of(Pile::Aside, Some(true)).into());
    if hero.pile {
        fields.insert("aside".into(), of(Pile::Aside, Some(false)).into());
    }
}

/// Returns the tokens whose spaces are known. A counter "fog A3" of the player or of the table stands for fog in the space A3. A
/// counter of the table counts for the first player whose hero has such tokens.
pub fn tokens(state: &State, seats: &[u8], board: &BoardFacts, assumptions: &mut Vec<String>) -> Vec<Value> {
    let mut found = Vec::new();
    let mut of_table: Vec<&str> = Vec::new();
    for (place, &seat) in seats.iter().enumerate() {
        let player = &state.players[usize::from(seat)];
        let Some(TokenFacts { id, count, single }) = player.facts().and_then(|hero| hero.tokens.as_ref()) else { continue };
        let first = !of_table.contains(&id.as_str());
        of_table.push(id);
        let shared = state.counters.iter().filter(|_| first);
        let mut left = *count;
        for counter in player.counters.iter().chain(shared) {
            let Some(space) = counter.name.rsplit_once(' ').filter(|(what, _)| same(what, id)).and_then(|(_, space)| board.space(space))
            else {
                continue;
            };
            let most = if *single { 1 } else { left };
            let number = counter.amount.clamp(0, most.min(left).into()) as u8;
            left -= number;
            let token = json!({ "token": id, "owner": place, "at": board.spaces[usize::from(space)] });
            found.extend(std::iter::repeat_n(token, number.into()));
        }
        if left == *count {
            assumptions.push(format!("No {id} tokens of {} are on the battlefield: no spaces were entered.", state.player_name(seat)));
        }
    }
    found
}
