//! Bodies of everything except tables: parts that repeat along its length are built here, the rest comes from the
//! models.

use domain::plan::catalogue::Figure;

use super::model::{self, Material};
use super::{Builder, Form, Space};
use crate::dance_floor::panels;

/// Depth of a tread, in units: 11 in.
const TREAD: f64 = 22.0;
/// Width of a fold of cloth, in units: 8 in.
const FOLD: f64 = 16.0;
/// Distance between posts, in units: 6 ft.
const POSTS: f64 = 144.0;
/// The least thickness of flat things, in units, so that they are visible.
const LEAF: f64 = 0.6;
/// Pieces along one side, at most.
const PIECES_MAX: f64 = 40.0;

/// Builds an element that is not a table.
pub(super) fn build(maker: &mut Builder<'_>) {
    match maker.element.kind.figure {
        Figure::Stage => stage(maker),
        Figure::DanceFloor => dance_floor(maker),
        Figure::Counter => counter(maker),
        Figure::Buffet => buffet(maker),
        Figure::DjBooth => dj_booth(maker),
        Figure::Wall => {
            let (_, _, top) = maker.size();
            maker.add(Form::Block, maker.whole(0.0, top), Material::Surface);
        }
        Figure::Drape => drape(maker),
        Figure::Fence => fence(maker),
        Figure::Stairs => stairs(maker),
        Figure::Box | Figure::Line => maker.add(Form::Block, maker.whole(0.0, LEAF), Material::Surface),
        Figure::Image => maker.add(Form::Block, maker.whole(0.0, LEAF), Material::White),
        figure => modelled(maker, matches!(figure, Figure::Disc | Figure::Plant | Figure::Column)),
    }
}

fn modelled(maker: &mut Builder<'_>, round: bool) {
    let (w, h, rise) = maker.size();
    let kind = maker.element.kind.as_str();
    if kind == "runway" {
        return stage(maker);
    }
    let high = rise.max(LEAF);
    for piece in model::of(kind, round) {
        let ((x0, x1), (y0, y1), (z0, z1)) = (piece.x, piece.y, piece.z);
        let space = Space {
            x: f64::midpoint(x0, x1) * w,
            y: f64::midpoint(y0, y1) * h,
            width: (x1 - x0) * w,
            depth: (y1 - y0) * h,
            low: z0 * high,
            high: z1 * high,
        };
        maker.add(piece.form, space, piece.ink);
    }
}

/// Builds a platform with a skirt, a lighter edge around its deck, and two steps in front.
fn stage(maker: &mut Builder<'_>) {
    let (w, h, top) = maker.size();
    maker.add(Form::Block, maker.whole(0.0, top - 1.5), Material::Surface);
    maker.add(Form::Block, maker.whole(top - 1.5, top), Material::Edge);
    let deck = Space {
        width: (w - 2.5) * 2.0,
        depth: (h - 2.5) * 2.0,
        ..maker.whole(top - 1.0, top + 0.3)
    };
    maker.add(Form::Block, deck, Material::Surface);
}

/// Builds alternating light and dark panels in a metal frame.
fn dance_floor(maker: &mut Builder<'_>) {
    let (w, h, top) = maker.size();
    maker.add(Form::Block, maker.whole(0.0, top * 0.7), Material::Metal);
    let (columns, rows) = (panels(w * 2.0), panels(h * 2.0));
    for (row, y) in middles(h - 2.0, rows).enumerate() {
        for (column, x) in middles(w - 2.0, columns).enumerate() {
            let panel = Space {
                x,
                y,
                width: (w - 2.0) * 2.0 / columns - 0.4,
                depth: (h - 2.0) * 2.0 / rows - 0.4,
                low: top * 0.5,
                high: top,
            };
            let ink = if (row + column) % 2 == 0 {
                Material::Surface
            } else {
                Material::Edge
            };
            maker.add(Form::Block, panel, ink);
        }
    }
}

/// Builds a counter: its front, an overhanging top, and bottles behind.
fn counter(maker: &mut Builder<'_>) {
    let (w, h, top) = maker.size();
    let front = Space {
        width: w * 1.94,
        depth: h * 1.3,
        y: h * 0.2,
        ..maker.whole(0.0, top - 3.0)
    };
    maker.add(Form::Block, front, Material::Edge);
    let panels = pieces(w * 1.94, 48.0);
    for x in middles(w * 0.97, panels) {
        let panel = Space {
            x,
            y: h * 0.2,
            width: w * 1.94 / panels - 5.0,
            depth: h * 1.3 + 1.4,
            low: 7.0,
            high: top - 8.0,
        };
        maker.add(Form::Block, panel, Material::Surface);
    }
    maker.add(Form::Block, maker.whole(top - 3.0, top), Material::Wood);
    if maker.element.kind.as_str() == "bar" {
        bottles(maker, w, h, top);
    }
}

fn bottles(maker: &mut Builder<'_>, w: f64, h: f64, top: f64) {
    let number = pieces(w * 1.2, 14.0);
    let inks = [Material::Leaf, Material::Gold, Material::Flower, Material::Glass];
    for (ink, x) in inks.into_iter().cycle().zip(middles(w * 0.6, number)) {
        let bottle = Space {
            x,
            y: -h * 0.62,
            width: 5.0,
            depth: 5.0,
            low: top,
            high: top + 14.0,
        };
        maker.add(Form::Drum, bottle, ink);
        let neck = Space {
            width: 2.0,
            depth: 2.0,
            low: top + 14.0,
            high: top + 19.0,
            ..bottle
        };
        maker.add(Form::Drum, neck, ink);
    }
}

/// Builds a table under a cloth with covered dishes.
fn buffet(maker: &mut Builder<'_>) {
    let (w, h, top) = maker.size();
    maker.add(Form::BoxCloth, maker.whole(2.0, top), Material::Surface);
    let number = pieces(w * 1.9, 44.0);
    let size = (w * 1.9 / number * 0.74).min(h * 1.1);
    for x in middles(w * 0.95, number) {
        let dish = Space {
            x,
            y: -h * 0.2,
            width: size,
            depth: size * 0.8,
            low: top,
            high: top + 4.0,
        };
        maker.add(Form::Drum, dish, Material::Metal);
        let lid = Space {
            low: top - 4.0,
            high: top + 14.0,
            width: size * 0.94,
            depth: size * 0.74,
            ..dish
        };
        maker.add(Form::Ball, lid, Material::Metal);
    }
}

/// Builds a desk with a glowing front, two turntables and a mixer.
fn dj_booth(maker: &mut Builder<'_>) {
    let (w, h, top) = maker.size();
    maker.add(Form::Block, maker.whole(0.0, top - 3.0), Material::Dark);
    let front = Space {
        y: h,
        width: w * 1.86,
        depth: 1.6,
        ..maker.whole(top * 0.12, top * 0.82)
    };
    maker.add(Form::Block, front, Material::Screen);
    maker.add(Form::Block, maker.whole(top - 3.0, top), Material::Edge);
    let r = (h * 1.2).min(w * 0.6);
    for side in [-0.62, 0.62] {
        let deck = Space {
            x: side * w,
            y: 0.0,
            width: r,
            depth: r,
            low: top,
            high: top + 3.0,
        };
        maker.add(Form::Drum, deck, Material::Metal);
        let record = Space {
            width: r * 0.82,
            depth: r * 0.82,
            low: top + 3.0,
            high: top + 3.8,
            ..deck
        };
        maker.add(Form::Drum, record, Material::Dark);
    }
    let mixer = Space {
        width: w * 0.44,
        depth: h * 1.2,
        ..maker.whole(top, top + 4.0)
    };
    maker.add(Form::Block, mixer, Material::Dark);
}

/// Builds folds that hang from a rail between two posts.
fn drape(maker: &mut Builder<'_>) {
    let (w, h, top) = maker.size();
    let rail = Space {
        depth: 3.0,
        ..maker.whole(top - 3.0, top)
    };
    maker.add(Form::Roll, rail, Material::Metal);
    let number = pieces(w * 2.0, FOLD);
    for (place, x) in middles(w, number).enumerate() {
        let fold = Space {
            x,
            y: if place % 2 == 0 { h * 0.2 } else { -h * 0.2 },
            width: w * 2.0 / number * 1.25,
            depth: h * 1.1,
            low: 1.0,
            high: top - 2.0,
        };
        maker.add(Form::Drum, fold, Material::Edge);
    }
}

/// Builds posts with rails, or a rope, between them.
fn fence(maker: &mut Builder<'_>) {
    let (w, h, top) = maker.size();
    let rope = maker.element.kind.as_str() == "rope-barrier";
    let thick = (h * 1.2).min(w).min(6.0);
    let number = pieces(w * 2.0, POSTS);
    let ends = [-w + thick / 2.0, w - thick / 2.0];
    let between = middles(w, number).skip(1).map(|x| x - w / number);
    let (post_ink, foot) = if rope {
        (Material::Gold, 18.0)
    } else {
        (Material::Wood, 0.0)
    };
    for x in ends.into_iter().chain(between).collect::<Vec<_>>() {
        let post = Space {
            x,
            y: 0.0,
            width: thick,
            depth: thick,
            low: 0.0,
            high: top,
        };
        maker.add(Form::Drum, post, post_ink);
        let plate = Space {
            width: foot,
            depth: foot,
            high: 1.5,
            ..post
        };
        if rope {
            maker.add(Form::Drum, plate, post_ink);
        }
    }
    let rails: &[f64] = if rope { &[0.86] } else { &[0.32, 0.62, 0.9] };
    for share in rails {
        let rail = Space {
            depth: 3.0,
            ..maker.whole(top * share - 1.5, top * share + 1.5)
        };
        maker.add(
            if rope { Form::Roll } else { Form::Block },
            rail,
            if rope { Material::Flower } else { Material::Wood },
        );
    }
}

/// Builds treads that climb towards the back.
fn stairs(maker: &mut Builder<'_>) {
    let (_, h, top) = maker.size();
    let number = pieces(h * 2.0, TREAD);
    for (step, y) in middles(h, number).rev().enumerate() {
        let height = top * (f64::from(u32::try_from(step).unwrap_or(0)) + 1.0) / number;
        let tread = Space {
            y,
            depth: h * 2.0 / number,
            ..maker.whole(0.0, height)
        };
        maker.add(Form::Block, tread, Material::Surface);
        let nose = Space {
            y: y + h / number - 1.0,
            depth: 2.2,
            ..maker.whole(height - 1.0, height + 0.2)
        };
        maker.add(Form::Block, nose, Material::Edge);
    }
}

/// Returns the number of pieces of about `piece` units that make up a length.
fn pieces(length: f64, piece: f64) -> f64 {
    (length / piece).round().clamp(1.0, PIECES_MAX)
}

/// Returns the centres of `number` equal pieces between `-half` and `half`.
fn middles(half: f64, number: f64) -> impl DoubleEndedIterator<Item = f64> + ExactSizeIterator {
    #[expect(clippy::as_conversions, reason = "a whole number from 1 to 40")]
    let count = number as u32;
    (0..count).map(move |place| ((f64::from(place) + 0.5) / number * 2.0 - 1.0) * half)
}
