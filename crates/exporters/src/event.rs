//! What every export reads of an event: its facts, its plan, and its tables and guests in the order of the sheets.

use std::borrow::Cow;
use std::cmp::Ordering;
use std::collections::{HashMap, HashSet};

use chrono::{DateTime, NaiveDate, NaiveDateTime, Utc};
use domain::event::GuestLanguage;
use domain::guest::GuestTexts;
use domain::guest::status::GuestStatus;
use domain::plan::{FloorPlan, element};
use domain::tag::Tag;
use domain::venue::Venue;
use domain::wish::Wish;

use crate::words::words;

/// The facts of the event itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventFacts {
    /// Name of the event.
    pub name: String,
    /// The start.
    pub starts_at: DateTime<Utc>,
    /// The start as the clocks of its zone show it.
    pub local_start: NaiveDateTime,
    /// The end, when it is known.
    pub ends_at: Option<DateTime<Utc>>,
    /// The IANA name of its zone.
    pub zone: String,
    /// Where it takes place; may be empty.
    pub venue: String,
    /// What it is about; may be empty.
    pub description: String,
    /// Whom guests may ask; may be empty.
    pub contact: String,
    /// The status word.
    pub status: String,
    /// The language for guests who chose none. Cards, lists and signs for guests are in it.
    pub language: GuestLanguage,
}

/// A table, or anything else that people sit at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The id of its element in the plan.
    pub id: String,
    /// What people call it, for example "Table 4".
    pub label: String,
    /// Its number.
    pub number: Option<i32>,
    /// How many people it seats.
    pub capacity: usize,
}

/// A guest as sheets and files show them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guest {
    /// Id of the guest.
    pub id: String,
    /// Name, contact and needs. The address and the mobile number are on no sheet.
    pub texts: GuestTexts,
    /// The computed status word.
    pub status: GuestStatus,
    /// What the guest answered, as a word of the wire.
    pub rsvp: String,
    /// The position on the waiting list, from 1, as digits.
    pub waiting_position: Option<String>,
    /// Whether the guest has arrived.
    pub arrived: bool,
    /// Whether the guest deserves special attention.
    pub vip: bool,
    /// Whether the guest uses a wheelchair.
    pub wheelchair: bool,
    /// The names of the guest's tags.
    pub tags: Vec<String>,
    /// The id and the name of the party.
    pub party: Option<(String, String)>,
    /// The table, as an index of [`EventExport::tables`].
    pub table: Option<usize>,
    /// The id and the label of the seat.
    pub seat: Option<(String, String)>,
    /// The code with which the guest finds the seat; may be empty.
    pub lookup_code: String,
}

impl Guest {
    /// "First Last"
    #[must_use]
    pub fn name(&self) -> String {
        self.texts.full_name()
    }

    /// What waiters bring: the meal and what has to be left out of it.
    #[must_use]
    pub fn served(&self) -> String {
        let parts = [self.texts.meal.as_str(), &self.texts.dietary];
        let parts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        parts.join(" · ")
    }

    /// Whether the guest comes, as far as is known.
    #[must_use]
    pub fn is_coming(&self) -> bool {
        self.status != GuestStatus::Cancelled
    }

    /// The label of the seat; empty without one.
    #[must_use]
    pub fn seat_label(&self) -> &str {
        self.seat.as_ref().map_or("", |(_, label)| label)
    }
}

/// What only the file with the complete event holds.
#[derive(Clone, Debug, Default)]
pub struct EventRecord {
    /// Until when guests are asked to answer.
    pub rsvp_deadline: Option<DateTime<Utc>>,
    /// The colour of the event (`#rrggbb`).
    pub accent: Option<String>,
    /// The last day on which its guests are kept.
    pub retention_until: Option<NaiveDate>,
    /// What guests have to say when they look for their seat.
    pub find_mode: String,
    /// The tags that its guests carry.
    pub tags: Vec<Tag>,
    /// The venue and its entrances, once they were saved.
    pub venue: Option<Venue>,
    /// Who should sit together, apart or at which table.
    pub wishes: Vec<Wish>,
    /// Guests whom others bring, with those.
    pub companions: HashMap<String, String>,
    /// The guests whom the seating engine seated.
    pub seated_by_engine: HashSet<String>,
}

/// An event with everything that is exported of it.
#[derive(Clone, Debug)]
pub struct EventExport {
    /// The event itself.
    pub event: EventFacts,
    /// Its plan.
    pub plan: FloorPlan,
    /// What people sit at, by number.
    pub tables: Vec<Table>,
    /// All guests.
    pub guests: Vec<Guest>,
    /// What only the file with the complete event holds.
    pub record: EventRecord,
    /// The address of the server, without a slash at its end.
    pub base_url: String,
    /// The tokens of tickets by guest, for sheets whose codes carry them.
    pub tickets: HashMap<String, String>,
    /// The public id of the event, which links to its finder carry.
    pub public_id: String,
    /// The pictures of the plan as `data:` addresses, by the address under which the plan names them.
    pub pictures: HashMap<String, String>,
    /// When the files are made.
    pub made_at: DateTime<Utc>,
}

impl EventExport {
    /// Returns the content of a guest's QR code: the token of the ticket, or the short code without a ticket.
    #[must_use]
    pub fn scanned_code<'a>(&'a self, guest: &'a Guest) -> &'a str {
        self.tickets.get(&guest.id).unwrap_or(&guest.lookup_code)
    }

    /// The label of a guest's table; empty without one.
    #[must_use]
    pub fn table_label(&self, guest: &Guest) -> &str {
        let table = guest.table.and_then(|index| self.tables.get(index));
        table.map_or("", |table| &table.label)
    }

    /// The label of a table as guests read it: one that only numbers the table is in their language.
    #[must_use]
    pub fn label_for_guests<'e>(&self, table: &'e Table) -> Cow<'e, str> {
        let number = table.number.and_then(|number| u32::try_from(number).ok());
        match number.filter(|number| table.label == element::table_label(*number)) {
            Some(number) => format!("{} {number}", words(self.event.language).table).into(),
            None => table.label.as_str().into(),
        }
    }

    /// The label of a guest's table as guests read it; empty without one.
    #[must_use]
    pub fn table_for_guests(&self, guest: &Guest) -> Cow<'_, str> {
        let table = guest.table.and_then(|index| self.tables.get(index));
        table.map_or_else(Cow::default, |table| self.label_for_guests(table))
    }

    /// Whether any guest has a meal, so that lists need room for it.
    #[must_use]
    pub fn has_meals(&self) -> bool {
        self.guests.iter().any(|guest| !guest.texts.meal.is_empty())
    }

    /// Whether any guest waits for a place.
    #[must_use]
    pub fn has_waiting_list(&self) -> bool {
        self.guests.iter().any(|guest| guest.waiting_position.is_some())
    }

    /// All guests who come, alphabetically.
    #[must_use]
    pub fn coming(&self) -> Vec<&Guest> {
        let coming = self.guests.iter().filter(|guest| guest.is_coming()).collect();
        alphabetical(coming)
    }

    /// All guests who come and have a table, by table and seat.
    #[must_use]
    pub fn placed(&self) -> Vec<&Guest> {
        let mut placed: Vec<&Guest> = self.guests.iter().filter(|guest| guest.is_coming()).collect();
        placed.retain(|guest| guest.table.is_some());
        placed.sort_by(|one, other| {
            let tables = one.table.cmp(&other.table);
            tables.then_with(|| seat_order(one.seat_label(), other.seat_label()))
        });
        placed
    }

    /// The tables that have guests, each with them in the order of the seats.
    #[must_use]
    pub fn occupied(&self) -> Vec<(&Table, Vec<&Guest>)> {
        let mut guests: HashMap<usize, Vec<&Guest>> = HashMap::new();
        for guest in self.placed() {
            guests.entry(guest.table.unwrap_or_default()).or_default().push(guest);
        }
        let tables = self.tables.iter().enumerate();
        tables
            .filter_map(|(index, table)| Some((table, guests.remove(&index)?)))
            .collect()
    }
}

/// A, B, …, Z, AA and 1, 2, …, 10; guests without a seat come last.
fn seat_order(one: &str, other: &str) -> Ordering {
    let key = |label: &str| (label.is_empty(), label.chars().count());
    key(one).cmp(&key(other)).then_with(|| one.cmp(other))
}

/// Sorts guests by last and first name, without regard to case, accents and punctuation.
fn alphabetical(mut guests: Vec<&Guest>) -> Vec<&Guest> {
    guests.sort_by_cached_key(|guest| {
        let last = if guest.texts.last_name.is_empty() {
            &guest.texts.first_name
        } else {
            &guest.texts.last_name
        };
        (sort_key(last), sort_key(&guest.texts.first_name), guest.id.clone())
    });
    guests
}

fn sort_key(name: &str) -> String {
    let folded = domain::fold::name(name);
    let letters = folded.chars().filter(|c| c.is_alphanumeric());
    letters.collect::<String>().replace('ß', "ss")
}
