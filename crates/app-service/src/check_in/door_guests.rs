//! Guests as the door needs them: who they are, where they sit and whether they are here. Never how to reach them or what
//! they eat.

use std::collections::{BTreeMap, HashMap};

use domain::id::{GuestId, PartyId};
use storage::check_in as rows;
use storage::events::EventScope;
use storage::guests::{self as guest_rows, SeatedGuest};

use crate::core::error::Error;
use crate::core::service::Reading;
use crate::guests::{self, SeatRef, TableRef};

/// A guest at the door.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DoorGuest {
    /// Names the guest.
    pub id: GuestId,
    /// First name.
    pub first_name: String,
    /// Last name.
    pub last_name: String,
    /// Whether the guest is here.
    pub arrived: bool,
    /// The entries that count now.
    pub arrivals: Vec<String>,
    /// The party.
    pub party: Option<DoorParty>,
    /// The table, with or without a seat.
    pub table: Option<TableRef>,
    /// The seat.
    pub seat: Option<SeatRef>,
}

/// A party at the door.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DoorParty {
    /// Names the party.
    pub id: PartyId,
    /// Its name.
    pub name: String,
    /// How many guests it has.
    pub size: i64,
    /// How many of them are here.
    pub present: i64,
}

/// Reads guests by the entries of theirs that count. Those who are not on the list are left out.
pub(super) fn read(
    r: &mut Reading<'_>,
    scope: &EventScope,
    mut arrivals: BTreeMap<GuestId, Vec<String>>,
) -> Result<HashMap<GuestId, DoorGuest>, Error> {
    if arrivals.is_empty() {
        return Ok(HashMap::new());
    }
    let ids: Vec<String> = arrivals.keys().map(GuestId::to_string).collect();
    let known = guest_rows::some(r.conn, scope, &ids)?;
    let parties: Vec<&PartyId> = known
        .iter()
        .filter_map(|guest| Some(&guest.guest.party.as_ref()?.id))
        .collect();
    let presence = rows::party_presence(r.conn, scope, &parties)?;
    let mut places = Places::default();
    let mut read = HashMap::with_capacity(known.len());
    for SeatedGuest { guest, seat, by } in known {
        let (table, seat) = places.of(r, scope, guest.table_id.as_deref(), seat.zip(by))?;
        let arrivals = arrivals.remove(&guest.id).unwrap_or_default();
        let party = guest.party.map(|party| {
            let (size, present) = presence.get(party.id.as_str()).copied().unwrap_or_default();
            DoorParty {
                id: party.id,
                name: party.name,
                size,
                present,
            }
        });
        let guest = DoorGuest {
            id: guest.id,
            first_name: guest.texts.first_name,
            last_name: guest.texts.last_name,
            arrived: !arrivals.is_empty(),
            arrivals,
            party,
            table,
            seat,
        };
        read.insert(guest.id.clone(), guest);
    }
    Ok(read)
}

/// The tables of a plan, read when the first guest has one without a seat.
#[derive(Default)]
pub(super) struct Places(Option<HashMap<String, TableRef>>);

impl Places {
    /// Returns table and seat of a guest as people call them.
    pub(super) fn of(
        &mut self,
        r: &mut Reading<'_>,
        scope: &EventScope,
        table: Option<&str>,
        seat: Option<(domain::seat::Seat, domain::seat::SeatedBy)>,
    ) -> Result<(Option<TableRef>, Option<SeatRef>), Error> {
        if let Some((seat, by)) = seat {
            let table = TableRef {
                id: seat.table_id,
                number: seat.table_number,
                name: seat.table_label,
            };
            let seat = SeatRef {
                id: seat.id,
                number: seat.number,
                label: seat.label,
                by,
            };
            return Ok((Some(table), Some(seat)));
        }
        let Some(table) = table else {
            return Ok((None, None));
        };
        if self.0.is_none() {
            self.0 = Some(guests::tables(r, scope)?);
        }
        Ok((self.0.as_ref().and_then(|tables| tables.get(table).cloned()), None))
    }
}
