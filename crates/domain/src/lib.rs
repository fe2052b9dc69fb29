//! The nouns of Seatwright and the rules about one value of each: no I/O, no clock, no randomness of its own.
//!
//! Read in this order: `id` and `invalid` (what everything uses), `limits` (every number), `text` and `fold`
//! (what people type), `print` (values as JSON), `guard` (what tests prove by leaving it out), `public_address` (which networks are ours), then the nouns: `account`, `device`, `organisation`, `event`, `party`, `guest`, `form`, `room`, `sitting`, `seat`, `lookup_code`, `plan`, `preset`, `snapshot`, `venue`, `job`, `wish`, `check_in`, `mail`, `translations`, `mail_schedule`, `mail_server`;
//! `return_path` says where a browser may go after signing in.

pub mod account;
pub mod activity;
pub mod check_in;
pub mod device;
pub mod event;
pub mod facts;
pub mod fold;
pub mod form;
pub mod guard;
pub mod guest;
pub mod id;
pub mod invalid;
pub mod job;
pub mod limits;
pub mod live;
pub mod lookup_code;
pub mod mail;
pub mod mail_schedule;
pub mod mail_server;
pub mod organisation;
pub mod party;
pub mod plan;
pub mod presence;
pub mod preset;
pub mod print;
pub mod public_address;
pub mod quota;
pub mod return_path;
pub mod room;
pub mod seat;
pub mod sitting;
pub mod snapshot;
pub mod tag;
pub mod text;
pub mod ticket;
pub mod translations;
pub mod venue;
pub mod wish;
mod words;
