-- Cuts blocks of level 0 of more than 2,000 reservations into blocks of 1,000, and then blocks of level 1 of more than 16 blocks
-- into blocks of 8 (see reservation_block). For count_reservations.
-- The caller holds the lock of the venue's head.
create or replace function split_reservation_blocks(p_venue uuid) returns void
language plpgsql as $$
declare
  v_block record;
begin
  for v_block in
    select * from (
      select k.from_at, k.from_id, k.open_count + k.closed_count as total,
             coalesce(lead(k.from_at) over by_place, 'infinity') as until_at,
             coalesce(lead(k.from_id) over by_place, p_venue) as until_id
        from reservation_block k where k.venue_id = p_venue and k.level = 0
      window by_place as (order by k.from_at, k.from_id)) as b
     where b.total > 2000
  loop
    delete from reservation_block k
     where k.venue_id = p_venue and k.level = 0 and k.from_at = v_block.from_at and k.from_id = v_block.from_id;
    insert into reservation_block (venue_id, level, from_at, from_id, open_count, closed_count)
    select p_venue, 0,
           case when c.part = 0 then v_block.from_at else min(c.starts_at) end,
           case when c.part = 0 then v_block.from_id
                else (max(c.reservation_id::text) filter (where c.place % 1000 = 1))::uuid end,
           count(*) filter (where c.runs_out_at is not null), count(*) filter (where c.runs_out_at is null)
      from (
        select l.*, (l.place - 1) / 1000 as part
          from (
            select r.starts_at, r.reservation_id, r.runs_out_at,
                   row_number() over (order by r.starts_at, r.reservation_id) as place
              from reservation r
             where r.venue_id = p_venue and r.is_taken_by_api
               and (r.starts_at, r.reservation_id) >= (v_block.from_at, v_block.from_id)
               and (r.starts_at, r.reservation_id) < (v_block.until_at, v_block.until_id)) as l) as c
     group by c.part;
  end loop;
  for v_block in
    select b.* from (
      select k.from_at, k.from_id,
             coalesce(lead(k.from_at) over by_place, 'infinity') as until_at,
             coalesce(lead(k.from_id) over by_place, p_venue) as until_id
        from reservation_block k where k.venue_id = p_venue and k.level = 1
      window by_place as (order by k.from_at, k.from_id)) as b
     cross join lateral (
       select count(*) as blocks from reservation_block k
        where k.venue_id = p_venue and k.level = 0
          and (k.from_at, k.from_id) >= (b.from_at, b.from_id) and (k.from_at, k.from_id) < (b.until_at, b.until_id)) as n
     where n.blocks > 16
  loop
    delete from reservation_block k
     where k.venue_id = p_venue and k.level = 1 and k.from_at = v_block.from_at and k.from_id = v_block.from_id;
    insert into reservation_block (venue_id, level, from_at, from_id, open_count, closed_count)
    select p_venue, 1, min(c.from_at), (max(c.from_id::text) filter (where c.place % 8 = 1))::uuid,
           sum(c.open_count), sum(c.closed_count)
      from (
        select k.*, row_number() over (order by k.from_at, k.from_id) as place
          from reservation_block k
         where k.venue_id = p_venue and k.level = 0
           and (k.from_at, k.from_id) >= (v_block.from_at, v_block.from_id)
           and (k.from_at, k.from_id) < (v_block.until_at, v_block.until_id)) as c
     group by (c.place - 1) / 8;
  end loop;
end
$$;
