//! `/api/events/{eventId}/invitation-form`, `/api/guest-form/{eventId}`, `/api/rsvp/{token}` and `…/answers`

use serde_json::{Value, json};

use crate::support::app::{TestApp, request};
use crate::support::route_case::form;
use crate::support::world::World;

/// Saves a form with a question about the meal and returns the path of its public form.
async fn opened(world: &World) -> String {
    let saved = world
        .person
        .post(&world.path("events", "invitation-form"), &form(0))
        .await
        .ok(200);
    assert_eq!(saved["version"], 1);
    let public_id = saved["link"].as_str().unwrap().rsplit('/').next().unwrap().to_owned();
    format!("/api/guest-form/{public_id}")
}

fn answer(email: &str, more: Value) -> Value {
    let mut values = json!({ "firstName": "Ada", "lastName": "Lovelace", "email": email, "meal": "Fish" });
    for (id, value) in more.as_object().unwrap() {
        values[id] = value.clone();
    }
    json!({ "version": 1, "attending": "attending", "values": values, "consent": false, "language": "en", "website": "" })
}

#[actix_web::test]
async fn a_known_and_an_unknown_address_get_byte_equal_answers() {
    let app = TestApp::start().await;
    let world = World::new(&app, "ann").await;
    let path = opened(&world).await;
    let known = json!({ "firstName": "Ada", "email": "anna@example.org" });
    world
        .person
        .patch(&format!("/api/guests/{}", world.guest), &known)
        .await
        .ok(200);
    let mut texts = Vec::new();
    for email in ["anna@example.org", "stranger@example.org", "anna@example.org"] {
        let sent = request("POST", &path)
            .insert_header(("x-request-id", "same"))
            .set_json(answer(email, json!({})));
        let received = app.call(sent).await;
        received.ok(200);
        texts.push(received.text());
    }
    assert_eq!(texts, [r#"{"received":true,"waiting":false}"#; 3]);
    assert_eq!(world.guests().await.len(), 2);
    let view = world.person.get(&world.path("events", "answers")).await.ok(200);
    assert_eq!((&view["total"], &view["totals"]["attending"]), (&json!(1), &json!(1)));
    let waiting = world
        .person
        .get(&world.path("events", "unconfirmed-answers"))
        .await
        .ok(200);
    assert_eq!(waiting.as_array().unwrap().len(), 2);
}

#[actix_web::test]
async fn problems_name_each_field_and_the_specified_body_is_taken() {
    let app = TestApp::start().await;
    let world = World::new(&app, "ann").await;
    let path = opened(&world).await;
    let wrong = answer("nobody", json!({ "meal": "Stones" }));
    let problem = app
        .call(request("POST", &path).set_json(wrong))
        .await
        .problem(400, "invalid_fields");
    let named: Vec<&str> = problem["details"]["problems"]
        .as_array()
        .unwrap()
        .iter()
        .map(|problem| problem["field"].as_str().unwrap())
        .collect();
    assert_eq!(named, ["values.email", "values.meal"]);
    let flat = json!({ "firstName": "Ben", "lastName": "Hill", "email": "ben@example.org", "additionalInfo": "Late", "attending": "maybe" });
    app.call(request("POST", &path).set_json(flat)).await.ok(200);
    let guests = world.guests().await;
    let ben = guests.iter().find(|guest| guest["firstName"] == "Ben").unwrap();
    assert_eq!(
        (&ben["rsvp"], &ben["additionalInfo"]),
        (&json!("maybe"), &json!("Late"))
    );
}

#[actix_web::test]
async fn the_specified_settings_and_fields_are_taken_whether_or_not_the_form_asks_for_them() {
    let app = TestApp::start().await;
    let world = World::new(&app, "ann").await;
    let mut bare = form(0);
    bare["settings"] = json!({ "autoAssignSeats": false, "sendQRCode": false });
    bare["fields"].as_array_mut().unwrap().retain(|field| {
        let id = field["id"].as_str().unwrap();
        matches!(id, "firstName" | "lastName" | "email")
    });
    let saved = world
        .person
        .post(&world.path("events", "invitation-form"), &bare)
        .await
        .ok(200);
    assert_eq!(
        (&saved["settings"]["open"], &saved["settings"]["plusOnes"]),
        (&json!(true), &json!(0))
    );
    let path = format!(
        "/api/guest-form/{}",
        saved["link"].as_str().unwrap().rsplit('/').next().unwrap()
    );
    let flat = json!({ "firstName": "Ben", "lastName": "Hill", "email": "ben@example.org", "mobile": "0123", "specialRequests": " " });
    app.call(request("POST", &path).set_json(flat)).await.ok(200);
    let guests = world.guests().await;
    let ben = guests.iter().find(|guest| guest["firstName"] == "Ben").unwrap();
    assert_eq!((&ben["mobile"], &ben["specialRequests"]), (&json!("0123"), &json!("")));
}

#[actix_web::test]
async fn members_may_answer_at_the_address_that_their_pages_know() {
    let app = TestApp::start().await;
    let world = World::new(&app, "ann").await;
    opened(&world).await;
    let path = format!("/api/guest-form/{}", world.event);
    let sent = answer("ada@example.org", json!({}));
    app.call(request("POST", &path).set_json(sent.clone()))
        .await
        .problem(404, "not_found");
    world.person.post(&path, &sent).await.ok(200);
    assert_eq!(world.guests().await.len(), 2);
}

#[actix_web::test]
async fn the_public_form_has_no_internal_id_and_reading_changes_nothing() {
    let app = TestApp::start().await;
    let world = World::new(&app, "ann").await;
    let path = opened(&world).await;
    let before = app.rows();
    let shown = app.get(&path).await;
    let body = shown.ok(200);
    assert_eq!((&body["state"], &body["form"]["version"]), (&json!("open"), &json!(1)));
    assert!(!shown.text().contains(&world.event), "{}", shown.text());
    app.get(&format!("/api/guest-form/{}", world.event))
        .await
        .problem(404, "not_found");
    assert_eq!(app.rows(), before);
}

#[actix_web::test]
async fn a_party_answers_by_its_link_without_internal_ids() {
    let app = TestApp::start().await;
    let world = World::new(&app, "ann").await;
    opened(&world).await;
    let join = json!({ "party": "Kern" });
    let guest = world
        .person
        .patch(&format!("/api/guests/{}", world.guest), &join)
        .await
        .ok(200);
    let party = guest["party"]["id"].as_str().unwrap();
    let link = world
        .person
        .post(&format!("/api/parties/{party}/link"), &json!({}))
        .await
        .ok(200);
    let token = link["url"].as_str().unwrap().rsplit('/').next().unwrap();
    let path = format!("/api/rsvp/{token}");
    let before = app.rows();
    let shown = app.get(&path).await;
    let seen = shown.ok(200);
    assert_eq!(app.rows(), before);
    for id in [world.guest.as_str(), world.event.as_str(), party] {
        assert!(!shown.text().contains(id), "{}", shown.text());
    }
    let member = json!({ "key": seen["members"][0]["key"], "attending": "attending", "values": { "firstName": "Anna", "meal": "Meat" }, "consent": false });
    let sent = json!({ "version": 1, "revision": 0, "members": [member], "plusOnes": [], "partyValues": {}, "language": "de" });
    let answered = app.call(request("POST", &path).set_json(&sent)).await.ok(200);
    assert_eq!(
        (&answered["members"][0]["attending"], &answered["party"]["revision"]),
        (&json!("attending"), &json!(1))
    );
    app.call(request("POST", &path).set_json(&sent))
        .await
        .problem(409, "answered_meanwhile");
}

#[actix_web::test]
async fn ten_thousand_posts_from_one_address_add_at_most_a_few_guests() {
    let app = TestApp::limited().await;
    let world = World::new(&app, "ann").await;
    let path = opened(&world).await;
    let mut taken = 0;
    for number in 0..10_000 {
        let sent = request("POST", &path).set_json(answer(&format!("guest{number}@example.org"), json!({})));
        match app.call(sent).await.status {
            200 => taken += 1,
            429 => {}
            status => panic!("{status}"),
        }
    }
    assert!((1..=35).contains(&taken), "{taken}");
    assert_eq!(world.guests().await.len(), 1 + taken);
}

#[actix_web::test]
async fn hostile_texts_are_refused_by_field_and_store_nothing() {
    let app = TestApp::start().await;
    let world = World::new(&app, "ann").await;
    let path = opened(&world).await;
    let before = app.rows();
    let long = "x".repeat(200 * 1024);
    for (field, value) in [
        ("firstName", json!("Ada\u{0}")),
        ("lastName", json!("evol\u{202E}love")),
        ("additionalInfo", json!(long)),
        ("dietary", json!(long)),
        ("meal", json!(["Fish", "Meat"])),
        ("meal", json!("fish")),
        ("password", json!("secret")),
    ] {
        let sent = request("POST", &path).set_json(answer("ada@example.org", json!({ field: value })));
        let problem = app.call(sent).await.problem(400, "invalid_fields");
        let problems = problem["details"]["problems"].as_array().unwrap();
        assert_eq!(problems.len(), 1, "{field}: {problem}");
        assert_eq!(problems[0]["field"], format!("values.{field}"));
    }
    let huge = answer("ada@example.org", json!({ "additionalInfo": long.repeat(2) }));
    app.call(request("POST", &path).set_json(huge))
        .await
        .problem(413, "too_large");
    assert_eq!(app.rows(), before);
}

#[actix_web::test]
async fn the_form_promises_a_qr_code_only_when_one_is_sent() {
    let app = TestApp::start().await;
    let world = World::new(&app, "ann").await;
    let path = opened(&world).await;
    assert_eq!(app.get(&path).await.ok(200)["form"]["sendQRCode"], true);
    let mut without = form(1);
    without["settings"]["sendQRCode"] = json!(false);
    world
        .person
        .post(&world.path("events", "invitation-form"), &without)
        .await
        .ok(200);
    assert_eq!(app.get(&path).await.ok(200)["form"]["sendQRCode"], false);
}

#[actix_web::test]
async fn invitations_are_answered_line_by_line() {
    let app = TestApp::start().await;
    let world = World::new(&app, "ann").await;
    let path = world.path("events", "send-invites");
    let lines =
        json!({ "emails": ["Ada Lovelace <ada@example.org>", "", "nobody", "ADA@example.org", "=cmd@example.org"] });
    let sent = world.person.post(&path, &lines).await.ok(200);
    let results: Vec<&str> = sent["lines"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| line["result"].as_str().unwrap())
        .collect();
    assert_eq!(results, ["queued", "invalid", "repeated", "queued"]);
    assert_eq!(sent["sentCount"], 2);
    let again = world
        .person
        .post(&path, &json!({ "emails": ["ada@example.org"] }))
        .await
        .ok(200);
    assert_eq!(again["lines"][0]["result"], "invited-recently");
    assert_eq!(world.guests().await.len(), 3);
    world
        .person
        .post(&path, &json!({ "emails": ["nobody"] }))
        .await
        .problem(400, "invalid");
}

#[actix_web::test]
async fn the_answers_leave_as_a_file_without_formulas() {
    let app = TestApp::start().await;
    let world = World::new(&app, "ann").await;
    let path = opened(&world).await;
    let sent = answer("ada@example.org", json!({ "firstName": "=1+1" }));
    app.call(request("POST", &path).set_json(sent)).await.ok(200);
    let file = world.person.get(&world.path("events", "answers.csv")).await.text();
    assert!(file.contains("'=1+1 Lovelace") && file.contains("Fish"), "{file}");
    let meal = world.person.get(&world.path("events", "answers/meal")).await.ok(200);
    assert_eq!(
        (&meal["question"]["answered"], &meal["entries"][0]["value"]),
        (&json!(1), &json!("Fish"))
    );
    world
        .person
        .get(&world.path("events", "answers/shoe"))
        .await
        .problem(404, "not_found");
}
