//! A browser that signs in at the provider of the tests, step by step.

use std::collections::HashMap;

use openidconnect::url::Url;
use serde_json::Value;

use super::answer::Answer;
use super::app::{TestApp, request};
use super::person::Person;
use super::provider::{CLIENT, CODE, Provider, SECRET};
use super::token;
use api::core::config::oidc::{ClientSecret, Oidc};

/// A sign-in that has begun.
pub(crate) struct Visit {
    app: TestApp,
    /// Where the browser was sent.
    pub(crate) page: Url,
    /// What it was sent there with.
    pub(crate) asked: HashMap<String, String>,
    /// The cookie of this sign-in, as `name=value`.
    pub(crate) cookie: String,
    /// The cookie of the session that the browser already had.
    pub(crate) session: Option<String>,
}

/// Starts an application whose people sign in at the provider.
pub(crate) async fn app_with(provider: &Provider, limited: bool) -> TestApp {
    let oidc = Oidc {
        issuer: provider.issuer.clone(),
        client_id: CLIENT.to_owned(),
        name: "Company login".to_owned(),
        secret: ClientSecret(SECRET.to_owned()),
    };
    TestApp::with(|config| {
        config.oidc = Some(oidc);
        config.rate_limits = limited;
    })
    .await
}

impl Visit {
    /// Begins at `/api/login` with a query such as `?return=/events`.
    pub(crate) async fn begin(app: &TestApp, query: &str) -> Self {
        let answer = app.get(&format!("/api/login{query}")).await;
        assert_eq!(answer.status, 302);
        let page = Url::parse(answer.header("location")).unwrap();
        Self {
            app: app.clone(),
            asked: page.query_pairs().into_owned().collect(),
            page,
            cookie: answer.cookie().unwrap(),
            session: None,
        }
    }

    /// Makes the provider answer with right claims that `change` makes wrong, signed as they should be.
    pub(crate) fn token(&self, provider: &Provider, change: impl FnOnce(&mut Value)) -> String {
        let mut claims = provider.claims(&self.asked["nonce"]);
        change(&mut claims);
        token::signed(token::OURS, &claims)
    }

    /// Comes back from a provider that says what it should, but for the change.
    pub(crate) async fn come_back(&self, provider: &Provider, change: impl FnOnce(&mut Value)) -> Answer {
        let token = self.token(provider, change);
        provider.says(|script| script.token = Some(token));
        self.callback(&self.right()).await
    }

    /// The query of a right answer.
    pub(crate) fn right(&self) -> String {
        format!("code={CODE}&state={}", self.asked["state"])
    }

    /// Calls back with a query.
    pub(crate) async fn callback(&self, query: &str) -> Answer {
        let mut cookies = self.cookie.clone();
        if let Some(session) = &self.session {
            cookies = format!("{cookies}; {session}");
        }
        let request = request("GET", &format!("/api/auth/oidc/callback?{query}"));
        self.app.call(request.insert_header(("cookie", cookies))).await
    }

    /// The person signed in by an answer.
    #[track_caller]
    pub(crate) fn person(&self, answer: &Answer) -> Person {
        Person {
            app: self.app.clone(),
            cookie: Some(answer.cookie_named("seatwright").unwrap()),
        }
    }
}

/// Asserts that an answer leads to the sign-in page with this problem, and does not sign in.
#[track_caller]
pub(crate) fn refused(answer: &Answer, problem: &str) {
    assert_eq!(answer.status, 302);
    assert_eq!(answer.header("location"), format!("/sign-in?problem={problem}"));
    assert_eq!(answer.cookie_named("seatwright"), None);
}
