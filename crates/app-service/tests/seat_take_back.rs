//! A large change of seats is undone as far as possible, and the guests who keep their seats are named.

use std::collections::HashMap;

use app_service::activity;
use app_service::actor::Organiser;
use app_service::plans::{self, ApplyCommands};
use app_service::seating::{PlaceBack, SeatChange, Skipped};
use domain::guest::GuestPatch;
use domain::id::{EventId, GuestId};
use domain::limits::GUESTS_PER_EVENT_MAX;
use domain::plan::{Command, ElementId};
use domain::seat::SeatedBy;
use test_support::builders::{event_with_tables, guest, new_guest};
use test_support::service::TestService;

fn places(changes: &[SeatChange]) -> Vec<PlaceBack> {
    let place = |SeatChange { before, seat_id }: &SeatChange| PlaceBack {
        guest_id: before.guest_id.to_string(),
        from_seat_id: seat_id.clone().map(String::from),
        seat_id: before.seat_id.clone().map(String::from),
        by: before.by,
        table_id: before.table_id.clone(),
    };
    changes.iter().map(place).collect()
}

/// Seat, whether a hand gave it, and the table without a seat.
type Where = (Option<String>, Option<bool>, Option<String>);

fn state(test: &TestService, organiser: &Organiser, event: &EventId) -> HashMap<GuestId, Where> {
    let guests = test.guests(organiser, event).unwrap().into_iter();
    let state = guests.map(|view| {
        let by_hand = view.seat.as_ref().map(|seat| seat.by == SeatedBy::Hand);
        let seat = view.seat.map(|seat| seat.id.to_string());
        (view.guest.id, (seat, by_hand, view.guest.table_id))
    });
    state.collect()
}

fn names(count: usize) -> String {
    let rows: String = (0..count).map(|number| format!("Guest{number},Lee\n")).collect();
    format!("First Name,Last Name\n{rows}")
}

fn reasons(skipped: &[Skipped]) -> HashMap<&str, &str> {
    let each = skipped.iter().map(|skipped| (skipped.name.as_str(), skipped.reason));
    each.collect()
}

#[test]
fn a_whole_auto_assign_is_taken_back_with_chosen_tables_and_moves() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 3, 4);
        for member in 0..4 {
            let new = domain::guest::NewGuest {
                party: Some("Evans".to_owned()),
                ..new_guest(&format!("Guest{member} Evans"))
            };
            test.create_guest(&organiser, &gala, new).unwrap();
        }
        test.auto_assign(&organiser, &gala).unwrap();
        let table = test.guests(&organiser, &gala).unwrap()[0].table.clone().unwrap().id;
        let other = if table == "t3" { "t2" } else { "t3" };
        let esther = test.guests(&organiser, &gala).unwrap()[0].guest.id.clone();
        test.assign(&organiser, &esther, &format!("{other}-chair-1")).unwrap();
        let cleo = guest(&test.service, &organiser, &gala, "Cleo Hill");
        let at_table = GuestPatch {
            table_id: Some(Some(table)),
            ..GuestPatch::default()
        };
        test.update_guest(&organiser, &cleo, at_table).unwrap();
        let before = state(&test, &organiser, &gala);
        let done = test.auto_assign_again(&organiser, &gala).unwrap();
        assert_eq!((done.assigned_count, done.moved_count, done.changes.len()), (1, 3, 4));
        let skipped = test.take_seats_back(&organiser, &gala, &places(&done.changes)).unwrap();
        assert_eq!(skipped, []);
        assert_eq!(state(&test, &organiser, &gala), before);
    }
}

#[test]
fn the_seats_of_1100_guests_are_taken_back_in_slices_with_one_entry_in_the_log() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = event_with_tables(&test.service, &organiser, 120, 10);
    test.import(&organiser, &gala, &names(1_100)).unwrap();
    let done = test.auto_assign(&organiser, &gala).unwrap();
    assert_eq!(done.changes.len(), 1_100);
    let skipped = test.take_seats_back(&organiser, &gala, &places(&done.changes)).unwrap();
    assert_eq!(skipped, []);
    assert_eq!(test.assignments(&organiser, &gala).unwrap(), []);
    let page = test.service.read(|r| activity::list(r, &organiser, &gala, None, None));
    let texts = page.unwrap().entries.into_iter().map(|entry| entry.text);
    let undone: Vec<String> = texts.filter(|text| text.starts_with("undid")).collect();
    assert_eq!(undone, ["undid the seating of 1100 guests"]);
}

#[test]
fn guests_who_took_each_others_seats_go_back_however_many_they_are() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 70, 10);
        test.import(&organiser, &gala, &names(620)).unwrap();
        test.auto_assign(&organiser, &gala).unwrap();
        let seats = test.assignments(&organiser, &gala).unwrap();
        let next = seats.iter().cycle().skip(1);
        let back = seats.iter().zip(next).map(|(one, next)| PlaceBack {
            guest_id: one.guest_id.to_string(),
            from_seat_id: Some(one.seat_id.to_string()),
            seat_id: Some(next.seat_id.to_string()),
            by: SeatedBy::Hand,
            table_id: None,
        });
        let back: Vec<PlaceBack> = back.collect();
        assert_eq!(test.take_seats_back(&organiser, &gala, &back).unwrap(), []);
        let after = state(&test, &organiser, &gala);
        for place in back {
            let guest = GuestId::parse(&place.guest_id).unwrap();
            assert_eq!(after[&guest].0, place.seat_id);
        }
    }
}

#[test]
fn guests_who_cannot_go_back_stay_where_they_are_and_are_named() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 2, 8);
        let new = |name: &str| guest(&test.service, &organiser, &gala, name);
        let [ada, ben, cleo, dan, eve, fay] = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay"].map(new);
        // Everyone moved from table 1 to table 2, except Cleo, whose old chair was at table 2.
        let mut back = Vec::new();
        for (guest, chair) in [&ada, &ben, &cleo, &dan, &eve, &fay].into_iter().zip(1..) {
            test.assign(&organiser, guest, &format!("t2-chair-{chair}")).unwrap();
            back.push(PlaceBack {
                guest_id: guest.to_string(),
                from_seat_id: Some(format!("t2-chair-{chair}")),
                seat_id: Some(format!("t1-chair-{chair}")),
                by: SeatedBy::Engine,
                table_id: None,
            });
        }
        test.assign(&organiser, &ada, "t2-chair-8").unwrap();
        let gus = new("Gus");
        test.assign(&organiser, &gus, "t1-chair-2").unwrap();
        let declined = GuestPatch {
            status: Some("cancelled".to_owned()),
            ..GuestPatch::default()
        };
        test.update_guest(&organiser, &cleo, declined).unwrap();
        back[2].from_seat_id = None;
        back[3].seat_id = Some("t9-chair-1".to_owned());
        test.delete_guest(&organiser, &eve).unwrap();
        let skipped = test.take_seats_back(&organiser, &gala, &back).unwrap();
        assert_eq!(
            reasons(&skipped),
            HashMap::from([
                ("Ada", "Moved since."),
                ("Ben", "Someone else has the seat now."),
                ("Cleo", "Has declined."),
                ("Dan", "The seat is no longer on the plan."),
            ])
        );
        let state = state(&test, &organiser, &gala);
        let seat = |guest: &GuestId| state[guest].0.clone().unwrap_or_default();
        assert_eq!(
            [&ada, &ben, &cleo, &dan, &fay].map(seat),
            ["t2-chair-8", "t2-chair-2", "", "t2-chair-4", "t1-chair-6"]
        );
    }
}

#[test]
fn a_table_that_is_gone_since_is_not_chosen_again() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = event_with_tables(&test.service, &organiser, 2, 4);
    let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
    test.assign(&organiser, &ada, "t1-chair-1").unwrap();
    let remove = Command::Remove {
        ids: vec![ElementId::parse("t2").unwrap()],
    };
    let input = ApplyCommands {
        base_revision: 1,
        command_id: "change-1".to_owned(),
        commands: vec![remove],
        unseat: [].into(),
    };
    plans::apply_commands(&test.service, &organiser, &gala, &input).unwrap();
    let back = PlaceBack {
        guest_id: ada.to_string(),
        from_seat_id: Some("t1-chair-1".to_owned()),
        seat_id: None,
        by: SeatedBy::Hand,
        table_id: Some("t2".to_owned()),
    };
    assert_eq!(test.take_seats_back(&organiser, &gala, &[back]).unwrap(), []);
    assert_eq!(state(&test, &organiser, &gala)[&ada], (None, None, None));
}

#[test]
fn guests_of_other_events_are_left_alone_and_the_size_is_limited() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = event_with_tables(&test.service, &organiser, 1, 4);
    let ball = event_with_tables(&test.service, &organiser, 1, 4);
    let ada = guest(&test.service, &organiser, &ball, "Ada Lovelace");
    let back = PlaceBack {
        guest_id: ada.to_string(),
        from_seat_id: None,
        seat_id: Some("t1-chair-1".to_owned()),
        by: SeatedBy::Hand,
        table_id: None,
    };
    let skipped = test
        .take_seats_back(&organiser, &gala, std::slice::from_ref(&back))
        .unwrap();
    assert_eq!(
        (skipped, test.guest(&organiser, &ada).unwrap().seat),
        (Vec::new(), None)
    );
    let twice = [back.clone(), back.clone()];
    let refused = test.take_seats_back(&organiser, &ball, &twice).unwrap_err();
    assert_eq!(refused.field(), Some("places"));
    let many = vec![back; GUESTS_PER_EVENT_MAX + 1];
    let refused = test.take_seats_back(&organiser, &ball, &many).unwrap_err();
    assert_eq!(refused.code(), "too_large");
}
