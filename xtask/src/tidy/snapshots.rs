//! No snapshot file is left behind when its test goes: every file in a folder named `snapshots` or `__snapshots__`
//! is named by a source, and every `.snap` lies beside its test.

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
            Some(test) => paths.contains(&path.replace(&format!("__snapshots__/{file}"), test)),
            None => is_named(file, sources),
        };
        if !referenced {
            report.complaints.push(format!(
                "{path}: no test names this snapshot; remove it or run `cargo xtask bless`"
            ));
        }
    }
    report
}

/// Whether a source names the file: as it is, or by a template such as `snapshots/plan-{name}.svg`
/// whose blank is filled by a word that stands as a literal in some source.
fn is_named(file: &str, sources: &[Source]) -> bool {
    sources.iter().any(|source| {
        let templates = source
            .text
            .split("snapshots/")
            .skip(1)
            .filter_map(|rest| rest.split(['"', '\'', '`']).next());
        templates
            .into_iter()
            .any(|template| template == file || filled(template, file).is_some_and(|word| is_literal(word, sources)))
    })
}

/// The word that turns the template into the file name.
fn filled<'f>(template: &str, file: &'f str) -> Option<&'f str> {
    let (before, rest) = template.split_once('{')?;
    let (_, after) = rest.split_once('}')?;
    file.strip_prefix(before)?.strip_suffix(after)
}

fn is_literal(word: &str, sources: &[Source]) -> bool {
    let forms = [format!("\"{word}\""), format!("'{word}'")];
    sources
        .iter()
        .any(|source| forms.iter().any(|form| source.text.contains(form)))
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
