//! The activity log of an event: who did what, in words for people. Each entry records one action. Entries name guests:
//! renaming a guest changes earlier entries too, and deleting a guest removes the name from them.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::live::Kind;
use crate::print::{self, PrintError};

mod fields;
mod news;
mod sentence;

pub use fields::{event_fields, guest_fields};
pub use news::News;

/// Replaces a file name in the activity log and the list of imports after one of its guests was erased, because lists
/// are often named after a guest.
pub const ERASED_FILE: &str = "a guest list";
/// What entries call a guest whose data was erased.
pub const ERASED_GUEST: &str = "a deleted guest";

/// An action on an event or anything in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Activity {
    /// The event was made.
    EventCreated,
    /// Fields of the event were changed, named as on the wire.
    EventChanged {
        /// At least one.
        fields: Vec<String>,
    },
    /// The event was made as a copy.
    EventDuplicated {
        /// What the original was called.
        from: String,
    },
    /// The event was archived.
    EventArchived,
    /// The event was unarchived.
    EventUnarchived,
    /// The event was deleted.
    EventDeleted,
    /// The event was restored.
    EventRestored,
    /// The floor plan was edited; edits that one person makes within minutes are one entry.
    PlanChanged {
        /// How many edits.
        count: u64,
    },
    /// The floor plan was replaced as a whole.
    PlanReplaced,
    /// A snapshot of the floor plan was saved.
    SnapshotSaved {
        /// The label.
        label: String,
    },
    /// A snapshot was deleted.
    SnapshotDeleted {
        /// The label.
        label: String,
    },
    /// A guest was added.
    GuestAdded {
        /// The guest.
        name: String,
    },
    /// Fields of a guest were changed, named as on the wire.
    GuestChanged {
        /// The guest.
        name: String,
        /// At least one.
        fields: Vec<String>,
    },
    /// A guest was removed.
    GuestRemoved {
        /// The guest.
        name: String,
    },
    /// Removed guests were restored.
    GuestsRestored {
        /// How many guests.
        count: u64,
    },
    /// Several guests were removed at once.
    GuestsRemoved {
        /// How many guests.
        count: u64,
    },
    /// The answers of several guests were changed at once.
    GuestsAnswered {
        /// How many guests.
        count: u64,
        /// The answer, as on the wire.
        rsvp: String,
    },
    /// Texts of several guests were set at once.
    GuestsChanged {
        /// How many guests.
        count: u64,
        /// The texts, by their names on the wire.
        fields: Vec<String>,
    },
    /// Several guests got or lost tags at once.
    GuestsTagged {
        /// How many guests.
        count: u64,
    },
    /// Several guests were put into a party at once, or taken out of theirs.
    GuestsInParty {
        /// How many guests.
        count: u64,
        /// Its name; empty when they were taken out of their party.
        party: String,
    },
    /// A change of several guests was undone.
    GuestsUndone {
        /// How many guests.
        count: u64,
    },
    /// A guest list was imported.
    GuestsImported {
        /// How many guests came in.
        count: u64,
        /// The name of the file.
        file: String,
    },
    /// A guest arrived.
    GuestArrived {
        /// The guest.
        name: String,
    },
    /// A guest without a seat got one.
    GuestSeated {
        /// The guest.
        name: String,
        /// The table as people call it.
        table: String,
        /// The seat as people call it.
        seat: String,
    },
    /// A guest got another seat.
    GuestMoved {
        /// The guest.
        name: String,
        /// The table as people call it.
        table: String,
        /// The seat as people call it.
        seat: String,
    },
    /// Two guests changed places.
    SeatsSwapped {
        /// One of them.
        name: String,
        /// The other one.
        other: String,
    },
    /// A waiting guest took the seat of another one, who waits now.
    GuestReplaced {
        /// Who sits there now.
        name: String,
        /// Who sat there.
        other: String,
        /// The table as people call it.
        table: String,
        /// The seat as people call it.
        seat: String,
    },
    /// A guest lost the seat.
    GuestUnseated {
        /// The guest.
        name: String,
    },
    /// Many guests lost their seats to one change of the plan.
    GuestsUnseated {
        /// How many.
        count: u64,
    },
    /// Auto-assign seated guests.
    SeatsAssigned {
        /// How many guests got a seat or another one.
        count: u64,
    },
    /// A bulk change of seats was undone.
    SeatsRestored {
        /// How many guests are back where they were.
        count: u64,
    },
    /// Guests were merged into one.
    GuestsMerged {
        /// The guest who was kept.
        name: String,
        /// How many others there were.
        count: u64,
    },
    /// An answer that waited for confirmation was accepted.
    AnswerAccepted,
    /// An answer that waited for confirmation was discarded.
    AnswerDiscarded,
    /// All that was stored about a guest was erased.
    GuestErased,
    /// A guest was mailed the confirmation.
    ConfirmationSent {
        /// The guest.
        name: String,
    },
    /// Several guests were mailed the confirmation.
    ConfirmationsSent {
        /// How many guests.
        count: u64,
    },
    /// Invitations went to several addresses.
    InvitationsSent {
        /// How many.
        count: u64,
    },
    /// A template was sent to guests.
    EmailsSent {
        /// What the template is called.
        template: String,
        /// How many guests.
        count: u64,
    },
    /// The sending of a template was stopped.
    EmailsStopped {
        /// What the template is called.
        template: String,
    },
    /// Emails that were sent before were sent again.
    EmailsResent {
        /// How many emails.
        count: u64,
    },
    /// All emails of the event were paused.
    EmailsPaused,
    /// The emails of the event were resumed.
    EmailsResumed,
    /// Mails that waited because visitors caused many were sent.
    HeldEmailsSent {
        /// How many mails.
        count: u64,
    },
    /// Mails that waited because visitors caused many were discarded.
    HeldEmailsDiscarded {
        /// How many mails.
        count: u64,
    },
    /// An email schedule was added.
    EmailScheduleCreated {
        /// What its template is called.
        template: String,
    },
    /// An email schedule was changed.
    EmailScheduleChanged {
        /// What its template is called.
        template: String,
    },
    /// An email schedule was deleted.
    EmailScheduleDeleted {
        /// What its template was called.
        template: String,
    },
    /// An email template was created.
    EmailTemplateCreated {
        /// What it is called.
        name: String,
    },
    /// An email template was changed.
    EmailTemplateChanged {
        /// What it is called.
        name: String,
    },
    /// All data stored about a guest was exported to a file.
    PersonalDataExported {
        /// The guest.
        name: String,
    },
    /// A seating wish was added.
    WishAdded,
    /// A seating wish was deleted.
    WishDeleted,
    /// The guest list was opened; several times within an hour are one entry.
    GuestListRead,
    /// The guest list was exported to a file.
    GuestListExported,
    /// Visitors repeatedly searched for guests without finding one.
    GuestsGuessed,
}

impl Activity {
    /// The kinds of entries that record reading rather than a change.
    pub const LOOKS: [&str; 3] = ["guest-list-read", "guest-list-exported", "personal-data-exported"];

    /// Returns what screens have to read again, beside the guests whose changes are logged one by one.
    pub fn concerns(&self) -> &'static [Kind] {
        match self {
            Self::EventCreated
            | Self::EventChanged { .. }
            | Self::EventDuplicated { .. }
            | Self::EventArchived
            | Self::EventUnarchived
            | Self::EventDeleted
            | Self::EventRestored => &[Kind::Event],
            Self::SnapshotSaved { .. } | Self::SnapshotDeleted { .. } => &[Kind::Files],
            Self::WishAdded | Self::WishDeleted => &[Kind::Wishes],
            Self::AnswerAccepted | Self::AnswerDiscarded => &[Kind::Answers],
            Self::GuestErased => &[Kind::Guests, Kind::Seats, Kind::Answers, Kind::Wishes, Kind::Mail],
            Self::ConfirmationSent { .. }
            | Self::ConfirmationsSent { .. }
            | Self::InvitationsSent { .. }
            | Self::EmailsSent { .. }
            | Self::EmailsStopped { .. }
            | Self::EmailsResent { .. }
            | Self::EmailsPaused
            | Self::EmailsResumed
            | Self::HeldEmailsSent { .. }
            | Self::HeldEmailsDiscarded { .. }
            | Self::EmailScheduleCreated { .. }
            | Self::EmailScheduleChanged { .. }
            | Self::EmailScheduleDeleted { .. }
            | Self::EmailTemplateCreated { .. }
            | Self::EmailTemplateChanged { .. } => &[Kind::Mail],
            Self::GuestsImported { .. } => &[Kind::Guests, Kind::Seats, Kind::Parties, Kind::Tags],
            _ => &[],
        }
    }

    /// Returns the word that is stored and sent.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::EventCreated => "event-created",
            Self::EventChanged { .. } => "event-changed",
            Self::EventDuplicated { .. } => "event-duplicated",
            Self::EventArchived => "event-archived",
            Self::EventUnarchived => "event-unarchived",
            Self::EventDeleted => "event-deleted",
            Self::EventRestored => "event-restored",
            Self::PlanChanged { .. } => "plan-changed",
            Self::PlanReplaced => "plan-replaced",
            Self::SnapshotSaved { .. } => "snapshot-saved",
            Self::SnapshotDeleted { .. } => "snapshot-deleted",
            Self::GuestAdded { .. } => "guest-added",
            Self::GuestChanged { .. } => "guest-changed",
            Self::GuestRemoved { .. } => "guest-removed",
            Self::GuestsRestored { .. } => "guests-restored",
            Self::GuestsRemoved { .. } => "guests-removed",
            Self::GuestsAnswered { .. } => "guests-answered",
            Self::GuestsChanged { .. } => "guests-changed",
            Self::GuestsTagged { .. } => "guests-tagged",
            Self::GuestsInParty { .. } => "guests-in-party",
            Self::GuestsUndone { .. } => "guests-undone",
            Self::GuestsImported { .. } => "guests-imported",
            Self::GuestArrived { .. } => "guest-arrived",
            Self::GuestSeated { .. } => "guest-seated",
            Self::GuestMoved { .. } => "guest-moved",
            Self::SeatsSwapped { .. } => "seats-swapped",
            Self::GuestReplaced { .. } => "guest-replaced",
            Self::GuestUnseated { .. } => "guest-unseated",
            Self::GuestsUnseated { .. } => "guests-unseated",
            Self::SeatsAssigned { .. } => "seats-assigned",
            Self::SeatsRestored { .. } => "seats-restored",
            Self::GuestsMerged { .. } => "guests-merged",
            Self::AnswerAccepted => "answer-accepted",
            Self::AnswerDiscarded => "answer-discarded",
            Self::GuestErased => "guest-erased",
            Self::ConfirmationSent { .. } => "confirmation-sent",
            Self::ConfirmationsSent { .. } => "confirmations-sent",
            Self::InvitationsSent { .. } => "invitations-sent",
            Self::EmailsSent { .. } => "emails-sent",
            Self::EmailsStopped { .. } => "emails-stopped",
            Self::EmailsResent { .. } => "emails-resent",
            Self::EmailsPaused => "emails-paused",
            Self::EmailsResumed => "emails-resumed",
            Self::HeldEmailsSent { .. } => "held-emails-sent",
            Self::HeldEmailsDiscarded { .. } => "held-emails-discarded",
            Self::EmailScheduleCreated { .. } => "email-schedule-created",
            Self::EmailScheduleChanged { .. } => "email-schedule-changed",
            Self::EmailScheduleDeleted { .. } => "email-schedule-deleted",
            Self::EmailTemplateCreated { .. } => "email-template-created",
            Self::EmailTemplateChanged { .. } => "email-template-changed",
            Self::PersonalDataExported { .. } => "personal-data-exported",
            Self::WishAdded => "wish-added",
            Self::WishDeleted => "wish-deleted",
            Self::GuestListRead => "guest-list-read",
            Self::GuestListExported => "guest-list-exported",
            Self::GuestsGuessed => "guests-guessed",
        }
    }

    /// Returns the details of the entry as an object whose shape depends on the kind.
    pub fn details(&self) -> Result<Value, PrintError> {
        let mut all = print::members(self)?;
        all.remove("kind");
        Ok(Value::Object(all))
    }

    /// Returns the names of the one or two guests whom the entry is about.
    pub fn guests(&self) -> (Option<&str>, Option<&str>) {
        match self {
            Self::GuestAdded { name }
            | Self::GuestChanged { name, .. }
            | Self::GuestRemoved { name }
            | Self::GuestArrived { name }
            | Self::GuestSeated { name, .. }
            | Self::GuestMoved { name, .. }
            | Self::GuestUnseated { name }
            | Self::GuestsMerged { name, .. }
            | Self::ConfirmationSent { name }
            | Self::PersonalDataExported { name } => (Some(name), None),
            Self::SeatsSwapped { name, other } | Self::GuestReplaced { name, other, .. } => (Some(name), Some(other)),
            _ => (None, None),
        }
    }

    /// Reads a stored entry; `None` for a kind that this version does not know.
    pub fn read(kind: &str, details: &Value) -> Option<Self> {
        let mut all = details.as_object().cloned().unwrap_or_default();
        all.insert("kind".to_owned(), kind.into());
        serde_json::from_value(Value::Object(all)).ok()
    }
}

#[cfg(test)]
mod tests;
