-- Whether a record of a file is kept already is asked of keyed marks, not of every document of every import: each batch costs what it holds.
alter table app.import_batch add column kept_marks bytea[];
