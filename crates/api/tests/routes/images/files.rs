//! Small pictures, made by hand.

/// A drawing of a circle.
pub(super) const SVG: &[u8] = b"<svg xmlns='http://www.w3.org/2000/svg' width='40' height='20'><circle r='4'/></svg>";

/// A GIF of one pixel.
pub(super) const GIF: &[u8] = &[
    b'G', b'I', b'F', b'8', b'9', b'a', 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0,
    0, 2, 2, 0x44, 1, 0, 0x3B,
];

/// A PNG that says how large it is; `filler` makes its data differ and grow.
pub(super) fn png(width: u32, height: u32, filler: &[u8]) -> Vec<u8> {
    let header = [&width.to_be_bytes()[..], &height.to_be_bytes(), &[8, 2, 0, 0, 0]].concat();
    let mut bytes = b"\x89PNG\r\n\x1a\n".to_vec();
    for (name, data) in [(b"IHDR", header.as_slice()), (b"IDAT", filler), (b"IEND", &[])] {
        bytes.extend_from_slice(&u32::try_from(data.len()).unwrap().to_be_bytes());
        bytes.extend_from_slice(name);
        bytes.extend_from_slice(data);
        bytes.extend_from_slice(b"sum!");
    }
    bytes
}
