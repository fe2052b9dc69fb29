//! The HTTP client that talks to the OpenID Connect provider, and to nothing else.
//! It follows no redirect, waits for a bounded time, reads a bounded answer, and sends nothing that others could read.
//! Private addresses are allowed: the operator names the provider, which is often in the operator's own network. A name
//! that leads elsewhere later fails at the certificate, since all but loopback providers are asked over https.

use std::time::Duration;

use openidconnect::reqwest::{Client, ClientBuilder, redirect};
use openidconnect::url::Url;
use openidconnect::{HttpRequest, HttpResponse};

use crate::core::config::oidc::{is_loopback, is_safe};

const CONNECT_WITHIN: Duration = Duration::from_secs(5);
const ANSWER_WITHIN: Duration = Duration::from_secs(10);
/// Bytes of an answer; discovery documents and key sets are a few thousand.
const ANSWER_MAX: usize = 512 * 1024;

/// Why the provider was not asked, or gave no usable answer.
#[derive(Debug, thiserror::Error)]
pub(super) enum FetchError {
    /// A document of the provider leads to an address that is not its own kind.
    #[error("the provider named an address that is neither https nor on this machine")]
    Unsafe,
    /// No connection, no answer in time, or one that is not HTTP. The URL is left out: it may carry secrets.
    #[error("{0}")]
    Failed(String),
    /// The answer is too long.
    #[error("the answer of the provider is too long")]
    TooLong,
}

/// The client, for one provider.
pub(super) struct Fetcher {
    client: Client,
    loopback: bool,
}

impl Fetcher {
    /// Builds a client for a provider; one on this machine is reached directly and may be plain http.
    pub(super) fn new(issuer: &str) -> Result<Self, String> {
        let loopback = Url::parse(issuer).is_ok_and(|url| is_loopback(&url));
        let builder = ClientBuilder::new()
            .redirect(redirect::Policy::none())
            .connect_timeout(CONNECT_WITHIN)
            .timeout(ANSWER_WITHIN)
            // A connection belongs to the worker that opened it; sign-ins are too rare to keep any.
            .pool_max_idle_per_host(0);
        let builder = if loopback {
            builder.no_proxy()
        } else {
            builder.https_only(true)
        };
        let client = builder.build().map_err(|error| error.to_string())?;
        Ok(Self { client, loopback })
    }

    /// Returns whether a URL may be requested, or a browser sent there.
    pub(super) fn is_safe(&self, url: &Url) -> bool {
        is_safe(url, self.loopback)
    }

    /// Sends one request.
    pub(super) async fn fetch(&self, request: HttpRequest) -> Result<HttpResponse, FetchError> {
        let url = Url::parse(&request.uri().to_string()).ok();
        if !url.is_some_and(|url| self.is_safe(&url)) {
            return Err(FetchError::Unsafe);
        }
        let request = request.try_into().map_err(failed)?;
        let mut answer = self.client.execute(request).await.map_err(failed)?;
        let mut body = Vec::new();
        while let Some(chunk) = answer.chunk().await.map_err(failed)? {
            if body.len() + chunk.len() > ANSWER_MAX {
                return Err(FetchError::TooLong);
            }
            body.extend_from_slice(&chunk);
        }
        let mut response = HttpResponse::new(body);
        *response.status_mut() = answer.status();
        *response.headers_mut() = answer.headers().clone();
        Ok(response)
    }
}

fn failed(error: openidconnect::reqwest::Error) -> FetchError {
    use std::error::Error;
    let error = error.without_url();
    let cause = error.source().map(|cause| format!(": {cause}")).unwrap_or_default();
    FetchError::Failed(format!("{error}{cause}"))
}
