//! What others changed, under the edits of this person that the server has not confirmed. The plan is always the server's
//! document with those edits on top, in the order in which the server applies them.

use std::collections::BTreeSet;

use domain::plan::{Command, CommandError, Difference, Element, ElementId, FloorPlan, Way};
use floorplan_geometry::index::PlanIndex;
use serde::{Deserialize, Serialize};

use super::Session;
use crate::views::Change;

/// An edit of this person.
#[derive(Clone, Debug, Deserialize)]
pub struct Edit {
    command: Command,
    /// The id of its step in the history.
    step: u32,
    way: Way,
}

/// A change that the server applied.
#[derive(Clone, Debug, Deserialize)]
pub struct Landed {
    commands: Vec<Command>,
    /// The steps of the commands, when this person made them.
    #[serde(default)]
    steps: Option<Vec<u32>>,
}

/// What the server applied since it was last asked, and what waits for it.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Rebase {
    /// In the order of the server.
    changes: Vec<Landed>,
    /// The edits that the server has not confirmed, without those that it refused.
    unsent: Vec<Edit>,
    /// The edits that the server refused.
    #[serde(default)]
    refused: Vec<Edit>,
}

/// The result of a rebase.
#[derive(Debug, Serialize)]
pub struct Rebased {
    /// What it changed, as if one command had done it.
    pub change: Change,
    /// How many steps can no longer be undone or redone.
    pub lost: usize,
    /// The unsent edits that no longer apply as they are.
    pub unfit: Vec<Unfit>,
}

/// An edit that no longer applies as it is.
#[derive(Debug, Serialize)]
pub struct Unfit {
    /// Its place among the unsent edits.
    pub index: usize,
    /// The part that was applied instead.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rest: Option<Command>,
    /// The elements that it changes and others removed, as they were. Empty when nothing is lost with it.
    pub missing: Vec<Element>,
    /// Why it was left out, unless elements are missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

impl Session {
    /// Notes that the server applied edits of this person on the document that it was last known to have.
    pub fn confirm(&mut self, commands: &[Command]) -> Result<(), CommandError> {
        let base = self.base.get_or_insert_with(|| self.plan.clone());
        apply_all(base, commands).map(drop)
    }

    /// Puts changes of others under the unsent edits. After an error, the plan is as it was.
    pub fn rebase(&mut self, rebase: &Rebase) -> Result<Rebased, CommandError> {
        let named = rebase.named();
        let before = self.plan.excerpt(&named);
        let Landing { theirs, renewed } = self.land(rebase)?;
        let lost = self.carry_over(&theirs, rebase);
        for (step, inverse) in &renewed {
            self.history.renew(*step, inverse);
        }
        let unfit = self.reapply(&before, &rebase.unsent);
        let difference = Difference::among(&before, &self.plan, &named);
        let change = self.follow(difference.applied(&before, &self.plan));
        Ok(Rebased { change, lost, unfit })
    }

    /// Applies the changes to the document of the server, and makes the plan equal to it.
    fn land(&mut self, rebase: &Rebase) -> Result<Landing, CommandError> {
        if !rebase.is_of_others_only() {
            self.keep_base();
        }
        let Some(base) = &mut self.base else {
            return land(&mut self.plan, &rebase.changes);
        };
        let landing = land(base, &rebase.changes)?;
        if rebase.is_of_others_only() {
            // The plan was equal to it, so that a large one need not be copied.
            land(&mut self.plan, &rebase.changes)?;
        } else {
            self.plan.clone_from(base);
        }
        Ok(landing)
    }

    /// Takes over the history of an earlier document of this plan, and makes its unsent edits again.
    pub fn take_over(&mut self, earlier: &Self, rebase: &Rebase) -> Rebased {
        self.history = earlier.history.clone();
        let known = earlier.base.as_ref().unwrap_or(&earlier.plan);
        let lost = self.carry_over(&Difference::between(known, &self.plan), rebase);
        self.base = Some(self.plan.clone());
        let unfit = self.reapply(&earlier.plan, &rebase.unsent);
        let difference = Difference::between(&earlier.plan, &self.plan);
        self.index = PlanIndex::from_plan(&self.plan);
        let change = Change::from(difference.applied(&earlier.plan, &self.plan));
        Rebased { change, lost, unfit }
    }

    /// Steps of edits that are made again are renewed instead.
    fn carry_over(&mut self, difference: &Difference, rebase: &Rebase) -> usize {
        for edit in rebase.refused.iter().rev() {
            self.history.refuse(edit.step, edit.way, &edit.command);
        }
        let own = rebase.changes.iter().filter_map(|change| change.steps.as_ref());
        let again = rebase.unsent.iter().map(|edit| edit.step);
        let except = own.flatten().copied().chain(again).collect();
        self.history.carry_over(difference, &except)
    }

    /// Makes the unsent edits again on the plan, which is the server's document. Missing elements are as they were `before`.
    fn reapply(&mut self, before: &FloorPlan, unsent: &[Edit]) -> Vec<Unfit> {
        let mut unfit = Vec::new();
        for (index, edit) in unsent.iter().enumerate() {
            let inverse = match self.plan.apply(&edit.command) {
                Ok(applied) => Some(applied.inverse),
                Err(error) => {
                    let (inverse, fitted) = fit(&mut self.plan, before, &edit.command, &error);
                    unfit.push(Unfit { index, ..fitted });
                    inverse
                }
            };
            match inverse {
                Some(inverse) => self.history.renew(edit.step, &inverse),
                None => self.history.forget(edit.step),
            }
        }
        unfit
    }
}

impl Rebase {
    /// Returns the elements that can be different afterwards.
    fn named(&self) -> BTreeSet<ElementId> {
        let edits = self.unsent.iter().chain(&self.refused).map(|edit| &edit.command);
        named(edits.chain(self.changes.iter().flat_map(|change| &change.commands)))
    }

    /// Returns whether this person has no edits that the server has not confirmed, before and after.
    fn is_of_others_only(&self) -> bool {
        let edits = self.unsent.len() + self.refused.len();
        edits == 0 && self.changes.iter().all(|change| change.steps.is_none())
    }
}

fn named<'c>(commands: impl IntoIterator<Item = &'c Command>) -> BTreeSet<ElementId> {
    let mut ids = BTreeSet::new();
    commands.into_iter().for_each(|command| command.collect_ids(&mut ids));
    ids
}

/// What changes of the server did to the document that it was last known to have.
struct Landing {
    /// What others changed.
    theirs: Difference,
    /// The steps of this person's changes, and what takes them back now.
    renewed: Vec<(u32, Command)>,
}

fn land(base: &mut FloorPlan, changes: &[Landed]) -> Result<Landing, CommandError> {
    let (mut theirs, mut renewed, mut inverses) = (Difference::default(), Vec::new(), Vec::new());
    for run in changes.chunk_by(|one, other| one.steps.is_none() && other.steps.is_none()) {
        let ids = named(run.iter().flat_map(|change| &change.commands));
        let before = base.excerpt(&ids);
        for change in run {
            match apply_all(base, &change.commands) {
                Ok(mut new) => {
                    let steps = change.steps.iter().flatten().copied();
                    renewed.extend(steps.zip(new.iter().cloned()));
                    inverses.append(&mut new);
                }
                Err(error) => {
                    take_back(base, &inverses);
                    return Err(error);
                }
            }
        }
        if run.iter().all(|change| change.steps.is_none()) {
            theirs.extend(Difference::among(&before, base, &ids));
        }
    }
    Ok(Landing { theirs, renewed })
}

/// Applies all commands or none, and returns what takes each one back.
fn apply_all(plan: &mut FloorPlan, commands: &[Command]) -> Result<Vec<Command>, CommandError> {
    let mut inverses = Vec::with_capacity(commands.len());
    for command in commands {
        match plan.apply(command) {
            Ok(applied) => inverses.push(applied.inverse),
            Err(error) => {
                take_back(plan, &inverses);
                return Err(error);
            }
        }
    }
    Ok(inverses)
}

fn take_back(plan: &mut FloorPlan, inverses: &[Command]) {
    for inverse in inverses.iter().rev() {
        // An inverse applies to the document that its command made.
        drop(plan.apply(inverse));
    }
}

/// Applies the part of a refused command that does not need what others removed or added.
fn fit(plan: &mut FloorPlan, before: &FloorPlan, command: &Command, error: &CommandError) -> (Option<Command>, Unfit) {
    let (mut edited, mut removed, mut added) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    command.for_each(&mut |single| {
        let named = match single {
            Command::Remove { .. } => &mut removed,
            Command::Add { .. } => &mut added,
            _ => &mut edited,
        };
        single.collect_ids(named);
    });
    let exists = |id: &&ElementId| plan.element(id.as_str()).is_some();
    let missing: BTreeSet<ElementId> = edited
        .iter()
        .filter(|id| !exists(id) && !added.contains(*id))
        .cloned()
        .collect();
    let gone = removed.iter().filter(|id| !exists(id) && !added.contains(*id)).cloned();
    let present = added.iter().filter(exists).cloned();
    let obstacles: BTreeSet<ElementId> = gone.chain(present).chain(missing.iter().cloned()).collect();
    let mut unfit = Unfit {
        index: 0,
        rest: None,
        missing: missing
            .iter()
            .filter_map(|id| before.element(id.as_str()))
            .cloned()
            .collect(),
        reason: None,
    };
    if obstacles.is_empty() {
        unfit.reason = Some(error.to_string());
        return (None, unfit);
    }
    let Some(rest) = Difference::of_elements(obstacles).rest(command) else {
        return (None, unfit);
    };
    match plan.apply(&rest) {
        Ok(applied) => {
            unfit.rest = Some(rest);
            (Some(applied.inverse), unfit)
        }
        Err(error) => {
            unfit.reason = Some(error.to_string());
            (None, unfit)
        }
    }
}
