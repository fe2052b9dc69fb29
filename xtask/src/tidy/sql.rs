//! Diesel, and with it SQL, stands in `crates/storage` and nowhere else.

use super::Report;
use super::source::Source;

const MARKS: &[&str] = &[
    concat!("diesel", "::"),
    concat!("diesel", "_migrations"),
    concat!("sql", "_query("),
    concat!("libsqlite3", "_sys::"),
];

pub(super) fn check(sources: &[Source]) -> Report {
    let mut report = Report::default();
    let mut in_storage = 0;
    for source in sources
        .iter()
        .filter(|source| source.is_rust() && source.path.starts_with("crates/"))
    {
        let mark = MARKS.iter().find(|mark| source.text.contains(**mark));
        if source.path.starts_with("crates/storage/") {
            in_storage += usize::from(mark.is_some());
        } else if let Some(mark) = mark {
            let remedy = "move the query to crates/storage/src/<table>.rs and call it by what it answers";
            report
                .complaints
                .push(format!("{}: `{mark}` outside of crates/storage: {remedy}", source.path));
        }
    }
    // A check for a word that nobody uses any more would pass for ever.
    report.looked_at = in_storage;
    report
}

#[cfg(test)]
mod tests {
    use super::{MARKS, check};
    use crate::tidy::source::Source;

    #[test]
    fn a_query_outside_of_storage_is_named() {
        let query = format!("//! x\nuse {}prelude::*;\n", MARKS[0]);
        let sources = [
            Source::new("crates/storage/src/guests.rs", &query),
            Source::new("crates/app-service/src/guests.rs", &query),
            Source::new("crates/domain/src/guest.rs", "//! Guests.\n"),
        ];
        let report = check(&sources);
        assert_eq!(report.looked_at, 1);
        assert_eq!(report.complaints.len(), 1, "{report:?}");
        assert!(report.complaints[0].starts_with("crates/app-service/src/guests.rs"));
    }

    #[test]
    fn the_check_is_blind_when_storage_holds_no_query() {
        assert_eq!(
            check(&[Source::new("crates/storage/src/guests.rs", "//! x\n")]).looked_at,
            0
        );
    }
}
