//! What the columns of files mean to an organisation, by the fingerprint of their headings.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use domain::id::OrganisationId;

use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::schema::import_mappings;

/// Returns the mappings of an organisation: fingerprint and JSON.
pub fn of_organisation(conn: &mut Connection, organisation: &OrganisationId) -> Result<Vec<(String, String)>, Error> {
    let query = import_mappings::table
        .filter(import_mappings::organisation_id.eq(organisation.as_str()))
        .select((import_mappings::fingerprint, import_mappings::mapping));
    Ok(both!(conn, c => query.load(c))?)
}

/// Stores the mapping of a fingerprint in place of the one before. Beyond `most` mappings the organisation loses the one
/// that was stored longest ago.
pub fn put(
    conn: &mut Connection,
    organisation: &OrganisationId,
    (fingerprint, mapping): (&str, &str),
    most: i64,
    now: DateTime<Utc>,
) -> Result<(), Error> {
    let row = (
        import_mappings::organisation_id.eq(organisation.as_str()),
        import_mappings::fingerprint.eq(fingerprint),
        import_mappings::mapping.eq(mapping),
        import_mappings::updated_at.eq(now.naive_utc()),
    );
    let newer = (
        import_mappings::mapping.eq(mapping),
        import_mappings::updated_at.eq(now.naive_utc()),
    );
    both!(conn, c => diesel::insert_into(import_mappings::table)
        .values(row)
        .on_conflict((import_mappings::organisation_id, import_mappings::fingerprint))
        .do_update()
        .set(newer)
        .execute(c))?;
    prune(conn, organisation, most)
}

fn prune(conn: &mut Connection, organisation: &OrganisationId, most: i64) -> Result<(), Error> {
    let too_old = import_mappings::table
        .filter(import_mappings::organisation_id.eq(organisation.as_str()))
        .order((import_mappings::updated_at.desc(), import_mappings::fingerprint))
        .offset(most)
        .limit(most)
        .select(import_mappings::fingerprint);
    let too_old: Vec<String> = both!(conn, c => too_old.load(c))?;
    let target = import_mappings::table
        .filter(import_mappings::organisation_id.eq(organisation.as_str()))
        .filter(import_mappings::fingerprint.eq_any(too_old));
    both!(conn, c => diesel::delete(target).execute(c))?;
    Ok(())
}
