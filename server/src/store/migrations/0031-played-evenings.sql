-- The evening that is played, or was played last, at a practice venue or a venue of the demo.
create table played_evening (
  venue_id uuid not null,
  evening_id uuid not null,
  plan json not null,
  key_id uuid,
  started_by text not null,
  started_at timestamptz not null,
  state text not null,
  ended_at timestamptz,
  minute integer not null,
  refused integer not null default 0,
  server_id uuid,
  leased_until timestamptz,
  primary key (venue_id)
);
comment on table played_evening is 'The played evening of a venue: what it is made of, and which server plays it.';
comment on column played_evening.key_id is 'The key that the guests order with; null when staff order for them.';
comment on column played_evening.minute is 'The next minute to play.';
comment on column played_evening.refused is 'How many calls of its guests and staff the service refused.';
-- Every server looks for the few evenings that are played.
create index played_evening_playing on played_evening (venue_id) where state = 'Playing';
