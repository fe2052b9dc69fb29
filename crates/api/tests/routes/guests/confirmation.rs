//! `POST /api/guests/{guestId}/send-confirmation` and `POST /api/events/{eventId}/guests/send-confirmation`

use serde_json::{Value, json};

use crate::support::app::TestApp;
use crate::support::mail;
use crate::support::world::{World, new_guest};

async fn invited() -> World {
    let world = World::new(&TestApp::start().await, "ann").await;
    let guest = format!("/api/guests/{}", world.guest);
    world
        .person
        .patch(&guest, &json!({ "email": "anna@example.org" }))
        .await
        .ok(200);
    world
}

#[actix_web::test]
async fn the_letter_has_date_place_seat_and_code() {
    let world = invited().await;
    let event = format!("/api/events/{}", world.event);
    world
        .person
        .patch(&event, &json!({ "venue": "Town hall" }))
        .await
        .ok(200);
    world.seated().await;
    let path = world.path("guests", "send-confirmation");
    let sent = world.person.post(&path, &json!({})).await.ok(200);
    assert_eq!(sent["recipient"], "anna@example.org");
    let code = sent["lookupCode"].as_str().unwrap();
    let mut mails = mail::deliver(&world.person.app);
    mails.retain(|mail| mail.to == "anna@example.org");
    let [mail] = mails.as_slice() else { panic!("{mails:?}") };
    let text = mailer::stored::forms(&mail.message).unwrap().text;
    for part in [
        "Dear Anna,",
        "Saturday, 12 June 2027",
        "15:00",
        "Town hall",
        code,
        "/ticket/",
    ] {
        assert!(text.contains(part), "{part} is not in {text}");
    }
    let listed = world.person.get("/api/mailbox").await.ok(200);
    assert!(listed.to_string().contains("\"confirmation\""), "{listed}");
    world
        .person
        .post(&path, &json!({}))
        .await
        .problem(429, "too_many_requests");
    assert_eq!(world.person.app.mail_to("anna@example.org").len(), 1);
}

#[actix_web::test]
async fn a_guest_without_an_address_and_a_cancelled_event_are_refused() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let path = world.path("guests", "send-confirmation");
    world.person.post(&path, &json!({})).await.problem(409, "no_email");
    let event = format!("/api/events/{}", world.event);
    world
        .person
        .patch(&event, &json!({ "status": "cancelled" }))
        .await
        .ok(200);
    world
        .person
        .post(&path, &json!({}))
        .await
        .problem(410, "event_cancelled");
}

#[actix_web::test]
async fn of_several_guests_those_who_cannot_be_written_to_are_named() {
    let world = invited().await;
    let ben = new_guest(&world.person, &world.event, "Ben").await;
    let path = world.path("events", "guests/send-confirmation");
    let both = json!({ "guestIds": [world.guest, ben, ben] });
    let done = world.person.post(&path, &both).await.ok(200);
    assert_eq!(done["sentCount"], 1);
    let reasons = |done: &Value| -> Vec<String> {
        let skipped = done["skipped"].as_array().unwrap().iter();
        let mut all: Vec<String> = skipped
            .map(|each| format!("{}: {}", each["name"], each["reason"]))
            .collect();
        all.sort();
        all
    };
    let no_address = "\"Ben Kern\": \"Has no usable email address.\"";
    assert_eq!(reasons(&done), [no_address]);
    let again = world.person.post(&path, &both).await.ok(200);
    assert_eq!(again["sentCount"], 0);
    let too_soon = "\"Anna Kern\": \"A confirmation was sent less than a minute ago.\"";
    assert_eq!(reasons(&again), [too_soon, no_address]);
    let unknown = json!({ "guestIds": [world.guest, "unknown"] });
    world.person.post(&path, &unknown).await.problem(404, "not_found");
}
