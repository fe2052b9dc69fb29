//! `GET /api/login` and `GET /api/logout`

use openidconnect::url::Url;

use crate::support::answer::Answer;
use crate::support::app::TestApp;
use crate::support::person::Person;
use crate::support::redirects::{self, escaped};

#[actix_web::test]
async fn login_leads_to_the_sign_in_page_and_back() {
    let app = TestApp::start().await;
    let answer = app.get("/api/login?return=%2Ffloor-planner%3Fevent%3De1").await;
    assert_eq!(answer.status, 302);
    assert_eq!(answer.header("location"), "/sign-in?return=/floor-planner%3Fevent%3De1");
    assert_eq!(app.get("/api/login").await.header("location"), "/sign-in");
}

#[actix_web::test]
async fn people_without_an_account_are_led_to_the_sign_up_page() {
    let app = TestApp::start().await;
    let location = async |path: &str| app.get(path).await.header("location").to_owned();
    assert_eq!(location("/api/login?screen=sign-up").await, "/sign-up");
    assert_eq!(
        location("/api/login?screen=sign-up&return=/events").await,
        "/sign-up?return=/events"
    );
    assert_eq!(location("/api/login?screen=//evil.example").await, "/sign-in");
}

#[actix_web::test]
async fn every_own_path_is_carried_through() {
    let app = TestApp::start().await;
    for path in redirects::own() {
        let answer = app.get(&format!("/api/login?return={}", escaped(&path))).await;
        assert_eq!(carried(&answer), Some(path));
    }
}

#[actix_web::test]
async fn no_payload_leads_a_browser_to_another_site() {
    let app = TestApp::start().await;
    let payloads = redirects::foreign();
    assert!(payloads.len() >= 60, "only {} payloads", payloads.len());
    for payload in payloads {
        for (key, value) in [("return", escaped(&payload)), ("screen", escaped(&payload))] {
            let answer = app.get(&format!("/api/login?{key}={value}")).await;
            assert_eq!(answer.status, 302, "{payload:?}");
            assert_eq!(carried(&answer), None, "{payload:?}");
        }
        // As an attacker writes it, with nothing but what a URL cannot hold escaped.
        let plain = payload.replace(|c: char| !c.is_ascii_graphic() || "<>\"\\{}`^".contains(c), "%09");
        let answer = app.get(&format!("/api/login?return={plain}")).await;
        carried(&answer);
    }
}

/// Follows the answer as a browser does, demands our own origin, and returns the way back that it carries; that one is
/// followed too.
fn carried(answer: &Answer) -> Option<String> {
    let site = Url::parse("https://seats.example/").unwrap();
    let page = site.join(answer.header("location")).unwrap();
    assert_eq!(page.origin(), site.origin(), "{page}");
    assert!(["/sign-in", "/sign-up"].contains(&page.path()), "{page}");
    let back = page
        .query_pairs()
        .find(|(key, _)| key == "return")
        .map(|(_, value)| value.into_owned())?;
    assert_eq!(site.join(&back).unwrap().origin(), site.origin(), "{back:?}");
    Some(back)
}

#[actix_web::test]
async fn a_navigation_of_our_own_signs_out() {
    let app = TestApp::start().await;
    for site in ["same-origin", "none"] {
        let person = Person::signed_up(&app, site).await;
        let answer = person
            .send(
                person
                    .request("GET", "/api/logout")
                    .insert_header(("sec-fetch-site", site)),
            )
            .await;
        assert_eq!((answer.status, answer.header("location")), (302, "/"));
        person.get("/api/auth/user").await.problem(401, "signed_out");
    }
}

#[actix_web::test]
async fn a_navigation_from_another_site_only_asks() {
    let app = TestApp::start().await;
    let person = Person::signed_up(&app, "ann").await;
    for site in ["cross-site", "same-site"] {
        let answer = person
            .send(
                person
                    .request("GET", "/api/logout")
                    .insert_header(("sec-fetch-site", site)),
            )
            .await;
        assert_eq!((answer.status, answer.header("location")), (302, "/sign-out"));
    }
    assert_eq!(person.get("/api/logout").await.header("location"), "/sign-out");
    person.get("/api/auth/user").await.ok(200);
}
