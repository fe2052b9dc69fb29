//! Trade sizes of tables with the guests they are sold for, and "Fill Max": how many guests the edge of a table allows.

use serde::Serialize;

use super::TableType;
use crate::plan::catalogue::{Figure, Kind};
use crate::plan::number::UNITS_PER_INCH;

/// Edge that one guest needs, in units: 24 in.
pub const EDGE_PER_GUEST: f64 = 24.0 * UNITS_PER_INCH;

/// A size in which a table is sold.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TableSize {
    /// What people read.
    pub label: &'static str,
    /// Diameter or length, in inches.
    pub size: f64,
    /// Depth, in inches, of tables that have one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<f64>,
    /// Guests it is sold for.
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

/// Returns the trade sizes of a table type, smallest first.
pub fn table_sizes(table: TableType) -> &'static [TableSize] {
    match table {
        TableType::Round => {
            const {
                &[
                    across("30 in", 30.0, 2),
                    across("36 in", 36.0, 4),
                    across("48 in", 48.0, 6),
                    across("54 in", 54.0, 8),
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
                    long("96 × 48 in", 96.0, 48.0, 8),
                    long("144 × 54 in", 144.0, 54.0, 12),
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
                    across("30 in", 30.0, 4),
                    across("36 in", 36.0, 4),
                ]
            }
        }
    }
}

/// Returns how many guests the edge of a table allows at `edge_per_guest` units each, and never more than 12 at a round,
/// 10 at a rectangle and 8 at another table (specification, section 9). None where nobody sits at a table.
pub fn fill_max(kind: Kind, width: f64, height: f64, edge_per_guest: f64) -> u32 {
    let can_be_filled = kind.is_table() && width.is_finite() && height.is_finite() && edge_per_guest >= 1.0;
    if !can_be_filled {
        return 0;
    }
    let (guests, most) = match kind.figure {
        Figure::Round => (guests_along(rim(width, height), edge_per_guest), 12),
        Figure::Rectangle => {
            let most = if kind.as_str() == "rectangle" { 10 } else { 8 };
            (
                2 * (guests_along(width, edge_per_guest) + guests_along(height, edge_per_guest)),
                most,
            )
        }
        Figure::HalfMoon => (guests_along(rim(width, height * 2.0) / 2.0, edge_per_guest), 8),
        Figure::Serpentine => (2 * guests_along(width, edge_per_guest), 8),
        _ => (guests_along(rim(width, height), edge_per_guest), 8),
    };
    let most = if kind.as_str() == "high-top" { 8 } else { most };
    guests.min(most)
}

/// How many whole places an edge has; at most 20, since nobody asks for more.
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

    fn fill(kind: &str, width_in: f64, height_in: f64) -> u32 {
        fill_max(
            Kind::parse(kind).unwrap(),
            width_in * 2.0,
            height_in * 2.0,
            EDGE_PER_GUEST,
        )
    }

    #[test]
    fn a_table_takes_what_its_edge_allows() {
        for (kind, width, height, guests) in [
            ("round", 48.0, 48.0, 6),
            ("round", 60.0, 60.0, 7),
            ("round", 72.0, 72.0, 9),
            ("round", 120.0, 120.0, 12),
            ("rectangle", 72.0, 30.0, 8),
            ("rectangle", 96.0, 30.0, 10),
            ("rectangle", 200.0, 30.0, 10),
            ("square", 36.0, 36.0, 4),
            ("square", 100.0, 100.0, 8),
            ("oval", 200.0, 100.0, 8),
            ("half-moon", 72.0, 36.0, 4),
            ("serpentine", 84.0, 30.0, 6),
            ("high-top", 36.0, 36.0, 4),
            ("high-top", 120.0, 120.0, 8),
            ("chair", 18.0, 18.0, 0),
            ("stage", 200.0, 80.0, 0),
            ("round", f64::NAN, 60.0, 0),
            ("round", -60.0, -60.0, 0),
        ] {
            assert_eq!(fill(kind, width, height), guests, "{kind} {width} by {height}");
        }
    }

    #[test]
    fn the_edge_per_guest_can_be_changed_and_nonsense_seats_nobody() {
        let round = Kind::parse("round").unwrap();
        assert_eq!(fill_max(round, 120.0, 120.0, 36.0), 10);
        assert_eq!(fill_max(round, 120.0, 120.0, 60.0), 6);
        for edge in [0.0, -1.0, f64::NAN] {
            assert_eq!(fill_max(round, 120.0, 120.0, edge), 0);
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
