//! Files made from an event: `/api/events/{eventId}/export-seating`.

pub mod seating_chart;
