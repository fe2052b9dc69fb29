//! The registration form of an event: its fields, its settings, and what a valid form is. What guests answer is checked
//! in [`answer`].

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::invalid::Invalid;
use crate::limits::{
    FORM_DESCRIPTION_MAX, FORM_FIELDS_MAX, FORM_HELP_MAX, FORM_ID_MAX, FORM_LABEL_MAX, FORM_OPTIONS_MAX,
    FORM_PLUS_ONES_MAX, GUESTS_PER_EVENT_MAX,
};
use crate::text;

pub mod answer;
mod own;
pub mod state;

pub use own::{OWN, default_fields, is_built_in_label, is_built_in_option, own_field};

/// The condition on the answer itself: attending, declined or maybe.
pub const ATTENDING: &str = "attending";
/// The value of a single box that is ticked, as conditions name it.
pub const YES: &str = "yes";

/// The kind of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum FieldType {
    /// One line.
    Text,
    /// An email address.
    Email,
    /// One of several options.
    Select,
    /// Several lines.
    Textarea,
    /// One box, or with options several of them.
    Checkbox,
}

/// Whether each guest answers a field, or the party once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Per {
    /// Each guest.
    #[default]
    Guest,
    /// The party as a whole.
    Party,
}

/// When a field is shown: an earlier field has one of these values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShowIf {
    /// The id of an earlier select or checkbox, or `attending`.
    pub field: String,
    /// Any of these values; a single box has the value `yes`.
    pub is: Vec<String>,
}

/// A field of a form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct FormField {
    /// Names the field within the form, for ever.
    pub id: String,
    /// What is asked for.
    #[serde(rename = "type")]
    pub kind: FieldType,
    /// The question.
    pub label: String,
    /// Whether guests who attend must answer.
    pub required: bool,
    /// The text in an empty field.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub placeholder: Option<String>,
    /// A sentence below the field.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub help: Option<String>,
    /// What can be chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub options: Option<Vec<String>>,
    /// Who answers.
    #[serde(default)]
    pub per: Per,
    /// When it is shown; always without it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub show_if: Option<ShowIf>,
    /// Whether the answer is what the guest eats: it becomes the meal of the guest.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_meal: bool,
}

impl FormField {
    /// Returns what can be chosen.
    pub fn choices(&self) -> &[String] {
        self.options.as_deref().unwrap_or_default()
    }
}

/// What holds for registration as a whole. What is left out has its default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct FormSettings {
    /// Whether a guest who attends gets a free seat at once.
    pub auto_assign_seats: bool,
    /// Whether a guest who attends gets the confirmation with the code.
    #[serde(rename = "sendQRCode")]
    pub send_qr_code: bool,
    /// False when an organiser closed registration.
    pub open: bool,
    /// Whether guests beyond the capacity wait for a place.
    pub waiting_list: bool,
    /// How many people a guest may bring through the public form.
    pub plus_ones: u32,
    /// How many guests may attend.
    pub capacity: Option<i32>,
    /// When registration opens (RFC 3339).
    pub opens_at: Option<String>,
}

impl Default for FormSettings {
    fn default() -> Self {
        Self {
            auto_assign_seats: false,
            send_qr_code: true,
            open: true,
            waiting_list: false,
            plus_ones: 0,
            capacity: None,
            opens_at: None,
        }
    }
}

/// What people fill in and what holds for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// The heading.
    pub title: String,
    /// The text below it.
    pub description: String,
    /// The fields in their order.
    pub fields: Vec<FormField>,
    /// What holds for registration.
    pub settings: FormSettings,
}

impl Form {
    /// Checks and tidies a typed form; every problem is named.
    pub fn checked(self) -> Result<Self, Vec<Invalid>> {
        let mut problems = Problems::default();
        let title = problems.keep(text::line("title", &self.title, FORM_LABEL_MAX));
        let description = problems.keep(text::lines("description", &self.description, FORM_DESCRIPTION_MAX));
        if self.settings.plus_ones > FORM_PLUS_ONES_MAX {
            problems.add("settings.plusOnes", format!("Use at most {FORM_PLUS_ONES_MAX}."));
        }
        let most = i32::try_from(GUESTS_PER_EVENT_MAX).unwrap_or(i32::MAX);
        if self
            .settings
            .capacity
            .is_some_and(|capacity| !(1..=most).contains(&capacity))
        {
            problems.add(
                "settings.capacity",
                format!("Enter a number from 1 to {most}, or leave it blank."),
            );
        }
        if self.fields.len() > FORM_FIELDS_MAX {
            problems.add("fields", format!("Forms are limited to {FORM_FIELDS_MAX} fields."));
            return Err(problems.0);
        }
        let mut fields: Vec<FormField> = Vec::with_capacity(self.fields.len());
        for (at, field) in self.fields.into_iter().enumerate() {
            let field = check_field(field, &format!("fields.{at}"), &fields, &mut problems);
            fields.push(field);
        }
        own::check_present(&fields, &mut problems);
        if problems.0.is_empty() {
            Ok(Self {
                title,
                description,
                fields,
                settings: self.settings,
            })
        } else {
            Err(problems.0)
        }
    }
}

/// Problems that were found so far.
#[derive(Default)]
pub(crate) struct Problems(pub(crate) Vec<Invalid>);

impl Problems {
    /// Notes a problem.
    pub(crate) fn add(&mut self, field: impl Into<String>, message: impl Into<String>) {
        self.0.push(Invalid::new(field, message));
    }

    /// Returns the value, or its default and notes why.
    pub(crate) fn keep<T: Default>(&mut self, outcome: Result<T, Invalid>) -> T {
        outcome.unwrap_or_else(|problem| {
            self.0.push(problem);
            T::default()
        })
    }
}

fn check_field(field: FormField, path: &str, earlier: &[FormField], problems: &mut Problems) -> FormField {
    let is_id = |id: &str| {
        id.bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'))
    };
    if field.id.is_empty() || field.id.len() > FORM_ID_MAX || !is_id(&field.id) || field.id == ATTENDING {
        problems.add(
            format!("{path}.id"),
            "Use 1 to 40 letters, digits, hyphens and underscores.",
        );
    }
    if earlier.iter().any(|other| other.id == field.id) {
        problems.add(format!("{path}.id"), "Another field already has this id.");
    }
    own::check(&field, path, problems);
    let label_path = format!("{path}.label");
    let label = text::required_line(&label_path, &field.label, FORM_LABEL_MAX, "Enter a label.");
    let options = check_options(&field, path, problems);
    if let Some(condition) = &field.show_if {
        check_condition(&field, condition, path, earlier, problems);
    }
    let mut optional = |name: &str, typed: Option<String>, max: usize| {
        let text = typed.map(|typed| text::line(&format!("{path}.{name}"), &typed, max));
        text.map(|text| problems.keep(text)).filter(|text| !text.is_empty())
    };
    let placeholder = optional("placeholder", field.placeholder, FORM_LABEL_MAX);
    let help = optional("help", field.help, FORM_HELP_MAX);
    FormField {
        label: problems.keep(label),
        placeholder,
        help,
        options,
        ..field_rest(
            field.id,
            field.kind,
            field.required,
            field.per,
            field.show_if,
            field.is_meal,
        )
    }
}

/// Returns a field of which the texts are still missing.
fn field_rest(
    id: String,
    kind: FieldType,
    required: bool,
    per: Per,
    show_if: Option<ShowIf>,
    is_meal: bool,
) -> FormField {
    FormField {
        id,
        kind,
        label: String::new(),
        required,
        placeholder: None,
        help: None,
        options: None,
        per,
        show_if,
        is_meal,
    }
}

fn check_options(field: &FormField, path: &str, problems: &mut Problems) -> Option<Vec<String>> {
    let path = format!("{path}.options");
    let takes_options = matches!(field.kind, FieldType::Select | FieldType::Checkbox);
    let choices = if takes_options { field.choices() } else { &[] };
    if field.kind == FieldType::Select && choices.is_empty() {
        problems.add(&path, "Add at least one option.");
    }
    if choices.len() > FORM_OPTIONS_MAX {
        problems.add(&path, format!("Use at most {FORM_OPTIONS_MAX} options."));
        return None;
    }
    let mut seen = BTreeSet::new();
    let mut checked = Vec::with_capacity(choices.len());
    for (at, choice) in choices.iter().enumerate() {
        let path = format!("{path}.{at}");
        let choice = problems.keep(text::required_line(&path, choice, FORM_LABEL_MAX, "Enter an option."));
        if !seen.insert(choice.clone()) && !choice.is_empty() {
            problems.add(path, "This option is listed twice.");
        }
        checked.push(choice);
    }
    (!checked.is_empty()).then_some(checked)
}

fn check_condition(field: &FormField, condition: &ShowIf, path: &str, earlier: &[FormField], problems: &mut Problems) {
    let path = format!("{path}.showIf");
    let allowed: Vec<&str> = if condition.field == ATTENDING {
        answer::Attending::ALL.map(answer::Attending::as_str).to_vec()
    } else {
        let asked = earlier
            .iter()
            .find(|other| other.id == condition.field && other.per == field.per);
        match asked.map(|other| (other.kind, other.choices())) {
            Some((FieldType::Checkbox, [])) => vec![YES],
            Some((FieldType::Select | FieldType::Checkbox, choices)) => choices.iter().map(String::as_str).collect(),
            _ => {
                problems.add(
                    format!("{path}.field"),
                    "Choose an earlier question with options that the same people answer.",
                );
                return;
            }
        }
    };
    if condition.is.is_empty() {
        problems.add(format!("{path}.is"), "Choose at least one answer.");
    }
    if condition.is.iter().any(|word| !allowed.contains(&word.as_str())) {
        problems.add(format!("{path}.is"), "Choose answers that the question offers.");
    }
}

#[cfg(test)]
mod tests;
