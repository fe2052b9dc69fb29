//! `GET /api/login`

use crate::support::app::TestApp;

#[actix_web::test]
async fn login_leads_to_the_sign_in_page_and_back() {
    let app = TestApp::start().await;
    let answer = app.get("/api/login?return=%2Ffloor-planner%3Fevent%3De1").await;
    assert_eq!(answer.status, 302);
    assert_eq!(answer.header("location"), "/sign-in?return=/floor-planner%3Fevent%3De1");
    assert_eq!(app.get("/api/login").await.header("location"), "/sign-in");
}

#[actix_web::test]
async fn a_way_back_to_another_site_is_dropped() {
    let app = TestApp::start().await;
    for target in [
        "//evil.example",
        "https://evil.example",
        "/%5Cevil.example",
        "%5C%5Cevil",
        "/%09/evil.example",
        "javascript:alert(1)",
        "evil",
    ] {
        let answer = app.get(&format!("/api/login?return={target}")).await;
        assert_eq!(
            (answer.status, answer.header("location")),
            (302, "/sign-in"),
            "{target}"
        );
    }
}
