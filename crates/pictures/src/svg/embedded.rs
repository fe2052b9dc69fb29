//! Raster pictures inside an SVG, as data URIs. They are read and rebuilt like uploads of their own.

use base64::Engine;
use base64::alphabet::STANDARD;
use base64::engine::DecodePaddingMode;
use base64::engine::general_purpose::{GeneralPurpose, GeneralPurposeConfig};

use crate::raster;
use crate::refusal::Refusal;

/// Some programs leave out the padding.
const BASE64: GeneralPurpose = GeneralPurpose::new(
    &STANDARD,
    GeneralPurposeConfig::new().with_decode_padding_mode(DecodePaddingMode::Indifferent),
);

/// Reads a `data:` URI of a PNG, JPEG or GIF and writes it anew.
pub(super) fn rebuilt(uri: &str) -> Result<String, Refusal> {
    let uri = uri.trim_start();
    let Some(data) = uri
        .get(..5)
        .filter(|start| start.eq_ignore_ascii_case("data:"))
        .and(uri.get(5..))
    else {
        return Err(Refusal::SvgOutside);
    };
    let (head, body) = data.split_once(',').ok_or(Refusal::SvgEmbedded)?;
    if !head.trim_end().to_ascii_lowercase().ends_with(";base64") {
        return Err(Refusal::SvgEmbedded);
    }
    let packed: String = body.chars().filter(|c| !c.is_ascii_whitespace()).collect();
    let bytes = BASE64.decode(packed).or(Err(Refusal::SvgEmbedded))?;
    let picture = raster::read(&bytes)?.ok_or(Refusal::SvgEmbedded)?;
    let packed = BASE64.encode(&picture.bytes);
    Ok(format!("data:{};base64,{packed}", picture.kind.content_type()))
}
