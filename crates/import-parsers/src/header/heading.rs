//! What one heading means.

use crate::field::Field;
use crate::words::{fold, synonym};

/// Longer cells are prose, not headings.
const MAX_HEADING_CHARS: usize = 160;
const MAX_HEADING_WORDS: usize = 16;

/// Words that say nothing about the meaning of a column and may surround the one that does.
const FILLERS: [&str; 26] = [
    "guest",
    "guests",
    "your",
    "the",
    "contact",
    "attendee",
    "primary",
    "preferred",
    "main",
    "number",
    "no",
    "nr",
    "of",
    "please",
    "enter",
    "a",
    "any",
    "s",
    "nummer",
    "numero",
    "optional",
    "required",
    "list",
    "details",
    "info",
    "1",
];

/// Single words that determine the field even inside a sentence ("What is your phone?").
const TELLING: [&str; 30] = [
    "name",
    "email",
    "mail",
    "phone",
    "mobile",
    "telephone",
    "cell",
    "surname",
    "forename",
    "dietary",
    "diet",
    "allergies",
    "allergy",
    "rsvp",
    "attending",
    "table",
    "seat",
    "comments",
    "notes",
    "requests",
    "meal",
    "vorname",
    "nachname",
    "telefon",
    "tisch",
    "prenom",
    "allergien",
    "mesa",
    "companion",
    "household",
];

/// Returns what a heading means and how clearly it says so (3 to 1).
pub(super) fn meaning(text: &str) -> Option<(Field, u8)> {
    if text.chars().count() > MAX_HEADING_CHARS {
        return None;
    }
    let text = text.replace('+', " plus ").replace('&', " and ");
    whole(&fold(&text))
        .or_else(|| whole(&fold(&without_brackets(&text))))
        .or_else(|| parts(&text))
        .or_else(|| {
            let folded = fold(&text);
            let words: Vec<&str> = folded.split(' ').filter(|word| !word.is_empty()).collect();
            without_fillers(&words).or_else(|| contained(&words))
        })
}

/// Returns whether a cell holds data, so that its row cannot be a header.
pub(super) fn is_data(text: &str) -> bool {
    let digits = text.chars().filter(char::is_ascii_digit).count();
    let letters = text.chars().any(char::is_alphabetic);
    let address = text.contains('@') && text.contains('.') && !text.contains(' ');
    address || (digits > 0 && !letters && text != "+1") || digits >= 7
}

fn whole(folded: &str) -> Option<(Field, u8)> {
    synonym(folded).map(|(field, weak)| (field, if weak { 2 } else { 3 }))
}

fn without_brackets(text: &str) -> String {
    let mut depth = 0_usize;
    let mut kept = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '(' | '[' | '（' => depth += 1,
            ')' | ']' | '）' => depth = depth.saturating_sub(1),
            _ if depth == 0 => kept.push(c),
            _ => {}
        }
    }
    kept
}

/// "Diet / allergies", "Name, first": the first part that means something counts.
fn parts(text: &str) -> Option<(Field, u8)> {
    let separated = text.split(['/', ',', ';', '|', '(', ')', '-', '–', '—', ':', '\n']);
    separated
        .filter_map(|part| whole(&fold(part)))
        .map(|(field, _)| (field, 2))
        .next()
}

fn without_fillers(words: &[&str]) -> Option<(Field, u8)> {
    let telling: Vec<&str> = words.iter().copied().filter(|word| !FILLERS.contains(word)).collect();
    if telling.is_empty() || telling.len() == words.len() {
        return None;
    }
    synonym(&telling.join(" ")).map(|(field, _)| (field, 2))
}

/// The longest phrase of the table inside a sentence; single words only when they are telling.
fn contained(words: &[&str]) -> Option<(Field, u8)> {
    if words.len() > MAX_HEADING_WORDS {
        return None;
    }
    for length in (1..words.len()).rev() {
        for phrase in words.windows(length) {
            if length == 1 && !phrase.iter().all(|word| TELLING.contains(word)) {
                continue;
            }
            if let Some((field, _)) = synonym(&phrase.join(" ")) {
                return Some((field, 1));
            }
        }
    }
    None
}
