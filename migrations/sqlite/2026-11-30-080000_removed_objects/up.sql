-- What the removed objects of a change were called, as JSON by id: an edit of an object that is gone is refused by its name.
ALTER TABLE plan_commands ADD COLUMN removed TEXT;
