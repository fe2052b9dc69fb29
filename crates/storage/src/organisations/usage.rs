//! How much an organisation keeps, for its limits. Deleted events count until they go for good: their rows are still there.

use diesel::dsl::sql;
use diesel::prelude::*;
use diesel::sql_types::BigInt;
use domain::id::OrganisationId;

use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::events::totals;
use crate::guests::imports;
use crate::schema::{events, floor_plans, organisations, plan_patches, snapshots};

/// Limits that the operator has set for one organisation; those of the installation where absent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OwnLimits {
    /// Events, deleted ones included.
    pub events: Option<i64>,
    /// Guests in all events.
    pub guests: Option<i64>,
    /// Bytes of floor plans and snapshots.
    pub plan_bytes: Option<i64>,
}

/// Returns the limits of an organisation.
pub fn own_limits(conn: &mut Connection, organisation: &OrganisationId) -> Result<OwnLimits, Error> {
    let query = organisations::table.find(organisation.as_str()).select((
        organisations::max_events,
        organisations::max_guests,
        organisations::max_plan_bytes,
    ));
    let row: (Option<i64>, Option<i64>, Option<i64>) = both!(conn, c => query.get_result(c))?;
    let (events, guests, plan_bytes) = row;
    Ok(OwnLimits {
        events,
        guests,
        plan_bytes,
    })
}

/// Replaces the limits of an organisation.
pub fn set_own_limits(conn: &mut Connection, organisation: &OrganisationId, limits: OwnLimits) -> Result<(), Error> {
    let change = (
        organisations::max_events.eq(limits.events),
        organisations::max_guests.eq(limits.guests),
        organisations::max_plan_bytes.eq(limits.plan_bytes),
    );
    let update = diesel::update(organisations::table.find(organisation.as_str())).set(change);
    both!(conn, c => update.execute(c))?;
    Ok(())
}

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
