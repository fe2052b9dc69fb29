//! Reads what passes for wallets are signed with, so that a wrong file stops the start.

use std::path::Path;

use app_service::registration::ticket_files::{
    ApplePasses, CertificateError, GoogleIssuer, GoogleKeyError, PassCertificate, PassFiles, PassIssuer, Wallets,
};
use chrono::{DateTime, TimeDelta, Utc};

use crate::core::config::wallets::{
    APPLE_CERTIFICATE_FILE, APPLE_KEY_FILE, APPLE_PASS_TYPE, APPLE_TEAM, APPLE_WWDR_FILE, AppleWallet,
    GOOGLE_WALLET_ISSUER, GOOGLE_WALLET_KEY_FILE, GoogleWallet, WalletConfig,
};
use crate::core::data_files;

/// Days before the end of a certificate from which the start warns.
const WARNING_DAYS: i64 = 30;

/// Reads the files that the operator names; `Err` names the variable that is wrong.
pub fn wallets(config: &WalletConfig) -> Result<Wallets, String> {
    Ok(Wallets {
        apple: config.apple.as_ref().map(apple).transpose()?,
        google: config.google.as_ref().map(google).transpose()?,
    })
}

/// Returns a word of warning when the certificate of passes ends soon or has ended.
pub fn expiry_warning(wallets: &Wallets, now: DateTime<Utc>) -> Option<String> {
    let end = wallets.apple.as_ref()?.certificate.valid_until()?;
    (end < now + TimeDelta::days(WARNING_DAYS)).then(|| {
        format!(
            "SEATWRIGHT_{APPLE_CERTIFICATE_FILE}: the certificate of passes is valid until {}; renew it",
            end.format("%Y-%m-%d")
        )
    })
}

fn apple(config: &AppleWallet) -> Result<ApplePasses, String> {
    let issuer = PassIssuer {
        pass_type: config.pass_type.clone(),
        team: config.team.clone(),
    };
    let certificate = read(APPLE_CERTIFICATE_FILE, &config.certificate_file)?;
    let key = read(APPLE_KEY_FILE, &config.key_file)?;
    let intermediate = read(APPLE_WWDR_FILE, &config.intermediate_file)?;
    let files = PassFiles {
        certificate: &certificate,
        key: &key,
        intermediate: &intermediate,
    };
    let certificate =
        PassCertificate::parse(files, &issuer).map_err(|error| wrong(variable_of(&error), &format!("{error}")))?;
    Ok(ApplePasses { issuer, certificate })
}

fn variable_of(error: &CertificateError) -> &'static str {
    match error {
        CertificateError::Certificate => APPLE_CERTIFICATE_FILE,
        CertificateError::Key | CertificateError::OtherKey => APPLE_KEY_FILE,
        CertificateError::Intermediate | CertificateError::OtherIntermediate(_) => APPLE_WWDR_FILE,
        CertificateError::PassType(_) => APPLE_PASS_TYPE,
        CertificateError::Team(_) => APPLE_TEAM,
    }
}

fn google(config: &GoogleWallet) -> Result<GoogleIssuer, String> {
    let json = read(GOOGLE_WALLET_KEY_FILE, &config.key_file)?;
    let json = String::from_utf8(json).unwrap_or_default();
    GoogleIssuer::parse(&config.issuer, &json).map_err(|error| {
        let variable = match error {
            GoogleKeyError::Issuer => GOOGLE_WALLET_ISSUER,
            GoogleKeyError::Unreadable | GoogleKeyError::Key => GOOGLE_WALLET_KEY_FILE,
        };
        wrong(variable, &format!("{error}"))
    })
}

fn read(variable: &str, file: &Path) -> Result<Vec<u8>, String> {
    let shown = file.display();
    data_files::read_bytes(file).map_err(|error| wrong(variable, &format!("'{shown}' cannot be read: {error}")))
}

fn wrong(variable: &str, why: &str) -> String {
    format!("SEATWRIGHT_{variable}: {why}")
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;

    fn fixture(name: &str) -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../exporters/tests/wallet")
            .join(name)
    }

    fn config() -> WalletConfig {
        WalletConfig {
            apple: Some(AppleWallet {
                pass_type: "pass.org.example.seats".to_owned(),
                team: "A1B2C3D4E5".to_owned(),
                certificate_file: fixture("pass.pem"),
                key_file: fixture("pass.key"),
                intermediate_file: fixture("wwdr.pem"),
            }),
            google: Some(GoogleWallet {
                issuer: "3388000000012345678".to_owned(),
                key_file: fixture("google.json"),
            }),
        }
    }

    fn refusal(change: impl FnOnce(&mut AppleWallet, &mut GoogleWallet)) -> String {
        let mut config = config();
        change(config.apple.as_mut().unwrap(), config.google.as_mut().unwrap());
        wallets(&config).unwrap_err()
    }

    #[test]
    fn the_files_of_both_makers_are_read() {
        let read = wallets(&config()).unwrap();
        assert!(read.apple.is_some() && read.google.is_some());
        let none = wallets(&WalletConfig::default()).unwrap();
        assert!(none.apple.is_none() && none.google.is_none());
    }

    #[test]
    fn a_certificate_that_ends_soon_is_warned_about() {
        let read = wallets(&config()).unwrap();
        let warning = |now: &str| expiry_warning(&read, now.parse().unwrap());
        assert_eq!(warning("2126-10-01T00:00:00Z"), None);
        assert!(warning("2126-10-20T00:00:00Z").unwrap().contains("2126-11-06"));
    }

    #[test]
    fn a_wrong_file_or_identifier_stops_the_start_and_its_variable_is_named() {
        for (error, variable) in [
            (
                refusal(|apple, _| apple.key_file = fixture("other.key")),
                APPLE_KEY_FILE,
            ),
            (refusal(|apple, _| apple.key_file = fixture("missing")), APPLE_KEY_FILE),
            (
                refusal(|apple, _| apple.certificate_file = fixture("pass.key")),
                APPLE_CERTIFICATE_FILE,
            ),
            (
                refusal(|apple, _| apple.intermediate_file = fixture("pass.pem")),
                APPLE_WWDR_FILE,
            ),
            (
                refusal(|apple, _| apple.pass_type = "pass.x".to_owned()),
                APPLE_PASS_TYPE,
            ),
            (refusal(|apple, _| apple.team = "x".to_owned()), APPLE_TEAM),
            (
                refusal(|_, google| google.key_file = fixture("pass.pem")),
                GOOGLE_WALLET_KEY_FILE,
            ),
            (
                refusal(|_, google| google.issuer = "x".to_owned()),
                GOOGLE_WALLET_ISSUER,
            ),
        ] {
            assert!(error.starts_with(&format!("SEATWRIGHT_{variable}: ")), "{error}");
        }
    }
}
