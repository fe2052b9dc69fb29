//! Outside services that the operator lets people search for pictures. Nothing here runs unless one is configured.
//! Each has fixed hosts; what it answers is data that is read narrowly, and its pictures reach a browser only through
//! this server, after the same checks as an upload. A service that fails is logged and costs the others nothing.

pub mod https;
mod openverse;
mod photo;
mod pixabay;
mod service;
pub mod transport;
mod unsplash;

use actix_web::http::StatusCode;
use app_service::error::{Error, Noun};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use futures_util::future::join_all;
use openidconnect::url::Url;

use self::service::Service;
use self::transport::{FetchError, Request, Transport};
use crate::core::config::images::ImageProvider;
use crate::core::error::Problem;

pub use self::photo::Photo;

/// Bytes of an answer with data, and of a small picture.
const ANSWER_MAX: usize = 2 * 1024 * 1024;
/// Bytes of a picture that is taken over; the same as of an upload.
const PICTURE_MAX: usize = domain::limits::IMAGE_BYTES_MAX;
/// Photos remembered from searches, so that showing them needs no second request to the provider.
const REMEMBERED_MAX: usize = 2_000;

/// The configured services.
pub struct ImageProviders {
    services: Vec<Service>,
    transport: Arc<dyn Transport>,
    remembered: Mutex<HashMap<(String, String), Photo>>,
}

/// Why a photo cannot be had.
#[derive(Debug, thiserror::Error)]
pub enum ProviderError {
    /// No such provider, or no such photo there.
    #[error("no such photo")]
    Unknown,
    /// The provider did not answer as it should; for the log.
    #[error("{0}: {1}")]
    Failed(&'static str, FetchError),
    /// The provider sent something other than an allowed picture; for the log.
    #[error("{0}: its response is not a supported picture")]
    NoPicture(&'static str),
}

impl ImageProviders {
    /// Sets up the configured services with a transport, without sending requests yet.
    pub fn new(configured: &[ImageProvider], transport: Arc<dyn Transport>) -> Self {
        Self {
            services: configured.iter().cloned().map(Service::new).collect(),
            transport,
            remembered: Mutex::default(),
        }
    }

    /// Asks all services at once and mixes what they found. Those that fail are logged and left out.
    pub async fn search(&self, words: &str, wanted: usize) -> Vec<Photo> {
        let asked = self
            .services
            .iter()
            .map(|service| self.search_one(service, words, wanted));
        let found = mixed(join_all(asked).await, wanted);
        self.remember(&found);
        found
    }

    async fn search_one(&self, service: &Service, words: &str, wanted: usize) -> Vec<Photo> {
        let found = async {
            let answer = self.fetch(service, service.search(words, wanted)?, ANSWER_MAX).await?;
            service.read_search(&answer)
        };
        found.await.unwrap_or_else(|error| {
            tracing::warn!(provider = service.name(), %error, "image provider failed");
            Vec::new()
        })
    }

    /// Returns a photo and the bytes of a small picture of it.
    pub async fn preview(&self, source: &str, id: &str) -> Result<(Photo, Vec<u8>), ProviderError> {
        self.bytes(source, id, ANSWER_MAX, |photo| &photo.preview).await
    }

    /// Returns a photo and its bytes, to be taken over.
    pub async fn picture(&self, source: &str, id: &str) -> Result<(Photo, Vec<u8>), ProviderError> {
        self.bytes(source, id, PICTURE_MAX, |photo| &photo.full).await
    }

    async fn bytes(
        &self,
        source: &str,
        id: &str,
        limit: usize,
        address: impl Fn(&Photo) -> &Url,
    ) -> Result<(Photo, Vec<u8>), ProviderError> {
        let service = self.services.iter().find(|service| service.name() == source);
        let service = service.ok_or(ProviderError::Unknown)?;
        let photo = self.photo(service, id).await?;
        // Keys are for data only.
        let request = Request {
            url: address(&photo).clone(),
            authorization: None,
        };
        let bytes = self
            .fetch(service, request, limit)
            .await
            .map_err(|error| failed(service, error))?;
        Ok((photo, bytes))
    }

    /// Returns what is known of a photo: from a search, or by asking for it.
    async fn photo(&self, service: &Service, id: &str) -> Result<Photo, ProviderError> {
        if let Some(photo) = self.recall(service.name(), id) {
            return Ok(photo);
        }
        let request = service.look_up(id).ok_or(ProviderError::Unknown)?;
        let answer = match self.fetch(service, request, ANSWER_MAX).await {
            Ok(answer) => answer,
            Err(FetchError::Status(400 | 404)) => return Err(ProviderError::Unknown),
            Err(error) => return Err(failed(service, error)),
        };
        let photo = service.read_one(&answer).ok_or(ProviderError::Unknown)?;
        self.remember(std::slice::from_ref(&photo));
        Ok(photo)
    }

    async fn fetch(&self, service: &Service, request: Request, limit: usize) -> Result<Vec<u8>, FetchError> {
        if !service.may_ask(&request.url) {
            return Err(FetchError::Address);
        }
        self.transport.fetch(request, limit).await
    }

    fn recall(&self, source: &str, id: &str) -> Option<Photo> {
        let remembered = self.remembered.lock().unwrap_or_else(PoisonError::into_inner);
        remembered.get(&(source.to_owned(), id.to_owned())).cloned()
    }

    fn remember(&self, photos: &[Photo]) {
        let mut remembered = self.remembered.lock().unwrap_or_else(PoisonError::into_inner);
        if remembered.len() + photos.len() > REMEMBERED_MAX {
            remembered.clear();
        }
        for photo in photos {
            remembered.insert((photo.source.to_owned(), photo.id.clone()), photo.clone());
        }
    }
}

fn failed(service: &Service, error: FetchError) -> ProviderError {
    ProviderError::Failed(service.name(), error)
}

/// Takes one of each in turn, so that no service drowns the others.
fn mixed(lists: Vec<Vec<Photo>>, wanted: usize) -> Vec<Photo> {
    let longest = lists.iter().map(Vec::len).max().unwrap_or_default();
    let mut lists: Vec<_> = lists.into_iter().map(Vec::into_iter).collect();
    let mut found = Vec::new();
    for _ in 0..longest {
        found.extend(lists.iter_mut().filter_map(Iterator::next));
    }
    found.truncate(wanted);
    found
}

impl From<ProviderError> for Problem {
    fn from(error: ProviderError) -> Self {
        match error {
            ProviderError::Unknown => Error::NotFound(Noun::Image).into(),
            ProviderError::Failed(..) | ProviderError::NoPicture(_) => Self {
                cause: Some(error.to_string().into_boxed_str()),
                ..Self::new(
                    StatusCode::BAD_GATEWAY,
                    "provider_failed",
                    "The picture service returned an unexpected answer. Please try again later.",
                )
            },
        }
    }
}
