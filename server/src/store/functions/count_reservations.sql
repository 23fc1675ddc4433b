-- Keeps the counts of reservation_block right (see there). The triggers are below. They work on whole statements: writing many
-- reservations at once counts them once. Writers hold the lock of the venue's head.
create or replace function count_reservations() returns trigger
language plpgsql as $$
declare
  v_changes text := case tg_op
    when 'INSERT' then 'select a.*, 1 as change from added a'
    when 'DELETE' then 'select g.*, -1 as change from gone g'
    else 'select a.*, 1 as change from added a union all select g.*, -1 as change from gone g'
  end;
  v_venue uuid;
begin
  -- Only reservations of the public API are counted.
  if tg_op = 'DELETE' then
    if not exists (select 1 from gone g where g.is_taken_by_api) then return null; end if;
  elsif not exists (select 1 from added a where a.is_taken_by_api) then
    return null;
  end if;
  if tg_op = 'INSERT' then
    insert into reservation_block (venue_id, level, from_at, from_id, open_count, closed_count)
    select distinct a.venue_id, l.level, '-infinity'::timestamptz, '00000000-0000-0000-0000-000000000000'::uuid, 0, 0
      from added a cross join (values (0), (1)) as l (level) where a.is_taken_by_api
    on conflict do nothing;
  end if;
  for v_venue in execute format($sql$
    with moved as (
      select c.venue_id, l.level, p.from_at, p.from_id,
             coalesce(sum(c.change) filter (where c.runs_out_at is not null), 0) as open_count,
             coalesce(sum(c.change) filter (where c.runs_out_at is null), 0) as closed_count
        from (%s) as c
       cross join (values (0), (1)) as l (level)
       cross join lateral (
         select k.from_at, k.from_id from reservation_block k
          where k.venue_id = c.venue_id and k.level = l.level and (k.from_at, k.from_id) <= (c.starts_at, c.reservation_id)
          order by k.from_at desc, k.from_id desc limit 1) as p
       where c.is_taken_by_api
       group by c.venue_id, l.level, p.from_at, p.from_id),
    counted as (
      update reservation_block k
         set open_count = k.open_count + m.open_count, closed_count = k.closed_count + m.closed_count
        from moved m
       where k.venue_id = m.venue_id and k.level = m.level and k.from_at = m.from_at and k.from_id = m.from_id
         and (m.open_count <> 0 or m.closed_count <> 0)
      returning k.venue_id, k.level, k.open_count + k.closed_count as total)
    select distinct venue_id from counted where total > 2000 and level = 0$sql$, v_changes)
  loop
    perform split_reservation_blocks(v_venue);
  end loop;
  return null;
end
$$;
create or replace trigger reservation_added after insert on reservation
  referencing new table as added for each statement execute function count_reservations();
create or replace trigger reservation_moved after update on reservation
  referencing old table as gone new table as added for each statement execute function count_reservations();
create or replace trigger reservation_gone after delete on reservation
  referencing old table as gone for each statement execute function count_reservations();
