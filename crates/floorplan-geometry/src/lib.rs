//! The geometry and looks of a plan: everything that follows from the document alone.
//!
//! Read in this order: `point`, `angle`, `rect`, `band`, `outline` and `polygon` (shapes), `chairs` (positions of
//! seats), `index` (spatial queries), `snap` (snapping of dragged elements), `scene` and `palette` (drawing), `svg` (a
//! drawing as a file), `solid` (bodies for a view in three dimensions), `distance`, `gap` and `dimension` (distances),
//! `room`, `floor`, `clearance` and `passage` (free space), `checks` (problems of a plan); `arrangement`, `fill`,
//! `template` and `section` (seating generated from parameters).
//!
//! All lengths are plan units (half an inch, 24 to the foot), y grows downwards, angles are degrees clockwise.
//! Transcendental functions come from `libm`, so that server and browser agree to the last bit.

pub mod angle;
pub mod arrangement;
pub mod band;
pub mod chairs;
pub mod checks;
pub mod clearance;
pub mod cover;
mod dance_floor;
pub mod dimension;
pub mod distance;
pub mod edit;
pub mod fill;
pub mod floor;
pub mod gap;
pub mod index;
pub mod layout;
pub mod outline;
pub mod palette;
pub mod passage;
pub mod point;
pub mod polygon;
pub mod rect;
pub mod room;
pub mod route;
pub mod saved_state;
pub mod scene;
pub mod section;
pub mod snap;
pub mod solid;
pub mod start;
pub mod svg;
pub mod template;
