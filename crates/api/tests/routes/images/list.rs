//! `GET /api/images`

use super::files::{GIF, SVG};
use crate::support::app::TestApp;
use crate::support::person::Person;

#[actix_web::test]
async fn the_pictures_of_the_organisation_are_listed_the_latest_first() {
    let app = TestApp::start().await;
    let ann = Person::signed_up(&app, "ann").await;
    let first = ann.upload("a.svg", SVG).await.ok(201);
    let second = ann.upload("b.gif", GIF).await.ok(201);
    assert_eq!(ann.get("/api/images").await.ok(200), serde_json::json!([second, first]));
    let ben = Person::signed_up(&app, "ben").await;
    assert_eq!(ben.get("/api/images").await.ok(200), serde_json::json!([]));
}
