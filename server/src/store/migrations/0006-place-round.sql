-- Places a round: a new bill, or more lines on an open one. One call is the whole transaction of a placement. Stands beside
-- place_round of 0003, which servers of the release before go on calling until they are replaced.
--
-- Locks: the idempotency key (a second call with it is told so instead of waiting), then the venue's head row. All that
-- follows is alone in its venue, so that numbers have no gaps, a table has one open bill and stock is never sold twice.
-- Outcomes: Placed; Replayed (the key was used: the bill as it stands and the lines of then); InProgress; Stale (what was
-- decided on is no longer so: p_versions differ); BillMoved (the table has another open bill than the one decided on, or
-- that bill changed: the open one is returned, if any). Raises SF001 when stock does not suffice. Only Placed writes.
--
-- p_detail may have a fingerprint: what a round has in common with one that was ordered twice by mistake. One of the same within
-- a minute, among the last changes of the venue, is named beside it, for staff to look at; nothing is refused for it.
create function place_round_2(
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
  p_now timestamptz
) returns table (outcome text, number integer, revision integer, content json, line_ids uuid[])
language plpgsql as $$
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
$$;
