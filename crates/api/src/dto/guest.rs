//! Guests on the wire.

use app_service::guests::ShownGuest;
use domain::guest::{self, GuestTexts};
use domain::seat::SeatedBy;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::dto::nullable;
use crate::dto::words::{Attendance, GuestStatus, Rsvp};

/// A guest with party, table and seat. Viewers and door staff get empty texts for `email`, `mobile`, `additionalInfo`,
/// `dietary`, `specialRequests`, `notes` and `lookupCode`.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Guest {
    id: String,
    event_id: String,
    first_name: String,
    last_name: String,
    email: String,
    mobile: String,
    company: String,
    /// The company again, under the name that the designer's guests have for it.
    company_affiliation: String,
    additional_info: String,
    dietary: String,
    special_requests: String,
    notes: String,
    status: GuestStatus,
    rsvp: Rsvp,
    attendance: Attendance,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    party: Option<Party>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    table: Option<GuestTable>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    seat: Option<GuestSeat>,
    /// Six letters and digits with which the guest finds the seat.
    lookup_code: String,
}

/// People who answer together and want to sit together.
#[derive(Serialize, ToSchema)]
pub struct Party {
    id: String,
    name: String,
}

/// The table a guest belongs to.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GuestTable {
    id: String,
    table_number: Option<i32>,
    name: String,
}

/// The seat a guest holds.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GuestSeat {
    id: String,
    seat_number: i32,
    seat_label: String,
    /// Whether a person gave the seat, and not auto-assign.
    by_hand: bool,
}

/// A new guest; everything but the name may be left out.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NewGuest {
    first_name: String,
    #[serde(default)]
    last_name: Option<String>,
    #[serde(default)]
    email: Option<String>,
    #[serde(default)]
    mobile: Option<String>,
    #[serde(default)]
    company: Option<String>,
    /// Another name for `company`, which wins when both are sent.
    #[serde(default)]
    company_affiliation: Option<String>,
    #[serde(default)]
    additional_info: Option<String>,
    #[serde(default)]
    dietary: Option<String>,
    #[serde(default)]
    special_requests: Option<String>,
    #[serde(default)]
    notes: Option<String>,
    #[serde(default)]
    #[schema(value_type = Option<GuestStatus>)]
    status: Option<String>,
    /// The name of the party; a new one is made when the event has none of that name.
    #[serde(default)]
    party: Option<String>,
}

/// A change of a guest: absent fields stay as they are, `null` clears.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GuestPatch {
    #[serde(default, deserialize_with = "nullable::cleared")]
    first_name: Option<String>,
    #[serde(default, deserialize_with = "nullable::cleared")]
    last_name: Option<String>,
    #[serde(default, deserialize_with = "nullable::cleared")]
    email: Option<String>,
    #[serde(default, deserialize_with = "nullable::cleared")]
    mobile: Option<String>,
    #[serde(default, deserialize_with = "nullable::cleared")]
    company: Option<String>,
    /// Another name for `company`, which wins when both are sent.
    #[serde(default, deserialize_with = "nullable::cleared")]
    company_affiliation: Option<String>,
    #[serde(default, deserialize_with = "nullable::cleared")]
    additional_info: Option<String>,
    #[serde(default, deserialize_with = "nullable::cleared")]
    dietary: Option<String>,
    #[serde(default, deserialize_with = "nullable::cleared")]
    special_requests: Option<String>,
    #[serde(default, deserialize_with = "nullable::cleared")]
    notes: Option<String>,
    #[serde(default)]
    #[schema(value_type = Option<GuestStatus>)]
    status: Option<String>,
    #[serde(default)]
    #[schema(value_type = Option<Rsvp>)]
    rsvp: Option<String>,
    #[serde(default)]
    #[schema(value_type = Option<Attendance>)]
    attendance: Option<String>,
    #[serde(default, deserialize_with = "nullable::present")]
    #[schema(value_type = Option<String>)]
    party: Option<Option<String>>,
    /// The table; another table than before frees the seat.
    #[serde(default, deserialize_with = "nullable::present")]
    #[schema(value_type = Option<String>)]
    table_id: Option<Option<String>>,
    /// The seat; a seat that another guest has is refused.
    #[serde(default, deserialize_with = "nullable::present")]
    #[schema(value_type = Option<String>)]
    seat_id: Option<Option<String>>,
}

impl From<NewGuest> for guest::NewGuest {
    fn from(new: NewGuest) -> Self {
        Self {
            texts: GuestTexts {
                first_name: new.first_name,
                last_name: new.last_name.unwrap_or_default(),
                email: new.email.unwrap_or_default(),
                mobile: new.mobile.unwrap_or_default(),
                company: new.company.or(new.company_affiliation).unwrap_or_default(),
                additional_info: new.additional_info.unwrap_or_default(),
                dietary: new.dietary.unwrap_or_default(),
                special_requests: new.special_requests.unwrap_or_default(),
                notes: new.notes.unwrap_or_default(),
            },
            status: new.status,
            party: new.party,
        }
    }
}

impl From<GuestPatch> for guest::GuestPatch {
    fn from(patch: GuestPatch) -> Self {
        Self {
            first_name: patch.first_name,
            last_name: patch.last_name,
            email: patch.email,
            mobile: patch.mobile,
            company: patch.company.or(patch.company_affiliation),
            additional_info: patch.additional_info,
            dietary: patch.dietary,
            special_requests: patch.special_requests,
            notes: patch.notes,
            status: patch.status,
            rsvp: patch.rsvp,
            attendance: patch.attendance,
            party: patch.party,
            table_id: patch.table_id,
            seat_id: patch.seat_id,
        }
    }
}

impl From<ShownGuest> for Guest {
    fn from(guest: ShownGuest) -> Self {
        let shown = Self {
            id: guest.id.into(),
            event_id: guest.event_id.into(),
            first_name: guest.first_name,
            last_name: guest.last_name,
            email: String::new(),
            mobile: String::new(),
            company_affiliation: guest.company.clone(),
            company: guest.company,
            additional_info: String::new(),
            dietary: String::new(),
            special_requests: String::new(),
            notes: String::new(),
            status: guest.status.into(),
            rsvp: guest.rsvp.into(),
            attendance: Attendance::new(guest.arrived),
            party: guest.party.map(|party| Party {
                id: party.id.into(),
                name: party.name,
            }),
            table: guest.table.map(|table| GuestTable {
                id: table.id,
                table_number: table.number,
                name: table.name,
            }),
            seat: guest.seat.map(|seat| GuestSeat {
                id: seat.id.to_string(),
                seat_number: seat.number,
                seat_label: seat.label,
                by_hand: seat.by == SeatedBy::Hand,
            }),
            lookup_code: String::new(),
        };
        match guest.private {
            None => shown,
            Some(private) => Self {
                email: private.email,
                mobile: private.mobile,
                additional_info: private.additional_info,
                dietary: private.dietary,
                special_requests: private.special_requests,
                notes: private.notes,
                lookup_code: private.lookup_code.as_str().to_owned(),
                ..shown
            },
        }
    }
}
