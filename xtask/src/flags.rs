//! Reads the words after the command's name. An unknown flag is an error, so a typo never does half a job.

use crate::failure::{Failure, Outcome};

/// The words that are still to be read.
#[derive(Debug)]
pub(crate) struct Flags(Vec<String>);

impl Flags {
    /// Takes the words after the command's name; `--name=value` counts as two words.
    pub(crate) fn new(words: impl IntoIterator<Item = String>) -> Self {
        let mut split = Vec::new();
        for word in words {
            match word.split_once('=') {
                Some((name, value)) if name.starts_with("--") => split.extend([name.to_owned(), value.to_owned()]),
                _ => split.push(word),
            }
        }
        Self(split)
    }

    /// Takes a switch; returns whether it was among the words.
    pub(crate) fn switch(&mut self, name: &str) -> bool {
        let before = self.0.len();
        self.0.retain(|word| word != name);
        self.0.len() < before
    }

    /// The values of a flag that may be repeated; commas separate values too.
    pub(crate) fn values(&mut self, name: &str) -> Outcome<Vec<String>> {
        let mut found = Vec::new();
        while let Some(at) = self.0.iter().position(|word| word == name) {
            let mut pair = self.0.drain(at..(at + 2).min(self.0.len())).skip(1);
            let value = pair
                .next()
                .ok_or_else(|| Failure::new(format!("{name} needs a value")))?;
            found.extend(value.split(',').map(str::to_owned));
        }
        Ok(found)
    }

    /// The last value of a flag.
    pub(crate) fn value(&mut self, name: &str) -> Outcome<Option<String>> {
        Ok(self.values(name)?.pop())
    }

    /// The last value of a flag, read as a number.
    pub(crate) fn number(&mut self, name: &str, default: u32) -> Outcome<u32> {
        match self.value(name)? {
            None => Ok(default),
            Some(text) => text
                .parse()
                .map_err(|error| Failure::new(format!("{name} {text}: {error}"))),
        }
    }

    /// Takes the next word that is not a flag.
    pub(crate) fn word(&mut self) -> Option<String> {
        let at = self.0.iter().position(|word| !word.starts_with("--"))?;
        Some(self.0.remove(at))
    }

    /// Refuses words that no call above asked for.
    pub(crate) fn finish(self) -> Outcome {
        match self.0.first() {
            None => Ok(()),
            Some(word) => Err(Failure::new(format!(
                "`{word}` is not understood here; `cargo xtask` lists the flags"
            ))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Flags;

    fn flags(line: &str) -> Flags {
        Flags::new(line.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn repeated_flags_and_commas_give_all_values_in_order() {
        let mut flags = flags("--only fmt --only=tidy,rust");
        assert_eq!(flags.values("--only").unwrap(), ["fmt", "tidy", "rust"]);
        assert!(flags.finish().is_ok());
    }

    #[test]
    fn a_word_nobody_asked_for_is_refused() {
        let mut flags = flags("--demo --dmeo");
        assert!(flags.switch("--demo"));
        assert!(flags.finish().unwrap_err().to_string().contains("--dmeo"));
    }

    #[test]
    fn a_flag_at_the_end_without_its_value_is_refused() {
        assert!(flags("--only").values("--only").is_err());
    }

    #[test]
    fn a_number_that_is_none_is_refused() {
        assert!(flags("--rounds many").number("--rounds", 3).is_err());
        assert_eq!(flags("").number("--rounds", 3).unwrap(), 3);
    }
}
