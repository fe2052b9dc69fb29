//! `/api/tags` and `POST /api/events/{eventId}/guests/tags`

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::world::{World, new_guest};

#[actix_web::test]
async fn a_tag_is_made_given_counted_renamed_and_deleted() {
    let ann = World::new(&TestApp::start().await, "ann").await;
    let tag = ann.person.post("/api/tags", &json!({ "name": "Family" })).await.ok(201);
    assert_eq!((&tag["colour"], &tag["guests"]), (&json!("grey"), &json!(0)));
    let bulk = ann.path("events", "guests/tags");
    let give = json!({ "guestIds": [ann.guest], "add": [tag["id"]] });
    let done = ann.person.post(&bulk, &give).await.ok(200);
    assert_eq!((&done["changed"], &done["skipped"]), (&json!(1), &json!([])));
    assert!(done["batchId"].is_string());
    assert_eq!(
        ann.person.post(&bulk, &give).await.ok(200),
        json!({ "changed": 0, "skipped": [] })
    );
    let path = format!("/api/tags/{}", tag["id"].as_str().unwrap());
    let renamed = ann
        .person
        .patch(&path, &json!({ "name": "Kin", "colour": "teal" }))
        .await
        .ok(200);
    assert_eq!(renamed["guests"], 1);
    let carried = json!([{ "id": tag["id"], "name": "Kin", "colour": "teal" }]);
    assert_eq!(ann.guests().await[0]["tags"], carried);
    let take = json!({ "guestIds": [ann.guest], "remove": [tag["id"]] });
    assert_eq!(ann.person.post(&bulk, &take).await.ok(200)["changed"], 1);
    assert_eq!(ann.guests().await[0]["tags"], json!([]));
    ann.person.delete(&path).await.ok(204);
    assert_eq!(ann.person.get("/api/tags").await.ok(200), json!([]));
}

#[actix_web::test]
async fn undo_gives_the_tags_back_unless_they_changed_since() {
    let ann = World::new(&TestApp::start().await, "ann").await;
    let ben = new_guest(&ann.person, &ann.event, "Ben").await;
    let tag = |name: &str| json!({ "name": name });
    let family = ann.person.post("/api/tags", &tag("Family")).await.ok(201)["id"].clone();
    let work = ann.person.post("/api/tags", &tag("Work")).await.ok(201)["id"].clone();
    let give = json!({ "guestIds": [ann.guest, ben], "add": [family] });
    let done = ann.person.post(&ann.path("events", "guests/tags"), &give).await.ok(200);
    let guest = format!("/api/guests/{ben}");
    ann.person.patch(&guest, &json!({ "tags": [work] })).await.ok(200);
    let undo = ann.path("events", &format!("batches/{}/undo", done["batchId"].as_str().unwrap()));
    let undone = ann.person.post(&undo, &json!({})).await.ok(200);
    assert_eq!(undone["changed"], 1);
    assert_eq!(undone["skipped"][0]["guestId"], json!(ben));
    let history = ann.person.get(&format!("{guest}/history")).await.ok(200);
    assert_eq!(
        (&history[0]["field"], &history[0]["before"], &history[0]["after"]),
        (&json!("tags"), &json!("Family"), &json!("Work"))
    );
    let list = ann.guests().await;
    let tags_of = |id: &str| {
        let guest = list.iter().find(|guest| guest["id"] == id);
        guest.unwrap()["tags"].as_array().unwrap().len()
    };
    assert_eq!((tags_of(&ann.guest), tags_of(&ben)), (0, 1));
}

#[actix_web::test]
async fn a_folded_duplicate_a_bad_field_and_tag_201_are_refused() {
    let ann = World::new(&TestApp::start().await, "ann").await;
    ann.person.post("/api/tags", &json!({ "name": "Zoë" })).await.ok(201);
    let twice = ann.person.post("/api/tags", &json!({ "name": "ZOE" })).await;
    twice.problem(409, "tag_exists");
    for (body, field) in [
        (json!({}), "name"),
        (json!({ "name": "x".repeat(51) }), "name"),
        (json!({ "name": "A", "colour": "mauve" }), "colour"),
    ] {
        assert_eq!(
            ann.person.post("/api/tags", &body).await.problem(400, "invalid")["field"],
            field
        );
    }
    for number in 1..200 {
        ann.person
            .post("/api/tags", &json!({ "name": format!("T{number}") }))
            .await
            .ok(201);
    }
    ann.person
        .post("/api/tags", &json!({ "name": "Last" }))
        .await
        .problem(400, "invalid");
}

#[actix_web::test]
async fn tags_and_guests_of_others_and_too_many_guests_are_refused() {
    let app = TestApp::start().await;
    let (ann, bob) = (World::new(&app, "ann").await, World::new(&app, "bob").await);
    let theirs = bob.person.post("/api/tags", &json!({ "name": "Theirs" })).await.ok(201);
    let bulk = ann.path("events", "guests/tags");
    for body in [
        json!({ "guestIds": [ann.guest], "add": [theirs["id"]] }),
        json!({ "guestIds": [bob.guest] }),
        json!({ "guestIds": ["no id"] }),
    ] {
        ann.person.post(&bulk, &body).await.problem(404, "not_found");
    }
    let guest = format!("/api/guests/{}", ann.guest);
    let patched = ann.person.patch(&guest, &json!({ "tags": [theirs["id"]] })).await;
    patched.problem(404, "not_found");
    let many = json!({ "guestIds": vec![ann.guest.as_str(); 10_001] });
    assert_eq!(
        ann.person.post(&bulk, &many).await.problem(400, "invalid")["field"],
        "guestIds"
    );
}

#[actix_web::test]
async fn a_tag_lists_who_carries_it_and_stays_as_it_is_when_someone_else_changed_it() {
    let ann = World::new(&TestApp::start().await, "ann").await;
    let tag = ann.person.post("/api/tags", &json!({ "name": "Family" })).await.ok(201);
    let path = format!("/api/tags/{}", tag["id"].as_str().unwrap());
    let carriers = format!("{path}/guests");
    assert_eq!(ann.person.get(&carriers).await.ok(200), json!([]));
    let give = json!({ "guestIds": [ann.guest], "add": [tag["id"]] });
    ann.person.post(&ann.path("events", "guests/tags"), &give).await.ok(200);
    assert_eq!(
        ann.person.get(&carriers).await.ok(200),
        json!([{ "eventId": ann.event, "guestIds": [ann.guest] }])
    );
    let patch = json!({ "name": "Kin", "expected": { "name": "Family" } });
    assert_eq!(ann.person.patch(&path, &patch).await.ok(200)["name"], "Kin");
    let refused = ann.person.patch(&path, &patch).await;
    refused.problem(409, "changed_meanwhile");
}
