//! The public look-up: what a code shows, and what it never shows.

use app_service::actor::Visitor;
use app_service::check_in::tickets;
use app_service::error::{Error, Noun};
use app_service::finding::lookup::FoundGuest;
use app_service::finding::lookup::scan::{self, At, Mark};
use app_service::finding::seat_routes::{self, Choice};
use chrono::{DateTime, Utc};
use domain::guest::GuestPatch;
use domain::guest::status::GuestStatus;
use domain::live::{Changes, Kind};
use storage::{events::versions, guests, registration::registrations};
use test_support::builders::{event_with_tables, guest};
use test_support::service::TestService;

fn first_name(found: &FoundGuest) -> &str {
    &found.guest.as_ref().unwrap().first_name
}

fn status(found: &FoundGuest) -> GuestStatus {
    found.guest.as_ref().unwrap().status
}

#[test]
fn a_code_leads_to_table_and_seat() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 2, 4);
        let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
        let code = test.guest(&organiser, &ada).unwrap().guest.lookup_code.to_string();
        let found = test.look_up(&code).unwrap();
        assert_eq!(
            (found.event.event.name.as_str(), first_name(&found), &found.table),
            ("Gala", "Ada", &None)
        );
        assert_eq!(
            (found.event.local_date().as_str(), found.event.event.zone.name()),
            ("2027-06-12T15:00", "Europe/London")
        );
        test.assign(&organiser, &ada, "t2-chair-3").unwrap();
        let found = test
            .look_up(&format!(" {}-{} ", code[..3].to_lowercase(), &code[3..]))
            .unwrap();
        assert_eq!(found.table.unwrap().number, Some(2));
        assert_eq!(found.seat.unwrap().label, "C");
    }
}

#[test]
fn a_code_of_a_guest_who_declined_says_so() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 1, 4);
        let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
        let code = test.guest(&organiser, &ada).unwrap().guest.lookup_code.to_string();
        assert_eq!(status(&test.look_up(&code).unwrap()), GuestStatus::Pending);
        let declined = GuestPatch {
            rsvp: Some("declined".to_owned()),
            ..GuestPatch::default()
        };
        test.update_guest(&organiser, &ada, declined).unwrap();
        let found = test.look_up(&code).unwrap();
        assert_eq!((status(&found), &found.seat), (GuestStatus::Cancelled, &None));
    }
}

#[test]
fn malformed_unknown_deleted_and_expired_codes_answer_alike() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 1, 4);
        let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
        let code = test.guest(&organiser, &ada).unwrap().guest.lookup_code.to_string();
        let miss = |code: &str| {
            let error = test.look_up(code).unwrap_err();
            assert!(matches!(error, Error::NotFound(Noun::LookupCode)), "{code}: {error:?}");
            (error.code(), error.to_string())
        };
        let unknown = miss("ZZZZZZ");
        assert_eq!(unknown.0, "code_not_found");
        assert_eq!(miss("abc"), unknown);
        let soiree = event_with_tables(&test.service, &organiser, 1, 4);
        let ben = guest(&test.service, &organiser, &soiree, "Ben Hur");
        let deleted = test.guest(&organiser, &ben).unwrap().guest.lookup_code.to_string();
        assert!(test.look_up(&deleted).is_ok());
        test.delete_event(&organiser, &soiree).unwrap();
        assert_eq!(miss(&deleted), unknown);
        let end: DateTime<Utc> = "2027-06-13T14:00:00Z".parse().unwrap();
        test.clock.advance(end - test.service.now());
        assert!(
            test.look_up(&code).is_ok(),
            "a day after the event the code still answers"
        );
        test.clock.advance(chrono::TimeDelta::seconds(1));
        assert_eq!(miss(&code), unknown);
    }
}

#[test]
fn a_ticket_shows_what_its_guest_eats_with_consent_only() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 1, 4);
        let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
        let diet = GuestPatch {
            dietary: Some("nuts".to_owned()),
            ..GuestPatch::default()
        };
        test.update_guest(&organiser, &ada, diet).unwrap();
        let (owner, id) = (organiser.clone(), ada.clone());
        let ticket = test
            .service
            .write(move |tx| tickets::of_guest(tx, &owner, &id, false))
            .unwrap();
        let mark = Mark::parse(&ticket.url).unwrap();
        let scan = || {
            let found = test.service.read(|r| scan::find(r, &Visitor, &At::Unknown, &mark));
            found.unwrap().guest.unwrap().dietary
        };
        assert_eq!(scan(), "");
        let (organisation, id) = (organiser.organisation_id().clone(), ada.clone());
        let (storage, now) = (test.database.open(), test.service.now());
        let consented = storage.write(move |conn| {
            let scope = guests::scope(conn, &organisation, &id)?;
            registrations::set_consent(conn, &scope, &id, Some(now), "en")?;
            versions::increment(conn, &scope, &Changes::any(Kind::Guests), now)
        });
        consented.unwrap();
        assert_eq!(scan(), "nuts");
    }
}

#[test]
fn a_key_to_a_way_ends_a_day_after_the_event_and_with_it() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 1, 4);
        let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
        test.assign(&organiser, &ada, "t1-chair-1").unwrap();
        let code = test.guest(&organiser, &ada).unwrap().guest.lookup_code.to_string();
        let key = test.look_up(&code).unwrap().route_key.unwrap();
        let open = || seat_routes::by_key(&test.service, &Visitor, &key, &Choice::default());
        assert!(open().is_ok());
        let end: DateTime<Utc> = "2027-06-13T14:00:00Z".parse().unwrap();
        test.clock.advance(end - test.service.now());
        assert!(open().is_ok());
        test.clock.advance(chrono::TimeDelta::seconds(1));
        assert!(matches!(open(), Err(Error::NotFound(Noun::RouteKey))));
        test.clock.advance(-chrono::TimeDelta::days(100));
        test.delete_event(&organiser, &gala).unwrap();
        assert!(matches!(open(), Err(Error::NotFound(Noun::RouteKey))));
    }
}
