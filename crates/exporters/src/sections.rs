//! What of an event goes into a file.

/// The parts of an event that a person can leave out of files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sections {
    /// The drawing of the plan.
    pub layout: bool,
    /// Who sits where.
    pub assignments: bool,
    /// Diets, requests and parties.
    pub guests: bool,
    /// Email addresses and phone numbers.
    pub contacts: bool,
    /// Entrances and other doors of the plan.
    pub entrances: bool,
}

impl Sections {
    /// All sections by their names, in the order of the screen.
    pub const NAMES: [&'static str; 5] = ["layout", "assignments", "guests", "contacts", "entrances"];

    /// Reads names that are separated by commas; `None` when one is unknown.
    #[must_use]
    pub fn parse(names: &str) -> Option<Self> {
        let names: Vec<&str> = names.split(',').filter(|name| !name.is_empty()).collect();
        let known = names.iter().all(|name| Self::NAMES.contains(name));
        known.then(|| Self {
            layout: names.contains(&"layout"),
            assignments: names.contains(&"assignments"),
            guests: names.contains(&"guests"),
            contacts: names.contains(&"contacts"),
            entrances: names.contains(&"entrances"),
        })
    }

    /// Returns the names of the chosen sections.
    #[must_use]
    pub fn names(self) -> Vec<&'static str> {
        let chosen = [
            self.layout,
            self.assignments,
            self.guests,
            self.contacts,
            self.entrances,
        ];
        let named = Self::NAMES.into_iter().zip(chosen);
        named
            .filter(|(_, is_chosen)| *is_chosen)
            .map(|(name, _)| name)
            .collect()
    }
}

impl Default for Sections {
    /// Everything but contact details.
    fn default() -> Self {
        Self {
            layout: true,
            assignments: true,
            guests: true,
            contacts: false,
            entrances: true,
        }
    }
}
