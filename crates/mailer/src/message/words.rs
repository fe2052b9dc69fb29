//! Text of a header: plain where it is plain ASCII, encoded words (RFC 2047) otherwise.

use base64::prelude::{BASE64_STANDARD, Engine as _};

/// Octets of text in one encoded word. In base64, with its frame, they stay below 75 characters.
const WORD_MAX: usize = 45;
/// Octets of text in the first one, which shares its line with the name of the header.
const FIRST_MAX: usize = 39;
/// Characters of a header line.
const LINE_MAX: usize = 76;
/// Characters of the name of the header and the blank behind it.
const NAME: usize = "Subject: ".len();

/// Encodes a line and folds it.
pub(super) fn encoded(line: &str) -> String {
    let is_plain = line.chars().all(|c| matches!(c, ' '..='~'))
        && !line.contains("=?")
        && line.split(' ').all(|word| word.len() <= LINE_MAX - NAME);
    if is_plain { folded(line) } else { words(line) }
}

fn folded(line: &str) -> String {
    let mut folded = String::new();
    let mut used = NAME;
    for (index, word) in line.split(' ').enumerate() {
        if index > 0 {
            let full = used + 1 + word.len() > LINE_MAX;
            folded.push_str(if full { "\r\n " } else { " " });
            used = if full { 1 } else { used + 1 };
        }
        folded.push_str(word);
        used += word.len();
    }
    folded
}

/// Every word has whole characters and decodes on its own.
fn words(line: &str) -> String {
    let mut words = vec![String::new()];
    for c in line.chars() {
        let most = if words.len() == 1 { FIRST_MAX } else { WORD_MAX };
        if let Some(word) = words.last_mut().filter(|word| word.len() + c.len_utf8() <= most) {
            word.push(c);
        } else {
            words.push(c.to_string());
        }
    }
    let words = words
        .iter()
        .map(|word| format!("=?utf-8?B?{}?=", BASE64_STANDARD.encode(word)));
    words.collect::<Vec<_>>().join("\r\n ")
}
