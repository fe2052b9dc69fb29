//! Who may see a picture. This is the only place that decides it: a new kind of viewer is a new arm here.

use domain::id::ImageId;
use pictures::picture::Kind;
use storage::plans::images as rows;

use super::stored_kind;
use crate::core::actor::Organiser;
use crate::core::error::{Error, Noun};
use crate::core::service::Reading;

/// Returns what a picture is and its bytes, for members of its organisation. One of others is unknown.
pub fn content(r: &mut Reading<'_>, organiser: &Organiser, id: &ImageId) -> Result<(Kind, Vec<u8>), Error> {
    let found = rows::content(r.conn, organiser.organisation_id(), id)?;
    let (kind, bytes) = found.ok_or(Error::NotFound(Noun::Image))?;
    Ok((stored_kind(&kind)?, bytes))
}
