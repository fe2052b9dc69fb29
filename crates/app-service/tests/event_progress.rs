//! How far the preparation of an event has come.

use app_service::events::{ByAnswer, Progress};
use domain::guest::GuestPatch;
use test_support::builders::{event_with_tables, guest};
use test_support::service::TestService;

#[test]
fn answers_seats_and_diets_are_counted_without_removed_guests() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 1, 4);
        assert_eq!(test.progress(&organiser, &gala).unwrap(), Progress::default());
        let [ada, ben, eve, old] =
            ["Ada Byron", "Ben Hur", "Eve Moss", "Old Guest"].map(|name| guest(&test.service, &organiser, &gala, name));
        let ids = |guest: &domain::id::GuestId| vec![guest.to_string()];
        test.answer_for_guests(&organiser, &gala, &ids(&ada), "attending")
            .unwrap();
        test.answer_for_guests(&organiser, &gala, &ids(&ben), "declined")
            .unwrap();
        let diet = GuestPatch {
            dietary: Some("vegan".to_owned()),
            ..GuestPatch::default()
        };
        test.update_guest(&organiser, &eve, diet).unwrap();
        test.assign(&organiser, &ada, "t1-chair-1").unwrap();
        test.remove_guests(&organiser, &gala, &ids(&old)).unwrap();
        let expected = Progress {
            guests: ByAnswer {
                attending: 1,
                declined: 1,
                no_answer: 1,
                maybe: 0,
            },
            seated: ByAnswer {
                attending: 1,
                ..ByAnswer::default()
            },
            with_diet: 1,
            ..Progress::default()
        };
        assert_eq!(test.progress(&organiser, &gala).unwrap(), expected);
    }
}
