//! Reading numbers and finding marks in bytes; nothing here can run out of range.

/// Returns the little-endian 16-bit number at an offset.
pub(super) fn u16_at(bytes: &[u8], at: usize) -> Option<u16> {
    Some(u16::from_le_bytes(bytes.get(at..at.checked_add(2)?)?.try_into().ok()?))
}

/// Returns the little-endian 32-bit number at an offset.
pub(super) fn u32_at(bytes: &[u8], at: usize) -> Option<u32> {
    Some(u32::from_le_bytes(bytes.get(at..at.checked_add(4)?)?.try_into().ok()?))
}

/// Returns the little-endian 32-bit number at an offset, as an offset.
pub(super) fn offset_at(bytes: &[u8], at: usize) -> Option<usize> {
    usize::try_from(u32_at(bytes, at)?).ok()
}

/// Returns where a mark first stands, from an offset on.
pub(super) fn find(bytes: &[u8], mark: &[u8], from: usize) -> Option<usize> {
    let (first, rest) = mark.split_first()?;
    let mut at = from;
    loop {
        at += bytes.get(at..)?.iter().position(|byte| byte == first)?;
        if bytes.get(at + 1..)?.starts_with(rest) {
            return Some(at);
        }
        at += 1;
    }
}

/// Returns where a mark last stands.
pub(super) fn find_last(bytes: &[u8], mark: &[u8]) -> Option<usize> {
    bytes.windows(mark.len()).rposition(|window| window == mark)
}
