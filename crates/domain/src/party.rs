//! Parties: a household, a couple with their plus-ones, a company's group. They answer and sit together.

use crate::id::PartyId;
use crate::invalid::Invalid;
use crate::limits::PARTY_NAME_MAX;
use crate::text;

/// A named group of guests of one event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Party {
    /// Names the party.
    pub id: PartyId,
    /// What people call it, for example "The Okafor family".
    pub name: String,
}

/// Reads the name of a party; blank means none.
pub fn name(typed: &str) -> Result<Option<String>, Invalid> {
    let name = text::line("party", typed, PARTY_NAME_MAX)?;
    Ok(if name.is_empty() { None } else { Some(name) })
}
