//! Remembers the column mapping of an organisation for files with the same headings.

use std::collections::{BTreeMap, HashMap};

use domain::id::OrganisationId;
use domain::limits::IMPORT_MAPPINGS_MAX;
use import_parsers::{Field, Guided};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use storage::guests::import_mappings as rows;

use crate::core::error::Error;
use crate::core::run::to_json;
use crate::core::service::{Reading, Tx};

/// The meaning of columns, as it is stored.
#[derive(Serialize, Deserialize)]
struct StoredMapping {
    columns: BTreeMap<usize, Option<Field>>,
}

/// The mappings of an organisation by the fingerprint of the headings.
pub(super) struct Remembered(HashMap<String, String>);

/// A mapping to be stored.
#[derive(Clone)]
pub(super) struct ToRemember {
    fingerprint: String,
    mapping: String,
}

impl Remembered {
    pub(super) fn load(r: &mut Reading<'_>, organisation: &OrganisationId) -> Result<Self, Error> {
        let stored = rows::of_organisation(r.conn, organisation)?;
        Ok(Self(stored.into_iter().collect()))
    }

    /// Returns the mapping of these headings, or `None` when it is missing or unreadable.
    pub(super) fn find(&self, headings: &[&str]) -> Option<BTreeMap<usize, Option<Field>>> {
        let text = self.0.get(&fingerprint(headings))?;
        let stored: StoredMapping = serde_json::from_str(text).ok()?;
        Some(stored.columns)
    }
}

/// Returns the mapping to remember, or `None` for a file without headings.
pub(super) fn to_remember(guided: &Guided) -> Result<Option<ToRemember>, Error> {
    if guided.header_row == 0 {
        return Ok(None);
    }
    let headings: Vec<&str> = guided.headings().collect();
    let columns = guided.columns.iter().map(|column| column.field).enumerate();
    Ok(Some(ToRemember {
        fingerprint: fingerprint(&headings),
        mapping: to_json(&StoredMapping {
            columns: columns.collect(),
        })?,
    }))
}

/// Stores a mapping; beyond the limit, the oldest one is removed.
pub(super) fn remember(tx: &mut Tx<'_>, organisation: &OrganisationId, new: &ToRemember) -> Result<(), Error> {
    let now = tx.now;
    Ok(rows::put(
        tx.conn,
        organisation,
        (&new.fingerprint, &new.mapping),
        IMPORT_MAPPINGS_MAX,
        now,
    )?)
}

fn fingerprint(headings: &[&str]) -> String {
    let mut hasher = Sha256::new();
    for heading in headings {
        let folded = domain::fold::name(heading);
        hasher.update(folded.len().to_le_bytes());
        hasher.update(folded);
    }
    let bytes: [u8; 32] = hasher.finalize().into();
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
