//! How the database fails, in the words of the product: which constraint was violated, or that it does not answer.

use diesel::result::{DatabaseErrorKind, Error as DieselError};
use thiserror::Error;

/// Why a query or a transaction failed.
#[derive(Debug, Error)]
pub enum Error {
    /// The caller has no such row.
    #[error("no such row")]
    NotFound,
    /// A constraint of the schema refused the write.
    #[error("constraint violated: {0:?}")]
    Conflict(Constraint),
    /// The database is unreachable, read-only, or gave up on a lock. Worth a retry.
    #[error("database unavailable: {0}")]
    Unavailable(String),
    /// The disk of the database is full: nothing can be written until the operator makes space.
    #[error("database full: {0}")]
    Full(String),
    /// A query failed because of a bug.
    #[error("database error: {0}")]
    Database(#[source] DieselError),
    /// A stored value cannot be read.
    #[error("stored value is corrupt: {0}")]
    Corrupt(String),
}

/// The constraints that a correct program can meet when two people act at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Constraint {
    /// Another guest has the seat.
    SeatTaken,
    /// The guest got a seat at the same moment.
    GuestSeated,
    /// The address has an account.
    EmailTaken,
    /// The lookup code belongs to another guest.
    LookupCode,
    /// The change of the plan was applied before.
    CommandId,
    /// The plan got this revision from someone else.
    PlanRevision,
    /// The event has a party of this name.
    PartyName,
    /// The organisation has a tag of this name.
    TagName,
    /// The person is a member of the organisation.
    AlreadyMember,
    /// The address has an invitation of the organisation.
    AlreadyInvited,
    /// The organisation has a picture of the same bytes.
    SameImage,
    /// A row that is referred to does not exist, or is still referred to.
    Reference,
}

/// What the trigger on `seat_assignments` says about a seat that the plan does not have.
const NO_SUCH_SEAT: &str = "seat_assignments_seat_fkey";

/// Constraint name on PostgreSQL, columns in SQLite's message, meaning.
const UNIQUE: [(&str, &str, Constraint); 13] = [
    (
        "seat_assignments_seat_key",
        "seat_assignments.event_id, seat_assignments.sitting_id, seat_assignments.room_id, seat_assignments.seat_id",
        Constraint::SeatTaken,
    ),
    (
        "seat_assignments_guest_key",
        "seat_assignments.event_id, seat_assignments.guest_id, seat_assignments.sitting_id",
        Constraint::GuestSeated,
    ),
    ("users_email_folded_key", "users.email_folded", Constraint::EmailTaken),
    ("guests_lookup_code_key", "guests.lookup_code", Constraint::LookupCode),
    (
        "plan_commands_command_id_key",
        "plan_commands.event_id, plan_commands.room_id, plan_commands.command_id",
        Constraint::CommandId,
    ),
    (
        "plan_commands_pkey",
        "plan_commands.event_id, plan_commands.room_id, plan_commands.revision",
        Constraint::PlanRevision,
    ),
    (
        "floor_plans_pkey",
        "floor_plans.event_id, floor_plans.room_id",
        Constraint::PlanRevision,
    ),
    (
        "plan_patches_revision_key",
        "plan_patches.event_id, plan_patches.room_id, plan_patches.revision",
        Constraint::PlanRevision,
    ),
    (
        "parties_name_key",
        "parties.event_id, parties.name",
        Constraint::PartyName,
    ),
    (
        "tags_name_key",
        "tags.organisation_id, tags.name_folded",
        Constraint::TagName,
    ),
    (
        "memberships_pkey",
        "memberships.organisation_id, memberships.user_id",
        Constraint::AlreadyMember,
    ),
    (
        "invitations_email_key",
        "invitations.organisation_id, invitations.email_folded",
        Constraint::AlreadyInvited,
    ),
    (
        "images_sha256_key",
        "images.organisation_id, images.sha256",
        Constraint::SameImage,
    ),
];

impl From<DieselError> for Error {
    fn from(error: DieselError) -> Self {
        let DieselError::DatabaseError(kind, info) = &error else {
            return match error {
                DieselError::NotFound => Self::NotFound,
                DieselError::BrokenTransactionManager => Self::Unavailable(error.to_string()),
                other => Self::Database(other),
            };
        };
        match kind {
            DatabaseErrorKind::UniqueViolation => match unique(info.constraint_name(), info.message()) {
                Some(constraint) => Self::Conflict(constraint),
                None => Self::Database(error),
            },
            DatabaseErrorKind::ForeignKeyViolation => Self::Conflict(Constraint::Reference),
            DatabaseErrorKind::SerializationFailure
            | DatabaseErrorKind::ClosedConnection
            | DatabaseErrorKind::UnableToSendCommand => Self::Unavailable(info.message().to_owned()),
            // A trigger of SQLite can only name what it refuses.
            _ if info.message() == NO_SUCH_SEAT => Self::Conflict(Constraint::Reference),
            _ if is_full(info.message()) => Self::Full(info.message().to_owned()),
            _ if is_transient(info.message()) => Self::Unavailable(info.message().to_owned()),
            _ => Self::Database(error),
        }
    }
}

impl Error {
    /// Returns the failure of a commit as the writes in it report it: each is worth a retry, unless the disk is full.
    pub(crate) fn for_others(&self) -> Self {
        match self {
            Self::Full(why) => Self::Full(why.clone()),
            other => Self::Unavailable(other.to_string()),
        }
    }
}

fn unique(name: Option<&str>, message: &str) -> Option<Constraint> {
    let columns = message.strip_prefix("UNIQUE constraint failed: ");
    let known = UNIQUE
        .iter()
        .find(|(constraint, listed, _)| name == Some(*constraint) || columns == Some(*listed));
    known.map(|(_, _, meaning)| *meaning)
}

/// Returns whether the disk is full, by the words of SQLite and PostgreSQL.
fn is_full(message: &str) -> bool {
    let signs = [
        "database or disk is full",
        "No space left on device",
        "could not extend file",
    ];
    signs.iter().any(|sign| message.contains(sign))
}

/// Returns whether the database is in a state that passes or that an operator ends. Diesel hands on neither SQLite's extended codes nor
/// PostgreSQL's SQLSTATE for them, only the text; a PostgreSQL whose `lc_messages` is not English therefore reports a
/// deadlock as an internal error, and only its superuser can change that setting.
fn is_transient(message: &str) -> bool {
    let signs = [
        "database is locked",
        "disk I/O error",
        "attempt to write a readonly database",
        "unable to open database file",
        "deadlock detected",
        "canceling statement due to",
        "in a read-only transaction",
        "server closed the connection",
        "terminating connection",
        "too many clients",
        "the database system is",
        "remaining connection slots",
    ];
    signs.iter().any(|sign| message.contains(sign))
}

#[cfg(test)]
mod tests {
    use diesel::connection::SimpleConnection;
    use diesel::{Connection, SqliteConnection};

    use super::*;

    fn error_of(statement: &str) -> Error {
        let mut conn = SqliteConnection::establish(":memory:").unwrap();
        let schema =
            "CREATE TABLE parties (event_id TEXT, name TEXT NOT NULL CONSTRAINT short CHECK (length(name) < 5));
                      CREATE UNIQUE INDEX parties_name_key ON parties (event_id, name);
                      CREATE TABLE other (name TEXT PRIMARY KEY)";
        conn.batch_execute(schema).unwrap();
        conn.batch_execute(statement).unwrap_err().into()
    }

    #[test]
    fn a_constraint_that_no_race_can_meet_is_a_fault_and_names_itself() {
        for (statement, name) in [
            ("INSERT INTO parties VALUES ('e', 'too long')", "short"),
            ("INSERT INTO parties VALUES ('e', NULL)", "parties.name"),
            ("INSERT INTO other VALUES ('a'), ('a')", "other.name"),
        ] {
            let error = error_of(statement);
            assert!(matches!(error, Error::Database(_)), "{error:?}");
            assert!(error.to_string().contains(name), "{error}");
        }
    }

    #[test]
    fn a_full_disk_and_a_database_that_takes_no_writes_are_told_apart() {
        let full = error_of("PRAGMA max_page_count = 4; INSERT INTO other VALUES (hex(randomblob(100000)))");
        assert!(matches!(full, Error::Full(_)), "{full:?}");
        let read_only = error_of("PRAGMA query_only = ON; INSERT INTO other VALUES ('a')");
        assert!(matches!(read_only, Error::Unavailable(_)), "{read_only:?}");
        assert!(is_full(
            "could not extend file \"base/5/16384\": No space left on device"
        ));
        assert!(is_transient("cannot execute INSERT in a read-only transaction"));
    }

    #[test]
    fn a_constraint_of_two_writers_keeps_its_meaning() {
        let error = error_of("INSERT INTO parties VALUES ('e', 'a'), ('e', 'a')");
        assert!(matches!(error, Error::Conflict(Constraint::PartyName)), "{error:?}");
    }
}
