//! The proof that the caller knows the password of the account: checked outside a transaction, since hashing takes long,
//! and held against the row again inside the one that relies on it.

use domain::id::UserId;
use domain::invalid::Invalid;
use domain::limits::PASSWORD_MAX;
use storage::accounts::users::{self, User};

use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::service::{Service, Tx};

/// The hash that a password was checked against. Changing the password in between invalidates the proof.
pub(crate) struct Proof {
    user_id: UserId,
    password_hash: String,
}

impl Proof {
    /// Takes the hash that a password has just been checked against.
    pub(crate) fn new(user_id: UserId, password_hash: String) -> Self {
        Self { user_id, password_hash }
    }

    /// Checks the caller's password; `field` and `message` describe a failure. A user without a password sends an empty
    /// one. Blocks while hashing.
    pub(crate) fn check(
        service: &Service,
        organiser: &Organiser,
        password: &str,
        field: &str,
        message: &str,
    ) -> Result<Self, Error> {
        let known = service.read(|r| Ok(users::find(r.conn, organiser.user_id())?))?;
        let user = known.ok_or(Error::SignedOut)?;
        let right = if user.password_hash.is_empty() {
            password.is_empty()
        } else {
            service
                .passwords
                .verify(shortened(password), Some(&user.password_hash))?
        };
        if !domain::guard!("identity proof of the password" => right) {
            return Err(Invalid::new(field, message).into());
        }
        Ok(Self::new(user.id, user.password_hash))
    }

    /// Locks and returns the user, unless the password has changed since the check.
    pub(crate) fn user(&self, tx: &mut Tx<'_>) -> Result<User, Error> {
        users::lock(tx.conn, &self.user_id)?;
        let user = users::find(tx.conn, &self.user_id)?;
        user.filter(|user| user.password_hash == self.password_hash)
            .ok_or(Error::SignedOut)
    }
}

/// Returns an empty text for a password longer than any account can have, which saves the cost of hashing it.
pub(crate) fn shortened(password: &str) -> &str {
    if password.chars().count() > PASSWORD_MAX {
        ""
    } else {
        password
    }
}
