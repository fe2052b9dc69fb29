//! The file with a complete event: what it holds of everything around the guest list, and what it leaves out.

use app_service::actor::Organiser;
use app_service::demo;
use domain::id::EventId;
use serde_json::{Value, json};
use test_support::service::TestService;

use crate::event_import::{create, file_with};

/// A drawing in base64.
const DRAWING: &str =
    "PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA5IDkiPjxwYXRoIGQ9Ik0wIDBoOSIvPjwvc3ZnPg==";
const PICTURE: &str = "picture-of-the-hall";

fn file_of(test: &TestService, organiser: &Organiser, event: &EventId, sections: &str) -> Value {
    serde_json::from_str(&file_with(test, organiser, event, sections)).unwrap()
}

fn push(file: &mut Value, list: &str, row: Value) {
    file[list].as_array_mut().unwrap().push(row);
}

/// The file of the demo's wedding, with a row of everything that the demo does not have.
fn full(test: &TestService) -> Value {
    let organiser = test.organiser("olu@example.org");
    let event = demo::fill(&test.service, &organiser).unwrap();
    let mut file = file_of(test, &organiser, &event, "contacts");
    let at = "2026-11-20T10:00:00Z";
    let later = "2026-11-20T10:05:00Z";
    file["guests"][3]["record"]["language"] = json!("de");
    file["guests"][3]["record"]["consentAt"] = json!(at);
    file["guests"][4]["record"]["addedAt"] = json!(at);
    file["guests"][4]["record"]["answeredAt"] = json!(later);
    file["guests"][4]["record"]["answeredBy"] = json!("guest");
    file["guests"][4]["plusOneOf"] = file["guests"][3]["id"].clone();
    file["guests"][4]["record"]["isUnconfirmed"] = json!(true);
    file["parties"][0]["agreement"] = json!({
        "plusOnesAllowed": 2, "seating": "apart-allowed", "note": "Near the band", "answers": {"song": "Dancing Queen"},
    });
    let waiting = json!({"partyId": file["parties"][1]["id"], "since": at, "offeredAt": later, "acceptedAt": null});
    push(&mut file, "waitingList", waiting);
    let template = format!("template-{}", file["templates"].as_array().unwrap().len() + 1);
    push(
        &mut file,
        "templates",
        json!({
            "id": template, "name": "Thank you", "kind": "reminder", "builtIn": null, "isDefault": false, "isActive": true,
            "subject": "Thank you", "html": "<p>Thank you, {{first_name}}</p>", "plain": "Thank you, {{first_name}}",
            "version": 3, "createdAt": "2027-01-01T10:00:00Z", "updatedAt": "2027-01-02T10:00:00Z", "archivedAt": null,
        }),
    );
    push(
        &mut file,
        "schedules",
        json!({
            "templateId": template, "triggerType": "days_after_event", "triggerValue": "2", "sendTime": "09:30",
            "recipients": "all", "isActive": true, "createdAt": "2027-01-01T11:00:00Z", "updatedAt": "2027-01-01T11:00:00Z",
        }),
    );
    for (key, text, source) in [
        (
            "event.name".to_owned(),
            "Les noces d'Anna et Ben",
            "Anna & Ben's wedding",
        ),
        (format!("mail.{template}.subject"), "Merci", "Thank you"),
    ] {
        push(
            &mut file,
            "translations",
            json!({"language": "fr", "key": key, "text": text, "source": source}),
        );
    }
    let log = file["checkIns"].as_array().unwrap().clone();
    let entries_of = |entry: &Value| log.iter().filter(|other| other["guestId"] == entry["guestId"]).count();
    let number = log.iter().position(|entry| entries_of(entry) == 1).unwrap();
    let arrived = log[number].clone();
    file["checkIns"][number]["counts"] = json!(false);
    let guest = &arrived["guestId"];
    let arrivals = file["guests"].as_array_mut().unwrap().iter_mut();
    arrivals
        .filter(|row| row["id"] == *guest)
        .for_each(|row| row["arrived"] = json!(false));
    push(
        &mut file,
        "checkIns",
        json!({
            "id": "undo-1", "kind": "undo", "guestId": null, "deviceGuest": null, "admitted": true, "counts": false,
            "undoes": arrived["id"], "name": null, "result": "undone", "firstEntry": null, "device": "door-2",
            "at": at, "correctedAt": at, "receivedAt": later,
        }),
    );
    let plan = file["plan"].clone();
    push(
        &mut file,
        "snapshots",
        json!({"label": "Before rain", "savedAt": at, "plan": plan}),
    );
    push(
        &mut file,
        "pictures",
        json!({"id": PICTURE, "name": "Hall", "data": DRAWING}),
    );
    file["venue"]["picture"] = json!({"id": PICTURE, "opacity": 0.5});
    file
}

/// Compares field by field, so that a failure names the part.
fn assert_same(read: &Value, expected: &Value) {
    for (field, value) in expected.as_object().unwrap() {
        let Some(rows) = value.as_array() else {
            assert_eq!(read[field], *value, "{field}");
            continue;
        };
        assert_eq!(read[field].as_array().unwrap().len(), rows.len(), "{field}");
        for (number, row) in rows.iter().enumerate() {
            assert_eq!(read[field][number], *row, "{field}[{number}]");
        }
    }
}

#[test]
fn everything_in_a_file_comes_back_on_both_databases() {
    let mut file = full(&TestService::sqlite());
    file["translations"]
        .as_array_mut()
        .unwrap()
        .sort_by_key(|row| (row["language"].to_string(), row["key"].to_string()));
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let created = create(&test, &organiser, &file.to_string()).unwrap();
        assert!(
            created.mail_paused,
            "schedules of a file send nothing before an organiser wants it"
        );
        let text = file_with(&test, &organiser, &created.view.event.id, "contacts");
        let read: Value = serde_json::from_str(&text).unwrap();
        let id = read["pictures"][0]["id"].as_str().unwrap();
        let mut read: Value = serde_json::from_str(&text.replace(id, PICTURE)).unwrap();
        read["pictures"][0]["data"] = file["pictures"][0]["data"].clone();
        assert_same(&read, &file);
    }
}

#[test]
fn contact_details_are_in_the_file_only_when_they_are_chosen() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let event = demo::fill(&test.service, &organiser).unwrap();
    let addresses = |sections: &str| {
        let file = file_of(&test, &organiser, &event, sections);
        let people = format!("{}{}{}", file["guests"], file["answers"], file["parties"]);
        (people.matches("@example.com").count(), people.matches("+44").count())
    };
    let (mails, phones) = addresses("contacts");
    assert!(mails > 80 && phones > 5, "{mails} {phones}");
    assert_eq!(addresses("guests"), (0, 0));
}

#[test]
fn a_mistake_in_any_part_is_named_with_its_place() {
    let test = TestService::sqlite();
    let file = full(&test);
    let organiser = test.organiser("ann@example.org");
    let cases = [
        ("/form/title", json!("x".repeat(300)), "form.title"),
        ("/form/versions", json!([]), "form.versions"),
        ("/answers/0/guestId", json!("none"), "answers[0].guestId"),
        ("/answers/0/formVersion", json!(77), "answers[0].formVersion"),
        ("/answers/0/source", json!("fax"), "answers[0].source"),
        (
            "/answers/0/values",
            json!({"song": "x".repeat(9_000)}),
            "answers[0].values",
        ),
        ("/waitingList/0/partyId", json!("none"), "waitingList[0].partyId"),
        ("/templates/0/kind", json!("poem"), "templates[0].templateType"),
        ("/templates/0/subject", json!(""), "templates[0].subject"),
        ("/schedules/0/templateId", json!("none"), "schedules[0].templateId"),
        ("/schedules/0/triggerType", json!("never"), "schedules[0].triggerType"),
        ("/translations/0/language", json!("tlh"), "translations[0].language"),
        ("/checkIns/0/guestId", json!("none"), "checkIns[0].guestId"),
        ("/checkIns/0/kind", json!("leave"), "checkIns[0].kind"),
        ("/checkIns/0/device", json!("a b"), "checkIns[0].device"),
        ("/snapshots/0/label", json!("a/b"), "snapshots[0].label"),
        ("/pictures/0/data", json!("%"), "pictures[0].data"),
        ("/guests/2/record/language", json!("tlh"), "guests[2].language"),
        ("/parties/0/agreement/seating", json!("alone"), "parties[0].seating"),
    ];
    for (place, value, field) in cases {
        let mut wrong = file.clone();
        *wrong.pointer_mut(place).unwrap() = value;
        let refused = create(&test, &organiser, &wrong.to_string()).unwrap_err();
        let named = match refused {
            app_service::error::Error::Invalid(invalid) => invalid.field,
            app_service::error::Error::InvalidFields(fields) => fields.first().unwrap().field.clone(),
            other => panic!("{place}: {other}"),
        };
        assert_eq!(named, field);
    }
    assert!(test.events(&organiser).unwrap().is_empty());
}
