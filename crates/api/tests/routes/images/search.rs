//! `GET /api/images/search`

use serde_json::{Value, json};

use crate::support::app::TestApp;
use crate::support::person::Person;

async fn photos(person: &Person, query: &str) -> Vec<Value> {
    let answer = person.get(&format!("/api/images/search?{query}")).await.ok(200);
    answer["photos"].as_array().unwrap().clone()
}

#[actix_web::test]
async fn chairs_are_found_in_the_library_with_everything_a_panel_shows() {
    let ann = Person::signed_up(&TestApp::start().await, "ann").await;
    let found = photos(&ann, "query=chairs").await;
    assert_eq!(found.len(), 10);
    let chair = &found[0];
    assert_eq!(chair["id"], "fluent/chair");
    assert_eq!(chair["url"], "/api/images/library/fluent/chair.svg");
    assert_eq!(
        (&chair["fullUrl"], &chair["description"]),
        (&chair["url"], &json!("chair"))
    );
    assert_eq!(
        (&chair["author"], &chair["license"]),
        (&json!("Microsoft Corporation"), &json!("MIT"))
    );
    assert_eq!(
        (&chair["type"], &chair["source"]),
        (&json!("vector"), &json!("library"))
    );
    assert_eq!((&chair["width"], &chair["height"]), (&json!(32.0), &json!(32.0)));
    assert_eq!(chair["aspectRatio"], json!(1.0));
    let served = ann.get(chair["url"].as_str().unwrap()).await;
    assert_eq!(chair["svgContent"], served.text());
}

#[actix_web::test]
async fn as_many_are_answered_as_asked_for_and_none_is_an_empty_list() {
    let ann = Person::signed_up(&TestApp::start().await, "ann").await;
    assert_eq!(photos(&ann, "query=flower&per_page=3").await.len(), 3);
    assert_eq!(photos(&ann, "query=a&per_page=20").await.len(), 20);
    assert_eq!(photos(&ann, "query=zzzzqq").await, Vec::<Value>::new());
    assert_eq!(photos(&ann, "query=%25%27%3B--").await, Vec::<Value>::new());
}

#[actix_web::test]
async fn a_search_that_cannot_be_carried_out_names_the_field() {
    let ann = Person::signed_up(&TestApp::start().await, "ann").await;
    let long = format!("query={}", "a".repeat(101));
    for (query, field) in [
        ("", "query"),
        ("query=", "query"),
        ("query=%20%20", "query"),
        ("query=a%00b", "query"),
        (long.as_str(), "query"),
        ("query=chair&per_page=0", "per_page"),
        ("query=chair&per_page=21", "per_page"),
        ("query=chair&per_page=-1", "per_page"),
        ("query=chair&per_page=many", "per_page"),
        ("query=chair&per_page=", "per_page"),
    ] {
        let problem = ann
            .get(&format!("/api/images/search?{query}"))
            .await
            .problem(400, "invalid");
        assert_eq!(problem["field"], field, "{query}");
    }
}
