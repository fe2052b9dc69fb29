//! The second look at a session: a use case that reads first and writes later asks again in the transaction that writes.

use domain::account::Act;
use domain::guard;
use storage::sessions;

use crate::actor::Organiser;
use crate::error::Error;
use crate::service::{Reading, Service, Tx};

/// Returns the organiser as they are now: the session still counts, and the user is still a member of the organisation
/// that the use case began with, perhaps in another role.
fn recheck(r: &mut Reading<'_>, organiser: Organiser) -> Result<Organiser, Error> {
    let role = sessions::live_role(
        r.conn,
        &organiser.session_id,
        &organiser.user_id,
        &organiser.organisation_id,
        r.now,
    )?;
    match role {
        Some(role) => Ok(Organiser { role, ..organiser }),
        None => Err(Error::SignedOut),
    }
}

impl Service {
    /// Runs the write of a use case that began with a read. Session, membership and role are read again in the
    /// transaction, so that a member who was removed or demoted meanwhile does not commit. Blocks.
    pub(crate) fn write_as<T, F>(&self, organiser: &Organiser, act: Act, work: F) -> Result<T, Error>
    where
        T: Send + 'static,
        F: FnOnce(&mut Tx<'_>, &Organiser) -> Result<T, Error> + Send + 'static,
    {
        let organiser = organiser.clone();
        self.write(move |tx| {
            let organiser = recheck(tx, organiser)?;
            if !guard!("tenancy role at the write" => organiser.role.may(act)) {
                return Err(Error::Forbidden);
            }
            work(tx, &organiser)
        })
    }
}
