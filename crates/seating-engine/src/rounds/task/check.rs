//! Checks a [`RoundsDraft`]. Each refusal names the field that is wrong.

use std::collections::BTreeSet;

use super::super::draft::RoundsDraft;
use super::super::limits;
use crate::problem::ProblemError;

pub(super) type Checked<T = ()> = Result<T, ProblemError>;

pub(super) fn refuse<T>(field: impl Into<String>, message: impl Into<String>) -> Checked<T> {
    Err(ProblemError {
        field: field.into(),
        message: message.into(),
    })
}

impl RoundsDraft {
    pub(super) fn table_count(&self) -> usize {
        self.rounds.iter().map(|round| round.seats.len()).max().unwrap_or(0)
    }

    pub(super) fn check(&self) -> Checked {
        self.check_sizes()?;
        self.check_rounds()?;
        self.check_pairs()?;
        self.check_parties()?;
        self.check_stays()
    }

    fn check_sizes(&self) -> Checked {
        let cells = [self.rounds.len(), self.table_count()]
            .iter()
            .fold(self.guests, |product, size| product.saturating_mul(*size));
        let sizes = [
            ("guests", self.guests, limits::GUESTS),
            ("rounds", self.rounds.len(), limits::ROUNDS),
            ("guests x tables x rounds", cells, limits::CELLS),
        ];
        match sizes.into_iter().find(|(_, size, limit)| size > limit) {
            Some((field, size, limit)) => refuse(field, format!("at most {limit} are supported, found {size}")),
            None => Ok(()),
        }
    }

    fn check_rounds(&self) -> Checked {
        for (index, round) in self.rounds.iter().enumerate() {
            if let Some(table) = round.seats.iter().position(|&seats| seats > limits::TABLE_SEATS) {
                let limit = limits::TABLE_SEATS;
                return refuse(
                    format!("rounds[{index}].seats[{table}]"),
                    format!("is limited to {limit}"),
                );
            }
            self.check_guests(&format!("rounds[{index}].absent"), &round.absent)?;
            let guests: Vec<usize> = round.fixed.iter().map(|(guest, _)| *guest).collect();
            self.check_guests(&format!("rounds[{index}].fixed"), &guests)?;
            if let Some((guest, table)) = round.fixed.iter().find(|(_, table)| *table >= round.seats.len()) {
                let field = format!("rounds[{index}].fixed");
                return refuse(field, format!("guest {guest} has table {table}, which does not exist"));
            }
            let absent = round.absent.iter().collect::<BTreeSet<_>>().len();
            let seats: usize = round.seats.iter().sum();
            if self.guests - absent > seats {
                let message = format!("{seats} seats are too few for {} guests", self.guests - absent);
                return refuse(format!("rounds[{index}].seats"), message);
            }
        }
        Ok(())
    }

    fn check_pairs(&self) -> Checked {
        for (name, pairs) in [("apart", &self.apart), ("met", &self.met)] {
            for (index, &(a, b)) in pairs.iter().enumerate() {
                self.check_guests(&format!("{name}[{index}]"), &[a, b])?;
                if a == b {
                    return refuse(format!("{name}[{index}]"), format!("pairs guest {a} with itself"));
                }
            }
        }
        Ok(())
    }

    fn check_parties(&self) -> Checked {
        let mut known = BTreeSet::new();
        for (index, party) in self.parties.iter().enumerate() {
            self.check_guests(&format!("parties[{index}]"), party)?;
            if let Some(guest) = party.iter().find(|guest| !known.insert(**guest)) {
                return refuse(format!("parties[{index}]"), format!("guest {guest} is named twice"));
            }
        }
        Ok(())
    }

    fn check_stays(&self) -> Checked {
        let tables = self.table_count();
        let mut known = BTreeSet::new();
        for (index, stay) in self.stays.iter().enumerate() {
            self.check_guests(&format!("stays[{index}].guest"), &[stay.guest])?;
            if !known.insert(stay.guest) {
                return refuse(format!("stays[{index}].guest"), "is named twice");
            }
            if let Some(table) = stay.tables.iter().find(|table| **table >= tables) {
                return refuse(
                    format!("stays[{index}].tables"),
                    format!("no table {table}, there are {tables}"),
                );
            }
        }
        Ok(())
    }

    fn check_guests(&self, field: &str, guests: &[usize]) -> Checked {
        match guests.iter().find(|guest| **guest >= self.guests) {
            Some(guest) => refuse(field, format!("no guest {guest}, there are {}", self.guests)),
            None => Ok(()),
        }
    }
}
