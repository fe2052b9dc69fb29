//! A thousand people reach for one seat at the same moment, over real sockets: one gets it, 999 are told so.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::time::Duration;

use actix_web::web::{self, Data};
use api::server;
use api::state::State;
use serde_json::{Value, json};
use test_support::database::TestDatabase;

use crate::support::app;

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
    let state = Data::new(app::state(database, |config| config.workers = Some(2), Arc::default()));
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let server = server::start(Data::<State>::clone(&state), listener).unwrap();
    let handle = server.handle();
    actix_web::rt::spawn(server);

    web::block(move || claim_and_check(address)).await.unwrap();
    handle.stop(false).await;
}

fn claim_and_check(address: SocketAddr) {
    let client = Client::signed_up(address);
    let (event, guests) = client.event_with_guests();
    let statuses = claim_all(address, &client, &guests);
    let won = statuses.iter().filter(|status| **status == 200).count();
    let lost = statuses.iter().filter(|status| **status == 409).count();
    assert_eq!((won, lost), (1, CLAIMS - 1), "{statuses:?}");
    let holders = client.send("GET", &format!("/api/events/{event}/seat-assignments"), None);
    assert_eq!(holders.1.as_array().unwrap().len(), 1);
    let winner = statuses.iter().position(|status| *status == 200).unwrap();
    assert_eq!(
        holders.1[0]["guestId"],
        guests[winner].as_str(),
        "the one who was told so holds the seat"
    );
}

/// Opens all connections first, sends every request but its last byte, and then all last bytes at once.
fn claim_all(address: SocketAddr, client: &Client, guests: &[String]) -> Vec<u16> {
    let mut sockets: Vec<TcpStream> = guests.iter().map(|_| connect(address)).collect();
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

fn connect(address: SocketAddr) -> TcpStream {
    let socket = TcpStream::connect(address)
        .unwrap_or_else(|error| panic!("{error}; this test needs about 2,100 open files, see `ulimit -n`"));
    socket.set_read_timeout(Some(Duration::from_secs(120))).unwrap();
    socket.set_nodelay(true).unwrap();
    socket
}

/// A client with a cookie that opens a connection per call.
struct Client {
    address: SocketAddr,
    cookie: String,
}

impl Client {
    fn signed_up(address: SocketAddr) -> Self {
        let mut client = Self {
            address,
            cookie: String::new(),
        };
        let body = json!({ "email": "ann@example.org", "password": "correct horse", "name": "Ann" });
        let mut socket = connect(address);
        socket
            .write_all(&client.bytes("POST", "/api/auth/sign-up", Some(&body)))
            .unwrap();
        let (status, head, _) = receive(&mut socket);
        assert_eq!(status, 201, "{head}");
        let line = head
            .lines()
            .find(|line| line.to_lowercase().starts_with("set-cookie: seatwright="))
            .unwrap();
        client.cookie = line[11..].split(';').next().unwrap().trim().to_owned();
        client
    }

    /// Makes an event with one table and as many guests as there are claims.
    fn event_with_guests(&self) -> (String, Vec<String>) {
        let event = self.id("/api/events", &json!({ "name": "Rush", "date": "2027-06-12T15:00" }));
        let command = json!({
            "baseRevision": 0, "commandId": "c1",
            "commands": [{ "kind": "add", "elements": [{ "element": crate::support::world::table(8) }] }],
        });
        assert_eq!(
            self.send(
                "POST",
                &format!("/api/events/{event}/floor-plan/commands"),
                Some(&command)
            )
            .0,
            200
        );
        let path = format!("/api/events/{event}/guests");
        let guests = (0..CLAIMS).map(|number| self.id(&path, &json!({ "firstName": format!("Guest {number}") })));
        let guests = guests.collect();
        (event, guests)
    }

    fn id(&self, path: &str, body: &Value) -> String {
        let (status, answer) = self.send("POST", path, Some(body));
        assert_eq!(status, 201, "{answer}");
        answer["id"].as_str().unwrap().to_owned()
    }

    fn send(&self, method: &str, path: &str, body: Option<&Value>) -> (u16, Value) {
        let mut socket = connect(self.address);
        socket.write_all(&self.bytes(method, path, body)).unwrap();
        let (status, _, body) = receive(&mut socket);
        (status, serde_json::from_slice(&body).unwrap())
    }

    fn bytes(&self, method: &str, path: &str, body: Option<&Value>) -> Vec<u8> {
        let body = body.map(Value::to_string).unwrap_or_default();
        let (cookie, length) = (&self.cookie, body.len());
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\ncookie: {cookie}\r\nconnection: close\r\n\
             content-type: application/json\r\ncontent-length: {length}\r\n\r\n",
            self.address
        );
        (head + &body).into_bytes()
    }
}

/// Reads an answer to its end: the server closes the connection after it.
fn receive(socket: &mut TcpStream) -> (u16, String, Vec<u8>) {
    let mut bytes = Vec::new();
    socket.read_to_end(&mut bytes).unwrap();
    let end = bytes.windows(4).position(|window| window == b"\r\n\r\n").unwrap() + 4;
    let head = String::from_utf8(bytes[..end].to_vec()).unwrap();
    (head[9..12].parse().unwrap(), head, bytes[end..].to_vec())
}
