//! Removed guests: on no list, restored with their seats, and erased after 30 days.

use app_service::error::{Error, Noun};
use app_service::housekeeping;
use chrono::TimeDelta;
use domain::activity::ERASED_GUEST;
use domain::guest::GuestPatch;
use domain::id::GuestId;
use test_support::builders::{event, event_with_tables, guest};
use test_support::service::TestService;

fn ids(guests: &[&GuestId]) -> Vec<String> {
    guests.iter().map(|guest| guest.to_string()).collect()
}

fn in_party(name: &str) -> GuestPatch {
    GuestPatch {
        party: Some(Some(name.to_owned())),
        ..GuestPatch::default()
    }
}

#[test]
fn a_removed_guest_is_nowhere_but_on_the_list_of_removed_guests() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 1, 4);
        let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
        let ben = guest(&test.service, &organiser, &gala, "Ben Hur");
        test.assign(&organiser, &ada, "t1-chair-1").unwrap();
        let before = test.guest(&organiser, &ada).unwrap().guest;
        let done = test.remove_guests(&organiser, &gala, &ids(&[&ada])).unwrap();
        assert_eq!((done.changed, done.skipped.len(), done.batch.is_some()), (1, 0, true));

        let listed = test.guests(&organiser, &gala).unwrap();
        assert_eq!(listed.iter().map(|view| &view.guest.id).collect::<Vec<_>>(), [&ben]);
        let missing = |error: Error| matches!(error, Error::NotFound(Noun::Guest));
        assert!(missing(test.guest(&organiser, &ada).unwrap_err()));
        assert!(missing(
            test.update_guest(&organiser, &ada, in_party("Kern")).unwrap_err()
        ));
        assert!(missing(test.assign(&organiser, &ada, "t1-chair-2").unwrap_err()));
        assert!(missing(test.delete_guest(&organiser, &ada).unwrap_err()));
        assert!(missing(test.guest_history(&organiser, &ada).unwrap_err()));
        assert!(test.look_up(before.lookup_code.as_str()).is_err());
        let counts = test.event(&organiser, &gala).unwrap();
        assert_eq!((counts.guest_count, counts.assigned_seats), (1, 0));
        assert_eq!(test.assignments(&organiser, &gala).unwrap(), []);
        test.assign(&organiser, &ben, "t1-chair-1").unwrap();
        test.auto_assign(&organiser, &gala).unwrap();
        assert_eq!(test.assignments(&organiser, &gala).unwrap().len(), 1);
        let report = test.import(&organiser, &gala, "Name\nAda Lovelace\n").unwrap();
        assert_eq!(report.imported_count, 1, "a removed guest is no duplicate");

        let removed = test.removed_guests(&organiser, &gala).unwrap();
        assert_eq!(removed.len(), 1);
        assert_eq!((&removed[0].id, removed[0].removed_at), (&ada, test.service.now()));
    }
}

#[test]
fn a_restored_guest_has_the_seat_again_while_it_is_free() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 1, 4);
        let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
        let ben = guest(&test.service, &organiser, &gala, "Ben Hur");
        let eve = guest(&test.service, &organiser, &gala, "Eve Moneypenny");
        test.auto_assign(&organiser, &gala).unwrap();
        let before = test.guest(&organiser, &ada).unwrap();
        let lost = test.guest(&organiser, &ben).unwrap().seat.unwrap().id;
        test.remove_guests(&organiser, &gala, &ids(&[&ada, &ben])).unwrap();
        test.assign(&organiser, &eve, lost.as_str()).unwrap();

        let back = test
            .restore_guests(&organiser, &gala, &ids(&[&ben, &ada, &eve, &ada]))
            .unwrap();
        assert_eq!(back.changed, 2);
        let skipped: Vec<_> = back
            .skipped
            .iter()
            .map(|each| (each.name.as_str(), each.reason))
            .collect();
        assert_eq!(skipped, [("Eve Moneypenny", "Is already on the list.")]);
        assert_eq!(
            test.guest(&organiser, &ada).unwrap(),
            before,
            "with seat, and by auto-assign"
        );
        assert_eq!(test.guest(&organiser, &ben).unwrap().seat, None);
        assert_eq!(test.removed_guests(&organiser, &gala).unwrap(), []);
    }
}

#[test]
fn a_removed_guest_is_erased_after_30_days_with_party_and_name() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
        test.update_guest(&organiser, &ada, in_party("Kern")).unwrap();
        test.delete_guest(&organiser, &ada).unwrap();
        test.clock.advance(TimeDelta::days(30));
        assert_eq!(housekeeping::run(&test.service).unwrap().guests, 0);
        assert_eq!(
            test.removed_guests(&organiser, &gala).unwrap()[0]
                .party
                .as_ref()
                .unwrap()
                .name,
            "Kern"
        );
        test.clock.advance(TimeDelta::seconds(1));
        assert_eq!(housekeeping::run(&test.service).unwrap().guests, 1);
        assert_eq!(test.removed_guests(&organiser, &gala).unwrap(), []);
        let log = test
            .service
            .read(|r| app_service::activity::list(r, &organiser, &gala, None, None))
            .unwrap();
        let texts: Vec<&str> = log.entries.iter().map(|entry| entry.text.as_str()).collect();
        assert!(texts.contains(&"removed a guest"), "{texts:?}");
        assert!(texts.iter().any(|text| text.contains(ERASED_GUEST)), "{texts:?}");
        assert!(!texts.iter().any(|text| text.contains("Ada")), "{texts:?}");
    }
}
