//! The words of the wire, as enums of the OpenAPI document and unions of TypeScript. Each mirrors an enum of the domain:
//! a word that is added there does not compile until it is added here.
//!
//! Answers hold these types. Requests hold text, which the domain reads and refuses with its own message; they name the
//! type in `#[schema(value_type = …)]`.

use app_service::settings;
use domain::{account, event, guest::change, guest::status, party, tag, wish};
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
    /// What a member may do in an organisation.
    Role of account::Role { Owner, Planner, Viewer, DoorStaff }
    /// How far an event is; any status can follow any other.
    EventStatus of event::EventStatus { Planning, Confirmed, InProgress, Completed, Cancelled }
    /// Which list an event is on.
    EventList of event::Shelf { Active, Archived, Deleted }
    /// Why a seat is given by hand only.
    ClosedSeat of wish::closed::ClosedSeat { Locked, Reserved, HeadTable }
    /// The status of a guest, computed from answer, seat and arrival.
    GuestStatus of status::GuestStatus { Pending, Confirmed, Assigned, CheckedIn, Cancelled }
    /// From whom an answer came.
    RsvpBy of status::RsvpBy { Guest, Organiser, Import }
    /// The colour of a tag.
    TagColour of tag::TagColour { Grey, Red, Amber, Green, Teal, Blue, Violet, Pink }
    /// Whether a party has to sit at one table.
    PartySeating of party::PartySeating { Together, ApartAllowed }
    /// What a guest answered to the invitation.
    Rsvp of status::Rsvp { NoAnswer, Attending, Declined, Maybe }
    /// What a guest answers to the question whether they come.
    AnswerWord of domain::form::answer::Attending { Attending, Declined, Maybe }
    /// What became of an invitation.
    InviteResult of app_service::registration::invites::Outcome { Queued, Invalid, Repeated, InvitedRecently, Suppressed, Limit }
    /// What registration does at the moment.
    RegistrationState of domain::form::state::RegistrationState { Open, Full, WaitingList, NotOpenYet, Closed, Past, Cancelled }
    /// Whether the event of a ticket is still to come.
    TicketState of domain::ticket::TicketState { Upcoming, Past, Cancelled }
    /// What made a change of a guest.
    ChangeCause of change::Cause { Edit, Bulk, Import, Merge, AutoAssign, Plan, Undo, Answer, Door }
    /// Who may use an entrance.
    AccessLevel of domain::venue::AccessLevel { General, Vip, Staff, Emergency }
    /// What the finders of an event do.
    FinderStatus of event::finder::FinderStatus { Open, Cancelled, Past }
    /// What guests have to say when they look for their seat.
    FindMode of event::FindMode { Exact, Verified }
    /// A language that guests are addressed in.
    GuestLanguage of event::GuestLanguage { En, De }
    /// What is wished for.
    WishKind of wish::WishKind { Together, Apart, NextTo, AtTable, AtZone, Near, Far, Host, Mix, Gather, Balanced, Minimum, Lock }
    /// A place of the room.
    Landmark of wish::Landmark { Stage, HeadTable, DanceFloor, Music, Bar, Buffet, Kitchen, Toilets, Entrance, Exit }
    /// How much a wish matters.
    WishStrength of wish::WishStrength { Must, Prefer }
    /// Where mail goes: to a mail server, or into files because none is configured.
    MailMode of settings::MailMode { Smtp, Files }
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
    use std::fmt::Debug;

    use super::*;

    fn same<T: Copy + Debug, W: From<T> + Serialize>(
        all: impl IntoIterator<Item = T>,
        word: impl Fn(T) -> &'static str,
    ) {
        for one in all {
            assert_eq!(serde_json::to_value(W::from(one)).unwrap(), word(one), "{one:?}");
        }
    }

    #[test]
    fn the_words_are_those_of_the_domain() {
        same::<_, Role>(account::Role::ALL, account::Role::as_str);
        same::<_, EventStatus>(event::EventStatus::ALL, event::EventStatus::as_str);
        same::<_, EventList>(event::Shelf::ALL, event::Shelf::as_str);
        same::<_, GuestStatus>(status::GuestStatus::ALL, status::GuestStatus::as_str);
        same::<_, Rsvp>(status::Rsvp::ALL, status::Rsvp::as_str);
        same::<_, RsvpBy>(status::RsvpBy::ALL, status::RsvpBy::as_str);
        same::<_, TagColour>(tag::TagColour::ALL, tag::TagColour::as_str);
        same::<_, PartySeating>(party::PartySeating::ALL, party::PartySeating::as_str);
        same::<_, WishKind>(wish::WishKind::ALL, wish::WishKind::as_str);
        same::<_, ClosedSeat>(wish::closed::ClosedSeat::ALL, wish::closed::ClosedSeat::as_str);
        same::<_, WishStrength>(wish::WishStrength::ALL, wish::WishStrength::as_str);
        let modes = [settings::MailMode::Smtp, settings::MailMode::Files];
        same::<_, MailMode>(modes, settings::MailMode::as_str);
        for arrived in [true, false] {
            let word = serde_json::to_value(Attendance::new(arrived)).unwrap();
            assert_eq!(word, status::attendance(arrived));
        }
    }
}
