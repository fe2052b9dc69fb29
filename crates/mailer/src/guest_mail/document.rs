//! The HTML document: header, the blocks of the template, footer. The structure is MJML, which mrml turns into tables
//! that mail programs understand. Text enters afterwards through numbered slots, so that nothing an organiser wrote is
//! ever read as MJML.

use mrml::prelude::render::RenderOptions;

use super::blocks::{self, Block};
use super::markup::Element;
use super::place::{self, group, group_with, marked, place};
use super::style::{self, BORDER, DISPLAY, GROUND, MONO, MUTED, SANS, SURFACE, TEXT};
use super::words::Words;
use super::{COVER_ID, Look, QR_ID};

mod inline;

use inline::Inline;

/// Characters of the longest paragraph of a centred letter. Long texts read better from the left.
const CENTRED_MAX: usize = 340;

/// Builds the document. Its places are still open.
pub(super) fn document(subject: &str, blocks: &[Block], look: &Look<'_>, words: Words) -> String {
    let shades = style::shades(look.accent);
    let longest = blocks.iter().map(inline::length).max().unwrap_or_default();
    let start = if words.is_right_to_left() { "right" } else { "left" };
    let writer = Writer {
        align: if longest > CENTRED_MAX { start } else { "center" },
        start,
        inline: Inline {
            base_url: look.base_url,
            ink: shades.light.ink.clone(),
            is_right_to_left: words.is_right_to_left(),
        },
        shades,
        look,
        words,
        slots: Vec::new(),
    };
    writer.write(subject, blocks)
}

struct Writer<'a> {
    look: &'a Look<'a>,
    words: Words,
    shades: domain::event::accent::AccentShades,
    inline: Inline<'a>,
    align: &'static str,
    /// The side on which lines begin. Outlook knows no `start`.
    start: &'static str,
    /// HTML that replaces `@@0@@`, `@@1@@` … after mrml.
    slots: Vec<String>,
}

impl Writer<'_> {
    fn write(mut self, subject: &str, blocks: &[Block]) -> String {
        let title = self.slot(escaped_template(subject));
        let preview = self.slot(inline::preview(blocks));
        let header = self.header();
        let body = self.body(blocks);
        let footer = self.footer();
        let language = self.words.language.tag();
        let dir = if self.words.is_right_to_left() { "rtl" } else { "ltr" };
        let css = style::css(&self.shades);
        let mjml = format!(
            r#"<mjml lang="{language}" dir="{dir}"><mj-head><mj-title>{title}</mj-title><mj-preview>{preview}</mj-preview><mj-attributes><mj-all font-family="{SANS}" /><mj-text color="{TEXT}" font-size="16px" line-height="26px" padding="0 44px" align="{align}" /></mj-attributes><mj-style>{css}</mj-style><mj-raw><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no, date=no, address=no, email=no"></mj-raw></mj-head><mj-body background-color="{GROUND}" css-class="page"><mj-section padding="24px 0 0"><mj-column><mj-spacer height="1px" /></mj-column></mj-section><mj-wrapper css-class="card" background-color="{SURFACE}" border="1px solid {BORDER}" border-radius="14px" padding="0">{header}{body}<mj-section padding="6px 0 14px"><mj-column><mj-spacer height="1px" /></mj-column></mj-section></mj-wrapper>{footer}</mj-body></mjml>"#,
            align = self.align,
        );
        self.fill(&self.directed(render(&mjml)))
    }

    /// Turns what mrml wrote, which knows only left to right. Tables repeat the direction, since some mail programs keep only
    /// what is inside the body.
    fn directed(&self, html: String) -> String {
        if !self.words.is_right_to_left() {
            return html;
        }
        let table = format!(r#"<table dir="rtl" lang="{}" "#, self.words.language.tag());
        html.replace("<table ", &table)
            .replace("direction:ltr", "direction:rtl")
            .replace("text-align:left", "text-align:right")
            .replace(r#"align="left""#, r#"align="right""#)
    }

    fn slot(&mut self, html: String) -> String {
        self.slots.push(html);
        format!("@@{}@@", self.slots.len() - 1)
    }

    /// Puts the slots in their places, once.
    fn fill(&self, html: &str) -> String {
        let mut filled = String::with_capacity(html.len() * 2);
        for (index, part) in html.split("@@").enumerate() {
            let slot = part.parse::<usize>().ok().filter(|_| index % 2 == 1);
            let slot = slot.and_then(|number| self.slots.get(number));
            filled.push_str(slot.map_or(part, String::as_str));
        }
        filled
    }

    fn header(&mut self) -> String {
        let ink = &self.shades.light.ink;
        // Letters of Arabic are joined, and a gap would part them.
        let (spaced, tight) = if self.words.is_right_to_left() {
            ("", "")
        } else {
            ("letter-spacing:0.4px;", "letter-spacing:-0.4px;")
        };
        let when = format!(
            r#"<p class="i" style="margin:0;color:{ink};font-size:15px;line-height:22px;{spaced}">{}</p>"#,
            place("event_date")
        );
        let title = format!(
            r#"<h1 class="i {class}" style="margin:0;color:{ink};font-family:{DISPLAY};{size}font-weight:400;{tight}overflow-wrap:anywhere;word-break:break-word;">{}</h1>"#,
            inline::variable("event_name"),
            class = place(place::TITLE_CLASS),
            size = place(place::TITLE_SIZE),
        );
        let when = self.slot(group(&when));
        let title = self.slot(title);
        let top = if self.look.cover {
            format!(
                r#"<mj-section padding="0"><mj-column><mj-image src="cid:{COVER_ID}" alt="" padding="0" border-radius="13px 13px 0 0" /></mj-column></mj-section>"#
            )
        } else {
            format!(
                r#"<mj-section padding="0" background-color="{}" border-radius="13px 13px 0 0"><mj-column><mj-spacer height="8px" /></mj-column></mj-section>"#,
                self.shades.light.fill
            )
        };
        format!(
            r#"{top}<mj-section padding="30px 0 10px"><mj-column><mj-text css-class="pad" align="center" padding="0 44px 6px">{when}</mj-text><mj-text css-class="pad" align="center" padding="0 44px 14px">{title}</mj-text></mj-column></mj-section>"#
        )
    }

    /// Neighbouring texts share a cell, and neighbouring cells a section, which keeps the document small.
    fn body(&mut self, blocks: &[Block]) -> String {
        let (mut body, mut column, mut texts) = (String::new(), String::new(), String::new());
        for block in blocks {
            let part = self.block(block);
            if let Part::Text(text) = part {
                texts.push_str(&text);
                continue;
            }
            column.push_str(&self.cell(&mut texts));
            match part {
                Part::Row(row) => column.push_str(&row),
                Part::Section(section) => {
                    body.push_str(&rows(&std::mem::take(&mut column)));
                    body.push_str(&section);
                }
                Part::Text(_) => {}
            }
        }
        column.push_str(&self.cell(&mut texts));
        body.push_str(&rows(&column));
        body
    }

    fn cell(&mut self, texts: &mut String) -> String {
        if texts.is_empty() {
            return String::new();
        }
        let texts = self.in_language(&std::mem::take(texts));
        let slot = self.slot(texts);
        format!(r#"<mj-text css-class="pad">{slot}</mj-text>"#)
    }

    /// Marks a text that is not in the language of the document.
    fn in_language(&self, html: &str) -> String {
        let Some(language) = self.look.body_language else {
            return html.to_owned();
        };
        let dir = if language.is_right_to_left() { "rtl" } else { "ltr" };
        format!(r#"<div lang="{}" dir="{dir}">{html}</div>"#, language.tag())
    }

    fn block(&mut self, block: &Block) -> Part {
        match block {
            Block::Heading(level, nodes) => Part::Text(group(&self.inline.heading(*level, nodes))),
            Block::Paragraph(nodes) => Part::Text(group(&self.inline.paragraph(nodes))),
            Block::List(element) => {
                let html = self.in_language(&self.inline.list(element));
                let slot = self.slot(html);
                Part::Row(format!(
                    r#"<mj-text css-class="pad" align="{}" padding="0 44px 18px">{slot}</mj-text>"#,
                    self.start
                ))
            }
            Block::Button(address, label) => self.button(address, label),
            Block::Card(lines) => Part::Section(self.details(lines)),
            Block::Qr => Part::Section(self.ticket()),
            Block::Rule => Part::Row(format!(
                r#"<mj-divider css-class="rule" border-color="{BORDER}" border-width="1px" padding="6px 44px 24px" />"#
            )),
            Block::Picture(picture) => self.picture(picture),
        }
    }

    fn button(&mut self, address: &str, label: &[super::markup::Node]) -> Part {
        let href = self.slot(inline::href(address));
        let label = self.slot(self.inline.plain(label));
        let light = &self.shades.light;
        let align = if self.words.is_right_to_left() {
            "center"
        } else {
            self.align
        };
        let button = format!(
            r#"<mj-button css-class="button" href="{href}" background-color="{}" color="{}" border-radius="26px" font-size="16px" font-weight="600" line-height="22px" inner-padding="15px 32px" padding="6px 22px 26px" align="{}">{label}</mj-button>"#,
            light.fill, light.on_fill, align
        );
        // A button without its link is left out.
        if inline::is_rsvp_link(address) {
            Part::Row(self.grouped(&button, place::group_start(place::RSVP_LINK)))
        } else {
            Part::Row(button)
        }
    }

    fn grouped(&mut self, part: &str, start: String) -> String {
        let start = self.slot(start);
        let end = self.slot(place::END.to_string());
        format!("<mj-raw>{start}</mj-raw>{part}<mj-raw>{end}</mj-raw>")
    }

    fn details(&mut self, lines: &[blocks::Line]) -> String {
        let edge = style::edge(&self.shades.light.soft, &self.shades.light.line);
        let rows: Vec<String> = lines.iter().map(|line| self.inline.row(line, &edge)).collect();
        let always = rows.iter().any(|row| !row.starts_with(place::GROUP));
        let rows = self.slot(rows.concat());
        let card = self.inset(&format!(
            r#"<mj-table padding="10px 24px" font-size="16px" line-height="24px" color="{TEXT}">{rows}</mj-table>"#
        ));
        if always {
            card
        } else {
            self.grouped(&card, place::GROUP.to_string())
        }
    }

    fn ticket(&mut self) -> String {
        let ticket = &self.words.texts.ticket;
        let ink = &self.shades.light.ink;
        let kicker = format!(
            r#"<p class="m" style="margin:0;color:{MUTED};font-size:13px;line-height:20px;">{}</p>"#,
            ticket.heading
        );
        let name = format!(
            r#"<p class="t" style="margin:0;color:{TEXT};font-family:{DISPLAY};font-size:24px;line-height:30px;overflow-wrap:anywhere;word-break:break-word;">{}</p>"#,
            inline::variable("guest_name")
        );
        let code = format!(
            r#"<p class="m" style="margin:0;color:{MUTED};font-size:13px;line-height:20px;">{}</p><p class="t" style="margin:2px 0 0;color:{TEXT};font-family:{MONO};font-size:26px;line-height:34px;font-weight:600;letter-spacing:4px;">{}</p>"#,
            ticket.code,
            inline::left_to_right(&place(place::TICKET_CODE), self.words.is_right_to_left())
        );
        let link = format!(
            r#"<p class="m" style="margin:0;color:{MUTED};font-size:14px;line-height:22px;">{}<br><a class="a" href="{}" style="color:{ink};font-weight:600;text-decoration:underline;">{}</a></p>"#,
            ticket.show_code,
            place(place::TICKET_URL),
            ticket.open_ticket
        );
        let [kicker, name, code, link] = [kicker, group(&name), code, link].map(|html| self.slot(html));
        let text =
            |slot: &str, padding: &str| format!(r#"<mj-text align="center" padding="{padding}">{slot}</mj-text>"#);
        let card = self.inset(&format!(
            r#"{}{}<mj-image src="cid:{QR_ID}" alt="{}" width="200px" border-radius="10px" padding="0 24px 16px" />{}{}"#,
            text(&kicker, "22px 24px 0"),
            text(&name, "0 24px 16px"),
            ticket.code_picture,
            text(&code, "0 24px 12px"),
            text(&link, "0 24px 24px"),
        ));
        self.grouped(&card, place::group_start(place::QR_CODE))
    }

    /// A tinted card inside the letter.
    fn inset(&self, content: &str) -> String {
        let light = &self.shades.light;
        let edge = style::edge(&light.soft, &light.line);
        format!(
            r#"<mj-section css-class="inset" padding="4px 36px 26px"><mj-column css-class="soft" background-color="{}" border="1px solid {edge}" border-radius="12px">{content}</mj-column></mj-section>"#,
            light.soft
        )
    }

    fn picture(&mut self, picture: &Element) -> Part {
        let src = self.slot(picture.address.clone());
        let alt = self.slot(picture.alt.clone());
        Part::Row(format!(
            r#"<mj-image css-class="pad" src="{src}" alt="{alt}" border-radius="12px" padding="4px 44px 24px" />"#
        ))
    }

    fn footer(&mut self) -> String {
        let words = self.words;
        let line = |html: &str| {
            format!(r#"<p class="m" style="margin:0;color:{MUTED};font-size:13px;line-height:21px;">{html}</p>"#)
        };
        let mut html = group(&line(&inline::template(words.texts.footer.sent_for)));
        html.push_str(&line(&inline::template(words.why)));
        if self.look.with_unsubscribe {
            html.push_str(&group_with(
                place::UNSUBSCRIBE,
                &line(&format!(
                    r#"<a class="m" href="{}" style="color:{MUTED};text-decoration:underline;">{}</a>"#,
                    place(place::UNSUBSCRIBE),
                    words.texts.footer.unsubscribe
                )),
            ));
        }
        let slot = self.slot(html);
        format!(
            r#"<mj-section padding="20px 0 32px"><mj-column><mj-text css-class="pad" align="center" padding="0 44px">{slot}</mj-text></mj-column></mj-section>"#
        )
    }
}

/// A block as HTML for a cell, as a row of a column, or as a section of its own.
enum Part {
    Text(String),
    Row(String),
    Section(String),
}

fn rows(content: &str) -> String {
    if content.is_empty() {
        return String::new();
    }
    format!(r#"<mj-section padding="0"><mj-column>{content}</mj-column></mj-section>"#)
}

fn escaped_template(template: &str) -> String {
    marked(&super::values::escaped(template).replace("&#39;", "'"))
}

/// Renders MJML that this module wrote. Only a mistake here can make it fail, and the tests would show it.
fn render(mjml: &str) -> String {
    let options = RenderOptions {
        disable_comments: false,
        social_icon_origin: None,
        fonts: std::collections::HashMap::new(),
    };
    let parsed = mrml::parse(mjml).ok();
    let rendered = parsed.and_then(|parsed| parsed.element.render(&options).ok());
    rendered.unwrap_or_default()
}
