//! One provider: what it says about itself, kept for a while, and the two steps of a sign-in.

use std::sync::Arc;
use std::time::{Duration, Instant};

use app_service::accounts::external::{AuthorizationRequest, Pending, Person};
use openidconnect::core::{
    CoreAuthenticationFlow, CoreClient, CoreClientAuthMethod, CoreProviderMetadata, CoreTokenResponse,
};
use openidconnect::{
    AuthType, AuthorizationCode, ClientId, ClientSecret, CsrfToken, IssuerUrl, Nonce, OAuth2TokenResponse,
    PkceCodeChallenge, PkceCodeVerifier, RedirectUrl, Scope,
};
use tokio::sync::Mutex;

use super::claims::{self, Client};
use super::failure::{Failure, failed};
use super::fetch::Fetcher;
use crate::core::clock;
use crate::core::config::oidc::Oidc;

/// How long a provider's documents are believed without asking again.
const DISCOVERY_TTL: Duration = Duration::from_secs(60 * 60);
/// How old they are at least before an unknown key makes us ask again.
const KEYS_FRESH: Duration = Duration::from_secs(60);
/// How long a provider that did not answer is left alone.
const DISCOVERY_BACKOFF: Duration = Duration::from_secs(5);

/// The configured provider.
pub struct Provider {
    oidc: Oidc,
    issuer: IssuerUrl,
    redirect: RedirectUrl,
    fetcher: Fetcher,
    known: Mutex<Known>,
}

/// What we know about the provider.
#[derive(Default)]
struct Known {
    documents: Option<(Arc<CoreProviderMetadata>, Instant)>,
    failed: Option<(Failure, Instant)>,
}

impl Provider {
    /// Sets up the client of a provider that sends people back to `base_url`, without sending requests yet.
    pub fn new(oidc: &Oidc, base_url: &str) -> Result<Self, String> {
        let redirect = format!("{}/api/auth/oidc/callback", base_url.trim_end_matches('/'));
        Ok(Self {
            oidc: oidc.clone(),
            issuer: IssuerUrl::new(oidc.issuer.clone()).map_err(|error| error.to_string())?,
            redirect: RedirectUrl::new(redirect).map_err(|error| error.to_string())?,
            fetcher: Fetcher::new(&oidc.issuer)?,
            known: Mutex::new(Known::default()),
        })
    }

    /// Returns whether the provider can be asked now; its documents are fetched when they are missing or old.
    pub async fn ready(&self) -> Result<(), Failure> {
        self.documents(DISCOVERY_TTL).await.map(|_| ())
    }

    /// Returns where the browser goes to sign in.
    pub async fn begin(&self, begun: &AuthorizationRequest) -> Result<String, Failure> {
        let documents = self.documents(DISCOVERY_TTL).await?;
        let verifier = PkceCodeVerifier::new(begun.verifier.clone());
        let (state, nonce) = (begun.state.clone(), begun.nonce.clone());
        let client = self.client(&documents);
        let (url, _state, _nonce) = client
            .authorize_url(
                CoreAuthenticationFlow::AuthorizationCode,
                || CsrfToken::new(state),
                || Nonce::new(nonce),
            )
            .add_scopes(["email", "profile"].map(|scope| Scope::new(scope.to_owned())))
            .set_pkce_challenge(PkceCodeChallenge::from_code_verifier_sha256(&verifier))
            .url();
        if self.fetcher.is_safe(&url) {
            Ok(url.into())
        } else {
            Err(Failure(
                "the provider's sign-in page is neither https nor on this machine".to_owned(),
            ))
        }
    }

    /// Exchanges a code for what the provider vouches for. `issuer` is who answered, when the answer says so.
    pub async fn finish(&self, code: String, issuer: Option<&str>, pending: &Pending) -> Result<Person, Failure> {
        if issuer.is_some_and(|issuer| issuer != self.issuer.as_str()) {
            return Err(Failure("another provider answered".to_owned()));
        }
        let documents = self.documents(DISCOVERY_TTL).await?;
        let client = self.client(&documents);
        let tokens = self.exchange(&client, code, pending).await?;
        let (client, claims) = match claims::verified(&client, &tokens, &pending.nonce) {
            Ok(claims) => (client, claims),
            // The provider may have changed its keys since we asked.
            Err(_first) => {
                let documents = self.documents(KEYS_FRESH).await?;
                let client = self.client(&documents);
                let claims = claims::verified(&client, &tokens, &pending.nonce)?;
                (client, claims)
            }
        };
        let person = claims::person(&self.issuer, &claims);
        if person.email.is_some() {
            return Ok(person);
        }
        let Ok(question) = client.user_info(tokens.access_token().clone(), Some(claims.subject().clone())) else {
            return Ok(person);
        };
        let told = question
            .request_async(&|request| self.fetcher.fetch(request))
            .await
            .map_err(|error| failed("read the user info", &error))?;
        Ok(claims::with_user_info(person, &told))
    }

    async fn exchange(&self, client: &Client, code: String, pending: &Pending) -> Result<CoreTokenResponse, Failure> {
        client
            .exchange_code(AuthorizationCode::new(code))
            .map_err(|error| failed("exchange the code", &error))?
            .set_pkce_verifier(PkceCodeVerifier::new(pending.verifier.clone()))
            .request_async(&|request| self.fetcher.fetch(request))
            .await
            .map_err(|error| failed("exchange the code", &error))
    }

    fn client(&self, documents: &CoreProviderMetadata) -> Client {
        let secret = ClientSecret::new(self.oidc.secret.0.clone());
        let methods = documents.token_endpoint_auth_methods_supported();
        let basic = methods.is_none_or(|methods| methods.contains(&CoreClientAuthMethod::ClientSecretBasic));
        CoreClient::from_provider_metadata(
            documents.clone(),
            ClientId::new(self.oidc.client_id.clone()),
            Some(secret),
        )
        .set_redirect_uri(self.redirect.clone())
        .set_auth_type(if basic {
            AuthType::BasicAuth
        } else {
            AuthType::RequestBody
        })
    }

    /// Returns the provider's documents, no older than `age` unless it does not answer.
    async fn documents(&self, age: Duration) -> Result<Arc<CoreProviderMetadata>, Failure> {
        let mut known = self.known.lock().await;
        let now = clock::now();
        let is_within = |since: Instant, limit: Duration| now.saturating_duration_since(since) < limit;
        if let Some((documents, since)) = &known.documents
            && is_within(*since, age)
        {
            return Ok(Arc::clone(documents));
        }
        if let Some((failure, since)) = &known.failed
            && is_within(*since, DISCOVERY_BACKOFF)
        {
            return Err(failure.clone());
        }
        match CoreProviderMetadata::discover_async(self.issuer.clone(), &|request| self.fetcher.fetch(request)).await {
            Ok(documents) => {
                let documents = Arc::new(documents);
                *known = Known {
                    documents: Some((Arc::clone(&documents), clock::now())),
                    failed: None,
                };
                Ok(documents)
            }
            Err(error) => {
                let failure = failed("discover the provider", &error);
                known.failed = Some((failure.clone(), clock::now()));
                Err(failure)
            }
        }
    }
}
