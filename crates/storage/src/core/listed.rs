//! Which rows of guests people see.

use diesel::prelude::*;

use crate::schema::{guests, imports};

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
