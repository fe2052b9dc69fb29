//! The fields that are facts of the guest: what is answered there is written to the guest.

use super::{FieldType, FormField, Per, Problems};
use crate::guest::GuestField;

/// The ids of the guest's own fields, and the text that each writes to. The first three are on every form.
pub const OWN: [(&str, GuestField); 7] = [
    ("firstName", GuestField::FirstName),
    ("lastName", GuestField::LastName),
    ("email", GuestField::Email),
    ("mobile", GuestField::Mobile),
    ("dietary", GuestField::Dietary),
    ("specialRequests", GuestField::SpecialRequests),
    ("additionalInfo", GuestField::AdditionalInfo),
];

/// The fields that every form has, with their types.
const ALWAYS: [(&str, FieldType); 3] = [
    ("firstName", FieldType::Text),
    ("lastName", FieldType::Text),
    ("email", FieldType::Email),
];

const DIETARY: [&str; 7] = [
    "None",
    "Vegetarian",
    "Vegan",
    "Gluten-Free",
    "Dairy-Free",
    "Nut Allergy",
    "Other",
];

/// Returns the text of the guest that a field writes to.
pub fn own_field(id: &str) -> Option<GuestField> {
    OWN.iter().find(|(own, _)| *own == id).map(|(_, field)| *field)
}

/// The questions about a guest that the pages for guests have in every language, in lower case.
const BUILT_IN_LABELS: [&str; 10] = [
    "first name",
    "last name",
    "email",
    "email address",
    "mobile",
    "mobile number",
    "phone",
    "dietary requirements",
    "special requests",
    "additional information",
];

/// Returns whether a question is one of the product's own, which guests read in their language.
pub fn is_built_in_label(id: &str, label: &str) -> bool {
    own_field(id).is_some() && BUILT_IN_LABELS.contains(&label.trim().to_lowercase().as_str())
}

/// Returns whether an option is one of the product's own, which guests read in their language.
pub fn is_built_in_option(id: &str, option: &str) -> bool {
    id == "dietary" && DIETARY.iter().any(|known| known.eq_ignore_ascii_case(option.trim()))
}

/// Returns the fields of a form that was never saved.
pub fn default_fields() -> Vec<FormField> {
    let field = |id: &str, kind, label: &str, required| FormField {
        id: id.to_owned(),
        kind,
        label: label.to_owned(),
        required,
        placeholder: None,
        help: None,
        options: None,
        per: Per::Guest,
        show_if: None,
        is_meal: false,
    };
    vec![
        field("firstName", FieldType::Text, "First Name", true),
        field("lastName", FieldType::Text, "Last Name", true),
        field("email", FieldType::Email, "Email", true),
        field("mobile", FieldType::Text, "Mobile", false),
        FormField {
            options: Some(DIETARY.map(str::to_owned).to_vec()),
            ..field("dietary", FieldType::Checkbox, "Dietary Requirements", false)
        },
        field("specialRequests", FieldType::Textarea, "Special Requests", false),
    ]
}

/// Checks what an own field must keep.
pub(super) fn check(field: &FormField, path: &str, problems: &mut Problems) {
    let is_own = own_field(&field.id).is_some();
    if (is_own || field.is_meal) && field.per == Per::Party {
        problems.add(format!("{path}.per"), "Each guest answers this field.");
    }
    if field.is_meal && (is_own || matches!(field.kind, FieldType::Email | FieldType::Textarea)) {
        problems.add(
            format!("{path}.isMeal"),
            "Only a custom question with one line or with options can be the meal.",
        );
    }
    if !is_own {
        return;
    }
    let Some((_, kind)) = ALWAYS.iter().find(|(id, _)| *id == field.id) else {
        return;
    };
    if field.kind != *kind {
        problems.add(format!("{path}.type"), "The type of this field cannot be changed.");
    }
    if !field.required {
        problems.add(format!("{path}.required"), "This field is always required.");
    }
    if field.show_if.is_some() {
        problems.add(format!("{path}.showIf"), "This field is always shown.");
    }
}

/// Checks that the fields of every form are there.
pub(super) fn check_present(fields: &[FormField], problems: &mut Problems) {
    for (id, _) in ALWAYS {
        if !fields.iter().any(|field| field.id == id) {
            problems.add("fields", format!("The field {id} cannot be removed."));
        }
    }
}
