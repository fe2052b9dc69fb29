//! Activities as sentences without their subject: "Priya Nair" + "changed the date and the venue".

use super::fields::phrase;
use super::{Activity, ERASED_GUEST};

impl Activity {
    /// Returns what was done, to be read after the name of the person who did it.
    pub fn sentence(&self) -> String {
        match self {
            Self::EventCreated => "created the event".to_owned(),
            Self::EventChanged { fields } => format!("changed {}", phrases(fields)),
            Self::EventDuplicated { from } => format!("duplicated the event {from}"),
            Self::EventArchived => "archived the event".to_owned(),
            Self::EventUnarchived => "unarchived the event".to_owned(),
            Self::EventDeleted => "deleted the event".to_owned(),
            Self::EventRestored => "restored the event".to_owned(),
            Self::PlanChanged { count: 0 | 1 } => "changed the floor plan".to_owned(),
            Self::PlanChanged { count } => format!("changed the floor plan ({count} edits)"),
            Self::PlanReplaced => "replaced the floor plan".to_owned(),
            Self::SnapshotSaved { label } => format!("saved the snapshot {label}"),
            Self::SnapshotDeleted { label } => format!("deleted the snapshot {label}"),
            Self::GuestAdded { name } => format!("added {name}"),
            Self::GuestChanged { name, fields } => format!("changed {} of {name}", phrases(fields)),
            Self::GuestRemoved { name } if name == ERASED_GUEST => "removed a guest".to_owned(),
            Self::GuestRemoved { name } => format!("removed {name}"),
            Self::GuestsRestored { count } => format!("restored {}", guests(*count)),
            Self::GuestsRemoved { count } => format!("removed {}", guests(*count)),
            Self::GuestsAnswered { count, rsvp } => {
                format!("changed the answer of {} to {}", guests(*count), rsvp.replace('-', " "))
            }
            Self::GuestsChanged { count, fields } => format!("changed {} of {}", phrases(fields), guests(*count)),
            Self::GuestsTagged { count } => format!("changed the tags of {}", guests(*count)),
            Self::GuestsInParty { count, party } if party.is_empty() => {
                format!("took {} out of their party", guests(*count))
            }
            Self::GuestsInParty { count, party } => format!("put {} into the party {party}", guests(*count)),
            Self::GuestsUndone { count } => format!("undid a change of {}", guests(*count)),
            Self::GuestsImported { count, file } => format!("imported {} from {file}", guests(*count)),
            Self::GuestArrived { name } => format!("marked {name} as arrived"),
            Self::GuestSeated { name, table, seat } => format!("seated {name} at {}", place(table, seat)),
            Self::GuestMoved { name, table, seat } => format!("moved {name} to {}", place(table, seat)),
            Self::SeatsSwapped { name, other } => format!("swapped the seats of {name} and {other}"),
            Self::GuestReplaced {
                name,
                other,
                table,
                seat,
            } => format!("seated {name} instead of {other} at {}", place(table, seat)),
            Self::GuestUnseated { name } => format!("unseated {name}"),
            Self::GuestsUnseated { count } => format!("unseated {}", guests(*count)),
            Self::GuestsMerged { name, count } => format!("merged {} into {name}", guests(*count)),
            Self::AnswerAccepted => "accepted an answer that waited for confirmation".to_owned(),
            Self::AnswerDiscarded => "discarded an answer that waited for confirmation".to_owned(),
            Self::GuestErased => "erased the data of a guest".to_owned(),
            Self::ConfirmationSent { name } => format!("sent a confirmation to {name}"),
            Self::ConfirmationsSent { count } => format!("sent confirmations to {}", guests(*count)),
            Self::InvitationsSent { count } => format!("sent invitations to {}", guests(*count)),
            Self::EmailsSent { template, count } => format!("sent {template} to {}", guests(*count)),
            Self::EmailsStopped { template } => format!("stopped sending {template}"),
            Self::EmailsResent { count: 1 } => "resent an email".to_owned(),
            Self::EmailsResent { count } => format!("resent {count} emails"),
            Self::EmailsPaused => "paused all emails".to_owned(),
            Self::EmailsResumed => "resumed all emails".to_owned(),
            Self::HeldEmailsSent { count } => format!("sent {} of visitors that waited", emails(*count)),
            Self::HeldEmailsDiscarded { count } => format!("discarded {} of visitors that waited", emails(*count)),
            Self::EmailScheduleCreated { template } => format!("scheduled the email {template}"),
            Self::EmailScheduleChanged { template } => format!("changed the schedule of the email {template}"),
            Self::EmailScheduleDeleted { template } => format!("deleted the schedule of the email {template}"),
            Self::EmailTemplateCreated { name } => format!("created the template {name}"),
            Self::EmailTemplateChanged { name } => format!("changed the template {name}"),
            Self::PersonalDataExported { name } => format!("exported the data of {name}"),
            Self::WishAdded => "added a seating wish".to_owned(),
            Self::WishDeleted => "deleted a seating wish".to_owned(),
            Self::GuestListRead => "opened the guest list".to_owned(),
            Self::GuestListExported => "exported the guest list".to_owned(),
            Self::GuestsGuessed => {
                "searched for guests of this event many times and found none; they may have been guessing".to_owned()
            }
            Self::SeatsAssigned { count } => format!("seated {} automatically", guests(*count)),
            Self::SeatsRestored { count } => format!("undid the seating of {}", guests(*count)),
        }
    }
}

fn emails(count: u64) -> String {
    if count == 1 {
        "1 email".to_owned()
    } else {
        format!("{count} emails")
    }
}

fn guests(count: u64) -> String {
    if count == 1 {
        "1 guest".to_owned()
    } else {
        format!("{count} guests")
    }
}

fn place(table: &str, seat: &str) -> String {
    match (table.is_empty(), seat.is_empty()) {
        (false, false) => format!("{table}, seat {seat}"),
        (false, true) => table.to_owned(),
        (true, false) => format!("seat {seat}"),
        (true, true) => "a seat".to_owned(),
    }
}

/// Lists fields as people call them, each once.
fn phrases(fields: &[String]) -> String {
    let mut all: Vec<&str> = Vec::with_capacity(fields.len());
    for field in fields {
        let phrase = phrase(field);
        if !all.contains(&phrase) {
            all.push(phrase);
        }
    }
    match all.as_slice() {
        [] => "something".to_owned(),
        [one] => (*one).to_owned(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}
