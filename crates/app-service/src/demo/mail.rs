//! A reminder that the guests of the wedding who have not answered got, and that one mail server refused.

use domain::id::EventId;
use domain::mail::{Recipients, Segment, TemplateKind};

use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::scope;
use crate::core::service::Tx;
use crate::mail::campaigns::{self, NewCampaign};
use crate::mail::templates;

/// What a mail server answers to an address with a typing error.
const REFUSAL: &str = "permanent error (550): 5.1.1 The email account that you tried to reach does not exist";

/// Stores the reminder as one that was sent; nothing leaves, because no guest of the demo exists.
pub(super) fn remind(tx: &mut Tx<'_>, organiser: &Organiser, event: &EventId) -> Result<(), Error> {
    let scope = scope::of_event(tx, organiser, event)?;
    let reminder = NewCampaign {
        template: templates::of_kind(tx, &scope, TemplateKind::Reminder)?.id,
        recipients: Recipients::Segment(Segment::Pending),
        schedule: None,
        sends_again: false,
        starts_at: None,
        by: Some(organiser.user_id().clone()),
    };
    campaigns::store_past(tx, &scope, &reminder, REFUSAL)
}
