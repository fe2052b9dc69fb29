//! The drawing as a PNG of few colours.

use std::collections::HashMap;

use tiny_skia::Pixmap;

/// The most entries of a palette.
const PALETTE_MAX: usize = 256;

/// Writes a picture. Colours are rounded until they fit into a palette, which the eye does not see at the edges.
pub(super) fn png(canvas: &Pixmap) -> Option<Vec<u8>> {
    let (palette, pixels) = [5_u8, 9, 15, 21, 31, 43, 63]
        .iter()
        .find_map(|step| indexed(canvas, *step))?;
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, canvas.width(), canvas.height());
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(palette);
    encoder.set_compression(png::Compression::High);
    encoder.set_filter(png::Filter::NoFilter);
    let mut writer = encoder.write_header().ok()?;
    writer.write_image_data(&pixels).ok()?;
    writer.finish().ok()?;
    Some(file)
}

/// Returns the palette and the index of each pixel, when the rounded colours are few enough. A colour keeps the exact
/// shade in which it appears first.
fn indexed(canvas: &Pixmap, step: u8) -> Option<(Vec<u8>, Vec<u8>)> {
    let mut known: HashMap<[u8; 3], u8> = HashMap::new();
    let mut palette = Vec::new();
    let mut pixels = Vec::with_capacity(canvas.pixels().len());
    for pixel in canvas.pixels() {
        let colour = [pixel.red(), pixel.green(), pixel.blue()];
        let rounded = colour.map(|channel| channel / step);
        let next = u8::try_from(known.len());
        let index = match known.get(&rounded) {
            Some(index) => *index,
            None => {
                let index = next.ok().filter(|_| known.len() < PALETTE_MAX)?;
                known.insert(rounded, index);
                palette.extend(colour);
                index
            }
        };
        pixels.push(index);
    }
    Some((palette, pixels))
}
