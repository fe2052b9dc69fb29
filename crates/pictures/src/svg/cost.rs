//! The cost of drawing: each element counts as often as it would be drawn, also through `use`, patterns, masks, clips
//! and markers, which can refer to each other and multiply. The counts are multiplied without expanding anything.

use std::collections::HashMap;

use domain::limits::SVG_DRAWN_MAX;

use super::allowed;
use super::tree::{Element, Node};
use super::value;
use crate::refusal::Refusal;

/// Longest chain of elements and references from the root element inwards.
const CHAIN_MAX: usize = 256;

/// Refuses drawings that would take too long, and returns whether anything is drawn at all.
pub(super) fn check(root: &Element) -> Result<bool, Refusal> {
    let mut named = HashMap::new();
    collect(root, &mut named);
    let mut counting = Counting {
        named,
        known: HashMap::new(),
    };
    if counting.children(root, 0)? > SVG_DRAWN_MAX {
        return Err(Refusal::SvgComplex);
    }
    Ok(counting.shows(root, 0))
}

/// Collects the elements by id; the first of two with the same id counts, as in browsers.
fn collect<'a>(element: &'a Element, named: &mut HashMap<&'a str, &'a Element>) {
    if let Some(id) = element.attribute("id") {
        named.entry(id).or_insert(element);
    }
    element.elements().for_each(|child| collect(child, named));
}

struct Counting<'a> {
    named: HashMap<&'a str, &'a Element>,
    /// The cost of referring to an id; `None` while it is being counted, so meeting `None` again means a cycle.
    known: HashMap<&'a str, Option<u64>>,
}

impl<'a> Counting<'a> {
    /// Counts an element at its own position.
    fn drawn(&mut self, element: &'a Element, chain: usize) -> Result<u64, Refusal> {
        if chain > CHAIN_MAX {
            return Err(Refusal::SvgComplex);
        }
        let inside = match element.name {
            name if allowed::is_definition(name) => {
                // Drawn only where it is referenced, but a cycle or a bomb inside is refused all the same.
                self.children(element, chain)?;
                0
            }
            "use" => self.referred(element.attribute("href").and_then(|href| href.strip_prefix('#')), chain)?,
            _ => self.children(element, chain)?,
        };
        let mut count = inside.saturating_add(1);
        for (name, text) in &element.attributes {
            let cost = self.referred(value::referred(text), chain)?;
            let times = if name.starts_with("marker-") {
                // A marker is drawn at every vertex, and a path has at most as many vertices as characters.
                let length = |name| element.attribute(name).map_or(2, str::len);
                u64::try_from(length("d").max(length("points"))).unwrap_or(u64::MAX)
            } else if allowed::is_inherited_reference(name) {
                inside.saturating_add(1)
            } else {
                1
            };
            count = count.saturating_add(cost.saturating_mul(times));
        }
        Ok(count)
    }

    fn children(&mut self, element: &'a Element, chain: usize) -> Result<u64, Refusal> {
        let mut count = 0_u64;
        for child in element.elements() {
            count = count.saturating_add(self.drawn(child, chain + 1)?);
        }
        Ok(count)
    }

    /// Counts what an id refers to. The cost of gradients is negligible.
    fn referred(&mut self, id: Option<&'a str>, chain: usize) -> Result<u64, Refusal> {
        let Some((id, target)) = id.and_then(|id| Some((id, *self.named.get(id)?))) else {
            return Ok(0);
        };
        match self.known.get(id) {
            Some(Some(count)) => return Ok(*count),
            Some(None) => return Err(Refusal::SvgComplex),
            None => {}
        }
        if target.name.ends_with("Gradient") {
            return Ok(0);
        }
        self.known.insert(id, None);
        let count = match target.name {
            name if allowed::is_definition(name) => self.children(target, chain + 1)?,
            _ => self.drawn(target, chain + 1)?,
        };
        self.known.insert(id, Some(count));
        Ok(count)
    }

    /// Returns whether an element draws something at its own position. Cycles have already been refused.
    fn shows(&self, element: &Element, chain: usize) -> bool {
        if chain > CHAIN_MAX || element.attribute("display") == Some("none") {
            return false;
        }
        match element.name {
            "use" => {
                let target = element
                    .attribute("href")
                    .and_then(|href| self.named.get(href.strip_prefix('#')?));
                target.is_some_and(|target| self.shows_inside(target, chain + 1))
            }
            name if allowed::is_definition(name) => false,
            _ => self.shows_inside(element, chain),
        }
    }

    fn shows_inside(&self, element: &Element, chain: usize) -> bool {
        let is_text = |node: &Node| matches!(node, Node::Text(text) if !text.trim().is_empty());
        let text = matches!(element.name, "text" | "tspan") && element.children.iter().any(is_text);
        text || allowed::is_drawn(element.name) || element.elements().any(|child| self.shows(child, chain + 1))
    }
}
