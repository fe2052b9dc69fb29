//! `DELETE /api/organisation/members/{userId}`

use crate::support::app::TestApp;
use crate::support::person::Person;

#[actix_web::test]
async fn the_last_owner_cannot_leave() {
    let ann = Person::signed_up(&TestApp::start().await, "ann").await;
    let you = ann.get("/api/auth/user").await.ok(200)["id"]
        .as_str()
        .unwrap()
        .to_owned();
    let path = format!("/api/organisation/members/{you}");
    ann.delete(&path).await.problem(409, "last_owner");
    ann.get("/api/organisation").await.ok(200);
}

#[actix_web::test]
async fn somebody_of_another_organisation_is_not_found() {
    let app = TestApp::start().await;
    let (ann, ben) = (
        Person::signed_up(&app, "ann").await,
        Person::signed_up(&app, "ben").await,
    );
    let foreign = ann.get("/api/auth/user").await.ok(200)["id"]
        .as_str()
        .unwrap()
        .to_owned();
    ben.delete(&format!("/api/organisation/members/{foreign}"))
        .await
        .problem(404, "not_found");
    ann.get("/api/auth/user").await.ok(200);
}
