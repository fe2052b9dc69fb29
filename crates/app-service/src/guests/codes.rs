//! Storing guests with unique lookup codes: codes that are taken are drawn again.

use std::collections::HashSet;

use domain::guest::Guest;
use domain::id::ImportId;
use domain::limits::LOOKUP_CODE_LENGTH;
use domain::lookup_code::LookupCode;
use storage::events::EventScope;
use storage::guests as rows;
use storage::{Constraint, Error as StorageError};

use crate::core::error::Error;
use crate::core::random::Random;
use crate::core::service::{Reading, Tx};

/// Rounds of drawing; with half of all codes in use, one in a thousand draws would need ten.
const ROUNDS: usize = 20;

/// Stores new guests, including those of a running import, redrawing codes that are taken.
pub(super) fn insert(
    tx: &mut Tx<'_>,
    scope: &EventScope,
    guests: &mut [Guest],
    import: Option<&ImportId>,
) -> Result<(), Error> {
    let random = tx.random();
    for _ in 0..ROUNDS {
        draw_free(tx, random, guests)?;
        let now = tx.now;
        // On PostgreSQL another writer may take a code between the check and the insert.
        let outcome = tx.conn.savepoint(|conn| rows::insert(conn, scope, guests, import, now));
        match outcome {
            Err(StorageError::Conflict(Constraint::LookupCode)) => {}
            other => return Ok(other?),
        }
    }
    Err(Error::Unavailable(
        "other guests kept taking the drawn codes".to_owned(),
    ))
}

/// Draws a lookup code; the caller must check that it is free.
pub(super) fn draw(random: &dyn Random) -> Result<LookupCode, Error> {
    let mut bytes = [0; LOOKUP_CODE_LENGTH];
    random.fill(&mut bytes)?;
    Ok(LookupCode::from_random(&bytes))
}

/// Redraws codes that another guest has until all are free.
fn draw_free(r: &mut Reading<'_>, random: &dyn Random, guests: &mut [Guest]) -> Result<(), Error> {
    for _ in 0..ROUNDS {
        let drawn: Vec<_> = guests.iter().map(|guest| guest.lookup_code.clone()).collect();
        let mut taken: HashSet<String> = rows::taken_codes(r.conn, &drawn)?.into_iter().collect();
        let mut redrawn = false;
        for guest in &mut *guests {
            // Adding each code to the taken ones also finds duplicates within this batch.
            if !taken.insert(guest.lookup_code.as_str().to_owned()) {
                guest.lookup_code = draw(random)?;
                redrawn = true;
            }
        }
        if !redrawn {
            return Ok(());
        }
    }
    Err(Error::Unavailable("no free lookup codes were drawn".to_owned()))
}
