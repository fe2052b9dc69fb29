//! The application behind a socket of the loopback interface, and clients that open a connection for each call.

use std::io::{Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::time::Duration;

use actix_web::rt;
use actix_web::web::{self, Data};
use api::core::config::Config;
use api::core::state::State;
use api::process::server;
use serde_json::{Value, json};
use test_support::database::TestDatabase;
use test_support::loopback;

use super::app;

/// The longest that a test waits for an answer.
const PATIENCE: Duration = Duration::from_secs(120);

/// Serves a database while `visit` runs, on a thread that may block; `choose` changes the configuration.
pub(crate) async fn visited(
    database: &TestDatabase,
    choose: impl FnOnce(&mut Config),
    visit: impl FnOnce(SocketAddr) + Send + 'static,
) {
    let state = app::state(database, choose, Arc::default());
    visited_with(&Data::new(state), visit).await;
}

/// Serves a state while `visit` runs.
pub(crate) async fn visited_with(state: &Data<State>, visit: impl FnOnce(SocketAddr) + Send + 'static) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let server = server::start(Data::clone(state), listener).unwrap();
    let handle = server.handle();
    rt::spawn(server);
    web::block(move || visit(address)).await.unwrap();
    handle.stop(false).await;
}

/// A client at an address of the loopback network, with a cookie once it has signed in.
pub(crate) struct Client {
    server: SocketAddr,
    from: Ipv4Addr,
    cookie: String,
}

impl Client {
    /// A client of this machine that has not signed in.
    pub(crate) fn new(server: SocketAddr) -> Self {
        Self::at(server, Ipv4Addr::LOCALHOST)
    }

    /// A client at another address of the loopback network.
    pub(crate) fn at(server: SocketAddr, from: Ipv4Addr) -> Self {
        let cookie = String::new();
        Self { server, from, cookie }
    }

    /// Signs `<name>@example.org` up.
    pub(crate) fn signed_up(server: SocketAddr, name: &str) -> Self {
        let body = json!({ "email": format!("{name}@example.org"), "password": "correct horse", "name": name });
        Self::new(server).with_cookie_of("/api/auth/sign-up", &body)
    }

    /// Makes a call that signs the client in.
    pub(crate) fn with_cookie_of(mut self, path: &str, body: &Value) -> Self {
        let mut socket = self.connect();
        socket.write_all(&self.bytes("POST", path, Some(body))).unwrap();
        let (status, head, _) = receive(&mut socket);
        assert_eq!(status, 201, "{head}");
        let is_cookie = |line: &&str| line.to_lowercase().starts_with("set-cookie: seatwright=");
        let line = head.lines().find(is_cookie).unwrap();
        line["set-cookie:".len()..]
            .split(';')
            .next()
            .unwrap()
            .trim()
            .clone_into(&mut self.cookie);
        self
    }

    /// Creates something and returns its id.
    pub(crate) fn id(&self, path: &str, body: &Value) -> String {
        let (status, answer) = self.post(path, body);
        assert_eq!(status, 201, "{answer}");
        answer["id"].as_str().unwrap().to_owned()
    }

    /// Creates an event and returns its id.
    pub(crate) fn event(&self) -> String {
        self.id("/api/events", &json!({ "name": "Gala", "date": "2027-06-12T15:00" }))
    }

    /// Adds elements to the empty plan of an event.
    pub(crate) fn draw(&self, event: &str, elements: &[Value]) {
        let add: Vec<Value> = elements.iter().map(|element| json!({ "element": element })).collect();
        let body = json!({
            "baseRevision": 0, "commandId": "c1", "commands": [{ "kind": "add", "elements": add }],
        });
        let (status, answer) = self.post(&format!("/api/events/{event}/floor-plan/commands"), &body);
        assert_eq!(status, 200, "{answer}");
    }

    pub(crate) fn post(&self, path: &str, body: &Value) -> (u16, Value) {
        self.send("POST", path, Some(body))
    }

    pub(crate) fn get(&self, path: &str) -> (u16, Value) {
        self.send("GET", path, None)
    }

    /// Makes a call; the answer is null when its body is empty.
    pub(crate) fn send(&self, method: &str, path: &str, body: Option<&Value>) -> (u16, Value) {
        let mut socket = self.connect();
        socket.write_all(&self.bytes(method, path, body)).unwrap();
        let (status, _, body) = receive(&mut socket);
        let answer = if body.is_empty() {
            Ok(Value::Null)
        } else {
            serde_json::from_slice(&body)
        };
        (status, answer.unwrap())
    }

    pub(crate) fn connect(&self) -> TcpStream {
        loopback::connect(self.server, self.from, PATIENCE)
    }

    /// Uploads a form, whose parts are separated by `--x`, and returns the status of the answer.
    pub(crate) fn upload(&self, path: &str, form: &str) -> u16 {
        let mut socket = self.connect();
        let request = self.request("POST", path, "multipart/form-data; boundary=x", form);
        socket.write_all(&request).unwrap();
        receive(&mut socket).0
    }

    /// The bytes of a call.
    pub(crate) fn bytes(&self, method: &str, path: &str, body: Option<&Value>) -> Vec<u8> {
        self.request(
            method,
            path,
            "application/json",
            &body.map(Value::to_string).unwrap_or_default(),
        )
    }

    fn request(&self, method: &str, path: &str, kind: &str, body: &str) -> Vec<u8> {
        let (server, cookie, length) = (self.server, &self.cookie, body.len());
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: {server}\r\ncookie: {cookie}\r\nconnection: close\r\n\
             content-type: {kind}\r\ncontent-length: {length}\r\n\r\n"
        );
        (head + body).into_bytes()
    }
}

/// Reads an answer to its end, where the server closes the connection: its status, head and body.
pub(crate) fn receive(socket: &mut TcpStream) -> (u16, String, Vec<u8>) {
    let mut bytes = Vec::new();
    socket.read_to_end(&mut bytes).unwrap();
    let end = bytes.windows(4).position(|window| window == b"\r\n\r\n").unwrap() + 4;
    let head = String::from_utf8(bytes[..end].to_vec()).unwrap();
    (head[9..12].parse().unwrap(), head, bytes[end..].to_vec())
}
