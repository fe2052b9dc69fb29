//! Tables that form a U or a closed square, with everyone on the outside.
#![expect(clippy::as_conversions, clippy::cast_precision_loss, reason = "tables are counted")]

use super::{Hall, Layout, PlacedTable, Style, TableSpec, finish, judge};
use crate::point::Point;

/// The least free floor inside: 60 in, and the tolerance of the checker's grid.
const INSIDE: f64 = 124.0;
/// Tables along a side, at most.
const SIDE_MAX: usize = 40;
/// Steps in which a figure is moved, in units.
const STEP: f64 = 8.0;
/// Cells of the search, in units.
const COARSE: f64 = 6.0;

/// A table of an unplaced figure: its centre, and the direction of the side with its chairs.
type Part = (Point, f64);

/// Returns the best figure found before `go_on` ended the search.
pub(super) fn solve(hall: &Hall, spec: &TableSpec, go_on: &mut impl FnMut() -> bool) -> Layout {
    let mut best = Layout::default();
    let wanted = hall.wanted();
    let mut figures = figures(hall, spec);
    let each = spec.chairs_max.min(super::kinds::per_side(hall, spec));
    // The smallest figure that seats everyone, then larger ones that lose seats, then smaller ones.
    figures.sort_by_key(|parts| {
        let seats = parts.len() * each;
        if wanted < usize::MAX && seats >= wanted {
            (0, seats)
        } else {
            (1, usize::MAX - seats)
        }
    });
    for parts in figures {
        let most = (parts.len() * each).min(wanted);
        if most <= best.seats() {
            continue;
        }
        let mut placed: Vec<Layout> = places(hall, &parts)
            .into_iter()
            .map(|at| place(hall, spec, &parts, at))
            .collect();
        placed.retain(|layout| layout.tables.len() == parts.len());
        placed.sort_by_key(|layout| std::cmp::Reverse(layout.seats()));
        let mut failures = 0;
        for layout in placed {
            if !go_on() || best.seats() >= wanted {
                return trim(best, wanted);
            }
            if layout.seats().min(wanted) <= best.seats() || failures > 200 {
                break;
            }
            let coarse = finish::seats_only(hall, layout, COARSE, best.seats());
            let served = finish::seats_only(hall, coarse, finish::fine(hall), best.seats());
            if served.seats().min(wanted) > best.seats() {
                best = served;
                failures = 0;
            } else {
                failures += 1;
            }
        }
    }
    trim(best, wanted)
}

/// Removes chairs but no tables: the figure stays whole.
fn trim(mut layout: Layout, wanted: usize) -> Layout {
    while layout.seats() > wanted {
        let fullest = layout.tables.iter_mut().rev().max_by_key(|table| table.chairs.len());
        if fullest.and_then(|table| table.chairs.pop()).is_none() {
            break;
        }
    }
    layout
}

/// Returns the centres at which a figure lies in the hall, from the centre outwards.
fn places(hall: &Hall, parts: &[Part]) -> Vec<Point> {
    let bounds = hall.room.bounds;
    let reach = |part: &dyn Fn(&Point) -> f64| parts.iter().map(|(at, _)| part(at)).fold(0.0, f64::max);
    let (x, y) = (reach(&|at| at.x.abs()), reach(&|at| at.y.abs()));
    let centre = bounds.centre();
    let mut places = Vec::new();
    let steps = |half: f64, own: f64| {
        let count = ((half - own) / STEP).floor() as i32;
        (-count..=count).map(|step| f64::from(step) * STEP)
    };
    for dy in steps(bounds.height() / 2.0, y) {
        for dx in steps(bounds.width() / 2.0, x) {
            places.push(Point::new(centre.x + dx, centre.y + dy));
        }
    }
    places.sort_by(|a, b| a.distance(centre).total_cmp(&b.distance(centre)));
    places
}

/// Returns the tables of a figure at a place, without those that do not fit and chairs that are obstructed.
fn place(hall: &Hall, spec: &TableSpec, parts: &[Part], at: Point) -> Layout {
    let each = spec.chairs_max.min(super::kinds::per_side(hall, spec));
    let mut tables = Vec::new();
    for (own, outward) in parts {
        let middle = Point::new(at.x + own.x, at.y + own.y);
        // Chairs are on the right of a table, looking along its length.
        let rotation = (outward + 270.0) % 360.0;
        let of = |chairs: usize| PlacedTable::long(hall, middle, spec.size, rotation, (0, chairs));
        let Some(table) = (0..=each).rev().map(of).find(|table| judge::table_fits(hall, table)) else {
            return Layout::default();
        };
        tables.push(table);
    }
    Layout {
        tables,
        chairs: Vec::new(),
    }
}

/// Returns all figures that may fit.
fn figures(hall: &Hall, spec: &TableSpec) -> Vec<Vec<Part>> {
    let bounds = hall.room.bounds;
    let (length, width) = spec.size;
    let most = ((bounds.width().max(bounds.height()) / length) as usize).min(SIDE_MAX);
    let mut figures = Vec::new();
    for across in 1..=most {
        for down in 1..=most {
            if hall.style == Style::HollowSquare {
                figures.extend([
                    square(across, down, (length, width)),
                    windmill(across, down, (length, width)),
                ]);
                continue;
            }
            for other in [down, down.saturating_sub(1), down.saturating_sub(2)] {
                if other == 0 || (across as f64) * length - 2.0 * width < INSIDE {
                    continue;
                }
                for turn in [0.0, 90.0, 180.0, 270.0] {
                    figures.push(u_shape(across, (down, other), (length, width), turn));
                }
            }
        }
    }
    figures.retain(|parts| !parts.is_empty());
    figures
}

/// Returns a base with an arm at each end; the arms point down before the figure is turned.
fn u_shape(base: usize, arms: (usize, usize), (length, width): (f64, f64), turn: f64) -> Vec<Part> {
    let (long, deep) = (base as f64 * length, width + arms.0.max(arms.1) as f64 * length);
    let mut parts: Vec<Part> = Vec::new();
    for number in 0..base {
        let x = -long / 2.0 + (number as f64 + 0.5) * length;
        parts.push((Point::new(x, (width - deep) / 2.0), 270.0));
    }
    for (count, x, outward) in [
        (arms.0, (width - long) / 2.0, 180.0),
        (arms.1, (long - width) / 2.0, 0.0),
    ] {
        for number in 0..count {
            parts.push((
                Point::new(x, width - deep / 2.0 + (number as f64 + 0.5) * length),
                outward,
            ));
        }
    }
    turned(parts, turn)
}

/// Returns a square with full rows above and below, and columns between them.
fn square(across: usize, down: usize, (length, width): (f64, f64)) -> Vec<Part> {
    let (long, deep) = (across as f64 * length, down as f64 * length + 2.0 * width);
    if long - 2.0 * width < INSIDE || deep - 2.0 * width < INSIDE {
        return Vec::new();
    }
    let mut parts = Vec::new();
    for number in 0..across {
        let x = -long / 2.0 + (number as f64 + 0.5) * length;
        parts.extend([
            (Point::new(x, (width - deep) / 2.0), 270.0),
            (Point::new(x, (deep - width) / 2.0), 90.0),
        ]);
    }
    for number in 0..down {
        let y = -deep / 2.0 + width + (number as f64 + 0.5) * length;
        parts.extend([
            (Point::new((width - long) / 2.0, y), 180.0),
            (Point::new((long - width) / 2.0, y), 0.0),
        ]);
    }
    parts
}

/// Returns a square in which each side ends at the next one.
fn windmill(across: usize, down: usize, (length, width): (f64, f64)) -> Vec<Part> {
    let (long, deep) = (across as f64 * length + width, down as f64 * length + width);
    if long - 2.0 * width < INSIDE || deep - 2.0 * width < INSIDE {
        return Vec::new();
    }
    let mut parts = Vec::new();
    for number in 0..across {
        let x = (number as f64 + 0.5) * length;
        parts.push((Point::new(-long / 2.0 + x, (width - deep) / 2.0), 270.0));
        parts.push((Point::new(long / 2.0 - x, (deep - width) / 2.0), 90.0));
    }
    for number in 0..down {
        let y = (number as f64 + 0.5) * length;
        parts.push((Point::new((long - width) / 2.0, -deep / 2.0 + y), 0.0));
        parts.push((Point::new((width - long) / 2.0, deep / 2.0 - y), 180.0));
    }
    parts
}

fn turned(parts: Vec<Part>, turn: f64) -> Vec<Part> {
    let (sin, cos) = (
        libm::sin(turn.to_radians()).round(),
        libm::cos(turn.to_radians()).round(),
    );
    let place = |at: Point| Point::new(at.x * cos - at.y * sin, at.x * sin + at.y * cos);
    parts
        .into_iter()
        .map(|(at, outward)| (place(at), (outward + turn) % 360.0))
        .collect()
}
