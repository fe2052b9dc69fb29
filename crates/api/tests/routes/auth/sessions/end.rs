//! `DELETE /api/auth/sessions/{sessionId}`

use crate::support::app::TestApp;
use crate::support::person::Person;

const PATH: &str = "/api/auth/sessions";

async fn id_of(person: &Person) -> String {
    let list = person.get(PATH).await.ok(200);
    list[0]["id"].as_str().unwrap().to_owned()
}

#[actix_web::test]
async fn a_browser_that_was_signed_out_from_elsewhere_is_nobody() {
    let app = TestApp::start().await;
    let here = Person::signed_up(&app, "ann").await;
    let stolen = Person::signed_in(&app, "ann").await;
    let path = format!("{PATH}/{}", id_of(&stolen).await);
    here.delete(&path).await.ok(204);
    stolen.get("/api/auth/user").await.problem(401, "signed_out");
    stolen.delete("/api/auth/sessions").await.problem(401, "signed_out");
    here.get("/api/auth/user").await.ok(200);
    here.delete(&path).await.problem(404, "not_found");
}

#[actix_web::test]
async fn a_session_of_somebody_else_answers_like_an_unknown_one_and_lives_on() {
    let app = TestApp::start().await;
    let ann = Person::signed_up(&app, "ann").await;
    let mallory = Person::signed_up(&app, "mallory").await;
    for id in [id_of(&ann).await, "unknown".to_owned()] {
        let problem = mallory.delete(&format!("{PATH}/{id}")).await.problem(404, "not_found");
        assert_eq!(problem["message"], "Session not found.");
    }
    ann.get("/api/auth/user").await.ok(200);
}

#[actix_web::test]
async fn it_needs_a_session() {
    let app = TestApp::start().await;
    Person::signed_out(&app)
        .delete(&format!("{PATH}/s1"))
        .await
        .problem(401, "signed_out");
}
