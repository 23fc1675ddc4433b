-- Saves a change that staff made to a bill, if the bill is still the one that the change was decided on. One call is the whole
-- transaction: the bill, its history, its tickets for the kitchen, stock, changes for screens, and the event for API keys. A bill
-- that it closes or cancels is noted, to be counted in the figures of the venue. A closed one that boards still list is noted, too.
--
-- Locks the venue's head, then the bill. Outcomes; only Saved writes:
--   Saved
--   Changed        another change came first: read the bill and decide again
--   VenueChanged   the bill moves to a table, and the venue is no longer at the version in which the table was seen; tables are
--                  removed under the lock of the head, so that a table of the current version is still there
--   TableTaken     the table has another open bill
-- Raises SF001 when stock does not suffice.
--
-- p_revision: of the bill that was decided on. p_at_version: the version of the venue, when the bill moves to another table;
-- else null. p_is_event: whether API keys that track the order get an event.
-- p_summary, p_sold, p_kitchen: what figures need of the bill, kept beside it while it is open and then beside its note; null for one
-- that was finished before.
-- p_takings: a JSON array of { day, content } with all that the bill adds to takings, empty when money did not move.
-- p_approved_by: who agreed to the change; null where whoever made it needed no colleague.
-- p_searched: what a search compares of the bill, with its guest.
-- p_ledger: the rows that the change writes into the ledger of the venue, see write_ledger; null for none.
-- p_tickets: a JSON array of { id, roundId, printerId, content }, p_papers of { id, printerId, content }. p_changes: see log_changes.
-- p_board_until: until when boards list the closed bill; null for one that they do not list. p_idempotency_key: of the
-- call, if it has one; the caller has looked that no change up to p_revision has it.
-- p_fiscal: the fiscal documents of the bill; null where they stay as they are. p_is_unissued: whether the bill is to be listed among
-- those that need something of a fiscal device; null where that stays as it is.
-- p_is_move: lines moved between this bill and another one, which the same transaction saves, too. p_holder: the bill that has its lines now,
-- where none is left; null where it holds lines.
-- A bill whose lines have all moved keeps the state of its holder, whatever a save of it says.
create or replace function save_bill(
  p_venue uuid,
  p_bill uuid,
  p_revision integer,
  p_at_version bigint,
  p_state text,
  p_table uuid,
  p_is_hidden boolean,
  p_content json,
  p_action text,
  p_actor json,
  p_detail json,
  p_tickets json,
  p_changes json,
  p_stock_products uuid[],
  p_stock_deltas integer[],
  p_is_event boolean,
  p_now timestamptz,
  p_board_until timestamptz,
  p_idempotency_key text,
  p_summary json,
  p_sold json,
  p_kitchen json,
  p_papers json,
  p_fiscal json,
  p_is_unissued boolean,
  p_is_move boolean,
  p_holder uuid,
  p_takings json,
  p_searched json,
  p_ledger json default null,
  p_approved_by json default null
) returns text
language plpgsql as $$
declare
  v_version bigint;
  v_stock_status_changed boolean := false;
  v_was_open boolean;
  v_is_open boolean := p_state = 'Open';
  v_old_state text;
begin
  select h.version into v_version from venue_head h where h.venue_id = p_venue for no key update;
  if p_at_version is not null and v_version is distinct from p_at_version then
    return 'VenueChanged';
  end if;
  select b.state, b.state = 'Open' into v_old_state, v_was_open
    from bill b where b.venue_id = p_venue and b.bill_id = p_bill and b.revision = p_revision for no key update;
  if not found then
    return 'Changed';
  end if;
  if p_at_version is not null then
    perform 1 from bill b
      where b.venue_id = p_venue and b.table_id = p_table and b.state = 'Open' and b.bill_id <> p_bill;
    if found then
      return 'TableTaken';
    end if;
  end if;
  if p_is_move and p_holder is null then
    delete from moved_bill m where m.venue_id = p_venue and m.bill_id = p_bill;
  elsif p_is_move then
    insert into moved_bill (venue_id, bill_id, holder_id) values (p_venue, p_bill, p_holder)
    on conflict (venue_id, bill_id) do update set holder_id = excluded.holder_id;
    p_table := null;
  elsif not v_is_open then
    perform 1 from moved_bill m where m.venue_id = p_venue and m.bill_id = p_bill;
    if found then
      p_state := v_old_state;
      v_is_open := v_was_open;
      p_table := null;
    end if;
  end if;
  if cardinality(p_stock_products) > 0 and move_stock(p_venue, p_stock_products, p_stock_deltas) then
    update venue_head h set version = h.version + 1 where h.venue_id = p_venue;
    v_stock_status_changed := true;
  end if;
  update bill b
     set content = p_content, revision = p_revision + 1, state = p_state, table_id = p_table, is_hidden = p_is_hidden,
         summary = case when v_is_open then p_summary end, sold = case when v_is_open then p_sold end,
         kitchen = case when v_is_open then p_kitchen end, fiscal = coalesce(p_fiscal, b.fiscal),
         searched = p_searched, guest = p_searched ->> 'guest'
   where b.venue_id = p_venue and b.bill_id = p_bill;
  if v_was_open and not v_is_open then
    insert into uncounted_bill (venue_id, bill_id, summary, sold, kitchen)
    values (p_venue, p_bill, p_summary, p_sold, p_kitchen);
    -- What has moved to it is finished with it, and counts as a part of it.
    update bill b set state = p_state, summary = null, sold = null, kitchen = null
      from moved_bill m
     where m.venue_id = p_venue and m.holder_id = p_bill and b.venue_id = p_venue and b.bill_id = m.bill_id;
  end if;
  if p_is_unissued then
    insert into unissued_bill (venue_id, bill_id) values (p_venue, p_bill) on conflict (venue_id, bill_id) do nothing;
  elsif not p_is_unissued then
    delete from unissued_bill u where u.venue_id = p_venue and u.bill_id = p_bill;
  end if;
  if json_array_length(p_takings) > 0 then
    insert into takings (venue_id, day, bill_id, content)
    select p_venue, t.day, p_bill, t.content from json_to_recordset(p_takings) as t (day date, content json)
    on conflict (venue_id, day, bill_id) do update set content = excluded.content;
  end if;
  if p_board_until is not null then
    insert into paid_first_bill (venue_id, bill_id, board_until) values (p_venue, p_bill, p_board_until)
    on conflict (venue_id, bill_id) do update set board_until = excluded.board_until;
  end if;
  if p_ledger is not null then
    perform write_ledger(p_venue, p_bill, p_ledger, p_now);
  end if;
  insert into bill_history (venue_id, bill_id, revision, action, at, actor, detail, idempotency_key, approved_by)
  values (p_venue, p_bill, p_revision + 1, p_action, p_now, p_actor, p_detail, p_idempotency_key, p_approved_by);
  -- Most saves print nothing, and an insert of no rows costs 14 µs.
  if json_array_length(p_tickets) > 0 then
    insert into kitchen_ticket (venue_id, ticket_id, bill_id, round_id, created_at, content, printer_id, state, queued_at)
    select p_venue, t.id, p_bill, t."roundId", p_now, t.content, t."printerId",
           case when t."printerId" is null then 'BoardOnly' else 'Waiting' end,
           case when t."printerId" is null then null else p_now end
      from json_to_recordset(p_tickets) as t (id uuid, "roundId" uuid, "printerId" uuid, content json);
  end if;
  if json_array_length(p_papers) > 0 then
    insert into bill_paper (venue_id, paper_id, bill_id, printer_id, created_at, content, state, may_be_printed)
    select p_venue, t.id, p_bill, t."printerId", p_now, t.content, 'Waiting', false
      from json_to_recordset(p_papers) as t (id uuid, "printerId" uuid, content json);
  end if;
  perform log_changes(p_venue, p_changes, p_now);
  if v_stock_status_changed then
    perform log_changes(p_venue, json_build_array(json_build_object(
      'kind', 'Venue', 'subjectId', p_venue, 'detail', json_build_object('part', 'Stock'))), p_now);
  end if;
  if p_is_event then
    perform mark_tracking(p_venue, p_bill, null, p_now);
  end if;
  return 'Saved';
end
$$;
