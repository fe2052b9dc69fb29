//! Organisations: their settings, their members, and the owner that always stays.

use std::sync::Barrier;
use std::thread;

use app_service::accounts::{self, SessionKey, SignIn};
use app_service::actor::Organiser;
use app_service::error::{Conflict, Error, Noun};
use app_service::organisations::members::{self, Member};
use app_service::organisations::settings;
use domain::account::Role;
use domain::id::UserId;
use domain::organisation::{Settings, SettingsPatch};
use test_support::service::{PASSWORD, TestService};

fn update(test: &TestService, organiser: &Organiser, patch: SettingsPatch) -> Result<Settings, Error> {
    let organiser = organiser.clone();
    test.service.write(move |tx| settings::update(tx, &organiser, patch))
}

fn set_role(test: &TestService, organiser: &Organiser, user: &UserId, word: &'static str) -> Result<Member, Error> {
    let (organiser, user) = (organiser.clone(), user.clone());
    test.service
        .write(move |tx| members::set_role(tx, &organiser, &user, word))
}

fn remove(test: &TestService, organiser: &Organiser, user: &UserId) -> Result<(), Error> {
    let (organiser, user) = (organiser.clone(), user.clone());
    test.service.write(move |tx| members::remove(tx, &organiser, &user))
}

fn roles(test: &TestService, organiser: &Organiser) -> Vec<(String, Role)> {
    let members = test.service.read(|r| members::list(r, organiser)).unwrap();
    members.into_iter().map(|member| (member.email, member.role)).collect()
}

fn sign_in(test: &TestService, email: &str) -> SessionKey {
    let input = SignIn {
        email: email.to_owned(),
        password: PASSWORD.to_owned(),
        ..SignIn::default()
    };
    accounts::sign_in(&test.service, input).unwrap().key
}

fn is_last_owner<T>(outcome: &Result<T, Error>) -> bool {
    matches!(outcome, Err(Error::Conflict(Conflict::LastOwner(_))))
}

#[test]
fn settings_are_changed_by_owners_and_read_by_every_member() {
    for test in TestService::each() {
        let ann = test.organiser("ann@example.org");
        let vic = test.member(&ann, "vic@example.org", Role::Viewer);
        let patch = || SettingsPatch {
            name: Some("Ann & Co".to_owned()),
            sender_name: Some("Ann's events".to_owned()),
            contact_email: Some("hello@example.org".to_owned()),
        };
        let refused = update(&test, &vic, patch()).unwrap_err();
        assert!(matches!(refused, Error::Forbidden), "{refused:?}");
        let changed = update(&test, &ann, patch()).unwrap();
        let read = test.service.read(|r| settings::get(r, &vic)).unwrap();
        assert_eq!(read, changed);
        assert_eq!(read.contact_email, "hello@example.org");
        let cleared = SettingsPatch {
            contact_email: Some(String::new()),
            ..SettingsPatch::default()
        };
        update(&test, &ann, cleared).unwrap();
        let read = test.service.read(|r| settings::get(r, &vic)).unwrap();
        assert_eq!((read.contact_email.as_str(), read.name.as_str()), ("", "Ann & Co"));
    }
}

#[test]
fn a_wrong_setting_changes_nothing() {
    let test = TestService::sqlite();
    let ann = test.organiser("ann@example.org");
    let patch = SettingsPatch {
        name: Some("Ann & Co".to_owned()),
        contact_email: Some("nowhere".to_owned()),
        ..SettingsPatch::default()
    };
    assert_eq!(update(&test, &ann, patch).unwrap_err().field(), Some("contactEmail"));
    let read = test.service.read(|r| settings::get(r, &ann)).unwrap();
    assert_eq!(read.name, "Olu Organiser");
}

#[test]
fn members_are_listed_in_the_order_they_joined() {
    for test in TestService::each() {
        let ann = test.organiser("ann@example.org");
        let _ = test.organiser("stranger@example.org");
        for (email, role) in [("pia@example.org", Role::Planner), ("dan@example.org", Role::DoorStaff)] {
            test.clock.advance(chrono::TimeDelta::seconds(1));
            let _ = test.member(&ann, email, role);
        }
        let expected = [
            ("ann@example.org", Role::Owner),
            ("pia@example.org", Role::Planner),
            ("dan@example.org", Role::DoorStaff),
        ];
        assert_eq!(
            roles(&test, &ann),
            expected.map(|(email, role)| (email.to_owned(), role))
        );
    }
}

#[test]
fn a_new_role_holds_for_sessions_that_are_open() {
    for test in TestService::each() {
        let ann = test.organiser("ann@example.org");
        let pia = test.member(&ann, "pia@example.org", Role::Planner);
        set_role(&test, &ann, pia.user_id(), "viewer").unwrap();
        assert_eq!(test.sign_in("pia@example.org").role(), Role::Viewer);
        // The role that a caller had before the change is not believed.
        set_role(&test, &ann, pia.user_id(), "owner").unwrap();
        let stale = test.sign_in("pia@example.org");
        set_role(&test, &ann, pia.user_id(), "planner").unwrap();
        let refused = set_role(&test, &stale, ann.user_id(), "viewer").unwrap_err();
        assert!(matches!(refused, Error::Forbidden), "{refused:?}");
    }
}

#[test]
fn only_owners_change_roles_and_remove_others() {
    for test in TestService::each() {
        let ann = test.organiser("ann@example.org");
        let dan = test.member(&ann, "dan@example.org", Role::DoorStaff);
        for (email, role) in [("pia@example.org", Role::Planner), ("vic@example.org", Role::Viewer)] {
            let organiser = test.member(&ann, email, role);
            let refused = [
                set_role(&test, &organiser, organiser.user_id(), "owner").unwrap_err(),
                set_role(&test, &organiser, dan.user_id(), "viewer").unwrap_err(),
                remove(&test, &organiser, dan.user_id()).unwrap_err(),
                remove(&test, &organiser, ann.user_id()).unwrap_err(),
            ];
            for refused in refused {
                assert!(matches!(refused, Error::Forbidden), "{refused:?}");
            }
        }
        assert_eq!(roles(&test, &ann).len(), 4);
    }
}

#[test]
fn a_word_that_is_no_role_is_refused() {
    let test = TestService::sqlite();
    let ann = test.organiser("ann@example.org");
    let pia = test.member(&ann, "pia@example.org", Role::Planner);
    let refused = set_role(&test, &ann, pia.user_id(), "admin").unwrap_err();
    assert_eq!(refused.field(), Some("role"));
}

#[test]
fn somebody_of_another_organisation_is_not_found() {
    for test in TestService::each() {
        let ann = test.organiser("ann@example.org");
        let mallory = test.organiser("mallory@example.org");
        let unknown = UserId::parse("unknown").unwrap();
        for user in [ann.user_id(), &unknown] {
            let refused = [
                set_role(&test, &mallory, user, "viewer").unwrap_err(),
                remove(&test, &mallory, user).unwrap_err(),
            ];
            for refused in refused {
                assert!(matches!(refused, Error::NotFound(Noun::Member)), "{refused:?}");
            }
        }
        assert_eq!(roles(&test, &ann), [("ann@example.org".to_owned(), Role::Owner)]);
    }
}

#[test]
fn removing_a_member_ends_their_sessions_there() {
    for test in TestService::each() {
        let ann = test.organiser("ann@example.org");
        let pia = test.member(&ann, "pia@example.org", Role::Planner);
        let (key, own) = (sign_in(&test, "pia@example.org"), sign_in(&test, "ann@example.org"));
        remove(&test, &ann, pia.user_id()).unwrap();
        let current = |key| test.service.read(|r| accounts::current(r, key));
        assert!(matches!(current(&key), Err(Error::SignedOut)));
        assert!(current(&own).is_ok());
    }
}

#[test]
fn everybody_but_the_last_owner_may_leave() {
    for test in TestService::each() {
        let ann = test.organiser("ann@example.org");
        let vic = test.member(&ann, "vic@example.org", Role::Viewer);
        remove(&test, &vic, vic.user_id()).unwrap();
        assert_eq!(roles(&test, &ann).len(), 1);
        assert!(is_last_owner(&remove(&test, &ann, ann.user_id())));
        let olga = test.member(&ann, "olga@example.org", Role::Owner);
        remove(&test, &ann, ann.user_id()).unwrap();
        assert!(is_last_owner(&remove(&test, &olga, olga.user_id())));
        // A member who has left asks with a session that is gone.
        let refused = set_role(&test, &ann, olga.user_id(), "viewer").unwrap_err();
        assert!(matches!(refused, Error::SignedOut), "{refused:?}");
    }
}

#[test]
fn the_last_owner_cannot_be_demoted() {
    for test in TestService::each() {
        let ann = test.organiser("ann@example.org");
        let _ = test.member(&ann, "pia@example.org", Role::Planner);
        for word in ["planner", "viewer", "door-staff"] {
            let refused = set_role(&test, &ann, ann.user_id(), word);
            assert!(is_last_owner(&refused), "{refused:?}");
        }
        assert!(set_role(&test, &ann, ann.user_id(), "owner").is_ok());
    }
}

#[test]
fn two_owners_who_demote_each_other_at_once_leave_one_owner() {
    at_once(|test, organiser, other| set_role(test, organiser, other.user_id(), "viewer").map(drop));
}

#[test]
fn two_owners_who_remove_each_other_at_once_leave_one_owner() {
    at_once(|test, organiser, other| remove(test, organiser, other.user_id()));
}

#[test]
fn two_owners_who_leave_at_once_leave_one_owner() {
    at_once(|test, organiser, _| remove(test, organiser, organiser.user_id()));
}

fn at_once(act: impl Fn(&TestService, &Organiser, &Organiser) -> Result<(), Error> + Sync) {
    for test in TestService::each() {
        for round in 0..20 {
            let ann = test.organiser(&format!("ann{round}@example.org"));
            let ben = test.member(&ann, &format!("ben{round}@example.org"), Role::Owner);
            let start = Barrier::new(2);
            let (first, second) = thread::scope(|scope| {
                let other = scope.spawn(|| {
                    start.wait();
                    act(&test, &ann, &ben)
                });
                start.wait();
                let second = act(&test, &ben, &ann);
                (other.join().unwrap(), second)
            });
            assert_eq!(
                u8::from(first.is_ok()) + u8::from(second.is_ok()),
                1,
                "{first:?} {second:?}"
            );
            let owners = roles(&test, &ann)
                .iter()
                .filter(|(_, role)| *role == Role::Owner)
                .count();
            assert_eq!(owners, 1);
        }
    }
}
