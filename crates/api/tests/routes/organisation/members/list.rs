//! `GET /api/organisation/members`

use crate::support::app::TestApp;
use crate::support::person::Person;

#[actix_web::test]
async fn the_only_member_of_a_new_organisation_is_its_owner() {
    let app = TestApp::start().await;
    let ann = Person::signed_up(&app, "ann").await;
    let _ = Person::signed_up(&app, "ben").await;
    let members = ann.get("/api/organisation/members").await.ok(200);
    assert_eq!(members.as_array().unwrap().len(), 1);
    let member = &members[0];
    assert_eq!(member["userId"], ann.get("/api/auth/user").await.ok(200)["id"]);
    assert_eq!((&member["role"], &member["you"]), (&"owner".into(), &true.into()));
    assert_eq!(member["email"], "ann@example.org");
}
