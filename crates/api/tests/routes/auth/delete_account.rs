//! `POST /api/auth/delete-account`

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::person::Person;
use crate::support::world::World;

const PATH: &str = "/api/auth/delete-account";

#[actix_web::test]
async fn the_account_goes_with_its_organisation_and_the_cookie_is_worth_nothing() {
    let app = TestApp::start().await;
    let world = World::new(&app, "ann").await;
    world.seated().await;
    let person = &world.person;
    let answer = person.post(PATH, &json!({ "password": "correct horse" })).await;
    answer.ok(204);
    assert!(answer.header("set-cookie").contains("Max-Age=0"));
    person.get("/api/auth/user").await.problem(401, "signed_out");
    let attempt = json!({ "email": "ann@example.org", "password": "correct horse" });
    Person::signed_out(&app)
        .post("/api/auth/sign-in", &attempt)
        .await
        .problem(401, "bad_credentials");
    let rows = app.rows();
    for needle in ["ann@example.org", "Anna", "Summer wedding", &world.event] {
        let left: Vec<&String> = rows.iter().filter(|row| row.contains(needle)).collect();
        assert!(left.is_empty(), "{needle}: {left:?}");
    }
}

#[actix_web::test]
async fn the_last_owner_is_told_which_organisations_need_another() {
    let app = TestApp::start().await;
    let owner = Person::verified(&app, "ann").await;
    Person::joined(&owner, "pia", "planner").await;
    let name = owner.get("/api/auth/user").await.ok(200)["organisation"]["name"].clone();
    let before = app.rows();
    let problem = owner
        .post(PATH, &json!({ "password": "correct horse" }))
        .await
        .problem(409, "last_owner");
    assert_eq!(problem["details"]["organisations"], json!([name]));
    assert_eq!(app.rows(), before);
}

#[actix_web::test]
async fn the_password_is_needed() {
    let app = TestApp::start().await;
    let person = Person::signed_up(&app, "ann").await;
    for password in ["guess", ""] {
        let body = json!({ "password": password, "confirm": "ann@example.org" });
        let problem = person.post(PATH, &body).await.problem(400, "invalid");
        assert_eq!(problem["field"], "password");
    }
    person.post(PATH, &json!({})).await.problem(400, "invalid");
    person.get("/api/auth/user").await.ok(200);
}

#[actix_web::test]
async fn it_needs_a_session() {
    let app = TestApp::start().await;
    Person::signed_out(&app)
        .post(PATH, &json!({ "password": "correct horse" }))
        .await
        .problem(401, "signed_out");
}
