-- Tracks a reservation for the API key that took it, in the transaction that takes it. Reads whether the key has an address: the
-- owner may have entered one since the key was checked. The key stays as it is until the transaction ends.
create or replace function track_reservation(
  p_venue uuid, p_reservation uuid, p_key uuid, p_key_venue uuid, p_tracked_until timestamptz, p_now timestamptz
) returns void
language plpgsql as $$
declare
  v_is_parked boolean;
begin
  select k.webhook_url is null into v_is_parked from api_key k where k.venue_id = p_key_venue and k.key_id = p_key for share;
  if found then
    perform insert_tracking(p_venue, p_reservation, p_key, p_key_venue, 'Reservation', p_tracked_until, v_is_parked, p_now);
  end if;
end
$$;
