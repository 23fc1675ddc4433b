-- Reservations: those that callers take through the public API and those that staff write down.

create table reservation (
  venue_id uuid not null,
  reservation_id uuid not null,
  revision integer not null,
  starts_at timestamptz not null,
  requested_starts_at timestamptz not null,
  -- When time alone makes something else of it; null when it is over.
  runs_out_at timestamptz,
  is_pending boolean not null,
  is_taken_by_api boolean not null,
  phone text,
  code text not null,
  content json not null,
  primary key (venue_id, reservation_id),
  unique (venue_id, code)
) with (fillfactor = 80);
comment on column reservation.runs_out_at is 'When time alone makes something else of it; null when it is over. It is open as long as this is in the future.';
comment on column reservation.content is 'The whole reservation as the rules know it, but for its revision. The other columns are what it is found by, written from it on every save.';

-- The public list: what is open by its time, and all of it the latest first.
create index reservation_open on reservation (venue_id, starts_at, reservation_id)
  where is_taken_by_api and runs_out_at is not null;
create index reservation_listed on reservation (venue_id, starts_at desc, reservation_id desc) where is_taken_by_api;
-- The evening's list, and a guest who asks a second time.
create index reservation_evening on reservation (venue_id, starts_at);
create index reservation_phone on reservation (venue_id, phone) where is_taken_by_api and runs_out_at is not null;
create index reservation_pending on reservation (venue_id, starts_at, reservation_id) where is_pending;
-- What the sweep looks for at all venues: what has run out and was not noted yet.
create index reservation_running_out on reservation (runs_out_at) where runs_out_at is not null;

create table reservation_history (
  venue_id uuid not null,
  reservation_id uuid not null,
  entry integer not null,
  action text not null,
  at timestamptz not null,
  actor json not null,
  detail json not null,
  primary key (venue_id, reservation_id, entry)
);
comment on table reservation_history is 'Who did what to a reservation, and when.';

-- One row a reservation that staff wrote down: the Idempotency-Key that an account did it with.
create table reservation_taking (
  venue_id uuid not null,
  taken_by uuid not null,
  idempotency_key text not null,
  reservation_id uuid not null,
  primary key (venue_id, taken_by, idempotency_key)
);
comment on table reservation_taking is 'One row a reservation that staff wrote down: the Idempotency-Key that an account did it with.';
