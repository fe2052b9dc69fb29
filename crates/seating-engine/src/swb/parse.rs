//! From the JSON of SWB/1 to an [`Instance`]. Unknown members are ignored, since files carry informative ones.

use serde_json::Value;

use super::reader::{Field, Read};
use super::{Expected, Instance, SwbError};
use crate::problem::{GroupDraft, GroupRule, GuestDraft, Lock, ProblemDraft, TableDraft, Weights};

/// Reads an instance and checks that a problem can be built from it.
///
/// # Errors
/// Names the first field that is missing, of the wrong type, out of range or contradictory.
pub fn parse(text: &str) -> Result<Instance, SwbError> {
    let value: Value = serde_json::from_str(text).map_err(|error| SwbError {
        field: "instance".to_owned(),
        message: format!("is not JSON: {error}"),
    })?;
    let root = Field::root(&value);
    let format = root.required("format")?;
    if format.text()? != "swb/1" {
        return format.refuse("must be \"swb/1\"");
    }
    let instance = Instance {
        name: root.required("name")?.text()?,
        family: root
            .optional("family")?
            .map_or_else(|| Ok(String::new()), |field| field.text())?,
        draft: draft(&root)?,
        expected: root.optional("expect")?.map(|field| expected(&field)).transpose()?,
    };
    super::problem(&instance)?;
    Ok(instance)
}

fn draft(root: &Field<'_>) -> Read<ProblemDraft> {
    Ok(ProblemDraft {
        weights: root
            .optional("weights")?
            .map_or_else(|| Ok(Weights::default()), |field| weights(&field))?,
        tables: root
            .required("tables")?
            .list()?
            .iter()
            .map(table)
            .collect::<Read<_>>()?,
        guests: root
            .required("guests")?
            .list()?
            .iter()
            .map(guest)
            .collect::<Read<_>>()?,
        together: root.list_of("together", |party| party.list()?.iter().map(Field::index).collect())?,
        apart: root.list_of("apart", pair)?,
        apart_adjacent: root.list_of("apart_adjacent", pair)?,
        table_prefs: root.list_of("table_prefs", preference)?,
        seat_prefs: root.list_of("seat_prefs", preference)?,
        groups: root.list_of("groups", group)?,
        prior: match root.optional("prior")? {
            Some(field) => Some(field.list()?.iter().map(Field::seat_or_none).collect::<Read<_>>()?),
            None => None,
        },
    })
}

fn amount(field: &Field<'_>, name: &str) -> Read<u32> {
    field.optional(name)?.map_or(Ok(0), |field| field.amount())
}

fn weights(field: &Field<'_>) -> Read<Weights> {
    Ok(Weights {
        isolation: amount(field, "isolation")?,
        underfill: amount(field, "underfill")?,
        underfill_min: amount(field, "underfill_min")?,
        move_table: amount(field, "move_table")?,
        move_seat: amount(field, "move_seat")?,
    })
}

fn table(field: &Field<'_>) -> Read<TableDraft> {
    let coordinate = |name| field.optional(name)?.map_or(Ok(0.0), |field| field.number());
    Ok(TableDraft {
        id: field
            .optional("id")?
            .map_or_else(|| Ok(String::new()), |field| field.text())?,
        seats: field.required("cap")?.index()?,
        x: coordinate("x")?,
        y: coordinate("y")?,
        tags: field.list_of("tags", Field::text)?,
        only: field.optional("only")?.map(|field| field.text()).transpose()?,
        accessible: field.list_of("acc", Field::index)?,
        blocked: field.list_of("blocked", Field::index)?,
        adjacent: field.list_of("adj", pair)?,
        stage_distance: field.list_of("dist", Field::amount)?,
    })
}

fn guest(field: &Field<'_>) -> Read<GuestDraft> {
    let want = |field: &Field<'_>| {
        let [tag, weight] = field.tuple()?;
        Ok((tag.text()?, weight.amount()?))
    };
    Ok(GuestDraft {
        label: String::new(),
        requires: field.list_of("req", Field::text)?,
        tags: field.list_of("tags", Field::text)?,
        vip: amount(field, "vip")?,
        wants: field.list_of("want", want)?,
        lock: field.optional("lock")?.map(|field| lock(&field)).transpose()?,
    })
}

fn lock(field: &Field<'_>) -> Read<Lock> {
    match (field.optional("seat")?, field.optional("table")?) {
        (Some(seat), None) => Ok(Lock::Seat(seat.index()?)),
        (None, Some(table)) => Ok(Lock::Table(table.index()?)),
        _ => field.refuse("must name either a table or a seat"),
    }
}

fn pair(field: &Field<'_>) -> Read<(usize, usize)> {
    let [a, b] = field.tuple()?;
    Ok((a.index()?, b.index()?))
}

fn preference(field: &Field<'_>) -> Read<(usize, usize, i32)> {
    let [a, b, weight] = field.tuple()?;
    Ok((a.index()?, b.index()?, weight.integer()?))
}

fn group(field: &Field<'_>) -> Read<GroupDraft> {
    let mode = field.required("mode")?;
    let rule = match mode.text()?.as_str() {
        "spread" => GroupRule::Spread {
            limit: field.required("limit")?.amount()?,
        },
        "gather" => GroupRule::Gather,
        _ => return mode.refuse("must be \"spread\" or \"gather\""),
    };
    let members = field
        .required("members")?
        .list()?
        .iter()
        .map(Field::index)
        .collect::<Read<_>>()?;
    Ok(GroupDraft {
        members,
        rule,
        weight: field.required("w")?.amount()?,
    })
}

fn expected(field: &Field<'_>) -> Read<Expected> {
    Ok(Expected {
        unseated: field.required("min_unseated")?.amount()?,
        violations: field.required("min_hard")?.amount()?,
        core: field.list_of("core", Field::index)?,
    })
}
