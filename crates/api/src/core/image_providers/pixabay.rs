//! Pixabay: needs a key, which goes into the query, so its addresses are never logged.

use openidconnect::url::Url;
use serde::Deserialize;

use super::photo::{Photo, side, text};
use super::transport::Request;
use crate::core::config::mail::Secret;

pub(super) const HOSTS: &[&str] = &["pixabay.com", "cdn.pixabay.com"];
const API: &str = "https://pixabay.com/api/";
/// It answers no fewer.
const WANTED_MIN: usize = 3;

pub(super) fn search(key: Option<&Secret>, words: &str, wanted: usize) -> Option<Request> {
    let wanted = wanted.max(WANTED_MIN).to_string();
    request(key, &[("q", words), ("per_page", &wanted), ("safesearch", "true")])
}

pub(super) fn look_up(key: Option<&Secret>, id: &str) -> Option<Request> {
    request(key, &[("id", id)])
}

fn request(key: Option<&Secret>, query: &[(&str, &str)]) -> Option<Request> {
    let mut url = Url::parse_with_params(API, query).ok()?;
    url.query_pairs_mut().append_pair("key", key?.reveal());
    Some(Request {
        url,
        authorization: None,
    })
}

#[derive(Deserialize)]
struct Answer {
    hits: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Entry {
    id: u64,
    tags: Option<String>,
    user: Option<String>,
    image_width: Option<f64>,
    image_height: Option<f64>,
    #[serde(rename = "previewURL")]
    preview: Url,
    #[serde(rename = "webformatURL")]
    full: Url,
}

pub(super) fn read_search(answer: &[u8]) -> Option<Vec<Photo>> {
    let answer: Answer = serde_json::from_slice(answer).ok()?;
    Some(answer.hits.into_iter().map(photo).collect())
}

/// One photo is answered like a search.
pub(super) fn read_one(answer: &[u8]) -> Option<Photo> {
    read_search(answer)?.into_iter().next()
}

fn photo(entry: Entry) -> Photo {
    Photo {
        source: "pixabay",
        id: entry.id.to_string(),
        description: text(entry.tags),
        author: text(entry.user),
        license: "Pixabay Content License".to_owned(),
        width: side(entry.image_width),
        height: side(entry.image_height),
        preview: entry.preview,
        full: entry.full,
    }
}
