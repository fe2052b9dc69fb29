//! Who would receive an email now: counted before it is sent, and before the sending is shown.

use std::collections::{BTreeSet, HashSet};

use domain::account::Act;
use domain::id::{EventId, OrganisationId, TemplateId};
use domain::mail::{Recipients, Segment, TemplateKind};
use storage::events::EventScope;
use storage::mail::guest_mails::Addresses;
use storage::mail::suppressions;
use storage::mail::{
    recipients as mail_recipients,
    recipients::{Recipient, Selection},
};

use super::{guest_mails, templates};
use crate::core::actor::Organiser;
use crate::core::error::{Error, Noun};
use crate::core::scope;
use crate::core::service::Reading;

/// Names that are shown.
const NAMES_MAX: usize = 3;

/// Guests who are left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LeftOut {
    /// How many.
    pub count: usize,
    /// The names of some of them.
    pub names: Vec<String>,
}

/// How many guests would receive an email.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecipientCount {
    /// Guests who are meant.
    pub matching: usize,
    /// Mails that would be sent.
    pub receiving: usize,
    /// Guests without an address that mail can be sent to.
    pub without_address: LeftOut,
    /// Guests whose address gets no more mail.
    pub suppressed: LeftOut,
    /// Guests whose address was invited less than a day ago, when the email is an invitation.
    pub invited_recently: LeftOut,
    /// Guests whose address another one has, who receives the mail.
    pub shared_address: usize,
    /// Guests who are meant and have no seat.
    pub without_seat: usize,
}

impl LeftOut {
    fn add(&mut self, name: &str) {
        self.count += 1;
        if self.names.len() < NAMES_MAX {
            self.names.push(name.to_owned());
        }
    }
}

/// Counts the guests of each segment.
pub fn segments(r: &mut Reading<'_>, organiser: &Organiser, event: &EventId) -> Result<Vec<(Segment, usize)>, Error> {
    organiser.must(Act::ReadForms)?;
    let scope = scope::of_event(r, organiser, event)?;
    let guests = mail_recipients::read(r.conn, &scope, Selection::All)?;
    let matching = |segment: Segment| {
        guests
            .iter()
            .filter(|guest| segment.includes(&guest.addressee()))
            .count()
    };
    Ok(Segment::ALL.map(|segment| (segment, matching(segment))).to_vec())
}

/// What decides who would receive an email.
#[derive(Clone, Debug)]
pub struct RecipientQuery {
    /// Who is meant.
    pub recipients: Recipients,
    /// The template, if it is known; invitations are not repeated within a day.
    pub template: Option<TemplateId>,
    /// Whether they are repeated.
    pub sends_again: bool,
}

/// Counts those who would receive an email. Viewers see no names.
pub fn of_event(
    r: &mut Reading<'_>,
    organiser: &Organiser,
    event: &EventId,
    query: &RecipientQuery,
) -> Result<RecipientCount, Error> {
    organiser.must(Act::ReadForms)?;
    let scope = scope::of_event(r, organiser, event)?;
    let kind = match &query.template {
        Some(id) => {
            let template = templates::all(r, &scope)?
                .into_iter()
                .find(|template| template.id == *id);
            Some(template.ok_or(Error::NotFound(Noun::Template))?.kind)
        }
        None => None,
    };
    let recipients = &query.recipients;
    let once_a_day = kind.filter(|_| !query.sends_again);
    let count = count(r, &scope, organiser.organisation_id(), (recipients, once_a_day))?;
    if matches!(recipients, Recipients::Guest(_)) && count.matching == 0 {
        return Err(Error::NotFound(Noun::Guest));
    }
    Ok(count)
}

/// Counts those who would receive an email. `once_a_day` is the kind of template when addresses that got an invitation
/// within a day are left out.
pub(crate) fn count(
    r: &mut Reading<'_>,
    scope: &EventScope,
    organisation: &OrganisationId,
    (recipients, once_a_day): (&Recipients, Option<TemplateKind>),
) -> Result<RecipientCount, Error> {
    let selection = match recipients {
        Recipients::Guest(guest) => Selection::One(guest),
        Recipients::Guests(_) | Recipients::Segment(_) => Selection::All,
    };
    let guests = mail_recipients::read(r.conn, scope, selection)?;
    let meant = guests.iter().filter(|guest| recipients.includes(&guest.addressee()));
    let meant: Vec<&Recipient> = meant.collect();
    let addresses: Vec<&str> = meant.iter().map(|guest| guest.email_folded.as_str()).collect();
    let suppressed = suppressions::among(r.conn, organisation, &addresses)?;
    let invited = match once_a_day {
        Some(TemplateKind::Invitation) => guest_mails::invited_recently(r, scope, Addresses::All)?,
        _ => HashSet::new(),
    };
    let mut count = RecipientCount::default();
    let mut seen = BTreeSet::new();
    for guest in meant {
        count.matching += 1;
        count.without_seat += usize::from(guest.seat.is_none());
        if !super::is_address(&guest.email) {
            count.without_address.add(&guest.name);
        } else if suppressed.contains(&guest.email_folded) {
            count.suppressed.add(&guest.name);
        } else if invited.contains(&guest.email_folded) {
            count.invited_recently.add(&guest.name);
        } else if seen.insert(guest.email_folded.as_str()) {
            count.receiving += 1;
        } else {
            count.shared_address += 1;
        }
    }
    Ok(count)
}
