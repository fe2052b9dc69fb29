//! Why a picture is refused, in words for the person who uploads it.

use domain::limits::{
    GIF_FRAMES_MAX, GIF_PIXELS_MAX, IMAGE_PIXELS_MAX, IMAGE_SIDE_MAX, SVG_DEPTH_MAX, SVG_ELEMENTS_MAX,
};
use thiserror::Error;

const MEGA: u64 = 1_000_000;

/// Why a picture is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// The file exceeds the size limit.
    #[error("File size must be less than 5MB")]
    TooLarge,
    /// The bytes are not an SVG, PNG, JPEG or GIF, regardless of the file name.
    #[error("Please upload SVG, PNG, JPG, or GIF files only")]
    Kind,
    /// The file ends too early or contradicts itself.
    #[error("This picture is damaged or incomplete. Save it again and upload it again.")]
    Damaged,
    /// Decoding it would take too much memory.
    #[error("This picture has {0} × {1} pixels. Pictures are limited to {mega} megapixels and {IMAGE_SIDE_MAX} pixels a side.", mega = IMAGE_PIXELS_MAX / MEGA)]
    Pixels(u32, u32),
    /// An animation that would take too much memory.
    #[error("This animation is too long. GIFs are limited to {GIF_FRAMES_MAX} frames and {mega} megapixels in total.", mega = GIF_PIXELS_MAX / MEGA)]
    Frames,
    /// An SVG that is not well-formed XML.
    #[error("This SVG cannot be read: it is not well-formed. Save it again from your drawing program.")]
    SvgUnreadable,
    /// An SVG with a document type that defines or uses entities.
    #[error("This SVG defines its own entities. Save it as a plain SVG and upload it again.")]
    SvgEntities,
    /// An SVG that contains a script.
    #[error("This SVG contains a script. Save it without scripts and upload it again.")]
    SvgScript,
    /// An SVG that refers to a file or an address.
    #[error("This SVG refers to external content. Embed its pictures and upload it again.")]
    SvgOutside,
    /// An SVG with an embedded picture that is not a small PNG, JPEG or GIF.
    #[error("This SVG has an embedded picture that is not a PNG, JPG or GIF. Convert it and upload the SVG again.")]
    SvgEmbedded,
    /// An SVG that would take too long to draw.
    #[error(
        "This SVG is too complex. Use one with at most {SVG_ELEMENTS_MAX} elements, nested at most {SVG_DEPTH_MAX} deep."
    )]
    SvgComplex,
    /// An SVG with nothing left to show after cleaning.
    #[error("This SVG shows nothing. Upload one with shapes, text or an embedded picture.")]
    SvgEmpty,
}

impl Refusal {
    /// Returns the stable identifier for programs.
    pub fn reason(self) -> &'static str {
        match self {
            Self::TooLarge => "too_large",
            Self::Kind => "kind",
            Self::Damaged => "damaged",
            Self::Pixels(..) => "pixels",
            Self::Frames => "frames",
            Self::SvgUnreadable => "svg_unreadable",
            Self::SvgEntities => "svg_entities",
            Self::SvgScript => "svg_script",
            Self::SvgOutside => "svg_outside",
            Self::SvgEmbedded => "svg_embedded",
            Self::SvgComplex => "svg_complex",
            Self::SvgEmpty => "svg_empty",
        }
    }
}
