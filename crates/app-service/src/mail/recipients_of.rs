//! Who would receive an e-mail now: counted before it is sent, and before the sending is shown.

use std::collections::BTreeSet;

use domain::account::Act;
use domain::id::{EventId, OrganisationId};
use domain::mail::{Recipients, Segment};
use storage::events::EventScope;
use storage::mail_recipients::{self, Recipient, Selection};
use storage::suppressions;

use crate::actor::Organiser;
use crate::error::{Error, Noun};
use crate::scope;
use crate::service::Reading;

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

/// How many guests would receive an e-mail.
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
pub fn segments(r: &mut Reading<'_>, who: &Organiser, event: &EventId) -> Result<Vec<(Segment, usize)>, Error> {
    who.must(Act::ReadForms)?;
    let scope = scope::of_event(r, who, event)?;
    let guests = mail_recipients::read(r.conn, &scope, Selection::All)?;
    let matching = |segment: Segment| {
        guests
            .iter()
            .filter(|guest| segment.includes(&guest.addressee()))
            .count()
    };
    Ok(Segment::ALL.map(|segment| (segment, matching(segment))).to_vec())
}

/// Counts those who would receive an e-mail. Viewers see no names.
pub fn of_event(
    r: &mut Reading<'_>,
    who: &Organiser,
    event: &EventId,
    recipients: &Recipients,
) -> Result<RecipientCount, Error> {
    who.must(Act::ReadForms)?;
    let scope = scope::of_event(r, who, event)?;
    let count = count(r, &scope, who.organisation_id(), recipients)?;
    if matches!(recipients, Recipients::Guest(_)) && count.matching == 0 {
        return Err(Error::NotFound(Noun::Guest));
    }
    Ok(count)
}

/// Counts those who would receive an e-mail.
pub(crate) fn count(
    r: &mut Reading<'_>,
    scope: &EventScope,
    organisation: &OrganisationId,
    recipients: &Recipients,
) -> Result<RecipientCount, Error> {
    let selection = match recipients {
        Recipients::Guest(guest) => Selection::One(guest),
        Recipients::Segment(_) => Selection::All,
    };
    let guests = mail_recipients::read(r.conn, scope, selection)?;
    let meant = guests.iter().filter(|guest| recipients.includes(&guest.addressee()));
    let meant: Vec<&Recipient> = meant.collect();
    let addresses: Vec<&str> = meant.iter().map(|guest| guest.email_folded.as_str()).collect();
    let suppressed = suppressions::among(r.conn, organisation, &addresses)?;
    let mut count = RecipientCount::default();
    let mut seen = BTreeSet::new();
    for guest in meant {
        count.matching += 1;
        count.without_seat += usize::from(guest.seat.is_none());
        if !super::is_address(&guest.email) {
            count.without_address.add(&guest.name);
        } else if suppressed.contains(&guest.email_folded) {
            count.suppressed.add(&guest.name);
        } else if seen.insert(guest.email_folded.as_str()) {
            count.receiving += 1;
        } else {
            count.shared_address += 1;
        }
    }
    Ok(count)
}
