DROP INDEX organisations_name_idx;
