-- Saves the record of an endpoint and, in the same transaction, stops or releases the events that wait for it: even if a server
-- dies, no events wait without a planned probe. Does nothing when the lease has another owner now, or a newer fencing token.
-- Returns whether it was saved.
-- p_waiting: Left; Held: the events at p_venues that were tried, or changed up to p_changed_until (null for all), wait until the
-- endpoint answers again; Drained: all of them are due now. Held skips locked rows: a change in progress is new and stays due.
create or replace function save_endpoint_queue(
  p_venue uuid,
  p_key uuid,
  p_failures integer,
  p_last_error text,
  p_failing_since timestamptz,
  p_next_attempt_at timestamptz,
  p_quiet_until timestamptz,
  p_last_success_at timestamptz,
  p_last_failure_at timestamptz,
  p_owner uuid,
  p_fencing_token integer,
  p_waiting text,
  p_venues uuid[],
  p_changed_until timestamptz
) returns boolean
language plpgsql as $$
declare
  v_venue uuid;
  v_subjects uuid[];
begin
  update webhook_endpoint_queue q
     set failures = p_failures, last_error = p_last_error, failing_since = p_failing_since,
         next_attempt_at = p_next_attempt_at, quiet_until = p_quiet_until, last_success_at = p_last_success_at,
         last_failure_at = p_last_failure_at
   where q.venue_id = p_venue and q.key_id = p_key and q.lease_owner = p_owner and q.fencing_token = p_fencing_token;
  if not found then
    return false;
  end if;
  if p_waiting = 'Left' then
    return true;
  end if;
  foreach v_venue in array p_venues loop
    if p_waiting = 'Drained' then
      update webhook_tracking w set due_at = '-infinity'
       where w.venue_id = v_venue and w.key_id = p_key and w.change_number > w.delivered_number and not w.is_parked
         and w.due_at is null;
    else
      select array_agg(x.subject_id) into v_subjects
        from (select w.subject_id from webhook_tracking w
               where w.venue_id = v_venue and w.key_id = p_key and w.change_number > w.delivered_number and not w.is_parked
                 and w.due_at is not null
                 and (p_changed_until is null or w.attempts > 0 or w.changed_at <= p_changed_until)
                 for no key update skip locked) as x;
      if v_subjects is not null then
        update webhook_tracking w set due_at = null
         where w.venue_id = v_venue and w.key_id = p_key and w.subject_id = any (v_subjects);
      end if;
    end if;
  end loop;
  return true;
end
$$;
