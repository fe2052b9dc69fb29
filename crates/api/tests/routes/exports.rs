//! `GET /api/events/{eventId}/export-seating`

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::world::World;

#[actix_web::test]
async fn the_chart_is_a_csv_file_named_after_the_event() {
    let world = World::of(&TestApp::start().await, "ann").await;
    world.seated().await;
    let answer = world.person.get(&world.path("events", "export-seating")).await;
    assert_eq!(answer.status, 200);
    assert_eq!(answer.header("content-type"), "text/csv; charset=utf-8");
    let name = format!("attachment; filename=\"seating-chart-{}.csv\"", world.event);
    assert_eq!(answer.header("content-disposition"), name);
    let text = answer.text();
    assert!(
        text.starts_with('\u{feff}') && text.contains("Anna") && text.contains("\r\n"),
        "{text}"
    );
}

#[actix_web::test]
async fn a_cell_that_a_spreadsheet_would_run_is_defused() {
    let world = World::of(&TestApp::start().await, "ann").await;
    let body = json!({ "firstName": "=cmd|' /C calc'!A0" });
    world
        .person
        .patch(&format!("/api/guests/{}", world.guest), &body)
        .await
        .ok(200);
    let text = world.person.get(&world.path("events", "export-seating")).await.text();
    assert!(text.contains("'=cmd"), "{text}");
}
