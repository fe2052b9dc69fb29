-- The colour of an event as `#rrggbb`. Events without one have the default colour.
ALTER TABLE events ADD COLUMN accent TEXT;
