//! Rechecking a session: a use case that reads first and writes later checks again in the writing transaction.

use domain::account::Act;
use domain::guard;
use storage::accounts::sessions;

use crate::core::actor::{Authority, Organiser};
use crate::core::error::Error;
use crate::core::service::{Reading, Service, Tx};

/// Returns the organiser as of now, perhaps with another role. Fails when the session has ended or the user has left
/// the organisation.
fn recheck(r: &mut Reading<'_>, organiser: Organiser) -> Result<Organiser, Error> {
    let (user, organisation) = (&organiser.user_id, &organiser.organisation_id);
    let role = match &organiser.authority {
        Authority::Session(session) => {
            let role = sessions::live_role(r.conn, session, user, organisation, r.now)?;
            role.ok_or(Error::SignedOut)?
        }
        Authority::Membership => {
            let acting = sessions::acting(r.conn, user, organisation)?;
            acting.and_then(|found| found.role).ok_or(Error::Forbidden)?
        }
        Authority::Rollback => organiser.role,
    };
    Ok(Organiser { role, ..organiser })
}

impl Service {
    /// Runs the write of a use case that began with a read. Session, membership and role are read again in the
    /// transaction, so that a member who was removed or demoted in between cannot commit. Blocks.
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
