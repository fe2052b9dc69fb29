//! `GET /api/floor-plans`

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::person::Person;
use crate::support::world::World;

#[actix_web::test]
async fn the_list_holds_the_saved_plans_of_the_organisation() {
    let app = TestApp::start().await;
    let world = World::of(&app, "ann").await;
    let plans = world.person.get("/api/floor-plans").await.ok(200);
    assert_eq!(
        (&plans[0]["eventId"], &plans[0]["revision"]),
        (&json!(world.event), &json!(1))
    );
    assert_eq!(plans[0]["elements"][0]["type"], "round");
    let other = Person::signed_up(&app, "ben").await;
    assert_eq!(other.get("/api/floor-plans").await.ok(200), json!([]));
}
