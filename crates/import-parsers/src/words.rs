//! The two data files of words: `data/synonyms.tsv` (what headings mean) and `data/words.tsv` (what rows, answers and
//! parts of names are). Everything is compared folded; a test reads every line.

use std::collections::HashMap;
use std::sync::LazyLock;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::field::Field;

/// What a word of `words.tsv` says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Word {
    /// A sum row begins with it.
    Total,
    /// A heading between guests holds it.
    Section,
    /// Comes.
    Yes,
    /// Does not come.
    No,
    /// Does not know yet.
    Maybe,
    /// Has not said.
    Pending,
    /// Has arrived or is seated, so comes.
    Arrived,
    /// Mr, with or without a dot.
    Title,
    /// A title only when a dot follows (M., Sr.).
    DottedTitle,
    /// Jr., III.
    Suffix,
    /// Belongs to the last name that follows (van, de la).
    Particle,
    /// Joins two people (&, and).
    Joiner,
    /// Joins two people when the first is one word (y, e, i).
    WeakJoiner,
    /// Ends the name of someone who brings a companion.
    PlusOne,
    /// Begins the description of a companion ("guest of").
    CompanionOf,
    /// "Table", before a number.
    Table,
    /// "Seat", before a number.
    Seat,
    /// Says that a cell is empty.
    Empty,
    /// A dietary option of the product.
    Dietary,
    /// Occurs in documents and to-do lists, and never in a name.
    Prose,
}

const KINDS: [(&str, Word); 20] = [
    ("total", Word::Total),
    ("section", Word::Section),
    ("yes", Word::Yes),
    ("no", Word::No),
    ("maybe", Word::Maybe),
    ("pending", Word::Pending),
    ("arrived", Word::Arrived),
    ("title", Word::Title),
    ("dotted_title", Word::DottedTitle),
    ("suffix", Word::Suffix),
    ("particle", Word::Particle),
    ("joiner", Word::Joiner),
    ("weak_joiner", Word::WeakJoiner),
    ("plus_one", Word::PlusOne),
    ("companion_of", Word::CompanionOf),
    ("table_word", Word::Table),
    ("seat_word", Word::Seat),
    ("empty", Word::Empty),
    ("dietary", Word::Dietary),
    ("prose", Word::Prose),
];

const WORDS: &str = include_str!("../data/words.tsv");
const SYNONYMS: &str = include_str!("../data/synonyms.tsv");

static WORD_TABLE: LazyLock<HashMap<String, Vec<Word>>> = LazyLock::new(|| {
    let mut table: HashMap<String, Vec<Word>> = HashMap::new();
    for (kind, term) in terms(WORDS) {
        let Some(&(_, word)) = KINDS.iter().find(|(name, _)| *name == kind) else {
            continue;
        };
        let kinds = table.entry(fold_word(term)).or_default();
        if !kinds.contains(&word) {
            kinds.push(word);
        }
    }
    table
});

static SYNONYM_TABLE: LazyLock<HashMap<String, (Field, bool)>> = LazyLock::new(|| {
    let mut table = HashMap::new();
    for (key, term) in terms(SYNONYMS) {
        let (key, weak) = key.strip_suffix('~').map_or((key, false), |key| (key, true));
        if let Some(field) = Field::from_key(key) {
            table.entry(fold(term)).or_insert((field, weak));
        }
    }
    table
});

/// Yields kind and term of each line of a data file.
fn terms(data: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    data.lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty())
        .flat_map(|line| {
            let mut parts = line.split('\t');
            let kind = parts.next().unwrap_or_default();
            let terms = parts.nth(1).unwrap_or_default();
            terms
                .split('|')
                .map(move |term| (kind, term.trim()))
                .filter(|(_, term)| !term.is_empty())
        })
}

/// Returns whether an already folded word is of that kind.
pub(crate) fn is(folded: &str, word: Word) -> bool {
    WORD_TABLE.get(folded).is_some_and(|kinds| kinds.contains(&word))
}

/// Returns what a folded heading means, and whether it is only a weak sign of it.
pub(crate) fn synonym(folded: &str) -> Option<(Field, bool)> {
    SYNONYM_TABLE.get(folded).copied()
}

/// Folds a heading or phrase: compatibility forms, lower case, no accents, camelCase split, words of letters, marks
/// and digits with one space between.
pub(crate) fn fold(text: &str) -> String {
    if text.is_ascii() {
        fold_ascii(text)
    } else {
        fold_unicode(text)
    }
}

/// The same for ASCII, without tables: nearly every cell of nearly every list passes through here.
fn fold_ascii(text: &str) -> String {
    let mut folded = String::with_capacity(text.len() + 4);
    let mut previous_lower = false;
    for byte in text.bytes() {
        let separates = !byte.is_ascii_alphanumeric();
        let splits = separates || (previous_lower && byte.is_ascii_uppercase());
        previous_lower = byte.is_ascii_lowercase();
        if splits && !(folded.is_empty() || folded.ends_with(' ')) {
            folded.push(' ');
        }
        if !separates {
            folded.push(char::from(byte.to_ascii_lowercase()));
        }
    }
    folded.truncate(folded.trim_end().len());
    folded
}

fn fold_unicode(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    let mut previous_lower = false;
    for c in text.nfkc() {
        if previous_lower && c.is_uppercase() {
            folded.push(' ');
        }
        previous_lower = c.is_lowercase();
        let separates = !(c.is_alphanumeric() || is_combining_mark(c));
        if separates && !(folded.is_empty() || folded.ends_with(' ')) {
            folded.push(' ');
        }
        if !separates {
            folded.extend(c.to_lowercase());
        }
    }
    let plain: String = folded
        .trim_end()
        .nfd()
        .filter(|c| !is_accent(*c))
        .map(plain_letter)
        .nfc()
        .collect();
    plain.replace('ß', "ss").replace('æ', "ae").replace('œ', "oe")
}

/// Folds one word or sign of a name; unlike [`fold`] it keeps a lone sign (&, +).
pub(crate) fn fold_word(word: &str) -> String {
    let folded = fold(word);
    if folded.is_empty() {
        word.trim().to_owned()
    } else {
        folded
    }
}

/// Accents of Latin, Greek and Cyrillic letters; the marks of other scripts are letters of their own.
fn is_accent(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}')
}

/// Letters that have no decomposition into a letter and an accent.
fn plain_letter(c: char) -> char {
    match c {
        'ł' => 'l',
        'ø' => 'o',
        'đ' | 'ð' => 'd',
        'ı' => 'i',
        'ς' => 'σ',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::{KINDS, SYNONYMS, WORDS, Word, fold, fold_word, is, synonym, terms};
    use crate::field::Field;

    #[test]
    fn every_line_of_the_data_files_is_understood() {
        assert!(terms(WORDS).count() > 300 && terms(SYNONYMS).count() > 500);
        for (kind, term) in terms(WORDS) {
            assert!(KINDS.iter().any(|(name, _)| *name == kind), "unknown kind {kind}");
            assert!(!fold_word(term).is_empty());
        }
        for (key, term) in terms(SYNONYMS) {
            assert!(
                Field::from_key(key.trim_end_matches('~')).is_some(),
                "unknown field {key}"
            );
            assert!(!fold(term).is_empty(), "{term} folds to nothing");
        }
        for line in SYNONYMS
            .lines()
            .chain(WORDS.lines())
            .filter(|l| !l.starts_with('#') && !l.is_empty())
        {
            assert_eq!(line.split('\t').count(), 3, "{line}");
        }
    }

    #[test]
    fn no_heading_has_two_meanings() {
        for (key, term) in terms(SYNONYMS) {
            let field = Field::from_key(key.trim_end_matches('~')).unwrap();
            assert_eq!(synonym(&fold(term)).map(|(field, _)| field), Some(field), "{term}");
        }
    }

    #[test]
    fn plain_letters_are_folded_the_same_on_both_ways() {
        for text in [
            "  FirstName* ",
            "E-Mail (required)",
            "a_b.c",
            "",
            "--",
            "RSVP2Day",
            "A  B",
            "iPhone X",
        ] {
            assert_eq!(super::fold_ascii(text), super::fold_unicode(text), "{text}");
        }
    }

    #[test]
    fn folding_forgets_case_accents_and_punctuation() {
        assert_eq!(fold("  FirstName* "), "first name");
        assert_eq!(fold("PRÉNOM :"), "prenom");
        assert_eq!(fold("Imię"), "imie");
        assert_eq!(fold("ＮＡＭＥ"), "name");
        assert_eq!(fold("Größe"), "grosse");
        assert_eq!(fold("อีเมล"), "อีเมล");
        assert!(is("suma", Word::Total) && is("&", Word::Joiner));
    }
}
