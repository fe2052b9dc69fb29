//! Prints: which cards, lists and signs are out of date, and why.

use std::collections::{HashMap, HashSet};

use chrono::{DateTime, Utc};
use domain::id::EventId;
use exporters::event::EventExport;
use exporters::{PrintItem, SheetKind, Shown, print_items};
use storage::exports::printed::Printed;

use super::collect::{Collected, collect};
use super::files::FileKind;
use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::installation_key::InstallationKey;
use crate::core::service::Reading;

/// Bytes of the hash of a part.
const HASH: usize = 8;
/// Items that are named; the others are counted.
const NAMED_MAX: usize = 200;

/// What a card, list or sign shows: its parts and their hashes, one after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Fingerprint {
    pub(super) subject: String,
    pub(super) hash: Vec<u8>,
    label: String,
    parts: Vec<Shown>,
}

/// Why a card, list or sign has to be printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It has never been printed.
    New,
    /// What it shows has changed.
    Changed(Vec<Shown>),
}

/// A card, list or sign that has to be printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutOfDate {
    /// The guest or the table that it is for; empty for a list of all.
    pub label: String,
    /// Why.
    pub reason: Reason,
}

/// The printed state of one kind of sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintState {
    /// The name of the kind.
    pub kind: &'static str,
    /// How many cards, lists or signs there are now.
    pub total: usize,
    /// When one was printed last.
    pub printed_at: DateTime<Utc>,
    /// How many are out of date.
    pub out_of_date: usize,
    /// The first of them.
    pub items: Vec<OutOfDate>,
    /// How many printed ones are obsolete.
    pub obsolete: usize,
}

/// Returns the state of each kind of sheet that was printed before.
pub fn print_states(r: &mut Reading<'_>, organiser: &Organiser, event: &EventId) -> Result<Vec<PrintState>, Error> {
    let key = r.key().clone();
    let collected = collect(r, organiser, event, "")?;
    let kinds = SheetKind::ALL
        .into_iter()
        .map(|(name, kind)| FileKind::Sheet(name, kind));
    Ok(kinds.filter_map(|kind| print_state(&collected, &key, kind)).collect())
}

fn print_state(collected: &Collected, key: &InstallationKey, kind: FileKind) -> Option<PrintState> {
    let of_kind = || collected.printed.iter().filter(|printed| printed.kind == kind.name());
    let printed_at = of_kind().map(|printed| printed.printed_at).max()?;
    let stamps = stamps(&collected.export, key, kind);
    let present: HashSet<&str> = stamps.iter().map(|stamp| stamp.subject.as_str()).collect();
    let changed: Vec<OutOfDate> = changed(&collected.printed, kind, &stamps)
        .map(|(stamp, reason)| OutOfDate {
            label: stamp.label.clone(),
            reason,
        })
        .collect();
    Some(PrintState {
        kind: kind.name(),
        total: stamps.len(),
        printed_at,
        out_of_date: changed.len(),
        items: changed.into_iter().take(NAMED_MAX).collect(),
        obsolete: of_kind()
            .filter(|printed| !present.contains(printed.subject.as_str()))
            .count(),
    })
}

/// Returns what the cards, lists or signs of a kind show now; nothing for files that are not printed.
pub(super) fn stamps(export: &EventExport, key: &InstallationKey, kind: FileKind) -> Vec<Fingerprint> {
    let FileKind::Sheet(_, kind) = kind else {
        return Vec::new();
    };
    print_items(export, kind)
        .into_iter()
        .map(|item| stamp(key, item))
        .collect()
}

fn stamp(key: &InstallationKey, item: PrintItem) -> Fingerprint {
    let hash = |(shown, text): &(Shown, String)| {
        let code = key.mac("printed", &[shown.as_str().as_bytes(), text.as_bytes()]);
        code.into_iter().take(HASH)
    };
    Fingerprint {
        hash: item.parts.iter().flat_map(hash).collect(),
        parts: item.parts.iter().map(|(shown, _)| *shown).collect(),
        subject: item.subject,
        label: item.label,
    }
}

/// Returns the stamps that differ from what was printed, and why.
pub(super) fn changed<'s>(
    printed: &'s [Printed],
    kind: FileKind,
    stamps: &'s [Fingerprint],
) -> impl Iterator<Item = (&'s Fingerprint, Reason)> {
    let of_kind = printed.iter().filter(move |printed| printed.kind == kind.name());
    let before: HashMap<&str, &[u8]> = of_kind
        .map(|printed| (printed.subject.as_str(), printed.content_hash.as_slice()))
        .collect();
    stamps.iter().filter_map(move |stamp| {
        let reason = match before.get(stamp.subject.as_str()) {
            None => Reason::New,
            Some(hash) if *hash == stamp.hash => return None,
            Some(hash) => Reason::Changed(differing(stamp, hash)),
        };
        Some((stamp, reason))
    })
}

/// The parts whose hashes differ. A hash of another version of the program has other parts; then all may differ.
fn differing(stamp: &Fingerprint, before: &[u8]) -> Vec<Shown> {
    let parts = stamp.parts.iter().zip(stamp.hash.chunks(HASH));
    let mut before = before.chunks(HASH);
    let differing = parts.filter(|(_, hash)| before.next() != Some(*hash));
    differing.map(|(shown, _)| *shown).collect()
}
