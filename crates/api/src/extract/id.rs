//! Ids in paths. An id that cannot exist is answered exactly like one that does not.

use std::future::{Ready, ready};

use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest};
use app_service::error::Error;
use app_service::ids;
use domain::id::{AssignmentId, EventId, GuestId, ImageId, InvitationId, MailId, SessionId, UserId};

use crate::error::Problem;

/// An id that stands in the path of a route.
pub trait PathId: Sized {
    /// The name of its segment in the route.
    const SEGMENT: &'static str;

    /// Reads it; a malformed one is not found.
    fn read(text: &str) -> Result<Self, Error>;
}

impl PathId for EventId {
    const SEGMENT: &'static str = "eventId";

    fn read(text: &str) -> Result<Self, Error> {
        ids::event(text)
    }
}

impl PathId for GuestId {
    const SEGMENT: &'static str = "guestId";

    fn read(text: &str) -> Result<Self, Error> {
        ids::guest(text)
    }
}

impl PathId for SessionId {
    const SEGMENT: &'static str = "sessionId";

    fn read(text: &str) -> Result<Self, Error> {
        ids::session(text)
    }
}

impl PathId for AssignmentId {
    const SEGMENT: &'static str = "assignmentId";

    fn read(text: &str) -> Result<Self, Error> {
        ids::assignment(text)
    }
}

impl PathId for UserId {
    const SEGMENT: &'static str = "userId";

    fn read(text: &str) -> Result<Self, Error> {
        ids::member(text)
    }
}

impl PathId for InvitationId {
    const SEGMENT: &'static str = "invitationId";

    fn read(text: &str) -> Result<Self, Error> {
        ids::invitation(text)
    }
}

impl PathId for MailId {
    const SEGMENT: &'static str = "mailId";

    fn read(text: &str) -> Result<Self, Error> {
        ids::mail(text)
    }
}

impl PathId for ImageId {
    const SEGMENT: &'static str = "imageId";

    fn read(text: &str) -> Result<Self, Error> {
        ids::image(text)
    }
}

/// Extracts the id of its type from the path.
#[derive(Clone, Debug)]
pub struct InPath<T>(pub T);

impl<T: PathId> FromRequest for InPath<T> {
    type Error = Problem;
    type Future = Ready<Result<Self, Problem>>;

    fn from_request(request: &HttpRequest, _payload: &mut Payload) -> Self::Future {
        let text = request.match_info().get(T::SEGMENT).unwrap_or_default();
        ready(T::read(text).map(Self).map_err(Problem::from))
    }
}
