//! Searches seats for an event, with a limit to how many guests change theirs.

use super::left::second_to_others;
use super::{Event, Options, Purpose, Task, TaskError};
use crate::engine::{Budget, Config, Control, Engine, Outcome, Progress};

/// Prices of a move, tried in turn until few enough guests move.
const MOVE_PRICES: [u32; 3] = [1, 10, 100];

/// How to search.
#[derive(Clone, Copy, Debug, Default)]
pub struct Search {
    /// What may be done.
    pub options: Options,
    /// Maximum number of seated guests who may get another seat; unlimited when absent.
    pub max_moves: Option<usize>,
    /// Number of threads, at least one.
    pub threads: usize,
    /// Seed of all random choices.
    pub seed: u64,
}

/// The result of a search.
#[derive(Debug)]
pub struct Found<'a> {
    /// The problem, and the meaning of the numbers in the outcome.
    pub task: Task<'a>,
    /// The best seats.
    pub outcome: Outcome,
    /// Guests who have not said yes and whose seats others need, by their places in the event's list.
    pub(super) second: Vec<usize>,
}

impl Found<'_> {
    /// Returns how many guests who had a seat have another one or none.
    pub fn moved(&self, event: &Event<'_>) -> usize {
        let before = self.task.present(event);
        let pairs = before.iter().zip(&self.outcome.seat);
        pairs
            .filter(|(before, after)| before.is_some() && before != after)
            .count()
    }
}

/// Searches seats. `budget` returns the budget of each try, given its number (below [`Search::tries`]); `progress` is
/// called with each better plan. When even high prices move too many guests, seated guests keep their seats.
pub fn search<'a, 'b>(
    event: &Event<'a>,
    how: Search,
    budget: &mut dyn FnMut(&Task<'_>, usize) -> Budget<'b>,
    progress: &mut dyn FnMut(&Task<'_>, Progress<'_>) -> Control,
) -> Result<Found<'a>, TaskError> {
    let mut stopped = false;
    for (number, move_price) in MOVE_PRICES.into_iter().take(how.tries() - 1).enumerate() {
        let mut listening = |task: &Task<'_>, news: Progress<'_>| {
            let answer = progress(task, news);
            stopped |= answer == Control::Stop;
            answer
        };
        let purpose = Purpose::Search { move_price };
        let found = attempt(event, (how, how.options, purpose), number, budget, &mut listening)?;
        let fits = how.max_moves.is_none_or(|most| found.moved(event) <= most);
        if fits || stopped {
            return Ok(found);
        }
    }
    let stay = Options {
        move_seated: false,
        move_hand: false,
        ..how.options
    };
    let purpose = Purpose::Search { move_price: 1 };
    let options = if how.max_moves.is_some() { stay } else { how.options };
    attempt(event, (how, options, purpose), how.tries() - 1, budget, progress)
}

impl Search {
    /// Returns the maximum number of tries of a search.
    pub fn tries(self) -> usize {
        match self.max_moves {
            Some(0) | None => 1,
            Some(_) => 1 + MOVE_PRICES.len(),
        }
    }
}

fn attempt<'a, 'b>(
    event: &Event<'a>,
    (how, options, purpose): (Search, Options, Purpose),
    number: usize,
    budget: &mut dyn FnMut(&Task<'_>, usize) -> Budget<'b>,
    progress: &mut dyn FnMut(&Task<'_>, Progress<'_>) -> Control,
) -> Result<Found<'a>, TaskError> {
    let mut task = Task::build(event, options, purpose)?;
    let second = second_to_others(event, &task);
    if !second.is_empty() {
        task = Task::without(event, options, purpose, &second)?;
    }
    let config = Config {
        seed: how.seed,
        threads: how.threads.max(1),
    };
    let budget = budget(&task, number);
    let outcome = Engine::new(&task.problem, config).solve(budget, &mut |news| progress(&task, news));
    Ok(Found { task, outcome, second })
}
