//! QR codes of our own links. Other addresses are refused, because people trust a code that this product printed.

use domain::invalid::Invalid;
use domain::limits::{QR_SIDE, QR_TEXT_MAX};
pub use exporters::QrPictures;
use exporters::{QrError, qr_pictures};

use crate::core::error::Error;
use crate::core::service::Service;

/// Default side length in pixels.
const SIDE: usize = 200;

/// Draws a link of this installation; a path is completed to a link.
pub fn draw(service: &Service, text: &str, size: Option<&str>) -> Result<QrPictures, Error> {
    let link = own_link(&service.settings().base_url, text)?;
    let pictures = qr_pictures(&link, side(size)?);
    pictures.map_err(|error| match error {
        QrError::TooLong => Invalid::new("text", "This link is too long for a QR code.").into(),
        QrError::TooSmall(least) => {
            Invalid::new("size", format!("A QR code of this link needs at least {least} pixels.")).into()
        }
        QrError::Unwritable => Error::Internal("a QR code could not be written".to_owned()),
    })
}

fn own_link(base: &str, text: &str) -> Result<String, Invalid> {
    if text.chars().count() > QR_TEXT_MAX {
        let message = format!("Links in QR codes are limited to {QR_TEXT_MAX} characters.");
        return Err(Invalid::new("text", message));
    }
    let path = text.strip_prefix(base).unwrap_or(text);
    let is_ours = match path.strip_prefix('/') {
        Some(rest) => !rest.starts_with(['/', '\\']),
        None => path.is_empty() && !text.is_empty(),
    };
    if !is_ours || path.contains(|c: char| c.is_whitespace() || c.is_control()) {
        let message = format!("Only links to this site can become a QR code: {base}/…");
        return Err(Invalid::new("text", message));
    }
    Ok(format!("{base}{path}"))
}

fn side(size: Option<&str>) -> Result<usize, Invalid> {
    let Some(size) = size else {
        return Ok(SIDE);
    };
    let (least, most) = QR_SIDE;
    let size = size.parse().ok().filter(|size| (least..=most).contains(size));
    size.ok_or_else(|| Invalid::new("size", format!("Choose a size from {least} to {most} pixels.")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_own_links_and_paths_become_codes() {
        let base = "https://seats.example.org";
        for own in ["/seat-lookup/ABC234", "https://seats.example.org/seat-lookup/ABC234"] {
            assert_eq!(
                own_link(base, own).unwrap(),
                "https://seats.example.org/seat-lookup/ABC234"
            );
        }
        assert_eq!(own_link(base, base).unwrap(), base);
        for foreign in [
            "",
            "hello",
            "https://seats.example.org.evil.example/",
            "https://seats.example.org@evil.example/",
            "//evil.example",
            "/\\evil.example",
            "javascript:alert(1)",
            "/a b",
            "https://evil.example/?https://seats.example.org/",
        ] {
            assert_eq!(own_link(base, foreign).unwrap_err().field, "text", "{foreign}");
        }
    }
}
