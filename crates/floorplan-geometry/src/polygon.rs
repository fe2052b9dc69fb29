//! Polygons: overlap, distances, containment and self-intersection.

use crate::point::Point;
use crate::rect::Rect;

/// Returns whether two convex polygons overlap by more than `slack` units; touching does not count.
pub fn overlap(a: &[Point], b: &[Point], slack: f64) -> bool {
    !separated(a, b, slack) && !separated(b, a, slack)
}

/// Returns whether an edge of `a` has all of `b` on its other side (separating axis).
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

/// Returns whether a point lies in a simple polygon (even-odd rule).
pub fn contains(polygon: &[Point], p: Point) -> bool {
    edges(polygon)
        .filter(|(a, b)| (a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x)
        .count()
        % 2
        == 1
}

/// Returns the narrowest width of a convex polygon, in units; [`crate::passage`] measures others.
pub fn convex_width(polygon: &[Point]) -> f64 {
    let across = edges(polygon).filter_map(|(from, to)| {
        let way = from.to(to);
        let length = way.dot(way).sqrt();
        let farthest = polygon.iter().map(|p| way.cross(from.to(*p)).abs()).fold(0.0, f64::max);
        (length > 0.0).then(|| farthest / length)
    });
    let narrowest = across.fold(f64::INFINITY, f64::min);
    if narrowest.is_finite() { narrowest } else { 0.0 }
}

/// Returns whether every corner of a polygon turns the same way.
pub fn is_convex(polygon: &[Point]) -> bool {
    let ways: Vec<Point> = edges(polygon).map(|(from, to)| from.to(to)).collect();
    let turns = || {
        ways.iter()
            .zip(ways.iter().cycle().skip(1))
            .map(|(way, next)| way.cross(*next))
    };
    turns().all(|turn| turn >= 0.0) || turns().all(|turn| turn <= 0.0)
}

/// Returns a polygon with every corner moved `by` units towards the centre of its box.
pub fn inset(polygon: &[Point], by: f64) -> Vec<Point> {
    let Some(whole) = Rect::around_points(polygon.iter().copied()) else {
        return Vec::new();
    };
    let inwards = |corner: &Point| {
        let way = corner.to(whole.centre());
        corner.along(way, (by / way.dot(way).sqrt()).min(1.0))
    };
    polygon.iter().map(inwards).collect()
}

/// Returns where a line crosses the sides of a polygon, as shares of the line, in order; 0 and 1 are always among them.
pub fn crossings(from: Point, to: Point, polygon: &[Point]) -> Vec<f64> {
    let way = from.to(to);
    let share = |(a, b): (Point, Point)| {
        let side = a.to(b);
        let across = way.cross(side);
        let on_side = from.to(a).cross(way) / across;
        Some(from.to(a).cross(side) / across)
            .filter(|on_way| across != 0.0 && (0.0..=1.0).contains(&on_side) && (0.0..=1.0).contains(on_way))
    };
    let mut shares: Vec<f64> = edges(polygon).filter_map(share).chain([0.0, 1.0]).collect();
    shares.sort_by(f64::total_cmp);
    shares
}

/// Returns whether two simple polygons of any shape intersect.
pub fn share_floor(a: &[Point], b: &[Point]) -> bool {
    let inside = |outer: &[Point], inner: &[Point]| inner.iter().any(|corner| contains(outer, *corner));
    inside(a, b) || inside(b, a) || edges(a).any(|own| edges(b).any(|other| meet(own, other)))
}

/// Returns whether two simple polygons of any shape intersect or are closer than `gap` units.
pub fn nearer_than(a: &[Point], b: &[Point], gap: f64) -> bool {
    let near = |corners: &[Point], sides: &[Point]| corners.iter().any(|p| distance_to_edge(sides, *p) < gap);
    share_floor(a, b) || near(a, b) || near(b, a)
}

/// Returns whether a segment meets a side of a polygon.
pub fn crosses(polygon: &[Point], from: Point, to: Point) -> bool {
    edges(polygon).any(|side| meet(side, (from, to)))
}

/// Returns the distance of a point to the nearest edge, in units.
pub fn distance_to_edge(polygon: &[Point], p: Point) -> f64 {
    edges(polygon)
        .map(|(a, b)| distance_to_segment(a, b, p))
        .fold(f64::INFINITY, f64::min)
}

/// Returns the point on the edges that is nearest to a point; `None` without corners.
pub fn nearest_on_edge(polygon: &[Point], p: Point) -> Option<Point> {
    edges(polygon)
        .map(|(a, b)| nearest_on_segment(a, b, p))
        .reduce(|best, next| {
            if next.distance(p) < best.distance(p) {
                next
            } else {
                best
            }
        })
}

/// Returns the distance of a point to a segment, in units.
pub fn distance_to_segment(a: Point, b: Point, p: Point) -> f64 {
    nearest_on_segment(a, b, p).distance(p)
}

/// Returns the point on a segment that is nearest to a point.
pub fn nearest_on_segment(a: Point, b: Point, p: Point) -> Point {
    let way = a.to(b);
    let length = way.dot(way);
    let share = if length > 0.0 {
        (a.to(p).dot(way) / length).clamp(0.0, 1.0)
    } else {
        0.0
    };
    a.along(way, share)
}

/// Returns the area of a polygon that does not cross itself, in square units.
pub fn area(polygon: &[Point]) -> f64 {
    edges(polygon).map(|(a, b)| a.cross(b)).sum::<f64>().abs() / 2.0
}

/// Returns whether two sides of an outline cross or touch anywhere but at the corner they share.
pub fn crosses_itself(polygon: &[Point]) -> bool {
    let sides: Vec<(Point, Point)> = edges(polygon).collect();
    let last = sides.len().saturating_sub(1);
    sides.iter().enumerate().any(|(first, side)| {
        sides.iter().enumerate().skip(first + 1).any(|(second, other)| {
            if second == first + 1 {
                fold_back(*side, *other)
            } else if first == 0 && second == last {
                fold_back(*other, *side)
            } else {
                meet(*side, *other)
            }
        })
    })
}

/// Returns whether a side folds back along the one before it.
fn fold_back((from, corner): (Point, Point), (_, to): (Point, Point)) -> bool {
    let (way, next) = (from.to(corner), corner.to(to));
    way.cross(next) == 0.0 && way.dot(next) <= 0.0
}

/// Returns whether two segments have a point in common.
fn meet((a, b): (Point, Point), (c, d): (Point, Point)) -> bool {
    let side = |from: Point, to: Point, p: Point| from.to(to).cross(from.to(p));
    let (from_c, from_d) = (side(a, b, c), side(a, b, d));
    let (from_a, from_b) = (side(c, d, a), side(c, d, b));
    let apart = |one: f64, other: f64| (one > 0.0 && other > 0.0) || (one < 0.0 && other < 0.0);
    if apart(from_c, from_d) || apart(from_a, from_b) {
        return false;
    }
    // Collinear segments meet when their boxes do.
    Rect::from_corners(a, b).touches(Rect::from_corners(c, d))
}

/// Returns the sides in order, the last one back to the first corner.
pub(crate) fn edges(polygon: &[Point]) -> impl Iterator<Item = (Point, Point)> {
    polygon.iter().copied().zip(polygon.iter().copied().cycle().skip(1))
}

#[cfg(test)]
mod tests {
    use super::*;

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
    fn a_convex_polygon_is_as_wide_as_the_gap_it_fits_through() {
        assert_eq!(convex_width(&square(0.0)), 10.0);
        let slanted = [(0.0, 0.0), (3.0, 4.0), (-1.0, 7.0), (-4.0, 3.0)].map(|(x, y)| Point::new(x, y));
        assert_eq!(convex_width(&slanted), 5.0);
        assert_eq!(convex_width(&[]), 0.0);
    }

    #[test]
    fn a_line_is_cut_where_it_crosses_an_outline() {
        let at = |y: f64| crossings(Point::new(-10.0, y), Point::new(30.0, y), &square(0.0));
        assert_eq!(at(5.0), [0.0, 0.25, 0.5, 1.0]);
        assert_eq!(at(15.0), [0.0, 1.0]);
    }

    #[test]
    fn a_bent_outline_is_not_convex() {
        let bent = outline(&[(0.0, 0.0), (9.0, 0.0), (9.0, 3.0), (3.0, 3.0), (3.0, 9.0), (0.0, 9.0)]);
        let back: Vec<Point> = bent.iter().rev().copied().collect();
        assert!(is_convex(&square(0.0)) && !is_convex(&bent) && !is_convex(&back));
    }

    #[test]
    fn polygons_of_any_form_are_as_near_as_their_nearest_sides() {
        let bent = outline(&[(0.0, 0.0), (9.0, 0.0), (9.0, 3.0), (3.0, 3.0), (3.0, 9.0), (0.0, 9.0)]);
        let boxed = |x0: f64, y0: f64| {
            Rect {
                x0,
                y0,
                x1: x0 + 3.0,
                y1: y0 + 3.0,
            }
            .corners()
        };
        assert!(!nearer_than(&boxed(5.0, 5.0), &bent, 2.0), "in the hollow");
        assert!(nearer_than(&boxed(5.0, 5.0), &bent, 2.1), "near both legs");
        assert!(nearer_than(&boxed(0.0, 0.0), &bent, 0.0), "inside");
        let spike = outline(&[(11.0, 1.0), (20.0, 0.0), (20.0, 2.0)]);
        assert!(
            nearer_than(&spike, &bent, 2.1) && !nearer_than(&spike, &bent, 2.0),
            "a corner before a side"
        );
        assert!(
            nearer_than(&bent, &spike, 2.1) && !nearer_than(&bent, &spike, 2.0),
            "a side before a corner"
        );
    }

    #[test]
    fn a_line_crosses_a_thin_thing_that_it_does_not_end_in() {
        let thin = outline(&[(4.0, 0.0), (5.0, 0.0), (5.0, 10.0), (4.0, 10.0)]);
        let across = |y: f64| crosses(&thin, Point::new(0.0, y), Point::new(9.0, y));
        assert!(across(5.0) && !across(11.0));
    }

    #[test]
    fn places_inside_and_distances_are_found() {
        assert!(contains(&square(0.0), Point::new(5.0, 5.0)));
        assert!(!contains(&square(0.0), Point::new(15.0, 5.0)));
        assert_eq!(distance_to_edge(&square(0.0), Point::new(13.0, 14.0)), 5.0);
    }

    fn outline(corners: &[(f64, f64)]) -> Vec<Point> {
        corners.iter().map(|(x, y)| Point::new(*x, *y)).collect()
    }

    #[test]
    fn an_outline_that_crosses_touches_or_folds_back_is_found() {
        let crosses = |corners: &[(f64, f64)]| crosses_itself(&outline(corners));
        assert!(!crosses(&[(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)]));
        assert!(
            !crosses(&[
                (0.0, 0.0),
                (10.0, 0.0),
                (10.0, 4.0),
                (4.0, 4.0),
                (4.0, 10.0),
                (0.0, 10.0)
            ]),
            "an L"
        );
        assert!(
            !crosses(&[(0.0, 0.0), (5.0, 0.0), (10.0, 0.0), (10.0, 10.0)]),
            "a corner on a straight side"
        );
        assert!(
            crosses(&[(0.0, 0.0), (10.0, 10.0), (10.0, 0.0), (0.0, 10.0)]),
            "a bow tie"
        );
        assert!(
            crosses(&[(0.0, 0.0), (10.0, 0.0), (4.0, 0.0), (4.0, 10.0)]),
            "a side that comes back"
        );
        assert!(
            crosses(&[(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (5.0, 0.0), (0.0, 10.0)]),
            "a corner on a side"
        );
        assert!(
            crosses(&[(0.0, 0.0), (10.0, 0.0), (0.0, 0.0), (0.0, 10.0)]),
            "a corner used twice"
        );
    }

    #[test]
    fn the_area_does_not_depend_on_the_direction() {
        let corners = outline(&[
            (0.0, 0.0),
            (10.0, 0.0),
            (10.0, 4.0),
            (4.0, 4.0),
            (4.0, 10.0),
            (0.0, 10.0),
        ]);
        let back: Vec<Point> = corners.iter().rev().copied().collect();
        assert_eq!((area(&corners), area(&back), area(&[])), (64.0, 64.0, 0.0));
    }

    #[test]
    fn the_nearest_place_on_the_edge_is_found() {
        assert_eq!(
            nearest_on_edge(&square(0.0), Point::new(13.0, 4.0)),
            Some(Point::new(10.0, 4.0))
        );
        assert_eq!(nearest_on_edge(&[], Point::new(13.0, 4.0)), None);
    }
}
