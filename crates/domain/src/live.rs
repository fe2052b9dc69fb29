//! What a change was about, in kinds and ids and never in names: open screens learn it and read again what they show.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use crate::account::Act;
use crate::words::word_enum;

word_enum! {
    /// What people may see on a screen.
    Kind {
        /// The list of the organisation's events.
        Events = "events",
        /// The fields of an event.
        Event = "event",
        /// Guests in the list of an event.
        Guests = "guests",
        /// Parties of an event.
        Parties = "parties",
        /// Tags of the organisation.
        Tags = "tags",
        /// Seating wishes of an event.
        Wishes = "wishes",
        /// Who sits where; the ids name guests.
        Seats = "seats",
        /// The floor plan; the version is its revision.
        Plan = "plan",
        /// Size and entrances of the venue.
        Venue = "venue",
        /// The registration form.
        Form = "form",
        /// What guests answered; the ids name guests.
        Answers = "answers",
        /// Arrivals; the ids name guests.
        CheckIns = "check-ins",
        /// Emails of an event; the ids name campaigns.
        Mail = "mail",
        /// Long work; the ids name jobs.
        Jobs = "jobs",
        /// Members and invitations of the organisation.
        Members = "members",
        /// Files made of an event, snapshots of its plan, and pictures of the organisation.
        Files = "files",
    }
}

impl Kind {
    /// Returns what a member must be allowed to do in order to read this kind, and so to learn that it changed.
    pub fn act(self) -> Act {
        match self {
            Self::Events | Self::Event | Self::Guests | Self::Parties | Self::Tags => Act::Read,
            Self::Seats | Self::Plan | Self::Venue | Self::Members => Act::Read,
            Self::Form | Self::Answers | Self::Mail => Act::ReadForms,
            Self::CheckIns => Act::MarkArrivals,
            Self::Wishes | Self::Jobs | Self::Files => Act::Edit,
        }
    }

    /// Returns whether a change is visible in the lists of an event, whose version then grows.
    pub fn is_listed(self) -> bool {
        !matches!(
            self,
            Self::Venue | Self::Form | Self::Mail | Self::Jobs | Self::Members | Self::Files | Self::Events
        )
    }

    /// Returns whether the tile of an event in the list of events shows it.
    pub fn is_on_tile(self) -> bool {
        matches!(
            self,
            Self::Event | Self::Guests | Self::Answers | Self::Seats | Self::CheckIns
        )
    }

    /// Returns whether the row of a guest in the list shows it.
    pub fn is_of_guests(self) -> bool {
        matches!(self, Self::Guests | Self::Answers | Self::Seats | Self::CheckIns)
    }
}

/// Which rows of a kind changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rows {
    /// Those with these ids, at most [`Changes::IDS_MAX`].
    Ids(BTreeSet<String>),
    /// All that has a version, which is this one now.
    Version(i64),
    /// Any of them.
    Any,
}

impl Rows {
    fn and(&mut self, other: Self) {
        match (&mut *self, other) {
            (Self::Ids(ids), Self::Ids(more)) => {
                ids.extend(more);
                if ids.len() > Changes::IDS_MAX {
                    *self = Self::Any;
                }
            }
            (Self::Version(version), Self::Version(other)) => *version = other.max(*version),
            _ => *self = Self::Any,
        }
    }
}

/// What one transaction changed of an event, or of an organisation beside its events.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changes(BTreeMap<&'static str, (Kind, Rows)>);

impl Changes {
    /// Above this number, reading what changed costs as much as reading the whole kind.
    pub const IDS_MAX: usize = 100;

    /// Any row of a kind.
    pub fn any(kind: Kind) -> Self {
        Self::default().with(kind, Rows::Any)
    }

    /// Any row of several kinds.
    pub fn any_of(kinds: &[Kind]) -> Self {
        kinds
            .iter()
            .fold(Self::default(), |all, kind| all.with(*kind, Rows::Any))
    }

    /// Rows of a kind. Nothing without ids.
    pub fn ids<I: AsRef<str>>(kind: Kind, ids: impl IntoIterator<Item = I>) -> Self {
        let ids: BTreeSet<String> = ids.into_iter().map(|id| id.as_ref().to_owned()).collect();
        if ids.is_empty() {
            return Self::default();
        }
        Self::default().with(kind, Rows::Ids(ids))
    }

    /// The version of a kind.
    pub fn version(kind: Kind, version: i64) -> Self {
        Self::default().with(kind, Rows::Version(version))
    }

    fn with(mut self, kind: Kind, rows: Rows) -> Self {
        self.add(kind, rows);
        self
    }

    fn add(&mut self, kind: Kind, rows: Rows) {
        match self.0.get_mut(kind.as_str()) {
            Some((_, known)) => known.and(rows),
            None => {
                let mut new = Rows::Ids(BTreeSet::new());
                match rows {
                    Rows::Ids(_) => new.and(rows),
                    other => new = other,
                }
                self.0.insert(kind.as_str(), (kind, new));
            }
        }
    }

    /// Adds other changes.
    #[must_use]
    pub fn and(mut self, other: Self) -> Self {
        self.extend(other);
        self
    }

    /// Adds other changes.
    pub fn extend(&mut self, other: Self) {
        for (kind, rows) in other.0.into_values() {
            self.add(kind, rows);
        }
    }

    /// Returns whether nothing changed.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the kinds and their rows, in the order of the names of the kinds.
    pub fn iter(&self) -> impl Iterator<Item = (Kind, &Rows)> {
        self.0.values().map(|(kind, rows)| (*kind, rows))
    }

    /// Returns whether the version of the event grows.
    pub fn is_listed(&self) -> bool {
        self.iter().any(|(kind, _)| kind.is_listed())
    }

    /// Reads what [`fmt::Display`] wrote; a kind of a later release is passed over.
    pub fn parse(text: &str) -> Option<Self> {
        let mut changes = Self::default();
        for part in text.split(' ').filter(|part| !part.is_empty()) {
            let (word, rows) = if let Some((word, ids)) = part.split_once(':') {
                (word, Rows::Ids(ids.split(',').map(str::to_owned).collect()))
            } else if let Some((word, version)) = part.split_once('@') {
                (word, Rows::Version(version.parse().ok()?))
            } else {
                (part, Rows::Any)
            };
            if let Some(kind) = Kind::parse(word) {
                changes.add(kind, rows);
            }
        }
        Some(changes)
    }
}

/// For example `guests:id,id plan@12 tags`.
impl fmt::Display for Changes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, (kind, rows)) in self.iter().enumerate() {
            let space = if place == 0 { "" } else { " " };
            write!(f, "{space}{}", kind.as_str())?;
            match rows {
                Rows::Any => {}
                Rows::Version(version) => write!(f, "@{version}")?,
                Rows::Ids(ids) => {
                    for (place, id) in ids.iter().enumerate() {
                        write!(f, "{}{id}", if place == 0 { ':' } else { ',' })?;
                    }
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_are_read_as_they_were_written() {
        let changes = Changes::ids(Kind::Guests, ["b", "a"])
            .and(Changes::version(Kind::Plan, 12))
            .and(Changes::any(Kind::Tags));
        assert_eq!(changes.to_string(), "guests:a,b plan@12 tags");
        assert_eq!(Changes::parse(&changes.to_string()), Some(changes));
        assert_eq!(Changes::parse(""), Some(Changes::default()));
        assert_eq!(Changes::parse("plan@x"), None);
        assert_eq!(Changes::parse("holograms:a tags"), Some(Changes::any(Kind::Tags)));
    }

    #[test]
    fn more_rows_than_are_worth_naming_are_any() {
        let ids = |range: std::ops::Range<usize>| Changes::ids(Kind::Guests, range.map(|n| n.to_string()));
        let full = ids(0..60).and(ids(50..Changes::IDS_MAX));
        assert_eq!(full, ids(0..Changes::IDS_MAX));
        assert_eq!(full.and(ids(200..201)), Changes::any(Kind::Guests));
        assert_eq!(ids(0..Changes::IDS_MAX + 1), Changes::any(Kind::Guests));
        assert_eq!(Changes::any(Kind::Guests).and(ids(0..1)), Changes::any(Kind::Guests));
    }

    #[test]
    fn the_latest_revision_is_told() {
        let both = Changes::version(Kind::Plan, 7).and(Changes::version(Kind::Plan, 5));
        assert_eq!(both, Changes::version(Kind::Plan, 7));
    }

    #[test]
    fn no_rows_are_no_change() {
        assert!(Changes::ids::<&str>(Kind::Guests, []).is_empty());
    }
}
