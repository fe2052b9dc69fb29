//! Tags of an organisation: list, create, update, delete.

use domain::account::Act;
use domain::id::{EventId, GuestId, TagId};
use domain::invalid::Invalid;
use domain::limits::TAGS_MAX;
use domain::live::{Changes, Kind};
use domain::tag::{self, Tag, TagColour};
use storage::guests::tags as rows;

use crate::core::actor::Organiser;
use crate::core::error::{Conflict, Error, Noun};
use crate::core::service::{Reading, Tx};

/// A tag and how many guests carry it, over all events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TagEntry {
    /// The tag.
    pub tag: Tag,
    /// Guests who carry it.
    pub guests: i64,
}

/// Returns the tags of the organisation by name.
pub fn list(r: &mut Reading<'_>, organiser: &Organiser) -> Result<Vec<TagEntry>, Error> {
    let tags = rows::of_organisation(r.conn, organiser.organisation_id())?;
    let counts = rows::counts(r.conn, organiser.organisation_id())?;
    let entry = |tag: Tag| TagEntry {
        guests: counts.get(tag.id.as_str()).copied().unwrap_or_default(),
        tag,
    };
    Ok(tags.into_iter().map(entry).collect())
}

/// The guests of one event who carry a tag.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TagCarriers {
    /// The event.
    pub event: EventId,
    /// The guests on its list, by id.
    pub guests: Vec<GuestId>,
}

/// Returns who carries a tag, by event.
pub fn carriers(r: &mut Reading<'_>, organiser: &Organiser, id: &TagId) -> Result<Vec<TagCarriers>, Error> {
    let known = rows::of_organisation(r.conn, organiser.organisation_id())?;
    if !known.iter().any(|tag| tag.id == *id) {
        return Err(Error::NotFound(Noun::Tag));
    }
    let mut carriers: Vec<TagCarriers> = Vec::new();
    for (event, guest) in rows::carriers(r.conn, organiser.organisation_id(), id)? {
        match carriers.last_mut().filter(|last| last.event == event) {
            Some(last) => last.guests.push(guest),
            None => carriers.push(TagCarriers {
                event,
                guests: vec![guest],
            }),
        }
    }
    Ok(carriers)
}

/// Makes a tag; grey when no colour is given.
pub fn create(tx: &mut Tx<'_>, organiser: &Organiser, name: &str, colour: Option<&str>) -> Result<TagEntry, Error> {
    organiser.must(Act::Edit)?;
    let tag = Tag {
        id: TagId::from_random(&tx.id_bytes()?),
        name: tag::name(name)?,
        colour: colour.map(TagColour::parse).transpose()?.unwrap_or(TagColour::Grey),
    };
    if rows::of_organisation(tx.conn, organiser.organisation_id())?.len() >= TAGS_MAX {
        let message = format!("Organisations are limited to {TAGS_MAX} tags. Delete one first.");
        return Err(Invalid::new("name", message).into());
    }
    let now = tx.now;
    rows::insert(tx.conn, organiser.organisation_id(), &tag, now)?;
    tx.note_organisation(organiser.organisation_id(), Changes::any(Kind::Tags));
    Ok(TagEntry { tag, guests: 0 })
}

/// A change of a tag; absent fields stay as they are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TagPatch {
    /// What people call it.
    pub name: Option<String>,
    /// A colour word.
    pub colour: Option<String>,
}

impl TagPatch {
    fn apply(&self, old: &Tag) -> Result<Tag, Invalid> {
        let mut new = old.clone();
        if let Some(name) = &self.name {
            new.name = tag::name(name)?;
        }
        if let Some(colour) = &self.colour {
            new.colour = TagColour::parse(colour)?;
        }
        Ok(new)
    }
}

/// Renames a tag or changes its colour, unless it has other values than expected.
pub fn update(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    id: &TagId,
    patch: &TagPatch,
    expected: &TagPatch,
) -> Result<TagEntry, Error> {
    organiser.must(Act::Edit)?;
    let mut entry = list(tx, organiser)?
        .into_iter()
        .find(|entry| entry.tag.id == *id)
        .ok_or(Error::NotFound(Noun::Tag))?;
    if expected.apply(&entry.tag)? != entry.tag {
        return Err(Error::Conflict(Conflict::ChangedMeanwhile));
    }
    entry.tag = patch.apply(&entry.tag)?;
    rows::update(tx.conn, organiser.organisation_id(), &entry.tag)?;
    note_tag(tx, organiser, id)?;
    Ok(entry)
}

/// Deletes a tag; no guest carries it any more.
pub fn delete(tx: &mut Tx<'_>, organiser: &Organiser, id: &TagId) -> Result<(), Error> {
    organiser.must(Act::Edit)?;
    note_tag(tx, organiser, id)?;
    rows::delete(tx.conn, organiser.organisation_id(), id).map_err(|error| Error::missing(error, Noun::Tag))
}

/// The guest lists that show the tag change with it.
fn note_tag(tx: &mut Tx<'_>, organiser: &Organiser, id: &TagId) -> Result<(), Error> {
    tx.note_organisation(organiser.organisation_id(), Changes::any(Kind::Tags));
    for scope in rows::events_of(tx.conn, organiser.organisation_id(), id)? {
        tx.note(&scope, Changes::any(Kind::Guests));
    }
    Ok(())
}
