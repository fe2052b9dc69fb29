//! The plan to scale: on one page where its labels stay legible there, otherwise on pages that overlap and are put together.

use std::collections::HashSet;

use domain::plan::Element;
use domain::plan::catalogue::Figure;
use floorplan_geometry::index::Placed;
use floorplan_geometry::outline::Outline;
use floorplan_geometry::point::Point;

use super::legend;
use super::shape::Shape;
use super::sheet::{BLACK, Colour, GREY, Sheet, Style};
use crate::fonts::{Weight, width};
use crate::made::Made;
use crate::paper::MM;

/// Points in a plan unit, at full size: half an inch.
const POINTS_PER_UNIT: f64 = 36.0;
/// The scales that a plan is drawn at, the first one that fits; one that needs a smaller scale is drawn in parts.
const SCALES: [u16; 10] = [10, 20, 25, 40, 50, 75, 100, 125, 150, 200];
/// The scale of a plan in parts.
const PARTS_SCALE: u16 = 100;
/// What two parts show both, in points on paper.
const OVERLAP: f64 = 28.0;
/// More parts than these are drawn at a smaller scale.
const PARTS_MAX: usize = 16;
pub(super) const MARGIN: f32 = 15.0 * MM;
const HEAD: f32 = 24.0 * MM;
/// What is below the plan: bar, legend and foot.
pub(super) const FOOT: f32 = 34.0 * MM;
pub(super) const TABLE: Colour = [239, 233, 223];
pub(super) const TAKEN: Colour = [18, 105, 74];
pub(super) const WHITE: Colour = [255, 255, 255];

/// Draws the pages of the plan.
pub(super) fn pages(sheet: &mut Sheet, made: &Made<'_>) {
    let (width, height) = made.paper.size();
    let (room_width, room_height) = made.export.plan.canvas.room();
    let size = if room_width > room_height {
        (height, width)
    } else {
        (width, height)
    };
    let views = views((room_width, room_height), size);
    let taken: HashSet<&str> = seats_taken(made);
    for (index, view) in views.iter().enumerate() {
        sheet.page(size);
        if index == 0 {
            sheet.bookmark("Plan", 0.0);
        }
        if views.len() > 1 {
            let part = format!("Plan, part {} of {}", index + 1, views.len());
            sheet.text((MARGIN, HEAD - 6.0), &part, Style::grey(8.0), None);
            sheet.clip(Some(view.window()));
        }
        page(sheet, view, made, &taken);
        if views.len() > 1 {
            sheet.clip(None);
            sheet.rect(view.window(), None, Some((GREY, 0.3)));
        }
        legend::draw(sheet, view, made.sections, size);
    }
}

fn seats_taken<'e>(made: &Made<'e>) -> HashSet<&'e str> {
    if !made.sections.assignments {
        return HashSet::new();
    }
    let coming = made.export.guests.iter().filter(|guest| guest.is_coming());
    coming
        .filter_map(|guest| guest.seat.as_ref().map(|(id, _)| id.as_str()))
        .collect()
}

fn page(sheet: &mut Sheet, view: &View, made: &Made<'_>, taken: &HashSet<&str>) {
    let plan = &made.export.plan;
    let (room_width, room_height) = plan.canvas.room();
    let (left, top) = view.at(0.0, 0.0);
    sheet.rect(
        (left, top, view.length(room_width), view.length(room_height)),
        None,
        Some((BLACK, 1.2)),
    );
    let order = plan.drawing_order();
    let elements = order.iter().filter_map(|place| plan.elements().get(*place));
    let is_drawn = |element: &&Element| !element.hidden && (made.sections.entrances || !element.kind.is_opening());
    for element in elements.filter(is_drawn) {
        draw_element(sheet, view, element, taken);
    }
}

/// Where the plan, or a part of it, is on a page.
pub(super) struct View {
    pub(super) scale: u16,
    /// Points per unit.
    factor: f64,
    /// Where the upper left corner of the room is.
    left: f64,
    top: f64,
    /// What is seen, in points of the page: left, top, width and height.
    window: (f64, f64, f64, f64),
}

/// Divides the plan among pages of a size.
fn views((room_width, room_height): (f64, f64), (width, height): (f32, f32)) -> Vec<View> {
    let window = (
        f64::from(MARGIN),
        f64::from(HEAD),
        f64::from(width - 2.0 * MARGIN),
        f64::from(height - HEAD - FOOT),
    );
    let factor = |scale: u16| POINTS_PER_UNIT / f64::from(scale);
    let fits = |scale: &u16| room_width * factor(*scale) <= window.2 && room_height * factor(*scale) <= window.3;
    if let Some(scale) = SCALES.into_iter().find(fits) {
        let factor = factor(scale);
        return vec![View {
            scale,
            factor,
            left: (f64::from(width) - room_width * factor) / 2.0,
            top: window.1 + (window.3 - room_height * factor) / 2.0,
            window,
        }];
    }
    let count = |length: f64, room: f64| ((length - OVERLAP) / (room - OVERLAP)).ceil().max(1.0);
    let parts = |scale: u16| {
        let factor = factor(scale);
        (
            count(room_width * factor, window.2),
            count(room_height * factor, window.3),
        )
    };
    let scales = (1_u16..).map(|times| times.saturating_mul(PARTS_SCALE));
    let is_few = |scale: &u16| parts(*scale).0 * parts(*scale).1 <= whole(PARTS_MAX) || *scale == u16::MAX;
    let scale = scales.into_iter().find(is_few).unwrap_or(u16::MAX);
    let (columns, rows) = parts(scale);
    let factor = factor(scale);
    let starts = |count: f64, step: f64| {
        (0_u16..)
            .map(f64::from)
            .take_while(move |i| *i < count)
            .map(move |i| i * step)
    };
    let view = |(y, x): (f64, f64)| View {
        scale,
        factor,
        left: window.0 - x,
        top: window.1 - y,
        window,
    };
    let rows = starts(rows, window.3 - OVERLAP);
    rows.flat_map(|y| starts(columns, window.2 - OVERLAP).map(move |x| (y, x)))
        .map(view)
        .collect()
}

#[expect(clippy::as_conversions, clippy::cast_precision_loss, reason = "a handful of pages")]
fn whole(count: usize) -> f64 {
    count as f64
}

impl View {
    fn at(&self, x: f64, y: f64) -> (f32, f32) {
        (points(self.left + x * self.factor), points(self.top + y * self.factor))
    }

    pub(super) fn length(&self, units: f64) -> f32 {
        points(units * self.factor)
    }

    fn window(&self) -> (f32, f32, f32, f32) {
        let (x, y, width, height) = self.window;
        (points(x), points(y), points(width), points(height))
    }

    /// Whether something with these bounds, in units, is seen at all.
    fn shows(&self, placed: &Placed) -> bool {
        let bounds = placed.bounds;
        let ((x0, y0), (x1, y1)) = (self.at(bounds.x0, bounds.y0), self.at(bounds.x1, bounds.y1));
        let (left, top, width, height) = self.window();
        x1 >= left && x0 <= left + width && y1 >= top && y0 <= top + height
    }
}

#[expect(
    clippy::as_conversions,
    clippy::cast_possible_truncation,
    reason = "places on a sheet are small numbers"
)]
fn points(value: f64) -> f32 {
    value as f32
}

fn draw_element(sheet: &mut Sheet, view: &View, element: &Element, taken: &HashSet<&str>) {
    let placed = Placed::from_element(element);
    if !view.shows(&placed) {
        return;
    }
    for (shape, chair) in placed.chairs.iter().zip(element.seats()) {
        let fill = taken.contains(chair.id.as_str()).then_some(TAKEN);
        polygon(sheet, view, &shape.corners(), fill.or(Some(WHITE)), (GREY, 0.4));
    }
    if element.kind.figure == Figure::Chair {
        return;
    }
    let fill = if element.chairs.is_empty() {
        [246, 246, 246]
    } else {
        TABLE
    };
    if element.kind.figure == Figure::Round {
        circle(sheet, view, element, fill);
    } else {
        polygon(
            sheet,
            view,
            &Outline::from_element(element).polygon(),
            Some(fill),
            (BLACK, 0.7),
        );
    }
    label(sheet, view, element, &placed);
}

fn label(sheet: &mut Sheet, view: &View, element: &Element, placed: &Placed) {
    const SIZE: f32 = 6.5;
    let text = element.title();
    let room = view.length(placed.bounds.width());
    let (x, y) = view.at(placed.bounds.centre().x, placed.bounds.centre().y);
    // A label that does not fit would cover its neighbours; those of tables are in the lists as well.
    if text.is_empty() || (element.chairs.is_empty() && width(&text, Weight::Regular) * SIZE > room * 1.4) {
        return;
    }
    sheet.centred((x, y + SIZE * 0.35), &text, Style::regular(SIZE), None);
}

fn polygon(sheet: &mut Sheet, view: &View, corners: &[Point], fill: Option<Colour>, stroke: (Colour, f32)) {
    let mut shape = Shape::default();
    for (index, corner) in corners.iter().enumerate() {
        let (x, y) = view.at(corner.x, corner.y);
        if index == 0 {
            shape.move_to(x, y);
        } else {
            shape.line_to(x, y);
        }
    }
    shape.close();
    sheet.shape(shape, fill, Some(stroke));
}

/// Four Bézier curves that differ from a circle by less than a thousandth of its radius.
fn circle(sheet: &mut Sheet, view: &View, element: &Element, fill: Colour) {
    const BEND: f32 = 0.552_285;
    let (x, y) = view.at(element.x + element.width / 2.0, element.y + element.height / 2.0);
    let (rx, ry) = (view.length(element.width / 2.0), view.length(element.height / 2.0));
    let mut shape = Shape::default();
    shape.move_to(x + rx, y);
    shape.curve_to([x + rx, y + ry * BEND, x + rx * BEND, y + ry, x, y + ry]);
    shape.curve_to([x - rx * BEND, y + ry, x - rx, y + ry * BEND, x - rx, y]);
    shape.curve_to([x - rx, y - ry * BEND, x - rx * BEND, y - ry, x, y - ry]);
    shape.curve_to([x + rx * BEND, y - ry, x + rx, y - ry * BEND, x + rx, y]);
    shape.close();
    sheet.shape(shape, Some(fill), Some((BLACK, 0.7)));
}
