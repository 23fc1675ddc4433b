-- Counts of the orders that the public API lists, so that a page far down a long list is found without passing what lies
-- before it.
--
-- The list of a venue, in the order of (opened_at, bill_id), is cut into blocks of about three thousand orders. A block begins at
-- its bound and reaches to the bound of the next one; the first begins before everything. It counts the bills from there that
-- were placed through the API, are not hidden, and have a number up to the `counted_number` of the venue. Later bills are
-- counted when a page far down is asked for, so that placing an order costs nothing for it. A bill that was counted and is
-- closed, hidden or shown again moves its counts with it: see `recount_bill`.

create table bill_tally (
  venue_id uuid not null,
  counted_number integer not null,
  primary key (venue_id)
);
comment on table bill_tally is 'Up to which number the bills of a venue are counted in `bill_block`; none for a venue without a row.';

create table bill_block (
  venue_id uuid not null,
  from_at timestamptz not null,
  from_id uuid not null,
  open_count integer not null,
  closed_count integer not null,
  primary key (venue_id, from_at, from_id)
) with (fillfactor = 80);
comment on table bill_block is 'How many listed orders of a venue there are from one place of its list to the next.';

-- What a list passes it finds in the index alone.
drop index bill_open;
create index bill_open on bill (venue_id, opened_at desc, bill_id desc)
  include (number, is_placed_by_api, is_hidden) where state = 'Open';
drop index bill_listed;
create index bill_listed on bill (venue_id, opened_at desc, bill_id desc)
  include (number, state) where is_placed_by_api and not is_hidden;
create index bill_listed_closed on bill (venue_id, opened_at desc, bill_id desc)
  include (number) where is_placed_by_api and not is_hidden and state <> 'Open';

-- Cuts blocks of more than 6,000 orders into blocks of 3,000. The caller holds the lock of the venue's head.
create function split_bill_blocks(p_venue uuid, p_counted integer) returns void
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
     where b.total > 6000
  loop
    delete from bill_block k
     where k.venue_id = p_venue and k.from_at = v_block.from_at and k.from_id = v_block.from_id;
    insert into bill_block (venue_id, from_at, from_id, open_count, closed_count)
    select p_venue,
           case when c.part = 0 then v_block.from_at else min(c.opened_at) end,
           case when c.part = 0 then v_block.from_id
                else (max(c.bill_id::text) filter (where c.place % 3000 = 1))::uuid end,
           count(*) filter (where c.state = 'Open'), count(*) filter (where c.state <> 'Open')
      from (
        select l.*, (l.place - 1) / 3000 as part
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

-- Counts all bills of a venue anew, in one pass over the index. The caller holds the lock of the venue's head.
create function count_all_bills(p_venue uuid) returns void
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
              else (max(c.bill_id::text) filter (where c.place % 3000 = 1))::uuid end,
         count(*) filter (where c.state = 'Open'), count(*) filter (where c.state <> 'Open')
    from (
      select l.*, (l.place - 1) / 3000 as part
        from (
          select b.opened_at, b.bill_id, b.state, row_number() over (order by b.opened_at, b.bill_id) as place
            from bill b
           where b.venue_id = p_venue and b.is_placed_by_api and not b.is_hidden) as l) as c
   group by c.part;
  insert into bill_tally (venue_id, counted_number) values (p_venue, v_until)
  on conflict (venue_id) do update set counted_number = excluded.counted_number;
end
$$;

-- Counts the next bills of a venue, so many at most. Whether there are more to count. Where more than 50,000 wait, all are
-- counted anew: cutting blocks passes what is not counted yet.
create function count_listed_bills(p_venue uuid, p_most integer) returns boolean
language plpgsql as $$
declare
  v_counted integer;
  v_until integer;
begin
  perform from venue_head h where h.venue_id = p_venue for no key update;
  select t.counted_number into v_counted from bill_tally t where t.venue_id = p_venue;
  v_counted := coalesce(v_counted, 0);
  if exists (
    select from bill b where b.venue_id = p_venue and b.number > v_counted order by b.number offset 50000 limit 1
  ) then
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
  return exists (select from bill b where b.venue_id = p_venue and b.number > v_until);
end
$$;

-- Moves the counts of a bill that is listed otherwise than before, when it was counted.
create function recount_bill() returns trigger
language plpgsql as $$
declare
  v_was_listed boolean := old.is_placed_by_api and not old.is_hidden;
  v_is_listed boolean := new.is_placed_by_api and not new.is_hidden;
  v_open integer := (v_is_listed and new.state = 'Open')::integer - (v_was_listed and old.state = 'Open')::integer;
  v_closed integer := (v_is_listed and new.state <> 'Open')::integer - (v_was_listed and old.state <> 'Open')::integer;
begin
  if v_open <> 0 or v_closed <> 0 then
    update bill_block k
       set open_count = k.open_count + v_open, closed_count = k.closed_count + v_closed
      from (
        select i.from_at, i.from_id from bill_block i
         where i.venue_id = new.venue_id and (i.from_at, i.from_id) <= (new.opened_at, new.bill_id)
         order by i.from_at desc, i.from_id desc limit 1) as p
     where k.venue_id = new.venue_id and k.from_at = p.from_at and k.from_id = p.from_id
       and exists (
         select from bill_tally t where t.venue_id = new.venue_id and t.counted_number >= new.number);
  end if;
  return null;
end
$$;
create trigger bill_recounted after update on bill for each row
  when (old.state is distinct from new.state or old.is_hidden is distinct from new.is_hidden
        or old.is_placed_by_api is distinct from new.is_placed_by_api)
  execute function recount_bill();
