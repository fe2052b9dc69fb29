//! Guests: three states kept apart, parties, tables without seats, codes.

use std::collections::HashSet;
use std::sync::Arc;

use app_service::error::{Error, Noun};
use domain::guest::status::GuestStatus;
use domain::guest::{GuestPatch, NewGuest};
use test_support::builders::{event, event_with_tables, guest, new_guest};
use test_support::database::TestDatabase;
use test_support::random::NarrowRandom;
use test_support::service::TestService;

fn some(text: &str) -> Option<String> {
    Some(text.to_owned())
}

#[test]
fn guests_are_listed_by_folded_name() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        for name in ["Zoë Adams", "Émile Zola", "ada Ångström", "Bo Adams"] {
            let _ = guest(&test.service, &organiser, &gala, name);
        }
        let names: Vec<String> = test
            .guests(&organiser, &gala)
            .unwrap()
            .iter()
            .map(|v| v.guest.texts.full_name())
            .collect();
        assert_eq!(names, ["Bo Adams", "Zoë Adams", "ada Ångström", "Émile Zola"]);
    }
}

#[test]
fn a_status_word_sets_the_matching_states() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = event_with_tables(&test.service, &organiser, 1, 4);
    let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
    let set = |word: &str| {
        let patch = GuestPatch {
            status: some(word),
            ..GuestPatch::default()
        };
        let view = test.update_guest(&organiser, &ada, patch).unwrap();
        (view.status().as_str(), view.guest.rsvp.as_str(), view.guest.arrived)
    };
    assert_eq!(set("confirmed"), ("confirmed", "attending", false));
    assert_eq!(set("checked-in"), ("checked-in", "attending", true));
    assert_eq!(set("cancelled"), ("cancelled", "declined", false));
    assert_eq!(set("pending"), ("pending", "no-answer", false));
    let wrong = GuestPatch {
        status: some("asleep"),
        ..GuestPatch::default()
    };
    assert_eq!(
        test.update_guest(&organiser, &ada, wrong).unwrap_err().field(),
        Some("status")
    );
}

#[test]
fn a_patch_with_a_seat_goes_through_the_one_seating_use_case() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 2, 4);
        let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
        let ben = guest(&test.service, &organiser, &gala, "Ben Hur");
        let seat = |seat: Option<&str>| GuestPatch {
            seat_id: Some(seat.map(str::to_owned)),
            ..GuestPatch::default()
        };
        let view = test.update_guest(&organiser, &ada, seat(Some("t1-chair-1"))).unwrap();
        assert_eq!(view.status(), GuestStatus::Assigned);
        let both = GuestPatch {
            notes: some("wants a window"),
            ..seat(Some("t1-chair-1"))
        };
        assert_eq!(
            test.update_guest(&organiser, &ben, both).unwrap_err().code(),
            "seat_taken"
        );
        assert_eq!(
            test.guest(&organiser, &ben).unwrap().guest.texts.notes,
            "",
            "all of a patch or nothing"
        );
        assert_eq!(test.update_guest(&organiser, &ada, seat(None)).unwrap().seat, None);
    }
}

#[test]
fn choosing_a_table_clears_a_seat_elsewhere_and_keeps_one_there() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 2, 4);
        let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
        let table = |table: Option<&str>| GuestPatch {
            table_id: Some(table.map(str::to_owned)),
            ..GuestPatch::default()
        };
        test.assign(&organiser, &ada, "t1-chair-1").unwrap();
        assert!(
            test.update_guest(&organiser, &ada, table(Some("t1")))
                .unwrap()
                .seat
                .is_some()
        );
        let view = test.update_guest(&organiser, &ada, table(Some("t2"))).unwrap();
        assert_eq!((view.seat, view.table.unwrap().number), (None, Some(2)));
        let unknown = test.update_guest(&organiser, &ada, table(Some("t9"))).unwrap_err();
        assert!(matches!(unknown, Error::NotFound(Noun::Table)));
        test.assign(&organiser, &ada, "t1-chair-2").unwrap();
        test.unassign(&organiser, &ada).unwrap();
        assert_eq!(
            test.guest(&organiser, &ada).unwrap().table,
            None,
            "the seat replaced the chosen table"
        );
    }
}

#[test]
fn parties_are_made_by_name_and_go_with_their_last_guest() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let with = |name: &str| NewGuest {
            party: some("Okafor family"),
            ..new_guest(name)
        };
        let ada = test.create_guest(&organiser, &gala, with("Ada Okafor")).unwrap().guest;
        let ben = test.create_guest(&organiser, &gala, with("Ben Okafor")).unwrap().guest;
        assert_eq!(ada.party, ben.party);
        let alone = GuestPatch {
            party: Some(None),
            ..GuestPatch::default()
        };
        assert_eq!(
            test.update_guest(&organiser, &ada.id, alone.clone())
                .unwrap()
                .guest
                .party,
            None
        );
        test.update_guest(&organiser, &ben.id, alone).unwrap();
        let cleo = test.create_guest(&organiser, &gala, with("Cleo Okafor")).unwrap().guest;
        assert_ne!(cleo.party.unwrap().id, ben.party.unwrap().id);
    }
}

#[test]
fn a_removed_guest_frees_the_seat() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 1, 4);
        let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
        let ben = guest(&test.service, &organiser, &gala, "Ben Hur");
        test.assign(&organiser, &ada, "t1-chair-1").unwrap();
        test.delete_guest(&organiser, &ada).unwrap();
        assert!(matches!(
            test.delete_guest(&organiser, &ada),
            Err(Error::NotFound(Noun::Guest))
        ));
        test.assign(&organiser, &ben, "t1-chair-1").unwrap();
    }
}

#[test]
fn codes_stay_unique_when_almost_every_draw_collides() {
    let databases = TestDatabase::each();
    for database in databases {
        // 32 different codes exist in all; 24 guests take most of them.
        let test = TestService::on(database, Arc::new(NarrowRandom::new(32)));
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        for n in 0..24 {
            let _ = guest(&test.service, &organiser, &gala, &format!("Guest {n}"));
        }
        let codes: HashSet<String> = test
            .guests(&organiser, &gala)
            .unwrap()
            .iter()
            .map(|view| view.guest.lookup_code.to_string())
            .collect();
        assert_eq!(codes.len(), 24);
    }
}

#[test]
fn when_no_code_is_left_the_guest_is_refused_and_not_half_stored() {
    let test = TestService::on(TestDatabase::sqlite(), Arc::new(NarrowRandom::new(1)));
    let organiser = test.organiser("ann@example.org");
    let gala = event(&test.service, &organiser, "Gala");
    let _ = guest(&test.service, &organiser, &gala, "Ada Lovelace");
    let refused = test.create_guest(&organiser, &gala, new_guest("Ben Hur")).unwrap_err();
    assert!(matches!(refused, Error::Unavailable(_)), "{refused:?}");
    assert_eq!(test.guests(&organiser, &gala).unwrap().len(), 1);
}

#[test]
fn a_table_that_no_id_can_name_is_not_found() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 1, 4);
        let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
        for table in ["a\0b", "../x", "nowhere"] {
            let patch = GuestPatch {
                table_id: Some(some(table)),
                ..GuestPatch::default()
            };
            let refused = test.update_guest(&organiser, &ada, patch).unwrap_err();
            assert!(
                matches!(refused, Error::NotFound(Noun::Table)),
                "{table:?}: {refused:?}"
            );
        }
    }
}
