//! The shapes on the wire, one file per noun. Only here do field names of JSON meet the types of the domain.

pub mod account;
pub mod activity;
pub mod auth;
pub mod event;
pub mod guest;
pub mod guest_change;
pub mod image;
pub mod import;
pub mod import_plan;
pub mod import_preview;
pub mod invitation;
pub mod job;
pub mod lookup;
pub mod mail;
pub mod nullable;
pub mod organisation;
pub mod party;
pub mod past_import;
pub mod plan;
pub mod qr_code;
pub mod sandbox;
pub mod seating;
pub mod site;
pub mod snapshot;
pub mod tag;
pub mod words;
