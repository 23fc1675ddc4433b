-- A sign-in without the second factor does not begin a session once there is one. Wrong codes from known browsers are counted.

-- It takes more than before. The build installs its own after the migrations; servers of the previous release call it as before.
drop function if exists start_session(uuid, uuid, bytea, text, timestamptz, timestamptz);

alter table second_factor add column if not exists known_wrong_codes integer not null default 0;
comment on column second_factor.known_wrong_codes is 'Wrong codes from known browsers since the last right one.';
