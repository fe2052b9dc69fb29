//! No snapshot file is left behind when its test goes: every file in a folder named `snapshots` or `__snapshots__`
//! is named by a source, and every `.snap` lies beside its test.

use std::collections::{BTreeSet, HashSet};

use super::Report;
use super::source::Source;
use crate::failure::Outcome;
use crate::{files, repo};

pub(super) fn check_repository(sources: &[Source]) -> Outcome<Report> {
    let mut paths = Vec::new();
    for folder in ["crates", "frontend"] {
        paths.extend(files::walk(&repo::path(folder))?.iter().map(|path| repo::shown(path)));
    }
    Ok(check(&paths, sources))
}

fn check(paths: &[String], sources: &[Source]) -> Report {
    let mut report = Report::default();
    let known: HashSet<&str> = paths.iter().map(String::as_str).collect();
    let named = Named::by(sources);
    for path in paths {
        // Folders of pictures that a test writes count as looked at even while none of them is a snapshot.
        report.looked_at += 1;
        let mut names = path.rsplit('/');
        let (file, folder) = (names.next().unwrap_or_default(), names.next().unwrap_or_default());
        // A folder of that name may also hold the code of the plan's own snapshots.
        if !["snapshots", "__snapshots__"].contains(&folder) || file.ends_with(".rs") {
            continue;
        }
        let referenced = match file.strip_suffix(".snap") {
            Some(test) => known.contains(path.replace(&format!("__snapshots__/{file}"), test).as_str()),
            None => named.contains(file),
        };
        if !referenced {
            report.complaints.push(format!(
                "{path}: no test names this snapshot; remove it or run `cargo xtask bless`"
            ));
        }
    }
    report
}

/// What the sources say about files in folders of snapshots.
struct Named<'s> {
    /// File names, and templates such as `plan-{name}.svg`.
    templates: BTreeSet<&'s str>,
    /// Every short text in quotes, which may fill the blank of a template.
    words: HashSet<&'s str>,
}

impl<'s> Named<'s> {
    fn by(sources: &'s [Source]) -> Self {
        let texts = || sources.iter().map(|source| source.text.as_str());
        let templates = texts()
            .flat_map(|text| text.split("snapshots/").skip(1))
            .filter_map(|rest| rest.split(['"', '\'', '`']).next())
            .collect();
        let words = texts()
            .flat_map(|text| ['"', '\''].map(|quote| text.split(quote)))
            .flatten();
        Self {
            templates,
            words: words.filter(|word| !word.contains('\n')).collect(),
        }
    }

    fn contains(&self, file: &str) -> bool {
        self.templates.contains(file)
            || self
                .templates
                .iter()
                .filter_map(|template| filled(template, file))
                .any(|word| self.words.contains(word))
    }
}

/// The word that turns the template into the file name.
fn filled<'f>(template: &str, file: &'f str) -> Option<&'f str> {
    let (before, rest) = template.split_once('{')?;
    let (_, after) = rest.split_once('}')?;
    file.strip_prefix(before)?.strip_suffix(after)
}

#[cfg(test)]
mod tests {
    use super::check;
    use crate::tidy::source::Source;

    #[test]
    fn snapshots_that_nobody_names_are_orphans() {
        let paths = [
            "crates/floorplan-geometry/tests/snapshots/round.svg",
            "crates/floorplan-geometry/tests/snapshots/hexagon.svg",
            "crates/floorplan-geometry/tests/snapshots/plan-dark.svg",
            "crates/floorplan-geometry/tests/snapshots/plan-old.svg",
            "frontend/src/app/__snapshots__/paths.test.ts.snap",
            "frontend/src/app/__snapshots__/gone.test.ts.snap",
            "frontend/src/app/paths.test.ts",
        ]
        .map(str::to_owned);
        let tests = "//! x\n[\"dark\"] f(\"snapshots/{}.svg\", kind) f(\"snapshots/plan-{name}.svg\")\n";
        let sources = [
            Source::new("crates/domain/src/plan/catalogue.rs", "//! x\nkind: \"round\",\n"),
            Source::new("crates/floorplan-geometry/src/svg/tests.rs", tests),
        ];
        let report = check(&paths, &sources);
        let named: Vec<_> = report
            .complaints
            .iter()
            .filter_map(|line| line.split(':').next()?.rsplit('/').next())
            .collect();
        assert_eq!(
            named,
            ["hexagon.svg", "plan-old.svg", "gone.test.ts.snap"],
            "{report:?}"
        );
    }
}
