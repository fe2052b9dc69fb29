//! The words of the wire, as enums of the OpenAPI document and unions of TypeScript: those of the domain as they are, and
//! mirrors of those that use cases declare.
//!
//! Answers hold these types. Requests hold text, which the domain reads and refuses with its own message; they name the
//! type in `#[schema(value_type = …)]`.

pub use domain::account::Role;
pub use domain::event::finder::FinderStatus;
pub use domain::event::{EventList, EventStatus, FindMode, GuestLanguage};
pub use domain::form::answer::Attending as AnswerWord;
pub use domain::form::state::RegistrationState;
pub use domain::guest::change::Cause as ChangeCause;
pub use domain::guest::status::{GuestStatus, Rsvp, RsvpBy};
pub use domain::party::PartySeating;
pub use domain::tag::TagColour;
pub use domain::ticket::TicketState;
pub use domain::translations::{TextGroup, TextPart};
pub use domain::venue::AccessLevel;
pub use domain::wish::closed::ClosedSeat;
pub use domain::wish::{Landmark, WishKind, WishStrength};

use app_service::settings;
use serde::Serialize;
use utoipa::ToSchema;

macro_rules! words {
    ($($(#[$doc:meta])* $name:ident of $mirrored:ty { $($variant:ident),* })*) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Serialize, ToSchema)]
        #[serde(rename_all = "kebab-case")]
        #[expect(missing_docs, reason = "the mirrored enum describes its words")]
        pub enum $name { $($variant),* }

        impl From<$mirrored> for $name {
            fn from(word: $mirrored) -> Self {
                match word { $(<$mirrored>::$variant => Self::$variant),* }
            }
        }
    )* };
}

words! {
    /// What became of an invitation.
    InviteResult of app_service::registration::invites::Outcome { Queued, Invalid, Repeated, InvitedRecently, Suppressed, Limit }
    /// Where mail goes: to a mail server, or into files because none is configured.
    MailMode of settings::MailMode { Smtp, Files }
    /// Who may create an account: everyone, people with an invitation, or only the operator.
    SignUpMode of settings::SignUpMode { Open, Invited, Closed }
}

/// Whether a guest has arrived.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Attendance {
    /// The guest is there.
    Arrived,
    /// The guest is not there, or not yet.
    NotArrived,
}

impl Attendance {
    /// Returns the word for a guest who has arrived, or not.
    pub fn new(arrived: bool) -> Self {
        if arrived { Self::Arrived } else { Self::NotArrived }
    }
}

/// What became of a mail.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum MailState {
    /// It waits, or a worker is sending it.
    Pending,
    /// A mail server has it.
    Sent,
    /// It was written into a file.
    Written,
    /// The last try failed.
    Failed,
}

impl MailState {
    /// Returns the state that is stored under a word.
    pub fn from_stored(word: &str) -> Self {
        match word {
            "sent" => Self::Sent,
            "written" => Self::Written,
            "failed" => Self::Failed,
            _ => Self::Pending,
        }
    }
}

/// How people sign in.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SignInMethod {
    /// With a password.
    Password,
    /// At an OpenID Connect provider.
    Oidc,
}

#[cfg(test)]
mod tests {
    use domain::guest::status;

    use super::*;

    #[test]
    fn the_words_are_those_of_the_use_cases() {
        for mode in [settings::MailMode::Smtp, settings::MailMode::Files] {
            assert_eq!(serde_json::to_value(MailMode::from(mode)).unwrap(), mode.as_str());
        }
        for arrived in [true, false] {
            let word = serde_json::to_value(Attendance::new(arrived)).unwrap();
            assert_eq!(word, status::attendance(arrived));
        }
    }
}
