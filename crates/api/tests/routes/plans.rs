//! `/api/floor-plans`, `/api/events/{eventId}/floor-plan` and `/api/tables/{eventId}`

mod commands;
mod put;
mod together;

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::person::Person;
use crate::support::world::{World, new_event};

#[actix_web::test]
async fn the_list_holds_the_saved_plans_of_the_organisation() {
    let app = TestApp::start().await;
    let world = World::new(&app, "ann").await;
    let plans = world.person.get("/api/floor-plans").await.ok(200);
    assert_eq!(
        (&plans[0]["eventId"], &plans[0]["revision"]),
        (&json!(world.event), &json!(1))
    );
    assert_eq!(plans[0]["elements"][0]["type"], "round");
    let other = Person::signed_up(&app, "ben").await;
    assert_eq!(other.get("/api/floor-plans").await.ok(200), json!([]));
}

#[actix_web::test]
async fn an_event_without_a_plan_has_an_empty_one_of_revision_0() {
    let person = Person::signed_up(&TestApp::start().await, "ann").await;
    let event = new_event(&person).await;
    let answer = person.get(&format!("/api/events/{event}/floor-plan")).await;
    let plan = answer.ok(200);
    assert_eq!((&plan["revision"], &plan["plan"]["elements"]), (&json!(0), &json!([])));
    assert_eq!(answer.header("etag"), "\"0\"");
}

#[actix_web::test]
async fn a_saved_plan_comes_back_with_its_revision() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let answer = world.person.get(&world.path("events", "floor-plan")).await;
    let plan = answer.ok(200);
    assert_eq!((&plan["revision"], &plan["eventId"]), (&json!(1), &json!(world.event)));
    assert_eq!(plan["plan"]["elements"][0]["id"], "t1");
    assert_eq!(answer.header("etag"), "\"1\"");
}

#[actix_web::test]
async fn an_answer_holds_the_places_of_chairs() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let plan = world.person.get(&world.path("events", "floor-plan")).await.ok(200);
    let list = world.person.get("/api/floor-plans").await.ok(200);
    for element in [&plan["plan"]["elements"][0], &list[0]["elements"][0]] {
        for chair in element["chairPositions"].as_array().unwrap() {
            for field in ["x", "y", "width", "height", "rotation"] {
                assert!(chair[field].is_number(), "{field} of {chair}");
            }
        }
        assert_eq!(element["props"]["seatCount"], element["chairs"]);
    }
    let label = world.snapshot("Dinner").await;
    let kept = world.person.get(&format!("/api/snapshots/{label}")).await.ok(200);
    let places = "/elements/0/chairPositions";
    assert_eq!(kept.pointer(places), plan["plan"].pointer(places));
}

#[actix_web::test]
async fn whoever_has_the_revision_is_told_so_without_the_plan() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let path = world.path("events", "floor-plan");
    let asked = async |tag: &str| {
        let request = world.person.request("GET", &path).insert_header(("if-none-match", tag));
        world.person.send(request).await
    };
    let same = asked("\"1\"").await;
    assert_eq!((same.status, same.text().as_str()), (304, ""));
    // An open tab polls even when no one is using it.
    assert_eq!(same.cookie(), None, "asking does not renew the session");
    for other in ["\"0\"", "\"2\"", "*", "nonsense"] {
        assert_eq!(asked(other).await.ok(200)["revision"], json!(1), "{other}");
    }
}

#[actix_web::test]
async fn tables_show_their_seats_and_who_has_them() {
    let world = World::new(&TestApp::start().await, "ann").await;
    world.seated().await;
    let tables = world.person.get(&format!("/api/tables/{}", world.event)).await.ok(200);
    assert_eq!(
        (&tables[0]["id"], &tables[0]["number"], &tables[0]["capacity"]),
        (&json!("t1"), &json!(1), &json!(8))
    );
    let seats = tables[0]["seats"].as_array().unwrap();
    assert_eq!((seats.len(), &seats[0]["guestId"]), (8, &json!(world.guest)));
    assert!(seats[1].get("guestId").is_none());
}
