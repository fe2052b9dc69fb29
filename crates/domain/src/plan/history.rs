//! Undo and redo. A step is the command that undoes the last change; applying it yields the command that redoes it.

use std::collections::VecDeque;

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

    /// Keeps the steps that also apply to another document of this plan, and returns how many were dropped.
    ///
    /// A step is dropped when it touches what differs there, and with it every earlier step on the same things, which
    /// it builds on. So everything that a kept step touches is still as the step left it: the step still applies, and
    /// never changes other people's edits.
    pub fn carry_over(&mut self, difference: &Difference) -> usize {
        let before = self.undo.len() + self.redo.len();
        self.undo = kept(std::mem::take(&mut self.undo), difference).into();
        self.redo = kept(std::mem::take(&mut self.redo), difference);
        before - self.undo.len() - self.redo.len()
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

fn kept(steps: impl IntoIterator<Item = Step, IntoIter: DoubleEndedIterator>, difference: &Difference) -> Vec<Step> {
    let mut lost = difference.clone();
    let latest_first = steps.into_iter().rev();
    let mut kept: Vec<Step> = latest_first.filter(|step| !lost.takes(&step.command)).collect();
    kept.reverse();
    kept
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
    use super::*;
    use crate::plan::command::{Added, Place};
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
        history.carry_over(&Difference::between(&plan, &theirs));
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
        assert_eq!(history.carry_over(&Difference::between(&plan, &theirs)), 2);
        while history.undo(&mut theirs).unwrap().is_some() {}
        assert!(theirs.element("t1").is_none());
        assert_eq!(theirs.element("t2").map(|table| table.x), Some(99.0));
    }

    #[test]
    fn a_step_takes_along_the_earlier_ones_that_it_rests_on() {
        let (mut plan, mut history, _) = worked_on();
        let both = Command::Batch {
            commands: vec![shift(1, 40.0), shift(2, 40.0)],
            label: None,
        };
        history.execute(&mut plan, &both).unwrap();
        let mut theirs = plan.clone();
        theirs.apply(&shift(2, 99.0)).unwrap();
        assert_eq!(history.carry_over(&Difference::between(&plan, &theirs)), 6);
        assert!(!history.can_undo());
    }

    #[test]
    fn what_can_be_redone_outlasts_them_too() {
        let (mut plan, mut history, _) = worked_on();
        history.undo(&mut plan).unwrap();
        let mut theirs = plan.clone();
        theirs.apply(&shift(2, 99.0)).unwrap();
        history.carry_over(&Difference::between(&plan, &theirs));
        history.redo(&mut theirs).unwrap();
        assert_eq!(theirs.element("t1").map(|table| table.x), Some(30.0));
    }
}
