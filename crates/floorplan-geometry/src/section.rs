//! A section of theatre seats: rows one behind the other, straight or curved around a stage above them, with row names
//! and cross-aisles.

use domain::invalid::Invalid;
use domain::limits::{SECTION_CURVE_DEG, SECTION_ROWS_MAX, SECTION_SEATS_MAX, SPACE_BETWEEN_IN};
use domain::plan::command::Added;
use domain::plan::number::{UNITS_PER_INCH, round};
use domain::plan::{Command, Element, ElementId, IdMaker};
use serde::{Deserialize, Serialize};

use crate::chairs::CHAIR_SIZE;
use crate::checks::{ACCESS_WIDTH, AISLE_WIDTH};
use crate::point::Point;

mod names;

/// How the seats of a row are numbered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Numbering {
    /// The first seat is on the left.
    Left,
    /// The first seat is on the right.
    Right,
    /// Odd numbers run from the middle to the left, even ones to the right, as in many theatres.
    Centre,
}

/// The requested section; lengths in inches. Values are unchecked until `command` validates them.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Section {
    /// Rows, one behind the other.
    pub rows: f64,
    /// Seats in each row.
    pub seats: f64,
    /// The angle that the first row spans, in degrees; 0 is straight.
    pub curve: f64,
    /// From the chairs of one row to those of the next.
    pub row_spacing: f64,
    /// From one chair to the next.
    pub seat_spacing: f64,
    /// The name of the section.
    pub section_name: String,
    /// The name of the first row: a letter or a number.
    pub first_row: String,
    /// How seats are numbered.
    pub numbering: Numbering,
    /// The number of rows after which a cross-aisle of 44 in lies; no cross-aisles when absent.
    #[serde(default)]
    pub aisle_every: Option<f64>,
}

/// A validated section; lengths in units.
struct Plan {
    rows: u32,
    seats: u32,
    /// Radians that the first row spans.
    angle: f64,
    /// From the middle of a row to that of the next.
    pitch: f64,
    /// From the middle of a chair to that of the next.
    width: f64,
    aisle_every: Option<u32>,
}

/// The rows of a section and the command that adds them.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Made {
    /// Adds the rows.
    pub command: Command,
    /// The rows, from the front.
    pub ids: Vec<ElementId>,
}

impl Section {
    fn check(&self) -> Result<Plan, Invalid> {
        let spacing = |field: &str, value: f64| within(field, value, SPACE_BETWEEN_IN).map(|v| v * UNITS_PER_INCH);
        let aisle_every = self
            .aisle_every
            .map(|every| whole("aisleEvery", every, SECTION_ROWS_MAX));
        Ok(Plan {
            rows: whole("rows", self.rows, SECTION_ROWS_MAX)?,
            seats: whole("seats", self.seats, SECTION_SEATS_MAX)?,
            angle: within("curve", self.curve, SECTION_CURVE_DEG)?.to_radians(),
            pitch: CHAIR_SIZE + spacing("rowSpacing", self.row_spacing)?.max(ACCESS_WIDTH),
            width: CHAIR_SIZE + spacing("seatSpacing", self.seat_spacing)?,
            aisle_every: aisle_every.transpose()?,
        })
    }

    /// Builds the rows as one group, with the middle of the first row at a point. The error names the invalid field.
    pub fn command(&self, at: Point, ids: &mut IdMaker) -> Result<Made, Invalid> {
        let plan = self.check()?;
        if !(at.x.is_finite() && at.y.is_finite()) {
            return Err(Invalid::new("at", "This must be a point on the plan."));
        }
        let mut names = names::Rows::from(&self.first_row)?;
        let mut elements: Vec<Element> = Vec::new();
        let mut depth = 0.0;
        for number in 0..plan.rows {
            if number > 0 {
                let aisle = plan.aisle_every.is_some_and(|every| number % every == 0);
                depth += if aisle { CHAIR_SIZE + AISLE_WIDTH } else { plan.pitch };
            }
            let mut row = plan.row(depth, at, ids.fresh());
            if let Some(row) = &mut row {
                self.name(row, names.next_name());
            }
            elements.extend(row);
        }
        if let Some(group) = elements
            .first()
            .map(|first| first.id.to_string())
            .filter(|_| elements.len() > 1)
        {
            elements.iter_mut().for_each(|row| row.group_id = Some(group.clone()));
        }
        Ok(Made {
            ids: elements.iter().map(|row| row.id.clone()).collect(),
            command: Command::Batch {
                commands: vec![Command::Add {
                    elements: elements.into_iter().map(Added::from).collect(),
                }],
                label: Some("Add section".to_owned()),
            },
        })
    }

    fn name(&self, row: &mut Element, name: String) {
        let section = self.section_name.trim();
        row.section_name = Some(section.to_owned()).filter(|section| !section.is_empty());
        row.row_name = Some(name);
        let seats = u32::try_from(row.chairs.len()).unwrap_or(0);
        // Rows are turned round, so their first chair is on the right.
        for (chair, place) in row.chairs.iter_mut().rev().zip(0_u32..) {
            chair.seat_number = number_at(self.numbering, place, seats);
            chair.seat_label = chair.seat_number.to_string();
        }
    }
}

/// Returns the number of the seat at a position counted from the left.
fn number_at(numbering: Numbering, place: u32, seats: u32) -> u32 {
    match numbering {
        Numbering::Left => place + 1,
        Numbering::Right => seats - place,
        Numbering::Centre => {
            // Seats left of the middle have odd numbers; in a row with an odd number of seats the middle one is 1.
            let left = seats.div_ceil(2);
            if place < left {
                2 * (left - place) - 1
            } else {
                2 * (place - left) + 2
            }
        }
    }
}

impl Plan {
    /// Returns the row `depth` units behind the first one. Curved rows share a centre, so each spans the same angle.
    fn row(&self, depth: f64, at: Point, id: ElementId) -> Option<Element> {
        let straight = self.angle < 1e-6;
        let long = self.width * f64::from(self.seats);
        let (kind, width, height, middle) = if straight {
            ("theatre-row", long, CHAIR_SIZE, at.y + depth)
        } else {
            // The inner side is up: a chair in the middle of the row is farthest from the stage.
            let radius = long / self.angle + depth;
            let (sin, cos) = libm::sincos(self.angle / 2.0);
            let outer = radius + CHAIR_SIZE / 2.0;
            let inner = radius - CHAIR_SIZE / 2.0;
            let height = outer - inner * cos;
            (
                "curved-row",
                2.0 * outer * sin,
                height,
                at.y + depth + CHAIR_SIZE / 2.0 - height / 2.0,
            )
        };
        let mut row = Element::new(id, kind)?;
        (row.width, row.height) = (round(width), round(height));
        (row.x, row.y) = (round(at.x - width / 2.0), round(middle - height / 2.0));
        // As drawn, people in a row face down.
        row.rotation = 180.0;
        row.set_chair_count(usize::try_from(self.seats).unwrap_or(0), &[]);
        Some(row)
    }
}

fn within(field: &str, value: f64, (least, most): (f64, f64)) -> Result<f64, Invalid> {
    if (least..=most).contains(&value) {
        return Ok(value);
    }
    Err(Invalid::new(field, format!("This must be {least} to {most}.")))
}

fn whole(field: &str, value: f64, most: u32) -> Result<u32, Invalid> {
    let number = (1..=most).find(|number| f64::from(*number) == value);
    number.ok_or_else(|| Invalid::new(field, format!("This must be a whole number from 1 to {most}.")))
}

#[cfg(test)]
mod tests;
