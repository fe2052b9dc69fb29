-- The columns of guests were written twice, in the table and in this view. `storage::guests::listed` takes its place.
DROP VIEW listed_guests;
