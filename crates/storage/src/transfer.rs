//! Takes a whole database elsewhere: into an archive, back out of it, or into the other kind of database. Rows are read as
//! texts that mean the same on SQLite and PostgreSQL (`rows`), so that they can be compared one by one wherever they are.
//! `archive` is the format of backups, `target` fills databases.

mod archive;
mod catalogue;
mod report;
mod rows;
mod target;

use std::io;

use thiserror::Error as ThisError;

use crate::core::error::Error;

pub use archive::{Archive, Contents, Manifest, write};
pub use report::{broken_references, bytes, counts};
pub use target::{claim, outdated, restore, restore_fresh, transfer, write_outdated};

/// All tables but those that are left out. Rows refer to rows of earlier tables only.
pub const TABLES: [&str; 59] = [
    "users",
    "organisations",
    "sign_in_requests",
    "rate_limits",
    "installation_key",
    "housekeeping_clock",
    "memberships",
    "events",
    "account_tokens",
    "external_identities",
    "invitations",
    "outbox",
    "images",
    "tags",
    "import_mappings",
    "suppressions",
    "organisation_mail_servers",
    "sessions",
    "rooms",
    "sittings",
    "sitting_rooms",
    "floor_plans",
    "plan_commands",
    "parties",
    "activities",
    "snapshots",
    "event_versions",
    "imports",
    "seat_indexes",
    "hidden_seat_indexes",
    "seats",
    "jobs",
    "wishes",
    "past_imports",
    "forms",
    "venues",
    "email_templates",
    "event_translations",
    "exports",
    "attendance",
    "mail_tries",
    "guests",
    "plan_patches",
    "form_versions",
    "waiting_list",
    "entrances",
    "email_schedules",
    "printed",
    "email_template_versions",
    "seat_assignments",
    "guest_sittings",
    "plus_ones",
    "answer_confirmations",
    "guest_tokens",
    "guest_tags",
    "guest_changes",
    "answers",
    "campaigns",
    "guest_mails",
];

/// Tables that backups leave out: triggers fill the first two while guests are stored and seated; who has seen an
/// earlier state reads everything again when the third is empty and the fourth has another number. The others are about the servers of an
/// installation.
pub const LEFT_OUT: [&str; 6] = [
    "event_counts",
    "sitting_counts",
    "changes",
    "live_epoch",
    "leases",
    "build_files",
];

/// Why a database was not taken elsewhere.
#[derive(Debug, ThisError)]
pub enum TransferError {
    /// The database failed.
    #[error("{0}")]
    Database(#[from] Error),
    /// The archive cannot be written.
    #[error("the backup cannot be written: {0}")]
    Write(#[source] io::Error),
    /// The archive cannot be read.
    #[error("the backup cannot be read: {0}")]
    Read(#[source] io::Error),
    /// The file is something else.
    #[error("this is not a backup of Seatwright")]
    Format,
    /// The archive is of a version of the program that did more.
    #[error("the backup was made by a newer version of Seatwright; install that version first")]
    Newer,
    /// The archive is older than the schema, and the target is in use.
    #[error("the backup was made by an older version of Seatwright; restore it into an empty database")]
    Older,
    /// The archive is not what was written.
    #[error("the backup is damaged: {0}")]
    Damaged(String),
    /// Someone uses the database.
    #[error("the database is in use by a server; stop it first")]
    InUse,
    /// The target holds data.
    #[error("the target already holds data")]
    NotEmpty,
    /// A copied table differs from its source.
    #[error("the copy of the table {0} differs from its source")]
    Differs(String),
}

impl From<diesel::result::Error> for TransferError {
    fn from(error: diesel::result::Error) -> Self {
        Self::Database(error.into())
    }
}
