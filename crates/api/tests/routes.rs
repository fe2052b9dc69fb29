//! Tests of the routes, at the paths of their handlers.

mod auth;
mod check_in;
mod emails;
mod events;
mod exports;
mod finders;
mod guests;
mod images;
mod invitations;
mod jobs;
mod lookup;
mod mail_automation;
mod mailbox;
mod organisation;
mod parties;
mod plans;
mod qr_code;
mod registration;
mod sandbox;
mod seat_routes;
mod seating;
mod snapshots;
mod system;
mod tags;
mod venues;
mod wishes;
