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

#[actix_web::test]
async fn each_kind_of_file_is_made_with_its_type_and_name() {
    let world = World::of(&TestApp::start().await, "ann").await;
    world.seated().await;
    for (kind, media_type, name) in [
        ("csv", "text/csv; charset=utf-8", "guests"),
        ("json", "application/json", "event"),
        ("dxf", "image/vnd.dxf", "floor-plan"),
        ("escort-list", "application/pdf", "escort-list"),
        ("place-cards", "application/pdf", "place-cards"),
    ] {
        let answer = world.person.get(&world.path("events", &format!("files/{kind}"))).await;
        assert_eq!(answer.status, 200, "{kind}: {}", answer.text());
        assert_eq!(answer.header("content-type"), media_type, "{kind}");
        let disposition = answer.header("content-disposition");
        assert!(
            disposition.contains(&format!("{name}-{}.", world.event)),
            "{disposition}"
        );
    }
}

#[actix_web::test]
async fn an_unknown_kind_paper_or_separator_is_named() {
    let world = World::of(&TestApp::start().await, "ann").await;
    for (path, field) in [
        ("files/poster", "kind"),
        ("files/kitchen?paper=B5", "paper"),
        ("files/place-cards?paper=A3", "paper"),
        ("files/csv?separator=pipe", "separator"),
    ] {
        let refused = world
            .person
            .get(&world.path("events", path))
            .await
            .problem(400, "invalid");
        assert_eq!(refused["field"], field, "{path}");
    }
}

#[actix_web::test]
async fn a_file_leaves_an_entry_in_the_log() {
    let world = World::of(&TestApp::start().await, "ann").await;
    world.person.get(&world.path("events", "files/json")).await;
    let log = world.person.get(&world.path("events", "activity")).await.ok(200);
    assert!(log.to_string().contains("exported the guest list"), "{log}");
}
