//! A person who uses the application through a browser that keeps its cookie.

use actix_web::test::TestRequest;
use serde_json::{Value, json};

use super::answer::Answer;
use super::app::{TestApp, request};

/// A browser with at most one cookie.
#[derive(Clone)]
pub(crate) struct Person {
    pub(crate) app: TestApp,
    pub(crate) cookie: Option<String>,
}

impl Person {
    pub(crate) fn signed_out(app: &TestApp) -> Self {
        Self {
            app: app.clone(),
            cookie: None,
        }
    }

    /// Signs up with a fresh organisation.
    pub(crate) async fn signed_up(app: &TestApp, name: &str) -> Self {
        let body = json!({ "email": format!("{name}@example.org"), "password": "correct horse", "name": name });
        let answer = Self::signed_out(app).post("/api/auth/sign-up", &body).await;
        answer.ok(201);
        Self {
            app: app.clone(),
            cookie: answer.cookie(),
        }
    }

    /// Signs an existing user in, in another browser.
    pub(crate) async fn signed_in(app: &TestApp, name: &str) -> Self {
        let body = json!({ "email": format!("{name}@example.org"), "password": "correct horse" });
        let answer = Self::signed_out(app).post("/api/auth/sign-in", &body).await;
        answer.ok(200);
        Self {
            app: app.clone(),
            cookie: answer.cookie(),
        }
    }

    pub(crate) fn request(&self, method: &str, path: &str) -> TestRequest {
        let request = request(method, path);
        match &self.cookie {
            Some(cookie) => request.insert_header(("cookie", cookie.as_str())),
            None => request,
        }
    }

    pub(crate) async fn send(&self, request: TestRequest) -> Answer {
        self.app.call(request).await
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.send(self.request("GET", path)).await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Answer {
        self.json("POST", path, body).await
    }

    pub(crate) async fn patch(&self, path: &str, body: &Value) -> Answer {
        self.json("PATCH", path, body).await
    }

    pub(crate) async fn delete(&self, path: &str) -> Answer {
        self.send(self.request("DELETE", path)).await
    }

    pub(crate) async fn json(&self, method: &str, path: &str, body: &Value) -> Answer {
        self.send(self.request(method, path).set_json(body)).await
    }

    /// Sends a body unchanged, declared as JSON.
    pub(crate) async fn raw(&self, method: &str, path: &str, body: impl Into<actix_web::web::Bytes>) -> Answer {
        let request = self
            .request(method, path)
            .insert_header(("content-type", "application/json"));
        self.send(request.set_payload(body.into())).await
    }

    /// Replaces the plan, based on a revision.
    pub(crate) async fn put_plan(&self, event: &str, revision: i64, body: &Value) -> Answer {
        let request = self.request("PUT", &format!("/api/events/{event}/floor-plan"));
        self.send(
            request
                .insert_header(("if-match", format!("\"{revision}\"")))
                .set_json(body),
        )
        .await
    }

    /// Uploads a guest list.
    pub(crate) async fn import(&self, event: &str, name: &str, file: &[u8]) -> Answer {
        let parts = [("eventId", None, event.as_bytes()), ("guestFile", Some(name), file)];
        self.form("/api/guests/import-file", &parts).await
    }

    /// Uploads a guest list that a job imports.
    pub(crate) async fn import_as_job(&self, event: &str, name: &str, file: &[u8]) -> Answer {
        let parts = [("eventId", None, event.as_bytes()), ("guestFile", Some(name), file)];
        self.form("/api/guests/import-file/jobs", &parts).await
    }

    /// Uploads a picture.
    pub(crate) async fn upload(&self, name: &str, file: &[u8]) -> Answer {
        self.form("/api/images", &[("file", Some(name), file)]).await
    }

    /// Sends a form: names, names of files, contents.
    pub(crate) async fn form(&self, path: &str, parts: &[(&str, Option<&str>, &[u8])]) -> Answer {
        let mut body = Vec::new();
        for (name, file, content) in parts {
            let file = match file {
                Some(file) => format!("; filename=\"{file}\"\r\nContent-Type: application/octet-stream"),
                None => String::new(),
            };
            let head = format!("--frontier\r\nContent-Disposition: form-data; name=\"{name}\"{file}\r\n\r\n");
            body.extend_from_slice(head.as_bytes());
            body.extend_from_slice(content);
            body.extend_from_slice(b"\r\n");
        }
        body.extend_from_slice(b"--frontier--\r\n");
        let request = self
            .request("POST", path)
            .insert_header(("content-type", "multipart/form-data; boundary=frontier"));
        self.send(request.set_payload(body)).await
    }
}
