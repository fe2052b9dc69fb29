//! `POST /api/auth/sign-up`

use serde_json::{Value, json};

use crate::support::app::TestApp;
use crate::support::person::Person;

fn account() -> Value {
    json!({ "email": "ann@example.org", "password": "correct horse", "name": "Ann" })
}

#[actix_web::test]
async fn signing_up_makes_an_owner_and_signs_in() {
    let app = TestApp::start().await;
    let answer = Person::signed_out(&app).post("/api/auth/sign-up", &account()).await;
    let user = answer.ok(201);
    assert_eq!(
        (&user["email"], &user["name"]),
        (&json!("ann@example.org"), &json!("Ann"))
    );
    assert_eq!(user["organisation"]["role"], "owner");
    let person = Person {
        app,
        cookie: answer.cookie(),
    };
    assert_eq!(person.get("/api/auth/user").await.ok(200), user);
}

#[actix_web::test]
async fn the_cookie_is_out_of_reach_of_scripts_and_of_other_sites() {
    let app = TestApp::start().await;
    let answer = Person::signed_out(&app).post("/api/auth/sign-up", &account()).await;
    let cookie = answer.header("set-cookie").to_owned();
    assert!(cookie.starts_with("seatwright="), "{cookie}");
    for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="] {
        assert!(cookie.contains(part), "{part} in {cookie}");
    }
    assert!(
        !cookie.contains("Secure"),
        "plain HTTP on loopback has to work: {cookie}"
    );
}

#[actix_web::test]
async fn over_https_the_cookie_is_bound_to_the_host() {
    let app = TestApp::with(|config| config.secure_cookies = true).await;
    let answer = Person::signed_out(&app).post("/api/auth/sign-up", &account()).await;
    let cookie = answer.header("set-cookie");
    assert!(
        cookie.starts_with("__Host-seatwright=") && cookie.contains("Secure"),
        "{cookie}"
    );
    assert!(answer.header("strict-transport-security").contains("max-age"));
}

#[actix_web::test]
async fn a_wrong_field_is_named() {
    let person = Person::signed_out(&TestApp::start().await);
    for (field, value) in [
        ("email", json!("ann")),
        ("password", json!("short")),
        ("name", json!(" ")),
    ] {
        let mut body = account();
        body[field] = value;
        let problem = person.post("/api/auth/sign-up", &body).await.problem(400, "invalid");
        assert_eq!(problem["field"], field);
    }
}

#[actix_web::test]
async fn a_value_of_the_wrong_type_is_named() {
    let person = Person::signed_out(&TestApp::start().await);
    let body = json!({ "email": 5, "password": "correct horse", "name": "Ann" });
    assert_eq!(
        person.post("/api/auth/sign-up", &body).await.problem(400, "invalid")["field"],
        "email"
    );
}

#[actix_web::test]
async fn a_body_that_cannot_be_read_is_refused() {
    let person = Person::signed_out(&TestApp::start().await);
    person
        .raw("POST", "/api/auth/sign-up", "{\"email\":")
        .await
        .problem(400, "malformed_json");
    person
        .raw("POST", "/api/auth/sign-up", vec![b' '; 1024 * 1024 + 1])
        .await
        .problem(413, "too_large");
    let form = person
        .request("POST", "/api/auth/sign-up")
        .set_form([("email", "ann@example.org")]);
    person.send(form).await.problem(415, "unsupported_media_type");
}

#[actix_web::test]
async fn an_address_has_one_account_however_it_is_spelled() {
    let person = Person::signed_out(&TestApp::start().await);
    person.post("/api/auth/sign-up", &account()).await.ok(201);
    let mut again = account();
    again["email"] = json!(" ANN@example.org ");
    person
        .post("/api/auth/sign-up", &again)
        .await
        .problem(409, "email_taken");
}
