//! An organiser with an event, who talks to a running server over the network.

use std::io::Write;
use std::net::Ipv4Addr;

use serde_json::Value;

use super::process::{Process, rest};

const HERE: Ipv4Addr = Ipv4Addr::LOCALHOST;
pub(crate) const JSON: &str = "application/json";

/// A signed-in organiser.
pub(crate) struct Client<'s> {
    server: &'s Process,
    cookie: String,
    pub(crate) event: String,
}

impl<'s> Client<'s> {
    /// Signs up and makes an event.
    pub(crate) fn with_event(server: &'s Process) -> Self {
        let person = r#"{"email":"ann@example.org","password":"correct horse","name":"Ann"}"#;
        let mut client = Self {
            server,
            cookie: String::new(),
            event: String::new(),
        };
        let signed_up = client.send("POST", "/api/auth/sign-up", person);
        let is_session = |line: &&str| line.to_lowercase().starts_with("set-cookie: seatwright=");
        let line = signed_up.lines().find(is_session).unwrap();
        line.split([' ', ';']).nth(1).unwrap().clone_into(&mut client.cookie);
        client.begin_event();
        client
    }

    /// The cookie and the event, for another process with the same data.
    pub(crate) fn into_parts(self) -> (String, String) {
        (self.cookie, self.event)
    }

    /// The organiser of [`Self::into_parts`].
    pub(crate) fn from_parts(server: &'s Process, (cookie, event): (String, String)) -> Self {
        Self { server, cookie, event }
    }

    /// Makes another event, which later calls are about.
    pub(crate) fn begin_event(&mut self) {
        let event = r#"{"name":"Gala","date":"2027-06-12T15:00"}"#;
        let event = body(&self.send("POST", "/api/events", event));
        event
            .pointer("/id")
            .and_then(Value::as_str)
            .unwrap()
            .clone_into(&mut self.event);
    }

    /// Sends JSON and returns the whole answer.
    pub(crate) fn send(&self, method: &str, path: &str, json: &str) -> String {
        answer(self.server, &self.request(method, path, JSON, json.as_bytes()))
    }

    /// Uploads a guest list and returns the whole answer.
    pub(crate) fn import(&self, path: &str, name: &str, file: &[u8]) -> String {
        let part = |name: &str| format!("--frontier\r\nContent-Disposition: form-data; name=\"{name}\"");
        let head = format!("{}; filename=\"{name}\"\r\n\r\n", part("guestFile"));
        let tail = format!("\r\n{}\r\n\r\n{}\r\n--frontier--\r\n", part("eventId"), self.event);
        let form = [head.as_bytes(), file, tail.as_bytes()].concat();
        let kind = "multipart/form-data; boundary=frontier";
        answer(self.server, &self.request("POST", path, kind, &form))
    }

    /// The bytes of a request.
    pub(crate) fn request(&self, method: &str, path: &str, kind: &str, body: &[u8]) -> Vec<u8> {
        let (cookie, length) = (&self.cookie, body.len());
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncookie: {cookie}\r\n\
             content-type: {kind}\r\ncontent-length: {length}\r\n\r\n"
        );
        [head.as_bytes(), body].concat()
    }
}

/// Sends the bytes of a request and returns the whole answer.
pub(crate) fn answer(server: &Process, request: &[u8]) -> String {
    let mut stream = server.connect(HERE);
    stream.write_all(request).unwrap();
    rest(&mut stream)
}

/// The JSON of an answer.
pub(crate) fn body(answer: &str) -> Value {
    let (_, body) = answer.split_once("\r\n\r\n").unwrap();
    serde_json::from_str(body).unwrap_or_else(|error| panic!("{error}: {answer}"))
}
