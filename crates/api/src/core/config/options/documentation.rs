//! The options in words: for `--help`, and as the table of docs/operating.md.

use std::fmt::Write as _;

use super::{ConfigOption, Kind, OPTIONS};

/// Characters of a line of the help.
const WIDTH: usize = 100;
/// Spaces before what an option does.
const INDENT: &str = "        ";

/// Returns the options as `seatwright serve --help` lists them.
pub fn help() -> String {
    OPTIONS.iter().fold(String::new(), |mut text, option| {
        let _infallible = writeln!(text, "    {}", usage(option));
        let words = format!("{} {}Default: {}.", option.help, allowed(option), option.default).replace('`', "");
        wrap(&mut text, &words);
        text
    })
}

/// Returns the options as a table in Markdown.
pub fn markdown() -> String {
    let head = "| option and key | variable | default | meaning |\n|---|---|---|---|\n".to_owned();
    OPTIONS.iter().fold(head, |mut table, option| {
        let usage = format!("`{}`", usage(option).replace('|', "\\|"));
        let usage = match option.is_on_command_line() {
            true => usage,
            false => format!("key `{}`, {usage}", option.name),
        };
        let file = if option.is_secret {
            format!(", `{}_FILE`", option.variable())
        } else {
            String::new()
        };
        let _infallible = writeln!(
            table,
            "| {usage} | `{}`{file} | {} | {}{} |",
            option.variable(),
            option.default,
            option.help,
            format!(" {}", allowed(option)).trim_end(),
        );
        table
    })
}

fn usage(option: &ConfigOption) -> String {
    let ConfigOption { name, placeholder, .. } = option;
    match option.kind {
        _ if !option.is_on_command_line() => format!("--{name}-file FILE"),
        Kind::Flag => format!("--{name}"),
        _ => format!("--{name} {placeholder}"),
    }
}

/// Returns what the placeholder does not tell, with a space at its end.
fn allowed(option: &ConfigOption) -> String {
    match option.kind {
        Kind::Number(least, most) => format!("From {least} to {most}. "),
        _ if option.kind.is_list() => "May be repeated; commas separate several values. ".to_owned(),
        _ => String::new(),
    }
}

fn wrap(text: &mut String, words: &str) {
    let mut line = String::new();
    for word in words.split_whitespace() {
        if !line.is_empty() && INDENT.len() + line.chars().count() + 1 + word.chars().count() > WIDTH {
            let _infallible = writeln!(text, "{INDENT}{line}");
            line.clear();
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    let _infallible = writeln!(text, "{INDENT}{line}");
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn each_option_has_a_name_and_a_variable_of_its_own() {
        let names: BTreeSet<_> = OPTIONS.iter().map(|option| option.name).collect();
        let variables: BTreeSet<_> = OPTIONS.iter().map(|option| option.variable).collect();
        assert_eq!((names.len(), variables.len()), (OPTIONS.len(), OPTIONS.len()));
    }

    #[test]
    fn the_help_names_each_option_within_its_width() {
        let help = help();
        assert!(help.lines().all(|line| line.chars().count() <= WIDTH));
        for option in OPTIONS {
            assert!(help.contains(&format!("--{}", option.name)), "{}", option.name);
        }
        assert!(help.contains("--smtp-url-file FILE") && !help.contains("--smtp-url URL"));
    }
}
