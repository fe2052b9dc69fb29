//! A scripted OpenID Connect provider on loopback, which can also give answers that an honest provider never would.

use std::net::TcpListener;
use std::sync::{Arc, Mutex};

use actix_web::web::{self, Bytes, Data};
use actix_web::{App, HttpRequest, HttpResponse, HttpServer, rt};
use openidconnect::core::{CoreJwsSigningAlgorithm, CoreRsaPrivateSigningKey};
use openidconnect::{JsonWebKeyId, PrivateSigningKey};
use serde_json::{Value, json};

use super::token;

/// The id of our client there.
pub(crate) const CLIENT: &str = "seatwright";
/// Its secret.
pub(crate) const SECRET: &str = "the client's secret";
/// The only code the provider knows.
pub(crate) const CODE: &str = "a-code-that-must-not-be-logged";
/// The access token it gives.
pub(crate) const ACCESS: &str = "an-access-token-that-must-not-be-logged";

/// What the provider says when it is asked.
#[derive(Clone, Default)]
pub(crate) struct Script {
    /// Replaces members of the discovery document.
    pub(crate) discovery: Value,
    /// Answers what is asked for at a path with a redirect to an address.
    pub(crate) elsewhere: Option<(&'static str, String)>,
    /// Bytes that are appended to the discovery document.
    pub(crate) padding: usize,
    /// The whole ID token.
    pub(crate) token: Option<String>,
    /// The answer of the user-info endpoint.
    pub(crate) user_info: Option<Value>,
}

/// A request to the token endpoint.
#[derive(Clone, Debug, Default)]
pub(crate) struct Asked {
    pub(crate) body: String,
    pub(crate) authorization: String,
}

#[derive(Default)]
struct Inside {
    script: Script,
    asked: Vec<Asked>,
    discoveries: usize,
}

/// A running provider; it ends with the test.
#[derive(Clone)]
pub(crate) struct Provider {
    pub(crate) issuer: String,
    inside: Arc<Mutex<Inside>>,
}

impl Provider {
    /// Starts one whose answers are right but for what the script says.
    pub(crate) fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let provider = Self {
            issuer: format!("http://{}", listener.local_addr().unwrap()),
            inside: Arc::default(),
        };
        let shared = Data::new(provider.clone());
        let server = HttpServer::new(move || {
            App::new()
                .app_data(shared.clone())
                .route("/.well-known/openid-configuration", web::get().to(discovery))
                .route("/keys", web::get().to(keys))
                .route("/token", web::post().to(token_door))
                .route("/me", web::get().to(user_info))
        });
        rt::spawn(
            server
                .workers(1)
                .disable_signals()
                .shutdown_timeout(0)
                .listen(listener)
                .unwrap()
                .run(),
        );
        provider
    }

    /// Changes what it says.
    pub(crate) fn says(&self, change: impl FnOnce(&mut Script)) {
        change(&mut self.inside.lock().unwrap().script);
    }

    /// Returns the requests to the token endpoint.
    pub(crate) fn asked(&self) -> Vec<Asked> {
        self.inside.lock().unwrap().asked.clone()
    }

    /// Returns how many times its discovery document was read.
    pub(crate) fn discoveries(&self) -> usize {
        self.inside.lock().unwrap().discoveries
    }

    /// Returns the claims of a token that is right in every way.
    pub(crate) fn claims(&self, nonce: &str) -> Value {
        json!({
            "iss": self.issuer, "sub": "subject-1", "aud": CLIENT, "nonce": nonce,
            "iat": token::now(), "exp": token::now() + 300,
            "email": "ann@example.org", "email_verified": true, "name": "Ann Kern",
        })
    }

    /// Returns the redirect of a path that has one.
    fn redirect(&self, path: &str) -> Option<HttpResponse> {
        let (_, target) = self.script().elsewhere.filter(|(from, _)| *from == path)?;
        Some(
            HttpResponse::TemporaryRedirect()
                .insert_header(("location", target))
                .finish(),
        )
    }

    fn script(&self) -> Script {
        self.inside.lock().unwrap().script.clone()
    }
}

async fn discovery(provider: Data<Provider>) -> HttpResponse {
    provider.inside.lock().unwrap().discoveries += 1;
    let script = provider.script();
    if let Some(redirect) = provider.redirect("/.well-known/openid-configuration") {
        return redirect;
    }
    let at = |path: &str| format!("{}/{path}", provider.issuer);
    let mut document = json!({
        "issuer": provider.issuer, "authorization_endpoint": at("authorize"), "token_endpoint": at("token"),
        "userinfo_endpoint": at("me"), "jwks_uri": at("keys"), "response_types_supported": ["code"],
        "subject_types_supported": ["public"], "id_token_signing_alg_values_supported": ["RS256", "HS256", "none"],
    });
    for (name, value) in script.discovery.as_object().into_iter().flatten() {
        document[name] = value.clone();
    }
    let body = format!("{document}{}", " ".repeat(script.padding));
    HttpResponse::Ok().content_type("application/json").body(body)
}

async fn keys(provider: Data<Provider>) -> HttpResponse {
    if let Some(redirect) = provider.redirect("/keys") {
        return redirect;
    }
    let key = token::key(token::OURS).as_verification_key();
    HttpResponse::Ok().json(json!({ "keys": [key] }))
}

async fn token_door(provider: Data<Provider>, request: HttpRequest, body: Bytes) -> HttpResponse {
    let header = request.headers().get("authorization");
    let asked = Asked {
        body: String::from_utf8(body.to_vec()).unwrap(),
        authorization: header.map_or(String::new(), |value| value.to_str().unwrap().to_owned()),
    };
    let is_known = asked.body.contains(&format!("code={CODE}"));
    provider.inside.lock().unwrap().asked.push(asked);
    if let Some(redirect) = provider.redirect("/token") {
        return redirect;
    }
    if !is_known {
        return HttpResponse::BadRequest().json(json!({ "error": "invalid_grant" }));
    }
    let mut answer = json!({ "access_token": ACCESS, "token_type": "Bearer", "expires_in": 300 });
    if let Some(token) = provider.script().token {
        answer["id_token"] = token.into();
    }
    HttpResponse::Ok().json(answer)
}

async fn user_info(provider: Data<Provider>, request: HttpRequest) -> HttpResponse {
    if let Some(redirect) = provider.redirect("/me") {
        return redirect;
    }
    let bearer = format!("Bearer {ACCESS}");
    let is_ours = request
        .headers()
        .get("authorization")
        .is_some_and(|value| value == bearer.as_str());
    match provider.script().user_info {
        Some(told) if is_ours => HttpResponse::Ok().json(told),
        _ => HttpResponse::Unauthorized().finish(),
    }
}

/// The key of an honest provider as a signer.
pub(crate) type Signer = CoreRsaPrivateSigningKey;

/// What an honest provider signs with.
pub(crate) const SIGNATURE: CoreJwsSigningAlgorithm = CoreJwsSigningAlgorithm::RsaSsaPkcs1V15Sha256;

/// The name of the provider's key.
pub(crate) fn key_id() -> JsonWebKeyId {
    JsonWebKeyId::new("provider-key".to_owned())
}
