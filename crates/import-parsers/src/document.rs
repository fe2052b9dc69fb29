//! Which sheet of a document is the guest list.

use crate::field::Field;
use crate::grid::{Document, Sheet};
use crate::header;
use crate::import::{Import, from_sheet, no_name_column};
use crate::kind::Kind;
use crate::limits::Limits;
use crate::problem::{Refusal, RefusalCode};

/// Maps each sheet and keeps the one that reads most like a guest list; the others are named in a note.
pub(crate) fn from_document(document: Document, limits: &Limits) -> Result<Import, Refusal> {
    let kind = document.kind;
    let mut best: Option<(usize, Import)> = None;
    let mut refused: Option<Refusal> = None;
    let mut others = Vec::new();
    let mut hidden = Vec::new();
    for sheet in document.sheets {
        let name = sheet.name.clone();
        if sheet.hidden {
            hidden.push(name);
            continue;
        }
        let named = usize::from(is_named_as_list(&sheet));
        match from_sheet(kind, sheet, limits) {
            Ok(import) => {
                let points = points(&import) + named * NAME_POINTS;
                if best.as_ref().is_none_or(|(most, _)| points > *most) {
                    others.extend(best.replace((points, import)).map(|(_, worse)| worse.sheet));
                } else {
                    others.push(name);
                }
            }
            Err(refusal) => {
                if is_workbook(kind) {
                    others.push(name);
                }
                // A list that is too long is a better explanation than a sheet without guests.
                let replaces = refused.as_ref().is_none_or(|first| first.code == RefusalCode::NoGuests);
                if replaces {
                    refused = Some(refusal);
                }
            }
        }
    }
    let Some((_, mut import)) = best else {
        return Err(refused.unwrap_or_else(no_name_column));
    };
    import.notes.extend(other_sheets(&import, &others, &hidden));
    import.other_sheets = others.into_iter().chain(hidden).collect();
    Ok(import)
}

/// A worksheet called "Guests" beats three recognised columns of another one.
const NAME_POINTS: usize = 9;

fn is_named_as_list(sheet: &Sheet) -> bool {
    matches!(header::meaning(&sheet.name), Some((Field::FullName, _)))
}

/// Recognised columns count most; among equals the longer list wins.
fn points(import: &Import) -> usize {
    let columns = import
        .header
        .columns
        .iter()
        .filter(|column| column.field.is_some_and(|f| f != Field::Ignored));
    let recognised: usize = columns.map(|column| usize::from(column.confidence)).sum();
    let length = import
        .rows
        .len()
        .checked_ilog2()
        .and_then(|bits| usize::try_from(bits).ok());
    recognised * 2 + length.unwrap_or(0)
}

fn is_workbook(kind: Kind) -> bool {
    matches!(kind, Kind::Xlsx | Kind::Xls)
}

fn other_sheets(import: &Import, others: &[String], hidden: &[String]) -> Option<String> {
    if others.is_empty() && hidden.is_empty() {
        return None;
    }
    let quoted = others.iter().map(|name| format!("\"{name}\""));
    let hidden = hidden.iter().map(|name| format!("\"{name}\" (hidden)"));
    let list: Vec<String> = quoted.chain(hidden).collect();
    let noun = if is_workbook(import.kind) { "worksheet " } else { "" };
    Some(format!("Only the {noun}\"{}\" was read, not {}.", import.sheet, list.join(", ")).replace("the \"", "\""))
}
