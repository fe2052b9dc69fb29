//! The product's own way to image providers: https only, no redirects, no proxy of the environment, bounded in time and
//! size, and never to an address that is not public. A name is resolved once, checked, and the connection goes to the
//! checked address, so that a second answer of the name server has no say.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use domain::public_address::is_public;
use futures_util::future::BoxFuture;
use openidconnect::reqwest::dns::{Addrs, Name, Resolve, Resolving};
use openidconnect::reqwest::header::{ACCEPT, AUTHORIZATION, HeaderValue};
use openidconnect::reqwest::{Client, redirect};

use super::transport::{FetchError, Request, Transport};

const CONNECT_WITHIN: Duration = Duration::from_secs(2);
const ANSWER_WITHIN: Duration = Duration::from_secs(5);
const WANTED: &str = "application/json, image/jpeg, image/png, image/gif";
const AGENT: &str = concat!("Seatwright/", env!("CARGO_PKG_VERSION"));

/// Resolves a name into addresses.
pub type LookUp = Arc<dyn Fn(String) -> BoxFuture<'static, io::Result<Vec<SocketAddr>>> + Send + Sync>;

/// Where the client may connect to.
#[derive(Clone, Copy, Debug)]
pub struct Reach {
    /// Returns whether an address may be connected to.
    pub may_connect: fn(IpAddr) -> bool,
    /// Whether connections are encrypted; only tests have servers without a certificate.
    pub https_only: bool,
}

impl Reach {
    /// Public addresses, over https.
    pub const PUBLIC: Self = Self {
        may_connect: is_public,
        https_only: true,
    };
}

/// The client.
pub struct Https {
    client: Client,
}

impl Https {
    /// Builds the client with the name servers of the system.
    pub fn new() -> Result<Self, String> {
        Self::with(system(), Reach::PUBLIC)
    }

    /// Builds the client with another way to resolve names.
    pub fn with(look_up: LookUp, reach: Reach) -> Result<Self, String> {
        let may_connect = reach.may_connect;
        let client = Client::builder()
            .https_only(reach.https_only)
            .redirect(redirect::Policy::none())
            .no_proxy()
            .connect_timeout(CONNECT_WITHIN)
            .timeout(ANSWER_WITHIN)
            // A connection belongs to the worker that opened it.
            .pool_max_idle_per_host(0)
            .user_agent(AGENT)
            .dns_resolver(Arc::new(Checked { look_up, may_connect }))
            .build();
        let client = client.map_err(|error| error.to_string())?;
        Ok(Self { client })
    }
}

impl Transport for Https {
    fn fetch(&self, request: Request, limit: usize) -> BoxFuture<'_, Result<Vec<u8>, FetchError>> {
        Box::pin(async move {
            // A literal address would not be resolved, and so not checked.
            if request.url.domain().is_none() {
                return Err(FetchError::Address);
            }
            let mut asking = self.client.get(request.url).header(ACCEPT, WANTED);
            if let Some(authorization) = request.authorization {
                let value = HeaderValue::from_str(authorization.reveal());
                let mut value = value.map_err(|error| FetchError::Failed(error.to_string()))?;
                value.set_sensitive(true);
                asking = asking.header(AUTHORIZATION, value);
            }
            let mut answer = asking.send().await.map_err(failed)?;
            if !answer.status().is_success() {
                return Err(FetchError::Status(answer.status().as_u16()));
            }
            let mut body = Vec::new();
            while let Some(chunk) = answer.chunk().await.map_err(failed)? {
                if body.len() + chunk.len() > limit {
                    return Err(FetchError::TooLong);
                }
                body.extend_from_slice(&chunk);
            }
            Ok(body)
        })
    }
}

/// Resolves names and refuses those that lead to an address that may not be connected to.
struct Checked {
    look_up: LookUp,
    may_connect: fn(IpAddr) -> bool,
}

impl Resolve for Checked {
    fn resolve(&self, name: Name) -> Resolving {
        let (found, may_connect) = ((self.look_up)(name.as_str().to_owned()), self.may_connect);
        Box::pin(async move {
            let found = found.await?;
            // One that is not public spoils the others: an honest name has none.
            if found.is_empty() || !found.iter().all(|address| may_connect(address.ip())) {
                return Err("the name leads to an address that is not public".into());
            }
            let addresses: Addrs = Box::new(found.into_iter());
            Ok(addresses)
        })
    }
}

fn system() -> LookUp {
    Arc::new(|name| Box::pin(async move { Ok(tokio::net::lookup_host((name, 0)).await?.collect()) }))
}

fn failed(error: openidconnect::reqwest::Error) -> FetchError {
    use std::error::Error;
    let error = error.without_url();
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        text.push_str(&format!(": {error}"));
        cause = error.source();
    }
    FetchError::Failed(text)
}
