//! `DELETE /api/auth/sessions`

use crate::support::app::TestApp;
use crate::support::person::Person;

const PATH: &str = "/api/auth/sessions";

#[actix_web::test]
async fn only_this_browser_and_other_people_stay_signed_in() {
    let app = TestApp::start().await;
    let first = Person::signed_up(&app, "ann").await;
    let second = Person::signed_in(&app, "ann").await;
    let here = Person::signed_in(&app, "ann").await;
    let ben = Person::signed_up(&app, "ben").await;
    here.delete(PATH).await.ok(204);
    for ended in [first, second] {
        ended.get("/api/auth/user").await.problem(401, "signed_out");
    }
    for alive in [&here, &ben] {
        alive.get("/api/auth/user").await.ok(200);
    }
    assert_eq!(here.get(PATH).await.ok(200).as_array().unwrap().len(), 1);
}

#[actix_web::test]
async fn it_needs_a_session() {
    let app = TestApp::start().await;
    Person::signed_out(&app).delete(PATH).await.problem(401, "signed_out");
}
