//! A thousand people request one seat at the same moment, over real sockets: one gets it, 999 are refused.

use std::io::Write;
use std::net::{SocketAddr, TcpStream};

use serde_json::json;
use test_support::database::TestDatabase;

use crate::support::loopback::{Client, receive, visited};
use crate::support::world::table;

const CLAIMS: usize = 1_000;

#[actix_web::test]
async fn one_of_a_thousand_concurrent_claims_wins_on_sqlite() {
    race(&TestDatabase::sqlite()).await;
}

#[actix_web::test]
async fn one_of_a_thousand_concurrent_claims_wins_on_postgresql() {
    if let Some(database) = TestDatabase::postgres() {
        race(&database).await;
    }
}

async fn race(database: &TestDatabase) {
    visited(database, |config| config.workers = Some(2), claim_and_check).await;
}

fn claim_and_check(address: SocketAddr) {
    let client = Client::signed_up(address, "ann");
    let event = client.event();
    client.draw(&event, &[table(8)]);
    let guests: Vec<String> = (0..CLAIMS)
        .map(|number| {
            let guest = json!({ "firstName": format!("Guest {number}") });
            client.id(&format!("/api/events/{event}/guests"), &guest)
        })
        .collect();
    let statuses = claim_all(&client, &guests);
    let won = statuses.iter().filter(|status| **status == 200).count();
    let lost = statuses.iter().filter(|status| **status == 409).count();
    assert_eq!((won, lost), (1, CLAIMS - 1), "{statuses:?}");
    let (_, holders) = client.get(&format!("/api/events/{event}/seat-assignments"));
    assert_eq!(holders.as_array().unwrap().len(), 1);
    let winner = statuses.iter().position(|status| *status == 200).unwrap();
    assert_eq!(
        holders[0]["guestId"],
        guests[winner].as_str(),
        "the one who was told so holds the seat"
    );
}

/// Opens all connections first, sends every request but its last byte, and then all last bytes at once.
fn claim_all(client: &Client, guests: &[String]) -> Vec<u16> {
    let mut sockets: Vec<TcpStream> = guests.iter().map(|_| client.connect()).collect();
    let requests: Vec<Vec<u8>> = guests
        .iter()
        .map(|guest| {
            client.bytes(
                "POST",
                &format!("/api/guests/{guest}/assign-seat"),
                Some(&json!({ "seatId": "t1-chair-1" })),
            )
        })
        .collect();
    for (socket, request) in sockets.iter_mut().zip(&requests) {
        socket.write_all(&request[..request.len() - 1]).unwrap();
    }
    for (socket, request) in sockets.iter_mut().zip(&requests) {
        socket.write_all(&request[request.len() - 1..]).unwrap();
    }
    sockets.iter_mut().map(|socket| receive(socket).0).collect()
}
