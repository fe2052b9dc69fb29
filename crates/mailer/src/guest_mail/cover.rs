//! The drawing above a letter: set tables under festoon lights on a summer evening, in the shades of the accent. The
//! place of the moon and the hills depends on the accent, so that two events seldom look the same.

use std::sync::Arc;

use tiny_skia::{Color, FillRule, LineCap, Paint, Path, PathBuilder, Pixmap, Stroke, Transform};

use super::style::{self, mix, rgb};

mod file;
mod table;

/// Twice the size at which it is shown, for dense screens.
const WIDTH: u32 = 1200;
const HEIGHT: u32 = 400;

/// A colour as its channels from 0 to 255.
type Ink = [f32; 3];

/// Draws the evening. The picture is empty when there is not enough memory.
pub(super) fn draw(accent: &str) -> Arc<[u8]> {
    let ground = style::shades(accent).light.fill;
    let Some(canvas) = Pixmap::new(WIDTH, HEIGHT) else {
        return Arc::from([]);
    };
    let mut evening = Evening { canvas, ground };
    evening.draw(f32::from(accent.bytes().fold(0_u8, u8::wrapping_add) % 100) / 100.0);
    Arc::from(file::png(&evening.canvas).unwrap_or_default())
}

struct Evening {
    canvas: Pixmap,
    ground: String,
}

impl Evening {
    fn draw(&mut self, chance: f32) {
        let sky = color(self.light(0.0));
        self.canvas.fill(sky);
        self.moon(700.0 + 330.0 * chance);
        self.hills(chance);
        for (from, to, low) in [(-60.0, 330.0, 118.0), (330.0, 870.0, 150.0), (870.0, 1260.0, 118.0)] {
            self.lights(from, to, low);
        }
        for x in [330.0, 870.0] {
            let pole = line(x, 44.0, x, 330.0);
            self.stroke(pole, 5.0, self.light(0.42));
        }
        for (x, y, scale) in [
            (120.0, 316.0, 0.66),
            (470.0, 316.0, 0.66),
            (730.0, 316.0, 0.66),
            (1080.0, 316.0, 0.66),
        ] {
            table::draw(self, x, y, scale);
        }
        for (x, y, scale) in [(290.0, 356.0, 1.0), (600.0, 362.0, 1.08), (910.0, 356.0, 1.0)] {
            table::draw(self, x, y, scale);
        }
    }

    /// The ground mixed with candlelight.
    fn light(&self, share: f32) -> Ink {
        rgb(&mix(&self.ground, "#fff4e3", share))
    }

    /// The ground in the shade.
    fn shade(&self, share: f32) -> Ink {
        rgb(&mix(&self.ground, "#14080a", share))
    }

    fn moon(&mut self, x: f32) {
        self.disc(x, 128.0, 104.0, self.light(0.07));
        self.disc(x, 128.0, 70.0, self.light(0.24));
    }

    fn hills(&mut self, chance: f32) {
        let far = 232.0 + 26.0 * chance;
        let hill = curve(
            &[
                (0.0, far),
                (220.0, far - 90.0),
                (460.0, far + 40.0),
                (700.0, far - 20.0),
            ],
            1200.0,
            205.0,
        );
        self.fill(hill, self.shade(0.14));
        let near = 296.0 - 18.0 * chance;
        let hill = curve(
            &[
                (0.0, near),
                (320.0, near + 40.0),
                (620.0, near - 70.0),
                (900.0, near - 6.0),
            ],
            1201.0,
            262.0,
        );
        self.fill(hill, self.shade(0.26));
    }

    /// A string of lights between two posts.
    fn lights(&mut self, from: f32, to: f32, low: f32) {
        let (top, middle) = (46.0, f32::midpoint(from, to));
        let mut path = PathBuilder::new();
        path.move_to(from, top);
        path.quad_to(middle, low * 2.0 - top, to, top);
        let string = path.finish();
        let count = ((to - from) / 50.0).round();
        let mut bulbs = Vec::new();
        let mut step = 1.0;
        while step < count {
            let share: f32 = step / count;
            let sag = 4.0 * share * (1.0 - share);
            bulbs.push((from + (to - from) * share, top + 10.0 + (low - top) * sag));
            step += 1.0;
        }
        for (x, y) in &bulbs {
            self.glow(*x, *y, 20.0);
            self.glow(*x, *y, 14.0);
        }
        self.stroke(string, 2.5, self.light(0.45));
        for (x, y) in bulbs {
            self.disc(x, y, 7.5, self.light(0.96));
        }
    }

    /// Light around a flame or a bulb.
    fn glow(&mut self, x: f32, y: f32, radius: f32) {
        let mut paint = Paint::default();
        paint.set_color_rgba8(255, 244, 227, 30);
        if let Some(path) = PathBuilder::from_circle(x, y, radius) {
            self.canvas
                .fill_path(&path, &paint, FillRule::Winding, Transform::identity(), None);
        }
    }

    fn disc(&mut self, x: f32, y: f32, radius: f32, ink: Ink) {
        self.fill(PathBuilder::from_circle(x, y, radius), ink);
    }

    fn fill(&mut self, path: Option<Path>, ink: Ink) {
        if let Some(path) = path {
            let paint = paint(ink);
            self.canvas
                .fill_path(&path, &paint, FillRule::Winding, Transform::identity(), None);
        }
    }

    fn stroke(&mut self, path: Option<Path>, width: f32, ink: Ink) {
        let stroke = Stroke {
            width,
            line_cap: LineCap::Round,
            ..Stroke::default()
        };
        if let Some(path) = path {
            self.canvas
                .stroke_path(&path, &paint(ink), &stroke, Transform::identity(), None);
        }
    }
}

fn line(x: f32, y: f32, to_x: f32, to_y: f32) -> Option<Path> {
    let mut path = PathBuilder::new();
    path.move_to(x, y);
    path.line_to(to_x, to_y);
    path.finish()
}

/// A hill through points, down to the lower edge.
fn curve(points: &[(f32, f32)], end_x: f32, end_y: f32) -> Option<Path> {
    let bottom = 402.0;
    let mut path = PathBuilder::new();
    path.move_to(0.0, bottom);
    let mut points = points.iter();
    let (x, y) = points.next()?;
    path.line_to(*x, *y);
    let controls: Vec<(f32, f32)> = points.copied().collect();
    if let [first, second, third] = controls.as_slice() {
        let joint = (f32::midpoint(second.0, third.0), f32::midpoint(second.1, third.1));
        path.cubic_to(first.0, first.1, second.0, second.1, joint.0, joint.1);
        path.quad_to(third.0, third.1, end_x, end_y);
    }
    path.line_to(end_x, bottom);
    path.close();
    path.finish()
}

fn color([red, green, blue]: Ink) -> Color {
    let channel = style::rounded;
    Color::from_rgba8(channel(red), channel(green), channel(blue), 255)
}

fn paint(ink: Ink) -> Paint<'static> {
    let mut paint = Paint::default();
    paint.set_color(color(ink));
    paint
}
