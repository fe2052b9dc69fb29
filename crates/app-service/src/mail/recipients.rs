//! Limits mail with links per address and day, across all accounts and servers, because people can have such mail sent
//! to addresses of others. Also limits the mail that visitors of a public form cause in an hour. The counts are in the
//! database, in the transaction that queues the mail.

use domain::account::LinkPurpose;
use domain::fold;
use domain::limits::{FORM_MAILS_PER_FORM, FORM_MAILS_PER_NETWORK_ADDRESS};
use domain::quota::Quota;
use storage::events::EventScope;

use crate::core::error::Error;
use crate::core::rate_limits::{self, Attempt};
use crate::core::service::{Reading, Tx};

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
    /// The link that confirms an answer or a registration.
    AnswerConfirmation,
    /// The test of a template.
    Test,
}

/// Who causes a mail to a guest.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Requester<'a> {
    /// A member of the organisation, or a person who has shown that the address is theirs.
    Trusted,
    /// A visitor of the public form, by network address.
    Visitor(&'a str),
}

impl Requester<'_> {
    /// Returns whether the request may change what is known.
    pub(crate) fn is_trusted(self) -> bool {
        matches!(self, Self::Trusted)
    }

    /// Counts a mail and returns whether it must wait for an organiser to send it: the visitor, or all visitors of the
    /// form together, have caused enough mail this hour.
    pub(crate) fn must_wait(self, tx: &mut Tx<'_>, form: &EventScope) -> Result<bool, Error> {
        let Self::Visitor(network) = self else { return Ok(false) };
        let event = form.event_id();
        let attempt = |limit, quota, key| Attempt { limit, quota, key };
        let attempts = [
            attempt(
                "form-mail-visitor",
                Quota::per_hour(FORM_MAILS_PER_NETWORK_ADDRESS),
                format!("{event} {network}"),
            ),
            attempt("form-mail", Quota::per_hour(FORM_MAILS_PER_FORM), event.to_string()),
        ];
        Ok(rate_limits::take(tx, &attempts)?.is_err())
    }
}

/// Counts a mail to an address and returns whether it may be sent. Callers whose error would reveal who has an account
/// drop the mail silently.
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
        LinkMail::AnswerConfirmation => ("mail-answer-confirmation", Quota::per_day(10)),
        LinkMail::Invitation => ("mail-invitation", Quota::per_day(5)),
        LinkMail::Test => ("mail-test", Quota::per_day(100)),
    }
}
