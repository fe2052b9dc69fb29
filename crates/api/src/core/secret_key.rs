//! Where the key of the installation comes from: `SEATWRIGHT_SECRET_KEY`, or a file in the data folder that is made at the
//! first start, for the user of the process only.

use std::io::{self, Write as _};
use std::path::Path;

use app_service::installation_key::InstallationKey;
use base64::Engine as _;
use base64::alphabet::{STANDARD, URL_SAFE};
use base64::engine::DecodePaddingMode;
use base64::engine::general_purpose::{GeneralPurpose, GeneralPurposeConfig};

use crate::core::config::mail::Secret;
use crate::core::data_files;
use crate::core::whole_file;

/// The name of the file.
pub const FILE: &str = "secret.key";

/// The option of a key that the operator keeps, as messages name it.
const OPTION: &str = "secret-key (SEATWRIGHT_SECRET_KEY)";

/// Bytes of a key.
const BYTES: usize = 32;

/// Returns the key that the operator chose, else that of the file, which is made when it is missing.
pub fn load(data: &Path, chosen: Option<&Secret>) -> Result<InstallationKey, String> {
    if let Some(chosen) = chosen {
        return parse(chosen.reveal()).ok_or_else(|| wrong(OPTION));
    }
    let file = data.join(FILE);
    if !file.exists() {
        make(&file).map_err(|error| format!("the secret key '{}' cannot be created: {error}", file.display()))?;
    }
    of_file(&file)
}

/// Returns the key of an installation that is there already.
pub fn existing(data: &Path, chosen: Option<&Secret>) -> Result<InstallationKey, String> {
    match chosen {
        Some(chosen) => parse(chosen.reveal()).ok_or_else(|| wrong(OPTION)),
        None => of_file(&data.join(FILE)),
    }
}

/// Returns what a backup has to contain: the text of the key, unless the operator keeps it outside the data folder.
pub fn to_back_up(data: &Path, chosen: Option<&Secret>) -> Result<Option<String>, String> {
    let file = data.join(FILE);
    if chosen.is_some() {
        return Ok(None);
    }
    let text = read(&file).map_err(|error| format!("the secret key '{}' cannot be read: {error}", file.display()))?;
    Ok(Some(text.trim().to_owned()))
}

/// Makes sure that an installation has the key of a backup, and returns whether the file of the key is to be made.
pub fn check_restored(data: &Path, chosen: Option<&Secret>, text: &str) -> Result<bool, String> {
    let restored = parse(text).ok_or_else(|| wrong("the key in the backup"))?;
    if chosen.is_none() && !data.join(FILE).exists() {
        return Ok(true);
    }
    let same = existing(data, chosen)?.mac("restored", &[]) == restored.mac("restored", &[]);
    let shown = data.join(FILE);
    if same {
        return Ok(false);
    }
    Err(format!(
        "the backup belongs to another secret key; move '{}' away, or unset SEATWRIGHT_SECRET_KEY, to restore the key with it",
        shown.display()
    ))
}

/// Writes the key of a backup to the data folder.
pub fn write_restored(data: &Path, text: &str) -> Result<(), String> {
    let file = data.join(FILE);
    whole_file::replace(&file, |out| writeln!(out, "{text}"))
        .map_err(|error| format!("the secret key '{}' cannot be created: {error}", file.display()))
}

fn of_file(file: &Path) -> Result<InstallationKey, String> {
    let shown = file.display();
    data_files::check_private(file, "the secret key")?;
    let text = read(file).map_err(|error| format!("the secret key '{shown}' cannot be read: {error}"))?;
    parse(&text).ok_or_else(|| wrong(&format!("'{shown}'")))
}

fn wrong(what: &str) -> String {
    format!(
        "{what} is not a secret key: {BYTES} bytes in hexadecimal or base64, for example from 'openssl rand -hex {BYTES}'"
    )
}

#[expect(clippy::disallowed_methods, reason = "the key is read here and nowhere else")]
fn read(file: &Path) -> io::Result<String> {
    std::fs::read_to_string(file)
}

fn make(file: &Path) -> io::Result<()> {
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes).map_err(io::Error::other)?;
    let digits: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    whole_file::replace(file, |out| writeln!(out, "{digits}"))
}

fn parse(text: &str) -> Option<InstallationKey> {
    let text = text.trim();
    let bytes = hexadecimal(text).or_else(|| base64(text))?;
    bytes.try_into().ok().map(InstallationKey::new)
}

fn hexadecimal(text: &str) -> Option<Vec<u8>> {
    if text.len() != 2 * BYTES || !text.is_ascii() {
        return None;
    }
    let digits = (0..text.len()).step_by(2);
    digits
        .map(|at| u8::from_str_radix(text.get(at..at + 2)?, 16).ok())
        .collect()
}

/// Reads either alphabet, with or without padding.
fn base64(text: &str) -> Option<Vec<u8>> {
    let config = GeneralPurposeConfig::new().with_decode_padding_mode(DecodePaddingMode::Indifferent);
    let read = |alphabet| GeneralPurpose::new(alphabet, config).decode(text).ok();
    read(&STANDARD).or_else(|| read(&URL_SAFE))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(text: &str) -> Option<[u8; 32]> {
        parse(text).map(|key| key.mac("test", &[]))
    }

    #[test]
    fn a_key_is_read_in_hexadecimal_and_in_base64() {
        let key = code(&"fb".repeat(32)).unwrap();
        for same in [
            "FB".repeat(32) + "\n",
            "+/v7".repeat(10) + "+/s=",
            "-_v7".repeat(10) + "-_s",
        ] {
            assert_eq!(code(&same), Some(key), "{same}");
        }
        for wrong in [
            "",
            "fb",
            &"fb".repeat(31),
            &"fb".repeat(33),
            &"zz".repeat(32),
            &"é".repeat(32),
        ] {
            assert_eq!(code(wrong), None, "{wrong}");
        }
    }
}
