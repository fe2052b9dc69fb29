//! Floor plans: `/api/floor-plans`, `/api/events/{eventId}/floor-plan`, `/api/tables/{eventId}`.

pub mod arrival;
pub mod commands;
pub mod get;
pub mod list;
pub mod put;
pub mod tables;
