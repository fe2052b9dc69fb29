//! The session cookie, over rows that can be revoked.
//! The cookie holds a random key and the database its SHA-256. Reading a cookie costs no query: the row is looked up
//! by the use case itself, in the same unit of work, so that a session revoked a moment ago is already refused.

use std::collections::HashMap;

use actix_session::SessionMiddleware;
use actix_session::config::{CookieContentSecurity, PersistentSession};
use actix_session::storage::{LoadError, SaveError, SessionKey as CookieKey, SessionStore, UpdateError};
use actix_web::cookie::time::Duration;
use actix_web::cookie::{Key, SameSite};
use actix_web::web::Data;
use app_service::accounts::{self, SessionKey};
use domain::limits::SESSION_DAYS;

use crate::core::blocking;
use crate::core::caller::KEY;
use crate::core::state::State;

/// The signature lets actix-session drop garbage early. The key is public: what protects a session is its 256-bit
/// random key, and a public signing key lets several processes serve the same browser.
const SIGNING: &[u8; 64] = b"seatwright session cookies are references; rows decide, not sig.";

/// Builds the middleware that reads and writes the cookie.
pub fn middleware(state: &Data<State>) -> SessionMiddleware<Rows> {
    SessionMiddleware::builder(Rows { state: state.clone() }, Key::from(SIGNING))
        .cookie_name(state.config.cookie_name().to_owned())
        .cookie_secure(state.config.secure_cookies)
        .cookie_http_only(true)
        .cookie_same_site(SameSite::Lax)
        .cookie_path("/".to_owned())
        .cookie_content_security(CookieContentSecurity::Signed)
        .session_lifecycle(PersistentSession::default().session_ttl(Duration::days(SESSION_DAYS)))
        .build()
}

/// The rows of the table `sessions`, as actix-session sees them.
pub struct Rows {
    state: Data<State>,
}

impl SessionStore for Rows {
    async fn load(&self, key: &CookieKey) -> Result<Option<HashMap<String, String>>, LoadError> {
        Ok(SessionKey::parse(key.as_ref()).map(|key| state_of(&key)))
    }

    /// Answers the key of the row that sign-in has already written, together with the account, in one transaction.
    async fn save(&self, state: HashMap<String, String>, _ttl: &Duration) -> Result<CookieKey, SaveError> {
        match key_in(&state) {
            Some(key) => key
                .as_str()
                .to_owned()
                .try_into()
                .map_err(|error| SaveError::Other(anyhow::Error::new(error))),
            None => Err(SaveError::Other(anyhow::anyhow!(
                "a session is saved by signing in only"
            ))),
        }
    }

    /// Keeps a session whose row still exists; a revoked one must not come back.
    async fn update(
        &self,
        key: CookieKey,
        _state: HashMap<String, String>,
        _ttl: &Duration,
    ) -> Result<CookieKey, UpdateError> {
        let parsed = SessionKey::parse(key.as_ref());
        let row = match parsed {
            Some(parsed) => blocking::read_public(&self.state, move |r| accounts::current(r, &parsed))
                .await
                .is_ok(),
            None => false,
        };
        if row {
            Ok(key)
        } else {
            Err(UpdateError::Other(anyhow::anyhow!("the session is gone")))
        }
    }

    /// The lifetime of a row is fixed at sign-in.
    async fn update_ttl(&self, _key: &CookieKey, _ttl: &Duration) -> Result<(), anyhow::Error> {
        Ok(())
    }

    /// Revokes the row: at sign-out, and for the old session when a browser signs in again.
    async fn delete(&self, key: &CookieKey) -> Result<(), anyhow::Error> {
        let Some(key) = SessionKey::parse(key.as_ref()) else {
            return Ok(());
        };
        blocking::write_public(&self.state, move |tx| accounts::sign_out(tx, &key))
            .await
            .map_err(|problem| anyhow::anyhow!("{problem}"))
    }
}

/// actix-session keeps values as JSON texts.
fn state_of(key: &SessionKey) -> HashMap<String, String> {
    HashMap::from([(KEY.to_owned(), format!("\"{}\"", key.as_str()))])
}

fn key_in(state: &HashMap<String, String>) -> Option<SessionKey> {
    let text: String = serde_json::from_str(state.get(KEY)?).ok()?;
    SessionKey::parse(&text)
}
