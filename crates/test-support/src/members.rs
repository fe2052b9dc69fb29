//! Organisations of several people, made without invitations.
#![expect(clippy::expect_used, reason = "a test that cannot build its people cannot go on")]

use app_service::actor::Organiser;
use domain::account::Role;
use storage::{Error, accounts, organisations};

use crate::service::TestService;

impl TestService {
    /// Signs up a user who belongs to the organisation of `owner` only.
    ///
    /// # Panics
    /// When the address is taken.
    #[must_use]
    pub fn member(&self, owner: &Organiser, email: &str, role: Role) -> Organiser {
        let alone = self.organiser(email);
        let (organisation, now) = (owner.organisation_id().clone(), self.service.now());
        self.database
            .open()
            .write(move |conn| {
                accounts::insert_membership(conn, &organisation, alone.user_id(), role, now)?;
                organisations::remove_member(conn, alone.organisation_id(), alone.user_id())?;
                Ok::<(), Error>(())
            })
            .expect("join the organisation");
        self.sign_in(email)
    }
}
