//! How a use case fails. Each failure has a stable code, a sentence for people and, where it helps, details;
//! which HTTP status that becomes is decided in the api crate.

use domain::form::state::RegistrationState;
use domain::id::GuestId;
use domain::invalid::Invalid;
use domain::limits::{JOB_MINUTES_MAX, JOBS_QUEUED_MAX};
use domain::print::PrintError;
use domain::seat::{SeatId, SeatedBy};
use serde_json::{Value, json};
use storage::Constraint;
use storage::seating::assignments::Occupant;
use thiserror::Error;

use crate::core::settings::SignUpMode;

mod noun;
mod registration;

pub use noun::Noun;

/// Why a use case failed. Nothing was written.
#[derive(Debug, Error)]
pub enum Error {
    /// A value breaks a rule; the field is named.
    #[error("{}", .0.message)]
    Invalid(#[from] Invalid),
    /// Values of a form break rules; each field is named.
    #[error("{}", first_message(.0))]
    InvalidFields(Vec<Invalid>),
    /// The caller has nothing with that id; an id of someone else gets the same answer.
    #[error("{}", .0.message())]
    NotFound(Noun),
    /// The request is valid, but the current state does not allow it.
    #[error("{}", .0.message())]
    Conflict(Conflict),
    /// A file or document cannot be used as a whole.
    #[error("{}", .0.message)]
    Refused(Box<Refused>),
    /// The member's role does not allow it.
    #[error("Your role does not allow this.")]
    Forbidden,
    /// A sandbox visitor requested something that needs an account.
    #[error("This is not possible in the sandbox. Create an account to keep your work.")]
    SandboxOnly,
    /// The operator does not let this person have a new account or organisation.
    #[error("{}", sign_up_closed(*.0))]
    SignUpClosed(SignUpMode),
    /// The operator does not let visitors try the product.
    #[error("This installation has no sandbox.")]
    SandboxOff,
    /// No session, an ended one or a revoked one.
    #[error("Please sign in.")]
    SignedOut,
    /// The session belongs to another account than the one the request names.
    #[error("Another account is now signed in in this browser. Sign in again to continue.")]
    AccountChanged,
    /// Email and password do not belong together.
    #[error("Email or password is wrong.")]
    BadCredentials,
    /// A mailed link that is unknown, used or expired.
    #[error("This link has expired or was already used. Please ask for a new one.")]
    LinkExpired,
    /// More bytes or items than the limit.
    #[error("{0}")]
    TooLarge(String),
    /// More of something in a day than the limit.
    #[error("{0}")]
    TooOften(&'static str),
    /// The event is over, and so is the search for seats.
    #[error("This event is over.")]
    EventOver,
    /// The event asks guests for their name and the end of their mobile number.
    #[error("Please enter your first name, your last name and the last 4 digits of your mobile number.")]
    DetailsNeeded,
    /// Many addresses guess at the name; the last digits of the number are not enough for now.
    #[error("Please enter your full mobile number.")]
    NumberNeeded,
    /// The event of a lookup code was cancelled.
    #[error("This event has been cancelled.")]
    EventCancelled,
    /// The database does not answer, the queue is full, or a writer lost a race; a retry may succeed. The text is the
    /// cause, for the log and never for people.
    #[error("The service is busy. Please try again.")]
    Unavailable(String),
    /// The disk of the database is full. The text is the cause, for the log and never for people.
    #[error("The server is out of disk space, so this was not saved. Please tell the operator.")]
    StorageFull(String),
    /// A bug; the text is for the log, never for people.
    #[error("Something went wrong.")]
    Internal(String),
}

/// A state that refuses the request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Conflict {
    /// Another guest has the seat; who, when one guest was to be seated.
    SeatTaken(Option<Box<SeatNow>>),
    /// The guests to be swapped no longer have these seats; the current occupants.
    SeatsChanged(Vec<SeatNow>),
    /// The guest declined or cancelled.
    GuestCancelled,
    /// The address has an account.
    EmailTaken,
    /// The address must be verified first.
    EmailUnverified,
    /// The address was verified before.
    EmailVerified,
    /// An organisation would be left without an owner; their names, when it may be about several.
    LastOwner(Vec<String>),
    /// The plan has changed; its current revision.
    StaleRevision(i64),
    /// The change is about an object of the plan that someone else has deleted.
    ObjectGone(Box<GoneObject>),
    /// The change would remove seats that guests sit on.
    SeatsOccupied(Vec<SeatedGuest>),
    /// The organisation has a tag of this name.
    TagExists,
    /// The event has a party of this name.
    PartyExists,
    /// The noun has other values than the caller expects.
    ChangedMeanwhile,
    /// The person is a member of the organisation.
    AlreadyMember,
    /// The address has an open invitation.
    AlreadyInvited,
    /// The browser has a session.
    AlreadySignedIn,
    /// The mail is waiting or has gone.
    MailNotFailed,
    /// The guest has no address that mail can be sent to.
    NoEmail,
    /// The address of the guest gets no more mail.
    AddressSuppressed,
    /// The template's version has changed.
    TemplateChanged,
    /// The translations into the language have changed.
    TranslationsChanged,
    /// The email to many guests has ended.
    CampaignOver,
    /// The mail waits to be sent.
    MailWaiting,
    /// Plans show the picture; the names of their events.
    ImageInUse(Vec<String>),
    /// The import was undone before.
    ImportUndone,
    /// The form's version has changed.
    FormChanged,
    /// The search matches several guests.
    SeveralGuests,
    /// The venue's version has changed; the current one.
    VenueChanged(i32),
    /// Registration takes no answer in this state.
    Registration(RegistrationState),
    /// Someone of the party has answered since.
    AnsweredMeanwhile,
    /// The job queue of the organisation is full.
    JobQueueFull,
    /// A person cancelled the job.
    JobCancelled,
    /// The process that ran the job has ended, or another one took the job over.
    JobInterrupted,
    /// The job exceeded the time limit.
    JobTooLong,
}

/// A guest on a seat that a change of the plan would remove.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatedGuest {
    /// The guest.
    pub guest_id: GuestId,
    /// First name.
    pub first_name: String,
    /// Last name.
    pub last_name: String,
    /// The seat that would go.
    pub seat_id: SeatId,
    /// Who gave it.
    pub by: SeatedBy,
    /// The table as people call it.
    pub table: String,
    /// The seat as people call it.
    pub seat: String,
}

/// An object of a plan that was deleted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GoneObject {
    /// The id that it had.
    pub id: String,
    /// What it was called.
    pub name: String,
    /// The name of who deleted it, unless that account is gone.
    pub by: Option<String>,
}

impl GoneObject {
    fn message(&self) -> String {
        let by = self.by.as_deref().unwrap_or("Someone");
        format!("{by} deleted {}. Your change of it was not applied.", self.name)
    }
}

/// The current state of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatNow {
    /// The seat.
    pub seat_id: SeatId,
    /// The guest on it; `None` when it is free or no longer on the plan.
    pub occupant: Option<Occupant>,
}

impl Conflict {
    /// Returns the stable code.
    pub fn code(&self) -> &'static str {
        match self {
            Self::SeatTaken(_) => "seat_taken",
            Self::SeatsChanged(_) => "seats_changed",
            Self::GuestCancelled => "guest_cancelled",
            Self::EmailTaken => "email_taken",
            Self::EmailUnverified => "email_unverified",
            Self::EmailVerified => "email_verified",
            Self::LastOwner(_) => "last_owner",
            Self::StaleRevision(_) => "stale_revision",
            Self::ObjectGone(_) => "object_gone",
            Self::SeatsOccupied(_) => "seats_occupied",
            Self::TagExists => "tag_exists",
            Self::PartyExists => "party_exists",
            Self::ChangedMeanwhile => "changed_meanwhile",
            Self::AlreadyMember => "already_member",
            Self::AlreadyInvited => "already_invited",
            Self::AlreadySignedIn => "already_signed_in",
            Self::MailNotFailed => "mail_not_failed",
            Self::NoEmail => "no_email",
            Self::AddressSuppressed => "address_suppressed",
            Self::TemplateChanged => "template_changed",
            Self::TranslationsChanged => "translations_changed",
            Self::CampaignOver => "campaign_over",
            Self::MailWaiting => "mail_waiting",
            Self::ImageInUse(_) => "image_in_use",
            Self::ImportUndone => "import_undone",
            Self::FormChanged => "form_changed",
            Self::SeveralGuests => "several_guests",
            Self::VenueChanged(_) => "venue_changed",
            Self::Registration(state) => registration::code(*state),
            Self::AnsweredMeanwhile => "answered_meanwhile",
            Self::JobQueueFull => "job_queue_full",
            Self::JobCancelled => "job_cancelled",
            Self::JobInterrupted => "job_interrupted",
            Self::JobTooLong => "job_too_long",
        }
    }

    /// Returns the sentence people read.
    pub fn message(&self) -> String {
        match self {
            Self::SeatTaken(_) => "This seat is already taken by another guest.".to_owned(),
            Self::SeatsChanged(_) => "Someone else has just changed these seats. Nothing was swapped.".to_owned(),
            Self::GuestCancelled => "This guest has declined or cancelled and cannot be seated.".to_owned(),
            Self::EmailTaken => "An account with this email address already exists. Please sign in.".to_owned(),
            Self::EmailUnverified => "Verify your email address first.".to_owned(),
            Self::EmailVerified => "Your email address is already verified.".to_owned(),
            Self::LastOwner(_) => "An organisation needs at least one owner.".to_owned(),
            Self::StaleRevision(_) => "Someone else changed this floor plan. Reload it.".to_owned(),
            Self::ObjectGone(object) => object.message(),
            Self::SeatsOccupied(guests) => match guests.len() {
                1 => "A guest sits on a seat that this change removes.".to_owned(),
                count => format!("{count} guests sit on seats that this change removes."),
            },
            Self::TagExists => "A tag with this name already exists.".to_owned(),
            Self::PartyExists => "A party with this name already exists.".to_owned(),
            Self::ChangedMeanwhile => {
                "Someone else changed this in the meantime. Your change was not saved.".to_owned()
            }
            Self::AlreadyMember => "This person is already a member.".to_owned(),
            Self::AlreadyInvited => "This address is already invited. Send the invitation again instead.".to_owned(),
            Self::AlreadySignedIn => "You are signed in. Your own events are waiting for you.".to_owned(),
            Self::MailNotFailed => "Only failed mail can be sent again.".to_owned(),
            Self::ImportUndone => "This import was already undone.".to_owned(),
            Self::FormChanged => "The form has changed in the meantime. Reload it.".to_owned(),
            Self::SeveralGuests => {
                "Several guests match. Please search by your email address or your mobile number.".to_owned()
            }
            Self::VenueChanged(_) => "Someone else changed this venue. Reload it.".to_owned(),
            Self::Registration(state) => state.refusal().to_owned(),
            Self::AnsweredMeanwhile => {
                "Someone else in your party has answered in the meantime. Reload the answers.".to_owned()
            }
            Self::NoEmail => "This guest has no usable email address.".to_owned(),
            Self::AddressSuppressed => {
                "This address is blocked. Remove it from the blocked addresses first.".to_owned()
            }
            Self::TemplateChanged => "Someone else changed this template. Reload it.".to_owned(),
            Self::TranslationsChanged => "Someone else changed these translations. Reload them.".to_owned(),
            Self::CampaignOver => "This email has already been sent or stopped.".to_owned(),
            Self::MailWaiting => "This email is still waiting to be sent.".to_owned(),
            Self::JobQueueFull => {
                format!("{JOBS_QUEUED_MAX} tasks of your organisation are waiting. Try again when one of them is done.")
            }
            Self::JobCancelled => "This task was cancelled. Nothing was changed.".to_owned(),
            Self::JobInterrupted => {
                "This task was interrupted by a restart. Nothing was changed. Please start it again.".to_owned()
            }
            Self::JobTooLong => {
                format!("This task took longer than {JOB_MINUTES_MAX} minutes and was stopped. Nothing was changed.")
            }
            Self::ImageInUse(events) => format!(
                "This picture is used in the plan, a snapshot or the venue of {}. Remove it there first.",
                events.join(", ")
            ),
        }
    }

    /// Returns what a program needs to handle the failure, as JSON.
    pub fn details(&self) -> Option<Value> {
        match self {
            Self::GuestCancelled
            | Self::EmailTaken
            | Self::EmailUnverified
            | Self::EmailVerified
            | Self::AlreadyMember
            | Self::TagExists
            | Self::PartyExists
            | Self::ChangedMeanwhile
            | Self::AlreadyInvited
            | Self::AlreadySignedIn
            | Self::MailNotFailed
            | Self::ImportUndone
            | Self::FormChanged
            | Self::SeveralGuests
            | Self::Registration(_)
            | Self::AnsweredMeanwhile
            | Self::NoEmail
            | Self::AddressSuppressed
            | Self::TemplateChanged
            | Self::TranslationsChanged
            | Self::CampaignOver
            | Self::MailWaiting
            | Self::JobQueueFull
            | Self::JobCancelled
            | Self::JobInterrupted
            | Self::JobTooLong => None,
            Self::ImageInUse(events) => Some(json!({ "events": events })),
            Self::VenueChanged(version) => Some(json!({ "version": version })),
            Self::LastOwner(organisations) if organisations.is_empty() => None,
            Self::LastOwner(organisations) => Some(json!({ "organisations": organisations })),
            Self::StaleRevision(revision) => Some(json!({ "revision": revision })),
            Self::ObjectGone(object) => Some(json!({ "id": object.id, "name": object.name, "by": object.by })),
            Self::SeatTaken(seat) => seat.as_ref().map(|seat| json!({ "seat": seat_now(seat) })),
            Self::SeatsChanged(seats) => Some(json!({ "seats": seats.iter().map(seat_now).collect::<Vec<_>>() })),
            Self::SeatsOccupied(guests) => Some(json!({ "guests": guests.iter().map(seated).collect::<Vec<_>>() })),
        }
    }
}

fn sign_up_closed(mode: SignUpMode) -> &'static str {
    match mode {
        SignUpMode::Invited => {
            "New accounts need an invitation to their address. Ask an owner of an organisation here to invite you."
        }
        SignUpMode::Open | SignUpMode::Closed => {
            "New accounts and organisations are created by the operator of this installation."
        }
    }
}

fn first_message(problems: &[Invalid]) -> &str {
    problems.first().map_or("", |problem| &problem.message)
}

fn problem(problem: &Invalid) -> Value {
    json!({ "field": problem.field, "message": problem.message })
}

fn seated(guest: &SeatedGuest) -> Value {
    json!({
        "id": guest.guest_id, "firstName": guest.first_name, "lastName": guest.last_name,
        "seatId": guest.seat_id, "byHand": guest.by == SeatedBy::Hand, "table": guest.table, "seat": guest.seat,
    })
}

fn seat_now(seat: &SeatNow) -> Value {
    let guest = seat
        .occupant
        .as_ref()
        .map(|guest| json!({ "id": guest.guest_id, "firstName": guest.first_name, "lastName": guest.last_name }));
    json!({ "seatId": seat.seat_id, "guest": guest })
}

/// Why a whole file or document cannot be used.
#[derive(Clone, Debug, PartialEq)]
pub struct Refused {
    /// The stable code: `import_refused`, `plan_refused`, `image_refused`, `image_quota` or `organisation_limit`.
    pub code: &'static str,
    /// A sentence for people with what to do.
    pub message: String,
    /// The finer reason, as JSON.
    pub details: Value,
}

impl Error {
    /// Returns the stable code of the failure.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Invalid(_) => "invalid",
            Self::InvalidFields(_) => "invalid_fields",
            Self::NotFound(Noun::LookupCode) => "code_not_found",
            Self::NotFound(Noun::FoundGuest | Noun::ScannedSeat) => "guest_not_found",
            Self::NotFound(Noun::Plan) => "no_plan",
            Self::NotFound(_) => "not_found",
            Self::Conflict(conflict) => conflict.code(),
            Self::Refused(refused) => refused.code,
            Self::Forbidden => "forbidden",
            Self::SandboxOnly => "sandbox_only",
            Self::SignUpClosed(_) => "sign_up_closed",
            Self::SandboxOff => "sandbox_off",
            Self::SignedOut => "signed_out",
            Self::AccountChanged => "account_changed",
            Self::LinkExpired => "link_expired",
            Self::EventCancelled => "event_cancelled",
            Self::EventOver => "event_over",
            Self::DetailsNeeded => "details_needed",
            Self::NumberNeeded => "number_needed",
            Self::BadCredentials => "bad_credentials",
            Self::TooLarge(_) => "too_large",
            Self::TooOften(_) => "too_many_requests",
            Self::Unavailable(_) => "unavailable",
            Self::StorageFull(_) => "storage_full",
            Self::Internal(_) => "internal",
        }
    }

    /// Returns the field that is wrong, when there is one.
    pub fn field(&self) -> Option<&str> {
        match self {
            Self::Invalid(invalid) => Some(&invalid.field),
            Self::InvalidFields(problems) => problems.first().map(|problem| problem.field.as_str()),
            Self::Conflict(Conflict::TagExists | Conflict::PartyExists) => Some("name"),
            _ => None,
        }
    }

    /// Returns what a program needs to handle the failure, as JSON.
    pub fn details(&self) -> Option<Value> {
        match self {
            Self::Conflict(conflict) => conflict.details(),
            Self::InvalidFields(problems) => {
                Some(json!({ "problems": problems.iter().map(problem).collect::<Vec<_>>() }))
            }
            Self::Refused(refused) => Some(refused.details.clone()),
            _ => None,
        }
    }

    /// Returns what went wrong inside, for the log.
    pub fn cause(&self) -> Option<&str> {
        match self {
            Self::Internal(cause) | Self::Unavailable(cause) | Self::StorageFull(cause) => Some(cause),
            _ => None,
        }
    }

    /// Gives an absent row its noun.
    pub(crate) fn missing(error: storage::Error, noun: Noun) -> Self {
        match error {
            storage::Error::NotFound => Self::NotFound(noun),
            other => other.into(),
        }
    }
}

impl From<PrintError> for Error {
    fn from(error: PrintError) -> Self {
        Self::Internal(error.to_string())
    }
}

impl From<storage::Error> for Error {
    fn from(error: storage::Error) -> Self {
        match error {
            storage::Error::Conflict(Constraint::SeatTaken) => Self::Conflict(Conflict::SeatTaken(None)),
            storage::Error::Conflict(Constraint::EmailTaken) => Self::Conflict(Conflict::EmailTaken),
            storage::Error::Conflict(Constraint::TagName) => Self::Conflict(Conflict::TagExists),
            storage::Error::Conflict(Constraint::AlreadyMember) => Self::Conflict(Conflict::AlreadyMember),
            storage::Error::Conflict(Constraint::AlreadyInvited) => Self::Conflict(Conflict::AlreadyInvited),
            // Every use case locks or checks the rows that it refers to, so this is a bug.
            storage::Error::Conflict(Constraint::Reference)
            | storage::Error::NotFound
            | storage::Error::Database(_)
            | storage::Error::Corrupt(_) => Self::Internal(error.to_string()),
            // Lost a race; a retry will succeed or find the reason.
            storage::Error::Conflict(
                Constraint::GuestSeated
                | Constraint::LookupCode
                | Constraint::CommandId
                | Constraint::PlanRevision
                | Constraint::PartyName
                | Constraint::SameImage,
            )
            | storage::Error::Unavailable(_) => Self::Unavailable(error.to_string()),
            storage::Error::Full(_) => Self::StorageFull(error.to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lost_race_is_worth_a_retry_and_a_dangling_reference_is_a_fault() {
        for race in [Constraint::GuestSeated, Constraint::PlanRevision, Constraint::PartyName] {
            let error = Error::from(storage::Error::Conflict(race));
            assert_eq!(error.code(), "unavailable", "{race:?}");
            assert!(error.cause().unwrap().contains(&format!("{race:?}")), "{error:?}");
        }
        let error = Error::from(storage::Error::Conflict(Constraint::Reference));
        assert_eq!(error.code(), "internal");
    }

    #[test]
    fn the_cause_of_an_outage_is_kept_for_the_log_and_not_shown() {
        let error = Error::from(storage::Error::Unavailable("disk full".to_owned()));
        assert_eq!(error.cause(), Some("database unavailable: disk full"));
        assert!(!error.to_string().contains("disk"), "{error}");
    }
}
