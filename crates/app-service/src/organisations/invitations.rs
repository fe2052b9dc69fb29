//! Invitations: a mailed link that makes somebody a member.

use domain::account::Email;
use domain::id::{OrganisationId, UserId};

use crate::error::{Error, Noun};
use crate::service::Tx;

/// Makes a user who has just been created a member of the organisation that an invitation names.
pub fn accept_at_sign_up(
    _tx: &mut Tx<'_>,
    _token: &str,
    _user: &UserId,
    _email: &Email,
) -> Result<OrganisationId, Error> {
    Err(Error::NotFound(Noun::Invitation))
}
