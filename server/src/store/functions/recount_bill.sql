-- Corrects the counts of the list of orders for a bill whose state or visibility changed. For place_round and save_bill.
-- A bill that is not counted yet is left out: count_listed_bills finds it as it is then.
-- The caller holds the lock of the venue's head. p_open, p_closed: what the bill adds to the counts of its block now, less
-- what it added before.
create or replace function recount_bill(
  p_venue uuid, p_bill uuid, p_number integer, p_opened_at timestamptz, p_open integer, p_closed integer
) returns void
language plpgsql as $$
declare
  v_at timestamptz;
  v_id uuid;
begin
  if p_open = 0 and p_closed = 0 then
    return;
  end if;
  perform 1 from bill_tally t where t.venue_id = p_venue and t.counted_number >= p_number;
  if not found then
    return;
  end if;
  select i.from_at, i.from_id into v_at, v_id from bill_block i
   where i.venue_id = p_venue and (i.from_at, i.from_id) <= (p_opened_at, p_bill)
   order by i.from_at desc, i.from_id desc limit 1;
  update bill_block k
     set open_count = k.open_count + p_open, closed_count = k.closed_count + p_closed
   where k.venue_id = p_venue and k.from_at = v_at and k.from_id = v_id;
end
$$;
