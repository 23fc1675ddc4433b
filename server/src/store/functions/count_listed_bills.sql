-- Counts the next bills of a venue into their blocks, at most p_most of them. For a page far down the list of orders.
-- Returns whether there are more bills to count. Locks the venue's head.
-- Where more than 50,000 bills wait, all bills are counted from the start in one pass: that is faster than to cut blocks again
-- and again, since every cut also reads the bills that are not counted yet.
create or replace function count_listed_bills(p_venue uuid, p_most integer) returns boolean
language plpgsql as $$
declare
  v_counted integer;
  v_until integer;
begin
  perform 1 from venue_head h where h.venue_id = p_venue for no key update;
  select t.counted_number into v_counted from bill_tally t where t.venue_id = p_venue;
  v_counted := coalesce(v_counted, 0);
  perform 1 from bill b where b.venue_id = p_venue and b.number > v_counted order by b.number offset 50000 limit 1;
  if found then
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
  perform 1 from bill b where b.venue_id = p_venue and b.number > v_until limit 1;
  return found;
end
$$;
