//! Mixed parents: each id is known to the caller, but they do not belong together, or not to the organisation in which
//! the caller is working at the moment.

use domain::account::Role;
use domain::id::OrganisationId;
use serde_json::{Value, json};

use super::cast::{self, Cast, text};
use crate::support::person::Person;
use crate::support::world::{new_guest, table};

/// A second event of Ann's, with a table `t9` that the first one does not have.
async fn second_event(cast: &Cast) -> String {
    let event = crate::support::world::new_event(&cast.ann.person).await;
    let mut other = table(8);
    other["id"] = json!("t9");
    let plan = json!({ "plan": { "version": "1.0.0", "elements": [other] } });
    cast.ann.person.put_plan(&event, 0, &plan).await.ok(200);
    event
}

#[actix_web::test]
async fn a_guest_gets_no_seat_and_no_table_of_another_event() {
    let cast = Cast::gather().await;
    let other = second_event(&cast).await;
    let ann = &cast.ann.person;
    let before = cast.app.rows();
    let guest = format!("/api/guests/{}", cast.ids.get("guestId"));
    let seat = json!({ "seatId": "t9-chair-1" });
    let assign = json!({ "guestId": cast.ids.get("guestId"), "seatId": "t9-chair-1" });
    let answers = [
        ann.post(&format!("{guest}/assign-seat"), &seat).await,
        ann.patch(&guest, &seat).await,
        ann.patch(&guest, &json!({ "tableId": "t9" })).await,
        ann.post(&format!("/api/events/{other}/seat-assignments"), &assign)
            .await,
        ann.post(
            &format!("/api/events/{}/seat-assignments", cast.ids.get("eventId")),
            &assign,
        )
        .await,
    ];
    for answer in answers {
        assert!([400, 404].contains(&answer.status), "{}", answer.text());
    }
    assert_eq!(cast.app.rows(), before);
}

#[actix_web::test]
async fn an_import_into_an_event_of_others_answers_like_one_into_an_unknown_event() {
    let cast = Cast::gather().await;
    let before = cast.app.rows();
    let file = b"First name,Last name\nMallory,Kern\n";
    let foreign = cast.mallory.import(cast.ids.get("eventId"), "guests.csv", file).await;
    let unknown = cast.mallory.import("unknown", "guests.csv", file).await;
    let problem = |answer: &Value| (answer["code"].clone(), answer["message"].clone());
    assert_eq!(
        problem(&foreign.problem(404, "not_found")),
        problem(&unknown.problem(404, "not_found"))
    );
    assert_eq!(cast.app.rows(), before);
}

#[actix_web::test]
async fn a_member_of_two_organisations_reaches_only_the_one_of_the_session() {
    let cast = Cast::gather().await;
    let home = Person::signed_up(&cast.app, "both").await;
    let organiser = cast::user(&home).await;
    let event = crate::support::world::new_event(&home).await;
    new_guest(&home, &event, "Carl").await;
    let own = OrganisationId::parse(text(&organiser["organisation"]["id"])).unwrap();
    // Ann joins the organisation of `both`, while her session stays in her own.
    let ann = domain::id::UserId::parse(text(&cast::user(&cast.ann.person).await["id"])).unwrap();
    let after = "2099-01-01T00:00:00Z".parse().unwrap();
    storage::accounts::insert_membership(&mut cast.app.connect(), &own, &ann, Role::Owner, after).unwrap();
    let there = format!("/api/events/{event}");
    cast.ann.person.get(&there).await.problem(404, "not_found");
    cast.ann.person.delete(&there).await.problem(404, "not_found");
    assert_eq!(
        cast.ann
            .person
            .get("/api/events")
            .await
            .ok(200)
            .as_array()
            .unwrap()
            .len(),
        1
    );
}

#[actix_web::test]
async fn nobody_ends_the_session_of_a_colleague() {
    let cast = Cast::gather().await;
    for (role, person) in cast.members.iter().skip(1) {
        let path = format!("/api/auth/sessions/{}", cast.ids.get("sessionId"));
        let before = cast.app.rows();
        let colleague = person.delete(&path).await;
        colleague.problem(404, "not_found");
        assert_eq!(cast.app.rows(), before, "{role:?}");
    }
    cast.ann.person.get("/api/auth/user").await.ok(200);
}

#[actix_web::test]
async fn nobody_switches_to_an_organisation_of_others() {
    let cast = Cast::gather().await;
    let organisation = cast::user(&cast.ann.person).await["organisation"]["id"].clone();
    let before = cast.app.rows();
    let switch = |id: Value| json!({ "organisationId": id });
    let foreign = cast.mallory.post("/api/auth/organisation", &switch(organisation)).await;
    let unknown = cast
        .mallory
        .post("/api/auth/organisation", &switch(json!("unknown")))
        .await;
    assert_eq!(
        foreign.problem(404, "not_found")["message"],
        unknown.problem(404, "not_found")["message"]
    );
    assert_eq!(cast.app.rows(), before);
}

#[actix_web::test]
async fn door_staff_mark_arrivals_and_nothing_else() {
    let cast = Cast::gather().await;
    let guest = format!("/api/guests/{}", cast.ids.get("guestId"));
    let staff = cast.member(Role::DoorStaff);
    let before = cast.app.rows();
    for body in [
        json!({ "firstName": "Mallory" }),
        json!({ "attendance": "arrived", "firstName": "Mallory" }),
        json!({ "status": "cancelled" }),
        json!({ "rsvp": "declined" }),
        json!({ "seatId": "t1-chair-3" }),
        json!({ "tableId": "t1" }),
    ] {
        staff.patch(&guest, &body).await.problem(403, "forbidden");
    }
    cast.member(Role::Viewer)
        .patch(&guest, &json!({ "status": "checked-in" }))
        .await
        .problem(403, "forbidden");
    assert_eq!(cast.app.rows(), before);
    let arrived = staff.patch(&guest, &json!({ "status": "checked-in" })).await.ok(200);
    assert_eq!(arrived["status"], "checked-in");
}
