//! The words of mail to guests. Like those of [`crate::core::words`], except that the specification writes them with underscores.

use app_service::mail::{event_settings, history, timeline};
use domain::{mail, mail_schedule};
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
    /// What a template is for.
    TemplateType of mail::TemplateKind { Invitation, Confirmation, Reminder, SeatAssignment }
    /// A group of guests that mail goes to.
    RecipientSegment of mail::Segment {
        All, ConfirmedOnly, Pending, Declined, Assigned, Unassigned, SeatChanged, NotInvited
    }
    /// How far an email to many guests is.
    CampaignState of mail::CampaignState { Queued, Running, Paused, Stopped, Finished }
    /// What became of a mail.
    EmailStatus of history::Status { Pending, Sent, Failed }
    /// What starts the mail of a schedule.
    TriggerType of mail_schedule::TriggerType {
        DaysBeforeEvent, DaysAfterEvent, OnDate, OnRegistration, OnSeatAssigned, OnRsvpDeadline
    }
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
    fn the_words_are_those_of_the_domain() {
        let json = |value| serde_json::to_value(value).unwrap();
        for kind in mail::TemplateKind::ALL {
            assert_eq!(json(TemplateType::from(kind)), kind.as_str());
        }
        for segment in mail::Segment::ALL {
            assert_eq!(
                serde_json::to_value(RecipientSegment::from(segment)).unwrap(),
                segment.as_str()
            );
            let recipients = mail::Recipients::Segment(segment);
            assert_eq!(
                serde_json::to_value(RecipientType::from(&recipients)).unwrap(),
                segment.as_str()
            );
        }
        for trigger in mail_schedule::TriggerType::ALL {
            assert_eq!(
                serde_json::to_value(TriggerType::from(trigger)).unwrap(),
                trigger.as_str()
            );
        }
        for state in mail::CampaignState::ALL {
            assert_eq!(
                serde_json::to_value(CampaignState::from(state)).unwrap(),
                state.as_str()
            );
        }
    }
}
