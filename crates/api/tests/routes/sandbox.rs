//! `/api/sandbox`

use serde_json::json;

use crate::support::app::{TestApp, request};
use crate::support::person::Person;

/// Opens a sandbox and returns its user.
async fn visitor(app: &TestApp) -> Person {
    let answer = Person::signed_out(app).post("/api/sandbox", &json!({})).await;
    answer.ok(201);
    Person {
        app: app.clone(),
        cookie: answer.cookie(),
    }
}

#[actix_web::test]
async fn a_visitor_gets_a_seeded_organisation_for_a_day() {
    let app = TestApp::start().await;
    let answer = app.call(request("POST", "/api/sandbox")).await;
    let user = answer.ok(201);
    assert_eq!(user["organisation"]["name"], "Sandbox");
    assert_eq!(
        (&user["emailVerified"], &user["hasPassword"]),
        (&json!(false), &json!(false))
    );
    assert!(user["sandboxUntil"].is_string());
    let visitor = Person {
        app: app.clone(),
        cookie: answer.cookie(),
    };
    assert_eq!(visitor.get("/api/events").await.ok(200).as_array().unwrap().len(), 2);
    assert_eq!(visitor.get("/api/auth/user").await.ok(200), user);
}

#[actix_web::test]
async fn who_is_signed_in_needs_no_sandbox() {
    let app = TestApp::start().await;
    let ann = Person::signed_up(&app, "ann").await;
    ann.post("/api/sandbox", &json!({}))
        .await
        .problem(409, "already_signed_in");
    visitor(&app)
        .await
        .post("/api/sandbox", &json!({}))
        .await
        .problem(409, "already_signed_in");
    ann.post("/api/auth/sign-out", &json!({})).await;
    // The old cookie is invalid and does not prevent a new sandbox.
    ann.post("/api/sandbox", &json!({})).await.ok(201);
}

#[actix_web::test]
async fn an_address_opens_five_an_hour() {
    let app = TestApp::limited().await;
    for _ in 0..5 {
        app.call(request("POST", "/api/sandbox")).await.ok(201);
    }
    app.call(request("POST", "/api/sandbox"))
        .await
        .problem(429, "too_many_requests");
    app.wait_seconds(12 * 60);
    app.call(request("POST", "/api/sandbox")).await.ok(201);
}

#[actix_web::test]
async fn what_reaches_other_people_is_not_possible_in_a_sandbox() {
    let app = TestApp::start().await;
    let visitor = visitor(&app).await;
    let invite = json!({ "email": "pia@example.org", "role": "viewer" });
    let refused = visitor.post("/api/organisation/invitations", &invite).await;
    let problem = refused.problem(403, "sandbox_only");
    assert_eq!(
        problem["message"],
        "This is not possible in the sandbox. Create an account to keep your work."
    );
    visitor
        .patch("/api/organisation", &json!({ "name": "Mine" }))
        .await
        .problem(403, "sandbox_only");
    let ann = Person::verified(&app, "ann").await;
    ann.post("/api/organisation/invitations", &invite).await.ok(201);
    let token = json!({ "token": app.link("pia@example.org", "invitation") });
    visitor
        .post("/api/invitations/accept", &token)
        .await
        .problem(403, "sandbox_only");
}

#[actix_web::test]
async fn a_reset_brings_the_sample_events_back() {
    let visitor = visitor(&TestApp::start().await).await;
    let seeded = visitor.get("/api/events").await.ok(200);
    for event in seeded.as_array().unwrap() {
        let path = format!("/api/events/{}", event["id"].as_str().unwrap());
        visitor.delete(&path).await.ok(204);
    }
    visitor.post("/api/sandbox/reset", &json!({})).await.ok(204);
    let fresh = visitor.get("/api/events").await.ok(200);
    for (old, new) in seeded.as_array().unwrap().iter().zip(fresh.as_array().unwrap()) {
        for field in ["name", "date", "guestCount", "assignedSeats", "seatCount", "status"] {
            assert_eq!(new[field], old[field], "{field}");
        }
    }
    assert_eq!(fresh.as_array().unwrap().len(), seeded.as_array().unwrap().len());
    assert_eq!(visitor.get("/api/events?state=deleted").await.ok(200), json!([]));
}

#[actix_web::test]
async fn an_address_resets_six_times_a_minute() {
    let app = TestApp::limited().await;
    let visitor = visitor(&app).await;
    let reset = async || visitor.post("/api/sandbox/reset", &json!({})).await;
    for _ in 0..6 {
        reset().await.ok(204);
    }
    reset().await.problem(429, "too_many_requests");
    app.wait_seconds(10);
    reset().await.ok(204);
}

#[actix_web::test]
async fn an_account_has_nothing_to_reset() {
    let ann = Person::signed_up(&TestApp::start().await, "ann").await;
    ann.post("/api/sandbox/reset", &json!({}))
        .await
        .problem(403, "forbidden");
}

#[actix_web::test]
async fn keeping_makes_an_account_with_a_new_cookie() {
    let app = TestApp::start().await;
    let old = visitor(&app).await;
    let body = json!({ "email": "ann@example.org", "password": "correct horse", "name": "Ann Kern" });
    let answer = old.post("/api/sandbox/keep", &body).await;
    let user = answer.ok(200);
    assert_eq!((&user["email"], &user["name"]), (&body["email"], &body["name"]));
    assert_eq!(
        (&user["sandboxUntil"], &user["organisation"]["name"]),
        (&json!(null), &json!("Ann Kern"))
    );
    old.get("/api/events").await.problem(401, "signed_out");
    let ann = Person {
        app: app.clone(),
        cookie: answer.cookie(),
    };
    assert_ne!(ann.cookie, old.cookie);
    assert_eq!(ann.get("/api/events").await.ok(200).as_array().unwrap().len(), 2);
    let token = json!({ "token": app.link("ann@example.org", "verify-email") });
    ann.post("/api/auth/verify-email", &token).await.ok(200);
    assert_eq!(ann.get("/api/auth/user").await.ok(200)["emailVerified"], true);
    ann.post("/api/sandbox/keep", &body).await.problem(403, "forbidden");
}

#[actix_web::test]
async fn a_taken_address_and_a_wrong_field_are_refused_and_the_sandbox_goes_on() {
    let app = TestApp::start().await;
    Person::signed_up(&app, "ann").await;
    let first = visitor(&app).await;
    let body = |email: &str, password: &str| json!({ "email": email, "password": password, "name": "Ann" });
    let taken = body("ANN@example.org", "correct horse");
    first
        .post("/api/sandbox/keep", &taken)
        .await
        .problem(409, "email_taken");
    let short = body("new@example.org", "short");
    assert_eq!(
        first.post("/api/sandbox/keep", &short).await.problem(400, "invalid")["field"],
        "password"
    );
    first.get("/api/events").await.ok(200);
}

#[actix_web::test]
async fn keeping_counts_what_it_tells_about_accounts_together_with_signing_up() {
    let app = TestApp::limited().await;
    Person::signed_up(&app, "ann").await;
    let first = visitor(&app).await;
    let body = json!({ "email": "ann@example.org", "password": "correct horse", "name": "Ann" });
    for _ in 0..5 {
        app.wait_seconds(12);
        first.post("/api/sandbox/keep", &body).await.problem(409, "email_taken");
    }
    let signing_up = Person::signed_out(&app).post("/api/auth/sign-up", &body).await;
    signing_up.problem(429, "too_many_requests");
    first
        .post("/api/sandbox/keep", &body)
        .await
        .problem(429, "too_many_requests");
}

#[actix_web::test]
async fn with_a_mail_server_a_known_address_answers_like_a_new_one_and_the_link_keeps_the_sandbox() {
    let app = TestApp::with(|config| {
        config.mail.smtp_url = Some(api::core::config::mail::Secret::new("smtp://127.0.0.1:9".to_owned()));
    })
    .await;
    let keep = |email: &str| json!({ "email": email, "password": "correct horse", "name": "Ann" });
    let first = visitor(&app).await;
    first.post("/api/sandbox/keep", &keep("ann@example.org")).await.ok(202);
    let token = json!({ "token": app.link("ann@example.org", "change-email") });
    let before = first.get("/api/events").await.ok(200);
    first.post("/api/auth/verify-email", &token).await.ok(200);
    let kept = first.get("/api/auth/user").await.ok(200);
    assert_eq!(kept["email"], "ann@example.org");
    assert!(
        kept.get("sandboxUntil").is_none() && kept["emailVerified"] == true,
        "{kept}"
    );
    assert_eq!(first.get("/api/events").await.ok(200), before);
    Person::signed_in(&app, "ann").await;

    let mut answers = Vec::new();
    for name in ["ann", "new"] {
        let other = visitor(&app).await;
        let email = format!("{name}@example.org");
        let answer = other.post("/api/sandbox/keep", &keep(&email)).await;
        let user = other.get("/api/auth/user").await.ok(200);
        let seen = (
            user["name"].clone(),
            user["hasPassword"].clone(),
            user.get("sandboxUntil").is_some(),
        );
        answers.push((answer.status, answer.text().replace(name, "?"), seen));
    }
    assert_eq!(answers[0], answers[1]);
}
