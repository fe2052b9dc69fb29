//! What must never appear in the log: passwords, mailed links, keys of sessions, addresses and names.

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::log::Log;
use crate::support::person::Person;

const PASSWORD: &str = "canary-password-1";
const SECOND: &str = "canary-password-2";
const THIRD: &str = "canary-password-3";

#[actix_web::test]
async fn the_life_of_an_account_leaves_no_secret_in_the_log() {
    let app = TestApp::start().await;
    let log = Log::start();
    let nobody = Person::signed_out(&app);
    let account = json!({ "email": "canary@example.org", "password": PASSWORD, "name": "Canary" });
    let answer = nobody.post("/api/auth/sign-up", &account).await;
    answer.ok(201);
    let person = Person {
        app: app.clone(),
        cookie: answer.cookie(),
    };
    let mut secrets = vec![answer.cookie().unwrap()];
    let verifies = app.link("canary@example.org", "verify-email");
    let token = json!({ "token": verifies });
    person.post("/api/auth/verify-email", &token).await.ok(200);
    person
        .post("/api/auth/verify-email", &token)
        .await
        .problem(422, "link_expired");
    app.get(&format!("/verify-email?token={verifies}")).await;
    let wrong = json!({ "email": "canary@example.org", "password": SECOND });
    nobody
        .post("/api/auth/sign-in", &wrong)
        .await
        .problem(401, "bad_credentials");
    nobody
        .raw("POST", "/api/auth/sign-in", format!("{{\"password\":\"{PASSWORD}\""))
        .await
        .problem(400, "malformed_json");
    let change = json!({ "currentPassword": PASSWORD, "newPassword": SECOND });
    let answer = person.post("/api/auth/change-password", &change).await;
    answer.ok(200);
    secrets.push(answer.cookie().unwrap());
    let asked = json!({ "email": "canary@example.org" });
    nobody.post("/api/auth/forgot-password", &asked).await.ok(204);
    app.use_cases().write(|_| Ok(())).unwrap();
    let resets = app.link("canary@example.org", "reset-password");
    let reset = json!({ "token": resets, "password": THIRD });
    nobody.post("/api/auth/reset-password", &reset).await.ok(204);
    nobody
        .post("/api/auth/reset-password", &reset)
        .await
        .problem(422, "link_expired");
    let text = log.text();
    assert!(text.contains("/api/auth/reset-password"), "the log was looked at");
    secrets.extend([
        verifies,
        resets,
        "canary-password".to_owned(),
        "canary@example.org".to_owned(),
    ]);
    for secret in secrets {
        let lines: Vec<&str> = text.lines().filter(|line| line.contains(&secret)).collect();
        assert!(lines.is_empty(), "{secret}: {lines:?}");
    }
}
