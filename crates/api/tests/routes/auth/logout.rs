//! `GET /api/logout`

use crate::support::app::TestApp;
use crate::support::person::Person;

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
