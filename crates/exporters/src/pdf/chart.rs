//! The seating chart: the plan to scale with a bar, an arrow to the north and a legend, then the guests of each table.

use domain::plan::Element;
use domain::plan::catalogue::Figure;
use floorplan_geometry::index::Placed;
use floorplan_geometry::outline::Outline;
use floorplan_geometry::point::Point;
use krilla::geom::PathBuilder;

use super::flow::{Column, Flow};
use super::lists;
use super::sheet::{BLACK, Colour, GREY, LIGHT, Sheet, Style};
use super::{Made, Pdf, PdfError};
use crate::fonts::{Weight, width};
use crate::paper::MM;

/// Points in a plan unit, at full size: half an inch.
const POINTS_PER_UNIT: f64 = 36.0;
/// The scales that a plan is drawn at, the first one that fits.
const SCALES: [u16; 16] = [
    10, 20, 25, 40, 50, 75, 100, 125, 150, 200, 250, 300, 400, 500, 750, 1000,
];
const MARGIN: f32 = 15.0 * MM;
const HEAD: f32 = 24.0 * MM;
/// What is below the plan: bar, legend and foot.
const FOOT: f32 = 34.0 * MM;
const TABLE: Colour = [239, 233, 223];
const TAKEN: Colour = [18, 105, 74];

pub(super) fn seating_chart(made: &Made<'_>) -> Result<Pdf, PdfError> {
    let mut flow = Flow::empty(made, "Seating chart");
    plan_page(&mut flow.sheet, made);
    flow.page();
    let columns = [
        Column {
            heading: "Seat",
            share: 0.15,
        },
        Column {
            heading: "Guest",
            share: 0.85,
        },
    ];
    lists::by_table(&mut flow, made, &columns, lists::seat_and_guest);
    flow.finish()
}

/// Where the plan is on the page.
struct View {
    scale: u16,
    /// Points per unit.
    factor: f64,
    left: f64,
    top: f64,
}

impl View {
    fn of(made: &Made<'_>, (width, height): (f32, f32)) -> Self {
        let (room_width, room_height) = made.export.plan.canvas.room();
        let across = f64::from(width - 2.0 * MARGIN);
        let down = f64::from(height - HEAD - FOOT);
        let fits = |scale: u16| {
            let factor = POINTS_PER_UNIT / f64::from(scale);
            room_width * factor <= across && room_height * factor <= down
        };
        let scale = SCALES.into_iter().find(|scale| fits(*scale)).unwrap_or(2000);
        let factor = POINTS_PER_UNIT / f64::from(scale);
        Self {
            scale,
            factor,
            left: (f64::from(width) - room_width * factor) / 2.0,
            top: f64::from(HEAD) + (down - room_height * factor).max(0.0) / 2.0,
        }
    }

    fn at(&self, x: f64, y: f64) -> (f32, f32) {
        (points(self.left + x * self.factor), points(self.top + y * self.factor))
    }

    fn length(&self, units: f64) -> f32 {
        points(units * self.factor)
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

fn plan_page(sheet: &mut Sheet, made: &Made<'_>) {
    let (width, height) = made.paper.size();
    let (room_width, room_height) = made.export.plan.canvas.room();
    let size = if room_width > room_height {
        (height, width)
    } else {
        (width, height)
    };
    sheet.page(size);
    sheet.bookmark("Plan", 0.0);
    let view = View::of(made, size);
    let (left, top) = view.at(0.0, 0.0);
    sheet.rect(
        (left, top, view.length(room_width), view.length(room_height)),
        None,
        Some((BLACK, 1.2)),
    );
    let order = made.export.plan.drawing_order();
    let elements = order.iter().filter_map(|place| made.export.plan.elements().get(*place));
    let taken: Vec<&str> = made
        .export
        .guests
        .iter()
        .filter_map(|guest| guest.seat.as_ref().map(|(id, _)| id.as_str()))
        .collect();
    for element in elements.filter(|element| !element.hidden) {
        draw_element(sheet, &view, element, &taken);
    }
    legend(sheet, &view, size);
}

fn draw_element(sheet: &mut Sheet, view: &View, element: &Element, taken: &[&str]) {
    let placed = Placed::of(element);
    for (shape, chair) in placed.chairs.iter().zip(element.seats()) {
        let fill = taken.contains(&chair.id.as_str()).then_some(TAKEN);
        polygon(
            sheet,
            view,
            &shape.corners(),
            fill.or(Some([255, 255, 255])),
            (GREY, 0.4),
        );
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
        polygon(sheet, view, &Outline::of(element).polygon(), Some(fill), (BLACK, 0.7));
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
    let mut path = PathBuilder::new();
    for (index, corner) in corners.iter().enumerate() {
        let (x, y) = view.at(corner.x, corner.y);
        if index == 0 {
            path.move_to(x, y);
        } else {
            path.line_to(x, y);
        }
    }
    path.close();
    sheet.shape(path, fill, Some(stroke));
}

/// Four Bézier curves that differ from a circle by less than a thousandth of its radius.
fn circle(sheet: &mut Sheet, view: &View, element: &Element, fill: Colour) {
    const BEND: f32 = 0.552_285;
    let (x, y) = view.at(element.x + element.width / 2.0, element.y + element.height / 2.0);
    let (rx, ry) = (view.length(element.width / 2.0), view.length(element.height / 2.0));
    let mut path = PathBuilder::new();
    path.move_to(x + rx, y);
    path.cubic_to(x + rx, y + ry * BEND, x + rx * BEND, y + ry, x, y + ry);
    path.cubic_to(x - rx * BEND, y + ry, x - rx, y + ry * BEND, x - rx, y);
    path.cubic_to(x - rx, y - ry * BEND, x - rx * BEND, y - ry, x, y - ry);
    path.cubic_to(x + rx * BEND, y - ry, x + rx, y - ry * BEND, x + rx, y);
    path.close();
    sheet.shape(path, Some(fill), Some((BLACK, 0.7)));
}

fn legend(sheet: &mut Sheet, view: &View, (page_width, page_height): (f32, f32)) {
    let y = page_height - FOOT + 9.0 * MM;
    scale_bar(sheet, view, (MARGIN, y));
    let x = MARGIN + 250.0;
    sheet.text((x, y), "Legend", Style::bold(9.0), None);
    let mut swatch = |dx: f32, fill: Colour, text: &str| {
        sheet.rect((x + dx, y + 7.0, 9.0, 9.0), Some(fill), Some((GREY, 0.5)));
        sheet.text((x + dx + 13.0, y + 15.0), text, Style::regular(8.0), None);
    };
    swatch(0.0, TABLE, "Table");
    swatch(55.0, TAKEN, "Seat taken");
    swatch(130.0, [255, 255, 255], "Seat free");
    north(sheet, (page_width - MARGIN - 12.0, y - 2.0));
}

/// The scale in words, and a bar of a round length.
fn scale_bar(sheet: &mut Sheet, view: &View, (x, y): (f32, f32)) {
    const LENGTHS: [u16; 6] = [1, 2, 5, 10, 20, 50];
    let foot = view.length(24.0);
    let feet = LENGTHS
        .into_iter()
        .rev()
        .find(|feet| f32::from(*feet) * foot <= 200.0)
        .unwrap_or(1);
    sheet.text((x, y), &format!("Scale 1:{}", view.scale), Style::bold(9.0), None);
    let part = f32::from(feet) * foot / 4.0;
    for (index, fill) in (0_u8..).zip([BLACK, [255, 255, 255], BLACK, [255, 255, 255]]) {
        sheet.rect(
            (x + f32::from(index) * part, y + 8.0, part, 4.0),
            Some(fill),
            Some((BLACK, 0.5)),
        );
    }
    sheet.text((x, y + 24.0), &format!("{feet} ft"), Style::regular(8.0), None);
}

/// The plan is drawn with its upper side to the north.
fn north(sheet: &mut Sheet, (x, y): (f32, f32)) {
    let mut path = PathBuilder::new();
    path.move_to(x, y - 16.0);
    path.line_to(x + 5.0, y + 2.0);
    path.line_to(x, y - 2.0);
    path.line_to(x - 5.0, y + 2.0);
    path.close();
    sheet.shape(path, Some(BLACK), Some((LIGHT, 0.2)));
    sheet.centred((x, y + 14.0), "N", Style::bold(9.0), None);
}
