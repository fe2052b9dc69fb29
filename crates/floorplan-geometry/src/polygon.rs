//! Convex polygons: whether two of them share floor, and how far a place is from one.

use crate::point::Point;

/// Tells whether two convex polygons overlap by more than `slack` units; touching is no overlap.
pub fn overlap(a: &[Point], b: &[Point], slack: f64) -> bool {
    !separated(a, b, slack) && !separated(b, a, slack)
}

/// Looks for an edge of `a` with all of `b` on the other side (separating axis).
fn separated(a: &[Point], b: &[Point], slack: f64) -> bool {
    edges(a).any(|(from, to)| {
        let way = from.to(to);
        let length = way.dot(way).sqrt();
        if length <= 0.0 {
            return false;
        }
        let outward = Point::new(way.y / length, -way.x / length);
        let reach = |points: &[Point]| {
            points
                .iter()
                .map(|p| from.to(*p).dot(outward))
                .fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), d| {
                    (low.min(d), high.max(d))
                })
        };
        let ((a_low, a_high), (b_low, b_high)) = (reach(a), reach(b));
        b_low >= a_high - slack || b_high <= a_low + slack
    })
}

/// Tells whether a place lies in a polygon (even-odd rule); any simple polygon will do.
pub fn contains(polygon: &[Point], p: Point) -> bool {
    edges(polygon)
        .filter(|(a, b)| (a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x)
        .count()
        % 2
        == 1
}

/// Returns the width of a convex polygon where it is narrowest, in units.
pub fn width(polygon: &[Point]) -> f64 {
    let across = edges(polygon).filter_map(|(from, to)| {
        let way = from.to(to);
        let length = way.dot(way).sqrt();
        let farthest = polygon.iter().map(|p| way.cross(from.to(*p)).abs()).fold(0.0, f64::max);
        (length > 0.0).then(|| farthest / length)
    });
    let narrowest = across.fold(f64::INFINITY, f64::min);
    if narrowest.is_finite() { narrowest } else { 0.0 }
}

/// Returns the distance of a place to the nearest edge, in units.
pub fn distance_to_edge(polygon: &[Point], p: Point) -> f64 {
    edges(polygon)
        .map(|(a, b)| distance_to_segment(a, b, p))
        .fold(f64::INFINITY, f64::min)
}

/// Returns the distance of a place to a line between two ends, in units.
pub fn distance_to_segment(a: Point, b: Point, p: Point) -> f64 {
    let way = a.to(b);
    let length = way.dot(way);
    let share = if length > 0.0 {
        (a.to(p).dot(way) / length).clamp(0.0, 1.0)
    } else {
        0.0
    };
    a.along(way, share).distance(p)
}

fn edges(polygon: &[Point]) -> impl Iterator<Item = (Point, Point)> {
    polygon.iter().copied().zip(polygon.iter().copied().cycle().skip(1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rect::Rect;

    fn square(x: f64) -> [Point; 4] {
        Rect {
            x0: x,
            y0: 0.0,
            x1: x + 10.0,
            y1: 10.0,
        }
        .corners()
    }

    #[test]
    fn touching_is_no_overlap() {
        assert!(overlap(&square(0.0), &square(9.0), 0.0));
        assert!(!overlap(&square(0.0), &square(10.0), 0.0));
        assert!(!overlap(&square(0.0), &square(9.9), 0.2));
    }

    #[test]
    fn a_polygon_is_as_wide_as_the_gap_it_fits_through() {
        assert_eq!(width(&square(0.0)), 10.0);
        let slanted = [(0.0, 0.0), (3.0, 4.0), (-1.0, 7.0), (-4.0, 3.0)].map(|(x, y)| Point::new(x, y));
        assert_eq!(width(&slanted), 5.0);
        assert_eq!(width(&[]), 0.0);
    }

    #[test]
    fn places_inside_and_distances_are_found() {
        assert!(contains(&square(0.0), Point::new(5.0, 5.0)));
        assert!(!contains(&square(0.0), Point::new(15.0, 5.0)));
        assert_eq!(distance_to_edge(&square(0.0), Point::new(13.0, 14.0)), 5.0);
    }
}
