//! The activity log: each change is recorded once, in words for people, and nothing else is.

use std::collections::BTreeSet;

use app_service::accounts::delete::{DeleteAccount, delete_account};
use app_service::activity::{self, Entry};
use app_service::actor::Organiser;
use app_service::events::DuplicateEvent;
use app_service::plans::{self, ApplyCommands};
use chrono::TimeDelta;
use domain::account::Role;
use domain::event::EventPatch;
use domain::guest::GuestPatch;
use domain::id::{EventId, GuestId};
use domain::plan::Command;
use domain::plan::ElementId;
use domain::plan::command::PropertyChange;
use test_support::builders::{event, event_with_tables, guest, new_guest, plan_of, put};
use test_support::service::{PASSWORD, TestService};

fn log(test: &TestService, organiser: &Organiser, event: &EventId) -> Vec<Entry> {
    let page = test
        .service
        .read(|r| activity::list(r, organiser, event, None, Some(100)));
    page.unwrap().entries
}

/// What was noted since the last look, the oldest first. Each use case under test gets an instant of its own.
fn news(test: &TestService, organiser: &Organiser, event: &EventId) -> Vec<String> {
    let now = test.service.now();
    let mut texts: Vec<String> = log(test, organiser, event)
        .into_iter()
        .filter(|entry| entry.at == now)
        .map(|entry| entry.text)
        .collect();
    texts.sort();
    test.clock.advance(TimeDelta::hours(1));
    texts
}

fn patch(change: impl FnOnce(&mut GuestPatch)) -> GuestPatch {
    let mut patch = GuestPatch::default();
    change(&mut patch);
    patch
}

fn label(name: &str) -> Command {
    let change = PropertyChange {
        id: ElementId::parse("t1").unwrap(),
        set: [("label".to_owned(), name.into())].into(),
        keep_seats: Vec::new(),
    };
    Command::Properties { changes: vec![change] }
}

fn nothing() -> Vec<String> {
    Vec::new()
}

#[test]
fn everything_that_happens_to_an_event_is_noted() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let id = event(&test.service, &organiser, "Gala");
        assert_eq!(news(&test, &organiser, &id), ["created the event"]);
        let change = EventPatch {
            venue: Some("Town hall".to_owned()),
            date: Some("2027-06-13T15:00".to_owned()),
            name: Some("Gala".to_owned()),
            ..EventPatch::default()
        };
        test.update_event(&organiser, &id, change.clone()).unwrap();
        assert_eq!(news(&test, &organiser, &id), ["changed the date and the venue"]);
        test.update_event(&organiser, &id, change).unwrap();
        assert_eq!(
            news(&test, &organiser, &id),
            nothing(),
            "the same once more is no change"
        );
        test.archive_event(&organiser, &id).unwrap();
        assert_eq!(news(&test, &organiser, &id), ["archived the event"]);
        test.archive_event(&organiser, &id).unwrap();
        assert_eq!(news(&test, &organiser, &id), nothing());
        test.unarchive_event(&organiser, &id).unwrap();
        assert_eq!(news(&test, &organiser, &id), ["unarchived the event"]);
        test.delete_event(&organiser, &id).unwrap();
        test.clock.advance(TimeDelta::days(1));
        test.restore_event(&organiser, &id).unwrap();
        assert_eq!(news(&test, &organiser, &id), ["restored the event"]);
        let all: Vec<String> = log(&test, &organiser, &id)
            .into_iter()
            .map(|entry| entry.kind)
            .collect();
        assert_eq!(
            all,
            [
                "event-restored",
                "event-deleted",
                "event-unarchived",
                "event-archived",
                "event-changed",
                "event-created"
            ]
        );
        let copy = test
            .duplicate_event(&organiser, &id, DuplicateEvent::default())
            .unwrap();
        assert_eq!(news(&test, &organiser, &copy.event.id), ["duplicated the event Gala"]);
    }
}

#[test]
fn everything_that_happens_to_guests_is_noted() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let id = event(&test.service, &organiser, "Gala");
        put(&test.service, &organiser, &id, 0, &plan_of(1, 8));
        assert_eq!(
            news(&test, &organiser, &id),
            ["created the event", "replaced the floor plan"]
        );
        let ana = guest(&test.service, &organiser, &id, "Ana Ruiz");
        assert_eq!(news(&test, &organiser, &id), ["added Ana Ruiz"]);
        let change = |change: GuestPatch| test.update_guest(&organiser, &ana, change).unwrap();
        change(patch(|p| {
            (p.email, p.party) = (Some("ana@example.org".to_owned()), Some(Some("Ruiz".to_owned())));
        }));
        assert_eq!(
            news(&test, &organiser, &id),
            ["changed the email address and the party of Ana Ruiz"]
        );
        change(patch(|p| p.email = Some("ana@example.org".to_owned())));
        change(GuestPatch::default());
        assert_eq!(news(&test, &organiser, &id), nothing());
        change(patch(|p| p.table_id = Some(Some("t1".to_owned()))));
        assert_eq!(news(&test, &organiser, &id), ["changed the table of Ana Ruiz"]);
        change(patch(|p| {
            (p.table_id, p.seat_id) = (Some(Some("t1".to_owned())), Some(Some("t1-chair-1".to_owned())));
        }));
        assert_eq!(news(&test, &organiser, &id), ["seated Ana Ruiz at Table 1, seat A"]);
        change(patch(|p| p.table_id = Some(Some("t1".to_owned()))));
        change(patch(|p| p.seat_id = Some(Some("t1-chair-1".to_owned()))));
        assert_eq!(news(&test, &organiser, &id), nothing());
        change(patch(|p| {
            (p.notes, p.seat_id) = (Some("Speaks".to_owned()), Some(Some("t1-chair-2".to_owned())));
        }));
        assert_eq!(
            news(&test, &organiser, &id),
            ["changed the notes of Ana Ruiz", "moved Ana Ruiz to Table 1, seat B"]
        );
        change(patch(|p| p.seat_id = Some(None)));
        assert_eq!(news(&test, &organiser, &id), ["unseated Ana Ruiz"]);
        change(patch(|p| p.status = Some("checked-in".to_owned())));
        assert_eq!(news(&test, &organiser, &id), ["marked Ana Ruiz as arrived"]);
        change(patch(|p| p.attendance = Some("not-arrived".to_owned())));
        assert_eq!(news(&test, &organiser, &id), ["changed the attendance of Ana Ruiz"]);
        change(patch(|p| p.rsvp = Some("declined".to_owned())));
        assert_eq!(news(&test, &organiser, &id), ["changed the RSVP of Ana Ruiz"]);
        test.delete_guest(&organiser, &ana).unwrap();
        assert_eq!(news(&test, &organiser, &id), ["removed Ana Ruiz"]);
    }
}

#[test]
fn seating_importing_and_auto_assign_are_noted() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let id = event_with_tables(&test.service, &organiser, 1, 8);
        let ana = guest(&test.service, &organiser, &id, "Ana Ruiz");
        test.clock.advance(TimeDelta::hours(1));
        test.assign(&organiser, &ana, "t1-chair-1").unwrap();
        assert_eq!(news(&test, &organiser, &id), ["seated Ana Ruiz at Table 1, seat A"]);
        test.assign(&organiser, &ana, "t1-chair-1").unwrap();
        assert_eq!(news(&test, &organiser, &id), nothing(), "the same seat is no move");
        test.assign_in_event(&organiser, &id, ana.as_str(), "t1-chair-3")
            .unwrap();
        assert_eq!(news(&test, &organiser, &id), ["moved Ana Ruiz to Table 1, seat C"]);
        test.unassign(&organiser, &ana).unwrap();
        assert_eq!(news(&test, &organiser, &id), ["unseated Ana Ruiz"]);
        test.unassign(&organiser, &ana).unwrap();
        assert_eq!(news(&test, &organiser, &id), nothing());
        let assignment = test.assign(&organiser, &ana, "t1-chair-1").unwrap();
        test.clock.advance(TimeDelta::hours(1));
        test.remove_assignment(&organiser, &assignment.id).unwrap();
        assert_eq!(news(&test, &organiser, &id), ["unseated Ana Ruiz"]);
        let list = "First,Last,Table,Seat\nBen,Hur,Table 1,2\nCy,Twombly,,\n";
        test.import(&organiser, &id, list).unwrap();
        assert_eq!(news(&test, &organiser, &id), ["imported 2 guests from guests.csv"]);
        test.import(&organiser, &id, list).unwrap();
        assert_eq!(news(&test, &organiser, &id), nothing(), "the same list adds nobody");
        test.auto_assign(&organiser, &id).unwrap();
        assert_eq!(news(&test, &organiser, &id), ["seated 2 guests automatically"]);
        test.auto_assign(&organiser, &id).unwrap();
        assert_eq!(news(&test, &organiser, &id), nothing());
    }
}

#[test]
fn plan_edits_of_one_person_within_ten_minutes_are_one_entry() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let id = event_with_tables(&test.service, &organiser, 1, 8);
        let kinds = || {
            let entries = log(&test, &organiser, &id)
                .into_iter()
                .filter(|entry| entry.kind == "plan-changed");
            entries.map(|entry| entry.text).collect::<Vec<_>>()
        };
        let mut revision = 1;
        let mut edit = |minutes: i64, commands: Vec<Command>| {
            test.clock.advance(TimeDelta::minutes(minutes));
            let command = format!("c{revision}");
            revision = test.apply(&organiser, &id, revision, &command, commands).unwrap();
        };
        edit(1, vec![label("One")]);
        assert_eq!(kinds(), ["changed the floor plan"]);
        let first = log(&test, &organiser, &id)[0].at;
        edit(5, vec![label("Two"), label("Three")]);
        assert_eq!(kinds(), ["changed the floor plan (3 edits)"]);
        let _ = guest(&test.service, &organiser, &id, "Ana Ruiz");
        edit(5, vec![label("Four")]);
        assert_eq!(
            kinds(),
            ["changed the floor plan (4 edits)"],
            "other work between does not matter"
        );
        let entries = log(&test, &organiser, &id);
        assert_eq!(entries[0].kind, "plan-changed");
        assert_eq!(entries[0].at, first + TimeDelta::minutes(10));
        assert_eq!(entries[0].details, serde_json::json!({ "count": 4 }));
        edit(1, vec![label("Five")]);
        assert_eq!(kinds(), ["changed the floor plan", "changed the floor plan (4 edits)"]);
    }
}

#[test]
fn a_change_that_arrives_twice_or_too_late_is_noted_once() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let id = event_with_tables(&test.service, &organiser, 1, 8);
    test.clock.advance(TimeDelta::hours(1));
    test.apply(&organiser, &id, 1, "c1", vec![label("One")]).unwrap();
    test.apply(&organiser, &id, 1, "c1", vec![label("One")]).unwrap();
    test.apply(&organiser, &id, 0, "c2", vec![label("Two")]).unwrap_err();
    assert_eq!(news(&test, &organiser, &id), ["changed the floor plan"]);
}

#[test]
fn guests_who_lose_their_seats_to_a_plan_are_named() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let id = event_with_tables(&test.service, &organiser, 1, 8);
    let ana = guest(&test.service, &organiser, &id, "Ana Ruiz");
    test.assign(&organiser, &ana, "t1-chair-1").unwrap();
    test.clock.advance(TimeDelta::hours(1));
    let input = |unseat: BTreeSet<GuestId>| ApplyCommands {
        base_revision: 1,
        command_id: "c1".to_owned(),
        commands: vec![Command::Remove {
            ids: vec![ElementId::parse("t1").unwrap()],
        }],
        unseat,
    };
    plans::apply_commands(&test.service, &organiser, &id, &input(BTreeSet::new())).unwrap_err();
    assert_eq!(news(&test, &organiser, &id), nothing());
    plans::apply_commands(&test.service, &organiser, &id, &input([ana.clone()].into())).unwrap();
    assert_eq!(
        news(&test, &organiser, &id),
        ["changed the floor plan", "unseated Ana Ruiz"]
    );
}

#[test]
fn what_fails_is_not_noted() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let id = event_with_tables(&test.service, &organiser, 1, 8);
    let (ana, ben) = (
        guest(&test.service, &organiser, &id, "Ana Ruiz"),
        guest(&test.service, &organiser, &id, "Ben Hur"),
    );
    test.assign(&organiser, &ana, "t1-chair-1").unwrap();
    test.clock.advance(TimeDelta::hours(1));
    let before = test.event(&organiser, &id).unwrap();
    test.assign(&organiser, &ben, "t1-chair-1").unwrap_err();
    test.assign(&organiser, &ben, "t1-chair-99").unwrap_err();
    let wanted = patch(|p| (p.notes, p.seat_id) = (Some("x".to_owned()), Some(Some("t1-chair-1".to_owned()))));
    test.update_guest(&organiser, &ben, wanted).unwrap_err();
    test.create_guest(&organiser, &id, new_guest(" ")).unwrap_err();
    let blank = EventPatch {
        name: Some(" ".to_owned()),
        ..EventPatch::default()
    };
    test.update_event(&organiser, &id, blank).unwrap_err();
    assert_eq!(news(&test, &organiser, &id), nothing());
    assert_eq!(test.event(&organiser, &id).unwrap(), before, "last activity as well");
}

#[test]
fn somebody_else_neither_reads_nor_writes_the_log() {
    let test = TestService::sqlite();
    let (organiser, eve) = (test.organiser("ann@example.org"), test.organiser("eve@example.org"));
    let id = event(&test.service, &organiser, "Gala");
    let refused = test.service.read(|r| activity::list(r, &eve, &id, None, None));
    assert_eq!(refused.unwrap_err().code(), "not_found");
    test.delete_event(&organiser, &id).unwrap();
    let gone = test.service.read(|r| activity::list(r, &organiser, &id, None, None));
    assert_eq!(gone.unwrap_err().code(), "not_found");
}

#[test]
fn what_somebody_did_stays_when_the_account_goes_and_names_nobody() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let id = event(&test.service, &organiser, "Gala");
        let helper = test.member(&organiser, "ben@example.org", Role::Planner);
        test.clock.advance(TimeDelta::hours(1));
        let _ = guest(&test.service, &helper, &id, "Ana Ruiz");
        assert_eq!(log(&test, &organiser, &id)[0].by.as_ref().unwrap().0, *helper.user_id());
        let input = DeleteAccount {
            password: PASSWORD.to_owned(),
            ..DeleteAccount::default()
        };
        delete_account(&test.service, &helper, &input).unwrap();
        let entries = log(&test, &organiser, &id);
        assert_eq!((entries[0].text.as_str(), &entries[0].by), ("added Ana Ruiz", &None));
        assert!(entries[1].by.is_some(), "others are still named");
        assert_eq!(entries.len(), 2);
    }
}

#[test]
fn news_count_what_others_did_since_an_instant() {
    for test in TestService::each() {
        let owner = test.organiser("ann@example.org");
        let other = test.member(&owner, "ben@example.org", Role::Planner);
        let event = event_with_tables(&test.service, &owner, 1, 4);
        let _ = guest(&test.service, &other, &event, "Before");
        test.clock.advance(TimeDelta::hours(2));
        let left = test.service.now();
        test.clock.advance(TimeDelta::hours(1));
        let ada = guest(&test.service, &other, &event, "Ada");
        let _ = guest(&test.service, &owner, &event, "Mine");
        test.assign(&other, &ada, "t1-chair-1").unwrap();

        let since = |since| {
            let away = test
                .service
                .read(|r| activity::since(r, &owner, &event, since))
                .unwrap();
            assert!(!away.is_partial);
            (away.news.guests, away.news.seats, away.news.answers)
        };
        assert_eq!(since(Some(left)), (1, 1, 0));
        assert_eq!(since(None), (2, 1, 0));
    }
}
