//! Where the daily backups are copied to, and how they are proved.

use openidconnect::url::Url;

use super::mail::Secret;
use super::oidc::is_safe;
use super::values::Values;

/// The region that storage other than Amazon's expects.
const REGION: &str = "us-east-1";

/// What follows each daily backup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BackupConfig {
    /// Storage that gets a copy.
    pub s3: Option<S3Config>,
    /// A program with its arguments that makes a copy; the path of the backup is added.
    pub command: Option<String>,
    /// Whether the backup is restored into a temporary database.
    pub drill: bool,
}

/// A folder in a bucket of S3-compatible storage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct S3Config {
    /// Scheme, host and port, without a path.
    pub endpoint: Url,
    /// The bucket.
    pub bucket: String,
    /// The region that requests are signed for.
    pub region: String,
    /// What the names of objects begin with: empty, or a path with a slash at its end.
    pub prefix: String,
    /// The ID of the access key.
    pub access_key: Secret,
    /// Its secret.
    pub secret_key: Secret,
}

impl Default for BackupConfig {
    fn default() -> Self {
        Self {
            s3: None,
            command: None,
            drill: true,
        }
    }
}

impl BackupConfig {
    /// Takes the options.
    pub(super) fn from_values(values: &Values) -> Result<Self, String> {
        Ok(Self {
            s3: S3Config::from_values(values)?,
            command: values.text("backup-command"),
            drill: values.is_on("backup-drill").unwrap_or(true),
        })
    }
}

impl S3Config {
    fn from_values(values: &Values) -> Result<Option<Self>, String> {
        let given = [
            "backup-s3-endpoint",
            "backup-s3-bucket",
            "backup-s3-access-key",
            "backup-s3-secret-key",
        ]
        .map(|name| (name, values.text(name)));
        if given.iter().all(|(_, value)| value.is_none()) {
            return Ok(None);
        }
        let [Some(endpoint), Some(bucket), Some(access_key), Some(secret_key)] = given.clone().map(|(_, value)| value)
        else {
            let missing: Vec<&str> = given
                .iter()
                .filter(|(_, value)| value.is_none())
                .map(|(name, _)| *name)
                .collect();
            return Err(format!("copies of backups in S3 also need {}", missing.join(", ")));
        };
        let prefix = values.text("backup-s3-prefix").unwrap_or_default();
        Ok(Some(Self {
            endpoint: endpoint_url(&endpoint)?,
            bucket: plain("backup-s3-bucket", bucket)?,
            region: plain(
                "backup-s3-region",
                values.text("backup-s3-region").unwrap_or_else(|| REGION.to_owned()),
            )?,
            prefix: folder(plain("backup-s3-prefix", prefix)?),
            access_key: Secret::new(access_key),
            secret_key: Secret::new(secret_key),
        }))
    }
}

/// A backup contains the secret key of the installation, so that it may not leave the machine in the clear.
fn endpoint_url(text: &str) -> Result<Url, String> {
    Url::parse(text).ok().filter(|url| is_safe(url, true)).ok_or_else(|| {
        format!("backup-s3-endpoint '{text}' must be an https URL (http works on a loopback address only)")
    })
}

/// Keeps to characters that all servers sign and list in the same way.
fn plain(name: &str, value: String) -> Result<String, String> {
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_' | '.' | '/');
    let is_path = value.contains('/') && name != "backup-s3-prefix";
    let climbs = value.split('/').any(|part| part == "." || part == "..");
    if value.chars().all(is_plain) && !is_path && !climbs {
        return Ok(value);
    }
    Err(format!(
        "{name} may contain letters, digits, hyphens, underscores and full stops, not '{value}'"
    ))
}

fn folder(prefix: String) -> String {
    let parts: Vec<&str> = prefix.split('/').filter(|part| !part.is_empty()).collect();
    parts.iter().map(|part| format!("{part}/")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_this_machine_is_reached_without_encryption() {
        for url in [
            "https://s3.example.org",
            "https://10.0.0.5:9000",
            "http://127.0.0.1:9000",
        ] {
            assert!(endpoint_url(url).is_ok(), "{url}");
        }
        assert!(endpoint_url("http://s3.example.org").unwrap_err().contains("https"));
    }

    #[test]
    fn a_prefix_is_a_folder() {
        for (given, kept) in [("", ""), ("seats", "seats/"), ("/a//b/", "a/b/")] {
            assert_eq!(folder(plain("backup-s3-prefix", given.to_owned()).unwrap()), kept);
        }
        for wrong in ["a b", "../a", "ä"] {
            assert!(plain("backup-s3-prefix", wrong.to_owned()).is_err(), "{wrong}");
        }
        assert!(plain("backup-s3-bucket", "a/b".to_owned()).is_err());
    }
}
