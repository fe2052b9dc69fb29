//! Laws that hold for every problem, tried on many small random ones: the scorers agree, changes are exact,
//! bounds are never above the truth, plans are sound.

mod bounds;
mod changes;
mod drafts;
mod naive;
mod runs;
mod scores;
