-- Where a page of the public reservations of one venue begins, counted from the earliest one, also for lists that begin with
-- the latest: `before` reservations are in the blocks before (at, id), and `position` in the list before the page. `size` is how
-- many the page holds, with one more when there are further ones. No row for a page past the end. Costs a sum over the blocks of level 1
-- and one over the blocks of level 0 in one of them (see reservation_block).
-- p_list: Open, Closed or All. p_skip: the reservations of earlier pages. p_expired: how many have expired and are counted as
-- open: they belong to Closed, and `before` leaves them out.
create or replace function find_reservation_page(
  p_venue uuid, p_list text, p_skip bigint, p_size integer, p_expired bigint
) returns table (at timestamptz, id uuid, before bigint, "position" bigint, size bigint)
-- The plans do not depend on the values, and planning takes longer than running.
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  v_open constant integer := case when p_list = 'Closed' then 0 else 1 end;
  v_closed constant integer := case when p_list = 'Open' then 0 else 1 end;
  v_adds constant integer := case p_list when 'Open' then -1 when 'Closed' then 1 else 0 end;
  v_total bigint;
  v_from bigint;
  v_until bigint;
  v_bound bigint;
  v_block record;
begin
  select coalesce(sum(k.open_count * v_open + k.closed_count * v_closed), 0) + v_adds * p_expired into v_total
    from reservation_block k where k.venue_id = p_venue and k.level = 1;
  if p_list = 'Open' then
    v_from := p_skip;
    v_until := least(v_total, p_skip + p_size + 1);
  else
    v_from := greatest(0, v_total - p_skip - p_size - 1);
    v_until := v_total - p_skip;
  end if;
  if v_until <= v_from then
    return;
  end if;
  -- A block that has at most so many before it begins at the page or before it, also when all that has expired is before it.
  v_bound := v_from - greatest(v_adds, 0) * p_expired;
  select b.* into v_block
    from (
      select k.from_at, k.from_id, sum(n.listed) over by_place - n.listed as earlier,
             lead(k.from_at, 1, 'infinity') over by_place as until_at, lead(k.from_id, 1, p_venue) over by_place as until_id
        from reservation_block k
       cross join lateral (select k.open_count * v_open + k.closed_count * v_closed as listed) as n
       where k.venue_id = p_venue and k.level = 1
      window by_place as (order by k.from_at, k.from_id)) as b
   where b.earlier <= v_bound or b.from_at = '-infinity'
   order by b.from_at desc, b.from_id desc limit 1;
  select b.* into v_block
    from (
      select k.from_at, k.from_id, v_block.earlier + sum(n.listed) over (order by k.from_at, k.from_id) - n.listed as earlier
        from reservation_block k
       cross join lateral (select k.open_count * v_open + k.closed_count * v_closed as listed) as n
       where k.venue_id = p_venue and k.level = 0
         and (k.from_at, k.from_id) >= (v_block.from_at, v_block.from_id)
         and (k.from_at, k.from_id) < (v_block.until_at, v_block.until_id)) as b
   where b.earlier <= v_bound or b.from_at = '-infinity'
   order by b.from_at desc, b.from_id desc limit 1;
  at := v_block.from_at;
  id := v_block.from_id;
  before := v_block.earlier;
  "position" := v_from;
  size := v_until - v_from;
  return next;
end
$$;
