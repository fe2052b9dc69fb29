//! Pictures of an organisation, with their bytes. The bytes are not interpreted here.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::BigInt;
use domain::id::{ImageId, OrganisationId, UserId};

use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::schema::{events, images, snapshots};

/// A picture to be stored.
#[derive(Clone, Debug)]
pub struct NewImage {
    /// Names the picture.
    pub id: ImageId,
    /// The organisation that owns it.
    pub organisation: OrganisationId,
    /// The member who added it.
    pub uploaded_by: UserId,
    /// SHA-256 of the content.
    pub sha256: [u8; 32],
    /// The word of its format.
    pub kind: &'static str,
    /// The width in pixels.
    pub width: f64,
    /// The height in pixels.
    pub height: f64,
    /// The label.
    pub name: String,
    /// Where it was found, unless a person uploaded it.
    pub origin: Option<Origin>,
    /// The bytes that are served.
    pub content: Vec<u8>,
}

/// Where a picture was found, and its attribution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    /// The provider.
    pub source: String,
    /// Who made it.
    pub author: String,
    /// The licence.
    pub license: String,
}

/// A picture without its bytes.
#[derive(Clone, Debug, PartialEq)]
pub struct Image {
    /// Names the picture.
    pub id: ImageId,
    /// The word of its format.
    pub kind: String,
    /// The width in pixels.
    pub width: f64,
    /// The height in pixels.
    pub height: f64,
    /// The label.
    pub name: String,
    /// Where it was found, unless a person uploaded it.
    pub origin: Option<Origin>,
    /// How many bytes are kept.
    pub byte_count: i64,
    /// When it was added.
    pub created_at: DateTime<Utc>,
}

#[derive(Queryable)]
struct Row {
    id: String,
    kind: String,
    width: f64,
    height: f64,
    name: String,
    source: Option<String>,
    author: Option<String>,
    license: Option<String>,
    byte_count: i64,
    created_at: NaiveDateTime,
}

type Columns = (
    images::id,
    images::kind,
    images::width,
    images::height,
    images::name,
    images::source,
    images::author,
    images::license,
    images::byte_count,
    images::created_at,
);
const COLUMNS: Columns = (
    images::id,
    images::kind,
    images::width,
    images::height,
    images::name,
    images::source,
    images::author,
    images::license,
    images::byte_count,
    images::created_at,
);

/// Stores a picture.
pub fn insert(conn: &mut Connection, new: &NewImage, now: DateTime<Utc>) -> Result<(), Error> {
    let origin = new.origin.as_ref();
    let row = (
        images::id.eq(new.id.as_str()),
        images::organisation_id.eq(new.organisation.as_str()),
        images::uploaded_by.eq(new.uploaded_by.as_str()),
        images::sha256.eq(&new.sha256[..]),
        images::kind.eq(new.kind),
        images::width.eq(new.width),
        images::height.eq(new.height),
        images::name.eq(&new.name),
        images::source.eq(origin.map(|origin| &origin.source)),
        images::author.eq(origin.map(|origin| &origin.author)),
        images::license.eq(origin.map(|origin| &origin.license)),
        images::byte_count.eq(i64::try_from(new.content.len()).unwrap_or(i64::MAX)),
        images::content.eq(&new.content),
        images::created_at.eq(now.naive_utc()),
    );
    both!(conn, c => diesel::insert_into(images::table).values(row).execute(c))?;
    Ok(())
}

/// Returns the pictures of an organisation, the latest at the top.
pub fn of_organisation(conn: &mut Connection, organisation: &OrganisationId) -> Result<Vec<Image>, Error> {
    let query = images::table
        .filter(guard_rows!("tenancy picture list" => images::organisation_id.eq(organisation.as_str())))
        .order((images::created_at.desc(), images::id))
        .select(COLUMNS);
    let rows: Vec<Row> = both!(conn, c => query.load(c))?;
    rows.into_iter().map(read).collect()
}

/// Returns the picture of an organisation that has these bytes.
pub fn find_by_content(
    conn: &mut Connection,
    organisation: &OrganisationId,
    sha256: &[u8; 32],
) -> Result<Option<Image>, Error> {
    let query = images::table
        .filter(images::organisation_id.eq(organisation.as_str()))
        .filter(images::sha256.eq(&sha256[..]))
        .select(COLUMNS);
    let row: Option<Row> = both!(conn, c => query.get_result(c).optional())?;
    row.map(read).transpose()
}

/// Returns the kind and the bytes of a picture of an organisation.
pub fn content(
    conn: &mut Connection,
    organisation: &OrganisationId,
    id: &ImageId,
) -> Result<Option<(String, Vec<u8>)>, Error> {
    let query = images::table
        .filter(guard_rows!("tenancy picture" => images::organisation_id.eq(organisation.as_str())))
        .filter(images::id.eq(id.as_str()))
        .select((images::kind, images::content));
    Ok(both!(conn, c => query.get_result(c).optional())?)
}

/// Returns how many bytes the pictures of an organisation take.
pub fn bytes_of(conn: &mut Connection, organisation: &OrganisationId) -> Result<i64, Error> {
    let sum = diesel::dsl::sql::<BigInt>("CAST(COALESCE(SUM(byte_count), 0) AS BIGINT)");
    let query = images::table
        .filter(images::organisation_id.eq(organisation.as_str()))
        .select(sum);
    Ok(both!(conn, c => query.get_result(c))?)
}

/// Removes a picture of an organisation and returns whether it was there.
pub fn delete(conn: &mut Connection, organisation: &OrganisationId, id: &ImageId) -> Result<bool, Error> {
    let target = images::table
        .filter(images::organisation_id.eq(organisation.as_str()))
        .filter(images::id.eq(id.as_str()));
    Ok(both!(conn, c => diesel::delete(target).execute(c))? > 0)
}

/// Returns whether an organisation has a picture.
pub fn exists(conn: &mut Connection, organisation: &OrganisationId, id: &ImageId) -> Result<bool, Error> {
    let query = images::table
        .filter(images::organisation_id.eq(organisation.as_str()))
        .filter(images::id.eq(id.as_str()))
        .select(images::id);
    let found: Option<String> = both!(conn, c => query.get_result(c).optional())?;
    Ok(found.is_some())
}

/// Returns the names of the organisation's events with a snapshot that contains an address, also of deleted events that
/// can still be restored. Reads every snapshot of the organisation, so it must not run in a transaction that writes.
pub fn snapshots_naming(
    conn: &mut Connection,
    organisation: &OrganisationId,
    address: &str,
) -> Result<Vec<String>, Error> {
    // Joined from the event, so that no snapshot of another organisation is read.
    let query = events::table
        .inner_join(snapshots::table)
        .filter(events::organisation_id.eq(organisation.as_str()))
        .filter(snapshots::document.like(containing(address)).escape('\\'))
        .select(events::name)
        .distinct();
    Ok(both!(conn, c => query.load(c))?)
}

/// Returns a LIKE pattern for texts that contain these words.
pub(crate) fn containing(words: &str) -> String {
    let literal = words.replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_");
    format!("%{literal}%")
}

fn read(row: Row) -> Result<Image, Error> {
    let origin = row.source.map(|source| Origin {
        source,
        author: row.author.unwrap_or_default(),
        license: row.license.unwrap_or_default(),
    });
    Ok(Image {
        id: ImageId::try_from(row.id).map_err(|error| Error::Corrupt(error.to_string()))?,
        kind: row.kind,
        width: row.width,
        height: row.height,
        name: row.name,
        origin,
        byte_count: row.byte_count,
        created_at: row.created_at.and_utc(),
    })
}
