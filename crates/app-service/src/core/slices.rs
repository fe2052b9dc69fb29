//! Splits large writes into short transactions, so that other writers come between them.

use storage::events::EventScope;

use crate::core::error::Error;
use crate::core::service::{Service, Tx};

/// Guests: their rows are wide and have many indexes.
pub(crate) const GUESTS_PER_TRANSACTION: usize = 500;
/// Guests who change seats: each of them may cost a row that goes and one that comes.
pub(crate) const SEAT_CHANGES_PER_TRANSACTION: usize = 250;
/// Seats or parties.
pub(crate) const ROWS_PER_TRANSACTION: usize = 2_000;

/// Writes rows of an event in transactions of at most `size` rows, and returns what each of them returned.
pub(crate) fn write<T, R, F>(
    service: &Service,
    scope: &EventScope,
    rows: Vec<T>,
    size: usize,
    work: F,
) -> Result<Vec<R>, Error>
where
    T: Send + 'static,
    R: Send + 'static,
    F: Fn(&mut Tx<'_>, &EventScope, Vec<T>) -> Result<R, Error> + Clone + Send + 'static,
{
    let mut rows = rows.into_iter();
    let mut answers = Vec::new();
    loop {
        let slice: Vec<T> = rows.by_ref().take(size).collect();
        if slice.is_empty() {
            return Ok(answers);
        }
        let (scope, work) = (scope.clone(), work.clone());
        answers.push(service.write(move |tx| work(tx, &scope, slice))?);
    }
}
