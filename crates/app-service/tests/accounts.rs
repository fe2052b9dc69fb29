//! Accounts: sign up, sign in, sign out, sessions that end and are revoked. The modules follow the use cases.

mod browsers;
mod delete;
mod new_password;
mod profile;
mod verification;

use app_service::accounts::{self, SessionKey, SignIn, SignUp};
use app_service::actor::Organiser;
use app_service::error::{Conflict, Error};
use chrono::TimeDelta;
use test_support::service::{PASSWORD, TestService};

const ANN: &str = "ann@example.org";

fn sign_in(test: &TestService, email: &str, password: &str) -> Result<SessionKey, Error> {
    let input = SignIn {
        email: email.to_owned(),
        password: password.to_owned(),
        ..SignIn::default()
    };
    accounts::sign_in(&test.service, input).map(|signed_in| signed_in.key)
}

/// Signs Ann in again, and returns the organiser and the key.
fn again(test: &TestService) -> (Organiser, SessionKey) {
    let key = sign_in(test, ANN, PASSWORD).unwrap();
    (current(test, &key).unwrap(), key)
}

#[track_caller]
fn is_signed_out(test: &TestService, key: &SessionKey) {
    assert!(matches!(current(test, key), Err(Error::SignedOut)));
}

fn current(test: &TestService, key: &SessionKey) -> Result<Organiser, Error> {
    test.service.read(|r| accounts::current(r, key))
}

#[test]
fn signing_up_makes_an_owner_of_a_new_organisation() {
    for test in TestService::each() {
        let (organiser, key) = test.sign_up("Ann@Example.org");
        assert_eq!(
            (organiser.email(), organiser.role().as_str()),
            ("Ann@Example.org", "owner")
        );
        assert_eq!(current(&test, &key).unwrap(), organiser);
        let (other, _) = test.sign_up("ben@example.org");
        assert_ne!(organiser.organisation_id(), other.organisation_id());
    }
}

#[test]
fn a_session_serves_only_the_account_that_a_request_was_made_for() {
    for test in TestService::each() {
        let (ann, key) = test.sign_up(ANN);
        let (ben, _) = test.sign_up("ben@example.org");
        let of = |account: Option<&str>| test.service.read(|r| accounts::current_for(r, &key, account));
        assert_eq!(of(None).unwrap(), ann);
        assert_eq!(of(Some(ann.user_id().as_str())).unwrap(), ann);
        for other in [ben.user_id().as_str(), ""] {
            assert!(matches!(of(Some(other)), Err(Error::AccountChanged)));
        }
    }
}

#[test]
fn an_address_has_one_account_however_it_is_spelled() {
    for test in TestService::each() {
        let _ = test.organiser("ann@example.org");
        let again = SignUp {
            email: " ANN@example.org".to_owned(),
            password: PASSWORD.to_owned(),
            name: "Ann".to_owned(),
            ..SignUp::default()
        };
        let refused = accounts::sign_up(&test.service, again).unwrap_err();
        assert!(matches!(refused, Error::Conflict(Conflict::EmailTaken)), "{refused:?}");
        assert!(sign_in(&test, "Ann@EXAMPLE.org", PASSWORD).is_ok());
    }
}

#[test]
fn sign_up_names_the_field_that_is_wrong() {
    let test = TestService::sqlite();
    let try_with = |email: &str, password: &str, name: &str| {
        let input = SignUp {
            email: email.to_owned(),
            password: password.to_owned(),
            name: name.to_owned(),
            ..SignUp::default()
        };
        accounts::sign_up(&test.service, input)
            .unwrap_err()
            .field()
            .unwrap()
            .to_owned()
    };
    assert_eq!(try_with("ann", PASSWORD, "Ann"), "email");
    assert_eq!(try_with("", PASSWORD, "Ann"), "email");
    assert_eq!(try_with("ann@example.org", "short", "Ann"), "password");
    assert_eq!(try_with("ann@example.org", &"x".repeat(201), "Ann"), "password");
    assert_eq!(try_with("ann@example.org", PASSWORD, " "), "name");
    assert_eq!(try_with("ann@example.org", PASSWORD, "A\u{0}"), "name");
}

#[test]
fn a_wrong_password_and_an_unknown_address_answer_alike() {
    let test = TestService::sqlite();
    let _ = test.organiser("ann@example.org");
    let wrong = sign_in(&test, "ann@example.org", "not the password").unwrap_err();
    let unknown = sign_in(&test, "nobody@example.org", PASSWORD).unwrap_err();
    let huge = sign_in(&test, "ann@example.org", &"x".repeat(100_000)).unwrap_err();
    for refused in [wrong, unknown, huge] {
        assert!(matches!(refused, Error::BadCredentials));
        assert_eq!(refused.to_string(), "Email or password is wrong.");
    }
}

#[test]
fn each_sign_in_has_a_key_of_its_own_and_signing_out_ends_only_that_one() {
    for test in TestService::each() {
        let (organiser, first) = test.sign_up("ann@example.org");
        let second = sign_in(&test, "ann@example.org", PASSWORD).unwrap();
        assert_ne!(first, second);
        let ended = first.clone();
        test.service.write(move |tx| accounts::sign_out(tx, &ended)).unwrap();
        assert!(matches!(current(&test, &first), Err(Error::SignedOut)));
        assert_eq!(current(&test, &second).unwrap().user_id(), organiser.user_id());
        test.service.write(move |tx| accounts::sign_out(tx, &first)).unwrap();
    }
}

#[test]
fn a_session_ends_after_30_days() {
    for test in TestService::each() {
        let (_, key) = test.sign_up("ann@example.org");
        test.clock.advance(TimeDelta::days(30) - TimeDelta::seconds(1));
        assert!(current(&test, &key).is_ok());
        test.clock.advance(TimeDelta::seconds(1));
        assert!(matches!(current(&test, &key), Err(Error::SignedOut)));
    }
}

#[test]
fn a_key_that_was_never_given_out_is_nobody() {
    let test = TestService::sqlite();
    let _ = test.organiser("ann@example.org");
    let key = SessionKey::parse(&"A".repeat(43)).unwrap();
    assert!(matches!(current(&test, &key), Err(Error::SignedOut)));
}

#[test]
fn what_is_no_address_is_refused_like_a_wrong_password() {
    for test in TestService::each() {
        for email in ["", "ann", "a\0b@example.org", &"a@".repeat(500_000)] {
            let refused = sign_in(&test, email, PASSWORD).unwrap_err();
            assert!(matches!(refused, Error::BadCredentials), "{refused:?}");
        }
    }
}

#[test]
fn somebody_who_is_a_member_of_nothing_any_more_gets_an_organisation_at_the_next_sign_in() {
    for test in TestService::each() {
        let organiser = test.organiser(ANN);
        let mut conn = storage::scratch::connect(test.database.url()).unwrap();
        storage::organisations::remove_member(&mut conn, organiser.organisation_id(), organiser.user_id()).unwrap();
        let (back, _) = again(&test);
        assert_ne!(back.organisation_id(), organiser.organisation_id());
        assert_eq!(
            (back.organisation_name(), back.role().as_str()),
            (organiser.name(), "owner")
        );
        assert_eq!(again(&test).0.organisation_id(), back.organisation_id());
    }
}
