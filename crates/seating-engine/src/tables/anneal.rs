//! Simulated annealing over exchanges, with a price for violations that rises while there are any.

use super::propose::Exchange;
use super::state::{State, Worth};
use crate::index::id;
use crate::meter::Meter;
use crate::prng::Prng;

/// Length and temperatures of one annealing, in units of the problem's own typical change of cost.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Schedule {
    pub(crate) steps: u64,
    pub(crate) hot: f64,
    pub(crate) cold: f64,
}

impl Schedule {
    /// Fits the temperatures to the length: few steps per atom leave no time to cool down from a high temperature.
    pub(crate) fn new(steps: u64, atoms: usize) -> Self {
        let each = float_of(steps) / f64::from(id(atoms)).max(1.0);
        let ease = libm::log10(each / 500.0).clamp(0.0, 1.0);
        Self {
            steps,
            hot: 0.15 + 0.15 * ease,
            cold: 0.02,
        }
    }
}

/// The best table plan of an annealing.
#[derive(Clone, Debug)]
pub(crate) struct Best {
    pub(crate) worth: Worth,
    pub(crate) table: Vec<u32>,
}

/// Steps between two changes of temperature and price.
const CHUNK: u64 = 256;

/// Prices of the hard parts of a [`Worth`].
struct Prices {
    hard: f64,
    least: f64,
    most: f64,
}

impl Prices {
    fn price(&self, worth: Worth) -> f64 {
        float(worth.soft) + self.hard * (f64::from(worth.hard) + 3.0 * f64::from(worth.bench))
    }

    /// Raises the price while rules are broken, lowers it while all are kept.
    fn adapt(&mut self, worth: Worth) {
        let factor = if worth.hard > 0 || worth.bench > 0 { 1.1 } else { 0.95 };
        self.hard = (self.hard * factor).clamp(self.least, self.most);
    }
}

/// Anneals from the current state and returns the best plan found, which may be the first one.
pub(crate) fn anneal(state: &mut State<'_>, prng: &mut Prng, meter: &mut Meter<'_>, schedule: Schedule) -> Best {
    let mut best = Best {
        worth: state.worth,
        table: state.table.clone(),
    };
    if state.atoms.movable.is_empty() || state.atoms.tables == 0 {
        meter.spend(schedule.steps);
        return best;
    }
    let scale = typical_change(state, prng);
    let mut prices = Prices {
        hard: 4.0 * scale,
        least: 3.0 * scale,
        most: 200.0 * scale,
    };
    let chunks = (schedule.steps / CHUNK).max(1);
    let cooling = libm::pow(schedule.cold / schedule.hot, 1.0 / float_of(chunks));
    let mut heat = schedule.hot * scale;
    let mut exchange = Exchange::default();
    for _ in 0..chunks {
        for _ in 0..CHUNK {
            if exchange.draw(state, prng) {
                step(state, prng, &exchange, heat, &prices);
                if state.worth < best.worth {
                    best.worth = state.worth;
                    best.table.clone_from(&state.table);
                }
            }
        }
        heat *= cooling;
        prices.adapt(state.worth);
        if !meter.spend(CHUNK) {
            break;
        }
    }
    best
}

fn step(state: &mut State<'_>, prng: &mut Prng, exchange: &Exchange, heat: f64, prices: &Prices) {
    let worth = state.evaluate(&exchange.out, &exchange.back, exchange.a, exchange.b);
    let change = prices.price(worth);
    let accepted = change <= 0.0 || (change < 16.0 * heat && prng.unit() < libm::exp(-change / heat));
    if accepted {
        state.apply(&exchange.out, &exchange.back, exchange.a, exchange.b, worth);
    }
}

/// Returns the mean size of the soft change of random candidates: the problem's own unit of cost.
fn typical_change(state: &mut State<'_>, prng: &mut Prng) -> f64 {
    let mut exchange = Exchange::default();
    let (mut sum, mut drawn) = (0, 0);
    for _ in 0..400 {
        if exchange.draw(state, prng) {
            sum += state
                .evaluate(&exchange.out, &exchange.back, exchange.a, exchange.b)
                .soft
                .abs();
            drawn += 1;
        }
    }
    (float(sum) / f64::from(drawn.max(1))).max(1.0)
}

#[expect(
    clippy::as_conversions,
    clippy::cast_precision_loss,
    reason = "costs stay far below 2^53"
)]
fn float(cost: i64) -> f64 {
    cost as f64
}

#[expect(
    clippy::as_conversions,
    clippy::cast_precision_loss,
    reason = "step counts stay far below 2^53"
)]
fn float_of(steps: u64) -> f64 {
    steps as f64
}
