//! `/api/events/{eventId}/check-ins` and `/api/events/{eventId}/door-list`

use serde_json::{Value, json};

use crate::support::app::TestApp;
use crate::support::world::World;

const AT: &str = "2026-11-21T07:30:00Z";

fn arrive(world: &World) -> Value {
    json!({ "id": "a", "kind": "arrive", "at": AT, "guestId": world.guest })
}

fn batch(entries: Value) -> Value {
    json!({ "device": "phone-1", "entries": entries })
}

#[actix_web::test]
async fn the_door_learns_who_and_where_and_nothing_private() {
    let world = World::new(&TestApp::start().await, "ann").await;
    world.seated().await;
    let details = json!({ "email": "anna@example.org", "mobile": "+44 7700 900123", "dietary": "Vegan", "notes": "Sings",
        "party": "Kern family" });
    let guest = format!("/api/guests/{}", world.guest);
    world.person.patch(&guest, &details).await.ok(200);
    let path = world.path("events", "check-ins");
    let answer = world.person.post(&path, &batch(json!([arrive(&world)]))).await.ok(200);
    let result = &answer["results"][0];
    assert_eq!(
        answer["counts"],
        json!({ "expected": 1, "present": 1, "walkIns": 0, "duplicates": 0 })
    );
    assert_eq!((&result["id"], &result["result"]), (&json!("a"), &json!("arrived")));
    let party = result["guest"]["party"]["id"].clone();
    assert_eq!(
        result["guest"],
        json!({
            "id": world.guest, "firstName": "Anna", "lastName": "Kern", "attendance": "arrived", "arrivals": ["a"],
            "party": { "id": party, "name": "Kern family", "size": 1, "present": 1 },
            "table": { "id": "t1", "name": result["guest"]["table"]["name"], "tableNumber": 1 },
            "seat": { "id": "t1-chair-1", "seatNumber": 1, "seatLabel": result["guest"]["seat"]["seatLabel"] },
        })
    );
    let again = json!([{ "id": "b", "kind": "arrive", "at": AT, "guestId": world.guest }]);
    let again = world.person.post(&path, &batch(again)).await.ok(200);
    let result = &again["results"][0];
    assert_eq!(
        (&result["result"], &result["firstAt"]),
        (&json!("already_arrived"), &json!("2026-11-21T07:30:00Z"))
    );
    assert_eq!((&result["device"], &result["by"]), (&json!("phone-1"), &json!("ann")));
    let page = world.person.get(&format!("{path}?limit=1")).await.ok(200);
    assert_eq!(page["more"], true);
    assert_eq!(
        page["entries"],
        json!([{
            "id": "a", "kind": "arrive", "guestId": world.guest, "device": "phone-1", "by": "ann", "at": AT,
            "correctedAt": AT, "receivedAt": page["entries"][0]["receivedAt"], "result": "arrived", "counts": true,
        }])
    );
    let rest = world
        .person
        .get(&format!("{path}?since={}", page["cursor"].as_str().unwrap()))
        .await
        .ok(200);
    assert_eq!((&rest["entries"][0]["id"], &rest["more"]), (&json!("b"), &json!(false)));
    let end = world
        .person
        .get(&format!("{path}?since={}", rest["cursor"].as_str().unwrap()))
        .await
        .ok(200);
    assert_eq!((&end["entries"], &end["cursor"]), (&json!([]), &rest["cursor"]));
    world
        .person
        .get(&format!("{path}?since=next"))
        .await
        .problem(400, "invalid");
}

#[actix_web::test]
async fn a_wrong_request_is_refused_as_a_whole() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let path = world.path("events", "check-ins");
    let entries = json!([arrive(&world)]);
    for (wrong, code) in [
        (json!([]), "invalid"),
        (json!({ "entries": entries }), "invalid"),
        (json!({ "device": "a b", "entries": entries }), "invalid"),
        (
            json!({ "device": "a", "sentAt": "today", "entries": entries }),
            "invalid",
        ),
        (json!({ "device": "a", "entries": 5 }), "invalid"),
    ] {
        world.person.post(&path, &wrong).await.problem(400, code);
    }
    let many = json!(vec![arrive(&world); 501]);
    let problem = world.person.post(&path, &batch(many)).await.problem(413, "too_large");
    assert!(problem["message"].as_str().unwrap().contains("500"), "{problem}");
    let long = batch(json!([{ "id": "x".repeat(512 * 1024) }]));
    let problem = world.person.post(&path, &long).await.problem(413, "too_large");
    assert!(problem["message"].as_str().unwrap().contains("512 KB"), "{problem}");
    let answer = world
        .person
        .post(&path, &batch(json!([{ "kind": "arrive" }, arrive(&world)])))
        .await
        .ok(200);
    assert_eq!(
        (&answer["results"][0]["id"], &answer["results"][0]["result"]),
        (&Value::Null, &json!("invalid"))
    );
    assert_eq!(answer["results"][0]["problem"]["field"], "id");
    assert_eq!(answer["results"][1]["result"], "arrived");
}

#[actix_web::test]
async fn the_list_of_a_door_has_what_a_device_needs_offline() {
    let world = World::new(&TestApp::start().await, "ann").await;
    world.seated().await;
    let walk_in = json!({ "id": "w", "kind": "walk_in", "at": AT, "guestId": "0c52b6b4-0d3f-4c0e-9d64-4f2d5bb64c11", "name": "Zoe Ash" });
    let path = world.path("events", "check-ins");
    let sent = world
        .person
        .post(&path, &batch(json!([arrive(&world), walk_in])))
        .await
        .ok(200);
    let answer = world.person.get(&world.path("events", "door-list")).await;
    let list = answer.ok(200);
    assert_eq!(list["event"]["name"], "Summer wedding");
    assert_eq!(list["event"]["timeZone"], "Europe/London");
    assert_eq!((&list["cursor"], &list["counts"]), (&sent["cursor"], &sent["counts"]));
    let names: Vec<&Value> = list["guests"]
        .as_array()
        .unwrap()
        .iter()
        .map(|guest| &guest["firstName"])
        .collect();
    assert_eq!(names, ["Zoe", "Anna"]);
    assert_eq!(list["guests"][0]["walkIn"], true);
    let anna = &list["guests"][1];
    assert_eq!(
        (&anna["seat"]["id"], &anna["expected"], &anna["tokenHashes"]),
        (&json!("t1-chair-1"), &json!(true), &json!([]))
    );
    assert_eq!(
        anna["arrivals"],
        json!([{ "id": "a", "at": AT, "device": "phone-1", "by": "ann" }])
    );
    assert_eq!(anna["code"].as_str().unwrap().len(), 6);
    assert_eq!(
        (&list["tables"][0]["seats"], &list["tables"][0]["free"]),
        (&json!(8), &json!(7))
    );
    let request = world.person.request("GET", &world.path("events", "door-list"));
    let unchanged = world
        .person
        .send(request.insert_header(("if-none-match", answer.header("etag"))))
        .await;
    assert_eq!(unchanged.status, 304);
}
