//! `GET /api/auth/user`

use crate::support::app::TestApp;
use crate::support::person::Person;

#[actix_web::test]
async fn without_a_session_nobody_is_signed_in() {
    let app = TestApp::start().await;
    app.get("/api/auth/user").await.problem(401, "signed_out");
}

#[actix_web::test]
async fn a_forged_cookie_is_no_session() {
    let app = TestApp::start().await;
    let mut person = Person::signed_up(&app, "ann").await;
    let real = person.cookie.clone().unwrap();
    let mut forged = vec!["seatwright=".to_owned(), "seatwright=x".to_owned(), format!("{real}A")];
    forged.push(real.chars().rev().collect());
    for cookie in forged {
        person.cookie = Some(cookie);
        person.get("/api/auth/user").await.problem(401, "signed_out");
    }
}
