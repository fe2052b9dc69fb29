//! The letters and colours of the sheets that guests see.

use super::sheet::{Colour, Style};
use super::text::{ASCENT, LINE, fit};
use crate::design::{Design, Palette};
use crate::fonts::Weight;
use crate::made::Made;

/// Texts that are no titles, and those that step back.
const TEXT: Colour = [42, 33, 29];
const QUIET: Colour = [92, 76, 68];

/// How a sheet looks.
pub(super) struct Look {
    pub(super) design: Design,
    pub(super) palette: Palette,
    /// Whether lines begin at the right.
    pub(super) is_rtl: bool,
}

impl Look {
    pub(super) fn new(made: &Made<'_>) -> Self {
        Self {
            design: made.style.design,
            palette: made.palette(),
            is_rtl: made.export.event.language.is_right_to_left(),
        }
    }

    fn title_weight(&self) -> Weight {
        match self.design {
            Design::Classic => Weight::Display,
            Design::Modern | Design::Plain => Weight::Bold,
        }
    }

    fn text_weight(&self) -> Weight {
        match self.design {
            Design::Classic => Weight::Serif,
            Design::Modern | Design::Plain => Weight::Regular,
        }
    }

    /// Titles, in the colour of the event.
    pub(super) fn title(&self, size: f32) -> Style {
        Style {
            size,
            weight: self.title_weight(),
            colour: self.palette.ink,
        }
    }

    /// Names on cards: darker than titles, as thin strokes look lighter.
    pub(super) fn name(&self, size: f32) -> Style {
        Style {
            colour: self.palette.deep,
            ..self.title(size)
        }
    }

    /// Running text.
    pub(super) fn text(&self, size: f32) -> Style {
        Style {
            size,
            weight: self.text_weight(),
            colour: TEXT,
        }
    }

    /// Small facts without serifs: table, seat and meal.
    pub(super) fn fact(&self, size: f32) -> Style {
        Style {
            size,
            weight: Weight::Regular,
            colour: if self.design == Design::Plain {
                super::sheet::GREY
            } else {
                QUIET
            },
        }
    }
}

/// Lines below each other, with their baselines from the top.
#[derive(Default)]
pub(super) struct Lines {
    pub(super) lines: Vec<(String, Style, f32)>,
    pub(super) height: f32,
}

impl Lines {
    /// Adds a text below, as large as fits into a box but at most as large as its style says.
    pub(super) fn add(&mut self, text: &str, style: Style, room: (f32, f32)) -> f32 {
        let fitted = fit(text, style.weight, style.size, room);
        let (ascent, line) = match style.weight {
            Weight::Display => (0.92, 1.16),
            Weight::Serif => (0.96, 1.24),
            Weight::Regular | Weight::Bold => (ASCENT, LINE),
        };
        let style = Style {
            size: fitted.size,
            ..style
        };
        for text in fitted.lines {
            self.lines.push((text, style, self.height + style.size * ascent));
            self.height += style.size * line;
        }
        style.size
    }

    pub(super) fn skip(&mut self, height: f32) {
        self.height += height;
    }
}
