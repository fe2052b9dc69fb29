//! Templates: files with `{{variable}}` places, put into the common layout and filled in one pass. A value is never
//! looked at again after it was filled in, so that braces in a name stay braces.

use std::borrow::Cow;

use domain::event::GuestLanguage;
use domain::limits::USER_NAME_MAX;

use crate::texts::texts;

/// One letter without its layout.
#[derive(Clone, Debug)]
pub(crate) struct Template {
    pub(crate) subject: &'static str,
    /// What mail programs show beside the subject.
    pub(crate) preheader: &'static str,
    pub(crate) text: Cow<'static, str>,
    pub(crate) html: Cow<'static, str>,
    /// Why the recipient gets this mail.
    pub(crate) why: &'static str,
    pub(crate) language: GuestLanguage,
}

/// Embeds the folder of one letter to members, which is in English.
macro_rules! template {
    ($name:literal) => {
        $crate::template::Template {
            subject: include_str!(concat!("../templates/", $name, "/subject.txt")),
            preheader: include_str!(concat!("../templates/", $name, "/preheader.txt")),
            text: std::borrow::Cow::Borrowed(include_str!(concat!("../templates/", $name, "/body.txt"))),
            html: std::borrow::Cow::Borrowed(include_str!(concat!("../templates/", $name, "/body.html"))),
            why: include_str!(concat!("../templates/", $name, "/why.txt")),
            language: domain::event::GuestLanguage::En,
        }
    };
}
pub(crate) use template;

const TEXT_LAYOUT: &str = include_str!("../templates/layout/mail.txt");
const HTML_LAYOUT: &str = include_str!("../templates/layout/mail.html");
const BUTTON: &str = include_str!("../templates/layout/button.html");

impl Template {
    /// Returns the text template in its layout. Its variables are still open.
    pub(crate) fn whole_text(&self) -> String {
        TEXT_LAYOUT
            .replace("{{> tagline}}", texts(self.language).layout.tagline)
            .replace("{{> body}}", self.text.trim_end())
            .replace("{{> why}}", self.why.trim_end())
    }

    /// Returns the HTML template in its layout. Its variables are still open.
    pub(crate) fn whole_html(&self) -> String {
        let layout = &texts(self.language).layout;
        let html = HTML_LAYOUT
            .replace("{{> tagline}}", layout.tagline)
            .replace("{{> subject}}", self.subject.trim_end())
            .replace("{{> preheader}}", self.preheader.trim_end())
            .replace("{{> body}}", &with_buttons(self.html.trim_end(), layout.copy_link))
            .replace("{{> why}}", self.why.trim_end());
        directed(&html, self.language)
    }
}

/// Fills the places of the layout that depend on the language and its direction. Tables repeat the direction, since some
/// mail programs keep only what is inside the body.
fn directed(html: &str, language: GuestLanguage) -> String {
    let tag = language.tag();
    let html = html.replace("{{> language}}", tag);
    if language.is_right_to_left() {
        let table = format!(r#" dir="rtl" lang="{tag}""#);
        html.replace("{{> dir}}", "rtl")
            .replace("{{> button-table}}", r#" align="center"{{> table}}"#)
            .replace("{{> table}}", &table)
            .replace("{{> align}}", "text-align:right;")
            .replace("{{> button-margin}}", "0 auto 24px")
            .replace("{{> link}}", r#"<bdi dir="ltr">{{link}}</bdi>"#)
    } else {
        html.replace("{{> dir}}", "ltr")
            .replace("{{> button-table}}", "")
            .replace("{{> table}}", "")
            .replace("{{> align}}", "")
            .replace("{{> button-margin}}", "0 0 24px")
            .replace("{{> link}}", "{{link}}")
    }
}

/// Replaces each line `{{> button: Label}}` by the button.
fn with_buttons(html: &str, copy_link: &str) -> String {
    let lines = html.lines().map(|line| {
        let label = line
            .strip_prefix("{{> button: ")
            .and_then(|rest| rest.strip_suffix("}}"));
        label.map_or_else(
            || line.to_owned(),
            |label| {
                let button = BUTTON.trim_end().replace("{{> label}}", label);
                button.replace("{{> copy-link}}", copy_link)
            },
        )
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Puts the values in the places of a template, once. A place without a value stays as it is, where a test sees it.
pub(crate) fn fill(template: &str, values: &[(&'static str, String)], spell: fn(&str) -> String) -> String {
    let mut filled = String::with_capacity(template.len() + 256);
    let mut rest = template;
    while let Some((before, after)) = rest.split_once("{{") {
        filled.push_str(before);
        let place = after.split_once("}}");
        let value = place.and_then(|(name, tail)| Some((values.iter().find(|(known, _)| *known == name)?, tail)));
        if let Some(((_, value), tail)) = value {
            filled.push_str(&spell(value));
            rest = tail;
        } else {
            filled.push_str("{{");
            rest = after;
        }
    }
    filled.push_str(rest);
    filled
}

/// Escapes a value so that it is text anywhere in HTML, also in a quoted attribute.
pub(crate) fn escaped(value: &str) -> String {
    let mut html = String::with_capacity(value.len());
    for c in value.chars() {
        match c {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '>' => html.push_str("&gt;"),
            '"' => html.push_str("&quot;"),
            '\'' => html.push_str("&#39;"),
            other => html.push(other),
        }
    }
    html
}

/// Keeps a value on one line: control characters become blanks, and what would turn the writing direction goes.
pub(crate) fn line(value: &str) -> String {
    let kept = value.chars().filter(|c| !turns_direction(*c));
    let spaced: String = kept.map(|c| if breaks_line(c) { ' ' } else { c }).collect();
    spaced.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Prepares what a person typed as a name: one line, no longer than names are, and nothing that a mail program would
/// make a link of, since strangers choose the names that we send to others.
pub(crate) fn words(value: &str) -> String {
    let line = line(value);
    let mut kept: String = line.chars().take(USER_NAME_MAX).collect();
    if kept.len() < line.len() {
        kept.push('…');
    }
    without_links(&kept)
}

/// Puts a blank after each dot or colon that could be part of an address, so that `evil. example` does not become a
/// link.
pub(crate) fn without_links(text: &str) -> String {
    let chars: Vec<char> = text.chars().collect();
    let mut safe = String::with_capacity(text.len());
    for (at, c) in chars.iter().enumerate() {
        safe.push(*c);
        let before = at.checked_sub(1).and_then(|before| chars.get(before));
        let mut after = chars.iter().skip(at + 1);
        let (next, second) = (after.next(), after.next());
        let inside = before.is_some_and(|c| c.is_alphanumeric());
        let is_letter = |c: Option<&char>| c.is_some_and(|c| c.is_alphanumeric());
        let dot = *c == '.' && is_letter(next) && is_letter(second);
        let scheme = *c == ':' && next == Some(&'/');
        let address = *c == '@' && is_letter(next);
        if inside && (dot || scheme || address) {
            safe.push(' ');
        }
    }
    safe
}

fn breaks_line(c: char) -> bool {
    c.is_control() || matches!(c, '\u{2028}' | '\u{2029}')
}

fn turns_direction(c: char) -> bool {
    matches!(c, '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}' | '\u{FEFF}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_never_filled_in_again() {
        let values = [("name", "{{link}}".to_owned()), ("link", "https://x".to_owned())];
        assert_eq!(fill("{{name}} {{link}}", &values, str::to_owned), "{{link}} https://x");
    }

    #[test]
    fn a_place_without_a_value_stays_and_what_follows_is_still_filled() {
        let values = [("name", "Ann".to_owned())];
        for (template, filled) in [
            ("{{other}} {{name}}", "{{other}} Ann"),
            ("{{ name }}{{name}}", "{{ name }}Ann"),
            ("{{{{name}}}}", "{{Ann}}"),
            ("{{name", "{{name"),
            ("{{", "{{"),
        ] {
            assert_eq!(fill(template, &values, str::to_owned), filled);
        }
    }

    #[test]
    fn html_is_spelled_as_text() {
        assert_eq!(
            escaped("<img src=x onerror='a(\"b\")'>&"),
            "&lt;img src=x onerror=&#39;a(&quot;b&quot;)&#39;&gt;&amp;"
        );
    }

    #[test]
    fn a_value_stays_on_one_line_and_runs_one_way() {
        assert_eq!(
            line("Ann\r\nBcc: evil@example.org\u{2028}x\0y\u{202E}z\tq"),
            "Ann Bcc: evil@example.org x yz q"
        );
    }

    #[test]
    fn a_name_is_no_link_and_no_longer_than_names_are() {
        for (typed, shown) in [
            ("Win at http://evil.example/now", "Win at http: //evil. example/now"),
            ("www.evil.example", "www. evil. example"),
            ("ann@evil.example", "ann@ evil. example"),
            ("J.R. Müller", "J.R. Müller"),
            ("Dr. Ann-Marie O'Neil jr.", "Dr. Ann-Marie O'Neil jr."),
            ("Anna 安娜", "Anna 安娜"),
        ] {
            assert_eq!(words(typed), shown);
        }
        let long = words(&"ä".repeat(USER_NAME_MAX + 1));
        assert_eq!(long.chars().count(), USER_NAME_MAX + 1);
        assert!(long.ends_with('…'));
    }
}
