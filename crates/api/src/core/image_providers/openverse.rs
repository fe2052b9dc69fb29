//! Openverse: works without a key. Only photos in the public domain are asked for. The photos lie on many servers of
//! others, so we take the copies that Openverse itself serves.

use openidconnect::url::Url;
use serde::Deserialize;

use super::photo::{Photo, side, text};
use super::transport::Request;
use crate::core::config::mail::Secret;

pub(super) const HOSTS: &[&str] = &["api.openverse.org"];
const IMAGES: &str = "https://api.openverse.org/v1/images/";

pub(super) fn search(key: Option<&Secret>, words: &str, wanted: usize) -> Option<Request> {
    let wanted = wanted.to_string();
    let query = [
        ("q", words),
        ("page_size", &wanted),
        ("license", "cc0,pdm"),
        ("mature", "false"),
    ];
    Some(request(key, Url::parse_with_params(IMAGES, query).ok()?))
}

pub(super) fn look_up(key: Option<&Secret>, id: &str) -> Option<Request> {
    Some(request(key, Url::parse(&format!("{IMAGES}{id}/")).ok()?))
}

fn request(key: Option<&Secret>, url: Url) -> Request {
    Request {
        url,
        authorization: key.map(|key| Secret::new(format!("Bearer {}", key.reveal()))),
    }
}

#[derive(Deserialize)]
struct Answer {
    results: Vec<Entry>,
}

#[derive(Deserialize)]
struct Entry {
    id: String,
    title: Option<String>,
    creator: Option<String>,
    license: Option<String>,
    width: Option<f64>,
    height: Option<f64>,
}

pub(super) fn read_search(answer: &[u8]) -> Option<Vec<Photo>> {
    let answer: Answer = serde_json::from_slice(answer).ok()?;
    Some(answer.results.into_iter().filter_map(photo).collect())
}

pub(super) fn read_one(answer: &[u8]) -> Option<Photo> {
    photo(serde_json::from_slice(answer).ok()?)
}

fn photo(entry: Entry) -> Option<Photo> {
    let copy = |query: &str| Url::parse(&format!("{IMAGES}{}/thumb/{query}", entry.id)).ok();
    Some(Photo {
        source: "openverse",
        preview: copy("")?,
        full: copy("?full_size=true")?,
        description: text(entry.title),
        author: text(entry.creator),
        license: text(entry.license),
        width: side(entry.width),
        height: side(entry.height),
        id: entry.id,
    })
}
