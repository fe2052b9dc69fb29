//! The way to a provider, as the rest sees it. The product's own is in `https`; tests bring theirs.

use futures_util::future::BoxFuture;
use openidconnect::url::Url;

use crate::core::config::mail::Secret;

/// One question.
#[derive(Clone, Debug)]
pub struct Request {
    /// Where; it may hold a key and is never logged.
    pub url: Url,
    /// The header that says who we are, where a provider wants one.
    pub authorization: Option<Secret>,
}

/// Why a request failed. No variant holds the URL, because it may carry a key.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FetchError {
    /// The URL does not belong to the provider.
    #[error("the provider named an address that is not its own")]
    Address,
    /// No connection, or no answer in time.
    #[error("{0}")]
    Failed(String),
    /// A status other than success, including redirects.
    #[error("it answered with status {0}")]
    Status(u16),
    /// An answer of an unexpected shape.
    #[error("its answer cannot be read")]
    Unreadable,
    /// More bytes than allowed.
    #[error("the answer is too long")]
    TooLong,
}

/// Asks and reads the answer up to a limit; redirects are not followed.
pub trait Transport: Send + Sync {
    /// Sends one question.
    fn fetch(&self, request: Request, limit: usize) -> BoxFuture<'_, Result<Vec<u8>, FetchError>>;
}
