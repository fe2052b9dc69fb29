//! The configuration of the setup panel as entered, and its check: from inches and words to a [`Setup`] in units.

use serde::{Deserialize, Serialize};

use super::{Arrangement, ChairType, Layout, TableType};
use crate::invalid::Invalid;
use crate::limits::{
    AISLE_IN, CHAIR_SIZE_IN, CHAIRS_PER_TABLE_MAX, LAYOUT_GUESTS_MAX, SPACE_BETWEEN_IN, TABLE_DEPTH_IN, TABLE_SIZE_IN,
};
use crate::plan::number::{CHAIR_SIZE_PERCENT, UNITS_PER_INCH};

/// Width of a banquet chair (100 %), in inches.
const CHAIR_IN: f64 = 18.0;
/// Depth of a one-sided table, in inches.
const ONE_SIDED_DEPTH_IN: f64 = 18.0;
/// Depth of other tables with corners, in inches.
const DEPTH_IN: f64 = 30.0;

/// The input for a layout; lengths in inches. Numbers are unchecked until `check`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct LayoutConfig {
    /// A word of [`TableType`].
    pub table_type: String,
    /// Diameter or length of a table.
    pub table_size: f64,
    /// Depth of a table that is not as deep as it is long; the usual one for its type when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table_depth: Option<f64>,
    /// A word of [`ChairType`].
    pub chair_type: String,
    /// Size of a chair.
    pub chair_size: ChairSize,
    /// Chairs at each table.
    pub chairs_per_table: f64,
    /// A word of [`Arrangement`].
    pub arrangement_type: String,
    /// A word of [`Layout`]; aligned when absent, as in presets of the specification.
    #[serde(default = "aligned")]
    pub layout: String,
    /// Gap between the chairs of two rows.
    pub space_between_rows: f64,
    /// Gap between the chairs of two columns.
    pub space_between_columns: f64,
    /// Width of an aisle.
    #[serde(default = "least_aisle")]
    pub aisle: f64,
    /// How many guests to seat; as many as fit when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guests: Option<f64>,
}

/// Size of a chair, in inches.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct ChairSize {
    /// Along the table.
    pub width: f64,
    /// Away from the table.
    pub height: f64,
}

/// A checked configuration; lengths in plan units.
#[derive(Clone, Debug, PartialEq)]
pub struct Setup {
    /// The shape of the tables.
    pub table: TableType,
    /// Diameter or length of a table.
    pub width: f64,
    /// Depth of a table.
    pub depth: f64,
    /// The look of the chairs.
    pub chair: ChairType,
    /// Size of the chairs in percent of 18 in, as an element keeps it.
    pub chair_percent: f64,
    /// Chairs at each table.
    pub chairs: u32,
    /// Where people sit around the tables.
    pub arrangement: Arrangement,
    /// The arrangement of the tables in the room.
    pub layout: Layout,
    /// Gap between the chairs of two rows.
    pub row_gap: f64,
    /// Gap between the chairs of two columns.
    pub column_gap: f64,
    /// Width of an aisle.
    pub aisle: f64,
    /// How many guests to seat; as many as fit when absent.
    pub guests: Option<u32>,
}

impl Default for LayoutConfig {
    /// The default preset of the specification (section 9).
    fn default() -> Self {
        Self {
            table_type: "round".to_owned(),
            table_size: 72.0,
            table_depth: None,
            chair_type: "chiavari".to_owned(),
            chair_size: ChairSize {
                width: 24.0,
                height: 24.0,
            },
            chairs_per_table: 8.0,
            arrangement_type: "full".to_owned(),
            layout: aligned(),
            space_between_rows: 72.0,
            space_between_columns: 72.0,
            aisle: least_aisle(),
            guests: None,
        }
    }
}

fn aligned() -> String {
    Layout::Aligned.as_str().to_owned()
}

fn least_aisle() -> f64 {
    AISLE_IN.0
}

impl LayoutConfig {
    /// Checks every value; the error names the first invalid field and its allowed values.
    pub fn check(&self) -> Result<Setup, Invalid> {
        let table = word("tableType", &self.table_type, TableType::parse, TableType::listed)?;
        let chair = word("chairType", &self.chair_type, ChairType::parse, ChairType::listed)?;
        let arrangement = word(
            "arrangementType",
            &self.arrangement_type,
            Arrangement::parse,
            Arrangement::listed,
        )?;
        let layout = word("layout", &self.layout, Layout::parse, Layout::listed)?;
        let size = inches("tableSize", self.table_size, TABLE_SIZE_IN)?;
        let depth = match self.table_depth {
            Some(depth) => inches("tableDepth", depth, TABLE_DEPTH_IN)?,
            None => usual_depth(table, size, arrangement, layout),
        };
        let chair_width = inches("chairSize.width", self.chair_size.width, CHAIR_SIZE_IN)?;
        inches("chairSize.height", self.chair_size.height, CHAIR_SIZE_IN)?;
        let chairs = whole("chairsPerTable", self.chairs_per_table, CHAIRS_PER_TABLE_MAX)?;
        let guests = self.guests.map(|guests| whole("guests", guests, LAYOUT_GUESTS_MAX));
        Ok(Setup {
            table,
            width: size * UNITS_PER_INCH,
            depth: if is_as_deep_as_long(table) { size } else { depth } * UNITS_PER_INCH,
            chair,
            chair_percent: (chair_width / CHAIR_IN * 100.0).clamp(CHAIR_SIZE_PERCENT.0, CHAIR_SIZE_PERCENT.1),
            chairs,
            arrangement,
            layout,
            row_gap: inches("spaceBetweenRows", self.space_between_rows, SPACE_BETWEEN_IN)? * UNITS_PER_INCH,
            column_gap: inches("spaceBetweenColumns", self.space_between_columns, SPACE_BETWEEN_IN)? * UNITS_PER_INCH,
            aisle: inches("aisle", self.aisle, AISLE_IN)? * UNITS_PER_INCH,
            guests: guests.transpose()?,
        })
    }
}

fn is_as_deep_as_long(table: TableType) -> bool {
    matches!(table, TableType::Round | TableType::Square | TableType::HighTop)
}

fn usual_depth(table: TableType, size: f64, arrangement: Arrangement, layout: Layout) -> f64 {
    let one_sided = arrangement == Arrangement::Classroom || layout == Layout::Classroom;
    match table {
        TableType::Round | TableType::Square | TableType::HighTop => size,
        TableType::Rectangle if one_sided => ONE_SIDED_DEPTH_IN.min(size),
        TableType::Rectangle => DEPTH_IN.min(size),
        TableType::Oval => (size * 0.5).max(DEPTH_IN).min(size),
        TableType::HalfMoon => size / 2.0,
        TableType::Serpentine => (size * 0.35).max(TABLE_DEPTH_IN.0),
    }
}

fn word<T>(field: &str, text: &str, parse: fn(&str) -> Option<T>, listed: fn() -> String) -> Result<T, Invalid> {
    parse(text).ok_or_else(|| Invalid::new(field, format!("\"{text}\" is not one of {}.", listed())))
}

fn inches(field: &str, value: f64, (least, most): (f64, f64)) -> Result<f64, Invalid> {
    if !value.is_finite() {
        return Err(Invalid::new(field, "This must be a number of inches."));
    }
    if !(least..=most).contains(&value) {
        let message = format!("This must be {least} to {most} in, not {value}.");
        return Err(Invalid::new(field, message));
    }
    Ok(value)
}

fn whole(field: &str, value: f64, most: u32) -> Result<u32, Invalid> {
    let number = (0..=most).contains_number(value);
    number.ok_or_else(|| Invalid::new(field, format!("This must be a whole number from 0 to {most}.")))
}

/// Converts a float to a whole number without a cast.
trait ContainsNumber {
    fn contains_number(self, value: f64) -> Option<u32>;
}

impl ContainsNumber for std::ops::RangeInclusive<u32> {
    fn contains_number(self, value: f64) -> Option<u32> {
        let usable = value.fract() == 0.0 && value >= f64::from(*self.start()) && value <= f64::from(*self.end());
        usable.then(|| format!("{value:.0}").parse().ok()).flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(change: impl FnOnce(&mut LayoutConfig)) -> String {
        let mut config = LayoutConfig::default();
        change(&mut config);
        config.check().unwrap_err().to_string()
    }

    #[test]
    fn a_value_that_cannot_be_used_is_refused_by_name() {
        assert_eq!(
            refused(|c| c.table_size = 11.0),
            "tableSize: This must be 12 to 240 in, not 11."
        );
        assert_eq!(
            refused(|c| c.table_size = 241.0),
            "tableSize: This must be 12 to 240 in, not 241."
        );
        assert_eq!(
            refused(|c| c.table_depth = Some(5.0)),
            "tableDepth: This must be 12 to 240 in, not 5."
        );
        assert_eq!(
            refused(|c| c.chair_size.width = 5.0),
            "chairSize.width: This must be 12 to 36 in, not 5."
        );
        assert_eq!(
            refused(|c| c.chair_size.height = 50.0),
            "chairSize.height: This must be 12 to 36 in, not 50."
        );
        assert_eq!(
            refused(|c| c.chairs_per_table = 21.0),
            "chairsPerTable: This must be a whole number from 0 to 20."
        );
        assert_eq!(
            refused(|c| c.chairs_per_table = 2.5),
            "chairsPerTable: This must be a whole number from 0 to 20."
        );
        assert_eq!(
            refused(|c| c.space_between_rows = -1.0),
            "spaceBetweenRows: This must be 0 to 240 in, not -1."
        );
        assert_eq!(
            refused(|c| c.space_between_columns = 240.5),
            "spaceBetweenColumns: This must be 0 to 240 in, not 240.5."
        );
        assert_eq!(refused(|c| c.aisle = 43.0), "aisle: This must be 44 to 240 in, not 43.");
        assert_eq!(
            refused(|c| c.guests = Some(-1.0)),
            "guests: This must be a whole number from 0 to 20000."
        );
        assert_eq!(
            refused(|c| c.layout = "maze".to_owned()),
            "layout: \"maze\" is not one of staggered, aligned, classroom, conference, theater, trade-show, u-shape, hollow-square."
        );
        for (field, refusal) in [
            ("tableType", refused(|c| c.table_type = "chair".to_owned())),
            ("chairType", refused(|c| c.chair_type = String::new())),
            ("arrangementType", refused(|c| c.arrangement_type = "round".to_owned())),
        ] {
            assert!(refusal.starts_with(field), "{refusal}");
        }
    }

    #[test]
    fn numbers_that_are_none_are_refused_in_every_field() {
        for number in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY, 1e308] {
            assert!(refused(|c| c.table_size = number).starts_with("tableSize: "));
            assert!(refused(|c| c.table_depth = Some(number)).starts_with("tableDepth: "));
            assert!(refused(|c| c.chair_size.width = number).starts_with("chairSize.width: "));
            assert!(refused(|c| c.chair_size.height = number).starts_with("chairSize.height: "));
            assert!(refused(|c| c.chairs_per_table = number).starts_with("chairsPerTable: "));
            assert!(refused(|c| c.space_between_rows = number).starts_with("spaceBetweenRows: "));
            assert!(refused(|c| c.space_between_columns = number).starts_with("spaceBetweenColumns: "));
            assert!(refused(|c| c.aisle = number).starts_with("aisle: "));
            assert!(refused(|c| c.guests = Some(number)).starts_with("guests: "));
        }
    }

    #[test]
    fn a_good_configuration_becomes_units() {
        let mut config = LayoutConfig {
            table_type: "rectangle".to_owned(),
            guests: Some(120.0),
            ..LayoutConfig::default()
        };
        let setup = config.check().unwrap();
        assert_eq!((setup.width, setup.depth, setup.chairs), (144.0, 60.0, 8));
        assert_eq!((setup.row_gap, setup.aisle, setup.guests), (144.0, 88.0, Some(120)));
        assert_eq!(setup.chair_percent, 120.0);
        config.arrangement_type = "classroom".to_owned();
        assert_eq!(config.check().unwrap().depth, 36.0);
        config.table_depth = Some(24.0);
        assert_eq!(config.check().unwrap().depth, 48.0);
        config.table_type = "round".to_owned();
        assert_eq!(config.check().unwrap().depth, 144.0);
    }

    #[test]
    fn a_preset_saved_by_the_specification_has_no_layout_aisle_or_guests() {
        let json = r#"{"tableType":"round","tableSize":72,"chairType":"ghost","chairSize":{"width":18,"height":18},
            "chairsPerTable":8,"arrangementType":"full","spaceBetweenRows":72,"spaceBetweenColumns":72}"#;
        let config: LayoutConfig = serde_json::from_str(json).unwrap();
        let setup = config.check().unwrap();
        assert_eq!((setup.layout, setup.aisle, setup.guests), (Layout::Aligned, 88.0, None));
    }
}
