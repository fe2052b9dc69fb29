//! Schedules: each run happens once at its time, despite changes of the event, restarts and edits in between.

use std::sync::Arc;

use app_service::actor::{Organiser, Visitor};
use app_service::error::Error;
use app_service::mail::schedules::{self, Outcome, ScheduleInput, ScheduleView};
use app_service::mail::timeline::{self, EntryKind};
use app_service::mail::worker::Worker;
use app_service::mail::{event_settings, scheduler, templates};
use app_service::registration::forms;
use app_service::registration::{self, Registration};
use app_service::settings::Settings;
use chrono::{DateTime, Utc};
use domain::event::EventPatch;
use domain::form::answer::FieldValue;
use domain::guest::GuestPatch;
use domain::id::{EventId, GuestId, ScheduleId};
use domain::mail::TemplateKind;
use test_support::builders::{event, event_with_tables, guest};
use test_support::mail::MemoryMail;
use test_support::service::TestService;

pub(crate) fn opened(mut test: TestService) -> TestService {
    test.service = test.service.with_settings(Settings {
        base_url: "https://seats.example".to_owned(),
        mail_from: "seats@seats.example".to_owned(),
        ..Settings::default()
    });
    test
}

pub(crate) fn each() -> Vec<TestService> {
    TestService::each().into_iter().map(opened).collect()
}

pub(crate) fn at(text: &str) -> DateTime<Utc> {
    text.parse().unwrap()
}

/// An organiser whose own mail has gone, and an event with a deadline and one guest with an address.
pub(crate) fn gala(test: &TestService) -> (Organiser, EventId, GuestId) {
    let organiser = test.organiser("ann@example.org");
    run(test);
    let (gala, ada) = gala_of(test, &organiser);
    (organiser, gala, ada)
}

pub(crate) fn gala_of(test: &TestService, organiser: &Organiser) -> (EventId, GuestId) {
    let gala = event_with_tables(&test.service, organiser, 2, 4);
    let patch = EventPatch {
        date: Some("2027-06-12T15:00".to_owned()),
        zone: Some("Europe/Berlin".to_owned()),
        rsvp_deadline: Some(Some("2027-05-01".to_owned())),
        ..EventPatch::default()
    };
    test.update_event(organiser, &gala, patch).unwrap();
    let ada = guest(&test.service, organiser, &gala, "Ada Lovelace");
    let patch = GuestPatch {
        email: Some("ada@example.org".to_owned()),
        ..GuestPatch::default()
    };
    test.update_guest(organiser, &ada, patch).unwrap();
    (gala, ada)
}

fn template(test: &TestService, organiser: &Organiser, gala: &EventId, kind: TemplateKind) -> String {
    let all = test.service.read(|r| templates::list(r, organiser, gala)).unwrap();
    all.into_iter()
        .find(|template| template.kind == kind)
        .unwrap()
        .id
        .into()
}

pub(crate) fn create(
    test: &TestService,
    organiser: &Organiser,
    gala: &EventId,
    (trigger, value, recipients): (&str, &str, &str),
) -> Result<ScheduleView, Error> {
    let input = ScheduleInput {
        template: Some(template(test, organiser, gala, TemplateKind::Reminder)),
        trigger_type: Some(trigger.to_owned()),
        trigger_value: Some(value.to_owned()),
        recipients: Some(recipients.to_owned()),
        ..ScheduleInput::default()
    };
    let (organiser, gala) = (organiser.clone(), gala.clone());
    test.service
        .write(move |tx| schedules::create(tx, &organiser, &gala, &input))
}

fn change(
    test: &TestService,
    organiser: &Organiser,
    gala: &EventId,
    id: &ScheduleId,
    input: ScheduleInput,
) -> ScheduleView {
    let (organiser, gala, id) = (organiser.clone(), gala.clone(), id.clone());
    test.service
        .write(move |tx| schedules::update(tx, &organiser, (&gala, &id), &input))
        .unwrap()
}

pub(crate) fn only(test: &TestService, organiser: &Organiser, gala: &EventId) -> ScheduleView {
    let mut all = test.service.read(|r| schedules::list(r, organiser, gala)).unwrap();
    assert_eq!(all.len(), 1);
    all.remove(0)
}

pub(crate) fn fire(test: &TestService) -> usize {
    scheduler::fire(&test.service).unwrap()
}

/// Sends what waits and returns who got it.
pub(crate) fn run(test: &TestService) -> Vec<String> {
    let memory = MemoryMail::default();
    let worker = Worker::new(test.service.clone(), Arc::new(memory.clone())).unwrap();
    while worker.run_once().unwrap() > 0 {}
    memory.taken().into_iter().map(|taken| taken.to).collect()
}

fn skipped(view: &ScheduleView) -> &str {
    match view.schedule.last_run.as_ref().map(|run| &run.outcome) {
        Some(Outcome::Skipped(reason)) => reason,
        other => panic!("{other:?}"),
    }
}

fn was_sent(view: &ScheduleView) -> bool {
    let outcome = view.schedule.last_run.as_ref().map(|run| &run.outcome);
    matches!(outcome, Some(Outcome::Sent(_)))
}

pub(crate) fn event_patch(
    test: &TestService,
    organiser: &Organiser,
    gala: &EventId,
    change: impl FnOnce(&mut EventPatch),
) {
    let mut patch = EventPatch::default();
    change(&mut patch);
    test.update_event(organiser, gala, patch).unwrap();
}

#[test]
fn a_schedule_fires_once_at_its_local_time() {
    for test in each() {
        let (organiser, gala, _) = gala(&test);
        let made = create(&test, &organiser, &gala, ("days_before_event", "7", "pending")).unwrap();
        assert_eq!(
            made.schedule.next_run_at,
            Some(at("2027-06-05T08:00:00Z")),
            "10:00 in Berlin"
        );
        assert_eq!((made.would_receive, made.problem), (1, None));
        test.clock.set(at("2027-06-05T07:59:59Z"));
        assert_eq!(fire(&test), 0);
        test.clock.set(at("2027-06-05T08:00:00Z"));
        assert_eq!((fire(&test), fire(&test)), (1, 0));
        assert_eq!(run(&test), ["ada@example.org"]);
        test.clock.set(at("2027-06-06T08:00:00Z"));
        assert_eq!(fire(&test), 0);
        assert!(run(&test).is_empty());
        let done = only(&test, &organiser, &gala);
        assert!(was_sent(&done) && done.schedule.next_run_at.is_none() && done.problem.is_none());
    }
}

#[test]
fn after_downtime_a_missed_run_is_sent_once_within_a_day_and_skipped_later() {
    for (now, sent) in [("2027-06-06T08:00:00Z", true), ("2027-06-06T08:00:01Z", false)] {
        for test in each() {
            let (organiser, gala, _) = gala(&test);
            create(&test, &organiser, &gala, ("days_before_event", "7", "all")).unwrap();
            test.clock.set(at(now));
            assert_eq!((fire(&test), fire(&test)), (1, 0));
            assert_eq!(run(&test).len(), usize::from(sent), "{now}");
            let view = only(&test, &organiser, &gala);
            if !sent {
                assert_eq!(skipped(&view), "It could not be sent within 24 hours of its time.");
            }
        }
    }
}

#[test]
fn a_reminder_that_was_missed_is_not_sent_once_the_event_has_begun() {
    for test in each() {
        let (organiser, gala, _) = gala(&test);
        create(&test, &organiser, &gala, ("on_date", "2027-06-12", "all")).unwrap();
        test.clock.set(at("2027-06-12T13:00:00Z"));
        fire(&test);
        assert!(run(&test).is_empty());
        assert_eq!(
            skipped(&only(&test, &organiser, &gala)),
            "The event had already started when it could be sent."
        );
    }
}

#[test]
fn the_next_run_follows_the_event_and_a_small_move_sends_no_second_mail() {
    for test in each() {
        let (organiser, gala, _) = gala(&test);
        let before = create(&test, &organiser, &gala, ("days_before_event", "7", "all")).unwrap();
        let next = |test: &TestService| only(test, &organiser, &gala).schedule.next_run_at;
        event_patch(&test, &organiser, &gala, |patch| {
            patch.date = Some("2027-06-20T15:00".to_owned());
        });
        assert_eq!(next(&test), Some(at("2027-06-13T08:00:00Z")));
        event_patch(&test, &organiser, &gala, |patch| {
            patch.zone = Some("America/New_York".to_owned());
        });
        assert_eq!(next(&test), Some(at("2027-06-13T14:00:00Z")));
        test.clock.set(at("2027-06-13T14:00:00Z"));
        fire(&test);
        assert_eq!(run(&test).len(), 1);
        // The clocks of another zone show 10:00 later on the same day.
        event_patch(&test, &organiser, &gala, |patch| {
            patch.zone = Some("Pacific/Honolulu".to_owned());
        });
        assert_eq!(next(&test), None);
        event_patch(&test, &organiser, &gala, |patch| {
            patch.date = Some("2027-07-20T15:00".to_owned());
        });
        assert_eq!(
            next(&test),
            Some(at("2027-07-13T20:00:00Z")),
            "another date is another reminder"
        );
        assert_eq!(only(&test, &organiser, &gala).schedule.id, before.schedule.id);
    }
}

#[test]
fn a_change_of_the_event_keeps_a_run_that_is_due() {
    for test in each() {
        let (organiser, gala, _) = gala(&test);
        create(&test, &organiser, &gala, ("days_before_event", "7", "all")).unwrap();
        test.clock.set(at("2027-06-05T08:00:01Z"));
        event_patch(&test, &organiser, &gala, |patch| {
            patch.rsvp_deadline = Some(Some("2027-06-08".to_owned()));
        });
        assert_eq!(fire(&test), 1);
        assert_eq!(run(&test).len(), 1);
    }
}

#[test]
fn a_cancelled_event_sends_nothing_and_says_so() {
    for test in each() {
        let (organiser, gala, ada) = gala(&test);
        create(&test, &organiser, &gala, ("days_before_event", "7", "all")).unwrap();
        let status = |word: &str| {
            event_patch(&test, &organiser, &gala, |patch| patch.status = Some(word.to_owned()));
        };
        status("cancelled");
        let view = only(&test, &organiser, &gala);
        assert_eq!(view.problem, Some("The event has been cancelled. Nothing is sent."));
        test.clock.set(at("2027-06-05T09:00:00Z"));
        assert_eq!(fire(&test), 0);
        status("confirmed");
        assert_eq!(
            only(&test, &organiser, &gala).problem,
            Some("The time of this email has passed.")
        );
        create(&test, &organiser, &gala, ("on_seat_assigned", "", "all")).unwrap();
        status("cancelled");
        test.assign(&organiser, &ada, "t1-chair-1").unwrap();
        assert!(run(&test).is_empty());
    }
}

#[test]
fn a_paused_schedule_and_a_paused_event_fire_nothing() {
    for test in each() {
        let (organiser, gala, _) = gala(&test);
        let made = create(&test, &organiser, &gala, ("days_before_event", "7", "all")).unwrap();
        let active = |is_active: bool| {
            let input = ScheduleInput {
                is_active: Some(is_active),
                ..ScheduleInput::default()
            };
            change(&test, &organiser, &gala, &made.schedule.id, input)
        };
        assert_eq!(active(false).schedule.next_run_at, None);
        assert_eq!(active(true).schedule.next_run_at, made.schedule.next_run_at);
        let pause = |paused: bool| {
            let (organiser, gala) = (organiser.clone(), gala.clone());
            test.service
                .write(move |tx| event_settings::set_paused(tx, &organiser, &gala, paused))
                .unwrap();
        };
        pause(true);
        test.clock.set(at("2027-06-05T08:00:00Z"));
        assert_eq!(fire(&test), 0);
        pause(false);
        assert_eq!(fire(&test), 1, "it is not late by more than a day");
    }
}

#[test]
fn a_schedule_on_the_deadline_needs_one() {
    for test in each() {
        let (organiser, gala, _) = gala(&test);
        let made = create(&test, &organiser, &gala, ("on_rsvp_deadline", "3", "pending")).unwrap();
        assert_eq!(made.schedule.next_run_at, Some(at("2027-04-28T08:00:00Z")));
        event_patch(&test, &organiser, &gala, |patch| patch.rsvp_deadline = Some(None));
        let without = only(&test, &organiser, &gala);
        assert_eq!(without.problem, Some("The event has no RSVP deadline."));
        assert_eq!(without.schedule.next_run_at, None);
    }
}

#[test]
fn each_guest_gets_the_mail_of_a_seat_once_per_seat() {
    for test in each() {
        let (organiser, gala, ada) = gala(&test);
        let ben = guest(&test.service, &organiser, &gala, "Ben Hill");
        create(&test, &organiser, &gala, ("on_seat_assigned", "", "all")).unwrap();
        test.assign(&organiser, &ada, "t1-chair-1").unwrap();
        assert_eq!(run(&test), ["ada@example.org"]);
        test.assign(&organiser, &ada, "t1-chair-1").unwrap();
        test.assign(&organiser, &ben, "t1-chair-2").unwrap();
        assert!(
            run(&test).is_empty(),
            "the same seat again, and a guest without an address"
        );
        test.assign(&organiser, &ada, "t2-chair-1").unwrap();
        assert_eq!(run(&test), ["ada@example.org"]);
    }
}

/// Saves the form of an event as it is, which opens registration, and returns its public id.
fn open_form(test: &TestService, organiser: &Organiser, event: &EventId) -> String {
    let (organiser, event) = (organiser.clone(), event.clone());
    let saved = test.service.write(move |tx| {
        let current = forms::get(tx, &organiser, &event)?;
        registration::save_form(tx, &organiser, &event, current.form, current.version)
    });
    saved.unwrap().public_id
}

#[test]
fn a_guest_who_registers_gets_the_mail_once_in_the_same_transaction() {
    for test in each() {
        let (organiser, gala, _) = gala(&test);
        create(&test, &organiser, &gala, ("on_registration", "", "confirmed_only")).unwrap();
        let id = open_form(&test, &organiser, &gala);
        let register = |first: &str, attending: &str| {
            let email = format!("{}@example.org", first.to_lowercase());
            let values = [("firstName", first), ("lastName", "Hill"), ("email", email.as_str())];
            let sent = Registration {
                attending: Some(attending.to_owned()),
                values: values
                    .into_iter()
                    .map(|(id, value)| (id.to_owned(), FieldValue::Text(value.to_owned())))
                    .collect(),
                ..Registration::default()
            };
            let id = id.clone();
            test.service
                .write(move |tx| registration::register(tx, &Visitor, (&id, "192.0.2.1"), sent))
                .unwrap();
        };
        register("Cem", "attending");
        register("Cem", "attending");
        register("Dan", "declined");
        let reminders = |to: &str| run(&test).iter().filter(|taken| *taken == to).count();
        // The form's own confirmation goes out too.
        assert!(reminders("cem@example.org") >= 1);
        assert_eq!(reminders("dan@example.org"), 0);
    }
}

#[test]
fn a_schedule_without_its_parts_or_of_others_is_refused() {
    let test = opened(TestService::sqlite());
    let (organiser, gala, _) = gala(&test);
    for (trigger, value, recipients, field) in [
        ("", "7", "all", "triggerType"),
        ("days_before_event", "", "all", "triggerValue"),
        ("days_before_event", "366", "all", "triggerValue"),
        ("days_before_event", "7", "", "recipientType"),
        ("days_before_event", "7", "guest", "recipientType"),
    ] {
        let refused = create(&test, &organiser, &gala, (trigger, value, recipients)).unwrap_err();
        assert_eq!(refused.field(), Some(field), "{trigger} {value} {recipients}");
    }
    let other = event(&test.service, &organiser, "Other");
    let foreign = ScheduleInput {
        template: Some(template(&test, &organiser, &other, TemplateKind::Reminder)),
        trigger_type: Some("on_registration".to_owned()),
        recipients: Some("all".to_owned()),
        ..ScheduleInput::default()
    };
    let (me, id) = (organiser.clone(), gala.clone());
    let refused = test.service.write(move |tx| schedules::create(tx, &me, &id, &foreign));
    assert!(matches!(refused, Err(Error::NotFound(_))), "{refused:?}");
    assert!(
        test.service
            .read(|r| schedules::list(r, &organiser, &gala))
            .unwrap()
            .is_empty()
    );
}

#[test]
fn deleting_a_schedule_keeps_what_it_has_sent() {
    for test in each() {
        let (organiser, gala, _) = gala(&test);
        let made = create(&test, &organiser, &gala, ("days_before_event", "7", "all")).unwrap();
        test.clock.set(at("2027-06-05T08:00:00Z"));
        fire(&test);
        run(&test);
        let (me, event, id) = (organiser.clone(), gala.clone(), made.schedule.id);
        test.service
            .write(move |tx| schedules::delete(tx, &me, (&event, &id)))
            .unwrap();
        assert!(
            test.service
                .read(|r| schedules::list(r, &organiser, &gala))
                .unwrap()
                .is_empty()
        );
        let settings = test.service.settings();
        let timeline = test
            .service
            .read(|r| timeline::get(r, settings, &organiser, &gala))
            .unwrap();
        let kinds: Vec<EntryKind> = timeline.entries.iter().map(|entry| entry.kind).collect();
        assert_eq!(kinds, [EntryKind::Deadline, EntryKind::Campaign, EntryKind::Event]);
    }
}

#[test]
fn the_timeline_is_in_the_order_of_time_with_triggers_of_guests_last() {
    let test = opened(TestService::sqlite());
    let (organiser, gala, _) = gala(&test);
    for trigger in [
        ("on_registration", "", "all"),
        ("days_after_event", "1", "confirmed_only"),
        ("on_rsvp_deadline", "0", "pending"),
    ] {
        create(&test, &organiser, &gala, trigger).unwrap();
    }
    let settings = test.service.settings();
    let timeline = test
        .service
        .read(|r| timeline::get(r, settings, &organiser, &gala))
        .unwrap();
    let shown: Vec<(EntryKind, String)> = timeline
        .entries
        .into_iter()
        .map(|entry| (entry.kind, entry.detail))
        .collect();
    let expected = [
        (
            EntryKind::Schedule,
            "On the day of the RSVP deadline, to guests who have not answered",
        ),
        (EntryKind::Deadline, "Saturday, 1 May 2027, 23:59"),
        (EntryKind::Event, "Saturday, 12 June 2027, 15:00"),
        (EntryKind::Schedule, "1 day after the event, to guests who attend"),
        (EntryKind::Schedule, "When a guest registers, to all guests"),
    ];
    assert_eq!(shown, expected.map(|(kind, detail)| (kind, detail.to_owned())));
    assert_eq!(timeline.zone, "Europe/Berlin");
}
