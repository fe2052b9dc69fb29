//! What a phone scanned: a look-up code, a token, or the link that has one of them in it.

use crate::limits::LOOKUP_CODE_LENGTH;
use crate::lookup_code::LookupCode;

/// What may name a guest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Scanned {
    /// The code on an invitation.
    Code(LookupCode),
    /// The token of a ticket or of a personal link.
    Token(String),
}

/// Reads a scanned text. A link is read from its end: the code of its query, or the last segment of its path.
pub fn scanned(text: &str) -> Option<Scanned> {
    let text = text.trim();
    let part = if text.contains('/') || text.contains('?') {
        of_link(text)?
    } else {
        text
    };
    if let Some(code) = code(part) {
        return Some(Scanned::Code(code));
    }
    let is_token = !part.is_empty()
        && part
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte));
    is_token.then(|| Scanned::Token(part.to_owned()))
}

fn of_link(link: &str) -> Option<&str> {
    let link = link.split('#').next().unwrap_or_default();
    let (path, query) = link.split_once('?').unwrap_or((link, ""));
    let named = |name: &str| {
        let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
        pairs.filter(|(key, _)| *key == name).map(|(_, value)| value).next()
    };
    let segment = || path.trim_end_matches('/').rsplit('/').next();
    named("code").or_else(|| named("token")).or_else(segment)
}

/// Unlike [`LookupCode::parse`], takes no longer text: that would read the beginning of a token as a code.
fn code(text: &str) -> Option<LookupCode> {
    let kept: String = text.chars().filter(|c| !c.is_whitespace() && *c != '-').collect();
    let is_code = kept.len() == LOOKUP_CODE_LENGTH && kept.bytes().all(|byte| byte.is_ascii_alphanumeric());
    is_code.then(|| LookupCode::parse(&kept).ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_tokens_and_links_are_recognised() {
        let code = Some(Scanned::Code(LookupCode::parse("AQXYH5").unwrap()));
        for text in [
            "AQXYH5",
            " aqxyh5 ",
            "aqx-yh5",
            "https://seatwright.example/seat-lookup/AQXYH5",
            "https://seatwright.example/seat-lookup?code=aqxyh5&x=1#top",
            "/seat-lookup/AQXYH5/",
        ] {
            assert_eq!(scanned(text), code, "{text}");
        }
        let token = "dGhpcyBpcyBhIHRva2Vu_-";
        let link = format!("https://seatwright.example/guest-form/e1/{token}?lang=de");
        for text in [token, &link] {
            assert_eq!(scanned(text), Some(Scanned::Token(token.to_owned())), "{text}");
        }
        for text in ["", "   ", "https://seatwright.example/?code=", "é", "BEGIN:VCARD\n"] {
            assert_eq!(scanned(text), None, "{text}");
        }
    }
}
