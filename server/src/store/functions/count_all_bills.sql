-- Counts all bills of a venue from the start, in one pass over an index. For count_listed_bills.
-- The caller holds the lock of the venue's head.
create or replace function count_all_bills(p_venue uuid) returns void
language plpgsql as $$
declare
  v_until integer;
begin
  select max(b.number) into v_until from bill b where b.venue_id = p_venue;
  delete from bill_block k where k.venue_id = p_venue;
  insert into bill_block (venue_id, from_at, from_id, open_count, closed_count)
  select p_venue,
         case when c.part = 0 then '-infinity' else min(c.opened_at) end,
         case when c.part = 0 then '00000000-0000-0000-0000-000000000000'
              else (max(c.bill_id::text) filter (where c.place % 1000 = 1))::uuid end,
         count(*) filter (where c.state = 'Open'), count(*) filter (where c.state <> 'Open')
    from (
      select l.*, (l.place - 1) / 1000 as part
        from (
          select b.opened_at, b.bill_id, b.state, row_number() over (order by b.opened_at, b.bill_id) as place
            from bill b
           where b.venue_id = p_venue and b.is_placed_by_api and not b.is_hidden) as l) as c
   group by c.part;
  insert into bill_tally (venue_id, counted_number) values (p_venue, v_until)
  on conflict (venue_id) do update set counted_number = excluded.counted_number;
end
$$;
