//! What calls look for and may not find.

/// What was not found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Noun {
    /// An address without anything.
    Path,
    /// An event.
    Event,
    /// A guest.
    Guest,
    /// A seat of the event's plan.
    Seat,
    /// A table of the event's plan.
    Table,
    /// A seat assignment.
    Assignment,
    /// A session of the same user.
    Session,
    /// An account, by its address; for the operator only.
    Account,
    /// An organisation of the user.
    Organisation,
    /// A lookup code.
    LookupCode,
    /// A guest who looks for a seat by name.
    FoundGuest,
    /// A guest or a seat by what a QR code carries.
    ScannedSeat,
    /// The way to a found seat.
    RouteKey,
    /// The plan of an event.
    Plan,
    /// A member of the organisation.
    Member,
    /// An invitation to the organisation.
    Invitation,
    /// A mail of the outbox.
    Mail,
    /// A snapshot of an event's plan.
    Snapshot,
    /// A picture.
    Image,
    /// A job.
    Job,
    /// A made file.
    Export,
    /// An action that changed guests.
    Batch,
    /// A tag of the organisation.
    Tag,
    /// A party of an event.
    Party,
    /// The ticket of a guest.
    Ticket,
    /// An import that has ended.
    Import,
    /// A seating wish.
    Wish,
    /// A question of a form.
    Question,
    /// An answer that waits for confirmation.
    Answer,
    /// An email schedule.
    Schedule,
    /// The mail server of the organisation.
    MailServer,
    /// A link of a mail.
    MailLink,
    /// An email template of an event.
    Template,
    /// An email to many guests.
    Campaign,
    /// An address that gets no more mail.
    Suppression,
}

impl Noun {
    /// Returns the sentence people read.
    pub fn message(self) -> &'static str {
        match self {
            Self::Path => "There is nothing at this address.",
            Self::Event => "Event not found.",
            Self::Guest => "Guest not found.",
            Self::Seat => "Seat not found.",
            Self::Table => "Table not found.",
            Self::Assignment => "Seat assignment not found.",
            Self::Session => "Session not found.",
            Self::Account => "No account has this address.",
            Self::Organisation => "Organisation not found.",
            Self::Member => "Member not found.",
            Self::Invitation => "Invitation not found.",
            Self::Mail => "Mail not found.",
            Self::Snapshot => "Snapshot not found.",
            Self::Image => "Picture not found.",
            Self::Job => "Task not found.",
            Self::Export => "This file is no longer kept. Export it again.",
            Self::Batch => "Change not found.",
            Self::Tag => "Tag not found.",
            Self::Party => "Party not found.",
            Self::Ticket => "Ticket not found.",
            Self::Import => "Import not found.",
            Self::Wish => "Seating wish not found.",
            Self::Question => "Question not found.",
            Self::Answer => "Answer not found. It may have been confirmed already.",
            Self::Schedule => "Email schedule not found.",
            Self::MailServer => "Your organisation has no mail server of its own.",
            Self::MailLink => "This link is not valid. Copy the complete link from the email.",
            Self::Template => "Template not found.",
            Self::Campaign => "Email not found.",
            Self::Suppression => "This address is not on the list.",
            Self::FoundGuest => "Please check your details and try again.",
            Self::ScannedSeat => "Invalid QR code or seat ID. Please try again.",
            Self::RouteKey => "This link to a map has expired. Please search for your seat again.",
            Self::Plan => "This event has no floor plan.",
            Self::LookupCode => {
                "Sorry, we couldn't find a seat with that lookup code. Please check your code and try again."
            }
        }
    }
}
