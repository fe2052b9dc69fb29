//! What is refused when a template is saved, with the place where it is wrong.

use std::fmt;

use super::blocks;
use super::markup::{self, Node};
use super::place::{self, Token};
use super::sanitise::{is_code, sanitise};
use super::{Look, Source, TemplateKind, markup::Element, write};

/// The most octets of the HTML of a template. The document around it has to stay below 100,000.
pub const HTML_MAX: usize = 40_000;
/// The most octets of the plain text of a template.
pub const TEXT_MAX: usize = 40_000;
/// The most characters of the subject of a template.
pub const SUBJECT_MAX: usize = 200;
/// The most elements inside each other.
const DEPTH_MAX: usize = 20;
/// The most elements, so that the document stays small.
const ELEMENTS_MAX: usize = 1_000;
/// The most octets of the document with values of usual length. Mail programs cut off what is behind 100,000.
const DOCUMENT_MAX: usize = 92_000;
/// The most problems that are listed.
const PROBLEMS_MAX: usize = 20;

/// Why a template is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// `subject`, `htmlContent` or `textContent`.
    pub field: &'static str,
    /// What is wrong and what to do.
    pub message: String,
}

/// A place in a text, as editors count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Position {
    line: usize,
    character: usize,
}

impl Position {
    /// Finds an octet.
    pub(super) fn new(text: &str, at: usize) -> Self {
        let before = text.get(..at).unwrap_or(text);
        let line = before.rsplit('\n').next().unwrap_or_default();
        Self {
            line: before.matches('\n').count() + 1,
            character: line.chars().count() + 1,
        }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Line {}, character {}", self.line, self.character)
    }
}

/// Checks a template. Pictures can come from `base_url` only.
pub fn check(source: &Source<'_>, base_url: &str) -> Result<(), Vec<Problem>> {
    let mut found = Vec::new();
    let mut add = |field, messages: Vec<String>| {
        found.extend(messages.into_iter().map(|message| Problem { field, message }));
    };
    add("subject", subject(source.subject));
    add("htmlContent", html(source.html, base_url));
    add("textContent", text(source.text));
    found.truncate(PROBLEMS_MAX);
    if found.is_empty() && is_too_large(source, base_url) {
        found.push(Problem {
            field: "htmlContent",
            message: "Shorten the text. Mail programs cut off letters of more than 100 KB.".to_owned(),
        });
    }
    if found.is_empty() { Ok(()) } else { Err(found) }
}

fn is_too_large(source: &Source<'_>, base_url: &str) -> bool {
    let look = Look {
        accent: "",
        language: domain::event::GuestLanguage::En,
        body_language: None,
        base_url,
        with_unsubscribe: true,
        cover: false,
    };
    write(TemplateKind::Confirmation, source, &look).html.size() > DOCUMENT_MAX
}

fn subject(subject: &str) -> Vec<String> {
    if subject.trim().is_empty() {
        return vec!["Enter a subject.".to_owned()];
    }
    if subject.chars().count() > SUBJECT_MAX {
        return vec![format!("Use at most {SUBJECT_MAX} characters.")];
    }
    if subject.contains(char::is_control) {
        return vec!["Write the subject on one line, without control characters.".to_owned()];
    }
    let mut problems = place::problems(subject);
    if problems.is_empty() && place::uses_qr_code(subject) {
        problems.push("Move {{qr_code}} to the text. A subject cannot show it.".to_owned());
    }
    problems
}

fn text(text: &str) -> Vec<String> {
    if text.len() > TEXT_MAX {
        return vec![format!("The plain text is limited to {} KB.", TEXT_MAX / 1000)];
    }
    place::problems(text)
}

fn html(html: &str, base_url: &str) -> Vec<String> {
    if html.len() > HTML_MAX {
        return vec![format!("The HTML is limited to {} KB.", HTML_MAX / 1000)];
    }
    if is_too_deep(html) {
        return vec![format!(
            "Close the open elements. At most {DEPTH_MAX} elements can be inside each other."
        )];
    }
    let problems = place::problems(html);
    if !problems.is_empty() {
        return problems;
    }
    let clean = markup::parse(&sanitise(html));
    let mut seen = Seen::default();
    seen.nodes(&clean);
    if !seen.has_content {
        return vec!["Enter a text.".to_owned()];
    }
    if seen.elements > ELEMENTS_MAX {
        return vec![format!("The HTML is limited to {ELEMENTS_MAX} elements.")];
    }
    let mut problems = seen.problems;
    problems.extend(addresses(html));
    problems.extend(pictures(&clean, html, base_url));
    problems
}

/// What the cleaned HTML consists of.
#[derive(Debug, Default)]
struct Seen {
    has_content: bool,
    elements: usize,
    problems: Vec<String>,
}

impl Seen {
    fn nodes(&mut self, nodes: &[Node]) {
        for node in nodes {
            match node {
                Node::Text(text) => self.text(text),
                Node::Element(element) => {
                    self.elements += 1;
                    self.has_content |= element.tag == "img" && !element.address.is_empty();
                    self.nodes(&element.children);
                }
            }
        }
    }

    /// Braces can also be written as entities.
    fn text(&mut self, text: &str) {
        self.has_content |= !text.replace("&nbsp;", " ").trim().is_empty();
        for token in place::tokens(text) {
            match token {
                Token::Text(_) | Token::Variable(_) => {}
                Token::Unknown(name, _) => self.problems.push(place::unknown(name)),
                Token::Unclosed(_) | Token::Unopened(_) => {
                    self.problems.push("Write variables as {{name}}.".to_owned());
                }
            }
        }
    }
}

/// Finds links with a variable other than the guest's own link.
fn addresses(html: &str) -> Vec<String> {
    let lower = html.to_ascii_lowercase();
    let mut problems = Vec::new();
    for (at, _) in lower.match_indices("href") {
        let value = html.get(at + 4..).unwrap_or_default().trim_start();
        let Some(value) = value.strip_prefix('=').map(str::trim_start) else {
            continue;
        };
        let quote = value.chars().next().filter(|c| matches!(c, '"' | '\''));
        let value = match quote {
            Some(quote) => value.get(1..).unwrap_or_default().split(quote).next(),
            None => value.split(['>', ' ', '\n']).next(),
        };
        let value = value.unwrap_or_default().trim();
        if value.contains("{{") && place::tokens(value) != [Token::Variable(place::RSVP_LINK)] {
            problems.push(format!(
                "{}: Use {{{{rsvp_link}}}} alone as the address of a link. No other variable can be part of one.",
                Position::new(html, at)
            ));
        }
    }
    problems
}

fn pictures(nodes: &[Node], html: &str, base_url: &str) -> Vec<String> {
    let mut found = Vec::new();
    visit(nodes, &mut |element| {
        // Addresses other than those of the web were removed, and the picture is left out.
        let is_picture = element.tag == "img" && !element.address.is_empty() && !is_code(&element.address);
        if is_picture && !blocks::is_own(&element.address, base_url) {
            let at = html.find(&markup::decoded(&element.address)).unwrap_or_default();
            found.push(format!(
                "{}: Use a picture of this site. Mail programs block others, and they tell their server who reads the mail.",
                Position::new(html, at)
            ));
        }
    });
    found
}

fn visit(nodes: &[Node], act: &mut impl FnMut(&Element)) {
    for node in nodes {
        if let Node::Element(element) = node {
            act(element);
            visit(&element.children, act);
        }
    }
}

/// Estimates the depth before anything is parsed: unclosed formatting elements would be repeated in every paragraph.
pub(super) fn is_too_deep(html: &str) -> bool {
    let mut open: Vec<String> = Vec::new();
    for part in html.split('<').skip(1) {
        let closes = part.starts_with('/');
        let name: String = part
            .trim_start_matches('/')
            .chars()
            .take_while(char::is_ascii_alphanumeric)
            .map(|c| c.to_ascii_lowercase())
            .collect();
        if closes {
            if let Some(at) = open.iter().rposition(|tag| *tag == name) {
                open.truncate(at);
            }
        } else if !name.is_empty() && !matches!(name.as_str(), "br" | "hr" | "img" | "wbr" | "input" | "meta" | "link")
        {
            if matches!(name.as_str(), "p" | "li") && open.last() == Some(&name) {
                open.pop();
            }
            open.push(name);
        }
        if open.len() > DEPTH_MAX {
            return true;
        }
    }
    false
}
