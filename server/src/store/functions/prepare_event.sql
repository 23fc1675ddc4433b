-- Prepares the next event of an order or a reservation for an API key: reads its state and the number of its change.
-- Both are of one moment: the row of the tracking is locked, and a change of the order or reservation has to mark it. A later
-- change is sent with a later event. Notes when the event was prepared: the next one is created later.
-- Returns no row when there is nothing to send. p_is_again: returns one also when no change waits.
create or replace function prepare_event(p_venue uuid, p_subject uuid, p_key uuid, p_is_again boolean, p_now timestamptz)
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
  select * into v_tracking from webhook_tracking t
   where t.venue_id = p_venue and t.subject_id = p_subject and t.key_id = p_key for update;
  if not found or not p_is_again and (
    v_tracking.is_parked or v_tracking.change_number <= v_tracking.delivered_number or v_tracking.tracked_until <= p_now
  ) then
    return;
  end if;
  v_tracking.prepared_at := greatest(p_now, v_tracking.prepared_at + interval '1 millisecond');
  update webhook_tracking t set prepared_at = v_tracking.prepared_at
   where t.venue_id = p_venue and t.subject_id = p_subject and t.key_id = p_key;
  if v_tracking.kind = 'Order' then
    return query select v_tracking.kind::text, v_tracking.change_number, v_tracking.prepared_at, v_tracking.tracked_until,
                        v_tracking.attempts, b.number, b.revision,
                        case when h.bill_id is null then b.content else content_of_order(b.content, h.content) end, null::text
      from bill b
      left join moved_bill m on m.venue_id = b.venue_id and m.bill_id = b.bill_id
      left join bill h on h.venue_id = m.venue_id and h.bill_id = m.holder_id
     where b.venue_id = p_venue and b.bill_id = p_subject;
  else
    return query select v_tracking.kind::text, v_tracking.change_number, v_tracking.prepared_at, v_tracking.tracked_until,
                        v_tracking.attempts, null::integer, r.revision, r.content, v.username
      from reservation r join venue v on v.venue_id = r.venue_id
     where r.venue_id = p_venue and r.reservation_id = p_subject;
  end if;
  -- The order or reservation is gone: without this its tracking would stay due for ever.
  if not found then
    delete from webhook_tracking t where t.venue_id = p_venue and t.subject_id = p_subject and t.key_id = p_key;
  end if;
end
$$;
