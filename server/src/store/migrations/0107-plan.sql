-- The plan of an area: where its tables are, and its walls.

alter table dining_table add column place json;
comment on column dining_table.place is 'On the plan of the area; null for a table that is not on it.';
alter table area add column walls json not null default '[]';
comment on column area.walls is 'Drawn on the plan of the area.';
