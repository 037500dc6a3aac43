//! Counters, tokens and open cards of the players, as fields of a position.

use crate::{
    facts::{self, BoardFacts, HeroFacts, TokenFacts, same},
    state::{Counter, Pile, Player, State},
};
use altmode_json::{Map, Value, json};

/// Name of the counter of cards in a side deck.
const SIDE_DECK: &str = "Side deck";

/// Returns the counters of a hero at the start: those of its sheet, its supply of tokens, and its side deck.
pub fn first_counters(hero: &HeroFacts) -> Vec<Counter> {
    let printed = hero.counters.iter().map(|counter| (counter.name.clone(), counter.start));
    let supply = hero.tokens.iter().map(|tokens| (supply_of(tokens), tokens.count));
    let side = (hero.side > 0).then(|| (SIDE_DECK.to_string(), hero.side));
    let counters = printed.chain(supply).chain(side).filter(|(_, amount)| *amount > 0);
    counters.map(|(name, amount)| Counter { name, amount: amount.into() }).collect()
}

/// Returns the name of the counter of tokens that are not on the battlefield, for example "Supply of fog".
fn supply_of(tokens: &TokenFacts) -> String {
    format!("Supply of {}", tokens.id)
}

/// Returns the most of a counter that its hero can have, if it is limited.
pub fn most_of(hero: &HeroFacts, name: &str) -> Option<u8> {
    let printed = hero.counter(name).map(|counter| counter.most);
    let supply =
        hero.tokens.as_ref().filter(|tokens| supply_of(tokens) == name).map(|tokens| tokens.count);
    printed.or(supply).or((name == SIDE_DECK).then_some(hero.side))
}

/// Changes a counter by its name and removes it at 0.
pub fn count(counters: &mut Vec<Counter>, name: &str, amount: i16) {
    match counters.iter_mut().find(|counter| counter.name == name) {
        Some(counter) => counter.amount = counter.amount.saturating_add(amount),
        None => counters.push(Counter { name: name.to_string(), amount }),
    }
    counters.retain(|counter| counter.amount != 0);
}

/// Returns the seat and the name of the supply that the tokens of a counter such as "fog A3" come from: that of the first player
/// who has such tokens. `seat` is the owner of the counter, if it is not one of the table.
pub fn supply_behind(
    state: &State,
    seat: Option<u8>,
    counter: &str,
) -> Option<(u8, &'static TokenFacts, String)> {
    let (what, space) = counter.rsplit_once(' ')?;
    if state
        .board
        .as_deref()
        .and_then(facts::board)
        .is_some_and(|board| board.space(space).is_none())
    {
        return None;
    }
    let mut owners =
        (0..).zip(&state.players).filter(|(place, _)| seat.is_none_or(|seat| seat == *place));
    owners.find_map(|(place, player)| {
        let tokens = player.facts()?.tokens.as_ref().filter(|tokens| same(what, &tokens.id))?;
        Some((place, tokens, supply_of(tokens)))
    })
}

/// Takes tokens from their supply, or returns them to it, after a counter such as "fog A3" was changed.
pub fn settle_supply(state: &mut State, seat: Option<u8>, counter: &str, amount: i16) {
    if let Some((owner, tokens, supply)) = supply_behind(state, seat, counter)
        && !(tokens.spent && amount < 0)
    {
        count(&mut state.players[usize::from(owner)].counters, &supply, amount.saturating_neg());
    }
}

/// Returns the counters of a player, by the ids of their kinds. Missing kinds count 0.
pub fn counters(player: &Player, hero: &HeroFacts) -> Value {
    let amount = |kind: &str| {
        player
            .counters
            .iter()
            .find(|counter| hero.counter(&counter.name).is_some_and(|known| known.id == kind))
    };
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
        let known = |card: &str| {
            hero.cards
                .iter()
                .any(|def| def.id == card && stays.is_none_or(|stays| def.stays == stays))
        };
        let open = player.open.iter().filter(|open| open.pile == pile && known(&open.card));
        open.flat_map(|open| std::iter::repeat_n(open.card.as_str(), open.count.into())).collect()
    };
    fields.insert("discard".into(), of(Pile::Discard, None).into());
    fields.insert("front".into(), of(Pile::Aside, Some(true)).into());
    if hero.pile.is_some() {
        fields.insert("aside".into(), of(Pile::Aside, Some(false)).into());
    }
}

/// Returns the tokens whose spaces are known. A counter "fog A3" of the player or of the table stands for fog in the space A3. A
/// counter of the table counts for the first player whose hero has such tokens.
pub fn tokens(
    state: &State,
    seats: &[u8],
    board: &BoardFacts,
    assumptions: &mut Vec<String>,
) -> Vec<Value> {
    let mut found = Vec::new();
    let mut of_table: Vec<&str> = Vec::new();
    for (place, &seat) in seats.iter().enumerate() {
        let player = &state.players[usize::from(seat)];
        let Some(TokenFacts { id, count, single, .. }) =
            player.facts().and_then(|hero| hero.tokens.as_ref())
        else {
            continue;
        };
        let first = !of_table.contains(&id.as_str());
        of_table.push(id);
        let shared = state.counters.iter().filter(|_| first);
        let mut left = *count;
        for counter in player.counters.iter().chain(shared) {
            let Some(space) = counter
                .name
                .rsplit_once(' ')
                .filter(|(what, _)| same(what, id))
                .and_then(|(_, space)| board.space(space))
            else {
                continue;
            };
            let most = if *single { 1 } else { left };
            let number = counter.amount.clamp(0, most.min(left).into()) as u8;
            left -= number;
            let token =
                json!({ "token": id, "owner": place, "at": board.spaces[usize::from(space)] });
            found.extend(std::iter::repeat_n(token, number.into()));
        }
        if left == *count {
            assumptions.push(format!(
                "No {id} tokens of {} are on the battlefield: no spaces were entered.",
                state.player_name(seat)
            ));
        }
    }
    found
}
