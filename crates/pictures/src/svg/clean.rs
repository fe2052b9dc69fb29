//! Keeps the allowed attributes of each element, writes style as attributes, and checks every reference.

use domain::limits::IMAGE_BYTES_MAX;

use super::allowed::{self, Attribute};
use super::reader::Document;
use super::style::Sheet;
use super::tree::{Element, Node};
use super::{embedded, value};
use crate::refusal::Refusal;

/// Cleans a document; the root element remains `svg`.
pub(super) fn document(document: Document) -> Result<Element, Refusal> {
    let mut cleaning = Cleaning {
        sheet: Sheet::read(&document.styles),
        written: 0,
    };
    cleaning.element(document.root)
}

struct Cleaning {
    sheet: Sheet,
    /// Bytes of all values so far, so that one rule for many elements cannot grow to gigabytes.
    written: usize,
}

impl Cleaning {
    fn element(&mut self, element: Element) -> Result<Element, Refusal> {
        let declarations = self.sheet.of(&element)?;
        let mut kept = Element {
            name: element.name,
            ..Element::default()
        };
        for (name, text) in &element.attributes {
            if let Some(text) = attribute(element.name, name, text)? {
                kept.set(name, text);
            }
        }
        for (name, text) in declarations {
            kept.set(&name, text);
        }
        if !has_corners(kept.name) {
            // Inherited markers could not be counted.
            kept.attributes.retain(|(name, _)| !name.starts_with("marker-"));
        }
        self.written += kept
            .attributes
            .iter()
            .map(|(name, text)| name.len() + text.len())
            .sum::<usize>();
        if self.written > IMAGE_BYTES_MAX {
            return Err(Refusal::SvgComplex);
        }
        for child in element.children {
            match child {
                Node::Text(text) => kept.children.push(Node::Text(text)),
                Node::Element(child) => {
                    let child = self.element(child)?;
                    if !is_pointless(&child) {
                        kept.children.push(Node::Element(child));
                    }
                }
            }
        }
        Ok(kept)
    }
}

/// Returns the value to keep; `None` for a dropped attribute.
fn attribute(element: &str, name: &str, text: &str) -> Result<Option<String>, Refusal> {
    if runs(name, text) {
        return Err(Refusal::SvgScript);
    }
    if name == "href" {
        return reference(element, text);
    }
    Ok(match allowed::attribute(name) {
        Some(Attribute::Geometry) => value::geometry(text),
        Some(Attribute::Property) => value::property(text),
        Some(Attribute::Id) => value::id(text),
        None => None,
    })
}

/// Returns whether an attribute is an event handler or an address that runs code.
fn runs(name: &str, text: &str) -> bool {
    let handler = name.len() > 2 && name.get(..2).is_some_and(|start| start.eq_ignore_ascii_case("on"));
    let script = || {
        let plain: String = text
            .chars()
            .filter(|c| !c.is_whitespace() && !c.is_control())
            .take(11)
            .collect();
        plain.eq_ignore_ascii_case("javascript:")
    };
    handler || (name == "href" && script())
}

/// Keeps references within the file and small embedded raster pictures.
fn reference(element: &str, text: &str) -> Result<Option<String>, Refusal> {
    match element {
        "image" => embedded::rebuilt(text).map(Some),
        "use" | "linearGradient" | "radialGradient" | "pattern" => match value::local_reference(text) {
            Some(name) => Ok(Some(format!("#{name}"))),
            None => Err(Refusal::SvgOutside),
        },
        _ => Ok(None),
    }
}

/// Returns whether an element can have markers.
fn has_corners(element: &str) -> bool {
    matches!(element, "path" | "line" | "polyline" | "polygon")
}

/// Returns whether an element is a `use` or an image without a reference.
fn is_pointless(element: &Element) -> bool {
    matches!(element.name, "use" | "image") && element.attribute("href").is_none()
}
