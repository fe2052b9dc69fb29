//! Links that show whose address it is.

use app_service::accounts::SessionKey;
use app_service::accounts::verification::{ChangeEmail, change_email, send_verification, verify_email};
use app_service::actor::Organiser;
use app_service::error::{Conflict, Error};
use app_service::link::LinkToken;
use chrono::TimeDelta;
use test_support::service::{PASSWORD, TestService};

use super::{ANN, again, current, is_signed_out, sign_in};

const NEW: &str = "ann@new.example";

fn verify(test: &TestService, token: &LinkToken, kept: Option<&SessionKey>) -> Result<String, Error> {
    let (token, kept) = (token.clone(), kept.cloned());
    test.service.write(move |tx| verify_email(tx, &token, kept.as_ref()))
}

fn send(test: &TestService, organiser: &Organiser) -> Result<(), Error> {
    let organiser = organiser.clone();
    test.service.write(move |tx| send_verification(tx, &organiser))
}

fn ask_for(test: &TestService, organiser: &Organiser, email: &str) -> Result<(), Error> {
    let input = ChangeEmail {
        password: PASSWORD.to_owned(),
        email: email.to_owned(),
    };
    change_email(&test.service, organiser, &input)
}

#[track_caller]
fn is_expired<T: std::fmt::Debug>(outcome: Result<T, Error>) {
    assert!(matches!(outcome, Err(Error::LinkExpired)), "{outcome:?}");
}

#[test]
fn the_link_of_a_sign_up_verifies_the_address_once() {
    for test in TestService::each() {
        let (organiser, key) = test.sign_up(ANN);
        assert!(!organiser.is_verified());
        let token = test.link(ANN, "verify-email");
        assert_eq!(verify(&test, &token, None).unwrap(), ANN);
        assert!(current(&test, &key).unwrap().is_verified());
        is_expired(verify(&test, &token, None));
        assert!(matches!(
            send(&test, &organiser),
            Err(Error::Conflict(Conflict::EmailVerified))
        ));
    }
}

#[test]
fn the_link_works_for_48_hours_and_the_last_one_only() {
    for test in TestService::each() {
        let organiser = test.organiser(ANN);
        let first = test.link(ANN, "verify-email");
        test.clock.advance(TimeDelta::minutes(1));
        send(&test, &organiser).unwrap();
        let second = test.link(ANN, "verify-email");
        assert_ne!(first, second);
        is_expired(verify(&test, &first, None));
        test.clock.advance(TimeDelta::hours(48));
        is_expired(verify(&test, &second, None));
        send(&test, &organiser).unwrap();
        let third = test.link(ANN, "verify-email");
        test.clock.advance(TimeDelta::hours(48) - TimeDelta::seconds(1));
        assert!(verify(&test, &third, None).is_ok());
    }
}

#[test]
fn a_token_that_was_never_mailed_is_an_expired_link() {
    for test in TestService::each() {
        let _ = test.organiser(ANN);
        is_expired(verify(&test, &LinkToken::parse(&"A".repeat(43)).unwrap(), None));
    }
}

#[test]
fn of_two_who_use_one_link_at_the_same_moment_one_wins() {
    for test in TestService::each() {
        let _ = test.organiser(ANN);
        let token = test.link(ANN, "verify-email");
        let outcomes: Vec<_> = std::thread::scope(|scope| {
            let uses: Vec<_> = (0..8).map(|_| scope.spawn(|| verify(&test, &token, None))).collect();
            uses.into_iter().map(|used| used.join().unwrap()).collect()
        });
        assert_eq!(
            outcomes.iter().filter(|outcome| outcome.is_ok()).count(),
            1,
            "{outcomes:?}"
        );
    }
}

#[test]
fn an_account_moves_to_another_address_when_the_link_there_is_used() {
    for test in TestService::each() {
        let (_, other_key) = test.sign_up(ANN);
        let (organiser, key) = again(&test);
        ask_for(&test, &organiser, NEW).unwrap();
        assert_eq!(current(&test, &key).unwrap().email(), ANN, "nothing moves before that");
        let notice = test.mail_to(ANN);
        assert!(
            notice
                .iter()
                .any(|mail| mail.kind == "email-changing" && mail.text.contains(NEW))
        );
        let old_link = test.link(ANN, "verify-email");
        assert_eq!(verify(&test, &test.link(NEW, "change-email"), Some(&key)).unwrap(), NEW);
        let organiser = current(&test, &key).unwrap();
        assert_eq!((organiser.email(), organiser.is_verified()), (NEW, true));
        is_signed_out(&test, &other_key);
        is_expired(verify(&test, &old_link, None));
        assert!(sign_in(&test, NEW, PASSWORD).is_ok());
        assert!(matches!(sign_in(&test, ANN, PASSWORD), Err(Error::BadCredentials)));
    }
}

#[test]
fn the_owner_of_an_address_gets_three_notices_a_day() {
    for test in TestService::each() {
        let _ = test.organiser(ANN);
        let others = ["one@example.org", "two@example.org"].map(|email| test.organiser(email));
        let notices = || {
            test.mail_to(ANN)
                .iter()
                .filter(|mail| mail.kind == "account-exists")
                .count()
        };
        for organiser in others.iter().cycle().take(5) {
            ask_for(&test, organiser, ANN).unwrap();
        }
        assert_eq!(notices(), 3);
        test.clock.advance(TimeDelta::hours(8));
        ask_for(&test, &others[0], ANN).unwrap();
        assert_eq!(notices(), 4);
    }
}

#[test]
fn without_the_session_that_asked_every_session_ends() {
    for test in TestService::each() {
        let (organiser, key) = test.sign_up(ANN);
        let (_, stranger) = test.sign_up("ben@example.org");
        ask_for(&test, &organiser, NEW).unwrap();
        verify(&test, &test.link(NEW, "change-email"), Some(&stranger)).unwrap();
        is_signed_out(&test, &key);
        assert!(current(&test, &stranger).is_ok());
    }
}

#[test]
fn an_address_that_is_taken_gets_no_link_and_one_that_was_taken_meanwhile_is_refused() {
    for test in TestService::each() {
        let organiser = test.organiser(ANN);
        let _ = test.organiser("ben@example.org");
        ask_for(&test, &organiser, "Ben@Example.org").unwrap();
        ask_for(&test, &organiser, NEW).unwrap();
        let _ = test.organiser(NEW);
        let late = verify(&test, &test.link(NEW, "change-email"), None);
        assert!(matches!(late, Err(Error::Conflict(Conflict::EmailTaken))), "{late:?}");
        assert!(sign_in(&test, ANN, PASSWORD).is_ok());
    }
}

#[test]
fn changing_the_address_needs_the_password_and_an_address() {
    let test = TestService::sqlite();
    let organiser = test.organiser(ANN);
    let try_with = |password: &str, email: &str| {
        let input = ChangeEmail {
            password: password.to_owned(),
            email: email.to_owned(),
        };
        change_email(&test.service, &organiser, &input).unwrap_err()
    };
    assert_eq!(try_with("wrong", NEW).field(), Some("password"));
    assert_eq!(try_with("", NEW).field(), Some("password"));
    assert_eq!(try_with(PASSWORD, "ann").field(), Some("email"));
    assert_eq!(try_with(PASSWORD, "").field(), Some("email"));
    assert!(test.mail_to(NEW).is_empty());
}

#[test]
fn the_link_that_moves_an_account_works_for_24_hours() {
    for test in TestService::each() {
        let organiser = test.organiser(ANN);
        ask_for(&test, &organiser, NEW).unwrap();
        test.clock.advance(TimeDelta::hours(24));
        is_expired(verify(&test, &test.link(NEW, "change-email"), None));
    }
}
