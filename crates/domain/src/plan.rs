//! The floor plan: one document that server and browser read, change and print with the same code.
//!
//! Read in this order: `document` and `element` (what a plan is), `catalogue` (the kinds of elements), `read` (how a
//! file becomes a plan), `command` and `apply` (how it changes), `history` (how a change is undone), `patch` (how it is
//! stored). Shapes, positions of chairs and drawing are not here: the crate `floorplan-geometry` derives them.
//!
//! A plan unit is half an inch: 24 units are 1 foot. Angles are degrees, clockwise, 0 to below 360. The room's top left
//! corner is (0, 0); y grows downwards.

pub mod apply;
pub mod bounds;
pub mod canvas;
pub mod catalogue;
pub mod chair;
pub mod command;
pub mod copy;
pub mod difference;
pub mod document;
pub mod element;
pub mod error;
pub mod field;
pub mod history;
pub mod id;
pub mod label;
pub mod length;
pub mod letters;
pub mod line;
pub mod number;
pub mod patch;
pub mod picture;
pub mod place;
pub mod read;
pub mod reading;
pub mod replace;
pub mod row;
pub mod saved_state;
pub mod underlay;

pub use apply::Applied;
pub use canvas::Canvas;
pub use chair::{Chair, ChairPlace};
pub use command::Command;
pub use difference::Difference;
pub use document::FloorPlan;
pub use element::Element;
pub use error::{CommandError, Note, PlanError};
pub use history::{History, Way};
pub use id::{ElementId, IdMaker};
pub use picture::Picture;
pub use replace::PlanSummary;
pub use saved_state::SavedState;
pub use underlay::Underlay;
