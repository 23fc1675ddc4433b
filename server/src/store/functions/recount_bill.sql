-- Corrects the counts of a bill that was counted, after its state or visibility changed. The trigger is below.
create or replace function recount_bill() returns trigger
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
create or replace trigger bill_recounted after update on bill for each row
  when (old.state is distinct from new.state or old.is_hidden is distinct from new.is_hidden
        or old.is_placed_by_api is distinct from new.is_placed_by_api)
  execute function recount_bill();
