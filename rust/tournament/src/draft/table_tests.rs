//! Drafts of whole tables.

use super::*;

fn config(players: usize, boosters: usize) -> DraftConfig {
    let mut number = 0;
    let mut cards = |prefix: &str, count: usize| -> Vec<String> {
        (0..count)
            .map(|_| {
                number += 1;
                format!("{prefix}{number}")
            })
            .collect()
    };
    let boosters = (0..players)
        .map(|_| {
            (0..boosters)
                .map(|_| Booster { characters: cards("c", 1), battle: cards("b", 7) })
                .collect()
        })
        .collect();
    DraftConfig {
        seed: "5".into(),
        players: (0..players).map(|player| format!("p{player}")).collect(),
        boosters,
        premier: false,
    }
}

fn turns(draft: &Draft) -> Vec<String> {
    draft
        .view(&Viewer::Official)
        .unwrap()
        .seats
        .into_iter()
        .filter(|seat| seat.picks_now)
        .map(|seat| seat.player)
        .collect()
}

fn random_pick(draft: &mut Draft, player: &str) {
    draft.pick(Pick { player: player.to_string(), card: None }).unwrap();
}

fn characters(draft: &mut Draft) -> Vec<usize> {
    let mut order = Vec::new();
    while draft.stage == DraftStage::Characters {
        let [player] = &turns(draft)[..] else { panic!("one player at a time takes a character") };
        order.push(player[1..].parse().unwrap());
        random_pick(draft, &player.clone());
    }
    order
}

#[test]
fn characters_are_drafted_like_a_snake() {
    let mut draft = Draft::new(config(4, 3)).unwrap();
    let order = characters(&mut draft);
    let first = order[0];
    let clockwise: Vec<usize> = (0..4).map(|step| (first + step) % 4).collect();
    let back: Vec<usize> = clockwise.iter().rev().copied().collect();
    assert_eq!(order, [clockwise.clone(), back, clockwise].concat());
    assert_eq!(draft.stage, DraftStage::Battle);
}

#[test]
fn packs_go_left_then_right() {
    let mut draft = Draft::new(config(4, 2)).unwrap();
    characters(&mut draft);
    let before = draft.view(&Viewer::Official).unwrap();
    assert!(before.passes_left);
    assert_eq!(before.seconds, Some(40));
    for player in ["p0", "p1", "p2", "p3"] {
        random_pick(&mut draft, player);
    }
    let after = draft.view(&Viewer::Official).unwrap();
    assert_eq!(after.seconds, Some(35));
    // The pack of seat 0, without the card picked, is passed to seat 1, its left neighbour.
    assert!(
        after.seats[1].pack.iter().flatten().all(|card| before.seats[0]
            .pack
            .as_ref()
            .unwrap()
            .contains(card))
    );
    while draft.stage == DraftStage::Battle {
        turns(&draft).iter().for_each(|player| random_pick(&mut draft, player));
    }
    assert_eq!(
        (draft.stage, draft.view(&Viewer::Official).unwrap().seconds),
        (DraftStage::Review, Some(30))
    );
    draft.end_review().unwrap();
    let before = draft.view(&Viewer::Official).unwrap();
    assert!(!before.passes_left);
    for player in ["p0", "p1", "p2", "p3"] {
        random_pick(&mut draft, player);
    }
    let after = draft.view(&Viewer::Official).unwrap();
    assert!(
        after.seats[0].pack.iter().flatten().all(|card| before.seats[1]
            .pack
            .as_ref()
            .unwrap()
            .contains(card))
    );
}

#[test]
fn a_whole_draft_deals_every_card_once_and_officials_pick_for_who_cannot() {
    let config = config(8, 5);
    let mut all: Vec<String> =
        config.boosters.iter().flatten().flat_map(|booster| booster.battle.clone()).collect();
    let mut draft = Draft::new(config).unwrap();
    draft.suspend("p3").unwrap();
    assert_eq!(draft.suspend("p3").unwrap_err().code, "already-suspended");
    while draft.stage != DraftStage::Over {
        if draft.stage == DraftStage::Review {
            draft.end_review().unwrap();
        }
        let turn = turns(&draft);
        assert!(!turn.contains(&"p3".to_string()));
        turn.iter().for_each(|player| random_pick(&mut draft, player));
    }
    let view = draft.view(&Viewer::Official).unwrap();
    let mut taken: Vec<String> =
        view.seats.iter().flat_map(|seat| seat.battle.clone().unwrap()).collect();
    assert!(view.seats.iter().all(|seat| seat.characters.len() == 5 && seat.battle_count == 35));
    taken.sort();
    all.sort();
    assert_eq!(taken, all);
    let again = Draft::restore(draft.save()).unwrap();
    assert_eq!(format!("{:?}", again.seats), format!("{:?}", draft.seats));
}

#[test]
fn everybody_opens_as_many_boosters() {
    // Tournament Rules 7.3 and 7.6.
    let mut uneven = config(3, 2);
    uneven.boosters[1].pop();
    let error = Draft::new(uneven).unwrap_err();
    assert_eq!((error.code, error.path.as_str()), ("bad-input", "boosters[1]"));
    let mut too_few = config(3, 2);
    too_few.boosters.pop();
    assert_eq!(Draft::new(too_few).unwrap_err().path, "boosters");
}

#[test]
fn packs_beside_small_characters_have_a_card_less_and_are_drafted_to_the_end() {
    // Tournament Rules 7.7: a small character is laid in the middle with the others, and its booster has six battle cards.
    let mut config = config(4, 2);
    for (seat, booster) in
        config.boosters.iter_mut().flatten().enumerate().filter(|(seat, _)| seat % 3 == 0)
    {
        booster.battle.pop();
        booster.characters.push(format!("small{seat}"));
    }
    let mut draft = Draft::new(config).unwrap();
    let taken = characters(&mut draft);
    assert_eq!(taken.len(), 8 + 3);
    while draft.stage != DraftStage::Over {
        if draft.stage == DraftStage::Review {
            draft.end_review().unwrap();
        }
        turns(&draft).iter().for_each(|player| random_pick(&mut draft, player));
    }
    let view = draft.view(&Viewer::Official).unwrap();
    assert_eq!(view.seats.iter().map(|seat| seat.battle_count).sum::<u32>(), 8 * 7 - 3);
}

#[test]
fn nobody_sees_the_cards_of_others() {
    let mut draft = Draft::new(config(3, 1)).unwrap();
    characters(&mut draft);
    let view = draft.view(&Viewer::Player("p1".into())).unwrap();
    assert!(
        view.seats[1].pack.is_some()
            && view.seats[0].pack.is_none()
            && view.seats[2].battle.is_none()
    );
    assert_eq!(draft.view(&Viewer::Player("nobody".into())).unwrap_err().code, "unknown-player");
}

#[test]
fn wrong_picks_change_nothing_and_picks_can_be_taken_back() {
    let mut draft = Draft::new(config(3, 1)).unwrap();
    let before = format!("{draft:?}");
    let turn = turns(&draft)[0].clone();
    let other = if turn == "p0" { "p1" } else { "p0" };
    let pick = |player: &str, card: &str| Pick {
        player: player.to_string(),
        card: Some(card.to_string()),
    };
    assert_eq!(draft.pick(pick(&turn, "b1")).unwrap_err().path, "card");
    assert_eq!(draft.pick(pick(other, "c1")).unwrap_err().code, "not-now");
    assert_eq!(draft.end_review().unwrap_err().code, "no-review");
    assert_eq!(format!("{draft:?}"), before);
    random_pick(&mut draft, &turn);
    assert!(draft.undo());
    assert_eq!(format!("{draft:?}"), before);
    assert!(!draft.undo());
}

#[test]
fn nobody_looks_at_drafted_cards_with_a_pack_in_hand() {
    // Tournament Rules 7.7: players may review their picks while they hold no other cards.
    let mut draft = Draft::new(config(2, 2)).unwrap();
    characters(&mut draft);
    let player = Viewer::Player("p0".to_string());
    let seen = |draft: &Draft| {
        let seat = &draft.view(&player).unwrap().seats[0];
        (seat.battle.is_some(), seat.pack.is_some())
    };
    assert_eq!(seen(&draft), (false, true));
    random_pick(&mut draft, "p0");
    assert_eq!(seen(&draft), (true, false));
    random_pick(&mut draft, "p1");
    assert_eq!((draft.stage, seen(&draft)), (DraftStage::Battle, (false, true)));
    assert!(draft.view(&Viewer::Official).unwrap().seats[0].battle.is_some());
}

#[test]
fn at_premier_events_players_look_at_their_picks_in_reviews_only() {
    let own = |premier: bool| {
        let mut draft = Draft::new(DraftConfig { premier, ..config(2, 2) }).unwrap();
        characters(&mut draft);
        random_pick(&mut draft, "p0");
        let seen =
            |draft: &Draft, viewer: &Viewer| draft.view(viewer).unwrap().seats[0].battle.is_some();
        let player = Viewer::Player("p0".to_string());
        let during = seen(&draft, &player);
        assert!(seen(&draft, &Viewer::Official));
        while draft.stage == DraftStage::Battle {
            let player = turns(&draft)[0].clone();
            random_pick(&mut draft, &player);
        }
        (during, seen(&draft, &player))
    };
    assert_eq!((own(false), own(true)), ((true, true), (false, true)));
}
