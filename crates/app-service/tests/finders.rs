//! Finding a guest by personal details or one line, and a seat by what was scanned: exact, one guest or none.

use app_service::actor::{Organiser, Visitor};
use app_service::error::{Conflict, Error, Noun};
use app_service::finding::lookup::details::{self, Details};
use app_service::finding::lookup::scan::{self, At, Mark};
use app_service::finding::lookup::{FoundGuest, event, guesses};
use chrono::TimeDelta;
use domain::activity::Activity;
use domain::event::EventPatch;
use domain::event::finder::FinderStatus;
use domain::guest::GuestPatch;
use domain::id::{EventId, GuestId};
use test_support::builders::{event_with_tables, guest};
use test_support::service::TestService;

struct Gala {
    test: TestService,
    organiser: Organiser,
    event: EventId,
    public_id: String,
    ada: GuestId,
}

impl Gala {
    /// A gala with two tables of four and Ada Lovelace, on each database.
    fn each() -> Vec<Self> {
        TestService::each().into_iter().map(Self::on).collect()
    }

    fn on(test: TestService) -> Self {
        let organiser = test.organiser("ann@example.org");
        let event = event_with_tables(&test.service, &organiser, 2, 4);
        let ada = guest(&test.service, &organiser, &event, "Ada Lovelace");
        let public_id = test.service.read(|r| event::public_id(r, &organiser, &event)).unwrap();
        let gala = Self {
            test,
            organiser,
            event,
            public_id,
            ada,
        };
        gala.change(&gala.ada, |patch| {
            patch.mobile = Some("+44 7700 900318".to_owned());
            patch.email = Some("Ada@Example.org".to_owned());
        });
        gala
    }

    fn change(&self, id: &GuestId, change: impl FnOnce(&mut GuestPatch)) {
        let mut patch = GuestPatch::default();
        change(&mut patch);
        self.test.update_guest(&self.organiser, id, patch).unwrap();
    }

    fn change_event(&self, patch: EventPatch) {
        self.test.update_event(&self.organiser, &self.event, patch).unwrap();
    }

    fn find(&self, details: Details) -> Result<FoundGuest, Error> {
        let search = details.check().map_err(Error::InvalidFields)?;
        self.test
            .service
            .read(|r| details::find(r, &Visitor, &self.public_id, &search))
    }

    fn details(&self, first: &str, last: &str, mobile: &str) -> Result<FoundGuest, Error> {
        self.find(Details::Personal {
            first_name: first.to_owned(),
            last_name: last.to_owned(),
            mobile: mobile.to_owned(),
        })
    }

    fn query(&self, typed: &str) -> Result<FoundGuest, Error> {
        self.find(Details::Query(typed.to_owned()))
    }

    fn scan(&self, typed: &str) -> Result<FoundGuest, Error> {
        let (mark, at) = (Mark::parse(typed).unwrap(), At::Public(self.public_id.clone()));
        self.test.service.read(|r| scan::find(r, &Visitor, &at, &mark))
    }
}

fn is_nobody(found: Result<FoundGuest, Error>) -> bool {
    matches!(found, Err(Error::NotFound(Noun::FoundGuest)))
}

#[test]
fn names_are_folded_and_the_end_of_the_number_is_enough() {
    for gala in Gala::each() {
        for (first, last, mobile) in [
            ("Ada", "Lovelace", "0318"),
            (" ADA ", "lovelace", "900-318"),
            ("Àda", "Lovelacé", "07700 900318"),
        ] {
            let found = gala.details(first, last, mobile).unwrap();
            assert_eq!(found.guest.unwrap().mobile.as_deref(), Some("••••• •••318"));
            assert_eq!((found.table, found.seat, found.code), (None, None, None));
        }
        for (first, last, mobile) in [
            ("Ada", "Lovelace", "0319"),
            ("Ad", "Lovelace", "0318"),
            ("Lovelace", "Ada", "0318"),
        ] {
            assert!(is_nobody(gala.details(first, last, mobile)), "{first} {last} {mobile}");
        }
    }
}

#[test]
fn one_line_is_a_full_name_an_address_or_a_number() {
    for gala in Gala::each() {
        gala.test.assign(&gala.organiser, &gala.ada, "t2-chair-3").unwrap();
        for typed in ["ada lovelace", "ADA@example.ORG", "+44 7700 900318"] {
            let found = gala.query(typed).unwrap();
            assert_eq!(found.table.unwrap().number, Some(2), "{typed}");
            assert_eq!(found.seat.unwrap().label, "C", "{typed}");
        }
        for typed in ["Ada", "Lovelace", "900318", "ada@example", "%", "ada lovelace 0318"] {
            assert!(is_nobody(gala.query(typed)), "{typed}");
        }
        gala.change_event(EventPatch {
            find_mode: Some("verified".to_owned()),
            ..EventPatch::default()
        });
        assert!(matches!(gala.query("ada lovelace"), Err(Error::DetailsNeeded)));
        assert!(gala.details("Ada", "Lovelace", "0318").is_ok());
    }
}

#[test]
fn two_guests_of_one_name_are_told_apart_by_number_or_address() {
    for gala in Gala::each() {
        let other = guest(&gala.test.service, &gala.organiser, &gala.event, "Ada Lovelace");
        let several = |found| matches!(found, Err(Error::Conflict(Conflict::SeveralGuests)));
        assert!(several(gala.query("Ada Lovelace")));
        assert!(gala.details("Ada", "Lovelace", "0318").is_ok());
        assert!(gala.query("ada@example.org").is_ok());
        gala.change(&other, |patch| patch.mobile = Some("5550318".to_owned()));
        assert!(several(gala.details("Ada", "Lovelace", "0318")));
        assert!(gala.details("Ada", "Lovelace", "5550318").is_ok());
        gala.test.delete_guest(&gala.organiser, &other).unwrap();
        assert!(gala.query("Ada Lovelace").is_ok(), "removed guests are not found");
    }
}

#[test]
fn a_table_without_a_seat_is_shown_with_a_way() {
    for gala in Gala::each() {
        gala.change(&gala.ada, |patch| patch.table_id = Some(Some("t2".to_owned())));
        let found = gala.query("Ada Lovelace").unwrap();
        assert_eq!((found.table.unwrap().number, found.seat), (Some(2), None));
        assert!(found.route_key.is_some());
    }
}

#[test]
fn a_seat_id_shows_its_table_and_nobody() {
    for gala in Gala::each() {
        gala.test.assign(&gala.organiser, &gala.ada, "t2-chair-3").unwrap();
        for seat in ["t2-chair-3", "t2-chair-1"] {
            let found = gala.scan(seat).unwrap();
            assert!(found.guest.is_none() && found.code.is_none() && found.route_key.is_some());
            assert_eq!(found.table.unwrap().number, Some(2));
        }
        assert!(matches!(
            gala.scan("t9-chair-1"),
            Err(Error::NotFound(Noun::ScannedSeat))
        ));
        let mark = Mark::parse("t2-chair-3").unwrap();
        let nowhere = gala.test.service.read(|r| scan::find(r, &Visitor, &At::Unknown, &mark));
        assert!(matches!(nowhere, Err(Error::Invalid(invalid)) if invalid.field == "eventId"));
    }
}

#[test]
fn cancelled_past_and_deleted_events_find_nobody() {
    for gala in Gala::each() {
        let status = |status: &str| EventPatch {
            status: Some(status.to_owned()),
            ..EventPatch::default()
        };
        gala.change_event(status("cancelled"));
        assert!(matches!(gala.query("Ada Lovelace"), Err(Error::EventCancelled)));
        assert!(matches!(gala.scan("t1-chair-1"), Err(Error::EventCancelled)));
        gala.change_event(status("confirmed"));
        gala.test.clock.advance(TimeDelta::days(400));
        assert!(matches!(gala.details("Ada", "Lovelace", "0318"), Err(Error::EventOver)));
        assert!(matches!(gala.scan("t1-chair-1"), Err(Error::EventOver)));
        let shown = || gala.test.service.read(|r| event::get(r, &Visitor, &gala.public_id));
        assert_eq!(shown().unwrap().status, FinderStatus::Past);
        gala.test.delete_event(&gala.organiser, &gala.event).unwrap();
        assert!(matches!(shown(), Err(Error::NotFound(Noun::Event))));
        assert!(matches!(gala.query("Ada Lovelace"), Err(Error::NotFound(Noun::Event))));
    }
}

#[test]
fn members_alone_learn_the_public_name_of_their_own_event() {
    for gala in Gala::each() {
        let other = gala.test.organiser("eve@example.org");
        let stolen = gala.test.service.read(|r| event::public_id(r, &other, &gala.event));
        assert!(matches!(stolen, Err(Error::NotFound(Noun::Event))));
        let by_own_id = gala.test.service.read(|r| event::get(r, &Visitor, gala.event.as_str()));
        assert!(matches!(by_own_id, Err(Error::NotFound(Noun::Event))));
    }
}

#[test]
fn the_organiser_is_told_of_guesses_once_a_day() {
    for gala in Gala::each() {
        let note = || {
            let public_id = gala.public_id.clone();
            gala.test
                .service
                .write(move |tx| guesses::note(tx, &public_id))
                .unwrap();
            let log = gala
                .test
                .service
                .read(|r| app_service::activity::list(r, &gala.organiser, &gala.event, None, Some(100)));
            let kind = Activity::GuestsGuessed.kind();
            let entries = log.unwrap().entries.into_iter();
            entries.filter(|entry| entry.kind == kind).count()
        };
        assert_eq!((note(), note()), (1, 1));
        gala.test.clock.advance(TimeDelta::hours(25));
        assert_eq!(note(), 2);
    }
}
