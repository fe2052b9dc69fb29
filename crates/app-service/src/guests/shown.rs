//! What a role may see of a guest. Only [`GuestView::shown_to`] makes a [`ShownGuest`], and only that can be sent or
//! exported, so no route can forget the role.

use domain::account::Act;
use domain::guest::status::{GuestStatus, Rsvp};
use domain::guest::{Guest, GuestTexts};
use domain::id::{EventId, GuestId};
use domain::lookup_code::LookupCode;
use domain::party::Party;

use super::{GuestView, SeatRef, TableRef};
use crate::actor::Organiser;

/// A guest as a member of the organisation may see it: name, company, party, answer, arrival and seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownGuest {
    /// Names the guest.
    pub id: GuestId,
    /// The event of the guest.
    pub event_id: EventId,
    /// First name.
    pub first_name: String,
    /// Last name.
    pub last_name: String,
    /// Company.
    pub company: String,
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
    /// What only owners and planners see.
    pub private: Option<PrivateDetails>,
}

/// What viewers and door staff never see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrivateDetails {
    /// E-mail address.
    pub email: String,
    /// Mobile number.
    pub mobile: String,
    /// Additional information.
    pub additional_info: String,
    /// Dietary needs.
    pub dietary: String,
    /// Special requests.
    pub special_requests: String,
    /// Notes of the organiser.
    pub notes: String,
    /// The code with which the guest finds the seat.
    pub lookup_code: LookupCode,
}

impl GuestView {
    /// Returns what the role of a member may see.
    pub fn shown_to(self, who: &Organiser) -> ShownGuest {
        let status = self.status();
        let Self { guest, table, seat } = self;
        let Guest { texts, lookup_code, .. } = guest;
        let GuestTexts {
            first_name,
            last_name,
            email,
            mobile,
            company,
            additional_info,
            dietary,
            special_requests,
            notes,
        } = texts;
        let private = PrivateDetails {
            email,
            mobile,
            additional_info,
            dietary,
            special_requests,
            notes,
            lookup_code,
        };
        ShownGuest {
            id: guest.id,
            event_id: guest.event_id,
            first_name,
            last_name,
            company,
            status,
            rsvp: guest.rsvp,
            arrived: guest.arrived,
            party: guest.party,
            table,
            seat,
            private: domain::guard!("tenancy private details of guests" => who.role().may(Act::ReadPrivate))
                .then_some(private),
        }
    }
}
