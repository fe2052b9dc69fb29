//! What a column of a guest list can mean.

use std::collections::BTreeMap;

use domain::guest::GuestField;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The meaning of a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Field {
    /// A text of the guest.
    Text(GuestField),
    /// Table, by number or label.
    Table,
    /// Seat, by number or label; means nothing without a table.
    Seat,
    /// First and last name in one cell.
    FullName,
    /// Middle name; joins the first name.
    Middle,
    /// Jr., III, Ph.D.; joins the last name.
    Suffix,
    /// Mr, Dr, Frau.
    Title,
    /// Household, group or party.
    Party,
    /// Answer to the invitation.
    Status,
    /// Name, number or yes/no of a companion.
    PlusOne,
    /// Words of the organiser for groups of guests, separated by commas.
    Tags,
    /// Known, and not imported: address, city, lookup code, row number and the like.
    Ignored,
}

impl Field {
    /// First name.
    pub const FIRST: Self = Self::Text(GuestField::FirstName);
    /// Last name.
    pub const LAST: Self = Self::Text(GuestField::LastName);
    /// What the guest wants to be called.
    pub const PREFERRED_NAME: Self = Self::Text(GuestField::PreferredName);
    /// Email address.
    pub const EMAIL: Self = Self::Text(GuestField::Email);
    /// Phone number.
    pub const MOBILE: Self = Self::Text(GuestField::Mobile);
    /// What the guest chose to eat. A check report lists it as a dietary need where the row has none.
    pub const MEAL: Self = Self::Text(GuestField::Meal);
    /// Dietary needs, allergies.
    pub const DIETARY: Self = Self::Text(GuestField::Dietary);
    /// Company.
    pub const COMPANY: Self = Self::Text(GuestField::Company);
    /// Anything else that a registration asked.
    pub const ADDITIONAL_INFO: Self = Self::Text(GuestField::AdditionalInfo);
    /// Remarks of the organisers.
    pub const NOTES: Self = Self::Text(GuestField::Notes);
    /// What the guest asked for. A check report lists it among the notes.
    pub const SPECIAL_REQUESTS: Self = Self::Text(GuestField::SpecialRequests);

    /// The fields of a check report, in its order.
    pub const REPORTED: [Self; 8] = [
        Self::FIRST,
        Self::LAST,
        Self::EMAIL,
        Self::MOBILE,
        Self::Table,
        Self::Seat,
        Self::DIETARY,
        Self::NOTES,
    ];

    /// Returns the key of the field in JSON and in the synonym table.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::FIRST => "first",
            Self::LAST => "last",
            Self::Text(field) => field.column(),
            Self::Table => "table",
            Self::Seat => "seat",
            Self::FullName => "full_name",
            Self::Middle => "middle",
            Self::Suffix => "suffix",
            Self::Title => "title",
            Self::Party => "party",
            Self::Status => "status",
            Self::PlusOne => "plus_one",
            Self::Tags => "tags",
            Self::Ignored => "ignored",
        }
    }

    /// Returns the field with that key.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        const REST: [Field; 11] = [
            Field::Table,
            Field::Seat,
            Field::FullName,
            Field::Middle,
            Field::Suffix,
            Field::Title,
            Field::Party,
            Field::Status,
            Field::PlusOne,
            Field::Tags,
            Field::Ignored,
        ];
        let texts = GuestField::ALL.iter().map(|field| Self::Text(*field));
        texts.chain(REST).find(|field| field.key() == key)
    }
}

impl Serialize for Field {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.key())
    }
}

impl<'de> Deserialize<'de> for Field {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let key = String::deserialize(deserializer)?;
        Self::from_key(&key).ok_or_else(|| serde::de::Error::custom(format!("\"{key}\" is not a field")))
    }
}

/// Returns what the columns under these headings meant the last time, per column from 0; `None` for unknown headings.
pub type Recall<'a> = dyn Fn(&[&str]) -> Option<BTreeMap<usize, Option<Field>>> + 'a;
