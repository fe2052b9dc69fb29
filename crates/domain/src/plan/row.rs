//! What people call things to sit at: rows by section and name, everything else by its name or label.

use super::letters::{letter, place_of};
use super::{Element, FloorPlan};

impl Element {
    /// Returns what people call it in lists: "Table 12", "Row B", "Section A, row B".
    pub fn title(&self) -> String {
        let given = |text: &Option<String>| text.clone().filter(|text| !text.trim().is_empty());
        given(&self.name)
            .or_else(|| self.row_title())
            .unwrap_or_else(|| self.label.clone())
    }

    fn row_title(&self) -> Option<String> {
        let name = |text: &Option<String>| Some(text.as_deref()?.trim().to_owned()).filter(|text| !text.is_empty());
        let row = name(&self.row_name).filter(|_| self.kind.is_row())?;
        let row_word = |first: char| format!("{first}ow {row}");
        Some(match name(&self.section_name) {
            None => row_word('R'),
            Some(section) if section.to_lowercase().starts_with("section") => format!("{section}, {}", row_word('r')),
            Some(section) => format!("Section {section}, {}", row_word('r')),
        })
    }
}

impl FloorPlan {
    /// Returns the name that the next row of a section gets: the letter, or the number, after the last one.
    pub fn next_row_name(&self, section: Option<&str>) -> String {
        let names = || {
            self.elements
                .iter()
                .filter(|row| row.kind.is_row() && row.section_name.as_deref() == section)
                .filter_map(|row| row.row_name.as_deref())
        };
        if let Some(last) = names().filter_map(|name| name.parse::<u32>().ok()).max() {
            return last.saturating_add(1).to_string();
        }
        letter(
            names()
                .filter_map(place_of)
                .max()
                .map_or(0, |place| place.saturating_add(1)),
        )
    }
}

/// Returns the name after a letter or a number; `None` after other words.
pub(super) fn after(name: &str) -> Option<String> {
    match name.parse::<u32>() {
        Ok(number) => Some(number.saturating_add(1).to_string()),
        Err(_) => place_of(name).map(|place| letter(place + 1)),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn rows(rows: serde_json::Value) -> FloorPlan {
        FloorPlan::from_value(json!({"elements": rows})).unwrap().0
    }

    #[test]
    fn rows_are_called_by_section_and_name() {
        let plan = rows(json!([
            {"id": "a", "type": "theatre-row", "rowName": "B"},
            {"id": "b", "type": "curved-row", "rowName": "B", "sectionName": "A"},
            {"id": "c", "type": "theatre-row", "rowName": "1", "sectionName": "Section 2"},
            {"id": "d", "type": "theatre-row", "label": "Choir"},
            {"id": "e", "type": "theatre-row", "rowName": "B", "name": "Press"},
            {"id": "f", "type": "round", "rowName": "B", "label": "Table 4"}
        ]));
        let titles: Vec<String> = plan.elements().iter().map(Element::title).collect();
        assert_eq!(
            titles,
            [
                "Row B",
                "Section A, row B",
                "Section 2, row 1",
                "Choir",
                "Press",
                "Table 4"
            ]
        );
    }

    #[test]
    fn the_next_row_follows_the_last_one_of_its_section() {
        let plan = rows(json!([
            {"id": "a", "type": "theatre-row", "rowName": "Z"},
            {"id": "b", "type": "theatre-row", "rowName": "7", "sectionName": "Balcony"}
        ]));
        assert_eq!(plan.next_row_name(None), "AA");
        assert_eq!(plan.next_row_name(Some("Balcony")), "8");
        assert_eq!(plan.next_row_name(Some("Stalls")), "A");
    }

    #[test]
    fn seats_of_a_row_are_called_by_number_and_those_of_a_table_by_letter() {
        let plan = rows(json!([
            {"id": "r", "type": "theatre-row", "chairs": 2, "seatNumberingStart": 11},
            {"id": "t", "type": "round", "chairs": 2}
        ]));
        let labels: Vec<&str> = plan.seats().map(|(_, chair)| chair.seat_label.as_str()).collect();
        assert_eq!(labels, ["11", "12", "A", "B"]);
    }
}
