//! Signing in through a provider: which account it opens, and that a sign-in under way comes back once.

use app_service::accounts::external::{self, AuthorizationRequest, BrowserKey, Pending, Person};
use app_service::accounts::{self, SessionKey, SignIn, SignedIn};
use app_service::error::Error;
use chrono::TimeDelta;
use domain::id::UserId;
use storage::{accounts::users, scratch};
use test_support::service::{PASSWORD, TestService};

const ISSUER: &str = "https://login.example.org";

fn person(subject: &str, email: &str) -> Person {
    Person {
        issuer: ISSUER.to_owned(),
        subject: subject.to_owned(),
        email: Some(email.to_owned()),
        email_verified: true,
        name: Some("Ann Kern".to_owned()),
    }
}

fn sign_in(test: &TestService, person: Person) -> Option<SignedIn> {
    external::sign_in(&test.service, person, "Firefox on Linux").unwrap()
}

fn is_live(test: &TestService, key: &SessionKey) -> bool {
    test.service.read(|r| accounts::current(r, key)).is_ok()
}

fn password_works(test: &TestService, email: &str) -> bool {
    let input = SignIn {
        email: email.to_owned(),
        password: PASSWORD.to_owned(),
        ..SignIn::default()
    };
    match accounts::sign_in(&test.service, input) {
        Ok(_) => true,
        Err(Error::BadCredentials) => false,
        Err(other) => panic!("{other}"),
    }
}

fn verify(test: &TestService, user: &UserId) {
    let (user, now) = (user.clone(), test.service.now());
    test.database
        .open()
        .write(move |conn| users::verify(conn, &user, now))
        .unwrap();
}

#[test]
fn a_new_subject_gets_an_account_with_an_organisation_and_is_found_again() {
    for test in TestService::each() {
        let first = sign_in(&test, person("s-1", "Ann@example.org")).unwrap().organiser;
        assert_eq!((first.name(), first.role().as_str()), ("Ann Kern", "owner"));
        assert!(first.is_verified() && !first.has_password());
        // The address may change at the provider; the subject never does.
        let again = sign_in(&test, person("s-1", "other@example.org")).unwrap().organiser;
        assert_eq!((again.user_id(), again.email()), (first.user_id(), "Ann@example.org"));
        let other = sign_in(&test, person("s-2", "ben@example.org")).unwrap().organiser;
        assert_ne!(other.user_id(), first.user_id());
        assert!(!password_works(&test, "ann@example.org"));
    }
}

#[test]
fn the_same_subject_of_another_provider_is_somebody_else() {
    let test = TestService::sqlite();
    let first = sign_in(&test, person("s-1", "ann@example.org")).unwrap();
    let elsewhere = Person {
        issuer: "https://other.example.org".to_owned(),
        ..person("s-1", "ben@example.org")
    };
    let second = sign_in(&test, elsewhere).unwrap();
    assert_ne!(first.organiser.user_id(), second.organiser.user_id());
}

#[test]
fn a_verified_account_with_the_address_is_linked_and_keeps_its_password_and_sessions() {
    for test in TestService::each() {
        let (ann, key) = test.sign_up("ann@example.org");
        verify(&test, ann.user_id());
        let linked = sign_in(&test, person("s-1", " ANN@Example.org")).unwrap().organiser;
        assert_eq!(linked.user_id(), ann.user_id());
        assert!(linked.has_password() && is_live(&test, &key));
        assert!(password_works(&test, "ann@example.org"));

        let letters = || {
            let conn = &mut scratch::connect(test.database.url()).unwrap();
            let mails = scratch::mail(conn).unwrap();
            mails
                .into_iter()
                .filter(|mail| mail.kind == "sign-in-linked")
                .collect::<Vec<_>>()
        };
        let told = letters();
        assert_eq!((told.len(), told[0].to.as_str()), (1, "ann@example.org"));
        assert!(told[0].text.contains(&person("s-1", "").issuer), "{}", told[0].text);
        let _again = sign_in(&test, person("s-1", "ann@example.org")).unwrap();
        assert_eq!(letters().len(), 1, "the second time nothing is linked");
    }
}

#[test]
fn an_account_that_waits_for_the_owner_of_its_address_loses_every_way_in() {
    for test in TestService::each() {
        let (attacker, key) = test.sign_up("ann@example.org");
        // Before that, the attacker also signed in through an identity with an unverified address.
        let unvouched = Person {
            email_verified: false,
            ..person("attacker", "carl@example.org")
        };
        let side_door = sign_in(&test, unvouched).unwrap();
        assert!(!side_door.organiser.is_verified());

        let owner = sign_in(&test, person("s-1", "ann@example.org")).unwrap().organiser;
        assert_eq!(owner.user_id(), attacker.user_id());
        assert!(owner.is_verified() && !owner.has_password());
        assert!(!is_live(&test, &key), "the session of the one who waited goes on");
        assert!(!password_works(&test, "ann@example.org"));

        let carl = sign_in(&test, person("s-2", "carl@example.org")).unwrap().organiser;
        assert_eq!(carl.user_id(), side_door.organiser.user_id());
        assert!(!is_live(&test, &side_door.key));
        let back = Person {
            email_verified: false,
            ..person("attacker", "carl@example.org")
        };
        assert!(
            sign_in(&test, back).is_none(),
            "the unvouched identity still opens the account"
        );
    }
}

#[test]
fn an_address_with_an_account_is_not_given_to_whom_nobody_vouches_for() {
    for test in TestService::each() {
        let (ann, _) = test.sign_up("ann@example.org");
        let unvouched = Person {
            email_verified: false,
            ..person("s-1", "ann@example.org")
        };
        assert!(sign_in(&test, unvouched.clone()).is_none());
        verify(&test, ann.user_id());
        assert!(sign_in(&test, unvouched).is_none());
        assert!(password_works(&test, "ann@example.org"));
        let silent = Person {
            email: None,
            ..person("s-1", "")
        };
        assert!(sign_in(&test, silent).is_none());
        assert!(sign_in(&test, person("s-1", "no address")).is_none());
    }
}

#[test]
fn a_new_account_that_nobody_vouches_for_gets_a_link_to_verify_its_address() {
    let test = TestService::sqlite();
    let unvouched = Person {
        email_verified: false,
        ..person("s-1", "ann@example.org")
    };
    assert!(!sign_in(&test, unvouched).unwrap().organiser.is_verified());
    assert_eq!(test.mail_to("ann@example.org").len(), 1);
    assert!(
        sign_in(&test, person("s-2", "ben@example.org"))
            .unwrap()
            .organiser
            .is_verified()
    );
    assert_eq!(test.mail_to("ben@example.org").len(), 0);
}

#[test]
fn a_subject_that_cannot_be_one_is_refused() {
    let test = TestService::sqlite();
    for subject in [String::new(), "s".repeat(256)] {
        let refused = external::sign_in(&test.service, person(&subject, "ann@example.org"), "");
        assert!(matches!(refused, Err(Error::BadCredentials)), "{subject}");
    }
}

#[test]
fn a_name_that_does_not_fit_is_made_to_fit() {
    let test = TestService::sqlite();
    let name_of = |number: u32, name: Option<&str>| {
        let person = Person {
            name: name.map(str::to_owned),
            ..person(&format!("s-{number}"), &format!("ann{number}@example.org"))
        };
        sign_in(&test, person).unwrap().organiser.name().to_owned()
    };
    assert_eq!(name_of(1, None), "ann1");
    assert_eq!(name_of(2, Some(" ")), "ann2");
    assert_eq!(name_of(3, Some("A\u{0}")), "ann3");
    assert_eq!(name_of(4, Some(&"é".repeat(5_000))).chars().count(), 100);
}

#[test]
fn whoever_tries_to_sign_in_costs_one_hash_whether_or_not_there_is_an_account() {
    let test = TestService::sqlite();
    let _ = test.organiser("ann@example.org");
    assert!(sign_in(&test, person("s-1", "ben@example.org")).is_some());
    for (email, password) in [
        ("ann@example.org", PASSWORD),
        ("ann@example.org", "not the password"),
        ("ann@example.org", ""),
        ("nobody@example.org", PASSWORD),
        ("nobody@example.org", &"x".repeat(100_000)),
        // Ben signs in at a provider and has no password here.
        ("ben@example.org", PASSWORD),
        ("ben@example.org", ""),
    ] {
        let before = test.service.password_checks();
        let input = SignIn {
            email: email.to_owned(),
            password: password.to_owned(),
            ..SignIn::default()
        };
        let right = (email, password) == ("ann@example.org", PASSWORD);
        assert_eq!(accounts::sign_in(&test.service, input).is_ok(), right, "{email}");
        assert_eq!(test.service.password_checks(), before + 1, "{email}");
    }
}

fn begin(test: &TestService, asked: Option<&str>) -> AuthorizationRequest {
    external::begin(&test.service, asked).unwrap()
}

fn take(test: &TestService, browser: &str, state: &str) -> Option<Pending> {
    let (browser, state) = (BrowserKey::parse(browser).unwrap(), state.to_owned());
    test.service
        .write(move |tx| external::take(tx, &browser, &state))
        .unwrap()
}

#[test]
fn a_sign_in_under_way_comes_back_once() {
    for test in TestService::each() {
        let begun = begin(&test, Some("/events?x=1"));
        let pending = take(&test, begun.browser.as_str(), &begun.state).unwrap();
        assert!(pending.is_genuine);
        assert_eq!((&pending.nonce, &pending.verifier), (&begun.nonce, &begun.verifier));
        assert_eq!(pending.return_path.as_deref(), Some("/events?x=1"));
        assert!(take(&test, begun.browser.as_str(), &begun.state).is_none());
    }
}

#[test]
fn a_forged_state_is_told_and_ends_the_sign_in() {
    let test = TestService::sqlite();
    for forged in ["", "x", &"A".repeat(43)] {
        let begun = begin(&test, None);
        assert!(!take(&test, begun.browser.as_str(), forged).unwrap().is_genuine);
        assert!(take(&test, begun.browser.as_str(), &begun.state).is_none());
    }
    let (mine, theirs) = (begin(&test, None), begin(&test, None));
    assert!(!take(&test, mine.browser.as_str(), &theirs.state).unwrap().is_genuine);
}

#[test]
fn after_ten_minutes_a_sign_in_has_to_begin_again() {
    for test in TestService::each() {
        let (late, in_time) = (begin(&test, None), begin(&test, None));
        test.clock.advance(TimeDelta::seconds(599));
        assert!(take(&test, in_time.browser.as_str(), &in_time.state).is_some());
        test.clock.advance(TimeDelta::seconds(1));
        assert!(take(&test, late.browser.as_str(), &late.state).is_none());
    }
}

#[test]
fn a_way_back_to_another_site_is_not_kept() {
    let test = TestService::sqlite();
    let begun = begin(&test, Some("//evil.example"));
    assert_eq!(
        take(&test, begun.browser.as_str(), &begun.state).unwrap().return_path,
        None
    );
}
