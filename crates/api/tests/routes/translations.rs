//! `/api/events/{eventId}/translations`, and what guests get of them

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::route_case::{NOTHING_TRANSLATED, form};
use crate::support::world::World;

#[actix_web::test]
async fn texts_are_listed_with_their_translations_and_saved_by_key() {
    let app = TestApp::start().await;
    let world = World::new(&app, "ann").await;
    world
        .person
        .post(&world.path("events", "invitation-form"), &form(0))
        .await
        .ok(200);
    let path = world.path("events", "translations");
    let listed = world.person.get(&path).await.ok(200);
    assert_eq!(
        (&listed["language"], listed["languages"].as_array().unwrap().len()),
        (&json!("en"), 10)
    );
    let option = listed["texts"]
        .as_array()
        .unwrap()
        .iter()
        .find(|text| text["text"] == "Fish")
        .unwrap();
    assert_eq!(
        option,
        &json!({
            "key": "question.meal.option.Fish", "group": "form", "part": "option", "within": "meal", "text": "Fish",
            "maxLength": 200, "multiline": false,
        })
    );
    let german = format!("{path}/de");
    let body =
        json!({ "version": NOTHING_TRANSLATED, "texts": { "event.name": "Sommerhochzeit", "form.title": null } });
    let saved = world.person.json("PUT", &german, &body).await.ok(200);
    let known = saved["languages"]
        .as_array()
        .unwrap()
        .iter()
        .find(|known| known["language"] == "de")
        .unwrap();
    assert_eq!(
        known["texts"],
        json!({ "event.name": { "text": "Sommerhochzeit", "outdated": false } })
    );
    world
        .person
        .json("PUT", &german, &body)
        .await
        .problem(409, "translations_changed");
    let wrong = json!({ "version": NOTHING_TRANSLATED, "texts": { "question.meal.label": "x".repeat(201) } });
    let problem = world
        .person
        .json("PUT", &format!("{path}/fr"), &wrong)
        .await
        .problem(400, "invalid_fields");
    assert_eq!(problem["details"]["problems"][0]["field"], "texts.question.meal.label");
    world
        .person
        .json("PUT", &format!("{path}/xx"), &body)
        .await
        .problem(400, "invalid");
}

#[actix_web::test]
async fn the_public_form_has_german_texts_and_takes_the_original_option() {
    let app = TestApp::start().await;
    let world = World::new(&app, "ann").await;
    let saved = world
        .person
        .post(&world.path("events", "invitation-form"), &form(0))
        .await
        .ok(200);
    let path = format!(
        "/api{}",
        &saved["link"].as_str().unwrap()[saved["link"].as_str().unwrap().find("/guest-form").unwrap()..]
    );
    let before = app.get(&path).await.ok(200);
    assert!(before["event"].get("translations").is_none() && before["form"].get("translations").is_none());
    let texts = json!({ "event.name": "Sommerhochzeit", "question.meal.option.Fish": "Fisch" });
    let body = json!({ "version": NOTHING_TRANSLATED, "texts": texts });
    world
        .person
        .json("PUT", &world.path("events", "translations/de"), &body)
        .await
        .ok(200);
    let shown = app.get(&path).await.ok(200);
    assert_eq!(shown["event"]["language"], "en");
    assert_eq!(shown["event"]["translations"]["de"]["event.name"], "Sommerhochzeit");
    assert_eq!(
        shown["form"]["translations"]["de"],
        json!({ "question.meal.option.Fish": "Fisch" })
    );
    assert_eq!(shown["form"]["fields"][4]["options"], json!(["Fish", "Meat"]));
    let code = world.guests_code().await;
    let found = app.get(&format!("/api/seat-lookup/{code}")).await.ok(200);
    assert_eq!(found["event"]["translations"]["de"]["event.name"], "Sommerhochzeit");
}
