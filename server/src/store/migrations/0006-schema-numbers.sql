alter table schema_migration add column hash text;
alter table schema_migration add column oldest_server integer;
comment on table schema_migration is 'The migrations that ran. The number of the newest is the number of the schema.';
comment on column schema_migration.hash is 'Of the text that ran. A migration that ran is never edited: a server whose file has another text refuses to start.';
comment on column schema_migration.oldest_server is 'The lowest schema number of a server that may run on the schema since this migration; null when that did not change.';
comment on table schema_function is 'The SQL functions that are installed: the hash of the file that made each one, and the release that it came with, for people to read.';
