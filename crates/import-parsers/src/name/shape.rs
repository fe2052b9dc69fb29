//! What a name looks like: its letters, scripts and capitals.

use crate::words::{Word, fold_word, is};

const LONGEST_NAME: usize = 80;
const MOST_WORDS: usize = 8;

/// Returns whether a text could be a name: letters, and the signs that occur in names.
pub(crate) fn might_be_name(text: &str) -> bool {
    let sign = |c: char| {
        matches!(
            c,
            ' ' | '\'' | '’' | '‘' | 'ʻ' | '`' | '.' | '-' | '‐' | '–' | '·' | '・' | '\u{200c}' | '\u{200d}'
        )
    };
    text.chars().any(char::is_alphabetic)
        && text.chars().take(LONGEST_NAME + 1).count() <= LONGEST_NAME
        && text
            .chars()
            .all(|c| c.is_alphabetic() || sign(c) || unicode_normalization::char::is_combining_mark(c))
        && text.split(' ').count() <= MOST_WORDS
}

/// Returns whether a text without any heading looks like the name of one person: capitals where they belong.
pub(crate) fn is_strict_name(text: &str) -> bool {
    let capital =
        |word: &str| word.chars().next().is_some_and(|c| !c.is_lowercase()) || is(&fold_word(word), Word::Particle);
    let text = text.replace([',', '&'], " ");
    might_be_name(&text) && text.split(' ').filter(|word| !word.is_empty()).all(capital) && !text.ends_with('.')
}

/// Returns whether all letters are Han, Kana, Hangul or Khmer: names in these are not split at blanks.
pub(super) fn is_unsplit_script(text: &str) -> bool {
    let unsplit = |c: char| matches!(c, '\u{1100}'..='\u{11ff}' | '\u{1780}'..='\u{17ff}' | '\u{3005}'..='\u{3007}' | '\u{3040}'..='\u{30ff}' | '\u{3130}'..='\u{318f}' | '\u{31f0}'..='\u{31ff}' | '\u{3400}'..='\u{4dbf}' | '\u{4e00}'..='\u{9fff}' | '\u{ac00}'..='\u{d7a3}' | '\u{f900}'..='\u{faff}' | '\u{ff66}'..='\u{ff9d}' | '\u{20000}'..='\u{323af}');
    let mut letters = text.chars().filter(|c| c.is_alphabetic()).peekable();
    letters.peek().is_some() && letters.all(unsplit)
}

/// Returns whether a word is in capitals, at least four of them, so that initials (JP, AJ) do not count.
fn is_shouted(word: &str) -> bool {
    const FEWEST: usize = 4;
    word.chars().filter(|c| c.is_uppercase()).count() >= FEWEST && !word.chars().any(char::is_lowercase)
}

/// "DUPONT Jean": only the first word is in capitals.
pub(super) fn is_shouted_last_name_first(words: &[&str]) -> bool {
    words.split_first().is_some_and(|(first, rest)| {
        is_shouted(first) && !rest.is_empty() && rest.iter().all(|word| word.chars().any(char::is_lowercase))
    })
}

/// "Jean DUPONT MARTIN": returns where the capitals begin, if a word without them comes first.
pub(super) fn shouted_tail(words: &[&str]) -> Option<usize> {
    let tail = words.iter().rev().take_while(|word| is_shouted(word)).count();
    (tail > 0 && tail < words.len()).then(|| words.len() - tail)
}
