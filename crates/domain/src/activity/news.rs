//! What happened at an event while a person was away, in numbers.

use super::Activity;

/// How much others did at an event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct News {
    /// Guests who answered.
    pub answers: u64,
    /// Guests who were added, changed or removed.
    pub guests: u64,
    /// Seats that were given, changed or taken.
    pub seats: u64,
    /// Edits of the floor plan.
    pub plan_edits: u64,
    /// Emails that were sent to guests.
    pub emails: u64,
}

impl News {
    /// Counts an entry of the activity log. Answers are counted by the guests who gave them, as they leave no entry.
    pub fn count(&mut self, activity: &Activity) {
        match activity {
            Activity::GuestAdded { .. }
            | Activity::GuestChanged { .. }
            | Activity::GuestRemoved { .. }
            | Activity::GuestErased => self.guests += 1,
            Activity::GuestsRestored { count }
            | Activity::GuestsRemoved { count }
            | Activity::GuestsAnswered { count, .. }
            | Activity::GuestsChanged { count, .. }
            | Activity::GuestsTagged { count }
            | Activity::GuestsInParty { count, .. }
            | Activity::GuestsUndone { count }
            | Activity::GuestsImported { count, .. }
            | Activity::GuestsMerged { count, .. } => self.guests += count,
            Activity::GuestSeated { .. }
            | Activity::GuestMoved { .. }
            | Activity::GuestReplaced { .. }
            | Activity::GuestUnseated { .. } => self.seats += 1,
            Activity::SeatsSwapped { .. } => self.seats += 2,
            Activity::GuestsUnseated { count }
            | Activity::SeatsAssigned { count }
            | Activity::SeatsRestored { count } => self.seats += count,
            Activity::PlanChanged { count } => self.plan_edits += count,
            Activity::PlanReplaced => self.plan_edits += 1,
            Activity::ConfirmationSent { .. } => self.emails += 1,
            Activity::ConfirmationsSent { count }
            | Activity::InvitationsSent { count }
            | Activity::EmailsSent { count, .. }
            | Activity::EmailsResent { count }
            | Activity::HeldEmailsSent { count } => self.emails += count,
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_count_by_what_they_changed() {
        let mut news = News::default();
        for activity in [
            Activity::GuestAdded { name: "Ada".to_owned() },
            Activity::GuestsTagged { count: 4 },
            Activity::SeatsAssigned { count: 3 },
            Activity::PlanChanged { count: 7 },
            Activity::InvitationsSent { count: 20 },
            Activity::GuestListRead,
        ] {
            news.count(&activity);
        }
        let expected = News {
            answers: 0,
            guests: 5,
            seats: 3,
            plan_edits: 7,
            emails: 20,
        };
        assert_eq!(news, expected);
    }
}
