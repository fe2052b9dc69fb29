//! Two servers on one PostgreSQL count attempts together; without PostgreSQL there is only one server per database.
use test_support::database::TestDatabase;

use std::rc::Rc;

use crate::support::app::TestApp;
use crate::support::person::Person;
use serde_json::json;

#[actix_web::test]
async fn two_servers_on_one_database_count_attempts_together() {
    let Some(database) = TestDatabase::postgres() else {
        return;
    };
    let database = Rc::new(database);
    let first = TestApp::limited_on(Rc::clone(&database)).await;
    let second = TestApp::limited_on(database).await;
    let forgot = json!({ "email": "ann@example.org" });
    let mut answers = Vec::new();
    for app in [&first, &second, &first, &second, &first] {
        let answer = Person::signed_out(app).post("/api/auth/forgot-password", &forgot).await;
        answers.push(answer.status);
    }
    assert_eq!(answers, [204, 204, 204, 429, 429]);
    for app in [&first, &second] {
        for _ in 0..5 {
            app.get("/api/seat-lookup/ZZZZZZ").await.problem(404, "code_not_found");
        }
    }
    first
        .get("/api/seat-lookup/ZZZZZZ")
        .await
        .problem(429, "last_name_needed");
}
