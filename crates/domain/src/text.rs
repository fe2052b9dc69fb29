//! Normalises and validates text input: trimmed, composed (NFC), free of control characters, within its length. Lengths
//! count characters, as people do, not bytes.

use unicode_normalization::UnicodeNormalization;

use crate::invalid::Invalid;
use crate::limits::EMAIL_MAX;

/// Reads a single line: line breaks and all other control characters are refused.
pub fn line(field: &str, text: &str, max: usize) -> Result<String, Invalid> {
    checked(field, text, max, |_| false)
}

/// Reads a text of several lines: line breaks and tabs stay, other control characters are refused.
pub fn lines(field: &str, text: &str, max: usize) -> Result<String, Invalid> {
    checked(field, &text.replace("\r\n", "\n"), max, |c| matches!(c, '\n' | '\t'))
}

/// Reads a line that must not be blank; `message` says what is missing.
pub fn required_line(field: &str, text: &str, max: usize, message: &str) -> Result<String, Invalid> {
    let text = line(field, text, max)?;
    if text.chars().all(is_unseen) {
        Err(Invalid::new(field, message))
    } else {
        Ok(text)
    }
}

/// Cuts a text for display to `max` characters including the ellipsis.
#[must_use]
pub fn shortened(text: &str, max: usize) -> String {
    if text.chars().nth(max).is_none() {
        return text.to_owned();
    }
    text.chars().take(max.saturating_sub(1)).chain(['…']).collect()
}

/// Reads an email address loosely: one `@` with something on both sides and no blanks. Empty stays empty.
pub fn email(field: &str, text: &str) -> Result<String, Invalid> {
    let text = line(field, text, EMAIL_MAX)?;
    if text.is_empty() || is_email(&text) {
        Ok(text)
    } else {
        Err(Invalid::new(field, "Enter a valid email address."))
    }
}

fn is_email(text: &str) -> bool {
    match text.split_once('@') {
        Some((local, host)) => {
            !local.is_empty() && !host.is_empty() && !host.contains('@') && !text.contains(char::is_whitespace)
        }
        None => false,
    }
}

fn checked(field: &str, text: &str, max: usize, allowed: fn(char) -> bool) -> Result<String, Invalid> {
    // Cheap bound first, so that a megabyte of text is not normalised only to be refused.
    if text.len() > max.saturating_mul(16) {
        return Err(too_long(field, max));
    }
    if let Some(bad) = text.chars().find(|c| is_refused(*c) && !allowed(*c)) {
        let message = format!("Remove the invisible control character U+{:04X}.", u32::from(bad));
        return Err(Invalid::new(field, message));
    }
    let text: String = text.nfc().collect::<String>().trim().to_owned();
    if text.chars().count() > max {
        Err(too_long(field, max))
    } else {
        Ok(text)
    }
}

fn too_long(field: &str, max: usize) -> Invalid {
    Invalid::new(field, format!("Use at most {max} characters."))
}

/// Blanks, and characters that are invisible by themselves: joiners, direction marks, selectors, fillers.
fn is_unseen(c: char) -> bool {
    c.is_whitespace()
        || matches!(
            c,
            '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{180B}'
                ..='\u{180F}' | '\u{200B}'..='\u{200F}' | '\u{2060}'..='\u{206F}' | '\u{2800}' | '\u{3164}'
                | '\u{FE00}'..='\u{FE0F}' | '\u{FFA0}' | '\u{E0000}'..='\u{E0FFF}'
        )
}

/// Returns whether a character may appear in a line of text.
pub fn is_visible(c: char) -> bool {
    !is_refused(c)
}

/// Writes a number with a comma between groups of three digits: `20,000`.
pub fn with_commas(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// Control characters, line and paragraph separators, and the marks that reverse or hide text around them.
fn is_refused(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{2028}' | '\u{2029}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}' | '\u{FEFF}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blanks_around_a_line_go_and_letters_are_composed() {
        assert_eq!(line("name", "  Zoe\u{0308} ", 100).unwrap(), "Zoë");
    }

    #[test]
    fn control_characters_are_refused_and_named() {
        for text in ["a\0b", "a\nb", "a\u{1b}[31m", "a\u{202E}b", "a\u{2028}b", "\u{FEFF}a"] {
            let refused = line("name", text, 100).unwrap_err();
            assert_eq!(refused.field, "name", "{text:?}");
        }
        assert_eq!(
            line("n", "a\0b", 9).unwrap_err().message,
            "Remove the invisible control character U+0000."
        );
    }

    #[test]
    fn a_text_keeps_its_line_breaks() {
        assert_eq!(lines("notes", "one\r\n\ttwo\n", 100).unwrap(), "one\n\ttwo");
        assert!(lines("notes", "one\u{7}", 100).is_err());
    }

    #[test]
    fn lengths_count_characters() {
        assert!(line("name", &"é".repeat(100), 100).is_ok());
        assert_eq!(
            line("name", &"é".repeat(101), 100).unwrap_err().message,
            "Use at most 100 characters."
        );
        assert!(line("name", &"x".repeat(10_000), 100).is_err());
    }

    #[test]
    fn joiners_of_scripts_that_need_them_stay() {
        assert_eq!(line("name", "क्\u{200D}ष", 100).unwrap(), "क्\u{200D}ष");
    }

    #[test]
    fn a_line_of_characters_that_nobody_sees_is_blank() {
        for unseen in ["", " ", "\u{200B}", "\u{200D}\u{2060}", "\u{3164}", "\u{AD} \u{FE0F}"] {
            let refused = required_line("name", unseen, 100, "Enter a name.").unwrap_err();
            assert_eq!(refused.message, "Enter a name.", "{unseen:?}");
        }
        assert!(required_line("name", "\u{200F}א", 100, "Enter a name.").is_ok());
    }

    #[test]
    fn large_numbers_have_a_comma_between_groups_of_three_digits() {
        for (number, text) in [
            (0, "0"),
            (999, "999"),
            (1_000, "1,000"),
            (20_000, "20,000"),
            (1_234_567, "1,234,567"),
        ] {
            assert_eq!(with_commas(number), text);
        }
    }

    #[test]
    fn email_addresses_are_checked_loosely() {
        for good in ["", "a@b", "amélie@exämple.org", "a+b@c.example"] {
            assert!(email("email", good).is_ok(), "{good}");
        }
        for bad in ["a", "@b", "a@", "a@b@c", "a b@c"] {
            assert!(email("email", bad).is_err(), "{bad}");
        }
    }
}
