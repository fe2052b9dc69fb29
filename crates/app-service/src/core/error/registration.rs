//! The stable codes with which an answer to a form is refused.

use domain::form::state::RegistrationState;

pub(super) fn code(state: RegistrationState) -> &'static str {
    match state {
        RegistrationState::Full | RegistrationState::WaitingList | RegistrationState::Open => "registration_full",
        RegistrationState::NotOpenYet => "registration_not_open",
        RegistrationState::Closed => "registration_closed",
        RegistrationState::Past => "registration_past",
        RegistrationState::Cancelled => "registration_cancelled",
    }
}
