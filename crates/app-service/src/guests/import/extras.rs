//! Data of imported guests that is stored in other tables: tags, plus-ones, and the number of unnamed companions of a
//! party.

use std::collections::{BTreeMap, HashMap};

use domain::account::Act;
use domain::id::{GuestId, PartyId, TagId};
use domain::limits::TAGS_MAX;
use domain::tag::{self, Tag, TagColour};
use storage::events::EventScope;
use storage::guests::{parties, plus_ones, tags};

use super::rows::ImportRow;
use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::service::{Service, Tx};

/// The tags and companions of an added guest.
#[derive(Clone, Debug, Default)]
pub(super) struct Extras {
    pub(super) tags: Vec<TagId>,
    pub(super) host: Option<GuestId>,
    /// The number of unnamed companions.
    pub(super) plus_ones: u8,
}

/// The tags of a file.
#[derive(Default)]
pub(super) struct FileTags {
    by_name: HashMap<String, TagId>,
    /// Tags that this import created.
    made: Vec<TagId>,
}

impl FileTags {
    /// Returns the tags of a row. Words that are not a valid tag name are ignored.
    pub(super) fn of(&self, row: &ImportRow) -> Vec<TagId> {
        let mut found: Vec<TagId> = row
            .tags
            .iter()
            .filter_map(|word| self.by_name.get(&domain::fold::name(word)).cloned())
            .collect();
        found.sort();
        found.dedup();
        found
    }
}

/// Finds the tags that rows name, and creates missing ones within the limit of the organisation.
pub(super) fn find_or_make_tags(
    service: &Service,
    organiser: &Organiser,
    rows: &[ImportRow],
) -> Result<FileTags, Error> {
    let words = rows.iter().flat_map(|row| &row.tags);
    // The first spelling in the file counts.
    let mut names: BTreeMap<String, String> = BTreeMap::new();
    for name in words.filter_map(|word| tag::name(word).ok()) {
        names.entry(domain::fold::name(&name)).or_insert(name);
    }
    if names.is_empty() {
        return Ok(FileTags::default());
    }
    service.write_as(organiser, Act::Edit, move |tx, organiser| {
        let known = tags::of_organisation(tx.conn, organiser.organisation_id())?;
        let mut room = TAGS_MAX.saturating_sub(known.len());
        let mut found = FileTags {
            by_name: known.into_iter().map(|tag| (tag.folded(), tag.id)).collect(),
            made: Vec::new(),
        };
        for (folded, name) in names {
            if room == 0 || found.by_name.contains_key(&folded) {
                continue;
            }
            room -= 1;
            let tag = Tag {
                id: TagId::from_random(&tx.id_bytes()?),
                name,
                colour: TagColour::Grey,
            };
            let now = tx.now;
            tags::insert(tx.conn, organiser.organisation_id(), &tag, now)?;
            found.made.push(tag.id.clone());
            found.by_name.insert(folded, tag.id);
        }
        Ok(found)
    })
}

/// Removes the tags that a failed import created and that no guest has.
pub(super) fn forget_tags(service: &Service, organiser: &Organiser, file: FileTags) -> Result<(), Error> {
    if file.made.is_empty() {
        return Ok(());
    }
    service.write_as(organiser, Act::Edit, move |tx, organiser| {
        let carried = tags::counts(tx.conn, organiser.organisation_id())?;
        for tag in file.made.iter().filter(|tag| !carried.contains_key(tag.as_str())) {
            tags::delete(tx.conn, organiser.organisation_id(), tag)?;
        }
        Ok::<_, Error>(())
    })
}

/// Stores what hangs on guests who were just added: guest, party and the rest.
pub(super) fn store(
    tx: &mut Tx<'_>,
    scope: &EventScope,
    added: &[(GuestId, Option<PartyId>, Extras)],
) -> Result<(), Error> {
    let mut pairs = Vec::new();
    let mut companions: BTreeMap<&PartyId, i32> = BTreeMap::new();
    for (guest, party, extras) in added {
        pairs.extend(extras.tags.iter().map(|tag| (guest.clone(), tag.clone())));
        if let Some(host) = &extras.host {
            plus_ones::set(tx.conn, scope, guest, Some(host))?;
        }
        if let Some(party) = party.as_ref().filter(|_| extras.plus_ones > 0) {
            *companions.entry(party).or_default() += i32::from(extras.plus_ones);
        }
    }
    for (party, more) in companions {
        parties::allow_more_plus_ones(tx.conn, scope, party, more)?;
    }
    Ok(tags::give(tx.conn, scope, &pairs)?)
}
