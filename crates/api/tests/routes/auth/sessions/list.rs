//! `GET /api/auth/sessions`

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::person::Person;

const PATH: &str = "/api/auth/sessions";
const FIREFOX: &str = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

#[actix_web::test]
async fn people_see_where_they_are_signed_in_and_no_keys() {
    let app = TestApp::start().await;
    let here = Person::signed_up(&app, "ann").await;
    Person::signed_up(&app, "ben").await;
    let attempt = json!({ "email": "ann@example.org", "password": "correct horse" });
    let request = Person::signed_out(&app)
        .request("POST", "/api/auth/sign-in")
        .insert_header(("user-agent", FIREFOX));
    app.call(request.set_json(attempt)).await.ok(200);
    let answer = here.get(PATH).await;
    let list = answer.ok(200);
    let shown: Vec<_> = list
        .as_array()
        .unwrap()
        .iter()
        .map(|one| (one["device"].as_str().unwrap(), one["current"].as_bool().unwrap()))
        .collect();
    assert_eq!(shown, [("Unknown device", true), ("Firefox on Linux", false)]);
    let keys: Vec<&String> = list[0].as_object().unwrap().keys().collect();
    assert_eq!(keys, ["createdAt", "current", "device", "id", "lastSeenAt"]);
    let cookie = here.cookie.unwrap();
    assert!(!answer.text().contains(&cookie[cookie.len() - 43..]));
}

#[actix_web::test]
async fn it_needs_a_session() {
    let app = TestApp::start().await;
    app.get(PATH).await.problem(401, "signed_out");
}
