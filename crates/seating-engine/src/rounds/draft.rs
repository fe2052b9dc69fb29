//! The description of a series of rounds as the caller writes it.

/// A series of rounds to seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RoundsDraft {
    /// Number of guests; they are numbered from 0.
    pub guests: usize,
    /// The rounds in order. A round that is kept as it is names all of its guests in [`RoundDraft::fixed`].
    pub rounds: Vec<RoundDraft>,
    /// Guests who sit together in every round. No guest is in two parties.
    pub parties: Vec<Vec<usize>>,
    /// Pairs that must not share a table.
    pub apart: Vec<(usize, usize)>,
    /// Pairs that met before the first round; a pair that is named twice met twice.
    pub met: Vec<(usize, usize)>,
    /// Guests who keep one table in all rounds, such as guests with access needs.
    pub stays: Vec<Stay>,
}

/// One round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RoundDraft {
    /// Usable seats of each table; 0 for a table that this round does not use.
    pub seats: Vec<usize>,
    /// Guests who do not take part.
    pub absent: Vec<usize>,
    /// Guests with the table they have in this round.
    pub fixed: Vec<(usize, usize)>,
}

/// A guest who keeps one table in all rounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stay {
    /// The guest.
    pub guest: usize,
    /// Tables that suit the guest; any table when empty.
    pub tables: Vec<usize>,
}

impl RoundsDraft {
    /// Describes rounds of the same tables in which all guests take part.
    pub fn uniform(guests: usize, seats: &[usize], rounds: usize) -> Self {
        let round = RoundDraft {
            seats: seats.to_vec(),
            ..RoundDraft::default()
        };
        Self {
            guests,
            rounds: vec![round; rounds],
            ..Self::default()
        }
    }
}
