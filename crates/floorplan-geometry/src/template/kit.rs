//! The building blocks of templates: things by kind and place, tables by block and place, and the three zones.

use domain::plan::element::{ChairArrangement, Distribution};
use domain::plan::{Element, IdMaker};
use domain::preset::{ChairType, LayoutConfig, TableType};

use crate::angle::Degrees;
use crate::arrangement::Part;
use crate::point::{Frame, Point};

/// A part of the room with a name and a colour (specification, section 9: purple, blue and green for A, B and C).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Zone {
    A,
    B,
    C,
}

/// A fixture: anything but seating, or the head table, which stays when the seating is replaced.
#[derive(Clone, Debug)]
pub(super) struct Fixture {
    pub(super) part: Part,
    pub(super) label: &'static str,
    pub(super) zone: Option<Zone>,
}

/// A table or row of the template's own seating.
#[derive(Clone, Debug)]
pub(super) struct Seat {
    pub(super) part: Part,
    pub(super) zone: Zone,
    /// Section and row, for rows of chairs.
    pub(super) row: Option<(&'static str, String)>,
}

/// The contents of a template; places are units of the room.
#[derive(Clone, Debug, Default)]
pub(super) struct Content {
    pub(super) fixtures: Vec<Fixture>,
    /// In reading order.
    pub(super) seats: Vec<Seat>,
}

impl Zone {
    fn name(self) -> &'static str {
        match self {
            Self::A => "A",
            Self::B => "B",
            Self::C => "C",
        }
    }

    /// Surface and outline.
    fn colours(self) -> (&'static str, &'static str) {
        match self {
            Self::A => ("#E9D8FD", "#7C3AED"),
            Self::B => ("#D6E8FF", "#2563EB"),
            Self::C => ("#D3F3DF", "#15803D"),
        }
    }

    fn paint(self, element: &mut Element) {
        let (fill, stroke) = self.colours();
        element.zone = Some(self.name().to_owned());
        (element.color, element.border_color) = (Some(fill.to_owned()), Some(stroke.to_owned()));
    }
}

/// Assigns tables to zones by the thirds of the room.
pub(super) fn colour_by_thirds(elements: &mut [Element], width: f64) {
    for element in elements {
        let (x, _) = element.centre();
        let zone = match x * 3.0 / width.max(1.0) {
            third if third < 1.0 => Zone::A,
            third if third <= 2.0 => Zone::B,
            _ => Zone::C,
        };
        zone.paint(element);
    }
}

impl Content {
    /// Builds the fixtures; a head table has the number after the last table of the template's own seating.
    pub(super) fn fixtures(&self, ids: &mut IdMaker) -> Vec<Element> {
        let mut next = u32::try_from(self.seats.len()).unwrap_or(0);
        let build = |fixture: &Fixture| {
            let mut element = build(&fixture.part, ids)?;
            if !fixture.label.is_empty() {
                fixture.label.clone_into(&mut element.label);
            }
            if let Some(zone) = fixture.zone {
                zone.paint(&mut element);
            }
            if element.kind.is_table() {
                next += 1;
                element.set_table_number(next);
            }
            Some(element)
        };
        self.fixtures.iter().filter_map(build).collect()
    }

    /// Builds the seating, numbered in reading order.
    pub(super) fn seating(&self, ids: &mut IdMaker) -> Vec<Element> {
        let build = |(seat, number): (&Seat, u32)| {
            let mut element = build(&seat.part, ids)?;
            seat.zone.paint(&mut element);
            match &seat.row {
                None => element.set_table_number(number),
                Some((section, row)) => name_row(&mut element, section, row),
            }
            Some(element)
        };
        self.seats.iter().zip(1..).filter_map(build).collect()
    }
}

fn name_row(element: &mut Element, section: &str, row: &str) {
    element.section_name = Some(section.to_owned());
    element.row_name = Some(row.to_owned());
}

fn build(part: &Part, ids: &mut IdMaker) -> Option<Element> {
    part.element(ids.fresh(), &Frame::new(Point::default(), Degrees(0.0)))
}

fn part(kind: &'static str, (x, y): (f64, f64), (width, depth): (f64, f64)) -> Part {
    Part {
        kind,
        centre: Point::new(x, y),
        width,
        depth,
        rotation: 0.0,
        chairs: 0,
        sides: None,
        rim: ChairArrangement::Full,
        chair_type: ChairType::Banquet.as_str(),
        chair_percent: 100.0,
    }
}

/// Builds a thing centred on a place.
pub(super) fn thing(kind: &'static str, label: &'static str, at: (f64, f64), size: (f64, f64)) -> Fixture {
    Fixture {
        part: part(kind, at, size),
        label,
        zone: None,
    }
}

impl Fixture {
    /// Turns it, in degrees clockwise.
    pub(super) fn turned(mut self, degrees: f64) -> Self {
        self.part.rotation = degrees;
        self
    }
}

/// Builds the head table: ten chairs on the side of the wall, so that everyone there faces the room.
pub(super) fn head_table(at: (f64, f64), chair: ChairType) -> Fixture {
    let sides = Distribution {
        top: 10,
        ..Distribution::default()
    };
    Fixture {
        part: Part {
            chairs: 10,
            sides: Some(sides),
            chair_type: chair.as_str(),
            ..part("head-table", at, (480.0, 60.0))
        },
        label: "Head table",
        zone: Some(Zone::B),
    }
}

/// Builds a table of the seating, centred on a place.
pub(super) fn table(
    kind: TableType,
    at: (f64, f64),
    size: (f64, f64),
    chairs: usize,
    chair: ChairType,
    zone: Zone,
) -> Seat {
    Seat {
        part: Part {
            chairs,
            chair_type: chair.as_str(),
            ..part(kind.as_str(), at, size)
        },
        zone,
        row: None,
    }
}

impl Seat {
    /// Turns it, in degrees clockwise.
    pub(super) fn turned(mut self, degrees: f64) -> Self {
        self.part.rotation = degrees;
        self
    }

    /// Puts all chairs on the lower side, so that everyone faces up.
    pub(super) fn looking_up(mut self) -> Self {
        self.part.sides = Some(Distribution {
            bottom: u32::try_from(self.part.chairs).unwrap_or(0),
            ..Distribution::default()
        });
        self
    }
}

/// Builds a row of chairs that faces up.
pub(super) fn row(at: (f64, f64), size: (f64, f64), chairs: usize, zone: Zone, row: String) -> Seat {
    Seat {
        part: Part {
            chairs,
            chair_type: ChairType::Folding.as_str(),
            // As drawn, people in a row face down.
            rotation: 180.0,
            ..part("theatre-row", at, size)
        },
        zone,
        row: Some((zone.name(), row)),
    }
}

/// Builds a row of chairs on a stage that faces the room; it stays when the seating is replaced.
pub(super) fn stage_row(at: (f64, f64), size: (f64, f64), chairs: usize) -> Fixture {
    Fixture {
        part: Part {
            chairs,
            chair_type: ChairType::Folding.as_str(),
            ..part("theatre-row", at, size)
        },
        label: "Stage seats",
        zone: None,
    }
}

/// Returns the setup panel's configuration for a template with tables of one kind.
pub(super) fn config(table: TableType, size: f64, chair: ChairType, chairs: f64) -> LayoutConfig {
    LayoutConfig {
        table_type: table.as_str().to_owned(),
        table_size: size,
        chair_type: chair.as_str().to_owned(),
        chair_size: domain::preset::ChairSize {
            width: 18.0,
            height: 18.0,
        },
        chairs_per_table: chairs,
        ..LayoutConfig::default()
    }
}
