//! The sandbox: seeded, apart from every other, without mail, and gone or kept in the end.

use app_service::accounts::{self, SessionKey, SignIn, SignedIn, SignedUp, verification};
use app_service::actor::{Organiser, Visitor};
use app_service::error::{Conflict, Error, Noun};
use app_service::housekeeping;
use app_service::organisations::{invitations, settings};
use app_service::sandbox::{self, KeepSandbox};
use app_service::settings::{MailMode, Settings};
use chrono::TimeDelta;
use domain::id::UserId;
use domain::limits::SANDBOXES_MAX;
use domain::organisation::SettingsPatch;
use storage::{accounts::sandboxes, scratch};
use test_support::builders::{event, guest};
use test_support::service::{PASSWORD, TestService};

fn open(test: &TestService) -> SignedIn {
    sandbox::open(&test.service, &Visitor, "Firefox on Linux".to_owned()).unwrap()
}

fn current(test: &TestService, key: &SessionKey) -> Result<Organiser, Error> {
    test.service.read(|r| accounts::current(r, key))
}

fn keep(test: &TestService, organiser: &Organiser, email: &str) -> Result<SignedIn, Error> {
    let input = KeepSandbox {
        email: email.to_owned(),
        password: PASSWORD.to_owned(),
        name: "Ann Kern".to_owned(),
        ..KeepSandbox::default()
    };
    sandbox::keep(&test.service, organiser, input).map(|kept| kept.signed_in().unwrap())
}

/// What is countable in a sandbox: per event its name, guests, seats and assignments.
fn counts(test: &TestService, organiser: &Organiser) -> Vec<(String, i64, i64, i64)> {
    let views = test.events(organiser).unwrap();
    let count = |view: app_service::events::EventView| {
        (view.event.name, view.guest_count, view.seat_count, view.assigned_seats)
    };
    views.into_iter().map(count).collect()
}

fn refused_in_a_sandbox<T: std::fmt::Debug>(outcome: Result<T, Error>) {
    assert!(matches!(outcome, Err(Error::SandboxOnly)), "{outcome:?}");
}

#[test]
fn a_sandbox_is_seeded_and_lives_for_a_day() {
    for test in TestService::each() {
        let visitor = open(&test);
        let organiser = &visitor.organiser;
        assert_eq!(
            (organiser.name(), organiser.organisation_name()),
            ("Sandbox visitor", "Sandbox")
        );
        assert!(organiser.email().ends_with("@sandbox.invalid") && !organiser.has_password());
        assert_eq!(
            organiser.sandbox_until(),
            Some(test.service.now() + TimeDelta::hours(24))
        );
        let seeded = counts(&test, organiser);
        assert_eq!(seeded.len(), 2);
        assert!(
            seeded[0].1 >= 100 && seeded[0].2 > seeded[0].1 && seeded[0].3 > 0,
            "{seeded:?}"
        );
        test.clock.advance(TimeDelta::hours(24) - TimeDelta::seconds(1));
        assert!(current(&test, &visitor.key).is_ok());
        test.clock.advance(TimeDelta::seconds(1));
        assert!(matches!(current(&test, &visitor.key), Err(Error::SignedOut)));
    }
}

#[test]
fn one_sandbox_never_sees_another() {
    for test in TestService::each() {
        let (one, two) = (open(&test).organiser, open(&test).organiser);
        assert_ne!(one.organisation_id(), two.organisation_id());
        let own = event(&test.service, &one, "Only mine");
        assert!(matches!(test.event(&two, &own), Err(Error::NotFound(Noun::Event))));
        assert!(counts(&test, &two).iter().all(|(name, ..)| name != "Only mine"));
        for view in test.events(&one).unwrap() {
            assert!(test.guests(&two, &view.event.id).is_err());
        }
    }
}

#[test]
fn a_reset_restores_the_seeded_state_and_nothing_else() {
    for test in TestService::each() {
        let (visitor, other) = (open(&test), open(&test).organiser);
        let organiser = &visitor.organiser;
        let seeded = counts(&test, organiser);
        let wedding = test.events(organiser).unwrap().swap_remove(0).event.id;
        let _ = guest(&test.service, organiser, &wedding, "Late Guest");
        let _ = event(&test.service, organiser, "Third event");
        let launch = test.events(organiser).unwrap().swap_remove(1).event.id;
        test.delete_event(organiser, &launch).unwrap();
        let _ = event(&test.service, &other, "Not touched");
        let before = counts(&test, &other);
        assert_ne!(counts(&test, organiser), seeded);
        sandbox::reset(&test.service, organiser).unwrap();
        assert_eq!(counts(&test, organiser), seeded);
        assert_eq!(counts(&test, &other), before);
        assert!(current(&test, &visitor.key).is_ok(), "the session goes on");
        sandbox::reset(&test.service, organiser).unwrap();
        assert_eq!(counts(&test, organiser), seeded);
    }
}

#[test]
fn a_sandbox_neither_invites_nor_names_itself_nor_sends_mail() {
    for test in TestService::each() {
        let organiser = open(&test).organiser;
        let member = organiser.clone();
        let invite = invitations::NewInvitation {
            email: "pia@example.org".to_owned(),
            role: "viewer".to_owned(),
        };
        refused_in_a_sandbox(test.service.write(move |tx| invitations::create(tx, &member, &invite)));
        let member = organiser.clone();
        let rename = SettingsPatch {
            name: Some("Mine".to_owned()),
            ..SettingsPatch::default()
        };
        refused_in_a_sandbox(test.service.write(move |tx| settings::update(tx, &member, rename)));
        let member = organiser.clone();
        refused_in_a_sandbox(
            test.service
                .write(move |tx| verification::send_verification(tx, &member)),
        );
        assert!(test.mail_to("pia@example.org").is_empty() && test.mail_to(organiser.email()).is_empty());
    }
}

#[test]
fn nobody_signs_in_to_a_sandbox() {
    let test = TestService::sqlite();
    let organiser = open(&test).organiser;
    for password in ["", PASSWORD, "nobody has this password"] {
        let input = SignIn {
            email: organiser.email().to_owned(),
            password: password.to_owned(),
            ..SignIn::default()
        };
        let refused = accounts::sign_in(&test.service, input).unwrap_err();
        assert!(matches!(refused, Error::BadCredentials), "{refused:?}");
    }
}

#[test]
fn keeping_a_sandbox_makes_an_account_of_it_with_a_new_session() {
    for test in TestService::each() {
        let visitor = open(&test);
        let _ = event(&test.service, &visitor.organiser, "My party");
        let before = counts(&test, &visitor.organiser);
        let kept = keep(&test, &visitor.organiser, "Ann@example.org").unwrap();
        assert!(matches!(current(&test, &visitor.key), Err(Error::SignedOut)));
        let organiser = current(&test, &kept.key).unwrap();
        assert_eq!((organiser.email(), organiser.name()), ("Ann@example.org", "Ann Kern"));
        assert_eq!(
            (organiser.organisation_name(), organiser.sandbox_until()),
            ("Ann Kern", None)
        );
        assert!(!organiser.is_verified() && organiser.has_password());
        assert_eq!(counts(&test, &organiser), before);
        assert_eq!(test.sign_in("ann@example.org").user_id(), organiser.user_id());
        let _ = test.link("Ann@example.org", "verify-email");
        // It has become a regular account: it stays, and there is nothing to reset or keep.
        test.clock.advance(TimeDelta::days(2));
        assert!(current(&test, &kept.key).is_ok());
        let refused = [
            sandbox::reset(&test.service, &organiser),
            keep(&test, &organiser, "x@example.org").map(drop),
        ];
        for refused in refused {
            assert!(matches!(refused, Err(Error::Forbidden)), "{refused:?}");
        }
        housekeeping::run(&test.service).unwrap();
        assert_eq!(counts(&test, &organiser), before);
    }
}

#[test]
fn a_sandbox_is_kept_once_and_not_under_a_taken_address() {
    for test in TestService::each() {
        let _ = test.organiser("ann@example.org");
        let visitor = open(&test);
        let refused = keep(&test, &visitor.organiser, "ANN@example.org").unwrap_err();
        assert!(matches!(refused, Error::Conflict(Conflict::EmailTaken)), "{refused:?}");
        assert!(current(&test, &visitor.key).is_ok(), "nothing has happened");
        keep(&test, &visitor.organiser, "ben@example.org").unwrap();
        let refused = keep(&test, &visitor.organiser, "other@example.org").unwrap_err();
        assert!(matches!(refused, Error::SignedOut), "{refused:?}");
    }
}

#[test]
fn keeping_names_the_field_that_is_wrong() {
    let test = TestService::sqlite();
    let organiser = open(&test).organiser;
    for (email, password, name, field) in [
        ("ann", PASSWORD, "Ann", "email"),
        ("ann@example.org", "short", "Ann", "password"),
        ("ann@example.org", PASSWORD, " ", "name"),
    ] {
        let input = KeepSandbox {
            email: email.to_owned(),
            password: password.to_owned(),
            name: name.to_owned(),
            ..KeepSandbox::default()
        };
        let refused = sandbox::keep(&test.service, &organiser, input).unwrap_err();
        assert_eq!(refused.field(), Some(field));
    }
}

#[test]
fn a_sandbox_that_cannot_be_filled_goes_and_the_first_failure_is_answered() {
    let test = TestService::sqlite();
    let users = || {
        let conn = &mut scratch::connect(test.database.url()).unwrap();
        scratch::stored(conn, "id", "users").unwrap().len()
    };
    let break_off = |on: &str, cause: &str| {
        let broken = format!("CREATE TRIGGER \"{cause}\" BEFORE {on} BEGIN SELECT RAISE(ABORT, '{cause}'); END");
        scratch::execute(&mut scratch::connect(test.database.url()).unwrap(), &broken).unwrap();
    };
    break_off("INSERT ON guests", "no guests");
    let opened = || sandbox::open(&test.service, &Visitor, String::new()).unwrap_err();
    assert!(opened().cause().unwrap().contains("no guests"));
    assert_eq!(users(), 0);
    break_off("DELETE ON users", "no removal");
    assert!(opened().cause().unwrap().contains("no guests"));
    assert_eq!(users(), 1, "it goes with the housekeeping");
}

#[test]
fn a_tab_that_was_left_behind_does_not_change_the_password_of_an_account_that_was_kept_by_mail() {
    for test in TestService::each() {
        let SignedIn {
            organiser: visitor,
            key,
            ..
        } = open(&test);
        let by_mail = test.service.clone().with_settings(Settings {
            mail_mode: MailMode::Smtp,
            ..Settings::default()
        });
        let keep = |password: &str| {
            let input = KeepSandbox {
                email: "ann@example.org".to_owned(),
                password: password.to_owned(),
                name: "Ann Kern".to_owned(),
                ..KeepSandbox::default()
            };
            sandbox::keep(&by_mail, &visitor, input)
        };
        assert!(matches!(keep(PASSWORD), Ok(SignedUp::CheckEmail(_))));
        let token = test.link("ann@example.org", "change-email");
        test.service
            .write(move |tx| verification::verify_email(tx, &token, Some(&key)))
            .unwrap();
        let refused = keep("another password").unwrap_err();
        assert!(matches!(refused, Error::Forbidden), "{refused:?}");
        assert_eq!(test.sign_in("ann@example.org").user_id(), visitor.user_id());
    }
}

#[test]
fn at_most_300_sandboxes_live_at_once() {
    let test = TestService::sqlite();
    let _ = open(&test);
    let now = test.service.now();
    let fill = test.database.open().write(move |conn| {
        for number in 1..SANDBOXES_MAX {
            let id = UserId::parse(&format!("u{number}")).unwrap();
            let email = domain::account::Email::parse(&format!("{number}@sandbox.invalid")).unwrap();
            let user = storage::accounts::NewUser {
                id: &id,
                email: &email,
                name: "Visitor",
                password_hash: "",
            };
            storage::accounts::insert_user(conn, &user, now)?;
            sandboxes::set_until(conn, &id, now + TimeDelta::hours(1))?;
        }
        Ok::<(), storage::Error>(())
    });
    fill.unwrap();
    let full = sandbox::open(&test.service, &Visitor, String::new());
    assert!(matches!(full, Err(Error::Unavailable(_))), "{full:?}");
    test.clock.advance(TimeDelta::hours(1));
    assert!(sandbox::open(&test.service, &Visitor, String::new()).is_ok());
}
