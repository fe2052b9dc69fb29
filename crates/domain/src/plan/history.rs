//! Undo and redo. A step is the command that undoes the last change; applying it yields the command that redoes it.

use std::collections::{BTreeSet, VecDeque};

use serde::Deserialize;

use super::number::HISTORY_MAX;
use super::{Applied, Command, CommandError, Difference, FloorPlan};

/// The changes one person can undo: at most [`HISTORY_MAX`], the oldest dropped first.
#[derive(Clone, Debug, Default)]
pub struct History {
    undo: VecDeque<Step>,
    redo: Vec<Step>,
    last_id: u32,
}

#[derive(Clone, Debug)]
struct Step {
    /// Counts the changes; undo and redo keep it. A later step always has a higher one.
    id: u32,
    command: Command,
    label: String,
}

/// How a change came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Way {
    /// It was made.
    Do,
    /// It was undone.
    Undo,
    /// It was redone.
    Redo,
}

/// A change that was undone or redone.
#[derive(Clone, Debug, PartialEq)]
pub struct Replayed {
    /// The command that was applied and is sent to the server.
    pub command: Command,
    /// Its result, with the label of the original change.
    pub applied: Applied,
}

impl History {
    /// Applies a command and records how to undo it; clears the changes to redo.
    pub fn execute(&mut self, plan: &mut FloorPlan, command: &Command) -> Result<Applied, CommandError> {
        let applied = plan.apply(command)?;
        self.last_id = self.last_id.saturating_add(1);
        self.undo.push_back(Step {
            id: self.last_id,
            command: applied.inverse.clone(),
            label: applied.label.clone(),
        });
        if self.undo.len() > HISTORY_MAX {
            self.undo.pop_front();
        }
        self.redo.clear();
        Ok(applied)
    }

    /// Undoes the latest change; does nothing without one. A step that no longer applies, because someone else removed
    /// what it changed, is dropped and its error returned.
    pub fn undo(&mut self, plan: &mut FloorPlan) -> Result<Option<Replayed>, CommandError> {
        let Some(step) = self.undo.pop_back() else {
            return Ok(None);
        };
        let (replayed, back) = replay(plan, step)?;
        self.redo.push(back);
        Ok(Some(replayed))
    }

    /// Redoes the change that was undone last; does nothing without one.
    pub fn redo(&mut self, plan: &mut FloorPlan) -> Result<Option<Replayed>, CommandError> {
        let Some(step) = self.redo.pop() else { return Ok(None) };
        let (replayed, back) = replay(plan, step)?;
        self.undo.push_back(back);
        Ok(Some(replayed))
    }

    /// Returns whether there is a change to undo.
    pub fn can_undo(&self) -> bool {
        !self.undo.is_empty()
    }

    /// Returns whether there is a change to redo.
    pub fn can_redo(&self) -> bool {
        !self.redo.is_empty()
    }

    /// Returns the ids of the changes to undo, the latest last.
    pub fn undo_ids(&self) -> Vec<u32> {
        self.undo.iter().map(|step| step.id).collect()
    }

    /// Returns the ids of the changes to redo, the next one last.
    pub fn redo_ids(&self) -> Vec<u32> {
        self.redo.iter().map(|step| step.id).collect()
    }

    /// Reduces the steps to what others left as this person made it, and returns how many were dropped because nothing
    /// is left. So a step never changes other people's edits. The steps `except` stay as they are.
    pub fn carry_over(&mut self, difference: &Difference, except: &BTreeSet<u32>) -> usize {
        if difference.is_empty() {
            return 0;
        }
        let before = self.undo.len() + self.redo.len();
        let rest = |step: &mut Step| {
            if except.contains(&step.id) {
                return true;
            }
            match difference.rest(&step.command) {
                Some(rest) => step.command = rest,
                None => return false,
            }
            true
        };
        self.undo.retain_mut(rest);
        self.redo.retain_mut(rest);
        before - self.undo.len() - self.redo.len()
    }

    /// Returns the id of the step that the latest change made, undid or redid.
    pub fn latest(&self, way: Way) -> Option<u32> {
        let step = match way {
            Way::Do | Way::Redo => self.undo.back(),
            Way::Undo => self.redo.last(),
        };
        step.map(|step| step.id)
    }

    /// Replaces what a step does, because the change that it takes back was made again on another document.
    pub fn renew(&mut self, id: u32, inverse: &Command) {
        if let Some(step) = self.steps().find(|step| step.id == id) {
            step.command.clone_from(inverse);
        }
    }

    /// Drops a step whose change was not made.
    pub fn forget(&mut self, id: u32) {
        self.undo.retain(|step| step.id != id);
        self.redo.retain(|step| step.id != id);
    }

    /// Takes back that a change was made, undone or redone, which the server refused.
    pub fn refuse(&mut self, id: u32, way: Way, command: &Command) {
        let step = self.steps().find(|step| step.id == id).cloned();
        self.forget(id);
        let Some(mut step) = step else { return };
        step.command.clone_from(command);
        match way {
            Way::Do => {}
            Way::Undo => {
                let place = self.undo.partition_point(|other| other.id < id);
                self.undo.insert(place, step);
            }
            Way::Redo => {
                let place = self.redo.partition_point(|other| other.id > id);
                self.redo.insert(place, step);
            }
        }
    }

    fn steps(&mut self) -> impl Iterator<Item = &mut Step> {
        self.undo.iter_mut().chain(&mut self.redo)
    }

    /// Clears the changes to redo, as any new change does.
    pub fn end_redo(&mut self) {
        self.redo.clear();
    }

    /// Clears the history, as loading another document does.
    pub fn clear(&mut self) {
        self.undo.clear();
        self.redo.clear();
    }
}

fn replay(plan: &mut FloorPlan, step: Step) -> Result<(Replayed, Step), CommandError> {
    let mut applied = plan.apply(&step.command)?;
    applied.label.clone_from(&step.label);
    let back = Step {
        id: step.id,
        command: applied.inverse.clone(),
        label: step.label,
    };
    Ok((
        Replayed {
            command: step.command,
            applied,
        },
        back,
    ))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::plan::command::{Added, Place, PropertyChange};
    use crate::plan::{Element, ElementId};

    fn add(number: usize) -> Command {
        let element = Element::new(ElementId::parse(&format!("t{number}")).unwrap(), "round").unwrap();
        Command::Add {
            elements: vec![Added::from(element)],
        }
    }

    #[test]
    fn a_new_change_ends_redo() {
        let (mut plan, mut history) = (FloorPlan::empty(""), History::default());
        history.execute(&mut plan, &add(1)).unwrap();
        history.undo(&mut plan).unwrap();
        assert!(history.can_redo());
        history.execute(&mut plan, &add(2)).unwrap();
        assert!(!history.can_redo() && history.redo(&mut plan).unwrap().is_none());
    }

    #[test]
    fn only_the_last_fifty_changes_can_be_taken_back() {
        let (mut plan, mut history) = (FloorPlan::empty(""), History::default());
        for number in 0..60 {
            history.execute(&mut plan, &add(number)).unwrap();
        }
        let mut undone = 0;
        while history.undo(&mut plan).unwrap().is_some() {
            undone += 1;
        }
        assert_eq!((undone, plan.elements().len()), (HISTORY_MAX, 10));
    }

    #[test]
    fn undo_and_redo_keep_the_name_of_the_change() {
        let (mut plan, mut history) = (FloorPlan::empty(""), History::default());
        history.execute(&mut plan, &add(1)).unwrap();
        assert_eq!(
            history.undo(&mut plan).unwrap().unwrap().applied.label,
            "Add Round table"
        );
        assert_eq!(
            history.redo(&mut plan).unwrap().unwrap().applied.label,
            "Add Round table"
        );
    }

    #[test]
    fn a_step_keeps_its_id_through_undo_redo_and_the_changes_of_others() {
        let (plan, mut history, mut theirs) = worked_on();
        history.carry_over(&Difference::between(&plan, &theirs), &BTreeSet::new());
        assert_eq!(history.undo_ids(), [1, 4, 5]);
        history.undo(&mut theirs).unwrap();
        assert_eq!((history.undo_ids(), history.redo_ids()), (vec![1, 4], vec![5]));
        history.redo(&mut theirs).unwrap();
        history.undo(&mut theirs).unwrap();
        history.execute(&mut theirs, &add(6)).unwrap();
        assert_eq!((history.undo_ids(), history.redo_ids()), (vec![1, 4, 6], vec![]));
    }

    #[test]
    fn a_step_that_no_longer_applies_is_dropped() {
        let (mut plan, mut history) = (FloorPlan::empty(""), History::default());
        history.execute(&mut plan, &add(1)).unwrap();
        plan.apply(&Command::Remove {
            ids: vec![ElementId::parse("t1").unwrap()],
        })
        .unwrap();
        assert!(history.undo(&mut plan).is_err());
        assert!(!history.can_undo() && !history.can_redo());
    }

    fn shift(id: usize, x: f64) -> Command {
        let id = ElementId::parse(&format!("t{id}")).unwrap();
        Command::Move {
            moves: vec![Place { id, x, y: 0.0 }],
        }
    }

    /// Two tables moved alternately; then another person moves the second table.
    fn worked_on() -> (FloorPlan, History, FloorPlan) {
        let (mut plan, mut history) = (FloorPlan::empty(""), History::default());
        for command in [add(1), add(2), shift(2, 10.0), shift(1, 20.0), shift(1, 30.0)] {
            history.execute(&mut plan, &command).unwrap();
        }
        let mut theirs = plan.clone();
        theirs.apply(&shift(2, 99.0)).unwrap();
        (plan, history, theirs)
    }

    #[test]
    fn steps_on_what_nobody_else_touched_outlast_the_changes_of_others() {
        let (plan, mut history, mut theirs) = worked_on();
        assert_eq!(
            history.carry_over(&Difference::between(&plan, &theirs), &BTreeSet::new()),
            2
        );
        while history.undo(&mut theirs).unwrap().is_some() {}
        assert!(theirs.element("t1").is_none());
        assert_eq!(theirs.element("t2").map(|table| table.x), Some(99.0));
    }

    #[test]
    fn a_step_keeps_the_part_that_others_left_alone() {
        let (mut plan, mut history, _) = worked_on();
        let both = Command::Batch {
            commands: vec![shift(1, 40.0), shift(2, 40.0)],
            label: None,
        };
        history.execute(&mut plan, &both).unwrap();
        let mut theirs = plan.clone();
        theirs.apply(&shift(2, 99.0)).unwrap();
        assert_eq!(
            history.carry_over(&Difference::between(&plan, &theirs), &BTreeSet::new()),
            2
        );
        history.undo(&mut theirs).unwrap();
        let place = |id: &str| theirs.element(id).map(|table| table.x);
        assert_eq!((place("t1"), place("t2")), (Some(30.0), Some(99.0)));
    }

    #[test]
    fn a_step_on_one_element_is_whole_or_gone() {
        let (mut plan, mut history, _) = worked_on();
        let sized = Command::Batch {
            commands: vec![shift(2, 40.0), paint("t2", "red"), paint("t1", "red")],
            label: None,
        };
        history.execute(&mut plan, &sized).unwrap();
        let mut theirs = plan.clone();
        theirs.apply(&shift(2, 99.0)).unwrap();
        history.carry_over(&Difference::between(&plan, &theirs), &BTreeSet::new());
        history.undo(&mut theirs).unwrap();
        let is_red = |id: &str| {
            theirs
                .element(id)
                .is_some_and(|table| format!("{table:?}").contains("red"))
        };
        assert_eq!((is_red("t1"), is_red("t2")), (false, true));
    }

    fn paint(id: &str, color: &str) -> Command {
        let change = PropertyChange {
            id: ElementId::parse(id).unwrap(),
            set: BTreeMap::from([("color".to_owned(), color.into())]),
            keep_seats: Vec::new(),
        };
        Command::Properties { changes: vec![change] }
    }

    #[test]
    fn a_colour_stays_undoable_when_others_move_the_table() {
        let (mut plan, mut history) = (FloorPlan::empty(""), History::default());
        plan.apply(&add(1)).unwrap();
        history.execute(&mut plan, &paint("t1", "#123456")).unwrap();
        let mut theirs = plan.clone();
        theirs.apply(&shift(1, 99.0)).unwrap();
        assert_eq!(
            history.carry_over(&Difference::between(&plan, &theirs), &BTreeSet::new()),
            0
        );
        history.undo(&mut theirs).unwrap();
        let table = theirs.element("t1").unwrap();
        assert_eq!((table.x, table.color.as_deref()), (99.0, None));
        let mut painted = theirs.clone();
        painted.apply(&paint("t1", "#654321")).unwrap();
        history.carry_over(&Difference::between(&theirs, &painted), &BTreeSet::new());
        assert!(!history.can_redo());
    }

    #[test]
    fn a_refused_change_goes_and_a_refused_undo_can_be_made_again() {
        let (mut plan, mut history) = (FloorPlan::empty(""), History::default());
        history.execute(&mut plan, &add(1)).unwrap();
        history.execute(&mut plan, &shift(1, 10.0)).unwrap();
        let undone = history.undo(&mut plan).unwrap().unwrap().command;
        history.refuse(2, Way::Undo, &undone);
        assert_eq!((history.undo_ids(), history.redo_ids()), (vec![1, 2], vec![]));
        plan.apply(&shift(1, 10.0)).unwrap();
        history.undo(&mut plan).unwrap();
        assert_eq!(plan.element("t1").map(|table| table.x), Some(0.0));
        history.refuse(2, Way::Do, &undone);
        assert_eq!((history.undo_ids(), history.redo_ids()), (vec![1], vec![]));
    }

    #[test]
    fn what_can_be_redone_outlasts_them_too() {
        let (mut plan, mut history, _) = worked_on();
        history.undo(&mut plan).unwrap();
        let mut theirs = plan.clone();
        theirs.apply(&shift(2, 99.0)).unwrap();
        history.carry_over(&Difference::between(&plan, &theirs), &BTreeSet::new());
        history.redo(&mut theirs).unwrap();
        assert_eq!(theirs.element("t1").map(|table| table.x), Some(30.0));
    }
}
