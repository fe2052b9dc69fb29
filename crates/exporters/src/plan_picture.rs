//! The plan as a drawing that needs nothing else, and as a picture of a sheet of paper.

use std::collections::HashMap;
use std::io::Write;

use base64::prelude::{BASE64_STANDARD, Engine as _};
use domain::plan::Element;
use domain::seat::SeatId;
use floorplan_geometry::svg::{self, Options, SeatState};
use png::{BitDepth, ColorType, Compression, Encoder, PixelDimensions, Unit};
use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg;
use thiserror::Error;

use crate::event::EventExport;
use crate::lettering;
use crate::paper::{INCH, MM, Paper};
use crate::sections::Sections;

/// Blank paper around the plan, in points.
const MARGIN: f32 = 10.0 * MM;
/// The longer side of an uploaded drawing once it is pixels.
const PICTURE_SIDE: f32 = 600.0;
/// Pixels that are painted at once, so that a poster takes no more memory than a letter.
const PIXELS_AT_ONCE: u32 = 2_000_000;
/// Inches in a metre.
const INCHES_PER_METRE: f64 = 1.0 / 0.0254;

/// How fine pictures are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Quality {
    /// 96 dpi, for screens.
    #[default]
    Standard,
    /// 200 dpi, for print.
    High,
    /// 300 dpi, for large formats.
    Ultra,
}

impl Quality {
    /// All qualities, by their names.
    pub const ALL: [(&'static str, Self); 3] = [
        ("standard", Self::Standard),
        ("high", Self::High),
        ("ultra", Self::Ultra),
    ];

    /// Reads a name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL
            .iter()
            .find(|(known, _)| *known == name)
            .map(|(_, quality)| *quality)
    }

    /// Returns the name.
    #[must_use]
    pub fn name(self) -> &'static str {
        crate::name_in(&Self::ALL, self)
    }

    /// Pixels in an inch.
    #[must_use]
    pub fn dpi(self) -> u16 {
        match self {
            Self::Standard => 96,
            Self::High => 200,
            Self::Ultra => 300,
        }
    }
}

/// Why a picture could not be made.
#[derive(Debug, Error)]
pub enum PictureError {
    /// The drawing cannot be read; it is ours, so that is a defect.
    #[error("The plan cannot be painted: {0}")]
    Drawing(#[from] usvg::Error),
    /// The picture cannot be written.
    #[error("The picture cannot be written: {0}")]
    Png(#[from] png::EncodingError),
    /// A sheet has no size.
    #[error("A sheet has no size.")]
    Size,
}

/// Returns the plan as an SVG file: words are outlines, pictures are part of it.
#[must_use]
pub fn plan_svg(export: &EventExport, sections: Sections) -> String {
    let options = Options {
        title: Some(export.event.name.clone()),
        seats: if sections.assignments {
            seats(export)
        } else {
            HashMap::new()
        },
        seat_numbers: true,
        pictures: pictures(export),
        lettering: Some(lettering::centred),
        without_doors: !sections.entrances,
        ..Options::default()
    };
    svg::plan(&export.plan, &options)
}

/// Returns the plan on a sheet of paper as an opaque PNG that knows its resolution. The sheet lies as the plan does.
pub fn plan_png(
    export: &EventExport,
    sections: Sections,
    paper: Paper,
    quality: Quality,
) -> Result<Vec<u8>, PictureError> {
    let tree = usvg::Tree::from_str(&plan_svg(export, sections), &reading())?;
    let (width, height) = paper.size();
    let lies = tree.size().width() > tree.size().height();
    let sheet = if lies { (height, width) } else { (width, height) };
    let scale = f32::from(quality.dpi()) / INCH;
    let (width, height) = (pixels(sheet.0 * scale), pixels(sheet.1 * scale));
    let place = placed(&tree, (sheet.0 * scale, sheet.1 * scale), MARGIN * scale);
    let mut out = Vec::new();
    let mut encoder = Encoder::new(&mut out, width, height);
    encoder.set_color(ColorType::Rgb);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_compression(Compression::Fast);
    encoder.set_pixel_dims(Some(PixelDimensions {
        xppu: per_metre(quality),
        yppu: per_metre(quality),
        unit: Unit::Meter,
    }));
    let mut writer = encoder.write_header()?;
    let mut stream = writer.stream_writer()?;
    let band = (PIXELS_AT_ONCE / width.max(1)).clamp(1, height);
    let mut top = 0;
    while top < height {
        let rows = band.min(height - top);
        let pixmap = paint(&tree, place.post_translate(0.0, -fraction(top)), (width, rows))?;
        stream
            .write_all(&opaque(&pixmap))
            .map_err(png::EncodingError::IoError)?;
        top += rows;
    }
    stream.finish()?;
    drop(writer);
    Ok(out)
}

fn seats(export: &EventExport) -> HashMap<SeatId, SeatState> {
    let taken = export
        .guests
        .iter()
        .filter(|guest| guest.is_coming())
        .filter_map(|guest| {
            let (seat, _) = guest.seat.as_ref()?;
            let initials = [&guest.texts.first_name, &guest.texts.last_name]
                .into_iter()
                .filter_map(|name| name.chars().find(|c| c.is_alphanumeric()));
            let state = SeatState::Assigned {
                initials: initials.flat_map(char::to_uppercase).take(3).collect(),
            };
            Some((SeatId::parse(seat).ok()?, state))
        });
    taken.collect()
}

/// The pictures of the plan as `data:` addresses of pixels; drawings are painted, because few programs show one in another.
fn pictures(export: &EventExport) -> HashMap<String, String> {
    let of = |element: &Element| element.picture.as_ref()?.href();
    let own = export
        .plan
        .elements()
        .iter()
        .filter_map(of)
        .map(|href| (href.clone(), href));
    let given = export.pictures.iter().map(|(href, data)| (href.clone(), data.clone()));
    let all: HashMap<String, String> = own.filter(|(href, _)| href.starts_with("data:")).chain(given).collect();
    let all = all.into_iter().map(|(href, data)| match drawing(&data) {
        Some(bytes) => (href, painted(&bytes).unwrap_or_default()),
        None => (href, data),
    });
    all.collect()
}

/// The text of a `data:` address that holds a drawing.
fn drawing(data: &str) -> Option<Vec<u8>> {
    let rest = data.strip_prefix("data:image/svg+xml")?;
    let (kind, body) = rest.split_once(',')?;
    if kind.ends_with(";base64") {
        return BASE64_STANDARD.decode(body).ok();
    }
    Some(percent_decoded(body))
}

fn percent_decoded(text: &str) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('%') {
        bytes.extend_from_slice(before.as_bytes());
        let code = after.get(..2).and_then(|digits| u8::from_str_radix(digits, 16).ok());
        rest = match code {
            Some(code) => {
                bytes.push(code);
                after.get(2..).unwrap_or_default()
            }
            None => after,
        };
    }
    bytes.extend_from_slice(rest.as_bytes());
    bytes
}

/// A drawing as the `data:` address of a PNG; nothing for one that cannot be read.
fn painted(bytes: &[u8]) -> Option<String> {
    let tree = usvg::Tree::from_data(bytes, &reading()).ok()?;
    let size = tree.size();
    let scale = PICTURE_SIDE / size.width().max(size.height());
    let wanted = (
        pixels(size.width() * scale).max(1),
        pixels(size.height() * scale).max(1),
    );
    let mut pixmap = Pixmap::new(wanted.0, wanted.1)?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    let file = png_file(&pixmap).ok()?;
    Some(format!("data:image/png;base64,{}", BASE64_STANDARD.encode(&file)))
}

/// Paints a drawing of ours at its own size, as a PNG with transparency.
pub(crate) fn drawing_png(svg: &str) -> Result<Vec<u8>, PictureError> {
    let tree = usvg::Tree::from_str(svg, &reading())?;
    let size = (pixels(tree.size().width()), pixels(tree.size().height()));
    let mut pixmap = Pixmap::new(size.0, size.1).ok_or(PictureError::Size)?;
    resvg::render(&tree, Transform::default(), &mut pixmap.as_mut());
    Ok(png_file(&pixmap)?)
}

fn png_file(pixmap: &Pixmap) -> Result<Vec<u8>, png::EncodingError> {
    let mut out = Vec::new();
    let mut encoder = Encoder::new(&mut out, pixmap.width(), pixmap.height());
    encoder.set_color(ColorType::Rgba);
    encoder.set_depth(BitDepth::Eight);
    let mut writer = encoder.write_header()?;
    let straight: Vec<u8> = pixmap
        .pixels()
        .iter()
        .map(|pixel| pixel.demultiply())
        .flat_map(|pixel| [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()])
        .collect();
    writer.write_image_data(&straight)?;
    writer.finish()?;
    Ok(out)
}

/// How drawings are read: no file and no address outside of them is ever opened.
fn reading() -> usvg::Options<'static> {
    usvg::Options {
        image_href_resolver: usvg::ImageHrefResolver {
            resolve_data: usvg::ImageHrefResolver::default_data_resolver(),
            resolve_string: Box::new(|_, _| None),
        },
        ..usvg::Options::default()
    }
}

/// Puts the drawing into the middle of a sheet, as large as its margin permits.
fn placed(tree: &usvg::Tree, sheet: (f32, f32), margin: f32) -> Transform {
    let (width, height) = (tree.size().width(), tree.size().height());
    let scale = ((sheet.0 - 2.0 * margin) / width).min((sheet.1 - 2.0 * margin) / height);
    let left = (sheet.0 - width * scale) / 2.0;
    let top = (sheet.1 - height * scale) / 2.0;
    Transform::from_row(scale, 0.0, 0.0, scale, left, top)
}

fn paint(tree: &usvg::Tree, transform: Transform, (width, height): (u32, u32)) -> Result<Pixmap, PictureError> {
    let mut pixmap = Pixmap::new(width, height).ok_or(PictureError::Size)?;
    pixmap.fill(Color::WHITE);
    resvg::render(tree, transform, &mut pixmap.as_mut());
    Ok(pixmap)
}

/// The pixels of a picture that was painted on white.
fn opaque(pixmap: &Pixmap) -> Vec<u8> {
    let pixels = pixmap.pixels().iter();
    pixels
        .flat_map(|pixel| [pixel.red(), pixel.green(), pixel.blue()])
        .collect()
}

#[expect(
    clippy::as_conversions,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "saturates; a sheet has some thousand pixels a side"
)]
fn pixels(length: f32) -> u32 {
    length.round() as u32
}

#[expect(
    clippy::as_conversions,
    clippy::cast_precision_loss,
    reason = "a sheet has some thousand rows"
)]
fn fraction(row: u32) -> f32 {
    row as f32
}

#[expect(
    clippy::as_conversions,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a resolution is some thousand pixels in a metre"
)]
fn per_metre(quality: Quality) -> u32 {
    (f64::from(quality.dpi()) * INCHES_PER_METRE).round() as u32
}
