//! How often the calls about accounts may be made: mailed links, and checks of the password of a signed-in person.
//! Asking for a link is counted apart from signing in, so that somebody who mistyped five times can still ask for one.

use std::net::IpAddr;

use domain::account::Email;
use domain::id::UserId;

use super::State;
use crate::error::ApiResult;
use crate::limiter::{Limiter, Quota};

/// The limits of the calls about accounts.
pub(super) struct AccountLimits {
    forgot_account: Limiter<String>,
    link_address: Limiter<IpAddr>,
    password_account: Limiter<String>,
    mail_account: Limiter<String>,
}

impl AccountLimits {
    /// Starts with every key unused.
    pub(super) fn new() -> Self {
        Self {
            forgot_account: Limiter::new(Quota::per_hour(3)),
            link_address: Limiter::new(Quota::per_minute(20)),
            password_account: Limiter::new(Quota::per_minute(5)),
            mail_account: Limiter::new(Quota::per_hour(5)),
        }
    }
}

impl State {
    /// Counts one wish for a new password, whether or not the address has an account.
    pub fn allow_forgot(&self, email: &Email, address: IpAddr) -> ApiResult<()> {
        self.limited(|limits, now| {
            limits.accounts.link_address.take(address, now)?;
            limits.accounts.forgot_account.take(email.folded.clone(), now)
        })
    }

    /// Counts one use of a mailed link.
    pub fn allow_link(&self, address: IpAddr) -> ApiResult<()> {
        self.limited(|limits, now| limits.accounts.link_address.take(address, now))
    }

    /// Counts one check of the password of somebody who is signed in already.
    pub fn allow_password(&self, user: &UserId, address: IpAddr) -> ApiResult<()> {
        self.limited(|limits, now| {
            limits.sign_in_address.take(address, now)?;
            limits.accounts.password_account.take(user.to_string(), now)
        })
    }

    /// Counts one mail that somebody who is signed in has sent to an address that may not be theirs.
    pub fn allow_account_mail(&self, user: &UserId) -> ApiResult<()> {
        self.limited(|limits, now| limits.accounts.mail_account.take(user.to_string(), now))
    }
}
