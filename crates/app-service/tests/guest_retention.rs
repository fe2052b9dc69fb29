//! The date until which an event keeps its guests.

use app_service::activity;
use app_service::exports::privacy;
use app_service::housekeeping;
use app_service::mail::confirmation::send_confirmation;
use app_service::seating::wishes;
use chrono::TimeDelta;
use domain::event::EventPatch;
use domain::guest::GuestPatch;
use domain::wish::NewWish;
use storage::{Connection, scratch};
use test_support::builders::{event_with_tables, guest};
use test_support::service::TestService;

fn connect(test: &TestService) -> Connection {
    scratch::connect(test.database.url()).unwrap()
}

fn until(date: &str) -> EventPatch {
    EventPatch {
        retention_until: Some(Some(date.to_owned())),
        ..EventPatch::default()
    }
}

#[test]
fn after_its_date_an_event_has_no_guests_and_its_log_no_names() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 1, 4);
        let other = event_with_tables(&test.service, &organiser, 1, 4);
        let kept = guest(&test.service, &organiser, &other, "Zoe Zucker");
        let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
        let ben = guest(&test.service, &organiser, &gala, "Ben Lovelace");
        let patch = GuestPatch {
            email: Some("lovelace@example.net".to_owned()),
            party: Some(Some("Lovelace".to_owned())),
            ..GuestPatch::default()
        };
        test.update_guest(&organiser, &ada, patch).unwrap();
        test.assign(&organiser, &ada, "t1-chair-1").unwrap();
        let (by, event, guest_ids) = (organiser.clone(), gala.clone(), vec![ada.to_string(), ben.to_string()]);
        let wish = NewWish {
            kind: "apart".to_owned(),
            strength: "must".to_owned(),
            guest_ids,
            ..NewWish::default()
        };
        test.service
            .write(move |tx| {
                wishes::create(tx, &by, &event, wish)?;
                send_confirmation(tx, &by, &ada)
            })
            .unwrap();
        test.delete_guest(&organiser, &ben).unwrap();
        // The guests are at home in London.
        test.update_event(&organiser, &gala, until("2027-06-30")).unwrap();
        let last_minute = "2027-06-30T22:59:00Z".parse::<chrono::DateTime<chrono::Utc>>().unwrap();
        test.clock.advance(last_minute - test.service.now());
        let organiser = test.sign_in("ann@example.org");
        assert_eq!(housekeeping::run(&test.service).unwrap().emptied_events, 0);
        test.clock.advance(TimeDelta::minutes(1));
        assert_eq!(housekeeping::run(&test.service).unwrap().emptied_events, 1);
        assert_eq!(housekeeping::run(&test.service).unwrap().emptied_events, 0, "only once");
        assert_eq!(test.guests(&organiser, &gala).unwrap(), []);
        assert_eq!(test.guests(&organiser, &other).unwrap()[0].guest.id, kept);
        let rows = scratch::dump(&mut connect(&test)).unwrap();
        let named: Vec<&String> = rows
            .iter()
            .filter(|row| row.to_lowercase().contains("lovelace"))
            .collect();
        assert_eq!(named, [""; 0]);
        let log = test
            .service
            .read(|r| activity::list(r, &organiser, &gala, None, None))
            .unwrap();
        let texts: Vec<&str> = log.entries.iter().map(|entry| entry.text.as_str()).collect();
        assert!(texts.iter().any(|text| text.contains("a deleted guest")), "{texts:?}");
    }
}

#[test]
fn erasing_a_guest_on_request_leaves_no_bytes_in_the_file() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = event_with_tables(&test.service, &organiser, 1, 4);
    let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
    let patch = GuestPatch {
        email: Some("lovelace@example.net".to_owned()),
        notes: Some("Lovelace is late".to_owned()),
        ..GuestPatch::default()
    };
    test.update_guest(&organiser, &ada, patch).unwrap();
    let by = organiser.clone();
    test.service
        .write(move |tx| {
            send_confirmation(tx, &by, &ada)?;
            privacy::record_personal_data(tx, &by, &ada)?;
            privacy::erase(tx, &by, &ada)
        })
        .unwrap();
    assert!(test.service.checkpoint().unwrap());
    let bytes = test.database.bytes();
    let found = |needle: &str| bytes.windows(needle.len()).any(|window| window == needle.as_bytes());
    assert!(found("Table 1"), "the file was read");
    assert!(!found("ovelace"));
}
