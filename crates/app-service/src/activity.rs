//! The activity log. Entries are written in the transaction of the change itself, so the log never records what did not
//! happen.

use chrono::{DateTime, TimeDelta, Utc};
use domain::activity::{Activity, News};
use domain::guest::GuestTexts;
use domain::id::{ActivityId, EventId, UserId};
use domain::invalid::Invalid;
use domain::limits::{
    ACTIVITY_PAGE, ACTIVITY_PAGE_MAX, NEWS_DAYS_MAX, NEWS_ENTRIES_MAX, PLAN_ACTIVITY_MINUTES, UNSEATED_ENTRIES_MAX,
};
use domain::live::Changes;
use serde_json::{Value, json};
use storage::events::EventScope;
use storage::events::{
    activities as rows,
    activities::{NewEntry, StoredEntry},
};
use storage::guests;
use storage::registration::answers;

use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::scope;
use crate::core::service::{Reading, Tx};

/// Minutes in which repeated views of a guest list by one person count as one entry.
const LOOK_ACTIVITY_MINUTES: i64 = 60;

/// An entry of the activity log.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// Names the entry.
    pub id: ActivityId,
    /// When it was done.
    pub at: DateTime<Utc>,
    /// Id and name of the user, unless the account is deleted.
    pub by: Option<(UserId, String)>,
    /// The word for what was done.
    pub kind: String,
    /// What was done, as a phrase that follows the name of the person.
    pub text: String,
    /// What the kind alone does not say.
    pub details: Value,
}

/// Entries, the newest first.
#[derive(Clone, Debug, PartialEq)]
pub struct Page {
    /// At most as many as were asked for.
    pub entries: Vec<Entry>,
    /// The cursor of the next page; `None` on the last one.
    pub next: Option<String>,
}

/// Returns what was done to an event and anything in it. `before` is the `next` of the page before.
pub fn list(
    r: &mut Reading<'_>,
    organiser: &Organiser,
    event: &EventId,
    before: Option<&str>,
    limit: Option<i64>,
) -> Result<Page, Error> {
    let scope = scope::of_event(r, organiser, event)?;
    let before = before.map(read_cursor).transpose()?;
    let limit = limit.unwrap_or(ACTIVITY_PAGE).clamp(1, ACTIVITY_PAGE_MAX);
    // One extra row shows whether there is a next page.
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

/// How much others did while a person was away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Away {
    /// The numbers.
    pub news: News,
    /// There are more entries than were counted.
    pub is_partial: bool,
}

/// Returns how much others did to an event since an instant, at most [`NEWS_DAYS_MAX`] days ago.
pub fn since(
    r: &mut Reading<'_>,
    organiser: &Organiser,
    event: &EventId,
    since: Option<DateTime<Utc>>,
) -> Result<Away, Error> {
    let scope = scope::of_event(r, organiser, event)?;
    let earliest = r.now - TimeDelta::days(NEWS_DAYS_MAX);
    let since = since.map_or(earliest, |since| since.max(earliest));
    let entries = rows::of_others_since(r.conn, &scope, since, organiser.user_id(), NEWS_ENTRIES_MAX)?;
    let mut news = News {
        answers: u64::try_from(answers::count_since(r.conn, &scope, since)?).unwrap_or(0),
        ..News::default()
    };
    for (kind, details) in &entries {
        let details = serde_json::from_str(details).unwrap_or(Value::Null);
        if let Some(activity) = Activity::read(kind, &details) {
            news.count(&activity);
        }
    }
    Ok(Away {
        news,
        is_partial: i64::try_from(entries.len()).unwrap_or(i64::MAX) == NEWS_ENTRIES_MAX,
    })
}

/// Records what was done. Changes of guests are noted by the log of their changes.
pub(crate) fn record(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    scope: &EventScope,
    activity: &Activity,
) -> Result<(), Error> {
    tx.note(scope, Changes::any_of(activity.concerns()));
    insert(tx, organiser, scope, activity).map(drop)
}

/// Notes the progress of something that takes several transactions: its first one adds the entry, which the others update.
pub(crate) fn record_progress(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    scope: &EventScope,
    entry: Option<String>,
    activity: &Activity,
) -> Result<String, Error> {
    tx.note(scope, Changes::any_of(activity.concerns()));
    let (now, details) = (tx.now, activity.details()?);
    match entry {
        Some(id) => {
            rows::update(tx.conn, scope, &id, &details.to_string(), now)?;
            Ok(id)
        }
        None => insert(tx, organiser, scope, activity),
    }
}

/// Replaces a guest's name in all entries of an event, after the guest was renamed or, with [`ERASED_GUEST`], deleted.
/// While another guest has the same name, the entries keep it.
pub(crate) fn replace_name(tx: &mut Tx<'_>, scope: &EventScope, old: &GuestTexts, new: &str) -> Result<(), Error> {
    if guests::has_name(tx.conn, scope, &old.first_name, &old.last_name)? {
        return Ok(());
    }
    Ok(rows::rename(tx.conn, scope, &old.full_name(), new)?)
}

/// Records changes of many guests at once, an entry for each.
pub(crate) fn record_all(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    scope: &EventScope,
    activities: &[Activity],
) -> Result<(), Error> {
    if activities.is_empty() {
        return Ok(());
    }
    for activity in activities {
        tx.note(scope, Changes::any_of(activity.concerns()));
    }
    let now = tx.now;
    let mut texts = Vec::with_capacity(activities.len());
    for activity in activities {
        let id = ActivityId::timed(now, &tx.id_bytes()?);
        texts.push((id, activity.details()?.to_string(), activity));
    }
    let new: Vec<NewEntry<'_>> = texts
        .iter()
        .map(|(id, details, activity)| NewEntry {
            id,
            user_id: Some(organiser.user_id()),
            kind: activity.kind(),
            details,
            guests: activity.guests(),
        })
        .collect();
    Ok(rows::insert_all(tx.conn, scope, &new, now)?)
}

/// Records that a change of the plan unseated guests: an entry for each, or one for all when there are many.
pub(crate) fn record_unseated(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    scope: &EventScope,
    names: Vec<String>,
) -> Result<(), Error> {
    if names.len() > UNSEATED_ENTRIES_MAX {
        let count = u64::try_from(names.len()).unwrap_or(u64::MAX);
        return record(tx, organiser, scope, &Activity::GuestsUnseated { count });
    }
    let entries: Vec<Activity> = names.into_iter().map(|name| Activity::GuestUnseated { name }).collect();
    record_all(tx, organiser, scope, &entries)
}

/// Records that the caller opened the guest list, unless that was recorded within the hour. Lists are read far more
/// often than changed, so the read checks whether an entry is due and a later write adds it.
pub fn record_look(tx: &mut Tx<'_>, organiser: &Organiser, event: &EventId) -> Result<(), Error> {
    let scope = scope::of_event(tx, organiser, event)?;
    if look_is_due(tx, organiser, &scope)? {
        note_look(tx, organiser, &scope, &Activity::GuestListRead)?;
    }
    Ok(())
}

/// Records that the caller exported the guest list to a file.
pub fn record_export(tx: &mut Tx<'_>, organiser: &Organiser, event: &EventId) -> Result<(), Error> {
    let scope = scope::of_event(tx, organiser, event)?;
    note_look(tx, organiser, &scope, &Activity::GuestListExported)
}

/// Records a view. It leaves the event's version, and with it the `ETag` of the guest list, unchanged.
pub(crate) fn note_look(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    scope: &EventScope,
    look: &Activity,
) -> Result<(), Error> {
    insert(tx, organiser, scope, look).map(drop)
}

/// Returns whether opening the guest list should be recorded.
pub(crate) fn look_is_due(r: &mut Reading<'_>, organiser: &Organiser, scope: &EventScope) -> Result<bool, Error> {
    let since = r.now - TimeDelta::minutes(LOOK_ACTIVITY_MINUTES);
    let kind = Activity::GuestListRead.kind();
    Ok(rows::find_latest(r.conn, scope, organiser.user_id(), kind, since)?.is_none())
}

/// Notes edits of the plan: those of one person within minutes of the first one are one entry. The caller notes what they
/// change of the event.
pub(crate) fn record_plan_edits(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    scope: &EventScope,
    edits: u64,
) -> Result<(), Error> {
    let now = tx.now;
    let kind = Activity::PlanChanged { count: edits }.kind();
    let since = now - TimeDelta::minutes(PLAN_ACTIVITY_MINUTES);
    let latest = rows::find_latest(tx.conn, scope, organiser.user_id(), kind, since)?;
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
            let user = Some(organiser.user_id());
            store(tx, user, scope, kind, &details, (None, None)).map(drop)
        }
    }
}

/// Records what visitors did, without changing the event's version.
pub(crate) fn record_visitors(tx: &mut Tx<'_>, scope: &EventScope, activity: &Activity) -> Result<(), Error> {
    store(
        tx,
        None,
        scope,
        activity.kind(),
        &activity.details()?,
        activity.guests(),
    )
    .map(drop)
}

fn insert(tx: &mut Tx<'_>, organiser: &Organiser, scope: &EventScope, activity: &Activity) -> Result<String, Error> {
    let user = Some(organiser.user_id());
    store(
        tx,
        user,
        scope,
        activity.kind(),
        &activity.details()?,
        activity.guests(),
    )
}

fn store(
    tx: &mut Tx<'_>,
    user_id: Option<&UserId>,
    scope: &EventScope,
    kind: &str,
    details: &Value,
    guests: (Option<&str>, Option<&str>),
) -> Result<String, Error> {
    let now = tx.now;
    let id = ActivityId::timed(now, &tx.id_bytes()?);
    let new = NewEntry {
        id: &id,
        user_id,
        kind,
        details: &details.to_string(),
        guests,
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
            // A later version may have recorded kinds that this one cannot describe.
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

/// Encodes a cursor. A page starts after the last entry of the previous page, so new entries do not shift it.
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
