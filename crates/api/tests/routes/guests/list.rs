//! `GET /api/events/{eventId}/guests`

use std::io::Read;

use flate2::read::GzDecoder;
use serde_json::{Value, json};

use crate::support::app::TestApp;
use crate::support::world::{World, table};

#[actix_web::test]
async fn the_list_shows_table_and_seat_of_each_guest() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let before = world.guests().await;
    assert_eq!(
        (&before[0]["firstName"], &before[0]["status"]),
        (&json!("Anna"), &json!("pending"))
    );
    assert!(before[0].get("seat").is_none());
    world.seated().await;
    let guest = world.guests().await.remove(0);
    assert_eq!(guest["status"], "assigned");
    assert_eq!(
        (&guest["table"]["id"], &guest["table"]["tableNumber"]),
        (&json!("t1"), &json!(1))
    );
    assert_eq!(
        guest["seat"],
        json!({ "id": "t1-chair-1", "seatNumber": 1, "seatLabel": "A", "byHand": true })
    );
    assert_eq!(guest["lookupCode"].as_str().unwrap().len(), 6);
}

#[actix_web::test]
async fn a_client_that_takes_gzip_gets_the_same_list_compressed() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let path = world.path("events", "guests");
    let request = world
        .person
        .request("GET", &path)
        .insert_header(("accept-encoding", "gzip, br"));
    let answer = world.person.send(request).await;
    assert_eq!(
        (answer.header("content-encoding"), answer.header("vary")),
        ("gzip", "Accept-Encoding")
    );
    let mut list = String::new();
    GzDecoder::new(&*answer.body).read_to_string(&mut list).unwrap();
    assert_eq!(serde_json::from_str::<Vec<Value>>(&list).unwrap(), world.guests().await);
}

#[actix_web::test]
async fn whoever_has_the_list_is_told_so_until_somebody_sits_elsewhere_or_the_plan_changes() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let path = world.path("events", "guests");
    let asked = async |tag: &str| {
        let request = world.person.request("GET", &path).insert_header(("if-none-match", tag));
        world.person.send(request).await
    };
    let mut tag = "\"\"".to_owned();
    for change in 0..4 {
        match change {
            0 => {}
            1 => drop(world.seated().await),
            2 => drop(
                world
                    .person
                    .post(&world.path("guests", "unassign-seat"), &json!({}))
                    .await
                    .ok(200),
            ),
            _ => {
                let plan = json!({ "plan": { "version": "1.0.0", "elements": [table(6)] } });
                drop(world.person.put_plan(&world.event, 1, &plan).await.ok(200));
            }
        }
        let newer = asked(&tag).await;
        assert_eq!(newer.ok(200).as_array().unwrap().len(), 1, "{change}");
        newer.header("etag").clone_into(&mut tag);
        let same = asked(&tag).await;
        assert_eq!((same.status, same.text().as_str()), (304, ""), "{change}");
        // An open tab polls even when no one is using it.
        assert_eq!(same.cookie(), None, "asking does not renew the session");
    }
}
