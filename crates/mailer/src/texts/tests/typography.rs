//! Quotes, spaces and marks as each language writes them.

use domain::event::GuestLanguage;

use super::all_texts;

/// The space that French has before some marks and inside its quotes.
const NARROW: char = '\u{202f}';

fn count(text: &str, mark: char) -> usize {
    text.matches(mark).count()
}

/// Whether each `mark` has `space` before it.
fn follows(text: &str, mark: char, space: char) -> bool {
    text.match_indices(mark)
        .all(|(at, _)| text.get(..at).is_some_and(|before| before.ends_with(space)))
}

fn quotes(language: GuestLanguage) -> Option<(char, char)> {
    match language {
        GuestLanguage::En | GuestLanguage::Pt | GuestLanguage::Nl | GuestLanguage::Tr => Some(('“', '”')),
        GuestLanguage::De => Some(('„', '“')),
        GuestLanguage::Fr | GuestLanguage::Es | GuestLanguage::It | GuestLanguage::Ar => Some(('«', '»')),
        GuestLanguage::Pl => Some(('„', '”')),
        // Hebrew has only the gershayim, which is a letter of an abbreviation.
        GuestLanguage::He => None,
    }
}

#[test]
fn quotes_are_those_of_the_language_and_come_in_pairs() {
    const ALL: [char; 5] = ['“', '”', '„', '«', '»'];
    for language in GuestLanguage::ALL {
        let own = quotes(language);
        for (name, text) in all_texts(language) {
            assert!(!text.contains(['"', '\'', '`']), "{language:?} {name}: {text}");
            for mark in ALL {
                let is_own = own.is_some_and(|(open, close)| mark == open || mark == close);
                assert!(is_own || !text.contains(mark), "{language:?} {name}: {text}");
            }
            if let Some((open, close)) = own {
                assert_eq!(count(&text, open), count(&text, close), "{language:?} {name}: {text}");
            }
        }
    }
}

#[test]
fn spaces_are_single_and_only_french_has_one_before_a_mark() {
    for language in GuestLanguage::ALL {
        for (name, text) in all_texts(language) {
            let shown = format!("{language:?} {name}: {text:?}");
            assert!(
                !text.contains("  ") && !text.contains('\u{a0}') && !text.contains("..."),
                "{shown}"
            );
            for mark in [',', '.', ';', ':', '!', '?', '،', '؟'] {
                assert!(!text.contains(&format!(" {mark}")), "{shown}");
            }
            if language == GuestLanguage::Fr {
                for mark in [';', ':', '!', '?', '»'] {
                    assert!(follows(&text, mark, NARROW), "{shown}");
                }
                assert_eq!(text.matches('«').count(), text.matches("«\u{202f}").count(), "{shown}");
            } else {
                assert!(!text.contains(NARROW), "{shown}");
            }
        }
    }
}

#[test]
fn spanish_questions_and_exclamations_have_a_mark_at_each_end() {
    for (name, text) in all_texts(GuestLanguage::Es) {
        assert_eq!(count(&text, '¿'), count(&text, '?'), "{name}: {text}");
        assert_eq!(count(&text, '¡'), count(&text, '!'), "{name}: {text}");
    }
}

#[test]
fn arabic_has_its_own_marks_and_western_digits() {
    for (name, text) in all_texts(GuestLanguage::Ar) {
        assert!(!text.contains([',', ';', '?']), "{name}: {text}");
        assert!(!text.contains(|c| ('٠'..='٩').contains(&c)), "{name}: {text}");
    }
}

#[test]
fn texts_have_no_characters_that_turn_the_direction() {
    for language in GuestLanguage::ALL {
        for (name, text) in all_texts(language) {
            let turns = |c| matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
            assert!(!text.contains(turns), "{language:?} {name}: {text:?}");
        }
    }
}
