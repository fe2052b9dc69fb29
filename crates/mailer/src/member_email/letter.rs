//! Letters to guests as templates, made from the texts of their language.

use std::borrow::Cow;

use domain::event::GuestLanguage;

use crate::template::Template;
use crate::texts::Letter;

const HEADING: &str = "margin:0 0 16px;color:#16202e;font-size:22px;line-height:28px;font-weight:700;";
const NOTE: &str = "margin:0;color:#556174;font-size:14px;line-height:20px;";

/// Returns the template of a letter. Its plain text says the same as its HTML.
pub(super) fn template(letter: &Letter, language: GuestLanguage) -> Template {
    let Letter {
        heading,
        paragraphs: [first, second],
        button,
        note,
        ..
    } = letter;
    let text = format!("{heading}\n\n{first}\n\n{second}\n\n{{{{link}}}}\n\n{note}");
    let html = format!(
        r#"<h1 style="{HEADING}">{heading}</h1>
<p style="margin:0 0 16px;">{first}</p>
<p style="margin:0 0 16px;">{second}</p>
{{{{> button: {button}}}}}
<p class="muted" style="{NOTE}">{note}</p>"#
    );
    let (text, html) = if language.is_right_to_left() {
        isolated(&text, &html)
    } else {
        (text, html)
    };
    Template {
        subject: letter.subject,
        preheader: letter.preheader,
        text: Cow::Owned(text),
        html: Cow::Owned(html),
        why: letter.why,
        language,
    }
}

/// Keeps the name of an event, which may be in any script, from turning the text around it.
fn isolated(text: &str, html: &str) -> (String, String) {
    (
        text.replace("{{event}}", "\u{2068}{{event}}\u{2069}"),
        html.replace("{{event}}", "<bdi>{{event}}</bdi>"),
    )
}
