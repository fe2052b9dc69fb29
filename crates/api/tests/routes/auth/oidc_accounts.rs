//! Which account a sign-in at the provider opens, through the interface; the rules themselves are tested in app-service.

use serde_json::{Value, json};

use crate::support::app::TestApp;
use crate::support::person::Person;
use crate::support::provider::Provider;
use crate::support::visit::{Visit, app_with, refused};

async fn signs_in(app: &TestApp, provider: &Provider, change: impl FnOnce(&mut Value)) -> Person {
    let visit = Visit::begin(app, "").await;
    let answer = visit.come_back(provider, change).await;
    assert_eq!(answer.header("location"), "/dashboard");
    visit.person(&answer)
}

async fn id(person: &Person) -> Value {
    person.get("/api/auth/user").await.ok(200)["id"].clone()
}

#[actix_web::test]
async fn the_first_sign_in_makes_an_account_and_the_second_finds_it() {
    let provider = Provider::start();
    let app = app_with(&provider, false).await;
    let first = signs_in(&app, &provider, |_| ()).await;
    first
        .post(
            "/api/events",
            &json!({ "name": "Gala", "date": "2027-06-12T15:00", "zone": "Europe/London" }),
        )
        .await
        .ok(201);
    let second = signs_in(&app, &provider, |claims| claims["email"] = json!("ann@new.example.org")).await;
    assert_eq!(id(&second).await, id(&first).await);
    assert_eq!(second.get("/api/events").await.ok(200)[0]["name"], "Gala");
    let other = signs_in(&app, &provider, |claims| {
        claims["sub"] = json!("subject-2");
        claims["email"] = json!("ben@example.org");
    })
    .await;
    assert_ne!(id(&other).await, id(&first).await);
}

#[actix_web::test]
async fn an_unproved_local_account_is_taken_from_whoever_made_it() {
    let provider = Provider::start();
    let app = app_with(&provider, false).await;
    let squatter = Person::signed_up(&app, "ann").await;
    let before = id(&squatter).await;
    let owner = signs_in(&app, &provider, |_| ()).await;
    assert_eq!(id(&owner).await, before);
    squatter.get("/api/auth/user").await.problem(401, "signed_out");
    let attempt = json!({ "email": "ann@example.org", "password": "correct horse" });
    Person::signed_out(&app)
        .post("/api/auth/sign-in", &attempt)
        .await
        .problem(401, "bad_credentials");
}

#[actix_web::test]
async fn an_address_that_the_provider_does_not_vouch_for_opens_no_account_of_ours() {
    let provider = Provider::start();
    let app = app_with(&provider, false).await;
    let ann = Person::signed_up(&app, "ann").await;
    for unvouched in [json!(false), Value::Null] {
        let visit = Visit::begin(&app, "?return=/events").await;
        let answer = visit
            .come_back(&provider, |claims| claims["email_verified"] = unvouched)
            .await;
        assert_eq!(
            answer.header("location"),
            "/sign-in?problem=oidc_unverified&return=/events"
        );
        assert_eq!(answer.cookie_named("seatwright"), None);
    }
    ann.get("/api/auth/user").await.ok(200);
}

#[actix_web::test]
async fn an_address_that_only_the_user_info_tells_counts_as_well() {
    let provider = Provider::start();
    let app = app_with(&provider, false).await;
    provider.says(|script| {
        script.user_info = Some(json!({ "sub": "subject-1", "email": "ann@example.org", "email_verified": true }));
    });
    let without = |claims: &mut Value| {
        for claim in ["email", "email_verified"] {
            claims.as_object_mut().unwrap().remove(claim);
        }
    };
    let ann = signs_in(&app, &provider, without).await;
    assert_eq!(ann.get("/api/auth/user").await.ok(200)["email"], "ann@example.org");

    provider.says(|script| {
        script.user_info = Some(json!({ "sub": "somebody else", "email": "ben@example.org", "email_verified": true }));
    });
    let visit = Visit::begin(&app, "").await;
    let answer = visit
        .come_back(&provider, |claims| {
            without(claims);
            claims["sub"] = json!("subject-3");
        })
        .await;
    refused(&answer, "oidc_failed");
}
