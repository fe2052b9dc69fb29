//! Unsplash: needs an access key, which goes into a header.

use openidconnect::url::Url;
use serde::Deserialize;

use super::photo::{Photo, side, text};
use super::transport::Request;
use crate::core::config::mail::Secret;

pub(super) const HOSTS: &[&str] = &["api.unsplash.com", "images.unsplash.com"];

pub(super) fn search(key: Option<&Secret>, words: &str, wanted: usize) -> Option<Request> {
    let wanted = wanted.to_string();
    let query = [("query", words), ("per_page", &wanted), ("content_filter", "high")];
    let url = Url::parse_with_params("https://api.unsplash.com/search/photos", query).ok()?;
    Some(request(key, url))
}

pub(super) fn look_up(key: Option<&Secret>, id: &str) -> Option<Request> {
    Some(request(
        key,
        Url::parse(&format!("https://api.unsplash.com/photos/{id}")).ok()?,
    ))
}

fn request(key: Option<&Secret>, url: Url) -> Request {
    Request {
        url,
        authorization: key.map(|key| Secret::new(format!("Client-ID {}", key.reveal()))),
    }
}

#[derive(Deserialize)]
struct Answer {
    results: Vec<Entry>,
}

#[derive(Deserialize)]
struct Entry {
    id: String,
    alt_description: Option<String>,
    description: Option<String>,
    user: Option<User>,
    width: Option<f64>,
    height: Option<f64>,
    urls: Urls,
}

#[derive(Deserialize)]
struct User {
    name: Option<String>,
}

#[derive(Deserialize)]
struct Urls {
    small: Url,
    regular: Url,
}

pub(super) fn read_search(answer: &[u8]) -> Option<Vec<Photo>> {
    let answer: Answer = serde_json::from_slice(answer).ok()?;
    Some(answer.results.into_iter().map(photo).collect())
}

pub(super) fn read_one(answer: &[u8]) -> Option<Photo> {
    serde_json::from_slice(answer).ok().map(photo)
}

fn photo(entry: Entry) -> Photo {
    Photo {
        source: "unsplash",
        id: entry.id,
        description: text(entry.alt_description.or(entry.description)),
        author: text(entry.user.and_then(|user| user.name)),
        license: "Unsplash License".to_owned(),
        width: side(entry.width),
        height: side(entry.height),
        preview: entry.urls.small,
        full: entry.urls.regular,
    }
}
