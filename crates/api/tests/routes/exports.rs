//! `GET /api/events/{eventId}/export-seating`

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::world::World;

#[actix_web::test]
async fn the_chart_is_a_csv_file_named_after_the_event() {
    let world = World::new(&TestApp::start().await, "ann").await;
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
    let world = World::new(&TestApp::start().await, "ann").await;
    let body = json!({ "firstName": "=cmd|' /C calc'!A0" });
    world
        .person
        .patch(&format!("/api/guests/{}", world.guest), &body)
        .await
        .ok(200);
    let text = world.person.get(&world.path("events", "export-seating")).await.text();
    assert!(text.contains("'=cmd"), "{text}");
}

const WORD: &str = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

#[actix_web::test]
async fn each_kind_of_file_is_made_with_its_type_and_name() {
    let world = World::new(&TestApp::start().await, "ann").await;
    world.seated().await;
    for (kind, media_type, name) in [
        ("csv", "text/csv; charset=utf-8", "guests"),
        ("json", "application/json", "event"),
        ("dxf", "image/vnd.dxf", "floor-plan"),
        ("escort-list", "application/pdf", "escort-list"),
        ("place-cards", "application/pdf", "place-cards"),
        ("place-cards?format=docx", WORD, "place-cards"),
        ("guest-list", WORD, "guest-list"),
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
async fn an_option_that_does_not_exist_is_named() {
    let world = World::new(&TestApp::start().await, "ann").await;
    for (path, field) in [
        ("files/poster", "kind"),
        ("files/kitchen?paper=B5", "paper"),
        ("files/place-cards?paper=A3", "paper"),
        ("files/csv?separator=pipe", "separator"),
        ("files/place-cards?design=baroque", "design"),
        ("files/seating-board/preview?colour=pink", "colour"),
        ("files/place-cards?stock=avery-1", "stock"),
        ("files/place-cards?stock=avery-5160&paper=A4", "paper"),
        ("files/kitchen?stock=labels-3x8", "stock"),
        ("files/place-cards?stock=labels-3x8&format=docx", "stock"),
        ("files/kitchen?format=odt", "format"),
        ("files/seating-chart?format=docx", "format"),
        ("files/csv?format=docx", "format"),
        ("files/place-cards?format=docx&paper=A3", "paper"),
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
async fn a_link_of_another_site_marks_nothing_as_printed() {
    let app = TestApp::start().await;
    let world = World::new(&app, "ann").await;
    world.seated().await;
    let before = app.rows();
    let paths = [
        world.path("events", "files/place-cards"),
        world.path("events", "files/place-cards/preview"),
        world.path("events", "export-seating"),
        world.path("events", "answers.csv"),
        format!("/api/guests/{}/personal-data", world.guest),
    ];
    let from = async |site: &'static str, path: &str| {
        let request = world.person.request("GET", path);
        world.person.send(request.insert_header(("sec-fetch-site", site))).await
    };
    for path in &paths {
        for site in ["cross-site", "same-site"] {
            from(site, path).await.problem(403, "origin_refused");
        }
    }
    assert_eq!(app.rows(), before);
    for path in &paths {
        for site in ["same-origin", "none"] {
            assert_eq!(from(site, path).await.status, 200, "{path}");
        }
    }
}

#[actix_web::test]
async fn a_file_leaves_an_entry_in_the_log() {
    let world = World::new(&TestApp::start().await, "ann").await;
    world.person.get(&world.path("events", "files/json")).await;
    let log = world.person.get(&world.path("events", "activity")).await.ok(200);
    assert!(log.to_string().contains("exported the guest list"), "{log}");
}

#[actix_web::test]
async fn a_preview_shows_a_page_or_how_a_text_begins() {
    let world = World::new(&TestApp::start().await, "ann").await;
    world.seated().await;
    let preview = async |path: &str| world.person.get(&world.path("events", path)).await;
    let page = preview("files/seating-chart/preview?paper=A3").await.ok(200);
    assert!(
        page["svg"].as_str().is_some_and(|svg| svg.starts_with("<svg")),
        "{page}"
    );
    assert_eq!(page["pages"], 2);
    let text = preview("files/csv/preview").await.ok(200);
    assert!(
        text["text"].as_str().is_some_and(|text| text.contains("Anna")),
        "{text}"
    );
    let missing = preview("files/kitchen/preview?page=7").await.problem(400, "invalid");
    assert_eq!(missing["field"], "page");
    let past = preview("files").await.ok(200);
    assert_eq!(past, json!([]), "a preview is not an export");
}

#[actix_web::test]
async fn the_history_knows_how_a_file_was_made_and_whether_it_is_out_of_date() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let path = "files/csv?separator=semicolon&sections=assignments,contacts";
    world.person.get(&world.path("events", path)).await;
    let past = async || world.person.get(&world.path("events", "files")).await.ok(200)[0].clone();
    let made = past().await;
    assert_eq!(
        (&made["kind"], &made["separator"]),
        (&json!("csv"), &json!("semicolon"))
    );
    assert_eq!(made["sections"], "assignments,contacts");
    assert_eq!((&made["by"], &made["outOfDate"]), (&json!("ann"), &json!(false)));
    world.seated().await;
    assert_eq!(past().await["outOfDate"], true);
}

#[actix_web::test]
async fn a_word_document_is_named_for_word_noted_with_its_format_and_marks_its_cards_as_printed() {
    let world = World::new(&TestApp::start().await, "ann").await;
    world.seated().await;
    let answer = world
        .person
        .get(&world.path("events", "files/place-cards?format=docx"))
        .await;
    let name = format!("attachment; filename=\"place-cards-{}.docx\"", world.event);
    assert_eq!(answer.header("content-disposition"), name);
    assert!(answer.body.starts_with(b"PK"));
    let past = world.person.get(&world.path("events", "files")).await.ok(200);
    assert_eq!(
        (&past[0]["kind"], &past[0]["format"]),
        (&json!("place-cards"), &json!("docx"))
    );
    let prints = world.person.get(&world.path("events", "prints")).await.ok(200);
    assert_eq!(
        (&prints[0]["kind"], &prints[0]["outOfDate"]),
        (&json!("place-cards"), &json!(0))
    );
}

#[actix_web::test]
async fn only_the_cards_that_changed_are_printed_again() {
    let world = World::new(&TestApp::start().await, "ann").await;
    world.seated().await;
    let prints = async || world.person.get(&world.path("events", "prints")).await.ok(200);
    assert_eq!(prints().await, json!([]), "nothing is on paper yet");
    let card = async |query: &str| {
        world
            .person
            .get(&world.path("events", &format!("files/place-cards{query}")))
            .await
    };
    assert_eq!(card("").await.status, 200);
    assert_eq!(prints().await[0]["outOfDate"], 0);
    card("?changed=true").await.problem(400, "invalid");
    let meal = json!({ "dietary": "Vegan" });
    world
        .person
        .patch(&format!("/api/guests/{}", world.guest), &meal)
        .await
        .ok(200);
    let state = prints().await[0].clone();
    assert_eq!((&state["kind"], &state["total"]), (&json!("place-cards"), &json!(1)));
    assert_eq!(state["items"][0]["changed"], json!(["meal"]), "{state}");
    assert_eq!(card("?changed=true").await.status, 200);
    assert_eq!(prints().await[0]["outOfDate"], 0);
}

#[actix_web::test]
async fn an_exported_event_is_created_again_from_its_file() {
    let world = World::new(&TestApp::start().await, "ann").await;
    world.seated().await;
    let file = world.person.get(&world.path("events", "files/json")).await.ok(200);
    let made = world.person.post("/api/events/from-file", &file).await.ok(201);
    assert_eq!(made["event"]["name"], file["event"]["name"]);
    assert_eq!(made["event"]["assignedSeats"], 1);

    let mut wrong = file.clone();
    wrong["guests"][0]["email"] = json!("no address");
    let refused = world.person.post("/api/events/from-file", &wrong).await;
    assert_eq!(refused.problem(400, "invalid")["field"], "guests[0].email");
    wrong["guests"][0]["email"] = json!(5);
    let refused = world.person.post("/api/events/from-file", &wrong).await;
    let told = refused.text();
    assert!(refused.status == 400 && told.contains("guests[0].email"), "{told}");
}
