//! What a role may see of a guest. Only [`GuestView::shown_to`] makes a [`ShownGuest`], and only that can be sent or
//! exported, so no route can forget the role.

use chrono::{DateTime, Utc};
use domain::account::Act;
use domain::guest::status::{GuestStatus, Rsvp, RsvpBy};
use domain::guest::{Guest, GuestTexts};
use domain::id::{EventId, GuestId};
use domain::lookup_code::LookupCode;
use domain::party::Party;
use domain::tag::Tag;

use super::{GuestView, SeatRef, TableRef};
use crate::core::actor::Organiser;

/// A guest as a member of the organisation may see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownGuest {
    /// Names the guest.
    pub id: GuestId,
    /// The event of the guest.
    pub event_id: EventId,
    /// The texts; the private ones are empty for viewers and door staff.
    pub texts: GuestTexts,
    /// The status word, computed from answer, arrival and seat.
    pub status: GuestStatus,
    /// What the guest answered.
    pub rsvp: Rsvp,
    /// Whether the guest has arrived.
    pub arrived: bool,
    /// The party.
    pub party: Option<Party>,
    /// The table, with or without a seat.
    pub table: Option<TableRef>,
    /// The seat.
    pub seat: Option<SeatRef>,
    /// The tags by name.
    pub tags: Vec<Tag>,
    /// The guest who brings this one.
    pub plus_one_of: Option<GuestId>,
    /// The position on the waiting list, from 1.
    pub waiting_position: Option<u32>,
    /// Whether the guest deserves special attention.
    pub vip: bool,
    /// Whether the guest uses a wheelchair.
    pub wheelchair: bool,
    /// When the answer came and from whom.
    pub answered: Option<(DateTime<Utc>, RsvpBy)>,
    /// When the guest came onto the list.
    pub added_at: DateTime<Utc>,
    /// The code with which the guest finds the seat; viewers and door staff never see it.
    pub lookup_code: Option<LookupCode>,
}

impl GuestView {
    /// Returns what the role of a member may see.
    pub fn shown_to(self, organiser: &Organiser) -> ShownGuest {
        let status = self.status();
        let Self {
            guest,
            table,
            seat,
            tags,
            plus_one_of,
            waiting_position,
        } = self;
        let Guest { texts, lookup_code, .. } = guest;
        let private = domain::guard!("tenancy private details of guests" => organiser.role().may(Act::ReadPrivate));
        ShownGuest {
            id: guest.id,
            event_id: guest.event_id,
            texts: if private { texts } else { texts.without_private() },
            status,
            rsvp: guest.rsvp,
            arrived: guest.arrived,
            party: guest.party,
            table,
            seat,
            tags,
            plus_one_of,
            waiting_position,
            vip: guest.vip,
            wheelchair: guest.wheelchair,
            answered: guest.answered,
            added_at: guest.added_at,
            lookup_code: private.then_some(lookup_code),
        }
    }
}
