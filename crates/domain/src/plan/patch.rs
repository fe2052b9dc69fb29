//! Patches: the result of a change. The plan is a document plus the patches made after it, so that a small change of a
//! large plan is stored as a small text.
//!
//! A patch holds the touched elements as they are afterwards, not the commands. So it is read like a document: a later
//! version of this program, whose commands may behave differently, still reads the same plan from it.

use std::collections::{BTreeSet, HashSet};
use std::mem;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::print::{self, PrintError};

use super::{Element, ElementId, FloorPlan, Note, PlanError};

/// The printed form, from a plan (`E` is an element) and to a document (`E` is JSON).
#[derive(Serialize, Deserialize)]
struct Patch<E> {
    /// Ids of removed elements.
    gone: Vec<String>,
    /// Touched elements with their indices in the list, in the order of the list.
    elements: Vec<(usize, E)>,
    /// Everything except the elements, as in a document with an empty list; absent when it was not touched.
    #[serde(skip_serializing_if = "Option::is_none")]
    rest: Option<Map<String, Value>>,
}

impl FloorPlan {
    /// Prints the new state of touched elements and, with `rest`, everything except the elements.
    pub fn print_patch(&mut self, touched: &BTreeSet<ElementId>, rest: bool) -> Result<String, PrintError> {
        let rest = rest.then(|| self.without_elements(print::members)).transpose()?;
        let places: BTreeSet<usize> = touched.iter().filter_map(|id| self.position(id.as_str())).collect();
        let element = |place: usize| self.elements.get(place).map(|element| (place, element));
        let gone = touched.iter().filter(|id| self.element(id.as_str()).is_none());
        let patch: Patch<&Element> = Patch {
            gone: gone.map(|id| id.as_str().to_owned()).collect(),
            elements: places.into_iter().filter_map(element).collect(),
            rest,
        };
        print::text(&patch)
    }

    /// Reads a printed document and the patches that were made after it, in their order.
    pub fn from_patched(document: &str, patches: &[String]) -> Result<(Self, Vec<Note>), PlanError> {
        let mut document: Map<String, Value> = parse(document)?;
        for patch in patches {
            apply(&mut document, parse(patch)?);
        }
        Self::from_value(Value::Object(document))
    }

    /// Runs a function on the plan as if its list of elements were empty.
    pub(super) fn without_elements<T>(&mut self, look: impl FnOnce(&Self) -> T) -> T {
        let elements = mem::take(&mut self.elements);
        let seen = look(self);
        self.elements = elements;
        seen
    }
}

fn parse<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, PlanError> {
    serde_json::from_str(text).map_err(|error| PlanError::Syntax(error.to_string()))
}

fn apply(document: &mut Map<String, Value>, patch: Patch<Value>) {
    let elements = match document.remove("elements") {
        Some(Value::Array(list)) => list,
        _ => Vec::new(),
    };
    if let Some(rest) = patch.rest {
        *document = rest;
    }
    let elements = merge(elements, patch.gone, patch.elements);
    document.insert("elements".to_owned(), Value::Array(elements));
}

fn merge(mut elements: Vec<Value>, gone: Vec<String>, touched: Vec<(usize, Value)>) -> Vec<Value> {
    let in_place = |(place, new): &(usize, Value)| elements.get(*place).is_some_and(|old| id_of(old) == id_of(new));
    if gone.is_empty() && touched.iter().all(in_place) {
        for (place, new) in touched {
            if let Some(old) = elements.get_mut(place) {
                *old = new;
            }
        }
        return elements;
    }
    let moved = touched.iter().filter_map(|(_, element)| id_of(element));
    let out: HashSet<String> = moved.map(str::to_owned).chain(gone).collect();
    // Untouched elements keep their order; the others are inserted at their indices.
    let mut others = elements
        .into_iter()
        .filter(|element| id_of(element).is_none_or(|id| !out.contains(id)));
    let mut merged = Vec::new();
    for (place, element) in touched {
        let missing = place.saturating_sub(merged.len());
        merged.extend(others.by_ref().take(missing));
        merged.push(element);
    }
    merged.extend(others);
    merged
}

fn id_of(element: &Value) -> Option<&str> {
    element.get("id").and_then(Value::as_str)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn ids(list: &[&str]) -> Vec<Value> {
        list.iter().map(|id| json!({ "id": id })).collect()
    }

    fn merged(old: &[&str], gone: &[&str], touched: &[(usize, &str)]) -> Vec<Value> {
        let gone = gone.iter().map(|id| (*id).to_owned()).collect();
        let touched = touched
            .iter()
            .map(|(place, id)| (*place, json!({ "id": id })))
            .collect();
        merge(ids(old), gone, touched)
    }

    #[test]
    fn elements_come_go_and_change_places() {
        assert_eq!(merged(&["a", "b", "c"], &["b"], &[]), ids(&["a", "c"]));
        assert_eq!(
            merged(&["a", "b"], &[], &[(0, "x"), (3, "y")]),
            ids(&["x", "a", "b", "y"])
        );
        assert_eq!(merged(&["a", "b", "c"], &[], &[(0, "c")]), ids(&["c", "a", "b"]));
        assert_eq!(
            merged(&["a", "b", "c"], &["a"], &[(0, "c"), (2, "x")]),
            ids(&["c", "b", "x"])
        );
    }

    #[test]
    fn a_touched_element_in_its_place_is_replaced() {
        let old = vec![json!({ "id": "a", "x": 1 }), json!({ "id": "b", "x": 1 })];
        let new = json!({ "id": "b", "x": 2 });
        let wanted = vec![old[0].clone(), new.clone()];
        assert_eq!(merge(old, vec![], vec![(1, new)]), wanted);
    }

    #[test]
    fn a_patch_carries_nothing_that_was_not_touched() {
        let mut plan = FloorPlan::empty("Gala");
        let (a, b) = (ElementId::parse("a").unwrap(), ElementId::parse("b").unwrap());
        for id in [&a, &b] {
            plan.elements.push(Element::new(id.clone(), "stage").unwrap());
        }
        plan.reindex();
        let patch = plan
            .print_patch(&BTreeSet::from([b, ElementId::parse("was").unwrap()]), false)
            .unwrap();
        let patch: Value = serde_json::from_str(&patch).unwrap();
        assert_eq!((&patch["gone"], &patch["elements"][0][0]), (&json!(["was"]), &json!(1)));
        assert_eq!(
            (patch["elements"].as_array().unwrap().len(), patch.get("rest")),
            (1, None)
        );
    }

    #[test]
    fn a_document_or_a_patch_that_is_none_is_refused() {
        for (document, patch) in [("[]", "{}"), ("{}", "{}"), ("{}", "[1]"), ("{", "{}")] {
            let read = FloorPlan::from_patched(document, &[patch.to_owned()]);
            assert!(matches!(read, Err(PlanError::Syntax(_))), "{document} {patch}");
        }
    }
}
