//! Reduces an organiser's HTML to the few elements that a template can have.

use std::collections::{HashMap, HashSet};

use ammonia::{Builder, UrlRelative};

use super::check::{HTML_MAX, is_too_deep};
use super::place::{QR_CODE, RSVP_LINK, Token, tokens, without_controls};

const TAGS: [&str; 19] = [
    "h1",
    "h2",
    "h3",
    "p",
    "ul",
    "ol",
    "li",
    "strong",
    "em",
    "b",
    "i",
    "u",
    "s",
    "a",
    "img",
    "hr",
    "blockquote",
    "br",
    "code",
];

/// Removes everything that a template cannot have: scripts, styles, frames, forms, handlers, addresses other than
/// `https:` and `mailto:`. The result is well formed. HTML that is too long or nested too deeply has none.
pub fn sanitise(html: &str) -> String {
    if html.len() > HTML_MAX || is_too_deep(html) {
        return String::new();
    }
    let mut builder = Builder::default();
    builder
        .tags(HashSet::from(TAGS))
        .tag_attributes(HashMap::from([
            ("a", HashSet::from(["href"])),
            ("img", HashSet::from(["src", "alt"])),
        ]))
        .allowed_classes(HashMap::from([("a", HashSet::from(["button"]))]))
        .generic_attributes(HashSet::new())
        .clean_content_tags(HashSet::from(["script", "style", "title", "noscript", "template"]))
        .url_relative(UrlRelative::PassThrough)
        .link_rel(None)
        .attribute_filter(|element, attribute, value| kept(element, attribute, value).map(Into::into));
    builder.clean(&with_breaks(&without_controls(html))).to_string()
}

/// Keeps apart what was in two cells or lines, since tables and `div` are removed.
fn with_breaks(html: &str) -> String {
    let mut kept = String::with_capacity(html.len());
    for (index, part) in html.split("</").enumerate() {
        if index > 0 {
            kept.push_str("</");
        }
        let name = part.split('>').next().unwrap_or_default().to_ascii_lowercase();
        let after = match name.as_str() {
            "td" | "th" | "tr" => " ",
            "table" | "div" => "<br>",
            _ => "",
        };
        match part.split_once('>').filter(|_| index > 0 && !after.is_empty()) {
            Some((tag, rest)) => kept.extend([tag, ">", after, rest]),
            None => kept.push_str(part),
        }
    }
    kept
}

/// Returns the value that an attribute keeps.
fn kept(element: &str, attribute: &str, value: &str) -> Option<String> {
    match (element, attribute) {
        ("a", "href") => address(value),
        ("img", "src") if is_code(value) => Some(format!("{{{{{QR_CODE}}}}}")),
        ("img", "src") => is_web(value.trim()).then(|| value.trim().to_owned()),
        ("img", "alt") => Some(value.replace("{{", "").replace("}}", "")),
        _ => Some(value.to_owned()),
    }
}

/// The QR code is a block, but a picture of it is understood as well.
pub(super) fn is_code(address: &str) -> bool {
    tokens(address.trim()) == [Token::Variable(QR_CODE)]
}

/// A link leads to the guest's form, to the web, or to a mailbox.
fn address(value: &str) -> Option<String> {
    let value = value.trim();
    if tokens(value) == [Token::Variable(RSVP_LINK)] {
        return Some(format!("{{{{{RSVP_LINK}}}}}"));
    }
    let mailbox = value.to_ascii_lowercase().starts_with("mailto:");
    (mailbox && is_plain(value) || is_web(value)).then(|| value.to_owned())
}

fn is_web(value: &str) -> bool {
    let lower = value.to_ascii_lowercase();
    let rest = lower.strip_prefix("https://").or_else(|| lower.strip_prefix("http://"));
    rest.is_some_and(|rest| rest.starts_with(|c: char| c.is_alphanumeric() || c == '[')) && is_plain(value)
}

/// A variable in a longer address could be anything, so it is refused.
fn is_plain(value: &str) -> bool {
    let breaks_out = |c: char| c.is_whitespace() || c.is_control() || matches!(c, '"' | '<' | '>' | '\\' | '`');
    !value.contains("{{") && !value.contains("}}") && !value.contains(breaks_out)
}
