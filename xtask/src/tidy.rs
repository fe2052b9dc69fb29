//! `tidy`: the rules of the house that no linter knows, as functions from sources to complaints.
//! Each check says which file breaks it and what to do, asserts that it looked at something, and is tested on a broken example.

mod crates;
mod error_codes;
mod layers;
mod manifests;
mod migrations;
mod modules;
mod nouns;
mod sizes;
mod snapshots;
mod source;
mod words;

use crate::console;
use crate::failure::{Failure, Outcome};
use crate::flags::Flags;
use source::Source;

/// What a check found.
#[derive(Debug, Default)]
pub(crate) struct Report {
    /// How many things it looked at; none means that the check is blind.
    looked_at: usize,
    /// One sentence each: file, rule, remedy.
    complaints: Vec<String>,
    /// Worth a second look, but no failure.
    remarks: Vec<String>,
}

/// `cargo xtask tidy`.
pub(crate) fn run(flags: Flags) -> Outcome {
    flags.finish()?;
    check_repository()
}

/// Runs every check on the working tree and lists all complaints.
pub(crate) fn check_repository() -> Outcome {
    let sources = source::of_repository()?;
    let mut complaints = Vec::new();
    for (name, report) in reports(&sources)? {
        if report.looked_at == 0 {
            complaints.push(format!(
                "{name}: looked at nothing; did its files move? Adapt xtask/src/tidy/{name}.rs"
            ));
        }
        for remark in &report.remarks {
            console::say(format_args!("{name}: {remark}"));
        }
        complaints.extend(
            report
                .complaints
                .into_iter()
                .map(|complaint| format!("{name}: {complaint}")),
        );
    }
    if complaints.is_empty() {
        Ok(())
    } else {
        Err(Failure::new(format!("untidy:\n  {}", complaints.join("\n  "))))
    }
}

fn reports(sources: &[Source]) -> Outcome<Vec<(&'static str, Report)>> {
    Ok(vec![
        ("sizes", sizes::check(sources)),
        ("modules", modules::check(sources)),
        ("nouns", nouns::check(sources)),
        ("words", words::check(sources)),
        ("migrations", migrations::check_repository()?),
        ("error_codes", error_codes::check_repository(sources)?),
        ("snapshots", snapshots::check_repository(sources)?),
        ("manifests", manifests::check_repository()?),
        ("layers", layers::check_repository()?),
    ])
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_repository_is_tidy() {
        if let Err(failure) = super::check_repository() {
            panic!("{failure}");
        }
    }
}
