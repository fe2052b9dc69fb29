//! The configuration file: TOML with the names of the options as keys.

use std::path::{Path, PathBuf};

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::options::ConfigOption;
use super::values::{Given, Origin, Problem, split};
use crate::core::data_files;

/// Reads a file into the values that it gives, and what is wrong with it.
pub(super) fn read(file: &Path) -> (Vec<Given>, Vec<Problem>) {
    match data_files::read_text(file) {
        Ok(text) => parse(file, &text),
        Err(error) => {
            let problem = format!("the configuration file '{}' cannot be read: {error}", file.display());
            (Vec::new(), vec![Problem(problem)])
        }
    }
}

fn parse(file: &Path, text: &str) -> (Vec<Given>, Vec<Problem>) {
    let table = match DeTable::parse(text) {
        Ok(table) => table.into_inner(),
        Err(error) => {
            // Only the message: the lines of the file may contain secrets.
            let line = line_of(text, error.span().map_or(0, |span| span.start));
            let problem = format!("{} line {line}: {}", file.display(), error.message());
            return (Vec::new(), vec![Problem(problem)]);
        }
    };
    let (mut given, mut problems) = (Vec::new(), Vec::new());
    for (key, value) in table {
        let origin = Origin::File {
            file: PathBuf::from(file),
            line: line_of(text, key.span().start),
            key: key.get_ref().to_string(),
        };
        match read_key(key.get_ref(), value, origin) {
            Ok(value) => given.push(value),
            Err(problem) => problems.push(problem),
        }
    }
    (given, problems)
}

fn read_key(key: &str, value: Spanned<DeValue<'_>>, origin: Origin) -> Result<Given, Problem> {
    let (option, is_file) = match (ConfigOption::find(key), ConfigOption::find_file(key)) {
        (Some(option), _) => (option, false),
        (None, Some(option)) => (option, true),
        (None, None) => return Err(Problem(format!("{origin} is not a known key{}", meant(key)))),
    };
    let words = words(value.into_inner(), option.kind.is_list())
        .ok_or_else(|| Problem(format!("{origin} must be {}", wanted(option, is_file))))?;
    let words = words.iter().flat_map(|word| split(option.kind, word)).collect();
    Ok(Given {
        option,
        words,
        is_file,
        origin,
    })
}

/// Returns a value as the words that the command line would have. Dates, tables and lists of one value are refused.
fn words(value: DeValue<'_>, is_list: bool) -> Option<Vec<String>> {
    let word = match value {
        DeValue::String(text) => text.into_owned(),
        DeValue::Integer(number) if number.radix() == 10 => number.as_str().replace('_', ""),
        DeValue::Boolean(is_on) => if is_on { "on" } else { "off" }.to_owned(),
        DeValue::Array(values) if is_list => {
            let each = values.into_iter().map(|value| words(value.into_inner(), false));
            return each.collect::<Option<Vec<_>>>().map(|words| words.concat());
        }
        _ => return None,
    };
    Some(vec![word])
}

fn wanted(option: &ConfigOption, is_file: bool) -> &'static str {
    match option.kind {
        _ if is_file => "the path of a file in quotes",
        kind if kind.is_list() => "a list of texts in quotes",
        super::options::Kind::Number(..) => "a whole number",
        super::options::Kind::OnOff | super::options::Kind::Flag => "true or false",
        _ => "a text in quotes",
    }
}

/// Underscores are a frequent slip.
fn meant(key: &str) -> String {
    let dashed = key.replace('_', "-").to_lowercase();
    let known = ConfigOption::find(&dashed).or_else(|| ConfigOption::find_file(&dashed));
    known.map_or_else(
        || "; see seatwright serve --help".to_owned(),
        |_| format!("; did you mean {dashed}?"),
    )
}

fn line_of(text: &str, offset: usize) -> usize {
    let before = text.as_bytes().iter().take(offset);
    1 + before.filter(|byte| **byte == b'\n').count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> (Vec<(&'static str, Vec<String>)>, Vec<String>) {
        let (given, problems) = parse(Path::new("s.toml"), text);
        (
            given
                .into_iter()
                .map(|given| (given.option.name, given.words))
                .collect(),
            problems.into_iter().map(|problem| problem.0).collect(),
        )
    }

    #[test]
    fn keys_are_the_names_of_the_options() {
        let (given, problems) = read(
            "data = '/srv/seats'\nworkers = 1_0\nbackups = false\nlog = 'api=debug'\n\
             trusted-proxy = ['10.0.0.1', '10.0.0.2']\n",
        );
        assert_eq!(problems, Vec::<String>::new());
        for (name, words) in [
            ("data", vec!["/srv/seats"]),
            ("workers", vec!["10"]),
            ("backups", vec!["off"]),
            ("trusted-proxy", vec!["10.0.0.1", "10.0.0.2"]),
        ] {
            let found = given.iter().find(|(found, _)| *found == name).unwrap();
            assert_eq!(found.1, words, "{name}");
        }
    }

    #[test]
    fn what_is_wrong_is_named_with_its_line() {
        for (text, problem) in [
            (
                "a = 1",
                "s.toml line 1: a is not a known key; see seatwright serve --help",
            ),
            (
                "\nbase_url = ''",
                "s.toml line 2: base_url is not a known key; did you mean base-url?",
            ),
            (
                "[mail]\nfrom = ''",
                "s.toml line 1: mail is not a known key; see seatwright serve --help",
            ),
            ("workers = 1.5", "s.toml line 1: workers must be a whole number"),
            ("data = ['a']", "s.toml line 1: data must be a text in quotes"),
            (
                "smtp-url-file = 1979-05-27",
                "s.toml line 1: smtp-url-file must be the path of a file in quotes",
            ),
        ] {
            assert_eq!(read(text).1, [problem], "{text}");
        }
    }

    #[test]
    fn a_syntax_error_shows_its_line_and_none_of_the_text() {
        let (_, problems) = read("data = 'd'\nsmtp-url = 'smtp://u:geheim@h\n");
        assert_eq!(problems.len(), 1);
        assert!(problems[0].starts_with("s.toml line 2: "), "{problems:?}");
        assert!(!problems[0].contains("geheim"), "{problems:?}");
    }
}
