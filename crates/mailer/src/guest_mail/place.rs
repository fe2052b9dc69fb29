//! The places of a template that are filled for each recipient: the variables, and those that the document adds. Inside
//! this crate a place is written between control characters, which no template and no value has.

use super::check::Position;

/// The variables that a template can use, and no others.
pub const VARIABLES: [&str; 13] = [
    "guest_name",
    "first_name",
    "event_name",
    "event_date",
    "event_time",
    "venue_name",
    "table_number",
    "seat_number",
    "meal",
    "qr_code",
    "rsvp_link",
    "organizer_name",
    "contact_email",
];

/// The name of the variable that represents a whole block.
pub(super) const QR_CODE: &str = "qr_code";
pub(super) const TABLE_NUMBER: &str = "table_number";
/// The only variable that a link can lead to.
pub(super) const RSVP_LINK: &str = "rsvp_link";
pub(super) const CONTACT_EMAIL: &str = "contact_email";
/// The contact address as a `mailto:` link.
pub(super) const CONTACT_LINK: &str = "contact_link";
pub(super) const TICKET_URL: &str = "ticket_url";
pub(super) const TICKET_CODE: &str = "ticket_code";
/// The class and the size of the heading, which depend on the length of the name.
pub(super) const TITLE_CLASS: &str = "title_class";
pub(super) const TITLE_SIZE: &str = "title_size";
pub(super) const UNSUBSCRIBE: &str = "unsubscribe";

pub(super) const OPEN: char = '\u{1}';
pub(super) const CLOSE: char = '\u{2}';
pub(super) const GROUP: char = '\u{3}';
pub(super) const END: char = '\u{4}';
pub(super) const KEY: char = '\u{5}';

/// Writes a place.
pub(super) fn place(name: &str) -> String {
    format!("{OPEN}{name}{CLOSE}")
}

/// Wraps a part that is left out when all places in it are empty. A part without places always stays.
pub(super) fn group(part: &str) -> String {
    if part.contains(OPEN) {
        format!("{GROUP}{part}{END}")
    } else {
        part.to_owned()
    }
}

/// Wraps a part that is left out when this place is empty.
pub(super) fn group_with(name: &str, part: &str) -> String {
    format!("{}{part}{END}", group_start(name))
}

/// The beginning of such a part; [`END`] ends it.
pub(super) fn group_start(name: &str) -> String {
    format!("{GROUP}{KEY}{name}{CLOSE}")
}

/// A piece of a template: text, or the name of a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    Text(&'a str),
    Variable(&'static str),
    /// Text between braces that is not a variable.
    Unknown(&'a str, usize),
    /// Braces without their counterpart, at this octet.
    Unclosed(usize),
    Unopened(usize),
}

/// Splits a template at its variables.
pub(super) fn tokens(template: &str) -> Vec<Token<'_>> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(rest) = template.get(at..).filter(|rest| !rest.is_empty()) {
        let Some(start) = rest.find("{{") else {
            push_text(&mut found, rest, at);
            break;
        };
        let (text, opened) = rest.split_at(start);
        push_text(&mut found, text, at);
        let inside = opened.get(2..).unwrap_or_default();
        let Some(end) = inside.find("}}") else {
            found.push(Token::Unclosed(at + start));
            break;
        };
        let name = inside.get(..end).unwrap_or_default();
        found.push(match variable(name) {
            Some(known) => Token::Variable(known),
            None if name.contains("{{") => Token::Unclosed(at + start),
            None => Token::Unknown(name, at + start),
        });
        at += start + 2 + end + 2;
    }
    found
}

fn push_text<'a>(found: &mut Vec<Token<'a>>, text: &'a str, at: usize) {
    if let Some(stray) = text.find("}}") {
        found.push(Token::Unopened(at + stray));
    } else if !text.is_empty() {
        found.push(Token::Text(text));
    }
}

fn variable(name: &str) -> Option<&'static str> {
    VARIABLES.into_iter().find(|known| *known == name.trim())
}

/// Returns the variables that a template uses, in the order of [`VARIABLES`].
pub fn variables_in(template: &str) -> Vec<&'static str> {
    let used = tokens(template);
    let mut names = VARIABLES.to_vec();
    names.retain(|name| used.contains(&Token::Variable(name)));
    names
}

pub(super) fn uses_qr_code(template: &str) -> bool {
    tokens(template).contains(&Token::Variable(QR_CODE))
}

/// Writes a checked template with its variables as places, and without control characters.
pub(super) fn marked(template: &str) -> String {
    let tokens = tokens(template);
    let written = tokens.iter().map(|token| match token {
        Token::Text(text) => without_controls(text),
        Token::Variable(name) => place(name),
        Token::Unknown(..) | Token::Unclosed(_) | Token::Unopened(_) => String::new(),
    });
    written.collect()
}

/// Removes control characters other than line breaks and tabs.
pub(super) fn without_controls(text: &str) -> String {
    text.chars()
        .filter(|c| !c.is_control() || matches!(c, '\n' | '\t'))
        .collect()
}

/// Says what is wrong with the variables of a template, with the position.
pub(super) fn problems(template: &str) -> Vec<String> {
    let says = |at: usize, text: String| format!("{}: {text}", Position::new(template, at));
    tokens(template)
        .into_iter()
        .filter_map(|token| match token {
            Token::Text(_) | Token::Variable(_) => None,
            Token::Unknown(name, at) => Some(says(at, unknown(name))),
            Token::Unclosed(at) => Some(says(at, "Close the variable with }}.".to_owned())),
            Token::Unopened(at) => Some(says(at, "Open the variable with {{, or remove }}.".to_owned())),
        })
        .collect()
}

/// Characters of an unknown variable that a message repeats.
const SHOWN: usize = 40;

pub(super) fn unknown(name: &str) -> String {
    let shown: String = without_controls(name).chars().take(SHOWN).collect();
    format!(
        "{{{{{shown}}}}} is not a variable. Use one of {}.",
        VARIABLES.join(", ")
    )
}
