DROP INDEX activities_other_name_idx;
DROP INDEX activities_guest_name_idx;
ALTER TABLE activities DROP COLUMN other_name;
ALTER TABLE activities DROP COLUMN guest_name;
