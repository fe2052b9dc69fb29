//! Unsubscribing by a link, and mail that came back.

use std::sync::Arc;

use app_service::actor::{Organiser, Visitor};
use app_service::error::Error;
use app_service::mail::bounces::{self, Bounce};
use app_service::mail::campaigns::{self, SendEmails};
use app_service::mail::history::{self, HistoryQuery, Status};
use app_service::mail::worker::Worker;
use app_service::mail::{suppressions, templates, unsubscribe};
use app_service::settings::Settings;
use domain::guest::GuestPatch;
use domain::id::EventId;
use domain::mail::TemplateKind;
use test_support::builders::{event, guest};
use test_support::mail::{MemoryMail, Taken};
use test_support::service::TestService;

/// Sends a reminder to one guest, and returns the message.
fn reminded(test: &mut TestService) -> (Organiser, EventId, Taken) {
    test.service = test.service.clone().with_settings(Settings {
        base_url: "https://seats.example".to_owned(),
        mail_from: "seats@seats.example".to_owned(),
        ..Settings::default()
    });
    let organiser = test.organiser("ann@example.org");
    let gala = event(&test.service, &organiser, "Gala");
    let zoe = guest(&test.service, &organiser, &gala, "Zoë Hill");
    let patch = GuestPatch {
        email: Some("Zoe@example.org".to_owned()),
        ..GuestPatch::default()
    };
    test.update_guest(&organiser, &zoe, patch).unwrap();
    send(test, &organiser, &gala).unwrap();
    let memory = MemoryMail::default();
    let worker = Worker::new(test.service.clone(), Arc::new(memory.clone())).unwrap();
    while worker.run_once().unwrap() > 0 {}
    let taken = memory.taken();
    let taken = taken.into_iter().find(|taken| taken.to == "Zoe@example.org").unwrap();
    (organiser, gala, taken)
}

fn send(test: &TestService, organiser: &Organiser, gala: &EventId) -> Result<usize, Error> {
    let all = test.service.read(|r| templates::list(r, organiser, gala)).unwrap();
    let reminder = all.into_iter().find(|template| template.kind == TemplateKind::Reminder);
    let input = SendEmails {
        template: reminder.unwrap().id.into(),
        recipients: "all".to_owned(),
        ..SendEmails::default()
    };
    let (organiser, gala) = (organiser.clone(), gala.clone());
    test.service
        .write(move |tx| campaigns::send(tx, &organiser, &gala, &input))
        .map(|(_, count)| count)
}

fn token(taken: &Taken) -> String {
    let text = String::from_utf8_lossy(&taken.message)
        .replace("\r\n ", "")
        .replace("=\r\n", "");
    let (_, rest) = text.split_once("/api/unsubscribe/").unwrap();
    rest.split('>').next().unwrap().to_owned()
}

fn reasons(test: &TestService, organiser: &Organiser) -> Vec<(String, String)> {
    let page = test
        .service
        .read(|r| suppressions::list(r, organiser, "", None))
        .unwrap();
    page.items.into_iter().map(|item| (item.email, item.reason)).collect()
}

#[test]
fn a_link_of_a_mail_unsubscribes_its_address_and_can_undo_it() {
    for mut test in TestService::each() {
        let (organiser, gala, taken) = reminded(&mut test);
        let token = token(&taken);
        let look = || unsubscribe::look(&test.service, &Visitor, &token).unwrap();
        for _ in 0..2 {
            let shown = look();
            assert_eq!(
                (shown.masked.as_str(), shown.is_unsubscribed),
                ("z•••@example.org", false)
            );
        }
        assert!(reasons(&test, &organiser).is_empty(), "looking changes nothing");
        for _ in 0..2 {
            let token = token.clone();
            test.service
                .write(move |tx| unsubscribe::unsubscribe(tx, &Visitor, &token))
                .unwrap();
        }
        assert_eq!(
            reasons(&test, &organiser),
            [("zoe@example.org".to_owned(), "unsubscribed".to_owned())]
        );
        assert!(look().is_unsubscribed);
        assert!(send(&test, &organiser, &gala).is_err(), "no one is left");
        let again = token.clone();
        test.service
            .write(move |tx| unsubscribe::resubscribe(tx, &Visitor, &again))
            .unwrap();
        assert!(!look().is_unsubscribed);
        assert_eq!(send(&test, &organiser, &gala).unwrap(), 1);
    }
}

#[test]
fn a_mail_that_came_back_is_marked_and_its_address_suppressed() {
    for mut test in TestService::each() {
        let (organiser, gala, taken) = reminded(&mut test);
        let record = |bounce: Bounce| test.service.write(move |tx| bounces::record(tx, &bounce));
        let by_id = |id: &str| Bounce {
            message_id: Some(id.to_owned()),
            reason: "550 5.1.1\r\nuser unknown".to_owned(),
            ..Bounce::default()
        };
        for unknown in ["<x@seats.example>", "", "<>", "no id at all"] {
            record(by_id(unknown)).unwrap();
        }
        assert!(reasons(&test, &organiser).is_empty());
        for _ in 0..2 {
            record(by_id(&taken.header("Message-ID"))).unwrap();
        }
        assert_eq!(
            reasons(&test, &organiser),
            [("zoe@example.org".to_owned(), "bounced".to_owned())]
        );
        let page = test
            .service
            .read(|r| history::list(r, &organiser, &gala, &HistoryQuery::default()));
        let mail = page.unwrap().items.remove(0);
        assert_eq!(Status::from_state(&mail.state), Status::Failed);
        assert_eq!(mail.failure.as_deref(), Some("bounced: 550 5.1.1 user unknown"));
        let link = token(&taken);
        test.service
            .write(move |tx| unsubscribe::resubscribe(tx, &Visitor, &link))
            .unwrap();
        assert_eq!(
            reasons(&test, &organiser).len(),
            1,
            "a link undoes what a link did, and no more"
        );
    }
}

#[test]
fn a_complaint_names_the_address_and_leaves_the_history_alone() {
    for mut test in TestService::each() {
        let (organiser, gala, _) = reminded(&mut test);
        let bounce = Bounce {
            email: Some("zoe@EXAMPLE.org".to_owned()),
            is_complaint: true,
            ..Bounce::default()
        };
        test.service.write(move |tx| bounces::record(tx, &bounce)).unwrap();
        let spelled = Bounce {
            email: Some("Zoe@example.org".to_owned()),
            is_complaint: true,
            ..Bounce::default()
        };
        test.service.write(move |tx| bounces::record(tx, &spelled)).unwrap();
        assert_eq!(
            reasons(&test, &organiser),
            [("zoe@example.org".to_owned(), "bounced".to_owned())]
        );
        let page = test
            .service
            .read(|r| history::list(r, &organiser, &gala, &HistoryQuery::default()));
        assert_eq!(Status::from_state(&page.unwrap().items[0].state), Status::Sent);
        let nothing = test.service.write(|tx| bounces::record(tx, &Bounce::default()));
        assert_eq!(nothing.unwrap_err().field(), Some("messageId"));
    }
}
