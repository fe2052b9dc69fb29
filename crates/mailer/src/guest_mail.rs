//! Mail to guests: an organiser's template becomes a responsive document once ([`compile`]) and is filled for each
//! recipient ([`Compiled::render`]). The same values give the same bytes.

mod blocks;
mod check;
mod cover;
mod defaults;
mod document;
mod markup;
mod pieces;
mod place;
mod plain;
mod qr;
mod sanitise;
mod style;
#[cfg(test)]
mod tests;
mod values;
mod words;

use std::sync::Arc;

use domain::event::GuestLanguage;

pub use crate::calendar::{CalendarEvent, calendar};
pub use check::{HTML_MAX, Problem, SUBJECT_MAX, TEXT_MAX, check};
pub use defaults::{Default, defaults};
pub use place::{VARIABLES, variables_in};
pub use sanitise::sanitise;
pub use values::{TicketValues, Values};

use pieces::Pieces;
use values::Filling;

/// Maximum number of octets in a document, below what mail programs show.
const HTML_LIMIT: usize = 99_000;
/// The `Content-ID` of the QR code.
const QR_ID: &str = "qr-code@seatwright";
/// The `Content-ID` of the cover drawing.
const COVER_ID: &str = "cover@seatwright";

/// What a template is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TemplateKind {
    /// Asks a guest to answer.
    Invitation,
    /// Confirms an answer and carries the ticket.
    Confirmation,
    /// Reminds a guest of the event and of the answer.
    Reminder,
    /// Tells a guest the table and the seat.
    SeatAssignment,
}

impl TemplateKind {
    /// Every kind, in the order in which the product lists them.
    pub const ALL: [Self; 4] = [
        Self::Invitation,
        Self::Confirmation,
        Self::Reminder,
        Self::SeatAssignment,
    ];

    /// Returns the word that is stored and sent.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Invitation => "invitation",
            Self::Confirmation => "confirmation",
            Self::Reminder => "reminder",
            Self::SeatAssignment => "seat_assignment",
        }
    }

    /// Reads a stored word.
    pub fn parse(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.as_str() == word)
    }
}

/// A template as an organiser wrote it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source<'a> {
    /// One line with variables.
    pub subject: &'a str,
    /// Simple HTML with variables.
    pub html: &'a str,
    /// The plain text with variables. When empty, it is made from the HTML.
    pub text: &'a str,
}

/// The document around the text of a template.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look<'a> {
    /// The colour of the event as `#rrggbb`. Any other text means the default colour.
    pub accent: &'a str,
    /// The language of the words around the text.
    pub language: GuestLanguage,
    /// The language of the text, where it is another one.
    pub body_language: Option<GuestLanguage>,
    /// The configured address of the product. Pictures from elsewhere are left out.
    pub base_url: &'a str,
    /// Whether the footer has the link with which to unsubscribe.
    pub with_unsubscribe: bool,
    /// Whether the drawing is shown above the name of the event.
    pub cover: bool,
}

/// A template in its document, ready to be filled.
#[derive(Clone, Debug)]
pub struct Compiled {
    subject: Pieces,
    text: Pieces,
    html: Pieces,
    cover: Option<Arc<[u8]>>,
    shows_qr: bool,
}

/// A filled template.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rendered {
    /// One line.
    pub subject: String,
    /// The plain text.
    pub text: String,
    /// The HTML document. It refers to the pictures by `cid:`.
    pub html: String,
    /// The pictures that the document shows.
    pub parts: Vec<InlinePart>,
}

/// A picture inside a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InlinePart {
    /// The id without angle brackets.
    pub content_id: String,
    /// The file.
    pub bytes: Arc<[u8]>,
    /// The media type.
    pub mime: &'static str,
}

/// Compiles a template. Refuses what [`check`] refuses.
pub fn compile(kind: TemplateKind, source: &Source<'_>, look: &Look<'_>) -> Result<Compiled, Vec<Problem>> {
    check(source, look.base_url)?;
    Ok(write(kind, source, look))
}

fn write(kind: TemplateKind, source: &Source<'_>, look: &Look<'_>) -> Compiled {
    let blocks = blocks::parse(source.html, look.base_url);
    let words = words::words(look.language, kind);
    let html = document::document(source.subject, &blocks, look, words);
    Compiled {
        subject: Pieces::parse(&place::marked(source.subject)),
        text: Pieces::parse(&plain::text(source.text, &blocks, look, words)),
        html: Pieces::parse(&html),
        cover: look.cover.then(|| cover::draw(look.accent)),
        shows_qr: blocks.iter().any(blocks::Block::is_qr) || place::uses_qr_code(source.text),
    }
}

impl Compiled {
    /// Fills the template for one recipient.
    pub fn render(&self, values: &Values) -> Rendered {
        let code = values.ticket.as_ref().filter(|_| self.shows_qr);
        let code = code.and_then(|ticket| qr::png(&ticket.url));
        let mut filling = Filling::new(values, code.is_some(), values::VALUE_MAX);
        let mut html = self.html.fill(&filling, values::escaped);
        for most in values::SHORTENED {
            if html.len() > HTML_LIMIT {
                filling = Filling::new(values, code.is_some(), most);
                html = self.html.fill(&filling, values::escaped);
            }
        }
        let mut parts = Vec::new();
        if let Some(cover) = &self.cover {
            parts.push(InlinePart::png(COVER_ID, Arc::clone(cover)));
        }
        if let Some(code) = code.filter(|_| html.contains(QR_ID)) {
            parts.push(InlinePart::png(QR_ID, code.into()));
        }
        Rendered {
            subject: values::subject_line(&self.subject.fill(&filling, str::to_owned)),
            text: plain::tidy(&self.text.fill(&filling, str::to_owned)),
            html,
            parts,
        }
    }
}

impl Rendered {
    /// Returns the document with its pictures inside, for a preview in a browser.
    pub fn preview_html(&self) -> String {
        self.parts.iter().fold(self.html.clone(), |html, part| {
            html.replace(&format!("cid:{}", part.content_id), &part.data_url())
        })
    }
}

impl InlinePart {
    fn png(content_id: &str, bytes: Arc<[u8]>) -> Self {
        Self {
            content_id: content_id.to_owned(),
            bytes,
            mime: "image/png",
        }
    }

    fn data_url(&self) -> String {
        use base64::prelude::{BASE64_STANDARD, Engine as _};
        format!("data:{};base64,{}", self.mime, BASE64_STANDARD.encode(&self.bytes))
    }
}
