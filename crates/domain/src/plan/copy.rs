//! Copies of elements as they are added to a plan: fresh ids and chairs, the next table numbers and row names, groups of
//! their own. Duplicate, array and paste all copy through here.

use std::collections::{HashMap, HashSet};

use super::chair::Chair;
use super::element::table_label;
use super::{Element, ElementId, FloorPlan, number, row};

/// Makes the copies of one step; numbers and names continue from copy to copy.
#[derive(Debug)]
pub struct Copier<'p> {
    plan: &'p FloorPlan,
    next_number: u32,
    row_names: HashMap<Option<String>, String>,
    groups: HashMap<String, String>,
}

impl<'p> Copier<'p> {
    /// Starts copying into a plan.
    pub fn into_plan(plan: &'p FloorPlan) -> Self {
        Self {
            plan,
            next_number: plan.next_table_number(),
            row_names: HashMap::new(),
            groups: HashMap::new(),
        }
    }

    /// Forgets which groups were copied: the next copies form groups of their own, as each cell of an array does.
    pub fn begin_cell(&mut self) {
        self.groups.clear();
    }

    /// Copies an element to an offset in units. The copy is never locked, and its seats are free.
    pub fn copy(&mut self, original: &Element, id: ElementId, dx: f64, dy: f64) -> Element {
        let mut copy = copy_of(original, id, dx, dy);
        if let Some(group) = &original.group_id {
            let own = || copy.id.to_string();
            copy.group_id = Some(self.groups.entry(group.clone()).or_insert_with(own).clone());
        }
        if original.kind.is_table() && original.table_number.is_some() {
            renumber(&mut copy, self.next_number);
            self.next_number = self.next_number.saturating_add(1);
        }
        if original.kind.is_row() && original.row_name.is_some() {
            copy.row_name = Some(self.next_row_name(original.section_name.as_ref()));
        }
        copy
    }

    fn next_row_name(&mut self, section: Option<&String>) -> String {
        let plan = self.plan;
        let next = self
            .row_names
            .entry(section.cloned())
            .or_insert_with(|| plan.next_row_name(section.map(String::as_str)));
        let after = row::after(next).unwrap_or_else(|| next.clone());
        std::mem::replace(next, after)
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
            ..Chair::new(id.as_str(), original.kind, n, chair.seat_number, start)
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
        by_layout: false,
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

/// Returns the ids plus those of all elements in the same groups, in the order of the plan.
pub fn with_groups(plan: &FloorPlan, ids: &[ElementId]) -> Vec<ElementId> {
    let wanted: HashSet<&str> = ids.iter().map(ElementId::as_str).collect();
    let groups: HashSet<&str> = ids
        .iter()
        .filter_map(|id| plan.element(id.as_str())?.group_id.as_deref())
        .collect();
    let in_group = |element: &Element| element.group_id.as_deref().is_some_and(|group| groups.contains(group));
    plan.elements()
        .iter()
        .filter(|element| wanted.contains(element.id.as_str()) || in_group(element))
        .map(|element| element.id.clone())
        .collect()
}
