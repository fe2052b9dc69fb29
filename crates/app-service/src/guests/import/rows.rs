//! Rows of a file on their way to guests, by the rules of a guest.

use std::collections::{HashMap, HashSet};
use std::mem;

use domain::guest::status::Rsvp;
use domain::guest::{GuestDraft, GuestTexts, NewGuest};
use domain::limits::{GUEST_TEXT_MAX, PARTY_NAME_MAX};
use domain::{fold, text};
use import_parsers::{Companions, RowDraft, Status, is_email};

use super::report::{ImportReport, SkippedRow};

/// A row that passed every check, with the place it asks for.
pub(super) struct ImportRow {
    pub(super) number: usize,
    pub(super) draft: GuestDraft,
    pub(super) table: String,
    pub(super) seat: String,
    /// Words for groups of guests.
    pub(super) tags: Vec<String>,
    /// The row of the guest who brings this one, by its place in the list of rows.
    pub(super) host: Option<usize>,
    /// Companions without a name.
    pub(super) plus_ones: u8,
}

/// Checks a row by the rules of a guest. One that breaks them is left out and listed.
pub(super) fn checked(row: RowDraft, report: &mut ImportReport) -> Option<ImportRow> {
    let number = usize::try_from(row.row).unwrap_or(usize::MAX);
    let (table, seat, tags) = (row.table.clone(), row.seat.clone(), row.tags.clone());
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
                tags,
                host: None,
                plus_ones: 0,
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

/// Checks the rows of a guided import, in which companions with a name are guests of their own, in the party of the guest
/// who brings them.
pub(super) fn guided_rows(drafts: Vec<RowDraft>, report: &mut ImportReport) -> Vec<ImportRow> {
    let mut rows = Vec::with_capacity(drafts.len());
    let mut listed = Listed::from_drafts(&drafts);
    for mut draft in drafts {
        let mut companions = mem::take(&mut draft.companions);
        if draft.party.is_empty() && !companions.is_empty() {
            draft.party = draft.texts.full_name().chars().take(PARTY_NAME_MAX).collect();
        }
        listed.join_hosts(&mut draft, &mut companions);
        let brought: Vec<RowDraft> = companions
            .named
            .into_iter()
            .map(|texts| companion(&draft, texts))
            .collect();
        let Some(host) = checked(draft, report) else {
            continue;
        };
        let place = rows.len();
        rows.push(ImportRow {
            plus_ones: companions.unnamed,
            ..host
        });
        let brought = brought.into_iter().filter_map(|draft| checked(draft, report));
        rows.extend(brought.map(|row| ImportRow {
            host: Some(place),
            ..row
        }));
    }
    rows
}

/// Guests with a row of their own, whom others name as their companions.
struct Listed {
    names: HashSet<String>,
    /// The party of a host, by the name of the companion.
    parties: HashMap<String, String>,
}

impl Listed {
    fn from_drafts(drafts: &[RowDraft]) -> Self {
        let named = drafts.iter().flat_map(|draft| &draft.companions.named).map(folded_name);
        let named: HashSet<String> = named.collect();
        let names = drafts.iter().map(|draft| folded_name(&draft.texts));
        Self {
            names: names.filter(|name| named.contains(name)).collect(),
            parties: HashMap::new(),
        }
    }

    /// Leaves companions who have a row to that row, and brings them into the party of the guest before them.
    fn join_hosts(&mut self, draft: &mut RowDraft, companions: &mut Companions) {
        let (parties, party) = (&mut self.parties, &draft.party);
        companions.named.retain(|texts| {
            let name = folded_name(texts);
            let is_listed = self.names.contains(&name);
            if is_listed {
                parties.entry(name).or_insert_with(|| party.clone());
            }
            !is_listed
        });
        if draft.party.is_empty()
            && let Some(party) = self.parties.get(&folded_name(&draft.texts))
        {
            draft.party.clone_from(party);
        }
    }
}

fn folded_name(texts: &GuestTexts) -> String {
    fold::name(&texts.full_name())
}

fn companion(host: &RowDraft, texts: GuestTexts) -> RowDraft {
    RowDraft {
        row: host.row,
        texts,
        table: host.table.clone(),
        party: host.party.clone(),
        tags: host.tags.clone(),
        status: host.status,
        ..RowDraft::default()
    }
}

fn new_guest_of(row: RowDraft) -> NewGuest {
    let mut texts = row.texts;
    if texts.first_name.is_empty() {
        // A single word as name is a first name.
        texts.first_name = mem::take(&mut texts.last_name);
    }
    let is_email = texts.email.is_empty() || is_email(&texts.email);
    if !is_email || text::email("email", &texts.email).is_err() {
        // An invalid email is kept in the notes, where the organiser sees it.
        texts.notes = joined(&texts.notes, "Email as imported: ", &mem::take(&mut texts.email));
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
        wheelchair: row.wheelchair,
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
