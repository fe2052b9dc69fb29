//! Ids from a URL. A text that cannot be an id names nothing, so it answers like an unknown id and not like a typing error.

use domain::id::{AssignmentId, EventId, GuestId, ImageId, InvitationId, MailId, OrganisationId, SessionId, UserId};

use crate::error::{Error, Noun};

/// Reads the id of an event from a path.
pub fn event(text: &str) -> Result<EventId, Error> {
    EventId::parse(text).or(Err(Error::NotFound(Noun::Event)))
}

/// Reads the id of a guest from a path.
pub fn guest(text: &str) -> Result<GuestId, Error> {
    GuestId::parse(text).or(Err(Error::NotFound(Noun::Guest)))
}

/// Reads the id of a session from a path.
pub fn session(text: &str) -> Result<SessionId, Error> {
    SessionId::parse(text).or(Err(Error::NotFound(Noun::Session)))
}

/// Reads the id of an organisation.
pub fn organisation(text: &str) -> Result<OrganisationId, Error> {
    OrganisationId::parse(text).or(Err(Error::NotFound(Noun::Organisation)))
}

/// Reads the id of a seat assignment from a path.
pub fn assignment(text: &str) -> Result<AssignmentId, Error> {
    AssignmentId::parse(text).or(Err(Error::NotFound(Noun::Assignment)))
}

/// Reads the id of a member from a path.
pub fn member(text: &str) -> Result<UserId, Error> {
    UserId::parse(text).or(Err(Error::NotFound(Noun::Member)))
}

/// Reads the id of an invitation from a path.
pub fn invitation(text: &str) -> Result<InvitationId, Error> {
    InvitationId::parse(text).or(Err(Error::NotFound(Noun::Invitation)))
}

/// Reads the id of a mail from a path.
pub fn mail(text: &str) -> Result<MailId, Error> {
    MailId::parse(text).or(Err(Error::NotFound(Noun::Mail)))
}

/// Reads the id of a picture from a path.
pub fn image(text: &str) -> Result<ImageId, Error> {
    ImageId::parse(text).or(Err(Error::NotFound(Noun::Image)))
}
