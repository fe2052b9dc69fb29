//! A compiled template: text, places, and groups that are left out when all their places are empty. Filling is one pass;
//! a value is never read again.

use super::place::{CLOSE, END, GROUP, KEY, OPEN, TABLE_NUMBER};
use super::values::Filling;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Pieces(Vec<Piece>);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Piece {
    Text(String),
    Place(String),
    /// The place without which its group is left out.
    Key(String),
    Group(Vec<Piece>),
}

impl Pieces {
    /// Reads what [`super::place`] wrote.
    pub(super) fn parse(marked: &str) -> Self {
        let mut open = vec![Vec::new()];
        let mut rest = marked;
        while let Some(at) = rest.find([OPEN, KEY, GROUP, END]) {
            let (text, marker) = rest.split_at(at);
            push(&mut open, Piece::Text(text.to_owned()));
            let mut chars = marker.chars();
            let mark = chars.next();
            rest = chars.as_str();
            if mark == Some(OPEN) || mark == Some(KEY) {
                let (name, after) = rest.split_once(CLOSE).unwrap_or((rest, ""));
                let piece = if mark == Some(OPEN) { Piece::Place } else { Piece::Key };
                push(&mut open, piece(name.to_owned()));
                rest = after;
            } else if mark == Some(GROUP) {
                open.push(Vec::new());
            } else if open.len() > 1
                && let Some(group) = open.pop()
            {
                push(&mut open, Piece::Group(group));
            }
        }
        push(&mut open, Piece::Text(rest.to_owned()));
        Self(open.into_iter().flatten().collect())
    }

    /// Returns the octets of the text, with a place for each value of usual length.
    pub(super) fn size(&self) -> usize {
        size(&self.0)
    }

    /// Puts the values in their places, each as `spell` writes it.
    pub(super) fn fill(&self, values: &Filling, spell: fn(&str) -> String) -> String {
        let mut filled = String::new();
        fill(&self.0, values, spell, &mut filled);
        filled
    }
}

/// Octets of a long name.
const VALUE: usize = 120;

fn size(pieces: &[Piece]) -> usize {
    let sizes = pieces.iter().map(|piece| match piece {
        Piece::Text(text) => text.len(),
        Piece::Place(_) => VALUE,
        Piece::Key(_) => 0,
        Piece::Group(group) => size(group),
    });
    sizes.sum()
}

fn push(open: &mut [Vec<Piece>], piece: Piece) {
    if piece != Piece::Text(String::new())
        && let Some(innermost) = open.last_mut()
    {
        innermost.push(piece);
    }
}

fn fill(pieces: &[Piece], values: &Filling, spell: fn(&str) -> String, filled: &mut String) {
    for piece in pieces {
        match piece {
            Piece::Text(text) => filled.push_str(text),
            Piece::Place(name) => {
                let value = values.get(name);
                if name == TABLE_NUMBER && says_table(value) {
                    drop_table_word(filled);
                }
                filled.push_str(&spell(value));
            }
            Piece::Key(_) => {}
            Piece::Group(group) if is_empty(group, values) => {}
            Piece::Group(group) => fill(group, values, spell, filled),
        }
    }
}

/// Begins a value in HTML, so that its direction does not change the text around it.
const ISOLATED: &str = "<bdi>";

/// The words before the number of a table in the templates of the product.
const TABLE: [&str; 11] = [
    "Table ",
    "table ",
    "Tisch ",
    "Mesa ",
    "Tavolo ",
    "Tafel ",
    "Stół ",
    "Masa ",
    "الطاولة ",
    "طاولة ",
    "שולחן ",
];

/// Parts of a name that say table, in lower case.
const SAYS_TABLE: [&str; 8] = ["table", "tisch", "tavol", "tafel", "stół", "stolik", "طاولة", "שולחן"];
/// Words that do so only as a whole: "Masahiro" is a name.
const IS_TABLE: [&str; 3] = ["mesa", "masa", "masası"];

/// Reports whether the name of a table needs no "Table" before it: "Head table", "Tisch 5", "Brauttisch".
fn says_table(name: &str) -> bool {
    let name = name.to_lowercase();
    SAYS_TABLE.iter().any(|part| name.contains(part)) || name.split_whitespace().any(|word| IS_TABLE.contains(&word))
}

/// Removes the word at the end, also before the element that isolates a value in HTML.
fn drop_table_word(filled: &mut String) {
    let (before, isolated) = match filled.strip_suffix(ISOLATED) {
        Some(before) => (before, ISOLATED),
        None => (filled.as_str(), ""),
    };
    if let Some(kept) = TABLE.iter().find_map(|word| before.strip_suffix(*word)) {
        *filled = format!("{kept}{isolated}");
    }
}

/// Reports whether the key of a group is empty, or else every place in it.
fn is_empty(group: &[Piece], values: &Filling) -> bool {
    let key = group.iter().find_map(|piece| match piece {
        Piece::Key(name) => Some(name),
        _ => None,
    });
    if let Some(key) = key {
        return values.get(key).is_empty();
    }
    group.iter().all(|piece| match piece {
        Piece::Text(_) | Piece::Key(_) => true,
        Piece::Place(name) => values.get(name).is_empty(),
        Piece::Group(inner) => is_empty(inner, values),
    })
}
