//! Rental sizes of tables with their usual number of guests, and the single rule for how many fit at most.
//!
//! The figures are the trade's: a round of 60 in is laid for 8 and takes 10, one of 72 in is laid for 10 and takes 12.
//! "Fill Max", the quick sizes, the size list and the suggestions of the layout all ask [`capacity`].

use serde::Serialize;

use super::TableType;
use crate::plan::catalogue::{Figure, Kind};
use crate::plan::element::ChairArrangement;
use crate::plan::number::UNITS_PER_INCH;

/// Space for one guest, from the centre of a chair to the centre of the next, in units: 24 in.
pub const EDGE_PER_GUEST: f64 = 24.0 * UNITS_PER_INCH;
/// Rim of a round table that gives a guest [`EDGE_PER_GUEST`] at the chairs, which are farther out: 6 in of diameter.
const RIM_PER_GUEST: f64 = 6.0 * UNITS_PER_INCH * std::f64::consts::PI;

/// A rental size of a table.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TableSize {
    /// The label for people.
    pub label: &'static str,
    /// Diameter or length, in inches.
    pub size: f64,
    /// Depth, in inches, of tables that have one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<f64>,
    /// Its usual number of guests; [`capacity`] computes how many fit.
    pub chairs: u32,
}

/// A size of the quick picker (specification, section 9: table presets).
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct QuickSize {
    /// S, M, L or XL.
    pub label: &'static str,
    /// Diameter or length, in inches.
    pub size: f64,
    /// Its chairs.
    pub chairs: u32,
}

/// The sizes of the quick picker.
pub const QUICK_SIZES: [QuickSize; 4] = [
    quick("S", 24.0, 4),
    quick("M", 36.0, 6),
    quick("L", 48.0, 8),
    quick("XL", 60.0, 10),
];

const fn quick(label: &'static str, size: f64, chairs: u32) -> QuickSize {
    QuickSize { label, size, chairs }
}

const fn across(label: &'static str, size: f64, chairs: u32) -> TableSize {
    TableSize {
        label,
        size,
        depth: None,
        chairs,
    }
}

const fn long(label: &'static str, size: f64, depth: f64, chairs: u32) -> TableSize {
    TableSize {
        label,
        size,
        depth: Some(depth),
        chairs,
    }
}

/// Returns the rental sizes of a table type, smallest first.
pub fn table_sizes(table: TableType) -> &'static [TableSize] {
    match table {
        TableType::Round => {
            const {
                &[
                    across("30 in", 30.0, 3),
                    across("36 in", 36.0, 4),
                    across("48 in", 48.0, 6),
                    across("54 in", 54.0, 7),
                    across("60 in", 60.0, 8),
                    across("66 in", 66.0, 9),
                    across("72 in", 72.0, 10),
                ]
            }
        }
        TableType::Rectangle => {
            const {
                &[
                    long("4 ft × 30 in", 48.0, 30.0, 4),
                    long("6 ft × 18 in", 72.0, 18.0, 3),
                    long("6 ft × 30 in", 72.0, 30.0, 6),
                    long("8 ft × 18 in", 96.0, 18.0, 4),
                    long("8 ft × 30 in", 96.0, 30.0, 8),
                    long("8 ft × 42 in", 96.0, 42.0, 10),
                ]
            }
        }
        TableType::Square => {
            const {
                &[
                    across("30 in", 30.0, 2),
                    across("36 in", 36.0, 4),
                    across("48 in", 48.0, 8),
                    across("60 in", 60.0, 8),
                ]
            }
        }
        TableType::Oval => {
            const {
                &[
                    long("72 × 42 in", 72.0, 42.0, 6),
                    long("84 × 48 in", 84.0, 48.0, 8),
                    long("96 × 48 in", 96.0, 48.0, 8),
                ]
            }
        }
        TableType::Serpentine => const { &[long("84 × 30 in", 84.0, 30.0, 6), long("100 × 35 in", 100.0, 35.0, 8)] },
        TableType::HalfMoon => {
            const {
                &[
                    long("60 in half", 60.0, 30.0, 4),
                    long("66 in half", 66.0, 33.0, 4),
                    long("72 in half", 72.0, 36.0, 5),
                ]
            }
        }
        TableType::HighTop => {
            const {
                &[
                    across("24 in", 24.0, 2),
                    across("30 in", 30.0, 3),
                    across("36 in", 36.0, 4),
                ]
            }
        }
    }
}

/// Returns how many guests fit at a table with `edge` units from chair to chair, at most 12 at a round, 10 at a
/// rectangle, 20 at a head or king table and 8 at any other (specification, section 9). Returns 0 for kinds that are
/// not tables.
pub fn capacity(kind: Kind, width: f64, height: f64, arrangement: ChairArrangement, edge: f64) -> u32 {
    let is_seating = kind.is_table() && width.is_finite() && height.is_finite() && edge >= 1.0;
    if !is_seating {
        return 0;
    }
    let around = |rim: f64| guests_along(rim / RIM_PER_GUEST * EDGE_PER_GUEST, edge);
    let guests = match kind.figure {
        Figure::Rectangle => {
            let sides = arrangement.open_edges(width, height);
            sides.into_iter().map(|side| guests_along(side, edge)).sum()
        }
        Figure::HalfMoon => around(rim(width, height * 2.0) / 2.0),
        Figure::Serpentine => 2 * guests_along(width, edge),
        _ => around(rim(width, height) * arrangement.share_of_rim()),
    };
    guests.min(most(kind))
}

/// The maximum number of guests at one table of a kind.
fn most(kind: Kind) -> u32 {
    match kind.as_str() {
        "round" => 12,
        "rectangle" => 10,
        "head-table" | "king-table" => 20,
        _ => 8,
    }
}

/// How many whole places an edge has, 20 at most.
fn guests_along(edge: f64, each: f64) -> u32 {
    (1..=20)
        .take_while(|guests| f64::from(*guests) * each <= edge + 1e-6)
        .last()
        .unwrap_or(0)
}

/// The rim of an ellipse (Ramanujan's first approximation, right to a thousandth for tables).
fn rim(width: f64, height: f64) -> f64 {
    let (a, b) = (width.max(0.0) / 2.0, height.max(0.0) / 2.0);
    std::f64::consts::PI * (3.0 * (a + b) - ((3.0 * a + b) * (a + 3.0 * b)).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fits(kind: &str, width_in: f64, height_in: f64, arrangement: ChairArrangement) -> u32 {
        let kind = Kind::parse(kind).unwrap();
        capacity(kind, width_in * 2.0, height_in * 2.0, arrangement, EDGE_PER_GUEST)
    }

    #[test]
    fn a_table_takes_what_the_trade_puts_at_it() {
        for (kind, width, height, guests) in [
            ("round", 48.0, 48.0, 8),
            ("round", 60.0, 60.0, 10),
            ("round", 72.0, 72.0, 12),
            ("round", 120.0, 120.0, 12),
            ("rectangle", 72.0, 30.0, 8),
            ("rectangle", 96.0, 30.0, 10),
            ("rectangle", 200.0, 30.0, 10),
            ("square", 36.0, 36.0, 4),
            ("square", 100.0, 100.0, 8),
            ("oval", 200.0, 100.0, 8),
            ("half-moon", 72.0, 36.0, 6),
            ("serpentine", 84.0, 30.0, 6),
            ("high-top", 36.0, 36.0, 6),
            ("high-top", 120.0, 120.0, 8),
            ("chair", 18.0, 18.0, 0),
            ("stage", 200.0, 80.0, 0),
            ("round", f64::NAN, 60.0, 0),
            ("round", -60.0, -60.0, 0),
        ] {
            let fitting = fits(kind, width, height, ChairArrangement::Full);
            assert_eq!(fitting, guests, "{kind} {width} by {height}");
        }
    }

    #[test]
    fn only_the_part_of_the_rim_that_is_used_counts() {
        use ChairArrangement::{Crescent, Half, OneSide};
        for (kind, size, arrangement, guests) in [
            ("round", (60.0, 60.0), Crescent, 6),
            ("round", (60.0, 60.0), Half, 5),
            ("rectangle", (96.0, 30.0), OneSide, 4),
            ("rectangle", (96.0, 30.0), Crescent, 6),
            ("rectangle", (72.0, 18.0), OneSide, 3),
        ] {
            assert_eq!(
                fits(kind, size.0, size.1, arrangement),
                guests,
                "{kind} {arrangement:?}"
            );
        }
    }

    #[test]
    fn the_edge_per_guest_can_be_changed_and_nonsense_has_no_seat() {
        let round = Kind::parse("round").unwrap();
        let fits = |edge| capacity(round, 120.0, 120.0, ChairArrangement::Full, edge);
        assert_eq!([36.0, 60.0].map(fits), [12, 8]);
        assert_eq!([0.0, -1.0, f64::NAN].map(fits), [0; 3]);
    }

    #[test]
    fn every_size_in_the_product_agrees_with_the_capacity() {
        for table in TableType::ALL {
            for size in table_sizes(*table) {
                let most = fits(
                    table.as_str(),
                    size.size,
                    size.depth.unwrap_or(size.size),
                    ChairArrangement::Full,
                );
                assert!(
                    size.chairs <= most,
                    "{} {}: {} of {most}",
                    table.as_str(),
                    size.label,
                    size.chairs
                );
            }
        }
        for quick in QUICK_SIZES {
            assert_eq!(
                fits("round", quick.size, quick.size, ChairArrangement::Full),
                quick.chairs,
                "{}",
                quick.label
            );
        }
        for entry in crate::plan::catalogue::CATALOGUE
            .iter()
            .filter(|entry| entry.chairs > 0)
        {
            let Some(kind) = Kind::parse(entry.kind).filter(|kind| TableType::parse(kind.as_str()).is_some()) else {
                continue;
            };
            let most = capacity(kind, entry.width, entry.height, ChairArrangement::Full, EDGE_PER_GUEST);
            assert!(entry.chairs <= most, "{}: {} of {most}", entry.kind, entry.chairs);
        }
        for preset in crate::preset::presets()
            .iter()
            .filter(|preset| preset.config.arrangement_type == "full")
        {
            let config = &preset.config;
            let most = fits(
                &config.table_type,
                config.table_size,
                config.table_size,
                ChairArrangement::Full,
            );
            assert!(config.chairs_per_table <= f64::from(most), "{}", preset.id);
        }
    }

    #[test]
    fn every_table_type_has_sizes_from_small_to_large() {
        for table in TableType::ALL {
            let sizes = table_sizes(*table);
            assert!(!sizes.is_empty());
            assert!(
                sizes.windows(2).all(|pair| pair[0].size <= pair[1].size),
                "{}",
                table.as_str()
            );
        }
        let quick = QUICK_SIZES.map(|quick| (quick.label, quick.size, quick.chairs));
        assert_eq!(
            quick,
            [("S", 24.0, 4), ("M", 36.0, 6), ("L", 48.0, 8), ("XL", 60.0, 10)]
        );
    }
}
