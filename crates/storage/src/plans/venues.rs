//! The venue of an event with its entrances.

use chrono::NaiveDateTime;
use diesel::prelude::*;
use domain::id::{ImageId, OrganisationId};
use domain::venue::{AccessLevel, Entrance, Place, Size, Venue, VenuePicture};

use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::EventScope;
use crate::schema::{entrances, events, venues};

#[derive(Queryable, Selectable)]
#[diesel(table_name = venues)]
struct Row {
    id: String,
    name: String,
    width_m: f64,
    height_m: f64,
    scale: f64,
    room_x: Option<f64>,
    room_y: Option<f64>,
    updated_at: NaiveDateTime,
    version: i32,
    picture_id: Option<String>,
    picture_opacity: Option<f64>,
}

#[derive(Queryable, Selectable, Insertable)]
#[diesel(table_name = entrances, treat_none_as_default_value = false)]
struct EntranceRow {
    event_id: String,
    id: String,
    name: String,
    x: f64,
    y: f64,
    kind: String,
    capacity: i32,
    access_level: String,
    active: bool,
    position: i32,
}

/// Returns whether a venue was saved for an event.
pub fn exists(conn: &mut Connection, scope: &EventScope) -> Result<bool, Error> {
    let query = diesel::select(diesel::dsl::exists(venues::table.find(scope.id())));
    Ok(both!(conn, c => query.get_result(c))?)
}

/// Returns the version of an event's venue; nothing without one.
pub fn version(conn: &mut Connection, scope: &EventScope) -> Result<Option<i32>, Error> {
    let query = venues::table.find(scope.id()).select(venues::version);
    Ok(both!(conn, c => query.get_result(c).optional())?)
}

/// Returns the venue of an event, if one was saved.
pub fn find(conn: &mut Connection, scope: &EventScope) -> Result<Option<Venue>, Error> {
    let query = venues::table.find(scope.id());
    let row: Option<Row> = both!(conn, c => query.select(Row::as_select()).get_result(c).optional())?;
    let Some(row) = row else { return Ok(None) };
    let query = entrances::table
        .filter(entrances::event_id.eq(scope.id()))
        .order((entrances::position, entrances::id));
    let rows: Vec<EntranceRow> = both!(conn, c => query.select(EntranceRow::as_select()).load(c))?;
    row.into_venue(rows).map(Some)
}

/// Stores a venue over the one before.
pub fn put(conn: &mut Connection, scope: &EventScope, venue: &Venue) -> Result<(), Error> {
    delete(conn, scope)?;
    let picture = venue.picture.as_ref();
    let row = (
        venues::organisation_id.eq(scope.organisation()),
        venues::event_id.eq(scope.id()),
        venues::id.eq(&venue.id),
        venues::name.eq(&venue.name),
        venues::width_m.eq(venue.size.width),
        venues::height_m.eq(venue.size.height),
        venues::scale.eq(venue.scale),
        venues::room_x.eq(venue.room.x),
        venues::room_y.eq(venue.room.y),
        venues::updated_at.eq(venue.updated_at.naive_utc()),
        venues::version.eq(venue.version),
        venues::picture_id.eq(picture.map(|picture| picture.id.as_str())),
        venues::picture_opacity.eq(picture.map(|picture| picture.opacity)),
    );
    both!(conn, c => diesel::insert_into(venues::table).values(row).execute(c))?;
    let entrances = venue.entrances.iter().zip(0..);
    let row = |(entrance, position)| {
        (
            entrances::organisation_id.eq(scope.organisation()),
            EntranceRow::new(scope, entrance, position),
        )
    };
    let rows: Vec<_> = entrances.map(row).collect();
    both!(conn, c => diesel::insert_into(entrances::table).values(&rows).execute(c))?;
    Ok(())
}

/// Removes the venue of an event. Returns whether there was one.
pub fn delete(conn: &mut Connection, scope: &EventScope) -> Result<bool, Error> {
    let own = entrances::table.filter(entrances::event_id.eq(scope.id()));
    both!(conn, c => diesel::delete(own).execute(c))?;
    let target = venues::table.find(scope.id());
    Ok(both!(conn, c => diesel::delete(target).execute(c))? > 0)
}

/// Returns the names of the events of an organisation whose venue shows a picture; deleted events can be restored.
pub fn showing(conn: &mut Connection, organisation: &OrganisationId, image: &ImageId) -> Result<Vec<String>, Error> {
    let query = venues::table
        .inner_join(events::table)
        .filter(events::organisation_id.eq(organisation.as_str()))
        .filter(venues::picture_id.eq(image.as_str()))
        .select(events::name);
    Ok(both!(conn, c => query.load(c))?)
}

impl Row {
    fn into_venue(self, rows: Vec<EntranceRow>) -> Result<Venue, Error> {
        let picture = match (self.picture_id, self.picture_opacity) {
            (Some(id), Some(opacity)) => Some(VenuePicture {
                id: ImageId::try_from(id).map_err(|error| Error::Corrupt(error.to_string()))?,
                opacity,
            }),
            _ => None,
        };
        Ok(Venue {
            id: self.id,
            name: self.name,
            size: Size {
                width: self.width_m,
                height: self.height_m,
            },
            scale: self.scale,
            entrances: rows.into_iter().map(Entrance::try_from).collect::<Result<_, _>>()?,
            room: Place {
                x: self.room_x.unwrap_or_default(),
                y: self.room_y.unwrap_or_default(),
            },
            picture,
            version: self.version,
            updated_at: self.updated_at.and_utc(),
        })
    }
}

impl EntranceRow {
    fn new(scope: &EventScope, entrance: &Entrance, position: i32) -> Self {
        Self {
            event_id: scope.id().to_owned(),
            id: entrance.id.clone(),
            name: entrance.name.clone(),
            x: entrance.at.x,
            y: entrance.at.y,
            kind: entrance.kind.clone(),
            capacity: entrance.capacity,
            access_level: entrance.access.as_str().to_owned(),
            active: entrance.is_active,
            position,
        }
    }
}

impl TryFrom<EntranceRow> for Entrance {
    type Error = Error;

    fn try_from(row: EntranceRow) -> Result<Self, Error> {
        Ok(Self {
            access: AccessLevel::parse(&row.access_level).map_err(|error| Error::Corrupt(error.to_string()))?,
            id: row.id,
            name: row.name,
            at: Place { x: row.x, y: row.y },
            kind: row.kind,
            capacity: row.capacity,
            is_active: row.active,
        })
    }
}
