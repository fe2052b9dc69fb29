//! Keeps of each element the attributes that may stay, with style written as attributes, and checks every reference.

use domain::limits::IMAGE_BYTES_MAX;

use super::allowed::{self, Attribute};
use super::reader::Document;
use super::style::Sheet;
use super::tree::{Element, Node};
use super::{embedded, value};
use crate::refusal::Refusal;

/// Cleans a document; the outermost element is `svg` still.
pub(super) fn document(document: Document) -> Result<Element, Refusal> {
    let mut cleaning = Cleaning {
        sheet: Sheet::read(&document.styles),
        written: 0,
    };
    cleaning.element(document.root)
}

struct Cleaning {
    sheet: Sheet,
    /// Bytes of all values so far: one rule for many elements must not become gigabytes.
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
            // Handed down they could not be counted.
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

/// Returns the value that stays, nothing for an attribute that goes.
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

/// Event handlers, and addresses that are programs.
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

/// Keeps what refers to the same file, and small raster pictures that are embedded.
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

/// Tells whether markers can stand at an element.
fn has_corners(element: &str) -> bool {
    matches!(element, "path" | "line" | "polyline" | "polygon")
}

/// A `use` of nothing and an image without a picture.
fn is_pointless(element: &Element) -> bool {
    matches!(element.name, "use" | "image") && element.attribute("href").is_none()
}
