//! A page as an SVG, from the same marks as the PDF, for people who look before they print.

use std::collections::HashMap;

use super::codes::DrawnCode;
use super::sheet::{Colour, Mark, Page};
use crate::fonts::Line;
use crate::lettering;

/// Draws a page. Letters are outlines; each one is in the file once for each of its sizes.
pub(super) fn svg(page: &Page) -> String {
    let (width, height) = page.size;
    let mut drawing = Drawing::default();
    for mark in &page.marks {
        drawing.mark(mark);
    }
    if drawing.is_clipped {
        drawing.body += "</g>\n";
    }
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.2} {height:.2}\" width=\"{width:.2}\" \
         height=\"{height:.2}\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\n<defs>\n{}</defs>\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n{}</svg>\n",
        drawing.defs, drawing.body
    )
}

#[derive(Default)]
struct Drawing {
    defs: String,
    body: String,
    glyphs: HashMap<(usize, u32), usize>,
    clips: usize,
    is_clipped: bool,
}

impl Drawing {
    fn mark(&mut self, mark: &Mark) {
        match mark {
            Mark::Clip(shape) => self.clip(shape.as_ref().map(super::shape::Shape::data)),
            Mark::Shape { shape, fill, stroke } => {
                let fill = fill.map_or_else(|| "none".to_owned(), colour);
                let stroke = stroke.map_or_else(String::new, |(paint, width)| {
                    format!(" stroke=\"{}\" stroke-width=\"{width:.2}\"", colour(paint))
                });
                self.write(&format!("<path d=\"{}\" fill=\"{fill}\"{stroke}/>\n", shape.data()));
            }
            Mark::Code { at, side, text, .. } => {
                let Some(code) = DrawnCode::new(text, *side) else {
                    return;
                };
                let (x, y, module) = (at.0, at.1, code.module);
                self.write(&format!(
                    "<g transform=\"translate({x:.2} {y:.2}) scale({module:.5})\">"
                ));
                for (shape, fill) in &code.shapes {
                    self.write(&format!("<path d=\"{}\" fill=\"{}\"/>", shape.data(), colour(*fill)));
                }
                self.body += "</g>\n";
            }
            Mark::Text {
                at,
                size,
                line,
                colour: paint,
                is_turned,
                ..
            } => {
                let turn = if *is_turned { " rotate(180)" } else { "" };
                let (x, y, scale) = (at.0, at.1, size / lettering::SIZE);
                let paint = colour(*paint);
                self.write(&format!(
                    "<g fill=\"{paint}\" transform=\"translate({x:.2} {y:.2}){turn} scale({scale:.5})\">"
                ));
                self.line(line);
                self.body += "</g>\n";
            }
        }
    }

    fn clip(&mut self, shape: Option<String>) {
        if std::mem::replace(&mut self.is_clipped, shape.is_some()) {
            self.body += "</g>\n";
        }
        if let Some(d) = shape {
            self.clips += 1;
            let id = self.clips;
            self.defs += &format!("<clipPath id=\"c{id}\"><path d=\"{d}\"/></clipPath>\n");
            self.body += &format!("<g clip-path=\"url(#c{id})\">\n");
        }
    }

    fn line(&mut self, line: &Line) {
        for (font, glyph, x, y) in lettering::glyphs(line) {
            let count = self.glyphs.len();
            let id = *self.glyphs.entry((font, glyph)).or_insert_with(|| {
                self.defs += &format!("<path id=\"g{count}\" d=\"{}\"/>\n", lettering::glyph(font, glyph));
                count
            });
            self.write(&format!("<use href=\"#g{id}\" x=\"{x:.0}\" y=\"{y:.0}\"/>"));
        }
    }

    fn write(&mut self, text: &str) {
        self.body += text;
    }
}

fn colour([red, green, blue]: Colour) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}
