//! Tables under their cloths. The cloth ends a little above the floor, as rented linen does.

use domain::plan::catalogue::Figure;

use super::model::Material;
use super::{Builder, Form, Space};
use crate::outline::Outline;

/// Distance of a cloth from the floor, in units: 1 in.
const HEM: f64 = 2.0;
/// Height of the vase in the middle, in units: 10 in with its flowers.
const VASE: f64 = 20.0;
/// Tables from this width and depth on carry flowers, in units: 3 ft.
const FLOWERS_FROM: f64 = 72.0;

/// Builds a table.
pub(super) fn build(maker: &mut Builder<'_>) {
    let (_, _, top) = maker.size();
    if maker.element.kind.as_str() == "high-top" {
        maker.add(Form::StretchCloth, maker.whole(0.0, top), Material::Surface);
        return;
    }
    match maker.element.kind.figure {
        Figure::Rectangle => maker.add(Form::BoxCloth, maker.whole(HEM, top), Material::Surface),
        Figure::HalfMoon => maker.add(Form::HalfMoon, maker.whole(HEM, top), Material::Surface),
        Figure::Serpentine => band(maker, top),
        _ => {
            maker.add(Form::RoundCloth, maker.whole(HEM, top), Material::Surface);
            flowers(maker, top);
        }
    }
}

/// A bow is a column over its outline: its form depends on how flat its box is.
fn band(maker: &mut Builder<'_>, top: f64) {
    let (w, h, _) = maker.size();
    let outline = corners(maker.outline, w, h);
    maker.add(Form::Prism, maker.whole(HEM, top), Material::Surface);
    if let Some(part) = maker.parts.last_mut() {
        part.outline = outline;
    }
}

fn corners(outline: &Outline, w: f64, h: f64) -> Vec<[f64; 2]> {
    let share = |value: f64, half: f64| domain::plan::number::round(value / half.max(1.0));
    let own = outline.polygon().into_iter().map(|corner| outline.frame.to_own(corner));
    own.map(|corner| [share(corner.x, w), share(corner.y, h)]).collect()
}

/// A vase with flowers in the middle.
fn flowers(maker: &mut Builder<'_>, top: f64) {
    let least = maker.element.width.min(maker.element.height);
    if least < FLOWERS_FROM {
        return;
    }
    let space = |size: f64, low: f64, high: f64| Space {
        x: 0.0,
        y: 0.0,
        width: size,
        depth: size,
        low: top + low,
        high: top + high,
    };
    maker.add(Form::Pot, space(7.0, 0.0, VASE * 0.5), Material::White);
    maker.add(Form::Foliage, space(17.0, VASE * 0.36, VASE * 0.86), Material::Leaf);
    for (x, y) in [(-3.4, 2.0), (3.2, 2.8), (0.4, -3.6), (0.0, 0.4)] {
        let high = if x == 0.0 { VASE } else { VASE * 0.9 };
        let place = Space {
            x,
            y,
            ..space(7.0, high - 6.0, high)
        };
        maker.add(Form::Ball, place, Material::Flower);
    }
}
