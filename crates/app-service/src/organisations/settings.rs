//! What an organisation is called and where its mail comes from.

use domain::organisation::{Settings, SettingsPatch};
use storage::organisations as rows;

use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::ownership::check_owner;
use crate::core::service::{Reading, Tx};

/// Returns the settings; every member may read them.
pub fn get(r: &mut Reading<'_>, organiser: &Organiser) -> Result<Settings, Error> {
    Ok(rows::settings(r.conn, organiser.organisation_id())?)
}

/// Changes the settings; owners only.
pub fn update(tx: &mut Tx<'_>, organiser: &Organiser, patch: SettingsPatch) -> Result<Settings, Error> {
    organiser.must_not_be_sandbox()?;
    check_owner(tx, organiser)?;
    let old = rows::settings(tx.conn, organiser.organisation_id())?;
    let new = old.patched(patch)?;
    if new != old {
        rows::update_settings(tx.conn, &new)?;
        tx.note_members(organiser.organisation_id());
    }
    Ok(new)
}
