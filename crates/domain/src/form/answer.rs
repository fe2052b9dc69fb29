//! What guests answer to a form: which fields are shown, and what a valid value is.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{ATTENDING, FieldType, FormField, Per, Problems, YES, own_field};
use crate::guest::status::Rsvp;
use crate::guest::{GuestField, GuestTexts};
use crate::invalid::Invalid;
use crate::limits::{FORM_TEXT_MAX, FORM_TEXTAREA_MAX, GUEST_LINE_MAX};
use crate::text;
use crate::words::word_enum;

/// Separates dishes in the meal of a guest; dish names may contain commas.
const DISHES: &str = "; ";

word_enum! {
    /// The answer to whether a guest attends.
    Attending as "attending" on the wire AnswerWord {
        /// Will come.
        Attending = "attending",
        /// Will not come.
        Declined = "declined",
        /// Does not know yet.
        Maybe = "maybe",
    }
}

impl Attending {
    /// Returns the fact about the guest.
    pub fn rsvp(self) -> Rsvp {
        match self {
            Self::Attending => Rsvp::Attending,
            Self::Declined => Rsvp::Declined,
            Self::Maybe => Rsvp::Maybe,
        }
    }
}

/// A value of one field.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum FieldValue {
    /// Whether a single box is ticked.
    Flag(bool),
    /// A text or the option of a select.
    Text(String),
    /// The options that are ticked.
    Several(Vec<String>),
}

impl FieldValue {
    /// Returns the value as people read it.
    pub fn to_text(&self) -> String {
        match self {
            Self::Flag(true) => "Yes".to_owned(),
            Self::Flag(false) => "No".to_owned(),
            Self::Text(text) => text.clone(),
            Self::Several(options) => options.join(", "),
        }
    }

    fn to_meal(&self) -> String {
        match self {
            Self::Several(options) => options.join(DISHES),
            Self::Flag(_) | Self::Text(_) => self.to_text(),
        }
    }

    fn has(&self, word: &str) -> bool {
        match self {
            Self::Flag(ticked) => *ticked && word == YES,
            Self::Text(text) => text == word,
            Self::Several(options) => options.iter().any(|option| option == word),
        }
    }

    fn is_empty(&self) -> bool {
        match self {
            Self::Flag(ticked) => !ticked,
            Self::Text(text) => text.is_empty(),
            Self::Several(options) => options.is_empty(),
        }
    }
}

/// Values by the ids of their fields.
pub type Values = BTreeMap<String, FieldValue>;

/// Who answers, which decides what is required.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answerer {
    /// A person answerer registers: first name, last name and email are required.
    Registrant,
    /// A guest answerer is known already or comes along: the first name is enough.
    Companion,
    /// The party as a whole.
    Party,
}

impl Answerer {
    fn per(self) -> Per {
        match self {
            Self::Registrant | Self::Companion => Per::Guest,
            Self::Party => Per::Party,
        }
    }
}

/// Checks values against the fields of a form version. Returns the values that are shown and filled in, normalised.
/// Problems name the field below `path`.
pub fn check(
    fields: &[FormField],
    answerer: Answerer,
    attending: Attending,
    values: &Values,
    path: &str,
) -> Result<Values, Vec<Invalid>> {
    let mut problems = Problems::default();
    let asked: Vec<&FormField> = fields.iter().filter(|field| field.per == answerer.per()).collect();
    for id in values.keys() {
        if extra_field(answerer, id).is_none() && !asked.iter().any(|field| field.id == *id) {
            problems.add(format!("{path}.{id}"), "The form has no such field.");
        }
    }
    let mut checked = Values::new();
    for field in &asked {
        if !is_shown(field, attending, &checked) {
            continue;
        }
        let path = format!("{path}.{}", field.id);
        let value = values.get(&field.id).map(|value| check_value(field, value, &path));
        let value = match value.transpose() {
            Ok(value) => value.filter(|value| !value.is_empty()),
            Err(problem) => {
                problems.0.push(problem);
                continue;
            }
        };
        if value.is_none() && must_answer(field, answerer, attending) {
            problems.add(&path, "Please fill in this field.");
        }
        if let Some(value) = value {
            checked.insert(field.id.clone(), value);
        }
    }
    let unasked = values
        .iter()
        .filter(|(id, _)| !asked.iter().any(|field| field.id == **id));
    for (id, value) in unasked {
        let Some(field) = extra_field(answerer, id) else {
            continue;
        };
        let text = field.check(&value.to_text());
        let text = problems.keep(text.map_err(|problem| Invalid::new(format!("{path}.{id}"), problem.message)));
        if !text.is_empty() {
            checked.insert(id.clone(), FieldValue::Text(text));
        }
    }
    if problems.0.is_empty() {
        Ok(checked)
    } else {
        Err(problems.0)
    }
}

/// Returns the questions that someone answerer answers has to answer and has not: shown, required and without a value.
pub fn open_questions<'f>(
    fields: &'f [FormField],
    answerer: Answerer,
    attending: Attending,
    values: &Values,
) -> Vec<&'f FormField> {
    let mut shown = Values::new();
    let mut open = Vec::new();
    for field in fields.iter().filter(|field| field.per == answerer.per()) {
        if !is_shown(field, attending, &shown) {
            continue;
        }
        match values.get(&field.id).filter(|value| !value.is_empty()) {
            Some(value) => {
                shown.insert(field.id.clone(), value.clone());
            }
            None if must_answer(field, answerer, attending) => open.push(field),
            None => {}
        }
    }
    open
}

/// Returns the guest field that a request may set even if the form does not ask for it.
fn extra_field(answerer: Answerer, id: &str) -> Option<GuestField> {
    let is_of_guest = answerer.per() == Per::Guest && id != "firstName";
    own_field(id).filter(|_| is_of_guest)
}

/// Returns whether a field is shown, given the values of those before it that are shown.
pub fn is_shown(field: &FormField, attending: Attending, before: &Values) -> bool {
    let Some(condition) = &field.show_if else {
        return true;
    };
    if condition.field == ATTENDING {
        return condition.is.iter().any(|word| word == attending.as_str());
    }
    let value = before.get(&condition.field);
    value.is_some_and(|value| condition.is.iter().any(|word| value.has(word)))
}

/// Guests answerer decline need not choose a meal.
fn must_answer(field: &FormField, answerer: Answerer, attending: Attending) -> bool {
    let is_name = field.id == "firstName";
    let is_contact = matches!(field.id.as_str(), "lastName" | "email");
    match answerer {
        Answerer::Registrant if is_name || is_contact => true,
        Answerer::Companion if is_contact => false,
        Answerer::Companion if is_name => attending != Attending::Declined,
        _ => field.required && attending == Attending::Attending,
    }
}

fn check_value(field: &FormField, value: &FieldValue, path: &str) -> Result<FieldValue, Invalid> {
    let wrong = || Invalid::new(path, "Choose one of the options.");
    match (field.kind, value) {
        (FieldType::Checkbox, FieldValue::Flag(ticked)) if field.choices().is_empty() => Ok(FieldValue::Flag(*ticked)),
        (FieldType::Checkbox, FieldValue::Several(ticked)) if !field.choices().is_empty() => {
            let choices = field.choices();
            if ticked.iter().any(|option| !choices.contains(option)) {
                return Err(wrong());
            }
            let chosen = choices.iter().filter(|option| ticked.contains(option));
            own_text(field, path, FieldValue::Several(chosen.cloned().collect()))
        }
        // Clients other than ours send one option as a text.
        (FieldType::Checkbox, FieldValue::Text(chosen)) if !field.choices().is_empty() => {
            let ticked = if chosen.is_empty() {
                Vec::new()
            } else {
                vec![chosen.clone()]
            };
            check_value(field, &FieldValue::Several(ticked), path)
        }
        (FieldType::Select, FieldValue::Text(chosen)) => {
            if !chosen.is_empty() && !field.choices().contains(chosen) {
                return Err(wrong());
            }
            own_text(field, path, FieldValue::Text(chosen.clone()))
        }
        (FieldType::Text, FieldValue::Text(typed)) => {
            let text = text::line(path, typed, FORM_TEXT_MAX)?;
            own_text(field, path, FieldValue::Text(text))
        }
        (FieldType::Email, FieldValue::Text(typed)) => Ok(FieldValue::Text(text::email(path, typed)?)),
        (FieldType::Textarea, FieldValue::Text(typed)) => {
            let text = text::lines(path, typed, FORM_TEXTAREA_MAX)?;
            own_text(field, path, FieldValue::Text(text))
        }
        (FieldType::Select, _) => Err(wrong()),
        (FieldType::Checkbox, _) => Err(Invalid::new(path, "Tick the boxes that apply.")),
        (FieldType::Text | FieldType::Email | FieldType::Textarea, _) => Err(Invalid::new(path, "Enter a text.")),
    }
}

/// A value written to the guest must also be valid for that guest field.
fn own_text(field: &FormField, path: &str, value: FieldValue) -> Result<FieldValue, Invalid> {
    if let Some(own) = own_field(&field.id)
        && own != GuestField::FirstName
    {
        own.check(&value.to_text())
            .map_err(|problem| Invalid::new(path, problem.message))?;
    }
    Ok(value)
}

/// Writes the answers to the text fields of a guest. Unanswered fields stay as they are; dietary and special needs are
/// written only with consent.
pub fn write_to(texts: &mut GuestTexts, fields: &[FormField], values: &Values, consent: bool) {
    if let Some(meal) = meal(fields, values) {
        texts.meal = meal;
    }
    for (id, value) in values {
        let Some(own) = own_field(id) else { continue };
        if needs_consent(id) && !consent {
            continue;
        }
        *texts.get_mut(own) = value.to_text();
    }
}

/// Returns what a guest eats: the answers to the questions about meals, in the order of the form. `None` without any
/// such answer.
pub fn meal(fields: &[FormField], values: &Values) -> Option<String> {
    let chosen = fields.iter().filter(|field| field.is_meal);
    let chosen = chosen
        .filter_map(|field| values.get(&field.id))
        .map(FieldValue::to_meal);
    let dishes: Vec<String> = chosen.filter(|dish| !dish.is_empty()).collect();
    (!dishes.is_empty()).then(|| dishes.join(DISHES).chars().take(GUEST_LINE_MAX).collect())
}

/// Removes the values that need consent unless it was given.
#[must_use]
pub fn with_consent(mut values: Values, consent: bool) -> Values {
    values.retain(|id, _| consent || !needs_consent(id));
    values
}

/// Returns whether a field may be stored only with consent.
pub fn needs_consent(id: &str) -> bool {
    matches!(id, "dietary" | "specialRequests")
}
