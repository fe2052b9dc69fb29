//! What strangers learn about guests from every public call and page: nothing.

use serde_json::{Value, json};

use crate::support::answer::Answer;
use crate::support::app::{TestApp, request};
use crate::support::route_case::{Ids, cases};
use crate::support::world::{World, table};

const GUESTS: usize = 100;

/// Adds guests of whom each fact can be told from all other texts, with answers, a party, tags and seats, and returns
/// these facts.
async fn known_guests(world: &World) -> Vec<String> {
    let mut facts = Vec::new();
    for number in 0..GUESTS {
        let guest = json!({
            "firstName": format!("Canaryfirst{number}x"), "lastName": format!("Canarylast{number}x"),
            "email": format!("canary{number}x@example.net"), "mobile": format!("+44 7700 9{number:05}"),
            "dietary": "canarydiet", "specialRequests": "canaryramp", "notes": "canarynote", "party": "Canaryparty",
            "company": "canarycompany",
        });
        let made = world.person.post(&world.path("events", "guests"), &guest).await.ok(201);
        if number < 8 {
            let seat = json!({ "seatId": world.seat(u32::try_from(number).unwrap() + 1) });
            let path = format!("/api/guests/{}/assign-seat", made["id"].as_str().unwrap());
            world.person.post(&path, &seat).await.ok(200);
        }
        for fact in ["id", "lookupCode", "mobile"] {
            facts.push(made[fact].as_str().unwrap().to_owned());
        }
        facts.push(made["party"]["id"].as_str().unwrap().to_owned());
    }
    facts.push("canary".to_owned());
    facts
}

fn found<'a>(text: &str, facts: &'a [String]) -> Vec<&'a String> {
    let text = text.to_lowercase();
    facts
        .iter()
        .filter(|fact| text.contains(&fact.to_lowercase()))
        .collect()
}

#[actix_web::test]
async fn no_public_call_or_page_shows_anything_about_a_hundred_known_guests() {
    let app = TestApp::start().await;
    let world = World::new(&app, "ann").await;
    let form = crate::support::route_case::form(0);
    let saved = world
        .person
        .post(&world.path("events", "invitation-form"), &form)
        .await
        .ok(200);
    let public = saved["link"].as_str().unwrap().rsplit('/').next().unwrap();
    let facts = known_guests(&world).await;
    let own = world
        .person
        .get(&world.path("events", "guests"))
        .await
        .ok(200)
        .to_string();
    assert!(found(&own, &facts).len() > 3 * GUESTS, "the organiser sees them");
    let mut looked = 0;
    for event in [world.event.as_str(), public] {
        let ids = Ids::unknown().with("eventId", event);
        for case in cases() {
            let answer = app.call(case.request(&ids, request)).await;
            let headers = format!("{:?}", answer.headers);
            let hits = found(&(String::from_utf8_lossy(&answer.body).into_owned() + &headers), &facts);
            assert!(hits.is_empty(), "{} with {event}: {hits:?}", case.name());
            looked += 1;
        }
        let pages = [
            format!("/guest-form/{event}"),
            format!("/find-seat?event={event}"),
            format!("/find-my-seat?event={event}"),
            format!("/event/{event}/floor-plan"),
            format!("/check-in?event={event}"),
            "/seat-lookup".to_owned(),
        ];
        for page in pages {
            let hits = found(&app.get(&page).await.text(), &facts);
            assert!(hits.is_empty(), "{page}: {hits:?}");
        }
    }
    assert!(looked > 300, "only {looked} calls");
}

async fn post(app: &TestApp, path: &str, body: &Value) -> Answer {
    app.call(request("POST", path).set_json(body)).await
}

/// What a finder may say about the guest it found is left out of the text.
fn without(text: &str, own: &[&str]) -> String {
    own.iter().fold(text.to_owned(), |text, fact| text.replace(fact, ""))
}

#[actix_web::test]
async fn a_finder_shows_name_and_seat_of_the_guest_who_asks_and_nothing_else_about_a_hundred_known_guests() {
    let app = TestApp::start().await;
    let world = World::new(&app, "ann").await;
    let door = json!({ "id": "main", "type": "entrance", "x": 528, "y": 0, "width": 144, "height": 48 });
    let plan = json!({ "plan": { "version": "1.0.0", "elements": [table(8), door] } });
    world.person.put_plan(&world.event, 1, &plan).await.ok(200);
    let facts = known_guests(&world).await;
    let shown = world.person.get(&format!("/api/finders/{}", world.event)).await.ok(200);
    let id = shown["id"].as_str().unwrap().to_owned();
    let own = ["Canaryfirst3x", "Canarylast3x"];
    let details = json!({ "eventId": id, "firstName": own[0], "lastName": own[1], "mobile": "00003" });
    let answer = post(&app, "/api/guests/find", &details).await;
    assert_eq!(answer.ok(200)["seat"]["number"], json!(4));
    let key = answer.json()["routeKey"].as_str().unwrap().to_owned();
    let mut texts = vec![without(&answer.text(), &own)];
    for query in ["Canaryfirst3x Canarylast3x", "canary3x@example.net", "+44 7700 900003"] {
        let answer = post(&app, "/api/guests/find", &json!({ "eventId": id, "query": query })).await;
        assert_eq!(answer.status, 200, "{query}");
        texts.push(without(&answer.text(), &own));
    }
    for typed in [
        "Canaryfirst3x",
        "Canarylast3x",
        "canary",
        "Canaryparty",
        "+44 7700 90000",
        "%",
    ] {
        let answer = post(&app, "/api/guests/find", &json!({ "eventId": id, "query": typed })).await;
        assert_eq!(answer.status, 404, "{typed}");
        texts.push(answer.text());
    }
    for seat in 1..=8 {
        let body = json!({ "eventId": id, "qrToken": world.seat(seat) });
        let answer = post(&app, "/api/guests/find-by-qr", &body).await;
        assert_eq!(answer.ok(200)["guest"], Value::Null);
        texts.push(answer.text());
    }
    let route = app.get(&format!("/api/seat-routes/{key}")).await;
    assert!(route.ok(200)["route"].is_object(), "{}", route.text());
    texts.push(route.text());
    texts.push(app.get(&format!("/api/seat-routes/{key}/map")).await.text());
    for ask in ["stepFree=true", "from=main", "from=nowhere"] {
        texts.push(app.get(&format!("/api/seat-routes/{key}?{ask}")).await.text());
    }
    texts.push(app.get(&format!("/api/finders/{id}")).await.text());
    for text in texts {
        let hits = found(&text, &facts);
        assert!(hits.is_empty(), "{hits:?} in {text}");
    }
}
