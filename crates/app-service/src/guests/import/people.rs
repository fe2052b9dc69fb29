//! Recognising known guests, so that importing a file twice adds no duplicates.
//!
//! Same folded name with the same email or the same phone digits is the same person. So is the same email alone,
//! unless several people share it: a household with one address is not one guest. So is the same name alone when
//! nothing contradicts it; each guest of the event answers for one row only, so that two namesakes stay two.

use std::collections::{HashMap, HashSet};

use domain::fold;
use domain::guest::GuestTexts;
use storage::guests::SeatedGuest;

use super::rows::ImportRow;

/// A person as the rules compare them.
#[derive(Clone, PartialEq, Eq)]
struct Person {
    name: String,
    email: String,
    phone: String,
}

/// The match for a row of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Match {
    /// A guest that the event does not have.
    New,
    /// The guest of an earlier row.
    Repeated,
    /// A guest of the event, by the index in its list.
    Known(usize),
}

/// The guests of the event and the rows of the file seen so far.
pub(super) struct ExistingGuests {
    people: Vec<Person>,
    /// Whether a guest is matched to a row, by the index in the list.
    answered: Vec<bool>,
    by_name: HashMap<String, Vec<usize>>,
    by_email: HashMap<String, Vec<usize>>,
    emails_in_file: HashMap<String, usize>,
    contacts_in_file: HashSet<(String, String)>,
}

impl ExistingGuests {
    pub(super) fn new(guests: &[SeatedGuest], rows: &[ImportRow]) -> Self {
        let people: Vec<Person> = guests
            .iter()
            .map(|guest| Person::from_texts(&guest.guest.texts))
            .collect();
        let mut existing = Self {
            answered: vec![false; people.len()],
            by_name: HashMap::new(),
            by_email: HashMap::new(),
            emails_in_file: HashMap::new(),
            contacts_in_file: HashSet::new(),
            people: Vec::new(),
        };
        for (place, person) in people.iter().enumerate() {
            existing.by_name.entry(person.name.clone()).or_default().push(place);
            existing.by_email.entry(person.email.clone()).or_default().push(place);
        }
        existing.people = people;
        for row in rows {
            *existing
                .emails_in_file
                .entry(fold::email(&row.draft.texts.email))
                .or_default() += 1;
        }
        existing
    }

    /// Returns whether a row of the file is a new guest, and remembers the row.
    pub(super) fn is_new(&mut self, texts: &GuestTexts) -> bool {
        self.find(texts) == Match::New
    }

    /// Matches a row of the file and remembers it.
    pub(super) fn find(&mut self, texts: &GuestTexts) -> Match {
        let person = Person::from_texts(texts);
        if self.repeats_row(&person) {
            return Match::Repeated;
        }
        let Some(place) = self.same(&person) else {
            return Match::New;
        };
        if let Some(answered) = self.answered.get_mut(place) {
            *answered = true;
        }
        Match::Known(place)
    }

    /// Returns whether an earlier row of the file has the same name and contact.
    fn repeats_row(&mut self, person: &Person) -> bool {
        let mut repeated = false;
        for contact in [&person.email, &person.phone] {
            if !contact.is_empty() {
                repeated |= !self.contacts_in_file.insert((person.name.clone(), contact.clone()));
            }
        }
        repeated
    }

    /// Returns a guest of the event who is this person and has no matching row yet.
    fn same(&self, person: &Person) -> Option<usize> {
        let same_name = self.by_name.get(&person.name).into_iter().flatten().copied();
        let mut free = same_name.filter(|place| self.is_free(*place));
        let found = free.find(|place| self.people.get(*place).is_some_and(|other| other.may_be(person)));
        if found.is_some() || person.email.is_empty() || self.emails_in_file.get(&person.email) != Some(&1) {
            return found;
        }
        match self.by_email.get(&person.email).map(Vec::as_slice) {
            Some([only]) if self.is_free(*only) => Some(*only),
            _ => None,
        }
    }

    fn is_free(&self, place: usize) -> bool {
        self.answered.get(place) == Some(&false)
    }
}

impl Person {
    fn from_texts(texts: &GuestTexts) -> Self {
        let (first, last) = texts.folded_name();
        Self {
            name: format!("{first} {last}"),
            email: fold::email(&texts.email),
            phone: fold::phone(&texts.mobile),
        }
    }

    /// For two people of the same name: returns whether one contact agrees or none contradicts.
    fn may_be(&self, other: &Self) -> bool {
        let agrees = |a: &str, b: &str| !a.is_empty() && a == b;
        let silent = |a: &str, b: &str| a.is_empty() || b.is_empty();
        agrees(&self.email, &other.email)
            || agrees(&self.phone, &other.phone)
            || (silent(&self.email, &other.email) && silent(&self.phone, &other.phone))
    }
}
