//! The demo account: complete, seeded once, and worth showing.

use app_service::accounts::{self, SignIn};
use app_service::activity;
use app_service::actor::Visitor;
use app_service::check_in;
use app_service::demo;
use app_service::finding::lookup::{
    self,
    details::{self, Details},
};
use app_service::finding::seat_routes::{self, Choice, Destination};
use app_service::mail::campaigns;
use app_service::plans::venues;
use domain::mail::CampaignState;
use test_support::service::TestService;

#[test]
fn the_demo_is_a_wedding_of_120_guests_with_room_for_all_who_come() {
    for test in TestService::each() {
        let account = demo::seed(&test.service, "a demo password").unwrap();
        let input = SignIn {
            email: account.email.to_owned(),
            password: "a demo password".to_owned(),
            ..SignIn::default()
        };
        let organiser = accounts::sign_in(&test.service, input).unwrap().organiser;
        let names: Vec<String> = test
            .events(&organiser)
            .unwrap()
            .into_iter()
            .map(|view| view.event.name)
            .collect();
        assert_eq!(names, [demo::WEDDING, demo::LAUNCH]);
        let wedding = test.event(&organiser, &account.event_id).unwrap();
        assert_eq!(
            (wedding.guest_count, wedding.seat_count, wedding.assigned_seats),
            (120, 126, 16)
        );
        assert_eq!(wedding.local_date(), "2027-06-05T15:00");
        let door = test
            .service
            .read(|r| check_in::page(r, &organiser, &account.event_id, None, None))
            .unwrap();
        assert_eq!((door.counts.present, door.counts.duplicates), (3, 1));
        let settings = test.service.settings();
        let campaigns = test
            .service
            .read(|r| campaigns::list(r, settings, &organiser, &account.event_id))
            .unwrap();
        let reminder = &campaigns[0];
        assert_eq!(
            (reminder.campaign.state, reminder.failed, reminder.pending),
            (CampaignState::Finished, 1, 0)
        );
        assert!(reminder.sent > 0);
        let done = test.auto_assign(&organiser, &account.event_id).unwrap();
        assert_eq!((done.unseated.len(), done.score.broken_rules), (0, 0), "{done:?}");
    }
}

#[test]
fn the_finders_of_the_demo_show_a_way_to_every_seat() {
    let test = TestService::sqlite();
    let organiser = test.organiser("visitor@example.org");
    let wedding = demo::fill(&test.service, &organiser).unwrap();
    let saved = test.service.read(|r| venues::get(r, &organiser, &wedding)).unwrap();
    assert_eq!((saved.venue.entrances.len(), saved.venue.version), (3, 1));
    let plan = test.plan(&organiser, &wedding).unwrap().plan;
    let seats: Vec<String> = plan.seats().map(|(_, chair)| chair.id.to_string()).collect();
    let mut step_free = 0;
    for seat in seats {
        let to = Destination::Seat(seat);
        let way = |step_free: bool| {
            let choice = Choice { from: None, step_free };
            seat_routes::by_place(&test.service, &organiser, &wedding, Some(&to), &choice).unwrap()
        };
        let found = way(false);
        let Some(route) = found.route else {
            eprintln!("BLOCKED {to:?}: {:?}", found.blocked);
            continue;
        };
        assert!(["main-gate", "garden-gate"].contains(&route.entrance_id.as_str()));
        assert!((10.0..60.0).contains(&route.distance), "{to:?}: {}", route.distance);
        step_free += usize::from(way(true).route.is_some());
    }
    assert!(
        step_free >= 20,
        "the aisles are wide, the gaps between tables are not: {step_free}"
    );
    let anna = Details::Query("Anna Lindqvist".to_owned()).check().unwrap();
    let public_id = test
        .service
        .read(|r| lookup::event::public_id(r, &organiser, &wedding))
        .unwrap();
    let found = test
        .service
        .read(|r| details::find(r, &Visitor, &public_id, &anna))
        .unwrap();
    let way = seat_routes::by_key(&test.service, &Visitor, &found.route_key.unwrap(), &Choice::default());
    eprintln!("{:#?}", way.as_ref().unwrap().route);
    assert!(way.unwrap().route.is_some_and(|route| route.directions.len() > 2));
}

#[test]
fn seeding_again_adds_nothing_and_sets_the_password() {
    let test = TestService::sqlite();
    let first = demo::seed(&test.service, "the first password").unwrap();
    let second = demo::seed(&test.service, "the second password").unwrap();
    assert_eq!(first, second);
    let sign_in = |password: &str| {
        let input = SignIn {
            email: demo::EMAIL.to_owned(),
            password: password.to_owned(),
            ..SignIn::default()
        };
        accounts::sign_in(&test.service, input)
    };
    assert!(sign_in("the first password").is_err());
    let organiser = sign_in("the second password").unwrap().organiser;
    assert_eq!(test.events(&organiser).unwrap().len(), 2);
    assert_eq!(test.guests(&organiser, &first.event_id).unwrap().len(), 120);
}

#[test]
fn any_organiser_can_have_the_two_events_and_gets_them_once() {
    for test in TestService::each() {
        let organiser = test.organiser("visitor@example.org");
        let wedding = demo::fill(&test.service, &organiser).unwrap();
        test.archive_event(&organiser, &wedding).unwrap();
        assert_eq!(demo::fill(&test.service, &organiser).unwrap(), wedding);
        assert_eq!(
            test.events(&organiser).unwrap().len(),
            1,
            "an archived event counts as there"
        );
        assert_eq!(test.guests(&organiser, &wedding).unwrap().len(), 120);
        test.delete_event(&organiser, &wedding).unwrap();
        assert_ne!(
            demo::fill(&test.service, &organiser).unwrap(),
            wedding,
            "a deleted one does not"
        );
    }
}

#[test]
fn the_log_of_the_demo_says_what_a_couple_would_have_done() {
    let test = TestService::sqlite();
    let organiser = test.organiser("visitor@example.org");
    let wedding = demo::fill(&test.service, &organiser).unwrap();
    let log = test
        .service
        .read(|r| activity::list(r, &organiser, &wedding, None, Some(100)));
    let mut texts: Vec<String> = log.unwrap().entries.into_iter().map(|entry| entry.text).collect();
    texts.retain(|text| !text.starts_with("seated "));
    texts.sort();
    assert_eq!(
        texts,
        [
            "added a seating wish",
            "added a seating wish",
            "added a seating wish",
            "added a seating wish",
            "added a seating wish",
            "added a seating wish",
            "added a seating wish",
            "added a seating wish",
            "added a seating wish",
            "changed the dietary need of Ben Achterberg",
            "changed the registration form",
            "changed the translations",
            "changed the venue and its entrances",
            "created the event",
            "exported the guest list",
            "imported 120 guests from wedding guests.csv",
            "replaced the floor plan"
        ]
    );
}
