-- The operator reads the organisations page by page, in the order of their names.
CREATE INDEX organisations_name_idx ON organisations (name, id);
