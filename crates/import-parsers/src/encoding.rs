//! Bytes of a text file to text: byte order marks first, then UTF-16 by its zero bytes, then UTF-8, then what makes
//! better words of Windows-1252 and Mac Roman.

use std::borrow::Cow;

use encoding_rs::{Encoding, MACINTOSH, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1252};

use crate::problem::{Refusal, RefusalCode};

/// A text and how it was read.
#[derive(Debug)]
pub(crate) struct Decoded<'b> {
    /// The text without its byte order mark.
    pub(crate) text: Cow<'b, str>,
    /// Name of the encoding (WHATWG).
    pub(crate) encoding: &'static str,
    /// Something the organiser should know about the reading.
    pub(crate) note: Option<String>,
}

/// Reads the bytes as text, or refuses them as no text at all.
pub(crate) fn decode(bytes: &[u8]) -> Result<Decoded<'_>, Refusal> {
    let (encoding, sure) = guess(bytes);
    // Removes a byte order mark of its own kind; malformed sequences become U+FFFD.
    let (text, malformed) = encoding.decode_with_bom_removal(bytes);
    if !looks_like_text(&text) {
        return Err(Refusal::new(
            RefusalCode::Unsupported,
            "This kind of file cannot be imported. Export the guest list as CSV.",
        ));
    }
    let note = if malformed {
        Some(format!(
            "Some characters are broken in the file ({}); they are shown as \u{fffd}.",
            encoding.name()
        ))
    } else if sure {
        None
    } else {
        Some(format!(
            "The file does not state its character set and was read as {}. Check accented letters.",
            encoding.name()
        ))
    };
    Ok(Decoded {
        text,
        encoding: encoding.name(),
        note,
    })
}

fn guess(bytes: &[u8]) -> (&'static Encoding, bool) {
    if let Some((encoding, _)) = Encoding::for_bom(bytes) {
        return (encoding, true);
    }
    if let Some(encoding) = utf16_by_zero_bytes(bytes) {
        return (encoding, true);
    }
    match std::str::from_utf8(bytes) {
        Ok(_) => (UTF_8, true),
        Err(error) if mostly_utf8(bytes, &error) => (UTF_8, true),
        Err(_) if oddities(bytes, MACINTOSH) < oddities(bytes, WINDOWS_1252) => (MACINTOSH, false),
        Err(_) => (WINDOWS_1252, bytes.is_ascii()),
    }
}

/// Counts what words do not look like in an encoding: a symbol beside a letter, a capital after a small letter.
fn oddities(bytes: &[u8], encoding: &'static Encoding) -> usize {
    const SAMPLE: usize = 64 * 1024;
    let (text, _) = encoding.decode_without_bom_handling(bytes.get(..SAMPLE).unwrap_or(bytes));
    let mut oddities = 0;
    let mut before = ' ';
    let mut after = text.chars().skip(1);
    for c in text.chars() {
        let next = after.next().unwrap_or(' ');
        let in_word = before.is_alphabetic() || next.is_alphabetic();
        oddities += match c {
            _ if c.is_ascii() || !in_word => 0,
            '’' | '‘' | '“' | '”' | '–' | '—' => 0,
            '…' => 1,
            _ if !c.is_alphabetic() => 2,
            _ if c.is_uppercase() && before.is_lowercase() => 2,
            _ => 0,
        };
        before = c;
    }
    oddities
}

/// UTF-16 without a mark: separators, digits, line ends and Latin letters have a zero byte, all on the same side.
fn utf16_by_zero_bytes(bytes: &[u8]) -> Option<&'static Encoding> {
    const SAMPLE: usize = 16 * 1024;
    let sample = bytes.get(..SAMPLE).unwrap_or(bytes);
    let (mut even, mut odd) = (0_usize, 0_usize);
    for pair in sample.chunks_exact(2) {
        even += usize::from(pair.first() == Some(&0));
        odd += usize::from(pair.get(1) == Some(&0));
    }
    let pairs = sample.len() / 2;
    let clear = |zeros: usize, other: usize| zeros * 50 >= pairs.max(1) && zeros > other * 4;
    if clear(odd, even) {
        Some(UTF_16LE)
    } else if clear(even, odd) {
        Some(UTF_16BE)
    } else {
        None
    }
}

/// One broken byte must not turn a UTF-8 file into Windows-1252: several good sequences before it decide.
fn mostly_utf8(bytes: &[u8], error: &std::str::Utf8Error) -> bool {
    let good = bytes.get(..error.valid_up_to()).unwrap_or_default();
    let rest = bytes.get(error.valid_up_to()..).unwrap_or_default();
    let starts = |part: &[u8]| part.iter().filter(|byte| **byte >= 0xC2).count();
    let (before, _) = UTF_8.decode_without_bom_handling(rest);
    let broken = before.chars().filter(|c| *c == '\u{fffd}').count();
    let intact = starts(good) + before.chars().filter(|c| !c.is_ascii() && *c != '\u{fffd}').count();
    intact > broken * 4
}

/// Binary data has control characters everywhere; a text has next to none.
fn looks_like_text(text: &str) -> bool {
    let mut characters = 0_usize;
    let mut controls = 0_usize;
    for c in text.chars().take(64 * 1024) {
        characters += 1;
        let harmless = matches!(c, '\t' | '\n' | '\r' | '\u{b}' | '\u{c}' | '\u{1a}' | '\u{85}');
        controls += usize::from((c.is_control() && !harmless) || c == '\u{fffd}');
    }
    controls * 20 <= characters
}

#[cfg(test)]
mod tests {
    use super::decode;

    fn read(bytes: &[u8]) -> (String, &'static str) {
        let decoded = decode(bytes).unwrap();
        (decoded.text.into_owned(), decoded.encoding)
    }

    #[test]
    fn marks_are_obeyed_and_removed() {
        assert_eq!(read(b"\xEF\xBB\xBFName"), ("Name".into(), "UTF-8"));
        assert_eq!(read(b"\xFF\xFEN\0a\0"), ("Na".into(), "UTF-16LE"));
        assert_eq!(read(b"\xFE\xFF\0N\0a"), ("Na".into(), "UTF-16BE"));
    }

    #[test]
    fn utf16_without_a_mark_is_seen_also_when_hardly_any_letter_is_latin() {
        let text = "名前,電話\n佐藤美咲,090\n";
        let little: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
        let big: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
        assert_eq!(read(&little), (text.into(), "UTF-16LE"));
        assert_eq!(read(&big), (text.into(), "UTF-16BE"));
    }

    #[test]
    fn bytes_that_are_no_utf8_are_windows_1252() {
        assert_eq!(read(b"Chlo\xe9 \x80 \x96"), ("Chloé € –".into(), "windows-1252"));
    }

    #[test]
    fn mac_roman_is_told_by_its_words() {
        assert_eq!(
            read(b"Ren\x8ee, M\x9fller, \x85zlem"),
            ("Renée, Müller, Özlem".into(), "macintosh")
        );
        assert_eq!(read(b"Ren\xe9e O\x92Brien, \xd6zlem").1, "windows-1252");
        assert_eq!(read(b"Ann Lee \x85").1, "windows-1252");
    }

    #[test]
    fn one_broken_byte_does_not_make_a_utf8_file_windows_1252() {
        let mut bytes = "Zoë, Chloé, Åsa, Özlem, Müller, ".as_bytes().to_vec();
        bytes.push(0xFF);
        assert_eq!(read(&bytes).1, "UTF-8");
    }

    #[test]
    fn binary_data_is_refused() {
        let bytes: Vec<u8> = (0..=255_u8).cycle().take(4_000).collect();
        assert!(decode(&bytes).is_err());
    }
}
