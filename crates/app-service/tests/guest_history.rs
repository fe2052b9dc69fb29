//! The history of guests, and undoing what it remembers.

use app_service::error::{Error, Noun};
use app_service::guests::{GuestView, SeatRef};
use chrono::TimeDelta;
use domain::guest::status::Rsvp;
use domain::guest::{GuestPatch, NewGuest};
use domain::id::{BatchId, EventId, GuestId};
use test_support::builders::{event_with_tables, guest, new_guest};
use test_support::service::TestService;

fn ids(guests: &[&GuestId]) -> Vec<String> {
    guests.iter().map(|guest| guest.to_string()).collect()
}

/// An event at which Ada sits and Ben waits; the clock has moved since.
fn seated(test: &TestService, organiser: &app_service::actor::Organiser) -> (EventId, GuestId, GuestId) {
    let gala = event_with_tables(&test.service, organiser, 1, 4);
    let ada = guest(&test.service, organiser, &gala, "Ada Lovelace");
    let ben = guest(&test.service, organiser, &gala, "Ben Hur");
    test.clock.advance(TimeDelta::seconds(1));
    test.assign(organiser, &ada, "t1-chair-1").unwrap();
    test.clock.advance(TimeDelta::seconds(1));
    (gala, ada, ben)
}

#[test]
fn each_change_of_a_guest_is_in_the_history_with_seats_as_people_call_them() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let (gala, ada, _) = seated(&test, &organiser);
        let patch = GuestPatch {
            notes: Some("window".to_owned()),
            ..GuestPatch::default()
        };
        test.update_guest(&organiser, &ada, patch).unwrap();
        test.clock.advance(TimeDelta::seconds(1));
        test.remove_guests(&organiser, &gala, &ids(&[&ada])).unwrap();
        test.clock.advance(TimeDelta::seconds(1));
        test.restore_guests(&organiser, &gala, &ids(&[&ada])).unwrap();
        test.clock.advance(TimeDelta::seconds(1));
        test.unassign(&organiser, &ada).unwrap();
        let history = test.guest_history(&organiser, &ada).unwrap();
        let seat = test.tables(&organiser, &gala).unwrap()[0].name.clone() + ", seat A";
        let changes: Vec<(&str, &str, &str, &str)> = history
            .iter()
            .map(|entry| {
                let change = &entry.change;
                let values = (change.old.as_str(), change.new.as_str());
                (change.field.as_str(), values.0, values.1, entry.cause.as_str())
            })
            .collect();
        let seat = seat.as_str();
        assert_eq!(
            changes,
            [
                ("seat", seat, "", "edit"),
                ("restored", "", seat, "bulk"),
                ("removed", seat, "", "bulk"),
                ("notes", "", "window", "edit"),
                ("seat", "", seat, "edit"),
                ("added", "", "Ada Lovelace", "edit"),
            ]
        );
        assert!(history.iter().all(|entry| entry.by.is_some()));
    }
}

/// What an undo brings back; it is an answer of its own, given later.
fn states(guests: &[GuestView]) -> Vec<(&GuestId, Rsvp, Option<&SeatRef>)> {
    guests
        .iter()
        .map(|view| (&view.guest.id, view.guest.rsvp, view.seat.as_ref()))
        .collect()
}

#[test]
fn answers_of_many_are_undone_with_the_seats_that_declining_freed() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let (gala, ada, ben) = seated(&test, &organiser);
        let before = test.guests(&organiser, &gala).unwrap();
        let done = test
            .answer_for_guests(&organiser, &gala, &ids(&[&ada, &ben]), "declined")
            .unwrap();
        assert_eq!(done.changed, 2);
        let declined = test.guests(&organiser, &gala).unwrap();
        assert!(
            declined
                .iter()
                .all(|view| view.guest.rsvp == Rsvp::Declined && view.seat.is_none())
        );
        let again = test
            .answer_for_guests(&organiser, &gala, &ids(&[&ada]), "declined")
            .unwrap();
        assert_eq!((again.changed, again.batch), (0, None));

        test.clock.advance(TimeDelta::seconds(1));
        let undone = test.undo_batch(&organiser, &gala, &done.batch.unwrap()).unwrap();
        assert_eq!((undone.changed, undone.skipped.len()), (2, 0));
        assert_eq!(states(&test.guests(&organiser, &gala).unwrap()), states(&before));
        test.clock.advance(TimeDelta::seconds(1));
        let redone = test.undo_batch(&organiser, &gala, &undone.batch.unwrap()).unwrap();
        assert_eq!(redone.changed, 2);
        assert_eq!(states(&test.guests(&organiser, &gala).unwrap()), states(&declined));
    }
}

#[test]
fn undoing_skips_guests_who_have_changed_since() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let (gala, ada, ben) = seated(&test, &organiser);
        let done = test
            .answer_for_guests(&organiser, &gala, &ids(&[&ada, &ben]), "maybe")
            .unwrap();
        test.clock.advance(TimeDelta::seconds(1));
        let attending = GuestPatch {
            rsvp: Some("attending".to_owned()),
            ..GuestPatch::default()
        };
        test.update_guest(&organiser, &ben, attending).unwrap();
        let undone = test.undo_batch(&organiser, &gala, &done.batch.unwrap()).unwrap();
        let skipped: Vec<_> = undone
            .skipped
            .iter()
            .map(|each| (each.name.as_str(), each.reason))
            .collect();
        assert_eq!((undone.changed, skipped), (1, vec![("Ben Hur", "Was changed since.")]));
        assert_eq!(test.guest(&organiser, &ben).unwrap().guest.rsvp, Rsvp::Attending);
        assert_eq!(test.guest(&organiser, &ada).unwrap().guest.rsvp, Rsvp::NoAnswer);
    }
}

#[test]
fn a_removal_is_undone_once_and_so_is_a_restoration() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let (gala, ada, ben) = seated(&test, &organiser);
        let before = test.guests(&organiser, &gala).unwrap();
        let removal = test
            .remove_guests(&organiser, &gala, &ids(&[&ada, &ben]))
            .unwrap()
            .batch
            .unwrap();
        test.clock.advance(TimeDelta::seconds(1));
        let restoration = test.undo_batch(&organiser, &gala, &removal).unwrap();
        assert_eq!(restoration.changed, 2);
        assert_eq!(test.guests(&organiser, &gala).unwrap(), before);
        let again = test.undo_batch(&organiser, &gala, &removal).unwrap();
        assert_eq!((again.changed, again.skipped.len(), again.batch), (0, 2, None));
        assert_eq!(again.skipped[0].reason, "Was restored since.");

        test.clock.advance(TimeDelta::seconds(1));
        test.unassign(&organiser, &ada).unwrap();
        let removed = test.undo_batch(&organiser, &gala, &restoration.batch.unwrap()).unwrap();
        assert_eq!((removed.changed, removed.skipped.len()), (1, 1));
        assert!(test.guest(&organiser, &ada).is_ok());
        let unknown = BatchId::parse("unknown").unwrap();
        let refused = test.undo_batch(&organiser, &gala, &unknown).unwrap_err();
        assert!(matches!(refused, Error::NotFound(Noun::Batch)));
    }
}

/// Every kind of field at once.
fn large_patch(host: &GuestId, tag: &str) -> GuestPatch {
    GuestPatch {
        first_name: Some("Augusta".to_owned()),
        meal: Some("Risotto".to_owned()),
        party: Some(Some("Lovelace".to_owned())),
        status: Some("checked-in".to_owned()),
        seat_id: Some(Some("t1-chair-3".to_owned())),
        vip: Some(true),
        wheelchair: Some(true),
        tags: Some(vec![tag.to_owned()]),
        plus_one_of: Some(Some(host.to_string())),
        ..GuestPatch::default()
    }
}

/// A guest without when and from whom the answer came: taking an answer back is an answer too.
fn unanswered(mut view: GuestView) -> GuestView {
    view.guest.answered = None;
    view
}

#[test]
fn an_edit_is_undone_with_every_field_and_the_seat_and_made_again() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let (gala, ada, ben) = seated(&test, &organiser);
        let ann = organiser.clone();
        let tag = test
            .service
            .write(move |tx| app_service::guests::tags::create(tx, &ann, "Family", None))
            .unwrap();
        let before = test.guest(&organiser, &ada).unwrap();
        let patch = large_patch(&ben, tag.tag.id.as_str());
        let changed = test.change_guest(&organiser, &ada, patch).unwrap();
        assert!(changed.guest.guest.arrived && changed.guest.plus_one_of.is_some());

        test.clock.advance(TimeDelta::seconds(1));
        let undone = test.undo_batch(&organiser, &gala, &changed.batch.unwrap()).unwrap();
        assert_eq!((undone.changed, undone.skipped.len()), (1, 0));
        assert_eq!(unanswered(test.guest(&organiser, &ada).unwrap()), unanswered(before));
        test.clock.advance(TimeDelta::seconds(1));
        let redone = test.undo_batch(&organiser, &gala, &undone.batch.unwrap()).unwrap();
        assert_eq!(redone.changed, 1);
        let again = unanswered(test.guest(&organiser, &ada).unwrap());
        let party = again.guest.party.clone();
        let mut wanted = unanswered(changed.guest);
        assert_eq!(party.as_ref().map(|party| party.name.as_str()), Some("Lovelace"));
        // The party went with its only guest.
        wanted.guest.party = party;
        assert_eq!(again, wanted);
    }
}

#[test]
fn undoing_an_edit_keeps_what_someone_else_changed_since() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let (gala, ada, _) = seated(&test, &organiser);
        let with_vip = |vip| GuestPatch {
            vip: Some(vip),
            ..GuestPatch::default()
        };
        let with_notes = |notes: &str| GuestPatch {
            notes: Some(notes.to_owned()),
            ..GuestPatch::default()
        };
        let edit = test
            .change_guest(&organiser, &ada, with_vip(true))
            .unwrap()
            .batch
            .unwrap();
        test.clock.advance(TimeDelta::seconds(1));
        let other = test.change_guest(&organiser, &ada, with_notes("window")).unwrap();
        assert_eq!(test.undo_batch(&organiser, &gala, &edit).unwrap().changed, 1);
        let kept = test.guest(&organiser, &ada).unwrap().guest;
        assert_eq!((kept.vip, kept.texts.notes.as_str()), (false, "window"));

        test.clock.advance(TimeDelta::seconds(1));
        test.update_guest(&organiser, &ada, with_notes("door")).unwrap();
        let refused = test.undo_batch(&organiser, &gala, &other.batch.unwrap()).unwrap();
        assert_eq!((refused.changed, refused.skipped[0].reason), (0, "Was changed since."));
        assert_eq!(test.guest(&organiser, &ada).unwrap().guest.texts.notes, "door");
        assert_eq!(
            test.change_guest(&organiser, &ada, with_notes("door")).unwrap().batch,
            None
        );
    }
}

#[test]
fn undoing_an_edit_says_when_the_former_seat_is_taken() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let (gala, ada, ben) = seated(&test, &organiser);
        let table = test.tables(&organiser, &gala).unwrap()[0].id.clone();
        let standing = GuestPatch {
            table_id: Some(Some(table.clone())),
            ..GuestPatch::default()
        };
        test.update_guest(&organiser, &ben, standing).unwrap();
        let at = |seat: &str| GuestPatch {
            seat_id: Some(Some(seat.to_owned())),
            ..GuestPatch::default()
        };
        let moved = test
            .change_guest(&organiser, &ada, at("t1-chair-2"))
            .unwrap()
            .batch
            .unwrap();
        test.clock.advance(TimeDelta::seconds(1));
        let taken = test
            .change_guest(&organiser, &ben, at("t1-chair-1"))
            .unwrap()
            .batch
            .unwrap();
        let undone = test.undo_batch(&organiser, &gala, &moved).unwrap();
        let reason = "The previous seat is no longer free. Everything else was undone.";
        assert_eq!((undone.changed, undone.skipped[0].reason), (1, reason));
        assert_eq!(test.guest(&organiser, &ada).unwrap().seat, None);

        // The table that Ben had without a seat comes back, although the history does not name it.
        let listed = test.guest_history(&organiser, &ben).unwrap();
        assert!(listed[0].change.field == "seat" && listed[1].change.field == "table");
        assert_eq!(listed[1].change.old, "");
        assert_eq!(test.undo_batch(&organiser, &gala, &taken).unwrap().changed, 1);
        let back = test.guest(&organiser, &ben).unwrap();
        assert_eq!((back.seat, back.guest.table_id), (None, Some(table)));
    }
}

#[test]
fn a_new_guest_answers_as_asked_and_is_removed_by_undo() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let (gala, ..) = seated(&test, &organiser);
        let new = NewGuest {
            rsvp: Some("maybe".to_owned()),
            ..new_guest("Cleo")
        };
        let (ann, event) = (organiser.clone(), gala.clone());
        let added = test
            .service
            .write(move |tx| app_service::guests::create(tx, &ann, &event, new))
            .unwrap();
        assert_eq!(added.guest.guest.rsvp, Rsvp::Maybe);
        let undone = test.undo_batch(&organiser, &gala, &added.batch.unwrap()).unwrap();
        assert_eq!(undone.changed, 1);
        let id = added.guest.guest.id;
        assert!(test.guest(&organiser, &id).is_err());
    }
}
