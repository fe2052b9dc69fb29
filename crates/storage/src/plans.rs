//! Plans: floor plans, their commands and snapshots, pictures, and the venue around them.

pub mod commands;
pub mod floor_plans;
pub mod images;
pub mod rooms;
pub mod snapshots;
pub mod venues;
