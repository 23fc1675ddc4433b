-- What the operator allows single venues, other than all others.
create table venue_limit (
  venue_id uuid not null,
  working_keys integer,
  photos integer,
  reads_per_minute integer,
  writes_per_minute integer,
  primary key (venue_id)
);
comment on table venue_limit is 'Limits that the operator set for a venue; null, and no row, for those of all venues.';
comment on column venue_limit.working_keys is 'How many of its API keys may work at the same time.';
comment on column venue_limit.reads_per_minute is 'How many calls that only read each of its API keys may make in a minute.';
