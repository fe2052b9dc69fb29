//! Seats a small wedding with every kind of wish and asks the judge, who shares no code with the search.
#![expect(clippy::indexing_slicing, clippy::unwrap_used, reason = "test data")]

use std::collections::{HashMap, HashSet};

use domain::guest::status::Rsvp;
use domain::id::{GuestId, WishId};
use domain::plan::command::Added;
use domain::plan::{Command, Element, ElementId, FloorPlan};
use domain::seat::SeatId;
use domain::wish::{Landmark, Wish, WishKind, WishObject, WishStrength};
use floorplan_geometry::route::wheelchair_places;
use seating_engine::engine::{Budget, Control};
use seating_engine::event::hints::Hints;
use seating_engine::event::judge::{Judge, State, Verdict};
use seating_engine::event::{Event, EventGuest, Options, Search, join_hosts, search};

/// Eight tables of eight in two rows, a head table, and a bar beside table 1.
fn plan() -> FloorPlan {
    let mut elements = Vec::new();
    for number in 1..=8_u32 {
        let mut table = element(&format!("t{number}"), "round");
        table.set_table_number(number);
        (table.x, table.y) = (f64::from((number - 1) % 4) * 300.0, f64::from((number - 1) / 4) * 300.0);
        if number == 8 {
            table.zone = Some("VIP".to_owned());
            table.chairs[0].is_handicap_accessible = true;
        }
        elements.push(table);
    }
    let mut head = element("head", "head-table");
    (head.x, head.y) = (300.0, 900.0);
    elements.push(head);
    let mut bar = element("bar", "bar");
    (bar.x, bar.y) = (-300.0, 0.0);
    elements.push(bar);
    let mut plan = FloorPlan::empty("Wedding");
    let elements = elements.into_iter().map(Added::from).collect();
    plan.apply(&Command::Add { elements }).unwrap();
    plan
}

fn element(id: &str, kind: &str) -> Element {
    Element::new(ElementId::parse(id).unwrap(), kind).unwrap()
}

fn guest(number: usize) -> EventGuest {
    EventGuest {
        id: id(number),
        name: format!("Guest {number}"),
        rsvp: Rsvp::Attending,
        party: None,
        party_name: String::new(),
        party_apart: false,
        host: None,
        company: String::new(),
        tags: Vec::new(),
        wheelchair: false,
        seat: None,
        by_hand: false,
        table: None,
    }
}

fn id(number: usize) -> GuestId {
    GuestId::parse(&format!("g{number}")).unwrap()
}

fn wish(kind: WishKind, strength: WishStrength, guests: &[usize], object: Option<WishObject>) -> Wish {
    Wish {
        id: WishId::from_random(&[7; domain::limits::ID_LENGTH]),
        kind,
        strength,
        guests: guests.iter().map(|number| id(*number)).collect(),
        object,
    }
}

fn table(id: &str) -> Option<WishObject> {
    Some(WishObject::Table(id.to_owned()))
}

/// Forty guests in parties of four.
fn wedding() -> Vec<EventGuest> {
    let mut guests: Vec<EventGuest> = (0..40).map(guest).collect();
    for (number, guest) in guests.iter_mut().enumerate() {
        guest.party = Some(format!("p{}", number / 4));
        guest.party_name = format!("Party {}", number / 4);
    }
    guests[36].wheelchair = true;
    guests
}

fn wishes() -> Vec<Wish> {
    use WishKind::*;
    use WishStrength::*;
    vec![
        wish(Together, Must, &[0, 4], None),
        wish(Apart, Must, &[8, 12], None),
        wish(NextTo, Must, &[8, 16], None),
        wish(AtTable, Must, &[20], table("t3")),
        wish(AtZone, Must, &[24], Some(WishObject::Zone("vip".to_owned()))),
        wish(Near, Must, &[28], Some(WishObject::Landmark(Landmark::Bar))),
        wish(Far, Must, &[32], Some(WishObject::Landmark(Landmark::Bar))),
        wish(Host, Must, &[1], table("head")),
        wish(Together, Prefer, &[21, 33], None),
        wish(Minimum, Prefer, &[], Some(WishObject::Count(3))),
    ]
}

fn seat_all(plan: &FloorPlan, guests: &mut [EventGuest], wishes: &[Wish], how: Search) {
    let taken = HashSet::new();
    let known = guests.to_vec();
    let event = Event {
        plan,
        guests: &known,
        wishes,
        taken: &taken,
        wheelchair_places: &wheelchair_places(plan),
    };
    let found = search(
        &event,
        how,
        &mut |task, _| Budget::work(task.work_units()),
        &mut |_, _| Control::Continue,
    )
    .unwrap();
    for (number, at) in found.task.guests.iter().enumerate() {
        let seat = found.outcome.seat[number].map(|seat| found.task.room.seats()[seat].clone());
        if guests[*at].seat != seat {
            guests[*at].by_hand = false;
        }
        guests[*at].seat = seat;
    }
}

fn verdicts(plan: &FloorPlan, guests: &[EventGuest], wishes: &[Wish]) -> Vec<Verdict> {
    let taken = HashSet::new();
    let event = Event {
        plan,
        guests,
        wishes,
        taken: &taken,
        wheelchair_places: &wheelchair_places(plan),
    };
    let hints = Hints::from_event(&event).unwrap();
    Judge::of_present(&event, hints.room()).verdicts()
}

fn broken(plan: &FloorPlan, guests: &[EventGuest], wishes: &[Wish]) -> Vec<String> {
    let all = verdicts(plan, guests, wishes).into_iter();
    all.filter(|verdict| verdict.state != State::Kept)
        .map(|verdict| format!("{}: {} {:?}", verdict.text, verdict.detail, verdict.state))
        .collect()
}

#[test]
fn the_search_keeps_wishes_of_every_kind_and_the_judge_agrees() {
    let (plan, mut guests, wishes) = (plan(), wedding(), wishes());
    seat_all(&plan, &mut guests, &wishes, Search::default());
    assert!(guests.iter().all(|guest| guest.seat.is_some()));
    // The host left the party for the head table, which does not break it.
    let broken = broken(&plan, &guests, &wishes);
    assert!(broken.is_empty(), "{broken:?}");
    let at_head = guests
        .iter()
        .filter(|guest| guest.seat.as_ref().unwrap().table() == "head");
    let names: Vec<&str> = at_head.map(|guest| guest.name.as_str()).collect();
    assert_eq!(names, ["Guest 1"], "only people named for the head table sit there");
}

#[test]
fn people_put_at_the_head_table_by_hand_stay_there_without_their_party() {
    let (plan, mut guests) = (plan(), wedding());
    for (number, chair) in [(0, 1), (1, 2)] {
        guests[number].seat = SeatId::parse(&format!("head-chair-{chair}")).ok();
        guests[number].by_hand = true;
    }
    let move_all = Options {
        move_seated: true,
        move_hand: true,
        ..Options::default()
    };
    let how = Search {
        options: move_all,
        ..Search::default()
    };
    seat_all(&plan, &mut guests, &[], how);
    let at_head: Vec<usize> = (0..40)
        .filter(|number| guests[*number].seat.as_ref().unwrap().table() == "head")
        .collect();
    assert_eq!(at_head, [0, 1]);
    assert!(guests[0].by_hand, "the seat is still one by hand");
}

#[test]
fn a_locked_table_stays_as_it_is_and_a_seat_by_hand_as_long_as_it_may_not_move() {
    let (plan, mut guests) = (plan(), wedding());
    guests[0].seat = SeatId::parse("t5-chair-1").ok();
    guests[5].seat = SeatId::parse("t6-chair-2").ok();
    guests[5].by_hand = true;
    let wishes = [
        wish(WishKind::Lock, WishStrength::Must, &[], table("t5")),
        wish(WishKind::AtTable, WishStrength::Must, &[5], table("t1")),
    ];
    let move_all = Search {
        options: Options {
            move_seated: true,
            ..Options::default()
        },
        ..Search::default()
    };
    seat_all(&plan, &mut guests, &wishes, move_all);
    let at = |table: &str| -> Vec<usize> {
        (0..40)
            .filter(|number| guests[*number].seat.as_ref().unwrap().table() == table)
            .collect()
    };
    assert_eq!(at("t5"), [0], "the rest of the party sits elsewhere");
    assert!(at("t6").contains(&5));
    let free = Search {
        options: Options {
            move_hand: true,
            ..Options::default()
        },
        ..Search::default()
    };
    seat_all(&plan, &mut guests, &wishes, free);
    assert_eq!(guests[5].seat.as_ref().unwrap().table(), "t1");
}

#[test]
fn after_cancellations_no_more_guests_move_than_the_limit() {
    let (plan, mut guests, mut wishes) = (plan(), wedding(), wishes());
    seat_all(&plan, &mut guests, &wishes, Search::default());
    for gone in [2, 17, 30] {
        guests[gone].rsvp = Rsvp::Declined;
        guests[gone].seat = None;
    }
    wishes.push(wish(WishKind::Apart, WishStrength::Prefer, &[9, 17, 21, 25, 33], None));
    let before: Vec<Option<SeatId>> = guests.iter().map(|guest| guest.seat.clone()).collect();
    for most in [0, 2, 6] {
        let mut seated = guests.clone();
        let how = Search {
            options: Options {
                move_seated: true,
                ..Options::default()
            },
            max_moves: Some(most),
            ..Search::default()
        };
        seat_all(&plan, &mut seated, &wishes, how);
        let moved = seated
            .iter()
            .zip(&before)
            .filter(|(now, before)| before.is_some() && now.seat != **before);
        assert!(moved.count() <= most, "{most}");
    }
}

#[test]
fn a_broken_wish_is_told_with_the_places() {
    let (plan, mut guests) = (plan(), wedding());
    let seats = [
        (0, "t1-chair-1"),
        (1, "t2-chair-1"),
        (8, "t4-chair-1"),
        (12, "t4-chair-5"),
        (36, "t3-chair-1"),
    ];
    for (number, seat) in seats {
        guests[number].seat = SeatId::parse(seat).ok();
    }
    let wishes = [
        wish(WishKind::Apart, WishStrength::Must, &[8, 12], None),
        wish(WishKind::NextTo, WishStrength::Prefer, &[8, 12], None),
        wish(
            WishKind::Far,
            WishStrength::Prefer,
            &[0],
            Some(WishObject::Landmark(Landmark::Bar)),
        ),
        wish(
            WishKind::Near,
            WishStrength::Prefer,
            &[0],
            Some(WishObject::Landmark(Landmark::Kitchen)),
        ),
    ];
    let found: HashMap<String, (State, String)> = verdicts(&plan, &guests, &wishes)
        .into_iter()
        .map(|verdict| (verdict.text, (verdict.state, verdict.detail)))
        .collect();
    for (text, state, detail) in [
        (
            "Guest 8 and Guest 12 must not share a table",
            State::Broken,
            "Guest 8 and Guest 12 sit at Table 4.",
        ),
        (
            "Guest 8 sits next to Guest 12 if possible",
            State::Broken,
            "They sit at Table 4, seats A and E.",
        ),
        (
            "Guest 0 sits away from the bar if possible",
            State::Broken,
            "Guest 0 sits at Table 1.",
        ),
        (
            "Guest 0 sits near the kitchen if possible",
            State::Idle,
            "The plan has no such object.",
        ),
        (
            "Party 0 sits together",
            State::Broken,
            "They sit at Table 1 and Table 2.",
        ),
        (
            "Guest 36 needs an accessible seat",
            State::Broken,
            "Guest 36 sits at Table 3. That seat is not a wheelchair space with a step-free path.",
        ),
    ] {
        assert_eq!(found[text], (state, detail.to_owned()), "{text}");
    }
}

#[test]
fn a_hint_is_the_change_of_the_score_and_a_party_gets_seats_side_by_side() {
    let (plan, mut guests) = (plan(), wedding());
    guests[0].seat = SeatId::parse("t1-chair-1").ok();
    let taken = HashSet::new();
    let event = Event {
        plan: &plan,
        guests: &guests,
        wishes: &[],
        taken: &taken,
        wheelchair_places: &wheelchair_places(&plan),
    };
    let hints = Hints::from_event(&event).unwrap();
    let alone = hints.of_guests(&[id(1)]);
    assert_eq!(alone.len(), 8 * 8 + 8 - 1, "every free seat has a hint");
    let at = |seat: &str| alone.iter().find(|hint| hint.seats[0].as_str() == seat).unwrap();
    let (beside, same, other) = (at("t1-chair-2"), at("t1-chair-5"), at("t2-chair-1"));
    assert!(beside.gain > same.gain, "beside the party is better than across");
    assert!(same.gain > other.gain, "the party's table is better than another");
    assert_eq!(
        [beside, same, other].map(|hint| hint.why.as_str()),
        ["next to Guest 0", "with Guest 0", ""]
    );
    let party = hints.of_guests(&[id(4), id(5), id(6), id(7)]);
    assert!(party.iter().all(|hint| hint.seats.len() == 4));
    let around = party
        .iter()
        .find(|hint| hint.seats[0].as_str() == "t1-chair-7")
        .unwrap();
    let seats: Vec<&str> = around.seats.iter().map(SeatId::as_str).collect();
    assert_eq!(
        seats,
        ["t1-chair-7", "t1-chair-8", "t1-chair-2", "t1-chair-3"],
        "past the taken seat"
    );
}

#[test]
fn a_hint_tells_what_is_known_of_a_seat() {
    let (plan, mut guests) = (plan(), (0..4).map(guest).collect::<Vec<_>>());
    guests[0].seat = SeatId::parse("t1-chair-1").ok();
    guests[1].seat = SeatId::parse("t2-chair-1").ok();
    for guest in &mut guests[1..=2] {
        guest.company = "Acme".to_owned();
    }
    let taken = HashSet::new();
    let wishes = [
        wish(WishKind::Apart, WishStrength::Must, &[0, 2], None),
        wish(
            WishKind::AtZone,
            WishStrength::Prefer,
            &[2],
            Some(WishObject::Zone("VIP".to_owned())),
        ),
    ];
    let event = Event {
        plan: &plan,
        guests: &guests,
        wishes: &wishes,
        taken: &taken,
        wheelchair_places: &wheelchair_places(&plan),
    };
    let hints = Hints::from_event(&event).unwrap().of_guests(&[id(2)]);
    let why = |seat: &str| {
        hints
            .iter()
            .find(|hint| hint.seats[0].as_str() == seat)
            .unwrap()
            .why
            .clone()
    };
    assert_eq!(
        ["t1-chair-2", "t2-chair-2", "t3-chair-1", "t8-chair-2"].map(why),
        ["not with Guest 0", "with colleagues", "", "in zone VIP"]
    );
}

#[test]
fn a_table_is_filled_with_whole_parties_that_break_no_rule() {
    let (plan, mut guests) = (plan(), wedding());
    for (number, guest) in guests.iter_mut().take(3).enumerate() {
        guest.seat = SeatId::parse(&format!("t1-chair-{}", number + 1)).ok();
    }
    let wishes = [wish(WishKind::Apart, WishStrength::Must, &[0, 4], None)];
    let taken = HashSet::new();
    let event = Event {
        plan: &plan,
        guests: &guests,
        wishes: &wishes,
        taken: &taken,
        wheelchair_places: &wheelchair_places(&plan),
    };
    let filled = Hints::from_event(&event).unwrap().fill("t1");
    let names: HashSet<&str> = filled.iter().map(|(guest, _)| guest.as_str()).collect();
    assert!(names.contains("g3"), "the rest of the party comes first: {names:?}");
    assert_eq!(names.len(), 5, "a party of four beside it fills the table");
    assert!(!names.contains("g4"), "a party that must sit apart stays away");
    let seats: HashSet<&SeatId> = filled.iter().map(|(_, seat)| seat).collect();
    assert_eq!(seats.len(), 5);
}

#[test]
fn an_explanation_names_what_is_kept_and_what_another_seat_would_cost() {
    let (plan, mut guests, wishes) = (plan(), wedding(), wishes());
    seat_all(&plan, &mut guests, &wishes, Search::default());
    let taken = HashSet::new();
    let event = Event {
        plan: &plan,
        guests: &guests,
        wishes: &wishes,
        taken: &taken,
        wheelchair_places: &wheelchair_places(&plan),
    };
    let hints = Hints::from_event(&event).unwrap();
    let explained = hints.explain(&id(28)).unwrap();
    let texts: Vec<&str> = explained.verdicts.iter().map(|verdict| verdict.text.as_str()).collect();
    assert_eq!(texts, ["Guest 28 must sit near the bar", "Party 7 sits together"]);
    assert!(
        explained.alternatives.iter().all(|other| other.gain <= 0),
        "a finished search leaves no better seat"
    );
    assert!(
        explained.alternatives.iter().all(|other| !other.loses.is_empty()),
        "every other table splits the party: {:?}",
        explained.alternatives
    );
    assert_eq!(hints.explain(&GuestId::parse("nobody").unwrap()), None);
}

/// Guests of parties: the first number of each pair is the guest, the second the party.
fn in_parties(members: &[(usize, usize)]) -> Vec<EventGuest> {
    let member = |(number, party): &(usize, usize)| EventGuest {
        party: Some(format!("p{party}")),
        party_name: format!("Family {party}"),
        ..guest(*number)
    };
    members.iter().map(member).collect()
}

fn lock(table_id: &str) -> Wish {
    wish(WishKind::Lock, WishStrength::Must, &[], table(table_id))
}

#[test]
fn two_parties_are_kept_apart_as_wholes() {
    let plan = plan();
    let mut guests = in_parties(&[(1, 1), (2, 1), (3, 2), (4, 2)]);
    let apart = [wish(WishKind::Apart, WishStrength::Must, &[1, 2, 3, 4], None)];
    seat_all(&plan, &mut guests, &apart, Search::default());
    assert_eq!(broken(&plan, &guests, &apart), [""; 0]);
    let told = verdicts(&plan, &guests, &apart);
    assert_eq!(told[0].text, "Family 1 and Family 2 must not share a table");
    assert!(told.iter().all(|verdict| verdict.state == State::Kept), "{told:?}");
    guests[3].seat = guests[0].seat.clone();
    guests[0].seat = None;
    let told = verdicts(&plan, &guests, &apart);
    assert_eq!(told[0].state, State::Broken, "{told:?}");
}

#[test]
fn when_seats_are_short_guests_who_said_yes_come_first_and_locked_seats_are_told() {
    let plan = plan();
    let mut guests: Vec<EventGuest> = (0..20).map(guest).collect();
    guests[0].rsvp = Rsvp::NoAnswer;
    guests[1].rsvp = Rsvp::Maybe;
    let locks: Vec<Wish> = (3..=8).map(|number| lock(&format!("t{number}"))).collect();
    let taken = HashSet::new();
    let event = Event {
        plan: &plan,
        guests: &guests,
        wishes: &locks,
        taken: &taken,
        wheelchair_places: &wheelchair_places(&plan),
    };
    let found = search(
        &event,
        Search::default(),
        &mut |_, _| Budget::work(20_000),
        &mut |_, _| Control::Continue,
    );
    let left = found.unwrap().left(&event);
    assert_eq!(left.len(), 4, "{left:?}");
    assert_eq!((left[0].guest, left[1].guest), (0, 1));
    assert_eq!(
        left[0].reason,
        "There are not enough seats, and guests who said yes come first. \
         Table 3, Table 4, Table 5 and 3 more are locked with 48 free seats. \
         Head table has 8 free seats for guests who are named for it."
    );
    assert!(
        left[2]
            .reason
            .starts_with("All 16 seats are taken; there are 20 guests. Table 3,"),
        "{left:?}"
    );
}

#[test]
fn a_party_larger_than_any_table_is_told_wherever_it_sits() {
    let plan = plan();
    let members: Vec<(usize, usize)> = (0..12).map(|number| (number, 1)).collect();
    let told = verdicts(&plan, &in_parties(&members), &[]);
    assert_eq!(told[0].state, State::Broken);
    assert_eq!(told[0].detail, "They are 12 guests; the largest table has 8 seats.");
}

#[test]
fn seats_at_a_locked_table_are_neither_hinted_at_nor_offered_instead() {
    let plan = plan();
    let mut guests: Vec<EventGuest> = (0..2).map(guest).collect();
    guests[0].seat = SeatId::parse("t1-chair-1").ok();
    let (taken, locks) = (HashSet::new(), [lock("t1")]);
    let event = Event {
        plan: &plan,
        guests: &guests,
        wishes: &locks,
        taken: &taken,
        wheelchair_places: &wheelchair_places(&plan),
    };
    let hints = Hints::from_event(&event).unwrap();
    let tables: HashSet<String> = hints
        .of_guests(&[id(1)])
        .iter()
        .map(|hint| hint.seats[0].table().to_owned())
        .collect();
    assert!(!tables.contains("t1") && tables.contains("t2"), "{tables:?}");
    assert!(hints.explain(&id(0)).unwrap().alternatives.is_empty());
}

#[test]
fn a_plus_one_sits_beside_their_host() {
    let (plan, mut guests) = (plan(), (0..40).map(guest).collect::<Vec<_>>());
    for (host, plus_one) in [(0, 39), (5, 20)] {
        guests[plus_one].host = Some(id(host));
    }
    join_hosts(&mut guests);
    assert_eq!(guests[39].party, guests[0].party);
    assert_eq!(guests[20].party_name, "Guest 5 with plus-one");
    seat_all(&plan, &mut guests, &[], Search::default());
    let texts: Vec<(String, State)> = verdicts(&plan, &guests, &[])
        .into_iter()
        .map(|verdict| (verdict.text, verdict.state))
        .collect();
    assert!(
        texts.contains(&("Guest 39 sits beside Guest 0".to_owned(), State::Kept)),
        "{texts:?}"
    );
    assert!(
        texts.contains(&("Guest 20 sits beside Guest 5".to_owned(), State::Kept)),
        "{texts:?}"
    );
}

#[test]
fn nearer_than_near_is_better() {
    let (plan, mut guests) = (plan(), (0..10).map(guest).collect::<Vec<_>>());
    let wishes = [wish(
        WishKind::Near,
        WishStrength::Must,
        &[3],
        Some(WishObject::Landmark(Landmark::Bar)),
    )];
    seat_all(&plan, &mut guests, &wishes, Search::default());
    assert_eq!(guests[3].seat.as_ref().map(SeatId::table), Some("t1"));
}
