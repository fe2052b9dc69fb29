//! Mail to guests: templates, recipients, campaigns and their history, on both databases and without a network.

use std::sync::Arc;

use app_service::actor::Organiser;
use app_service::error::{Conflict, Error, Noun};
use app_service::mail::campaigns::{self, Action, CampaignView, SendEmails};
use app_service::mail::confirmation::send_confirmation;
use app_service::mail::history::{self, HistoryMail, HistoryPage, HistoryQuery};
use app_service::mail::preview::{self, Draft};
use app_service::mail::recipients_of::{self, RecipientCount, RecipientQuery};
use app_service::mail::templates::{self, NewTemplate, Template, TemplatePatch};
use app_service::mail::transport::Failure;
use app_service::mail::worker::Worker;
use app_service::mail::{event_settings, guest_mails, suppressions};
use app_service::registration::invites;
use app_service::settings::Settings;
use chrono::TimeDelta;
use domain::account::Role;
use domain::event::EventPatch;
use domain::guest::GuestPatch;
use domain::id::{CampaignId, EventId, GuestId};
use domain::mail::{CampaignState, Recipients, Segment, TemplateKind, TemplateText};
use test_support::builders::{event, event_with_tables, guest};
use test_support::mail::{MemoryMail, Taken};
use test_support::service::TestService;

/// One service per database, with an address for links.
fn each() -> Vec<TestService> {
    TestService::each().into_iter().map(|test| opened(test, None)).collect()
}

fn opened(mut test: TestService, mail_per_minute: Option<u32>) -> TestService {
    test.service = test.service.with_settings(Settings {
        base_url: "https://seats.example".to_owned(),
        mail_from: "seats@seats.example".to_owned(),
        mail_per_minute,
        ..Settings::default()
    });
    test
}

/// Signs up an organiser whose own mail has gone already.
fn ann(test: &TestService) -> Organiser {
    let organiser = test.organiser("ann@example.org");
    run(test, &MemoryMail::default());
    organiser
}

/// Adds a guest with an address and an answer.
fn invited(test: &TestService, organiser: &Organiser, gala: &EventId, name: &str, status: &str) -> GuestId {
    let id = guest(&test.service, organiser, gala, name);
    let first = name.split(' ').next().unwrap().to_lowercase();
    let patch = GuestPatch {
        email: Some(format!("{first}@example.org")),
        status: Some(status.to_owned()),
        ..GuestPatch::default()
    };
    test.update_guest(organiser, &id, patch).unwrap();
    id
}

fn all(test: &TestService, organiser: &Organiser, gala: &EventId) -> Vec<Template> {
    test.service.read(|r| templates::list(r, organiser, gala)).unwrap()
}

fn of_kind(test: &TestService, organiser: &Organiser, gala: &EventId, kind: TemplateKind) -> Template {
    let templates = all(test, organiser, gala);
    templates.into_iter().find(|template| template.kind == kind).unwrap()
}

fn patch(
    test: &TestService,
    organiser: &Organiser,
    gala: &EventId,
    old: &Template,
    patch: TemplatePatch,
) -> Result<Template, Error> {
    let (organiser, gala, id) = (organiser.clone(), gala.clone(), old.id.clone());
    test.service
        .write(move |tx| templates::update(tx, &organiser, (&gala, &id), patch))
}

fn send(
    test: &TestService,
    organiser: &Organiser,
    gala: &EventId,
    kind: TemplateKind,
    to: &str,
) -> Result<CampaignView, Error> {
    let input = SendEmails {
        template: of_kind(test, organiser, gala, kind).id.to_string(),
        recipients: to.to_owned(),
        ..SendEmails::default()
    };
    let (organiser, gala) = (organiser.clone(), gala.clone());
    test.service
        .write(move |tx| campaigns::send(tx, &organiser, &gala, &input))
        .map(|(view, _)| view)
}

/// Builds a query for the recipients of an email other than an invitation.
fn query(recipients: Recipients) -> RecipientQuery {
    RecipientQuery {
        recipients,
        template: None,
        sends_again: false,
    }
}

fn count(
    test: &TestService,
    organiser: &Organiser,
    gala: &EventId,
    query: &RecipientQuery,
) -> Result<RecipientCount, Error> {
    test.service
        .read(|r| recipients_of::of_event(r, organiser, gala, query))
}

fn get(test: &TestService, organiser: &Organiser, gala: &EventId, id: &CampaignId) -> CampaignView {
    let settings = test.service.settings();
    test.service
        .read(|r| campaigns::get(r, settings, organiser, (gala, id)))
        .unwrap()
}

fn act(
    test: &TestService,
    organiser: &Organiser,
    gala: &EventId,
    id: &CampaignId,
    action: Action,
) -> Result<CampaignView, Error> {
    let (organiser, gala, id) = (organiser.clone(), gala.clone(), id.clone());
    test.service
        .write(move |tx| campaigns::act(tx, &organiser, (&gala, &id), action))
}

fn worker(test: &TestService, memory: &MemoryMail) -> Worker {
    Worker::new(test.service.clone(), Arc::new(memory.clone())).unwrap()
}

fn run(test: &TestService, memory: &MemoryMail) {
    let worker = worker(test, memory);
    while worker.run_once().unwrap() > 0 {}
}

fn recipients(memory: &MemoryMail) -> Vec<String> {
    let mut to: Vec<String> = memory.taken().into_iter().map(|taken| taken.to).collect();
    to.sort();
    to
}

fn text(taken: &Taken) -> String {
    mailer::stored::forms(&taken.message).unwrap().text
}

fn page(test: &TestService, organiser: &Organiser, gala: &EventId, query: HistoryQuery) -> HistoryPage {
    test.service
        .read(|r| history::list(r, organiser, gala, &query))
        .unwrap()
}

fn items(test: &TestService, organiser: &Organiser, gala: &EventId) -> Vec<HistoryMail> {
    page(test, organiser, gala, HistoryQuery::default()).items
}

fn counts(view: &CampaignView) -> (CampaignState, i32, i64, i64, i64, i32) {
    let campaign = &view.campaign;
    (
        campaign.state,
        campaign.total,
        view.pending,
        view.sent,
        view.failed,
        campaign.skipped,
    )
}

#[test]
fn an_event_has_four_templates_from_the_beginning_and_reading_them_writes_nothing() {
    for test in each() {
        let organiser = ann(&test);
        let gala = event(&test.service, &organiser, "Gala");
        let first = all(&test, &organiser, &gala);
        assert_eq!(
            first.iter().map(|template| template.kind).collect::<Vec<_>>(),
            TemplateKind::ALL
        );
        assert!(
            first
                .iter()
                .all(|template| template.is_default && template.version == 1)
        );
        assert!(
            first
                .iter()
                .all(|template| templates::is_original(template.kind, &template.text))
        );
        assert_eq!(first, all(&test, &organiser, &gala));
        let renamed = TemplatePatch {
            version: 1,
            name: Some("Save the date".to_owned()),
            ..TemplatePatch::default()
        };
        patch(&test, &organiser, &gala, &first[0], renamed).unwrap();
        let second = all(&test, &organiser, &gala);
        assert_eq!(
            (second.len(), second[0].id.clone(), second[0].name.as_str()),
            (4, first[0].id.clone(), "Save the date")
        );
        assert_eq!(second[1..], first[1..]);
    }
}

#[test]
fn a_template_is_refused_with_every_field_and_the_position_of_an_unknown_variable() {
    for test in each() {
        let organiser = ann(&test);
        let gala = event(&test.service, &organiser, "Gala");
        let (me, at) = (organiser.clone(), gala.clone());
        let wrong = NewTemplate {
            name: " ".to_owned(),
            kind: "invitation".to_owned(),
            text: TemplateText {
                subject: "Hello {{nobody}}".to_owned(),
                html: "<p>{{event.__class__}}</p>".to_owned(),
                plain: "{{#if}}".to_owned(),
            },
            ..NewTemplate::default()
        };
        let refused = test
            .service
            .write(move |tx| templates::create(tx, &me, &at, wrong))
            .unwrap_err();
        let Error::InvalidFields(problems) = refused else {
            panic!("{refused:?}")
        };
        let fields: Vec<&str> = problems.iter().map(|problem| problem.field.as_str()).collect();
        assert_eq!(fields, ["name", "subject", "htmlContent", "textContent"]);
        assert!(problems[1].message.contains("nobody"), "{problems:?}");
        assert_eq!(all(&test, &organiser, &gala).len(), 4);
    }
}

#[test]
fn what_someone_else_saved_meanwhile_is_not_overwritten_and_each_kind_keeps_a_default() {
    for test in each() {
        let organiser = ann(&test);
        let gala = event(&test.service, &organiser, "Gala");
        let old = of_kind(&test, &organiser, &gala, TemplateKind::Reminder);
        let change = |version: i32, subject: &str| TemplatePatch {
            version,
            subject: Some(subject.to_owned()),
            ..TemplatePatch::default()
        };
        let changed = patch(&test, &organiser, &gala, &old, change(1, "Soon")).unwrap();
        assert_eq!(
            (changed.version, templates::is_original(changed.kind, &changed.text)),
            (2, false)
        );
        let late = patch(&test, &organiser, &gala, &old, change(1, "Later")).unwrap_err();
        assert!(matches!(late, Error::Conflict(Conflict::TemplateChanged)), "{late:?}");
        let archive = |version| TemplatePatch {
            version,
            archived: Some(true),
            ..TemplatePatch::default()
        };
        let only = patch(&test, &organiser, &gala, &old, archive(2)).unwrap_err();
        assert_eq!(only.field(), Some("archived"));
        let (me, at, twin) = (organiser.clone(), gala.clone(), changed.text.clone());
        let other = NewTemplate {
            name: "Last call".to_owned(),
            kind: "reminder".to_owned(),
            text: twin,
            ..NewTemplate::default()
        };
        let other = test
            .service
            .write(move |tx| templates::create(tx, &me, &at, other))
            .unwrap();
        let gone = patch(&test, &organiser, &gala, &old, archive(2)).unwrap();
        assert!(gone.archived_at.is_some() && !gone.is_default);
        let heir = all(&test, &organiser, &gala)
            .into_iter()
            .find(|template| template.id == other.id)
            .unwrap();
        assert!(heir.is_default);
        let restored = TemplatePatch {
            version: 1,
            restore_default: true,
            ..TemplatePatch::default()
        };
        let restored = patch(&test, &organiser, &gala, &heir, restored).unwrap();
        assert!(templates::is_original(restored.kind, &restored.text));
    }
}

#[test]
fn templates_and_mail_are_in_the_language_of_the_event() {
    for test in each() {
        let organiser = ann(&test);
        let gala = event(&test.service, &organiser, "Gala");
        let german = EventPatch {
            language: Some("de".to_owned()),
            ..EventPatch::default()
        };
        test.update_event(&organiser, &gala, german).unwrap();
        let invitation = of_kind(&test, &organiser, &gala, TemplateKind::Invitation);
        assert_eq!(invitation.name, "Einladung");
        invited(&test, &organiser, &gala, "Ada Lovelace", "pending");
        send(&test, &organiser, &gala, TemplateKind::Invitation, "all").unwrap();
        let memory = MemoryMail::default();
        run(&test, &memory);
        let sent = text(&memory.taken()[0]);
        assert!(sent.starts_with("Hallo Ada"), "{sent}");
    }
}

#[test]
fn recipients_are_counted_before_sending() {
    for test in each() {
        let organiser = ann(&test);
        let gala = event_with_tables(&test.service, &organiser, 1, 4);
        let ada = invited(&test, &organiser, &gala, "Ada Lovelace", "confirmed");
        invited(&test, &organiser, &gala, "Ada Twin", "confirmed");
        invited(&test, &organiser, &gala, "Ben Hill", "confirmed");
        invited(&test, &organiser, &gala, "Cem Kaya", "cancelled");
        invited(&test, &organiser, &gala, "Dan Poe", "pending");
        let silent = guest(&test.service, &organiser, &gala, "Eve Silent");
        let confirmed = GuestPatch {
            status: Some("confirmed".to_owned()),
            ..GuestPatch::default()
        };
        test.update_guest(&organiser, &silent, confirmed).unwrap();
        let me = organiser.clone();
        test.service
            .write(move |tx| suppressions::add(tx, &me, "BEN@example.org"))
            .unwrap();
        test.assign(&organiser, &ada, "t1-chair-1").unwrap();
        let segments = test
            .service
            .read(|r| recipients_of::segments(r, &organiser, &gala))
            .unwrap();
        let segments: Vec<(&str, usize)> = segments
            .iter()
            .map(|(segment, count)| (segment.as_str(), *count))
            .collect();
        assert_eq!(
            segments,
            [
                ("all", 6),
                ("confirmed_only", 4),
                ("pending", 1),
                ("declined", 1),
                ("assigned", 1),
                ("unassigned", 3),
                ("seat_changed", 0),
                ("not_invited", 5)
            ]
        );
        let count = |recipients: Recipients| count(&test, &organiser, &gala, &query(recipients));
        let attending = count(Recipients::Segment(Segment::ConfirmedOnly)).unwrap();
        assert_eq!(
            (
                attending.matching,
                attending.receiving,
                attending.shared_address,
                attending.without_seat
            ),
            (4, 1, 1, 3)
        );
        assert_eq!(attending.without_address.names, ["Eve Silent"]);
        assert_eq!(attending.suppressed.names, ["Ben Hill"]);
        assert_eq!(count(Recipients::Guest(ada.clone())).unwrap().receiving, 1);
        let gone = GuestId::parse("unknown").unwrap();
        let chosen = count(Recipients::Guests([ada, silent, gone].into())).unwrap();
        assert_eq!((chosen.matching, chosen.receiving, chosen.without_seat), (2, 1, 1));
        let unknown = count(Recipients::Guest(GuestId::parse("unknown").unwrap())).unwrap_err();
        assert!(matches!(unknown, Error::NotFound(Noun::Guest)));
    }
}

#[test]
fn a_campaign_mails_each_address_once_and_skips_suppressed_ones() {
    for test in each() {
        let organiser = ann(&test);
        let gala = event(&test.service, &organiser, "Gala");
        for name in ["Ada Lovelace", "Ada Twin", "Ben Hill", "Cem Kaya"] {
            invited(&test, &organiser, &gala, name, "confirmed");
        }
        let _silent = guest(&test.service, &organiser, &gala, "Eve Silent");
        let me = organiser.clone();
        test.service
            .write(move |tx| suppressions::add(tx, &me, "ben@example.org"))
            .unwrap();
        let view = send(&test, &organiser, &gala, TemplateKind::Invitation, "all").unwrap();
        assert_eq!(counts(&view), (CampaignState::Queued, 5, 5, 0, 0, 0));
        let memory = MemoryMail::default();
        run(&test, &memory);
        assert_eq!(recipients(&memory), ["ada@example.org", "cem@example.org"]);
        let view = get(&test, &organiser, &gala, &view.campaign.id);
        assert_eq!(counts(&view), (CampaignState::Finished, 5, 0, 2, 0, 3));
        assert!(view.campaign.finished_at.is_some());
        let mail = &memory.taken()[0];
        assert!(
            text(mail).contains("https://seats.example/guest-form/"),
            "{}",
            text(mail)
        );
        assert!(mail.header("List-Unsubscribe-Post").contains("One-Click"));
        assert_eq!(mail.header("Reply-To"), "ann@example.org");
    }
}

#[test]
fn an_absent_mail_server_pauses_the_filling_of_the_outbox() {
    for test in each() {
        let organiser = ann(&test);
        let gala = event(&test.service, &organiser, "Gala");
        for name in ["Ada Lovelace", "Ben Hill", "Cem Kaya"] {
            invited(&test, &organiser, &gala, name, "confirmed");
        }
        let first = send(&test, &organiser, &gala, TemplateKind::Invitation, "all").unwrap();
        let away = Err(Failure::Unreachable("Connection refused".to_owned()));
        run(&test, &MemoryMail::answering([away]));
        let second = send(&test, &organiser, &gala, TemplateKind::Reminder, "all").unwrap();
        run(&test, &MemoryMail::default());
        let queued = |view: &CampaignView| get(&test, &organiser, &gala, &view.campaign.id).campaign.queued;
        assert_eq!((queued(&first), queued(&second)), (3, 0));
        test.clock.advance(TimeDelta::seconds(2));
        let back = MemoryMail::default();
        run(&test, &back);
        run(&test, &back);
        assert_eq!((queued(&first), queued(&second)), (3, 3));
        assert_eq!(back.taken().len(), 6);
    }
}

#[test]
fn a_campaign_whose_process_dies_between_slices_continues_and_mails_no_one_twice() {
    for test in each() {
        let organiser = ann(&test);
        let gala = event(&test.service, &organiser, "Gala");
        let rows: String = (0..250)
            .map(|number| format!("Guest {number},g{number:03}@example.org\n"))
            .collect();
        test.import(&organiser, &gala, &format!("Name,Email\n{rows}")).unwrap();
        let view = send(&test, &organiser, &gala, TemplateKind::Reminder, "all").unwrap();
        let memory = MemoryMail::default();
        // Each worker stops after one batch and finishes what it has claimed.
        for _ in 0..8 {
            worker(&test, &memory).run_once().unwrap();
        }
        let halfway = get(&test, &organiser, &gala, &view.campaign.id);
        assert_eq!(
            (halfway.campaign.state, halfway.pending + halfway.sent),
            (CampaignState::Running, 250)
        );
        std::thread::scope(|scope| {
            for _ in 0..2 {
                scope.spawn(|| run(&test, &memory));
            }
        });
        run(&test, &memory);
        let mut to = recipients(&memory);
        assert_eq!(to.len(), 250);
        to.dedup();
        assert_eq!(to.len(), 250);
        let done = get(&test, &organiser, &gala, &view.campaign.id);
        assert_eq!(counts(&done), (CampaignState::Finished, 250, 0, 250, 0, 0));
    }
}

#[test]
fn a_campaign_of_another_organisation_does_not_wait_for_a_long_one() {
    for test in each() {
        let [ann, ben] = ["ann", "ben"].map(|name| test.organiser(&format!("{name}@example.org")));
        run(&test, &MemoryMail::default());
        let rows: String = (0..300).map(|n| format!("A,B{n},a{n}@example.org\n")).collect();
        let (gala, fair) = (event(&test.service, &ann, "Gala"), event(&test.service, &ben, "Fair"));
        test.import(&ann, &gala, &format!("First Name,Last Name,Email\n{rows}"))
            .unwrap();
        let _ = invited(&test, &ben, &fair, "Zoe Ng", "pending");
        send(&test, &ann, &gala, TemplateKind::Invitation, "all").unwrap();
        test.clock.advance(TimeDelta::seconds(1));
        send(&test, &ben, &fair, TemplateKind::Invitation, "all").unwrap();
        let memory = MemoryMail::default();
        let worker = worker(&test, &memory);
        for _ in 0..2 {
            worker.run_once().unwrap();
        }
        let taken = memory.taken();
        assert!(
            taken.iter().any(|taken| taken.to == "zoe@example.org"),
            "{}",
            taken.len()
        );
        run(&test, &memory);
        assert_eq!(memory.taken().len(), 301);
    }
}

#[test]
fn a_paused_campaign_waits_and_a_stopped_one_sends_no_more() {
    for test in each() {
        let organiser = ann(&test);
        let gala = event(&test.service, &organiser, "Gala");
        for name in ["Ada A", "Ben B", "Cem C", "Dan D"] {
            invited(&test, &organiser, &gala, name, "confirmed");
        }
        let first = send(&test, &organiser, &gala, TemplateKind::Reminder, "all")
            .unwrap()
            .campaign
            .id;
        let memory = MemoryMail::default();
        let paused = act(&test, &organiser, &gala, &first, Action::Pause).unwrap();
        assert_eq!(counts(&paused), (CampaignState::Paused, 4, 4, 0, 0, 0));
        run(&test, &memory);
        assert!(memory.taken().is_empty());
        act(&test, &organiser, &gala, &first, Action::Resume).unwrap();
        run(&test, &memory);
        assert_eq!(memory.taken().len(), 4);
        let over = act(&test, &organiser, &gala, &first, Action::Pause).unwrap_err();
        assert!(matches!(over, Error::Conflict(Conflict::CampaignOver)), "{over:?}");

        let second = send(&test, &organiser, &gala, TemplateKind::Invitation, "all")
            .unwrap()
            .campaign
            .id;
        // The first batch fills the outbox and the mail server refuses one for now; the rest is held.
        let slow = MemoryMail::answering([Ok(()), Err(Failure::Transient("451 later".to_owned()))]);
        let worker = worker(&test, &slow);
        worker.run_once().unwrap();
        let stopped = act(&test, &organiser, &gala, &second, Action::Stop).unwrap();
        assert_eq!(counts(&stopped), (CampaignState::Stopped, 4, 0, 3, 0, 1));
        test.clock.advance(TimeDelta::hours(2));
        run(&test, &slow);
        assert_eq!(slow.taken().len(), 3);
        assert_eq!(
            act(&test, &organiser, &gala, &second, Action::Stop)
                .unwrap()
                .campaign
                .state,
            CampaignState::Stopped
        );
    }
}

#[test]
fn a_mail_that_comes_back_after_its_campaign_was_paused_or_stopped_is_not_tried_again() {
    for (action, left) in [(Action::Pause, 1), (Action::Stop, 0)] {
        for test in each() {
            let organiser = ann(&test);
            let gala = event(&test.service, &organiser, "Gala");
            invited(&test, &organiser, &gala, "Ada Lovelace", "confirmed");
            let id = send(&test, &organiser, &gala, TemplateKind::Reminder, "all")
                .unwrap()
                .campaign
                .id;
            let (service, me, at, campaign) = (test.service.clone(), organiser.clone(), gala.clone(), id.clone());
            let memory = MemoryMail::answering([Err(Failure::Transient("451 later".to_owned()))]).then(move |_| {
                let (me, at, campaign) = (me.clone(), at.clone(), campaign.clone());
                drop(service.write(move |tx| campaigns::act(tx, &me, (&at, &campaign), action)));
            });
            run(&test, &memory);
            test.clock.advance(TimeDelta::hours(2));
            run(&test, &memory);
            assert!(memory.taken().is_empty(), "{action:?}");
            assert_eq!(items(&test, &organiser, &gala).len(), left, "{action:?}");
            let view = get(&test, &organiser, &gala, &id);
            assert_eq!(
                (view.pending, view.campaign.skipped),
                (i64::from(left == 1), i32::from(left == 0))
            );
        }
    }
}

#[test]
fn all_mail_of_an_event_can_be_paused_and_a_cancelled_event_sends_none() {
    for test in each() {
        let organiser = ann(&test);
        let gala = event(&test.service, &organiser, "Gala");
        let ada = invited(&test, &organiser, &gala, "Ada Lovelace", "confirmed");
        let pause = |paused: bool| {
            let (organiser, gala) = (organiser.clone(), gala.clone());
            test.service
                .write(move |tx| event_settings::set_paused(tx, &organiser, &gala, paused))
                .unwrap()
        };
        let settings = pause(true);
        let (at, by) = settings.paused.unwrap();
        assert_eq!((at, by.as_deref()), (test.service.now(), Some("Olu Organiser")));
        let (me, to) = (organiser.clone(), ada.clone());
        test.service.write(move |tx| send_confirmation(tx, &me, &to)).unwrap();
        let campaign = send(&test, &organiser, &gala, TemplateKind::Reminder, "all")
            .unwrap()
            .campaign
            .id;
        let memory = MemoryMail::default();
        run(&test, &memory);
        assert!(memory.taken().is_empty());
        assert!(pause(false).paused.is_none());
        run(&test, &memory);
        assert_eq!(memory.taken().len(), 2);
        assert_eq!(
            get(&test, &organiser, &gala, &campaign).campaign.state,
            CampaignState::Finished
        );

        let later = send(&test, &organiser, &gala, TemplateKind::Invitation, "all")
            .unwrap()
            .campaign
            .id;
        test.clock.advance(TimeDelta::minutes(2));
        let (me, to) = (organiser.clone(), ada.clone());
        test.service.write(move |tx| send_confirmation(tx, &me, &to)).unwrap();
        let cancelled = EventPatch {
            status: Some("cancelled".to_owned()),
            ..EventPatch::default()
        };
        test.update_event(&organiser, &gala, cancelled).unwrap();
        run(&test, &memory);
        assert_eq!(memory.taken().len(), 2);
        assert_eq!(
            get(&test, &organiser, &gala, &later).campaign.state,
            CampaignState::Stopped
        );
        let refused = send(&test, &organiser, &gala, TemplateKind::Reminder, "all").unwrap_err();
        assert!(matches!(refused, Error::EventCancelled), "{refused:?}");
    }
}

#[test]
fn a_change_of_seat_is_told_to_those_whose_last_mail_named_another_one() {
    for test in each() {
        let organiser = ann(&test);
        let gala = event_with_tables(&test.service, &organiser, 2, 4);
        let ada = invited(&test, &organiser, &gala, "Ada Lovelace", "confirmed");
        let ben = invited(&test, &organiser, &gala, "Ben Hill", "confirmed");
        test.assign(&organiser, &ada, "t1-chair-1").unwrap();
        test.assign(&organiser, &ben, "t1-chair-2").unwrap();
        let changed = || {
            let query = RecipientQuery {
                recipients: Recipients::Segment(Segment::SeatChanged),
                template: None,
                sends_again: false,
            };
            test.service
                .read(|r| recipients_of::of_event(r, &organiser, &gala, &query))
                .unwrap()
                .receiving
        };
        assert_eq!(changed(), 0, "no one was told a seat");
        let memory = MemoryMail::default();
        send(&test, &organiser, &gala, TemplateKind::SeatAssignment, "assigned").unwrap();
        run(&test, &memory);
        assert_eq!((memory.taken().len(), changed()), (2, 0));
        test.assign(&organiser, &ada, "t2-chair-1").unwrap();
        assert_eq!(changed(), 1);
        send(&test, &organiser, &gala, TemplateKind::SeatAssignment, "seat_changed").unwrap();
        run(&test, &memory);
        assert_eq!((memory.taken().len(), changed()), (3, 0));
        let last = memory.taken().pop().unwrap();
        assert_eq!(last.to, "ada@example.org");
        let code = test.guest(&organiser, &ada).unwrap().guest.lookup_code;
        assert!(
            text(&last).contains(code.as_str()) && text(&last).contains("/ticket/"),
            "{}",
            text(&last)
        );
    }
}

#[test]
fn a_failed_mail_is_told_in_plain_words_and_resent_to_the_corrected_address_with_its_message_id() {
    for test in each() {
        let organiser = ann(&test);
        let gala = event(&test.service, &organiser, "Gala");
        invited(&test, &organiser, &gala, "Ada Lovelace", "confirmed");
        invited(&test, &organiser, &gala, "Ben Hill", "confirmed");
        send(&test, &organiser, &gala, TemplateKind::Reminder, "all").unwrap();
        let refusal = Failure::Permanent("550 5.1.1 user unknown".to_owned());
        let memory = MemoryMail::answering([Err(refusal)]);
        run(&test, &memory);
        let items = items(&test, &organiser, &gala);
        let failed = &items[0];
        let (explanation, answer) = history::explain(failed).unwrap();
        assert_eq!(
            (explanation.title, answer),
            ("Address does not exist", Some("550 5.1.1 user unknown"))
        );
        let details = history::get(&test.service, &organiser, (&gala, &failed.id)).unwrap();
        assert_eq!(details.tries.len(), 1);
        assert!(
            details.html.contains("<html") && details.text.contains("personal-link"),
            "{}",
            details.text
        );
        let found = page(
            &test,
            &organiser,
            &gala,
            HistoryQuery {
                q: failed.guest_name.to_uppercase(),
                ..HistoryQuery::default()
            },
        );
        assert_eq!((found.total, found.counts.failed), (1, 1));

        let resend = |id: &domain::id::MailId| {
            let (organiser, gala, id) = (organiser.clone(), gala.clone(), id.clone());
            test.service
                .write(move |tx| history::resend(tx, &organiser, (&gala, &id)))
        };
        let correct = GuestPatch {
            email: Some("right@example.org".to_owned()),
            ..GuestPatch::default()
        };
        test.update_guest(&organiser, &failed.guest, correct).unwrap();
        let again = resend(&failed.id).unwrap();
        assert_eq!(
            (again.state.as_str(), again.recipient.as_str()),
            ("queued", "right@example.org")
        );
        let waits = resend(&failed.id).unwrap_err();
        assert!(matches!(waits, Error::Conflict(Conflict::MailWaiting)), "{waits:?}");
        run(&test, &memory);
        let last = memory.taken().pop().unwrap();
        assert_eq!(
            (last.to.as_str(), last.id.as_str()),
            ("right@example.org", failed.id.as_str())
        );
        assert_eq!(last.header("Message-ID"), format!("<{}@seats.example>", failed.id));

        let (me, at) = (organiser.clone(), gala.clone());
        let ids: Vec<String> = [items[1].id.to_string(), "unknown".to_owned()].to_vec();
        let done = test
            .service
            .write(move |tx| history::resend_many(tx, &me, &at, &ids))
            .unwrap();
        assert_eq!((done.resent, done.skipped.len()), (1, 1));
    }
}

#[test]
fn the_history_is_paged_with_failed_mail_first() {
    let test = each().remove(0);
    let organiser = ann(&test);
    let gala = event(&test.service, &organiser, "Gala");
    for name in ["Ada A", "Ben B", "Cem C", "Dan D", "Eve E"] {
        invited(&test, &organiser, &gala, name, "confirmed");
    }
    send(&test, &organiser, &gala, TemplateKind::Reminder, "all").unwrap();
    let refusal = || Err(Failure::Permanent("550 no".to_owned()));
    run(&test, &MemoryMail::answering([Ok(()), refusal(), Ok(()), refusal()]));
    let (mut states, mut after) = (Vec::new(), None);
    loop {
        let query = HistoryQuery {
            limit: Some(2),
            after,
            ..HistoryQuery::default()
        };
        let page = page(&test, &organiser, &gala, query);
        assert_eq!((page.total, page.counts.sent, page.counts.failed), (5, 3, 2));
        states.extend(page.items.into_iter().map(|item| item.state));
        after = page.next;
        if after.is_none() {
            break;
        }
    }
    assert_eq!(states, ["failed", "failed", "sent", "sent", "sent"]);
}

#[test]
fn a_cause_is_mailed_once_per_guest() {
    for test in each() {
        let organiser = ann(&test);
        let gala = event(&test.service, &organiser, "Gala");
        let ada = invited(&test, &organiser, &gala, "Ada Lovelace", "confirmed");
        let template = of_kind(&test, &organiser, &gala, TemplateKind::Confirmation).id;
        let queue = || {
            let (organisation, event) = (organiser.organisation_id().clone(), gala.clone());
            let read = move |conn: &mut storage::Connection| storage::events::scope(conn, &organisation, &event);
            let scope = test.database.open().read(read).unwrap();
            let (ada, template) = (ada.clone(), template.clone());
            test.service
                .write(move |tx| guest_mails::queue_for_guest(tx, &scope, &ada, &template, "registration s1"))
                .unwrap()
        };
        assert!(matches!(queue(), guest_mails::Queued::Queued(_)));
        assert_eq!(queue(), guest_mails::Queued::Before);
        let memory = MemoryMail::default();
        run(&test, &memory);
        assert_eq!(memory.taken().len(), 1);
    }
}

#[test]
fn mails_of_a_campaign_are_spread_by_the_rate_also_after_a_pause() {
    let test = opened(TestService::sqlite(), Some(12));
    let organiser = ann(&test);
    let gala = event(&test.service, &organiser, "Gala");
    for name in ["Ada A", "Ben B", "Cem C", "Dan D", "Eve E"] {
        invited(&test, &organiser, &gala, name, "confirmed");
    }
    let id = send(&test, &organiser, &gala, TemplateKind::Reminder, "all")
        .unwrap()
        .campaign
        .id;
    let memory = MemoryMail::default();
    let sent = |seconds: i64| {
        test.clock.advance(TimeDelta::seconds(seconds));
        run(&test, &memory);
        memory.taken().len()
    };
    assert_eq!([sent(0), sent(9), sent(1)], [2, 2, 4]);
    let view = get(&test, &organiser, &gala, &id);
    assert_eq!(
        (view.per_minute, view.ends_at),
        (Some(12), Some(test.service.now() + TimeDelta::seconds(5)))
    );
    act(&test, &organiser, &gala, &id, Action::Pause).unwrap();
    assert_eq!(sent(600), 4);
    act(&test, &organiser, &gala, &id, Action::Resume).unwrap();
    assert_eq!([sent(0), sent(0)], [5, 5]);
}

#[test]
fn a_mail_that_waits_is_not_sent_to_an_address_that_was_suppressed_in_the_meantime() {
    for test in TestService::each() {
        let test = opened(test, Some(1));
        let organiser = ann(&test);
        let gala = event(&test.service, &organiser, "Gala");
        for name in ["Ada A", "Ben B", "Cem C"] {
            invited(&test, &organiser, &gala, name, "confirmed");
        }
        send(&test, &organiser, &gala, TemplateKind::Reminder, "all").unwrap();
        let memory = MemoryMail::default();
        run(&test, &memory);
        let told = recipients(&memory).remove(0);
        let waiting = ["ada@example.org", "ben@example.org", "cem@example.org"]
            .into_iter()
            .find(|address| *address != told)
            .unwrap();
        let me = organiser.clone();
        test.service
            .write(move |tx| suppressions::add(tx, &me, waiting))
            .unwrap();
        test.clock.advance(TimeDelta::minutes(2));
        run(&test, &memory);
        assert_eq!(memory.taken().len(), 2);
        assert!(!recipients(&memory).iter().any(|to| to == waiting));
        let items = items(&test, &organiser, &gala);
        let (explanation, _) = history::explain(&items[0]).unwrap();
        assert_eq!(explanation.title, "Address is blocked");
    }
}

#[test]
fn a_later_start_waits_for_the_time_of_the_event() {
    let test = each().remove(0);
    let organiser = ann(&test);
    let gala = event(&test.service, &organiser, "Gala");
    invited(&test, &organiser, &gala, "Ada Lovelace", "confirmed");
    let template = of_kind(&test, &organiser, &gala, TemplateKind::Reminder).id.to_string();
    let at = |start: &str| {
        let input = SendEmails {
            template: template.clone(),
            recipients: "confirmed_only".to_owned(),
            start_at: Some(start.to_owned()),
            ..SendEmails::default()
        };
        let (organiser, gala) = (organiser.clone(), gala.clone());
        test.service
            .write(move |tx| campaigns::send(tx, &organiser, &gala, &input))
    };
    assert_eq!(at("2026-11-20T10:00").unwrap_err().field(), Some("startAt"));
    let (view, sent) = at("2026-11-22T10:00").unwrap();
    assert_eq!(
        (view.campaign.run_at.to_rfc3339(), sent),
        ("2026-11-22T10:00:00+00:00".to_owned(), 1)
    );
    let memory = MemoryMail::default();
    run(&test, &memory);
    assert!(memory.taken().is_empty());
    test.clock.advance(TimeDelta::hours(26));
    run(&test, &memory);
    assert_eq!(memory.taken().len(), 1);
}

#[test]
fn a_preview_has_the_values_of_a_guest_without_the_links_and_a_test_goes_to_members_only() {
    for test in each() {
        let organiser = ann(&test);
        let gala = event(&test.service, &organiser, "Gala");
        let draft = |guest: Option<&GuestId>| {
            Draft {
            text: TemplateText {
                subject: "For {{guest_name}}".to_owned(),
                html: "<p>Hello {{first_name}}</p><p><a class=\"button\" href=\"{{rsvp_link}}\">Answer</a></p><p>{{qr_code}}</p>".to_owned(),
                plain: String::new(),
            },
            kind: "confirmation".to_owned(),
            guest: guest.map(GuestId::to_string),
        }
        };
        let sample = preview::preview(&test.service, &organiser, &gala, draft(None)).unwrap();
        assert_eq!((sample.subject.as_str(), sample.guest), ("For Ada Lovelace", None));
        let dan = invited(&test, &organiser, &gala, "Dan Poe", "confirmed");
        let shown = preview::preview(&test.service, &organiser, &gala, draft(None)).unwrap();
        assert_eq!(shown.guest.unwrap().1, "Dan Poe");
        assert!(shown.html.contains("data:image/png") && !shown.html.contains("cid:"));
        assert!(shown.text.contains("/personal-link"), "{}", shown.text);
        let test_mail = |to: &str| {
            let (organiser, gala, draft, to) = (organiser.clone(), gala.clone(), draft(Some(&dan)), to.to_owned());
            test.service
                .write(move |tx| preview::test(tx, &organiser, &gala, draft, &to))
        };
        assert_eq!(test_mail("stranger@example.org").unwrap_err().field(), Some("to"));
        assert_eq!(test_mail("ANN@example.org").unwrap(), "ann@example.org");
        let memory = MemoryMail::default();
        run(&test, &memory);
        let taken = memory.taken().pop().unwrap();
        assert_eq!(
            (taken.to.as_str(), taken.header("Subject").as_str()),
            ("ann@example.org", "For Dan Poe")
        );
        assert!(
            items(&test, &organiser, &gala).is_empty(),
            "a test is no mail to a guest"
        );
    }
}

#[test]
fn invitations_and_confirmations_are_the_templates_of_the_event_and_keep_what_they_said() {
    for test in each() {
        let organiser = ann(&test);
        let gala = event(&test.service, &organiser, "Gala");
        let own = of_kind(&test, &organiser, &gala, TemplateKind::Invitation);
        let rewrite = |version: i32, words: &str| TemplatePatch {
            version,
            subject: Some(format!("{words} {{{{first_name}}}}")),
            html: Some(format!("<p>{words} at {{{{rsvp_link}}}}</p>")),
            plain: Some(String::new()),
            ..TemplatePatch::default()
        };
        patch(&test, &organiser, &gala, &own, rewrite(1, "Old words")).unwrap();
        let lines = ["Ada Lovelace <ada@example.org>".to_owned()];
        invites::send(&test.service, &organiser, &gala, (&lines, false)).unwrap();
        patch(&test, &organiser, &gala, &own, rewrite(2, "New words")).unwrap();
        let memory = MemoryMail::default();
        run(&test, &memory);
        let taken = memory.taken().pop().unwrap();
        assert_eq!(taken.header("Subject"), "Old words Ada");
        assert!(text(&taken).contains("Old words"), "{}", text(&taken));
        let recently = invites::send(&test.service, &organiser, &gala, (&lines, false)).unwrap();
        assert_eq!(recently[0].outcome, invites::Outcome::InvitedRecently);
    }
}

#[test]
fn an_invitation_goes_to_an_address_once_a_day_unless_it_is_sent_again() {
    for test in each() {
        let organiser = ann(&test);
        let gala = event(&test.service, &organiser, "Gala");
        let ada = invited(&test, &organiser, &gala, "Ada Lovelace", "confirmed");
        let ben = invited(&test, &organiser, &gala, "Ben Hill", "pending");
        let template = of_kind(&test, &organiser, &gala, TemplateKind::Invitation).id;
        let memory = MemoryMail::default();
        let invite = |line: &str, again: bool| {
            let lines = [line.to_owned()];
            let lines = invites::send(&test.service, &organiser, &gala, (&lines, again)).unwrap();
            run(&test, &memory);
            lines[0].outcome
        };
        assert_eq!(invite("ada@example.org", false), invites::Outcome::Queued);
        let uninvited = query(Recipients::Segment(Segment::NotInvited));
        assert_eq!(count(&test, &organiser, &gala, &uninvited).unwrap().matching, 1);

        let both = RecipientQuery {
            template: Some(template.clone()),
            ..query(Recipients::Guests([ada.clone(), ben.clone()].into()))
        };
        let counted = count(&test, &organiser, &gala, &both).unwrap();
        assert_eq!((counted.matching, counted.receiving), (2, 1));
        assert_eq!(counted.invited_recently.names, ["Ada Lovelace"]);
        let again = RecipientQuery {
            sends_again: true,
            ..both
        };
        assert_eq!(count(&test, &organiser, &gala, &again).unwrap().receiving, 2);

        let send = |guests: &[&GuestId], sends_again: bool| {
            let input = SendEmails {
                template: template.to_string(),
                recipients: "guests".to_owned(),
                guests: guests.iter().map(ToString::to_string).collect(),
                sends_again,
                ..SendEmails::default()
            };
            let (organiser, gala) = (organiser.clone(), gala.clone());
            let sent = test
                .service
                .write(move |tx| campaigns::send(tx, &organiser, &gala, &input));
            run(&test, &memory);
            sent.map(|(view, _)| view.campaign.id)
        };
        assert_eq!(send(&[&ada], false).unwrap_err().field(), Some("sendAgain"));
        let sent = send(&[&ada, &ben], false).unwrap();
        assert_eq!(
            counts(&get(&test, &organiser, &gala, &sent)),
            (CampaignState::Finished, 2, 0, 1, 0, 1)
        );
        assert_eq!(recipients(&memory), ["ada@example.org", "ben@example.org"]);
        send(&[&ada], true).unwrap();
        assert_eq!(invite("ben@example.org", false), invites::Outcome::InvitedRecently);
        assert_eq!(invite("ben@example.org", true), invites::Outcome::Queued);
        assert_eq!(recipients(&memory).len(), 4);
        assert_eq!(count(&test, &organiser, &gala, &uninvited).unwrap().matching, 0);

        // The mail went to the old address.
        let patch = GuestPatch {
            email: Some("countess@example.org".to_owned()),
            ..GuestPatch::default()
        };
        test.update_guest(&organiser, &ada, patch).unwrap();
        test.clock.advance(TimeDelta::minutes(1));
        assert_eq!(invite("countess@example.org", false), invites::Outcome::Queued);
        let known = test.service.read(|r| invites::invited(r, &organiser, &gala)).unwrap();
        assert_eq!(
            known.keys().collect::<Vec<_>>(),
            ["ben@example.org", "countess@example.org"]
        );
        test.clock.advance(TimeDelta::hours(25));
        assert_eq!(invite("ben@example.org", false), invites::Outcome::Queued);
    }
}

#[test]
fn viewers_read_and_change_nothing() {
    let test = each().remove(0);
    let organiser = ann(&test);
    let gala = event(&test.service, &organiser, "Gala");
    invited(&test, &organiser, &gala, "Ada Lovelace", "confirmed");
    let viewer = test.member(&organiser, "vic@example.org", Role::Viewer);
    assert_eq!(all(&test, &viewer, &gala).len(), 4);
    let refused = send(&test, &viewer, &gala, TemplateKind::Reminder, "all").unwrap_err();
    assert!(matches!(refused, Error::Forbidden));
    let door = test.member(&organiser, "dora@example.org", Role::DoorStaff);
    let refused = test.service.read(|r| templates::list(r, &door, &gala)).unwrap_err();
    assert!(matches!(refused, Error::Forbidden));
}
