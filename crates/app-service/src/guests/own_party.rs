//! The party of a guest who registers: the one the guest has, or a new one of the guest's name.

use domain::id::{GuestId, PartyId};
use domain::limits::PARTY_NAME_MAX;
use domain::live::{Changes, Kind};
use domain::party::Party;
use storage::events::EventScope;
use storage::guests::{self, parties};

use crate::core::error::Error;
use crate::core::service::Tx;

/// Returns the party of a guest; one without gets one.
pub(crate) fn own_party(tx: &mut Tx<'_>, scope: &EventScope, guest: &GuestId) -> Result<Party, Error> {
    let known = guests::get(tx.conn, scope, guest)?.guest;
    if let Some(party) = known.party {
        return Ok(party);
    }
    let party = Party {
        id: PartyId::from_random(&tx.id_bytes()?),
        name: free_name(tx, scope, &known.texts.full_name())?,
    };
    let now = tx.now;
    tx.note_guests(scope, [guest]);
    tx.note(scope, Changes::any(Kind::Parties));
    parties::insert(tx.conn, scope, &party, now)?;
    guests::set_party(tx.conn, scope, &[guest], Some(&party.id), now)?;
    Ok(party)
}

/// Names of parties are unique within an event, those of guests are not.
fn free_name(tx: &mut Tx<'_>, scope: &EventScope, name: &str) -> Result<String, Error> {
    let name: String = name.chars().take(PARTY_NAME_MAX - 10).collect();
    let mut candidate = name.clone();
    let mut number = 1_u32;
    while parties::find_named(tx.conn, scope, &candidate)?.is_some() {
        number = number.saturating_add(1);
        candidate = format!("{name} {number}");
    }
    Ok(candidate)
}
