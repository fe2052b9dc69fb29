//! Seating wishes: guests who sit together, apart, or at one table.

use crate::id::{GuestId, WishId};
use crate::invalid::Invalid;
use crate::limits::GUESTS_PER_WISH_MAX;
use crate::print::{self, PrintError};
use crate::words::word_enum;

word_enum! {
    /// What is wished for.
    WishKind as "kind" {
        /// The guests share a table.
        Together = "together",
        /// No two of the guests share a table.
        Apart = "apart",
        /// The guests sit at a table of the plan.
        AtTable = "at-table",
    }
}

word_enum! {
    /// How much a wish matters.
    WishStrength as "strength" {
        /// It is a rule.
        Must = "must",
        /// It gives way to rules.
        Prefer = "prefer",
    }
}

impl WishKind {
    /// Returns how many guests a wish of this kind is about at least.
    pub fn guests_min(self) -> usize {
        match self {
            Self::Together | Self::Apart => 2,
            Self::AtTable => 1,
        }
    }
}

/// A wish of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wish {
    /// Names the wish.
    pub id: WishId,
    /// What is wished for.
    pub kind: WishKind,
    /// How much it matters.
    pub strength: WishStrength,
    /// The guests, each once.
    pub guests: Vec<GuestId>,
    /// The table of [`WishKind::AtTable`].
    pub table: Option<String>,
}

/// What a person sends to add a wish; nothing in it is checked yet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NewWish {
    /// A word of [`WishKind`].
    pub kind: String,
    /// A word of [`WishStrength`].
    pub strength: String,
    /// Ids of guests.
    pub guest_ids: Vec<String>,
    /// The id of a table.
    pub table_id: Option<String>,
}

impl NewWish {
    /// Checks everything but whether guests and table exist, and leaves out repeated guests.
    pub fn check(mut self) -> Result<(WishKind, WishStrength, Self), Invalid> {
        let kind = WishKind::parse(&self.kind)?;
        let strength = WishStrength::parse(&self.strength)?;
        self.guest_ids.sort();
        self.guest_ids.dedup();
        let count = self.guest_ids.len();
        if count < kind.guests_min() {
            let least = if kind.guests_min() == 1 {
                "a guest"
            } else {
                "two guests"
            };
            return Err(Invalid::new("guestIds", format!("Choose at least {least}.")));
        }
        if count > GUESTS_PER_WISH_MAX {
            let message = format!("Choose at most {GUESTS_PER_WISH_MAX} guests.");
            return Err(Invalid::new("guestIds", message));
        }
        self.table_id = self.table_id.filter(|table| !table.is_empty());
        match (kind, &self.table_id) {
            (WishKind::AtTable, None) => Err(Invalid::new("tableId", "Choose a table.")),
            (WishKind::Together | WishKind::Apart, Some(_)) => {
                Err(Invalid::new("tableId", "Only a wish for a table has a table."))
            }
            _ => Ok((kind, strength, self)),
        }
    }
}

/// Prints the guests of a wish as they are stored.
pub fn guests_text(guests: &[GuestId]) -> Result<String, PrintError> {
    print::text(guests)
}

/// Reads the guests of a stored wish.
pub fn parse_guests(text: &str) -> Option<Vec<GuestId>> {
    serde_json::from_str(text).ok()
}

/// Prints the table of a wish as it is stored.
pub fn table_text(table: Option<&str>) -> Result<String, PrintError> {
    print::text(&table)
}

/// Reads the table of a stored wish.
pub fn parse_table(text: &str) -> Option<Option<String>> {
    serde_json::from_str(text).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wish(kind: &str, guests: usize, table: Option<&str>) -> NewWish {
        NewWish {
            kind: kind.to_owned(),
            strength: "must".to_owned(),
            guest_ids: (0..guests).map(|number| format!("g{number}")).collect(),
            table_id: table.map(str::to_owned),
        }
    }

    #[test]
    fn each_kind_has_its_number_of_guests_and_only_one_has_a_table() {
        for right in [
            wish("together", 2, None),
            wish("apart", GUESTS_PER_WISH_MAX, Some("")),
            wish("at-table", 1, Some("t1")),
        ] {
            assert!(right.clone().check().is_ok(), "{right:?}");
        }
        for (wrong, field) in [
            (wish("near", 2, None), "kind"),
            (wish("together", 1, None), "guestIds"),
            (wish("apart", GUESTS_PER_WISH_MAX + 1, None), "guestIds"),
            (wish("at-table", 0, Some("t1")), "guestIds"),
            (wish("at-table", 1, None), "tableId"),
            (wish("together", 2, Some("t1")), "tableId"),
        ] {
            assert_eq!(wrong.clone().check().unwrap_err().field, field, "{wrong:?}");
        }
    }

    #[test]
    fn a_guest_who_is_named_twice_counts_once() {
        let mut twice = wish("together", 1, None);
        twice.guest_ids.push("g0".to_owned());
        assert_eq!(twice.check().unwrap_err().field, "guestIds");
    }

    #[test]
    fn guests_and_table_read_back_as_they_are_stored() {
        let guests = vec![GuestId::parse("g1").unwrap(), GuestId::parse("g2").unwrap()];
        assert_eq!(parse_guests(&guests_text(&guests).unwrap()), Some(guests));
        for table in [None, Some("t\"1".to_owned())] {
            assert_eq!(parse_table(&table_text(table.as_deref()).unwrap()), Some(table));
        }
        assert_eq!(parse_guests("{}"), None);
    }
}
