-- Marks a change of an order or a reservation for every API key that tracks it, so that an event is sent.
-- Bills whose lines have all moved to this one read as it does, so that its changes are theirs.
-- Called in the transaction that makes the change, under the lock of the venue's head.
-- p_tracked_until: how long it is tracked from now on; null leaves it as it is.
create or replace function mark_tracking(p_venue uuid, p_subject uuid, p_tracked_until timestamptz, p_now timestamptz) returns void
language plpgsql as $$
begin
  update webhook_tracking t
     set change_number = t.change_number + 1, changed_at = p_now, attempts = 0,
         due_at = case when t.is_parked then null else '-infinity'::timestamptz end,
         tracked_until = coalesce(p_tracked_until, t.tracked_until)
   where t.venue_id = p_venue and t.tracked_until > p_now
     and t.subject_id = any (p_subject || array(
       select m.bill_id from moved_bill m where m.venue_id = p_venue and m.holder_id = p_subject));
end
$$;
