//! `/api/invitations`

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::person::Person;
use crate::support::world::World;

const PATH: &str = "/api/invitations/look-up";

#[actix_web::test]
async fn a_link_says_who_invites_to_what_and_stays_as_it_is() {
    let app = TestApp::start().await;
    let ann = Person::verified(&app, "ann").await;
    let body = json!({ "email": "pia@example.org", "role": "planner" });
    let made = ann.post("/api/organisation/invitations", &body).await.ok(201);
    let token = json!({ "token": app.link("pia@example.org", "invitation") });
    let nobody = Person::signed_out(&app);
    let expected = json!({
        "organisationName": "ann", "invitedBy": "ann", "email": "pia@example.org", "role": "planner",
        "hasAccount": false, "expiresAt": made["expiresAt"],
    });
    for _ in 0..2 {
        assert_eq!(nobody.post(PATH, &token).await.ok(200), expected);
    }
    Person::signed_up(&app, "pia").await;
    assert_eq!(nobody.post(PATH, &token).await.ok(200)["hasAccount"], true);
}

#[actix_web::test]
async fn what_is_no_link_of_ours_has_expired() {
    let nobody = Person::signed_out(&TestApp::start().await);
    for token in ["", "x", &"A".repeat(43), &"A".repeat(10_000)] {
        nobody
            .post(PATH, &json!({ "token": token }))
            .await
            .problem(422, "link_expired");
    }
    nobody.post(PATH, &json!({})).await.problem(400, "invalid");
}

#[actix_web::test]
async fn guessing_links_is_limited() {
    let nobody = Person::signed_out(&TestApp::limited().await);
    for _ in 0..20 {
        nobody
            .post(PATH, &json!({ "token": "x" }))
            .await
            .problem(422, "link_expired");
    }
    nobody
        .post(PATH, &json!({ "token": "x" }))
        .await
        .problem(429, "too_many_requests");
}

#[actix_web::test]
async fn accepting_joins_and_lets_the_session_work_there() {
    let app = TestApp::start().await;
    let ann = Person::verified(&app, "ann").await;
    let pia = Person::signed_up(&app, "pia").await;
    let body = json!({ "email": "pia@example.org", "role": "viewer" });
    ann.post("/api/organisation/invitations", &body).await.ok(201);
    let token = json!({ "token": app.link("pia@example.org", "invitation") });
    let event = json!({ "name": "Gala", "date": "2027-06-12T15:00", "zone": "Europe/London" });
    ann.post("/api/events", &event).await.ok(201);
    let joined = pia.post("/api/invitations/accept", &token).await.ok(200);
    assert_eq!(
        (&joined["organisation"]["name"], &joined["organisation"]["role"]),
        (&json!("ann"), &json!("viewer"))
    );
    assert_eq!(joined["organisations"].as_array().unwrap().len(), 2);
    assert_eq!(pia.get("/api/auth/user").await.ok(200), joined);
    assert_eq!(pia.get("/api/events").await.ok(200)[0]["name"], "Gala");
    pia.post("/api/events", &event).await.problem(403, "forbidden");
    pia.post("/api/invitations/accept", &token)
        .await
        .problem(422, "link_expired");
}

#[actix_web::test]
async fn a_member_cannot_join_again_and_nobody_without_a_session_joins() {
    let app = TestApp::start().await;
    let ann = Person::verified(&app, "ann").await;
    let body = json!({ "email": "pia@example.org", "role": "viewer" });
    ann.post("/api/organisation/invitations", &body).await.ok(201);
    let token = json!({ "token": app.link("pia@example.org", "invitation") });
    ann.post("/api/invitations/accept", &token)
        .await
        .problem(409, "already_member");
    Person::signed_out(&app)
        .post("/api/invitations/accept", &token)
        .await
        .problem(401, "signed_out");
}

#[actix_web::test]
async fn somebody_who_is_removed_loses_the_session_there_and_has_the_own_organisation_again() {
    let app = TestApp::start().await;
    let world = World::new(&app, "pia").await;
    let ann = Person::verified(&app, "ann").await;
    let body = json!({ "email": "pia@example.org", "role": "planner" });
    ann.post("/api/organisation/invitations", &body).await.ok(201);
    let token = json!({ "token": app.link("pia@example.org", "invitation") });
    let joined = world.person.post("/api/invitations/accept", &token).await.ok(200);
    let path = format!("/api/organisation/members/{}", joined["id"].as_str().unwrap());
    ann.delete(&path).await.ok(204);
    world.person.get("/api/events").await.problem(401, "signed_out");
    let body = json!({ "email": "pia@example.org", "password": "correct horse" });
    let back = world.person.post("/api/auth/sign-in", &body).await.ok(200);
    assert_eq!(back["organisation"]["name"], "pia");
}

#[actix_web::test]
async fn guessing_links_is_limited_also_for_people_who_are_signed_in() {
    let mallory = Person::signed_up(&TestApp::limited().await, "mallory").await;
    let guess = json!({ "token": "A".repeat(43) });
    for _ in 0..20 {
        let answer = mallory.post("/api/invitations/accept", &guess).await;
        answer.problem(422, "link_expired");
    }
    let answer = mallory.post("/api/invitations/accept", &guess).await;
    answer.problem(429, "too_many_requests");
}

#[actix_web::test]
async fn the_inviter_is_told_when_another_address_than_the_invited_joins() {
    let app = TestApp::start().await;
    let ann = Person::verified(&app, "ann").await;
    for (invited, joins) in [("target@example.org", "eve"), ("pia@example.org", "pia")] {
        let joining = Person::signed_up(&app, joins).await;
        let body = json!({ "email": invited, "role": "viewer" });
        ann.post("/api/organisation/invitations", &body).await.ok(201);
        let token = json!({ "token": app.link(invited, "invitation") });
        joining.post("/api/invitations/accept", &token).await.ok(200);
    }
    let mails = app.mail_to("ann@example.org");
    let told: Vec<_> = mails.iter().filter(|mail| mail.kind == "invitation-taken").collect();
    assert_eq!(told.len(), 1, "joining with the invited address needs no notice");
    assert!(told[0].text.contains("target@example.org") && told[0].text.contains("eve@example.org"));
}
