//! Auto-assign: keeps parties together and guests seated by hand in place, skips declined guests, and reports the
//! unseated.

use std::collections::{BTreeSet, HashMap, HashSet};

use app_service::activity;
use app_service::actor::Organiser;
use app_service::guests::GuestView;
use app_service::plans::PutPlan;
use domain::guest::{GuestPatch, NewGuest};
use domain::id::EventId;
use domain::seat::SeatedBy;
use storage::scratch;
use test_support::builders::{event, event_with_tables, guest, new_guest};
use test_support::service::TestService;

/// Returns a list of `number` guests.
fn list_of(number: usize) -> String {
    let rows: String = (0..number).map(|guest| format!("Guest{guest},Lee\n")).collect();
    format!("First Name,Last Name\n{rows}")
}

#[test]
fn everybody_who_comes_gets_a_seat_and_parties_share_a_table() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 4, 6);
        for party in 0..7 {
            for member in 0..3 {
                let new = NewGuest {
                    party: Some(format!("Party {party}")),
                    ..new_guest(&format!("Guest{member} Of{party}"))
                };
                test.create_guest(&organiser, &gala, new).unwrap();
            }
        }
        let done = test.auto_assign(&organiser, &gala).unwrap();
        assert_eq!(
            (done.assigned_count, done.unseated.len(), done.score.broken_rules),
            (21, 0, 0)
        );
        let mut tables: HashMap<String, HashSet<String>> = HashMap::new();
        for view in test.guests(&organiser, &gala).unwrap() {
            tables
                .entry(view.guest.party.unwrap().name)
                .or_default()
                .insert(view.table.unwrap().id);
        }
        assert!(tables.values().all(|tables| tables.len() == 1), "{tables:?}");
        assert_eq!(
            test.auto_assign(&organiser, &gala).unwrap().assigned_count,
            0,
            "nothing is left to do"
        );
    }
}

#[test]
fn seats_given_by_hand_stay_and_who_declined_stays_out() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = event_with_tables(&test.service, &organiser, 1, 3);
    let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
    let ben = guest(&test.service, &organiser, &gala, "Ben Hur");
    let cleo = guest(&test.service, &organiser, &gala, "Cleo Patra");
    test.assign(&organiser, &ada, "t1-chair-2").unwrap();
    let declined = GuestPatch {
        status: Some("cancelled".to_owned()),
        ..GuestPatch::default()
    };
    test.update_guest(&organiser, &cleo, declined).unwrap();
    let done = test.auto_assign(&organiser, &gala).unwrap();
    assert_eq!((done.assigned_count, done.unseated), (1, Vec::new()));
    let assignments = test.assignments(&organiser, &gala).unwrap();
    let of = |guest| assignments.iter().find(|assignment| &assignment.guest_id == guest);
    assert_eq!(
        (of(&ada).unwrap().seat_id.as_str(), of(&ada).unwrap().by),
        ("t1-chair-2", SeatedBy::Hand)
    );
    assert_eq!(of(&ben).unwrap().by, SeatedBy::Engine);
    assert_eq!(of(&cleo), None);
}

/// Six guests of one party, whom auto-assign has put at one table, and one of them sits elsewhere by hand.
fn parted_family(test: &TestService, organiser: &Organiser) -> EventId {
    let gala = event_with_tables(&test.service, organiser, 2, 8);
    for member in 0..6 {
        let new = NewGuest {
            party: Some("Evans".to_owned()),
            ..new_guest(&format!("Guest{member} Evans"))
        };
        test.create_guest(organiser, &gala, new).unwrap();
    }
    test.auto_assign(organiser, &gala).unwrap();
    let esther = test.guests(organiser, &gala).unwrap().remove(0);
    let other = if esther.table.unwrap().id == "t1" { "t2" } else { "t1" };
    test.assign(organiser, &esther.guest.id, &format!("{other}-chair-1"))
        .unwrap();
    gala
}

#[test]
fn guests_who_have_a_seat_stay_there() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = parted_family(&test, &organiser);
        let _ = guest(&test.service, &organiser, &gala, "Cleo Patra");
        let before = test.assignments(&organiser, &gala).unwrap();
        let done = test.auto_assign(&organiser, &gala).unwrap();
        assert_eq!((done.assigned_count, done.moved_count), (1, 0));
        let after = test.assignments(&organiser, &gala).unwrap();
        assert!(before.iter().all(|seat| after.contains(seat)), "{after:?}");
        let [change] = done.changes.as_slice() else {
            panic!("{:?}", done.changes);
        };
        assert_eq!(change.before.seat_id, None);
    }
}

#[test]
fn guests_whom_auto_assign_seated_may_move_when_that_is_asked_for_and_are_counted() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = parted_family(&test, &organiser);
    let before = test.assignments(&organiser, &gala).unwrap();
    let done = test.auto_assign_again(&organiser, &gala).unwrap();
    assert_eq!((done.assigned_count, done.moved_count, done.changes.len()), (0, 5, 5));
    for change in &done.changes {
        let was = before.iter().find(|seat| seat.guest_id == change.before.guest_id);
        assert_eq!(change.before.seat_id.as_ref(), was.map(|seat| &seat.seat_id));
        assert_eq!(change.before.by, SeatedBy::Engine);
        assert_ne!(change.seat_id, change.before.seat_id);
    }
    let by_hand = before.iter().find(|seat| seat.by == SeatedBy::Hand).unwrap();
    assert!(test.assignments(&organiser, &gala).unwrap().contains(by_hand));
}

#[test]
fn who_is_left_over_is_named_with_a_reason() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = event_with_tables(&test.service, &organiser, 1, 2);
    for name in ["Ada Lovelace", "Ben Hur", "Cleo Patra"] {
        let _ = guest(&test.service, &organiser, &gala, name);
    }
    let done = test.auto_assign(&organiser, &gala).unwrap();
    assert_eq!(
        (done.assigned_count, done.unseated.len(), done.score.unseated),
        (2, 1, 1)
    );
    assert!(
        !done.unseated[0].name.is_empty() && !done.unseated[0].reason.is_empty(),
        "{:?}",
        done.unseated
    );
}

#[test]
fn a_chosen_table_is_respected() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = event_with_tables(&test.service, &organiser, 3, 2);
    let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
    let choice = GuestPatch {
        table_id: Some(Some("t3".to_owned())),
        ..GuestPatch::default()
    };
    test.update_guest(&organiser, &ada, choice).unwrap();
    test.auto_assign(&organiser, &gala).unwrap();
    assert_eq!(test.guest(&organiser, &ada).unwrap().table.unwrap().id, "t3");
}

#[test]
fn without_a_plan_everybody_is_left_over() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = event(&test.service, &organiser, "Gala");
    let _ = guest(&test.service, &organiser, &gala, "Ada Lovelace");
    let done = test.auto_assign(&organiser, &gala).unwrap();
    assert_eq!((done.assigned_count, done.unseated.len()), (0, 1));
}

#[test]
fn a_guest_with_a_chosen_table_pushes_out_one_whom_the_engine_seated_only_when_guests_may_move() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = event_with_tables(&test.service, &organiser, 1, 2);
    for name in ["Ada Lovelace", "Ben Hur"] {
        let _ = guest(&test.service, &organiser, &gala, name);
    }
    assert_eq!(test.auto_assign(&organiser, &gala).unwrap().assigned_count, 2);
    let cleo = guest(&test.service, &organiser, &gala, "Cleo Patra");
    let choice = GuestPatch {
        table_id: Some(Some("t1".to_owned())),
        ..GuestPatch::default()
    };
    test.update_guest(&organiser, &cleo, choice).unwrap();
    let done = test.auto_assign(&organiser, &gala).unwrap();
    assert_eq!((done.changes, done.unseated[0].guest_id == cleo), (Vec::new(), true));
    let done = test.auto_assign_again(&organiser, &gala).unwrap();
    assert_eq!((done.assigned_count, done.moved_count, done.changes.len()), (1, 0, 2));
    let seated: HashSet<_> = test
        .assignments(&organiser, &gala)
        .unwrap()
        .into_iter()
        .map(|a| a.guest_id)
        .collect();
    assert_eq!((seated.len(), done.unseated.len(), done.score.unseated), (2, 1, 1));
    assert!(!seated.contains(&done.unseated[0].guest_id));
}

#[test]
fn seats_of_rows_are_given_and_those_that_are_kept_or_sold_are_not() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = event(&test.service, &organiser, "Gala");
    let add = serde_json::json!({"kind": "add", "elements": [{"element": {"id": "row", "type": "theatre-row", "chairs": 3,
    "chairPositions": [
        {"id": "row-chair-1", "seatStatus": "sold"}, {"id": "row-chair-2"}, {"id": "row-chair-3", "seatStatus": "reserved"}
    ]}}]});
    let add = serde_json::from_value(add).unwrap();
    test.apply(&organiser, &gala, 0, "c1", vec![add]).unwrap();
    for name in ["Ada Lovelace", "Ben Hur"] {
        let _ = guest(&test.service, &organiser, &gala, name);
    }
    let done = test.auto_assign(&organiser, &gala).unwrap();
    assert_eq!((done.assigned_count, done.unseated.len()), (1, 1));
    let seats: Vec<String> = test
        .assignments(&organiser, &gala)
        .unwrap()
        .iter()
        .map(|assignment| assignment.seat_id.to_string())
        .collect();
    assert_eq!(seats, ["row-chair-2"]);
}

#[test]
fn a_theatre_of_2100_single_chairs_is_seated_and_a_party_sits_side_by_side() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = event(&test.service, &organiser, "Gala");
    let chairs = (0..2_100).map(|n| {
        let (x, y) = (40 * (n % 42), 80 * (n / 42));
        serde_json::json!({"id": format!("c{n}"), "type": "chair", "x": x, "y": y})
    });
    let elements: Vec<_> = chairs.collect();
    let plan = serde_json::json!({"name": "Theatre", "elements": elements});
    let put = PutPlan {
        expected_revision: 0,
        plan,
        unseat: BTreeSet::new(),
    };
    test.put_plan(&organiser, &gala, put).unwrap();
    for member in 0..3 {
        let new = NewGuest {
            party: Some("Hills".to_owned()),
            ..new_guest(&format!("Guest{member} Hill"))
        };
        test.create_guest(&organiser, &gala, new).unwrap();
    }
    let done = test.auto_assign(&organiser, &gala).unwrap();
    assert_eq!((done.assigned_count, done.unseated.len()), (3, 0));
    let chair = |view: GuestView| view.table.unwrap().id[1..].parse::<i32>().unwrap();
    let mut taken: Vec<i32> = test.guests(&organiser, &gala).unwrap().into_iter().map(chair).collect();
    taken.sort_unstable();
    assert!(taken[2] - taken[0] == 2 && taken[0] / 42 == taken[2] / 42, "{taken:?}");
}

/// Adds tables of one chair each to the index of seats, as many as no test would draw.
fn add_tables(test: &TestService, event: &EventId, count: usize) {
    let statement = format!(
        "INSERT INTO seat_indexes (event_id, room_id, generation, seats, organisation_id)
             SELECT id, id, 1, 0, organisation_id FROM events WHERE id = '{event}' ON CONFLICT DO NOTHING;
         UPDATE seat_indexes SET seats = seats + {count} WHERE event_id = '{event}';
         INSERT INTO seats (organisation_id, event_id, room_id, generation, seat_id, table_id, table_label, seat_number, seat_label,
             kind)
         WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < {count})
         SELECT organisation_id, id, id, 1, 'n' || n || '-chair-1', 'n' || n, '', 1, 'A', 'round'
         FROM numbers JOIN events ON id = '{event}'"
    );
    scratch::execute(&mut scratch::connect(test.database.url()).unwrap(), &statement).unwrap();
}

#[test]
fn a_task_beyond_the_limits_of_the_engine_is_refused_with_the_reason() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let refused = |event: &EventId, words: &str| {
        let refused = test.auto_assign(&organiser, event).unwrap_err();
        assert_eq!(refused.code(), "too_large");
        assert!(refused.to_string().contains(words), "{refused}");
    };
    let hall = event(&test.service, &organiser, "Hall");
    add_tables(&test, &hall, 5_001);
    refused(&hall, "5,000 tables; this plan has 5,001");
    let gala = event(&test.service, &organiser, "Gala");
    add_tables(&test, &gala, 5_000);
    let guests = |count: usize| -> String { (0..count).map(|number| format!("Guest {number}\n")).collect() };
    test.import(&organiser, &gala, &format!("Name\n{}", guests(4_001)))
        .unwrap();
    refused(&gala, "4,000 guests at 5,000 tables; this event has 4,001");
}

#[test]
fn groups_of_single_chairs_beyond_the_limit_are_refused_with_the_reason() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = event(&test.service, &organiser, "Gala");
    let table = |n: usize| serde_json::json!({"id": format!("t{n}"), "type": "round", "chairs": 2});
    let chair = |n: usize| serde_json::json!({"id": format!("c{n}"), "type": "chair", "x": 90 * n, "y": 700 * n});
    let elements: Vec<_> = (0..4_999).map(table).chain((0..2).map(chair)).collect();
    let put = PutPlan {
        expected_revision: 0,
        plan: serde_json::json!({"name": "Hall", "elements": elements}),
        unseat: BTreeSet::new(),
    };
    test.put_plan(&organiser, &gala, put).unwrap();
    let refused = test.auto_assign(&organiser, &gala).unwrap_err();
    assert_eq!(refused.code(), "too_large");
    assert!(refused.to_string().contains("this plan has 5,001"), "{refused}");
}

/// Seats a guest of an import in progress, who is not visible yet, on the first seat of the first table.
const UNLISTED: &str =
    "INSERT INTO guests (id, organisation_id, event_id, first_name, last_name, first_folded, last_folded, email, email_folded, mobile,
        mobile_digits, company, additional_info, dietary, special_requests, notes, rsvp, lookup_code, created_at, updated_at,
        import_id)
    SELECT 'hidden', organisation_id, event_id, 'Hid', 'Den', 'hid', 'den', '', '', '', '', '', '', '', '', '', 'no-answer', '2345678',
        CURRENT_TIMESTAMP, CURRENT_TIMESTAMP, 'import' FROM seats LIMIT 1;
    INSERT INTO seat_assignments SELECT 'held', event_id, 'hidden', seat_id, TRUE, CURRENT_TIMESTAMP, organisation_id, event_id, room_id
        FROM seats WHERE seat_id = 't1-chair-1';";

#[test]
fn the_seats_of_an_import_under_way_are_not_given_to_others() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = event_with_tables(&test.service, &organiser, 1, 2);
    for name in ["Ada Lovelace", "Ben Hur"] {
        let _ = guest(&test.service, &organiser, &gala, name);
    }
    let begin = format!(
        "INSERT INTO imports SELECT 'import', id, 1, CURRENT_TIMESTAMP, NULL, organisation_id FROM events WHERE id = '{gala}';"
    );
    let conn = &mut scratch::connect(test.database.url()).unwrap();
    scratch::execute(conn, &format!("{begin} {UNLISTED}")).unwrap();
    assert_eq!(
        test.event(&organiser, &gala).unwrap().assigned_seats,
        0,
        "nobody sees the guest"
    );
    let done = test.auto_assign(&organiser, &gala).unwrap();
    assert_eq!((done.assigned_count, done.unseated.len()), (1, 1));
    assert_ne!(
        done.unseated[0].reason,
        "Someone else took this seat. Run auto-assign again."
    );
}

#[test]
fn a_guest_whose_new_seat_somebody_takes_meanwhile_is_named_and_the_others_are_seated() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = event_with_tables(&test.service, &organiser, 120, 10);
    test.import(&organiser, &gala, &list_of(1_100)).unwrap();
    let free = "(SELECT seat_id FROM seats WHERE seat_id NOT IN (SELECT seat_id FROM seat_assignments) LIMIT 1)";
    let last = "(SELECT id FROM guests WHERE id NOT IN (SELECT guest_id FROM seat_assignments) LIMIT 1)";
    // After the first slice, a person seats by hand a guest whom the engine has a seat for.
    let meanwhile = format!(
        "CREATE TRIGGER meanwhile AFTER INSERT ON seat_assignments WHEN (SELECT COUNT(*) FROM seat_assignments) = 500
            BEGIN INSERT INTO seat_assignments VALUES ('held', NEW.event_id, {last}, {free}, TRUE, NEW.created_at, NEW.organisation_id,
                NEW.sitting_id, NEW.room_id); END"
    );
    scratch::execute(&mut scratch::connect(test.database.url()).unwrap(), &meanwhile).unwrap();
    let done = test.auto_assign(&organiser, &gala).unwrap();
    assert_eq!(done.assigned_count + done.unseated.len(), 1_099, "{:?}", done.unseated);
    assert!(done.unseated.len() <= 1, "{:?}", done.unseated);
    for left in &done.unseated {
        assert_eq!(left.reason, "Someone else took this seat. Run auto-assign again.");
    }
    assert_eq!(
        test.assignments(&organiser, &gala).unwrap().len(),
        done.assigned_count + 1
    );
}

#[test]
fn seats_given_before_the_plan_changes_stay_and_the_next_try_goes_on() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = event_with_tables(&test.service, &organiser, 120, 10);
    test.import(&organiser, &gala, &list_of(1_100)).unwrap();
    // Another user saves the plan right after the first slice.
    let meanwhile = "CREATE TRIGGER meanwhile AFTER INSERT ON seat_assignments
        WHEN (SELECT COUNT(*) FROM seat_assignments) = 500
        BEGIN UPDATE floor_plans SET revision = revision + 1; END";
    scratch::execute(&mut scratch::connect(test.database.url()).unwrap(), meanwhile).unwrap();
    let done = test.auto_assign(&organiser, &gala).unwrap();
    assert_eq!(
        (done.assigned_count, done.unseated, done.changes.len()),
        (1_100, Vec::new(), 1_100)
    );
    assert_eq!(test.assignments(&organiser, &gala).unwrap().len(), 1_100);
    let page = test
        .service
        .read(|r| activity::list(r, &organiser, &gala, None, None))
        .unwrap();
    let entries = page.entries.iter().filter(|entry| entry.kind == "seats-assigned");
    assert_eq!(entries.count(), 1, "{page:?}");
}
