//! A provider that is down, or that says something about itself that we must not follow.

use std::net::TcpListener;

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::provider::{Provider, Script};
use crate::support::visit::{Visit, app_with, refused};

async fn app_of(change: impl FnOnce(&mut Script, &str)) -> (Provider, TestApp) {
    let provider = Provider::start();
    let issuer = provider.issuer.clone();
    provider.says(|script| change(script, &issuer));
    let app = app_with(&provider, false).await;
    (provider, app)
}

#[actix_web::test]
async fn a_provider_that_is_down_leads_to_the_sign_in_page_with_the_deep_link() {
    let mut provider = Provider::start();
    // A port without a listener.
    provider.issuer = "http://127.0.0.1:1".to_owned();
    let app = app_with(&provider, false).await;
    let answer = app.get("/api/login?return=/events").await;
    assert_eq!(answer.header("location"), "/sign-in?problem=oidc_failed&return=/events");
    assert_eq!(answer.cookie(), None);
    refused(&app.get("/api/login").await, "oidc_failed");
}

#[actix_web::test]
async fn a_provider_that_comes_up_later_can_be_used() {
    let (provider, app) = app_of(|script, _| script.discovery = json!({ "issuer": "https://evil.example" })).await;
    refused(&app.get("/api/login").await, "oidc_failed");
    // It is left alone for a while first, so that a dead provider is not asked by every visitor.
    refused(&app.get("/api/login").await, "oidc_failed");
    assert_eq!(provider.discoveries(), 1);
}

#[actix_web::test]
async fn discovery_is_read_once_and_follows_no_redirect() {
    let (provider, app) = app_of(|_, _| ()).await;
    for _ in 0..3 {
        Visit::begin(&app, "").await;
    }
    assert_eq!(provider.discoveries(), 1);

    let honest = Provider::start();
    let (_, app) = app_of(|script, _| {
        let path = "/.well-known/openid-configuration";
        script.elsewhere = Some((path, format!("{}{path}", honest.issuer)));
    })
    .await;
    refused(&app.get("/api/login").await, "oidc_failed");
    assert_eq!(honest.discoveries(), 0, "the redirect was followed");
}

#[actix_web::test]
async fn keys_tokens_and_user_info_are_not_fetched_from_where_a_redirect_leads() {
    for path in ["/keys", "/token", "/me"] {
        let canary = TcpListener::bind("127.0.0.1:0").unwrap();
        canary.set_nonblocking(true).unwrap();
        let target = format!("http://{}/", canary.local_addr().unwrap());
        let (provider, app) = app_of(|script, _| script.elsewhere = Some((path, target))).await;
        let answer = if path == "/keys" {
            app.get("/api/login").await
        } else {
            // Without an address in the token, the user info is asked for one.
            let visit = Visit::begin(&app, "").await;
            visit.come_back(&provider, |claims| claims["email"] = json!(null)).await
        };
        refused(&answer, "oidc_failed");
        assert!(canary.accept().is_err(), "{path}: the redirect was followed");
    }
}

#[actix_web::test]
async fn documents_that_lead_off_https_are_not_used() {
    for document in [
        json!({ "authorization_endpoint": "http://login.example.org/authorize" }),
        json!({ "authorization_endpoint": "javascript:alert(1)" }),
        json!({ "jwks_uri": "http://169.254.169.254/latest/meta-data" }),
        json!({ "jwks_uri": "file:///etc/passwd" }),
        json!({ "issuer": "https://evil.example" }),
    ] {
        let (_, app) = app_of(|script, _| script.discovery = document.clone()).await;
        let answer = app.get("/api/login").await;
        assert_eq!(answer.header("location"), "/sign-in?problem=oidc_failed", "{document}");
    }
    let (provider, app) = app_of(|script, _| {
        script.discovery = json!({ "token_endpoint": "http://login.example.org/token" });
    })
    .await;
    let visit = Visit::begin(&app, "").await;
    refused(&visit.come_back(&provider, |_| ()).await, "oidc_failed");
}

#[actix_web::test]
async fn an_endless_answer_is_not_read_to_its_end() {
    let (_, app) = app_of(|script, _| script.padding = 600 * 1024).await;
    refused(&app.get("/api/login").await, "oidc_failed");
}
