-- Webhooks: what each API key is to be told of, how its endpoint is doing, and what was sent.

create table webhook_tracking (
  -- The venue of the order or reservation; the key may be of its headquarter.
  venue_id uuid not null,
  subject_id uuid not null,
  key_id uuid not null,
  key_venue_id uuid not null,
  kind text not null check (kind in ('Order', 'Reservation')),
  tracked_until timestamptz not null,
  change_number integer not null,
  delivered_number integer not null default 0,
  changed_at timestamptz not null,
  due_at timestamptz,
  attempts integer not null default 0,
  prepared_at timestamptz,
  is_parked boolean not null,
  primary key (venue_id, subject_id, key_id)
) with (fillfactor = 70);
comment on table webhook_tracking is 'An order or a reservation that an API key is told of: written by the transaction that places or books it.';
comment on column webhook_tracking.change_number is 'Counts the changes that the key is told of; a change is delivered when delivered_number has reached it.';
comment on column webhook_tracking.due_at is 'When to send next; -infinity for at once, whatever the clocks of servers say. Null when nothing waits, or waits for the endpoint.';
comment on column webhook_tracking.prepared_at is 'The createdAt of the last delivery that was prepared: the next one is later, whatever the clocks of servers say.';
comment on column webhook_tracking.is_parked is 'Nothing is sent while the key has no address, or not the permission, or works no more.';
create index webhook_tracking_due on webhook_tracking (due_at) include (key_venue_id, key_id, venue_id, tracked_until)
  where due_at is not null;
create index webhook_tracking_waiting on webhook_tracking (venue_id, key_id, changed_at)
  where change_number > delivered_number and not is_parked;
create index webhook_tracking_over on webhook_tracking (tracked_until);

-- How the endpoint of a key is doing. Whoever sends to it holds its lane, so that a dead one keeps nobody else waiting.
create table webhook_endpoint_queue (
  venue_id uuid not null,
  key_id uuid not null,
  lease_owner uuid,
  leased_until timestamptz,
  fencing_token integer not null default 0,
  failures integer not null default 0,
  failing_since timestamptz,
  next_attempt_at timestamptz,
  quiet_until timestamptz,
  last_success_at timestamptz,
  last_failure_at timestamptz,
  last_error text,
  primary key (venue_id, key_id)
) with (fillfactor = 50);
comment on table webhook_endpoint_queue is 'How the endpoint of an API key is doing, and who sends to it now.';
comment on column webhook_endpoint_queue.fencing_token is 'Raised when what was learned of the endpoint counts no more; what began before teaches nothing.';
comment on column webhook_endpoint_queue.failures is 'Failed attempts since the last that succeeded.';
comment on column webhook_endpoint_queue.next_attempt_at is 'When an endpoint that fails is probed again; null while it does not.';
comment on column webhook_endpoint_queue.quiet_until is 'Until when the endpoint asked to be left alone: not even news is sent.';
create index webhook_endpoint_queue_probe on webhook_endpoint_queue (next_attempt_at) where next_attempt_at is not null;

-- What was sent to a key's endpoint, filed under the key's own venue. Kept for 30 days.
create table webhook_delivery (
  venue_id uuid not null,
  key_id uuid not null,
  event_id text not null,
  type text not null,
  subject_venue_id uuid,
  subject_id uuid,
  state text not null check (state in ('Waiting', 'Delivered', 'Failed', 'Superseded')),
  begun_at timestamptz not null,
  last_attempt_at timestamptz not null,
  next_attempt_at timestamptz,
  attempts integer not null,
  -- Asked for by the owner, and not made yet.
  redeliver_at timestamptz,
  primary key (venue_id, key_id, event_id)
) with (fillfactor = 80);
comment on table webhook_delivery is 'The events of an API key, by the day they were first sent. Forgotten after 30 days.';
create index webhook_delivery_listed on webhook_delivery (venue_id, key_id, begun_at desc, event_id desc);
create index webhook_delivery_subject on webhook_delivery (venue_id, key_id, subject_id) where state = 'Waiting';
create index webhook_delivery_redeliver on webhook_delivery (redeliver_at) include (venue_id, key_id)
  where redeliver_at is not null;
create index webhook_delivery_at on webhook_delivery using brin (last_attempt_at);

create table webhook_attempt (
  venue_id uuid not null,
  key_id uuid not null,
  event_id text not null,
  attempt integer not null,
  at timestamptz not null,
  status_code integer,
  error text,
  duration_ms integer not null,
  primary key (venue_id, key_id, event_id, attempt)
);
comment on table webhook_attempt is 'Each attempt to deliver an event. Forgotten with it.';

-- Has the next change of an order or a reservation told to whoever watches it. The caller changes it in the same transaction,
-- behind the lock of the venue's head. p_tracked_until: null leaves it as it is.
create function mark_tracking(p_venue uuid, p_subject uuid, p_tracked_until timestamptz, p_now timestamptz) returns void
language sql as $$
  update webhook_tracking w
     set change_number = w.change_number + 1, changed_at = p_now, attempts = 0,
         due_at = case when w.is_parked then null else '-infinity'::timestamptz end,
         tracked_until = coalesce(p_tracked_until, w.tracked_until)
   where w.venue_id = p_venue and w.subject_id = p_subject and w.tracked_until > p_now
$$;

-- Watches an order or a reservation for a key, from its first change on. A key that watches it already goes on doing so: its
-- change was marked, unless it was no longer tracked.
create function insert_tracking(
  p_venue uuid,
  p_subject uuid,
  p_key uuid,
  p_key_venue uuid,
  p_kind text,
  p_tracked_until timestamptz,
  p_is_parked boolean,
  p_now timestamptz
) returns void
language sql as $$
  insert into webhook_tracking as w (venue_id, subject_id, key_id, key_venue_id, kind, tracked_until, change_number,
                                  changed_at, due_at, is_parked)
  values (p_venue, p_subject, p_key, p_key_venue, p_kind, p_tracked_until, 1,
          p_now, case when p_is_parked then null else '-infinity'::timestamptz end, p_is_parked)
  on conflict (venue_id, subject_id, key_id) do update
     set tracked_until = greatest(w.tracked_until, excluded.tracked_until), is_parked = excluded.is_parked,
         change_number = w.change_number + (w.tracked_until <= p_now)::integer, changed_at = p_now, attempts = 0,
         due_at = excluded.due_at
$$;

-- Has a round told to who watches its bill, and watches it for the key that placed it; p_key: null for an account.
create function track_round(
  p_venue uuid,
  p_bill uuid,
  p_is_new boolean,
  p_key uuid,
  p_key_venue uuid,
  p_tracked_until timestamptz,
  p_is_parked boolean,
  p_now timestamptz
) returns void
language plpgsql as $$
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
$$;

-- Prepares an event of a watch: from here on it carries the state and the number that are read here. Whoever changes the order
-- or the reservation has to mark the watch, which is locked, so that both are of one moment; what changes later is told later.
-- p_is_again: also when nothing waits. No row for nothing to tell.
create function prepare_event(p_venue uuid, p_subject uuid, p_key uuid, p_is_again boolean, p_now timestamptz)
returns table (
  kind text,
  change_number integer,
  created_at timestamptz,
  tracked_until timestamptz,
  attempts integer,
  number integer,
  revision integer,
  content json,
  username text
)
language plpgsql as $$
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
$$;
