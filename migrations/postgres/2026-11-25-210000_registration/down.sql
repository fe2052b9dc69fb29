DROP INDEX waiting_list_position_idx;
ALTER TABLE parties DROP COLUMN field_values;
ALTER TABLE parties DROP COLUMN revision;
