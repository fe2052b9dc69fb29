//! The words of mail to guests. Like those of [`crate::core::words`], except that the specification writes them with underscores.

pub use domain::mail::{CampaignState, Segment as RecipientSegment, TemplateKind as TemplateType};
pub use domain::mail_schedule::TriggerType;

use app_service::mail::{event_settings, history, timeline};
use domain::mail;
use serde::Serialize;
use utoipa::ToSchema;

macro_rules! words {
    ($($(#[$doc:meta])* $name:ident of $mirrored:ty { $($variant:ident),* })*) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Serialize, ToSchema)]
        #[serde(rename_all = "snake_case")]
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
    /// What became of a mail.
    EmailStatus of history::Status { Pending, Sent, Failed }
    /// What an entry of the timeline is about.
    TimelineKind of timeline::EntryKind { Campaign, Schedule, Deadline, Event }
    /// Which server sends the mail.
    MailServerKind of event_settings::MailServer { Organisation, Installation, Files }
}

/// Who receives a mail: a group, one guest, or chosen guests.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the groups of the domain, one guest, and chosen guests")]
pub enum RecipientType {
    All,
    ConfirmedOnly,
    Pending,
    Declined,
    Assigned,
    Unassigned,
    SeatChanged,
    NotInvited,
    Guest,
    Guests,
}

impl From<&mail::Recipients> for RecipientType {
    fn from(recipients: &mail::Recipients) -> Self {
        let segment = match recipients {
            mail::Recipients::Segment(segment) => segment,
            mail::Recipients::Guest(_) => return Self::Guest,
            mail::Recipients::Guests(_) => return Self::Guests,
        };
        match segment {
            mail::Segment::All => Self::All,
            mail::Segment::ConfirmedOnly => Self::ConfirmedOnly,
            mail::Segment::Pending => Self::Pending,
            mail::Segment::Declined => Self::Declined,
            mail::Segment::Assigned => Self::Assigned,
            mail::Segment::Unassigned => Self::Unassigned,
            mail::Segment::SeatChanged => Self::SeatChanged,
            mail::Segment::NotInvited => Self::NotInvited,
        }
    }
}

/// Where a mail went.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum MailVia {
    /// To a mail server.
    Smtp,
    /// Into a file, because no mail server is configured.
    File,
}

/// What a run of a schedule did.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum RunOutcome {
    /// It started an email.
    Sent,
    /// It was left out.
    Skipped,
}

/// Why an address gets no more mail.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SuppressionReason {
    /// A mail server returned a mail.
    Bounced,
    /// The recipient unsubscribed.
    Unsubscribed,
    /// A member entered the address.
    ByHand,
}

impl SuppressionReason {
    /// Returns the reason that is stored under a word.
    pub fn from_stored(word: &str) -> Self {
        match word {
            "bounced" => Self::Bounced,
            "unsubscribed" => Self::Unsubscribed,
            _ => Self::ByHand,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_of_recipients_have_the_words_of_the_domain() {
        for segment in mail::Segment::ALL {
            let recipients = mail::Recipients::Segment(segment);
            let word = serde_json::to_value(RecipientType::from(&recipients)).unwrap();
            assert_eq!(word, segment.as_str());
        }
    }
}
