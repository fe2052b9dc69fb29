//! New passwords: forgotten ones, and ones that are changed.

use std::sync::{Arc, Barrier};

use app_service::accounts::SignedIn;
use app_service::accounts::new_password::{ChangePassword, change_password, forgot_password, reset_password};
use app_service::accounts::verification::{ChangeEmail, change_email, verify_email};
use app_service::actor::Organiser;
use app_service::error::Error;
use app_service::link::LinkToken;
use app_service::mail::worker::Worker;
use app_service::service::Tx;
use chrono::TimeDelta;
use domain::account::Email;
use storage::{DatabaseUrl, scratch};
use test_support::database::WRITERS;
use test_support::mail::MemoryMail;
use test_support::service::{PASSWORD, TestService};

use super::{ANN, again, current, is_signed_out, sign_in};

const NEW: &str = "another long password";

fn forgot(test: &TestService, email: &str) {
    let email = Email::parse(email).unwrap();
    test.service.write(move |tx| forgot_password(tx, &email)).unwrap();
}

fn change(test: &TestService, organiser: &Organiser, current: &str, new: &str) -> Result<SignedIn, Error> {
    let input = ChangePassword {
        current: current.to_owned(),
        new: new.to_owned(),
        device: "Firefox on Linux".to_owned(),
    };
    change_password(&test.service, organiser, input)
}

fn kinds(test: &TestService) -> Vec<String> {
    let mut kinds: Vec<String> = test.mail_to(ANN).into_iter().map(|mail| mail.kind).collect();
    kinds.sort();
    kinds
}

#[test]
fn a_mailed_link_sets_a_new_password_verifies_the_address_and_ends_every_session() {
    for test in TestService::each() {
        let (_, first) = test.sign_up(ANN);
        let (_, second) = again(&test);
        forgot(&test, " ANN@example.org");
        let token = test.link(ANN, "reset-password");
        assert!(current(&test, &first).is_ok(), "asking changes nothing");
        reset_password(&test.service, &token, NEW).unwrap();
        is_signed_out(&test, &first);
        is_signed_out(&test, &second);
        assert!(matches!(sign_in(&test, ANN, PASSWORD), Err(Error::BadCredentials)));
        let key = sign_in(&test, ANN, NEW).unwrap();
        assert!(current(&test, &key).unwrap().is_verified());
        assert_eq!(kinds(&test), ["password-changed", "reset-password", "verify-email"]);
        let again = reset_password(&test.service, &token, "and another one");
        assert!(matches!(again, Err(Error::LinkExpired)), "{again:?}");
    }
}

#[test]
fn a_password_is_stored_as_an_argon2id_hash_after_sign_up_change_and_reset() {
    for test in TestService::each() {
        let organiser = test.organiser(ANN);
        let stored = || {
            let conn = &mut scratch::connect(test.database.url()).unwrap();
            let rows = scratch::stored(conn, "password_hash", "users").unwrap();
            rows.into_iter().flatten().collect::<Vec<String>>()
        };
        let mut hashes = stored();
        change(&test, &organiser, PASSWORD, NEW).unwrap();
        hashes.extend(stored());
        forgot(&test, ANN);
        reset_password(&test.service, &test.link(ANN, "reset-password"), PASSWORD).unwrap();
        hashes.extend(stored());
        assert!(hashes.iter().all(|hash| hash.starts_with("$argon2id$")), "{hashes:?}");
        hashes.sort();
        hashes.dedup();
        assert_eq!(hashes.len(), 3, "each is a new one: {hashes:?}");
    }
}

#[test]
fn an_unknown_address_gets_no_mail() {
    for test in TestService::each() {
        let _ = test.organiser(ANN);
        forgot(&test, "nobody@example.org");
        assert!(test.mail_to("nobody@example.org").is_empty());
        assert_eq!(kinds(&test), ["verify-email"]);
        let memory = sent(&test);
        assert_eq!(memory.taken().len(), 1);
        let stored = scratch::dump(&mut scratch::connect(test.database.url()).unwrap()).unwrap();
        assert!(!stored.iter().any(|row| row.contains("nobody@")), "{stored:?}");
    }
}

/// Sends what waits.
fn sent(test: &TestService) -> MemoryMail {
    let memory = MemoryMail::default();
    let worker = Worker::new(test.service.clone(), Arc::new(memory.clone())).unwrap();
    while worker.run_once().unwrap() > 0 {}
    memory
}

/// The statements of a request for a new password, and those of sending the mail.
fn work(test: &TestService, email: &str) -> (usize, usize) {
    let before = test.database.statements();
    forgot(test, email);
    let asked = test.database.statements();
    drop(sent(test));
    (asked - before, test.database.statements() - asked)
}

/// PostgreSQL's writers connect when they are first needed, with statements of their own.
fn open_all_writers(test: &TestService) {
    if matches!(test.database.url(), DatabaseUrl::Postgres(_)) {
        let together = Arc::new(Barrier::new(WRITERS));
        std::thread::scope(|scope| {
            for _ in 0..WRITERS {
                let together = Arc::clone(&together);
                let write = move |_: &mut Tx<'_>| {
                    together.wait();
                    Ok(())
                };
                scope.spawn(|| test.service.write(write).unwrap());
            }
        });
    }
}

#[test]
fn an_address_without_an_account_takes_the_same_statements_now_and_later() {
    for test in TestService::each() {
        let _ = test.organiser(ANN);
        drop(sent(&test));
        open_all_writers(&test);
        for round in 0..12 {
            // After ten mails of the day both addresses get none.
            assert_eq!(work(&test, ANN), work(&test, "nobody@example.org"), "round {round}");
        }
        let left = scratch::mail(&mut scratch::connect(test.database.url()).unwrap()).unwrap();
        assert!(left.iter().all(|mail| mail.to == ANN), "{} rows", left.len());
    }
}

#[test]
fn an_address_gets_ten_links_a_day_and_the_last_one_works() {
    for test in TestService::each() {
        let _ = test.organiser(ANN);
        for _ in 0..12 {
            test.clock.advance(TimeDelta::seconds(1));
            forgot(&test, ANN);
        }
        let links = || {
            test.mail_to(ANN)
                .iter()
                .filter(|mail| mail.kind == "reset-password")
                .count()
        };
        assert_eq!(links(), 10);
        reset_password(&test.service, &test.link(ANN, "reset-password"), NEW).unwrap();
        test.clock.advance(TimeDelta::hours(24) / 10);
        forgot(&test, ANN);
        assert_eq!(links(), 11);
    }
}

#[test]
fn the_link_works_for_one_hour_and_the_last_one_only() {
    for test in TestService::each() {
        let _ = test.organiser(ANN);
        forgot(&test, ANN);
        let first = test.link(ANN, "reset-password");
        test.clock.advance(TimeDelta::minutes(1));
        forgot(&test, ANN);
        let second = test.link(ANN, "reset-password");
        assert!(matches!(
            reset_password(&test.service, &first, NEW),
            Err(Error::LinkExpired)
        ));
        test.clock.advance(TimeDelta::hours(1));
        assert!(matches!(
            reset_password(&test.service, &second, NEW),
            Err(Error::LinkExpired)
        ));
        assert!(sign_in(&test, ANN, PASSWORD).is_ok());
    }
}

#[test]
fn a_link_serves_its_own_purpose_only_and_stays_when_it_is_tried_elsewhere() {
    for test in TestService::each() {
        let _ = test.organiser(ANN);
        forgot(&test, ANN);
        let (verifies, resets) = (test.link(ANN, "verify-email"), test.link(ANN, "reset-password"));
        let tried = reset_password(&test.service, &verifies, NEW);
        assert!(matches!(tried, Err(Error::LinkExpired)), "{tried:?}");
        let token = resets.clone();
        let tried = test.service.write(move |tx| verify_email(tx, &token, None));
        assert!(matches!(tried, Err(Error::LinkExpired)), "{tried:?}");
        test.service.write(move |tx| verify_email(tx, &verifies, None)).unwrap();
        reset_password(&test.service, &resets, NEW).unwrap();
    }
}

#[test]
fn a_link_changes_the_account_it_was_made_for_and_no_other() {
    for test in TestService::each() {
        let _ = test.organiser(ANN);
        let (_, bens) = test.sign_up("ben@example.org");
        forgot(&test, ANN);
        reset_password(&test.service, &test.link(ANN, "reset-password"), NEW).unwrap();
        assert!(current(&test, &bens).is_ok());
        assert!(sign_in(&test, "ben@example.org", PASSWORD).is_ok());
    }
}

#[test]
fn of_two_who_use_one_link_at_the_same_moment_one_sets_the_password() {
    for test in TestService::each() {
        let _ = test.organiser(ANN);
        forgot(&test, ANN);
        let token = test.link(ANN, "reset-password");
        let passwords: Vec<String> = (0..6).map(|number| format!("password number {number}")).collect();
        let outcomes: Vec<_> = std::thread::scope(|scope| {
            let uses: Vec<_> = passwords
                .iter()
                .map(|password| scope.spawn(|| reset_password(&test.service, &token, password)))
                .collect();
            uses.into_iter().map(|used| used.join().unwrap()).collect()
        });
        let opens: Vec<bool> = passwords
            .iter()
            .map(|password| sign_in(&test, ANN, password).is_ok())
            .collect();
        let told: Vec<bool> = outcomes.iter().map(Result::is_ok).collect();
        assert_eq!(opens, told, "who is told so has set it");
        assert_eq!(told.iter().filter(|told| **told).count(), 1);
    }
}

#[test]
fn a_weak_password_is_refused_and_the_link_stays() {
    let test = TestService::sqlite();
    let _ = test.organiser(ANN);
    forgot(&test, ANN);
    let token = test.link(ANN, "reset-password");
    for password in ["short", &"x".repeat(201)] {
        let refused = reset_password(&test.service, &token, password).unwrap_err();
        assert_eq!(refused.field(), Some("password"));
    }
    reset_password(&test.service, &token, NEW).unwrap();
}

#[test]
fn a_token_that_was_never_mailed_is_an_expired_link() {
    let test = TestService::sqlite();
    let token = LinkToken::parse(&"A".repeat(43)).unwrap();
    assert!(matches!(
        reset_password(&test.service, &token, NEW),
        Err(Error::LinkExpired)
    ));
}

#[test]
fn changing_the_password_ends_every_session_and_opens_a_new_one() {
    for test in TestService::each() {
        let (_, first) = test.sign_up(ANN);
        let (organiser, second) = again(&test);
        let signed_in = change(&test, &organiser, PASSWORD, NEW).unwrap();
        is_signed_out(&test, &first);
        is_signed_out(&test, &second);
        let now = current(&test, &signed_in.key).unwrap();
        assert_eq!(now.user_id(), organiser.user_id());
        assert_ne!(now.session_id().unwrap(), organiser.session_id().unwrap());
        assert!(matches!(sign_in(&test, ANN, PASSWORD), Err(Error::BadCredentials)));
        assert!(sign_in(&test, ANN, NEW).is_ok());
        assert_eq!(kinds(&test), ["password-changed", "verify-email"]);
    }
}

#[test]
fn the_present_password_is_needed_and_the_new_one_has_to_be_long_enough() {
    let test = TestService::sqlite();
    let (organiser, key) = test.sign_up(ANN);
    let wrong = change(&test, &organiser, "not the password", NEW).unwrap_err();
    assert_eq!(wrong.field(), Some("currentPassword"));
    assert_eq!(wrong.to_string(), "This is not your current password.");
    assert_eq!(
        change(&test, &organiser, "", NEW).unwrap_err().field(),
        Some("currentPassword")
    );
    assert_eq!(
        change(&test, &organiser, PASSWORD, "short").unwrap_err().field(),
        Some("newPassword")
    );
    assert!(current(&test, &key).is_ok());
}

#[test]
fn somebody_without_a_password_sets_the_first_one_with_an_empty_present_one() {
    for test in TestService::each() {
        let (organiser, key) = test.sign_up(ANN);
        let mut conn = scratch::connect(test.database.url()).unwrap();
        storage::accounts::set_password(&mut conn, organiser.user_id(), "").unwrap();
        for password in ["", PASSWORD] {
            assert!(matches!(sign_in(&test, ANN, password), Err(Error::BadCredentials)));
        }
        let organiser = current(&test, &key).unwrap();
        assert!(!organiser.has_password());
        assert!(change(&test, &organiser, "guess", NEW).is_err());
        assert!(change(&test, &organiser, "", NEW).unwrap().organiser.has_password());
        assert!(sign_in(&test, ANN, NEW).is_ok());
    }
}

#[test]
fn a_new_password_ends_the_links_that_were_asked_for_before() {
    for test in TestService::each() {
        let organiser = test.organiser(ANN);
        forgot(&test, ANN);
        let resets = test.link(ANN, "reset-password");
        let moves = ChangeEmail {
            password: PASSWORD.to_owned(),
            email: "thief@example.org".to_owned(),
        };
        change_email(&test.service, &organiser, &moves).unwrap();
        let moves = test.link("thief@example.org", "change-email");
        change(&test, &organiser, PASSWORD, NEW).unwrap();
        assert!(matches!(
            reset_password(&test.service, &resets, PASSWORD),
            Err(Error::LinkExpired)
        ));
        let moved = test.service.write(move |tx| verify_email(tx, &moves, None));
        assert!(matches!(moved, Err(Error::LinkExpired)), "{moved:?}");
    }
}

#[test]
fn of_two_changes_that_know_the_old_password_one_wins() {
    for test in TestService::each() {
        let organiser = test.organiser(ANN);
        let passwords = ["first new password", "second new password"];
        let told: Vec<bool> = std::thread::scope(|scope| {
            let changes: Vec<_> = passwords
                .iter()
                .map(|new| scope.spawn(|| change(&test, &organiser, PASSWORD, new).is_ok()))
                .collect();
            changes.into_iter().map(|change| change.join().unwrap()).collect()
        });
        let opens: Vec<bool> = passwords
            .iter()
            .map(|password| sign_in(&test, ANN, password).is_ok())
            .collect();
        assert_eq!(told, opens);
        assert_eq!(told.iter().filter(|told| **told).count(), 1);
    }
}
