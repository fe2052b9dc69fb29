//! Tables that share a number.

use std::collections::BTreeMap;

use super::{Problem, ProblemKind, Thing};

pub(super) fn find(things: &[Thing<'_>]) -> Vec<Problem> {
    let mut tables: BTreeMap<u32, Vec<&Thing<'_>>> = BTreeMap::new();
    for thing in things.iter().filter(|thing| thing.element.kind.is_table()) {
        if let Some(number) = thing.element.table_number {
            tables.entry(number).or_default().push(thing);
        }
    }
    let shared = tables.into_iter().filter(|(_, tables)| tables.len() > 1);
    shared.filter_map(|(number, tables)| problem(number, &tables)).collect()
}

fn problem(number: u32, tables: &[&Thing<'_>]) -> Option<Problem> {
    let ids = tables.iter().map(|table| table.id()).collect();
    let message = format!("{} tables have the number {number}.", tables.len());
    Some(Problem::new(
        ProblemKind::DuplicateNumber,
        ids,
        tables.last()?.centre(),
        message,
    ))
}
