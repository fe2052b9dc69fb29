//! What the operator chooses about outside services for pictures.

use super::mail::Secret;
use super::values::Values;

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
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Openverse, Self::Unsplash, Self::Pixabay];

    /// Returns the word that options and addresses use.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Openverse => "openverse",
            Self::Unsplash => "unsplash",
            Self::Pixabay => "pixabay",
        }
    }

    /// Returns the option of its key.
    fn option(self) -> &'static str {
        match self {
            Self::Openverse => "openverse-token",
            Self::Unsplash => "unsplash-key",
            Self::Pixabay => "pixabay-key",
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

/// Returns the services that are chosen, each once, with their keys, or what is missing.
pub(super) fn from_values(values: &Values) -> Result<Vec<ImageProvider>, String> {
    read(values.list("image-provider"), |option| values.secret(option))
}

fn read(words: &[String], key_of: impl Fn(&str) -> Option<Secret>) -> Result<Vec<ImageProvider>, String> {
    let mut read: Vec<ImageProvider> = Vec::new();
    let named = |word: &String| ProviderName::ALL.into_iter().find(|name| name.as_str() == word);
    for name in words.iter().filter_map(named) {
        let key = key_of(name.option());
        if key.is_none() && name != ProviderName::Openverse {
            let (word, option) = (name.as_str(), name.option());
            let variable = option.replace('-', "_").to_uppercase();
            return Err(format!(
                "--image-provider {word} needs its key in {option} (SEATWRIGHT_{variable})"
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
        super::read(&words, |_| key.map(|key| Secret::new(key.to_owned())))
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
    fn a_service_without_its_key_is_named() {
        assert!(
            read(&["unsplash"], None)
                .unwrap_err()
                .contains("SEATWRIGHT_UNSPLASH_KEY")
        );
        assert!(read(&["pixabay"], None).unwrap_err().contains("SEATWRIGHT_PIXABAY_KEY"));
    }
}
