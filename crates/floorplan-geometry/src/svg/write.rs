//! Writes SVG text with short numbers, escaped text, and no references to other resources.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use domain::plan::Element;
use domain::venue::METRES_PER_UNIT;

use super::{Lettering, MapFrame, Options, SeatState, paint};
use crate::angle::Degrees;
use crate::point::{Frame, Point};
use crate::rect::Rect;
use crate::scene::{Primitive, Role, Shape, hatched, number, push_number};

/// The font size of the outlines of lettering.
const LETTERING_SIZE: f64 = 1000.0;
/// Space around a map, in metres: for the marks of entrances.
const MAP_MARGIN: f64 = 1.0;

/// A builder of SVG text.
pub(super) struct Writer<'o> {
    out: String,
    options: &'o Options,
    /// Pictures already in the file, by their address in the plan.
    written: HashMap<String, usize>,
    /// Outlines of texts already in the file, by font weight and text.
    outlined: HashMap<(u16, String), usize>,
    /// Whether room, tables and chairs are marked, for programs that open the file.
    marked: bool,
}

impl<'o> Writer<'o> {
    /// Begins a drawing of the area `all`, with an estimated length of `size` bytes.
    pub(super) fn new(all: Rect, size: usize, options: &'o Options) -> Self {
        let mut out = String::with_capacity(size);
        let [x, y, w, h] = [all.x0, all.y0, all.width(), all.height()].map(number);
        out +=
            &format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {w} {h}" width="{w}" height="{h}""#);
        out += r#" font-family="system-ui, sans-serif" text-anchor="middle""#;
        if let Some(title) = &options.title {
            let title = escape(title);
            out += &format!(r#" role="img" aria-label="{title}"><title>{title}</title>"#);
        } else {
            out.push('>');
        }
        out.push('\n');
        Self {
            out,
            options,
            written: HashMap::new(),
            outlined: HashMap::new(),
            marked: true,
        }
    }

    /// Begins a map in metres. Everything that follows is in units, relative to the room.
    pub(super) fn of_map(frame: &MapFrame, size: usize, options: &'o Options) -> Self {
        let mut out = String::with_capacity(size);
        let (width, height) = frame.size;
        let [w, h, x, y] = [width, height, frame.room.0, frame.room.1].map(number);
        let [left, across, down] = [-MAP_MARGIN, width + 2.0 * MAP_MARGIN, height + 2.0 * MAP_MARGIN].map(number);
        out += &format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {left} {across} {down}""#);
        out += " font-family=\"system-ui, sans-serif\" text-anchor=\"middle\">\n";
        if frame.has_ground {
            let [fill, stroke] = ["plan-outside", "table-stroke"].map(|token| paint(token, options));
            out += &format!(r#"<rect width="{w}" height="{h}" fill="{fill}" stroke="{stroke}" stroke-width="0.1"/>"#);
        }
        out += &format!("<g transform=\"translate({x} {y}) scale({METRES_PER_UNIT})\">\n");
        Self {
            out,
            options,
            written: HashMap::new(),
            outlined: HashMap::new(),
            marked: false,
        }
    }

    pub(super) fn finish(mut self) -> String {
        self.out += "</svg>\n";
        self.out
    }

    /// Begins the group of an element; seating is labelled with its title.
    pub(super) fn open_element(&mut self, element: &Element) {
        self.out += "<g";
        self.text_attribute("data-element", element.id.as_str());
        let is_table = self.marked && !element.chairs.is_empty();
        if is_table {
            self.text_attribute("class", "table");
        }
        self.out += ">\n";
        if is_table {
            self.out += "<title>";
            push_escaped(&mut self.out, &element.title());
            self.out += "</title>\n";
        }
    }

    pub(super) fn close_group(&mut self) {
        self.out += "</g>\n";
    }

    pub(super) fn rect(&mut self, rect: Rect, fill: &str, stroke: Option<&str>) {
        self.open_rect(rect);
        self.paints(Some(fill), stroke, 3.0);
    }

    /// Draws the rectangle of the room, regardless of the shape of its floor.
    pub(super) fn room(&mut self, rect: Rect, fill: Option<&str>, stroke: Option<&str>) {
        if fill.is_none() && !self.marked {
            return;
        }
        self.open_rect(rect);
        if self.marked {
            self.text_attribute("id", "room");
        }
        self.paints(fill, stroke, 3.0);
    }

    fn open_rect(&mut self, rect: Rect) {
        let [x, y, w, h] = [rect.x0, rect.y0, rect.width(), rect.height()].map(number);
        self.out += &format!(r#"<rect x="{x}" y="{y}" width="{w}" height="{h}""#);
    }

    pub(super) fn ellipse(&mut self, rect: Rect, fill: &str, stroke: &str) {
        let [x, y, w, h] = [
            rect.centre().x,
            rect.centre().y,
            rect.width() / 2.0,
            rect.height() / 2.0,
        ]
        .map(number);
        self.out += &format!(r#"<ellipse cx="{x}" cy="{y}" rx="{w}" ry="{h}""#);
        self.paints(Some(fill), Some(stroke), 3.0);
    }

    pub(super) fn polygon(&mut self, corners: impl Iterator<Item = (f64, f64)>, fill: &str, stroke: Option<&str>) {
        self.out += r#"<polygon points=""#;
        for (x, y) in corners {
            self.out += &format!("{},{} ", number(x), number(y));
        }
        self.out.push('"');
        self.paints(Some(fill), stroke, 3.0);
    }

    pub(super) fn lines(&mut self, d: &str, stroke: &str) {
        self.out += &format!(r#"<path d="{d}""#);
        self.paints(None, Some(stroke), 1.0);
    }

    /// Writes one primitive; a chair is painted by the state of its seat.
    pub(super) fn primitive(&mut self, primitive: &Primitive) {
        let state = primitive.seat.as_ref().and_then(|seat| self.options.seats.get(seat));
        match (primitive.role, state) {
            (Role::Chair, Some(state)) => self.chair(primitive, state),
            (Role::SeatNumber, Some(SeatState::Assigned { initials })) => {
                self.words(primitive, initials, "chair-assigned-ink");
            }
            (Role::SeatNumber, Some(SeatState::Highlighted)) => self.plain(primitive, Some("on-accent"), None, 0.0),
            _ => self.plain(
                primitive,
                primitive.fill.as_deref(),
                primitive.stroke.as_deref(),
                primitive.stroke_width,
            ),
        }
    }

    fn chair(&mut self, primitive: &Primitive, state: &SeatState) {
        match state {
            SeatState::Assigned { .. } => self.plain(primitive, Some("chair-assigned"), Some("chair-assigned"), 1.0),
            SeatState::Reserved => {
                self.plain(primitive, Some("chair-free"), Some("chair-reserved"), 2.0);
                self.hatch(&primitive.shape);
            }
            SeatState::Highlighted => self.plain(primitive, Some("accent"), Some("accent"), 6.0),
        }
    }

    fn hatch(&mut self, chair: &Shape) {
        if let Shape::Rect {
            x,
            y,
            width,
            height,
            rotation,
            ..
        } = chair
        {
            let frame = Frame::new(Point::new(x + width / 2.0, y + height / 2.0), Degrees(*rotation));
            let d = hatched(&frame, width / 2.0, height / 2.0);
            self.open_path(&d);
            self.paints(None, Some("chair-reserved"), 1.4);
        }
    }

    fn words(&mut self, primitive: &Primitive, words: &str, ink: &str) {
        if let Shape::Text { x, y, size, .. } = &primitive.shape {
            let shape = Shape::Text {
                x: *x,
                y: *y,
                text: words.to_owned(),
                size: *size,
                weight: 600,
                rotation: 0.0,
            };
            self.plain(
                &Primitive {
                    shape,
                    ..primitive.clone()
                },
                Some(ink),
                None,
                0.0,
            );
        }
    }

    fn plain(&mut self, primitive: &Primitive, fill: Option<&str>, stroke: Option<&str>, stroke_width: f64) {
        match &primitive.shape {
            Shape::Image { .. } => self.image(&primitive.shape, stroke, stroke_width),
            Shape::Text { .. } => self.text(&primitive.shape, fill.unwrap_or("text")),
            shape => {
                self.form(shape);
                if self.marked && primitive.role == Role::Chair {
                    self.text_attribute("class", "chair");
                }
                self.paints(fill, stroke, stroke_width);
            }
        }
    }

    /// Begins a geometric shape; its paints follow.
    fn form(&mut self, shape: &Shape) {
        match shape {
            Shape::Path { d } => self.open_path(d),
            Shape::Line { x1, y1, x2, y2 } => {
                self.attributes("line", &[("x1", *x1), ("y1", *y1), ("x2", *x2), ("y2", *y2)], &[]);
            }
            Shape::Rect {
                x,
                y,
                width: w,
                height: h,
                radius,
                rotation,
            } => {
                let numbers = [("x", *x), ("y", *y), ("width", *w), ("height", *h), ("rx", *radius)];
                self.attributes("rect", &numbers, &[]);
                self.rotate(*rotation, x + w / 2.0, y + h / 2.0);
            }
            Shape::Ellipse {
                cx,
                cy,
                rx,
                ry,
                rotation,
            } => {
                self.attributes("ellipse", &[("cx", *cx), ("cy", *cy), ("rx", *rx), ("ry", *ry)], &[]);
                self.rotate(*rotation, *cx, *cy);
            }
            Shape::Image { .. } | Shape::Text { .. } => {}
        }
    }

    fn text(&mut self, shape: &Shape, fill: &str) {
        let Shape::Text {
            x,
            y,
            text,
            size,
            weight,
            rotation,
        } = shape
        else {
            return;
        };
        if let Some(lettering) = self.options.lettering {
            let outline = self.outlined(text, *weight, lettering);
            self.out += &format!("<use href=\"#words-{outline}\"");
            self.out += " transform=\"translate(";
            for (value, after) in [(*x, " "), (*y, ") rotate("), (*rotation, ") scale(")] {
                push_number(&mut self.out, value);
                self.out += after;
            }
            // Rounding to a hundredth would make small letters too large or too small.
            self.out += &format!("{:.5})\"", size / LETTERING_SIZE);
            return self.paints(Some(fill), None, 0.0);
        }
        let weight = f64::from(*weight);
        let numbers = [("x", *x), ("y", *y), ("font-size", *size), ("font-weight", weight)];
        self.attributes("text", &numbers, &[("dy", "0.35em")]);
        self.rotate(*rotation, *x, *y);
        let fill = paint(fill, self.options);
        self.out += &format!(" fill=\"{}\">{}</text>\n", escape(fill), escape(text));
    }

    /// Returns the number of the outline of a text, which is added to the file when first drawn.
    fn outlined(&mut self, text: &str, weight: u16, lettering: Lettering) -> usize {
        let next = self.outlined.len() + 1;
        match self.outlined.entry((weight, text.to_owned())) {
            Entry::Occupied(known) => return *known.get(),
            Entry::Vacant(place) => place.insert(next),
        };
        let d = lettering(text, weight);
        for part in [
            "<defs><path id=\"words-",
            &next.to_string(),
            "\" d=\"",
            &d,
            "\"/></defs>\n",
        ] {
            self.out += part;
        }
        next
    }

    fn image(&mut self, shape: &Shape, stroke: Option<&str>, stroke_width: f64) {
        let Shape::Image {
            x,
            y,
            width,
            height,
            rotation,
            flip_x,
            flip_y,
            href,
            placeholder,
        } = shape
        else {
            return;
        };
        let Some(picture) = self.picture(href) else {
            self.open_path(placeholder);
            self.text_attribute("stroke-dasharray", "6 4");
            return self.paints(None, stroke, stroke_width);
        };
        // The box is centred on (0, 0), so that it can be mirrored and turned about its centre.
        let numbers = [
            ("x", -width / 2.0),
            ("y", -height / 2.0),
            ("width", *width),
            ("height", *height),
        ];
        self.attributes("use", &numbers, &[("href", &format!("#picture-{picture}"))]);
        self.out += " transform=\"translate(";
        let side = |flipped: bool| if flipped { -1.0 } else { 1.0 };
        for (value, after) in [
            (x + width / 2.0, " "),
            (y + height / 2.0, ") rotate("),
            (*rotation, ") scale("),
            (side(*flip_x), " "),
            (side(*flip_y), ")\"/>\n"),
        ] {
            push_number(&mut self.out, value);
            self.out += after;
        }
    }

    /// Begins a path. Its data is long and trusted, so it is written without escaping.
    fn open_path(&mut self, d: &str) {
        for part in ["<path d=\"", d, "\""] {
            self.out += part;
        }
    }

    /// Returns the number of a picture in the file, which is added when first drawn; `None` when its bytes are unknown.
    fn picture(&mut self, href: &str) -> Option<usize> {
        if let Some(number) = self.written.get(href) {
            return Some(*number);
        }
        let known = self.options.pictures.get(href).map(String::as_str);
        let data = known.unwrap_or(href);
        if !data.starts_with("data:image/") {
            return None;
        }
        let number = self.written.len() + 1;
        self.written.insert(href.to_owned(), number);
        self.out += &format!("<symbol id=\"picture-{number}\" viewBox=\"0 0 100 100\" preserveAspectRatio=\"none\">");
        self.out += "<image width=\"100\" height=\"100\" preserveAspectRatio=\"none\"";
        self.text_attribute("href", data);
        self.out += "/></symbol>\n";
        Some(number)
    }

    fn attributes(&mut self, name: &str, numbers: &[(&str, f64)], texts: &[(&str, &str)]) {
        self.out.push('<');
        self.out += name;
        for (name, value) in numbers {
            self.number_attribute(name, *value);
        }
        for (name, value) in texts {
            self.text_attribute(name, value);
        }
    }

    fn rotate(&mut self, rotation: f64, x: f64, y: f64) {
        if rotation.abs() > 0.0 {
            self.out += " transform=\"rotate(";
            for (value, after) in [(rotation, " "), (x, " "), (y, ")\"")] {
                push_number(&mut self.out, value);
                self.out += after;
            }
        }
    }

    fn paints(&mut self, fill: Option<&str>, stroke: Option<&str>, width: f64) {
        self.text_attribute("fill", fill.map_or("none", |token| paint(token, self.options)));
        if let Some(stroke) = stroke {
            self.text_attribute("stroke", paint(stroke, self.options));
            if (width - 1.0).abs() > 1e-9 {
                self.number_attribute("stroke-width", width);
            }
        }
        self.out += "/>\n";
    }

    fn text_attribute(&mut self, name: &str, value: &str) {
        for part in [" ", name, "=\""] {
            self.out += part;
        }
        push_escaped(&mut self.out, value);
        self.out.push('"');
    }

    fn number_attribute(&mut self, name: &str, value: f64) {
        for part in [" ", name, "=\""] {
            self.out += part;
        }
        push_number(&mut self.out, value);
        self.out.push('"');
    }
}

/// Returns a text escaped for content and attributes.
fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    push_escaped(&mut out, text);
    out
}

/// Appends a text escaped for content and attributes, without the characters that XML does not allow.
fn push_escaped(out: &mut String, text: &str) {
    // Most of a drawing is numbers, which need no check of each character.
    let harmless = |byte: u8| matches!(byte, 0x20..0x7f) && !matches!(byte, b'&' | b'<' | b'>' | b'"');
    if text.bytes().all(harmless) {
        *out += text;
        return;
    }
    for c in text.chars() {
        match c {
            '&' => *out += "&amp;",
            '<' => *out += "&lt;",
            '>' => *out += "&gt;",
            '"' => *out += "&quot;",
            c if (c.is_control() && c != '\t' && c != '\n') || c == '\u{fffe}' || c == '\u{ffff}' => {}
            c => out.push(c),
        }
    }
}
