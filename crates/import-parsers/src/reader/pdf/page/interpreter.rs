//! The operators of a page, carried out as far as they place text or draw straight lines.

use std::rc::Rc;

use lopdf::content::Content;
use lopdf::{Dictionary, Document, Error, Object};

use super::{Page, Ruling, Run};
use crate::reader::pdf::font::{Font, Fonts};
use crate::reader::pdf::matrix::{IDENTITY, Matrix, apply, multiply, six_numbers};

/// Forms within forms, and saved states.
const MOST_FORMS_DEEP: usize = 8;
const MOST_STATES: usize = 64;
const MOST_RUNS: usize = 200_000;
const MOST_RULINGS: usize = 20_000;
/// A gap within a word is smaller than this part of the font size.
const KERNING: f32 = 0.15;
/// A filled rectangle this thin is a line.
const THIN: f32 = 2.0;

#[derive(Clone)]
struct State<'d> {
    matrix: Matrix,
    font: Option<Rc<Font<'d>>>,
    size: f32,
    character_spacing: f32,
    word_spacing: f32,
    scale: f32,
    leading: f32,
    rise: f32,
}

impl State<'_> {
    fn new(matrix: Matrix) -> Self {
        Self {
            matrix,
            font: None,
            size: 0.0,
            character_spacing: 0.0,
            word_spacing: 0.0,
            scale: 1.0,
            leading: 0.0,
            rise: 0.0,
        }
    }
}

#[derive(Default)]
struct Path {
    at: (f32, f32),
    start: (f32, f32),
    lines: Vec<Ruling>,
    /// Rectangles, as two opposite corners.
    rectangles: Vec<Ruling>,
}

struct TextPosition {
    matrix: Matrix,
    line: Matrix,
}

impl Default for TextPosition {
    fn default() -> Self {
        Self {
            matrix: IDENTITY,
            line: IDENTITY,
        }
    }
}

pub(super) struct Interpreter<'d, 'f> {
    document: &'d Document,
    fonts: &'f mut Fonts<'d>,
    left: &'f mut usize,
    page: Page,
    state: State<'d>,
    saved: Vec<State<'d>>,
    path: Path,
    text: TextPosition,
}

impl<'d, 'f> Interpreter<'d, 'f> {
    /// Starts on an empty page.
    pub(super) fn new(document: &'d Document, fonts: &'f mut Fonts<'d>, left: &'f mut usize, matrix: Matrix) -> Self {
        Self {
            document,
            fonts,
            left,
            page: Page::default(),
            state: State::new(matrix),
            saved: Vec::new(),
            path: Path::default(),
            text: TextPosition::default(),
        }
    }

    /// Returns what the operators left on the page.
    pub(super) fn into_page(self) -> Page {
        self.page
    }

    /// Carries out the operators of a page or of a form on it.
    pub(super) fn carry_out(
        &mut self,
        content: &[u8],
        resources: Option<&'d Dictionary>,
        depth: usize,
    ) -> Result<(), Error> {
        for operation in Content::decode_iter(content) {
            // A broken end of the content loses what follows it, not the page.
            let Ok(operation) = operation else { break };
            let numbers: Vec<f32> = operation
                .operands
                .iter()
                .filter_map(|object| object.as_float().ok())
                .collect();
            match operation.operator.as_str() {
                "Do" => self.draw_object(operation.operands.first(), resources, depth)?,
                "BI" => self.page.images += 1,
                "Tf" => self.choose_font(operation.operands.first(), resources, &numbers),
                "Tj" | "'" | "\"" => {
                    if operation.operator != "Tj" {
                        self.next_line(0.0, -self.state.leading);
                    }
                    if let Some(Object::String(bytes, _)) = operation.operands.last() {
                        self.show(bytes);
                    }
                }
                "TJ" => {
                    if let Some(Object::Array(pieces)) = operation.operands.first() {
                        self.show_pieces(pieces);
                    }
                }
                operator => {
                    self.text_operator(operator, &numbers);
                    self.path_operator(operator, &numbers);
                }
            }
        }
        Ok(())
    }

    fn text_operator(&mut self, operator: &str, numbers: &[f32]) {
        match (operator, numbers) {
            ("q", _) if self.saved.len() < MOST_STATES => self.saved.push(self.state.clone()),
            ("Q", _) => {
                if let Some(state) = self.saved.pop() {
                    self.state = state;
                }
            }
            ("cm", &[a, b, c, d, e, f]) => self.state.matrix = multiply([a, b, c, d, e, f], self.state.matrix),
            ("BT", _) => self.text = TextPosition::default(),
            ("Tm", &[a, b, c, d, e, f]) => {
                let matrix = [a, b, c, d, e, f];
                self.text = TextPosition { matrix, line: matrix };
            }
            ("Td", &[x, y]) => self.next_line(x, y),
            ("TD", &[x, y]) => {
                self.state.leading = -y;
                self.next_line(x, y);
            }
            ("T*", _) => self.next_line(0.0, -self.state.leading),
            ("TL", &[leading]) => self.state.leading = leading,
            ("Tc", &[spacing]) => self.state.character_spacing = spacing,
            ("Tw", &[spacing]) => self.state.word_spacing = spacing,
            ("Tz", &[percent]) => self.state.scale = percent / 100.0,
            ("Ts", &[rise]) => self.state.rise = rise,
            _ => {}
        }
    }

    fn next_line(&mut self, x: f32, y: f32) {
        let line = multiply([1.0, 0.0, 0.0, 1.0, x, y], self.text.line);
        self.text = TextPosition { matrix: line, line };
    }

    fn path_operator(&mut self, operator: &str, numbers: &[f32]) {
        let point = |x, y| apply(self.state.matrix, (x, y));
        match (operator, numbers) {
            ("m", &[x, y]) => {
                self.path.at = point(x, y);
                self.path.start = self.path.at;
            }
            ("l", &[x, y]) => {
                let to = point(x, y);
                self.path.lines.push(Ruling { from: self.path.at, to });
                self.path.at = to;
            }
            ("h", _) => {
                let (from, to) = (self.path.at, self.path.start);
                self.path.lines.push(Ruling { from, to });
                self.path.at = to;
            }
            ("re", &[x, y, width, height]) => {
                let (from, to) = (point(x, y), point(x + width, y + height));
                self.path.rectangles.push(Ruling { from, to });
            }
            ("S" | "s" | "B" | "B*" | "b" | "b*", _) => self.paint(true),
            ("f" | "F" | "f*", _) => self.paint(false),
            ("n", _) => self.path = Path::default(),
            _ => {}
        }
    }

    /// Keeps the lines of a painted path: strokes, the edges of stroked rectangles, and thin filled ones.
    fn paint(&mut self, stroked: bool) {
        let path = std::mem::take(&mut self.path);
        if self.page.rulings.len() > MOST_RULINGS {
            return;
        }
        if stroked {
            self.page.rulings.extend(path.lines);
        }
        for Ruling {
            from: (x0, y0),
            to: (x1, y1),
        } in path.rectangles
        {
            let mut edge = |from, to| self.page.rulings.push(Ruling { from, to });
            if (x1 - x0).abs() <= THIN || (y1 - y0).abs() <= THIN {
                let horizontal = (x1 - x0).abs() > (y1 - y0).abs();
                if horizontal {
                    edge((x0, y0), (x1, y0));
                } else {
                    edge((x0, y0), (x0, y1));
                }
            } else if stroked {
                edge((x0, y0), (x1, y0));
                edge((x0, y1), (x1, y1));
                edge((x0, y0), (x0, y1));
                edge((x1, y0), (x1, y1));
            }
        }
    }

    fn draw_object(
        &mut self,
        name: Option<&Object>,
        resources: Option<&'d Dictionary>,
        depth: usize,
    ) -> Result<(), Error> {
        let name = name.and_then(|object| object.as_name().ok());
        let Some(stream) = resources
            .and_then(|all| all.get_deref(b"XObject", self.document).ok()?.as_dict().ok())
            .zip(name)
            .and_then(|(objects, name)| objects.get_deref(name, self.document).ok()?.as_stream().ok())
        else {
            return Ok(());
        };
        match stream.dict.get(b"Subtype").and_then(Object::as_name) {
            Ok(b"Image") => self.page.images += 1,
            Ok(b"Form") if depth < MOST_FORMS_DEEP => {
                let content = stream.decompressed_content_with_limit(*self.left)?;
                *self.left = self.left.saturating_sub(content.len());
                let own = stream
                    .dict
                    .get_deref(b"Resources", self.document)
                    .and_then(Object::as_dict)
                    .ok();
                let matrix = stream
                    .dict
                    .get_deref(b"Matrix", self.document)
                    .ok()
                    .and_then(six_numbers);
                let state = self.state.clone();
                self.state.matrix = multiply(matrix.unwrap_or(IDENTITY), self.state.matrix);
                self.carry_out(&content, own.or(resources), depth + 1)?;
                self.state = state;
            }
            _ => {}
        }
        Ok(())
    }

    fn choose_font(&mut self, name: Option<&Object>, resources: Option<&'d Dictionary>, numbers: &[f32]) {
        self.state.size = numbers.last().copied().unwrap_or(0.0);
        let font = resources
            .and_then(|all| all.get_deref(b"Font", self.document).ok()?.as_dict().ok())
            .zip(name.and_then(|object| object.as_name().ok()))
            .and_then(|(fonts, name)| fonts.get(name).ok());
        self.state.font = font.and_then(|object| self.fonts.get(object));
    }

    fn show_pieces(&mut self, pieces: &[Object]) {
        let first = self.page.runs.len();
        for piece in pieces {
            match piece {
                Object::String(bytes, _) => {
                    self.show(bytes);
                    self.join_last_run(first);
                }
                other => {
                    let back = other.as_float().unwrap_or(0.0) / 1000.0;
                    self.advance(-back * self.state.size * self.state.scale);
                }
            }
        }
    }

    /// Joins the last run to the one before it, unless that came before `first` or there is a blank between them: kerning
    /// splits words.
    fn join_last_run(&mut self, first: usize) {
        if self.page.runs.len() < first + 2 {
            return;
        }
        let [.., before, last] = self.page.runs.as_mut_slice() else {
            return;
        };
        let is_near = (last.left - before.right).abs() < KERNING * last.size
            && (last.baseline - before.baseline).abs() < last.size * KERNING;
        if is_near {
            before.text.push_str(&last.text);
            before.right = last.right;
            self.page.runs.pop();
        }
    }

    fn advance(&mut self, by: f32) {
        self.text.matrix = multiply([1.0, 0.0, 0.0, 1.0, by, 0.0], self.text.matrix);
    }

    fn show(&mut self, bytes: &[u8]) {
        let Some(font) = self.state.font.clone() else { return };
        let (size, scale) = (self.state.size, self.state.scale);
        let placed = multiply(self.text.matrix, self.state.matrix);
        let start = apply(placed, (0.0, self.state.rise));
        let mut text = String::new();
        let mut width = 0.0;
        for code in font.codes(bytes) {
            let glyph = font.glyph(code);
            match &glyph.text {
                Some(characters) => text.push_str(characters),
                None => self.page.unreadable += 1,
            }
            let spaces = if font.is_space(code) {
                self.state.word_spacing
            } else {
                0.0
            };
            width += (glyph.width * size + self.state.character_spacing + spaces) * scale;
        }
        let end = apply(placed, (width, self.state.rise));
        self.advance(width);
        let [a, b, ..] = placed;
        let upright = a > 0.0 && b.abs() < a.abs() / 10.0;
        if upright && !text.trim().is_empty() && self.page.runs.len() < MOST_RUNS {
            let height = apply(placed, (0.0, size)).1 - apply(placed, (0.0, 0.0)).1;
            self.page.runs.push(Run {
                left: start.0,
                right: end.0,
                baseline: start.1,
                size: height.abs(),
                text,
            });
        }
    }
}
