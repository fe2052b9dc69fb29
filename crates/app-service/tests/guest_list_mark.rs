//! The mark of the guest list, which its `ETag` carries, changes with every change of guests, seats and tables.

use app_service::actor::Organiser;
use app_service::guests;
use app_service::seating::PlaceBack;
use domain::id::EventId;
use domain::seat::SeatedBy;
use test_support::builders::{event_with_tables, guest};
use test_support::service::TestService;

/// Returns the mark of the guest list.
fn mark(test: &TestService, organiser: &Organiser, event: &EventId) -> String {
    let state = test.service.read(|r| guests::list_state(r, organiser, event, None));
    state.unwrap().unwrap().mark
}

#[test]
fn the_mark_of_the_list_changes_when_a_hand_gives_the_seat_that_auto_assign_gave() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 1, 4);
        let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
        test.auto_assign(&organiser, &gala).unwrap();
        let seat = test.guest(&organiser, &ada).unwrap().seat.unwrap();
        let before = mark(&test, &organiser, &gala);
        test.assign(&organiser, &ada, seat.id.as_str()).unwrap();
        assert_ne!(mark(&test, &organiser, &gala), before);
        let seen = mark(&test, &organiser, &gala);
        let unchanged = test
            .service
            .read(|r| guests::list_state(r, &organiser, &gala, Some(&seen)));
        assert_eq!(unchanged.unwrap(), None);
    }
}

#[test]
fn the_mark_of_the_list_changes_when_a_table_without_a_seat_comes_back() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 2, 4);
        let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
        let before = mark(&test, &organiser, &gala);
        let back = PlaceBack {
            guest_id: ada.to_string(),
            from_seat_id: None,
            seat_id: None,
            by: SeatedBy::Hand,
            table_id: Some("t2".to_owned()),
        };
        test.restore_seats(&organiser, &gala, vec![back]).unwrap();
        assert_eq!(test.guest(&organiser, &ada).unwrap().table.unwrap().id, "t2");
        assert_ne!(mark(&test, &organiser, &gala), before);
    }
}

#[test]
fn the_mark_of_the_list_changes_when_tables_are_renamed_within_one_instant() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 1, 4);
        // The clock of the test is frozen, so timestamps cannot distinguish the states.
        let mut seen = vec![mark(&test, &organiser, &gala)];
        for (revision, name) in [(1, "Window"), (2, "Stage")] {
            let set = serde_json::json!({"kind": "properties", "changes": [{"id": "t1", "set": {"label": name}}]});
            let command = serde_json::from_value(set).unwrap();
            test.apply(&organiser, &gala, revision, name, vec![command]).unwrap();
            seen.push(mark(&test, &organiser, &gala));
        }
        assert!(seen[0] != seen[1] && seen[1] != seen[2], "{seen:?}");
    }
}
