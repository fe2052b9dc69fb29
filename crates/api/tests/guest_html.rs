//! Pages of guests that arrive with their content: what is in them, and how a personal link is answered without scripts.

use std::rc::Rc;
use std::sync::Arc;

use actix_web::web::Bytes;
use api::core::assets::{Asset, Assets};
use serde_json::{Value, json};
use test_support::database::TestDatabase;

use crate::support::app::{TestApp, request};
use crate::support::route_case::{NOTHING_TRANSLATED, form};
use crate::support::world::World;

/// What the build draws, as far as these tests look at it.
#[derive(Debug)]
struct Drawn;

const PAGE: &str = "<!doctype html>\n<html lang=\"en\">\n  <head>\n    <!--answer-->\n    <title>Seatwright</title>\n  \
                    </head>\n  <body>\n    <div id=\"root\" inert><p>Drawn</p></div>\n  </body>\n</html>\n";

impl Assets for Drawn {
    fn get(&self, path: &str) -> Option<Asset> {
        let content = match path {
            "guest/found-seat.html" | "guest/ticket.html" | "guest/invitation.html" | "guest/find-seat.html" => {
                PAGE.to_owned()
            }
            "guest/found-seat.de.html" | "guest/find-seat.de.html" => PAGE.replace("lang=\"en\"", "lang=\"de\""),
            "guest/scripts.txt" => "'sha256-abc'".to_owned(),
            _ => return None,
        };
        Some(Asset {
            content: Bytes::from(content),
            hash: "0123".to_owned(),
        })
    }

    fn hashed(&self) -> Vec<String> {
        Vec::new()
    }
}

async fn start() -> TestApp {
    TestApp::of_build(Rc::new(TestDatabase::sqlite()), Arc::new(Drawn)).await
}

/// Returns the answer that the script finds in a page: the call, the status and the body.
fn written(page: &str) -> (String, String, Value) {
    let script = page.split("id=\"answer\"").nth(1).unwrap();
    let script = script.split("</script>").next().unwrap();
    let part = |from: &str, to: &str| script.split(from).nth(1).unwrap().split(to).next().unwrap().to_owned();
    let body = serde_json::from_str(script.split_once('>').unwrap().1).unwrap();
    (part("data-path=\"", "\""), part("data-status=\"", "\""), body)
}

async fn rename(world: &World, first_name: &str) {
    let body = json!({ "firstName": first_name });
    world
        .person
        .patch(&format!("/api/guests/{}", world.guest), &body)
        .await
        .ok(200);
}

#[actix_web::test]
async fn a_code_shows_table_and_seat_and_what_its_call_answers() {
    let app = start().await;
    let world = World::new(&app, "ann").await;
    rename(&world, "</script><b>").await;
    world.seated().await;
    let code = world.guests_code().await;
    let call = format!("/api/seat-lookup/{code}");
    let answer = app.get(&call).await.ok(200);
    let page = app.get(&format!("/seat-lookup/{code}")).await;
    assert_eq!((page.status, page.header("cache-control")), (200, "no-store"));
    assert!(page.header("content-security-policy").contains("'sha256-abc'"));
    let text = page.text();
    assert_eq!(written(&text), (call, "200".to_owned(), answer));
    assert!(text.contains("Welcome &lt;/script&gt;&lt;b&gt; Kern"), "{text}");
    assert!(!text.contains("Drawn") && !text.contains("<b>"), "{text}");
    for place in [("Table", "1"), ("Seat", "1")] {
        let large = format!("{}</span> <bdi", place.0);
        assert!(text.contains(&large), "{text}");
    }
}

#[actix_web::test]
async fn a_wrong_code_is_refused_once_and_counts_once() {
    let app = TestApp::of_build(Rc::new(TestDatabase::sqlite()), Arc::new(Drawn)).await;
    let page = app.get("/seat-lookup/ZZZZZ9").await;
    let (call, status, body) = written(&page.text());
    assert_eq!((call.as_str(), status.as_str()), ("/api/seat-lookup/ZZZZZ9", "404"));
    assert_eq!(body["code"], "code_not_found");
    assert!(page.text().contains("Drawn"));
    assert!(!app.get("/seat-lookup/short").await.text().contains("id=\"answer\""));
}

#[actix_web::test]
async fn the_language_is_that_of_the_link_the_browser_or_the_event() {
    let app = start().await;
    let world = World::new(&app, "ann").await;
    let path = format!("/seat-lookup/{}", world.guests_code().await);
    let lang = |text: &str| {
        text.split("<html lang=\"")
            .nth(1)
            .unwrap()
            .split('"')
            .next()
            .unwrap()
            .to_owned()
    };
    assert_eq!(lang(&app.get(&path).await.text()), "en");
    let german = request("GET", &path).insert_header(("accept-language", "de-AT,de;q=0.9,en;q=0.8"));
    assert_eq!(lang(&app.call(german).await.text()), "de");
    let asked = request("GET", &format!("{path}?lang=en")).insert_header(("accept-language", "de"));
    assert_eq!(lang(&app.call(asked).await.text()), "en");

    let drawn = request("GET", "/find-seat?event=x").insert_header(("accept-language", "de"));
    let drawn = app.call(drawn).await;
    assert_eq!(lang(&drawn.text()), "de");
    assert_eq!(drawn.header("vary"), "Accept-Encoding, Accept-Language, Cookie");
    let unknown = request("GET", "/find-seat?event=x").insert_header(("accept-language", "xx"));
    assert_eq!(lang(&app.call(unknown).await.text()), "en");
}

#[actix_web::test]
async fn a_ticket_shows_its_code_and_a_wrong_link_says_so() {
    let app = start().await;
    let world = World::new(&app, "ann").await;
    let ticket = world
        .person
        .post(&world.path("guests", "ticket"), &json!({}))
        .await
        .ok(200);
    let url = ticket["url"].as_str().unwrap();
    let path = &url[url.find("/ticket/").unwrap()..];
    let page = app.get(path).await.text();
    assert!(
        page.contains("Anna Kern") && page.contains("<svg") && page.contains(&world.guests_code().await),
        "{page}"
    );
    assert_eq!(written(&page).1, "200");
    for (file, is_there) in [("event.ics\"", true), ("image?lang=en\"", true), ("pass.pkpass", false)] {
        let link = format!("href=\"/api{}/{file}", path.replace("/ticket/", "/tickets/"));
        assert_eq!(page.contains(&link), is_there, "{link}");
    }
    let unknown = app.get(&format!("/ticket/{}", "A".repeat(43))).await.text();
    assert_eq!(written(&unknown).1, "404");
}

/// Returns the path of the personal link of Anna Kern's party.
async fn invitation(world: &World) -> String {
    let guest = world
        .person
        .patch(&format!("/api/guests/{}", world.guest), &json!({ "party": "Kern" }))
        .await
        .ok(200);
    let party = guest["party"]["id"].as_str().unwrap();
    let link = world
        .person
        .post(&format!("/api/parties/{party}/link"), &json!({}))
        .await
        .ok(200);
    let url = link["url"].as_str().unwrap();
    url[url.find("/guest-form/").unwrap()..].to_owned()
}

/// Returns the inputs that a browser would send back unchanged.
fn hidden(page: &str) -> String {
    let value = |name: &str| {
        let input = page.split(&format!("name=\"{name}\" value=\"")).nth(1).unwrap();
        input.split('"').next().unwrap().to_owned()
    };
    format!("version={}&revision={}", value("version"), value("revision"))
}

#[actix_web::test]
async fn a_personal_link_is_answered_without_scripts() {
    let app = start().await;
    let world = World::new(&app, "ann").await;
    let path = invitation(&world).await;
    let page = app.get(&path).await.text();
    let form = page.split("<noscript>").nth(1).unwrap();
    assert!(
        form.contains("Anna Kern") && form.contains("name=\"m0.attending\""),
        "{form}"
    );
    let send = |fields: &str| {
        request("POST", &path)
            .insert_header(("content-type", "application/x-www-form-urlencoded"))
            .set_payload(format!("{}&{fields}", hidden(&page)))
    };
    let wrong = app
        .call(send(
            "m0.attending=attending&m0.v.firstName=&m0.v.email=nonsense&m0.v.mobile=%2B44",
        ))
        .await;
    assert_eq!(wrong.status, 400);
    let text = wrong.text();
    assert!(
        text.contains("role=\"alert\"") && text.contains("Anna Kern, Email"),
        "{text}"
    );
    assert!(
        text.contains("value=\"nonsense\"") && text.contains("value=\"+44\""),
        "what was typed stays"
    );
    let sent = app
        .call(send(
            "m0.attending=attending&m0.v.firstName=Anna&m0.v.lastName=Kern&m0.v.email=a%40example.org",
        ))
        .await;
    assert_eq!(sent.status, 303, "{}", sent.text());
    let next = sent.header("location").to_owned();
    assert!(app.get(&next).await.text().contains("Your answer has been saved."));
    let call = path.rsplit('/').next().unwrap();
    let stored = app.get(&format!("/api/rsvp/{call}")).await.ok(200);
    assert_eq!(stored["members"][0]["attending"], "attending");
    assert_eq!(stored["members"][0]["values"]["email"], "a@example.org");
    let late = app.call(send("m0.attending=declined&m0.v.firstName=Anna")).await;
    assert_eq!(late.status, 409, "the form was shown before the first answer");
}

#[actix_web::test]
async fn a_page_without_scripts_says_what_was_translated_and_marks_the_rest() {
    let app = start().await;
    let world = World::new(&app, "ann").await;
    let asked = form(0);
    world
        .person
        .post(&world.path("events", "invitation-form"), &asked)
        .await
        .ok(200);
    let texts = json!({ "event.name": "Sommerhochzeit", "question.meal.option.Fish": "Fisch" });
    let body = json!({ "version": NOTHING_TRANSLATED, "texts": texts });
    world
        .person
        .json("PUT", &world.path("events", "translations/de"), &body)
        .await
        .ok(200);
    let path = invitation(&world).await;
    let page = app.get(&format!("{path}?lang=de")).await.text();
    assert!(page.contains("<title>Sommerhochzeit · RSVP</title>"), "{page}");
    assert!(page.contains(r#"<option value="Fish">Fisch</option>"#), "{page}");
    assert!(
        page.contains(r#"<option value="Meat" lang="en">Meat</option>"#),
        "{page}"
    );
    assert!(page.contains(r#"<bdi lang="en">RSVP</bdi>"#), "{page}");
    let english = app.get(&format!("{path}?lang=en")).await.text();
    assert!(!english.contains(r#"<bdi lang="#), "{english}");
}
