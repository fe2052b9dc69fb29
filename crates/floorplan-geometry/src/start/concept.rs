//! What the plans of each kind of event consist of.

use domain::preset::{ChairSize, LayoutConfig};

/// A kind of event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventKind {
    /// A wedding.
    Wedding,
    /// A gala.
    Gala,
    /// A conference.
    Conference,
    /// A dinner.
    Dinner,
    /// A performance.
    Theatre,
    /// Anything else.
    Other,
}

/// All kinds with their ids and labels.
pub const EVENT_KINDS: [(EventKind, &str, &str); 6] = [
    (EventKind::Wedding, "wedding", "Wedding"),
    (EventKind::Gala, "gala", "Gala"),
    (EventKind::Conference, "conference", "Conference"),
    (EventKind::Dinner, "dinner", "Dinner"),
    (EventKind::Theatre, "theatre", "Theatre"),
    (EventKind::Other, "other", "Something else"),
];

impl EventKind {
    /// Finds a kind by its id.
    pub fn parse(id: &str) -> Option<Self> {
        EVENT_KINDS
            .iter()
            .find(|(_, own, _)| *own == id)
            .map(|(kind, ..)| *kind)
    }
}

/// What guests face.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Focus {
    Stage,
    HeadTable,
    None,
}

/// One plan of a kind of event.
pub(super) struct Concept {
    pub(super) label: &'static str,
    pub(super) config: fn() -> LayoutConfig,
    pub(super) focus: Focus,
    pub(super) has_dance_floor: bool,
    pub(super) has_bar: bool,
    /// Square feet for each guest in a room whose size is not known (trade figures with aisles).
    pub(super) floor_per_guest: f64,
}

const ROUNDS: Concept = Concept {
    label: "Rounds of 8",
    config: rounds_of_8,
    focus: Focus::HeadTable,
    has_dance_floor: false,
    has_bar: true,
    floor_per_guest: 20.0,
};

const ROUNDS_OF_10: Concept = Concept {
    label: "Rounds of 10",
    config: rounds_of_10,
    floor_per_guest: 19.0,
    ..ROUNDS
};

const LONG: Concept = Concept {
    label: "Long tables",
    config: long_tables,
    floor_per_guest: 15.0,
    ..ROUNDS
};

const CLASSROOM: Concept = Concept {
    label: "Classroom",
    config: classroom,
    focus: Focus::Stage,
    has_bar: false,
    floor_per_guest: 24.0,
    ..ROUNDS
};

const ROWS: Concept = Concept {
    label: "Rows of chairs",
    config: rows,
    floor_per_guest: 9.0,
    ..CLASSROOM
};

/// The plans of a kind, the one that most organisers want first.
pub(super) fn concepts(kind: EventKind) -> [Concept; 3] {
    let dance = |concept: Concept, label: &'static str| Concept {
        label,
        has_dance_floor: true,
        floor_per_guest: concept.floor_per_guest + 3.0,
        ..concept
    };
    let before_stage = |concept: Concept| Concept {
        focus: Focus::Stage,
        ..concept
    };
    let plain = |concept: Concept| Concept {
        focus: Focus::None,
        ..concept
    };
    match kind {
        EventKind::Wedding => [dance(ROUNDS, "Rounds with dance floor"), ROUNDS, LONG],
        EventKind::Gala => [
            dance(before_stage(ROUNDS_OF_10), "Rounds of 10 with dance floor"),
            before_stage(ROUNDS),
            before_stage(LONG),
        ],
        EventKind::Conference => [
            CLASSROOM,
            ROWS,
            before_stage(Concept {
                has_bar: false,
                ..ROUNDS
            }),
        ],
        EventKind::Dinner => [
            plain(LONG),
            plain(ROUNDS),
            dance(plain(ROUNDS), "Rounds with dance floor"),
        ],
        EventKind::Theatre => [ROWS, CLASSROOM, before_stage(ROUNDS)],
        EventKind::Other => [plain(ROUNDS), plain(LONG), ROWS],
    }
}

fn config(table: &str, size: f64, depth: Option<f64>, chairs: f64) -> LayoutConfig {
    LayoutConfig {
        table_type: table.to_owned(),
        table_size: size,
        table_depth: depth,
        chair_type: "banquet".to_owned(),
        chair_size: ChairSize {
            width: 18.0,
            height: 18.0,
        },
        chairs_per_table: chairs,
        ..LayoutConfig::default()
    }
}

fn rounds_of_8() -> LayoutConfig {
    config("round", 60.0, None, 8.0)
}

fn rounds_of_10() -> LayoutConfig {
    config("round", 72.0, None, 10.0)
}

fn long_tables() -> LayoutConfig {
    config("rectangle", 96.0, Some(30.0), 8.0)
}

fn classroom() -> LayoutConfig {
    LayoutConfig {
        layout: "classroom".to_owned(),
        arrangement_type: "classroom".to_owned(),
        ..config("rectangle", 72.0, Some(18.0), 3.0)
    }
}

fn rows() -> LayoutConfig {
    LayoutConfig {
        layout: "theater".to_owned(),
        ..config("rectangle", 72.0, Some(18.0), 1.0)
    }
}
