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
    let cookie = answer.session_header().to_owned();
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
    let cookie = answer.session_header();
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

#[actix_web::test]
async fn without_a_mail_server_an_address_learns_of_five_accounts_an_hour() {
    let app = TestApp::limited().await;
    let known: Vec<String> = (0..6).map(|number| format!("known{number}")).collect();
    for name in &known {
        Person::signed_up(&app, name).await;
    }
    app.wait_seconds(3_600);
    let nobody = Person::signed_out(&app);
    let mut answers = Vec::new();
    for name in &known {
        let answer = nobody.post("/api/auth/sign-up", &by_mail(name, "another horse")).await;
        answers.push(answer.status);
    }
    assert_eq!(answers, [409, 409, 409, 409, 409, 429]);
    // New addresses are refused as well, or the refusal would tell.
    let new = nobody.post("/api/auth/sign-up", &by_mail("new", "another horse")).await;
    new.problem(429, "too_many_requests");
    assert_eq!(new.header("retry-after"), "720");
    // Other addresses and people with an account are not affected.
    let elsewhere = nobody.request("POST", "/api/auth/sign-up");
    let elsewhere = elsewhere.peer_addr(([192, 0, 2, 7], 50_000).into());
    nobody
        .send(elsewhere.set_json(by_mail("new", "correct horse")))
        .await
        .ok(201);
    Person::signed_in(&app, "known0").await;
    app.wait_seconds(720);
    let later = nobody
        .post("/api/auth/sign-up", &by_mail("later", "correct horse"))
        .await;
    later.ok(201);
}

#[actix_web::test]
async fn an_address_signs_up_five_times_a_minute_with_one_account() {
    let app = TestApp::limited().await;
    let nobody = Person::signed_out(&app);
    let mut answers = Vec::new();
    for _ in 0..6 {
        answers.push(nobody.post("/api/auth/sign-up", &account()).await.status);
    }
    assert_eq!(answers, [201, 409, 409, 409, 409, 429]);
    let other = nobody
        .post("/api/auth/sign-up", &by_mail("other", "correct horse"))
        .await;
    other.ok(201);
}

#[actix_web::test]
async fn an_address_signs_up_thirty_times_an_hour() {
    let app = TestApp::limited().await;
    for number in 0..30 {
        Person::signed_up(&app, &format!("a{number}")).await;
        app.wait_seconds(3);
    }
    let one_more = Person::signed_out(&app)
        .post("/api/auth/sign-up", &by_mail("more", "correct horse"))
        .await;
    one_more.problem(429, "too_many_requests");
}

/// An application with a mail server, which no test reaches.
async fn with_mail_server() -> TestApp {
    TestApp::with(|config| {
        config.mail.smtp_url = Some(api::core::config::mail::Secret::new("smtp://127.0.0.1:9".to_owned()));
    })
    .await
}

fn by_mail(name: &str, password: &str) -> Value {
    json!({ "email": format!("{name}@example.org"), "password": password, "name": name })
}

fn kinds(app: &TestApp, address: &str) -> Vec<String> {
    app.mail_to(address).into_iter().map(|mail| mail.kind).collect()
}

/// Signs up by mail and signs in through the link.
async fn signed_up_by_mail(app: &TestApp, name: &str) -> Person {
    let nobody = Person::signed_out(app);
    nobody
        .post("/api/auth/sign-up", &by_mail(name, "correct horse"))
        .await
        .ok(202);
    settle(app).await;
    let token = app.link(&format!("{name}@example.org"), "verify-email");
    nobody
        .post("/api/auth/verify-email", &json!({ "token": token }))
        .await
        .ok(200);
    Person::signed_in(app, name).await
}

/// Waits for what the writer was given before.
async fn settle(app: &TestApp) {
    app.use_cases().write(|_| Ok(())).unwrap();
}

#[actix_web::test]
async fn with_a_mail_server_a_known_address_answers_like_a_new_one() {
    let app = with_mail_server().await;
    signed_up_by_mail(&app, "ann").await;
    let nobody = Person::signed_out(&app);
    let mut answers = Vec::new();
    for name in ["ann", "new"] {
        let body = by_mail(name, "another horse");
        let signed_up = nobody.post("/api/auth/sign-up", &body).await;
        settle(&app).await;
        let attempt = json!({ "email": body["email"], "password": "another horse" });
        let signed_in = nobody.post("/api/auth/sign-in", &attempt).await;
        signed_in.problem(401, "bad_credentials");
        let cookies = signed_up.headers.get_all("set-cookie").count();
        answers.push((signed_up.status, signed_up.text().replace(name, "?"), cookies));
    }
    assert_eq!(answers[0], answers[1]);
    assert_eq!(answers[0], (202, "{\"checkEmail\":\"?@example.org\"}".to_owned(), 0));
    assert_eq!(kinds(&app, "ann@example.org"), ["verify-email", "account-exists"]);
    assert_eq!(kinds(&app, "new@example.org"), ["verify-email"]);
    Person::signed_in(&app, "ann").await;
}

#[actix_web::test]
async fn an_address_that_another_person_signed_up_with_before_its_owner_opens_with_the_owners_password_only() {
    let app = with_mail_server().await;
    let nobody = Person::signed_out(&app);
    for password in ["the squatter's", "correct horse"] {
        nobody
            .post("/api/auth/sign-up", &by_mail("ann", password))
            .await
            .ok(202);
    }
    settle(&app).await;
    let reset = json!({ "token": app.link("ann@example.org", "reset-password"), "password": "correct horse" });
    nobody.post("/api/auth/reset-password", &reset).await.ok(204);
    Person::signed_in(&app, "ann").await;
    let squatter = json!({ "email": "ann@example.org", "password": "the squatter's" });
    nobody
        .post("/api/auth/sign-in", &squatter)
        .await
        .problem(401, "bad_credentials");
}

#[actix_web::test]
async fn with_a_mail_server_an_invited_address_needs_no_other_mail() {
    let app = with_mail_server().await;
    let ann = signed_up_by_mail(&app, "ann").await;
    let pia = Person::joined(&ann, "pia", "planner").await;
    assert_eq!(
        pia.get("/api/auth/user").await.ok(200)["organisation"]["role"],
        "planner"
    );
}
