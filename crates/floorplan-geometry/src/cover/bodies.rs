//! Draws bodies and chairs of the room as faces.

use super::camera::Place;
use super::paint::Painter;
use crate::angle::Degrees;
use crate::point::{Frame, Point};
use crate::solid::{Form, Part, SolidChair};

/// Light on a face that points up, to the front, and away from the light.
const TOP: f64 = 1.0;
const FRONT: f64 = 0.86;
const SIDE: f64 = 0.74;
/// Corners of a circle.
const CORNERS: u32 = 22;
/// The colour of shadows.
const SHADOW: &str = "rgba(60,40,15,.13)";
/// The frame of chairs.
const WOOD: &str = "solid-wood";
/// The seat of a free chair.
const CUSHION: &str = "solid-cushion";

/// Paints one body of an element.
pub(super) fn body(painter: &mut Painter, part: &Part) {
    let frame = Frame::new(Point::new(part.x, part.y), Degrees(part.rotation));
    let outline: Vec<Point> = own_outline(part).into_iter().map(|own| frame.to_plan(own)).collect();
    let (low, high) = (part.z, part.z + part.height);
    let paint = part.paint.as_ref();
    match part.form {
        Form::Cone | Form::Roof => {
            let mut places = at(&outline, low);
            places.push(Place::new(part.x, part.y, high));
            painter.hull(&places, paint, FRONT);
        }
        Form::Block | Form::BoxCloth | Form::Prism | Form::Wedge | Form::HalfMoon => {
            sides(painter, &outline, (low, high), paint);
            painter.face(&at(&outline, high), paint, TOP);
        }
        Form::RoundCloth => {
            let hem: Vec<Point> = outline
                .iter()
                .map(|p| p.along(p.to(Point::new(part.x, part.y)), -0.06))
                .collect();
            let mut skirt = at(&hem, low);
            skirt.extend(at(&outline, high));
            painter.hull(&skirt, paint, FRONT);
            painter.face(&at(&outline, high), paint, TOP);
        }
        _ => {
            let mut places = at(&outline, low);
            places.extend(at(&outline, high));
            painter.hull(&places, paint, FRONT);
            if part.form == Form::Drum {
                painter.face(&at(&outline, high), paint, TOP);
            }
        }
    }
}

/// Paints the shadow of a body on the floor.
pub(super) fn shadow(painter: &mut Painter, part: &Part) {
    let frame = Frame::new(Point::new(part.x + 5.0, part.y + 5.0), Degrees(part.rotation));
    let outline: Vec<Point> = own_outline(part).into_iter().map(|own| frame.to_plan(own)).collect();
    painter.face(&at(&outline, 0.0), SHADOW, TOP);
}

fn own_outline(part: &Part) -> Vec<Point> {
    let (w, d) = (part.width / 2.0, part.depth / 2.0);
    let is_round = matches!(
        part.form,
        Form::Drum | Form::Pot | Form::Cone | Form::Ball | Form::Foliage | Form::RoundCloth | Form::StretchCloth
    );
    if part.form == Form::Prism && part.outline.len() > 2 {
        return part.outline.iter().map(|[x, y]| Point::new(x * w, y * d)).collect();
    }
    if is_round || part.form == Form::HalfMoon {
        let share = if is_round { 1.0 } else { 0.5 };
        return (0..CORNERS)
            .map(|corner| {
                let turn = f64::from(corner) / f64::from(CORNERS) * share * std::f64::consts::TAU;
                let (sin, cos) = libm::sincos(turn);
                if is_round {
                    Point::new(w * cos, d * sin)
                } else {
                    Point::new(w * cos, d - 2.0 * d * sin)
                }
            })
            .collect();
    }
    vec![
        Point::new(-w, -d),
        Point::new(w, -d),
        Point::new(w, d),
        Point::new(-w, d),
    ]
}

fn at(outline: &[Point], z: f64) -> Vec<Place> {
    outline.iter().map(|p| Place::above(*p, z)).collect()
}

/// Paints the upright faces that face the camera.
fn sides(painter: &mut Painter, outline: &[Point], (low, high): (f64, f64), paint: &str) {
    let middle = {
        let sum = outline
            .iter()
            .fold(Point::default(), |sum, p| Point::new(sum.x + p.x, sum.y + p.y));
        let count = u32::try_from(outline.len()).map_or(1.0, f64::from);
        Point::new(sum.x / count, sum.y / count)
    };
    for (from, to) in crate::polygon::edges(outline) {
        let along = from.to(to);
        let half = from.along(along, 0.5);
        let normal = Point::new(along.y, -along.x);
        let outward = if normal.dot(middle.to(half)) < 0.0 {
            Point::new(-normal.x, -normal.y)
        } else {
            normal
        };
        if !painter.camera.faces(half, outward) {
            continue;
        }
        let face = [
            Place::above(from, low),
            Place::above(to, low),
            Place::above(to, high),
            Place::above(from, high),
        ];
        let light = if outward.y.abs() > outward.x.abs() { FRONT } else { SIDE };
        painter.face(&face, paint, light);
    }
}

/// Paints a chair: four legs, a seat in the colour of its state, a back.
pub(super) fn chair(painter: &mut Painter, chair: &SolidChair, is_taken: bool) {
    let frame = Frame::new(Point::new(chair.x, chair.y), Degrees(chair.rotation));
    let (w, d) = (chair.width / 2.0, chair.depth / 2.0);
    let place = |x: f64, y: f64, z: f64| {
        let on_plan = frame.to_plan(Point::new(x * w, y * d));
        Place::above(on_plan, chair.ground + z * chair.rise)
    };
    let legs = [(-0.8, -0.8, 1.0), (0.8, -0.8, 1.0), (-0.8, 0.8, 0.46), (0.8, 0.8, 0.46)];
    let legs = legs.map(|(x, y, top)| (place(x, y, 0.0), place(x, y, top)));
    let seat = [(-0.86, -0.8), (0.86, -0.8), (0.86, 0.86), (-0.86, 0.86)].map(|(x, y)| place(x, y, 0.5));
    let back = [(-0.8, 0.6), (0.8, 0.6), (0.8, 1.0), (-0.8, 1.0)].map(|(x, z)| place(x, -0.84, z));
    let paint = if is_taken { "chair-assigned" } else { CUSHION };
    let is_back_in_front = painter.camera.depth(place(0.0, -0.84, 0.5)) < painter.camera.depth(place(0.0, 0.0, 0.5));
    painter.lines(&legs, WOOD, 1.1);
    if is_back_in_front {
        painter.face(&seat, paint, TOP);
        painter.face(&back, WOOD, FRONT);
    } else {
        painter.face(&back, WOOD, FRONT);
        painter.face(&seat, paint, TOP);
    }
}

/// Paints only the seats of chairs, for rooms with thousands.
pub(super) fn far_chair(painter: &mut Painter, chair: &SolidChair, is_taken: bool) {
    let frame = Frame::new(Point::new(chair.x, chair.y), Degrees(chair.rotation));
    let (w, d) = (chair.width / 2.0, chair.depth / 2.0);
    let corner =
        |x: f64, y: f64| Place::above(frame.to_plan(Point::new(x * w, y * d)), chair.ground + 0.5 * chair.rise);
    let seat = [
        corner(-0.86, -0.86),
        corner(0.86, -0.86),
        corner(0.86, 0.86),
        corner(-0.86, 0.86),
    ];
    painter.face(&seat, if is_taken { "chair-assigned" } else { WOOD }, TOP);
}
