//! The order in which people read a plan: rows from top to bottom, from left to right within a row.

use super::Element;

/// Returns elements in reading order. An element belongs to a row when its middle lies within the row's first one.
pub fn in_reading_order<'e>(elements: impl IntoIterator<Item = &'e Element>) -> Vec<&'e Element> {
    let mut sorted: Vec<&Element> = elements.into_iter().collect();
    sorted.sort_by(|a, b| middle(a).total_cmp(&middle(b)).then(a.x.total_cmp(&b.x)));
    let mut rows: Vec<Vec<&Element>> = Vec::new();
    for element in sorted {
        match rows.last_mut() {
            Some(row) if row.first().is_some_and(|first| same_row(first, element)) => row.push(element),
            _ => rows.push(vec![element]),
        }
    }
    for row in &mut rows {
        row.sort_by(|a, b| a.x.total_cmp(&b.x));
    }
    rows.into_iter().flatten().collect()
}

fn middle(element: &Element) -> f64 {
    element.centre().1
}

fn same_row(first: &Element, element: &Element) -> bool {
    middle(element) - middle(first) < first.height.min(element.height) / 2.0
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::plan::FloorPlan;

    #[test]
    fn rows_that_are_a_little_uneven_are_read_from_left_to_right() {
        let table = |id: &str, x: f64, y: f64| json!({"id": id, "type": "round", "x": x, "y": y});
        let elements = [
            table("d", 200.0, 310.0),
            table("b", 200.0, 20.0),
            table("a", 0.0, 30.0),
            table("c", 0.0, 300.0),
        ];
        let plan = FloorPlan::from_value(json!({"elements": elements})).unwrap().0;
        let read: Vec<&str> = in_reading_order(plan.elements())
            .into_iter()
            .map(|element| element.id.as_str())
            .collect();
        assert_eq!(read, ["a", "b", "c", "d"]);
    }
}
