//! Every file opens by saying what lives in it: `//!` in Rust, a block comment in TypeScript.

use super::Report;
use super::source::Source;

pub(super) fn check(sources: &[Source]) -> Report {
    let mut report = Report::default();
    for source in sources
        .iter()
        .filter(|source| !source.is_generated() && !source.path.ends_with(".d.ts"))
    {
        report.looked_at += 1;
        let (opening, example) = if source.is_rust() {
            ("//! ", "`//! …`")
        } else {
            ("/*", "`/* … */`")
        };
        if !without_pragmas(&source.text).starts_with(opening) {
            report.complaints.push(format!(
                "{}: does not open by saying what lives here; write one to five sentences as {example} at its top",
                source.path
            ));
        }
    }
    report
}

/// The text after the lines that only a tool reads, which have to stand first (`// @vitest-environment node`).
fn without_pragmas(text: &str) -> &str {
    let mut rest = text.trim_start();
    while let Some((_, below)) = rest.strip_prefix("// @").and_then(|line| line.split_once('\n')) {
        rest = below.trim_start();
    }
    rest
}

#[cfg(test)]
mod tests {
    use super::check;
    use crate::tidy::source::Source;

    #[test]
    fn files_without_an_opening_are_named() {
        let sources = [
            Source::new("crates/domain/src/seat.rs", "use std::fmt;\n"),
            Source::new("crates/domain/src/guest.rs", "//! Guests.\n"),
            Source::new("frontend/src/app/paths.ts", "export const paths = {};\n"),
            Source::new("frontend/src/app/router.tsx", "/**\n * The routes.\n */\n"),
            Source::new(
                "frontend/src/api/schema.test.ts",
                "// @vitest-environment node\n/* The contract. */\n",
            ),
            Source::new("frontend/src/api/schema.gen.ts", "export type paths = {};\n"),
        ];
        let report = check(&sources);
        assert_eq!(report.looked_at, 5);
        assert_eq!(report.complaints.len(), 2, "{report:?}");
        assert!(report.complaints[0].starts_with("crates/domain/src/seat.rs"));
        assert!(report.complaints[1].starts_with("frontend/src/app/paths.ts"));
    }
}
