//! Handmade raster pictures: valid ones, truncated ones, and ones that claim a wrong size.

use domain::limits::IMAGE_BYTES_MAX;

use super::*;
use crate::picture::Kind;

/// A PNG chunk. Checksums are the decoder's business.
fn chunk(name: &[u8; 4], data: &[u8]) -> Vec<u8> {
    let length = u32::try_from(data.len()).unwrap();
    [&length.to_be_bytes()[..], name, data, b"sum!"].concat()
}

fn png(width: u32, height: u32, chunks: &[Vec<u8>]) -> Vec<u8> {
    let header = [&width.to_be_bytes()[..], &height.to_be_bytes(), &[8, 6, 0, 0, 0]].concat();
    let mut bytes = png::SIGNATURE.to_vec();
    bytes.extend(chunk(b"IHDR", &header));
    bytes.extend(chunks.iter().flatten());
    bytes
}

fn png_body() -> Vec<Vec<u8>> {
    vec![chunk(b"IDAT", b"pixels"), chunk(b"IEND", b"")]
}

fn gif(width: u16, height: u16, blocks: &[&[u8]]) -> Vec<u8> {
    let mut bytes = b"GIF89a".to_vec();
    bytes.extend_from_slice(&width.to_le_bytes());
    bytes.extend_from_slice(&height.to_le_bytes());
    bytes.extend_from_slice(&[0x80, 0, 0, 1, 2, 3, 4, 5, 6]);
    bytes.extend(blocks.concat());
    bytes
}

fn gif_frame(width: u16, height: u16) -> Vec<u8> {
    let mut bytes = vec![0x2C, 0, 0, 0, 0];
    bytes.extend_from_slice(&width.to_le_bytes());
    bytes.extend_from_slice(&height.to_le_bytes());
    bytes.extend_from_slice(&[0, 2, 2, 0x4C, 0x01, 0]);
    bytes
}

fn segment(marker: u8, data: &[u8]) -> Vec<u8> {
    let length = u16::try_from(data.len() + 2).unwrap();
    [&[0xFF, marker][..], &length.to_be_bytes(), data].concat()
}

fn jpeg(width: u16, height: u16, extra: &[Vec<u8>]) -> Vec<u8> {
    let frame = [&[8][..], &height.to_be_bytes(), &width.to_be_bytes(), &[1, 1, 0x11, 0]].concat();
    let mut bytes = vec![0xFF, 0xD8];
    bytes.extend(extra.iter().flatten());
    bytes.extend(segment(0xC0, &frame));
    bytes.extend(segment(0xDA, &[1, 1, 0, 0, 63, 0]));
    bytes.extend_from_slice(&[0x12, 0xFF, 0x00, 0xFF, 0xD0, 0x34, 0xFF, 0xD9]);
    bytes
}

fn sized(bytes: &[u8]) -> (Kind, f64, f64) {
    let picture = read(bytes).unwrap().unwrap();
    (picture.kind, picture.width, picture.height)
}

#[test]
fn sizes_come_from_the_headers() {
    assert_eq!(sized(&png(40, 30, &png_body())), (Kind::Png, 40.0, 30.0));
    assert_eq!(
        sized(&gif(12, 8, &[&gif_frame(12, 8), &[0x3B]])),
        (Kind::Gif, 12.0, 8.0)
    );
    assert_eq!(sized(&jpeg(640, 480, &[])), (Kind::Jpeg, 640.0, 480.0));
}

#[test]
fn a_file_over_five_megabytes_is_not_looked_into() {
    let file = [png(4, 4, &png_body()), vec![0; IMAGE_BYTES_MAX]].concat();
    assert_eq!(crate::upload::read(&file), Err(Refusal::TooLarge));
}

#[test]
fn what_is_no_raster_picture_is_left_to_others() {
    for bytes in [
        &b""[..],
        b"<svg/>",
        b"<html>",
        b"BM",
        b"RIFF....WEBP",
        b"%PDF",
        b"\x89PN",
        b"GIF90a",
    ] {
        assert_eq!(read(bytes), Ok(None), "{bytes:?}");
    }
}

#[test]
fn every_picture_that_is_cut_is_refused_and_none_makes_a_reader_stumble() {
    let files = [
        png(4, 4, &png_body()),
        gif(4, 4, &[&[0x21, 0xF9, 4, 0, 0, 0, 0, 0], &gif_frame(4, 4)]),
        jpeg(4, 4, &[segment(0xE0, b"JFIF\0")]),
    ];
    for file in files {
        assert!(read(&file).unwrap().is_some());
        for length in 6..file.len() {
            let cut = read(&file[..length]);
            assert!(matches!(cut, Err(Refusal::Damaged) | Ok(None)), "{length}: {cut:?}");
        }
    }
}

#[test]
fn a_picture_of_fifty_thousand_pixels_a_side_is_refused_by_its_header() {
    assert_eq!(read(&png(50_000, 50_000, &[])), Err(Refusal::Pixels(50_000, 50_000)));
    assert_eq!(read(&jpeg(65_000, 65_000, &[])), Err(Refusal::Pixels(65_000, 65_000)));
    assert_eq!(read(&gif(65_535, 65_535, &[])), Err(Refusal::Pixels(65_535, 65_535)));
    assert_eq!(read(&png(u32::MAX, 1, &png_body())), Err(Refusal::Pixels(u32::MAX, 1)));
    assert_eq!(read(&png(20_001, 1, &png_body())), Err(Refusal::Pixels(20_001, 1)));
    assert_eq!(
        read(&png(20_000, 2_001, &png_body())),
        Err(Refusal::Pixels(20_000, 2_001))
    );
    assert_eq!(read(&png(0, 4, &png_body())), Err(Refusal::Damaged));
    assert!(read(&png(20_000, 2_000, &png_body())).is_ok());
}

#[test]
fn an_animation_is_refused_by_its_frames() {
    let frame = gif_frame(1, 1);
    let many = vec![frame.as_slice(); 501];
    assert_eq!(read(&gif(1, 1, &many)), Err(Refusal::Frames));
    assert!(read(&gif(1, 1, &many[..500])).is_ok());
    let large = gif_frame(60_000, 60_000);
    assert_eq!(read(&gif(1, 1, &[&large])), Err(Refusal::Pixels(60_000, 60_000)));
    // Small frames on a large canvas take as much as large ones.
    assert_eq!(read(&gif(5_000, 5_000, &many[..9])), Err(Refusal::Frames));
    let control = chunk(b"acTL", &501_u32.to_be_bytes());
    assert_eq!(
        read(&png(1, 1, &[vec![control], png_body()].concat())),
        Err(Refusal::Frames)
    );
}

#[test]
fn what_is_not_the_picture_is_left_out() {
    let text = chunk(b"tEXt", b"Comment\0where it was taken");
    let with_text = png(4, 4, &[vec![text], png_body()].concat());
    let kept = |bytes: &[u8]| read(bytes).unwrap().unwrap().bytes;
    assert_eq!(kept(&with_text), png(4, 4, &png_body()));
    assert_eq!(
        kept(&[png(4, 4, &png_body()), b"<script>".to_vec()].concat()),
        png(4, 4, &png_body())
    );
    let comment = [0x21, 0xFE, 3, b'a', b'b', b'c', 0];
    let plain = gif(4, 4, &[&gif_frame(4, 4), &[0x3B]]);
    assert_eq!(kept(&gif(4, 4, &[&comment, &gif_frame(4, 4), &[0x3B], b"PK"])), plain);
    let private = [
        segment(0xE1, b"Exif\0\0II*\0nonsense"),
        segment(0xFE, b"hello"),
        segment(0xED, b"IPTC"),
    ];
    assert_eq!(
        kept(&[jpeg(4, 4, &private), b"more".to_vec()].concat()),
        jpeg(4, 4, &[])
    );
}

#[test]
fn a_picture_on_its_side_keeps_which_way_is_up_and_nothing_else_of_the_camera() {
    let camera = exif::segment(6);
    assert_eq!(exif::orientation(&camera[10..]), Some(6));
    let little = b"II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0";
    assert_eq!(exif::orientation(little), Some(6));
    let turned = read(&jpeg(40, 30, &[camera.clone(), segment(0xFE, b"secret")]))
        .unwrap()
        .unwrap();
    assert_eq!((turned.width, turned.height), (30.0, 40.0));
    assert_eq!(turned.bytes, jpeg(40, 30, &[camera]));
    assert_eq!(sized(&turned.bytes), (Kind::Jpeg, 30.0, 40.0));
}

#[test]
fn camera_data_that_lead_nowhere_are_passed_over() {
    for data in [
        &b""[..],
        b"II*\0",
        b"II*\0\xFF\xFF\xFF\xFF",
        b"MM\0*\0\0\0\x08\xFF\xFF",
        b"XX*\0\0\0\0\x08",
    ] {
        assert_eq!(exif::orientation(data), None, "{data:?}");
    }
}
