//! What one person sends with the public form, checked against the form.

use domain::event::GuestLanguage;
use domain::form::answer::{self, Answerer, Attending, FieldValue, Values};
use domain::invalid::Invalid;

use super::Registration;
use crate::core::error::Error;
use crate::registration::forms::CurrentForm;

/// Checked answers of one who registers.
pub(super) struct Answers {
    pub(super) attending: Attending,
    pub(super) values: Values,
    pub(super) plus_ones: Vec<Values>,
    pub(super) party_values: Values,
    pub(super) consent: bool,
    pub(super) language: String,
}

impl Answers {
    /// Checks an answer against the form; problems name each field.
    pub(super) fn check(current: &CurrentForm, sent: Registration) -> Result<Self, Error> {
        let fields = &current.form.fields;
        let attending = sent
            .attending
            .as_deref()
            .map_or(Ok(Attending::Attending), Attending::parse)?;
        let mut problems = Vec::new();
        let mut keep = |checked: Result<Values, Vec<Invalid>>| {
            checked.unwrap_or_else(|more| {
                problems.extend(more);
                Values::new()
            })
        };
        let values = keep(answer::check(
            fields,
            Answerer::Registrant,
            attending,
            &sent.values,
            "values",
        ));
        let party_values = keep(answer::check(
            fields,
            Answerer::Party,
            attending,
            &sent.party_values,
            "partyValues",
        ));
        // Guests who decline bring no one.
        let brought = if attending == Attending::Declined {
            Vec::new()
        } else {
            sent.plus_ones
        };
        let most = usize::try_from(current.form.settings.plus_ones).unwrap_or(usize::MAX);
        if brought.len() > most {
            let message = format!("You can bring at most {most}.");
            return Err(Error::InvalidFields(vec![Invalid::new("plusOnes", message)]));
        }
        let mut plus_ones = Vec::with_capacity(brought.len());
        for (at, values) in brought.iter().enumerate() {
            let path = format!("plusOnes.{at}.values");
            plus_ones.push(keep(answer::check(
                fields,
                Answerer::Companion,
                attending,
                values,
                &path,
            )));
        }
        if !problems.is_empty() {
            return Err(Error::InvalidFields(problems));
        }
        Ok(Self {
            attending,
            values,
            plus_ones,
            party_values,
            consent: sent.consent,
            language: language(&sent.language),
        })
    }

    /// Returns the email address of the person who registers.
    pub(super) fn email(&self) -> String {
        text_of(&self.values, "email")
    }

    /// Returns how many people the answer is about.
    pub(super) fn headcount(&self) -> usize {
        1 + self.plus_ones.len()
    }
}

/// Returns the first and last name among some values.
pub(super) fn name_of(values: &Values) -> String {
    let name = format!("{} {}", text_of(values, "firstName"), text_of(values, "lastName"));
    name.trim().to_owned()
}

/// Returns a value as text; empty when it is missing.
pub(super) fn text_of(values: &Values, id: &str) -> String {
    values.get(id).map(FieldValue::to_text).unwrap_or_default()
}

/// Reads the language of a guest's mail. Unknown languages are empty, and the event's is used.
pub(super) fn language(typed: &str) -> String {
    GuestLanguage::parse(typed).map_or(String::new(), |known| known.as_str().to_owned())
}
