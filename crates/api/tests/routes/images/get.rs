//! `GET /api/images/{imageId}`

use super::files::{GIF, SVG};
use crate::support::app::TestApp;
use crate::support::person::Person;

#[actix_web::test]
async fn a_picture_is_served_so_that_it_can_do_nothing() {
    let ann = Person::signed_up(&TestApp::start().await, "ann").await;
    let image = ann.upload("hall.svg", SVG).await.ok(201);
    let answer = ann.get(image["url"].as_str().unwrap()).await;
    assert_eq!(answer.status, 200);
    for (header, value) in [
        ("content-type", "image/svg+xml"),
        (
            "content-security-policy",
            "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        ),
        ("x-content-type-options", "nosniff"),
        ("cross-origin-resource-policy", "same-origin"),
        ("cache-control", "private, max-age=31536000, immutable"),
    ] {
        assert_eq!(answer.header(header), value, "{header}");
    }
    assert!(answer.header("vary").contains("Cookie"));
    assert!(
        answer
            .header("content-disposition")
            .starts_with("attachment; filename=\"picture-")
    );
}

#[actix_web::test]
async fn an_svg_is_served_as_it_was_rebuilt_and_a_gif_as_it_was_sent() {
    let ann = Person::signed_up(&TestApp::start().await, "ann").await;
    let drawing =
        b"<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'><!-- me --><path d='M0 0' data-x='1'/></svg>";
    let image = ann.upload("a.svg", drawing).await.ok(201);
    let served = ann.get(image["url"].as_str().unwrap()).await.text();
    let rebuilt = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4\" height=\"4\" viewBox=\"0 0 4 4\"><path d=\"M0 0\"/></svg>";
    assert_eq!(served, rebuilt);
    let image = ann.upload("a.gif", GIF).await.ok(201);
    assert_eq!(ann.get(image["url"].as_str().unwrap()).await.body, GIF);
}

#[actix_web::test]
async fn a_picture_of_others_answers_like_an_unknown_one() {
    let app = TestApp::start().await;
    let ann = Person::signed_up(&app, "ann").await;
    let image = ann.upload("hall.svg", SVG).await.ok(201);
    let url = image["url"].as_str().unwrap();
    let mallory = Person::signed_up(&app, "mallory").await;
    let foreign = mallory.get(url).await;
    let unknown = mallory.get("/api/images/V1StGXR8_Z5jdHi6B-myT").await;
    assert_eq!(
        foreign.problem(404, "not_found")["message"],
        unknown.problem(404, "not_found")["message"]
    );
    assert_eq!(foreign.header("cache-control"), "no-store");
    Person::signed_out(&app).get(url).await.problem(401, "signed_out");
    ann.get("/api/images/..%2F..%2Fetc%2Fpasswd")
        .await
        .problem(404, "not_found");
}
