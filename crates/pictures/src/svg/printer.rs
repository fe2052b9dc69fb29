//! Writes a cleaned tree as an SVG file. Every value is escaped, regardless of earlier checks.

use super::tree::{Element, Node};

/// Writes the root element with its namespace.
pub(super) fn print(root: &Element) -> String {
    let mut text = String::new();
    element(root, Some("http://www.w3.org/2000/svg"), &mut text);
    text
}

fn element(element: &Element, namespace: Option<&str>, out: &mut String) {
    out.push('<');
    out.push_str(element.name);
    if let Some(namespace) = namespace {
        attribute("xmlns", namespace, out);
    }
    for (name, value) in &element.attributes {
        attribute(name, value, out);
    }
    if element.children.is_empty() {
        out.push_str("/>");
        return;
    }
    out.push('>');
    for child in &element.children {
        match child {
            Node::Element(child) => self::element(child, None, out),
            Node::Text(text) => escape(text, out),
        }
    }
    out.push_str("</");
    out.push_str(element.name);
    out.push('>');
}

fn attribute(name: &str, value: &str, out: &mut String) {
    out.push(' ');
    out.push_str(name);
    out.push_str("=\"");
    escape(value, out);
    out.push('"');
}

/// Writes the characters that XML allows; markup characters become references.
fn escape(text: &str, out: &mut String) {
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\t' | '\n' | '\r' => out.push(' '),
            '\u{FFFE}' | '\u{FFFF}' => {}
            c if c < ' ' => {}
            c => out.push(c),
        }
    }
}
