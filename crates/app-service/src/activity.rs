//! The activity log: noted in the transaction of what was done, so that nothing is noted that did not happen, and read
//! page by page.

use chrono::{DateTime, TimeDelta, Utc};
use domain::activity::Activity;
use domain::guest::GuestTexts;
use domain::id::{ActivityId, EventId, UserId};
use domain::invalid::Invalid;
use domain::limits::{ACTIVITY_PAGE, ACTIVITY_PAGE_MAX, PLAN_ACTIVITY_MINUTES, UNSEATED_ENTRIES_MAX};
use serde_json::{Value, json};
use storage::events::EventScope;
use storage::events::{
    activities as rows,
    activities::{NewEntry, StoredEntry},
};
use storage::guests;

use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::scope;
use crate::core::service::{Reading, Tx};

/// Minutes within which a person's looks at a guest list are one entry.
const LOOK_ACTIVITY_MINUTES: i64 = 60;

/// One thing that somebody did.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// Names the entry.
    pub id: ActivityId,
    /// When it was done.
    pub at: DateTime<Utc>,
    /// Id and name of who did it, unless that account is gone.
    pub by: Option<(UserId, String)>,
    /// The word for what was done.
    pub kind: String,
    /// What was done, to be read after the name of the person.
    pub text: String,
    /// What the kind alone does not say.
    pub details: Value,
}

/// Entries, the newest first.
#[derive(Clone, Debug, PartialEq)]
pub struct Page {
    /// At most as many as were asked for.
    pub entries: Vec<Entry>,
    /// Where the next page begins; nothing on the last one.
    pub next: Option<String>,
}

/// Returns what was done to an event and anything in it. `before` is the `next` of the page before.
pub fn list(
    r: &mut Reading<'_>,
    who: &Organiser,
    event: &EventId,
    before: Option<&str>,
    limit: Option<i64>,
) -> Result<Page, Error> {
    let scope = scope::of_event(r, who, event)?;
    let before = before.map(read_cursor).transpose()?;
    let limit = limit.unwrap_or(ACTIVITY_PAGE).clamp(1, ACTIVITY_PAGE_MAX);
    // One more than asked for tells whether there is a next page.
    let mut stored = rows::page(r.conn, &scope, before, limit + 1)?;
    let wanted = usize::try_from(limit).unwrap_or(usize::MAX);
    let more = stored.len() > wanted;
    stored.truncate(wanted);
    let next = stored.last().filter(|_| more).map(cursor);
    Ok(Page {
        entries: stored.into_iter().map(Entry::try_from).collect::<Result<_, _>>()?,
        next,
    })
}

/// Notes what was done.
pub(crate) fn record(tx: &mut Tx<'_>, who: &Organiser, scope: &EventScope, activity: &Activity) -> Result<(), Error> {
    tx.note_change(scope);
    insert(tx, who, scope, activity.kind(), &activity.details()?).map(drop)
}

/// Notes the progress of something that takes several transactions: its first one adds the entry, which the others update.
pub(crate) fn record_progress(
    tx: &mut Tx<'_>,
    who: &Organiser,
    scope: &EventScope,
    entry: Option<String>,
    activity: &Activity,
) -> Result<String, Error> {
    tx.note_change(scope);
    let (now, details) = (tx.now, activity.details()?);
    match entry {
        Some(id) => {
            rows::update(tx.conn, scope, &id, &details.to_string(), now)?;
            Ok(id)
        }
        None => insert(tx, who, scope, activity.kind(), &details),
    }
}

/// Replaces a guest's name in all entries of an event, after the guest was renamed or, with [`ERASED_GUEST`], deleted.
/// While another guest has the same name, the entries keep it.
pub(crate) fn replace_name(tx: &mut Tx<'_>, scope: &EventScope, old: &GuestTexts, new: &str) -> Result<(), Error> {
    if guests::has_name(tx.conn, scope, &old.first_name, &old.last_name)? {
        return Ok(());
    }
    let (old, new) = (Value::from(old.full_name()), Value::from(new));
    for field in ["name", "other"] {
        let (from, to) = (format!("\"{field}\":{old}"), format!("\"{field}\":{new}"));
        rows::replace_in_details(tx.conn, scope, &from, &to)?;
    }
    Ok(())
}

/// Notes what was done to many guests at once, an entry for each.
pub(crate) fn record_all(
    tx: &mut Tx<'_>,
    who: &Organiser,
    scope: &EventScope,
    activities: &[Activity],
) -> Result<(), Error> {
    if activities.is_empty() {
        return Ok(());
    }
    tx.note_change(scope);
    let now = tx.now;
    let mut texts = Vec::with_capacity(activities.len());
    for activity in activities {
        let id = ActivityId::timed(now, &tx.id_bytes()?);
        texts.push((id, activity.details()?.to_string(), activity.kind()));
    }
    let new: Vec<NewEntry<'_>> = texts
        .iter()
        .map(|(id, details, kind)| NewEntry {
            id,
            user_id: Some(who.user_id()),
            kind,
            details,
        })
        .collect();
    Ok(rows::insert_all(tx.conn, scope, &new, now)?)
}

/// Notes that a change of the plan unseated guests: an entry for each, or one for all of them when they are many.
pub(crate) fn record_unseated(
    tx: &mut Tx<'_>,
    who: &Organiser,
    scope: &EventScope,
    names: Vec<String>,
) -> Result<(), Error> {
    if names.len() > UNSEATED_ENTRIES_MAX {
        let count = u64::try_from(names.len()).unwrap_or(u64::MAX);
        return record(tx, who, scope, &Activity::GuestsUnseated { count });
    }
    let entries: Vec<Activity> = names.into_iter().map(|name| Activity::GuestUnseated { name }).collect();
    record_all(tx, who, scope, &entries)
}

/// Notes that the caller opened the guest list, unless that was noted within the hour. Lists are read far more often than
/// changed, so the read tells whether this is due and the entry is written afterwards.
pub fn record_look(tx: &mut Tx<'_>, who: &Organiser, event: &EventId) -> Result<(), Error> {
    let scope = scope::of_event(tx, who, event)?;
    if look_is_due(tx, who, &scope)? {
        note_look(tx, who, &scope, &Activity::GuestListRead)?;
    }
    Ok(())
}

/// Notes that the caller takes the guest list along in a file.
pub fn record_export(tx: &mut Tx<'_>, who: &Organiser, event: &EventId) -> Result<(), Error> {
    let scope = scope::of_event(tx, who, event)?;
    note_look(tx, who, &scope, &Activity::GuestListExported)
}

/// Notes a look, which changes nothing of the event: its version stays, and with it the tag of its guest list.
pub(crate) fn note_look(tx: &mut Tx<'_>, who: &Organiser, scope: &EventScope, look: &Activity) -> Result<(), Error> {
    insert(tx, who, scope, look.kind(), &look.details()?).map(drop)
}

/// Returns whether opening the guest list is to be noted.
pub(crate) fn look_is_due(r: &mut Reading<'_>, who: &Organiser, scope: &EventScope) -> Result<bool, Error> {
    let since = r.now - TimeDelta::minutes(LOOK_ACTIVITY_MINUTES);
    let kind = Activity::GuestListRead.kind();
    Ok(rows::find_latest(r.conn, scope, who.user_id(), kind, since)?.is_none())
}

/// Notes edits of the plan: those of one person within minutes of the first one are one entry.
pub(crate) fn record_plan_edits(tx: &mut Tx<'_>, who: &Organiser, scope: &EventScope, edits: u64) -> Result<(), Error> {
    tx.note_change(scope);
    let now = tx.now;
    let kind = Activity::PlanChanged { count: edits }.kind();
    let since = now - TimeDelta::minutes(PLAN_ACTIVITY_MINUTES);
    let latest = rows::find_latest(tx.conn, scope, who.user_id(), kind, since)?;
    let open = latest.and_then(|(id, details)| {
        let details: Value = serde_json::from_str(&details).ok()?;
        let first = details.get("first")?.as_i64()?;
        let count = details.get("count")?.as_u64()?;
        (first >= since.timestamp_micros()).then_some((id, first, count))
    });
    match open {
        Some((id, first, count)) => {
            let details = json!({ "count": count.saturating_add(edits), "first": first });
            Ok(rows::update(tx.conn, scope, &id, &details.to_string(), now)?)
        }
        None => {
            let details = json!({ "count": edits, "first": now.timestamp_micros() });
            insert(tx, who, scope, kind, &details).map(drop)
        }
    }
}

/// Notes what visitors did. It changes nothing of the event.
pub(crate) fn record_visitors(tx: &mut Tx<'_>, scope: &EventScope, activity: &Activity) -> Result<(), Error> {
    store(tx, None, scope, activity.kind(), &activity.details()?).map(drop)
}

fn insert(tx: &mut Tx<'_>, who: &Organiser, scope: &EventScope, kind: &str, details: &Value) -> Result<String, Error> {
    store(tx, Some(who.user_id()), scope, kind, details)
}

fn store(
    tx: &mut Tx<'_>,
    user_id: Option<&UserId>,
    scope: &EventScope,
    kind: &str,
    details: &Value,
) -> Result<String, Error> {
    let now = tx.now;
    let id = ActivityId::timed(now, &tx.id_bytes()?);
    let new = NewEntry {
        id: &id,
        user_id,
        kind,
        details: &details.to_string(),
    };
    rows::insert(tx.conn, scope, &new, now)?;
    Ok(id.to_string())
}

impl TryFrom<StoredEntry> for Entry {
    type Error = Error;

    fn try_from(stored: StoredEntry) -> Result<Self, Error> {
        let details = serde_json::from_str(&stored.details).unwrap_or_else(|_| json!({}));
        let known = Activity::read(&stored.kind, &details);
        Ok(Self {
            id: stored.id,
            at: stored.at,
            by: stored.by,
            // A later version may have noted what this one has no words for.
            text: known
                .as_ref()
                .map_or_else(|| "changed the event".to_owned(), Activity::sentence),
            details: match &known {
                Some(activity) => activity.details()?,
                None => details,
            },
            kind: stored.kind,
        })
    }
}

/// A page begins after the last entry of the page before, whatever was noted since.
fn cursor(last: &StoredEntry) -> String {
    format!("{}.{}", last.at.timestamp_micros(), last.id)
}

fn read_cursor(text: &str) -> Result<(DateTime<Utc>, &str), Invalid> {
    let parts = text.split_once('.').and_then(|(micros, id)| {
        let at = DateTime::from_timestamp_micros(micros.parse().ok()?)?;
        domain::id::is_well_formed(id).then_some((at, id))
    });
    parts.ok_or_else(|| Invalid::new("before", "This is not the `next` of a page."))
}
