//! `POST /api/images`

use serde_json::{Value, json};

use super::files::{GIF, SVG, png};
use crate::support::app::TestApp;
use crate::support::person::Person;

fn url(image: &Value) -> &str {
    image["url"].as_str().unwrap()
}

#[actix_web::test]
async fn a_picture_of_each_kind_is_kept_and_can_be_fetched_where_the_answer_says() {
    let ann = Person::signed_up(&TestApp::start().await, "ann").await;
    for (name, file, kind, size) in [
        ("hall.svg", SVG.to_vec(), "svg", (40.0, 20.0)),
        ("hall.gif", GIF.to_vec(), "gif", (1.0, 1.0)),
        ("hall.png", png(30, 60, b"x"), "png", (30.0, 60.0)),
    ] {
        let image = ann.upload(name, &file).await.ok(201);
        assert_eq!((&image["imageType"], &image["name"]), (&json!(kind), &json!(name)));
        assert_eq!((&image["width"], &image["height"]), (&json!(size.0), &json!(size.1)));
        assert_eq!(image["aspectRatio"], json!(size.0 / size.1));
        assert_eq!(image["url"], format!("/api/images/{}", image["id"].as_str().unwrap()));
        assert_eq!(ann.get(url(&image)).await.status, 200);
    }
}

#[actix_web::test]
async fn what_a_file_is_comes_from_its_bytes_and_not_from_its_name() {
    let ann = Person::signed_up(&TestApp::start().await, "ann").await;
    let image = ann.upload("photo.jpg", GIF).await.ok(201);
    assert_eq!(image["imageType"], "gif");
    assert_eq!(ann.get(url(&image)).await.header("content-type"), "image/gif");
    let problem = ann
        .upload("photo.png", b"<!DOCTYPE html><html><script>alert(1)</script>")
        .await;
    let body = problem.problem(422, "image_refused");
    assert_eq!(body["message"], "Please upload SVG, PNG, JPG, or GIF files only");
    assert_eq!(body["details"]["reason"], "kind");
}

#[actix_web::test]
async fn the_same_picture_again_is_the_one_that_is_there() {
    let app = TestApp::start().await;
    let ann = Person::signed_up(&app, "ann").await;
    let first = ann.upload("hall.svg", SVG).await.ok(201);
    let rows = app.rows();
    let again = ann.upload("other name.svg", SVG).await.ok(201);
    assert_eq!(first, again);
    assert_eq!(app.rows(), rows);
    let ben = Person::signed_up(&app, "ben").await;
    assert_ne!(ben.upload("hall.svg", SVG).await.ok(201)["id"], first["id"]);
}

#[actix_web::test]
async fn a_name_is_kept_as_a_cleaned_label_only() {
    let ann = Person::signed_up(&TestApp::start().await, "ann").await;
    let names = [
        ("../../etc/passwd", "passwd"),
        ("..\\\\..\\\\hall.png", "hall.png"),
        ("ha\u{202e}ll.png", "hall.png"),
        ("..", "Picture"),
    ];
    for (at, (name, label)) in names.iter().enumerate() {
        let file = png(4, 4, &[u8::try_from(at).unwrap()]);
        assert_eq!(ann.upload(name, &file).await.ok(201)["name"], *label, "{name}");
    }
}

#[actix_web::test]
async fn a_file_over_five_megabytes_is_refused() {
    let app = TestApp::start().await;
    let ann = Person::signed_up(&app, "ann").await;
    let rows = app.rows();
    let large = png(4, 4, &vec![0; 5 * 1024 * 1024]);
    let problem = ann.upload("large.png", &large).await.problem(413, "too_large");
    assert_eq!(problem["message"], "File size must be less than 5MB");
    assert_eq!(app.rows(), rows);
    let just = png(4, 4, &vec![0; 5 * 1024 * 1024 - 100]);
    ann.upload("just.png", &just).await.ok(201);
}

#[actix_web::test]
async fn pictures_may_take_so_much_together_and_no_more() {
    let app = TestApp::start().await;
    let visitor = Person::signed_out(&app);
    let answer = visitor.post("/api/sandbox", &json!({})).await;
    answer.ok(201);
    let visitor = Person {
        cookie: answer.cookie(),
        ..visitor
    };
    let megabytes = |count: usize, filler: u8| png(4, 4, &vec![filler; count * 1024 * 1024 - 100]);
    visitor.upload("a.png", &megabytes(5, 1)).await.ok(201);
    visitor.upload("b.png", &megabytes(4, 2)).await.ok(201);
    // What others keep takes none of it.
    let ann = Person::signed_up(&app, "ann").await;
    ann.upload("large.png", &megabytes(4, 9)).await.ok(201);
    visitor.upload("small.png", &png(4, 4, b"x")).await.ok(201);
    let rows = app.rows();
    let problem = visitor
        .upload("c.png", &megabytes(2, 3))
        .await
        .problem(422, "image_quota");
    assert!(problem["message"].as_str().unwrap().contains("10 MB"), "{problem}");
    assert_eq!(app.rows(), rows);
    // What is there already takes no room again.
    visitor.upload("a.png", &megabytes(5, 1)).await.ok(201);
}

#[actix_web::test]
async fn a_broken_form_says_what_is_missing() {
    let ann = Person::signed_up(&TestApp::start().await, "ann").await;
    let form = |body: &'static str| {
        let request = ann.request("POST", "/api/images");
        request
            .insert_header(("content-type", "multipart/form-data; boundary=x"))
            .set_payload(body)
    };
    let other = "--x\r\nContent-Disposition: form-data; name=\"other\"\r\n\r\n1\r\n--x--\r\n";
    assert_eq!(ann.send(form(other)).await.problem(400, "invalid")["field"], "file");
    ann.send(form("--x\r\nbroken")).await.problem(400, "malformed_body");
    ann.post("/api/images", &json!({}))
        .await
        .problem(415, "unsupported_media_type");
}
