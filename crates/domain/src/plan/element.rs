//! One element of a plan: a table, a stage, a door. The catalogue defines its kind.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize, Serializer};
use serde_json::Value;

use super::catalogue::Kind;
use super::{Chair, ElementId, Picture};

pub(super) mod chairs;

/// Labels that identify the table of the hosts.
const HEAD_TABLES: [&str; 3] = ["head table", "top table", "sweetheart table"];

/// One object in the plan.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Element {
    /// Identifies the element; never changes.
    pub id: ElementId,
    /// The kind of object.
    #[serde(skip)]
    pub kind: Kind,
    /// The kind as spelled in files: its own name, or another program's word for a generic object.
    #[serde(rename = "type")]
    pub type_name: Cow<'static, str>,
    /// Left edge of the box before rotation, in units.
    pub x: f64,
    /// Top edge of the box before rotation, in units.
    pub y: f64,
    /// Width of the box before rotation, in units.
    pub width: f64,
    /// Height of the box before rotation, in units.
    pub height: f64,
    /// Degrees clockwise about the middle of the box, 0 to below 360.
    pub rotation: f64,
    /// Higher elements are drawn above lower ones; equal ones follow the order of the list.
    pub z_index: i32,
    /// The words on the element.
    pub label: String,
    /// The name people call it by in lists, when it differs from the label.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Surface colour chosen by the organiser.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub color: Option<String>,
    /// Outline colour chosen by the organiser.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub border_color: Option<String>,
    /// Size of the label, in units, 8 to 24.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub font_size: Option<f64>,
    /// Size of the words at the chairs, in units, 8 to 24.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text_size: Option<f64>,
    /// The look of the chairs, for example `chiavari`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chair_type: Option<String>,
    /// Size of the chairs in percent of 18 in, 70 to 120.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chair_size_percent: Option<f64>,
    /// Distance from the table's edge to the chairs, in units, 2 to 8.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub edge_gap: Option<f64>,
    /// The number of chairs on each side of a table with corners; used while it adds up to the number of chairs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chair_distribution: Option<Distribution>,
    /// The look of the chairs in another writer's words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chair_style: Option<String>,
    /// Least distance between neighbouring chairs, in units, 2 to 6.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chair_gap_px: Option<f64>,
    /// The part of a table's rim that has chairs.
    #[serde(skip_serializing_if = "ChairArrangement::is_full")]
    pub chair_arrangement: ChairArrangement,
    /// The number people call the table by.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table_number: Option<u32>,
    /// The part of the house a row belongs to, for example `Balcony`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub section_name: Option<String>,
    /// What people call a row by, for example `B`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub row_name: Option<String>,
    /// The zone the table belongs to, for example `A`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub zone: Option<String>,
    /// The colour of that zone, with which a table is outlined.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub zone_color: Option<String>,
    /// Elements with the same group are selected and moved together.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group_id: Option<String>,
    /// Whether it is mirrored left to right, before rotation.
    #[serde(skip_serializing_if = "is_false")]
    pub flip_x: bool,
    /// Whether it is mirrored top to bottom, before rotation.
    #[serde(skip_serializing_if = "is_false")]
    pub flip_y: bool,
    /// Whether it is protected from being moved by hand.
    #[serde(skip_serializing_if = "is_false")]
    pub locked: bool,
    /// Whether a layout or template placed it, so that the next layout may replace it.
    #[serde(skip_serializing_if = "is_false")]
    pub by_layout: bool,
    /// Whether it is left out of the drawing.
    #[serde(skip_serializing_if = "is_false")]
    pub hidden: bool,
    /// Whether the numbers of the chairs are drawn; unset means yes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub show_seat_numbers: Option<bool>,
    /// The first number people see; unset means 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat_numbering_start: Option<u32>,
    /// The content of a picture; `None` for all other kinds.
    #[serde(flatten)]
    pub picture: Option<Box<Picture>>,
    /// The chairs in their order around the table; written as `chairs` (the number) and `chairPositions`.
    #[serde(flatten, serialize_with = "write_chairs")]
    pub chairs: Vec<Chair>,
    /// The next N that was never given to a chair here; at least 1. Written only where people can be seated.
    #[serde(skip_serializing_if = "is_zero")]
    pub next_chair: u32,
    /// Fields that this version does not know; they survive a round trip.
    #[serde(flatten)]
    pub extra: BTreeMap<String, Value>,
}

/// The part of a table's rim that has chairs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ChairArrangement {
    /// All around.
    #[default]
    Full,
    /// All but a third of the rim, which stays open towards the lower edge of the box.
    Crescent,
    /// The upper half of the rim.
    Half,
    /// The upper edge alone.
    OneSide,
}

impl ChairArrangement {
    /// Returns whether chairs are all around.
    pub fn is_full(&self) -> bool {
        *self == Self::Full
    }

    /// Returns the fraction of a round rim that has chairs.
    pub fn share_of_rim(self) -> f64 {
        match self {
            Self::Full => 1.0,
            Self::Crescent => 2.0 / 3.0,
            Self::Half => 0.5,
            Self::OneSide => 1.0 / 3.0,
        }
    }

    /// Returns the length that chairs occupy on the top, right, bottom and left edge of a table with corners.
    pub fn open_edges(self, width: f64, height: f64) -> [f64; 4] {
        match self {
            Self::Full => [width, height, width, height],
            Self::Crescent => [width, height, 0.0, height],
            Self::Half => [width, height / 2.0, 0.0, height / 2.0],
            Self::OneSide => [width, 0.0, 0.0, 0.0],
        }
    }
}

/// Chairs on each side of a table with corners.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Distribution {
    /// On the top edge, 0 to 10.
    pub top: u32,
    /// On the bottom edge, 0 to 10.
    pub bottom: u32,
    /// On the left edge, 0 to 2.
    pub left: u32,
    /// On the right edge, 0 to 2.
    pub right: u32,
}

impl Distribution {
    /// Returns how many chairs it places.
    pub fn sum(self) -> u32 {
        self.top
            .saturating_add(self.bottom)
            .saturating_add(self.left)
            .saturating_add(self.right)
    }
}

impl Element {
    /// Builds an element with the defaults of the catalogue at (0, 0), or `None` for an unknown kind. Tables have their
    /// chairs but no number yet.
    pub fn new(id: ElementId, kind: &str) -> Option<Self> {
        let kind = Kind::parse(kind)?;
        let mut element = Self {
            id,
            kind,
            type_name: Cow::Borrowed(kind.as_str()),
            x: 0.0,
            y: 0.0,
            width: kind.width,
            height: kind.height,
            rotation: 0.0,
            z_index: kind.layer,
            label: kind.label.to_owned(),
            name: None,
            color: None,
            border_color: None,
            font_size: None,
            text_size: None,
            chair_type: None,
            chair_size_percent: None,
            edge_gap: None,
            chair_distribution: None,
            chair_style: None,
            chair_gap_px: None,
            chair_arrangement: kind.arrangement,
            table_number: None,
            section_name: None,
            row_name: None,
            zone: None,
            zone_color: None,
            group_id: None,
            flip_x: false,
            flip_y: false,
            locked: false,
            by_layout: false,
            hidden: false,
            show_seat_numbers: None,
            seat_numbering_start: None,
            picture: None,
            chairs: Vec::new(),
            next_chair: u32::from(kind.seats_people()),
            extra: BTreeMap::new(),
        };
        element.set_chair_count(usize::try_from(kind.chairs).unwrap_or(0), &[]);
        Some(element)
    }

    /// Returns the seats at the element, in their order around it.
    pub fn seats(&self) -> impl ExactSizeIterator<Item = &Chair> {
        self.chairs.iter()
    }

    /// Returns the centre of the element, which rotation keeps in place.
    pub fn centre(&self) -> (f64, f64) {
        (self.x + self.width / 2.0, self.y + self.height / 2.0)
    }

    /// Returns whether it is the table of the hosts: a head or sweetheart table, or a table labelled as one.
    pub fn is_head_table(&self) -> bool {
        let is_called = |name: &&str| self.label.eq_ignore_ascii_case(name);
        self.kind.is_head_table() || (self.kind.is_table() && HEAD_TABLES.iter().any(is_called))
    }

    /// Gives a table its number; a label that only repeated the old number follows.
    pub fn set_table_number(&mut self, number: u32) {
        let is_unnamed = self.label == self.kind.label && !self.kind.is_head_table();
        let follows = is_unnamed || self.table_number.is_some_and(|old| self.label == table_label(old));
        if follows {
            self.label = table_label(number);
        }
        self.table_number = Some(number);
    }
}

/// Spells the label of a table that has only a number.
pub fn table_label(number: u32) -> String {
    format!("Table {number}")
}

fn is_false(value: &bool) -> bool {
    !value
}

fn is_zero(value: &u32) -> bool {
    *value == 0
}

/// Writes the chairs and their number; nothing for kinds without seats.
fn write_chairs<S: Serializer>(chairs: &[Chair], serializer: S) -> Result<S::Ok, S::Error> {
    #[derive(Serialize)]
    #[serde(rename_all = "camelCase")]
    struct Written<'a> {
        chairs: usize,
        chair_positions: &'a [Chair],
    }
    Written {
        chairs: chairs.len(),
        chair_positions: chairs,
    }
    .serialize(serializer)
}
