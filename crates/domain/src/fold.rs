//! Folding: the form of a text under which two spellings count as the same.
//! Used for search and for recognising the same person twice, never for display.

use unicode_normalization::UnicodeNormalization;

/// Folds a name: compatibility forms and case go, accents go, blanks and hyphens become one blank.
/// Only the accents of European scripts go; vowel signs of other scripts are letters and stay.
pub fn name(text: &str) -> String {
    let plain = text
        .nfkd()
        .filter(|c| !is_accent(*c))
        .flat_map(char::to_lowercase)
        .filter(|c| !is_accent(*c));
    let plain: String = plain.map(letter).nfc().collect();
    let words: Vec<&str> = plain
        .split(|c: char| c.is_whitespace() || is_dash(c))
        .filter(|word| !word.is_empty())
        .collect();
    words.join(" ")
}

/// Folds an email address: compatibility forms and case go.
pub fn email(text: &str) -> String {
    text.trim().nfkc().flat_map(char::to_lowercase).collect()
}

/// Keeps the digits of a phone number, so that "+44 7700 900" and "447700900" agree. Digits of other scripts count.
pub fn phone(text: &str) -> String {
    text.nfkc()
        .filter_map(|c| c.to_digit(10).and_then(|digit| char::from_digit(digit, 10)))
        .collect()
}

/// Letters that carry a stroke instead of an accent have no decomposition, so they are named here.
fn letter(c: char) -> char {
    match c {
        'ø' => 'o',
        'ł' => 'l',
        'đ' | 'ð' => 'd',
        'ħ' => 'h',
        'ı' => 'i',
        '\u{2019}' | '\u{2018}' | '\u{02BC}' => '\'',
        other => other,
    }
}

fn is_accent(c: char) -> bool {
    matches!(c, '\u{0300}'..='\u{036F}')
}

fn is_dash(c: char) -> bool {
    matches!(c, '-' | '\u{2010}'..='\u{2015}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_case_and_blanks_do_not_tell_names_apart() {
        assert_eq!(name("  Zoë  ANNE-Marie "), "zoe anne marie");
        assert_eq!(name("Łukasz Ørsted"), "lukasz orsted");
        assert_eq!(name("O’Brien"), name("O'Brien"));
    }

    #[test]
    fn scripts_without_case_stay_as_they_are() {
        assert_eq!(name("李 小龍"), "李 小龍");
        assert_eq!(name("فاطمة"), "فاطمة");
        assert_eq!(name("प्रिया"), "प्रिया");
        assert_eq!(name("김민준"), "김민준");
    }

    #[test]
    fn emails_fold_case_only() {
        assert_eq!(email(" Ann.Smith@Example.ORG "), "ann.smith@example.org");
        assert_ne!(email("ann@example.org"), email("anns@example.org"));
    }

    #[test]
    fn phones_fold_to_digits() {
        assert_eq!(phone("+44 (7700) 900-005"), "447700900005");
        assert_eq!(phone("ext"), "");
    }
}
