//! Makes elements that fit into a plan: a new one from the catalogue, and copies of what is there. Nothing is changed
//! here; the result is an element or a command for the caller to apply.

use std::collections::HashMap;

use super::command::Added;
use super::copy::Copier;
use super::reading::in_reading_order;
use super::{Command, Element, ElementId, FloorPlan, number};

impl FloorPlan {
    /// Builds an element with the defaults of the catalogue and the next table number, its middle at a place in units.
    /// Returns `None` for an unknown kind.
    pub fn new_element(&self, kind: &str, cx: f64, cy: f64, id: ElementId) -> Option<Element> {
        let mut element = Element::new(id, kind)?;
        element.x = number::round(cx - element.width / 2.0);
        element.y = number::round(cy - element.height / 2.0);
        if element.kind.is_table() {
            element.set_table_number(self.next_table_number());
        }
        if element.kind.is_row() {
            element.row_name = Some(self.next_row_name(None));
        }
        Some(element)
    }

    /// Builds the command that adds copies of elements at an offset in units: fresh ids and chairs, next table numbers in
    /// reading order. Copies of a group form a group of their own; a copy is never locked. Unknown ids and ids without a
    /// new one are left out.
    pub fn duplicate(&self, ids: &[ElementId], dx: f64, dy: f64, new_ids: &[ElementId]) -> Command {
        let mut copier = Copier::into_plan(self);
        let originals = ids.iter().filter_map(|id| self.element(id.as_str()));
        let new_id: HashMap<&str, &ElementId> = originals
            .clone()
            .zip(new_ids)
            .map(|(original, id)| (original.id.as_str(), id))
            .collect();
        let mut copies: HashMap<&str, Element> = in_reading_order(originals.clone())
            .into_iter()
            .filter_map(|original| {
                let id = new_id.get(original.id.as_str())?;
                Some((original.id.as_str(), copier.copy(original, (*id).clone(), dx, dy)))
            })
            .collect();
        // They lie above each other as the originals do.
        let elements = originals.filter_map(|original| copies.remove(original.id.as_str()));
        Command::Add {
            elements: elements.map(Added::from).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(text: &str) -> ElementId {
        ElementId::parse(text).unwrap()
    }

    #[test]
    fn a_new_table_gets_the_next_number_and_stands_around_its_middle() {
        let mut plan = FloorPlan::empty("");
        let table = plan.new_element("round", 200.0, 300.0, id("a")).unwrap();
        assert_eq!(
            (table.x, table.y, table.table_number, table.label.as_str()),
            (150.0, 250.0, Some(1), "Table 1")
        );
        plan.apply(&Command::Add {
            elements: vec![table.into()],
        })
        .unwrap();
        assert_eq!(plan.new_element("square", 0.0, 0.0, id("b")).unwrap().label, "Table 2");
        assert_eq!(plan.new_element("bar", 0.0, 0.0, id("c")).unwrap().label, "Bar");
        assert!(plan.new_element("spaceship", 0.0, 0.0, id("d")).is_none());
    }

    #[test]
    fn copies_have_their_own_chairs_numbers_and_group() {
        let mut plan = FloorPlan::empty("");
        for name in ["a", "b"] {
            let mut table = plan.new_element("round", 0.0, 0.0, id(name)).unwrap();
            (table.group_id, table.locked) = (Some("g".to_owned()), true);
            plan.apply(&Command::Add {
                elements: vec![table.into()],
            })
            .unwrap();
        }
        plan.apply(&plan.duplicate(&[id("a"), id("b")], 20.0, 20.0, &[id("c"), id("d")]))
            .unwrap();
        let copy = plan.element("d").unwrap();
        assert_eq!(
            (copy.label.as_str(), copy.table_number, copy.group_id.as_deref()),
            ("Table 4", Some(4), Some("c"))
        );
        assert!(!copy.locked && copy.chairs.iter().all(|chair| chair.id.table() == "d"));
        assert_eq!((copy.chairs.len(), copy.next_chair), (8, 9));
    }
}
