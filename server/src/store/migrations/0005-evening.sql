-- What an evening needs beyond its bills: printers and the state of what they print, a log of changes that open screens
-- follow, photos, the requests of API keys, the webhook address of a key.

alter table venue_head add column last_change bigint not null default 0;
comment on table venue_head is 'The lock of a venue, the first that any transaction takes there, with its version and its counters. Whoever changes what servers keep in memory, takes a number, touches stock or logs a change locks this row; a change of what is kept in memory raises version.';

-- A venue's changes are numbered behind the lock of its head, so that a reader who goes by the number misses none.
create table venue_change (
  venue_id uuid not null,
  change bigint not null,
  at timestamptz not null,
  kind text not null check (kind in ('Bill', 'Ticket', 'Printer', 'Venue', 'Reservation')),
  -- The bill, ticket, printer or reservation; the venue itself for the others.
  subject_id uuid not null,
  detail json not null,
  -- What staff are to be told of by a chime and a badge; null for nothing.
  notice text,
  -- What a round has in common with one that was ordered twice by mistake; null for all else.
  fingerprint text,
  primary key (venue_id, change)
);
comment on table venue_change is 'What changed at a venue, in order: screens follow it. Forgotten after a day.';
create index venue_change_at on venue_change using brin (at);

-- Up to which change an account has seen the notices of a venue.
create table notices_seen (
  venue_id uuid not null,
  account_id uuid not null,
  change bigint not null,
  primary key (venue_id, account_id)
);

create table printer (
  venue_id uuid not null,
  printer_id uuid not null,
  position integer not null,
  definition jsonb not null,
  primary key (venue_id, printer_id)
);

-- How a printer is doing. Whoever prints on it holds its lane, so that one ticket at a time comes out of it.
create table printer_queue (
  venue_id uuid not null,
  printer_id uuid not null,
  lease_owner uuid,
  leased_until timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  failing_since timestamptz,
  trouble text,
  last_printed_at timestamptz,
  -- Whether it answers questions about its state; null as long as nobody knows.
  reports_status boolean,
  -- Raised when the owner changes or tests the printer: an attempt begun before then says nothing of it any more.
  fencing_token integer not null default 0,
  primary key (venue_id, printer_id)
) with (fillfactor = 50);

alter table kitchen_ticket
  add column printer_id uuid,
  add column state text not null default 'BoardOnly'
    check (state in ('BoardOnly', 'Waiting', 'Printing', 'Printed', 'Held')),
  add column queued_at timestamptz,
  add column prints integer not null default 0,
  add column may_be_printed boolean not null default false,
  add column attempt uuid,
  add column printed_at timestamptz;
comment on table kitchen_ticket is 'What a round, or a later change of it, sends to one printer or to the kitchen board, written in the transaction that placed it.';
comment on column kitchen_ticket.prints is 'How often it came out of a printer, as far as is known.';
comment on column kitchen_ticket.may_be_printed is 'An attempt ended without telling whether it came out.';
comment on column kitchen_ticket.attempt is 'The attempt under way, while it is Printing: the end of another one does not count.';
create index kitchen_ticket_unprinted on kitchen_ticket (venue_id, ticket_id)
  where state in ('Waiting', 'Printing', 'Held');
create index kitchen_ticket_due on kitchen_ticket (venue_id, printer_id, queued_at, ticket_id)
  where state in ('Waiting', 'Printing');

alter table api_key
  add column last_used_at timestamptz,
  add column webhook_url text,
  -- The signing secret, encrypted under SECRET_KEY; null without an address.
  add column webhook_secret bytea,
  add column webhook_set_at timestamptz;

create table key_request (
  venue_id uuid not null,
  key_id uuid not null,
  request_id uuid not null,
  at timestamptz not null,
  operation text not null,
  method text not null,
  path text not null,
  status integer not null,
  error_code text,
  duration_ms integer not null,
  trace_id text not null,
  primary key (venue_id, key_id, request_id)
);
comment on table key_request is 'The calls of API keys, by request_id in the order of time. Forgotten after a week.';
create index key_request_trace on key_request (venue_id, trace_id, request_id);
create index key_request_at on key_request using brin (at);

create table photo (
  venue_id uuid not null,
  photo_id uuid not null,
  created_at timestamptz not null,
  primary key (venue_id, photo_id)
);

create table photo_size (
  venue_id uuid not null,
  photo_id uuid not null,
  width integer not null,
  height integer not null,
  media_type text not null,
  content bytea not null,
  primary key (venue_id, photo_id, width)
);

-- Notes changes of a venue, in their order. Locks the venue's head, which has to be the first lock taken there.
-- p_changes: an array of { kind, subjectId, detail, notice }.
create function log_changes(p_venue uuid, p_changes json, p_now timestamptz) returns void
language plpgsql as $$
declare
  v_count integer := json_array_length(p_changes);
  v_last bigint;
begin
  if v_count = 0 then
    return;
  end if;
  update venue_head h set last_change = h.last_change + v_count where h.venue_id = p_venue
  returning h.last_change into v_last;
  insert into venue_change (venue_id, change, at, kind, subject_id, detail, notice)
  select p_venue, v_last - v_count + c.position, p_now, c.change ->> 'kind', (c.change ->> 'subjectId')::uuid,
         coalesce(c.change -> 'detail', '{}'), c.change ->> 'notice'
    from json_array_elements(p_changes) with ordinality as c (change, position);
end
$$;

-- Writes the tickets of a bill. p_tickets: an array of { id, roundId, printerId, content }.
create function insert_tickets(p_venue uuid, p_bill uuid, p_tickets json, p_now timestamptz) returns void
language sql as $$
  insert into kitchen_ticket (venue_id, ticket_id, bill_id, round_id, created_at, content, printer_id, state, queued_at)
  select p_venue, t.id, p_bill, t."roundId", p_now, t.content, t."printerId",
         case when t."printerId" is null then 'BoardOnly' else 'Waiting' end,
         case when t."printerId" is null then null else p_now end
    from json_to_recordset(p_tickets) as t (id uuid, "roundId" uuid, "printerId" uuid, content json)
$$;
