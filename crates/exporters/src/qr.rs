//! QR codes: dark squares on white, with the quiet zone that readers need, as PNG, as SVG and as outlines.

use std::fmt::Write as _;

use base64::prelude::{BASE64_STANDARD, Engine as _};
use qrcode::{Color, EcLevel, bits, ec};

mod mask;
mod outline;

/// Light modules around the code that the standard asks for.
const QUIET: usize = 4;

/// Share of a code that may be damaged: 15 per cent.
const LEVEL: EcLevel = EcLevel::M;

/// Why a code could not be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QrError {
    /// The text is longer than any code holds.
    TooLong,
    /// A code of this text needs at least this many pixels.
    TooSmall(usize),
    /// The picture could not be written.
    Unwritable,
}

/// A code as pictures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QrPictures {
    /// A PNG of one bit per pixel.
    pub png: Vec<u8>,
    /// An SVG of the same size, sharp at any other.
    pub svg: String,
}

impl QrPictures {
    /// Returns the PNG as a link that holds it.
    pub fn png_data_url(&self) -> String {
        format!("data:image/png;base64,{}", BASE64_STANDARD.encode(&self.png))
    }
}

/// Draws a text as square pictures with this many pixels a side. Every module has the same whole number of pixels; what is
/// left over is part of the quiet zone.
pub fn qr_pictures(text: &str, size: usize) -> Result<QrPictures, QrError> {
    let code = Code::new(text)?;
    let scale = size / code.full_width();
    if scale == 0 {
        return Err(QrError::TooSmall(code.full_width()));
    }
    Ok(QrPictures {
        png: code.png(size, scale)?,
        svg: code.svg(size),
    })
}

/// The modules, row by row.
pub(crate) struct Code {
    width: usize,
    dark: Vec<bool>,
}

impl Code {
    pub(crate) fn new(text: &str) -> Result<Self, QrError> {
        let bits = bits::encode_auto(text.as_bytes(), LEVEL).map_err(|_error| QrError::TooLong)?;
        let version = bits.version();
        let (data, correction) =
            ec::construct_codewords(&bits.into_bytes(), version, LEVEL).map_err(|_error| QrError::TooLong)?;
        let colors = mask::masked(version, &data, &correction);
        Ok(Self {
            width: usize::try_from(version.width()).unwrap_or_default(),
            dark: colors.into_iter().map(|color| color == Color::Dark).collect(),
        })
    }

    /// The modules of a side with the quiet zone.
    pub(crate) fn full_width(&self) -> usize {
        self.width + 2 * QUIET
    }

    fn rows(&self) -> impl Iterator<Item = (usize, &[bool])> {
        self.dark.chunks(self.width).enumerate()
    }

    /// Returns a byte for each module with the quiet zone, row by row: dark ones are 0, light ones are 255.
    pub(crate) fn pixels(&self) -> Vec<u8> {
        let full = self.full_width();
        let mut pixels = vec![u8::MAX; full * full];
        for (row, modules) in self.rows() {
            let first = (row + QUIET) * full + QUIET;
            let line = pixels.iter_mut().skip(first).zip(modules);
            line.filter(|(_, dark)| **dark).for_each(|(pixel, _)| *pixel = 0);
        }
        pixels
    }

    fn png(&self, size: usize, scale: usize) -> Result<Vec<u8>, QrError> {
        let margin = (size - self.width * scale) / 2;
        let bytes_per_row = size.div_ceil(8);
        let mut pixels = vec![0xff_u8; bytes_per_row * size];
        for (row, modules) in self.rows() {
            let mut line = vec![0xff_u8; bytes_per_row];
            for (column, _) in modules.iter().enumerate().filter(|(_, dark)| **dark) {
                let left = margin + column * scale;
                (left..left + scale).for_each(|x| darken(&mut line, x));
            }
            let first = margin + row * scale;
            let lines = pixels.chunks_mut(bytes_per_row).skip(first).take(scale);
            lines.for_each(|target| target.copy_from_slice(&line));
        }
        write_png(size, &pixels).ok_or(QrError::Unwritable)
    }

    fn svg(&self, size: usize) -> String {
        let mut path = String::new();
        for (row, modules) in self.rows() {
            let mut column = 0;
            for run in modules.chunk_by(|a, b| a == b) {
                if run.first() == Some(&true) {
                    let length = run.len();
                    // Writing to a text cannot fail.
                    let _ = write!(path, "M{} {}h{length}v1h-{length}z", column + QUIET, row + QUIET);
                }
                column += run.len();
            }
        }
        let full = self.full_width();
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{size}\" height=\"{size}\" viewBox=\"0 0 {full} {full}\" \
             shape-rendering=\"crispEdges\"><path fill=\"#fff\" d=\"M0 0h{full}v{full}H0z\"/><path d=\"{path}\"/></svg>"
        )
    }
}

/// Clears the bit of a pixel.
fn darken(line: &mut [u8], x: usize) {
    if let Some(byte) = line.get_mut(x / 8) {
        *byte &= !(0x80 >> (x % 8));
    }
}

fn write_png(size: usize, pixels: &[u8]) -> Option<Vec<u8>> {
    let side = u32::try_from(size).ok()?;
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, side, side);
    encoder.set_color(png::ColorType::Grayscale);
    encoder.set_depth(png::BitDepth::One);
    let mut writer = encoder.write_header().ok()?;
    writer.write_image_data(pixels).ok()?;
    writer.finish().ok()?;
    Some(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reads the pixels back: true is dark.
    fn pixels(file: &[u8]) -> (u32, Vec<bool>) {
        let mut reader = png::Decoder::new(std::io::Cursor::new(file)).read_info().unwrap();
        let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut bytes).unwrap();
        let rows = bytes.chunks(info.line_size);
        let bits =
            rows.flat_map(|row| (0..usize::try_from(info.width).unwrap()).map(|x| row[x / 8] & (0x80 >> (x % 8)) == 0));
        (info.width, bits.collect())
    }

    #[test]
    fn the_png_shows_the_modules_of_the_code_in_the_middle_of_a_white_margin() {
        let text = "https://seats.example.org/seat-lookup/ABC234";
        let (width, dark) = pixels(&qr_pictures(text, 200).unwrap().png);
        assert_eq!(width, 200);
        let code = Code::new(text).unwrap();
        let scale = 200 / code.full_width();
        let margin = (200 - code.width * scale) / 2;
        assert!(margin >= QUIET * scale, "{margin}");
        for (row, modules) in code.rows() {
            for (column, module) in modules.iter().enumerate() {
                let (x, y) = (margin + column * scale, margin + row * scale);
                assert_eq!(dark[y * 200 + x], *module, "{column} {row}");
                assert_eq!(dark[(y + scale - 1) * 200 + x + scale - 1], *module, "{column} {row}");
            }
        }
        let inside = code.width * scale * code.width * scale;
        assert!(dark.iter().filter(|dark| **dark).count() < inside);
        assert!(!dark[..200 * margin].contains(&true), "the margin is not white");
    }

    #[test]
    fn a_text_that_does_not_fit_is_refused() {
        assert_eq!(qr_pictures(&"x".repeat(3_000), 1_000), Err(QrError::TooLong));
        assert_eq!(qr_pictures(&"x".repeat(500), 64), Err(QrError::TooSmall(85 + 8)));
        let svg = qr_pictures("x", 64).unwrap().svg;
        assert!(svg.starts_with("<svg ") && svg.contains("M4 4h7v1h-7z"), "{svg}");
    }
}
