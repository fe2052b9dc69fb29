//! Search, preview and taking over with providers that the operator configured.

use api::core::config::images::ProviderName;
use serde_json::{Value, json};

use super::files::{GIF, SVG, png};
use crate::support::app::TestApp;
use crate::support::image_provider::{KEY, Outside};
use crate::support::person::Person;

const OPENVERSE: &str = "api.openverse.org/v1/images/";
const UNSPLASH: &str = "api.unsplash.com/search/photos";
const PIXABAY: &str = "pixabay.com/api/";

fn openverse(id: &str) -> Value {
    json!({ "id": id, "title": "A hall\u{202e}", "creator": "Ann", "license": "cc0", "width": 400, "height": 200,
            "url": "http://127.0.0.1/x.jpg", "thumbnail": "http://169.254.169.254/" })
}

fn unsplash(id: &str, host: &str) -> Value {
    json!({ "id": id, "alt_description": "a chair", "user": { "name": "Ben" }, "width": 30, "height": 60,
            "urls": { "small": format!("https://{host}/s/{id}?w=400"), "regular": format!("https://{host}/r/{id}") } })
}

fn pixabay(id: u64) -> Value {
    json!({ "id": id, "tags": "chair, hall", "user": "Cem", "imageWidth": 9, "imageHeight": 3,
            "previewURL": format!("https://cdn.pixabay.com/p/{id}.jpg"),
            "webformatURL": format!("https://pixabay.com/get/{id}.jpg") })
}

async fn photos(person: &Person, query: &str) -> Vec<Value> {
    let answer = person.get(&format!("/api/images/search?query={query}")).await.ok(200);
    answer["photos"].as_array().unwrap().clone()
}

fn sources(photos: &[Value]) -> Vec<&str> {
    photos.iter().map(|photo| photo["source"].as_str().unwrap()).collect()
}

async fn start(outside: &Outside, names: &[ProviderName]) -> Person {
    let app = TestApp::with_image_providers(outside.providers(names)).await;
    Person::signed_up(&app, "ann").await
}

#[actix_web::test]
async fn what_providers_find_stands_behind_the_library_and_each_gets_its_share() {
    let outside = Outside::start();
    let many: Vec<Value> = (0..20).map(|n| openverse(&format!("o{n}"))).collect();
    outside.says(OPENVERSE, 200, json!({ "results": many }).to_string());
    let two = [
        unsplash("u1", "images.unsplash.com"),
        unsplash("u2", "images.unsplash.com"),
    ];
    outside.says(UNSPLASH, 200, json!({ "results": two }).to_string());
    outside.says(PIXABAY, 200, json!({ "hits": [pixabay(7)] }).to_string());
    let names = [ProviderName::Openverse, ProviderName::Unsplash, ProviderName::Pixabay];
    let ann = start(&outside, &names).await;
    let found = photos(&ann, "chair&per_page=20").await;
    assert_eq!(found.len(), 20);
    let asked = outside.asked();
    for size in ["page_size=20", "per_page=20"] {
        assert!(asked.iter().any(|line| line.contains(size)), "{size}: {asked:?}");
    }
    assert_eq!(sources(&found)[..10], ["library"; 10]);
    assert_eq!(
        sources(&found)[10..16],
        ["openverse", "unsplash", "pixabay", "openverse", "unsplash", "openverse"]
    );
    let photo = &found[11];
    assert_eq!(
        (&photo["id"], &photo["url"]),
        (&json!("u1"), &json!("/api/images/preview/unsplash/u1"))
    );
    assert_eq!((&photo["type"], &photo["author"]), (&json!("photo"), &json!("Ben")));
    assert_eq!(
        (&photo["aspectRatio"], &photo["svgContent"]),
        (&json!(0.5), &Value::Null)
    );
    assert_eq!(found[10]["description"], "A hall");
    // The library fills what providers leave.
    assert_eq!(photos(&ann, "chair&per_page=2").await.len(), 2);
    let few = start(&outside, &[ProviderName::Pixabay]).await;
    let found = photos(&few, "chair").await;
    assert_eq!((found.len(), sources(&found)[9]), (10, "pixabay"));
}

#[actix_web::test]
async fn a_key_goes_to_its_provider_and_nowhere_else() {
    let outside = Outside::start();
    outside.says(
        UNSPLASH,
        200,
        json!({ "results": [unsplash("u1", "images.unsplash.com")] }).to_string(),
    );
    outside.says("images.unsplash.com/s/u1", 200, GIF);
    outside.says(PIXABAY, 200, json!({ "hits": [pixabay(7)] }).to_string());
    let ann = start(&outside, &[ProviderName::Unsplash, ProviderName::Pixabay]).await;
    photos(&ann, "round%20table").await;
    assert_eq!(ann.get("/api/images/preview/unsplash/u1").await.status, 200);
    let asked = outside.asked();
    assert_eq!(asked.len(), 3, "{asked:?}");
    assert!(
        asked
            .iter()
            .any(|line| line.contains("query=round+table") && line.ends_with(&format!("Client-ID {KEY}")))
    );
    assert!(
        asked
            .iter()
            .any(|line| line.contains("/pixabay.com/api/?q=round+table") && line.contains(KEY))
    );
    assert!(
        asked
            .iter()
            .any(|line| line.as_str() == "/images.unsplash.com/s/u1?w=400 ")
    );
}

#[actix_web::test]
async fn a_provider_that_fails_costs_its_own_results_only() {
    for (status, content) in [
        (500, b"{}".to_vec()),
        (302, b"{}".to_vec()),
        (200, b"<html>".to_vec()),
        (200, b"{\"results\":7}".to_vec()),
        (200, vec![b' '; 3 * 1024 * 1024]),
    ] {
        let outside = Outside::start();
        outside.says(UNSPLASH, status, content);
        outside.says(PIXABAY, 200, json!({ "hits": [pixabay(7)] }).to_string());
        let ann = start(&outside, &[ProviderName::Unsplash, ProviderName::Pixabay]).await;
        let found = photos(&ann, "chair").await;
        assert_eq!((found.len(), sources(&found)[9]), (10, "pixabay"), "{status}");
    }
}

#[actix_web::test]
async fn a_photo_that_lies_elsewhere_is_not_answered_and_not_fetched() {
    let outside = Outside::start();
    let hosts = [
        "127.0.0.1",
        "localhost",
        "evil.example",
        "images.unsplash.com.evil.example",
        "images.unsplash.com:8443",
        "user@images.unsplash.com",
        "169.254.169.254",
    ];
    let mut results: Vec<Value> = hosts.iter().map(|host| unsplash("u1", host)).collect();
    results.push(unsplash("../x", "images.unsplash.com"));
    results.push(unsplash("good", "images.unsplash.com"));
    outside.says(UNSPLASH, 200, json!({ "results": results }).to_string());
    let ann = start(&outside, &[ProviderName::Unsplash]).await;
    let found = photos(&ann, "chair").await;
    let outside_ids: Vec<&Value> = found
        .iter()
        .filter(|photo| photo["source"] == "unsplash")
        .map(|p| &p["id"])
        .collect();
    assert_eq!(outside_ids, ["good"]);
    ann.get("/api/images/preview/unsplash/u1")
        .await
        .problem(404, "not_found");
    assert!(
        !outside
            .asked()
            .iter()
            .any(|line| line.contains("evil") || line.contains("169.254"))
    );
}

#[actix_web::test]
async fn a_preview_is_a_raster_picture_served_by_us() {
    let outside = Outside::start();
    outside.says(&format!("{OPENVERSE}o1/"), 200, openverse("o1").to_string());
    outside.says(&format!("{OPENVERSE}o1/thumb/"), 200, GIF);
    let ann = start(&outside, &[ProviderName::Openverse]).await;
    // Without a search before, the server asks for the photo first.
    let answer = ann.get("/api/images/preview/openverse/o1").await;
    assert_eq!((answer.status, answer.header("content-type")), (200, "image/gif"));
    assert_eq!(answer.header("cache-control"), "private, max-age=86400");
    assert!(answer.header("content-security-policy").ends_with("sandbox"));
    for hostile in [SVG.to_vec(), b"<html>".to_vec(), png(50_000, 50_000, b"x")] {
        outside.says(&format!("{OPENVERSE}o1/thumb/"), 200, hostile);
        ann.get("/api/images/preview/openverse/o1")
            .await
            .problem(502, "provider_failed");
    }
    for path in ["openverse/none", "openverse/..%2Fo1", "unsplash/o1", "library/o1"] {
        ann.get(&format!("/api/images/preview/{path}"))
            .await
            .problem(404, "not_found");
    }
    Person::signed_out(&ann.app)
        .get("/api/images/preview/openverse/o1")
        .await
        .problem(401, "signed_out");
}

#[actix_web::test]
async fn a_photo_is_taken_over_like_an_upload_and_keeps_its_origin() {
    let outside = Outside::start();
    outside.says(&format!("{OPENVERSE}o1/"), 200, openverse("o1").to_string());
    outside.says(&format!("{OPENVERSE}o1/thumb/"), 200, png(8, 4, b"x"));
    let ann = start(&outside, &[ProviderName::Openverse]).await;
    let body = json!({ "source": "openverse", "id": "o1" });
    let image = ann.post("/api/images/from-search", &body).await.ok(201);
    assert_eq!((&image["name"], &image["imageType"]), (&json!("A hall"), &json!("png")));
    assert_eq!(
        (&image["source"], &image["author"]),
        (&json!("openverse"), &json!("Ann"))
    );
    assert_eq!(image["license"], "cc0");
    assert_eq!(ann.get(image["url"].as_str().unwrap()).await.body, png(8, 4, b"x"));
    assert_eq!(ann.post("/api/images/from-search", &body).await.ok(201), image);
    let rows = ann.app.rows();
    outside.says(&format!("{OPENVERSE}o1/thumb/"), 200, "<html>");
    ann.post("/api/images/from-search", &body)
        .await
        .problem(422, "image_refused");
    outside.says(&format!("{OPENVERSE}o1/thumb/"), 503, "");
    ann.post("/api/images/from-search", &body)
        .await
        .problem(502, "provider_failed");
    for unknown in [
        json!({ "source": "openverse", "id": "no" }),
        json!({ "source": "evil", "id": "o1" }),
    ] {
        ann.post("/api/images/from-search", &unknown)
            .await
            .problem(404, "not_found");
    }
    assert_eq!(ann.app.rows(), rows);
}

#[actix_web::test]
async fn a_drawing_of_the_library_is_taken_over_without_any_provider() {
    let ann = Person::signed_up(&TestApp::start().await, "ann").await;
    let body = json!({ "source": "library", "id": "fluent/chair" });
    let image = ann.post("/api/images/from-search", &body).await.ok(201);
    assert_eq!((&image["imageType"], &image["name"]), (&json!("svg"), &json!("chair")));
    assert_eq!(
        (&image["source"], &image["license"]),
        (&json!("library"), &json!("MIT"))
    );
    for id in ["chair", "fluent/nothing", "/", ""] {
        let body = json!({ "source": "library", "id": id });
        ann.post("/api/images/from-search", &body)
            .await
            .problem(404, "not_found");
    }
}

#[actix_web::test]
async fn asking_outside_is_limited_and_the_library_still_answers() {
    let outside = Outside::start();
    outside.says(PIXABAY, 200, json!({ "hits": [pixabay(7)] }).to_string());
    outside.says("cdn.pixabay.com/p/7.jpg", 200, GIF);
    let app = TestApp::limited_with_image_providers(outside.providers(&[ProviderName::Pixabay])).await;
    let ann = Person::signed_up(&app, "ann").await;
    photos(&ann, "chair").await;
    for _ in 0..299 {
        assert_eq!(ann.get("/api/images/preview/pixabay/7").await.status, 200);
    }
    ann.get("/api/images/preview/pixabay/7")
        .await
        .problem(429, "too_many_requests");
    assert_eq!(sources(&photos(&ann, "chair").await), ["library"; 10]);
    // Others have a limit of their own.
    let ben = Person::signed_up(&app, "ben").await;
    assert_eq!(ben.get("/api/images/preview/pixabay/7").await.status, 200);
}
