//! The words of the drawing: six shapes in world coordinates, with paint and a role.

use std::borrow::Cow;

use domain::seat::SeatId;
use serde::Serialize;

/// A colour token (see `palette`) or a colour that a person chose.
pub type Paint = Cow<'static, str>;

/// What a painter draws.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "shape", rename_all = "lowercase")]
pub enum Shape {
    /// An SVG path.
    Path {
        /// Path data.
        d: String,
    },
    /// A box, turned about its middle.
    Rect {
        /// Left edge before rotation.
        x: f64,
        /// Top edge before rotation.
        y: f64,
        /// Width before rotation.
        width: f64,
        /// Height before rotation.
        height: f64,
        /// Radius of the corners.
        radius: f64,
        /// Degrees clockwise.
        rotation: f64,
    },
    /// An ellipse, turned about its middle.
    Ellipse {
        /// Middle, to the right.
        cx: f64,
        /// Middle, downwards.
        cy: f64,
        /// Radius along its own x axis.
        rx: f64,
        /// Radius along its own y axis.
        ry: f64,
        /// Degrees clockwise.
        rotation: f64,
    },
    /// A straight line.
    Line {
        /// Beginning, to the right.
        x1: f64,
        /// Beginning, downwards.
        y1: f64,
        /// End, to the right.
        x2: f64,
        /// End, downwards.
        y2: f64,
    },
    /// One line of words; (x, y) is the middle of its box.
    Text {
        /// Middle, to the right.
        x: f64,
        /// Middle, downwards.
        y: f64,
        /// The words.
        text: String,
        /// Font size, in units.
        size: f64,
        /// Font weight, 400 to 600.
        weight: u16,
        /// Degrees clockwise.
        rotation: f64,
    },
    /// A picture that fills a box, turned about its middle.
    #[serde(rename_all = "camelCase")]
    Image {
        /// Left edge before rotation.
        x: f64,
        /// Top edge before rotation.
        y: f64,
        /// Width before rotation.
        width: f64,
        /// Height before rotation.
        height: f64,
        /// Degrees clockwise.
        rotation: f64,
        /// Whether it is mirrored left to right, before rotation.
        flip_x: bool,
        /// Whether it is mirrored top to bottom, before rotation.
        flip_y: bool,
        /// The address of the picture; empty when there is none.
        href: String,
        /// Path data of what is drawn, dashed, while the picture is on its way and when it cannot be had.
        placeholder: String,
    },
}

/// What a primitive is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// The surface of the element.
    Body,
    /// A chair; carries its seat.
    Chair,
    /// The words on the element.
    Label,
    /// The number at a chair; carries its seat.
    SeatNumber,
    /// A line that makes it look like what it is.
    Detail,
}

/// One thing to draw, in units of the plan.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Primitive {
    /// The shape.
    #[serde(flatten)]
    pub shape: Shape,
    /// What the shape is filled with.
    pub fill: Option<Paint>,
    /// What its line is drawn with.
    pub stroke: Option<Paint>,
    /// Width of the line, in units.
    pub stroke_width: f64,
    /// What it is for.
    pub role: Role,
    /// The seat it shows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<SeatId>,
    /// The zoom from which on it is drawn; always when absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min_zoom: Option<f64>,
}

impl Primitive {
    /// Builds a surface with an outline.
    pub(super) fn body(shape: Shape, fill: Option<Paint>, stroke: Option<Paint>) -> Self {
        Self {
            shape,
            fill,
            stroke,
            stroke_width: 1.5,
            role: Role::Body,
            seat: None,
            min_zoom: None,
        }
    }

    /// Builds a line that is left out when zoomed far out.
    pub(super) fn detail(d: String, stroke: Paint, stroke_width: f64) -> Self {
        let min_zoom = Some(super::LABEL_ZOOM);
        Self {
            shape: Shape::Path { d },
            fill: None,
            stroke: Some(stroke),
            stroke_width,
            role: Role::Detail,
            seat: None,
            min_zoom,
        }
    }
}
