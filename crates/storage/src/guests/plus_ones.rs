//! Plus-ones and their hosts.

use std::collections::{HashMap, HashSet};

use diesel::prelude::*;
use domain::id::GuestId;

use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::EventScope;
use crate::schema::plus_ones;

/// Returns the hosts of an event's guests by the guest they bring: of at most 500 guests, or of all.
pub fn hosts(
    conn: &mut Connection,
    scope: &EventScope,
    guests: Option<&[&GuestId]>,
) -> Result<HashMap<String, GuestId>, Error> {
    let all = plus_ones::table
        .filter(plus_ones::event_id.eq(scope.id()))
        .select((plus_ones::guest_id, plus_ones::host_id));
    let ids = guests.map(|guests| guests.iter().map(|guest| guest.as_str()));
    let rows: Vec<(String, String)> = match ids {
        Some(ids) => both!(conn, c => all.filter(plus_ones::guest_id.eq_any(ids)).load(c))?,
        None => both!(conn, c => all.load(c))?,
    };
    let read = |(guest, host)| Ok((guest, crate::core::event_scope::guest_id(host)?));
    rows.into_iter().map(read).collect()
}

/// Returns whether a guest brings others.
pub fn is_host(conn: &mut Connection, scope: &EventScope, guest: &GuestId) -> Result<bool, Error> {
    let brought = plus_ones::table
        .filter(plus_ones::event_id.eq(scope.id()))
        .filter(plus_ones::host_id.eq(guest.as_str()));
    let query = diesel::select(diesel::dsl::exists(brought));
    Ok(both!(conn, c => query.get_result(c))?)
}

/// Returns the companions of an event whose host has not confirmed the address of the registration yet.
pub fn unconfirmed(conn: &mut Connection, scope: &EventScope, of: &[GuestId]) -> Result<HashSet<String>, Error> {
    let query = plus_ones::table
        .filter(plus_ones::event_id.eq(scope.id()))
        .filter(plus_ones::guest_id.eq_any(of.iter().map(GuestId::as_str)))
        .filter(plus_ones::unconfirmed.eq(true))
        .select(plus_ones::guest_id);
    let rows: Vec<String> = both!(conn, c => query.load(c))?;
    Ok(rows.into_iter().collect())
}

/// Sets whether mail to these companions waits until their host has confirmed the address of the registration.
pub fn set_unconfirmed(
    conn: &mut Connection,
    scope: &EventScope,
    companions: &[GuestId],
    unconfirmed: bool,
) -> Result<(), Error> {
    let target = plus_ones::table
        .filter(plus_ones::event_id.eq(scope.id()))
        .filter(plus_ones::guest_id.eq_any(companions.iter().map(GuestId::as_str)));
    let change = plus_ones::unconfirmed.eq(unconfirmed);
    both!(conn, c => diesel::update(target).set(change).execute(c))?;
    Ok(())
}

/// Sets or clears the host of a guest. Mail to the guest then needs no confirmation.
pub fn set(conn: &mut Connection, scope: &EventScope, guest: &GuestId, host: Option<&GuestId>) -> Result<(), Error> {
    let target = plus_ones::table
        .filter(plus_ones::event_id.eq(scope.id()))
        .filter(plus_ones::guest_id.eq(guest.as_str()));
    both!(conn, c => diesel::delete(target).execute(c))?;
    if let Some(host) = host {
        let row = (
            plus_ones::organisation_id.eq(scope.organisation()),
            plus_ones::event_id.eq(scope.id()),
            plus_ones::guest_id.eq(guest.as_str()),
            plus_ones::host_id.eq(host.as_str()),
            plus_ones::unconfirmed.eq(false),
        );
        both!(conn, c => diesel::insert_into(plus_ones::table).values(row).execute(c))?;
    }
    Ok(())
}
