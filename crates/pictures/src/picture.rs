//! A picture to keep: its type, its size, and its bytes.

/// The type of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A drawing; rebuilt from an allow-list.
    Svg,
    /// PNG, also animated.
    Png,
    /// JPEG.
    Jpeg,
    /// GIF, also animated.
    Gif,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Self; 4] = [Self::Svg, Self::Png, Self::Jpeg, Self::Gif];

    /// Returns the word used in storage and messages.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Svg => "svg",
            Self::Png => "png",
            Self::Jpeg => "jpeg",
            Self::Gif => "gif",
        }
    }

    /// Parses the stored word.
    pub fn parse(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.as_str() == word)
    }

    /// Returns the content type to serve it with.
    pub fn content_type(self) -> &'static str {
        match self {
            Self::Svg => "image/svg+xml",
            Self::Png => "image/png",
            Self::Jpeg => "image/jpeg",
            Self::Gif => "image/gif",
        }
    }
}

/// A picture that may be kept and shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// What it is.
    pub kind: Kind,
    /// The width in pixels as it is shown; of an SVG in CSS pixels.
    pub width: f64,
    /// The height in pixels as it is shown; of an SVG in CSS pixels.
    pub height: f64,
    /// The kept bytes: the rebuilt SVG, or a raster picture without appended data and metadata.
    pub bytes: Vec<u8>,
}
