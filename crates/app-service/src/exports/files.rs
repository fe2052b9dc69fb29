//! The files that are made of an event, and how their first pages look.

use std::collections::{BTreeSet, HashSet};
use std::ops::ControlFlow;

use chrono::{DateTime, Utc};
use domain::id::EventId;
use domain::invalid::Invalid;
use domain::limits::EVENT_FILE_BYTES_MAX;
use exporters::event::EventExport;
use exporters::{CardStock, Design, InkColour, Pdf, PdfError, SheetKind, SheetRequest, SheetStyle, WordError};
pub use exporters::{PagePreview, Paper, Quality, Sections, Separator};

use super::collect::Collected;
use super::format::{SheetFormat, WORD_TYPE};
use super::history::ExportOptions;
use super::pack;
use super::prints::{self, Fingerprint};
use crate::core::error::Error;
use crate::core::installation_key::InstallationKey;

/// Characters of a text file that its preview shows.
const EXCERPT: usize = 4_000;

/// A kind of file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileKind {
    /// The guest list for other programs.
    Csv,
    /// The complete event.
    Json,
    /// The workbook.
    Xlsx,
    /// The guest list as a Word document.
    GuestList,
    /// The plan for CAD.
    Dxf,
    /// The plan as a picture.
    Png,
    /// The plan as a drawing.
    Svg,
    /// Everything that the venue needs, as a zip.
    VenuePack,
    /// A sheet on paper.
    Sheet(&'static str, SheetKind),
}

impl FileKind {
    const FILES: [(&'static str, Self); 8] = [
        ("csv", Self::Csv),
        ("json", Self::Json),
        ("xlsx", Self::Xlsx),
        ("guest-list", Self::GuestList),
        ("dxf", Self::Dxf),
        ("png", Self::Png),
        ("svg", Self::Svg),
        ("venue-pack", Self::VenuePack),
    ];

    /// Returns all kinds.
    pub fn all() -> impl Iterator<Item = Self> {
        let files = Self::FILES.into_iter().map(|(_, kind)| kind);
        files.chain(SheetKind::ALL.into_iter().map(|(name, kind)| Self::Sheet(name, kind)))
    }

    /// Reads the name of a kind.
    pub fn parse(name: &str) -> Result<Self, Invalid> {
        let kind = Self::all().find(|kind| kind.name() == name);
        kind.ok_or_else(|| Invalid::new("kind", "This kind of file does not exist."))
    }

    /// Returns whether the file is a sheet on paper.
    pub fn is_sheet(self) -> bool {
        matches!(self, Self::Sheet(..))
    }

    /// Returns whether the file is, or can be, a Word document.
    pub fn has_word(self) -> bool {
        match self {
            Self::GuestList => true,
            Self::Sheet(_, kind) => kind.has_word(),
            Self::Csv | Self::Json | Self::Xlsx | Self::Dxf | Self::Png | Self::Svg | Self::VenuePack => false,
        }
    }

    /// Returns the name of the kind in addresses and commands.
    pub fn name(self) -> &'static str {
        if let Self::Sheet(name, _) = self {
            return name;
        }
        let known = Self::FILES.iter().find(|(_, kind)| *kind == self);
        known.map_or("", |(name, _)| name)
    }

    /// The name and the ending of the file, and its type.
    pub(super) fn names(self, format: SheetFormat) -> (&'static str, &'static str, &'static str) {
        match self {
            Self::Csv => ("guests", "csv", "text/csv; charset=utf-8"),
            Self::Json => ("event", "json", "application/json"),
            Self::Xlsx => (
                "event",
                "xlsx",
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
            ),
            Self::Dxf => ("floor-plan", "dxf", "image/vnd.dxf"),
            Self::Png => ("floor-plan", "png", "image/png"),
            Self::Svg => ("floor-plan", "svg", "image/svg+xml"),
            Self::VenuePack => ("venue-pack", "zip", "application/zip"),
            Self::GuestList => ("guest-list", "docx", WORD_TYPE),
            Self::Sheet(name, _) => (name, format.name(), format.media_type()),
        }
    }
}

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FileRequest {
    /// The kind.
    pub kind: FileKind,
    /// The format of sheets.
    pub format: SheetFormat,
    /// The paper of sheets, Word documents and pictures.
    pub paper: Paper,
    /// What separates the cells of a CSV file.
    pub separator: Separator,
    /// How fine pictures are.
    pub quality: Quality,
    /// The sections of the event in the file.
    pub sections: Sections,
    /// How sheets for guests look.
    pub style: SheetStyle,
    /// What place cards are printed on.
    pub stock: CardStock,
    /// Prints only the cards, lists and signs that are out of date on paper.
    pub only_changed: bool,
}

impl FileRequest {
    /// Reads the name of a kind and how the file is to be made; what is absent has its default.
    pub fn parse(kind: &str, options: &ExportOptions) -> Result<Self, Invalid> {
        let kind = FileKind::parse(kind)?;
        let format = options
            .format
            .as_deref()
            .map_or(Ok(SheetFormat::Pdf), SheetFormat::parse)?;
        if format == SheetFormat::Word && !kind.has_word() {
            return Err(Invalid::new("format", "This file is not available as a Word document."));
        }
        let stock = stock(kind, format, options)?;
        let paper = paper(stock, options)?;
        let style = style(options)?;
        let separator = options
            .separator
            .as_deref()
            .map(|name| Separator::parse(name).ok_or_else(|| unknown("separator", "comma, semicolon or tab")));
        let quality = options
            .quality
            .as_deref()
            .map(|name| Quality::parse(name).ok_or_else(|| unknown("quality", "standard, high or ultra")));
        let sections = options.sections.as_deref().map(|names| {
            Sections::parse(names)
                .ok_or_else(|| unknown("sections", &format!("some of {}", Sections::NAMES.join(", "))))
        });
        Ok(Self {
            kind,
            format,
            paper,
            separator: separator.transpose()?.unwrap_or_default(),
            quality: quality.transpose()?.unwrap_or_default(),
            sections: sections.transpose()?.unwrap_or_default(),
            style,
            stock,
            only_changed: options.changed,
        })
    }
}

fn unknown(field: &str, choices: &str) -> Invalid {
    Invalid::new(field, format!("Choose {choices}."))
}

/// Reads what place cards are printed on.
fn stock(kind: FileKind, format: SheetFormat, options: &ExportOptions) -> Result<CardStock, Invalid> {
    let Some(name) = options.stock.as_deref() else {
        return Ok(CardStock::default());
    };
    let stock = CardStock::parse(name).ok_or_else(|| unknown("stock", &names(&CardStock::ALL)))?;
    if stock == CardStock::default() {
        return Ok(stock);
    }
    if !matches!(kind, FileKind::Sheet(_, SheetKind::PlaceCards)) {
        return Err(Invalid::new("stock", "Only place cards come on labels and badges."));
    }
    if format == SheetFormat::Word {
        return Err(Invalid::new("stock", "Word documents are for business cards only."));
    }
    Ok(stock)
}

/// Reads the paper. Stock that comes on one paper needs no other word for it.
fn paper(stock: CardStock, options: &ExportOptions) -> Result<Paper, Invalid> {
    let only = stock.paper();
    let Some(name) = options.paper.as_deref() else {
        return Ok(only.unwrap_or_default());
    };
    let paper = Paper::parse(name).ok_or_else(|| unknown("paper", &names(&Paper::ALL)))?;
    match only.filter(|only| *only != paper) {
        Some(only) => Err(Invalid::new(
            "paper",
            format!("These labels come on {} only.", only.name()),
        )),
        None => Ok(paper),
    }
}

/// Reads how sheets for guests look.
fn style(options: &ExportOptions) -> Result<SheetStyle, Invalid> {
    let design = options
        .design
        .as_deref()
        .map(|name| Design::parse(name).ok_or_else(|| unknown("design", &names(&Design::ALL))));
    let colour = options
        .colour
        .as_deref()
        .map(|name| InkColour::parse(name).ok_or_else(|| unknown("colour", &names(&InkColour::ALL))));
    Ok(SheetStyle {
        design: design.transpose()?.unwrap_or_default(),
        colour: colour.transpose()?.unwrap_or_default(),
        meals: options.meals.unwrap_or(true),
    })
}

/// "A4, A3 or Letter"
fn names<T>(all: &[(&'static str, T)]) -> String {
    let names: Vec<&str> = all.iter().map(|(name, _)| *name).collect();
    match names.split_last() {
        Some((last, others)) if !others.is_empty() => format!("{} or {last}", others.join(", ")),
        _ => names.concat(),
    }
}

impl FileRequest {
    /// Returns whether the file is for guests, so that it has a design.
    pub fn has_design(&self) -> bool {
        self.format == SheetFormat::Pdf
            && matches!(
                self.kind,
                FileKind::VenuePack
                    | FileKind::Sheet(
                        _,
                        SheetKind::SeatingBoard
                            | SheetKind::PlaceCards
                            | SheetKind::TentCards
                            | SheetKind::TableSigns
                            | SheetKind::EscortList
                    )
            )
    }

    /// Returns whether the file is made of cards that can show meals.
    pub fn has_cards(&self) -> bool {
        matches!(
            self.kind,
            FileKind::Sheet(_, SheetKind::PlaceCards | SheetKind::TentCards)
        )
    }

    /// Returns whether the codes of the file carry the tickets of guests.
    pub fn has_tickets(&self) -> bool {
        matches!(
            self.kind,
            FileKind::VenuePack | FileKind::Sheet(_, SheetKind::CheckInList)
        )
    }
}

/// A finished file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExportFile {
    /// Its content.
    pub bytes: Vec<u8>,
    /// Its media type.
    pub media_type: &'static str,
    /// Its name.
    pub name: String,
    /// Letters that no font has; question marks are in their place.
    pub missing: BTreeSet<char>,
    /// What is on its cards, lists and signs, for [`super::record`].
    pub(super) stamps: Vec<Fingerprint>,
    /// The state of the event that it shows: the revision of the plan and the version of the event.
    pub(super) state: (i64, i64),
}

/// How a file begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Preview {
    /// A page, as a drawing.
    Page(PagePreview),
    /// The first characters.
    Text(String),
}

/// Parts of one file, for its progress.
pub(super) const PARTS: u64 = 100;

/// Learns how many parts of a file are made; an error ends the work.
pub(super) type Tell<'t> = &'t mut dyn FnMut(u64) -> Result<(), Error>;

/// Returns in how many parts a file is made.
pub(super) fn parts(request: FileRequest) -> u64 {
    if request.kind == FileKind::VenuePack {
        pack::FILES * PARTS
    } else {
        PARTS
    }
}

/// Makes a file. It touches no database, so that a slow one keeps no connection.
pub fn make(
    collected: &Collected,
    event: &EventId,
    key: &InstallationKey,
    request: FileRequest,
) -> Result<ExportFile, Error> {
    make_in_parts(collected, event, key, request, &mut |_| Ok(()))
}

/// The same, and tells how many of its parts are made.
pub(super) fn make_in_parts(
    collected: &Collected,
    event: &EventId,
    key: &InstallationKey,
    request: FileRequest,
    tell: Tell<'_>,
) -> Result<ExportFile, Error> {
    let export = &collected.export;
    let stamps = prints::stamps(export, key, request.kind);
    let wanted = wanted(collected, &stamps, request)?;
    let mut missing = BTreeSet::new();
    let bytes = match request.kind {
        FileKind::VenuePack => return pack::make(collected, event, key, request, tell),
        FileKind::Csv => exporters::guests_csv(export, request.sections, request.separator),
        FileKind::Json => event_json(collected, request)?,
        FileKind::Xlsx => exporters::workbook(export, request.sections).map_err(|error| fault(&error))?,
        FileKind::GuestList => exporters::guest_list_word(export, request.sections, request.paper, &printed(export))
            .map_err(refused_word)?,
        FileKind::Dxf => exporters::plan_dxf(&export.plan),
        FileKind::Svg => exporters::plan_svg(export, request.sections).into_bytes(),
        FileKind::Png => exporters::plan_png(export, request.sections, request.paper, request.quality)
            .map_err(|error| fault(&error))?,
        FileKind::Sheet(_, kind) => {
            let printed = printed(export);
            let sheet = sheet_request(kind, request, &printed, wanted.as_ref());
            match request.format {
                SheetFormat::Pdf => {
                    let pdf = sheet_pdf(export, sheet, tell)?;
                    missing = pdf.missing;
                    pdf.bytes
                }
                SheetFormat::Word => exporters::sheet_word(export, sheet).map_err(refused_word)?,
            }
        }
    };
    tell(PARTS)?;
    let (name, ending, media_type) = request.kind.names(request.format);
    let is_wanted = |stamp: &Fingerprint| wanted.as_ref().is_none_or(|wanted| wanted.contains(&stamp.subject));
    Ok(ExportFile {
        bytes,
        missing,
        media_type,
        name: format!("{name}-{event}.{ending}"),
        stamps: stamps.into_iter().filter(is_wanted).collect(),
        state: (collected.plan_revision, collected.event_version),
    })
}

/// Makes a sheet and tells how many of its pages are written, as parts of it.
fn sheet_pdf(export: &EventExport, sheet: SheetRequest<'_>, tell: Tell<'_>) -> Result<Pdf, Error> {
    let mut refusal = None;
    let made = exporters::sheet_pdf_by_pages(export, sheet, &mut |pages| {
        let written = u64::try_from(pages.written).unwrap_or_default();
        let all = u64::try_from(pages.all).unwrap_or_default().max(1);
        match tell(written * PARTS / all) {
            Ok(()) => ControlFlow::Continue(()),
            Err(error) => {
                refusal = Some(error);
                ControlFlow::Break(())
            }
        }
    });
    made.map_err(|error| refusal.unwrap_or_else(|| refused(error)))
}

/// Returns a page, counted from 1, of a sheet or a picture, or the beginning of a text file; `None` for a missing page.
pub fn preview(
    collected: &Collected,
    event: &EventId,
    request: FileRequest,
    page: usize,
) -> Result<Option<Preview>, Error> {
    let export = &collected.export;
    let excerpt = |bytes: &[u8]| {
        let text = String::from_utf8_lossy(bytes);
        Some(Preview::Text(
            text.trim_start_matches('\u{feff}').chars().take(EXCERPT).collect(),
        ))
    };
    Ok(match request.kind {
        FileKind::Csv | FileKind::Xlsx | FileKind::GuestList => {
            excerpt(&exporters::guests_csv(export, request.sections, request.separator))
        }
        FileKind::VenuePack => Some(Preview::Text(pack::content(event, request)?)),
        FileKind::Json => excerpt(&event_json(collected, request)?),
        FileKind::Dxf | FileKind::Png | FileKind::Svg => (page == 1).then(|| {
            let svg = exporters::plan_svg(export, request.sections);
            let missing = BTreeSet::new();
            Preview::Page(PagePreview { svg, pages: 1, missing })
        }),
        FileKind::Sheet(_, kind) => {
            let printed = printed(export);
            let request = sheet_request(kind, request, &printed, None);
            exporters::sheet_preview(export, request, page)
                .map_err(refused)?
                .map(Preview::Page)
        }
    })
}

/// The subjects that are out of date on paper, when only they are asked for.
fn wanted(
    collected: &Collected,
    stamps: &[Fingerprint],
    request: FileRequest,
) -> Result<Option<HashSet<String>>, Error> {
    if !request.only_changed {
        return Ok(None);
    }
    let changed = prints::changed(&collected.printed, request.kind, stamps);
    let wanted: HashSet<String> = changed.map(|(stamp, _)| stamp.subject.clone()).collect();
    if wanted.is_empty() {
        return Err(Invalid::new("changed", "Everything printed is up to date.").into());
    }
    Ok(Some(wanted))
}

fn sheet_request<'p>(
    kind: SheetKind,
    request: FileRequest,
    printed: &'p str,
    only: Option<&'p HashSet<String>>,
) -> SheetRequest<'p> {
    SheetRequest {
        kind,
        paper: request.paper,
        sections: request.sections,
        style: request.style,
        stock: request.stock,
        printed,
        // A list of all is printed as a whole.
        only: only.filter(|only| !only.contains("")),
    }
}

fn refused(error: PdfError) -> Error {
    match error {
        PdfError::Paper => no_stock(),
        PdfError::Sections => Invalid::new(
            "sections",
            "Choose the layout, the assignments, the guests or the contacts.",
        )
        .into(),
        error => fault(&error),
    }
}

fn refused_word(error: WordError) -> Error {
    match error {
        WordError::Paper => no_stock(),
        error => fault(&error),
    }
}

fn no_stock() -> Error {
    Invalid::new("paper", "Cards cannot be printed on this paper. Choose A4 or Letter.").into()
}

fn event_json(collected: &Collected, request: FileRequest) -> Result<Vec<u8>, Error> {
    let (export, details) = (&collected.export, &collected.details);
    let file = exporters::event_json(export, &plan_value(export)?, details, request.sections.contacts);
    if file.len() > EVENT_FILE_BYTES_MAX {
        let message = "The file of this event would be larger than the 40 MB that can be imported again. Delete snapshots or \
                       pictures that you no longer need.";
        return Err(Error::TooLarge(message.to_owned()));
    }
    Ok(file)
}

fn plan_value(export: &EventExport) -> Result<serde_json::Value, Error> {
    let text = floorplan_geometry::saved_state::to_json(&export.plan)?;
    serde_json::from_str(&text).map_err(|error| fault(&error))
}

pub(super) fn fault(error: &dyn std::error::Error) -> Error {
    Error::Internal(format!("a file could not be written: {error}"))
}

/// "27 November 2026, 19:05" on the clocks of the event.
fn printed(export: &EventExport) -> String {
    let made: DateTime<Utc> = export.made_at;
    let zone = export.event.zone.parse().unwrap_or(chrono_tz::UTC);
    made.with_timezone(&zone).format("%-d %B %Y, %H:%M").to_string()
}
