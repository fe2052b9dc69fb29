//! Pictures: uploading, listing, showing and deleting them, and searching the bundled library. [`access`] alone decides
//! who may see a picture.

use chrono::{DateTime, Utc};
use domain::account::Act;
use domain::id::ImageId;
use domain::limits::{IMAGES_BYTES_MAX, SANDBOX_IMAGES_BYTES_MAX};
use domain::live::{Changes, Kind as LiveKind};
use pictures::label;
pub use pictures::library::Drawing;
use pictures::picture::{Kind, Picture};
use pictures::refusal::Refusal;
use pictures::upload;
use serde_json::json;
use sha2::{Digest, Sha256};
pub use storage::plans::images::Origin;
use storage::plans::{
    images as rows,
    images::{Image, NewImage},
};
use storage::{
    organisations,
    plans::{floor_plans, venues},
};

use crate::core::actor::Organiser;
use crate::core::error::{Conflict, Error, Noun, Refused};
use crate::core::service::{Reading, Service, Tx};
use crate::plans;

mod access;
mod search;

pub use access::content;
pub use search::{Query, drawing, licences, query, search};

const MEGABYTE: i64 = 1024 * 1024;

/// A picture without its bytes.
#[derive(Clone, Debug, PartialEq)]
pub struct ImageView {
    /// Names the picture.
    pub id: ImageId,
    /// The format.
    pub kind: Kind,
    /// The width in pixels as it is shown.
    pub width: f64,
    /// The height in pixels as it is shown.
    pub height: f64,
    /// The label: what is left of the file's name.
    pub name: String,
    /// Where it was found, unless a person uploaded it.
    pub origin: Option<Origin>,
    /// How many bytes are kept.
    pub byte_count: i64,
    /// When it was added.
    pub created_at: DateTime<Utc>,
}

/// Stores an uploaded picture; the content determines its type, not the file name. Uploading the same picture again
/// adds no row. Blocks while reading.
pub fn upload(service: &Service, organiser: &Organiser, file_name: &str, bytes: &[u8]) -> Result<ImageView, Error> {
    keep(service, organiser, &label::clean(file_name), None, bytes)
}

/// Stores a drawing of the library, named as `set/name`, as a picture of the organisation.
pub fn keep_drawing(service: &Service, organiser: &Organiser, place: &str) -> Result<ImageView, Error> {
    let (set, name) = place.split_once('/').ok_or(Error::NotFound(Noun::Image))?;
    let drawing = drawing(set, name)?;
    let origin = Origin {
        source: "library".to_owned(),
        author: drawing.set.author.to_owned(),
        license: drawing.set.licence.to_owned(),
    };
    keep(
        service,
        organiser,
        &drawing.title,
        Some(origin),
        drawing.svg().as_bytes(),
    )
}

/// Refuses members who may not add pictures, before anything is fetched for them.
pub fn may_add(organiser: &Organiser) -> Result<(), Error> {
    organiser.must_edit()
}

/// Reads a small external picture that is shown but not stored; returns `None` unless it is a raster picture.
pub fn preview(bytes: &[u8]) -> Option<(Kind, Vec<u8>)> {
    let picture = upload::read(bytes).ok()?;
    (picture.kind != Kind::Svg).then_some((picture.kind, picture.bytes))
}

/// Stores a picture found elsewhere, under the same rules as an upload. Blocks while reading.
pub fn keep(
    service: &Service,
    organiser: &Organiser,
    name: &str,
    origin: Option<Origin>,
    bytes: &[u8],
) -> Result<ImageView, Error> {
    may_add(organiser)?;
    let picture = upload::read(bytes).map_err(refused)?;
    let name = label::of(name);
    service.write_as(organiser, Act::Edit, move |tx, organiser| {
        store(tx, organiser, name, origin, picture)
    })
}

/// Returns the pictures of the organisation, the latest at the top.
pub fn list(r: &mut Reading<'_>, organiser: &Organiser) -> Result<Vec<ImageView>, Error> {
    let found = rows::of_organisation(r.conn, organiser.organisation_id())?;
    found.into_iter().map(view).collect()
}

/// Deletes a picture of the organisation; refused while a plan or a snapshot shows it, even in an event that can still
/// be restored. A plan that adds it at the same moment shows a placeholder. Blocks.
pub fn delete(service: &Service, organiser: &Organiser, id: &ImageId) -> Result<(), Error> {
    organiser.must_edit()?;
    let events = service.read(|r| {
        // A plan may name a missing picture; that must reveal nothing about pictures of others.
        if !rows::exists(r.conn, organiser.organisation_id(), id)? {
            return Err(Error::NotFound(Noun::Image));
        }
        events_showing(r, organiser, id)
    })?;
    if !events.is_empty() {
        return Err(Error::Conflict(Conflict::ImageInUse(events)));
    }
    let id = id.clone();
    service.write_as(organiser, Act::Edit, move |tx, organiser| {
        rows::delete(tx.conn, organiser.organisation_id(), &id)?;
        note(tx, organiser);
        Ok(())
    })
}

/// Returns the names of the events whose plan, snapshots or venue show a picture.
fn events_showing(r: &mut Reading<'_>, organiser: &Organiser, id: &ImageId) -> Result<Vec<String>, Error> {
    let address = address(id);
    let mut names = rows::snapshots_naming(r.conn, organiser.organisation_id(), &address)?;
    names.extend(venues::showing(r.conn, organiser.organisation_id(), id)?);
    for (name, stored) in floor_plans::maybe_naming(r.conn, organiser.organisation_id(), &address)? {
        if plans::opened(&stored)?.plan.to_json()?.contains(&address) {
            names.push(name);
        }
    }
    names.sort();
    names.dedup();
    Ok(names)
}

/// Returns where a picture is fetched, as plans name it.
pub fn address(id: &ImageId) -> String {
    format!("/api/images/{id}")
}

fn store(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    name: String,
    origin: Option<Origin>,
    picture: Picture,
) -> Result<ImageView, Error> {
    let organisation = organiser.organisation_id();
    // Two uploads at once must not both find room, or both find that the picture is new.
    organisations::lock(tx.conn, organisation)?;
    let sha256: [u8; 32] = Sha256::digest(&picture.bytes).into();
    if let Some(known) = rows::find_by_content(tx.conn, organisation, &sha256)? {
        return view(known);
    }
    check_quota(tx, organiser, picture.bytes.len())?;
    let new = NewImage {
        id: ImageId::from_random(&tx.id_bytes()?),
        organisation: organisation.clone(),
        uploaded_by: organiser.user_id().clone(),
        sha256,
        kind: picture.kind.as_str(),
        width: picture.width,
        height: picture.height,
        name,
        origin,
        content: picture.bytes,
    };
    let now = tx.now;
    rows::insert(tx.conn, &new, now)?;
    note(tx, organiser);
    let kept = rows::find_by_content(tx.conn, organisation, &sha256)?;
    view(kept.ok_or(Error::NotFound(Noun::Image))?)
}

/// Notes that the pictures of the organisation change.
fn note(tx: &mut Tx<'_>, organiser: &Organiser) {
    tx.note_organisation(organiser.organisation_id(), Changes::any(LiveKind::Files));
}

fn check_quota(tx: &mut Tx<'_>, organiser: &Organiser, bytes: usize) -> Result<(), Error> {
    let limit = match organiser.sandbox_until() {
        Some(_) => SANDBOX_IMAGES_BYTES_MAX,
        None => IMAGES_BYTES_MAX,
    };
    let used = rows::bytes_of(tx.conn, organiser.organisation_id())?;
    if used.saturating_add(i64::try_from(bytes).unwrap_or(i64::MAX)) <= limit {
        return Ok(());
    }
    let megabytes = limit / MEGABYTE;
    Err(Error::Refused(Box::new(Refused {
        code: "image_quota",
        message: format!("Pictures are limited to {megabytes} MB in total. Delete some that no plan uses."),
        details: json!({ "used": used, "limit": limit }),
    })))
}

fn refused(refusal: Refusal) -> Error {
    match refusal {
        Refusal::TooLarge => Error::TooLarge(refusal.to_string()),
        other => Error::Refused(Box::new(Refused {
            code: "image_refused",
            message: other.to_string(),
            details: json!({ "reason": other.reason() }),
        })),
    }
}

fn view(image: Image) -> Result<ImageView, Error> {
    Ok(ImageView {
        kind: stored_kind(&image.kind)?,
        id: image.id,
        width: image.width,
        height: image.height,
        name: image.name,
        origin: image.origin,
        byte_count: image.byte_count,
        created_at: image.created_at,
    })
}

fn stored_kind(word: &str) -> Result<Kind, Error> {
    Kind::parse(word).ok_or_else(|| Error::Internal(format!("stored kind of picture: {word}")))
}
