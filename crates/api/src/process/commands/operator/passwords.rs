//! Passwords of accounts that an operator makes: from a file, or generated and printed once.

use std::path::Path;

use crate::core::data_files;

/// Characters that are hard to confuse.
const ALPHABET: &[u8] = b"abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";
/// Characters of a generated password: 115 bits.
const LENGTH: usize = 20;

/// A password and whether the operator knows it.
pub(super) struct Password {
    pub(super) text: String,
    is_generated: bool,
}

impl Password {
    /// Returns the line that tells a generated password.
    pub(super) fn told(&self) -> String {
        if self.is_generated {
            format!("Password: {}\n", self.text)
        } else {
            String::new()
        }
    }
}

/// Reads the password of a file, without the line break at its end, or generates one.
pub(super) fn choose(file: Option<&Path>) -> Result<Password, String> {
    let Some(file) = file else {
        return generate();
    };
    let text = data_files::read_text(file).map_err(|error| format!("cannot read '{}': {error}", file.display()))?;
    Ok(Password {
        text: text.trim_end_matches(['\r', '\n']).to_owned(),
        is_generated: false,
    })
}

fn generate() -> Result<Password, String> {
    let mut text = String::new();
    while text.len() < LENGTH {
        let mut bytes = [0; 64];
        getrandom::fill(&mut bytes).map_err(|error| format!("the system provides no random numbers: {error}"))?;
        // Bytes beyond the alphabet are left out, so that each character is as likely as any other.
        let drawn = bytes.iter().filter_map(|byte| ALPHABET.get(usize::from(byte & 63)));
        text.extend(drawn.take(LENGTH - text.len()).map(|byte| char::from(*byte)));
    }
    Ok(Password {
        text,
        is_generated: true,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn generated_passwords_have_their_length_and_differ() {
        let (one, other) = (generate().unwrap(), generate().unwrap());
        assert_eq!(one.text.len(), LENGTH);
        assert_ne!(one.text, other.text);
        assert!(one.told().contains(&one.text));
    }
}
