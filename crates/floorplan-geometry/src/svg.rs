//! A plan as an SVG file, in units, with the same primitives that the canvas paints. The file needs no other: a picture is
//! part of it or, where its bytes are not at hand, a placeholder.

use std::collections::HashMap;

use domain::plan::{Element, FloorPlan};
use domain::seat::SeatId;

use crate::index::Placed;
use crate::palette::{self, Theme};
use crate::rect::Rect;
use crate::scene::{self, SeatWords};

mod room;
#[cfg(test)]
mod tests;
mod write;

use write::Writer;

/// Space around room and objects, in units.
const MARGIN: f64 = 24.0;
/// What an element or a chair takes in the file, in bytes; so much is set aside before writing begins.
const BYTES_EACH: usize = 288;

/// What is known about a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatState {
    /// A guest sits there; the initials are written on the chair.
    Assigned {
        /// At most three letters.
        initials: String,
    },
    /// Kept free on purpose.
    Reserved,
    /// The seat that is looked for.
    Highlighted,
}

/// How a plan is drawn.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The colours.
    pub theme: Theme,
    /// Whether the grid is drawn.
    pub grid: bool,
    /// Whether seats carry their numbers.
    pub seat_numbers: bool,
    /// The title for screen readers and file managers.
    pub title: Option<String>,
    /// Seats that are not simply free.
    pub seats: HashMap<SeatId, SeatState>,
    /// Pictures as `data:` addresses, by the address under which the plan names them.
    pub pictures: HashMap<String, String>,
    /// Draws words as paths, so that they look the same on every machine; without it they are text in a system font.
    pub lettering: Option<Lettering>,
    /// Whether doors and windows are left out.
    pub without_doors: bool,
}

/// Draws one line of words of a font weight as path data: a thousand to the font size, the middle of the line at (0, 0).
pub type Lettering = fn(words: &str, weight: u16) -> String;

/// Draws a plan: room, grid, then the elements from the lowest to the topmost.
pub fn plan(plan: &FloorPlan, options: &Options) -> String {
    let visible = Visible::from_plan(plan, options);
    let room = Rect::of_size(plan.canvas.room());
    let bounds = visible.placed.iter().map(|placed| placed.bounds);
    let all = bounds.fold(room, Rect::union).grown(MARGIN);
    let mut writer = Writer::new(all, visible.bytes(), options);
    visible.draw(&mut writer, plan, (room, all), options);
    writer.finish()
}

/// Where the room of a plan lies in a map, in metres.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MapFrame {
    /// Width and height of the map.
    pub size: (f64, f64),
    /// The top left corner of the room.
    pub room: (f64, f64),
    /// Whether there is ground around the room.
    pub has_ground: bool,
}

/// Draws a plan as a map in metres for a page that brings the colours, so that lines can be laid over it.
pub fn map(plan: &FloorPlan, frame: &MapFrame, options: &Options) -> String {
    let visible = Visible::from_plan(plan, options);
    let options = &Options {
        theme: Theme::Page,
        ..options.clone()
    };
    let mut writer = Writer::of_map(frame, visible.bytes(), options);
    let room = Rect::of_size(plan.canvas.room());
    visible.draw(&mut writer, plan, (room, room), options);
    writer.close_group();
    writer.finish()
}

/// What is drawn of a plan.
struct Visible<'p> {
    elements: Vec<&'p Element>,
    placed: Vec<Placed>,
}

impl<'p> Visible<'p> {
    fn from_plan(plan: &'p FloorPlan, options: &Options) -> Self {
        let order = plan.drawing_order();
        let elements = order.iter().filter_map(|place| plan.elements().get(*place));
        let is_left_out = |element: &Element| element.hidden || (options.without_doors && element.kind.is_opening());
        let elements: Vec<&Element> = elements.filter(|element| !is_left_out(element)).collect();
        let placed = elements.iter().map(|element| Placed::from_element(element)).collect();
        Self { elements, placed }
    }

    fn bytes(&self) -> usize {
        let shapes: usize = self.placed.iter().map(|placed| 1 + placed.chairs.len()).sum();
        4096 + shapes * BYTES_EACH
    }

    fn draw(&self, writer: &mut Writer<'_>, plan: &FloorPlan, (room, all): (Rect, Rect), options: &Options) {
        let words = if options.seat_numbers {
            SeatWords::Drawn
        } else {
            SeatWords::LeftOut
        };
        room::draw(writer, plan, room, all, options);
        for (element, placed) in self.elements.iter().zip(&self.placed) {
            writer.open_element(element);
            for primitive in scene::primitives_of(element, placed, words) {
                writer.primitive(&primitive);
            }
            writer.close_group();
        }
    }
}

/// Returns the value of a colour token in the theme of the options.
fn paint<'a>(token: &'a str, options: &Options) -> &'a str {
    palette::resolve(token, options.theme)
}
