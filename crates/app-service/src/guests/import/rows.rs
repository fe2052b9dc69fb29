//! Rows of a file on their way to guests, by the rules of a guest.

use std::mem;

use domain::guest::status::Rsvp;
use domain::guest::{GuestDraft, NewGuest};
use domain::limits::GUEST_TEXT_MAX;
use domain::text;
use import_parsers::{RowDraft, Status};

use super::report::{ImportReport, SkippedRow};

/// A row that passed every check, with the place it asks for.
pub(super) struct ImportRow {
    pub(super) number: usize,
    pub(super) draft: GuestDraft,
    pub(super) table: String,
    pub(super) seat: String,
}

/// Checks a row by the rules of a guest. One that breaks them is left out and listed.
pub(super) fn checked(row: RowDraft, report: &mut ImportReport) -> Option<ImportRow> {
    let number = usize::try_from(row.row).unwrap_or(usize::MAX);
    let (table, seat) = (row.table.clone(), row.seat.clone());
    let is_undecided = row.status == Some(Status::Maybe);
    match new_guest_of(row).check() {
        Ok(mut draft) => {
            // No status word says this.
            if is_undecided {
                draft.rsvp = Rsvp::Maybe;
            }
            Some(ImportRow {
                number,
                draft,
                table,
                seat,
            })
        }
        Err(invalid) => {
            report.problem(number, &invalid.field, "invalid", &invalid.message);
            report.skipped.push(SkippedRow {
                row: number,
                reason: invalid.message,
            });
            None
        }
    }
}

fn new_guest_of(row: RowDraft) -> NewGuest {
    let mut texts = row.texts;
    if texts.first_name.is_empty() {
        // A single word as name is a first name.
        texts.first_name = mem::take(&mut texts.last_name);
    }
    if text::email("email", &texts.email).is_err() {
        // An invalid e-mail is kept in the notes, where the organiser sees it.
        texts.notes = joined(&texts.notes, "E-mail as imported: ", &mem::take(&mut texts.email));
    }
    texts.additional_info = joined(&texts.additional_info, "Title: ", &row.title);
    let status = row.status.map(|status| match status {
        Status::Confirmed => "confirmed",
        Status::Cancelled => "cancelled",
        Status::Maybe | Status::Pending => "pending",
    });
    NewGuest {
        texts,
        status: status.map(str::to_owned),
        party: Some(row.party),
        ..NewGuest::default()
    }
}

fn joined(before: &str, label: &str, text: &str) -> String {
    if text.is_empty() {
        return before.to_owned();
    }
    let all = if before.is_empty() {
        format!("{label}{text}")
    } else {
        format!("{before}\n{label}{text}")
    };
    all.chars().take(GUEST_TEXT_MAX).collect()
}
