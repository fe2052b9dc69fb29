//! The room of a plan in perspective, as an SVG picture for the cover of its event. It shows only what is in the plan;
//! seats with guests have the colour of taken seats.
//!
//! Faces are painted from the farthest to the nearest. What lies on the floor comes first.

use std::collections::HashSet;
use std::fmt::Write as _;

use domain::plan::FloorPlan;
use domain::seat::SeatId;

use crate::index::Placed;
use crate::palette::Theme;
use crate::point::Point;
use crate::polygon;
use crate::solid::{self, Shell, Solid, SolidChair};

mod bodies;
mod camera;
mod materials;
mod paint;
#[cfg(test)]
mod tests;

use camera::{Camera, Place};
use paint::Painter;

/// Size of the picture, in pixels.
const SIZE: (f64, f64) = (1000.0, 440.0);
/// With more chairs than this only their seats are drawn, and with more than `TOO_MANY` none.
const MANY: usize = 700;
const TOO_MANY: usize = 4_000;
/// Anything lower than this lies flat on the floor, in units: 2 in.
const FLAT: f64 = 4.0;
/// Width of the boards of the floor, in units: 2 ft.
const BOARD: f64 = 48.0;

/// Something that hides what is behind it.
enum Thing<'a> {
    Bodies(&'a Solid),
    Chair(&'a SolidChair),
}

/// Draws the room.
pub fn cover(plan: &FloorPlan, taken: &HashSet<SeatId>, theme: Theme) -> String {
    let shell = solid::shell(plan);
    let solids: Vec<Solid> = plan
        .elements()
        .iter()
        .filter_map(|element| solid::solid(plan, element, &Placed::from_element(element)))
        .collect();
    let mut painter = Painter::new(Camera::of_room(plan.canvas.room(), SIZE), theme);
    floor(&mut painter, &shell);
    walls(&mut painter, &shell);
    // Walls between the camera and the room are left out, and so are their doors.
    let middle = plan.canvas.room();
    let nearest = painter.camera.depth(Place::new(middle.0 / 2.0, middle.1 / 2.0, 0.0));
    let is_shown = |solid: &Solid| !solid.opens || painter.camera.depth(Place::new(solid.x, solid.y, 0.0)) > nearest;
    let solids: Vec<Solid> = solids.into_iter().filter(is_shown).collect();
    let (flat, standing): (Vec<&Solid>, Vec<&Solid>) = solids
        .iter()
        .partition(|solid| solid.rise <= FLAT && solid.chairs.is_empty());
    for part in flat.iter().flat_map(|solid| &solid.parts) {
        bodies::body(&mut painter, part);
    }
    for part in standing
        .iter()
        .flat_map(|solid| &solid.parts)
        .filter(|part| part.z <= FLAT)
    {
        bodies::shadow(&mut painter, part);
    }
    things(&mut painter, &standing, taken);
    let (width, height) = SIZE;
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" preserveAspectRatio="xMidYMid slice">{}{}</svg>"#,
        behind(theme),
        painter.finish()
    )
}

fn behind(theme: Theme) -> String {
    let colour = if theme == Theme::Dark { "#17141C" } else { "#F4ECE2" };
    let (width, height) = SIZE;
    let mut svg = String::new();
    let _written = write!(svg, r#"<rect width="{width}" height="{height}" fill="{colour}"/>"#);
    svg
}

/// Draws floorboards along the room.
fn floor(painter: &mut Painter, shell: &Shell) {
    let corners: Vec<Point> = shell.points.iter().map(|spot| Point::new(spot.x, spot.y)).collect();
    let is_dark = painter.theme == Theme::Dark;
    let (wood, seam) = if is_dark {
        ("#4A3B2E", "#3C2F24")
    } else {
        ("#E8D2AE", "#D9BF95")
    };
    let places: Vec<Place> = corners.iter().map(|p| Place::above(*p, 0.0)).collect();
    painter.face(&places, wood, 1.0);
    let [left, top, right, bottom] = corners.iter().fold(
        [f64::INFINITY, f64::INFINITY, f64::NEG_INFINITY, f64::NEG_INFINITY],
        |box_, p| [box_[0].min(p.x), box_[1].min(p.y), box_[2].max(p.x), box_[3].max(p.y)],
    );
    let mut seams = Vec::new();
    let mut y = top + BOARD;
    while y < bottom && seams.len() < 400 {
        let (from, to) = (Point::new(left, y), Point::new(right, y));
        let on = |share: f64| from.along(from.to(to), share);
        let cuts = polygon::crossings(from, to, &corners);
        for (a, b) in cuts.iter().zip(cuts.iter().skip(1)) {
            if polygon::contains(&corners, on((a + b) / 2.0)) {
                seams.push((Place::above(on(*a), 0.0), Place::above(on(*b), 0.0)));
            }
        }
        y += BOARD;
    }
    painter.lines(&seams, seam, 0.7);
}

/// Draws the walls that are seen from inside.
fn walls(painter: &mut Painter, shell: &Shell) {
    let is_dark = painter.theme == Theme::Dark;
    let (back, side) = if is_dark {
        ("#2B2530", "#241F29")
    } else {
        ("#F1E4D3", "#E6D5BF")
    };
    let mut seen: Vec<_> = shell
        .walls
        .iter()
        .filter_map(|wall| {
            let (from, to) = (Point::new(wall.x1, wall.y1), Point::new(wall.x2, wall.y2));
            let along = from.to(to);
            let half = from.along(along, 0.5);
            // The floor lies to the right.
            let inward = Point::new(-along.y, along.x);
            painter.camera.faces(half, inward).then_some((wall, from, to, half))
        })
        .collect();
    let depth = |p: Point| painter.camera.depth(Place::above(p, 0.0));
    seen.sort_by(|a, b| depth(b.3).total_cmp(&depth(a.3)));
    for (wall, from, to, _) in seen {
        let along = from.to(to);
        let paint = if along.x.abs() > along.y.abs() { back } else { side };
        let face = [
            Place::above(from, wall.low),
            Place::above(to, wall.low),
            Place::above(to, wall.high),
            Place::above(from, wall.high),
        ];
        painter.face(&face, paint, 1.0);
    }
}

/// Draws the elements of the room from the farthest to the nearest.
fn things(painter: &mut Painter, standing: &[&Solid], taken: &HashSet<SeatId>) {
    let number: usize = standing.iter().map(|solid| solid.chairs.len()).sum();
    let is_near = number <= MANY;
    let bodies = standing
        .iter()
        .map(|solid| (Point::new(solid.x, solid.y), Thing::Bodies(solid)));
    let shown = standing.iter().filter(|_| number <= TOO_MANY);
    let chairs = shown.flat_map(|solid| &solid.chairs);
    let chairs = chairs.map(|chair| (Point::new(chair.x, chair.y), Thing::Chair(chair)));
    let mut all: Vec<(f64, Thing<'_>)> = bodies
        .chain(chairs)
        .map(|(at, thing)| (painter.camera.depth(Place::above(at, 0.0)), thing))
        .filter(|(depth, _)| *depth > 1.0)
        .collect();
    all.sort_by(|a, b| b.0.total_cmp(&a.0));
    for (_, thing) in all {
        match thing {
            Thing::Bodies(solid) => {
                for part in &solid.parts {
                    bodies::body(painter, part);
                }
            }
            Thing::Chair(chair) if is_near => bodies::chair(painter, chair, taken.contains(&chair.seat)),
            Thing::Chair(chair) => bodies::far_chair(painter, chair, taken.contains(&chair.seat)),
        }
    }
}
