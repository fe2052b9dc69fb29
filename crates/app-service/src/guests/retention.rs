//! Retention: after an event's retention date, the housekeeping erases its guests and everything known of them.

use domain::activity::{ERASED_FILE, ERASED_GUEST};
use domain::live::{Changes, Kind};
use serde_json::Value;
use storage::events::EventScope;
use storage::purge::{self, Progress};
use storage::{events::activities, exports::kept, housekeeping};

use crate::core::error::Error;
use crate::core::service::{Service, Tx};
use crate::guests::import::forget_all_file_names;

/// Entries of the activity log that one transaction looks at.
const ENTRIES_PER_TRANSACTION: i64 = 200;

/// Erases the guests of events whose retention date has passed, in slices, and returns the number of events. The
/// guests' own rows go last, so that an interrupted erasure continues the next time. Blocks.
pub(crate) fn erase_past_retention(service: &Service) -> Result<usize, Error> {
    let due = service.read(|r| {
        let now = r.now;
        Ok::<_, Error>(housekeeping::past_retention(r.conn, now)?)
    })?;
    for scope in &due {
        forget_names(service, scope)?;
        let of_files = scope.clone();
        service.write(move |tx| {
            kept::forget_event(tx.conn, &of_files)?;
            forget_all_file_names(tx, &of_files)
        })?;
        let erased = scope.clone();
        let slice = move |tx: &mut Tx<'_>| {
            tx.note(
                &erased,
                Changes::any_of(&[
                    Kind::Guests,
                    Kind::Seats,
                    Kind::Parties,
                    Kind::Wishes,
                    Kind::Answers,
                    Kind::CheckIns,
                    Kind::Mail,
                ]),
            );
            Ok::<_, Error>(purge::guests(tx.conn, &erased)?)
        };
        while service.write(slice.clone())? == Progress::More {}
    }
    Ok(due.len())
}

/// Takes the names of all guests, and of the files they came from, out of the activity log of an event.
fn forget_names(service: &Service, scope: &EventScope) -> Result<(), Error> {
    let mut after = String::new();
    loop {
        let (scope, from) = (scope.clone(), after.clone());
        let last = service.write(move |tx| {
            let entries = activities::with_names(tx.conn, &scope, &from, ENTRIES_PER_TRANSACTION)?;
            for (id, details) in &entries {
                if let Some(details) = without_names(details) {
                    activities::set_details(tx.conn, &scope, id, &details)?;
                }
            }
            Ok::<_, Error>(entries.into_iter().next_back().map(|(id, _)| id))
        })?;
        match last {
            Some(last) => after = last,
            None => return Ok(()),
        }
    }
}

/// Returns the details of an entry without the names of guests and files, or `None` when they contain none.
fn without_names(details: &str) -> Option<String> {
    let mut details: Value = serde_json::from_str(details).ok()?;
    let members = details.as_object_mut()?;
    let mut changed = false;
    for (field, erased) in [("name", ERASED_GUEST), ("other", ERASED_GUEST), ("file", ERASED_FILE)] {
        if let Some(name) = members.get_mut(field).filter(|name| *name != erased) {
            *name = erased.into();
            changed = true;
        }
    }
    changed.then(|| details.to_string())
}
