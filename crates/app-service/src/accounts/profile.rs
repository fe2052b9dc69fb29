//! What people change about themselves without a password: their name.

use domain::account;
use storage::{accounts as rows, accounts::users};

use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::service::Tx;
use crate::organisations::{Changed, note_user};

/// Gives the caller another name, if one is given.
pub fn update(tx: &mut Tx<'_>, organiser: &Organiser, name: Option<&str>) -> Result<Changed, Error> {
    let mut organiser = organiser.clone();
    if let Some(name) = name {
        organiser.name = account::user_name(name)?;
        users::set_name(tx.conn, organiser.user_id(), &organiser.name)?;
        note_user(tx, organiser.user_id())?;
    }
    let organisations = rows::memberships_of(tx.conn, organiser.user_id())?;
    Ok((organiser, organisations))
}
