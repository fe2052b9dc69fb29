//! Maps and ways: kept per revision of plan and venue, from the entrances that a guest may use.

use app_service::actor::{Organiser, Visitor};
use app_service::error::{Error, Noun};
use app_service::finding::seat_routes::{self, Blocked, Choice, Destination, SeatRoute};
use app_service::plans::PutPlan;
use app_service::plans::venues;
use domain::guest::GuestPatch;
use domain::id::EventId;
use domain::venue::{NewEntrance, NewVenue, Place};
use serde_json::{Value, json};
use test_support::builders::{event, event_with_tables, guest};
use test_support::service::TestService;

fn put(test: &TestService, organiser: &Organiser, event: &EventId, revision: i64, elements: &Value) {
    let put = PutPlan {
        expected_revision: revision,
        plan: json!({ "version": "1.0.0", "elements": elements }),
        unseat: [].into(),
    };
    test.put_plan(organiser, event, put).unwrap();
}

fn table(x: u32) -> Value {
    json!({ "id": "t1", "type": "round", "x": x, "y": 500, "width": 120, "height": 120, "chairs": 8, "tableNumber": 1 })
}

fn door() -> Value {
    json!({ "id": "main", "type": "entrance", "x": 528, "y": 0, "width": 144, "height": 48 })
}

fn entrance(id: &str, x: f64, access: &str) -> NewEntrance {
    NewEntrance {
        id: id.to_owned(),
        name: id.to_owned(),
        x,
        access_level: Some(access.to_owned()),
        ..NewEntrance::default()
    }
}

fn save(test: &TestService, organiser: &Organiser, event: &EventId, entrances: Vec<NewEntrance>) {
    let (organiser, event) = (organiser.clone(), event.clone());
    let new = NewVenue {
        width: Some(40.0),
        height: Some(30.0),
        room: Some(Place { x: 10.0, y: 10.0 }),
        entrances,
        ..NewVenue::default()
    };
    let saved = test
        .service
        .write(move |tx| venues::save(tx, &organiser, &event, new, None));
    saved.unwrap();
}

fn ask(test: &TestService, organiser: &Organiser, event: &EventId, to: &Destination) -> Result<SeatRoute, Error> {
    seat_routes::by_place(&test.service, organiser, event, Some(to), &Choice::default())
}

fn chair() -> Destination {
    Destination::Seat("t1-chair-1".to_owned())
}

#[test]
fn the_map_follows_the_plan_and_the_venue() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        assert!(matches!(
            ask(&test, &organiser, &gala, &chair()),
            Err(Error::NotFound(Noun::Plan))
        ));
        put(&test, &organiser, &gala, 0, &json!([table(300)]));
        let closed = ask(&test, &organiser, &gala, &chair()).unwrap();
        assert_eq!((closed.route, closed.blocked), (None, Some(Blocked::NoEntrance)));
        put(&test, &organiser, &gala, 1, &json!([table(300), door()]));
        let first = ask(&test, &organiser, &gala, &chair()).unwrap();
        assert_eq!(ask(&test, &organiser, &gala, &chair()).unwrap(), first);
        assert!(!first.has_venue && first.route.is_some());
        put(&test, &organiser, &gala, 2, &json!([table(700), door()]));
        let moved = ask(&test, &organiser, &gala, &chair()).unwrap();
        assert!(moved.table.at.0 > first.table.at.0 && moved.map_version != first.map_version);
        save(&test, &organiser, &gala, vec![entrance("gate", 20.0, "general")]);
        let in_venue = ask(&test, &organiser, &gala, &chair()).unwrap();
        assert_eq!((in_venue.has_venue, in_venue.width), (true, 40.0));
        assert_eq!(in_venue.route.unwrap().entrance_id, "gate");
        let far = in_venue.table.at.0 - moved.table.at.0;
        assert!((far - 10.0).abs() < 0.01, "{far}");
    }
}

#[test]
fn an_entrance_for_vips_is_open_to_vips_alone() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        put(&test, &organiser, &gala, 0, &json!([table(500), door()]));
        let doors = [("vip", "vip"), ("staff", "staff"), ("out", "emergency")];
        let doors = doors.map(|(id, access)| entrance(id, 18.0, access));
        save(&test, &organiser, &gala, doors.into());
        let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
        test.assign(&organiser, &ada, "t1-chair-1").unwrap();
        let code = test.guest(&organiser, &ada).unwrap().guest.lookup_code.to_string();
        let way = || {
            let key = test.look_up(&code).unwrap().route_key.unwrap();
            let found = seat_routes::by_key(&test.service, &Visitor, &key, &Choice::default());
            let found = found.unwrap();
            (found.route.map(|route| route.entrance_id), found.blocked)
        };
        assert_eq!(way(), (None, Some(Blocked::NoEntrance)));
        let vip = GuestPatch {
            vip: Some(true),
            ..GuestPatch::default()
        };
        test.update_guest(&organiser, &ada, vip).unwrap();
        assert_eq!(way(), (Some("vip".to_owned()), None));
    }
}

#[test]
fn others_learn_nothing_and_unknown_places_are_told() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 1, 4);
        let stranger = test.organiser("eve@example.org");
        assert!(matches!(
            ask(&test, &stranger, &gala, &chair()),
            Err(Error::NotFound(Noun::Event))
        ));
        assert!(matches!(
            seat_routes::signs(&test.service, &stranger, &gala),
            Err(Error::NotFound(Noun::Event))
        ));
        for (to, noun) in [
            (Destination::Seat("t9-chair-1".to_owned()), Noun::Seat),
            (Destination::Table("t9".to_owned()), Noun::Table),
        ] {
            assert!(matches!(ask(&test, &organiser, &gala, &to), Err(Error::NotFound(found)) if found == noun));
        }
        let none = seat_routes::by_place(&test.service, &organiser, &gala, None, &Choice::default());
        assert!(matches!(none, Err(Error::Invalid(invalid)) if invalid.field == "seat"));
    }
}
