//! What the operator chooses about an OpenID Connect provider, and what makes it safe to use.

use std::fmt;

use openidconnect::url::{Host, Url};

use super::values::Values;

/// The provider that people may sign in with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Oidc {
    /// The URL that identifies the provider; its discovery document is below it.
    pub issuer: String,
    /// Our client id at the provider.
    pub client_id: String,
    /// Its name, for the button.
    pub name: String,
    /// Proves to the provider that we are the client.
    pub secret: ClientSecret,
}

/// The client's secret. `Debug` does not show it.
#[derive(Clone, PartialEq, Eq)]
pub struct ClientSecret(pub String);

impl fmt::Debug for ClientSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ClientSecret(..)")
    }
}

/// The name of a provider without one.
const NAME: &str = "single sign-on";

/// What is configured, as texts.
#[derive(Clone, Debug, Default)]
pub struct Words {
    /// `--oidc-issuer`.
    pub issuer: Option<String>,
    /// `--oidc-client-id`.
    pub client_id: Option<String>,
    /// `--oidc-name`.
    pub name: Option<String>,
    /// `SEATWRIGHT_OIDC_CLIENT_SECRET`; never a word of the command line, which other users of the machine can see.
    pub secret: Option<String>,
}

impl Words {
    /// Takes the options.
    pub(super) fn from_values(values: &Values) -> Self {
        Self {
            issuer: values.text("oidc-issuer"),
            client_id: values.text("oidc-client-id"),
            name: values.text("oidc-name"),
            secret: values.text("oidc-client-secret"),
        }
    }

    /// Returns the configured provider, `None` without one, or what is missing.
    pub fn read(self) -> Result<Option<Oidc>, String> {
        let Some(issuer) = self.issuer else {
            return match self.client_id.or(self.name) {
                Some(_) => Err("--oidc-client-id and --oidc-name need --oidc-issuer URL".to_owned()),
                None => Ok(None),
            };
        };
        let url =
            Url::parse(&issuer).map_err(|error| format!("--oidc-issuer '{issuer}' is not a valid URL: {error}"))?;
        if !is_safe(&url, true) || url.query().is_some() || url.fragment().is_some() {
            return Err(format!(
                "--oidc-issuer '{issuer}' must be an https URL without query (http works on a loopback address only)"
            ));
        }
        Ok(Some(Oidc {
            issuer,
            client_id: self.client_id.ok_or("--oidc-issuer needs --oidc-client-id ID")?,
            name: self.name.unwrap_or_else(|| NAME.to_owned()),
            secret: self.secret.map(ClientSecret).ok_or(
                "--oidc-issuer needs the client's secret in oidc-client-secret (SEATWRIGHT_OIDC_CLIENT_SECRET)",
            )?,
        }))
    }
}

/// Returns whether traffic to a URL is protected in transit: https, or this machine when `loopback` is allowed.
pub fn is_safe(url: &Url, loopback: bool) -> bool {
    let plain = url.username().is_empty() && url.password().is_none();
    plain && (url.scheme() == "https" || (loopback && url.scheme() == "http" && is_loopback(url)))
}

/// Returns whether a URL points to this machine.
pub fn is_loopback(url: &Url) -> bool {
    match url.host() {
        Some(Host::Ipv4(address)) => address.is_loopback(),
        Some(Host::Ipv6(address)) => address.is_loopback(),
        Some(Host::Domain(name)) => name == "localhost",
        None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(issuer: &str) -> Words {
        Words {
            issuer: Some(issuer.to_owned()),
            client_id: Some("seatwright".to_owned()),
            name: None,
            secret: Some("hush".to_owned()),
        }
    }

    #[test]
    fn only_providers_that_nobody_can_listen_to_are_taken() {
        for issuer in [
            "https://login.example.org",
            "https://login.example.org/realms/events",
            "http://127.0.0.1:9000",
            "http://[::1]:9000/",
            "http://localhost:9000",
        ] {
            assert_eq!(words(issuer).read().unwrap().unwrap().issuer, issuer);
        }
        for issuer in [
            "http://login.example.org",
            "http://127.0.0.1.example.org",
            "http://localhost.example.org",
            "http://192.168.0.7",
            "https://user:pw@login.example.org",
            "https://login.example.org?x=1",
            "https://login.example.org/#x",
            "ftp://127.0.0.1",
            "login.example.org",
            "",
        ] {
            let error = words(issuer).read().unwrap_err();
            assert!(error.contains("--oidc-issuer"), "{issuer}: {error}");
        }
    }

    #[test]
    fn what_is_missing_is_named() {
        assert_eq!(Words::default().read(), Ok(None));
        let all = words("https://login.example.org");
        let without_id = Words {
            client_id: None,
            ..all.clone()
        };
        assert!(without_id.read().unwrap_err().contains("--oidc-client-id"));
        let without_secret = Words {
            secret: None,
            ..all.clone()
        };
        assert!(
            without_secret
                .read()
                .unwrap_err()
                .contains("SEATWRIGHT_OIDC_CLIENT_SECRET")
        );
        let without_issuer = Words { issuer: None, ..all };
        assert!(without_issuer.read().unwrap_err().contains("--oidc-issuer"));
    }

    #[test]
    fn the_secret_does_not_show_in_logs() {
        let oidc = words("https://login.example.org").read().unwrap();
        assert!(!format!("{oidc:?}").contains("hush"));
    }
}
