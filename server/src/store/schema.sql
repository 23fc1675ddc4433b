-- The whole schema as the migrations leave it. Generated: do not edit; add a migration and run npm run generate.

create table account (
  venue_id uuid not null,
  account_id uuid not null,
  role text not null,
  name text not null,
  email text not null,
  password_hash text not null,
  PRIMARY KEY (venue_id, account_id),
  CHECK ((role = ANY (ARRAY['Owner'::text, 'Staff'::text])))
);
CREATE INDEX account_id ON account (account_id);

create table api_key (
  venue_id uuid not null,
  key_id uuid not null,
  name text not null,
  places_orders boolean not null,
  takes_reservations boolean not null,
  prefix text not null,
  key_hash bytea not null,
  created_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  last_used_at timestamp with time zone,
  -- Scheme and host of the address that events go to; all of it as long as it is not encrypted yet.
  webhook_url text,
  webhook_secret bytea,
  webhook_set_at timestamp with time zone,
  -- The whole address, encrypted: its path and its query may hold secrets.
  webhook_sealed_url bytea,
  PRIMARY KEY (venue_id, key_id)
);
CREATE INDEX api_key_id ON api_key (key_id);

create table area (
  venue_id uuid not null,
  area_id uuid not null,
  position integer not null,
  name text not null,
  PRIMARY KEY (venue_id, area_id)
);
CREATE INDEX area_id ON area (area_id);

create table bill (
  venue_id uuid not null,
  bill_id uuid not null,
  number integer not null,
  revision integer not null,
  state text not null,
  table_id uuid,
  is_placed_by_api boolean not null,
  is_hidden boolean not null,
  opened_at timestamp with time zone not null,
  -- The whole bill as the rules know it, but for number and revision. The other columns are what it is found by, written from it on every save.
  content json not null,
  UNIQUE (venue_id, number),
  PRIMARY KEY (venue_id, bill_id),
  CHECK ((state = ANY (ARRAY['Open'::text, 'Closed'::text, 'Cancelled'::text])))
) with (fillfactor=80);
CREATE INDEX bill_listed ON bill (venue_id, opened_at DESC, bill_id DESC) INCLUDE (number, state) WHERE (is_placed_by_api AND (NOT is_hidden));
CREATE INDEX bill_listed_closed ON bill (venue_id, opened_at DESC, bill_id DESC) INCLUDE (number) WHERE (is_placed_by_api AND (NOT is_hidden) AND (state <> 'Open'::text));
CREATE INDEX bill_open ON bill (venue_id, opened_at DESC, bill_id DESC) INCLUDE (number, is_placed_by_api, is_hidden) WHERE (state = 'Open'::text);
CREATE UNIQUE INDEX bill_open_at_table ON bill (venue_id, table_id) WHERE ((state = 'Open'::text) AND (table_id IS NOT NULL));

-- How many listed orders of a venue there are from one place of its list to the next.
create table bill_block (
  venue_id uuid not null,
  from_at timestamp with time zone not null,
  from_id uuid not null,
  open_count integer not null,
  closed_count integer not null,
  PRIMARY KEY (venue_id, from_at, from_id)
) with (fillfactor=80);

-- Who did what to a bill, and when; the rounds themselves stand on the bill.
create table bill_history (
  venue_id uuid not null,
  bill_id uuid not null,
  revision integer not null,
  action text not null,
  at timestamp with time zone not null,
  actor json not null,
  detail json not null,
  PRIMARY KEY (venue_id, bill_id, revision)
);

-- Up to which number the bills of a venue are counted in `bill_block`; none for a venue without a row.
create table bill_tally (
  venue_id uuid not null,
  counted_number integer not null,
  PRIMARY KEY (venue_id)
);

create table campaign (
  venue_id uuid not null,
  campaign_id uuid not null,
  position integer not null,
  definition jsonb not null,
  PRIMARY KEY (venue_id, campaign_id)
);
CREATE INDEX campaign_id ON campaign (campaign_id);

create table demo_venue (
  venue_id uuid not null,
  has_own_secrets boolean not null,
  PRIMARY KEY (venue_id)
);

create table dining_table (
  venue_id uuid not null,
  table_id uuid not null,
  area_id uuid not null,
  position integer not null,
  name text not null,
  code text not null,
  capacity integer,
  UNIQUE (venue_id, code) DEFERRABLE INITIALLY DEFERRED,
  PRIMARY KEY (venue_id, table_id)
);
CREATE INDEX dining_table_id ON dining_table (table_id);

create table email_directory (
  email text not null,
  venue_id uuid not null,
  account_id uuid not null,
  PRIMARY KEY (email)
);

-- The branches of a headquarter, filed under the headquarter.
create table headquarter_branch (
  venue_id uuid not null,
  branch_id uuid not null,
  PRIMARY KEY (venue_id, branch_id)
);

create table key_directory (
  key_hash bytea not null,
  venue_id uuid not null,
  key_id uuid not null,
  PRIMARY KEY (key_hash)
);

-- The calls of API keys, by request_id in the order of time. Forgotten after a week.
create table key_request (
  venue_id uuid not null,
  key_id uuid not null,
  request_id uuid not null,
  at timestamp with time zone not null,
  operation text not null,
  method text not null,
  path text not null,
  status integer not null,
  error_code text,
  duration_ms integer not null,
  trace_id text not null,
  PRIMARY KEY (venue_id, key_id, request_id)
);
CREATE INDEX key_request_at ON key_request USING brin (at);
CREATE INDEX key_request_trace ON key_request (venue_id, trace_id, request_id);

-- What a round, or a later change of it, sends to one printer or to the kitchen board, written in the transaction that placed it.
create table kitchen_ticket (
  venue_id uuid not null,
  ticket_id uuid not null,
  bill_id uuid not null,
  round_id uuid not null,
  created_at timestamp with time zone not null,
  content json not null,
  printer_id uuid,
  state text not null,
  queued_at timestamp with time zone,
  -- How often it came out of a printer, as far as is known.
  prints integer not null,
  -- An attempt ended without telling whether it came out.
  may_be_printed boolean not null,
  -- The attempt under way, while it is Printing: the end of another one does not count.
  attempt uuid,
  printed_at timestamp with time zone,
  PRIMARY KEY (venue_id, ticket_id),
  CHECK ((state = ANY (ARRAY['BoardOnly'::text, 'Waiting'::text, 'Printing'::text, 'Printed'::text, 'Held'::text])))
);
CREATE INDEX kitchen_ticket_bill ON kitchen_ticket (venue_id, bill_id);
CREATE INDEX kitchen_ticket_due ON kitchen_ticket (venue_id, printer_id, queued_at, ticket_id) WHERE (state = ANY (ARRAY['Waiting'::text, 'Printing'::text]));
CREATE INDEX kitchen_ticket_queued ON kitchen_ticket (queued_at) INCLUDE (venue_id, printer_id) WHERE (state = ANY (ARRAY['Waiting'::text, 'Printing'::text]));
CREATE INDEX kitchen_ticket_unprinted ON kitchen_ticket (venue_id, ticket_id) WHERE (state = ANY (ARRAY['Waiting'::text, 'Printing'::text, 'Held'::text]));

create table menu_category (
  venue_id uuid not null,
  category_id uuid not null,
  position integer not null,
  definition jsonb not null,
  PRIMARY KEY (venue_id, category_id)
);
CREATE INDEX menu_category_id ON menu_category (category_id);

create table notices_seen (
  venue_id uuid not null,
  account_id uuid not null,
  change bigint not null,
  PRIMARY KEY (venue_id, account_id)
);

-- The photos of a venue. One that was unused for long goes when the next one is added.
create table photo (
  venue_id uuid not null,
  photo_id uuid not null,
  created_at timestamp with time zone not null,
  -- When it was first seen that nothing refers to it; null while something does.
  unused_since timestamp with time zone,
  PRIMARY KEY (venue_id, photo_id)
);

-- The pixels of a photo at each width that it is kept at.
create table photo_size (
  venue_id uuid not null,
  photo_id uuid not null,
  width integer not null,
  height integer not null,
  media_type text not null,
  content bytea not null,
  PRIMARY KEY (venue_id, photo_id, width)
);

-- One row a round: the Idempotency-Key that an API key or an account placed it with.
create table placement (
  venue_id uuid not null,
  placed_by uuid not null,
  idempotency_key text not null,
  bill_id uuid not null,
  round_id uuid not null,
  line_ids uuid[] not null,
  recorded_at timestamp with time zone not null,
  PRIMARY KEY (venue_id, placed_by, idempotency_key)
);

create table printer (
  venue_id uuid not null,
  printer_id uuid not null,
  position integer not null,
  definition jsonb not null,
  PRIMARY KEY (venue_id, printer_id)
);
CREATE INDEX printer_id ON printer (printer_id);

create table printer_queue (
  venue_id uuid not null,
  printer_id uuid not null,
  lease_owner uuid,
  leased_until timestamp with time zone,
  attempts integer not null,
  next_attempt_at timestamp with time zone,
  failing_since timestamp with time zone,
  trouble text,
  last_printed_at timestamp with time zone,
  reports_status boolean,
  fencing_token integer not null,
  PRIMARY KEY (venue_id, printer_id)
) with (fillfactor=50);
CREATE INDEX printer_queue_next ON printer_queue (next_attempt_at) WHERE (next_attempt_at IS NOT NULL);

create table product (
  venue_id uuid not null,
  product_id uuid not null,
  category_id uuid not null,
  position integer not null,
  -- Names, portions, extras, groups, ingredients, flags: edited and read as one.
  definition jsonb not null,
  PRIMARY KEY (venue_id, product_id)
);
CREATE INDEX product_id ON product (product_id);

create table product_stock (
  venue_id uuid not null,
  product_id uuid not null,
  -- Units left; null when the stock is not tracked.
  quantity integer,
  low_threshold integer not null,
  is_sold_out boolean not null,
  PRIMARY KEY (venue_id, product_id),
  CHECK ((quantity >= 0))
) with (fillfactor=70);

create table reservation (
  venue_id uuid not null,
  reservation_id uuid not null,
  revision integer not null,
  starts_at timestamp with time zone not null,
  requested_starts_at timestamp with time zone not null,
  -- When time alone makes something else of it; null when it is over. It is open as long as this is in the future.
  runs_out_at timestamp with time zone,
  is_pending boolean not null,
  is_taken_by_api boolean not null,
  phone text,
  -- Of a reservation that is not encrypted yet; else null.
  code text,
  -- The whole reservation as the rules know it, but for its revision. The other columns are what it is found by, written from it on every save.
  content json not null,
  -- What a reservation is found by: a keyed hash of its code, of this venue alone. The code itself is in content, encrypted.
  code_hash bytea,
  UNIQUE (venue_id, code),
  PRIMARY KEY (venue_id, reservation_id)
) with (fillfactor=80);
CREATE UNIQUE INDEX reservation_code_hash ON reservation (venue_id, code_hash);
CREATE INDEX reservation_evening ON reservation (venue_id, starts_at);
CREATE INDEX reservation_listed ON reservation (venue_id, starts_at DESC, reservation_id DESC) WHERE is_taken_by_api;
CREATE INDEX reservation_open ON reservation (venue_id, starts_at, reservation_id) WHERE (is_taken_by_api AND (runs_out_at IS NOT NULL));
CREATE INDEX reservation_pending ON reservation (venue_id, starts_at, reservation_id) WHERE is_pending;
CREATE INDEX reservation_phone ON reservation (venue_id, phone) WHERE (is_taken_by_api AND (runs_out_at IS NOT NULL));
CREATE INDEX reservation_running_out ON reservation (runs_out_at) WHERE (runs_out_at IS NOT NULL);

-- Who did what to a reservation, and when.
create table reservation_history (
  venue_id uuid not null,
  reservation_id uuid not null,
  entry integer not null,
  action text not null,
  at timestamp with time zone not null,
  actor json not null,
  detail json not null,
  PRIMARY KEY (venue_id, reservation_id, entry)
);

-- One row a reservation that staff wrote down: the Idempotency-Key that an account did it with.
create table reservation_taking (
  venue_id uuid not null,
  taken_by uuid not null,
  idempotency_key text not null,
  reservation_id uuid not null,
  PRIMARY KEY (venue_id, taken_by, idempotency_key)
);

create table schema_migration (
  name text not null,
  PRIMARY KEY (name)
);

create table secret_key_check (
  name text not null,
  sealed bytea not null,
  PRIMARY KEY (name)
);

create table session_directory (
  token_hash bytea not null,
  venue_id uuid not null,
  account_id uuid not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (token_hash)
);
CREATE INDEX session_directory_account ON session_directory (venue_id, account_id);

create table username_directory (
  username text not null,
  venue_id uuid not null,
  PRIMARY KEY (username)
);

create table venue (
  venue_id uuid not null,
  type text not null,
  parent_venue_id uuid,
  name text not null,
  username text,
  is_active boolean not null,
  closed_at timestamp with time zone,
  subscription_is_active boolean not null,
  subscription_ends_at timestamp with time zone,
  rush_until timestamp with time zone,
  rush_reason text,
  -- Address, clock, languages, hours, fee and settings: all that is only ever read whole.
  profile jsonb not null,
  PRIMARY KEY (venue_id),
  CHECK ((type = ANY (ARRAY['Independent'::text, 'Headquarter'::text, 'Branch'::text])))
);
CREATE INDEX venue_name ON venue (name);

-- What changed at a venue, in order: screens follow it. Forgotten after a day.
create table venue_change (
  venue_id uuid not null,
  change bigint not null,
  at timestamp with time zone not null,
  kind text not null,
  subject_id uuid not null,
  detail json not null,
  notice text,
  fingerprint text,
  PRIMARY KEY (venue_id, change),
  CHECK ((kind = ANY (ARRAY['Bill'::text, 'Ticket'::text, 'Printer'::text, 'Venue'::text, 'Reservation'::text])))
);
CREATE INDEX venue_change_at ON venue_change USING brin (at);

-- The lock of a venue, the first that any transaction takes there, with its version and its counters. Whoever changes what servers keep in memory, takes a number, touches stock or logs a change locks this row; a change of what is kept in memory raises version.
create table venue_head (
  venue_id uuid not null,
  version bigint not null,
  last_order_number integer not null,
  last_change bigint not null,
  PRIMARY KEY (venue_id)
) with (fillfactor=50);

-- Each attempt to deliver an event. Forgotten with it.
create table webhook_attempt (
  venue_id uuid not null,
  key_id uuid not null,
  event_id text not null,
  attempt integer not null,
  at timestamp with time zone not null,
  status_code integer,
  error text,
  duration_ms integer not null,
  PRIMARY KEY (venue_id, key_id, event_id, attempt)
);

-- The events of an API key, by the day they were first sent. Forgotten after 30 days.
create table webhook_delivery (
  venue_id uuid not null,
  key_id uuid not null,
  event_id text not null,
  type text not null,
  subject_venue_id uuid,
  subject_id uuid,
  state text not null,
  begun_at timestamp with time zone not null,
  last_attempt_at timestamp with time zone not null,
  next_attempt_at timestamp with time zone,
  attempts integer not null,
  redeliver_at timestamp with time zone,
  PRIMARY KEY (venue_id, key_id, event_id),
  CHECK ((state = ANY (ARRAY['Waiting'::text, 'Delivered'::text, 'Failed'::text, 'Superseded'::text])))
) with (fillfactor=80);
CREATE INDEX webhook_delivery_at ON webhook_delivery USING brin (last_attempt_at);
CREATE INDEX webhook_delivery_listed ON webhook_delivery (venue_id, key_id, begun_at DESC, event_id DESC);
CREATE INDEX webhook_delivery_redeliver ON webhook_delivery (redeliver_at) INCLUDE (venue_id, key_id) WHERE (redeliver_at IS NOT NULL);
CREATE INDEX webhook_delivery_subject ON webhook_delivery (venue_id, key_id, subject_id) WHERE (state = 'Waiting'::text);

-- How the endpoint of an API key is doing, and who sends to it now.
create table webhook_endpoint_queue (
  venue_id uuid not null,
  key_id uuid not null,
  lease_owner uuid,
  leased_until timestamp with time zone,
  -- Raised when what was learned of the endpoint counts no more; what began before teaches nothing.
  fencing_token integer not null,
  -- Failed attempts since the last that succeeded.
  failures integer not null,
  failing_since timestamp with time zone,
  -- When an endpoint that fails is probed again; null while it does not.
  next_attempt_at timestamp with time zone,
  -- Until when the endpoint asked to be left alone: not even news is sent.
  quiet_until timestamp with time zone,
  last_success_at timestamp with time zone,
  last_failure_at timestamp with time zone,
  last_error text,
  PRIMARY KEY (venue_id, key_id)
) with (fillfactor=50);
CREATE INDEX webhook_endpoint_queue_probe ON webhook_endpoint_queue (next_attempt_at) WHERE (next_attempt_at IS NOT NULL);

-- An order or a reservation that an API key is told of: written by the transaction that places or books it.
create table webhook_tracking (
  venue_id uuid not null,
  subject_id uuid not null,
  key_id uuid not null,
  key_venue_id uuid not null,
  kind text not null,
  tracked_until timestamp with time zone not null,
  -- Counts the changes that the key is told of; a change is delivered when delivered_number has reached it.
  change_number integer not null,
  delivered_number integer not null,
  changed_at timestamp with time zone not null,
  -- When to send next; -infinity for at once, whatever the clocks of servers say. Null when nothing waits, or waits for the endpoint.
  due_at timestamp with time zone,
  attempts integer not null,
  -- The createdAt of the last delivery that was prepared: the next one is later, whatever the clocks of servers say.
  prepared_at timestamp with time zone,
  -- Nothing is sent while the key has no address, or not the permission, or works no more.
  is_parked boolean not null,
  PRIMARY KEY (venue_id, subject_id, key_id),
  CHECK ((kind = ANY (ARRAY['Order'::text, 'Reservation'::text])))
) with (fillfactor=70);
CREATE INDEX webhook_tracking_due ON webhook_tracking (due_at) INCLUDE (key_venue_id, key_id, venue_id, tracked_until) WHERE (due_at IS NOT NULL);
CREATE INDEX webhook_tracking_over ON webhook_tracking (tracked_until);
CREATE INDEX webhook_tracking_waiting ON webhook_tracking (venue_id, key_id, changed_at) WHERE ((change_number > delivered_number) AND (NOT is_parked));

CREATE OR REPLACE FUNCTION public.count_all_bills(p_venue uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  v_until integer;
begin
  select max(b.number) into v_until from bill b where b.venue_id = p_venue;
  delete from bill_block k where k.venue_id = p_venue;
  insert into bill_block (venue_id, from_at, from_id, open_count, closed_count)
  select p_venue,
         case when c.part = 0 then '-infinity' else min(c.opened_at) end,
         case when c.part = 0 then '00000000-0000-0000-0000-000000000000'
              else (max(c.bill_id::text) filter (where c.place % 3000 = 1))::uuid end,
         count(*) filter (where c.state = 'Open'), count(*) filter (where c.state <> 'Open')
    from (
      select l.*, (l.place - 1) / 3000 as part
        from (
          select b.opened_at, b.bill_id, b.state, row_number() over (order by b.opened_at, b.bill_id) as place
            from bill b
           where b.venue_id = p_venue and b.is_placed_by_api and not b.is_hidden) as l) as c
   group by c.part;
  insert into bill_tally (venue_id, counted_number) values (p_venue, v_until)
  on conflict (venue_id) do update set counted_number = excluded.counted_number;
end
$function$;

CREATE OR REPLACE FUNCTION public.count_listed_bills(p_venue uuid, p_most integer)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
declare
  v_counted integer;
  v_until integer;
begin
  perform from venue_head h where h.venue_id = p_venue for no key update;
  select t.counted_number into v_counted from bill_tally t where t.venue_id = p_venue;
  v_counted := coalesce(v_counted, 0);
  if exists (
    select from bill b where b.venue_id = p_venue and b.number > v_counted order by b.number offset 50000 limit 1
  ) then
    perform count_all_bills(p_venue);
    return false;
  end if;
  select max(n.number) into v_until
    from (select b.number from bill b
           where b.venue_id = p_venue and b.number > v_counted order by b.number limit p_most) as n;
  if v_until is null then
    return false;
  end if;
  insert into bill_block (venue_id, from_at, from_id, open_count, closed_count)
  values (p_venue, '-infinity', '00000000-0000-0000-0000-000000000000', 0, 0)
  on conflict do nothing;
  update bill_block k
     set open_count = k.open_count + a.open_count, closed_count = k.closed_count + a.closed_count
    from (
      select p.from_at, p.from_id, count(*) filter (where b.state = 'Open') as open_count,
             count(*) filter (where b.state <> 'Open') as closed_count
        from bill b
       cross join lateral (
         select i.from_at, i.from_id from bill_block i
          where i.venue_id = p_venue and (i.from_at, i.from_id) <= (b.opened_at, b.bill_id)
          order by i.from_at desc, i.from_id desc limit 1) as p
       where b.venue_id = p_venue and b.number > v_counted and b.number <= v_until
         and b.is_placed_by_api and not b.is_hidden
       group by p.from_at, p.from_id) as a
   where k.venue_id = p_venue and k.from_at = a.from_at and k.from_id = a.from_id;
  insert into bill_tally (venue_id, counted_number) values (p_venue, v_until)
  on conflict (venue_id) do update set counted_number = excluded.counted_number;
  perform split_bill_blocks(p_venue, v_until);
  return exists (select from bill b where b.venue_id = p_venue and b.number > v_until);
end
$function$;

CREATE OR REPLACE FUNCTION public.insert_tickets(p_venue uuid, p_bill uuid, p_tickets json, p_now timestamp with time zone)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into kitchen_ticket (venue_id, ticket_id, bill_id, round_id, created_at, content, printer_id, state, queued_at)
  select p_venue, t.id, p_bill, t."roundId", p_now, t.content, t."printerId",
         case when t."printerId" is null then 'BoardOnly' else 'Waiting' end,
         case when t."printerId" is null then null else p_now end
    from json_to_recordset(p_tickets) as t (id uuid, "roundId" uuid, "printerId" uuid, content json)
$function$;

CREATE OR REPLACE FUNCTION public.insert_tracking(p_venue uuid, p_subject uuid, p_key uuid, p_key_venue uuid, p_kind text, p_tracked_until timestamp with time zone, p_is_parked boolean, p_now timestamp with time zone)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into webhook_tracking as w (venue_id, subject_id, key_id, key_venue_id, kind, tracked_until, change_number,
                                  changed_at, due_at, is_parked)
  values (p_venue, p_subject, p_key, p_key_venue, p_kind, p_tracked_until, 1,
          p_now, case when p_is_parked then null else '-infinity'::timestamptz end, p_is_parked)
  on conflict (venue_id, subject_id, key_id) do update
     set tracked_until = greatest(w.tracked_until, excluded.tracked_until), is_parked = excluded.is_parked,
         change_number = w.change_number + (w.tracked_until <= p_now)::integer, changed_at = p_now, attempts = 0,
         due_at = excluded.due_at
$function$;

CREATE OR REPLACE FUNCTION public.log_changes(p_venue uuid, p_changes json, p_now timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.mark_tracking(p_venue uuid, p_subject uuid, p_tracked_until timestamp with time zone, p_now timestamp with time zone)
 RETURNS void
 LANGUAGE sql
AS $function$
  update webhook_tracking w
     set change_number = w.change_number + 1, changed_at = p_now, attempts = 0,
         due_at = case when w.is_parked then null else '-infinity'::timestamptz end,
         tracked_until = coalesce(p_tracked_until, w.tracked_until)
   where w.venue_id = p_venue and w.subject_id = p_subject and w.tracked_until > p_now
$function$;

CREATE OR REPLACE FUNCTION public.move_stock(p_venue uuid, p_products uuid[], p_deltas integer[])
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
declare
  v_turned boolean;
begin
  with moved as (
    update product_stock s
       set quantity = s.quantity + d.delta
      from unnest(p_products, p_deltas) as d (product_id, delta)
     where s.venue_id = p_venue and s.product_id = d.product_id and s.quantity is not null
    returning s.quantity as after, s.quantity - d.delta as before, s.low_threshold as low
  )
  select bool_or(
           (before = 0) <> (after = 0) or (before <= low) <> (after <= low)
         )
    into v_turned
    from moved;
  return coalesce(v_turned, false);
exception
  when check_violation then
    raise exception 'not enough in stock' using errcode = 'SF001';
end
$function$;

CREATE OR REPLACE FUNCTION public.place_round(p_venue uuid, p_version bigint, p_key_venue uuid, p_key_version bigint, p_placed_by uuid, p_idempotency_key text, p_bill uuid, p_revision integer, p_table uuid, p_is_placed_by_api boolean, p_opened_at timestamp with time zone, p_content json, p_round uuid, p_lines uuid[], p_stock_products uuid[], p_stock_deltas integer[], p_ticket json, p_now timestamp with time zone)
 RETURNS TABLE(outcome text, number integer, revision integer, content json, line_ids uuid[])
 LANGUAGE plpgsql
AS $function$
declare
  v_bill uuid;
  v_lines uuid[];
  v_version bigint;
  v_number integer;
  v_turned boolean := false;
begin
  if not pg_try_advisory_xact_lock(
    hashtextextended(p_venue::text || p_placed_by::text || p_idempotency_key, 0)
  ) then
    return query select 'InProgress', null::integer, null::integer, null::json, null::uuid[];
    return;
  end if;

  select p.bill_id, p.line_ids into v_bill, v_lines
    from placement p
   where p.venue_id = p_venue and p.placed_by = p_placed_by and p.idempotency_key = p_idempotency_key;
  if found then
    return query select 'Replayed', b.number, b.revision, b.content, v_lines
      from bill b where b.venue_id = p_venue and b.bill_id = v_bill;
    return;
  end if;

  select h.version, h.last_order_number into v_version, v_number
    from venue_head h where h.venue_id = p_venue for no key update;
  if v_version is distinct from p_version then
    return query select 'Stale', null::integer, null::integer, null::json, null::uuid[];
    return;
  end if;
  if p_key_venue <> p_venue then
    select h.version into v_version from venue_head h where h.venue_id = p_key_venue;
    if v_version is distinct from p_key_version then
      return query select 'Stale', null::integer, null::integer, null::json, null::uuid[];
      return;
    end if;
  end if;

  if p_revision > 0 then
    update bill b
       set content = p_content, revision = b.revision + 1,
           is_placed_by_api = p_is_placed_by_api
     where b.venue_id = p_venue and b.bill_id = p_bill and b.revision = p_revision and b.state = 'Open'
    returning b.number into v_number;
    if not found then
      return query select 'BillMoved', b.number, b.revision, b.content, null::uuid[]
        from (select 1) as one
        left join bill b on b.venue_id = p_venue and b.state = 'Open'
         and case when p_table is null then b.bill_id = p_bill else b.table_id = p_table end;
      return;
    end if;
  elsif p_table is not null and exists (
    select from bill b where b.venue_id = p_venue and b.table_id = p_table and b.state = 'Open'
  ) then
    return query select 'BillMoved', b.number, b.revision, b.content, null::uuid[]
      from bill b where b.venue_id = p_venue and b.table_id = p_table and b.state = 'Open';
    return;
  end if;

  if cardinality(p_stock_products) > 0 then
    v_turned := move_stock(p_venue, p_stock_products, p_stock_deltas);
  end if;

  if p_revision = 0 then
    v_number := v_number + 1;
    insert into bill (venue_id, bill_id, number, revision, state, table_id, is_placed_by_api, is_hidden, opened_at, content)
    values (p_venue, p_bill, v_number, 1, 'Open', p_table, p_is_placed_by_api, false, p_opened_at, p_content);
  end if;
  insert into placement (venue_id, placed_by, idempotency_key, bill_id, round_id, line_ids, recorded_at)
  values (p_venue, p_placed_by, p_idempotency_key, p_bill, p_round, p_lines, p_now);
  insert into kitchen_ticket (venue_id, ticket_id, bill_id, round_id, created_at, content)
  values (p_venue, p_round, p_bill, p_round, p_now, p_ticket);
  if p_revision = 0 or v_turned then
    update venue_head h
       set last_order_number = case when p_revision = 0 then v_number else h.last_order_number end,
           version = h.version + case when v_turned then 1 else 0 end
     where h.venue_id = p_venue;
  end if;
  return query select 'Placed', v_number, p_revision + 1, null::json, null::uuid[];
end
$function$;

CREATE OR REPLACE FUNCTION public.place_round_2(p_venue uuid, p_version bigint, p_key_venue uuid, p_key_version bigint, p_placed_by uuid, p_idempotency_key text, p_bill uuid, p_revision integer, p_table uuid, p_is_placed_by_api boolean, p_opened_at timestamp with time zone, p_content json, p_round uuid, p_lines uuid[], p_stock_products uuid[], p_stock_deltas integer[], p_tickets uuid[], p_printers uuid[], p_contents text[], p_detail json, p_notice text, p_now timestamp with time zone)
 RETURNS TABLE(outcome text, number integer, revision integer, content json, line_ids uuid[])
 LANGUAGE plpgsql
AS $function$
declare
  v_bill uuid;
  v_lines uuid[];
  v_version bigint;
  v_number integer;
  v_turned boolean := false;
  v_first_change bigint;
  v_fingerprint text := p_detail ->> 'fingerprint';
  v_likely_duplicate uuid;
begin
  if not pg_try_advisory_xact_lock(
    hashtextextended(p_venue::text || p_placed_by::text || p_idempotency_key, 0)
  ) then
    return query select 'InProgress', null::integer, null::integer, null::json, null::uuid[];
    return;
  end if;

  select p.bill_id, p.line_ids into v_bill, v_lines
    from placement p
   where p.venue_id = p_venue and p.placed_by = p_placed_by and p.idempotency_key = p_idempotency_key;
  if found then
    return query select 'Replayed', b.number, b.revision, b.content, v_lines
      from bill b where b.venue_id = p_venue and b.bill_id = v_bill;
    return;
  end if;

  select h.version, h.last_order_number into v_version, v_number
    from venue_head h where h.venue_id = p_venue for no key update;
  if v_version is distinct from p_version then
    return query select 'Stale', null::integer, null::integer, null::json, null::uuid[];
    return;
  end if;
  if p_key_venue <> p_venue then
    select h.version into v_version from venue_head h where h.venue_id = p_key_venue;
    if v_version is distinct from p_key_version then
      return query select 'Stale', null::integer, null::integer, null::json, null::uuid[];
      return;
    end if;
  end if;

  if p_revision > 0 then
    update bill b
       set content = p_content, revision = b.revision + 1,
           is_placed_by_api = p_is_placed_by_api
     where b.venue_id = p_venue and b.bill_id = p_bill and b.revision = p_revision and b.state = 'Open'
    returning b.number into v_number;
    if not found then
      return query select 'BillMoved', b.number, b.revision, b.content, null::uuid[]
        from (select 1) as one
        left join bill b on b.venue_id = p_venue and b.state = 'Open'
         and case when p_table is null then b.bill_id = p_bill else b.table_id = p_table end;
      return;
    end if;
  elsif p_table is not null and exists (
    select from bill b where b.venue_id = p_venue and b.table_id = p_table and b.state = 'Open'
  ) then
    return query select 'BillMoved', b.number, b.revision, b.content, null::uuid[]
      from bill b where b.venue_id = p_venue and b.table_id = p_table and b.state = 'Open';
    return;
  end if;

  if cardinality(p_stock_products) > 0 then
    v_turned := move_stock(p_venue, p_stock_products, p_stock_deltas);
  end if;

  if p_revision = 0 then
    v_number := v_number + 1;
    insert into bill (venue_id, bill_id, number, revision, state, table_id, is_placed_by_api, is_hidden, opened_at, content)
    values (p_venue, p_bill, v_number, 1, 'Open', p_table, p_is_placed_by_api, false, p_opened_at, p_content);
  end if;
  insert into placement (venue_id, placed_by, idempotency_key, bill_id, round_id, line_ids, recorded_at)
  values (p_venue, p_placed_by, p_idempotency_key, p_bill, p_round, p_lines, p_now);
  insert into kitchen_ticket (venue_id, ticket_id, bill_id, round_id, created_at, content, printer_id, state, queued_at)
  select p_venue, t.id, p_bill, p_round, p_now, t.content::json, t.printer,
         case when t.printer is null then 'BoardOnly' else 'Waiting' end,
         case when t.printer is null then null else p_now end
    from unnest(p_tickets, p_printers, p_contents) as t (id, printer, content);
  update venue_head h
     set last_order_number = case when p_revision = 0 then v_number else h.last_order_number end,
         version = h.version + v_turned::integer,
         last_change = h.last_change + 1 + cardinality(p_tickets) + v_turned::integer
   where h.venue_id = p_venue
  returning h.last_change - cardinality(p_tickets) - v_turned::integer into v_first_change;
  if v_fingerprint is not null then
    select c.subject_id into v_likely_duplicate
      from venue_change c
     where c.venue_id = p_venue and c.change between v_first_change - 16 and v_first_change - 1
       and c.fingerprint = v_fingerprint and c.at > p_now - interval '1 minute'
     order by c.change desc limit 1;
    if found then
      p_detail := (p_detail::jsonb || jsonb_build_object('likelyDuplicateBillId', v_likely_duplicate))::json;
    end if;
  end if;
  insert into venue_change (venue_id, change, at, kind, subject_id, detail, notice, fingerprint)
  select p_venue, v_first_change, p_now, 'Bill', p_bill, p_detail, p_notice, v_fingerprint
  union all
  select p_venue, v_first_change + t.position, p_now, 'Ticket', t.id, '{"action":"Written"}', null, null
    from unnest(p_tickets) with ordinality as t (id, position)
  union all
  select p_venue, v_first_change + cardinality(p_tickets) + 1, p_now, 'Venue', p_venue, '{"part":"Stock"}', null, null
   where v_turned;
  return query select 'Placed', v_number, p_revision + 1, null::json, null::uuid[];
end
$function$;

CREATE OR REPLACE FUNCTION public.prepare_event(p_venue uuid, p_subject uuid, p_key uuid, p_is_again boolean, p_now timestamp with time zone)
 RETURNS TABLE(kind text, change_number integer, created_at timestamp with time zone, tracked_until timestamp with time zone, attempts integer, number integer, revision integer, content json, username text)
 LANGUAGE plpgsql
AS $function$
declare
  v_tracking webhook_tracking%rowtype;
begin
  select * into v_tracking from webhook_tracking w
   where w.venue_id = p_venue and w.subject_id = p_subject and w.key_id = p_key for update;
  if not found or not p_is_again and (
    v_tracking.is_parked or v_tracking.change_number <= v_tracking.delivered_number or v_tracking.tracked_until <= p_now
  ) then
    return;
  end if;
  v_tracking.prepared_at := greatest(p_now, v_tracking.prepared_at + interval '1 millisecond');
  update webhook_tracking w set prepared_at = v_tracking.prepared_at
   where w.venue_id = p_venue and w.subject_id = p_subject and w.key_id = p_key;
  if v_tracking.kind = 'Order' then
    return query select v_tracking.kind, v_tracking.change_number, v_tracking.prepared_at, v_tracking.tracked_until, v_tracking.attempts,
                        b.number, b.revision, b.content, null::text
      from bill b where b.venue_id = p_venue and b.bill_id = p_subject;
  else
    return query select v_tracking.kind, v_tracking.change_number, v_tracking.prepared_at, v_tracking.tracked_until, v_tracking.attempts,
                        null::integer, r.revision, r.content, v.username
      from reservation r join venue v on v.venue_id = r.venue_id
     where r.venue_id = p_venue and r.reservation_id = p_subject;
  end if;
  -- What is gone is told of no more, or it would be first in line for ever.
  if not found then
    delete from webhook_tracking w where w.venue_id = p_venue and w.subject_id = p_subject and w.key_id = p_key;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.recount_bill()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  v_was_listed boolean := old.is_placed_by_api and not old.is_hidden;
  v_is_listed boolean := new.is_placed_by_api and not new.is_hidden;
  v_open integer := (v_is_listed and new.state = 'Open')::integer - (v_was_listed and old.state = 'Open')::integer;
  v_closed integer := (v_is_listed and new.state <> 'Open')::integer - (v_was_listed and old.state <> 'Open')::integer;
begin
  if v_open <> 0 or v_closed <> 0 then
    update bill_block k
       set open_count = k.open_count + v_open, closed_count = k.closed_count + v_closed
      from (
        select i.from_at, i.from_id from bill_block i
         where i.venue_id = new.venue_id and (i.from_at, i.from_id) <= (new.opened_at, new.bill_id)
         order by i.from_at desc, i.from_id desc limit 1) as p
     where k.venue_id = new.venue_id and k.from_at = p.from_at and k.from_id = p.from_id
       and exists (
         select from bill_tally t where t.venue_id = new.venue_id and t.counted_number >= new.number);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.save_bill(p_venue uuid, p_bill uuid, p_revision integer, p_state text, p_table uuid, p_moves_table boolean, p_is_hidden boolean, p_content json, p_action text, p_actor json, p_detail json, p_stock_products uuid[], p_stock_deltas integer[], p_now timestamp with time zone)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
declare
  v_moves_stock boolean := cardinality(p_stock_products) > 0;
begin
  if v_moves_stock or p_moves_table then
    perform from venue_head h where h.venue_id = p_venue for no key update;
  end if;
  perform from bill b where b.venue_id = p_venue and b.bill_id = p_bill and b.revision = p_revision for no key update;
  if not found then
    return 'Changed';
  end if;
  if p_moves_table and exists (
    select from bill b
     where b.venue_id = p_venue and b.table_id = p_table and b.state = 'Open' and b.bill_id <> p_bill
  ) then
    return 'TableTaken';
  end if;
  if v_moves_stock and move_stock(p_venue, p_stock_products, p_stock_deltas) then
    update venue_head h set version = h.version + 1 where h.venue_id = p_venue;
  end if;
  update bill b
     set content = p_content, revision = p_revision + 1, state = p_state, table_id = p_table, is_hidden = p_is_hidden
   where b.venue_id = p_venue and b.bill_id = p_bill;
  insert into bill_history (venue_id, bill_id, revision, action, at, actor, detail)
  values (p_venue, p_bill, p_revision + 1, p_action, p_now, p_actor, p_detail);
  return 'Saved';
end
$function$;

CREATE OR REPLACE FUNCTION public.save_bill_2(p_venue uuid, p_bill uuid, p_revision integer, p_state text, p_table uuid, p_moves_table boolean, p_is_hidden boolean, p_content json, p_action text, p_actor json, p_detail json, p_tickets json, p_changes json, p_stock_products uuid[], p_stock_deltas integer[], p_now timestamp with time zone)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
declare
  v_moves_stock boolean := cardinality(p_stock_products) > 0;
  v_turned boolean := false;
begin
  perform from venue_head h where h.venue_id = p_venue for no key update;
  perform from bill b where b.venue_id = p_venue and b.bill_id = p_bill and b.revision = p_revision for no key update;
  if not found then
    return 'Changed';
  end if;
  if p_moves_table and exists (
    select from bill b
     where b.venue_id = p_venue and b.table_id = p_table and b.state = 'Open' and b.bill_id <> p_bill
  ) then
    return 'TableTaken';
  end if;
  if v_moves_stock and move_stock(p_venue, p_stock_products, p_stock_deltas) then
    update venue_head h set version = h.version + 1 where h.venue_id = p_venue;
    v_turned := true;
  end if;
  update bill b
     set content = p_content, revision = p_revision + 1, state = p_state, table_id = p_table, is_hidden = p_is_hidden
   where b.venue_id = p_venue and b.bill_id = p_bill;
  insert into bill_history (venue_id, bill_id, revision, action, at, actor, detail)
  values (p_venue, p_bill, p_revision + 1, p_action, p_now, p_actor, p_detail);
  perform insert_tickets(p_venue, p_bill, p_tickets, p_now);
  perform log_changes(p_venue, p_changes, p_now);
  if v_turned then
    perform log_changes(p_venue, json_build_array(json_build_object(
      'kind', 'Venue', 'subjectId', p_venue, 'detail', json_build_object('part', 'Stock'))), p_now);
  end if;
  return 'Saved';
end
$function$;

CREATE OR REPLACE FUNCTION public.split_bill_blocks(p_venue uuid, p_counted integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  v_block record;
begin
  for v_block in
    select * from (
      select k.from_at, k.from_id, k.open_count + k.closed_count as total,
             coalesce(lead(k.from_at) over by_place, 'infinity') as until_at,
             coalesce(lead(k.from_id) over by_place, p_venue) as until_id
        from bill_block k where k.venue_id = p_venue
      window by_place as (order by k.from_at, k.from_id)) as b
     where b.total > 6000
  loop
    delete from bill_block k
     where k.venue_id = p_venue and k.from_at = v_block.from_at and k.from_id = v_block.from_id;
    insert into bill_block (venue_id, from_at, from_id, open_count, closed_count)
    select p_venue,
           case when c.part = 0 then v_block.from_at else min(c.opened_at) end,
           case when c.part = 0 then v_block.from_id
                else (max(c.bill_id::text) filter (where c.place % 3000 = 1))::uuid end,
           count(*) filter (where c.state = 'Open'), count(*) filter (where c.state <> 'Open')
      from (
        select l.*, (l.place - 1) / 3000 as part
          from (
            select b.opened_at, b.bill_id, b.state, row_number() over (order by b.opened_at, b.bill_id) as place
              from bill b
             where b.venue_id = p_venue and b.is_placed_by_api and not b.is_hidden and b.number <= p_counted
               and (b.opened_at, b.bill_id) >= (v_block.from_at, v_block.from_id)
               and (b.opened_at, b.bill_id) < (v_block.until_at, v_block.until_id)) as l) as c
     group by c.part;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION public.track_round(p_venue uuid, p_bill uuid, p_is_new boolean, p_key uuid, p_key_venue uuid, p_tracked_until timestamp with time zone, p_is_parked boolean, p_now timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  v_is_parked boolean := p_is_parked;
begin
  -- The key's own venue is locked and of the version that was decided on; another may have given the key an address since.
  -- The key comes before the watches, as with whoever changes it.
  if p_key_venue <> p_venue then
    select k.webhook_url is null into v_is_parked
      from api_key k where k.venue_id = p_key_venue and k.key_id = p_key for share;
  end if;
  if not p_is_new then
    perform mark_tracking(p_venue, p_bill, null, p_now);
  end if;
  if p_key is not null then
    perform insert_tracking(p_venue, p_bill, p_key, p_key_venue, 'Order', p_tracked_until, v_is_parked, p_now);
  end if;
end
$function$;

CREATE TRIGGER bill_recounted AFTER UPDATE ON bill FOR EACH ROW WHEN (((old.state IS DISTINCT FROM new.state) OR (old.is_hidden IS DISTINCT FROM new.is_hidden) OR (old.is_placed_by_api IS DISTINCT FROM new.is_placed_by_api))) EXECUTE FUNCTION recount_bill();
