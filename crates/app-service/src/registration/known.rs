//! What is known of a guest in the terms of a form: earlier answers with the facts as they are now, and the questions that
//! are left.

use domain::form::answer::{self, Answerer, Attending, FieldValue, Values};
use domain::form::{FieldType, FormField, own_field};
use domain::guest::{Guest, GuestField};

/// Returns the earlier answer with the facts as they are now, as far as the form asks for them and offers them.
pub(crate) fn values(fields: &[FormField], guest: &Guest, mut values: Values) -> Values {
    for field in fields {
        let known = fact(field).and_then(|own| known_value(field, guest.texts.get(own)));
        if let Some(value) = known {
            values.insert(field.id.clone(), value);
        }
    }
    values.retain(|id, _| fields.iter().any(|field| field.id == *id));
    values
}

/// Returns a fact of the guest as a value of a field, when the field can have it.
fn known_value(field: &FormField, text: &str) -> Option<FieldValue> {
    if text.is_empty() {
        return None;
    }
    let parts: Vec<&str> = text.split([';', ',']).map(str::trim).collect();
    let dishes: Vec<&str> = text.split(';').map(str::trim).collect();
    let is_known = |choice: &&String| parts.contains(&choice.as_str()) || dishes.contains(&choice.as_str());
    let mut known = field.choices().iter().filter(is_known).cloned();
    match field.kind {
        FieldType::Text if field.is_meal => None,
        FieldType::Text | FieldType::Email | FieldType::Textarea => Some(FieldValue::Text(text.to_owned())),
        FieldType::Select => known.next().map(FieldValue::Text),
        FieldType::Checkbox => {
            let known: Vec<String> = known.collect();
            (!known.is_empty()).then_some(FieldValue::Several(known))
        }
    }
}

/// Returns the required questions that a guest who comes has not answered. A fact of the guest counts as an answer, also in
/// words that the form does not offer.
pub(crate) fn open_questions<'f>(fields: &'f [FormField], guest: &Guest, values: &Values) -> Vec<&'f FormField> {
    let mut open = answer::open_questions(fields, Answerer::Companion, Attending::Attending, values);
    open.retain(|field| !is_known(fields, field, guest));
    open
}

/// One meal answers one question: of several, it is not known which.
fn is_known(fields: &[FormField], field: &FormField, guest: &Guest) -> bool {
    let Some(fact) = fact(field) else { return false };
    let is_clear = !field.is_meal || fields.iter().filter(|other| other.is_meal).count() == 1;
    is_clear && !guest.texts.get(fact).is_empty()
}

/// Returns the fact of the guest that a question asks for.
fn fact(field: &FormField) -> Option<GuestField> {
    if field.is_meal {
        Some(GuestField::Meal)
    } else {
        own_field(&field.id)
    }
}
