-- Logs changes of a venue in their order, for the screens that follow it.
-- Locks the venue's head, which must be the first lock that the transaction takes at the venue.
-- p_changes: a JSON array of { kind, subjectId, detail, notice }.
create or replace function log_changes(p_venue uuid, p_changes json, p_now timestamptz) returns void
language plpgsql as $$
declare
  v_count integer := json_array_length(p_changes);
  v_last bigint;
begin
  if v_count = 0 then
    return;
  end if;
  update venue_head h set last_change = h.last_change + v_count where h.venue_id = p_venue
  returning h.last_change into v_last;
  insert into venue_change (venue_id, change, at, kind, subject_id, detail, notice)
  select p_venue, v_last - v_count + c.position, p_now, c.change ->> 'kind', (c.change ->> 'subjectId')::uuid,
         coalesce(c.change -> 'detail', '{}'), c.change ->> 'notice'
    from json_array_elements(p_changes) with ordinality as c (change, position);
end
$$;
