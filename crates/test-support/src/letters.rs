//! The mail of a test service, as it waits to be sent, and the links in it.

use app_service::link::LinkToken;
use storage::scratch::{self, QueuedMail};

use crate::service::TestService;

impl TestService {
    /// Returns all mail to an address, oldest first.
    ///
    /// # Panics
    /// When the database does not answer.
    #[must_use]
    #[expect(clippy::expect_used, reason = "a test without its database cannot go on")]
    pub fn mail_to(&self, address: &str) -> Vec<QueuedMail> {
        let mut conn = scratch::connect(self.database.url()).expect("open a second connection");
        let all = scratch::mail(&mut conn).expect("read the outbox");
        all.into_iter().filter(|mail| mail.to == address).collect()
    }

    /// Returns the token of the link in the last mail of a kind to an address.
    ///
    /// # Panics
    /// When no such mail exists.
    #[must_use]
    #[expect(clippy::expect_used, reason = "a test's own mail")]
    pub fn link(&self, address: &str, kind: &str) -> LinkToken {
        let mail = self.mail_to(address);
        let last = mail.iter().rev().find(|mail| mail.kind == kind);
        let text = &last.expect("a mail of this kind").text;
        LinkToken::parse(token_in(text)).expect("a link with a token")
    }
}

/// Returns the token after `token=` in a text.
#[must_use]
pub fn token_in(text: &str) -> &str {
    let after = text.split_once("token=").map_or("", |(_, after)| after);
    after
        .split(|c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '_'))
        .next()
        .unwrap_or_default()
}
