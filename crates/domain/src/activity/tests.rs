//! Every activity with its word, its details and its sentence.

use serde_json::{Value, json};

use super::*;

fn text(text: &str) -> String {
    text.to_owned()
}

fn table() -> Vec<(Activity, &'static str, Value, &'static str)> {
    use Activity as A;
    let fields = |names: &[&str]| names.iter().map(|name| text(name)).collect::<Vec<_>>();
    let (name, table, seat) = (text("Ana Ruiz"), text("Table 7"), text("C"));
    vec![
        (A::EventCreated, "event-created", json!({}), "created the event"),
        (
            A::EventChanged {
                fields: fields(&["date", "venue"]),
            },
            "event-changed",
            json!({ "fields": ["date", "venue"] }),
            "changed the date and the venue",
        ),
        (
            A::EventDuplicated { from: text("Gala") },
            "event-duplicated",
            json!({ "from": "Gala" }),
            "duplicated the event Gala",
        ),
        (A::GuestListRead, "guest-list-read", json!({}), "opened the guest list"),
        (
            A::GuestListExported,
            "guest-list-exported",
            json!({}),
            "exported the guest list",
        ),
        (
            A::GuestsGuessed,
            "guests-guessed",
            json!({}),
            "searched for guests of this event many times and found none; they may have been guessing",
        ),
        (
            A::GuestsMerged {
                name: name.clone(),
                count: 1,
            },
            "guests-merged",
            json!({ "name": "Ana Ruiz", "count": 1 }),
            "merged 1 guest into Ana Ruiz",
        ),
        (
            A::AnswerAccepted,
            "answer-accepted",
            json!({}),
            "accepted an answer that waited for confirmation",
        ),
        (
            A::AnswerDiscarded,
            "answer-discarded",
            json!({}),
            "discarded an answer that waited for confirmation",
        ),
        (A::GuestErased, "guest-erased", json!({}), "erased the data of a guest"),
        (
            A::ConfirmationSent { name: name.clone() },
            "confirmation-sent",
            json!({ "name": "Ana Ruiz" }),
            "sent a confirmation to Ana Ruiz",
        ),
        (
            A::InvitationsSent { count: 3 },
            "invitations-sent",
            json!({ "count": 3 }),
            "sent invitations to 3 guests",
        ),
        (
            A::EmailsSent {
                template: "Reminder".to_owned(),
                count: 3,
            },
            "emails-sent",
            json!({ "template": "Reminder", "count": 3 }),
            "sent Reminder to 3 guests",
        ),
        (
            A::EmailsStopped {
                template: "Reminder".to_owned(),
            },
            "emails-stopped",
            json!({ "template": "Reminder" }),
            "stopped sending Reminder",
        ),
        (
            A::EmailsResent { count: 2 },
            "emails-resent",
            json!({ "count": 2 }),
            "resent 2 emails",
        ),
        (A::EmailsPaused, "emails-paused", json!({}), "paused all emails"),
        (A::EmailsResumed, "emails-resumed", json!({}), "resumed all emails"),
        (
            A::HeldEmailsSent { count: 2 },
            "held-emails-sent",
            json!({ "count": 2 }),
            "sent 2 emails of visitors that waited",
        ),
        (
            A::HeldEmailsDiscarded { count: 1 },
            "held-emails-discarded",
            json!({ "count": 1 }),
            "discarded 1 email of visitors that waited",
        ),
        (
            A::EmailScheduleCreated {
                template: "Reminder".to_owned(),
            },
            "email-schedule-created",
            json!({ "template": "Reminder" }),
            "scheduled the email Reminder",
        ),
        (
            A::EmailScheduleChanged {
                template: "Reminder".to_owned(),
            },
            "email-schedule-changed",
            json!({ "template": "Reminder" }),
            "changed the schedule of the email Reminder",
        ),
        (
            A::EmailScheduleDeleted {
                template: "Reminder".to_owned(),
            },
            "email-schedule-deleted",
            json!({ "template": "Reminder" }),
            "deleted the schedule of the email Reminder",
        ),
        (
            A::EmailTemplateCreated {
                name: "Reminder".to_owned(),
            },
            "email-template-created",
            json!({ "name": "Reminder" }),
            "created the template Reminder",
        ),
        (
            A::EmailTemplateChanged {
                name: "Reminder".to_owned(),
            },
            "email-template-changed",
            json!({ "name": "Reminder" }),
            "changed the template Reminder",
        ),
        (
            A::ConfirmationsSent { count: 40 },
            "confirmations-sent",
            json!({ "count": 40 }),
            "sent confirmations to 40 guests",
        ),
        (
            A::PersonalDataExported { name: name.clone() },
            "personal-data-exported",
            json!({ "name": "Ana Ruiz" }),
            "exported the data of Ana Ruiz",
        ),
        (A::WishAdded, "wish-added", json!({}), "added a seating wish"),
        (A::WishDeleted, "wish-deleted", json!({}), "deleted a seating wish"),
        (A::EventArchived, "event-archived", json!({}), "archived the event"),
        (
            A::EventUnarchived,
            "event-unarchived",
            json!({}),
            "unarchived the event",
        ),
        (A::EventDeleted, "event-deleted", json!({}), "deleted the event"),
        (A::EventRestored, "event-restored", json!({}), "restored the event"),
        (
            A::PlanChanged { count: 1 },
            "plan-changed",
            json!({ "count": 1 }),
            "changed the floor plan",
        ),
        (
            A::PlanChanged { count: 12 },
            "plan-changed",
            json!({ "count": 12 }),
            "changed the floor plan (12 edits)",
        ),
        (A::PlanReplaced, "plan-replaced", json!({}), "replaced the floor plan"),
        (
            A::SnapshotSaved {
                label: text("Before dinner"),
            },
            "snapshot-saved",
            json!({ "label": "Before dinner" }),
            "saved the snapshot Before dinner",
        ),
        (
            A::SnapshotDeleted {
                label: text("Before dinner"),
            },
            "snapshot-deleted",
            json!({ "label": "Before dinner" }),
            "deleted the snapshot Before dinner",
        ),
        (
            A::GuestAdded { name: name.clone() },
            "guest-added",
            json!({ "name": "Ana Ruiz" }),
            "added Ana Ruiz",
        ),
        (
            A::GuestChanged {
                name: name.clone(),
                fields: fields(&["firstName", "lastName", "email", "notes"]),
            },
            "guest-changed",
            json!({ "name": "Ana Ruiz", "fields": ["firstName", "lastName", "email", "notes"] }),
            "changed the name, the email address and the notes of Ana Ruiz",
        ),
        (
            A::GuestRemoved { name: name.clone() },
            "guest-removed",
            json!({ "name": "Ana Ruiz" }),
            "removed Ana Ruiz",
        ),
        (
            A::GuestsImported {
                count: 30,
                file: text("guests.csv"),
            },
            "guests-imported",
            json!({ "count": 30, "file": "guests.csv" }),
            "imported 30 guests from guests.csv",
        ),
        (
            A::GuestArrived { name: name.clone() },
            "guest-arrived",
            json!({ "name": "Ana Ruiz" }),
            "marked Ana Ruiz as arrived",
        ),
        (
            A::GuestSeated {
                name: name.clone(),
                table: table.clone(),
                seat: seat.clone(),
            },
            "guest-seated",
            json!({ "name": "Ana Ruiz", "table": "Table 7", "seat": "C" }),
            "seated Ana Ruiz at Table 7, seat C",
        ),
        (
            A::GuestMoved {
                name: name.clone(),
                table: table.clone(),
                seat: seat.clone(),
            },
            "guest-moved",
            json!({ "name": "Ana Ruiz", "table": "Table 7", "seat": "C" }),
            "moved Ana Ruiz to Table 7, seat C",
        ),
        (
            A::SeatsSwapped {
                name: name.clone(),
                other: text("Ben Cook"),
            },
            "seats-swapped",
            json!({ "name": "Ana Ruiz", "other": "Ben Cook" }),
            "swapped the seats of Ana Ruiz and Ben Cook",
        ),
        (
            A::GuestReplaced {
                name: name.clone(),
                other: text("Ben Cook"),
                table,
                seat,
            },
            "guest-replaced",
            json!({ "name": "Ana Ruiz", "other": "Ben Cook", "table": "Table 7", "seat": "C" }),
            "seated Ana Ruiz instead of Ben Cook at Table 7, seat C",
        ),
        (
            A::GuestUnseated { name },
            "guest-unseated",
            json!({ "name": "Ana Ruiz" }),
            "unseated Ana Ruiz",
        ),
        (
            A::GuestsUnseated { count: 250 },
            "guests-unseated",
            json!({ "count": 250 }),
            "unseated 250 guests",
        ),
        (
            A::GuestsRemoved { count: 3 },
            "guests-removed",
            json!({ "count": 3 }),
            "removed 3 guests",
        ),
        (
            A::GuestsRestored { count: 1 },
            "guests-restored",
            json!({ "count": 1 }),
            "restored 1 guest",
        ),
        (
            A::GuestsAnswered {
                count: 2,
                rsvp: text("no-answer"),
            },
            "guests-answered",
            json!({ "count": 2, "rsvp": "no-answer" }),
            "changed the answer of 2 guests to no answer",
        ),
        (
            A::GuestsChanged {
                count: 2,
                fields: vec![text("meal")],
            },
            "guests-changed",
            json!({ "count": 2, "fields": ["meal"] }),
            "changed the meal of 2 guests",
        ),
        (
            A::GuestsTagged { count: 2 },
            "guests-tagged",
            json!({ "count": 2 }),
            "changed the tags of 2 guests",
        ),
        (
            A::GuestsInParty {
                count: 1,
                party: text("Kern"),
            },
            "guests-in-party",
            json!({ "count": 1, "party": "Kern" }),
            "put 1 guest into the party Kern",
        ),
        (
            A::GuestsInParty {
                count: 2,
                party: text(""),
            },
            "guests-in-party",
            json!({ "count": 2, "party": "" }),
            "took 2 guests out of their party",
        ),
        (
            A::GuestsUndone { count: 2 },
            "guests-undone",
            json!({ "count": 2 }),
            "undid a change of 2 guests",
        ),
        (
            A::SeatsAssigned { count: 1 },
            "seats-assigned",
            json!({ "count": 1 }),
            "seated 1 guest automatically",
        ),
        (
            A::SeatsRestored { count: 2 },
            "seats-restored",
            json!({ "count": 2 }),
            "undid the seating of 2 guests",
        ),
    ]
}

#[test]
fn every_activity_has_its_word_its_details_and_its_sentence() {
    for (activity, kind, details, sentence) in table() {
        assert_eq!(activity.kind(), kind);
        assert_eq!(activity.details().unwrap(), details, "{kind}");
        assert_eq!(activity.sentence(), sentence);
        assert_eq!(Activity::read(kind, &details), Some(activity), "{kind}");
    }
}

#[test]
fn a_seat_without_a_label_or_a_table_is_still_a_sentence() {
    let seated = |table: &str, seat: &str| {
        let (name, table, seat) = (text("Ana"), text(table), text(seat));
        Activity::GuestSeated { name, table, seat }.sentence()
    };
    assert_eq!(seated("Head table", ""), "seated Ana at Head table");
    assert_eq!(seated("", "C"), "seated Ana at seat C");
    assert_eq!(seated("", ""), "seated Ana at a seat");
}

#[test]
fn a_kind_of_another_version_and_missing_details_are_nothing() {
    assert_eq!(Activity::read("guest-cloned", &json!({})), None);
    assert_eq!(Activity::read("guest-added", &json!({})), None);
    assert_eq!(
        Activity::read("event-created", &Value::Null),
        Some(Activity::EventCreated)
    );
}
