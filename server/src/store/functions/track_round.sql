-- Marks a placed round for the API keys that track its bill, and tracks the bill for the key that placed it. For place_round.
-- p_tracked_until: every key that tracks the bill goes on until then. p_key: null when an account placed the round. p_is_parked: whether the key has no webhook address.
create or replace function track_round(
  p_venue uuid,
  p_bill uuid,
  p_is_new boolean,
  p_key uuid,
  p_key_venue uuid,
  p_tracked_until timestamptz,
  p_is_parked boolean,
  p_now timestamptz
) returns void
language plpgsql as $$
declare
  v_is_parked boolean := p_is_parked;
begin
  -- A key of this venue is as it was decided on, since the venue is locked at that version. A key of another venue may have
  -- got an address since. The key is locked before its tracking, in the order in which a change of a key locks them.
  if p_key_venue <> p_venue then
    select k.webhook_url is null into v_is_parked
      from api_key k where k.venue_id = p_key_venue and k.key_id = p_key for share;
  end if;
  if not p_is_new then
    perform mark_tracking(p_venue, p_bill, p_tracked_until, p_now);
  end if;
  if p_key is not null then
    perform insert_tracking(p_venue, p_bill, p_key, p_key_venue, 'Order', p_tracked_until, v_is_parked, p_now);
  end if;
end
$$;
