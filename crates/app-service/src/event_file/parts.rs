//! The parts of a file beside plan, lists, seats, wishes and venue: all of them are checked before any is stored.

use std::collections::{HashMap, HashSet};

use domain::id::TemplateId;
use domain::invalid::Invalid;
use storage::events::EventScope;
use storage::mail::history as mail_rows;

use super::answers::{self, FiledAnswer};
use super::check_ins::{self, FiledEntry};
use super::document::EventFile;
use super::form::{self, CheckedForm};
use super::mail::{self, CheckedSchedules, CheckedTemplate};
use super::people::{self, FiledWaiting};
use super::pictures::{FiledPicture, Renamed};
use super::snapshots::{self, CheckedSnapshot};
use super::translations::{self, FiledTranslation};
use super::{Ids, numbered};
use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::quota;
use crate::core::service::Service;
use crate::core::slices;

/// The parts of a file, each of them correct and about guests, parties and templates of the file.
pub(super) struct CheckedParts {
    form: Option<CheckedForm>,
    answers: Vec<FiledAnswer>,
    waiting: Vec<FiledWaiting>,
    templates: Vec<CheckedTemplate>,
    schedules: CheckedSchedules,
    translations: Vec<FiledTranslation>,
    check_ins: Vec<FiledEntry>,
    snapshots: Vec<CheckedSnapshot>,
    pub(super) pictures: Vec<FiledPicture>,
    /// Whether the file has a log of arrivals, which then decides who has arrived.
    pub(super) has_log: bool,
}

impl CheckedParts {
    /// Takes the parts out of a file. `base_url` is the address of this server, which emails may link to.
    pub(super) fn take(file: &mut EventFile, base_url: &str) -> Result<Self, Error> {
        let guests: HashSet<&str> = file.guests.iter().map(|guest| guest.id.as_str()).collect();
        let parties: HashSet<&str> = file.parties.iter().map(|party| party.id.as_str()).collect();
        let form = file.form.take().map(form::check).transpose()?;
        let unknown = |field: &str, what: &str| Invalid::new(field, format!("The file has no such {what}."));
        numbered("answers", &file.answers, |answer| {
            if !guests.contains(answer.guest_id.as_str()) {
                return Err(unknown("guestId", "guest"));
            }
            answers::check(answer, form.as_ref())
        })?;
        let check_ins = file.check_ins.take();
        let has_log = check_ins.is_some();
        let check_ins = check_ins.unwrap_or_default();
        check_ins::check_all(&check_ins)?;
        numbered("checkIns", &check_ins, |entry| match &entry.guest_id {
            Some(guest) if !guests.contains(guest.as_str()) => Err(unknown("guestId", "guest")),
            _ => check_ins::check(entry),
        })?;
        let mut waits = HashSet::new();
        numbered("waitingList", &file.waiting_list, |waiting| {
            parties
                .contains(waiting.party_id.as_str())
                .then_some(())
                .ok_or_else(|| unknown("partyId", "party"))
        })?;
        let twice = file
            .waiting_list
            .iter()
            .position(|waiting| !waits.insert(waiting.party_id.as_str()));
        if let Some(number) = twice {
            return Err(Invalid::new(format!("waitingList[{number}]"), "The party is listed twice.").into());
        }
        numbered("translations", &file.translations, translations::check)?;
        let templates = mail::check_templates(std::mem::take(&mut file.templates), base_url)?;
        Ok(Self {
            schedules: mail::check_schedules(std::mem::take(&mut file.schedules), &templates)?,
            snapshots: snapshots::check(std::mem::take(&mut file.snapshots))?,
            answers: std::mem::take(&mut file.answers),
            waiting: std::mem::take(&mut file.waiting_list),
            translations: std::mem::take(&mut file.translations),
            pictures: std::mem::take(&mut file.pictures),
            form,
            templates,
            check_ins,
            has_log,
        })
    }

    /// Returns how many bytes the snapshots take.
    pub(super) fn snapshot_bytes(&self) -> usize {
        self.snapshots.iter().map(|snapshot| snapshot.document.len()).sum()
    }
}

/// Stores the parts of a new event, whose guests and parties are stored. Returns whether its mail was paused, since
/// schedules of the file would send to guests who may be on the list of another event, too.
pub(super) fn insert(
    service: &Service,
    organiser: &Organiser,
    to: &EventScope,
    parts: CheckedParts,
    (ids, renamed): (&Ids, Renamed),
) -> Result<bool, Error> {
    insert_answers(service, to, parts.answers, ids)?;
    insert_log(service, organiser, to, parts.check_ins, ids)?;
    for snapshot in parts.snapshots {
        let (to, member, renamed) = (to.clone(), organiser.clone(), renamed.clone());
        service.write(move |tx| {
            quota::check_plan_bytes(tx, &member, snapshot.document.len())?;
            snapshots::insert(tx, &member, &to, &snapshot, &renamed)
        })?;
    }
    let pauses = parts.schedules.iter().any(|(_, schedule)| schedule.is_active);
    let (to, member, ids) = (to.clone(), organiser.clone(), ids.clone());
    service.write(move |tx| {
        people::insert_waiting(tx, &to, &parts.waiting, &ids)?;
        let templates: HashMap<String, TemplateId> = mail::insert_templates(tx, &to, parts.templates)?;
        mail::insert_schedules(tx, &to, parts.schedules, &templates)?;
        translations::insert(tx, &to, parts.translations, &templates)?;
        if pauses {
            let by = (tx.now, member.user_id().as_str());
            mail_rows::set_paused(tx.conn, &to, Some(by))?;
        }
        Ok(pauses)
    })
}

/// Stores the form; before the guests, so that each of them is counted as the form says.
pub(super) fn insert_form(
    service: &Service,
    organiser: &Organiser,
    to: &EventScope,
    parts: &mut CheckedParts,
) -> Result<(), Error> {
    let Some(form) = parts.form.take() else {
        return Ok(());
    };
    let (to, member) = (to.clone(), organiser.clone());
    service.write(move |tx| form::insert(tx, &member, &to, form))
}

fn insert_answers(service: &Service, to: &EventScope, filed: Vec<FiledAnswer>, ids: &Ids) -> Result<(), Error> {
    let ids = ids.clone();
    let many = slices::ROWS_PER_TRANSACTION;
    slices::write(service, to, filed, many, move |tx, to, slice| {
        answers::insert(tx, to, slice, &ids)
    })?;
    Ok(())
}

fn insert_log(
    service: &Service,
    organiser: &Organiser,
    to: &EventScope,
    filed: Vec<FiledEntry>,
    ids: &Ids,
) -> Result<(), Error> {
    if filed.is_empty() {
        return Ok(());
    }
    let numbered: Vec<(i64, FiledEntry)> = (1..).zip(filed).collect();
    let (member, ids) = (organiser.clone(), ids.clone());
    let many = slices::ROWS_PER_TRANSACTION;
    slices::write(service, to, numbered, many, move |tx, to, slice| {
        let first = slice.first().map_or(1, |(number, _)| *number);
        let entries = slice.into_iter().map(|(_, entry)| entry).collect();
        check_ins::insert(tx, &member, to, (first, entries), &ids)
    })?;
    let to = to.clone();
    service.write(move |tx| check_ins::set_arrivals(tx, &to))
}
