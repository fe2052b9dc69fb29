//! The texts that can be translated, and what a valid translation of each is.

use super::{EVENT_DESCRIPTION, EVENT_NAME, FORM_DESCRIPTION, FORM_TITLE, mail_key, option_key, question_key};
use crate::event::Event;
use crate::form::{Form, FormField, is_built_in_label, is_built_in_option};
use crate::id::TemplateId;
use crate::invalid::Invalid;
use crate::limits::{
    EVENT_DESCRIPTION_MAX, EVENT_NAME_MAX, FORM_DESCRIPTION_MAX, FORM_HELP_MAX, FORM_LABEL_MAX, TEMPLATE_SUBJECT_MAX,
    TEMPLATE_TEXT_MAX,
};
use crate::mail::TemplateText;
use crate::text;
use crate::words::word_enum;

word_enum! {
    /// Where a text is shown.
    TextGroup {
        /// On all pages for guests.
        Event = "event",
        /// On the registration form.
        Form = "form",
        /// In an email.
        Mail = "mail",
    }
}

word_enum! {
    /// Which text of the event, the form, a question or an email it is.
    TextPart {
        /// The name of the event.
        Name = "name",
        /// The description of the event or of the form.
        Description = "description",
        /// The heading of the form.
        Title = "title",
        /// A question.
        Label = "label",
        /// The sentence below a question.
        Help = "help",
        /// The text in an empty field.
        Placeholder = "placeholder",
        /// An option of a question.
        Choice = "option",
        /// The subject of an email.
        Subject = "subject",
        /// The body of an email, in HTML.
        Html = "html",
        /// The plain text of an email.
        Plain = "plain",
    }
}

/// A text in the language of the event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Original {
    /// Names the text within the event.
    pub key: String,
    /// Where it is shown.
    pub group: TextGroup,
    /// Which text it is.
    pub part: TextPart,
    /// The question or the template that it belongs to, as people call it; empty for event and form.
    pub within: String,
    /// The words.
    pub text: String,
}

impl Original {
    /// Returns the characters of the longest translation, as many as the original may have.
    pub fn max(&self) -> usize {
        match (self.part, self.group) {
            (TextPart::Name, _) => EVENT_NAME_MAX,
            (TextPart::Description, TextGroup::Event) => EVENT_DESCRIPTION_MAX,
            (TextPart::Description, _) => FORM_DESCRIPTION_MAX,
            (TextPart::Title | TextPart::Label | TextPart::Placeholder | TextPart::Choice, _) => FORM_LABEL_MAX,
            (TextPart::Help, _) => FORM_HELP_MAX,
            (TextPart::Subject, _) => TEMPLATE_SUBJECT_MAX,
            (TextPart::Html | TextPart::Plain, _) => TEMPLATE_TEXT_MAX,
        }
    }

    /// Returns whether it may have several lines.
    pub fn has_lines(&self) -> bool {
        matches!(self.part, TextPart::Description | TextPart::Html | TextPart::Plain)
    }

    /// Reads a translation, and returns `None` for a blank one. A problem names the key.
    pub fn check(&self, typed: &str) -> Result<Option<String>, Invalid> {
        let field = format!("texts.{}", self.key);
        let checked = if self.has_lines() {
            text::lines(&field, typed, self.max())?
        } else {
            text::line(&field, typed, self.max())?
        };
        Ok((!checked.is_empty()).then_some(checked))
    }
}

/// Returns the texts of an event.
pub fn of_event(event: &Event) -> Vec<Original> {
    let original = |key: &str, part, text: &str| Original {
        key: key.to_owned(),
        group: TextGroup::Event,
        part,
        within: String::new(),
        text: text.to_owned(),
    };
    written([
        original(EVENT_NAME, TextPart::Name, &event.name),
        original(EVENT_DESCRIPTION, TextPart::Description, &event.description),
    ])
}

/// Returns the texts of a form. A title that repeats the name of the event is translated with the event, and the pages for
/// guests have the product's own questions in every language.
pub fn of_form(form: &Form, event: &Event) -> Vec<Original> {
    let original = |key: &str, part, text: &str| Original {
        key: key.to_owned(),
        group: TextGroup::Form,
        part,
        within: String::new(),
        text: text.to_owned(),
    };
    let title = if form.title == event.name { "" } else { &form.title };
    let mut texts = written([
        original(FORM_TITLE, TextPart::Title, title),
        original(FORM_DESCRIPTION, TextPart::Description, &form.description),
    ]);
    texts.extend(form.fields.iter().flat_map(of_question));
    texts
}

fn of_question(field: &FormField) -> Vec<Original> {
    let original = |part, text: &str| Original {
        key: match part {
            TextPart::Choice => option_key(&field.id, text),
            _ => question_key(&field.id, part),
        },
        group: TextGroup::Form,
        part,
        within: field.label.clone(),
        text: text.to_owned(),
    };
    let label = if is_built_in_label(&field.id, &field.label) {
        ""
    } else {
        &field.label
    };
    let mut texts = written([
        original(TextPart::Label, label),
        original(TextPart::Help, field.help.as_deref().unwrap_or_default()),
        original(TextPart::Placeholder, field.placeholder.as_deref().unwrap_or_default()),
    ]);
    let choices = field.choices().iter();
    let choices = choices.filter(|choice| !is_built_in_option(&field.id, choice));
    texts.extend(choices.map(|choice| original(TextPart::Choice, choice)));
    texts
}

/// Returns the texts of a template that an organiser has reworded.
pub fn of_template(id: &TemplateId, name: &str, text: &TemplateText) -> Vec<Original> {
    let original = |part, text: &str| Original {
        key: mail_key(id, part),
        group: TextGroup::Mail,
        part,
        within: name.to_owned(),
        text: text.to_owned(),
    };
    written([
        original(TextPart::Subject, &text.subject),
        original(TextPart::Html, &text.html),
        original(TextPart::Plain, &text.plain),
    ])
}

fn written<const N: usize>(texts: [Original; N]) -> Vec<Original> {
    texts
        .into_iter()
        .filter(|original| !original.text.trim().is_empty())
        .collect()
}
