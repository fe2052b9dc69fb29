//! One provider: how it is asked, and how its answers are read.

use openidconnect::url::Url;

use super::photo::{Photo, is_id};
use super::transport::{FetchError, Request};
use super::{openverse, pixabay, unsplash};
use crate::core::config::images::{ImageProvider, ProviderName};

/// A configured provider.
pub(super) struct Service {
    provider: ImageProvider,
}

impl Service {
    pub(super) fn new(provider: ImageProvider) -> Self {
        Self { provider }
    }

    pub(super) fn name(&self) -> &'static str {
        self.provider.name.as_str()
    }

    /// Returns whether a URL belongs to the provider: https, the default port, and one of its hosts.
    pub(super) fn may_ask(&self, url: &Url) -> bool {
        let hosts = match self.provider.name {
            ProviderName::Openverse => openverse::HOSTS,
            ProviderName::Unsplash => unsplash::HOSTS,
            ProviderName::Pixabay => pixabay::HOSTS,
        };
        let plain = url.username().is_empty() && url.password().is_none() && url.port().is_none();
        url.scheme() == "https" && plain && url.domain().is_some_and(|host| hosts.contains(&host))
    }

    /// Returns the question for photos.
    pub(super) fn search(&self, words: &str, wanted: usize) -> Result<Request, FetchError> {
        let key = self.provider.key.as_ref();
        let request = match self.provider.name {
            ProviderName::Openverse => openverse::search(key, words, wanted),
            ProviderName::Unsplash => unsplash::search(key, words, wanted),
            ProviderName::Pixabay => pixabay::search(key, words, wanted),
        };
        request.ok_or(FetchError::Address)
    }

    /// Returns the request for one photo; `None` when no photo can have this id.
    pub(super) fn look_up(&self, id: &str) -> Option<Request> {
        let key = self.provider.key.as_ref();
        if !is_id(id) {
            return None;
        }
        match self.provider.name {
            ProviderName::Openverse => openverse::look_up(key, id),
            ProviderName::Unsplash => unsplash::look_up(key, id),
            ProviderName::Pixabay => pixabay::look_up(key, id),
        }
    }

    /// Reads the answer to a search; photos with an address that is not the provider's are left out.
    pub(super) fn read_search(&self, answer: &[u8]) -> Result<Vec<Photo>, FetchError> {
        let found = match self.provider.name {
            ProviderName::Openverse => openverse::read_search(answer),
            ProviderName::Unsplash => unsplash::read_search(answer),
            ProviderName::Pixabay => pixabay::read_search(answer),
        };
        let found = found.ok_or(FetchError::Unreadable)?;
        Ok(found.into_iter().filter(|photo| self.is_ours(photo)).collect())
    }

    /// Reads the answer about one photo.
    pub(super) fn read_one(&self, answer: &[u8]) -> Option<Photo> {
        let found = match self.provider.name {
            ProviderName::Openverse => openverse::read_one(answer),
            ProviderName::Unsplash => unsplash::read_one(answer),
            ProviderName::Pixabay => pixabay::read_one(answer),
        };
        found.filter(|photo| self.is_ours(photo))
    }

    fn is_ours(&self, photo: &Photo) -> bool {
        is_id(&photo.id) && self.may_ask(&photo.preview) && self.may_ask(&photo.full)
    }
}
