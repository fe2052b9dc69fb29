//! Tests of what the holder of an invitation's link does, one file per route.

mod accept;
mod look_up;
