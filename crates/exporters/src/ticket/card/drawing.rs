//! The SVG of a ticket: rectangles, outlines of texts, and its code.

use std::fmt::Write as _;

use crate::fonts::{Weight, shape};
use crate::lettering::{SIZE, outlined};
use crate::pdf::text::{ASCENT, LINE, fit, lines_height};
use crate::qr::Code;

/// Which end of a line is at the given point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Align {
    Left,
    Middle,
    Right,
}

/// How a text is set: at `size` or smaller, so that it fits into its room.
#[derive(Clone, Copy, Debug)]
pub(super) struct Text<'a> {
    pub(super) weight: Weight,
    pub(super) size: f32,
    pub(super) room: (f32, f32),
    pub(super) colour: &'a str,
    pub(super) align: Align,
}

impl<'a> Text<'a> {
    pub(super) fn centred(weight: Weight, size: f32, room: (f32, f32), colour: &'a str) -> Self {
        Self {
            weight,
            size,
            room,
            colour,
            align: Align::Middle,
        }
    }
}

/// A drawing in progress.
pub(super) struct Drawing {
    svg: String,
    width: f32,
}

// Writing to a string cannot fail.
impl Drawing {
    pub(super) fn new(width: f32, height: f32) -> Self {
        let svg = format!("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\">");
        Self { svg, width }
    }

    pub(super) fn finish(mut self) -> String {
        self.svg.push_str("</svg>");
        self.svg
    }

    /// Fills a rectangle: left, top, width and height.
    pub(super) fn rect(&mut self, (x, y, width, height): (f32, f32, f32, f32), colour: &str) {
        let _written = write!(
            self.svg,
            "<path d=\"M{x} {y}h{width}v{height}h-{width}z\" fill=\"{colour}\"/>"
        );
    }

    /// Adds elements at a place, enlarged.
    pub(super) fn scaled(&mut self, (x, y): (f32, f32), scale: f32, opacity: f32, elements: &str) {
        let _written = write!(
            self.svg,
            "<g transform=\"translate({x} {y}) scale({scale})\" opacity=\"{opacity}\">{elements}</g>"
        );
    }

    /// Draws where the stub would be torn off: a dashed line between two notches.
    pub(super) fn tear(&mut self, y: f32, ground: &str) {
        let width = self.width;
        let _written = write!(
            self.svg,
            "<path d=\"M56 {y}H{}\" fill=\"none\" stroke=\"#c9c3cc\" stroke-width=\"4\" stroke-dasharray=\"14 12\"/>\
             <circle cx=\"0\" cy=\"{y}\" r=\"34\" fill=\"{ground}\"/><circle cx=\"{width}\" cy=\"{y}\" r=\"34\" fill=\"{ground}\"/>",
            width - 56.0
        );
    }

    /// Sets a text below a point and returns where it ends.
    pub(super) fn text_below(&mut self, (x, y): (f32, f32), words: &str, text: &Text<'_>) -> f32 {
        let fitted = fit(words, text.weight, text.size, text.room);
        let mut top = y;
        for line in &fitted.lines {
            self.line((x, top + fitted.size * ASCENT), line, fitted.size, text);
            top += fitted.size * LINE;
        }
        top
    }

    /// Sets a text above a point and returns where it begins.
    pub(super) fn text_above(&mut self, (x, y): (f32, f32), words: &str, text: &Text<'_>) -> f32 {
        let fitted = fit(words, text.weight, text.size, text.room);
        let top = y - lines_height(fitted.lines.len(), fitted.size);
        self.text_below((x, top), words, text);
        top
    }

    fn line(&mut self, (x, baseline): (f32, f32), words: &str, size: f32, text: &Text<'_>) {
        let line = shape(words, text.weight);
        let left = match text.align {
            Align::Left => 0.0,
            Align::Middle => -line.width * SIZE / 2.0,
            Align::Right => -line.width * SIZE,
        };
        let scale = size / SIZE;
        let d = outlined(&line, (left, 0.0));
        let colour = text.colour;
        let _written = write!(
            self.svg,
            "<path transform=\"translate({x} {baseline:.1}) scale({scale:.5})\" fill=\"{colour}\" d=\"{d}\"/>"
        );
    }

    /// Sets the code for typing behind its word, with room between its characters; in a language from right to left the
    /// word is on the right, and the code still runs from left to right.
    pub(super) fn lookup_code(
        &mut self,
        (x, y): (f32, f32),
        (word, code): (&str, &str),
        rtl: bool,
        (muted, ink): (&str, &str),
    ) {
        const CELL: f32 = 46.0;
        const SIZE_OF_CODE: f32 = 52.0;
        let word_text = Text::centred(Weight::Regular, 34.0, (400.0, 50.0), muted);
        let width = crate::fonts::width(word, Weight::Regular) * word_text.size;
        let characters: Vec<String> = code.chars().map(String::from).collect();
        let cells: f32 = characters.iter().map(|_| CELL).sum();
        let left = x - (width + 28.0 + cells) / 2.0;
        let right = x + (width + 28.0 + cells) / 2.0;
        let (word_x, code_left) = match rtl {
            true => (right - width / 2.0, left),
            false => (left + width / 2.0, right - cells),
        };
        let baseline = y + SIZE_OF_CODE * ASCENT;
        self.line((word_x, baseline), word, word_text.size, &word_text);
        let code_text = Text::centred(Weight::Bold, SIZE_OF_CODE, (CELL, 70.0), ink);
        let mut middle = code_left + CELL / 2.0;
        for character in &characters {
            self.line((middle, baseline), character, SIZE_OF_CODE, &code_text);
            middle += CELL;
        }
    }

    /// Draws a code with its quiet zone as a square.
    pub(super) fn code(&mut self, place: (f32, f32), side: f32, opacity: f32, code: &Code) {
        let mut d = String::new();
        for outline in code.outlines() {
            for (index, (x, y)) in outline.iter().enumerate() {
                let command = if index == 0 { 'M' } else { 'L' };
                let _written = write!(d, "{command}{x} {y}");
            }
            d.push('z');
        }
        let modules = f32::from(u16::try_from(code.full_width()).unwrap_or(u16::MAX));
        self.scaled(place, side / modules, opacity, &format!("<path d=\"{d}\"/>"));
    }
}
