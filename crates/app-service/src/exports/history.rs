//! Which files were made of an event, by whom and when.

use chrono::{DateTime, Utc};
use domain::account::Act;
use domain::id::{EventId, ExportId};
use domain::live::{Changes, Kind};
use exporters::CardStock;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use storage::events::EventScope;
use storage::exports::{self as rows, KeptFile, NewExport, StoredExport};
use storage::{events::versions, exports::printed, plans::floor_plans};

use super::files::{ExportFile, FileKind, FileRequest};
use super::format::SheetFormat;
use crate::activity;
use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::scope;
use crate::core::service::{Reading, Tx};

/// Files that are shown.
const SHOWN: i64 = 50;
/// Files that are kept in the list of an event.
const KEPT: i64 = 500;

/// How a file was made.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct ExportOptions {
    /// The format of sheets: pdf or docx.
    pub format: Option<String>,
    /// The paper of sheets and pictures.
    pub paper: Option<String>,
    /// What separates the cells of CSV.
    pub separator: Option<String>,
    /// How fine pictures are.
    pub quality: Option<String>,
    /// The sections of the event in it, separated by commas.
    pub sections: Option<String>,
    /// The design of sheets for guests.
    pub design: Option<String>,
    /// The colour of sheets for guests.
    pub colour: Option<String>,
    /// What place cards are printed on.
    pub stock: Option<String>,
    /// Whether cards show the meal.
    pub meals: Option<bool>,
    /// Whether only what was out of date on paper is in it.
    pub changed: bool,
}

/// A file that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastExport {
    /// Names the file.
    pub id: ExportId,
    /// The name of its kind.
    pub kind: String,
    /// How it was made.
    pub options: ExportOptions,
    /// Its length.
    pub bytes: i64,
    /// The name of the user who made it; `None` for a former member.
    pub by: Option<String>,
    /// When it was made.
    pub created_at: DateTime<Utc>,
    /// Whether the plan, the guests or the seats have changed since.
    pub is_out_of_date: bool,
    /// How it is kept for another download.
    pub kept: Option<KeptFile>,
}

/// Records that a member exported a file.
pub fn record(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    event: &EventId,
    request: FileRequest,
    file: &ExportFile,
) -> Result<(), Error> {
    let id = ExportId::timed(tx.now, &tx.id_bytes()?);
    insert(tx, organiser, event, (request, file), (&id, None))
}

/// Records that a member exported a file, which is kept.
pub(super) fn record_kept(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    event: &EventId,
    made: (FileRequest, &ExportFile),
    (id, kept): (&ExportId, KeptFile),
) -> Result<(), Error> {
    insert(tx, organiser, event, made, (id, Some(kept)))
}

fn insert(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    event: &EventId,
    (request, file): (FileRequest, &ExportFile),
    (id, kept): (&ExportId, Option<KeptFile>),
) -> Result<(), Error> {
    let scope = scope::of_event(tx, organiser, event)?;
    let (plan_revision, event_version) = file.state;
    let new = NewExport {
        id: id.clone(),
        kept,
        kind: request.kind.name().to_owned(),
        options: serde_json::to_string(&options(request)).unwrap_or_default(),
        plan_revision,
        event_version,
        bytes: i64::try_from(file.bytes.len()).unwrap_or(i64::MAX),
        sha256: Sha256::digest(&file.bytes).into(),
    };
    let now = tx.now;
    rows::insert(tx.conn, &scope, &new, organiser.user_id(), now)?;
    let stamps: Vec<(String, Vec<u8>)> = file
        .stamps
        .iter()
        .map(|stamp| (stamp.subject.clone(), stamp.hash.clone()))
        .collect();
    if !request.only_changed && !stamps.is_empty() {
        printed::forget_kind(tx.conn, &scope, &new.kind)?;
    }
    printed::upsert(tx.conn, &scope, (&new.kind, &new.id), &stamps, now)?;
    rows::trim(tx.conn, &scope, KEPT)?;
    tx.note(&scope, Changes::any(Kind::Files));
    activity::record_export(tx, organiser, event)
}

fn options(request: FileRequest) -> ExportOptions {
    let named = |is_used: bool, name: &str| is_used.then(|| name.to_owned());
    let is_sheet = request.kind.is_sheet();
    let has_pages = is_sheet || matches!(request.kind, FileKind::Png | FileKind::GuestList | FileKind::VenuePack);
    ExportOptions {
        format: named(is_sheet && request.format == SheetFormat::Word, request.format.name()),
        paper: named(has_pages && !request.stock.is_roll(), request.paper.name()),
        separator: named(request.kind == FileKind::Csv, request.separator.name()),
        quality: named(request.kind == FileKind::Png, request.quality.name()),
        sections: named(request.kind != FileKind::Dxf, &request.sections.names().join(",")),
        design: named(request.has_design(), request.style.design.name()),
        colour: named(request.has_design(), request.style.colour.name()),
        stock: named(request.stock != CardStock::default(), request.stock.name()),
        meals: request.has_cards().then_some(request.style.meals),
        changed: request.only_changed,
    }
}

/// Returns the latest files of an event, the newest first, for members who may make them.
pub fn past_exports(r: &mut Reading<'_>, organiser: &Organiser, event: &EventId) -> Result<Vec<PastExport>, Error> {
    organiser.must(Act::ReadPrivate)?;
    let scope = scope::of_event(r, organiser, event)?;
    let now = state(r, &scope)?;
    let stored = rows::latest(r.conn, &scope, SHOWN)?;
    let at = r.now;
    Ok(stored.into_iter().map(|export| past(export, now, at)).collect())
}

/// Returns a file as members see it.
pub(super) fn shown(r: &mut Reading<'_>, scope: &EventScope, export: StoredExport) -> Result<PastExport, Error> {
    Ok(past(export, state(r, scope)?, r.now))
}

/// The revision of the plan and the version of the event.
fn state(r: &mut Reading<'_>, scope: &EventScope) -> Result<(i64, i64), Error> {
    let room = scope::first_room(r, scope)?;
    Ok((
        floor_plans::revision(r.conn, &room)?,
        versions::get(r.conn, scope)?.count,
    ))
}

fn past(export: StoredExport, now: (i64, i64), at: DateTime<Utc>) -> PastExport {
    PastExport {
        is_out_of_date: (export.plan_revision, export.event_version) != now,
        kept: export.kept.filter(|kept| kept.until > at),
        id: export.id,
        kind: export.kind,
        options: serde_json::from_str(&export.options).unwrap_or_default(),
        bytes: export.bytes,
        by: export.by,
        created_at: export.created_at,
    }
}
