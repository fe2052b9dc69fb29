//! Merging guests: what comes along, and what taking it back restores.

use app_service::actor::Organiser;
use app_service::guests::{BatchDone, MergeGuests, merge};
use app_service::seating::wishes;
use domain::guest::GuestPatch;
use domain::id::{EventId, GuestId};
use domain::wish::{NewWish, Wish};
use storage::scratch;
use test_support::builders::{event_with_tables, guest};
use test_support::service::TestService;

fn merged(test: &TestService, organiser: &Organiser, event: &EventId, input: MergeGuests) -> BatchDone {
    let (organiser, event) = (organiser.clone(), event.clone());
    test.service
        .write(move |tx| merge(tx, &organiser, &event, &input))
        .unwrap()
}

fn wished(test: &TestService, organiser: &Organiser, event: &EventId, guests: &[&GuestId]) {
    let wish = NewWish {
        kind: "apart".to_owned(),
        strength: "must".to_owned(),
        guest_ids: guests.iter().map(|guest| guest.as_str().to_owned()).collect(),
        ..NewWish::default()
    };
    let (organiser, event) = (organiser.clone(), event.clone());
    test.service
        .write(move |tx| wishes::create(tx, &organiser, &event, wish))
        .unwrap();
}

fn wishes_of(test: &TestService, organiser: &Organiser, event: &EventId) -> Vec<Wish> {
    test.service.read(|r| wishes::list(r, organiser, event)).unwrap()
}

fn brought_by(test: &TestService, organiser: &Organiser, guest: &GuestId, host: &GuestId) {
    let patch = GuestPatch {
        plus_one_of: Some(Some(host.to_string())),
        ..GuestPatch::default()
    };
    test.update_guest(organiser, guest, patch).unwrap();
}

/// Who brings whom, as it is stored.
fn companions(test: &TestService) -> Vec<String> {
    let mut conn = scratch::connect(test.database.url()).unwrap();
    let rows = scratch::stored(&mut conn, "guest_id || ' with ' || host_id", "plus_ones").unwrap();
    let mut rows: Vec<String> = rows.into_iter().flatten().collect();
    rows.sort();
    rows
}

#[test]
fn wishes_plus_ones_and_the_seat_come_along_and_go_back() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 1, 4);
        let [ada, double, ben, eve] = ["Ada Lovelace", "A. Lovelace", "Ben Hur", "Eve Moneypenny"]
            .map(|name| guest(&test.service, &organiser, &gala, name));
        test.assign(&organiser, &double, "t1-chair-2").unwrap();
        wished(&test, &organiser, &gala, &[&double, &ben]);
        wished(&test, &organiser, &gala, &[&double, &ada]);
        brought_by(&test, &organiser, &eve, &double);
        let before = (
            test.guests(&organiser, &gala).unwrap(),
            wishes_of(&test, &organiser, &gala),
            companions(&test),
        );
        let values = GuestPatch {
            dietary: Some("No nuts".to_owned()),
            vip: Some(true),
            ..GuestPatch::default()
        };
        let input = MergeGuests {
            keep: ada.to_string(),
            guest_ids: vec![double.to_string()],
            values,
        };
        let done = merged(&test, &organiser, &gala, input.clone());
        assert_eq!((done.changed, done.skipped.len()), (2, 0));
        let kept = test.guest(&organiser, &ada).unwrap();
        assert_eq!(kept.guest.texts.dietary, "No nuts");
        assert_eq!(kept.seat.unwrap().id.as_str(), "t1-chair-2");
        let wishes: Vec<Vec<GuestId>> = wishes_of(&test, &organiser, &gala)
            .into_iter()
            .map(|wish| wish.guests)
            .collect();
        assert_eq!(
            wishes,
            [vec![ben.clone(), ada.clone()]],
            "a guest has no wish about themselves"
        );
        assert_eq!(companions(&test), [format!("{eve} with {ada}")]);
        let again = merged(&test, &organiser, &gala, input);
        assert_eq!((again.batch, again.skipped[0].reason), (None, "Was already removed."));

        let undone = test.undo_batch(&organiser, &gala, &done.batch.unwrap()).unwrap();
        assert_eq!(undone.skipped, []);
        let after = (
            test.guests(&organiser, &gala).unwrap(),
            wishes_of(&test, &organiser, &gala),
            companions(&test),
        );
        assert_eq!(after, before);
    }
}

#[test]
fn a_kept_guest_who_was_changed_since_stays_and_the_others_come_back() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 1, 4);
        let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
        let double = guest(&test.service, &organiser, &gala, "A. Lovelace");
        let noted = |notes: &str| GuestPatch {
            notes: Some(notes.to_owned()),
            ..GuestPatch::default()
        };
        let input = MergeGuests {
            keep: ada.to_string(),
            guest_ids: vec![double.to_string()],
            values: noted("Merged"),
        };
        let done = merged(&test, &organiser, &gala, input);
        test.clock.advance(chrono::TimeDelta::seconds(1));
        test.update_guest(&organiser, &ada, noted("Edited")).unwrap();
        let undone = test.undo_batch(&organiser, &gala, &done.batch.unwrap()).unwrap();
        assert_eq!((undone.changed, undone.skipped[0].reason), (1, "Was changed since."));
        assert_eq!(test.guest(&organiser, &ada).unwrap().guest.texts.notes, "Edited");
        assert_eq!(test.guests(&organiser, &gala).unwrap().len(), 2);
    }
}
