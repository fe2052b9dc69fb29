//! The types that the browser receives. Their TypeScript counterparts are in `types`.

use domain::plan::catalogue::{CATALOGUE, Category, Entry, Figure};
use domain::plan::chair::SeatStatus;
use domain::plan::element::{ChairArrangement, Distribution};
use domain::plan::{Applied, Chair, Command, Element, ElementId, Picture};
use domain::seat::SeatId;
use serde::Serialize;

/// An element for lists, panels and the outline.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ElementView<'p> {
    #[serde(flatten)]
    body: Body<'p>,
    seats: Vec<SeatOfElement<'p>>,
}

#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Body<'p> {
    id: &'p str,
    kind: &'static str,
    label: &'p str,
    title: String,
    x: f64,
    y: f64,
    width: f64,
    height: f64,
    rotation: f64,
    z_index: i32,
    locked: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    by_layout: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    is_head_table: bool,
    hidden: bool,
    is_table: bool,
    is_row: bool,
    figure: Figure,
    category: Category,
    chairs: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    table_number: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'p str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    color: Option<&'p str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    border_color: Option<&'p str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    font_size: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    chair_type: Option<&'p str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    chair_size_percent: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    edge_gap: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    chair_distribution: Option<Distribution>,
    #[serde(skip_serializing_if = "Option::is_none")]
    chair_style: Option<&'p str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    chair_gap_px: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    text_size: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    zone_color: Option<&'p str>,
    #[serde(skip_serializing_if = "ChairArrangement::is_full")]
    chair_arrangement: ChairArrangement,
    #[serde(skip_serializing_if = "Option::is_none")]
    section_name: Option<&'p str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    row_name: Option<&'p str>,
    flip_x: bool,
    flip_y: bool,
    #[serde(flatten)]
    picture: Option<&'p Picture>,
    #[serde(skip_serializing_if = "Option::is_none")]
    zone: Option<&'p str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    group_id: Option<&'p str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    show_seat_numbers: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat_numbering_start: Option<u32>,
}

#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct SeatOfElement<'p> {
    id: &'p SeatId,
    number: u32,
    label: &'p str,
    #[serde(skip_serializing_if = "SeatStatus::is_available")]
    seat_status: SeatStatus,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    is_handicap_accessible: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    chair_style: Option<&'p str>,
}

impl<'p> ElementView<'p> {
    /// Builds the view of an element.
    pub fn from_element(element: &'p Element) -> Self {
        let body = Body {
            id: element.id.as_str(),
            kind: element.kind.as_str(),
            label: &element.label,
            title: element.title(),
            x: element.x,
            y: element.y,
            width: element.width,
            height: element.height,
            rotation: element.rotation,
            z_index: element.z_index,
            locked: element.locked,
            by_layout: element.by_layout,
            is_head_table: element.is_head_table(),
            hidden: element.hidden,
            is_table: element.kind.is_table(),
            is_row: element.kind.is_row(),
            figure: element.kind.figure,
            category: element.kind.category,
            chairs: element.chairs.len(),
            table_number: element.table_number,
            name: element.name.as_deref(),
            color: element.color.as_deref(),
            border_color: element.border_color.as_deref(),
            font_size: element.font_size,
            chair_type: element.chair_type.as_deref(),
            chair_size_percent: element.chair_size_percent,
            edge_gap: element.edge_gap,
            chair_distribution: element.chair_distribution,
            chair_style: element.chair_style.as_deref(),
            chair_gap_px: element.chair_gap_px,
            text_size: element.text_size,
            zone_color: element.zone_color.as_deref(),
            chair_arrangement: element.chair_arrangement,
            section_name: element.section_name.as_deref(),
            row_name: element.row_name.as_deref(),
            flip_x: element.flip_x,
            flip_y: element.flip_y,
            picture: element.picture.as_deref(),
            zone: element.zone.as_deref(),
            group_id: element.group_id.as_deref(),
            show_seat_numbers: element.show_seat_numbers,
            seat_numbering_start: element.seat_numbering_start,
        };
        Self {
            body,
            seats: element.chairs.iter().map(SeatOfElement::from_chair).collect(),
        }
    }
}

impl<'p> SeatOfElement<'p> {
    fn from_chair(chair: &'p Chair) -> Self {
        Self {
            id: &chair.id,
            number: chair.seat_number,
            label: &chair.seat_label,
            seat_status: chair.seat_status,
            is_handicap_accessible: chair.is_handicap_accessible,
            chair_style: chair.chair_style.as_deref(),
        }
    }
}

/// A seat with its place, in units.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SeatView<'p> {
    /// The id of the seat.
    pub id: &'p SeatId,
    /// The element it belongs to.
    pub table_id: &'p str,
    /// The number shown to people.
    pub number: u32,
    /// The letter shown to people.
    pub label: &'p str,
    /// Middle of the chair, to the right.
    pub x: f64,
    /// Middle of the chair, downwards.
    pub y: f64,
}

/// What a command did.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Change {
    changed: Vec<ElementId>,
    removed: Vec<ElementId>,
    added: Vec<ElementId>,
    removed_seats: Vec<SeatId>,
    added_seats: Vec<SeatId>,
    room_changed: bool,
    label: String,
}

impl From<Applied> for Change {
    fn from(applied: Applied) -> Self {
        Self {
            changed: applied.changed,
            removed: applied.removed,
            added: applied.added,
            removed_seats: applied.removed_seats,
            added_seats: applied.added_seats,
            room_changed: applied.room_changed,
            label: applied.label,
        }
    }
}

/// A change that was undone or redone, and the command that the server receives for it.
#[derive(Clone, Debug, Serialize)]
pub struct Replayed {
    /// What was applied.
    pub command: Command,
    /// What it did.
    pub change: Change,
}

/// A row of the palette.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CatalogueView {
    #[serde(flatten)]
    entry: &'static Entry,
    category_label: &'static str,
    group_label: &'static str,
}

/// Returns the rows of the palette in its order.
pub fn catalogue() -> Vec<CatalogueView> {
    CATALOGUE
        .iter()
        .map(|entry| CatalogueView {
            entry,
            category_label: entry.category.label(),
            group_label: entry.category.group().label(),
        })
        .collect()
}
