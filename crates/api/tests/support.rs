//! What the tests of the HTTP interface share: an application on a fresh database, people who use it, and answers.

pub(crate) mod answer;
pub(crate) mod app;
pub(crate) mod bad_plans;
pub(crate) mod documented;
pub(crate) mod image_provider;
pub(crate) mod letters;
pub(crate) mod log;
pub(crate) mod loopback;
pub(crate) mod mail;
pub(crate) mod person;
pub(crate) mod provider;
pub(crate) mod redirects;
pub(crate) mod route_case;
pub(crate) mod token;
pub(crate) mod visit;
pub(crate) mod world;
