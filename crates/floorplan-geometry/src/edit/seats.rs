//! Sets fields of individual seats: status, wheelchair access, and looks.

use std::collections::{BTreeMap, HashSet};

use domain::plan::command::PropertyChange;
use domain::plan::{Command, ElementId, FloorPlan};
use domain::seat::SeatId;
use serde_json::{Map, Value};

/// Builds the command that sets fields of seats; null removes a field. Unknown seats are skipped. The values are
/// checked when the command is applied.
pub fn set(plan: &FloorPlan, seats: &[SeatId], fields: &Map<String, Value>) -> Command {
    let chosen: HashSet<&SeatId> = seats.iter().collect();
    let mut tables: Vec<&str> = seats.iter().map(SeatId::table).collect();
    tables.sort_unstable();
    tables.dedup();
    let changes = tables.into_iter().filter_map(|id| {
        let table = plan.element(id)?;
        let mut chairs = Vec::with_capacity(table.chairs.len());
        for chair in &table.chairs {
            let mut printed = serde_json::to_value(chair).ok()?;
            if chosen.contains(&chair.id)
                && let Value::Object(map) = &mut printed
            {
                map.extend(fields.iter().map(|(field, value)| (field.clone(), value.clone())));
            }
            chairs.push(printed);
        }
        let set = BTreeMap::from([("chairPositions".to_owned(), Value::Array(chairs))]);
        let id = ElementId::parse(id).ok()?;
        Some(PropertyChange {
            id,
            set,
            keep_seats: Vec::new(),
        })
    });
    let changes = Command::Properties {
        changes: changes.collect(),
    };
    let label = match chosen.len() {
        1 => "Change a seat".to_owned(),
        number => format!("Change {number} seats"),
    };
    Command::Batch {
        commands: vec![changes],
        label: Some(label),
    }
}
