//! What a column of a guest list can mean.

use serde::Serialize;

/// The meaning of a column. The names of the first eight are the keys of a check report, in its order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Field {
    /// First name.
    First,
    /// Last name.
    Last,
    /// E-mail address.
    Email,
    /// Phone number.
    Mobile,
    /// Table, by number or label.
    Table,
    /// Seat, by number or label; means nothing without a table.
    Seat,
    /// Dietary needs, meal, allergies.
    Dietary,
    /// Remarks of the organisers.
    Notes,
    /// What the guest asked for. A check report lists it among the notes.
    SpecialRequests,
    /// First and last name in one cell.
    FullName,
    /// Middle name; joins the first name.
    Middle,
    /// Jr., III, Ph.D.; joins the last name.
    Suffix,
    /// Mr, Dr, Frau.
    Title,
    /// Employer or organisation.
    Company,
    /// Household, group or party.
    Party,
    /// Answer to the invitation.
    Status,
    /// Name, number or yes/no of a companion.
    PlusOne,
    /// Known, and not imported: address, city, lookup code, row number and the like.
    Ignored,
}

impl Field {
    /// The fields of a check report, in its order.
    pub const REPORTED: [Self; 8] = [
        Self::First,
        Self::Last,
        Self::Email,
        Self::Mobile,
        Self::Table,
        Self::Seat,
        Self::Dietary,
        Self::Notes,
    ];

    /// Returns the key of the field in JSON and in the synonym table.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Last => "last",
            Self::Email => "email",
            Self::Mobile => "mobile",
            Self::Table => "table",
            Self::Seat => "seat",
            Self::Dietary => "dietary",
            Self::Notes => "notes",
            Self::SpecialRequests => "special_requests",
            Self::FullName => "full_name",
            Self::Middle => "middle",
            Self::Suffix => "suffix",
            Self::Title => "title",
            Self::Company => "company",
            Self::Party => "party",
            Self::Status => "status",
            Self::PlusOne => "plus_one",
            Self::Ignored => "ignored",
        }
    }

    /// Returns the field with that key.
    pub(crate) fn from_key(key: &str) -> Option<Self> {
        const REST: [Field; 10] = [
            Field::SpecialRequests,
            Field::FullName,
            Field::Middle,
            Field::Suffix,
            Field::Title,
            Field::Company,
            Field::Party,
            Field::Status,
            Field::PlusOne,
            Field::Ignored,
        ];
        Self::REPORTED.into_iter().chain(REST).find(|field| field.key() == key)
    }
}
