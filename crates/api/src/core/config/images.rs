//! What the operator chooses about outside services for pictures.

use super::mail::Secret;
use super::variable;

/// A service that we know how to ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProviderName {
    /// Openverse; a token is optional.
    Openverse,
    /// Unsplash; needs an access key.
    Unsplash,
    /// Pixabay; needs a key.
    Pixabay,
}

impl ProviderName {
    const ALL: [Self; 3] = [Self::Openverse, Self::Unsplash, Self::Pixabay];

    /// Returns the word that options and addresses use.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Openverse => "openverse",
            Self::Unsplash => "unsplash",
            Self::Pixabay => "pixabay",
        }
    }

    /// Returns the variable of its key.
    fn variable(self) -> &'static str {
        match self {
            Self::Openverse => "OPENVERSE_TOKEN",
            Self::Unsplash => "UNSPLASH_KEY",
            Self::Pixabay => "PIXABAY_KEY",
        }
    }
}

/// A service that the operator lets people search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImageProvider {
    /// Which.
    pub name: ProviderName,
    /// Identifies us to the provider.
    pub key: Option<Secret>,
}

/// Returns the words of the environment: names with commas between them.
pub fn words_from_environment() -> Vec<String> {
    let words = variable("IMAGE_PROVIDERS").unwrap_or_default();
    let words = words.split(',').map(str::trim).filter(|word| !word.is_empty());
    words.map(str::to_owned).collect()
}

/// Returns the services that the words name, each once, with their keys from the environment, or what is wrong.
pub fn read(words: &[String]) -> Result<Vec<ImageProvider>, String> {
    read_with(words, variable)
}

fn read_with(words: &[String], variable: impl Fn(&str) -> Option<String>) -> Result<Vec<ImageProvider>, String> {
    let mut read: Vec<ImageProvider> = Vec::new();
    for word in words {
        let known = ProviderName::ALL.into_iter().find(|name| name.as_str() == word);
        let name = known.ok_or_else(|| {
            let names = ProviderName::ALL.map(ProviderName::as_str).join(", ");
            format!("--image-provider must be one of {names}, not '{word}'")
        })?;
        let key = variable(name.variable()).map(Secret::new);
        if key.is_none() && name != ProviderName::Openverse {
            let variable = name.variable();
            return Err(format!(
                "--image-provider {word} needs its key in SEATWRIGHT_{variable}"
            ));
        }
        if !read.iter().any(|before| before.name == name) {
            read.push(ImageProvider { name, key });
        }
    }
    Ok(read)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(words: &[&str], key: Option<&str>) -> Result<Vec<ImageProvider>, String> {
        let words: Vec<String> = words.iter().map(|word| (*word).to_owned()).collect();
        read_with(&words, |_| key.map(str::to_owned))
    }

    #[test]
    fn each_service_is_read_once_with_its_key() {
        let both = read(&["pixabay", "openverse", "pixabay"], Some("geheim")).unwrap();
        assert_eq!(both.len(), 2);
        assert_eq!(both[0].name, ProviderName::Pixabay);
        assert_eq!(both[0].key.as_ref().unwrap().reveal(), "geheim");
        assert!(!format!("{both:?}").contains("geheim"));
        assert_eq!(read(&[], None), Ok(Vec::new()));
        assert!(read(&["openverse"], None).is_ok());
    }

    #[test]
    fn a_service_that_is_unknown_or_has_no_key_is_named() {
        assert!(read(&["google"], Some("k")).unwrap_err().contains("'google'"));
        assert!(
            read(&["unsplash"], None)
                .unwrap_err()
                .contains("SEATWRIGHT_UNSPLASH_KEY")
        );
        assert!(read(&["pixabay"], None).unwrap_err().contains("SEATWRIGHT_PIXABAY_KEY"));
    }
}
