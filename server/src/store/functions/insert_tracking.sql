-- Starts to track an order or a reservation for an API key, from its first change on.
-- A key that tracks it already continues: mark_tracking has counted the change, unless the tracking was over.
create or replace function insert_tracking(
  p_venue uuid,
  p_subject uuid,
  p_key uuid,
  p_key_venue uuid,
  p_kind text,
  p_tracked_until timestamptz,
  p_is_parked boolean,
  p_now timestamptz
) returns void
language plpgsql as $$
declare
  v_last_change bigint;
begin
  select last_change into v_last_change from venue_head where venue_id = p_venue;
  insert into webhook_tracking as t (venue_id, subject_id, key_id, key_venue_id, kind, tracked_until, change_number,
                                     changed_at, due_at, is_parked)
  values (p_venue, p_subject, p_key, p_key_venue, p_kind, p_tracked_until,
          first_change_number(v_last_change), p_now, case when p_is_parked then null else '-infinity'::timestamptz end, p_is_parked)
  on conflict (venue_id, subject_id, key_id) do update
     set tracked_until = greatest(t.tracked_until, excluded.tracked_until), is_parked = excluded.is_parked,
         change_number = t.change_number + (t.tracked_until <= p_now)::integer, changed_at = p_now, attempts = 0,
         due_at = excluded.due_at;
end
$$;
