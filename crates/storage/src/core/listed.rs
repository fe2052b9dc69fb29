//! Which rows of guests people see.

use diesel::prelude::*;

use crate::schema::{guests, imports, rooms, sittings};

/// Leaves out guests who were removed, and those of an import that has not ended: people see all guests of a file or none.
#[diesel::dsl::auto_type]
pub(crate) fn listed() -> _ {
    guests::deleted_at.is_null().and(has_come_in())
}

/// Leaves out guests of an import that has not ended.
#[diesel::dsl::auto_type]
pub(crate) fn has_come_in() -> _ {
    let import = imports::table.filter(imports::id.nullable().eq(guests::import_id));
    diesel::dsl::not(diesel::dsl::exists(import))
}

/// Joins guests with the first sitting of their event: lists show the seats of one sitting, so that no guest is listed twice.
#[diesel::dsl::auto_type]
pub(crate) fn at_first_sitting() -> _ {
    sittings::event_id
        .eq(guests::event_id)
        .and(sittings::position.eq(0_i32))
}

/// Joins guests with the first room of their event.
#[diesel::dsl::auto_type]
pub(crate) fn in_first_room() -> _ {
    rooms::event_id.eq(guests::event_id).and(rooms::position.eq(0_i32))
}
