//! `/api/organisation/invitations`

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::person::Person;

#[actix_web::test]
async fn owners_see_the_open_invitations_of_their_own_organisation() {
    let app = TestApp::start().await;
    let (ann, ben) = (Person::verified(&app, "ann").await, Person::verified(&app, "ben").await);
    let body = json!({ "email": "pia@example.org", "role": "planner" });
    let made = ann.post("/api/organisation/invitations", &body).await.ok(201);
    assert_eq!(ann.get("/api/organisation/invitations").await.ok(200), json!([made]));
    assert_eq!(ben.get("/api/organisation/invitations").await.ok(200), json!([]));
    let vic = Person::joined(&ann, "vic", "viewer").await;
    vic.get("/api/organisation/invitations").await.problem(403, "forbidden");
    assert_eq!(
        vic.get("/api/organisation/members")
            .await
            .ok(200)
            .as_array()
            .unwrap()
            .len(),
        2
    );
}

const PATH: &str = "/api/organisation/invitations";

#[actix_web::test]
async fn an_owner_with_a_verified_address_invites_by_mail() {
    let app = TestApp::start().await;
    let ann = Person::verified(&app, "ann").await;
    let body = json!({ "email": "pia@example.org", "role": "planner" });
    let made = ann.post(PATH, &body).await.ok(201);
    assert_eq!((&made["email"], &made["role"]), (&body["email"], &body["role"]));
    assert_eq!((&made["invitedBy"], &made["expired"]), (&json!("ann"), &json!(false)));
    let mail = app.mail_to("pia@example.org");
    assert!(
        mail[0].text.contains("http://localhost:8080/accept-invitation?token="),
        "{}",
        mail[0].text
    );
    // The link is for the recipient of the mail, not for the sender.
    assert!(!made.to_string().contains(&app.link("pia@example.org", "invitation")));
    ann.post(PATH, &body).await.problem(409, "already_invited");
    let own = json!({ "email": "ANN@example.org", "role": "planner" });
    ann.post(PATH, &own).await.problem(409, "already_member");
}

#[actix_web::test]
async fn an_address_that_is_not_verified_cannot_invite() {
    let app = TestApp::start().await;
    let ann = Person::signed_up(&app, "ann").await;
    let body = json!({ "email": "pia@example.org", "role": "planner" });
    let problem = ann.post(PATH, &body).await.problem(409, "email_unverified");
    assert_eq!(problem["message"], "Verify your email address first.");
    assert!(app.mail_to("pia@example.org").is_empty());
}

#[actix_web::test]
async fn other_roles_cannot_invite() {
    let app = TestApp::start().await;
    let ann = Person::verified(&app, "ann").await;
    for role in ["planner", "viewer", "door-staff"] {
        let member = Person::joined(&ann, role, role).await;
        let body = json!({ "email": "new@example.org", "role": "owner" });
        member.post(PATH, &body).await.problem(403, "forbidden");
    }
}

#[actix_web::test]
async fn a_wrong_address_or_role_is_named() {
    let ann = Person::verified(&TestApp::start().await, "ann").await;
    for (email, role, field) in [
        ("pia", "viewer", "email"),
        ("", "viewer", "email"),
        ("a@b", "boss", "role"),
    ] {
        let body = json!({ "email": email, "role": role });
        assert_eq!(ann.post(PATH, &body).await.problem(400, "invalid")["field"], field);
    }
}

#[actix_web::test]
async fn after_20_invitations_a_day_the_answer_says_when_to_come_back() {
    let ann = Person::verified(&TestApp::start().await, "ann").await;
    let body = |number: u32| json!({ "email": format!("guest{number}@example.org"), "role": "viewer" });
    for number in 0..20 {
        ann.post(PATH, &body(number)).await.ok(201);
    }
    let answer = ann.post(PATH, &body(20)).await;
    answer.problem(429, "too_many_requests");
    assert_eq!(answer.header("retry-after"), "3600");
}

#[actix_web::test]
async fn an_invitation_that_is_taken_back_opens_nothing() {
    let app = TestApp::start().await;
    let (ann, ben) = (Person::verified(&app, "ann").await, Person::verified(&app, "ben").await);
    let body = json!({ "email": "pia@example.org", "role": "planner" });
    let made = ann.post("/api/organisation/invitations", &body).await.ok(201);
    let path = format!("/api/organisation/invitations/{}", made["id"].as_str().unwrap());
    ben.delete(&path).await.problem(404, "not_found");
    ann.delete(&path).await.ok(204);
    ann.delete(&path).await.problem(404, "not_found");
    let token = json!({ "token": app.link("pia@example.org", "invitation") });
    ben.post("/api/invitations/accept", &token)
        .await
        .problem(422, "link_expired");
}

#[actix_web::test]
async fn sending_again_makes_a_new_link_and_ends_the_old_one() {
    let app = TestApp::start().await;
    let (ann, ben) = (Person::verified(&app, "ann").await, Person::verified(&app, "ben").await);
    let body = json!({ "email": "pia@example.org", "role": "planner" });
    let made = ann.post("/api/organisation/invitations", &body).await.ok(201);
    let old = json!({ "token": app.link("pia@example.org", "invitation") });
    let path = format!("/api/organisation/invitations/{}/resend", made["id"].as_str().unwrap());
    ben.post(&path, &json!({})).await.problem(404, "not_found");
    let again = ann.post(&path, &json!({})).await.ok(200);
    assert_eq!(again["id"], made["id"]);
    assert_eq!(app.mail_to("pia@example.org").len(), 2);
    let nobody = Person::signed_out(&app);
    nobody
        .post("/api/invitations/look-up", &old)
        .await
        .problem(422, "link_expired");
    let new = json!({ "token": app.link("pia@example.org", "invitation") });
    assert_eq!(
        nobody.post("/api/invitations/look-up", &new).await.ok(200)["role"],
        "planner"
    );
}
