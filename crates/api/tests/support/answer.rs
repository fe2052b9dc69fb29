//! The answer to one request, read completely.

use actix_web::body::{self, BoxBody, MessageBody};
use actix_web::dev::ServiceResponse;
use actix_web::http::header::HeaderMap;
use serde_json::Value;

/// Status, headers and body of an answer.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    pub(crate) async fn read(response: ServiceResponse<BoxBody>) -> Self {
        let status = response.status().as_u16();
        let headers = response.headers().clone();
        let is_stream = headers
            .get("content-type")
            .is_some_and(|kind| kind == "text/event-stream");
        let body = match is_stream {
            // It has no end. The first chunk holds everything that was known when it began.
            true => first_chunk(response.into_body()).await,
            false => body::to_bytes(response.into_body()).await.unwrap().to_vec(),
        };
        Self { status, headers, body }
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8(self.body.clone()).unwrap()
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.text()))
    }

    /// Returns the code of a problem, if any.
    pub(crate) fn json_code(&self) -> String {
        let body: Value = serde_json::from_slice(&self.body).unwrap_or_default();
        body["code"].as_str().unwrap_or_default().to_owned()
    }

    /// Asserts a status and returns the JSON.
    #[track_caller]
    pub(crate) fn ok(&self, status: u16) -> Value {
        assert_eq!(self.status, status, "{}", self.text());
        if self.body.is_empty() { Value::Null } else { self.json() }
    }

    /// Asserts a problem and returns its body.
    #[track_caller]
    pub(crate) fn problem(&self, status: u16, code: &str) -> Value {
        assert_eq!(self.status, status, "{}", self.text());
        assert_eq!(self.header("content-type"), "application/problem+json");
        let body = self.json();
        assert_eq!(body["code"], code, "{body}");
        assert_eq!(body["requestId"], self.header("x-request-id"));
        assert!(!body["message"].as_str().unwrap().is_empty(), "{body}");
        body
    }

    /// Returns the header that sets the session cookie, or an empty text.
    pub(crate) fn session_header(&self) -> &str {
        let headers = self.headers.get_all("set-cookie");
        let mut texts = headers.map(|header| header.to_str().unwrap());
        texts
            .find(|header| !header.contains("seatwright-browser="))
            .unwrap_or_default()
    }

    /// Returns the `name=value` part of the session cookie that the answer sets.
    pub(crate) fn cookie(&self) -> Option<String> {
        let headers = self.headers.get_all("set-cookie");
        let pairs = headers.map(|header| header.to_str().unwrap().split(';').next().unwrap());
        let mut sessions = pairs.filter(|pair| !pair.contains("seatwright-browser="));
        sessions.next().map(str::to_owned)
    }

    /// Returns the `name=value` part of the cookie of a name, if the answer sets it to something.
    pub(crate) fn cookie_named(&self, name: &str) -> Option<String> {
        let pairs = self
            .headers
            .get_all("set-cookie")
            .map(|header| header.to_str().unwrap());
        let mut pairs = pairs.filter_map(|header| header.split(';').next());
        let found = pairs.find(|pair| pair.split('=').next() == Some(name))?;
        (!found.ends_with('=')).then(|| found.to_owned())
    }
}

async fn first_chunk(body: BoxBody) -> Vec<u8> {
    let mut body = std::pin::pin!(body);
    let chunk = std::future::poll_fn(|context| body.as_mut().poll_next(context)).await;
    chunk.unwrap().unwrap().to_vec()
}
