-- What a guest wants to be called. The default fills the rows there are, and lets the release before this one add guests.
ALTER TABLE guests ADD COLUMN preferred_name TEXT NOT NULL DEFAULT '';
