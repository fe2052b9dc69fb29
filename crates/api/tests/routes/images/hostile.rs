//! Malicious files: each is refused with its reason, and nothing is stored.

use super::files::png;
use crate::support::app::TestApp;
use crate::support::person::Person;

fn svg(inside: &str) -> Vec<u8> {
    format!("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'>{inside}<path d='M0 0h1'/></svg>").into_bytes()
}

/// Ten uses of ten uses, thirty times over.
fn uses() -> Vec<u8> {
    let level = |n: usize| format!("<g id='a{n}'>{}</g>", format!("<use href='#a{}'/>", n - 1).repeat(10));
    let levels: String = (1..=30).map(level).collect();
    svg(&format!("<path id='a0' d='M0 0h1'/>{levels}"))
}

fn laughs() -> Vec<u8> {
    let entity = |n: usize| format!("<!ENTITY a{n} '{}'>", format!("&a{};", n - 1).repeat(10));
    let entities: String = (1..=10).map(entity).collect();
    let document = "<svg xmlns='http://www.w3.org/2000/svg'><text>&a10;</text></svg>";
    format!("<!DOCTYPE svg [<!ENTITY a0 'ha'>{entities}]>{document}").into_bytes()
}

fn gif_of_frames(count: usize) -> Vec<u8> {
    let frame = [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 1, 0, 0];
    [b"GIF89a\x01\0\x01\0\0\0\0".as_slice(), &frame.repeat(count), &[0x3B]].concat()
}

fn corpus() -> Vec<(&'static str, Vec<u8>, &'static str)> {
    vec![
        ("use.svg", uses(), "svg_complex"),
        ("deep.svg", svg(&"<g>".repeat(100_000)), "svg_complex"),
        ("laughs.svg", laughs(), "svg_entities"),
        ("local.svg", svg("<image href='file:///etc/passwd'/>"), "svg_outside"),
        ("local.svg", svg("<image href='/tmp/hall.png'/>"), "svg_outside"),
        (
            "address.svg",
            svg("<use href='http://169.254.169.254/#a'/>"),
            "svg_outside",
        ),
        ("script.svg", svg("<script>alert(1)</script>"), "svg_script"),
        ("handler.svg", svg("<g onload='alert(1)'/>"), "svg_script"),
        (
            "nested.svg",
            svg("<image href='data:image/svg+xml;base64,PHN2Zy8+'/>"),
            "svg_embedded",
        ),
        (
            "cut.svg",
            b"<svg xmlns='http://www.w3.org/2000/svg'><path d='M0".to_vec(),
            "svg_unreadable",
        ),
        (
            "empty.svg",
            b"<svg xmlns='http://www.w3.org/2000/svg'/>".to_vec(),
            "svg_empty",
        ),
        ("huge.png", png(50_000, 50_000, b"x"), "pixels"),
        ("cut.png", png(4, 4, b"pixels")[..40].to_vec(), "damaged"),
        ("cut.jpg", b"\xFF\xD8\xFF\xE0\0\x10JFIF".to_vec(), "damaged"),
        ("frames.gif", gif_of_frames(50_000), "frames"),
        ("page.png", b"<!DOCTYPE html><script>alert(1)</script>".to_vec(), "kind"),
        ("program.svg", b"MZ\x90\0".to_vec(), "kind"),
        ("nothing.png", Vec::new(), "kind"),
        ("../../x.webp", b"RIFF\x10\0\0\0WEBPVP8 ".to_vec(), "kind"),
    ]
}

#[actix_web::test]
async fn every_hostile_file_is_refused_with_its_reason_and_nothing_is_stored() {
    let app = TestApp::start().await;
    let ann = Person::signed_up(&app, "ann").await;
    let rows = app.rows();
    for (name, file, reason) in corpus() {
        let body = ann.upload(name, &file).await.problem(422, "image_refused");
        assert_eq!(body["details"]["reason"], reason, "{name}: {body}");
    }
    assert_eq!(app.rows(), rows);
    assert_eq!(ann.get("/api/images").await.ok(200), serde_json::json!([]));
}
