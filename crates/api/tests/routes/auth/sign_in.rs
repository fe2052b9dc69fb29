//! `POST /api/auth/sign-in`

use std::net::SocketAddr;

use serde_json::{Value, json};

use crate::support::answer::Answer;
use crate::support::app::{TestApp, request};
use crate::support::person::Person;

fn attempt(email: &str, password: &str) -> Value {
    json!({ "email": email, "password": password })
}

#[actix_web::test]
async fn signing_in_begins_a_session() {
    let app = TestApp::start().await;
    Person::signed_up(&app, "ann").await;
    let answer = Person::signed_out(&app)
        .post("/api/auth/sign-in", &attempt("Ann@example.org", "correct horse"))
        .await;
    assert_eq!(answer.ok(200)["name"], "ann");
    let person = Person {
        app,
        cookie: answer.cookie(),
    };
    person.get("/api/events").await.ok(200);
}

#[actix_web::test]
async fn signing_in_again_ends_the_old_session() {
    let app = TestApp::start().await;
    let before = Person::signed_up(&app, "ann").await;
    let answer = before
        .post("/api/auth/sign-in", &attempt("ann@example.org", "correct horse"))
        .await;
    answer.ok(200);
    assert_ne!(answer.cookie(), before.cookie);
    before.get("/api/auth/user").await.problem(401, "signed_out");
}

#[actix_web::test]
async fn a_wrong_password_answers_like_an_unknown_address() {
    let app = TestApp::start().await;
    Person::signed_up(&app, "ann").await;
    let person = Person::signed_out(&app);
    let wrong = person
        .post("/api/auth/sign-in", &attempt("ann@example.org", "wrong horse"))
        .await;
    let unknown = person
        .post("/api/auth/sign-in", &attempt("ben@example.org", "correct horse"))
        .await;
    assert_eq!(
        wrong.problem(401, "bad_credentials")["message"],
        "Email or password is wrong."
    );
    assert_eq!(
        unknown.problem(401, "bad_credentials")["message"],
        "Email or password is wrong."
    );
    assert!(wrong.cookie().is_none() && unknown.cookie().is_none());
}

#[actix_web::test]
async fn after_five_attempts_an_account_has_to_wait() {
    let app = TestApp::limited().await;
    let person = Person::signed_out(&app);
    for _ in 0..5 {
        person
            .post("/api/auth/sign-in", &attempt("ann@example.org", "guess"))
            .await
            .problem(401, "bad_credentials");
    }
    let answer = person
        .post("/api/auth/sign-in", &attempt(" ANN@example.org", "guess"))
        .await;
    answer.problem(429, "too_many_requests");
    assert_eq!(answer.header("retry-after"), "12");
    app.wait_seconds(12);
    person
        .post("/api/auth/sign-in", &attempt("ann@example.org", "guess"))
        .await
        .problem(401, "bad_credentials");
}

#[actix_web::test]
async fn another_spelling_of_an_address_gets_no_attempts_of_its_own() {
    let app = TestApp::limited().await;
    let person = Person::signed_out(&app);
    for _ in 0..5 {
        let wrong = attempt("ann@example.org", "guess");
        person
            .post("/api/auth/sign-in", &wrong)
            .await
            .problem(401, "bad_credentials");
    }
    for spelling in ["\u{ff41}nn@example.org", "ANN@ex\u{ff41}mple.org"] {
        let answer = person.post("/api/auth/sign-in", &attempt(spelling, "guess")).await;
        answer.problem(429, "too_many_requests");
    }
}

#[actix_web::test]
async fn after_twenty_attempts_an_address_has_to_wait() {
    let app = TestApp::limited().await;
    let person = Person::signed_out(&app);
    for number in 0..20 {
        let email = format!("guess{number}@example.org");
        person
            .post("/api/auth/sign-in", &attempt(&email, "guess"))
            .await
            .problem(401, "bad_credentials");
    }
    let forged = person
        .request("POST", "/api/auth/sign-in")
        .insert_header(("x-forwarded-for", "198.51.100.1"))
        .set_json(attempt("other@example.org", "guess"));
    person.send(forged).await.problem(429, "too_many_requests");
}

#[actix_web::test]
async fn missing_fields_and_broken_json_are_refused() {
    let person = Person::signed_out(&TestApp::start().await);
    person
        .post("/api/auth/sign-in", &json!({ "email": "ann@example.org" }))
        .await
        .problem(400, "invalid");
    person
        .raw("POST", "/api/auth/sign-in", "[")
        .await
        .problem(400, "malformed_json");
}

/// An attempt from an address, in a browser with cookies.
async fn attempt_from(app: &TestApp, address: [u8; 4], cookie: &str, body: &Value) -> Answer {
    let attempt = request("POST", "/api/auth/sign-in")
        .peer_addr(SocketAddr::from((address, 50_000)))
        .insert_header(("cookie", cookie))
        .set_json(body);
    app.call(attempt).await
}

#[actix_web::test]
async fn wrong_passwords_from_one_address_keep_no_other_address_out() {
    let app = TestApp::limited().await;
    Person::signed_up(&app, "ann").await;
    let (wrong, right) = (
        attempt("ann@example.org", "bad bad bad"),
        attempt("ann@example.org", "correct horse"),
    );
    for second in 0..62 {
        let answer = attempt_from(&app, [127, 0, 0, 4], "", &wrong).await;
        assert!([401, 429].contains(&answer.status), "{second}");
        app.wait_seconds(1);
    }
    attempt_from(&app, [127, 0, 0, 3], "", &right).await.ok(200);
}

#[actix_web::test]
async fn guesses_from_many_addresses_are_bounded_and_a_browser_that_signed_in_before_still_gets_in() {
    let app = TestApp::limited().await;
    Person::signed_up(&app, "ann").await;
    let (wrong, right) = (
        attempt("ann@example.org", "bad bad bad"),
        attempt("ann@example.org", "correct horse"),
    );
    let before = attempt_from(&app, [127, 0, 0, 3], "", &right).await;
    let known = before.cookie_named("seatwright-browser").unwrap();
    let mut checked = 0;
    for address in 1..=250 {
        let answer = attempt_from(&app, [198, 51, 100, address], "", &wrong).await;
        checked += usize::from(answer.status == 401);
    }
    assert!(checked <= 100, "{checked} guesses were checked");
    attempt_from(&app, [203, 0, 113, 9], "", &right)
        .await
        .problem(429, "too_many_requests");
    attempt_from(&app, [203, 0, 113, 9], &known, &right).await.ok(200);
    let forged = format!("seatwright-browser={0}.{0}", "A".repeat(43));
    attempt_from(&app, [203, 0, 113, 8], &forged, &right)
        .await
        .problem(429, "too_many_requests");
    // The attempts of the known browser are bounded as well.
    let mut checked = 0;
    for address in 1..=20 {
        let answer = attempt_from(&app, [192, 0, 2, address], &known, &wrong).await;
        checked += usize::from(answer.status == 401);
    }
    assert!(checked <= 5, "{checked} guesses of a known browser were checked");
}

#[actix_web::test]
async fn the_cookie_of_a_known_browser_is_worth_nothing_for_another_account_or_password() {
    let app = TestApp::limited().await;
    let ann = Person::signed_up(&app, "ann").await;
    let eve = Person::signed_up(&app, "eve").await;
    let signed_in = eve
        .post("/api/auth/sign-in", &attempt("eve@example.org", "correct horse"))
        .await;
    let header = signed_in
        .headers
        .get_all("set-cookie")
        .map(|line| line.to_str().unwrap());
    let line = header
        .into_iter()
        .find(|line| line.starts_with("seatwright-browser="))
        .unwrap()
        .to_owned();
    assert!(
        line.contains("HttpOnly") && line.contains("SameSite=Lax") && line.contains("Max-Age="),
        "{line}"
    );
    let eves = signed_in.cookie_named("seatwright-browser").unwrap();
    let anns = ann
        .post("/api/auth/sign-in", &attempt("ann@example.org", "correct horse"))
        .await
        .cookie_named("seatwright-browser")
        .unwrap();
    for address in 1..=110 {
        let wrong = attempt("ann@example.org", "bad bad bad");
        attempt_from(&app, [198, 51, 100, address], "", &wrong).await;
    }
    let right = attempt("ann@example.org", "correct horse");
    attempt_from(&app, [203, 0, 113, 9], &eves, &right)
        .await
        .problem(429, "too_many_requests");
    attempt_from(&app, [203, 0, 113, 9], &anns, &right).await.ok(200);
    let forgot = json!({ "email": "ann@example.org" });
    Person::signed_out(&app)
        .post("/api/auth/forgot-password", &forgot)
        .await
        .ok(204);
    Person::signed_up(&app, "flush").await;
    let token = app.link("ann@example.org", "reset-password");
    let reset = Person::signed_out(&app)
        .post(
            "/api/auth/reset-password",
            &json!({ "token": token, "password": "another horse" }),
        )
        .await;
    reset.ok(204);
    let renewed = attempt("ann@example.org", "another horse");
    attempt_from(&app, [203, 0, 113, 10], &anns, &renewed)
        .await
        .problem(429, "too_many_requests");
    let fresh = reset.cookie_named("seatwright-browser").unwrap();
    attempt_from(&app, [203, 0, 113, 10], &fresh, &renewed).await.ok(200);
}
