//! Cleans and reads single cells: text, email addresses, tables and seats, dietary needs, answers.

use std::borrow::Cow;

use unicode_normalization::UnicodeNormalization;

use crate::draft::Status;
use crate::problem::ProblemCode;
use crate::words::{Word, fold, is};

/// A cell's text: one line, trimmed, composed (NFC), without invisible characters.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Cleaned<'c> {
    pub(crate) text: Cow<'c, str>,
    /// Invisible characters were removed.
    pub(crate) hidden: bool,
    /// The apostrophe of our own export was removed: the text is meant literally, even when it is only a dash.
    pub(crate) literal: bool,
}

/// Cleans a raw cell.
pub(crate) fn clean(raw: &str) -> Cleaned<'_> {
    let (raw, literal) = match (quoted_formula(raw), without_guard(raw)) {
        (Some(inner), _) => (inner, false),
        (None, Some(inner)) => (inner, true),
        (None, None) => (raw, false),
    };
    if is_clean(raw) {
        return Cleaned {
            text: Cow::Borrowed(raw),
            hidden: false,
            literal,
        };
    }
    let mut text = String::with_capacity(raw.len());
    let mut hidden = false;
    for c in raw.chars() {
        if c.is_whitespace() {
            if !text.is_empty() && !text.ends_with(' ') {
                text.push(' ');
            }
        } else if is_hidden(c) && !joins(text.chars().next_back(), c) {
            hidden = true;
        } else {
            text.push(c);
        }
    }
    text.truncate(text.trim_end().len());
    let text = if text.is_ascii() { text } else { text.nfc().collect() };
    Cleaned {
        text: Cow::Owned(text),
        hidden,
        literal,
    }
}

fn is_clean(raw: &str) -> bool {
    let printable = raw.bytes().all(|byte| (b' '..=b'~').contains(&byte));
    printable && !raw.starts_with(' ') && !raw.ends_with(' ') && !raw.contains("  ")
}

/// Returns the text of `="0044 7700"`, which exports write to keep the zeros of a number.
fn quoted_formula(raw: &str) -> Option<&str> {
    raw.strip_prefix("=\"")?
        .strip_suffix('"')
        .filter(|inner| !inner.contains('"'))
}

/// Removes the apostrophe that our own export puts before a cell that a spreadsheet would run.
fn without_guard(raw: &str) -> Option<&str> {
    raw.strip_prefix('\'')
        .filter(|rest| runs(rest.trim_start_matches('\'')))
}

/// Returns whether a spreadsheet may read a cell as a formula; `exporters` guards exactly these.
fn runs(cell: &str) -> bool {
    let passed_over = |c: char| (c.is_whitespace() || is_hidden(c)) && !matches!(c, '\t' | '\r' | '\n');
    let first = cell.chars().find(|c| !passed_over(*c));
    first.is_some_and(|c| {
        matches!(
            c,
            '=' | '+' | '-' | '@' | '\t' | '\r' | '\n' | '＝' | '＋' | '－' | '＠'
        )
    })
}

/// Control characters, zero-width characters, direction marks and overrides, soft hyphens.
fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}')
}

/// Returns whether a joiner is part of the spelling: it is in Arabic and Indic scripts and inside emoji.
fn joins(before: Option<char>, c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}')
        && before.is_some_and(
            |b| matches!(b, '\u{600}'..='\u{6ff}' | '\u{900}'..='\u{dff}' | '\u{fe0f}' | '\u{1f000}'..='\u{1faff}'),
        )
}

/// Cuts a text to a number of characters; returns whether anything was cut.
pub(crate) fn cap(text: &str, characters: usize) -> (&str, bool) {
    // A text of fewer bytes has no more characters; counting is only for the others.
    if text.len() <= characters {
        return (text, false);
    }
    match text.char_indices().nth(characters) {
        Some((at, _)) => (text.get(..at).unwrap_or(text).trim_end(), true),
        None => (text, false),
    }
}

/// Returns whether a cell only says that it is empty: signs ("-", "--"), or a word for nothing ("None", "n/a").
pub(crate) fn is_placeholder(text: &str) -> bool {
    const LONGEST_BYTES: usize = 24;
    const LONGEST_ASCII: usize = 10;
    if is_sign_placeholder(text) {
        return true;
    }
    let longest = if text.is_ascii() { LONGEST_ASCII } else { LONGEST_BYTES };
    let digits = text
        .bytes()
        .next()
        .is_some_and(|byte| byte.is_ascii_digit() || byte == b'+');
    text.len() <= longest && !digits && is(&fold(text), Word::Empty)
}

/// Returns whether a cell is only dashes, dots or slashes.
pub(crate) fn is_sign_placeholder(text: &str) -> bool {
    text.chars()
        .all(|c| matches!(c, '-' | '–' | '—' | '.' | '/' | '\\' | '_' | '*' | '…'))
}

/// Returns the email address of a cell as typed, and what is wrong with it.
pub(crate) fn email(text: &str) -> (&str, Option<ProblemCode>) {
    let text = bracketed(text).unwrap_or(text);
    let text = text.strip_prefix("mailto:").unwrap_or(text).trim();
    if is_email(text) {
        return (text, None);
    }
    let mut parts = text
        .split([';', ',', ' ', '/', '|'])
        .map(str::trim)
        .filter(|part| !part.is_empty());
    match (parts.next(), parts.next()) {
        (Some(first), Some(second)) if is_email(first) && is_email(second) => (first, Some(ProblemCode::EmailSeveral)),
        _ => (text, Some(ProblemCode::EmailInvalid)),
    }
}

fn bracketed(text: &str) -> Option<&str> {
    let (_, behind) = text.split_once('<')?;
    behind.split_once('>').map(|(inside, _)| inside.trim())
}

/// Returns whether a text has the shape of an address: something, one @, a name with a dot. It need not exist.
#[must_use]
pub fn is_email(text: &str) -> bool {
    let Some((local, host)) = text.split_once('@') else {
        return false;
    };
    let bad = |c: char| c.is_whitespace() || matches!(c, '"' | '<' | '>' | ',' | ';' | '@' | '(' | ')' | '\\');
    let labels = || host.split('.');
    !local.is_empty() && !text.contains(bad_outside_at(bad)) && labels().count() >= 2 && labels().all(|l| !l.is_empty())
}

/// Returns whether a text is meant as an address, valid or not: one word with an @ inside.
pub(crate) fn is_meant_as_email(text: &str) -> bool {
    let inside = text.trim_matches('@');
    inside.contains('@') && !text.contains(char::is_whitespace)
}

/// Accepts the first @, which separates local part and host, and applies `bad` to all other characters.
fn bad_outside_at(bad: impl Fn(char) -> bool) -> impl FnMut(char) -> bool {
    let mut seen = false;
    move |c| {
        if c == '@' && !seen {
            seen = true;
            return false;
        }
        bad(c)
    }
}

/// Returns whether a spreadsheet has rounded a long number ("4.47701E+11").
pub(crate) fn is_shortened_number(text: &str) -> bool {
    let Some((mantissa, exponent)) = text.split_once(['E', 'e']) else {
        return false;
    };
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    mantissa.split(['.', ',']).all(digits) && exponent.strip_prefix('+').is_some_and(digits)
}

/// Returns a table or seat without the word for it ("Table 4" is "4"); labels stay as they are.
pub(crate) fn place(text: &str, word: Word) -> &str {
    let text = text.strip_prefix('#').map_or(text, str::trim_start);
    let whole_number = text
        .strip_suffix(".0")
        .filter(|n| n.bytes().all(|b| b.is_ascii_digit()) && !n.is_empty());
    if let Some(number) = whole_number {
        return number;
    }
    let Some((first, rest)) = text.split_once([' ', '.', ':', '#']) else {
        return text;
    };
    if !is(&fold(first), word) {
        return text;
    }
    let rest = rest.trim_start_matches([' ', '.', ':', '#']);
    let rest = ["No.", "no.", "Nr.", "nr.", "No ", "Nr ", "number ", "Number "]
        .into_iter()
        .find_map(|prefix| rest.strip_prefix(prefix))
        .map_or(rest, str::trim_start);
    let short = !rest.is_empty() && rest.chars().count() <= 4 && rest.chars().all(char::is_alphanumeric);
    if short { rest } else { text }
}

const DIETARY: [&str; 8] = [
    "Vegetarian",
    "Vegan",
    "Gluten-Free",
    "Dairy-Free",
    "Nut Allergy",
    "Kosher",
    "Halal",
    "Other",
];

/// Returns dietary needs: one of the product's options where it is exactly that, else the text; nothing for "None".
pub(crate) fn dietary(text: &str) -> &str {
    if let Some(option) = DIETARY.into_iter().find(|option| *option == text) {
        return option;
    }
    const LONGEST_OPTION: usize = 16;
    if text.len() > LONGEST_OPTION {
        return text;
    }
    let folded = fold(text);
    if is(&folded, Word::No) && !folded.bytes().all(|b| b.is_ascii_digit()) {
        return "";
    }
    if is(&folded, Word::Dietary) {
        return DIETARY
            .into_iter()
            .find(|option| fold(option) == folded)
            .unwrap_or(text);
    }
    text
}

/// Returns the answer that a cell gives; `Err` when it is not understood.
pub(crate) fn status(text: &str) -> Result<Option<Status>, ()> {
    if text.is_empty() || is_sign_placeholder(text) {
        return Ok(None);
    }
    let folded = fold(text);
    let first = folded.split(' ').next().unwrap_or_default();
    [folded.as_str(), first]
        .into_iter()
        .find_map(answer)
        .map(Some)
        .ok_or(())
}

fn answer(folded: &str) -> Option<Status> {
    if is(folded, Word::Yes) || is(folded, Word::Arrived) {
        Some(Status::Confirmed)
    } else if is(folded, Word::No) {
        Some(Status::Cancelled)
    } else if is(folded, Word::Maybe) {
        Some(Status::Maybe)
    } else if is(folded, Word::Pending) {
        Some(Status::Pending)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::{cap, clean, dietary, email, is_placeholder, is_shortened_number, place, status};
    use crate::draft::Status;
    use crate::problem::ProblemCode;
    use crate::words::Word;

    #[test]
    fn invisible_characters_go_and_white_space_becomes_one_blank() {
        let cleaned = clean("\u{feff}Ann\u{200b}a\u{202e}  \r\n\u{a0}Lee\u{7}\t");
        assert_eq!((cleaned.text.as_ref(), cleaned.hidden), ("Anna Lee", true));
        assert_eq!(clean("\tTab").text, "Tab");
        assert!(!clean("\tTab").hidden);
        assert_eq!(clean("Chloe\u{301}").text, "Chloé");
    }

    #[test]
    fn joiners_stay_where_they_are_spelling() {
        assert_eq!(clean("علی\u{200c}رضا").text, "علی\u{200c}رضا");
        assert_eq!(clean("An\u{200d}n").text, "Ann");
    }

    #[test]
    fn the_guard_of_our_own_export_is_taken_off_and_other_apostrophes_stay() {
        assert_eq!(clean("'+44 7700").text, "+44 7700");
        assert_eq!(clean("' =1+1").text, "=1+1");
        assert_eq!(clean("''=x").text, "'=x");
        assert_eq!(clean("'t Hooft").text, "'t Hooft");
        assert_eq!(clean("'").text, "'");
        assert_eq!(clean("=\"007\"").text, "007");
        assert_eq!(clean("'=\"007\"").text, "=\"007\"");
        assert_eq!(clean("=\"a\"&\"b\"").text, "=\"a\"&\"b\"");
    }

    #[test]
    fn addresses_are_taken_out_of_their_wrapping() {
        assert_eq!(email("Ann Lee <ann@example.com>"), ("ann@example.com", None));
        assert_eq!(email("mailto:ann@example.com"), ("ann@example.com", None));
        assert_eq!(email("a@b.c; d@e.f"), ("a@b.c", Some(ProblemCode::EmailSeveral)));
        for wrong in ["Eric\"difficult.email", "a@b", "a b@c.d", "@b.c", "a@@b.c", "a@b..c"] {
            assert_eq!(email(wrong).1, Some(ProblemCode::EmailInvalid), "{wrong}");
        }
    }

    #[test]
    fn the_word_for_a_table_is_dropped_before_a_number_only() {
        let table = |text| place(text, Word::Table);
        assert_eq!(
            ["Table 4", "Tisch Nr. 12", "TABLE #3", "#7", "4.0", "Table A"].map(table),
            ["4", "12", "3", "7", "4", "A"]
        );
        assert_eq!(
            ["Top", "T1", "Table Rosemary", "Head Table"].map(table),
            ["Top", "T1", "Table Rosemary", "Head Table"]
        );
        assert_eq!(place("Seat 3", Word::Seat), "3");
    }

    #[test]
    fn dietary_options_are_recognised_only_when_exact() {
        assert_eq!(
            ["GLUTEN FREE", "vegan", "Vegan, no nuts", "No", "nuts (severe!)"].map(dietary),
            ["Gluten-Free", "Vegan", "Vegan, no nuts", "", "nuts (severe!)"]
        );
    }

    #[test]
    fn words_for_nothing_are_nothing() {
        assert!(
            ["-", "–", "n/a", "N/A", "None", "keine", "无", ""]
                .into_iter()
                .all(is_placeholder)
        );
        assert!(!["TBC", "Anna", "Nonna"].into_iter().any(is_placeholder));
    }

    #[test]
    fn answers_of_many_languages_are_understood() {
        let say = |text| status(text).ok().flatten();
        assert_eq!(
            ["Yes", "Joyfully Accepts", "Oui", "はい"].map(say),
            [Some(Status::Confirmed); 4]
        );
        assert_eq!(
            ["no", "Regretfully declines", "Nein", "FALSE"].map(say),
            [Some(Status::Cancelled); 4]
        );
        assert_eq!(say("No Response"), Some(Status::Pending));
        assert_eq!(
            ["maybe", "Vielleicht", "peut-être", "Maybe, will call"].map(say),
            [Some(Status::Maybe); 4]
        );
        assert_eq!((status(""), status("ask tomorrow")), (Ok(None), Err(())));
    }

    #[test]
    fn rounded_numbers_and_long_texts_are_seen() {
        assert!(
            is_shortened_number("4.47701E+11") && !is_shortened_number("07700 900001") && !is_shortened_number("Eve")
        );
        assert_eq!(cap("áéí", 2), ("áé", true));
        assert_eq!(cap("áéí", 3), ("áéí", false));
    }
}
