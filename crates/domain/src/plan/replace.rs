//! Replaces one document by another: for uploads, snapshots and their previews.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::{Value, json};

use super::command::Added;
use super::{Command, Element, FloorPlan};

/// A summary that people read before they replace their plan.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PlanSummary {
    /// Elements of all kinds.
    pub elements: usize,
    /// Tables.
    pub tables: usize,
    /// Seats.
    pub seats: usize,
    /// Width of the room, in feet.
    pub venue_width: f64,
    /// Depth of the room, in feet.
    pub venue_height: f64,
}

impl FloorPlan {
    /// Counts the contents of the plan.
    pub fn summary(&self) -> PlanSummary {
        PlanSummary {
            elements: self.elements.len(),
            tables: self.tables().count(),
            seats: self.seats().count(),
            venue_width: self.canvas.venue_width,
            venue_height: self.canvas.venue_height,
        }
    }

    /// Builds the command that makes this plan equal to another one: its room with everything around it, and its
    /// elements with their ids. Metadata and the saved view of this plan stay, and so does the next chair number of
    /// each table in both.
    pub fn replaced_by(&self, other: &Self) -> Command {
        let mut commands = Vec::new();
        if !self.elements.is_empty() {
            let ids = self.elements.iter().map(|element| element.id.clone()).collect();
            commands.push(Command::Remove { ids });
        }
        commands.push(Command::Canvas { set: room_of(other) });
        if !other.elements.is_empty() {
            let mut elements = other.elements.clone();
            go_on_counting(&mut elements, self);
            let elements = elements.into_iter().map(Added::from).collect();
            commands.push(Command::Add { elements });
        }
        Command::Batch { commands, label: None }
    }

    /// Keeps the next chair number of each table that an earlier plan also has: the N of a chair is never reused, even
    /// if an older document would allow it.
    pub fn go_on_counting_from(&mut self, earlier: &Self) {
        go_on_counting(&mut self.elements, earlier);
    }
}

fn go_on_counting(elements: &mut [Element], earlier: &FloorPlan) {
    for element in elements {
        if let Some(known) = earlier.element(element.id.as_str()) {
            element.next_chair = element.next_chair.max(known.next_chair);
        }
    }
}

/// The fields of a room, as a canvas command sets them.
fn room_of(plan: &FloorPlan) -> BTreeMap<String, Value> {
    let canvas = &plan.canvas;
    let fields = [
        ("gridSize", json!(canvas.grid_size)),
        ("snapToGrid", json!(canvas.snap_to_grid)),
        ("showGrid", json!(canvas.show_grid)),
        ("venueWidth", json!(canvas.venue_width)),
        ("venueHeight", json!(canvas.venue_height)),
        ("bounds", json!(plan.bounds)),
        ("underlay", json!(plan.underlay)),
        ("aisles", json!(plan.aisles)),
        ("measurements", json!(plan.measurements)),
        ("scale", json!(plan.scale)),
    ];
    BTreeMap::from(fields.map(|(field, value)| (field.to_owned(), value)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(value: Value) -> FloorPlan {
        FloorPlan::from_value(value).unwrap().0
    }

    #[test]
    fn a_plan_becomes_another_one_in_one_step_and_comes_back() {
        let mut mine = plan(json!({"canvas": {"venueWidth": 30}, "metadata": {"name": "Mine"},
            "aisles": [{"points": [{"x": 0, "y": 0}, {"x": 90, "y": 0}, {"x": 0, "y": 90}]}],
            "elements": [{"id": "a", "type": "round", "chairs": 3}, {"id": "b", "type": "bar"}]}));
        let other = plan(
            json!({"canvas": {"venueWidth": 70, "venueHeight": 45, "gridSize": 48, "zoom": 2}, "scale": 24,
            "bounds": {"shape": "circle", "x": 0, "y": 0, "width": 900, "height": 900},
            "elements": [{"id": "a", "type": "square", "chairs": 4, "x": 30, "y": 40}]}),
        );
        let before = mine.to_json().unwrap();
        let applied = mine.apply(&mine.replaced_by(&other)).unwrap();
        assert_eq!(mine.elements(), other.elements());
        assert_eq!(
            (&mine.bounds, &mine.aisles, mine.scale),
            (&other.bounds, &other.aisles, other.scale)
        );
        assert_eq!(
            (mine.canvas.venue_width, mine.canvas.grid_size, mine.canvas.zoom),
            (70.0, 48.0, 1.0)
        );
        assert_eq!(mine.metadata["name"], json!("Mine"));
        mine.apply(&applied.inverse).unwrap();
        assert_eq!(mine.to_json().unwrap(), before);
    }

    #[test]
    fn an_older_plan_does_not_bring_the_numbers_of_chairs_back() {
        let older = plan(json!({"elements": [{"id": "a", "type": "round", "chairs": 3}]}));
        let mut mine = plan(json!({"elements": [{"id": "a", "type": "round", "chairs": 3}]}));
        let chairs = |count: u32| -> Command {
            let set = json!({"kind": "properties", "changes": [{"id": "a", "set": {"chairs": count}}]});
            serde_json::from_value(set).unwrap()
        };
        mine.apply(&chairs(5)).unwrap();
        mine.apply(&mine.replaced_by(&older)).unwrap();
        let added = mine.apply(&chairs(4)).unwrap().added_seats;
        assert_eq!(added.iter().map(ToString::to_string).collect::<Vec<_>>(), ["a-chair-6"]);
    }

    #[test]
    fn a_summary_counts() {
        let summary = plan(
            json!({"elements": [{"id": "a", "type": "round", "chairs": 3}, {"id": "b", "type": "bar"},
            {"id": "c", "type": "chair"}]}),
        )
        .summary();
        assert_eq!((summary.elements, summary.tables, summary.seats), (3, 1, 4));
        assert_eq!((summary.venue_width, summary.venue_height), (50.0, 40.0));
    }
}
