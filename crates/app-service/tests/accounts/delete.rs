//! Deleting an account: what goes, what stays for others, and who may not go.

use app_service::accounts::delete::{DeleteAccount, delete_account};
use app_service::accounts::new_password::forgot_password;
use app_service::accounts::profile;
use app_service::actor::Organiser;
use app_service::error::{Conflict, Error};
use app_service::organisations;
use domain::account::{Email, Role};
use storage::scratch;
use test_support::builders;
use test_support::service::{PASSWORD, TestService};

use super::{ANN, current, is_signed_out, sign_in};

const NAME: &str = "Annabelle Canary";

fn delete(test: &TestService, organiser: &Organiser, password: &str, confirm: &str) -> Result<(), Error> {
    let input = DeleteAccount {
        password: password.to_owned(),
        confirm: confirm.to_owned(),
    };
    delete_account(&test.service, organiser, &input)
}

fn join(test: &TestService, organiser: &Organiser, host: &Organiser, role: Role) {
    let mut conn = scratch::connect(test.database.url()).unwrap();
    let (organisation, now) = (host.organisation_id(), test.service.now());
    storage::accounts::insert_membership(&mut conn, organisation, organiser.user_id(), role, now).unwrap();
}

/// Signs Ann up with a unique name and a mailed link.
fn ann(test: &TestService) -> (Organiser, app_service::accounts::SessionKey) {
    let (organiser, key) = test.sign_up(ANN);
    let token = test.link(ANN, "verify-email");
    test.service
        .write(move |tx| {
            profile::update(tx, &organiser, Some(NAME))?;
            forgot_password(tx, &Email::parse(ANN)?)?;
            app_service::accounts::verification::verify_email(tx, &token, None)
        })
        .unwrap();
    (current(test, &key).unwrap(), key)
}

fn rows_with(test: &TestService, needle: &str) -> Vec<String> {
    let mut conn = scratch::connect(test.database.url()).unwrap();
    let rows = scratch::dump(&mut conn).unwrap();
    assert!(
        rows.iter().any(|row| row.starts_with("users: ")),
        "the database was looked at: {rows:?}"
    );
    rows.into_iter()
        .filter(|row| row.to_lowercase().contains(needle))
        .collect()
}

#[test]
fn nothing_personal_is_left_in_any_row() {
    for test in TestService::each() {
        let (organiser, key) = ann(&test);
        let event = builders::event(&test.service, &organiser, "Spring ball");
        assert!(!rows_with(&test, ANN).is_empty() && !rows_with(&test, "canary").is_empty());
        delete(&test, &organiser, PASSWORD, "").unwrap();
        for needle in [ANN, "canary", "spring ball", event.as_str()] {
            assert_eq!(rows_with(&test, needle), Vec::<String>::new());
        }
        is_signed_out(&test, &key);
        assert!(matches!(sign_in(&test, ANN, PASSWORD), Err(Error::BadCredentials)));
    }
}

#[test]
fn the_address_is_free_again() {
    for test in TestService::each() {
        let (organiser, _) = ann(&test);
        delete(&test, &organiser, PASSWORD, "").unwrap();
        let (back, _) = test.sign_up(ANN);
        assert_ne!(back.user_id(), organiser.user_id());
        assert_ne!(back.organisation_id(), organiser.organisation_id());
    }
}

#[test]
fn what_a_deleted_member_did_in_a_shared_organisation_stays_readable() {
    for test in TestService::each() {
        let host = test.organiser("host@example.org");
        let event = builders::event(&test.service, &host, "Shared gala");
        let (organiser, _) = ann(&test);
        join(&test, &organiser, &host, Role::Planner);
        let (caller, to) = (organiser.clone(), host.organisation_id().clone());
        let (guest, _) = test
            .service
            .write(move |tx| organisations::switch(tx, &caller, &to))
            .unwrap();
        builders::put(&test.service, &guest, &event, 0, &builders::plan_of(1, 8));
        delete(&test, &guest, PASSWORD, "").unwrap();
        assert_eq!(rows_with(&test, ANN), Vec::<String>::new());
        assert_eq!(rows_with(&test, "canary"), Vec::<String>::new());
        assert_eq!(test.plan(&host, &event).unwrap().revision, 1);
        assert_eq!(test.events(&host).unwrap().len(), 1);
    }
}

#[test]
fn the_last_owner_of_an_organisation_with_other_members_cannot_go() {
    for test in TestService::each() {
        let (organiser, key) = ann(&test);
        let ben = test.organiser("ben@example.org");
        join(&test, &ben, &organiser, Role::Planner);
        let refused = delete(&test, &organiser, PASSWORD, "").unwrap_err();
        match &refused {
            Error::Conflict(Conflict::LastOwner(names)) => assert_eq!(*names, [organiser.organisation_name()]),
            other => panic!("{other:?}"),
        }
        assert_eq!(
            refused.details().unwrap()["organisations"][0],
            organiser.organisation_name()
        );
        assert!(current(&test, &key).is_ok());
        let mut conn = scratch::connect(test.database.url()).unwrap();
        storage::accounts::set_role(&mut conn, organiser.organisation_id(), ben.user_id(), Role::Owner).unwrap();
        delete(&test, &organiser, PASSWORD, "").unwrap();
    }
}

#[test]
fn two_owners_who_go_at_the_same_moment_leave_no_organisation_without_one() {
    for test in TestService::each() {
        let (ann, _) = ann(&test);
        let (ben, eve) = (test.organiser("ben@example.org"), test.organiser("eve@example.org"));
        join(&test, &ben, &ann, Role::Owner);
        join(&test, &eve, &ann, Role::Viewer);
        let told: Vec<bool> = std::thread::scope(|scope| {
            let both: Vec<_> = [&ann, &ben]
                .into_iter()
                .map(|organiser| scope.spawn(|| delete(&test, organiser, PASSWORD, "").is_ok()))
                .collect();
            both.into_iter().map(|one| one.join().unwrap()).collect()
        });
        let mut conn = scratch::connect(test.database.url()).unwrap();
        let owners = storage::organisations::owners(&mut conn, ann.organisation_id()).unwrap();
        assert_eq!((owners, told.iter().filter(|told| **told).count()), (1, 1));
    }
}

#[test]
fn the_password_is_needed_or_the_address_when_there_is_none() {
    for test in TestService::each() {
        let (organiser, key) = ann(&test);
        assert_eq!(
            delete(&test, &organiser, "wrong", ANN).unwrap_err().field(),
            Some("password")
        );
        assert_eq!(
            delete(&test, &organiser, "", ANN).unwrap_err().field(),
            Some("password")
        );
        let mut conn = scratch::connect(test.database.url()).unwrap();
        storage::accounts::set_password(&mut conn, organiser.user_id(), "").unwrap();
        let organiser = current(&test, &key).unwrap();
        assert_eq!(delete(&test, &organiser, "", "").unwrap_err().field(), Some("confirm"));
        assert_eq!(
            delete(&test, &organiser, "", "ben@example.org").unwrap_err().field(),
            Some("confirm")
        );
        delete(&test, &organiser, "", " Ann@Example.org ").unwrap();
    }
}
