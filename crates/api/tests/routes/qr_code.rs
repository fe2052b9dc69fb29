//! `GET /api/qr-code`

use crate::support::app::TestApp;
use crate::support::person::Person;

#[actix_web::test]
async fn a_path_becomes_a_png_and_an_svg() {
    let ann = Person::signed_up(&TestApp::start().await, "ann").await;
    let code = ann.get("/api/qr-code?text=/seat-lookup/ABC234&size=300").await.ok(200);
    let png = code["qrCode"].as_str().unwrap();
    assert!(png.starts_with("data:image/png;base64,iVBORw0KGgo"), "{png}");
    let svg = code["svg"].as_str().unwrap();
    assert!(svg.starts_with("<svg ") && svg.contains("width=\"300\""), "{svg}");
}

#[actix_web::test]
async fn foreign_links_and_sizes_out_of_range_are_refused_at_their_field() {
    let ann = Person::signed_up(&TestApp::start().await, "ann").await;
    let long = format!("text=/{}", "x".repeat(500));
    for (query, field) in [
        ("", "text"),
        ("text=https://evil.example/", "text"),
        (long.as_str(), "text"),
        ("text=/&size=63", "size"),
        ("text=/&size=1001", "size"),
        ("text=/&size=large", "size"),
    ] {
        let refused = ann.get(&format!("/api/qr-code?{query}")).await.problem(400, "invalid");
        assert_eq!(refused["field"], field, "{query}");
    }
}
