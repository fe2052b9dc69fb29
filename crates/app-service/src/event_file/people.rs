//! What the file holds of guests and parties beside the facts on lists, and the waiting list.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use domain::event::GuestLanguage;
use domain::form::answer::Values;
use domain::guest::status::RsvpBy;
use domain::id::GuestId;
use domain::invalid::Invalid;
use domain::live::{Changes, Kind};
use domain::party::{Party, PartyDetails, PartyPatch, PartySeating};
use domain::print;
use serde::{Deserialize, Serialize};
use storage::events::EventScope;
use storage::exports::whole::{self, GuestRecord, WaitingParty};
use storage::guests::{parties, plus_ones};
use storage::registration::registrations;

use super::Ids;
use super::answers::{ContactFields, check_values};
use crate::core::error::Error;
use crate::core::service::{Reading, Tx};

/// The record of a guest. A file of version 1 has none of it.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct FiledRecord {
    #[serde(default)]
    added_at: Option<DateTime<Utc>>,
    #[serde(default)]
    language: Option<String>,
    #[serde(default)]
    answered_at: Option<DateTime<Utc>>,
    #[serde(default)]
    answered_by: Option<String>,
    #[serde(default)]
    consent_at: Option<DateTime<Utc>>,
    /// Whether mail waits until the host has confirmed the address of the registration.
    #[serde(default)]
    is_unconfirmed: bool,
}

/// What was agreed about a party, and what it answered as a whole.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct FiledAgreement {
    #[serde(default)]
    plus_ones_allowed: Option<i32>,
    #[serde(default)]
    seating: Option<String>,
    #[serde(default)]
    note: String,
    #[serde(default)]
    answers: Values,
}

/// A party that waits for a place.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct FiledWaiting {
    pub(super) party_id: String,
    since: DateTime<Utc>,
    #[serde(default)]
    offered_at: Option<DateTime<Utc>>,
    #[serde(default)]
    accepted_at: Option<DateTime<Utc>>,
}

/// Returns the records of all guests by their ids.
pub(super) fn read_guests(r: &mut Reading<'_>, scope: &EventScope) -> Result<HashMap<String, FiledRecord>, Error> {
    let stored = whole::guest_records(r.conn, scope)?.into_iter();
    let filed = stored.map(|(id, record)| {
        let record = FiledRecord {
            added_at: Some(record.added_at),
            language: record.language.map(|language| language.as_str().to_owned()),
            answered_at: record.answered.map(|(at, _)| at),
            answered_by: record.answered.map(|(_, by)| by.as_str().to_owned()),
            consent_at: record.consent_at,
            is_unconfirmed: record.is_unconfirmed,
        };
        (id.to_string(), record)
    });
    Ok(filed.collect())
}

/// Returns what was agreed about all parties by their ids.
pub(super) fn read_parties(
    r: &mut Reading<'_>,
    scope: &EventScope,
    hidden: &ContactFields,
) -> Result<HashMap<String, FiledAgreement>, Error> {
    let answered: HashMap<String, String> = registrations::party_values(r.conn, scope)?.into_iter().collect();
    let stored = parties::all_details(r.conn, scope)?.into_iter();
    let filed = stored.map(|details| {
        let id = details.party.id.to_string();
        let answers = answered.get(&id).map(|stored| hidden.without(stored));
        let agreement = FiledAgreement {
            plus_ones_allowed: details.plus_ones_allowed,
            seating: Some(details.seating.as_str().to_owned()),
            note: details.note,
            answers: answers.transpose()?.unwrap_or_default(),
        };
        Ok((id, agreement))
    });
    filed.collect()
}

/// Returns the waiting list, the first one first.
pub(super) fn read_waiting(r: &mut Reading<'_>, scope: &EventScope) -> Result<Vec<FiledWaiting>, Error> {
    let stored = whole::waiting_list(r.conn, scope)?.into_iter();
    let filed = stored.map(|waiting| FiledWaiting {
        party_id: waiting.party.to_string(),
        since: waiting.since,
        offered_at: waiting.offered_at,
        accepted_at: waiting.accepted_at,
    });
    Ok(filed.collect())
}

/// Checks the record of a guest; one without a date has none.
pub(super) fn check_record(filed: &FiledRecord) -> Result<Option<GuestRecord>, Invalid> {
    let language = filed.language.as_deref().map(GuestLanguage::parse).transpose()?;
    let by = filed.answered_by.as_deref().map(|word| {
        let known = RsvpBy::parse(word);
        known.ok_or_else(|| Invalid::new("answeredBy", "Choose guest, organiser or import."))
    });
    let by = by.transpose()?;
    Ok(filed.added_at.map(|added_at| GuestRecord {
        added_at,
        language,
        answered: filed.answered_at.zip(by),
        consent_at: filed.consent_at,
        is_unconfirmed: filed.is_unconfirmed,
    }))
}

/// Checks what was agreed about a party.
pub(super) fn check_agreement(filed: &FiledAgreement, party: Party) -> Result<PartyDetails, Invalid> {
    check_values("answers", &filed.answers)?;
    let patch = PartyPatch {
        name: None,
        plus_ones_allowed: Some(filed.plus_ones_allowed),
        seating: filed.seating.clone(),
        note: Some(filed.note.clone()),
    };
    patch.apply(&PartyDetails {
        party,
        plus_ones_allowed: None,
        seating: PartySeating::Together,
        note: String::new(),
    })
}

/// Stores the records of guests of a new event, whose companions are stored already.
pub(super) fn insert_records(
    tx: &mut Tx<'_>,
    to: &EventScope,
    records: Vec<(GuestId, GuestRecord)>,
) -> Result<(), Error> {
    for (guest, record) in &records {
        whole::set_guest_record(tx.conn, to, guest, record)?;
    }
    tx.note(to, Changes::any(Kind::Guests));
    let waiting = records.into_iter().filter(|(_, record)| record.is_unconfirmed);
    let waiting: Vec<GuestId> = waiting.map(|(guest, _)| guest).collect();
    Ok(plus_ones::set_unconfirmed(tx.conn, to, &waiting, true)?)
}

/// Stores what was agreed about a party of a new event.
pub(super) fn insert_agreement(
    tx: &mut Tx<'_>,
    to: &EventScope,
    party: Party,
    filed: &FiledAgreement,
) -> Result<(), Error> {
    let details = check_agreement(filed, party)?;
    parties::update_details(tx.conn, to, &details)?;
    if !filed.answers.is_empty() {
        let values = print::text(&filed.answers)?;
        registrations::set_party_values(tx.conn, to, &details.party.id, &values)?;
    }
    Ok(())
}

/// Stores the waiting list of a new event.
pub(super) fn insert_waiting(tx: &mut Tx<'_>, to: &EventScope, filed: &[FiledWaiting], ids: &Ids) -> Result<(), Error> {
    let list = filed.iter().filter_map(|waiting| {
        let party = ids.parties.get(&waiting.party_id)?;
        Some(WaitingParty {
            party: party.id.clone(),
            since: waiting.since,
            offered_at: waiting.offered_at,
            accepted_at: waiting.accepted_at,
        })
    });
    Ok(whole::insert_waiting_list(tx.conn, to, &list.collect::<Vec<_>>())?)
}
