-- Saves a change that staff made to a bill, if the bill is still the one that it was decided on.
--
-- Stands beside save_bill of 0004, which servers of the release before go on calling until they are replaced.
--
-- Locks: the venue's head row, then the bill. Outcomes: Saved; Changed (another change came first: read and decide again);
-- TableTaken (the table has an open bill). Raises SF001 when stock does not suffice. Only Saved writes: the bill, its
-- history, the tickets that tell the kitchen, and what screens follow.
create function save_bill_2(
  p_venue uuid,
  p_bill uuid,
  p_revision integer,
  p_state text,
  p_table uuid,
  p_moves_table boolean,
  p_is_hidden boolean,
  p_content json,
  p_action text,
  p_actor json,
  p_detail json,
  p_tickets json,
  p_changes json,
  p_stock_products uuid[],
  p_stock_deltas integer[],
  p_now timestamptz
) returns text
language plpgsql as $$
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
$$;
