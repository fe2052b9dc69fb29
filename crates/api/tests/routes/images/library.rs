//! `/api/images/library/…`

use crate::support::app::TestApp;

#[actix_web::test]
async fn a_drawing_is_served_to_everybody_and_an_unknown_one_is_not_found() {
    let app = TestApp::start().await;
    let answer = app.get("/api/images/library/tabler/sofa.svg").await;
    assert_eq!((answer.status, answer.header("content-type")), (200, "image/svg+xml"));
    assert_eq!(answer.header("cache-control"), "public, max-age=604800");
    assert!(answer.text().starts_with("<svg xmlns="));
    for path in ["fluent/nothing.svg", "nothing/chair.svg", "fluent/..%2Fchair.svg"] {
        app.get(&format!("/api/images/library/{path}"))
            .await
            .problem(404, "not_found");
    }
}

#[actix_web::test]
async fn the_licences_can_be_read() {
    let app = TestApp::start().await;
    let answer = app.get("/api/images/library/licences.txt").await;
    assert_eq!(answer.header("content-type"), "text/plain; charset=utf-8");
    assert!(answer.text().contains("Microsoft Corporation") && answer.text().contains("Permission is hereby granted"));
}
