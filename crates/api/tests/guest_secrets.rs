//! What must never appear in the log about guests: names, dietary needs, contact data, notes and lookup codes.

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::log::Log;
use crate::support::world::World;

#[actix_web::test]
async fn the_life_of_a_guest_leaves_nothing_personal_in_the_log() {
    let app = TestApp::start().await;
    let world = World::new(&app, "ann").await;
    let person = &world.person;
    let log = Log::start();
    let guest = json!({
        "firstName": "Canaryfirst", "lastName": "Canarylast", "email": "canaryguest@example.org",
        "mobile": "+44 7700 900999", "dietary": "canarydiet", "notes": "canarynote", "company": "canarycompany",
        "specialRequests": "canaryrequest", "additionalInfo": "canaryinfo",
    });
    let made = person.post(&world.path("events", "guests"), &guest).await.ok(201);
    let (id, code) = (made["id"].as_str().unwrap(), made["lookupCode"].as_str().unwrap());
    let at = |call: &str| format!("/api/guests/{id}{call}");
    let seat = json!({ "seatId": world.seat(1) });
    person
        .patch(&at(""), &json!({ "notes": "canarynote again" }))
        .await
        .ok(200);
    person.post(&at("/assign-seat"), &seat).await.ok(200);
    person
        .post(&world.path("guests", "assign-seat"), &seat)
        .await
        .problem(409, "seat_taken");
    person
        .post(&world.path("events", "guests"), &json!({ "firstName": "Canaryfirst" }))
        .await;
    person
        .post(
            &world.path("events", "guests"),
            &json!({ "firstName": ["Canaryfirst"] }),
        )
        .await;
    person.get(&world.path("events", "guests")).await.ok(200);
    person.get(&world.path("events", "activity")).await.ok(200);
    person.get("/api/images/search?query=Canaryfirst").await.ok(200);
    app.get(&format!("/api/seat-lookup/{code}")).await.ok(200);
    app.get(&format!("/seat-lookup/{code}")).await;
    app.get("/api/seat-lookup/ZZZ999ZZZ").await;
    app.get("/api/nothing/Canaryfirst?name=Canarylast")
        .await
        .problem(404, "not_found");
    let snapshot =
        json!({ "filename": "Canarylabel", "data": { "version": "1.0.0", "elements": [] }, "eventId": world.event });
    person.post("/api/snapshots", &snapshot).await.ok(201);
    // A failure of ours is logged with its cause, which must not quote the row.
    let broken = "CREATE TRIGGER broken BEFORE UPDATE ON guests BEGIN SELECT RAISE(ABORT, 'broken'); END";
    storage::scratch::execute(&mut app.connect(), broken).unwrap();
    person
        .patch(&at(""), &json!({ "notes": "canarynote once more" }))
        .await
        .problem(500, "internal");
    person.delete(&at("")).await;

    let text = log.text();
    assert!(
        text.contains("/api/seat-lookup/{code}") && text.contains("broken"),
        "the log was looked at"
    );
    let personal = [
        "canaryfirst",
        "canarylast",
        "canaryguest",
        "900999",
        "canarydiet",
        "canarynote",
        "canarycompany",
        "canaryrequest",
        "canaryinfo",
        "canarylabel",
        "zzz999zzz",
    ];
    let code = code.to_lowercase();
    for secret in personal.iter().copied().chain([code.as_str()]) {
        let lines: Vec<&str> = text
            .lines()
            .filter(|line| line.to_lowercase().contains(secret))
            .collect();
        assert!(lines.is_empty(), "{secret}: {lines:?}");
    }
}
