//! Puts content into a drawn page.

use std::io::Write as _;

use actix_web::http::StatusCode;
use actix_web::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use actix_web::{HttpRequest, HttpResponse};
use domain::event::GuestLanguage;
use flate2::Compression;
use flate2::write::GzEncoder;
use maud::{Markup, PreEscaped, html};
use serde::Serialize;

use crate::core::assets::Assets;
use crate::core::error::Problem;
use crate::core::extract::accept_encoding::accepts;
use crate::embed::{self, guest_pages};

/// A page with content.
pub(super) struct Page {
    /// The file that the build drew, below `guest/`.
    pub(super) drawn: &'static str,
    pub(super) status: StatusCode,
    pub(super) language: GuestLanguage,
    pub(super) title: String,
    /// What is read until the script has come, in place of what the build drew.
    pub(super) content: Option<Markup>,
    /// What is read without scripts, in place of everything else.
    pub(super) without_scripts: Option<Markup>,
    /// What the call of the page answers.
    pub(super) answer: Option<Answer>,
}

/// The answer of a call, as the script finds it in the page.
pub(super) struct Answer {
    /// The address of the call.
    path: String,
    status: u16,
    json: String,
}

impl Answer {
    /// Holds what a call answers.
    pub(super) fn of(path: String, body: &impl Serialize) -> Option<Self> {
        let json = serde_json::to_string(body).ok()?;
        Some(Self {
            path,
            status: 200,
            json,
        })
    }

    /// Holds a refusal. The script must not ask again, which would count as another attempt.
    pub(super) fn refused(path: String, problem: &Problem) -> Option<Self> {
        Some(Self {
            path,
            status: problem.status.as_u16(),
            json: problem.body(""),
        })
    }

    fn script(&self) -> Markup {
        // No text of the answer can end the element.
        let json = self.json.replace('<', "\\u003c");
        html! {
            script type="application/json" id="answer" data-path=(self.path) data-status=(self.status) { (PreEscaped(json)) }
        }
    }
}

impl Page {
    /// Returns the response; `None` when the build has no such page, as in development.
    pub(super) fn respond(self, assets: &dyn Assets, request: &HttpRequest) -> Option<HttpResponse> {
        let drawn = format!("guest/{}.html", self.drawn);
        let shell = embed::text_of(assets, &guest_pages::in_language(&drawn, self.language))
            .or_else(|| embed::text_of(assets, &drawn))?;
        let text = self.fill(&shell)?;
        let mut response = HttpResponse::build(self.status);
        response
            .insert_header((CONTENT_TYPE, "text/html; charset=utf-8"))
            .insert_header((CACHE_CONTROL, "no-store"))
            .insert_header((VARY, "Accept-Encoding, Accept-Language, Cookie"))
            .insert_header(("x-robots-tag", "noindex"));
        let accepted = request
            .headers()
            .get(ACCEPT_ENCODING)
            .and_then(|value| value.to_str().ok());
        let mut response = if accepts(accepted.unwrap_or_default(), "gzip") {
            response.insert_header((CONTENT_ENCODING, "gzip")).body(gzip(&text)?)
        } else {
            response.body(text)
        };
        guest_pages::allow_scripts(assets, "guest", &mut response);
        Some(response)
    }

    fn fill(&self, shell: &str) -> Option<String> {
        let (head, body) = shell.split_once("<div id=\"root\"")?;
        let head = head.replacen("<title>Seatwright</title>", &html! { title { (self.title) } }.0, 1);
        // Without this, browsers send a form from a page without a referrer as if it came from another site.
        let head = match self.without_scripts {
            Some(_) => head.replacen(
                "<title>",
                "<meta name=\"referrer\" content=\"same-origin\">\n    <title>",
                1,
            ),
            None => head,
        };
        let head = match &self.answer {
            Some(answer) => head.replacen("<!--answer-->", &answer.script().0, 1),
            None => head,
        };
        let root = match &self.content {
            Some(content) => format!("<div id=\"root\">{}</div>", content.0),
            None => format!("<div id=\"root\"{}", body.split_once("\n  </body>")?.0),
        };
        let without = self.without_scripts.as_ref().map(|content| {
            html! {
                noscript { style { "#root{display:none}" } (content) }
            }
        });
        let without = without.map(|markup| markup.0).unwrap_or_default();
        Some(format!("{head}{root}{without}\n  </body>\n</html>\n"))
    }
}

fn gzip(text: &str) -> Option<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::new(5));
    encoder.write_all(text.as_bytes()).ok()?;
    encoder.finish().ok()
}
