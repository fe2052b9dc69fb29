//! Turns a path into directions: where people turn, and what they see there.
#![expect(
    clippy::as_conversions,
    clippy::indexing_slicing,
    reason = "a numeric kernel: places are counted along a way of limited length"
)]

use domain::plan::number::UNITS_PER_FOOT;

use super::hall::{Footprint, Hall, Thing};
use super::landmark::{Piece, Side, Sight, Sights};
use super::way::{ARM, Way};
use crate::rect::Rect;

/// Step in which a path is searched for bends: 0.1 ft.
const STEP: f64 = 0.1 * UNITS_PER_FOOT;
/// A bend of more than `MUST` degrees always gets a turn; one of more than `MAY` gets a turn if no other is near.
const MUST: f64 = 60.0;
const MAY: f64 = 45.0;
/// Turns are at least this far apart: 1.4 ft, and a little for rounding.
const APART: f64 = 1.45 * UNITS_PER_FOOT;
/// A lesser turn is described when no other is nearer than 5 ft.
const ALONE: f64 = 5.0 * UNITS_PER_FOOT;
/// A longer stretch than this is described in parts: 30 ft.
const LONG: f64 = 30.0 * UNITS_PER_FOOT;
/// Tables are counted up to this number.
const COUNTED: usize = 9;

/// The action at a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StepKind {
    /// Enter the room.
    Enter,
    /// Continue straight.
    Continue,
    /// Turn left.
    TurnLeft,
    /// Turn right.
    TurnRight,
    /// Arrive.
    Arrive,
}

/// The position of a landmark among similar things.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ordinal {
    /// 1 for the first.
    pub nth: usize,
    /// Whether only round tables are counted; otherwise all others.
    pub round: bool,
    /// The thing after which counting begins, as an index of [`Hall::things`]; absent when it begins at the last turn
    /// or the entrance.
    pub after: Option<usize>,
}

/// A landmark of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Landmark {
    /// The thing, as an index of [`Hall::things`].
    pub thing: usize,
    /// Where it is.
    pub side: Side,
    /// Which of the tables on that side it is.
    pub ordinal: Option<Ordinal>,
}

/// One step of the directions.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Step {
    /// The action.
    pub kind: StepKind,
    /// Distance walked before it, in units.
    pub at: f64,
    /// Distance from it to the next step, in units; 0 at the end.
    pub distance: f64,
    /// The landmark that people see.
    pub landmark: Option<Landmark>,
}

/// Returns the steps of a path that ends at a seat of this table.
pub(super) fn steps(hall: &Hall, boxes: &[Rect], way: &Way, table: Option<usize>) -> Vec<Step> {
    let length = way.length();
    let mut starts = vec![(StepKind::Enter, 0.0)];
    starts.extend(turns(way));
    starts.push((StepKind::Arrive, length));
    let starts = with_pauses(&starts);
    let mut teller = Teller {
        sights: Sights::new(hall, boxes, way),
        hall,
        named: Vec::new(),
        anchor: (0.0, None),
    };
    let nexts = starts.iter().skip(1).map(|(_, at)| *at).chain([length]);
    starts
        .iter()
        .zip(nexts)
        .map(|((kind, at), next)| Step {
            kind: *kind,
            at: *at,
            distance: next - at,
            landmark: teller.landmark(*kind, Piece::new(*at, next), table),
        })
        .collect()
}

/// Splits long stretches into equal parts.
fn with_pauses(starts: &[(StepKind, f64)]) -> Vec<(StepKind, f64)> {
    let mut all = Vec::new();
    for (start, next) in starts.iter().zip(starts.iter().skip(1)) {
        all.push(*start);
        let parts = ((next.1 - start.1) / LONG).ceil();
        let mut part = 1.0;
        while part < parts {
            all.push((StepKind::Continue, start.1 + (next.1 - start.1) * part / parts));
            part += 1.0;
        }
    }
    all.extend(starts.last());
    all
}

/// A stretch of the path that bends to one side.
struct Bend {
    from: f64,
    to: f64,
    peak: f64,
    degrees: f64,
}

fn turns(way: &Way) -> Vec<(StepKind, f64)> {
    let count = ((way.length() - UNITS_PER_FOOT) / STEP).ceil().max(0.0) as usize;
    let bends: Vec<f64> = (0..count).map(|n| way.bend(n as f64 * STEP)).collect();
    let mut turns: Vec<(f64, f64)> = Vec::new();
    for bend in stretches(&bends, MUST) {
        add_turn(&mut turns, &bend);
    }
    for bend in stretches(&bends, MAY) {
        if turns.iter().all(|turn| (turn.0 - bend.peak).abs() > ALONE) {
            turns.push((bend.peak, bend.degrees));
            turns.sort_by(|one, other| one.0.total_cmp(&other.0));
        }
    }
    let kind = |degrees: f64| {
        if degrees > 0.0 {
            StepKind::TurnRight
        } else {
            StepKind::TurnLeft
        }
    };
    turns.into_iter().map(|(at, degrees)| (kind(degrees), at)).collect()
}

/// Adds the turn of a bend unless a turn to the same side is near; shifts it along when another turn is too close.
fn add_turn(turns: &mut Vec<(f64, f64)>, bend: &Bend) {
    let reach = ARM - 0.4 * UNITS_PER_FOOT;
    let serves =
        |turn: &(f64, f64)| turn.1 * bend.degrees > 0.0 && turn.0 >= bend.from - reach && turn.0 <= bend.to + reach;
    if turns.iter().any(serves) {
        return;
    }
    let last = turns.last().map_or(f64::NEG_INFINITY, |turn| turn.0);
    turns.push((bend.peak.max(last + APART), bend.degrees));
}

/// Finds the stretches that bend by more than `least` degrees to one side.
fn stretches(bends: &[f64], least: f64) -> Vec<Bend> {
    let mut found: Vec<Bend> = Vec::new();
    let mut open = false;
    for (n, degrees) in bends.iter().enumerate() {
        let at = n as f64 * STEP;
        if degrees.abs() <= least {
            open = false;
            continue;
        }
        match found.last_mut() {
            Some(bend) if open && bend.degrees * degrees > 0.0 => {
                bend.to = at;
                if degrees.abs() > bend.degrees.abs() {
                    (bend.peak, bend.degrees) = (at, *degrees);
                }
            }
            _ => found.push(Bend {
                from: at,
                to: at,
                peak: at,
                degrees: *degrees,
            }),
        }
        open = true;
    }
    found
}

/// Chooses landmarks, step by step.
struct Teller<'h> {
    sights: Sights<'h>,
    hall: &'h Hall,
    named: Vec<usize>,
    /// Where counting begins: the last turn, or the last landmark that is not a table.
    anchor: (f64, Option<usize>),
}

impl Teller<'_> {
    fn landmark(&mut self, kind: StepKind, piece: Piece, table: Option<usize>) -> Option<Landmark> {
        let sight = match (kind, table) {
            (StepKind::Arrive, Some(table)) => self.sights.of_thing(table, piece)?,
            _ => self.best(kind, piece)?,
        };
        if matches!(kind, StepKind::TurnLeft | StepKind::TurnRight) {
            self.anchor = (piece.step, None);
        }
        let landmark = Landmark {
            thing: sight.thing,
            side: sight.side,
            ordinal: self.ordinal(&sight),
        };
        let thing = &self.hall.things[sight.thing];
        if !is_table(thing) && sight.side != Side::Ahead {
            self.anchor = (sight.at, Some(sight.thing));
        }
        self.named.push(sight.thing);
        Some(landmark)
    }

    /// Returns the landmark that is easiest to recognise: near, not one of many tables, not named before.
    fn best(&self, kind: StepKind, piece: Piece) -> Option<Sight> {
        let feet = |units: f64| units / UNITS_PER_FOOT;
        let effort = |sight: &Sight| {
            let thing = &self.hall.things[sight.thing];
            let mut effort = feet(sight.gap);
            if matches!(kind, StepKind::TurnLeft | StepKind::TurnRight) {
                effort += 0.3 * feet((sight.at - piece.step).abs());
            }
            effort += if is_table(thing) { 4.0 } else { 0.0 };
            effort += if self.named.contains(&sight.thing) { 5.0 } else { 0.0 };
            effort + if sight.side == Side::Ahead { 1.0 } else { 0.0 }
        };
        let sights = self.sights.of_piece(piece);
        sights
            .into_iter()
            .min_by(|one, other| effort(one).total_cmp(&effort(other)))
    }

    fn ordinal(&self, sight: &Sight) -> Option<Ordinal> {
        let thing = &self.hall.things[sight.thing];
        let (from, after) = self.anchor;
        if !is_table(thing) || sight.side == Side::Ahead || sight.at <= from {
            return None;
        }
        let round = is_round(thing);
        let alike = |other: &Thing| is_table(other) && is_round(other) == round;
        let nth = self.sights.count(from, sight.at, sight.side, alike);
        (1..=COUNTED).contains(&nth).then_some(Ordinal { nth, round, after })
    }
}

fn is_table(thing: &Thing) -> bool {
    thing.kind == "table"
}

fn is_round(thing: &Thing) -> bool {
    matches!(thing.footprint, Footprint::Circle { .. })
}
