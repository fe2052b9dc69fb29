//! Ids in requests. A text that cannot be an id gets the same answer as an unknown id.

use domain::id::{
    AnswerConfirmationId, AssignmentId, BatchId, CampaignId, EventId, ExportId, GuestId, ImageId, ImportId,
    InvitationId, JobId, MailId, OrganisationId, PartyId, ScheduleId, SessionId, TagId, TemplateId, UserId, WishId,
};

use crate::core::error::{Error, Noun};

/// An id that requests name.
pub trait RequestId: Sized {
    /// The segment of a path that holds it.
    const SEGMENT: &'static str;

    /// Reads it; a malformed id is not found.
    fn read(text: &str) -> Result<Self, Error>;
}

macro_rules! request_ids {
    ($($id:ident $segment:literal $noun:ident;)*) => { $(
        impl RequestId for $id {
            const SEGMENT: &'static str = $segment;

            fn read(text: &str) -> Result<Self, Error> {
                Self::parse(text).or(Err(Error::NotFound(Noun::$noun)))
            }
        }
    )* };
}

request_ids! {
    AnswerConfirmationId "confirmationId" Answer;
    PartyId "partyId" Party;
    TagId "tagId" Tag;
    AssignmentId "assignmentId" Assignment;
    BatchId "batchId" Batch;
    CampaignId "campaignId" Campaign;
    EventId "eventId" Event;
    ExportId "exportId" Export;
    GuestId "guestId" Guest;
    ImageId "imageId" Image;
    ImportId "importId" Import;
    InvitationId "invitationId" Invitation;
    JobId "jobId" Job;
    MailId "mailId" Mail;
    OrganisationId "organisationId" Organisation;
    SessionId "sessionId" Session;
    ScheduleId "scheduleId" Schedule;
    TemplateId "templateId" Template;
    UserId "userId" Member;
    WishId "wishId" Wish;
}
