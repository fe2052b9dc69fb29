//! Browsers that have signed in to an account before. Each carries a token, an HMAC of a random number and the account
//! under the account's password hash. The token does not sign in; it gives the browser its own sign-in attempts, so
//! that guesses from elsewhere cannot use them up. A new password ends every token.

use domain::account::Email;
use domain::id::UserId;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use storage::{accounts as rows, accounts::users};

use crate::core::error::Error;
use crate::core::secret::Secret;
use crate::core::service::{Reading, Service};

/// What the MAC is for; another use of the same key would need another text.
const PURPOSE: &[u8] = b"seatwright known browser 1";

/// What the cookie of a browser holds.
#[derive(Clone, Debug)]
pub struct BrowserToken {
    number: Secret,
    mac: Secret,
}

/// A browser whose token was checked.
#[derive(Clone, Debug)]
pub struct KnownBrowser(Secret);

impl BrowserToken {
    /// Reads a cookie's value.
    pub fn parse(text: &str) -> Option<Self> {
        let (number, mac) = text.split_once('.')?;
        Some(Self {
            number: Secret::parse(number)?,
            mac: Secret::parse(mac)?,
        })
    }

    /// Returns the value for the cookie.
    pub fn value(&self) -> String {
        format!("{}.{}", self.number.as_str(), self.mac.as_str())
    }
}

impl KnownBrowser {
    /// Returns what a limit counts for this browser and an account.
    pub fn key(&self, email: &Email) -> String {
        format!("{} {}", self.0.as_str(), email.folded)
    }
}

/// Checks the token of a browser that wants to sign in to an account.
pub fn check(r: &mut Reading<'_>, email: &str, token: &BrowserToken) -> Result<Option<KnownBrowser>, Error> {
    let Ok(email) = Email::parse(email) else {
        return Ok(None);
    };
    let known = rows::find_credentials(r.conn, &email.folded)?;
    Ok(known
        .filter(|account| is_of(token, &account.user_id, &account.password_hash))
        .map(|_| KnownBrowser(token.number.clone())))
}

/// Returns the token for a browser that has just signed in: the one it has if that is valid, so that its attempts stay
/// counted, or a new one. An account without a password has none.
pub fn issue(service: &Service, user: &UserId, present: Option<BrowserToken>) -> Result<Option<BrowserToken>, Error> {
    let account = service.read(|r| Ok(users::find(r.conn, user)?))?;
    let Some(account) = account.filter(|account| !account.password_hash.is_empty()) else {
        return Ok(None);
    };
    if let Some(token) = present.filter(|token| is_of(token, user, &account.password_hash)) {
        return Ok(Some(token));
    }
    let number = Secret::draw(service.random())?;
    let mac = sign(&number, user, &account.password_hash)?;
    Ok(Some(BrowserToken { number, mac }))
}

fn is_of(token: &BrowserToken, user: &UserId, password_hash: &str) -> bool {
    if password_hash.is_empty() {
        return false;
    }
    let signed = sign(&token.number, user, password_hash);
    signed.is_ok_and(|mac| mac.is_same(&token.mac))
}

fn sign(number: &Secret, user: &UserId, password_hash: &str) -> Result<Secret, Error> {
    let mac = Hmac::<Sha256>::new_from_slice(password_hash.as_bytes());
    let mut mac = mac.map_err(|error| Error::Internal(error.to_string()))?;
    for part in [PURPOSE, user.as_str().as_bytes(), number.as_str().as_bytes()] {
        mac.update(part);
        mac.update(&[0]);
    }
    Ok(Secret::spell(&mac.finalize().into_bytes().into()))
}
