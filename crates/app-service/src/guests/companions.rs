//! What hangs on a guest in rows of its own: tags, and who brings the guest.

use std::collections::BTreeSet;

use domain::guest::GuestPatch;
use domain::guest::change::FieldChange;
use domain::id::{GuestId, TagId};
use domain::invalid::Invalid;
use storage::events::EventScope;
use storage::guests::{self, plus_ones, tags};

use crate::core::actor::Organiser;
use crate::core::error::{Error, Noun};
use crate::core::ids::RequestId as _;
use crate::core::service::{Reading, Tx};

/// Applies what a patch says about tags and host, and returns what changed.
pub(super) fn apply(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    scope: &EventScope,
    guest: &GuestId,
    patch: &GuestPatch,
) -> Result<Vec<FieldChange>, Error> {
    let tags = match &patch.tags {
        Some(tags) => set_tags(tx, organiser, scope, guest, tags)?,
        None => None,
    };
    let host = match &patch.plus_one_of {
        Some(host) => set_host(tx, scope, guest, host.as_deref())?,
        None => None,
    };
    Ok(tags.into_iter().chain(host).collect())
}

/// Reads ids of tags of the organisation, each once.
pub(super) fn known_tags(r: &mut Reading<'_>, organiser: &Organiser, ids: &[String]) -> Result<BTreeSet<TagId>, Error> {
    if ids.is_empty() {
        return Ok(BTreeSet::new());
    }
    let known = tags::of_organisation(r.conn, organiser.organisation_id())?;
    let read = |id: &String| {
        let id = TagId::read(id)?;
        let is_known = known.iter().any(|tag| tag.id == id);
        is_known.then_some(id).ok_or(Error::NotFound(Noun::Tag))
    };
    ids.iter().map(read).collect()
}

/// Returns tags as a value of the history: their ids, separated by commas.
pub(super) fn tags_value(tags: &BTreeSet<TagId>) -> String {
    let ids: Vec<&str> = tags.iter().map(TagId::as_str).collect();
    ids.join(",")
}

/// Replaces the tags of a guest, and returns what changed.
pub(super) fn set_tags(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    scope: &EventScope,
    guest: &GuestId,
    ids: &[String],
) -> Result<Option<FieldChange>, Error> {
    let wanted = known_tags(tx, organiser, ids)?;
    let carried = tags::of_guests(tx.conn, scope, Some(&[guest]))?.remove(guest.as_str());
    let carried: BTreeSet<TagId> = carried
        .unwrap_or_default()
        .iter()
        .map(|id| TagId::read(id))
        .collect::<Result<_, _>>()?;
    for tag in carried.difference(&wanted) {
        tags::take(tx.conn, scope, &[guest], tag)?;
    }
    let missing = wanted.difference(&carried).map(|tag| (guest.clone(), tag.clone()));
    let missing: Vec<_> = missing.collect();
    tx.note_guests(scope, [guest]);
    tags::give(tx.conn, scope, &missing)?;
    let change = || FieldChange::new(guest, FieldChange::TAGS, tags_value(&carried), tags_value(&wanted));
    Ok((carried != wanted).then(change))
}

/// Sets who brings a guest, and returns what changed. A guest who is brought by another brings none.
pub(super) fn set_host(
    tx: &mut Tx<'_>,
    scope: &EventScope,
    guest: &GuestId,
    host: Option<&str>,
) -> Result<Option<FieldChange>, Error> {
    let host = match host.filter(|host| !host.is_empty()) {
        Some(host) => Some(checked_host(tx, scope, guest, host)?),
        None => None,
    };
    let before = plus_ones::hosts(tx.conn, scope, Some(&[guest]))?.remove(guest.as_str());
    if before == host {
        return Ok(None);
    }
    tx.note_guests(scope, [guest]);
    plus_ones::set(tx.conn, scope, guest, host.as_ref())?;
    let value = |host: Option<GuestId>| host.map(String::from).unwrap_or_default();
    Ok(Some(FieldChange::new(
        guest,
        FieldChange::PLUS_ONE_OF,
        value(before),
        value(host),
    )))
}

fn checked_host(r: &mut Reading<'_>, scope: &EventScope, guest: &GuestId, host: &str) -> Result<GuestId, Error> {
    let host = GuestId::read(host)?;
    guests::get(r.conn, scope, &host).map_err(|error| Error::missing(error, Noun::Guest))?;
    if host == *guest {
        return Err(Invalid::new("plusOneOf", "A guest cannot be their own plus-one.").into());
    }
    let host_is_brought = !plus_ones::hosts(r.conn, scope, Some(&[&host]))?.is_empty();
    if host_is_brought || plus_ones::is_host(r.conn, scope, guest)? {
        return Err(Invalid::new("plusOneOf", "A plus-one cannot bring another plus-one.").into());
    }
    Ok(host)
}
