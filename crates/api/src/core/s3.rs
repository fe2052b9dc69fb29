//! The bucket of S3-compatible storage that gets copies of backups. Requests address the bucket in their path, carry the hash
//! of their body, follow no redirect and are bounded in time. Files are streamed, so that their size does not matter.

mod body;
mod listing;
mod signature;

use std::path::Path;
use std::time::Duration;

use app_service::clock::{Clock as _, SystemClock};
use chrono::{DateTime, Utc};
use openidconnect::reqwest::{Body, Client, Method, Response, redirect};
use openidconnect::url::Url;
use tokio::runtime::{Builder, Runtime};

use self::signature::{NO_BODY, SignedParts, Signer};
use crate::core::config::backups::S3Config;

pub use body::FileDigest;
pub use listing::Object;

const CONNECT_WITHIN: Duration = Duration::from_secs(10);
const ANSWER_WITHIN: Duration = Duration::from_secs(60);
/// A transfer that is slower than this is given up.
const BYTES_PER_SECOND_MIN: u64 = 64 * 1024;
/// Bytes of an answer that is not a file: a list has at most 1,000 objects.
const ANSWER_MAX: usize = 4 * 1024 * 1024;
/// Where the SHA-256 of a backup is kept with it, in hexadecimal.
const SHA256: &str = "x-amz-meta-sha256";

/// Why the storage did not do what it was asked for.
#[derive(Debug, thiserror::Error)]
pub enum S3Error {
    /// The secret is wrong.
    #[error("the storage refused the signature; check backup-s3-secret-key and backup-s3-region")]
    WrongSecret,
    /// The access key is unknown.
    #[error("the storage does not know the access key; check backup-s3-access-key")]
    UnknownKey,
    /// The key may not do this.
    #[error("the storage denied access; the access key needs the rights to list, read, write and delete")]
    Denied,
    /// The bucket does not exist.
    #[error("the storage has no such bucket; check backup-s3-bucket")]
    NoBucket,
    /// Any other answer.
    #[error("the storage answered {status} {code}")]
    Refused {
        /// The HTTP status.
        status: u16,
        /// The code of S3, or nothing.
        code: String,
    },
    /// No connection, no answer in time, or one that is not HTTP.
    #[error("the storage cannot be reached: {0}")]
    Unreachable(String),
    /// What is stored is not what was sent, or what arrived is not what is stored.
    #[error("the copy in the storage differs from the backup")]
    Differs,
    /// The answer makes no sense.
    #[error("the storage gave an unexpected answer: {0}")]
    Answer(&'static str),
    /// A file on this machine.
    #[error("{0}")]
    File(#[from] std::io::Error),
}

/// A folder in a bucket.
pub struct Bucket {
    config: S3Config,
    client: Client,
    runtime: Runtime,
}

/// One request.
struct Call<'a> {
    method: Method,
    /// The name of the object, or nothing for the bucket.
    key: &'a str,
    query: &'a [(&'a str, &'a str)],
    headers: &'a [(&'a str, &'a str)],
    body_sha256: &'a str,
    body: Option<Body>,
    /// Bytes that are sent or received.
    bytes: u64,
}

impl<'a> Call<'a> {
    fn new(method: Method, key: &'a str) -> Self {
        Self {
            method,
            key,
            query: &[],
            headers: &[],
            body_sha256: NO_BODY,
            body: None,
            bytes: 0,
        }
    }
}

impl Bucket {
    /// Prepares requests; none is made yet.
    pub fn new(config: &S3Config) -> Result<Self, S3Error> {
        let client = Client::builder()
            .redirect(redirect::Policy::none())
            .connect_timeout(CONNECT_WITHIN);
        let is_plain = config.endpoint.scheme() == "http";
        let client = if is_plain {
            client.no_proxy()
        } else {
            client.https_only(true)
        };
        Ok(Self {
            config: config.clone(),
            client: client.build().map_err(unreachable)?,
            runtime: Builder::new_current_thread().enable_all().build()?,
        })
    }

    /// Stores a file, and makes sure that the storage has all of it. Blocks.
    pub fn put(&self, name: &str, file: &Path) -> Result<FileDigest, S3Error> {
        let digest = FileDigest::of_file(file)?;
        self.runtime.block_on(async {
            let (sha256, checksum) = (digest.hexadecimal(), digest.base64());
            let body = body::of_file(file, digest.bytes)?;
            let call = Call {
                headers: &[
                    ("content-type", "application/gzip"),
                    (SHA256, sha256.as_str()),
                    ("x-amz-checksum-sha256", checksum.as_str()),
                ],
                body_sha256: &sha256,
                body: Some(body),
                bytes: digest.bytes,
                ..Call::new(Method::PUT, name)
            };
            self.send(call).await?;
            let call = Call {
                headers: &[("x-amz-checksum-mode", "ENABLED")],
                ..Call::new(Method::HEAD, name)
            };
            let stored = self.send(call).await?;
            let has = |name: &str, expected: &str| header(&stored, name).is_none_or(|value| value == expected);
            let is_whole = header(&stored, "content-length").is_some_and(|length| length == digest.bytes.to_string());
            // Storage that keeps no checksums has compared the hash in the signature.
            if is_whole && has("x-amz-checksum-sha256", &checksum) && has(SHA256, &sha256) {
                Ok(digest)
            } else {
                Err(S3Error::Differs)
            }
        })
    }

    /// Reads an object into a file, and compares it with the hash that was stored with it. Blocks.
    pub fn get(&self, object: &Object, out: &mut impl std::io::Write) -> Result<FileDigest, S3Error> {
        self.runtime.block_on(async {
            let call = Call {
                bytes: object.bytes,
                ..Call::new(Method::GET, &object.name)
            };
            let mut answer = self.send(call).await?;
            let expected = header(&answer, SHA256).map(str::to_owned);
            let mut hashed = body::Hashed::new(out);
            while let Some(chunk) = answer.chunk().await.map_err(unreachable)? {
                hashed.write(&chunk)?;
            }
            let digest = hashed.finish();
            let is_same = expected.is_none_or(|expected| expected == digest.hexadecimal());
            if is_same && digest.bytes == object.bytes {
                Ok(digest)
            } else {
                Err(S3Error::Differs)
            }
        })
    }

    /// Lists the objects of the folder whose names begin with a text, without those of folders in it. Blocks.
    pub fn list(&self, beginning: &str) -> Result<Vec<Object>, S3Error> {
        let prefix = format!("{}{beginning}", self.config.prefix);
        self.runtime.block_on(async {
            let call = Call {
                query: &[("delimiter", "/"), ("list-type", "2"), ("prefix", prefix.as_str())],
                ..Call::new(Method::GET, "")
            };
            let text = text(self.send(call).await?).await?;
            listing::parse(&text, &self.config.prefix)
        })
    }

    /// Removes an object. Blocks.
    pub fn remove(&self, name: &str) -> Result<(), S3Error> {
        self.runtime
            .block_on(self.send(Call::new(Method::DELETE, name)))
            .map(drop)
    }

    async fn send(&self, call: Call<'_>) -> Result<Response, S3Error> {
        let S3Config { bucket, prefix, .. } = &self.config;
        let path = match call.key {
            "" => format!("/{bucket}"),
            key => format!("/{bucket}/{prefix}{key}"),
        };
        let path = signature::path(&path);
        let query = signature::query(call.query);
        let now = SystemClock.now();
        let date = signature::amz_date(now);
        let host = host(&self.config.endpoint);
        let mut headers = vec![
            ("host", host.as_str()),
            ("x-amz-content-sha256", call.body_sha256),
            ("x-amz-date", date.as_str()),
        ];
        headers.extend_from_slice(call.headers);
        headers.sort_unstable();
        let authorization = self.authorization(&call, (&path, &query), &headers, now);
        let mut url = self.config.endpoint.clone();
        url.set_path(&path);
        url.set_query((!query.is_empty()).then_some(query.as_str()));
        let mut request = self.client.request(call.method.clone(), url);
        for (name, value) in headers.into_iter().filter(|(name, _)| *name != "host") {
            request = request.header(name, value);
        }
        let seconds = Duration::from_secs(call.bytes / BYTES_PER_SECOND_MIN);
        request = request
            .header("authorization", authorization)
            .timeout(ANSWER_WITHIN + seconds);
        if let Some(body) = call.body {
            request = request.body(body);
        }
        let answer = request.send().await.map_err(unreachable)?;
        if answer.status().is_success() {
            Ok(answer)
        } else {
            Err(refusal(answer).await)
        }
    }

    fn authorization(
        &self,
        call: &Call<'_>,
        (path, query): (&str, &str),
        headers: &[(&str, &str)],
        now: DateTime<Utc>,
    ) -> String {
        let signer = Signer {
            access_key: self.config.access_key.reveal(),
            secret_key: self.config.secret_key.reveal(),
            region: &self.config.region,
        };
        let parts = SignedParts {
            method: call.method.as_str(),
            path,
            query,
            headers,
            body_sha256: call.body_sha256,
        };
        signer.authorization(&parts, now)
    }
}

fn host(endpoint: &Url) -> String {
    let host = endpoint.host_str().unwrap_or_default();
    match endpoint.port() {
        Some(port) => format!("{host}:{port}"),
        None => host.to_owned(),
    }
}

fn header<'a>(answer: &'a Response, name: &str) -> Option<&'a str> {
    answer.headers().get(name)?.to_str().ok()
}

async fn text(mut answer: Response) -> Result<String, S3Error> {
    let mut bytes = Vec::new();
    while let Some(chunk) = answer.chunk().await.map_err(unreachable)? {
        if bytes.len() + chunk.len() > ANSWER_MAX {
            return Err(S3Error::Answer("it is too long"));
        }
        bytes.extend_from_slice(&chunk);
    }
    String::from_utf8(bytes).map_err(|_not_text| S3Error::Answer("it is not text"))
}

async fn refusal(answer: Response) -> S3Error {
    let status = answer.status().as_u16();
    let text = text(answer).await.unwrap_or_default();
    let code = listing::element(&text, "Code").unwrap_or_default();
    match code {
        "SignatureDoesNotMatch" => S3Error::WrongSecret,
        "InvalidAccessKeyId" => S3Error::UnknownKey,
        "AccessDenied" => S3Error::Denied,
        "NoSuchBucket" => S3Error::NoBucket,
        code => S3Error::Refused {
            status,
            code: code.chars().filter(char::is_ascii_alphanumeric).take(60).collect(),
        },
    }
}

fn unreachable(error: openidconnect::reqwest::Error) -> S3Error {
    use std::error::Error;
    let error = error.without_url();
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        text.push_str(&format!(": {error}"));
        cause = error.source();
    }
    S3Error::Unreachable(text)
}
