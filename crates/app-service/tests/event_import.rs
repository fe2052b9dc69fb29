//! Events from files: what comes back, what is refused, and what other organisations can learn from it.

use app_service::actor::Organiser;
use app_service::demo;
use app_service::error::Error;
use app_service::event_file::{self, CreatedFromFile, EventFile};
use app_service::events;
use app_service::exports::{self, ExportOptions, FileRequest};
use app_service::settings::Settings;
use domain::event::EventList;
use domain::id::EventId;
use serde_json::{Value, json};
use storage::scratch;
use test_support::service::TestService;

/// The demo's owner and wedding.
fn seeded(test: &TestService) -> (Organiser, EventId) {
    let organiser = test.organiser("ann@example.org");
    let event = demo::fill(&test.service, &organiser).unwrap();
    (organiser, event)
}

fn file_of(test: &TestService, organiser: &Organiser, event: &EventId) -> String {
    file_with(test, organiser, event, "contacts")
}

pub(crate) fn file_with(test: &TestService, organiser: &Organiser, event: &EventId, sections: &str) -> String {
    let options = ExportOptions {
        sections: Some(sections.to_owned()),
        ..ExportOptions::default()
    };
    let request = FileRequest::parse("json", &options).unwrap();
    let base_url = Settings::default().base_url;
    let collected = test
        .service
        .read(|r| {
            let mut collected = exports::collect(r, organiser, event, &base_url)?;
            collected.add_details(r, organiser, event, request)?;
            Ok::<_, Error>(collected)
        })
        .unwrap();
    let file = exports::make(&collected, event, test.service.key(), request).unwrap();
    String::from_utf8(file.bytes).unwrap()
}

pub(crate) fn create(test: &TestService, organiser: &Organiser, text: &str) -> Result<CreatedFromFile, Error> {
    let file: EventFile = serde_json::from_str(text).unwrap();
    event_file::create(&test.service, organiser, file)
}

/// Removes an event permanently, as the housekeeping does.
fn wipe(test: &TestService, event: &EventId) {
    let mut conn = scratch::connect(test.database.url()).unwrap();
    let gone = format!("UPDATE events SET deleted_at = '2000-01-01 00:00:00' WHERE id = '{event}'");
    scratch::execute(&mut conn, &gone).unwrap();
    app_service::housekeeping::run(&test.service).unwrap();
}

#[test]
fn an_event_that_was_removed_comes_back_as_it_was() {
    for test in TestService::each() {
        let (organiser, event) = seeded(&test);
        let file = file_of(&test, &organiser, &event);
        wipe(&test, &event);
        let created = create(&test, &organiser, &file).unwrap();
        assert_eq!(created.new_codes, 0);
        assert_eq!(file_of(&test, &organiser, &created.view.event.id), file);
        let read: Value = serde_json::from_str(&file).unwrap();
        for (list, least) in [
            ("guests", 100),
            ("seatAssignments", 5),
            ("wishes", 3),
            ("tags", 1),
            ("parties", 20),
        ] {
            assert!(read[list].as_array().unwrap().len() >= least, "{list}");
        }
        assert!(!read["venue"]["entrances"].as_array().unwrap().is_empty());
        assert!(
            read["guests"]
                .as_array()
                .unwrap()
                .iter()
                .any(|guest| guest["arrived"] == true)
        );
    }
}

#[test]
fn a_new_installation_gets_the_same_event() {
    let (from, to) = (TestService::sqlite(), TestService::sqlite());
    let (organiser, event) = seeded(&from);
    let file = file_of(&from, &organiser, &event);
    let owner = to.organiser("ben@example.org");
    let created = create(&to, &owner, &file).unwrap();
    assert_eq!(file_of(&to, &owner, &created.view.event.id), file);
}

#[test]
fn beside_its_original_an_event_gets_ids_and_codes_of_its_own() {
    for test in TestService::each() {
        let (organiser, event) = seeded(&test);
        let file = file_of(&test, &organiser, &event);
        let created = create(&test, &organiser, &file).unwrap();
        let copy: Value = serde_json::from_str(&file_of(&test, &organiser, &created.view.event.id)).unwrap();
        let original: Value = serde_json::from_str(&file).unwrap();
        let count = |of: &Value, list: &str| of[list].as_array().unwrap().len();
        assert_eq!(created.new_codes, count(&original, "guests"));
        for list in ["guests", "parties", "seatAssignments", "wishes", "tags"] {
            assert_eq!(count(&copy, list), count(&original, list), "{list}");
        }
        assert_eq!(copy["plan"], original["plan"]);
        assert_eq!(file_of(&test, &organiser, &event), file, "the original stays");
    }
}

/// Otherwise an import of guessed codes would show which of them lead to a guest, and the author of a file would hold the
/// tickets and personal links of the event that is made of it.
#[test]
fn beside_other_organisations_every_guest_and_party_gets_a_new_id_and_code() {
    let test = TestService::sqlite();
    let (organiser, event) = seeded(&test);
    let file = file_of(&test, &organiser, &event);
    wipe(&test, &event);
    drop(test.organiser("ben@example.org"));
    let created = create(&test, &organiser, &file).unwrap();
    let read: Value = serde_json::from_str(&file).unwrap();
    assert_eq!(created.new_codes, read["guests"].as_array().unwrap().len());
    let copy: Value = serde_json::from_str(&file_of(&test, &organiser, &created.view.event.id)).unwrap();
    for list in ["guests", "parties"] {
        let ids = |of: &Value| -> Vec<String> {
            let rows = of[list].as_array().unwrap().iter();
            rows.map(|row| row["id"].as_str().unwrap().to_owned()).collect()
        };
        let (before, after) = (ids(&read), ids(&copy));
        assert!(
            !before.is_empty() && after.iter().all(|id| !before.contains(id)),
            "{list}"
        );
    }
}

#[test]
fn a_mistake_is_named_with_its_place_and_nothing_is_stored() {
    let test = TestService::sqlite();
    let (organiser, event) = seeded(&test);
    let file: Value = serde_json::from_str(&file_of(&test, &organiser, &event)).unwrap();
    let cases = [
        ("/format", json!("other"), "format"),
        ("/version", json!(3), "version"),
        ("/event/name", json!(" "), "event.name"),
        ("/event/zone", json!("Mars/Base"), "event.zone"),
        ("/guests/2/email", json!("no address"), "guests[2].email"),
        ("/guests/2/partyId", json!("none"), "guests[2].partyId"),
        ("/guests/2/tableId", json!("none"), "guests[2].tableId"),
        ("/guests/2/rsvp", json!("perhaps"), "guests[2].rsvp"),
        ("/guests/2/id", file["guests"][1]["id"].clone(), "guests[2].id"),
        ("/seatAssignments/0/seatId", json!("none"), "seatAssignments[0].seatId"),
        (
            "/seatAssignments/0/guestId",
            json!("none"),
            "seatAssignments[0].guestId",
        ),
        (
            "/seatAssignments/1",
            file["seatAssignments"][0].clone(),
            "seatAssignments[1]",
        ),
        ("/wishes/0/kind", json!("beside"), "wishes[0].kind"),
        ("/tags/0/name", json!(""), "tags[0].name"),
        ("/venue/width", json!(-1), "venue.width"),
    ];
    let listed = |organiser: &Organiser| {
        test.service
            .read(|r| events::list(r, organiser, EventList::Active))
            .unwrap()
            .len()
    };
    let before = listed(&organiser);
    for (place, value, field) in cases {
        let mut wrong = file.clone();
        *wrong.pointer_mut(place).unwrap() = value;
        let named = match create(&test, &organiser, &wrong.to_string()).unwrap_err() {
            Error::Invalid(invalid) => invalid.field,
            Error::InvalidFields(fields) => fields.first().unwrap().field.clone(),
            other => panic!("{place}: {other}"),
        };
        assert_eq!(named, field);
    }
    assert_eq!(listed(&organiser), before);
}

#[test]
fn a_file_with_more_guests_than_an_event_may_have_is_refused() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let mut file: Value = serde_json::from_str(include_str!("fixtures/event-1.json")).unwrap();
    let guests = file["guests"].as_array_mut().unwrap();
    let one = guests.first().unwrap().clone();
    guests.resize(20_001, one);
    let refused = create(&test, &organiser, &file.to_string()).unwrap_err();
    assert_eq!(refused.code(), "too_large");
    assert_eq!(refused.to_string(), "Events are limited to 20,000 guests.");
}

/// Files that older versions wrote must stay readable: each version leaves one here.
#[test]
fn a_file_of_version_1_is_read() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let file = include_str!("fixtures/event-1.json");
    let created = create(&test, &organiser, file).unwrap();
    let mut again: Value = serde_json::from_str(&file_of(&test, &organiser, &created.view.event.id)).unwrap();
    let file: Value = serde_json::from_str(file).unwrap();
    again["version"] = json!(1);
    for list in ["guests", "parties"] {
        for row in again[list].as_array_mut().unwrap() {
            let row = row.as_object_mut().unwrap();
            row.retain(|field, _| field != "record" && field != "agreement");
        }
    }
    for (field, value) in file.as_object().unwrap() {
        assert_eq!(again[field], *value, "{field}");
    }
}
