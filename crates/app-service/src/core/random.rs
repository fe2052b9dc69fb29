//! The one source of random bytes: ids, session keys and lookup codes are drawn from it.

use domain::limits::ID_LENGTH;

use crate::core::error::Error;

/// Fills buffers with random bytes.
pub trait Random: Send + Sync {
    /// Fills the whole buffer, or fails when the source is not available.
    fn fill(&self, buffer: &mut [u8]) -> Result<(), Error>;
}

/// The random source of the operating system.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemRandom;

impl Random for SystemRandom {
    fn fill(&self, buffer: &mut [u8]) -> Result<(), Error> {
        getrandom::fill(buffer).map_err(|error| Error::Internal(format!("read random bytes: {error}")))
    }
}

/// Draws the bytes of one id.
pub(crate) fn id_bytes(random: &dyn Random) -> Result<[u8; ID_LENGTH], Error> {
    let mut bytes = [0; ID_LENGTH];
    random.fill(&mut bytes)?;
    Ok(bytes)
}
