//! A document in the making: pages of texts and shapes, and the tree that says what they are. It becomes a tagged PDF at the
//! end, when the number of its pages is known. Lengths are points from the top left corner of a page.

use std::collections::BTreeSet;
use std::num::NonZeroU16;
use std::ops::ControlFlow;

use krilla::destination::XyzDestination;
use krilla::geom::{Point, Transform};
use krilla::metadata::Metadata;
use krilla::num::NormalizedF32;
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;
use krilla::paint::{Fill, FillRule, LineCap, LineJoin, Stroke};
use krilla::surface::Surface;
use krilla::tagging::{
    Artifact, ArtifactType, ContentTag, Identifier, Node, SpanTag, TableHeaderScope, Tag, TagGroup, TagTree,
};
use krilla::text::{Font, GlyphId, KrillaGlyph};
use krilla::{Document, SerializeSettings};

use super::codes::{self, CodeForm};
use super::pack::pack;
use super::preview;
use super::shape::Shape;
use super::{Pages, PdfError};
use crate::fonts::{FILES, Line, Weight, shape};

/// A shade of grey or a colour, as red, green and blue.
pub(super) type Colour = [u8; 3];

pub(super) const BLACK: Colour = [0, 0, 0];
pub(super) const WHITE: Colour = [255, 255, 255];
pub(super) const GREY: Colour = [90, 90, 90];
pub(super) const LIGHT: Colour = [200, 200, 200];

/// What a part of the document is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    Heading(u16),
    Paragraph,
    Table,
    Row,
    HeaderCell,
    Cell,
}

/// Names a part; the root is the whole document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PartId(usize);

impl PartId {
    pub(super) const ROOT: Self = Self(0);
}

enum Child {
    Part(usize),
    /// A text of a page, by its place there.
    Text(usize, usize),
}

/// Something on a page.
pub(super) enum Mark {
    Text {
        at: (f32, f32),
        size: f32,
        line: Line,
        colour: Colour,
        is_turned: bool,
        /// Decoration without one.
        part: Option<usize>,
    },
    Shape {
        shape: Shape,
        fill: Option<Colour>,
        stroke: Option<(Colour, f32)>,
    },
    /// A QR code of a text with its quiet zone. It is drawn when it is written: a code has a thousand times as many bytes as
    /// its text.
    Code {
        at: (f32, f32),
        side: f32,
        text: String,
        form: CodeForm,
    },
    /// Of what follows, only what is inside of the shape is seen; everything again without one.
    Clip(Option<Shape>),
}

pub(super) struct Page {
    pub(super) size: (f32, f32),
    pub(super) marks: Vec<Mark>,
}

/// How a text is written.
#[derive(Clone, Copy, Debug)]
pub(super) struct Style {
    pub(super) size: f32,
    pub(super) weight: Weight,
    pub(super) colour: Colour,
}

impl Style {
    pub(super) fn regular(size: f32) -> Self {
        Self {
            size,
            weight: Weight::Regular,
            colour: BLACK,
        }
    }

    pub(super) fn bold(size: f32) -> Self {
        Self {
            weight: Weight::Bold,
            ..Self::regular(size)
        }
    }

    pub(super) fn grey(size: f32) -> Self {
        Self {
            colour: GREY,
            ..Self::regular(size)
        }
    }
}

/// The document.
pub(super) struct Sheet {
    pages: Vec<Page>,
    parts: Vec<(Option<Part>, Vec<Child>)>,
    bookmarks: Vec<(String, usize, f32)>,
    missing: BTreeSet<char>,
    /// The only page whose marks are kept; all of them without one.
    kept: Option<usize>,
}

impl Sheet {
    /// Begins a document; of one with a kept page, only that page can be seen.
    pub(super) fn new(kept: Option<usize>) -> Self {
        Self {
            kept,
            pages: Vec::new(),
            parts: vec![(None, Vec::new())],
            bookmarks: Vec::new(),
            missing: BTreeSet::new(),
        }
    }

    /// Letters that no font has.
    pub(super) fn missing(&self) -> &BTreeSet<char> {
        &self.missing
    }

    pub(super) fn pages(&self) -> usize {
        self.pages.len()
    }

    /// Begins a page of this size.
    pub(super) fn page(&mut self, size: (f32, f32)) {
        self.pages.push(Page {
            size,
            marks: Vec::new(),
        });
    }

    /// Adds a part inside another.
    pub(super) fn part(&mut self, parent: PartId, part: Part) -> PartId {
        let id = self.parts.len();
        self.parts.push((Some(part), Vec::new()));
        if let Some((_, children)) = self.parts.get_mut(parent.0) {
            children.push(Child::Part(id));
        }
        PartId(id)
    }

    /// Adds a bookmark that leads to a place of the last page.
    pub(super) fn bookmark(&mut self, text: &str, y: f32) {
        let page = self.pages.len().saturating_sub(1);
        self.bookmarks.push((text.to_owned(), page, y));
    }

    /// Writes a line with its baseline at `y`. Without a part it is decoration.
    pub(super) fn text(&mut self, (x, y): (f32, f32), text: &str, style: Style, part: Option<PartId>) -> f32 {
        let line = shape(text, style.weight);
        let width = line.width * style.size;
        self.line((x, y), line, style, part, false);
        width
    }

    /// The same with a line that is shaped already.
    pub(super) fn shaped(&mut self, at: (f32, f32), line: Line, style: Style, part: Option<PartId>) {
        self.line(at, line, style, part, false);
    }

    /// The same with the middle of the line at `x`.
    pub(super) fn centred(&mut self, (x, y): (f32, f32), text: &str, style: Style, part: Option<PartId>) {
        let line = shape(text, style.weight);
        let left = x - line.width * style.size / 2.0;
        self.line((left, y), line, style, part, false);
    }

    /// The same upside down, as decoration; (x, y) is the middle of the baseline.
    pub(super) fn turned(&mut self, (x, y): (f32, f32), text: &str, style: Style) {
        let line = shape(text, style.weight);
        let left = x + line.width * style.size / 2.0;
        self.line((left, y), line, style, None, true);
    }

    fn line(&mut self, at: (f32, f32), line: Line, style: Style, part: Option<PartId>, is_turned: bool) {
        self.missing.extend(&line.missing);
        let page_index = self.pages.len().saturating_sub(1);
        let Some(page) = self.open_page() else { return };
        let mark = page.marks.len();
        page.marks.push(Mark::Text {
            at,
            size: style.size,
            line,
            colour: style.colour,
            is_turned,
            part: part.map(|part| part.0),
        });
        if let Some((_, children)) = part.and_then(|part| self.parts.get_mut(part.0)) {
            children.push(Child::Text(page_index, mark));
        }
    }

    /// Returns the last page if its marks are kept.
    fn open_page(&mut self) -> Option<&mut Page> {
        let index = self.pages.len().checked_sub(1)?;
        let is_kept = self.kept.is_none_or(|kept| kept == index);
        self.pages.last_mut().filter(|_| is_kept)
    }

    /// Draws a shape on the last page.
    pub(super) fn shape(&mut self, shape: Shape, fill: Option<Colour>, stroke: Option<(Colour, f32)>) {
        if let Some(page) = self.open_page() {
            page.marks.push(Mark::Shape { shape, fill, stroke });
        }
    }

    /// Draws the QR code of a text into a square, with its quiet zone. A text that no code holds leaves the square empty.
    pub(super) fn code(&mut self, at: (f32, f32), side: f32, text: &str) {
        self.code_as(CodeForm::Outline, at, side, text);
    }

    /// The same for lists with thousands of codes.
    pub(super) fn small_code(&mut self, at: (f32, f32), side: f32, text: &str) {
        self.code_as(CodeForm::Pixels, at, side, text);
    }

    fn code_as(&mut self, form: CodeForm, at: (f32, f32), side: f32, text: &str) {
        if let Some(page) = self.open_page() {
            let text = text.to_owned();
            page.marks.push(Mark::Code { at, side, text, form });
        }
    }

    /// Keeps what follows on the last page inside of a rectangle, until it is called without one.
    pub(super) fn clip(&mut self, rect: Option<(f32, f32, f32, f32)>) {
        if let Some(page) = self.open_page() {
            page.marks.push(Mark::Clip(rect.map(Shape::rect)));
        }
    }

    /// Returns a page, counted from 0, as an SVG.
    pub(super) fn preview(&self, page: usize) -> Option<String> {
        self.pages.get(page).map(preview::svg)
    }

    pub(super) fn rect(&mut self, rect: (f32, f32, f32, f32), fill: Option<Colour>, stroke: Option<(Colour, f32)>) {
        self.shape(Shape::rect(rect), fill, stroke);
    }

    pub(super) fn rule(&mut self, from: (f32, f32), to: (f32, f32), colour: Colour, width: f32) {
        let mut line = Shape::default();
        line.move_to(from.0, from.1);
        line.line_to(to.0, to.1);
        self.shape(line, None, Some((colour, width)));
    }

    /// Calls `add` for each page with its number and the count of all.
    pub(super) fn on_each_page(&mut self, mut add: impl FnMut(&mut Self, usize, usize, (f32, f32))) {
        let mut rest = std::mem::take(&mut self.pages);
        let count = rest.len();
        for (index, page) in rest.drain(..).enumerate() {
            let size = page.size;
            self.pages.push(page);
            add(self, index + 1, count, size);
        }
    }

    /// Returns the PDF, after telling before each page how far it is.
    pub(super) fn finish(
        mut self,
        title: &str,
        language: &str,
        tell: &mut dyn FnMut(Pages) -> ControlFlow<()>,
    ) -> Result<Vec<u8>, PdfError> {
        let mut document = Document::new_with(SerializeSettings::default());
        let written = self.write_pages(&mut document, tell)?;
        let mut tree = TagTree::new().with_lang(Some(language.to_owned()));
        for child in self.nodes(0, &written) {
            tree.push(child);
        }
        drop(written);
        self.parts.clear();
        document.set_tag_tree(tree);
        document.set_metadata(Metadata::new().title(title.to_owned()).language(language.to_owned()));
        let mut outline = Outline::new();
        for (text, page, y) in &self.bookmarks {
            let place = XyzDestination::new(*page, Point::from_xy(0.0, *y));
            outline.push_child(OutlineNode::new(text.clone(), place));
        }
        document.set_outline(outline);
        let file = document
            .finish()
            .map_err(|error| PdfError::Krilla(format!("{error:?}")))?;
        Ok(pack(&file).unwrap_or(file))
    }

    /// Writes the pages, each of which is dropped then, and returns the identifiers of their texts.
    fn write_pages(
        &mut self,
        document: &mut Document,
        tell: &mut dyn FnMut(Pages) -> ControlFlow<()>,
    ) -> Result<Vec<Vec<Option<Identifier>>>, PdfError> {
        let fonts = Fonts::new()?;
        let all = self.pages.len();
        let mut identifiers = Vec::with_capacity(all);
        for (written, page) in std::mem::take(&mut self.pages).into_iter().enumerate() {
            if tell(Pages { written, all }).is_break() {
                return Err(PdfError::Stopped);
            }
            let (width, height) = page.size;
            let settings = PageSettings::from_wh(width, height).ok_or(PdfError::Page)?;
            let mut open = document.start_page_with(settings);
            let mut surface = open.surface();
            identifiers.push(page.marks.iter().map(|mark| draw(&mut surface, mark, &fonts)).collect());
            surface.finish();
            open.finish();
        }
        Ok(identifiers)
    }

    fn nodes(&self, part: usize, written: &[Vec<Option<Identifier>>]) -> Vec<Node> {
        let Some((_, children)) = self.parts.get(part) else {
            return Vec::new();
        };
        let node = |child: &Child| match child {
            Child::Text(page, mark) => written.get(*page)?.get(*mark)?.map(Node::Leaf),
            Child::Part(id) => {
                let (part, _) = self.parts.get(*id)?;
                let children = self.nodes(*id, written);
                Some(Node::Group(group((*part)?, children)))
            }
        };
        children.iter().filter_map(node).collect()
    }
}

fn group(part: Part, children: Vec<Node>) -> TagGroup {
    match part {
        Part::Heading(level) => TagGroup::with_children(
            Tag::Hn(NonZeroU16::new(level).unwrap_or(NonZeroU16::MIN), None),
            children,
        ),
        Part::Paragraph => TagGroup::with_children(Tag::P, children),
        Part::Table => TagGroup::with_children(Tag::Table, children),
        Part::Row => TagGroup::with_children(Tag::TR, children),
        Part::HeaderCell => TagGroup::with_children(Tag::TH(TableHeaderScope::Column), children),
        Part::Cell => TagGroup::with_children(Tag::TD, children),
    }
}

/// The fonts of the PDF, in the order of the files.
struct Fonts(Vec<Font>);

impl Fonts {
    fn new() -> Result<Self, PdfError> {
        let fonts = FILES.iter().map(|file| Font::new((*file).to_vec().into(), 0));
        fonts.collect::<Option<Vec<Font>>>().map(Self).ok_or(PdfError::Font)
    }
}

/// Draws a mark; a text that is a part of the document gets an identifier.
fn draw(surface: &mut Surface<'_>, mark: &Mark, fonts: &Fonts) -> Option<Identifier> {
    match mark {
        Mark::Clip(shape) => {
            match shape.as_ref().and_then(Shape::path) {
                Some(path) => surface.push_clip_path(&path, &FillRule::NonZero),
                None => surface.pop(),
            }
            None
        }
        Mark::Shape { shape, fill, stroke } => {
            let path = shape.path()?;
            surface.start_tagged(ContentTag::Artifact(Artifact::with_kind(ArtifactType::Layout)));
            surface.set_fill(fill.map(filled));
            surface.set_stroke(stroke.map(|(colour, width)| Stroke {
                paint: rgb(colour),
                width,
                line_cap: LineCap::Round,
                line_join: LineJoin::Round,
                ..Stroke::default()
            }));
            surface.draw_path(&path);
            surface.end_tagged();
            None
        }
        Mark::Code { at, side, text, form } => {
            surface.start_tagged(ContentTag::Artifact(Artifact::with_kind(ArtifactType::Layout)));
            codes::draw(surface, (*at, *side), text, *form);
            surface.end_tagged();
            None
        }
        Mark::Text {
            at,
            size,
            line,
            colour,
            is_turned,
            part,
        } => {
            let tag = match part {
                Some(_) => ContentTag::Span(SpanTag::empty()),
                None => ContentTag::Artifact(Artifact::with_kind(ArtifactType::PaginationOther)),
            };
            let id = surface.start_tagged(tag);
            surface.set_stroke(None);
            surface.set_fill(Some(filled(*colour)));
            if *is_turned {
                surface.push_transform(&Transform::from_rotate_at(180.0, at.0, at.1));
            }
            write_line(surface, *at, *size, line, fonts);
            if *is_turned {
                surface.pop();
            }
            surface.end_tagged();
            part.map(|_| id)
        }
    }
}

fn write_line(surface: &mut Surface<'_>, (mut x, y): (f32, f32), size: f32, line: &Line, fonts: &Fonts) {
    for run in &line.runs {
        let Some(font) = fonts.0.get(run.font) else { continue };
        let glyphs: Vec<KrillaGlyph> = run
            .glyphs
            .iter()
            .map(|glyph| KrillaGlyph {
                glyph_id: GlyphId::new(glyph.id),
                text_range: glyph.range.clone(),
                x_advance: glyph.advance,
                x_offset: glyph.dx,
                y_offset: glyph.dy,
                y_advance: 0.0,
                location: None,
            })
            .collect();
        surface.draw_glyphs(Point::from_xy(x, y), &glyphs, font.clone(), &run.text, size, false);
        x += run.glyphs.iter().map(|glyph| glyph.advance).sum::<f32>() * size;
    }
}

pub(super) fn filled(colour: Colour) -> Fill {
    Fill {
        paint: rgb(colour),
        opacity: NormalizedF32::ONE,
        ..Fill::default()
    }
}

fn rgb([red, green, blue]: Colour) -> krilla::paint::Paint {
    krilla::color::rgb::Color::new(red, green, blue).into()
}
