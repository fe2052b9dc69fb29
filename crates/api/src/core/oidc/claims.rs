//! What an ID token must be before anything in it counts, and what is taken from it.

use app_service::accounts::external::Person;
use chrono::{DateTime, TimeDelta, Utc};
use openidconnect::core::{
    CoreClient, CoreIdTokenClaims, CoreJwsSigningAlgorithm, CoreTokenResponse, CoreUserInfoClaims,
};
use openidconnect::{
    AccessTokenHash, EndUserName, EndUserUsername, EndpointMaybeSet, EndpointNotSet, EndpointSet, IssuerUrl,
    LocalizedClaim, Nonce, OAuth2TokenResponse, TokenResponse,
};

use super::failure::Failure;

/// The client as the documents of the provider make it.
pub(super) type Client =
    CoreClient<EndpointSet, EndpointNotSet, EndpointNotSet, EndpointNotSet, EndpointMaybeSet, EndpointMaybeSet>;

/// How far the clock of the provider may be ahead of ours.
const CLOCK_SKEW: TimeDelta = TimeDelta::minutes(2);

/// Signatures with a key that only the provider has. `none`, and those made with our shared secret, are not among them.
const SIGNATURES: [CoreJwsSigningAlgorithm; 9] = [
    CoreJwsSigningAlgorithm::RsaSsaPkcs1V15Sha256,
    CoreJwsSigningAlgorithm::RsaSsaPkcs1V15Sha384,
    CoreJwsSigningAlgorithm::RsaSsaPkcs1V15Sha512,
    CoreJwsSigningAlgorithm::RsaSsaPssSha256,
    CoreJwsSigningAlgorithm::RsaSsaPssSha384,
    CoreJwsSigningAlgorithm::RsaSsaPssSha512,
    CoreJwsSigningAlgorithm::EcdsaP256Sha256,
    CoreJwsSigningAlgorithm::EcdsaP384Sha384,
    CoreJwsSigningAlgorithm::EdDsa,
];

/// Returns the claims of a token that the provider has signed, for us, for this sign-in, and not too long ago.
pub(super) fn verified(client: &Client, tokens: &CoreTokenResponse, nonce: &str) -> Result<CoreIdTokenClaims, Failure> {
    let token = tokens.id_token().ok_or_else(|| failure("there is none"))?;
    let verifier = client
        .id_token_verifier()
        .set_allowed_algs(SIGNATURES)
        .set_issue_time_verifier_fn(|issued| check_issue_time(issued, now()));
    let claims = token
        .claims(&verifier, &Nonce::new(nonce.to_owned()))
        .map_err(|error| failure(&error.to_string()))?;
    if claims
        .authorized_party()
        .is_some_and(|party| **party != **client.client_id())
    {
        return Err(failure("it was issued to another client"));
    }
    if let Some(expected) = claims.access_token_hash() {
        let signing = token.signing_alg().map_err(|error| failure(&error.to_string()))?;
        let key = token
            .signing_key(&verifier)
            .map_err(|error| failure(&error.to_string()))?;
        let hash = AccessTokenHash::from_token(tokens.access_token(), signing, key)
            .map_err(|error| failure(&error.to_string()))?;
        if hash != *expected {
            return Err(failure("it belongs to another access token"));
        }
    }
    Ok(claims.clone())
}

fn check_issue_time(issued: DateTime<Utc>, now: DateTime<Utc>) -> Result<(), String> {
    if issued > now + CLOCK_SKEW {
        return Err("it was issued in the future".to_owned());
    }
    Ok(())
}

#[expect(
    clippy::disallowed_methods,
    reason = "the times of a token are real ones, as the library checks its expiry"
)]
fn now() -> DateTime<Utc> {
    Utc::now()
}

/// Returns the person whom the claims describe.
pub(super) fn person(issuer: &IssuerUrl, claims: &CoreIdTokenClaims) -> Person {
    Person {
        issuer: issuer.to_string(),
        subject: claims.subject().to_string(),
        email: claims.email().map(|email| email.to_string()),
        email_verified: claims.email_verified().unwrap_or(false),
        name: name(claims.name(), claims.preferred_username()),
    }
}

/// Adds the claims about the same subject from the user-info endpoint.
pub(super) fn with_user_info(person: Person, told: &CoreUserInfoClaims) -> Person {
    Person {
        email: told.email().map(|email| email.to_string()),
        email_verified: told.email_verified().unwrap_or(false),
        name: person.name.or_else(|| name(told.name(), told.preferred_username())),
        ..person
    }
}

fn name(name: Option<&LocalizedClaim<EndUserName>>, username: Option<&EndUserUsername>) -> Option<String> {
    let named = name.and_then(|name| name.get(None)).map(|name| name.to_string());
    named.or_else(|| username.map(|name| name.to_string()))
}

fn failure(reason: &str) -> Failure {
    Failure(format!("verify the ID token: {reason}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_clock_of_the_provider_may_be_a_little_ahead() {
        let at = |seconds| DateTime::from_timestamp(seconds, 0).unwrap();
        assert_eq!(check_issue_time(at(1_000), at(1_000)), Ok(()));
        assert_eq!(check_issue_time(at(1_120), at(1_000)), Ok(()));
        assert!(check_issue_time(at(1_121), at(1_000)).is_err());
    }
}
