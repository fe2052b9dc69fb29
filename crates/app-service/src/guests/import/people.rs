//! Recognising people who are already there, so that importing a file twice adds nobody.
//!
//! Same folded name with the same e-mail or the same phone digits is the same person. So is the same e-mail alone,
//! unless several people share it: a household with one address is not one guest. So is the same name alone when
//! nothing contradicts it; each guest of the event answers for one row only, so that two namesakes stay two.

use std::collections::{HashMap, HashSet};

use domain::fold;
use domain::guest::GuestTexts;
use storage::guests::SeatedGuest;

use super::rows::ImportRow;

/// A person as the rules compare them.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Person {
    name: String,
    email: String,
    phone: String,
}

/// The guests of the event and the rows of the file seen so far.
pub(super) struct ExistingGuests {
    by_name: HashMap<String, Vec<Person>>,
    by_email: HashMap<String, Vec<Person>>,
    answered: HashMap<Person, usize>,
    emails_in_file: HashMap<String, usize>,
    contacts_in_file: HashSet<(String, String)>,
}

impl ExistingGuests {
    pub(super) fn of(guests: &[SeatedGuest], rows: &[ImportRow]) -> Self {
        let mut existing = Self {
            by_name: HashMap::new(),
            by_email: HashMap::new(),
            answered: HashMap::new(),
            emails_in_file: HashMap::new(),
            contacts_in_file: HashSet::new(),
        };
        for guest in guests {
            let person = Person::of(&guest.guest.texts);
            existing
                .by_name
                .entry(person.name.clone())
                .or_default()
                .push(person.clone());
            existing.by_email.entry(person.email.clone()).or_default().push(person);
        }
        for row in rows {
            *existing
                .emails_in_file
                .entry(fold::email(&row.draft.texts.email))
                .or_default() += 1;
        }
        existing
    }

    /// Tells whether a row of the file is somebody new, and remembers the row.
    pub(super) fn is_new(&mut self, texts: &GuestTexts) -> bool {
        let person = Person::of(texts);
        let repeated = self.repeats_row(&person);
        !repeated && !self.answers_for(&person)
    }

    /// The same name with the same contact earlier in the file.
    fn repeats_row(&mut self, person: &Person) -> bool {
        let mut repeated = false;
        for contact in [&person.email, &person.phone] {
            if !contact.is_empty() {
                repeated |= !self.contacts_in_file.insert((person.name.clone(), contact.clone()));
            }
        }
        repeated
    }

    /// A guest of the event who is this person and does not answer for another row yet.
    fn answers_for(&mut self, person: &Person) -> bool {
        let same_name = self.by_name.get(&person.name).into_iter().flatten();
        let mut found: Option<Person> = same_name
            .filter(|other| other.may_be(person))
            .find(|p| self.is_free(p))
            .cloned();
        if found.is_none() && !person.email.is_empty() && self.emails_in_file.get(&person.email) == Some(&1) {
            found = match self.by_email.get(&person.email).map(Vec::as_slice) {
                Some([only]) if self.is_free(only) => Some(only.clone()),
                _ => None,
            };
        }
        match found {
            Some(other) => {
                *self.answered.entry(other).or_default() += 1;
                true
            }
            None => false,
        }
    }

    fn is_free(&self, person: &Person) -> bool {
        let there = self
            .by_name
            .get(&person.name)
            .into_iter()
            .flatten()
            .filter(|other| *other == person)
            .count();
        self.answered.get(person).copied().unwrap_or(0) < there
    }
}

impl Person {
    fn of(texts: &GuestTexts) -> Self {
        let (first, last) = texts.folded_name();
        Self {
            name: format!("{first} {last}"),
            email: fold::email(&texts.email),
            phone: fold::phone(&texts.mobile),
        }
    }

    /// For two people of the same name: one contact agrees, or none contradicts.
    fn may_be(&self, other: &Self) -> bool {
        let agrees = |a: &str, b: &str| !a.is_empty() && a == b;
        let silent = |a: &str, b: &str| a.is_empty() || b.is_empty();
        agrees(&self.email, &other.email)
            || agrees(&self.phone, &other.phone)
            || (silent(&self.email, &other.email) && silent(&self.phone, &other.phone))
    }
}
