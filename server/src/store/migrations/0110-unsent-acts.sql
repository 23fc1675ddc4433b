-- What shared devices have not sent yet, as they said last.

-- It answers more than before. The build installs its own after the migrations.
drop function if exists find_person(bytea, bytea, timestamptz);

alter table device add column unsent_acts integer not null default 0;
alter table device add column unsent_since timestamptz;
comment on column device.unsent_acts is 'How many acts the device had not sent when it last called.';
comment on column device.unsent_since is 'When the first of them was made; null for none.';
