//! QR codes of a page: as outlines, and as pictures for lists with thousands of them.

use krilla::geom::{Size, Transform};
use krilla::image::{BitsPerComponent, CustomImage, Image, ImageColorspace};
use krilla::surface::Surface;

use super::shape::Shape;
use super::sheet::{BLACK, Colour, WHITE, filled};
use crate::qr::Code;

/// How a QR code is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CodeForm {
    /// As an area with sharp edges at any size.
    Outline,
    /// As a picture of one pixel per module, with a fifth of the bytes.
    Pixels,
}

/// Draws the code of a text into a square, given by its upper left corner and its side. A text that no code holds leaves the
/// square empty.
pub(super) fn draw(surface: &mut Surface<'_>, (at, side): ((f32, f32), f32), text: &str, form: CodeForm) {
    let _drawn = match form {
        CodeForm::Outline => draw_outline(surface, at, side, text),
        CodeForm::Pixels => draw_pixels(surface, at, side, text),
    };
}

fn draw_outline(surface: &mut Surface<'_>, at: (f32, f32), side: f32, text: &str) -> Option<()> {
    let code = DrawnCode::new(text, side)?;
    surface.push_transform(&Transform::from_row(code.module, 0.0, 0.0, code.module, at.0, at.1));
    surface.set_stroke(None);
    for (shape, colour) in &code.shapes {
        surface.set_fill(Some(filled(*colour)));
        if let Some(path) = shape.path() {
            surface.draw_path(&path);
        }
    }
    surface.pop();
    Some(())
}

fn draw_pixels(surface: &mut Surface<'_>, at: (f32, f32), side: f32, text: &str) -> Option<()> {
    let picture = Image::from_custom(CodePixels::new(text)?, false).ok()?;
    let size = Size::from_wh(side, side)?;
    surface.push_transform(&Transform::from_translate(at.0, at.1));
    surface.draw_image(picture, size);
    surface.pop();
    Some(())
}

/// A QR code as shapes in modules: their coordinates are small whole numbers, which take little room in a file.
pub(super) struct DrawnCode {
    /// The side of a module, in points.
    pub(super) module: f32,
    pub(super) shapes: [(Shape, Colour); 2],
}

impl DrawnCode {
    /// Draws the code of a text with its quiet zone as a square of this side; nothing for a text that no code holds.
    pub(super) fn new(text: &str, side: f32) -> Option<Self> {
        let code = Code::new(text).ok()?;
        let full = length(code.full_width());
        let mut dark = Shape::default();
        for outline in code.outlines() {
            let mut corners = outline.into_iter().map(|(x, y)| (length(x), length(y)));
            let (x, y) = corners.next()?;
            dark.move_to(x, y);
            corners.for_each(|(x, y)| dark.line_to(x, y));
            dark.close();
        }
        Some(Self {
            module: side / full,
            shapes: [(Shape::rect((0.0, 0.0, full, full)), WHITE), (dark, BLACK)],
        })
    }
}

/// A QR code as a picture of one pixel per module, with its quiet zone.
#[derive(Clone, Hash)]
pub(super) struct CodePixels {
    width: u32,
    grey: Vec<u8>,
}

impl CodePixels {
    /// Returns the code of a text; nothing for a text that no code holds.
    pub(super) fn new(text: &str) -> Option<Self> {
        let code = Code::new(text).ok()?;
        Some(Self {
            width: u32::try_from(code.full_width()).ok()?,
            grey: code.pixels(),
        })
    }
}

impl CustomImage for CodePixels {
    fn color_channel(&self) -> &[u8] {
        &self.grey
    }

    fn alpha_channel(&self) -> Option<&[u8]> {
        None
    }

    fn bits_per_component(&self) -> BitsPerComponent {
        BitsPerComponent::Eight
    }

    fn size(&self) -> (u32, u32) {
        (self.width, self.width)
    }

    fn icc_profile(&self) -> Option<&[u8]> {
        None
    }

    fn color_space(&self) -> ImageColorspace {
        ImageColorspace::Luma
    }
}

/// The widest code has 177 modules.
fn length(modules: usize) -> f32 {
    f32::from(u16::try_from(modules).unwrap_or(u16::MAX))
}
