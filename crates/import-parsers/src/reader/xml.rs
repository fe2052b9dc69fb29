//! XML as office documents need it: no document type, no entities but the standard ones, a limited depth.

use quick_xml::events::{BytesRef, BytesStart, Event};
use quick_xml::{Reader, XmlVersion};

use crate::problem::Refusal;

/// The deepest nesting that is read. Word needs about 30 for a table in a text box.
const DEEPEST: usize = 256;

/// An event that a reader of documents looks at.
pub(super) enum Node<'x> {
    /// An element begins.
    Open(BytesStart<'x>),
    /// An element ends; an empty one has both.
    Close(String),
    /// Character data.
    Text(String),
}

/// Calls a function for each event of a part.
///
/// # Errors
/// Refuses text that is not well-formed, has a document type or is nested too deep.
pub(super) fn walk(xml: &str, part: &str, mut visit: impl FnMut(Node<'_>)) -> Result<(), Refusal> {
    let broken = || Refusal::damaged(&format!("its part {part} is not valid XML"));
    let mut reader = Reader::from_str(xml);
    let mut depth = 0_usize;
    loop {
        match reader.read_event().map_err(|_error| broken())? {
            Event::Start(tag) => {
                depth += 1;
                if depth > DEEPEST {
                    return Err(Refusal::damaged("its contents are nested too deep"));
                }
                visit(Node::Open(tag));
            }
            Event::Empty(tag) => {
                let name = tag.local_name().as_ref().to_owned();
                visit(Node::Open(tag));
                visit(Node::Close(name));
            }
            Event::End(tag) => {
                depth = depth.saturating_sub(1);
                visit(Node::Close(tag.local_name().as_ref().to_owned()));
            }
            Event::Text(text) => visit(Node::Text(text.xml10_content().into_owned())),
            Event::CData(text) => visit(Node::Text(text.xml10_content().into_owned())),
            Event::GeneralRef(name) => visit(Node::Text(resolved(&name).ok_or_else(broken)?)),
            Event::DocType(_) => return Err(broken()),
            Event::Comment(_) | Event::Decl(_) | Event::PI(_) => {}
            Event::Eof if depth == 0 => return Ok(()),
            Event::Eof => return Err(broken()),
        }
    }
}

/// Returns the value of an attribute, with any namespace prefix.
pub(super) fn attribute(tag: &BytesStart<'_>, name: &str) -> Option<String> {
    tag.attributes()
        .filter_map(Result::ok)
        .find(|attribute| attribute.key.local_name().as_ref() == name)
        .and_then(|attribute| Some(attribute.normalized_value(XmlVersion::Implicit1_0).ok()?.into_owned()))
}

fn resolved(name: &BytesRef<'_>) -> Option<String> {
    if name.is_char_ref() {
        return Some(name.resolve_char_ref().ok()??.to_string());
    }
    let text = match name.xml10_content().as_ref() {
        "amp" => "&",
        "lt" => "<",
        "gt" => ">",
        "quot" => "\"",
        "apos" => "'",
        _ => return None,
    };
    Some(text.to_owned())
}
