//! The log of arrivals in the file. Who recorded an entry and what its guest was named by stay behind.

use std::collections::{BTreeMap, HashSet};

use chrono::{DateTime, Utc};
use domain::check_in::{EntryKind, EntryResult, is_label};
use domain::id::GuestId;
use domain::invalid::Invalid;
use domain::limits::CHECK_INS_PER_EVENT_MAX;
use domain::live::{Changes, Kind};
use serde::{Deserialize, Serialize};
use storage::check_in::{self as rows, Entry};
use storage::events::EventScope;

use super::Ids;
use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::service::{Reading, Tx};

/// An entry of the log, in the order in which they were stored.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct FiledEntry {
    id: String,
    kind: String,
    #[serde(default)]
    pub(super) guest_id: Option<String>,
    #[serde(default)]
    device_guest: Option<String>,
    admitted: bool,
    counts: bool,
    #[serde(default)]
    undoes: Option<String>,
    #[serde(default)]
    name: Option<String>,
    result: String,
    #[serde(default)]
    first_entry: Option<String>,
    device: String,
    at: DateTime<Utc>,
    corrected_at: DateTime<Utc>,
    received_at: DateTime<Utc>,
}

/// Returns the log of an event. Entries whose guest was removed have none.
pub(super) fn read(r: &mut Reading<'_>, scope: &EventScope) -> Result<Vec<FiledEntry>, Error> {
    let filed = |entry: Entry| FiledEntry {
        id: entry.id,
        kind: entry.kind.as_str().to_owned(),
        guest_id: entry.guest.map(|guest| guest.to_string()),
        device_guest: entry.device_guest,
        admitted: entry.admitted,
        counts: entry.counts,
        undoes: entry.undoes,
        name: entry.name,
        result: entry.result.as_str().to_owned(),
        first_entry: entry.first_entry,
        device: entry.device,
        at: entry.at,
        corrected_at: entry.corrected_at,
        received_at: entry.received_at,
    };
    let entries = rows::page(r.conn, scope, 0, CHECK_INS_PER_EVENT_MAX)?;
    Ok(entries.into_iter().map(filed).collect())
}

/// Checks how many entries there are and that their ids differ.
pub(super) fn check_all(filed: &[FiledEntry]) -> Result<(), Invalid> {
    if i64::try_from(filed.len()).unwrap_or(i64::MAX) > CHECK_INS_PER_EVENT_MAX {
        return Err(Invalid::new("checkIns", "There are too many check-ins."));
    }
    let mut ids = HashSet::with_capacity(filed.len());
    match filed.iter().position(|entry| !ids.insert(entry.id.as_str())) {
        Some(number) => Err(Invalid::new(
            format!("checkIns[{number}].id"),
            "Another entry has the same id.",
        )),
        None => Ok(()),
    }
}

/// Checks an entry; its guest is checked by the caller.
pub(super) fn check(filed: &FiledEntry) -> Result<(), Invalid> {
    let labels = [
        ("id", Some(&filed.id)),
        ("device", Some(&filed.device)),
        ("deviceGuest", filed.device_guest.as_ref()),
        ("undoes", filed.undoes.as_ref()),
        ("firstEntry", filed.first_entry.as_ref()),
    ];
    for (field, label) in labels {
        if label.is_some_and(|label| !is_label(label)) {
            let message = "Use 1 to 64 of the characters A–Z, a–z, 0–9, '.', '_' and '-'.";
            return Err(Invalid::new(field, message));
        }
    }
    if let Some(name) = &filed.name {
        domain::text::line("name", name, domain::limits::GUEST_LINE_MAX)?;
    }
    let unknown = |field: &str| Invalid::new(field, "This word is unknown.");
    EntryKind::parse(&filed.kind).ok_or_else(|| unknown("kind"))?;
    EntryResult::parse(&filed.result).ok_or_else(|| unknown("result"))?;
    if filed.counts && !(filed.admitted && filed.guest_id.is_some()) {
        return Err(Invalid::new("counts", "Only an admitted arrival of a guest counts."));
    }
    Ok(())
}

/// Stores entries that passed the check, numbered from `first`, as recorded by the member who brings the file.
pub(super) fn insert(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    to: &EventScope,
    (first, filed): (i64, Vec<FiledEntry>),
    ids: &Ids,
) -> Result<(), Error> {
    let mut entries = Vec::with_capacity(filed.len());
    for (sequence, filed) in (first..).zip(filed) {
        let (Some(kind), Some(result)) = (EntryKind::parse(&filed.kind), EntryResult::parse(&filed.result)) else {
            continue;
        };
        entries.push(Entry {
            id: filed.id,
            sequence,
            kind,
            guest: filed.guest_id.map(|guest| ids.guest(&guest)).transpose()?,
            device_guest: filed.device_guest,
            reference: None,
            admitted: filed.admitted,
            counts: filed.counts,
            undoes: filed.undoes,
            name: filed.name,
            result,
            first_entry: filed.first_entry,
            other_event: None,
            device: filed.device,
            by: None,
            at: filed.at,
            corrected_at: filed.corrected_at,
            received_at: filed.received_at,
        });
    }
    rows::insert(tx.conn, to, &entries.iter().collect::<Vec<_>>(), organiser.user_id())?;
    tx.note(to, Changes::any(Kind::CheckIns));
    Ok(())
}

/// Notes on the guests when they arrived, from the entries of the log that count.
pub(super) fn set_arrivals(tx: &mut Tx<'_>, to: &EventScope) -> Result<(), Error> {
    let arrivals: BTreeMap<GuestId, Vec<Entry>> = rows::arrivals(tx.conn, to)?.into_iter().collect();
    for (guest, entries) in arrivals {
        let first = entries.first().map(|entry| entry.corrected_at);
        rows::set_arrived(tx.conn, to, &guest, first)?;
    }
    tx.note(to, Changes::any(Kind::Guests));
    Ok(())
}
