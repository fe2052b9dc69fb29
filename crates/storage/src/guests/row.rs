//! The guest row and its way to and from the domain.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use domain::fold;
use domain::guest::status::{Rsvp, RsvpBy};
use domain::guest::{Guest, GuestTexts};
use domain::id::{EventId, GuestId, ImportId, PartyId};
use domain::invalid::Invalid;
use domain::lookup_code::LookupCode;
use domain::party::Party;
use domain::seat::{Seat, SeatId, SeatedBy};

use crate::core::error::Error;
use crate::core::event_scope::{EventScope, SeatingScope};
use crate::guests::{Candidate, Seatable};
use crate::schema::{guests, seats};

macro_rules! define_text_columns {
    ($($member:ident $Variant:ident,)*) => {
        /// The texts of a guest, each in the column of its name.
        #[derive(Queryable, Selectable, Insertable, AsChangeset)]
        #[diesel(table_name = guests, treat_none_as_default_value = false)]
        pub(crate) struct TextColumns {
            $($member: String,)*
        }

        impl From<GuestTexts> for TextColumns {
            fn from(texts: GuestTexts) -> Self {
                Self { $($member: texts.$member,)* }
            }
        }

        impl From<TextColumns> for GuestTexts {
            fn from(columns: TextColumns) -> Self {
                Self { $($member: columns.$member,)* }
            }
        }
    };
}
domain::guest_texts!(define_text_columns);

/// A guest as a list has it.
#[derive(Queryable, Selectable)]
#[diesel(table_name = guests)]
pub(super) struct Row {
    id: String,
    event_id: String,
    #[diesel(embed)]
    texts: TextColumns,
    rsvp: String,
    arrived_at: Option<NaiveDateTime>,
    party_id: Option<String>,
    table_id: Option<String>,
    lookup_code: String,
    created_at: NaiveDateTime,
    rsvp_at: Option<NaiveDateTime>,
    rsvp_by: Option<String>,
    vip: bool,
    wheelchair: bool,
}

/// What an update writes: everything but ids, code, creation and arrival.
#[derive(Insertable, AsChangeset)]
#[diesel(table_name = guests, treat_none_as_null = true, treat_none_as_default_value = false)]
pub(super) struct Change {
    #[diesel(embed)]
    texts: TextColumns,
    first_folded: String,
    last_folded: String,
    email_folded: String,
    mobile_digits: String,
    rsvp: String,
    party_id: Option<String>,
    table_id: Option<String>,
    updated_at: NaiveDateTime,
    rsvp_at: Option<NaiveDateTime>,
    rsvp_by: Option<String>,
    vip: bool,
    wheelchair: bool,
}

/// A guest as it is stored for the first time.
#[derive(Insertable)]
#[diesel(table_name = guests, treat_none_as_default_value = false)]
pub(super) struct NewRow {
    id: String,
    organisation_id: String,
    event_id: String,
    #[diesel(embed)]
    values: Change,
    lookup_code: String,
    created_at: NaiveDateTime,
    import_id: Option<String>,
}

/// The seat of a guest, as a left join gives it.
#[derive(Queryable, Selectable)]
#[diesel(table_name = seats)]
pub(super) struct SeatRow {
    seat_id: String,
    table_id: String,
    table_number: Option<i32>,
    table_label: String,
    seat_number: i32,
    seat_label: String,
    kind: String,
}

/// Event with its organisation, its first room and its first sitting, answer, table, name, the seat the guest has, and how the wanted seat is called.
pub(super) type CandidateRow = (
    ((String, String), (String, String)),
    String,
    Option<String>,
    (String, String),
    Option<(String, bool)>,
    Option<(String, String)>,
);

pub(super) fn candidate(
    ((event, place), rsvp, table_id, name, seat, wanted): CandidateRow,
) -> Result<Candidate, Error> {
    let (seat, hand_made) = seat.unzip();
    let seatable = Seatable {
        scope: SeatingScope::proven(EventScope::proven(event)?, place)?,
        rsvp: Rsvp::parse(&rsvp).map_err(corrupt)?,
        table_id,
        seat: seat.map(SeatId::try_from).transpose().map_err(corrupt)?,
    };
    let (first, last) = name;
    Ok(Candidate {
        seatable,
        name: format!("{first} {last}").trim().to_owned(),
        by: hand_made.map(SeatedBy::from_hand),
        wanted,
    })
}

impl Change {
    pub(super) fn new(guest: &Guest, now: DateTime<Utc>) -> Self {
        let texts = guest.texts.clone();
        let (first_folded, last_folded) = texts.folded_name();
        Self {
            first_folded,
            last_folded,
            email_folded: fold::email(&texts.email),
            mobile_digits: fold::phone(&texts.mobile),
            texts: texts.into(),
            rsvp: guest.rsvp.as_str().to_owned(),
            party_id: guest.party.as_ref().map(|party| party.id.as_str().to_owned()),
            table_id: guest.table_id.clone(),
            updated_at: now.naive_utc(),
            rsvp_at: guest.answered.map(|(at, _)| at.naive_utc()),
            rsvp_by: guest.answered.map(|(_, by)| by.as_str().to_owned()),
            vip: guest.vip,
            wheelchair: guest.wheelchair,
        }
    }
}

impl NewRow {
    pub(super) fn new(scope: &EventScope, guest: &Guest, import: Option<&ImportId>, now: DateTime<Utc>) -> Self {
        Self {
            id: guest.id.as_str().to_owned(),
            organisation_id: scope.organisation().to_owned(),
            event_id: scope.id().to_owned(),
            values: Change::new(guest, now),
            lookup_code: guest.lookup_code.as_str().to_owned(),
            created_at: now.naive_utc(),
            import_id: import.map(|import| import.as_str().to_owned()),
        }
    }
}

impl Row {
    pub(super) fn into_guest(self, party_name: Option<String>) -> Result<Guest, Error> {
        let party = match (self.party_id, party_name) {
            (Some(id), Some(name)) => Some(Party {
                id: PartyId::try_from(id).map_err(corrupt)?,
                name,
            }),
            _ => None,
        };
        let by = self.rsvp_by.as_deref().and_then(RsvpBy::parse);
        Ok(Guest {
            id: GuestId::try_from(self.id).map_err(corrupt)?,
            event_id: EventId::try_from(self.event_id).map_err(corrupt)?,
            texts: self.texts.into(),
            rsvp: Rsvp::parse(&self.rsvp).map_err(corrupt)?,
            answered: self.rsvp_at.map(|at| at.and_utc()).zip(by),
            vip: self.vip,
            wheelchair: self.wheelchair,
            added_at: self.created_at.and_utc(),
            arrived: self.arrived_at.is_some(),
            party,
            table_id: self.table_id,
            lookup_code: LookupCode::parse(&self.lookup_code).map_err(corrupt)?,
        })
    }
}

impl TryFrom<SeatRow> for Seat {
    type Error = Error;

    fn try_from(row: SeatRow) -> Result<Self, Error> {
        Ok(Self {
            id: SeatId::try_from(row.seat_id).map_err(corrupt)?,
            table_id: row.table_id,
            table_number: row.table_number,
            table_label: row.table_label,
            number: row.seat_number,
            label: row.seat_label,
            kind: row.kind,
        })
    }
}

fn corrupt(error: Invalid) -> Error {
    Error::Corrupt(error.to_string())
}
