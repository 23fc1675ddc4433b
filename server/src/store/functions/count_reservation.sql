-- Moves the counts of reservation_block for one reservation of the public API (see there). For save_reservation.
-- The caller holds the lock of the venue's head. p_open, p_closed: what is added to the counts at this place of the list.
create or replace function count_reservation(
  p_venue uuid, p_starts_at timestamptz, p_reservation uuid, p_open integer, p_closed integer
) returns void
language plpgsql as $$
declare
  v_at timestamptz;
  v_id uuid;
  v_total integer;
begin
  for v_level in 0 .. 1 loop
    select k.from_at, k.from_id into v_at, v_id from reservation_block k
     where k.venue_id = p_venue and k.level = v_level and (k.from_at, k.from_id) <= (p_starts_at, p_reservation)
     order by k.from_at desc, k.from_id desc limit 1;
    if found then
      update reservation_block k
         set open_count = k.open_count + p_open, closed_count = k.closed_count + p_closed
       where k.venue_id = p_venue and k.level = v_level and k.from_at = v_at and k.from_id = v_id
      returning k.open_count + k.closed_count into v_total;
      if v_level = 0 and v_total > 2000 then
        perform split_reservation_blocks(p_venue);
      end if;
    else
      insert into reservation_block (venue_id, level, from_at, from_id, open_count, closed_count)
      values (p_venue, v_level, '-infinity', '00000000-0000-0000-0000-000000000000', p_open, p_closed);
    end if;
  end loop;
end
$$;
