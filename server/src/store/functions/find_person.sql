-- The shared device of a cookie's hash, and the person whose token's hash is given, with what the venue decided that their role may do. No row for a withdrawn device, or
-- one of a closed or inactive venue; no account where the token is not one of this device, or is over. Finds the venue through the directory first: the other
-- tables are then read at that venue alone. A hash that is null would be planned as no join at all, and Citus refuses what is left of it.
create or replace function find_person(p_token_hash bytea, p_person_hash bytea, p_now timestamptz) returns table (
  venue_id uuid, device_id uuid, device_name text, device_kind text, last_seen_at timestamptz,
  account_id uuid, name text, email text, role text, grants json, expires_at timestamptz, proof text, proved_at timestamptz,
  unsent_acts integer, unsent_since timestamptz
)
language plpgsql stable as $$
declare
  v_device device_directory%rowtype;
begin
  select * into v_device from device_directory d where d.token_hash = p_token_hash;
  if not found then
    return;
  end if;
  return query
    select d.venue_id, d.device_id, d.name, d.kind, d.last_seen_at,
           a.account_id, a.name, a.email, a.role, (v.roles -> a.role)::json, s.expires_at, s.proof,
           coalesce(s.proved_at, case when s.proof = 'Password' then s.began_at end),
           d.unsent_acts, d.unsent_since
      from device d
      join venue v on v.venue_id = d.venue_id
      left join device_session s on s.venue_id = d.venue_id and s.session_hash = coalesce(p_person_hash, '')
                                and s.device_id = d.device_id and s.expires_at > p_now
      left join account a on a.venue_id = d.venue_id and a.account_id = s.account_id
     where d.venue_id = v_device.venue_id and d.device_id = v_device.device_id
       and d.withdrawn_at is null and v.closed_at is null and v.is_active;
end
$$;
