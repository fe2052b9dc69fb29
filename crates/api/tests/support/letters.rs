//! The mail of a test application, as it waits to be sent, and people who have used the links in it.

use serde_json::json;
use storage::scratch::{self, QueuedMail};

use super::app::TestApp;
use super::person::Person;

impl TestApp {
    /// Returns all mail to an address, oldest first.
    pub(crate) fn mail_to(&self, address: &str) -> Vec<QueuedMail> {
        let all = scratch::mail(&mut self.connect()).unwrap();
        all.into_iter().filter(|mail| mail.to == address).collect()
    }

    /// Returns the token of the link in the last mail of a kind to an address.
    #[track_caller]
    pub(crate) fn link(&self, address: &str, kind: &str) -> String {
        let mail = self.mail_to(address);
        let last = mail.iter().rev().find(|mail| mail.kind == kind).unwrap();
        let (_, after) = last.text.split_once("token=").unwrap();
        after
            .chars()
            .take_while(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_'))
            .collect()
    }
}

impl Person {
    /// Signs up with a fresh organisation and verifies the address `<name>@example.org`.
    pub(crate) async fn verified(app: &TestApp, name: &str) -> Self {
        let person = Self::signed_up(app, name).await;
        let token = app.link(&format!("{name}@example.org"), "verify-email");
        person
            .post("/api/auth/verify-email", &json!({ "token": token }))
            .await
            .ok(200);
        person
    }

    /// Signs up by an invitation of `owner`, whose address is verified.
    pub(crate) async fn joined(owner: &Self, name: &str, role: &str) -> Self {
        let email = format!("{name}@example.org");
        let invite = json!({ "email": email, "role": role });
        owner.post("/api/organisation/invitations", &invite).await.ok(201);
        let token = owner.app.link(&email, "invitation");
        let body = json!({ "email": email, "password": "correct horse", "name": name, "invitation": token });
        let answer = Self::signed_out(&owner.app).post("/api/auth/sign-up", &body).await;
        answer.ok(201);
        Self {
            app: owner.app.clone(),
            cookie: answer.cookie(),
        }
    }
}
