//! How much an organisation keeps, for its limits. Deleted events count until they go for good: their rows are still there.

use diesel::dsl::sql;
use diesel::prelude::*;
use diesel::sql_types::BigInt;
use domain::id::OrganisationId;

use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::events::totals;
use crate::guests::imports;
use crate::schema::{events, floor_plans, plan_patches, snapshots};

/// Returns the number of events of an organisation.
pub fn events(conn: &mut Connection, organisation: &OrganisationId) -> Result<i64, Error> {
    let query = events::table
        .filter(events::organisation_id.eq(organisation.as_str()))
        .count();
    Ok(both!(conn, c => query.get_result(c))?)
}

/// Returns the number of guests in all events of an organisation, those of imports that are only beginning included.
pub fn guests(conn: &mut Connection, organisation: &OrganisationId) -> Result<i64, Error> {
    let stored = totals::stored_in_all(conn, organisation)?;
    Ok(stored + imports::awaited_in_all(conn, organisation)?)
}

/// Adds up the lengths of a text in all events of an organisation. The databases know how long a text is without reading
/// it.
macro_rules! bytes_of {
    ($conn:ident, $organisation:ident, $table:ident, $text:literal) => {{
        let query = $table::table
            .inner_join(events::table)
            .filter(events::organisation_id.eq($organisation.as_str()))
            .select(sql::<BigInt>(concat!("COALESCE(SUM(octet_length(", $text, ")), 0)")));
        let bytes: i64 = both!($conn, c => query.get_result(c))?;
        bytes
    }};
}

/// Returns the bytes of all floor plans and snapshots of an organisation.
pub fn plan_bytes(conn: &mut Connection, organisation: &OrganisationId) -> Result<i64, Error> {
    let plans = bytes_of!(conn, organisation, floor_plans, "floor_plans.document");
    let patches = bytes_of!(conn, organisation, plan_patches, "plan_patches.patch");
    let kept = bytes_of!(conn, organisation, snapshots, "snapshots.document");
    Ok(plans.saturating_add(patches).saturating_add(kept))
}
