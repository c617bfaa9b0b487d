-- Up to when the lines of the erasure ledger were judged for this database: a start reads those that came since. A restored database has the instant
-- of its own time, and so reads what came after that.

alter table auth.kept drop constraint kept_what_check;
alter table auth.kept add constraint kept_what_check check (what in ('backup', 'drill', 'root_rotation', 'ledger'));
