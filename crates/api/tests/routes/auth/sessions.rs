//! `/api/auth/sessions`

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
async fn the_list_needs_a_session() {
    let app = TestApp::start().await;
    app.get(PATH).await.problem(401, "signed_out");
}

#[actix_web::test]
async fn only_this_browser_and_other_people_stay_signed_in() {
    let app = TestApp::start().await;
    let first = Person::signed_up(&app, "ann").await;
    let second = Person::signed_in(&app, "ann").await;
    let here = Person::signed_in(&app, "ann").await;
    let ben = Person::signed_up(&app, "ben").await;
    here.delete(PATH).await.ok(204);
    for ended in [first, second] {
        ended.get("/api/auth/user").await.problem(401, "signed_out");
    }
    for alive in [&here, &ben] {
        alive.get("/api/auth/user").await.ok(200);
    }
    assert_eq!(here.get(PATH).await.ok(200).as_array().unwrap().len(), 1);
}

#[actix_web::test]
async fn ending_the_others_needs_a_session() {
    let app = TestApp::start().await;
    Person::signed_out(&app).delete(PATH).await.problem(401, "signed_out");
}

async fn id_of(person: &Person) -> String {
    let list = person.get(PATH).await.ok(200);
    list[0]["id"].as_str().unwrap().to_owned()
}

#[actix_web::test]
async fn a_browser_that_was_signed_out_from_elsewhere_is_nobody() {
    let app = TestApp::start().await;
    let here = Person::signed_up(&app, "ann").await;
    let stolen = Person::signed_in(&app, "ann").await;
    let path = format!("{PATH}/{}", id_of(&stolen).await);
    here.delete(&path).await.ok(204);
    stolen.get("/api/auth/user").await.problem(401, "signed_out");
    stolen.delete("/api/auth/sessions").await.problem(401, "signed_out");
    here.get("/api/auth/user").await.ok(200);
    here.delete(&path).await.problem(404, "not_found");
}

#[actix_web::test]
async fn a_session_of_somebody_else_answers_like_an_unknown_one_and_lives_on() {
    let app = TestApp::start().await;
    let ann = Person::signed_up(&app, "ann").await;
    let mallory = Person::signed_up(&app, "mallory").await;
    for id in [id_of(&ann).await, "unknown".to_owned()] {
        let problem = mallory.delete(&format!("{PATH}/{id}")).await.problem(404, "not_found");
        assert_eq!(problem["message"], "Session not found.");
    }
    ann.get("/api/auth/user").await.ok(200);
}

#[actix_web::test]
async fn ending_one_needs_a_session() {
    let app = TestApp::start().await;
    Person::signed_out(&app)
        .delete(&format!("{PATH}/s1"))
        .await
        .problem(401, "signed_out");
}
