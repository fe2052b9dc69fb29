//! Text with its formatting: the tree of a template as HTML with inline styles.

use crate::guest_mail::blocks::{self, Block, Line};
use crate::guest_mail::markup::{Element, Node, decoded};
use crate::guest_mail::place::{
    self, CONTACT_EMAIL, CONTACT_LINK, QR_CODE, RSVP_LINK, Token, group, group_with, place,
};
use crate::guest_mail::style::{DISPLAY, MUTED, TEXT};
use crate::guest_mail::values::escaped;

pub(super) struct Inline<'a> {
    pub(super) base_url: &'a str,
    /// The colour of links.
    pub(super) ink: String,
    pub(super) is_right_to_left: bool,
}

impl Inline<'_> {
    pub(super) fn heading(&self, level: u8, nodes: &[Node]) -> String {
        let style = match level {
            1 => format!("font-family:{DISPLAY};font-size:30px;line-height:38px;font-weight:400"),
            2 => format!("font-family:{DISPLAY};font-size:22px;line-height:30px;font-weight:400"),
            _ => "font-size:16px;line-height:24px;font-weight:600".to_owned(),
        };
        // The name of the event is the first level of the document.
        let tag = if level == 3 { "h3" } else { "h2" };
        let (class, color) = if level == 1 {
            ("i", self.ink.as_str())
        } else {
            ("t", TEXT)
        };
        let html = self.nodes(nodes, false);
        format!(r#"<{tag} class="{class}" style="margin:0 0 18px;color:{color};{style};{WRAP}">{html}</{tag}>"#)
    }

    pub(super) fn paragraph(&self, nodes: &[Node]) -> String {
        let html = self.nodes(nodes, false);
        format!(r#"<p class="t" style="margin:0 0 18px;color:{TEXT};{WRAP}">{html}</p>"#)
    }

    /// A list. Its items are lines, and lists inside of them are indented.
    pub(super) fn list(&self, list: &Element) -> String {
        let tag = if list.tag == "ol" { "ol" } else { "ul" };
        let items = list.children.iter().map(|node| match node {
            Node::Element(item) if item.tag == "li" => self.item(item),
            Node::Element(inner) if is_list(inner) => {
                format!(r#"<li class="t" style="{}">{}</li>"#, item_style(), self.list(inner))
            }
            _ => String::new(),
        });
        let items: String = items.collect();
        if items.is_empty() {
            return items;
        }
        let indent = if self.is_right_to_left {
            "0 22px 0 0"
        } else {
            "0 0 0 22px"
        };
        group(&format!(
            r#"<{tag} class="t" style="margin:0;padding:{indent};color:{TEXT};">{items}</{tag}>"#
        ))
    }

    fn item(&self, item: &Element) -> String {
        let (lists, text): (Vec<Node>, Vec<Node>) = item
            .children
            .iter()
            .cloned()
            .partition(|node| matches!(node, Node::Element(element) if is_list(element)));
        let lines: Vec<String> = blocks::lines(&text)
            .iter()
            .map(|line| self.nodes(line, false))
            .collect();
        let inner = lists.iter().map(|node| match node {
            Node::Element(list) => self.list(list),
            Node::Text(_) => String::new(),
        });
        let html = format!("{}{}", lines.join("<br>"), inner.collect::<String>());
        group(&format!(r#"<li class="t" style="{}">{html}</li>"#, item_style()))
    }

    /// A row of a card.
    pub(super) fn row(&self, line: &Line, edge: &str) -> String {
        let value = self.nodes(&line.value, false);
        if line.label.is_empty() {
            return group(&format!(
                r#"<tr><td class="t row" colspan="2" style="padding:10px 0;color:{TEXT};border-bottom:0 solid {edge};{WRAP}">{value}</td></tr>"#
            ));
        }
        let label = self.plain(&line.label);
        let (gap, start) = if self.is_right_to_left {
            ("8px 0 8px 16px", "right")
        } else {
            ("8px 16px 8px 0", "left")
        };
        group(&format!(
            r#"<tr><td class="m row" style="padding:{gap};color:{MUTED};font-size:14px;vertical-align:top;white-space:nowrap;width:1%;">{label}</td><td class="t row" style="padding:8px 0;color:{TEXT};vertical-align:top;text-align:{start};{WRAP}">{value}</td></tr>"#
        ))
    }

    /// The text of a button or a label: places without links of their own.
    pub(super) fn plain(&self, nodes: &[Node]) -> String {
        self.nodes(nodes, true)
    }

    fn nodes(&self, nodes: &[Node], in_link: bool) -> String {
        nodes.iter().map(|node| self.node(node, in_link)).collect()
    }

    fn node(&self, node: &Node, in_link: bool) -> String {
        match node {
            Node::Text(text) => self.text(text, in_link),
            Node::Element(element) => self.element(element, in_link),
        }
    }

    fn text(&self, text: &str, in_link: bool) -> String {
        let written = place::tokens(text).into_iter().map(|token| match token {
            Token::Text(text) => text.to_owned(),
            Token::Variable(name @ RSVP_LINK) if !in_link => {
                group(&self.link(&place(name), &self.address(name), false))
            }
            Token::Variable(name @ CONTACT_EMAIL) if !in_link => {
                group(&self.link(&place(CONTACT_LINK), &self.address(name), false))
            }
            Token::Variable(name) => variable(name),
            Token::Unknown(..) | Token::Unclosed(_) | Token::Unopened(_) => String::new(),
        });
        written.collect()
    }

    /// An address that is shown. In a text from right to left its parts would change places.
    fn address(&self, name: &str) -> String {
        left_to_right(&place(name), self.is_right_to_left)
    }

    fn link(&self, href: &str, label: &str, strong: bool) -> String {
        let weight = if strong { "font-weight:600;" } else { "" };
        format!(
            r#"<a class="a" href="{href}" style="color:{};text-decoration:underline;{weight}{WRAP}">{label}</a>"#,
            self.ink
        )
    }

    fn element(&self, element: &Element, in_link: bool) -> String {
        match element.tag.as_str() {
            "br" => "<br>".to_owned(),
            // Unclosed formatting surrounds the list that follows it.
            "ul" | "ol" if !in_link => self.list(element),
            "img" if blocks::is_own(&element.address, self.base_url) => format!(
                r#"<img src="{}" alt="{}" style="max-width:100%;height:auto;">"#,
                element.address, element.alt
            ),
            "a" if !element.address.is_empty() && !in_link => {
                let mut label = self.nodes(&element.children, true);
                if blocks::is_blank(&element.children) {
                    return label;
                }
                if blocks::has_only_pictures(&element.children) {
                    // A link needs words for those who do not see the picture.
                    label = label.replace(r#"alt="""#, &format!(r#"alt="{}""#, href(&element.address)));
                }
                let link = self.link(&href(&element.address), &label, element.is_button);
                if is_rsvp_link(&element.address) {
                    return group_with(RSVP_LINK, &link);
                }
                link
            }
            tag @ ("strong" | "em" | "b" | "i" | "u" | "s" | "code") => {
                format!("<{tag}>{}</{tag}>", self.nodes(&element.children, in_link))
            }
            _ => self.nodes(&element.children, in_link),
        }
    }
}

/// Long words break instead of widening the letter.
const WRAP: &str = "overflow-wrap:anywhere;word-break:break-word;";

fn item_style() -> String {
    format!("margin:0 0 6px;color:{TEXT};{WRAP}")
}

fn is_list(element: &Element) -> bool {
    matches!(element.tag.as_str(), "ul" | "ol")
}

/// A value keeps its own writing direction.
pub(super) fn variable(name: &str) -> String {
    if name == QR_CODE {
        return String::new();
    }
    format!("<bdi>{}</bdi>", place(name))
}

/// Isolates what reads from left to right in any language, such as an address or a code.
pub(super) fn left_to_right(html: &str, is_inside_right_to_left: bool) -> String {
    if is_inside_right_to_left {
        format!(r#"<bdi dir="ltr">{html}</bdi>"#)
    } else {
        html.to_owned()
    }
}

/// A text of the product with variables.
pub(super) fn template(template: &str) -> String {
    let written = place::tokens(template).into_iter().map(|token| match token {
        Token::Text(text) => escaped(text),
        Token::Variable(name) => variable(name),
        Token::Unknown(..) | Token::Unclosed(_) | Token::Unopened(_) => String::new(),
    });
    written.collect()
}

/// The address of a link. It is a variable as a whole, or has none.
pub(super) fn href(address: &str) -> String {
    if is_rsvp_link(address) {
        return place(RSVP_LINK);
    }
    address.to_owned()
}

pub(super) fn is_rsvp_link(address: &str) -> bool {
    place::tokens(address) == [Token::Variable(RSVP_LINK)]
}

/// Characters that mail programs show beside the subject.
const PREVIEW_MAX: usize = 160;

/// The first paragraph that is a sentence, for the list of a mail program.
pub(super) fn preview(blocks: &[Block]) -> String {
    let sentence = blocks.iter().find_map(|block| match block {
        Block::Paragraph(nodes) if length(block) > 20 => Some(nodes),
        _ => None,
    });
    let mut text = String::new();
    if let Some(nodes) = sentence {
        preview_of(nodes, &mut text);
    }
    text
}

fn preview_of(nodes: &[Node], preview: &mut String) {
    for node in nodes {
        if preview.chars().count() > PREVIEW_MAX {
            return;
        }
        match node {
            Node::Text(text) => {
                let text = place::tokens(text).into_iter().map(|token| match token {
                    Token::Variable(RSVP_LINK | QR_CODE) => String::new(),
                    Token::Text(text) => text.to_owned(),
                    Token::Variable(name) => place(name),
                    _ => String::new(),
                });
                preview.push_str(&text.collect::<String>());
            }
            Node::Element(element) if element.tag == "br" => preview.push(' '),
            Node::Element(element) => preview_of(&element.children, preview),
        }
    }
}

/// Characters of a block of text.
pub(super) fn length(block: &Block) -> usize {
    match block {
        Block::Paragraph(nodes) | Block::Heading(_, nodes) => nodes.iter().map(length_of).sum(),
        _ => 0,
    }
}

fn length_of(node: &Node) -> usize {
    match node {
        Node::Text(text) => decoded(text).chars().count(),
        Node::Element(element) => element.children.iter().map(length_of).sum(),
    }
}
