//! `/api/events/{eventId}/parties`, `/api/parties/{partyId}` and `POST /api/events/{eventId}/guests/party`

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::world::{World, new_guest};

#[actix_web::test]
async fn guests_are_put_into_a_party_and_taken_out_again() {
    let ann = World::new(&TestApp::start().await, "ann").await;
    let ben = new_guest(&ann.person, &ann.event, "Ben").await;
    let bulk = ann.path("events", "guests/party");
    let join = json!({ "guestIds": [ann.guest, ben], "party": "Kern" });
    assert_eq!(ann.person.post(&bulk, &join).await.ok(200)["changed"], 2);
    let list = ann.path("events", "parties");
    let parties = ann.person.get(&list).await.ok(200);
    let expected = json!({ "id": parties[0]["id"], "name": "Kern", "guests": 2, "plusOnesAllowed": null, "seating": "together", "note": "" });
    assert_eq!(parties, json!([expected]));
    let leave = json!({ "guestIds": [ann.guest, ben], "party": null });
    assert_eq!(ann.person.post(&bulk, &leave).await.ok(200)["changed"], 2);
    assert_eq!(ann.person.get(&list).await.ok(200), json!([]));
}

#[actix_web::test]
async fn undo_puts_guests_back_into_the_parties_they_were_in() {
    let ann = World::new(&TestApp::start().await, "ann").await;
    let body = json!({ "firstName": "Ben", "party": "Hill" });
    let ben = ann.person.post(&ann.path("events", "guests"), &body).await.ok(201)["id"].clone();
    let join = json!({ "guestIds": [ann.guest, ben], "party": "Kern" });
    let done = ann
        .person
        .post(&ann.path("events", "guests/party"), &join)
        .await
        .ok(200);
    let undo = ann.path("events", &format!("batches/{}/undo", done["batchId"].as_str().unwrap()));
    assert_eq!(ann.person.post(&undo, &json!({})).await.ok(200)["changed"], 2);
    let parties = ann.person.get(&ann.path("events", "parties")).await.ok(200);
    assert_eq!(parties.as_array().unwrap().len(), 1);
    assert_eq!(
        (&parties[0]["name"], &parties[0]["guests"]),
        (&json!("Hill"), &json!(1))
    );
}

#[actix_web::test]
async fn a_party_is_changed_and_keeps_a_name_of_its_own() {
    let ann = World::new(&TestApp::start().await, "ann").await;
    let guests = ann.path("events", "guests");
    let kern = ann
        .person
        .post(&guests, &json!({ "firstName": "Ben", "party": "Kern" }))
        .await
        .ok(201);
    ann.person
        .post(&guests, &json!({ "firstName": "Cleo", "party": "Hill" }))
        .await
        .ok(201);
    let path = format!("/api/parties/{}", kern["party"]["id"].as_str().unwrap());
    let patch = json!({ "plusOnesAllowed": 2, "seating": "apart-allowed", "note": "Near the door" });
    let changed = ann.person.patch(&path, &patch).await.ok(200);
    assert_eq!(
        (&changed["plusOnesAllowed"], &changed["guests"]),
        (&json!(2), &json!(1))
    );
    ann.person
        .patch(&path, &json!({ "name": "Hill" }))
        .await
        .problem(409, "party_exists");
    for (body, field) in [
        (json!({ "name": " " }), "name"),
        (json!({ "plusOnesAllowed": 21 }), "plusOnesAllowed"),
        (json!({ "seating": "near" }), "seating"),
    ] {
        assert_eq!(
            ann.person.patch(&path, &body).await.problem(400, "invalid")["field"],
            field
        );
    }
}

#[actix_web::test]
async fn a_party_that_someone_else_changed_stays_as_it_is() {
    let ann = World::new(&TestApp::start().await, "ann").await;
    let body = json!({ "firstName": "Ben", "party": "Kern" });
    let ben = ann.person.post(&ann.path("events", "guests"), &body).await.ok(201);
    let path = format!("/api/parties/{}", ben["party"]["id"].as_str().unwrap());
    let patch = json!({ "name": "Kerns", "expected": { "name": "Kern", "note": "" } });
    assert_eq!(ann.person.patch(&path, &patch).await.ok(200)["name"], "Kerns");
    let refused = ann.person.patch(&path, &patch).await;
    refused.problem(409, "changed_meanwhile");
}
