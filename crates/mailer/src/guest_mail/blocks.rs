//! The blocks of a template, each of which becomes a part of the document.

use super::markup::{self, Element, Node};
use super::place::{self, QR_CODE, Token};
use super::sanitise::{is_code, sanitise};

/// One part of a letter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Block {
    /// A heading of level 1 to 3.
    Heading(u8, Vec<Node>),
    Paragraph(Vec<Node>),
    /// A link that is a button: its address and its label.
    Button(String, Vec<Node>),
    /// The QR code with code and link.
    Qr,
    /// A tinted card.
    Card(Vec<Line>),
    /// `ul` or `ol`.
    List(Element),
    Rule,
    /// A picture of this site.
    Picture(Element),
}

/// A line of a card: "**When** Saturday" has the label "When".
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Line {
    pub(super) label: Vec<Node>,
    pub(super) value: Vec<Node>,
}

impl Block {
    pub(super) fn is_qr(&self) -> bool {
        *self == Self::Qr
    }
}

/// Returns whether a picture comes from this site.
pub(super) fn is_own(address: &str, base_url: &str) -> bool {
    let base = base_url.trim_end_matches('/');
    !base.is_empty() && address.strip_prefix(base).is_some_and(|rest| rest.starts_with('/'))
}

/// Reads a template.
pub(super) fn parse(html: &str, base_url: &str) -> Vec<Block> {
    let mut reader = Reader {
        base_url,
        blocks: Vec::new(),
        inline: Vec::new(),
    };
    for node in markup::parse(&sanitise(html)) {
        reader.node(node);
    }
    reader.flush();
    let mut has_code = false;
    reader
        .blocks
        .retain(|block| !block.is_qr() || !std::mem::replace(&mut has_code, true));
    reader.blocks
}

struct Reader<'a> {
    base_url: &'a str,
    blocks: Vec<Block>,
    /// Text outside of any block.
    inline: Vec<Node>,
}

impl Reader<'_> {
    fn node(&mut self, node: Node) {
        let Node::Element(element) = node else {
            return self.inline.push(node);
        };
        if !is_block(&element.tag) {
            return self.inline.push(Node::Element(element));
        }
        self.flush();
        match element.tag.as_str() {
            "h1" => self.text(element.children, |nodes| Block::Heading(1, nodes)),
            "h2" => self.text(element.children, |nodes| Block::Heading(2, nodes)),
            "h3" => self.text(element.children, |nodes| Block::Heading(3, nodes)),
            "ul" | "ol" => self.list(element),
            "blockquote" => self.card(&element.children),
            "hr" => self.blocks.push(Block::Rule),
            "li" => element.children.into_iter().for_each(|child| self.node(child)),
            _ => self.paragraph(element.children),
        }
    }

    fn flush(&mut self) {
        let nodes = std::mem::take(&mut self.inline);
        if !is_blank(&nodes) {
            self.paragraph(nodes);
        }
    }

    fn paragraph(&mut self, nodes: Vec<Node>) {
        let nodes = trimmed(nodes);
        let mut filled = nodes.iter().filter(|node| !is_blank(std::slice::from_ref(node)));
        match (filled.next(), filled.next()) {
            (Some(Node::Element(only)), None) if only.is_button && !only.address.is_empty() => {
                let button = Block::Button(only.address.clone(), only.children.clone());
                self.blocks.push(button);
            }
            (Some(Node::Element(only)), None) if only.tag == "img" && !is_code(&only.address) => {
                if is_own(&only.address, self.base_url) {
                    self.blocks.push(Block::Picture(only.clone()));
                }
            }
            _ => self.text(nodes, Block::Paragraph),
        }
    }

    /// A block of text. A QR code in it follows it.
    fn text(&mut self, nodes: Vec<Node>, block: fn(Vec<Node>) -> Block) {
        let (nodes, has_code) = without_code(nodes);
        if !is_blank(&nodes) {
            self.blocks.push(block(trimmed(nodes)));
        }
        self.code(has_code);
    }

    fn list(&mut self, element: Element) {
        let (children, has_code) = without_code(element.children);
        if !is_blank(&children) {
            self.blocks.push(Block::List(Element { children, ..element }));
        }
        self.code(has_code);
    }

    fn card(&mut self, children: &[Node]) {
        let (children, has_code) = without_code(children.to_vec());
        let lines: Vec<Line> = lines(&children).into_iter().map(line).collect();
        if !lines.is_empty() {
            self.blocks.push(Block::Card(lines));
        }
        self.code(has_code);
    }

    fn code(&mut self, has_code: bool) {
        if has_code {
            self.blocks.push(Block::Qr);
        }
    }
}

/// Removes blanks and line breaks at both ends.
fn trimmed(mut nodes: Vec<Node>) -> Vec<Node> {
    let is_seen = |node: &Node| !is_blank(std::slice::from_ref(node));
    nodes.truncate(nodes.iter().rposition(is_seen).map_or(0, |last| last + 1));
    let first = nodes.iter().position(is_seen).unwrap_or_default();
    nodes.split_off(first)
}

fn is_block(tag: &str) -> bool {
    matches!(tag, "h1" | "h2" | "h3" | "p" | "ul" | "ol" | "li" | "blockquote" | "hr")
}

/// Returns whether none of the nodes is visible.
pub(super) fn is_blank(nodes: &[Node]) -> bool {
    nodes.iter().all(|node| match node {
        Node::Text(text) => text.replace("&nbsp;", " ").trim().is_empty(),
        Node::Element(element) => {
            (element.tag != "img" || element.address.is_empty()) && element.tag != "hr" && is_blank(&element.children)
        }
    })
}

/// Returns whether the nodes contain no text.
pub(super) fn has_only_pictures(nodes: &[Node]) -> bool {
    nodes.iter().all(|node| match node {
        Node::Text(text) => text.replace("&nbsp;", " ").trim().is_empty(),
        Node::Element(element) => has_only_pictures(&element.children),
    })
}

/// Takes the QR code out of a text.
fn without_code(nodes: Vec<Node>) -> (Vec<Node>, bool) {
    let mut found = false;
    let nodes = nodes.into_iter().map(|node| match node {
        Node::Text(text) if place::uses_qr_code(&text) => {
            found = true;
            Node::Text(cut(&text))
        }
        Node::Text(text) => Node::Text(text),
        Node::Element(element) if is_code(&element.address) => {
            found = true;
            Node::Text(String::new())
        }
        Node::Element(element) => {
            let (children, inside) = without_code(element.children);
            found |= inside;
            Node::Element(Element { children, ..element })
        }
    });
    (nodes.collect(), found)
}

fn cut(text: &str) -> String {
    let kept = place::tokens(text).into_iter().map(|token| match token {
        Token::Text(text) => text.to_owned(),
        Token::Variable(name) if name != QR_CODE => format!("{{{{{name}}}}}"),
        _ => String::new(),
    });
    kept.collect()
}

/// Splits the content of a card or an item at paragraphs and line breaks.
pub(super) fn lines(nodes: &[Node]) -> Vec<Vec<Node>> {
    let mut lines = vec![Vec::new()];
    for node in nodes {
        match node {
            Node::Element(element) if element.tag == "br" => lines.push(Vec::new()),
            Node::Element(element) if is_block(&element.tag) => {
                lines.extend(self::lines(&element.children));
                lines.push(Vec::new());
            }
            other => {
                if let Some(last) = lines.last_mut() {
                    last.push(other.clone());
                }
            }
        }
    }
    lines.retain(|line| !is_blank(line));
    lines
}

fn line(nodes: Vec<Node>) -> Line {
    let start = nodes
        .iter()
        .position(|node| !is_blank(std::slice::from_ref(node)))
        .unwrap_or_default();
    let (label, value) = nodes.split_at((start + 1).min(nodes.len()));
    match label.last() {
        Some(Node::Element(strong)) if matches!(strong.tag.as_str(), "strong" | "b") && !is_blank(value) => Line {
            label: strong.children.clone(),
            value: value.to_vec(),
        },
        _ => Line {
            label: Vec::new(),
            value: nodes,
        },
    }
}
