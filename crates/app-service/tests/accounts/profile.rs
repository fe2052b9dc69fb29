//! A person's name, and the organisation they work in.

use app_service::accounts::profile;
use app_service::error::{Error, Noun};
use app_service::organisations;
use domain::account::Role;
use domain::id::OrganisationId;
use test_support::service::TestService;

use super::{ANN, again, current};

#[test]
fn people_change_their_name() {
    for test in TestService::each() {
        let (organiser, key) = test.sign_up(ANN);
        let (caller, blank, same) = (organiser.clone(), organiser.clone(), organiser.clone());
        let (changed, _) = test
            .service
            .write(move |tx| profile::update(tx, &caller, Some("  Ann Lee ")))
            .unwrap();
        assert_eq!(changed.name(), "Ann Lee");
        assert_eq!(current(&test, &key).unwrap().name(), "Ann Lee");
        let refused = test.service.write(move |tx| profile::update(tx, &blank, Some(" ")));
        assert_eq!(refused.unwrap_err().field(), Some("name"));
        test.service.write(move |tx| profile::update(tx, &same, None)).unwrap();
        assert_eq!(current(&test, &key).unwrap().name(), "Ann Lee");
    }
}

#[test]
fn a_session_moves_to_another_organisation_of_the_person_and_to_no_other() {
    for test in TestService::each() {
        let (ann, key) = test.sign_up(ANN);
        let (_, other_key) = again(&test);
        let ben = test.organiser("ben@example.org");
        let eve = test.organiser("eve@example.org");
        let mut conn = storage::scratch::connect(test.database.url()).unwrap();
        let now = test.service.now();
        storage::accounts::insert_membership(&mut conn, ben.organisation_id(), ann.user_id(), Role::Viewer, now)
            .unwrap();
        let switch = |to: &OrganisationId| {
            let (organiser, to) = (ann.clone(), to.clone());
            test.service.write(move |tx| organisations::switch(tx, &organiser, &to))
        };
        let (organiser, organisations) = switch(ben.organisation_id()).unwrap();
        assert_eq!(organiser.role(), Role::Viewer);
        assert_eq!(organisations.len(), 2);
        assert_eq!(current(&test, &key).unwrap(), organiser);
        assert_eq!(
            current(&test, &other_key).unwrap().organisation_id(),
            ann.organisation_id()
        );
        for foreign in [eve.organisation_id(), &OrganisationId::parse("unknown").unwrap()] {
            let refused = switch(foreign);
            assert!(
                matches!(refused, Err(Error::NotFound(Noun::Organisation))),
                "{refused:?}"
            );
        }
        assert_eq!(current(&test, &key).unwrap().organisation_id(), ben.organisation_id());
    }
}
