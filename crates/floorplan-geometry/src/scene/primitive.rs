//! The primitives of a drawing: six shapes in world coordinates, with paint and a role.

use std::borrow::Cow;

use domain::seat::SeatId;
use serde::Serialize;

/// A colour token (see `palette`) or a custom colour.
pub type Paint = Cow<'static, str>;

/// A shape to draw.
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
    /// One line of text; (x, y) is the centre of its box.
    Text {
        /// Middle, to the right.
        x: f64,
        /// Middle, downwards.
        y: f64,
        /// The text.
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
        /// The address of the picture; empty when it has none.
        href: String,
        /// Path data of the dashed placeholder, drawn until the picture is loaded and when loading fails.
        placeholder: String,
    },
}

/// The role of a primitive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// The surface of the element.
    Body,
    /// A chair; has a seat.
    Chair,
    /// The label of the element.
    Label,
    /// The label at a chair; has a seat.
    SeatNumber,
    /// A characteristic line.
    Detail,
}

/// One thing to draw, in units of the plan.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Primitive {
    /// The shape.
    #[serde(flatten)]
    pub shape: Shape,
    /// The fill of the shape.
    pub fill: Option<Paint>,
    /// The paint of its line.
    pub stroke: Option<Paint>,
    /// Width of the line, in units.
    pub stroke_width: f64,
    /// Its role.
    pub role: Role,
    /// The seat it shows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<SeatId>,
    /// The least zoom at which it is drawn; always drawn when absent.
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
