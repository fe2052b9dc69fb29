//! Scripted image providers on loopback, and a transport to them: each request for `https://host/path` goes to
//! `/host/path` of one server on this machine.

use std::net::TcpListener;
use std::sync::{Arc, Mutex};

use actix_web::web::{self, Data};
use actix_web::{App, HttpRequest, HttpResponse, HttpServer, rt};
use api::core::config::images::{ImageProvider, ProviderName};
use api::core::config::mail::Secret;
use api::core::image_providers::ImageProviders;
use api::core::image_providers::transport::{FetchError, Request, Transport};
use futures_util::future::BoxFuture;
use openidconnect::reqwest::{Client, redirect};
use openidconnect::url::Url;

/// The key that all of them know us by.
pub(crate) const KEY: &str = "a-key-that-must-not-be-logged";

/// One answer: where, with what status, and what.
type Page = (String, u16, Vec<u8>);

/// The providers; they end with the test.
#[derive(Clone, Default)]
pub(crate) struct Outside {
    pages: Arc<Mutex<Vec<Page>>>,
    asked: Arc<Mutex<Vec<String>>>,
    port: u16,
}

impl Outside {
    /// Starts a server that knows no page yet.
    pub(crate) fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let outside = Self {
            port: listener.local_addr().unwrap().port(),
            ..Self::default()
        };
        let shared = Data::new(outside.clone());
        let server = HttpServer::new(move || App::new().app_data(shared.clone()).default_service(web::to(answer)));
        rt::spawn(
            server
                .workers(1)
                .disable_signals()
                .shutdown_timeout(0)
                .listen(listener)
                .unwrap()
                .run(),
        );
        outside
    }

    /// Sets the answer for an address (without `https://`, up to its query).
    pub(crate) fn says(&self, address: &str, status: u16, content: impl Into<Vec<u8>>) {
        let mut pages = self.pages.lock().unwrap();
        pages.retain(|(known, ..)| known != address);
        pages.push((address.to_owned(), status, content.into()));
    }

    /// What was asked for: path and query, and the header that says who we are.
    pub(crate) fn asked(&self) -> Vec<String> {
        self.asked.lock().unwrap().clone()
    }

    /// The configured providers, reached through this server.
    pub(crate) fn providers(&self, names: &[ProviderName]) -> ImageProviders {
        let configured: Vec<ImageProvider> = names
            .iter()
            .map(|name| ImageProvider {
                name: *name,
                key: Some(Secret::new(KEY.to_owned())),
            })
            .collect();
        let client = Client::builder().redirect(redirect::Policy::none()).no_proxy();
        let transport = Loopback {
            client: client.pool_max_idle_per_host(0).build().unwrap(),
            port: self.port,
        };
        ImageProviders::new(&configured, Arc::new(transport))
    }
}

async fn answer(outside: Data<Outside>, request: HttpRequest) -> HttpResponse {
    let organiser = request
        .headers()
        .get("authorization")
        .map_or("", |value| value.to_str().unwrap());
    outside
        .asked
        .lock()
        .unwrap()
        .push(format!("{} {organiser}", request.uri()));
    let address = request.path().trim_start_matches('/');
    let pages = outside.pages.lock().unwrap();
    match pages.iter().find(|(known, ..)| known == address) {
        Some((_, status, content)) => HttpResponse::build((*status).try_into().unwrap())
            .insert_header(("location", "http://127.0.0.1:1/"))
            .body(content.clone()),
        None => HttpResponse::NotFound().finish(),
    }
}

struct Loopback {
    client: Client,
    port: u16,
}

impl Transport for Loopback {
    fn fetch(&self, request: Request, limit: usize) -> BoxFuture<'_, Result<Vec<u8>, FetchError>> {
        Box::pin(async move {
            let url = &request.url;
            let query = url.query().map(|query| format!("?{query}")).unwrap_or_default();
            let there = format!(
                "http://127.0.0.1:{}/{}{}{query}",
                self.port,
                url.domain().unwrap(),
                url.path()
            );
            let mut asking = self.client.get(there.parse::<Url>().unwrap());
            if let Some(authorization) = &request.authorization {
                asking = asking.header("authorization", authorization.reveal());
            }
            let answer = asking
                .send()
                .await
                .map_err(|error| FetchError::Failed(error.to_string()))?;
            if !answer.status().is_success() {
                return Err(FetchError::Status(answer.status().as_u16()));
            }
            let bytes = answer
                .bytes()
                .await
                .map_err(|error| FetchError::Failed(error.to_string()))?;
            if bytes.len() > limit {
                return Err(FetchError::TooLong);
            }
            Ok(bytes.to_vec())
        })
    }
}
