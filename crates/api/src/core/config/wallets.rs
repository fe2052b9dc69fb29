//! What passes for the wallets of phones are made with: files and identifiers that the operator gets from Apple and Google.

use std::path::PathBuf;

use super::values::Values;

/// What is configured; each part may be missing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WalletConfig {
    /// For Apple Wallet.
    pub apple: Option<AppleWallet>,
    /// For Google Wallet.
    pub google: Option<GoogleWallet>,
}

/// What passes for Apple Wallet need.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AppleWallet {
    /// The pass type identifier.
    pub pass_type: String,
    /// The team identifier.
    pub team: String,
    /// The certificate of the pass type.
    pub certificate_file: PathBuf,
    /// Its private key.
    pub key_file: PathBuf,
    /// Apple's intermediate certificate.
    pub intermediate_file: PathBuf,
}

/// What passes for Google Wallet need.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GoogleWallet {
    /// The issuer id.
    pub issuer: String,
    /// The JSON key of a service account.
    pub key_file: PathBuf,
}

/// The variable of the pass type identifier.
pub const APPLE_PASS_TYPE: &str = "APPLE_PASS_TYPE";
/// The variable of the team identifier.
pub const APPLE_TEAM: &str = "APPLE_TEAM";
/// The variable of the certificate.
pub const APPLE_CERTIFICATE_FILE: &str = "APPLE_CERTIFICATE_FILE";
/// The variable of the private key.
pub const APPLE_KEY_FILE: &str = "APPLE_KEY_FILE";
/// The variable of the intermediate certificate.
pub const APPLE_WWDR_FILE: &str = "APPLE_WWDR_FILE";
/// The variable of the issuer id.
pub const GOOGLE_WALLET_ISSUER: &str = "GOOGLE_WALLET_ISSUER";
/// The variable of the service account.
pub const GOOGLE_WALLET_KEY_FILE: &str = "GOOGLE_WALLET_KEY_FILE";

const APPLE: [&str; 5] = [
    APPLE_PASS_TYPE,
    APPLE_TEAM,
    APPLE_CERTIFICATE_FILE,
    APPLE_KEY_FILE,
    APPLE_WWDR_FILE,
];
const GOOGLE: [&str; 2] = [GOOGLE_WALLET_ISSUER, GOOGLE_WALLET_KEY_FILE];

impl WalletConfig {
    /// Takes the options.
    pub(super) fn from_values(values: &Values) -> Result<Self, String> {
        Self::read(|variable| values.text(&variable.replace('_', "-").to_lowercase()))
    }

    /// Reads values by the names of their variables, without the prefix.
    fn read(value: impl Fn(&str) -> Option<String>) -> Result<Self, String> {
        let apple = all_or_none(APPLE, &value)?.map(|[pass_type, team, certificate, key, intermediate]| AppleWallet {
            pass_type,
            team,
            certificate_file: certificate.into(),
            key_file: key.into(),
            intermediate_file: intermediate.into(),
        });
        let google = all_or_none(GOOGLE, &value)?.map(|[issuer, key_file]| GoogleWallet {
            issuer,
            key_file: key_file.into(),
        });
        Ok(Self { apple, google })
    }
}

/// Returns all values, `None` without any, or which ones are missing.
fn all_or_none<const N: usize>(
    names: [&str; N],
    value: impl Fn(&str) -> Option<String>,
) -> Result<Option<[String; N]>, String> {
    let values = names.map(&value);
    if values.iter().all(Option::is_none) {
        return Ok(None);
    }
    let missing: Vec<String> = names
        .iter()
        .zip(&values)
        .filter(|(_, value)| value.is_none())
        .map(|(name, _)| format!("SEATWRIGHT_{name}"))
        .collect();
    if missing.is_empty() {
        return Ok(Some(values.map(Option::unwrap_or_default)));
    }
    let first = names.first().copied().unwrap_or_default();
    let maker = first.split('_').next().unwrap_or_default();
    Err(format!(
        "set all of SEATWRIGHT_{maker}_… for wallets, or none, as options, variables or keys; missing: {}",
        missing.join(", ")
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(given: &[&str]) -> Result<WalletConfig, String> {
        WalletConfig::read(|name| given.contains(&name).then(|| name.to_lowercase()))
    }

    #[test]
    fn each_wallet_is_configured_as_a_whole_or_not_at_all() {
        assert_eq!(read(&[]), Ok(WalletConfig::default()));
        let apple = read(&APPLE).unwrap();
        assert_eq!(apple.apple.unwrap().key_file, PathBuf::from("apple_key_file"));
        assert_eq!(apple.google, None);
        let google = read(&GOOGLE).unwrap();
        assert_eq!(google.google.unwrap().issuer, "google_wallet_issuer");
    }

    #[test]
    fn what_is_missing_is_named() {
        let error = read(&[APPLE_PASS_TYPE, APPLE_TEAM, APPLE_KEY_FILE]).unwrap_err();
        assert!(
            error.ends_with("missing: SEATWRIGHT_APPLE_CERTIFICATE_FILE, SEATWRIGHT_APPLE_WWDR_FILE"),
            "{error}"
        );
        let error = read(&[GOOGLE_WALLET_KEY_FILE]).unwrap_err();
        assert!(error.contains("SEATWRIGHT_GOOGLE_WALLET_ISSUER"), "{error}");
    }
}
