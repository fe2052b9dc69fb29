-- The guests whom an entry names, so that a renamed or erased guest is found by an index instead of a search through texts.
ALTER TABLE activities ADD COLUMN guest_name TEXT;
ALTER TABLE activities ADD COLUMN other_name TEXT;
UPDATE activities SET guest_name = details::json ->> 'name', other_name = details::json ->> 'other'
WHERE kind IN ('guest-added', 'guest-changed', 'guest-removed', 'guest-arrived', 'guest-seated', 'guest-moved', 'guest-unseated',
    'guests-merged', 'confirmation-sent', 'personal-data-exported', 'seats-swapped', 'guest-replaced');
CREATE INDEX activities_guest_name_idx ON activities (event_id, guest_name) WHERE guest_name IS NOT NULL;
CREATE INDEX activities_other_name_idx ON activities (event_id, other_name) WHERE other_name IS NOT NULL;
