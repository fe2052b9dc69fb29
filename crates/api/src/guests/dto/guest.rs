//! Guests on the wire.

use app_service::actor::Organiser;
use app_service::guests::{self, ListChanges, SeatRef, ShownGuest, TableRef};
use chrono::{DateTime, Utc};
use domain::guest::needs::diets;
use domain::guest::{self, GuestTexts};
use domain::seat::SeatedBy;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::core::nullable;
use crate::core::words::{Attendance, GuestStatus, Rsvp, RsvpBy};
use crate::guests::dto::tag::Tag;

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

/// What has changed in a guest list since a state that the caller has.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GuestChanges {
    /// The present state, for the next call.
    version: String,
    /// Whether too much has changed, or the state is unknown: read the whole list again then.
    reload: bool,
    /// The guests who are new or may look different.
    guests: Vec<Guest>,
    /// The ids of guests who are on the list no more; some may never have been on the one that the caller has.
    removed: Vec<String>,
}

impl From<Result<ListChanges, String>> for GuestChanges {
    fn from(changes: Result<ListChanges, String>) -> Self {
        match changes {
            Ok(changes) => Self {
                version: changes.mark,
                reload: false,
                guests: changes.changed.into_iter().map(Guest::from).collect(),
                removed: changes.removed.into_iter().map(String::from).collect(),
            },
            Err(version) => Self {
                version,
                reload: true,
                guests: Vec::new(),
                removed: Vec::new(),
            },
        }
    }
}

/// Defines the wire types with a member for each text of a guest.
macro_rules! define_guests {
    ($first:ident $First:ident, $($member:ident $Variant:ident,)*) => {
        /// A guest with party, table and seat. Viewers and door staff get empty texts for `email`, `mobile`, `additionalInfo`,
        /// `meal`, `dietary`, `specialRequests`, `notes` and `lookupCode`.
        #[derive(Serialize, ToSchema)]
        #[serde(rename_all = "camelCase")]
        pub struct Guest {
            id: String,
            event_id: String,
            $first: String,
            $($member: String,)*
            /// The company again, under the name that the designer's guests have for it.
            company_affiliation: String,
            /// Each need of `dietary` in one spelling, for filters and the kitchen: `Vegetarian` for “veggie”.
            diets: Vec<String>,
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
            tags: Vec<Tag>,
            /// The id of the guest who brings this one.
            #[serde(skip_serializing_if = "Option::is_none")]
            #[schema(nullable = false)]
            plus_one_of: Option<String>,
            /// The position on the waiting list, from 1; absent for guests who do not wait for a place. The guests of a party
            /// share it. Their `rsvp` is `maybe` until they move up.
            #[serde(skip_serializing_if = "Option::is_none")]
            #[schema(nullable = false)]
            waiting_position: Option<u32>,
            vip: bool,
            wheelchair: bool,
            /// When the answer came; absent until the guest has answered.
            #[serde(skip_serializing_if = "Option::is_none")]
            #[schema(nullable = false)]
            rsvp_at: Option<DateTime<Utc>>,
            /// From whom the answer came.
            #[serde(skip_serializing_if = "Option::is_none")]
            #[schema(nullable = false)]
            rsvp_by: Option<RsvpBy>,
            added_at: DateTime<Utc>,
            /// Six letters and digits with which the guest finds the seat.
            lookup_code: String,
        }

        /// A new guest; everything but the name may be left out.
        #[derive(Deserialize, ToSchema)]
        #[serde(rename_all = "camelCase")]
        pub struct NewGuest {
            $first: String,
            $(
                #[serde(default)]
                $member: Option<String>,
            )*
            /// Another name for `company`, which wins when both are sent.
            #[serde(default)]
            company_affiliation: Option<String>,
            #[serde(default)]
            #[schema(value_type = Option<GuestStatus>)]
            status: Option<String>,
            /// The answer; without it the status says what it is.
            #[serde(default)]
            #[schema(value_type = Option<Rsvp>)]
            rsvp: Option<String>,
            /// The name of the party; a new one is made when the event has none of that name.
            #[serde(default)]
            party: Option<String>,
            #[serde(default)]
            vip: Option<bool>,
            #[serde(default)]
            wheelchair: Option<bool>,
            /// The ids of tags.
            #[serde(default)]
            tags: Option<Vec<String>>,
            /// The id of the guest who brings this one.
            #[serde(default)]
            plus_one_of: Option<String>,
        }

        /// A change of a guest: absent fields stay as they are, `null` clears.
        #[derive(Deserialize, ToSchema)]
        #[serde(rename_all = "camelCase")]
        pub struct GuestPatch {
            #[serde(default, deserialize_with = "nullable::cleared")]
            $first: Option<String>,
            $(
                #[serde(default, deserialize_with = "nullable::cleared")]
                $member: Option<String>,
            )*
            /// Another name for `company`, which wins when both are sent.
            #[serde(default, deserialize_with = "nullable::cleared")]
            company_affiliation: Option<String>,
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
            #[serde(default)]
            vip: Option<bool>,
            #[serde(default)]
            wheelchair: Option<bool>,
            /// The ids of the tags that replace those of the guest.
            #[serde(default)]
            tags: Option<Vec<String>>,
            /// The id of the guest who brings this one.
            #[serde(default, deserialize_with = "nullable::present")]
            #[schema(value_type = Option<String>)]
            plus_one_of: Option<Option<String>>,
        }

        impl From<NewGuest> for guest::NewGuest {
            fn from(mut new: NewGuest) -> Self {
                new.company = new.company.or(new.company_affiliation);
                Self {
                    texts: GuestTexts {
                        $first: new.$first,
                        $($member: new.$member.unwrap_or_default(),)*
                    },
                    status: new.status,
                    rsvp: new.rsvp,
                    party: new.party,
                    vip: new.vip.unwrap_or_default(),
                    wheelchair: new.wheelchair.unwrap_or_default(),
                    tags: new.tags.unwrap_or_default(),
                    plus_one_of: new.plus_one_of,
                }
            }
        }

        impl From<GuestPatch> for guest::GuestPatch {
            fn from(mut patch: GuestPatch) -> Self {
                patch.company = patch.company.or(patch.company_affiliation);
                Self {
                    $first: patch.$first,
                    $($member: patch.$member,)*
                    status: patch.status,
                    rsvp: patch.rsvp,
                    attendance: patch.attendance,
                    party: patch.party,
                    table_id: patch.table_id,
                    seat_id: patch.seat_id,
                    vip: patch.vip,
                    wheelchair: patch.wheelchair,
                    tags: patch.tags,
                    plus_one_of: patch.plus_one_of,
                }
            }
        }

        impl From<ShownGuest> for Guest {
            fn from(guest: ShownGuest) -> Self {
                Self {
                    id: guest.id.into(),
                    event_id: guest.event_id.into(),
                    company_affiliation: guest.texts.company.clone(),
                    diets: diets(&guest.texts.dietary),
                    $first: guest.texts.$first,
                    $($member: guest.texts.$member,)*
                    status: guest.status.into(),
                    rsvp: guest.rsvp.into(),
                    attendance: Attendance::new(guest.arrived),
                    party: guest.party.map(Party::from),
                    table: guest.table.map(GuestTable::from),
                    seat: guest.seat.map(GuestSeat::from),
                    tags: guest.tags.into_iter().map(Tag::from).collect(),
                    plus_one_of: guest.plus_one_of.map(String::from),
                    waiting_position: guest.waiting_position,
                    vip: guest.vip,
                    wheelchair: guest.wheelchair,
                    rsvp_at: guest.answered.map(|(at, _)| at),
                    rsvp_by: guest.answered.map(|(_, by)| by.into()),
                    added_at: guest.added_at,
                    lookup_code: guest.lookup_code.map(|code| code.as_str().to_owned()).unwrap_or_default(),
                }
            }
        }
    };
}
domain::guest_texts!(define_guests);

/// A guest that was added or changed.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChangedGuest {
    #[serde(flatten)]
    guest: Guest,
    /// The action, by which it can be undone; absent when nothing changed that the history keeps.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    batch_id: Option<String>,
}

impl ChangedGuest {
    /// Describes a change to the member who made it.
    pub fn shown_to(organiser: &Organiser, changed: guests::ChangedGuest) -> Self {
        Self {
            guest: changed.guest.shown_to(organiser).into(),
            batch_id: changed.batch.map(String::from),
        }
    }
}

impl From<domain::party::Party> for Party {
    fn from(party: domain::party::Party) -> Self {
        Self {
            id: party.id.into(),
            name: party.name,
        }
    }
}

impl From<TableRef> for GuestTable {
    fn from(table: TableRef) -> Self {
        Self {
            id: table.id,
            table_number: table.number,
            name: table.name,
        }
    }
}

impl From<SeatRef> for GuestSeat {
    fn from(seat: SeatRef) -> Self {
        Self {
            id: seat.id.to_string(),
            seat_number: seat.number,
            seat_label: seat.label,
            by_hand: seat.by == SeatedBy::Hand,
        }
    }
}
