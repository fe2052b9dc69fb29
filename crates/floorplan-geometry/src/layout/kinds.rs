//! The table kinds of a lattice: with their chairs, in each sensible direction.

use super::lattice::Kind;
use super::{Hall, PlacedTable, Style, TableSpec, judge};
use crate::point::Point;

/// Degrees between the chairs of a cabaret table.
const CABARET_STEP: f64 = 40.0;
/// The lengths of runs of touching tables that are tried.
const RUNS: [usize; 8] = [1, 2, 3, 4, 5, 6, 8, 10];

/// Returns the kinds that are tried, each in the sensible directions.
pub(super) fn kinds(hall: &Hall, spec: &TableSpec) -> Vec<Kind> {
    let origin = Point::default();
    let mut kinds = Vec::new();
    match hall.style {
        Style::Cabaret => {
            for away in to_stage(hall).into_iter().map(|way| (way + 180.0) % 360.0) {
                let from = away - CABARET_STEP * (share(spec.chairs_max) - 1.0) / 2.0;
                let angles = (0..spec.chairs_max).map(|chair| from + CABARET_STEP * share(chair));
                let table = PlacedTable::round(hall, origin, spec.size.0, angles);
                for is_staggered in [false, true] {
                    kinds.push(Kind {
                        table: table.clone(),
                        is_turned: away % 180.0 == 0.0,
                        run: 1,
                        is_staggered,
                    });
                }
            }
        }
        Style::Classroom => {
            for rotation in to_stage(hall).into_iter().map(|way| (way + 90.0) % 360.0) {
                let table = PlacedTable::long(
                    hall,
                    origin,
                    spec.size,
                    rotation,
                    (0, per_side(hall, spec).min(spec.chairs_max)),
                );
                kinds.extend(runs(&table, rotation % 180.0 != 0.0));
            }
        }
        _ if spec.is_round => {
            let step = 360.0 / share(spec.chairs_max.max(1));
            let angles = (0..spec.chairs_max).map(|chair| step * (share(chair) + 0.5));
            let table = PlacedTable::round(hall, origin, spec.size.0, angles);
            for is_turned in [false, true] {
                for is_staggered in [false, true] {
                    kinds.push(Kind {
                        table: table.clone(),
                        is_turned,
                        run: 1,
                        is_staggered,
                    });
                }
            }
        }
        _ => {
            let side = per_side(hall, spec).min(spec.chairs_max / 2);
            for rotation in [0.0, 90.0] {
                let table = PlacedTable::long(hall, origin, spec.size, rotation, (side, side));
                kinds.extend(runs(&table, rotation != 0.0));
            }
        }
    }
    kinds
}

/// Returns the directions to the stage along the walls, in degrees: the one from the centre of the floor, and those
/// next to it.
pub(super) fn to_stage(hall: &Hall) -> Vec<f64> {
    let centre = hall.room.bounds.centre();
    let Some(stage) = judge::stage_from(hall, centre) else {
        return vec![270.0, 0.0, 90.0, 180.0];
    };
    let way = centre.to(stage);
    let mut ways: Vec<(f64, f64)> = [0.0_f64, 90.0, 180.0, 270.0]
        .map(|angle| {
            (
                way.x * libm::cos(angle.to_radians()) + way.y * libm::sin(angle.to_radians()),
                angle,
            )
        })
        .to_vec();
    ways.sort_by(|a, b| b.0.total_cmp(&a.0));
    let best = ways.first().map_or(0.0, |way| way.0);
    ways.retain(|(share, _)| *share > best * 0.6);
    ways.into_iter().map(|(_, angle)| angle).collect()
}

fn runs(table: &PlacedTable, is_turned: bool) -> impl Iterator<Item = Kind> {
    RUNS.into_iter().map(move |run| Kind {
        table: table.clone(),
        is_turned,
        run,
        is_staggered: false,
    })
}

/// Returns the number of chairs that fit along a side.
#[expect(
    clippy::as_conversions,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a table has few chairs"
)]
pub(super) fn per_side(hall: &Hall, spec: &TableSpec) -> usize {
    ((spec.size.0 - hall.chair + 0.1) / hall.spacing).floor().max(0.0) as usize + 1
}

#[expect(
    clippy::as_conversions,
    clippy::cast_precision_loss,
    reason = "a table has few chairs"
)]
fn share(count: usize) -> f64 {
    count as f64
}
