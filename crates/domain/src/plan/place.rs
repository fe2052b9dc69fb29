//! Makes elements that fit into a plan: a new one from the catalogue, and copies of what is there. Nothing is changed
//! here; the result is an element or a command for the caller to apply.

use std::collections::HashMap;

use super::chair::Chair;
use super::command::Added;
use super::element::table_label;
use super::{Command, Element, ElementId, FloorPlan, number};

impl FloorPlan {
    /// Builds an element with the defaults of the catalogue and the next table number, its middle at a place in units.
    /// Returns nothing for an unknown kind.
    pub fn new_element(&self, kind: &str, cx: f64, cy: f64, id: ElementId) -> Option<Element> {
        let mut element = Element::new(id, kind)?;
        element.x = number::round(cx - element.width / 2.0);
        element.y = number::round(cy - element.height / 2.0);
        if element.kind.is_table() {
            element.set_table_number(self.next_table_number());
        }
        Some(element)
    }

    /// Builds the command that adds copies of elements at an offset in units: fresh ids and chairs, next table numbers.
    /// Copies of a group form a group of their own; a copy is never locked. Unknown ids and ids without a new one are left out.
    pub fn duplicate(&self, ids: &[ElementId], dx: f64, dy: f64, new_ids: &[ElementId]) -> Command {
        let mut next = self.next_table_number();
        let mut groups: HashMap<String, String> = HashMap::new();
        let originals = ids.iter().filter_map(|id| self.element(id.as_str()));
        let copy = |(original, id): (&Element, &ElementId)| {
            let mut copy = copy_of(original, id.clone(), dx, dy);
            if let Some(group) = &original.group_id {
                copy.group_id = Some(groups.entry(group.clone()).or_insert_with(|| id.to_string()).clone());
            }
            if original.kind.is_table() && original.table_number.is_some() {
                renumber(&mut copy, next);
                next = next.saturating_add(1);
            }
            Added::from(copy)
        };
        Command::Add {
            elements: originals.zip(new_ids).map(copy).collect(),
        }
    }
}

fn copy_of(original: &Element, id: ElementId, dx: f64, dy: f64) -> Element {
    let start = original.seat_numbering_start.unwrap_or(1);
    let chairs: Vec<Chair> = (1_u32..)
        .zip(&original.chairs)
        .map(|(n, chair)| Chair {
            seat_label: chair.seat_label.clone(),
            is_handicap_accessible: chair.is_handicap_accessible,
            chair_style: chair.chair_style.clone(),
            ..Chair::new(id.as_str(), n, chair.seat_number, start)
        })
        .collect();
    let next_chair = if original.kind.seats_people() {
        u32::try_from(chairs.len()).unwrap_or(0).saturating_add(1)
    } else {
        0
    };
    Element {
        id,
        x: number::round(original.x + dx),
        y: number::round(original.y + dy),
        locked: false,
        chairs,
        next_chair,
        ..original.clone()
    }
}

fn renumber(copy: &mut Element, number: u32) {
    if copy.table_number.is_some_and(|old| copy.label == table_label(old)) {
        copy.label = table_label(number);
    }
    copy.table_number = Some(number);
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
