//! The plain text: the organiser's own, or the blocks of the HTML. A person who reads only this can do everything.

use super::Look;
use super::blocks::{self, Block};
use super::markup::{Element, Node, decoded};
use super::place::{self, QR_CODE, RSVP_LINK, Token, group, group_with, marked, place};
use super::words::Words;

/// Builds the plain text. Its places are still open.
pub(super) fn text(own: &str, blocks: &[Block], look: &Look<'_>, words: Words) -> String {
    let mut text = if own.trim().is_empty() {
        from_blocks(blocks, words)
    } else {
        with_links(own, blocks, words)
    };
    text.push_str("--\n");
    text.push_str(&group(&format!("{}\n", marked(words.texts.footer.sent_for))));
    text.push_str(&format!("{}\n", marked(words.why)));
    if look.with_unsubscribe {
        text.push_str(&group(&format!(
            "{}\n",
            address(words.texts.footer.unsubscribe, &place(place::UNSUBSCRIBE), words)
        )));
    }
    text
}

/// Removes the blank lines that parts without a value leave.
pub(super) fn tidy(text: &str) -> String {
    let mut lines: Vec<&str> = Vec::new();
    for line in text.lines().map(str::trim_end) {
        if !line.is_empty() || lines.last().is_some_and(|last| !last.is_empty()) {
            lines.push(line);
        }
    }
    lines.join("\n") + "\n"
}

/// The organiser's text. Links of the HTML that it lacks follow it.
fn with_links(own: &str, blocks: &[Block], words: Words) -> String {
    let own = place::without_controls(&own.replace("\r\n", "\n"));
    let mut text: String = own
        .trim()
        .lines()
        .map(|line| group(&format!("{}\n", own_line(line, words))))
        .collect();
    let mut missing = Vec::new();
    for (label, address) in links(blocks, words) {
        if !own.contains(&address) && !missing.iter().any(|(_, known)| *known == address) {
            missing.push((label, address));
        }
    }
    for (label, address) in missing {
        text.push_str(&linked(&address, &format!("\n{}\n", words.label(&label)), "\n"));
    }
    if blocks.iter().any(Block::is_qr) && !place::uses_qr_code(&own) {
        text.push_str(&format!("\n{}", ticket(words)));
    }
    text.push('\n');
    text
}

fn own_line(line: &str, words: Words) -> String {
    let written = place::tokens(line).into_iter().map(|token| match token {
        Token::Variable(QR_CODE) => ticket(words).trim_end().to_owned(),
        Token::Variable(name) => place(name),
        Token::Text(text) => text.to_owned(),
        Token::Unknown(..) | Token::Unclosed(_) | Token::Unopened(_) => String::new(),
    });
    written.collect()
}

/// Code and link of the ticket.
fn ticket(words: Words) -> String {
    let texts = &words.texts.ticket;
    let code = place(place::TICKET_CODE);
    let code = if words.is_right_to_left() {
        format!("{LEFT_TO_RIGHT}{code}{END_OF_ISOLATE}")
    } else {
        code
    };
    group_with(
        place::TICKET_URL,
        &format!(
            "{}\n{}\n",
            words.labelled(texts.code, &code),
            address(texts.open_ticket, &place(place::TICKET_URL), words)
        ),
    )
}

const LEFT_TO_RIGHT: char = '\u{2066}';
const END_OF_ISOLATE: char = '\u{2069}';

/// Writes an address after its label. In a text from right to left it has a line of its own, which isolates it: mail
/// programs would take the end of an isolate as a part of the address.
fn address(label: &str, address: &str, words: Words) -> String {
    if words.is_right_to_left() {
        format!("{}\n{address}", words.label(label))
    } else {
        words.labelled(label, address)
    }
}

fn from_blocks(blocks: &[Block], words: Words) -> String {
    blocks.iter().map(|block| from_block(block, words)).collect()
}

fn from_block(block: &Block, words: Words) -> String {
    match block {
        Block::Heading(_, nodes) | Block::Paragraph(nodes) => group(&format!("{}\n\n", inline(nodes, words))),
        Block::Button(address, label) => linked(address, &format!("{}\n", words.label(&inline(label, words))), "\n\n"),
        Block::Qr => format!("{}\n", ticket(words)),
        Block::Rule => "----------\n\n".to_owned(),
        Block::Picture(picture) if picture.alt.is_empty() => String::new(),
        Block::Picture(picture) => format!("[{}]\n\n", decoded(&picture.alt)),
        Block::List(list) => format!("{}\n", items(list, 0, words)),
        Block::Card(lines) => {
            let lines = lines.iter().map(|line| {
                let value = inline(&line.value, words);
                let label = inline(&line.label, words);
                let label = label.trim().trim_end_matches(':').trim_end();
                group(&if label.is_empty() {
                    format!("{}\n", value.trim())
                } else {
                    format!("{}\n", words.labelled(label, value.trim()))
                })
            });
            format!("{}\n", lines.collect::<String>())
        }
    }
}

/// Writes a link after its words. Both are left out when the guest has no link.
fn linked(address: &str, label: &str, end: &str) -> String {
    let address = decoded(address);
    let text = format!("{label}{}{end}", marked(&address));
    if place::tokens(&address) == [Token::Variable(RSVP_LINK)] {
        group_with(RSVP_LINK, &text)
    } else {
        text
    }
}

fn items(list: &Element, depth: usize, words: Words) -> String {
    let mut number = 0;
    let mut text = String::new();
    for node in &list.children {
        let Node::Element(item) = node else { continue };
        if item.tag != "li" {
            text.push_str(&items(item, depth + 1, words));
            continue;
        }
        number += 1;
        let bullet = if list.tag == "ol" {
            format!("{number}.")
        } else {
            "-".to_owned()
        };
        let (lists, texts): (Vec<Node>, Vec<Node>) =
            item.children.iter().cloned().partition(
                |node| matches!(node, Node::Element(element) if matches!(element.tag.as_str(), "ul" | "ol")),
            );
        let lines: Vec<String> = blocks::lines(&texts).iter().map(|line| inline(line, words)).collect();
        text.push_str(&group(&format!(
            "{}{bullet} {}\n",
            "  ".repeat(depth),
            lines.join("\n")
        )));
        for inner in lists {
            if let Node::Element(inner) = inner {
                text.push_str(&items(&inner, depth + 1, words));
            }
        }
    }
    text
}

/// Writes text with its line breaks; a link follows its words.
fn inline(nodes: &[Node], words: Words) -> String {
    let lines: Vec<String> = written(nodes, words)
        .split('\u{2028}')
        .map(|line| {
            line.split([' ', '\n', '\t'])
                .filter(|word| !word.is_empty())
                .collect::<Vec<_>>()
                .join(" ")
        })
        .collect();
    lines.join("\n").trim().to_owned()
}

/// Writes line breaks as U+2028, since white space in HTML does not break lines.
fn written(nodes: &[Node], words: Words) -> String {
    let parts = nodes.iter().map(|node| match node {
        Node::Text(text) => marked(&decoded(&text.replace("{{qr_code}}", ""))).replace('\u{2028}', " "),
        Node::Element(element) if element.tag == "br" => '\u{2028}'.to_string(),
        Node::Element(element) if element.tag == "li" => format!("\u{2028}- {}", written(&element.children, words)),
        Node::Element(element) if element.tag == "img" => decoded(&element.alt),
        Node::Element(element) if element.tag == "a" && !element.address.is_empty() => link(element, words),
        Node::Element(element) => written(&element.children, words),
    });
    parts.collect()
}

fn link(element: &Element, words: Words) -> String {
    let label = written(&element.children, words);
    let address = decoded(&element.address);
    let shown = address.strip_prefix("mailto:").unwrap_or(&address);
    let address = marked(shown);
    match label.trim() {
        "" if blocks::is_blank(&element.children) => String::new(),
        "" => address,
        label if label == address => address,
        label if words.is_right_to_left() => format!("{}\u{2028}{address}", words.label(label)),
        label => words.labelled(label, &address),
    }
}

/// Every link of the HTML with its words.
fn links(blocks: &[Block], words: Words) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for block in blocks {
        match block {
            Block::Button(address, label) => found.push((inline(label, words), decoded(address))),
            Block::Heading(_, nodes) | Block::Paragraph(nodes) => links_in(nodes, &mut found, words),
            Block::List(list) => links_in(&list.children, &mut found, words),
            Block::Card(lines) => lines.iter().for_each(|line| {
                links_in(&line.label, &mut found, words);
                links_in(&line.value, &mut found, words);
            }),
            Block::Qr | Block::Rule | Block::Picture(_) => {}
        }
    }
    found
}

fn links_in(nodes: &[Node], found: &mut Vec<(String, String)>, words: Words) {
    for node in nodes {
        match node {
            Node::Text(text) if place::tokens(text).contains(&Token::Variable(RSVP_LINK)) => {
                found.push(("Link".to_owned(), format!("{{{{{RSVP_LINK}}}}}")));
            }
            Node::Text(_) => {}
            Node::Element(element) => {
                if element.tag == "a" && element.address.starts_with(['h', '{']) && !blocks::is_blank(&element.children)
                {
                    found.push((inline(&element.children, words), decoded(&element.address)));
                }
                links_in(&element.children, found, words);
            }
        }
    }
}
