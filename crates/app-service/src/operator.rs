//! What the operator of the installation does on the command line, beside the server.

use std::io::{Read, Write};

use domain::id::EventId;
use storage::organisations as organisation_rows;
use storage::{DatabaseUrl, IntegrityCheck, installation_key, transfer};

use crate::accounts;
use crate::core::actor::{Authority, Organiser};
use crate::core::clock::{Clock, SystemClock};
use crate::core::error::{Error, Noun};
use crate::core::service::{Reading, Service};

pub mod access;
pub mod organisations;
pub mod people;
pub mod report;
pub mod status;

pub use storage::transfer::{Contents, TransferError};

/// Keeps where people reach the product, so that commands make the same links as the server.
pub fn keep_base_url(service: &Service) -> Result<(), Error> {
    let base_url = service.settings().base_url.clone();
    service.write(move |tx| Ok(installation_key::set_base_url(tx.conn, &base_url)?))
}

/// Returns what the operator should know of the collation of the database, if there is something.
pub fn collation_warning(service: &Service) -> Result<Option<String>, Error> {
    Ok(service.storage().collation()?.as_deref().and_then(warning_of_collation))
}

/// Text keys are compared by the collation. Those of the C library change with its upgrades, except C.
fn warning_of_collation(collation: &str) -> Option<String> {
    let warning = format!(
        "the database has the collation {collation}; an upgrade of the C library can corrupt its indices. Run REINDEX after \
         such an upgrade, or move to a database with the collation C."
    );
    (!matches!(collation, "C" | "POSIX")).then_some(warning)
}

/// Returns where people reached the server that ran last.
pub fn base_url(r: &mut Reading<'_>) -> Result<Option<String>, Error> {
    Ok(installation_key::base_url(r.conn)?)
}

/// Returns the owner of an event of any organisation. A process that can read the database can act for its people.
pub fn owner_of(r: &mut Reading<'_>, event: &EventId) -> Result<Organiser, Error> {
    let owner = organisation_rows::owner_of_event(r.conn, event)?;
    let (organisation, user) = owner.ok_or(Error::NotFound(Noun::Event))?;
    accounts::acting_for(r, &user, &organisation, Authority::Membership)
}

/// Writes a backup of the whole installation, also while a server uses it. It contains `secret_key`, unless the operator keeps
/// the key elsewhere.
pub fn write_backup(
    service: &Service,
    secret_key: Option<String>,
    out: &mut dyn Write,
) -> Result<Contents, TransferError> {
    let made_at = service.now().to_rfc3339();
    let manifest = transfer::Manifest::new(made_at, env!("CARGO_PKG_VERSION").to_owned(), secret_key);
    service.storage().read(|conn| transfer::write(conn, manifest, out))
}

/// Returns the newest migration of a database that this program would migrate; nothing for a new or a current one.
pub fn outdated(url: &str) -> Result<Option<String>, TransferError> {
    transfer::outdated(&DatabaseUrl::parse(url)?)
}

/// Writes a backup of a database as it is, before this program migrates it.
pub fn write_outdated(url: &str, secret_key: Option<String>, out: &mut dyn Write) -> Result<Contents, TransferError> {
    let made_at = SystemClock.now().to_rfc3339();
    let manifest = transfer::Manifest::new(made_at, env!("CARGO_PKG_VERSION").to_owned(), secret_key);
    transfer::write_outdated(&DatabaseUrl::parse(url)?, manifest, out)
}

/// The description of a backup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Described {
    /// When it was made.
    pub made_at: String,
    /// The key of its installation, unless the operator keeps it elsewhere.
    pub secret_key: Option<String>,
    /// How much it holds.
    pub contents: Contents,
}

/// Reads a backup to its end and checks all of it, without restoring anything.
pub fn verify_backup(input: impl Read) -> Result<Described, TransferError> {
    let archive = transfer::Archive::open(input)?;
    let manifest = archive.manifest.clone();
    Ok(Described {
        made_at: manifest.made_at,
        secret_key: manifest.secret_key,
        contents: archive.verify()?,
    })
}

/// Fills a database with a backup: a new SQLite file, or a PostgreSQL database, whose rows are replaced.
pub fn restore_backup(url: &str, input: impl Read) -> Result<Contents, TransferError> {
    transfer::restore(&DatabaseUrl::parse(url)?, transfer::Archive::open(input)?)
}

/// Copies a database into a new one, of either kind, and compares every row.
pub fn move_database(from: &str, to: &str) -> Result<Contents, TransferError> {
    transfer::transfer(&DatabaseUrl::parse(from)?, &DatabaseUrl::parse(to)?)
}

/// Returns what is wrong with the pages of a SQLite file; nothing for PostgreSQL. Reads all of the file. Blocks.
pub fn damaged_pages(url: &str) -> Result<Vec<String>, TransferError> {
    let check = IntegrityCheck::of(&DatabaseUrl::parse(url)?);
    Ok(check.map(|check| check.run()).transpose()?.unwrap_or_default())
}

/// Makes sure that no server uses a database; PostgreSQL does not tell.
pub fn claim_database(url: &str) -> Result<(), TransferError> {
    transfer::claim(&DatabaseUrl::parse(url)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_collations_that_can_change_are_warned_about() {
        assert_eq!(warning_of_collation("C"), None);
        assert_eq!(warning_of_collation("POSIX"), None);
        let warning = warning_of_collation("de_DE.UTF-8").unwrap();
        assert!(
            warning.contains("de_DE.UTF-8") && warning.contains("REINDEX"),
            "{warning}"
        );
    }
}
