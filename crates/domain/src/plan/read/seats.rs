//! Reads the chairs of one element. Ids that follow the rule are kept; others get the next N. No chair of a file is lost.

use std::collections::HashSet;

use serde_json::{Map, Value};

use super::super::Element;
use super::super::chair::Chair;
use super::super::element::chairs::unused;
use super::super::error::ValueError;
use super::super::field::Fields;
use super::super::number::CHAIRS_MAX;
use crate::seat::SeatId;

/// The place of a chair follows from its table. `floorplan_geometry::saved_state` compares it with what a file says.
const DERIVED: [&str; 5] = ["x", "y", "width", "height", "rotation"];

/// Reads `chairPositions`, `chairs` and `nextChair` into the element.
pub(super) fn read(element: &mut Element, foreign: bool, fields: &mut Fields<'_>) -> Result<(), ValueError> {
    let list = fields.list("chairPositions");
    let count = fields.count("chairs");
    let next = fields.count("nextChair").unwrap_or(0);
    if !element.kind.seats_people() {
        if !list.is_empty() || count.is_some_and(|count| count > 0) {
            fields.note(
                "chairs",
                format!("cannot stand at a {}", element.kind.label.to_lowercase()),
            );
        }
        return Ok(());
    }
    let wanted = wanted(element, list.len(), count, foreign);
    if wanted.max(list.len()) > usize::try_from(CHAIRS_MAX).unwrap_or(usize::MAX) {
        return Err(fields.refusal("chairs", format!("must be at most {CHAIRS_MAX}")));
    }
    let start = element.seat_numbering_start.unwrap_or(1);
    let numbers = numbers_of(&list, next);
    element.next_chair = numbers
        .iter()
        .copied()
        .max()
        .map_or(1, |n| n.saturating_add(1))
        .max(next)
        .max(1);
    for (value, n) in list.into_iter().zip(numbers) {
        let chair = read_chair(element, value, n, start, fields)?;
        element.chairs.push(chair);
    }
    if element.chairs.len() < wanted {
        element.set_chair_count(wanted, &[]);
    }
    Ok(())
}

fn wanted(element: &Element, listed: usize, count: Option<u32>, foreign: bool) -> usize {
    if element.kind.is_chair() {
        return 1;
    }
    let default = if foreign && listed == 0 { element.kind.chairs } else { 0 };
    usize::try_from(count.unwrap_or(default)).unwrap_or(usize::MAX)
}

/// Chooses the N of each listed chair: the one in its id when that is unique, otherwise a new one.
fn numbers_of(list: &[Value], next: u32) -> Vec<u32> {
    let mut taken = HashSet::new();
    let kept: Vec<Option<u32>> = list
        .iter()
        .map(|value| n_in(value).filter(|n| taken.insert(*n)))
        .collect();
    let mut fresh = taken
        .iter()
        .copied()
        .max()
        .map_or(1, |n| n.saturating_add(1))
        .max(next)
        .max(1);
    let choose = |n: Option<u32>| {
        n.unwrap_or_else(|| {
            let n = unused(fresh, &taken);
            fresh = fresh.saturating_add(1);
            taken.insert(n);
            n
        })
    };
    kept.into_iter().map(choose).collect()
}

fn n_in(value: &Value) -> Option<u32> {
    let (_, n) = value.get("id")?.as_str()?.rsplit_once("-chair-")?;
    n.parse()
        .ok()
        .filter(|n: &u32| *n < u32::MAX && n.to_string().len() <= 10)
}

fn read_chair(
    element: &Element,
    value: Value,
    n: u32,
    start: u32,
    fields: &mut Fields<'_>,
) -> Result<Chair, ValueError> {
    let mut map = match value {
        Value::Object(map) => map,
        _ => Map::new(),
    };
    for field in DERIVED {
        map.remove(field);
    }
    let place = u32::try_from(element.chairs.len()).unwrap_or(u32::MAX);
    let id = SeatId::new(element.id.as_str(), n);
    let old = map.remove("id").and_then(|id| id.as_str().map(str::to_owned));
    if old.as_deref() != Some(id.as_str()) {
        fields.note(
            "chairPositions",
            format!("has a chair \"{}\"; it became \"{id}\"", old.unwrap_or_default()),
        );
    }
    let mut chair = fields.inner(map);
    let seat_number = chair.count("seatNumber").unwrap_or_else(|| start.saturating_add(place));
    Ok(Chair {
        id,
        place: None,
        seat_number,
        seat_label: chair
            .text("seatLabel")
            .unwrap_or_else(|| element.kind.seat_label(seat_number, start)),
        seat_status: chair.word("seatStatus").unwrap_or_default(),
        is_handicap_accessible: chair.flag("isHandicapAccessible").unwrap_or(false),
        chair_style: chair.text("chairStyle"),
        extra: chair.rest()?,
    })
}
