-- Guessing: failed sign-ins are counted for all servers together, and links make a browser known.

create table sign_in_failure (
  venue_id uuid not null,
  slot integer not null,
  time_window integer not null,
  failures integer not null,
  failures_before integer not null,
  primary key (venue_id, slot)
);
comment on table sign_in_failure is 'Failed sign-ins by e-mail address, whether or not an account has it. Rows are of no venue.';
comment on column sign_in_failure.slot is '18 bits of a keyed hash of the address: the table has 262,144 rows at most. Addresses in one slot are counted together.';
comment on column sign_in_failure.time_window is 'The quarter of an hour that failures is of, counted from 1970; failures_before is of the one before.';
