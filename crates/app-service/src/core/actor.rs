//! Who asks: proof that a session was checked. Only the accounts module can make an [`Organiser`],
//! so a use case that takes one cannot be called by a visitor.

use chrono::{DateTime, Utc};
use domain::account::{Act, Role};
use domain::guard;
use domain::id::{OrganisationId, SessionId, UserId};

use crate::core::error::{Conflict, Error};
use crate::core::service::Reading;

/// The caller, as a use case learns it within its own read: already known, or a session to look up.
pub trait Identity {
    /// Returns the calling member.
    fn organiser(&self, reading: &mut Reading<'_>) -> Result<Organiser, Error>;
}

impl Identity for Organiser {
    fn organiser(&self, _reading: &mut Reading<'_>) -> Result<Organiser, Error> {
        Ok(self.clone())
    }
}

/// What a write of an organiser is checked against.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Authority {
    /// The session of the request, and the membership.
    Session(SessionId),
    /// The membership only: a job continues after its member signs out.
    Membership,
    /// Nothing: an interrupted job is rolled back even when its member has left.
    Rollback,
}

/// A signed-in member of an organisation, or a job that acts for one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Organiser {
    pub(crate) user_id: UserId,
    pub(crate) email: String,
    pub(crate) name: String,
    pub(crate) organisation_id: OrganisationId,
    pub(crate) organisation_name: String,
    pub(crate) role: Role,
    pub(crate) authority: Authority,
    pub(crate) verified: bool,
    pub(crate) has_password: bool,
    pub(crate) sandbox_until: Option<DateTime<Utc>>,
    pub(crate) last_seen_at: DateTime<Utc>,
}

impl Organiser {
    /// Returns the user's id.
    pub fn user_id(&self) -> &UserId {
        &self.user_id
    }

    /// Returns the user's email address as typed.
    pub fn email(&self) -> &str {
        &self.email
    }

    /// Returns the user's name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the organisation whose rows the user may see.
    pub fn organisation_id(&self) -> &OrganisationId {
        &self.organisation_id
    }

    /// Returns the organisation's name.
    pub fn organisation_name(&self) -> &str {
        &self.organisation_name
    }

    /// Returns the user's role in the organisation.
    pub fn role(&self) -> Role {
        self.role
    }

    /// Returns the session of the request; a job has none.
    pub fn session_id(&self) -> Result<&SessionId, Error> {
        match &self.authority {
            Authority::Session(session) => Ok(session),
            Authority::Membership | Authority::Rollback => Err(Error::SignedOut),
        }
    }

    /// Returns whether the user has verified the address.
    pub fn is_verified(&self) -> bool {
        self.verified
    }

    /// Returns whether the user has a password here.
    pub fn has_password(&self) -> bool {
        self.has_password
    }

    /// Returns when the user is removed, for a visitor of the sandbox.
    pub fn sandbox_until(&self) -> Option<DateTime<Utc>> {
        self.sandbox_until
    }

    /// Refuses members whose role does not allow an act.
    pub(crate) fn must(&self, act: Act) -> Result<(), Error> {
        if guard!("tenancy role" => self.role.may(act)) {
            Ok(())
        } else {
            Err(Error::Forbidden)
        }
    }

    /// Refuses members who may only read or mark arrivals.
    pub(crate) fn must_edit(&self) -> Result<(), Error> {
        self.must(Act::Edit)
    }

    /// Refuses everyone but owners of the organisation.
    pub(crate) fn must_own(&self) -> Result<(), Error> {
        if guard!("tenancy owner" => self.role == Role::Owner) {
            Ok(())
        } else {
            Err(Error::Forbidden)
        }
    }

    /// Refuses users whose address is not verified.
    pub(crate) fn must_be_verified(&self) -> Result<(), Error> {
        if guard!("identity verified address" => self.verified) {
            Ok(())
        } else {
            Err(Error::Conflict(Conflict::EmailUnverified))
        }
    }

    /// Refuses visitors of the sandbox.
    pub(crate) fn must_not_be_sandbox(&self) -> Result<(), Error> {
        if guard!("tenancy sandbox" => self.sandbox_until.is_none()) {
            Ok(())
        } else {
            Err(Error::SandboxOnly)
        }
    }
}

/// A caller without a session: a guest, or anyone on the internet.
#[derive(Clone, Copy, Debug, Default)]
pub struct Visitor;
