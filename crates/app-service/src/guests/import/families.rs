//! Parties of guests with one surname in neighbouring rows.

use std::collections::HashMap;
use std::ops::Range;

use domain::fold;
use domain::limits::PARTY_NAME_MAX;
use domain::text;
use import_parsers::{Guided, RowDraft};

use super::plan::ImportPlan;

/// The families of a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Families {
    /// How many there are.
    pub count: usize,
    /// The guests in them.
    pub guests: usize,
    /// Whether the import makes a party of each.
    pub are_made: bool,
}

/// Finds the families of a file, and makes a party of each where the plan, or a column of addresses, says so.
pub(super) fn make_families(guided: &mut Guided, plan: &ImportPlan) -> Families {
    let found = find(&guided.import.rows);
    let families = Families {
        count: found.len(),
        guests: found.iter().map(Range::len).sum(),
        are_made: plan.families.unwrap_or_else(|| guided.has_households()),
    };
    if families.are_made {
        name_parties(&mut guided.import.rows, found);
    }
    families
}

/// The runs of guests without a party who have one surname and are in neighbouring rows.
fn find(drafts: &[RowDraft]) -> Vec<Range<usize>> {
    let surname = |draft: &RowDraft| {
        let is_alone = draft.party.is_empty() && !draft.texts.first_name.is_empty();
        Some(fold::name(&draft.texts.last_name)).filter(|name| is_alone && !name.is_empty())
    };
    let mut families: Vec<Range<usize>> = Vec::new();
    let mut before: Option<(u32, String)> = None;
    for (at, draft) in drafts.iter().enumerate() {
        let next = surname(draft).map(|name| (draft.row, name));
        let continues = before
            .as_ref()
            .zip(next.as_ref())
            .is_some_and(|((row, name), (next_row, next_name))| {
                name == next_name && next_row.saturating_sub(*row) <= 1
            });
        match families.last_mut() {
            Some(family) if continues => family.end = at + 1,
            _ => families.push(at..at + 1),
        }
        before = next;
    }
    families.retain(|family| family.len() > 1);
    families
}

/// Names each party after its surname; a second family of that name gets a number.
fn name_parties(drafts: &mut [RowDraft], families: Vec<Range<usize>>) {
    let mut taken: HashMap<String, usize> = HashMap::new();
    for draft in drafts.iter().filter(|draft| !draft.party.is_empty()) {
        taken.insert(fold::name(&draft.party), 1);
    }
    for family in families {
        let Some(members) = drafts.get_mut(family) else {
            continue;
        };
        let Some(first) = members.first() else { continue };
        let name = format!("{} family", text::shortened(&first.texts.last_name, PARTY_NAME_MAX / 2));
        let count = taken.entry(fold::name(&name)).or_default();
        *count += 1;
        let name = if *count == 1 { name } else { format!("{name} {count}") };
        for member in members {
            member.party.clone_from(&name);
        }
    }
}

#[cfg(test)]
mod tests {
    use domain::guest::GuestTexts;
    use import_parsers::RowDraft;

    use super::{find, name_parties};

    fn drafts(rows: &[(u32, &str, &str)]) -> Vec<RowDraft> {
        let draft = |&(row, last, party): &(u32, &str, &str)| RowDraft {
            row,
            texts: GuestTexts {
                first_name: "Ann".to_owned(),
                last_name: last.to_owned(),
                ..GuestTexts::default()
            },
            party: party.to_owned(),
            ..RowDraft::default()
        };
        rows.iter().map(draft).collect()
    }

    #[test]
    fn neighbouring_rows_of_one_surname_are_a_family() {
        let rows = [
            (2, "Smith", ""),
            (3, "smith", ""),
            (4, "Lee", ""),
            (5, "Smith", ""),
            (6, "Smith", ""),
            (8, "Ray", ""),
            (10, "Ray", ""),
            (11, "Fox", "Band"),
            (12, "Fox", "Band"),
        ];
        let mut drafts = drafts(&rows);
        let families = find(&drafts);
        assert_eq!(families, [0..2, 3..5]);
        name_parties(&mut drafts, families);
        let parties: Vec<&str> = drafts.iter().map(|draft| draft.party.as_str()).collect();
        let smiths = ["Smith family", "Smith family", "", "Smith family 2", "Smith family 2"];
        assert_eq!(parties, [&smiths[..], &["", "", "Band", "Band"]].concat());
    }
}
