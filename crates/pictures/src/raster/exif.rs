//! The only camera data that affects the picture: which way is up.

/// Starts the segment.
pub(super) const PREFIX: &[u8] = b"Exif\0\0";
/// The number of the orientation tag.
const ORIENTATION: u16 = 0x0112;
/// The type of a number of two bytes.
const SHORT: u16 = 3;

/// Returns the orientation, 2 to 8, of an Exif segment without its prefix; `None` for 1 (upright) and invalid data.
pub(super) fn orientation(tiff: &[u8]) -> Option<u8> {
    let little = match tiff.get(..4)? {
        b"II*\0" => true,
        b"MM\0*" => false,
        _ => return None,
    };
    let u16_at = |at: usize| {
        let bytes: [u8; 2] = tiff.get(at..at.checked_add(2)?)?.try_into().ok()?;
        Some(if little {
            u16::from_le_bytes(bytes)
        } else {
            u16::from_be_bytes(bytes)
        })
    };
    let offset: [u8; 4] = tiff.get(4..8)?.try_into().ok()?;
    let offset = if little {
        u32::from_le_bytes(offset)
    } else {
        u32::from_be_bytes(offset)
    };
    let start = usize::try_from(offset).ok()?;
    let entries = (0..usize::from(u16_at(start)?)).map_while(|n| start.checked_add(2)?.checked_add(n.checked_mul(12)?));
    let entry = entries.into_iter().find(|at| u16_at(*at) == Some(ORIENTATION))?;
    if u16_at(entry.checked_add(2)?)? != SHORT {
        return None;
    }
    let value = u8::try_from(u16_at(entry.checked_add(8)?)?).ok()?;
    (2..=8).contains(&value).then_some(value)
}

/// Returns whether an orientation swaps width and height.
pub(super) fn is_sideways(orientation: u8) -> bool {
    orientation >= 5
}

/// Builds a complete segment, marker included, that contains only the orientation.
pub(super) fn segment(orientation: u8) -> Vec<u8> {
    let mut bytes = vec![0xFF, 0xE1, 0, 34];
    bytes.extend_from_slice(PREFIX);
    bytes.extend_from_slice(b"MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0");
    bytes.extend_from_slice(&[orientation, 0, 0, 0, 0, 0, 0]);
    bytes
}
