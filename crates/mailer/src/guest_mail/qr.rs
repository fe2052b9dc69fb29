//! QR codes as PNG: black on opaque white with the quiet zone, so that they stay readable in dark mode.

use qrcode::{Color, EcLevel};

/// Light modules around the code that the standard asks for.
const QUIET: usize = 4;
/// Pixels a side that a code has at least, so that it is sharp on a dense screen.
const SIDE: usize = 360;

/// Draws a text. A text that is longer than any code holds has no picture.
pub(super) fn png(text: &str) -> Option<Vec<u8>> {
    let code = qrcode::QrCode::with_error_correction_level(text, EcLevel::M).ok()?;
    let modules = code.width();
    let scale = SIDE.div_ceil(modules + 2 * QUIET);
    let side = (modules + 2 * QUIET) * scale;
    let bytes_per_row = side.div_ceil(8);
    let blank = vec![0xff_u8; bytes_per_row];
    let mut pixels = blank.repeat(QUIET * scale);
    for row in code.to_colors().chunks(modules) {
        let mut line = blank.clone();
        for (column, _) in row.iter().enumerate().filter(|(_, color)| **color == Color::Dark) {
            let left = (column + QUIET) * scale;
            (left..left + scale).for_each(|x| darken(&mut line, x));
        }
        pixels.extend(line.repeat(scale));
    }
    pixels.extend(blank.repeat(QUIET * scale));
    write(side, &pixels)
}

/// Clears the bit of a pixel.
fn darken(line: &mut [u8], x: usize) {
    if let Some(byte) = line.get_mut(x / 8) {
        *byte &= !(0x80 >> (x % 8));
    }
}

fn write(side: usize, pixels: &[u8]) -> Option<Vec<u8>> {
    let side = u32::try_from(side).ok()?;
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, side, side);
    encoder.set_color(png::ColorType::Grayscale);
    encoder.set_depth(png::BitDepth::One);
    // Rows repeat, so that the fast way is small as well. A campaign draws thousands.
    encoder.set_compression(png::Compression::Fast);
    encoder.set_filter(png::Filter::NoFilter);
    let mut writer = encoder.write_header().ok()?;
    writer.write_image_data(pixels).ok()?;
    writer.finish().ok()?;
    Some(file)
}
