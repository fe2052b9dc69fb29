//! The texts of events in other languages.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use domain::event::{Event, GuestLanguage};
use domain::translations::{Translation, Translations};

use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::EventScope;
use crate::schema::event_translations as table;

/// A translation with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTranslation {
    /// The language of the translation.
    pub language: GuestLanguage,
    /// Names the text.
    pub key: String,
    /// The translation and the original that it was made from.
    pub translation: Translation,
    /// When it was changed last.
    pub updated_at: DateTime<Utc>,
}

/// Which texts are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Texts {
    /// Those of the event itself.
    Event,
    /// Those of the event and its form.
    Pages,
    /// Those of emails too.
    All,
}

/// Returns every translation of an event, by language and key.
pub fn of_event(conn: &mut Connection, scope: &EventScope) -> Result<Vec<StoredTranslation>, Error> {
    type Row = (String, String, String, String, NaiveDateTime);
    let query = table::table
        .filter(table::event_id.eq(scope.id()))
        .order((table::language, table::text_key))
        .select((
            table::language,
            table::text_key,
            table::words,
            table::source,
            table::updated_at,
        ));
    let rows: Vec<Row> = both!(conn, c => query.load(c))?;
    let stored = |(language, key, text, source, at): Row| {
        Ok(StoredTranslation {
            language: parse(&language)?,
            key,
            translation: Translation { text, source },
            updated_at: at.and_utc(),
        })
    };
    rows.into_iter().map(stored).collect()
}

/// Returns what guests read of an event in other languages than its own.
pub fn shown(conn: &mut Connection, scope: &EventScope, event: &Event, texts: Texts) -> Result<Translations, Error> {
    let (wanted, left_out) = match texts {
        Texts::Event => ("event.%", ""),
        Texts::Pages => ("%", "mail.%"),
        Texts::All => ("%", ""),
    };
    let query = table::table
        .filter(table::event_id.eq(scope.id()))
        .filter(table::text_key.like(wanted))
        .filter(table::text_key.not_like(left_out))
        .select((table::language, table::text_key, table::words));
    let rows: Vec<(String, String, String)> = both!(conn, c => query.load(c))?;
    let rows: Result<Vec<_>, Error> = rows
        .into_iter()
        .map(|(language, key, text)| Ok((parse(&language)?, key, text)))
        .collect();
    Ok(Translations::new(event.language, rows?))
}

/// Stores translations into a language over those before. A text without one is removed.
pub fn put(
    conn: &mut Connection,
    scope: &EventScope,
    language: GuestLanguage,
    texts: &BTreeMap<String, Option<Translation>>,
    now: DateTime<Utc>,
) -> Result<(), Error> {
    for (key, translation) in texts {
        let Some(Translation { text, source }) = translation else {
            let target = table::table.find((scope.id(), language.as_str(), key));
            both!(conn, c => diesel::delete(target).execute(c))?;
            continue;
        };
        let change = (
            table::words.eq(text),
            table::source.eq(source),
            table::updated_at.eq(now.naive_utc()),
        );
        let insert = diesel::insert_into(table::table).values((
            table::organisation_id.eq(scope.organisation()),
            table::event_id.eq(scope.id()),
            table::language.eq(language.as_str()),
            table::text_key.eq(key),
            change,
        ));
        insert_on_key!(conn, insert, table(event_id, language, text_key), on => on.do_update().set(change))?;
    }
    Ok(())
}

/// Removes the translations of texts that the event no longer has, in every language.
pub fn keep_only(conn: &mut Connection, scope: &EventScope, keys: &[&str]) -> Result<(), Error> {
    let target = table::table
        .filter(table::event_id.eq(scope.id()))
        .filter(table::text_key.ne_all(keys));
    both!(conn, c => diesel::delete(target).execute(c))?;
    Ok(())
}

fn parse(language: &str) -> Result<GuestLanguage, Error> {
    GuestLanguage::parse(language).map_err(|error| Error::Corrupt(error.to_string()))
}
