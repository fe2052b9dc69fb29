//! Files stay small: 100 to 250 lines is the aim, 400 deserve a second look, 600 are split.
//! Tests do not count, neither in their own files nor in the module at the end of a file.

use super::Report;
use super::source::Source;

const LOOK_TWICE: usize = 400;
const SPLIT: usize = 600;

pub(super) fn check(sources: &[Source]) -> Report {
    let mut report = Report::default();
    for source in sources
        .iter()
        .filter(|source| !source.is_generated() && !source.is_test())
    {
        report.looked_at += 1;
        let lines = source.without_tests().lines().count();
        if lines > SPLIT {
            let remedy = "split it by noun or verb; `foo.rs` + `foo/` keeps its path";
            report.complaints.push(format!(
                "{}: {lines} lines of code, at most {SPLIT}: {remedy}",
                source.path
            ));
        } else if lines > LOOK_TWICE {
            report
                .remarks
                .push(format!("{}: {lines} lines of code; look twice", source.path));
        }
    }
    report
}

#[cfg(test)]
mod tests {
    use super::check;
    use crate::tidy::source::Source;

    #[test]
    fn long_files_are_named_and_their_tests_do_not_count() {
        let line = "let a = 1;\n";
        let tested = format!(
            "{}\n#[cfg(test)]\nmod tests {{\n{}}}\n",
            line.repeat(100),
            line.repeat(900)
        );
        let sources = [
            Source::new("crates/domain/src/long.rs", &line.repeat(601)),
            Source::new("frontend/src/app/longish.tsx", &line.repeat(401)),
            Source::new("crates/domain/src/tested.rs", &tested),
            Source::new("crates/api/tests/routes/long.rs", &line.repeat(900)),
        ];
        let report = check(&sources);
        assert_eq!(report.looked_at, 3);
        assert_eq!(report.complaints.len(), 1, "{report:?}");
        assert!(report.complaints[0].starts_with("crates/domain/src/long.rs: 601"));
        assert!(report.remarks[0].starts_with("frontend/src/app/longish.tsx: 401"));
    }
}
