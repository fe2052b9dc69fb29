//! Seating wishes: who sits with whom and where, and rules for whole tables.

use crate::id::{GuestId, WishId};
use crate::invalid::Invalid;
use crate::limits::{GUEST_LINE_MAX, GUESTS_PER_WISH_MAX, TABLE_MINIMUM_MAX};
use crate::print::{self, PrintError};
use crate::words::word_enum;

pub mod closed;
mod landmark;
mod object;

pub use landmark::Landmark;
pub use object::{WishObject, object_text, parse_object};

word_enum! {
    /// What is wished for.
    WishKind as "kind" {
        /// The guests share a table.
        Together = "together",
        /// No two of the guests share a table.
        Apart = "apart",
        /// Two guests sit side by side.
        NextTo = "next-to",
        /// The guests sit at a table of the plan.
        AtTable = "at-table",
        /// The guests sit at tables of a zone.
        AtZone = "at-zone",
        /// The guests sit near a place of the room.
        Near = "near",
        /// The guests do not sit near a place of the room.
        Far = "far",
        /// The guests are the hosts of a table.
        Host = "host",
        /// People of a company or tag, or of each company, are spread over the tables.
        Mix = "mix",
        /// People of a company or tag, or of each company, share tables.
        Gather = "gather",
        /// The tables hold about the same number of guests.
        Balanced = "balanced",
        /// A table that is used holds a number of guests at least.
        Minimum = "minimum",
        /// A table stays as it is.
        Lock = "lock",
    }
}

word_enum! {
    /// The strength of a wish.
    WishStrength as "strength" {
        /// It is a rule.
        Must = "must",
        /// It gives way to rules.
        Prefer = "prefer",
    }
}

impl WishKind {
    /// Returns the minimum number of guests of a wish of this kind.
    pub fn guests_min(self) -> usize {
        match self {
            Self::Together | Self::Apart | Self::NextTo => 2,
            Self::AtTable | Self::AtZone | Self::Near | Self::Far | Self::Host => 1,
            Self::Mix | Self::Gather | Self::Balanced | Self::Minimum | Self::Lock => 0,
        }
    }

    /// Returns the maximum number of guests of a wish of this kind.
    pub fn guests_max(self) -> usize {
        match self {
            Self::NextTo => 2,
            _ if self.guests_min() == 0 => 0,
            _ => GUESTS_PER_WISH_MAX,
        }
    }

    /// Returns whether a wish of this kind can be a rule.
    pub fn can_be_rule(self) -> bool {
        !matches!(self, Self::Mix | Self::Gather | Self::Balanced | Self::Minimum)
    }
}

/// A wish of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wish {
    /// Names the wish.
    pub id: WishId,
    /// What is wished for.
    pub kind: WishKind,
    /// The strength of the wish.
    pub strength: WishStrength,
    /// The guests, each once.
    pub guests: Vec<GuestId>,
    /// What it is about besides its guests; `None` for a wish without an object, and for one about every company.
    pub object: Option<WishObject>,
}

/// The input for a new wish, not yet validated.
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
    /// The name of a zone.
    pub zone: Option<String>,
    /// A word of [`Landmark`].
    pub landmark: Option<String>,
    /// A company.
    pub company: Option<String>,
    /// The id of a tag.
    pub tag_id: Option<String>,
    /// A number of guests.
    pub count: Option<u32>,
}

/// A wish whose guests, table and tag are not yet looked up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckedWish {
    /// What is wished for.
    pub kind: WishKind,
    /// The strength of the wish.
    pub strength: WishStrength,
    /// Ids of guests, each once, in order.
    pub guest_ids: Vec<String>,
    /// What it is about besides its guests.
    pub object: Option<WishObject>,
}

impl NewWish {
    /// Checks everything except that guests, table and tag exist, and removes repeated guests.
    pub fn check(mut self) -> Result<CheckedWish, Invalid> {
        let kind = WishKind::parse(&self.kind)?;
        let strength = WishStrength::parse(&self.strength)?;
        if strength == WishStrength::Must && !kind.can_be_rule() {
            return Err(Invalid::new("strength", "This wish cannot be a rule. Choose prefer."));
        }
        self.guest_ids.sort();
        self.guest_ids.dedup();
        check_count(kind, self.guest_ids.len())?;
        Ok(CheckedWish {
            kind,
            strength,
            object: self.object(kind)?,
            guest_ids: self.guest_ids,
        })
    }

    /// Takes the object required by a kind, and refuses any other.
    fn object(&mut self, kind: WishKind) -> Result<Option<WishObject>, Invalid> {
        let filled = |text: &mut Option<String>| text.take().filter(|text| !text.trim().is_empty());
        let table = filled(&mut self.table_id).map(WishObject::Table);
        let zone = filled(&mut self.zone).map(WishObject::Zone);
        let landmark = filled(&mut self.landmark)
            .map(|word| Landmark::parse(&word))
            .transpose()?;
        let landmark = landmark.map(WishObject::Landmark);
        let company = filled(&mut self.company).map(|name| WishObject::Company(name.trim().to_owned()));
        let tag = filled(&mut self.tag_id).map(WishObject::Tag);
        let count = self.count.take().map(WishObject::Count);
        let given = [
            ("tableId", table),
            ("zone", zone),
            ("landmark", landmark),
            ("company", company),
            ("tagId", tag),
            ("count", count),
        ];
        let (fields, missing): (&[&str], _) = match kind {
            WishKind::AtTable | WishKind::Host | WishKind::Lock => (&["tableId"], Some("Choose a table.")),
            WishKind::AtZone => (&["zone"], Some("Choose a zone.")),
            WishKind::Near | WishKind::Far => (&["landmark"], Some("Choose a place.")),
            WishKind::Minimum => (&["count"], Some("Enter a number of guests.")),
            WishKind::Mix | WishKind::Gather => (&["company", "tagId"], None),
            WishKind::Together | WishKind::Apart | WishKind::NextTo | WishKind::Balanced => (&[], None),
        };
        let mut found = None;
        for (field, object) in given {
            let Some(object) = object else { continue };
            if !fields.contains(&field) || found.is_some() {
                return Err(Invalid::new(field, "Leave this empty for this wish."));
            }
            check_object(&object)?;
            found = Some(object);
        }
        match (missing, &found) {
            (Some(message), None) => Err(Invalid::new(fields.first().copied().unwrap_or("kind"), message)),
            _ => Ok(found),
        }
    }
}

fn check_count(kind: WishKind, count: usize) -> Result<(), Invalid> {
    let (least, most) = (kind.guests_min(), kind.guests_max());
    let message = match (least, most) {
        _ if (least..=most).contains(&count) => return Ok(()),
        (_, 0) => "This wish has no guests.".to_owned(),
        (2, 2) => "Choose two guests.".to_owned(),
        (1, _) if count == 0 => "Choose at least one guest.".to_owned(),
        _ if count < least => "Choose at least two guests.".to_owned(),
        _ => format!("Choose at most {most} guests."),
    };
    Err(Invalid::new("guestIds", message))
}

fn check_object(object: &WishObject) -> Result<(), Invalid> {
    match object {
        WishObject::Company(name) if name.chars().count() > GUEST_LINE_MAX => {
            let message = format!("Use at most {GUEST_LINE_MAX} characters.");
            Err(Invalid::new("company", message))
        }
        WishObject::Zone(name) if name.chars().count() > GUEST_LINE_MAX => Err(Invalid::new(
            "zone",
            format!("Use at most {GUEST_LINE_MAX} characters."),
        )),
        WishObject::Count(count) if !(2..=TABLE_MINIMUM_MAX).contains(count) => {
            let message = format!("Enter a number from 2 to {TABLE_MINIMUM_MAX}.");
            Err(Invalid::new("count", message))
        }
        _ => Ok(()),
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

#[cfg(test)]
mod tests {
    use super::*;

    fn wish(kind: &str, guests: usize) -> NewWish {
        NewWish {
            kind: kind.to_owned(),
            strength: "prefer".to_owned(),
            guest_ids: (0..guests).map(|number| format!("g{number}")).collect(),
            ..NewWish::default()
        }
    }

    fn text(value: &str) -> Option<String> {
        Some(value.to_owned())
    }

    #[test]
    fn each_kind_takes_its_number_of_guests_and_its_object() {
        let at = |kind, guests| NewWish {
            table_id: text("t1"),
            ..wish(kind, guests)
        };
        for right in [
            wish("together", 2),
            NewWish {
                table_id: text(""),
                ..wish("apart", GUESTS_PER_WISH_MAX)
            },
            wish("next-to", 2),
            at("at-table", 1),
            at("host", 1),
            at("lock", 0),
            NewWish {
                zone: text("A"),
                ..wish("at-zone", 1)
            },
            NewWish {
                landmark: text("bar"),
                ..wish("far", 1)
            },
            NewWish {
                count: Some(4),
                ..wish("minimum", 0)
            },
            NewWish {
                company: text("Acme"),
                ..wish("mix", 0)
            },
            NewWish {
                tag_id: text("tag"),
                ..wish("gather", 0)
            },
            wish("mix", 0),
            wish("balanced", 0),
        ] {
            assert!(right.clone().check().is_ok(), "{right:?}");
        }
        for (wrong, field) in [
            (wish("beside", 2), "kind"),
            (wish("together", 1), "guestIds"),
            (wish("next-to", 3), "guestIds"),
            (wish("apart", GUESTS_PER_WISH_MAX + 1), "guestIds"),
            (at("at-table", 0), "guestIds"),
            (at("lock", 1), "guestIds"),
            (wish("at-table", 1), "tableId"),
            (wish("lock", 0), "tableId"),
            (at("together", 2), "tableId"),
            (wish("near", 1), "landmark"),
            (
                NewWish {
                    landmark: text("moon"),
                    ..wish("near", 1)
                },
                "landmark",
            ),
            (wish("at-zone", 1), "zone"),
            (
                NewWish {
                    count: Some(1),
                    ..wish("minimum", 0)
                },
                "count",
            ),
            (
                NewWish {
                    company: text("Acme"),
                    tag_id: text("tag"),
                    ..wish("mix", 0)
                },
                "tagId",
            ),
            (
                NewWish {
                    strength: "must".to_owned(),
                    ..wish("balanced", 0)
                },
                "strength",
            ),
        ] {
            assert_eq!(wrong.clone().check().unwrap_err().field, field, "{wrong:?}");
        }
    }

    #[test]
    fn a_guest_who_is_named_twice_counts_once() {
        let mut twice = wish("together", 1);
        twice.guest_ids.push("g0".to_owned());
        assert_eq!(twice.check().unwrap_err().field, "guestIds");
    }

    #[test]
    fn guests_read_back_as_they_are_stored() {
        let guests = vec![GuestId::parse("g1").unwrap(), GuestId::parse("g2").unwrap()];
        assert_eq!(parse_guests(&guests_text(&guests).unwrap()), Some(guests));
        assert_eq!(parse_guests("{}"), None);
    }
}
