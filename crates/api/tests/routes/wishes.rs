//! `/api/events/{eventId}/wishes` and `/api/wishes/{wishId}`

use serde_json::{Value, json};

use crate::support::app::TestApp;
use crate::support::world::{World, new_event, new_guest};

async fn listed(world: &World) -> Value {
    world.person.get(&world.path("events", "wishes")).await.ok(200)
}

#[actix_web::test]
async fn a_wish_is_added_listed_and_deleted() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let ben = new_guest(&world.person, &world.event, "Ben").await;
    let mut guests = vec![world.guest.clone(), ben];
    guests.sort();
    let apart = json!({ "kind": "apart", "strength": "must", "guestIds": guests });
    let path = world.path("events", "wishes");
    let added = world.person.post(&path, &apart).await.ok(201);
    let at_table = world.wish().await;
    let wishes = listed(&world).await;
    assert_eq!(wishes[0], added);
    assert_eq!(added["guestIds"], json!(guests));
    assert_eq!(added.get("tableId"), None);
    assert_eq!(
        (&wishes[1]["id"], &wishes[1]["tableId"]),
        (&json!(at_table), &json!("t1"))
    );
    let wish = format!("/api/wishes/{}", added["id"].as_str().unwrap());
    world.person.delete(&wish).await.ok(204);
    world.person.delete(&wish).await.problem(404, "not_found");
    assert_eq!(listed(&world).await.as_array().unwrap().len(), 1);
}

#[actix_web::test]
async fn guests_and_table_must_belong_to_the_event() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let other = new_event(&world.person).await;
    let stranger = new_guest(&world.person, &other, "Ben").await;
    let path = world.path("events", "wishes");
    for (kind, guests, table) in [
        ("together", json!([world.guest, stranger]), Value::Null),
        ("at-table", json!([world.guest]), json!("t9")),
        ("at-table", json!([world.guest]), json!("t\u{0}")),
        ("apart", json!([world.guest, "no such guest"]), Value::Null),
    ] {
        let wish = json!({ "kind": kind, "strength": "prefer", "guestIds": guests, "tableId": table });
        world.person.post(&path, &wish).await.problem(404, "not_found");
    }
    let alone = json!({ "kind": "together", "strength": "must", "guestIds": [world.guest] });
    let problem = world.person.post(&path, &alone).await.problem(400, "invalid");
    assert_eq!(problem["field"], "guestIds");
    assert_eq!(listed(&world).await, json!([]));
}

#[actix_web::test]
async fn a_removed_guest_is_in_no_wish_until_it_is_restored() {
    let world = World::new(&TestApp::start().await, "ann").await;
    world.wish().await;
    let before = listed(&world).await;
    let removed = json!({ "guestIds": [world.guest] });
    let verb = |verb| world.path("events", &format!("guests/{verb}"));
    world.person.post(&verb("remove"), &removed).await.ok(200);
    assert_eq!(listed(&world).await, json!([]));
    world.person.post(&verb("restore"), &removed).await.ok(200);
    assert_eq!(listed(&world).await, before);
}
