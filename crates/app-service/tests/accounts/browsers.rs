//! The list of sessions, and ending them.

use app_service::accounts::{self, SessionKey, SignIn, browsers};
use app_service::actor::Organiser;
use app_service::error::{Error, Noun};
use chrono::TimeDelta;
use domain::id::SessionId;
use test_support::service::{PASSWORD, TestService};

use super::{ANN, again, current, is_signed_out};

fn end(test: &TestService, organiser: &Organiser, session: &SessionId) -> Result<(), Error> {
    let (organiser, session) = (organiser.clone(), session.clone());
    test.service.write(move |tx| browsers::end(tx, &organiser, &session))
}

fn list(test: &TestService, organiser: &Organiser) -> Vec<browsers::SessionView> {
    test.service.read(|r| browsers::list(r, organiser)).unwrap()
}

fn phone(test: &TestService) -> SessionKey {
    let input = SignIn {
        email: ANN.to_owned(),
        password: PASSWORD.to_owned(),
        device: "Safari on iPhone".to_owned(),
    };
    accounts::sign_in(&test.service, input).unwrap().key
}

#[test]
fn people_see_their_own_live_sessions_the_present_one_first() {
    for test in TestService::each() {
        let (organiser, _) = test.sign_up(ANN);
        test.clock.advance(TimeDelta::days(1));
        let _ = phone(&test);
        let _ = test.organiser("ben@example.org");
        let seen = list(&test, &organiser);
        let shown: Vec<_> = seen
            .iter()
            .map(|view| (view.device.as_str(), view.is_current))
            .collect();
        assert_eq!(shown, [("Unknown device", true), ("Safari on iPhone", false)]);
        assert_eq!(seen[0].id, *organiser.session_id().unwrap());
        test.clock.advance(TimeDelta::days(29));
        let shown: Vec<String> = list(&test, &organiser).into_iter().map(|view| view.device).collect();
        assert_eq!(shown, ["Safari on iPhone"], "what has ended is not listed");
    }
}

#[test]
fn a_session_is_ended_from_another_one() {
    for test in TestService::each() {
        let (organiser, key) = test.sign_up(ANN);
        let stolen = phone(&test);
        let other = current(&test, &stolen).unwrap();
        end(&test, &organiser, other.session_id().unwrap()).unwrap();
        is_signed_out(&test, &stolen);
        assert!(current(&test, &key).is_ok());
        let again = end(&test, &organiser, other.session_id().unwrap());
        assert!(matches!(again, Err(Error::NotFound(Noun::Session))), "{again:?}");
    }
}

#[test]
fn nobody_ends_a_session_of_somebody_else() {
    for test in TestService::each() {
        let (organiser, key) = test.sign_up(ANN);
        let mallory = test.organiser("mallory@example.org");
        let foreign = end(&test, &mallory, organiser.session_id().unwrap());
        let unknown = end(&test, &mallory, &SessionId::parse("unknown").unwrap());
        assert_eq!(foreign.unwrap_err().to_string(), unknown.unwrap_err().to_string());
        assert!(current(&test, &key).is_ok());
    }
}

#[test]
fn all_others_are_ended_at_once() {
    for test in TestService::each() {
        let (_, first) = test.sign_up(ANN);
        let (_, bens) = test.sign_up("ben@example.org");
        let (organiser, here) = again(&test);
        test.service
            .write(move |tx| browsers::end_others(tx, &organiser))
            .unwrap();
        is_signed_out(&test, &first);
        assert!(current(&test, &here).is_ok());
        assert!(current(&test, &bens).is_ok());
    }
}

#[test]
fn the_use_of_a_session_is_noted_about_every_ten_minutes() {
    for test in TestService::each() {
        let (organiser, key) = test.sign_up(ANN);
        let is_due = || {
            let organiser = current(&test, &key).unwrap();
            test.service.read(|r| Ok(browsers::is_due(r, &organiser))).unwrap()
        };
        assert!(!is_due());
        test.clock.advance(TimeDelta::minutes(10));
        assert!(is_due());
        let session = organiser.session_id().unwrap().clone();
        test.service.write(move |tx| browsers::touch(tx, &session)).unwrap();
        assert!(!is_due());
        assert_eq!(list(&test, &organiser)[0].last_seen_at, test.service.now());
    }
}

/// An open tab polls for changes all the time, even when no one is using it.
#[test]
fn using_a_session_does_not_make_it_longer() {
    for test in TestService::each() {
        let (organiser, key) = test.sign_up(ANN);
        for _ in 0..29 {
            test.clock.advance(TimeDelta::days(1));
            assert!(current(&test, &key).is_ok());
            let session = organiser.session_id().unwrap().clone();
            test.service.write(move |tx| browsers::touch(tx, &session)).unwrap();
        }
        test.clock.advance(TimeDelta::days(1));
        is_signed_out(&test, &key);
    }
}
