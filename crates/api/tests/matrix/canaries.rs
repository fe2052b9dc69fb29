//! What only owners and planners may see of a guest, as canaries that no answer to viewers and door staff may contain.

use actix_web::rt;
use domain::account::Role;
use domain::id::OrganisationId;
use serde_json::{Value, json};

use super::call;
use super::cast::{Cast, user};
use crate::support::person::Person;
use crate::support::route_case::{RouteCase, cases};

const CANARY: &str = "canary";
const MOBILE: &str = "5550199";

/// Fills everything that is private, and returns the lookup code.
async fn plant(cast: &Cast) -> String {
    let secret = json!({
        "dietary": "canary-nuts", "specialRequests": "canary-ramp", "mobile": MOBILE, "email": "canary@example.net",
        "notes": "canary-note", "additionalInfo": "canary-info",
    });
    let guest = format!("/api/guests/{}", cast.ids.get("guestId"));
    let planted = cast.ann.person.patch(&guest, &secret).await.ok(200);
    planted["lookupCode"].as_str().unwrap().to_owned()
}

fn is_clean(text: &str, code: &str) -> bool {
    !text.contains(CANARY) && !text.contains(MOBILE) && !text.contains(code)
}

async fn guests(cast: &Cast, person: &Person) -> Value {
    person
        .get(&format!("/api/events/{}/guests", cast.ids.get("eventId")))
        .await
        .ok(200)
}

#[actix_web::test]
async fn no_answer_to_viewers_and_door_staff_shows_private_details_of_guests() {
    let cast = Cast::gather().await;
    let code = plant(&cast).await;
    let mut looked = 0;
    for role in [Role::Viewer, Role::DoorStaff] {
        let person = cast.member(role);
        let is_harmless = |case: &&RouteCase| case.method == "GET" || !case.rule.includes(role);
        for case in cases().iter().filter(is_harmless) {
            let text = call(person, case, &cast.ids).await.text();
            // Phones at the doors match scanned codes while they are offline.
            let code = if case.path.ends_with("/door-list") {
                "none"
            } else {
                &code
            };
            assert!(is_clean(&text, code), "{} as {role:?}: {text}", case.name());
            looked += 1;
        }
    }
    assert!(looked >= 80, "only {looked} answers");
}

/// Requests for the same list share its answer while it is rendered or sent.
#[actix_web::test]
async fn viewers_who_ask_at_the_same_time_as_an_owner_share_no_answer_with_the_owner() {
    let cast = Cast::gather().await;
    let code = plant(&cast).await;
    let reads = &cast.app.state().heavy_reads;
    let organisation = user(&cast.ann.person).await["organisation"]["id"].clone();
    let organisation = OrganisationId::parse(organisation.as_str().unwrap()).unwrap();
    let turn = reads.admit(&organisation).await.unwrap();
    let release = async {
        while reads.count(&organisation) < 3 {
            rt::task::yield_now().await;
        }
        drop(turn);
    };
    let owner = guests(&cast, cast.member(Role::Owner));
    let viewer = guests(&cast, cast.member(Role::Viewer));
    let (owner, viewer, ()) = tokio::join!(owner, viewer, release);
    assert!(owner.to_string().contains(CANARY));
    assert!(is_clean(&viewer.to_string(), &code), "{viewer}");
}

#[actix_web::test]
async fn door_staff_see_name_table_seat_and_status_also_in_the_answer_to_an_arrival() {
    let cast = Cast::gather().await;
    let code = plant(&cast).await;
    let door = cast.member(Role::DoorStaff);
    let arrived = json!({ "status": "checked-in", "attendance": "arrived" });
    let answer = door
        .patch(&format!("/api/guests/{}", cast.ids.get("guestId")), &arrived)
        .await;
    let mut guest = answer.ok(200);
    assert!(is_clean(&answer.text(), &code), "{guest}");
    guest.as_object_mut().unwrap().remove("batchId");
    let shown = guests(&cast, door).await[0].clone();
    assert_eq!(shown, guest);
    assert_eq!(
        (&shown["firstName"], &shown["status"], &shown["seat"]["seatLabel"]),
        (&json!("Anna"), &json!("checked-in"), &json!("A"))
    );
    assert_eq!(shown["table"]["tableNumber"], 1);
}

#[actix_web::test]
async fn owners_and_planners_see_all_of_it_so_the_canaries_are_there_to_be_found() {
    let cast = Cast::gather().await;
    let code = plant(&cast).await;
    for role in [Role::Owner, Role::Planner] {
        let text = guests(&cast, cast.member(role)).await.to_string();
        assert!(
            !is_clean(&text, "none") && text.contains(&code) && text.contains(MOBILE),
            "{role:?}"
        );
        let export = format!("/api/events/{}/export-seating", cast.ids.get("eventId"));
        let file = cast.member(role).get(&export).await.text();
        assert!(file.contains("canary-nuts") && file.contains(&code), "{role:?}");
    }
}
