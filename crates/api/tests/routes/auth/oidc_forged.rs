//! Forged answers of a provider: an invalid ID token never signs a user in and never creates an account.

use openidconnect::core::{CoreHmacKey, CoreJwsSigningAlgorithm};
use openidconnect::{AccessToken, PrivateSigningKey};
use serde_json::{Value, json};

use crate::support::app::TestApp;
use crate::support::provider::{CODE, Provider, SECRET, key_id};
use crate::support::token::{self, base64url};
use crate::support::visit::{Visit, app_with, refused};

/// Has the provider answer with claims that `change` makes invalid, and asserts that they are refused.
async fn refuses(app: &TestApp, provider: &Provider, what: &str, change: impl FnOnce(&mut Value)) {
    let visit = Visit::begin(app, "").await;
    let answer = visit.come_back(provider, change).await;
    assert_eq!(answer.header("location"), "/sign-in?problem=oidc_failed", "{what}");
    refused(&answer, "oidc_failed");
}

/// Has the provider answer with a forged token, and asserts that it is refused.
async fn refuses_token(app: &TestApp, provider: &Provider, what: &str, forge: impl FnOnce(&Value) -> Option<String>) {
    let visit = Visit::begin(app, "").await;
    let token = forge(&provider.claims(&visit.asked["nonce"]));
    provider.says(|script| script.token = token);
    let answer = visit.callback(&visit.right()).await;
    assert_eq!(answer.header("location"), "/sign-in?problem=oidc_failed", "{what}");
    refused(&answer, "oidc_failed");
}

#[actix_web::test]
async fn claims_that_are_not_for_us_now_and_here_are_refused() {
    let provider = Provider::start();
    let app = app_with(&provider, false).await;
    let wrong: [(&str, Value); 14] = [
        ("nonce", json!("A".repeat(43))),
        ("nonce", Value::Null),
        ("aud", json!("another client")),
        ("aud", json!(["seatwright", "another client"])),
        ("aud", json!([])),
        ("azp", json!("another client")),
        ("iss", json!("https://evil.example")),
        ("iss", json!(format!("{}/", provider.issuer))),
        ("exp", json!(token::now() - 1)),
        ("exp", json!(0)),
        ("exp", Value::Null),
        ("iat", json!(token::now() + 3_600)),
        ("sub", Value::Null),
        ("at_hash", json!("AAAAAAAAAAAAAAAAAAAAAA")),
    ];
    for (claim, value) in wrong {
        let what = format!("{claim}: {value}");
        refuses(&app, &provider, &what, |claims| match value {
            Value::Null => drop(claims.as_object_mut().unwrap().remove(claim)),
            value => claims[claim] = value,
        })
        .await;
    }
    for subject in [String::new(), "s".repeat(256)] {
        refuses(&app, &provider, "sub", |claims| claims["sub"] = subject.into()).await;
    }
    nobody_was_created(&app, &provider).await;
}

#[actix_web::test]
async fn a_token_that_the_provider_did_not_sign_is_refused() {
    let provider = Provider::start();
    let app = app_with(&provider, false).await;
    let rsa = json!({ "alg": "RS256", "kid": key_id() });
    refuses_token(&app, &provider, "no token", |_| None).await;
    refuses_token(&app, &provider, "another key", |claims| {
        Some(token::signed(token::OTHER, claims))
    })
    .await;
    refuses_token(&app, &provider, "no signature", |claims| {
        Some(format!("{}.", token::unsigned(&rsa, claims)))
    })
    .await;
    let none = json!({ "alg": "none" });
    refuses_token(&app, &provider, "alg none", |claims| {
        Some(format!("{}.", token::unsigned(&none, claims)))
    })
    .await;
    refuses_token(&app, &provider, "our own secret as key", |claims| {
        Some(with_secret(claims))
    })
    .await;
    refuses_token(&app, &provider, "a changed claim", |claims| {
        let honest = token::signed(token::OURS, claims);
        let mut forged = claims.clone();
        forged["sub"] = json!("somebody else");
        let signature = honest.rsplit('.').next().unwrap();
        Some(format!("{}.{signature}", token::unsigned(&rsa, &forged)))
    })
    .await;
    refuses_token(&app, &provider, "a bit of the signature", |claims| {
        let honest = token::signed(token::OURS, claims);
        let (text, signature) = honest.rsplit_once('.').unwrap();
        let first = if signature.starts_with('A') { "B" } else { "A" };
        Some(format!("{text}.{first}{}", &signature[1..]))
    })
    .await;
    for garbage in ["", "x", "a.b.c", "....", "eyJhbGciOiJub25lIn0.e30."] {
        refuses_token(&app, &provider, garbage, |_| Some(garbage.to_owned())).await;
    }
    nobody_was_created(&app, &provider).await;
}

#[actix_web::test]
async fn the_access_token_must_be_the_one_that_the_token_speaks_of() {
    let provider = Provider::start();
    let app = app_with(&provider, false).await;
    let hash = |access: &str| {
        let key = token::key(token::OURS);
        let access = AccessToken::new(access.to_owned());
        let hash = openidconnect::AccessTokenHash::from_token(
            &access,
            &CoreJwsSigningAlgorithm::RsaSsaPkcs1V15Sha256,
            &key.as_verification_key(),
        );
        json!(hash.unwrap())
    };
    refuses(&app, &provider, "another access token", |claims| {
        claims["at_hash"] = hash("stolen");
    })
    .await;
    let visit = Visit::begin(&app, "").await;
    let right = hash(crate::support::provider::ACCESS);
    let answer = visit.come_back(&provider, |claims| claims["at_hash"] = right).await;
    assert_eq!(answer.header("location"), "/dashboard");
}

#[actix_web::test]
async fn a_code_that_the_provider_does_not_know_and_another_answerer_are_refused() {
    let provider = Provider::start();
    let app = app_with(&provider, false).await;
    let visit = Visit::begin(&app, "").await;
    let stolen = format!("code=stolen&state={}", visit.asked["state"]);
    refused(&visit.callback(&stolen).await, "oidc_failed");
    let visit = Visit::begin(&app, "").await;
    let mixed_up = format!("code={CODE}&state={}&iss=https://evil.example", visit.asked["state"]);
    refused(&visit.callback(&mixed_up).await, "oidc_failed");
    let visit = Visit::begin(&app, "").await;
    refused(
        &visit.callback(&format!("state={}", visit.asked["state"])).await,
        "oidc_failed",
    );
    assert_eq!(provider.asked().len(), 1, "the answer of somebody else was believed");
}

/// Signs with what both sides know, as a client that forges its own token could.
fn with_secret(claims: &Value) -> String {
    let text = token::unsigned(&json!({ "alg": "HS256", "typ": "JWT" }), claims);
    let key = CoreHmacKey::new(SECRET.as_bytes());
    let signature = key.sign(&CoreJwsSigningAlgorithm::HmacSha256, text.as_bytes()).unwrap();
    format!("{text}.{}", base64url(&signature))
}

/// The address of the forged tokens is free: a local sign-up gets it.
async fn nobody_was_created(app: &TestApp, provider: &Provider) {
    let ann = json!({ "email": "ann@example.org", "password": "correct horse", "name": "Ann" });
    let person = crate::support::person::Person::signed_out(app);
    person.post("/api/auth/sign-up", &ann).await.ok(201);
    assert!(provider.discoveries() <= 2, "{} discoveries", provider.discoveries());
}
