-- Cuts blocks of more than 2,000 orders into blocks of 1,000 (see bill_block). For count_listed_bills.
-- The caller holds the lock of the venue's head. p_counted: the number up to which the bills are counted.
create or replace function split_bill_blocks(p_venue uuid, p_counted integer) returns void
language plpgsql as $$
declare
  v_block record;
begin
  for v_block in
    select * from (
      select k.from_at, k.from_id, k.open_count + k.closed_count as total,
             coalesce(lead(k.from_at) over by_place, 'infinity') as until_at,
             coalesce(lead(k.from_id) over by_place, p_venue) as until_id
        from bill_block k where k.venue_id = p_venue
      window by_place as (order by k.from_at, k.from_id)) as b
     where b.total > 2000
  loop
    delete from bill_block k
     where k.venue_id = p_venue and k.from_at = v_block.from_at and k.from_id = v_block.from_id;
    insert into bill_block (venue_id, from_at, from_id, open_count, closed_count)
    select p_venue,
           case when c.part = 0 then v_block.from_at else min(c.opened_at) end,
           case when c.part = 0 then v_block.from_id
                else (max(c.bill_id::text) filter (where c.place % 1000 = 1))::uuid end,
           count(*) filter (where c.state = 'Open'), count(*) filter (where c.state <> 'Open')
      from (
        select l.*, (l.place - 1) / 1000 as part
          from (
            select b.opened_at, b.bill_id, b.state, row_number() over (order by b.opened_at, b.bill_id) as place
              from bill b
             where b.venue_id = p_venue and b.is_placed_by_api and not b.is_hidden and b.number <= p_counted
               and (b.opened_at, b.bill_id) >= (v_block.from_at, v_block.from_id)
               and (b.opened_at, b.bill_id) < (v_block.until_at, v_block.until_id)) as l) as c
     group by c.part;
  end loop;
end
$$;
