//! The organisation of the caller: `/api/organisation/…`.

pub mod get;
pub mod invitations;
pub mod members;
pub mod update;

use crate::dto::organisation::MailSettings;
use crate::state::State;

/// Tells how mail goes out.
fn mail(state: &State) -> MailSettings {
    let settings = state.service.settings();
    MailSettings::new(settings.mail_mode.as_str(), &settings.mail_from)
}
