//! Who is an operator of the installation: accounts whose verified address the configuration names.

use domain::account::Email;
use domain::guard;

use crate::core::actor::Organiser;
use crate::core::error::{Error, Noun};
use crate::core::settings::Settings;

/// Proof that an operator asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Operator(());

impl Operator {
    /// Checks a member. Others get the answer of an address without anything, so that the page does not reveal itself.
    pub fn of(organiser: &Organiser, settings: &Settings) -> Result<Self, Error> {
        match is_operator(organiser, settings) {
            true => Ok(Self(())),
            false => Err(Error::NotFound(Noun::Path)),
        }
    }
}

/// Returns whether a member is an operator. Anyone can sign up with an address of someone else, so it must be verified.
pub fn is_operator(organiser: &Organiser, settings: &Settings) -> bool {
    let is_named = |email: &String| Email::parse(email).is_ok_and(|email| email.is(organiser.email()));
    guard!("identity named operator" => settings.operators.iter().any(is_named))
        && guard!("identity verified operator" => organiser.is_verified())
        && organiser.sandbox_until().is_none()
}
