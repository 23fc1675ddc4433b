-- Places a round: a new bill, or more lines on an open one. One call is the whole transaction of a placement, which makes it
-- the hottest statement of the service: one round trip, and the lock of the venue is held within the database only.
--
-- Locks, in this order: the idempotency key (a second call with it does not wait, it gets InProgress), then the venue's head.
-- Under the lock of the head nothing else writes orders at the venue: numbers have no gaps, a table has at most one open bill,
-- and stock is never sold twice.
--
-- Outcomes; only Placed writes:
--   Placed       number and revision of the bill
--   Replayed     the key was used before: the bill as it is now, and the lines that were placed then
--   InProgress   another call with the same key is running
--   Stale        the venue, or the venue of the API key, is no longer at the version that was decided on
--   BillMoved    the bill changed, or the table has another open bill: the open bill, if there is one
-- Raises SF001 when stock does not suffice.
--
-- p_revision: of the bill that was decided on; 0 for a new bill. p_tickets, p_printers, p_contents: one entry per ticket.
-- p_detail may have a fingerprint, which two rounds share that are likely the same order sent twice. When one of the last 16
-- changes within a minute has the same, its bill is named beside it (likelyDuplicateBillId) for staff; nothing is refused.
-- p_tracking_key: the API key that gets events of the order; null when an account places.
create or replace function place_round(
  p_venue uuid,
  p_version bigint,
  p_key_venue uuid,
  p_key_version bigint,
  p_placed_by uuid,
  p_idempotency_key text,
  p_bill uuid,
  p_revision integer,
  p_table uuid,
  p_is_placed_by_api boolean,
  p_opened_at timestamptz,
  p_content json,
  p_round uuid,
  p_lines uuid[],
  p_stock_products uuid[],
  p_stock_deltas integer[],
  p_tickets uuid[],
  p_printers uuid[],
  p_contents text[],
  p_detail json,
  p_notice text,
  p_tracking_key uuid,
  p_tracking_key_venue uuid,
  p_tracked_until timestamptz,
  p_is_parked boolean,
  p_now timestamptz
) returns table (outcome text, number integer, revision integer, content json, line_ids uuid[])
language plpgsql as $$
declare
  v_bill uuid;
  v_lines uuid[];
  v_version bigint;
  v_number integer;
  v_stock_status_changed boolean := false;
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
    v_stock_status_changed := move_stock(p_venue, p_stock_products, p_stock_deltas);
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

  -- One update of the head for all counters. The changes are numbered: the bill, its tickets, the stock.
  update venue_head h
     set last_order_number = case when p_revision = 0 then v_number else h.last_order_number end,
         version = h.version + v_stock_status_changed::integer,
         last_change = h.last_change + 1 + cardinality(p_tickets) + v_stock_status_changed::integer
   where h.venue_id = p_venue
  returning h.last_change - cardinality(p_tickets) - v_stock_status_changed::integer into v_first_change;
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
   where v_stock_status_changed;

  perform track_round(p_venue, p_bill, p_revision = 0, p_tracking_key, p_tracking_key_venue, p_tracked_until,
                      p_is_parked, p_now);
  return query select 'Placed', v_number, p_revision + 1, null::json, null::uuid[];
end
$$;
