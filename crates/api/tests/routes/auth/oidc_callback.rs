//! `GET /api/auth/oidc/callback`: a sign-in begins in one browser, and comes back there, once.

use serde_json::json;

use crate::support::app::request;
use crate::support::person::Person;
use crate::support::provider::{ACCESS, CODE, Provider, SECRET};
use crate::support::redirects;
use crate::support::token;
use crate::support::visit::{Visit, app_with, refused};

#[actix_web::test]
async fn a_sign_in_begins_with_a_code_request_with_pkce_state_and_nonce() {
    let provider = Provider::start();
    let app = app_with(&provider, false).await;
    let visit = Visit::begin(&app, "").await;
    assert_eq!(
        visit.page.as_str().split('?').next().unwrap(),
        format!("{}/authorize", provider.issuer)
    );
    let asked = |name: &str| visit.asked[name].as_str();
    assert_eq!((asked("response_type"), asked("client_id")), ("code", "seatwright"));
    assert_eq!(asked("scope"), "openid email profile");
    assert_eq!(asked("code_challenge_method"), "S256");
    assert_eq!(asked("redirect_uri"), "http://localhost:8080/api/auth/oidc/callback");
    for random in ["state", "nonce", "code_challenge"] {
        assert_eq!(asked(random).len(), 43, "{random}");
    }
    let other = Visit::begin(&app, "").await;
    for random in ["state", "nonce", "code_challenge"] {
        assert_ne!(visit.asked[random], other.asked[random], "{random}");
    }
    assert_ne!(visit.cookie, other.cookie);
}

#[actix_web::test]
async fn the_cookie_of_a_sign_in_is_kept_from_scripts_and_goes_after_ten_minutes() {
    let provider = Provider::start();
    let app = app_with(&provider, false).await;
    let answer = app.get("/api/login").await;
    let cookie = answer.header("set-cookie");
    for part in [
        "seatwright-oidc=",
        "HttpOnly",
        "SameSite=Lax",
        "Path=/api/auth/oidc",
        "Max-Age=600",
    ] {
        assert!(cookie.contains(part), "{part} is not in {cookie}");
    }
}

#[actix_web::test]
async fn coming_back_signs_in_and_leads_to_the_deep_link() {
    let provider = Provider::start();
    let app = app_with(&provider, false).await;
    let visit = Visit::begin(&app, "?return=/guest-management%3Fevent%3De1&screen=sign-up").await;
    let answer = visit.come_back(&provider, |_| ()).await;
    assert_eq!(
        (answer.status, answer.header("location")),
        (302, "/guest-management?event=e1")
    );
    assert_eq!(answer.cookie_named("seatwright-oidc"), None);
    let user = visit.person(&answer).get("/api/auth/user").await.ok(200);
    assert_eq!(
        (&user["name"], &user["email"]),
        (&json!("Ann Kern"), &json!("ann@example.org"))
    );
    assert_eq!(user["organisation"]["role"], "owner");

    let asked = provider.asked();
    assert_eq!(asked.len(), 1);
    assert!(asked[0].body.contains(&format!("code={CODE}")) && asked[0].body.contains("grant_type=authorization_code"));
    assert!(
        asked[0].authorization.starts_with("Basic "),
        "{}",
        asked[0].authorization
    );
    let verifier = asked[0]
        .body
        .split("code_verifier=")
        .nth(1)
        .unwrap()
        .split('&')
        .next()
        .unwrap();
    assert_eq!(verifier.len(), 43);
}

#[actix_web::test]
async fn without_a_deep_link_the_dashboard_opens() {
    let provider = Provider::start();
    let app = app_with(&provider, false).await;
    let visit = Visit::begin(&app, "").await;
    let answer = visit.come_back(&provider, |_| ()).await;
    assert_eq!(answer.header("location"), "/dashboard");
}

#[actix_web::test]
async fn no_payload_leads_to_another_site_after_the_provider() {
    let provider = Provider::start();
    let app = app_with(&provider, false).await;
    // The rule itself is tested with all of them; here it is enough that nothing goes round it.
    for payload in redirects::foreign().iter().step_by(12) {
        let visit = Visit::begin(&app, &format!("?return={}", redirects::escaped(payload))).await;
        let answer = visit.come_back(&provider, |_| ()).await;
        assert_eq!(answer.header("location"), "/dashboard", "{payload:?}");
    }
}

#[actix_web::test]
async fn a_replayed_answer_is_refused_and_the_provider_not_asked_again() {
    let provider = Provider::start();
    let app = app_with(&provider, false).await;
    let visit = Visit::begin(&app, "?return=/events").await;
    let answer = visit.come_back(&provider, |_| ()).await;
    assert_eq!(answer.header("location"), "/events");
    for _ in 0..2 {
        refused(&visit.callback(&visit.right()).await, "oidc_state");
    }
    assert_eq!(provider.asked().len(), 1);
}

#[actix_web::test]
async fn a_forged_or_missing_state_is_refused_and_ends_the_sign_in() {
    let provider = Provider::start();
    let app = app_with(&provider, false).await;
    let forged = "A".repeat(43);
    for query in [
        format!("code={CODE}"),
        format!("code={CODE}&state="),
        format!("code={CODE}&state={forged}"),
        "error=access_denied".to_owned(),
        String::new(),
    ] {
        let visit = Visit::begin(&app, "").await;
        refused(&visit.callback(&query).await, "oidc_state");
        refused(&visit.callback(&visit.right()).await, "oidc_state");
    }
    let visit = Visit::begin(&app, "").await;
    refused(
        &visit.callback(&format!("{}&state={forged}", visit.right())).await,
        "oidc_state",
    );
    assert!(provider.asked().is_empty());
}

#[actix_web::test]
async fn an_answer_in_another_browser_signs_nobody_in() {
    let provider = Provider::start();
    let app = app_with(&provider, false).await;
    let attacker = Visit::begin(&app, "").await;
    let token = attacker.token(&provider, |_| ());
    provider.says(|script| script.token = Some(token));
    // The victim's browser has no cookie, one of its own sign-in, or garbage.
    let link = format!("/api/auth/oidc/callback?{}", attacker.right());
    refused(&app.get(&link).await, "oidc_state");
    let victim = Visit::begin(&app, "").await;
    refused(&victim.callback(&attacker.right()).await, "oidc_state");
    for cookie in ["seatwright-oidc=", "seatwright-oidc=x", "seatwright-oidc=%00"] {
        refused(
            &app.call(request("GET", &link).insert_header(("cookie", cookie))).await,
            "oidc_state",
        );
    }
    assert!(provider.asked().is_empty());
}

#[actix_web::test]
async fn a_refusal_leads_back_to_the_sign_in_page_with_the_deep_link() {
    let provider = Provider::start();
    let app = app_with(&provider, false).await;
    let visit = Visit::begin(&app, "?return=/events").await;
    let query = format!(
        "error=access_denied&error_description=no&state={}",
        visit.asked["state"]
    );
    let answer = visit.callback(&query).await;
    assert_eq!(
        answer.header("location"),
        "/sign-in?problem=oidc_refused&return=/events"
    );
    assert_eq!(answer.cookie_named("seatwright"), None);
    assert!(provider.asked().is_empty());
}

#[actix_web::test]
async fn signing_in_gives_the_browser_a_new_cookie_and_ends_the_old_session() {
    let provider = Provider::start();
    let app = app_with(&provider, false).await;
    let before = Person::signed_up(&app, "ben").await;
    let mut visit = Visit::begin(&app, "").await;
    visit.session.clone_from(&before.cookie);
    let answer = visit.come_back(&provider, |_| ()).await;
    let after = visit.person(&answer);
    assert_ne!(after.cookie, before.cookie);
    before.get("/api/auth/user").await.problem(401, "signed_out");
    assert_eq!(after.get("/api/auth/user").await.ok(200)["name"], "Ann Kern");
}

#[actix_web::test]
async fn after_forty_steps_an_address_has_to_wait() {
    let provider = Provider::start();
    let app = app_with(&provider, true).await;
    for _ in 0..40 {
        refused(
            &app.get("/api/auth/oidc/callback?code=guess&state=guess").await,
            "oidc_state",
        );
    }
    refused(
        &app.get("/api/auth/oidc/callback?code=guess&state=guess").await,
        "oidc_busy",
    );
    refused(&app.get("/api/login").await, "oidc_busy");
    app.wait_seconds(3);
    assert!(
        app.get("/api/login")
            .await
            .header("location")
            .starts_with(&provider.issuer)
    );
}

#[actix_web::test]
async fn neither_codes_nor_tokens_nor_secrets_reach_the_log() {
    let log = crate::support::log::Log::start();
    let provider = Provider::start();
    let app = app_with(&provider, false).await;
    let mut secrets = vec![CODE.to_owned(), ACCESS.to_owned(), SECRET.to_owned()];
    for wrong in [false, true] {
        let visit = Visit::begin(&app, "").await;
        let token = visit.token(&provider, |claims| {
            if wrong {
                claims["aud"] = json!("another client");
            }
        });
        provider.says(|script| script.token = Some(token.clone()));
        let answer = visit.callback(&visit.right()).await;
        assert_eq!(answer.header("location") == "/dashboard", !wrong);
        secrets.extend([
            token,
            visit.asked["nonce"].clone(),
            visit.asked["state"].clone(),
            visit.cookie.clone(),
        ]);
        secrets.extend(provider.asked().iter().map(|asked| {
            asked
                .body
                .split("code_verifier=")
                .nth(1)
                .unwrap()
                .split('&')
                .next()
                .unwrap()
                .to_owned()
        }));
    }
    let text = log.text();
    assert!(
        text.contains("a sign-in at the provider failed"),
        "the log is empty: {text}"
    );
    for secret in secrets {
        assert!(!text.contains(&secret), "{secret} is in the log:\n{text}");
    }
    assert!(!text.contains(&token::base64url(format!("seatwright:{SECRET}").as_bytes())));
}
