//! A photo at a provider, as much of it as we use.

use openidconnect::url::Url;

/// Characters of the longest text that is taken over from a provider.
const TEXT_MAX: usize = 200;

/// A photo that a provider has.
#[derive(Clone, Debug, PartialEq)]
pub struct Photo {
    /// The provider.
    pub source: &'static str,
    /// Names it there.
    pub id: String,
    /// What it shows.
    pub description: String,
    /// Who made it.
    pub author: String,
    /// What may be done with it.
    pub license: String,
    /// Pixels.
    pub width: f64,
    /// Pixels.
    pub height: f64,
    /// Where a small picture of it is.
    pub preview: Url,
    /// Where the picture is that is taken over.
    pub full: Url,
}

/// Takes over a text: one line without invisible characters.
pub(super) fn text(text: Option<String>) -> String {
    let visible = text.unwrap_or_default();
    let visible = visible.chars().filter(|c| domain::text::is_visible(*c));
    visible.take(TEXT_MAX).collect::<String>().trim().to_owned()
}

/// Returns whether a provider could have issued this id: it has no characters with a meaning in a URL.
pub(super) fn is_id(id: &str) -> bool {
    (1..=64).contains(&id.len()) && id.bytes().all(|c| c.is_ascii_alphanumeric() || b"-_".contains(&c))
}

/// Returns a side, when it is one that a picture can have.
pub(super) fn side(pixels: Option<f64>) -> f64 {
    pixels.filter(|pixels| (1.0..=1e6).contains(pixels)).unwrap_or(1.0)
}
