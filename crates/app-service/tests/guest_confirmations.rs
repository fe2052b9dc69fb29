//! Confirmations by mail: how often, and from whom.

use app_service::actor::Organiser;
use app_service::error::{Conflict, Error};
use app_service::mail::confirmation::{ConfirmationSent, send_confirmation, send_confirmations};
use app_service::settings::{MailMode, Settings};
use chrono::TimeDelta;
use domain::guest::GuestPatch;
use domain::id::GuestId;
use domain::limits::CONFIRMATION_SECONDS;
use test_support::builders::{event, guest};
use test_support::service::TestService;

const ADA: &str = "ada@example.org";

fn send(test: &TestService, organiser: &Organiser, guest: &GuestId) -> Result<ConfirmationSent, Error> {
    let (organiser, guest) = (organiser.clone(), guest.clone());
    test.service.write(move |tx| send_confirmation(tx, &organiser, &guest))
}

fn reachable(test: &TestService, organiser: &Organiser, guest: &GuestId) {
    let patch = GuestPatch {
        email: Some(ADA.to_owned()),
        ..GuestPatch::default()
    };
    test.update_guest(organiser, guest, patch).unwrap();
}

#[test]
fn a_guest_gets_one_confirmation_a_minute_and_an_address_twenty_a_day() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
        reachable(&test, &organiser, &ada);
        for _ in 0..20 {
            send(&test, &organiser, &ada).unwrap();
            let refused = send(&test, &organiser, &ada).unwrap_err();
            assert!(matches!(refused, Error::TooOften(_)), "{refused:?}");
            test.clock.advance(TimeDelta::seconds(CONFIRMATION_SECONDS));
        }
        assert_eq!(test.mail_to(ADA).len(), 20);
        let many = send_confirmations(&test.service, &organiser, &gala, &[ada.to_string()]).unwrap();
        assert_eq!((many.sent, many.skipped.len()), (0, 1));
        assert!(many.skipped[0].reason.contains("tomorrow"), "{many:?}");
        test.clock.advance(TimeDelta::days(1));
        send(&test, &organiser, &ada).unwrap();
    }
}

#[test]
fn with_a_mail_server_only_people_with_a_verified_address_write_to_guests() {
    let mut test = TestService::sqlite();
    let (organiser, key) = test.sign_up("ann@example.org");
    let gala = event(&test.service, &organiser, "Gala");
    let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
    reachable(&test, &organiser, &ada);
    let settings = Settings {
        mail_mode: MailMode::Smtp,
        ..Settings::default()
    };
    test.service = test.service.with_settings(settings);
    let refused = send(&test, &organiser, &ada).unwrap_err();
    assert!(
        matches!(refused, Error::Conflict(Conflict::EmailUnverified)),
        "{refused:?}"
    );
    let (user, now) = (organiser.user_id().clone(), test.service.now());
    test.database
        .open()
        .write(move |conn| storage::accounts::users::verify(conn, &user, now))
        .unwrap();
    let organiser = test.service.read(|r| app_service::accounts::current(r, &key)).unwrap();
    send(&test, &organiser, &ada).unwrap();
}
