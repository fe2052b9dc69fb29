//! A page of the organisations of an installation, and when each was used last: for the operator.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::define_sql_function;
use diesel::dsl::{count_star, exists, max};
use diesel::prelude::*;
use diesel::sql_types::Text;
use domain::id::OrganisationId;

use super::usage::OwnLimits;
use crate::accounts::organisation_id;
use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::schema::{event_versions, events, memberships, organisations, sessions, users};

define_sql_function! {
    /// Returns a text in lower case; SQLite changes ASCII only.
    fn lower(text: Text) -> Text;
}

/// Which organisations are listed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PageOfOrganisations {
    /// Part of the name, or the whole id; all organisations when empty.
    pub search: String,
    /// Name and id of the last organisation of the page before.
    pub after: Option<(String, String)>,
    /// Organisations at most.
    pub limit: i64,
}

/// An organisation with its own limits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedOrganisation {
    /// The organisation.
    pub id: OrganisationId,
    /// Its name.
    pub name: String,
    /// When it was made.
    pub created_at: DateTime<Utc>,
    /// Its own limits; those of the installation where absent.
    pub limits: OwnLimits,
}

type ListedRow = (String, String, NaiveDateTime, Option<i64>, Option<i64>, Option<i64>);

/// Returns organisations with members, without sandboxes, by their names.
pub fn page(conn: &mut Connection, page: &PageOfOrganisations) -> Result<Vec<ListedOrganisation>, Error> {
    let typed = pattern(&page.search);
    let lowered = typed.to_lowercase();
    let (after_name, after_id) = page.after.clone().unwrap_or_default();
    let member = memberships::table
        .inner_join(users::table)
        .filter(memberships::organisation_id.eq(organisations::id))
        .filter(users::sandbox_until.is_null());
    let is_found = lower(organisations::name)
        .like(&lowered)
        .escape('\\')
        .or(organisations::name.like(&typed).escape('\\'))
        .or(organisations::id.eq(&page.search));
    let query = organisations::table
        // Together with the second condition, a range of the index.
        .filter(organisations::name.ge(&after_name))
        .filter(organisations::name.gt(&after_name).or(organisations::id.gt(&after_id)))
        .filter(is_found)
        .filter(exists(member))
        .order((organisations::name, organisations::id))
        .limit(page.limit)
        .select((
            organisations::id,
            organisations::name,
            organisations::created_at,
            organisations::max_events,
            organisations::max_guests,
            organisations::max_plan_bytes,
        ));
    let rows: Vec<ListedRow> = both!(conn, c => query.load(c))?;
    rows.into_iter().map(from_row).collect()
}

/// Returns the number of members of an organisation.
pub fn members(conn: &mut Connection, organisation: &OrganisationId) -> Result<i64, Error> {
    let query = memberships::table
        .filter(memberships::organisation_id.eq(organisation.as_str()))
        .select(count_star());
    Ok(both!(conn, c => query.get_result(c))?)
}

/// Returns when a member used the product last or anything in an event changed, as far as that is still known.
pub fn last_activity(conn: &mut Connection, organisation: &OrganisationId) -> Result<Option<DateTime<Utc>>, Error> {
    let of_events = events::table
        .filter(events::organisation_id.eq(organisation.as_str()))
        .select(max(events::updated_at));
    let of_lists = event_versions::table
        .inner_join(events::table.on(events::id.eq(event_versions::event_id)))
        .filter(events::organisation_id.eq(organisation.as_str()))
        .select(max(event_versions::changed_at));
    let session = memberships::user_id
        .eq(sessions::user_id)
        .and(memberships::organisation_id.eq(sessions::organisation_id));
    let of_members = memberships::table
        .inner_join(sessions::table.on(session))
        .filter(memberships::organisation_id.eq(organisation.as_str()))
        .select((max(sessions::created_at), max(sessions::last_seen_at)));
    let events: Option<NaiveDateTime> = both!(conn, c => of_events.get_result(c))?;
    let lists: Option<NaiveDateTime> = both!(conn, c => of_lists.get_result(c))?;
    let (signed_in, seen): (Option<NaiveDateTime>, Option<NaiveDateTime>) = both!(conn, c => of_members.get_result(c))?;
    let latest = [events, lists, signed_in, seen].into_iter().flatten().max();
    Ok(latest.map(|at| at.and_utc()))
}

fn from_row((id, name, created_at, events, guests, plan_bytes): ListedRow) -> Result<ListedOrganisation, Error> {
    Ok(ListedOrganisation {
        id: organisation_id(id)?,
        name,
        created_at: created_at.and_utc(),
        limits: OwnLimits {
            events,
            guests,
            plan_bytes,
        },
    })
}

/// Returns the pattern that finds a text anywhere.
fn pattern(search: &str) -> String {
    let mut pattern = String::from("%");
    for letter in search.chars() {
        if matches!(letter, '%' | '_' | '\\') {
            pattern.push('\\');
        }
        pattern.push(letter);
    }
    pattern.push('%');
    pattern
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wildcards_are_searched_for_as_they_are() {
        assert_eq!(pattern("50%_\\"), "%50\\%\\_\\\\%");
        assert_eq!(pattern(""), "%%");
    }
}
