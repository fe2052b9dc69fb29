//! Parses text into a tree, with limits on depth, number of elements and attributes of each. Skips processing
//! instructions and plain document types; refuses document types with declarations and entities other than the five of
//! XML. Elements outside the allow-list never become nodes.

use domain::limits::{SVG_DEPTH_MAX, SVG_ELEMENTS_MAX};
use quick_xml::XmlVersion;
use quick_xml::events::attributes::Attribute;
use quick_xml::events::{BytesRef, BytesStart, Event};
use quick_xml::name::{Namespace, ResolveResult};
use quick_xml::reader::NsReader;

use super::allowed::{self, Fate};
use super::tree::{Element, Node};
use crate::refusal::Refusal;

const SVG: &str = "http://www.w3.org/2000/svg";
const XLINK: &str = "http://www.w3.org/1999/xlink";
/// Attributes of one element, at most, including namespace declarations.
const ATTRIBUTES_MAX: usize = 150;

/// A parsed document.
pub(super) struct Document {
    /// The root `svg` element.
    pub(super) root: Element,
    /// The text of all style sheets, in their order.
    pub(super) styles: String,
}

/// Reads a document whose outermost element is `svg`.
pub(super) fn read(text: &str) -> Result<Document, Refusal> {
    let mut reading = Reading {
        xml: NsReader::from_str(text),
        open: Vec::new(),
        elements: 0,
        styles: String::new(),
        root: None,
    };
    reading.document()?;
    let root = reading.root.ok_or(Refusal::Kind)?;
    Ok(Document {
        root,
        styles: reading.styles,
    })
}

struct Reading<'a> {
    xml: NsReader<&'a [u8]>,
    /// The open elements, from the root to the current one.
    open: Vec<Open>,
    elements: usize,
    styles: String,
    root: Option<Element>,
}

/// An element whose end tag is still to come.
enum Open {
    Kept(Element),
    Style,
    Dropped,
}

impl Reading<'_> {
    fn document(&mut self) -> Result<(), Refusal> {
        loop {
            let event = self.xml.read_event().map_err(|_error| self.broken())?;
            match event {
                Event::Start(tag) => self.start(&tag)?,
                Event::Empty(tag) => {
                    self.start(&tag)?;
                    self.end();
                }
                Event::End(_) => self.end(),
                Event::Text(text) => self.text(&text.xml10_content()),
                Event::CData(text) => self.text(&text.xml10_content()),
                Event::GeneralRef(name) => self.text(resolved(&name)?.encode_utf8(&mut [0; 4])),
                Event::DocType(text) if text.contains("<!") => return Err(Refusal::SvgEntities),
                Event::DocType(_) | Event::Comment(_) | Event::Decl(_) | Event::PI(_) => {}
                Event::Eof if self.open.is_empty() => return Ok(()),
                Event::Eof => return Err(self.broken()),
            }
        }
    }

    /// Text that is invalid before any `svg` element is not an SVG at all.
    fn broken(&self) -> Refusal {
        if self.root.is_none() && self.open.is_empty() {
            Refusal::Kind
        } else {
            Refusal::SvgUnreadable
        }
    }

    fn start(&mut self, tag: &BytesStart<'_>) -> Result<(), Refusal> {
        self.elements += 1;
        if self.elements > SVG_ELEMENTS_MAX || self.open.len() >= SVG_DEPTH_MAX {
            return Err(Refusal::SvgComplex);
        }
        let fate = self.fate(tag);
        let outermost = self.open.is_empty();
        if outermost && (fate != Fate::Keep("svg") || self.root.is_some()) {
            return Err(Refusal::Kind);
        }
        let dropped = matches!(self.open.last(), Some(Open::Dropped | Open::Style));
        let open = match fate {
            _ if dropped => Open::Dropped,
            Fate::Keep(name) => Open::Kept(Element {
                name,
                attributes: self.attributes(tag)?,
                children: Vec::new(),
            }),
            Fate::Style => Open::Style,
            Fate::Drop => Open::Dropped,
            Fate::Script => return Err(Refusal::SvgScript),
        };
        self.open.push(open);
        Ok(())
    }

    /// Elements of other namespaces are editors' data; files without any namespace are read as SVG.
    fn fate(&self, tag: &BytesStart<'_>) -> Fate {
        let (namespace, name) = self.xml.resolver().resolve_element(tag.name());
        match namespace {
            ResolveResult::Bound(Namespace(SVG)) | ResolveResult::Unbound => allowed::element(name.as_ref()),
            ResolveResult::Bound(_) | ResolveResult::Unknown(_) => Fate::Drop,
        }
    }

    /// Returns the attributes without a namespace, and `xlink:href` as `href`.
    fn attributes(&self, tag: &BytesStart<'_>) -> Result<Vec<(String, String)>, Refusal> {
        let mut kept: Vec<(String, String)> = Vec::new();
        for (count, attribute) in tag.attributes().enumerate() {
            let attribute = attribute.or(Err(Refusal::SvgUnreadable))?;
            if count >= ATTRIBUTES_MAX {
                return Err(Refusal::SvgComplex);
            }
            let Some(name) = self.name(&attribute) else { continue };
            let value = attribute
                .normalized_value(XmlVersion::Implicit1_0)
                .or(Err(Refusal::SvgEntities))?;
            // `href` wins over `xlink:href`, as in browsers.
            match kept.iter_mut().find(|(known, _)| *known == name) {
                Some(_) if attribute.key.prefix().is_some() => {}
                Some((_, old)) => *old = value.into_owned(),
                None => kept.push((name, value.into_owned())),
            }
        }
        Ok(kept)
    }

    fn name(&self, attribute: &Attribute<'_>) -> Option<String> {
        if attribute.key.as_namespace_binding().is_some() {
            return None;
        }
        let (namespace, name) = self.xml.resolver().resolve_attribute(attribute.key);
        match namespace {
            ResolveResult::Unbound => Some(name.as_ref().to_owned()),
            ResolveResult::Bound(Namespace(XLINK)) if name.as_ref() == "href" => Some("href".to_owned()),
            ResolveResult::Bound(_) | ResolveResult::Unknown(_) => None,
        }
    }

    fn end(&mut self) {
        let Some(Open::Kept(element)) = self.open.pop() else {
            return;
        };
        match self.open.last_mut() {
            Some(Open::Kept(parent)) => parent.children.push(Node::Element(element)),
            Some(_) => {}
            None => self.root = Some(element),
        }
    }

    fn text(&mut self, text: &str) {
        match self.open.last_mut() {
            Some(Open::Kept(parent)) if allowed::holds_text(parent.name) => match parent.children.last_mut() {
                Some(Node::Text(before)) => before.push_str(text),
                _ => parent.children.push(Node::Text(text.to_owned())),
            },
            Some(Open::Style) => self.styles.push_str(text),
            _ => {}
        }
    }
}

/// Resolves the predefined and numeric character references.
fn resolved(reference: &BytesRef<'_>) -> Result<char, Refusal> {
    if let Some(c) = reference.resolve_char_ref().or(Err(Refusal::SvgUnreadable))? {
        return Ok(c);
    }
    match reference.as_ref() {
        "lt" => Ok('<'),
        "gt" => Ok('>'),
        "amp" => Ok('&'),
        "apos" => Ok('\''),
        "quot" => Ok('"'),
        _ => Err(Refusal::SvgEntities),
    }
}
