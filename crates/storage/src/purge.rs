//! Removes large data in slices, each small enough for a transaction between those of other people.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};
use domain::id::OrganisationId;

use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::EventScope;
use crate::schema::{changes, events, guest_mails, images, organisations, outbox};

/// Maximum size of a slice, in rows of ordinary size.
const SLICE: i64 = 1_000;

/// How many ordinary rows a mail weighs.
const MAIL_WEIGHT: i64 = 10;

/// What an event owns: table, the rest of its key, and how many ordinary rows a row of it weighs. A row may hold a change
/// of 1 MB or a plan of 10 MB, whose pages are all overwritten. Rows that others refer to come after those.
const OWNED: &[(&str, &str, i64)] = &[
    ("jobs", "id", SLICE),
    ("guest_mails", "outbox_id", 1),
    ("campaigns", "id", 1),
    ("email_schedules", "id", 1),
    ("email_template_versions", "template_id, version", 100),
    ("email_templates", "id", 100),
    ("event_translations", "language, text_key", 10),
    ("printed", "kind, subject", 1),
    ("exports", "id", SLICE),
    ("entrances", "id", 1),
    ("venues", "event_id", 1),
    ("attendance", "entry_id", 1),
    ("waiting_list", "party_id", 1),
    ("answer_confirmations", "id", 10),
    ("answers", "id", 2),
    ("form_versions", "version", 10),
    ("forms", "event_id", 10),
    ("past_imports", "id", SLICE),
    ("guest_changes", "id", 1),
    ("wishes", "id", 1),
    ("guest_tags", "guest_id, tag_id", 1),
    ("guest_tokens", "token_hash", 1),
    ("plus_ones", "guest_id", 1),
    ("seat_assignments", "guest_id, sitting_id", 1),
    ("guest_sittings", "guest_id, sitting_id", 1),
    ("guests", "id", 2),
    ("parties", "id", 1),
    ("seats", "room_id, generation, seat_id", 1),
    ("activities", "id", 1),
    ("changes", "id", 1),
    ("plan_commands", "room_id, revision", 200),
    ("plan_patches", "room_id, revision", 200),
    ("snapshots", "label", SLICE),
    ("floor_plans", "room_id", SLICE),
];

/// The tables of these that hold data on guests. Those that name guests go before the guests themselves, so that an
/// interrupted removal resumes while guests remain.
const OF_GUESTS: &[&str] = &[
    "guest_mails",
    "printed",
    "exports",
    "attendance",
    "waiting_list",
    "answer_confirmations",
    "answers",
    "past_imports",
    "guest_changes",
    "wishes",
    "guest_tags",
    "guest_tokens",
    "plus_ones",
    "seat_assignments",
    "guest_sittings",
    "guests",
    "parties",
];

/// The progress after a slice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// There is more to remove.
    More,
    /// Everything is removed.
    Done,
    /// No such event: it may have been restored in the meantime.
    Absent,
}

/// Removes a slice of an event that was deleted before an instant.
pub fn event(conn: &mut Connection, event: &str, deleted_before: DateTime<Utc>) -> Result<Progress, Error> {
    let target = events::table
        .find(event)
        .filter(events::deleted_at.lt(deleted_before.naive_utc()));
    let present: Option<String> = match conn {
        Connection::Sqlite(c) => target.select(events::id).get_result(c).optional()?,
        // The lock keeps others from restoring it before the slice is committed.
        Connection::Postgres(c) => target.select(events::id).for_update().get_result(c).optional()?,
    };
    if present.is_none() {
        return Ok(Progress::Absent);
    }
    if remove_slice(conn, event, OWNED.iter())? == Progress::More {
        return Ok(Progress::More);
    }
    both!(conn, c => diesel::delete(events::table.find(event)).execute(c))?;
    Ok(Progress::Done)
}

/// Removes a slice of the guests of an event and of all that is known of them.
pub fn guests(conn: &mut Connection, scope: &EventScope) -> Result<Progress, Error> {
    let of_guests = OWNED.iter().filter(|(table, ..)| OF_GUESTS.contains(table));
    remove_slice(conn, scope.id(), of_guests)
}

fn remove_slice<'a>(
    conn: &mut Connection,
    event: &str,
    tables: impl Iterator<Item = &'a (&'a str, &'a str, i64)>,
) -> Result<Progress, Error> {
    let mut budget = SLICE - mails_of_guests(conn, event, SLICE / MAIL_WEIGHT)? * MAIL_WEIGHT;
    for &(table, key, weight) in tables {
        if budget <= 0 {
            return Ok(Progress::More);
        }
        let removed = some_of(conn, table, key, event, (budget / weight).max(1))?;
        budget -= removed.saturating_mul(weight);
    }
    Ok(if budget <= 0 { Progress::More } else { Progress::Done })
}

/// Removes mail to guests from the outbox, and with each mail its row of `guest_mails`.
fn mails_of_guests(conn: &mut Connection, event: &str, limit: i64) -> Result<i64, Error> {
    let some = guest_mails::table
        .filter(guest_mails::event_id.eq(event))
        .limit(limit)
        .select(guest_mails::outbox_id);
    let some: Vec<String> = both!(conn, c => some.load(c))?;
    let target = outbox::table.filter(outbox::id.eq_any(&some));
    let removed = both!(conn, c => diesel::delete(target).execute(c))?;
    Ok(i64::try_from(removed).unwrap_or(i64::MAX))
}

fn some_of(conn: &mut Connection, table: &str, key: &str, event: &str, limit: i64) -> Result<i64, Error> {
    let statement = format!(
        "DELETE FROM {table} WHERE event_id = $1 AND ({key}) IN (SELECT {key} FROM {table} WHERE event_id = $2 LIMIT $3)"
    );
    let query = diesel::sql_query(statement)
        .bind::<Text, _>(event)
        .bind::<Text, _>(event)
        .bind::<BigInt, _>(limit);
    let removed = both!(conn, c => query.execute(c))?;
    Ok(i64::try_from(removed).unwrap_or(i64::MAX))
}

/// Removes a picture of an organisation and returns whether there was one; a picture may have 5 MB.
pub fn image(conn: &mut Connection, organisation: &OrganisationId) -> Result<bool, Error> {
    let one = images::table
        .filter(images::organisation_id.eq(organisation.as_str()))
        .select(images::id);
    let one: Option<String> = both!(conn, c => one.first(c).optional())?;
    let Some(id) = one else { return Ok(false) };
    both!(conn, c => diesel::delete(images::table.find(&id)).execute(c))?;
    Ok(true)
}

/// Removes an organisation whose events are gone already.
pub fn organisation(conn: &mut Connection, organisation: &OrganisationId) -> Result<(), Error> {
    let told = changes::table.filter(changes::organisation_id.eq(organisation.as_str()));
    both!(conn, c => diesel::delete(told).execute(c))?;
    let target = organisations::table.find(organisation.as_str());
    both!(conn, c => diesel::delete(target).execute(c))?;
    Ok(())
}
