//! Tests of the routes about exports, one file per route.

mod seating_chart;
