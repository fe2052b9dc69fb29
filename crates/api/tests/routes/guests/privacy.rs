//! `GET /api/guests/{guestId}/personal-data` and `POST /api/guests/{guestId}/erase`

use serde_json::{Value, json};

use crate::support::app::TestApp;
use crate::support::world::{World, new_guest};

/// Anna with a party, a seat, a wish about her and Ben, a history and a mail.
async fn known() -> World {
    let world = World::new(&TestApp::start().await, "ann").await;
    let patch = json!({ "email": "anna@example.org", "dietary": "No nuts", "party": "Kern" });
    world
        .person
        .patch(&format!("/api/guests/{}", world.guest), &patch)
        .await
        .ok(200);
    world.seated().await;
    let ben = new_guest(&world.person, &world.event, "Ben").await;
    let apart = json!({ "kind": "apart", "strength": "must", "guestIds": [world.guest, ben] });
    world.person.post(&world.path("events", "wishes"), &apart).await.ok(201);
    world
        .person
        .post(&world.path("guests", "send-confirmation"), &json!({}))
        .await
        .ok(200);
    world
}

async fn activity(world: &World) -> Value {
    world.person.get(&world.path("events", "activity")).await.ok(200)
}

#[actix_web::test]
async fn the_copy_has_all_that_is_stored_about_the_guest_and_names_no_other_one() {
    let world = known().await;
    let answer = world.person.get(&world.path("guests", "personal-data")).await;
    let data = answer.ok(200);
    let file = format!("attachment; filename=\"personal-data-{}.json\"", world.guest);
    assert_eq!(answer.header("content-disposition"), file);
    let guest = &data["guest"];
    for (field, value) in [
        ("firstName", "Anna"),
        ("email", "anna@example.org"),
        ("dietary", "No nuts"),
        ("party", "Kern"),
        ("seat", "A"),
        ("rsvp", "no-answer"),
    ] {
        assert_eq!(guest[field], value, "{field}");
    }
    assert_eq!(data["wishes"][0]["kind"], "apart");
    assert_eq!(data["wishes"][0]["otherGuests"], 1);
    assert_eq!(data["mails"][0]["to"], "anna@example.org");
    let fields = data["history"].as_array().unwrap().iter();
    let fields: Vec<&str> = fields.map(|change| change["field"].as_str().unwrap()).collect();
    assert!(fields.contains(&"seat") && fields.contains(&"added"), "{fields:?}");
    assert!(!data.to_string().contains("Ben"), "{data}");
    let noted = activity(&world).await;
    assert_eq!(noted["entries"][0]["text"], "exported the data of Anna Kern");
}

#[actix_web::test]
async fn an_erased_guest_is_gone_from_history_wishes_mail_and_log() {
    let world = known().await;
    let erase = world.path("guests", "erase");
    world.person.post(&erase, &json!({})).await.ok(204);
    world.person.post(&erase, &json!({})).await.problem(404, "not_found");
    let log = activity(&world).await;
    assert_eq!(log["entries"][0]["text"], "erased the data of a guest");
    assert!(!log.to_string().contains("Anna"), "{log}");
    for call in ["history", "personal-data"] {
        world
            .person
            .get(&world.path("guests", call))
            .await
            .problem(404, "not_found");
    }
    assert_eq!(world.guests().await.len(), 1, "Ben stays");
    let wishes = world.person.get(&world.path("events", "wishes")).await.ok(200);
    assert_eq!(wishes, json!([]), "a wish about Ben alone is none");
    assert_eq!(world.person.app.mail_to("anna@example.org"), []);
    let named: Vec<String> = world
        .person
        .app
        .rows()
        .into_iter()
        .filter(|row| row.contains("Anna"))
        .collect();
    assert_eq!(named, [""; 0]);
}

#[actix_web::test]
async fn a_removed_guest_has_the_same_rights() {
    let world = known().await;
    world
        .person
        .delete(&format!("/api/guests/{}", world.guest))
        .await
        .ok(204);
    let data = world.person.get(&world.path("guests", "personal-data")).await.ok(200);
    assert!(data["guest"]["removedAt"].is_string(), "{data}");
    world
        .person
        .post(&world.path("guests", "erase"), &json!({}))
        .await
        .ok(204);
    let removed = world.person.get(&world.path("events", "removed-guests")).await.ok(200);
    assert_eq!(removed, json!([]));
}

#[actix_web::test]
async fn an_event_says_how_long_its_guests_are_kept() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let event = format!("/api/events/{}", world.event);
    assert_eq!(world.person.get(&event).await.ok(200)["retentionUntil"], Value::Null);
    for date in [json!("2027-12-31"), Value::Null] {
        let patch = json!({ "retentionUntil": date });
        let patched = world.person.patch(&event, &patch).await.ok(200);
        assert_eq!(patched["retentionUntil"], date);
    }
    let too_early = json!({ "retentionUntil": "2027-06-11" });
    let problem = world.person.patch(&event, &too_early).await.problem(400, "invalid");
    assert_eq!(problem["field"], "retentionUntil");
}
