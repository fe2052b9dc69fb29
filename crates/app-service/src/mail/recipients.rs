//! How much mail with a link an address gets a day, from whichever accounts and servers: people can have such mail sent
//! to addresses that are not theirs. The counts are in the database, in the transaction that queues the mail.

use domain::account::LinkPurpose;
use domain::fold;
use domain::quota::Quota;

use crate::error::Error;
use crate::rate_limits::{self, Attempt};
use crate::service::{Reading, Tx};

/// A kind of mail that carries a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LinkMail {
    /// A link of an account.
    Account(LinkPurpose),
    /// An invitation to an organisation.
    Invitation,
    /// The notice that an address has an account already.
    AccountExists,
    /// The confirmation of a guest.
    Confirmation,
    /// The invitation of a guest.
    GuestInvitation,
    /// The test of a template.
    Test,
}

/// Counts a mail to an address and returns whether it may be sent. Callers that could tell by an error who has an
/// account drop the mail silently.
pub(crate) fn allow(tx: &mut Tx<'_>, kind: LinkMail, to: &str) -> Result<bool, Error> {
    let (limit, quota) = limit(kind);
    let key = fold::email(to);
    Ok(rate_limits::take(tx, &[Attempt { limit, quota, key }])?.is_ok())
}

/// Returns whether a mail to an address may be sent, and counts nothing.
pub(crate) fn has_room(r: &mut Reading<'_>, kind: LinkMail, to: &str) -> Result<bool, Error> {
    let (limit, quota) = limit(kind);
    let key = fold::email(to);
    Ok(rate_limits::peek(r, &[Attempt { limit, quota, key }])?.is_ok())
}

fn limit(kind: LinkMail) -> (&'static str, Quota) {
    match kind {
        LinkMail::Account(LinkPurpose::VerifyEmail) => ("mail-verify-email", Quota::per_day(5)),
        // The owner asks for it, and locks themselves out if it does not come.
        LinkMail::Account(LinkPurpose::ResetPassword) => ("mail-reset-password", Quota::per_day(10)),
        // Any account may name any address.
        LinkMail::Account(LinkPurpose::ChangeEmail) => ("mail-change-email", Quota::per_day(3)),
        LinkMail::AccountExists => ("mail-account-exists", Quota::per_day(3)),
        // A family may share an address.
        LinkMail::Confirmation => ("mail-confirmation", Quota::per_day(20)),
        LinkMail::GuestInvitation => ("mail-guest-invitation", Quota::per_day(20)),
        LinkMail::Invitation => ("mail-invitation", Quota::per_day(5)),
        LinkMail::Test => ("mail-test", Quota::per_day(100)),
    }
}
