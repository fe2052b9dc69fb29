//! Invitations: who may invite, and what a mailed link allows.

use std::sync::Barrier;
use std::thread;

use app_service::accounts::{self, SignUp};
use app_service::actor::{Organiser, Visitor};
use app_service::error::{Conflict, Error, Noun};
use app_service::link::LinkToken;
use app_service::organisations::invitations::{self, Invitation, NewInvitation, Preview};
use app_service::organisations::{Changed, members};
use chrono::TimeDelta;
use domain::account::Role;
use domain::id::InvitationId;
use test_support::service::{PASSWORD, TestService};

const PIA: &str = "pia@example.org";

/// An owner whose address is verified.
fn owner(test: &TestService, email: &str) -> Organiser {
    let _ = test.organiser(email);
    let token = test.link(email, "verify-email");
    let verified = test
        .service
        .write(move |tx| accounts::verification::verify_email(tx, &token, None));
    assert_eq!(verified.unwrap(), email);
    test.sign_in(email)
}

fn invite(test: &TestService, organiser: &Organiser, email: &str, role: &str) -> Result<Invitation, Error> {
    let organiser = organiser.clone();
    let input = NewInvitation {
        email: email.to_owned(),
        role: role.to_owned(),
    };
    test.service
        .write(move |tx| invitations::create(tx, &organiser, &input))
}

fn resend(test: &TestService, organiser: &Organiser, id: &InvitationId) -> Result<Invitation, Error> {
    let (organiser, id) = (organiser.clone(), id.clone());
    test.service.write(move |tx| invitations::resend(tx, &organiser, &id))
}

fn delete(test: &TestService, organiser: &Organiser, id: &InvitationId) -> Result<(), Error> {
    let (organiser, id) = (organiser.clone(), id.clone());
    test.service.write(move |tx| invitations::delete(tx, &organiser, &id))
}

fn list(test: &TestService, organiser: &Organiser) -> Result<Vec<Invitation>, Error> {
    test.service.read(|r| invitations::list(r, organiser))
}

fn look_up(test: &TestService, token: &LinkToken) -> Result<Preview, Error> {
    test.service.read(|r| invitations::look_up(r, &Visitor, token))
}

fn accept(test: &TestService, organiser: &Organiser, token: &LinkToken) -> Result<Changed, Error> {
    let (organiser, token) = (organiser.clone(), token.clone());
    test.service
        .write(move |tx| invitations::accept(tx, &organiser, &token))
}

fn invited(test: &TestService, email: &str) -> LinkToken {
    test.link(email, "invitation")
}

#[test]
fn an_invitation_is_mailed_and_listed_until_it_is_accepted() {
    for test in TestService::each() {
        let ann = owner(&test, "ann@example.org");
        let made = invite(&test, &ann, " Pia@Example.org ", "planner").unwrap();
        assert_eq!((made.email.as_str(), made.role), ("Pia@Example.org", Role::Planner));
        assert_eq!(made.expires_at - made.created_at, TimeDelta::days(14));
        assert_eq!(list(&test, &ann).unwrap(), std::slice::from_ref(&made));
        let token = invited(&test, "Pia@Example.org");
        let preview = look_up(&test, &token).unwrap();
        assert_eq!((preview.invitation, preview.has_account), (made, false));
        let pia = test.organiser(PIA);
        assert!(look_up(&test, &token).unwrap().has_account);
        let (joined, organisations) = accept(&test, &pia, &token).unwrap();
        assert_eq!(joined.organisation_id(), ann.organisation_id());
        assert_eq!((joined.role(), organisations.len()), (Role::Planner, 2));
        // The link reached the address of the account, so the address is hers.
        assert!(joined.is_verified() && test.sign_in(PIA).is_verified());
        assert!(list(&test, &ann).unwrap().is_empty());
        assert_eq!(test.service.read(|r| members::list(r, &ann)).unwrap().len(), 2);
    }
}

#[test]
fn a_link_works_once() {
    for test in TestService::each() {
        let ann = owner(&test, "ann@example.org");
        invite(&test, &ann, PIA, "viewer").unwrap();
        let token = invited(&test, PIA);
        let (first, second) = (test.organiser("one@example.org"), test.organiser("two@example.org"));
        // Any holder of the link may use it; that does not verify another address.
        let (joined, _) = accept(&test, &first, &token).unwrap();
        assert!(!joined.is_verified());
        for refused in [
            accept(&test, &second, &token).map(drop),
            look_up(&test, &token).map(drop),
        ] {
            assert!(matches!(refused, Err(Error::LinkExpired)), "{refused:?}");
        }
    }
}

#[test]
fn of_two_who_accept_at_once_one_joins() {
    for test in TestService::each() {
        let ann = owner(&test, "ann@example.org");
        for round in 0..10 {
            let address = format!("guest{round}@example.org");
            invite(&test, &ann, &address, "viewer").unwrap();
            let token = invited(&test, &address);
            let first = test.organiser(&format!("one{round}@example.org"));
            let second = test.organiser(&format!("two{round}@example.org"));
            let start = Barrier::new(2);
            let (a, b) = thread::scope(|scope| {
                let other = scope.spawn(|| {
                    start.wait();
                    accept(&test, &first, &token)
                });
                start.wait();
                let b = accept(&test, &second, &token);
                (other.join().unwrap(), b)
            });
            assert_eq!(u8::from(a.is_ok()) + u8::from(b.is_ok()), 1, "{a:?} {b:?}");
        }
        assert_eq!(test.service.read(|r| members::list(r, &ann)).unwrap().len(), 11);
    }
}

#[test]
fn a_link_ends_after_14_days_and_the_address_can_be_invited_again() {
    for test in TestService::each() {
        let ann = owner(&test, "ann@example.org");
        invite(&test, &ann, PIA, "viewer").unwrap();
        let token = invited(&test, PIA);
        test.clock.advance(TimeDelta::days(14) - TimeDelta::seconds(1));
        assert!(look_up(&test, &token).is_ok());
        test.clock.advance(TimeDelta::seconds(1));
        assert!(matches!(look_up(&test, &token), Err(Error::LinkExpired)));
        let pia = test.organiser(PIA);
        assert!(matches!(accept(&test, &pia, &token), Err(Error::LinkExpired)));
        invite(&test, &ann, PIA, "viewer").unwrap();
        assert_eq!(list(&test, &ann).unwrap().len(), 1);
    }
}

#[test]
fn sending_again_makes_a_new_link_and_ends_the_old_one() {
    for test in TestService::each() {
        let ann = owner(&test, "ann@example.org");
        let made = invite(&test, &ann, PIA, "viewer").unwrap();
        let old = invited(&test, PIA);
        test.clock.advance(TimeDelta::days(3));
        let renewed = resend(&test, &ann, &made.id).unwrap();
        assert_eq!(
            (&renewed.id, renewed.expires_at - made.expires_at),
            (&made.id, TimeDelta::days(3))
        );
        let new = invited(&test, PIA);
        assert_ne!(old, new);
        assert!(matches!(look_up(&test, &old), Err(Error::LinkExpired)));
        assert!(look_up(&test, &new).is_ok());
        assert_eq!(test.mail_to(PIA).len(), 2);
    }
}

#[test]
fn an_invitation_that_is_taken_back_opens_nothing() {
    for test in TestService::each() {
        let ann = owner(&test, "ann@example.org");
        let made = invite(&test, &ann, PIA, "owner").unwrap();
        let token = invited(&test, PIA);
        delete(&test, &ann, &made.id).unwrap();
        assert!(matches!(look_up(&test, &token), Err(Error::LinkExpired)));
        let refused = [
            delete(&test, &ann, &made.id).unwrap_err(),
            resend(&test, &ann, &made.id).unwrap_err(),
        ];
        for refused in refused {
            assert!(matches!(refused, Error::NotFound(Noun::Invitation)), "{refused:?}");
        }
    }
}

#[test]
fn members_oneself_and_the_invited_are_not_invited_again() {
    for test in TestService::each() {
        let ann = owner(&test, "ann@example.org");
        let _ = test.member(&ann, "vic@example.org", Role::Viewer);
        for member in ["Ann@example.org", "vic@EXAMPLE.org"] {
            let refused = invite(&test, &ann, member, "planner").unwrap_err();
            assert!(
                matches!(refused, Error::Conflict(Conflict::AlreadyMember)),
                "{refused:?}"
            );
        }
        invite(&test, &ann, PIA, "viewer").unwrap();
        let refused = invite(&test, &ann, "PIA@example.org", "owner").unwrap_err();
        assert!(
            matches!(refused, Error::Conflict(Conflict::AlreadyInvited)),
            "{refused:?}"
        );
        assert_eq!(test.mail_to(PIA).len(), 1);
    }
}

#[test]
fn a_member_who_opens_a_link_for_somebody_else_stays_what_they_are() {
    for test in TestService::each() {
        let ann = owner(&test, "ann@example.org");
        let vic = test.member(&ann, "vic@example.org", Role::Viewer);
        invite(&test, &ann, PIA, "owner").unwrap();
        let token = invited(&test, PIA);
        let refused = accept(&test, &vic, &token).unwrap_err();
        assert!(
            matches!(refused, Error::Conflict(Conflict::AlreadyMember)),
            "{refused:?}"
        );
        assert_eq!(test.sign_in("vic@example.org").role(), Role::Viewer);
        assert!(look_up(&test, &token).is_ok(), "the invitation is still there for Pia");
    }
}

#[test]
fn only_owners_invite_and_see_invitations() {
    for test in TestService::each() {
        let ann = owner(&test, "ann@example.org");
        let made = invite(&test, &ann, PIA, "viewer").unwrap();
        for (email, role) in [("pl@example.org", Role::Planner), ("dan@example.org", Role::DoorStaff)] {
            let organiser = test.member(&ann, email, role);
            let refused = [
                invite(&test, &organiser, "new@example.org", "owner").map(drop),
                resend(&test, &organiser, &made.id).map(drop),
                delete(&test, &organiser, &made.id),
                list(&test, &organiser).map(drop),
            ];
            for refused in refused {
                assert!(matches!(refused, Err(Error::Forbidden)), "{refused:?}");
            }
        }
    }
}

#[test]
fn an_unverified_owner_cannot_invite() {
    for test in TestService::each() {
        let ann = test.organiser("ann@example.org");
        let refused = invite(&test, &ann, PIA, "viewer").unwrap_err();
        assert!(
            matches!(refused, Error::Conflict(Conflict::EmailUnverified)),
            "{refused:?}"
        );
        assert!(test.mail_to(PIA).is_empty());
    }
}

#[test]
fn invitations_of_others_are_not_found() {
    for test in TestService::each() {
        let ann = owner(&test, "ann@example.org");
        let mallory = owner(&test, "mallory@example.org");
        let made = invite(&test, &ann, PIA, "viewer").unwrap();
        assert!(list(&test, &mallory).unwrap().is_empty());
        for id in [&made.id, &InvitationId::parse("unknown").unwrap()] {
            let refused = [delete(&test, &mallory, id), resend(&test, &mallory, id).map(drop)];
            for refused in refused {
                assert!(matches!(refused, Err(Error::NotFound(Noun::Invitation))), "{refused:?}");
            }
        }
        assert_eq!(list(&test, &ann).unwrap(), [made]);
    }
}

#[test]
fn wrong_addresses_and_roles_are_named() {
    let test = TestService::sqlite();
    let ann = owner(&test, "ann@example.org");
    for (email, role, field) in [
        ("", "viewer", "email"),
        ("pia", "viewer", "email"),
        ("pia@example.org\r\nBcc: all@example.org", "viewer", "email"),
        (PIA, "", "role"),
        (PIA, "admin", "role"),
    ] {
        let refused = invite(&test, &ann, email, role).unwrap_err();
        assert_eq!(refused.field(), Some(field), "{email:?} {role:?}");
    }
}

#[test]
fn an_organisation_mails_at_most_20_invitations_a_day() {
    for test in TestService::each() {
        let ann = owner(&test, "ann@example.org");
        for number in 0..19 {
            let made = invite(&test, &ann, &format!("guest{number}@example.org"), "viewer").unwrap();
            // Taking an invitation back does not make room for another mail.
            delete(&test, &ann, &made.id).unwrap();
        }
        let made = invite(&test, &ann, PIA, "viewer").unwrap();
        let refused = [
            invite(&test, &ann, "late@example.org", "viewer").unwrap_err(),
            resend(&test, &ann, &made.id).unwrap_err(),
        ];
        for refused in refused {
            assert_eq!(refused.code(), "too_many_requests");
        }
        let ben = owner(&test, "ben@example.org");
        assert!(invite(&test, &ben, PIA, "viewer").is_ok());
        test.clock.advance(TimeDelta::days(1));
        assert!(resend(&test, &ann, &made.id).is_ok());
    }
}

#[test]
fn an_address_gets_five_invitations_a_day_from_all_organisations_and_links_together() {
    for test in TestService::each() {
        let ann = owner(&test, "ann@example.org");
        let eve = owner(&test, "eve@example.org");
        let first = invite(&test, &ann, PIA, "viewer").unwrap();
        resend(&test, &ann, &first.id).unwrap();
        invite(&test, &eve, " PIA@example.org", "viewer").unwrap();
        for _ in 0..2 {
            test.clock.advance(TimeDelta::seconds(1));
            resend(&test, &ann, &first.id).unwrap();
        }
        let mallory = owner(&test, "mallory@example.org");
        for refused in [
            invite(&test, &mallory, PIA, "viewer").map(drop),
            resend(&test, &ann, &first.id).map(drop),
        ] {
            assert!(matches!(refused, Err(Error::TooOften(_))), "{refused:?}");
        }
        let mailed = test.mail_to(PIA).len() + test.mail_to("PIA@example.org").len();
        assert_eq!((mailed, list(&test, &mallory).unwrap().len()), (5, 0));
        let link = invited(&test, PIA);
        assert!(
            look_up(&test, &link).is_ok(),
            "the last link that was mailed still works"
        );
        invite(&test, &mallory, "other@example.org", "viewer").unwrap();
        test.clock.advance(TimeDelta::hours(24) / 5);
        invite(&test, &mallory, PIA, "viewer").unwrap();
    }
}

#[test]
fn signing_up_with_a_link_joins_instead_of_founding_an_organisation() {
    for test in TestService::each() {
        let ann = owner(&test, "ann@example.org");
        invite(&test, &ann, PIA, "planner").unwrap();
        let token = invited(&test, PIA);
        let sign_up = |email: &str, token: &str| {
            let input = SignUp {
                email: email.to_owned(),
                password: PASSWORD.to_owned(),
                name: "Pia".to_owned(),
                invitation: Some(token.to_owned()),
                ..SignUp::default()
            };
            accounts::sign_up(&test.service, input).map(|signed_up| signed_up.signed_in().unwrap())
        };
        let pia = sign_up("Pia@example.org", token.as_str()).unwrap();
        assert_eq!(pia.organiser.organisation_id(), ann.organisation_id());
        assert_eq!((pia.organiser.role(), pia.organisations.len()), (Role::Planner, 1));
        assert!(pia.organiser.is_verified());
        // A used link makes no account at all.
        for used in [token.as_str(), "nonsense"] {
            let refused = sign_up("late@example.org", used).unwrap_err();
            assert!(matches!(refused, Error::LinkExpired), "{refused:?}");
        }
        let _ = test.organiser("late@example.org");
    }
}

#[test]
fn signing_up_with_a_link_for_another_address_joins_unverified() {
    for test in TestService::each() {
        let ann = owner(&test, "ann@example.org");
        invite(&test, &ann, PIA, "viewer").unwrap();
        let input = SignUp {
            email: "private@example.org".to_owned(),
            password: PASSWORD.to_owned(),
            name: "Pia".to_owned(),
            invitation: Some(invited(&test, PIA).as_str().to_owned()),
            ..SignUp::default()
        };
        let pia = accounts::sign_up(&test.service, input)
            .unwrap()
            .signed_in()
            .unwrap()
            .organiser;
        assert_eq!((pia.role(), pia.is_verified()), (Role::Viewer, false));
    }
}
