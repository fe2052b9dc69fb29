//! How much an organisation keeps, for its limits. Deleted events count until they go for good: their rows are still there.

use diesel::dsl::sql;
use diesel::prelude::*;
use diesel::sql_types::BigInt;
use domain::id::OrganisationId;

use crate::connection::Connection;
use crate::error::Error;
use crate::schema::{events, floor_plans, guests, plan_patches, snapshots};

/// Returns the number of events of an organisation.
pub fn events(conn: &mut Connection, organisation: &OrganisationId) -> Result<i64, Error> {
    let query = events::table
        .filter(events::organisation_id.eq(organisation.as_str()))
        .count();
    Ok(both!(conn, c => query.get_result(c))?)
}

/// Returns the number of guests in all events of an organisation.
pub fn guests(conn: &mut Connection, organisation: &OrganisationId) -> Result<i64, Error> {
    let query = guests::table
        .inner_join(events::table)
        .filter(events::organisation_id.eq(organisation.as_str()))
        .count();
    Ok(both!(conn, c => query.get_result(c))?)
}

/// Returns the bytes of all floor plans and snapshots of an organisation. The databases know how long a text is without
/// reading it.
pub fn plan_bytes(conn: &mut Connection, organisation: &OrganisationId) -> Result<i64, Error> {
    let plans = floor_plans::table
        .inner_join(events::table)
        .filter(events::organisation_id.eq(organisation.as_str()))
        .select(sql::<BigInt>("COALESCE(SUM(octet_length(floor_plans.document)), 0)"));
    let patches = plan_patches::table
        .inner_join(events::table)
        .filter(events::organisation_id.eq(organisation.as_str()))
        .select(sql::<BigInt>("COALESCE(SUM(octet_length(plan_patches.patch)), 0)"));
    let kept = snapshots::table
        .inner_join(events::table)
        .filter(events::organisation_id.eq(organisation.as_str()))
        .select(sql::<BigInt>("COALESCE(SUM(octet_length(snapshots.document)), 0)"));
    let plans: i64 = both!(conn, c => plans.get_result(c))?;
    let patches: i64 = both!(conn, c => patches.get_result(c))?;
    let kept: i64 = both!(conn, c => kept.get_result(c))?;
    Ok(plans.saturating_add(patches).saturating_add(kept))
}
