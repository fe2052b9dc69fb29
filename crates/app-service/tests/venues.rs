//! The venue around the room: defaults, saving, versions, roles.

use app_service::actor::Organiser;
use app_service::error::{Conflict, Error};
use app_service::plans::venues::{self, VenueView};
use domain::account::Role;
use domain::id::EventId;
use domain::venue::{NewEntrance, NewVenue, Place};
use test_support::builders::event_with_tables;
use test_support::service::TestService;

fn hall() -> NewVenue {
    NewVenue {
        name: "Hall".to_owned(),
        width: Some(40.0),
        height: Some(30.0),
        entrances: vec![entrance("gate", 20.0), entrance("side", 10.0)],
        ..NewVenue::default()
    }
}

fn entrance(id: &str, x: f64) -> NewEntrance {
    NewEntrance {
        id: id.to_owned(),
        name: format!("Entrance {id}"),
        x,
        ..NewEntrance::default()
    }
}

fn get(test: &TestService, organiser: &Organiser, event: &EventId) -> VenueView {
    test.service.read(|r| venues::get(r, organiser, event)).unwrap()
}

fn save(
    test: &TestService,
    organiser: &Organiser,
    event: &EventId,
    new: NewVenue,
    version: Option<i32>,
) -> Result<VenueView, Error> {
    let (organiser, event) = (organiser.clone(), event.clone());
    test.service
        .write(move |tx| venues::save(tx, &organiser, &event, new, version))
}

fn delete(test: &TestService, organiser: &Organiser, event: &EventId) -> Result<(), Error> {
    let (organiser, event) = (organiser.clone(), event.clone());
    test.service.write(move |tx| venues::delete(tx, &organiser, &event))
}

#[test]
fn a_venue_is_saved_with_its_entrances_in_order_and_forgotten() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 1, 4);
        let unsaved = get(&test, &organiser, &gala);
        assert_eq!((unsaved.saved_at, unsaved.venue.version), (None, 0));
        let saved = save(&test, &organiser, &gala, hall(), None).unwrap();
        assert_eq!(get(&test, &organiser, &gala), saved);
        let names: Vec<&str> = saved.venue.entrances.iter().map(|door| door.name.as_str()).collect();
        assert_eq!(names, ["Entrance gate", "Entrance side"]);
        delete(&test, &organiser, &gala).unwrap();
        delete(&test, &organiser, &gala).unwrap();
        assert_eq!(get(&test, &organiser, &gala), unsaved);
    }
}

#[test]
fn a_change_of_another_version_is_refused_and_changes_nothing() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 1, 4);
        save(&test, &organiser, &gala, hall(), None).unwrap();
        let second = save(&test, &organiser, &gala, hall(), Some(1)).unwrap();
        let mut moved = hall();
        moved.room = Some(Place { x: 1.0, y: 1.0 });
        let refused = save(&test, &organiser, &gala, moved.clone(), Some(1));
        assert!(matches!(refused, Err(Error::Conflict(Conflict::VenueChanged(2)))));
        assert_eq!(get(&test, &organiser, &gala), second);
        delete(&test, &organiser, &gala).unwrap();
        let undone = save(&test, &organiser, &gala, moved, Some(2)).unwrap();
        assert_eq!(
            undone.venue.version, 3,
            "an undo comes with the version that was deleted"
        );
    }
}

#[test]
fn planners_write_viewers_and_door_staff_read_and_strangers_get_nothing() {
    for test in TestService::each() {
        let owner = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &owner, 1, 4);
        save(&test, &owner, &gala, hall(), None).unwrap();
        for (email, role) in [
            ("viewer@example.org", Role::Viewer),
            ("door@example.org", Role::DoorStaff),
        ] {
            let organiser = test.member(&owner, email, role);
            assert!(matches!(
                save(&test, &organiser, &gala, hall(), None),
                Err(Error::Forbidden)
            ));
            assert!(matches!(delete(&test, &organiser, &gala), Err(Error::Forbidden)));
            assert_eq!(get(&test, &organiser, &gala).venue.entrances.len(), 2);
        }
        let stranger = test.organiser("eve@example.org");
        let stolen = test.service.read(|r| venues::get(r, &stranger, &gala));
        assert!(matches!(stolen, Err(Error::NotFound(_))));
    }
}
