//! A round table with a cloth, chairs, and a candle, from the side.

use tiny_skia::{PathBuilder, Rect};

use super::{Evening, line};

/// Draws a table that rests at a point.
pub(super) fn draw(evening: &mut Evening, x: f32, y: f32, scale: f32) {
    let table = Table { x, y, scale };
    for side in [-1.0, 1.0] {
        table.chair(evening, side * 44.0, -116.0, 0.50);
    }
    table.cloth(evening);
    table.candle(evening);
    for side in [-1.0, 1.0] {
        table.chair(evening, side * 112.0, -98.0, 0.62);
    }
}

struct Table {
    x: f32,
    y: f32,
    scale: f32,
}

impl Table {
    fn at(&self, x: f32, y: f32) -> (f32, f32) {
        (self.x + x * self.scale, self.y + y * self.scale)
    }

    /// A cloth that falls to the floor, its folds, and the top.
    fn cloth(&self, evening: &mut Evening) {
        let mut path = PathBuilder::new();
        let points = [(-84.0, -66.0), (84.0, -66.0), (100.0, 0.0), (0.0, 22.0), (-100.0, 0.0)];
        let [left, right, low_right, low, low_left] = points.map(|(x, y)| self.at(x, y));
        path.move_to(left.0, left.1);
        path.line_to(right.0, right.1);
        path.line_to(low_right.0, low_right.1);
        path.quad_to(low.0, low.1, low_left.0, low_left.1);
        path.close();
        let (cloth, fold, top) = (evening.light(0.78), evening.light(0.66), evening.light(0.95));
        evening.fill(path.finish(), cloth);
        for share in [-0.62, -0.2, 0.24, 0.66] {
            let (from, to) = (self.at(share * 84.0, -48.0), self.at(share * 100.0, 5.0));
            evening.stroke(line(from.0, from.1, to.0, to.1), 3.0 * self.scale, fold);
        }
        let (x, y) = self.at(-84.0, -82.0);
        let oval = Rect::from_xywh(x, y, 168.0 * self.scale, 32.0 * self.scale);
        evening.fill(oval.and_then(PathBuilder::from_oval), top);
    }

    fn candle(&self, evening: &mut Evening) {
        let (wax, flame) = (evening.light(0.55), evening.light(1.0));
        let leaf = evening.shade(0.18);
        let (x, y) = self.at(0.0, -112.0);
        evening.glow(x, y, 30.0 * self.scale);
        evening.glow(x, y, 19.0 * self.scale);
        let (from, to) = (self.at(0.0, -68.0), self.at(0.0, -98.0));
        evening.stroke(line(from.0, from.1, to.0, to.1), 9.0 * self.scale, wax);
        evening.disc(x, y + 2.0 * self.scale, 6.0 * self.scale, flame);
        for (dx, radius) in [(-17.0, 8.0), (17.0, 8.0), (-7.0, 9.0), (8.0, 9.0)] {
            let (x, y) = self.at(dx, -70.0);
            evening.disc(x, y, radius * self.scale, leaf);
        }
    }

    /// A chair as its back, its seat and two legs.
    fn chair(&self, evening: &mut Evening, x: f32, top: f32, light: f32) {
        let ink = evening.light(light);
        let width = 5.0 * self.scale;
        let mut path = PathBuilder::new();
        let points = [
            (-17.0, 4.0),
            (-17.0, top + 30.0),
            (-17.0, top),
            (17.0, top),
            (17.0, top + 30.0),
            (17.0, 4.0),
        ];
        let [foot, left, up_left, up_right, right, last] = points.map(|(dx, y)| self.at(x + dx, y));
        path.move_to(foot.0, foot.1);
        path.line_to(left.0, left.1);
        path.cubic_to(up_left.0, up_left.1, up_right.0, up_right.1, right.0, right.1);
        path.line_to(last.0, last.1);
        evening.stroke(path.finish(), width, ink);
        for height in [top + 34.0, -44.0] {
            let (from, to) = (self.at(x - 17.0, height), self.at(x + 17.0, height));
            evening.stroke(line(from.0, from.1, to.0, to.1), width, ink);
        }
    }
}
