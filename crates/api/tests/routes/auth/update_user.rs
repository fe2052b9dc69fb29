//! `PATCH /api/auth/user`

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::person::Person;

const PATH: &str = "/api/auth/user";

#[actix_web::test]
async fn a_person_changes_the_name_and_nothing_else() {
    let app = TestApp::start().await;
    let person = Person::signed_up(&app, "ann").await;
    let before = person.get(PATH).await.ok(200);
    let body = json!({ "name": " Ann Lee ", "email": "evil@example.org", "emailVerified": true, "id": "u1" });
    let mut expected = before;
    expected["name"] = json!("Ann Lee");
    assert_eq!(person.patch(PATH, &body).await.ok(200), expected);
    assert_eq!(person.get(PATH).await.ok(200), expected);
    assert_eq!(person.patch(PATH, &json!({})).await.ok(200), expected);
}

#[actix_web::test]
async fn a_name_that_is_blank_too_long_or_hides_something_is_refused() {
    let person = Person::signed_up(&TestApp::start().await, "ann").await;
    for name in [" ", "A\u{0}", "A\u{202e}", &"x".repeat(101), &"x".repeat(10_000)] {
        let problem = person
            .patch(PATH, &json!({ "name": name }))
            .await
            .problem(400, "invalid");
        assert_eq!(problem["field"], "name");
    }
}

#[actix_web::test]
async fn it_needs_a_session() {
    let app = TestApp::start().await;
    Person::signed_out(&app)
        .patch(PATH, &json!({ "name": "x" }))
        .await
        .problem(401, "signed_out");
}
