//! Parties: a household, a couple with their plus-ones, a company's group. They answer and sit together.

use crate::id::PartyId;
use crate::invalid::Invalid;
use crate::limits::{GUEST_TEXT_MAX, PARTY_NAME_MAX, PLUS_ONES_MAX};
use crate::text;
use crate::words::word_enum;

word_enum! {
    /// Whether a party has to sit at one table.
    PartySeating as "seating" {
        /// At one table.
        Together = "together",
        /// At several tables if necessary.
        ApartAllowed = "apart-allowed",
    }
}

/// A party with what was agreed about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PartyDetails {
    /// The party.
    pub party: Party,
    /// Plus-ones that it may bring; `None` uses the limit of the form.
    pub plus_ones_allowed: Option<i32>,
    /// Whether it has to sit at one table.
    pub seating: PartySeating,
    /// What organisers noted.
    pub note: String,
}

/// A change of a party; absent fields stay as they are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PartyPatch {
    /// What people call it.
    pub name: Option<String>,
    /// Plus-ones that it may bring; inner `None` uses the limit of the form.
    pub plus_ones_allowed: Option<Option<i32>>,
    /// A seating word.
    pub seating: Option<String>,
    /// What organisers noted.
    pub note: Option<String>,
}

impl PartyPatch {
    /// Applies the patch and checks each field of it.
    pub fn apply(&self, old: &PartyDetails) -> Result<PartyDetails, Invalid> {
        let mut new = old.clone();
        if let Some(typed) = &self.name {
            new.party.name = text::required_line("name", typed, PARTY_NAME_MAX, "Give the party a name.")?;
        }
        if let Some(count) = self.plus_ones_allowed {
            if count.is_some_and(|count| !(0..=PLUS_ONES_MAX).contains(&count)) {
                let message = format!("A party can bring 0 to {PLUS_ONES_MAX} plus-ones.");
                return Err(Invalid::new("plusOnesAllowed", message));
            }
            new.plus_ones_allowed = count;
        }
        if let Some(word) = &self.seating {
            new.seating = PartySeating::parse(word)?;
        }
        if let Some(typed) = &self.note {
            new.note = text::lines("note", typed, GUEST_TEXT_MAX)?;
        }
        Ok(new)
    }
}

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
