//! Work that one of several servers does for the installation. The one that holds the lease does it.

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::schema::leases;

/// Takes a lease, or extends an own one. Returns false while another server holds it.
pub fn take(
    conn: &mut Connection,
    name: &str,
    owner: &str,
    until: DateTime<Utc>,
    now: DateTime<Utc>,
) -> Result<bool, Error> {
    let held = (leases::owner.eq(owner), leases::until.eq(until.naive_utc()));
    let free = leases::table
        .find(name)
        .filter(leases::owner.eq(owner).or(leases::until.le(now.naive_utc())));
    if both!(conn, c => diesel::update(free).set(held).execute(c))? > 0 {
        return Ok(true);
    }
    let insert = diesel::insert_into(leases::table)
        .values((leases::name.eq(name), held))
        .on_conflict_do_nothing();
    Ok(both!(conn, c => insert.execute(c))? > 0)
}

/// Ends an own lease.
pub fn release(conn: &mut Connection, name: &str, owner: &str) -> Result<(), Error> {
    let own = leases::table.find(name).filter(leases::owner.eq(owner));
    both!(conn, c => diesel::delete(own).execute(c))?;
    Ok(())
}
