-- The session of a token's hash at an instant, with its account, what the venue decided that its role may do, the branches of its venue, when it was
-- last used, by what its person proved who they are, and when last; no row for an expired session, for one that was not used for 14 days (bridges are not ended so), or for a closed or inactive venue.
-- Finds the venue through the directory first: the other tables are then read at that venue alone.
create or replace function find_session(p_token_hash bytea, p_now timestamptz) returns table (
  token_hash bytea, account_id uuid, name text, email text, role text, venue_id uuid, expires_at timestamptz, branch_ids json, grants json,
  last_used_at timestamptz, proof text, proved_at timestamptz
)
language plpgsql stable as $$
declare
  v_session session_directory%rowtype;
begin
  select * into v_session from session_directory d where d.token_hash = p_token_hash and d.expires_at > p_now;
  if not found then
    return;
  end if;
  return query
    select v_session.token_hash, a.account_id, a.name, a.email, a.role, a.venue_id, v_session.expires_at,
           (select coalesce(json_agg(b.branch_id order by b.name, b.branch_id), '[]')
              from headquarter_branch b where b.venue_id = v_session.venue_id and b.is_served),
           (v.roles -> a.role)::json,
           s.last_used_at, s.proof, coalesce(s.proved_at, v_session.created_at)
      from account a
      join venue v on v.venue_id = a.venue_id
      left join session_detail s on s.venue_id = a.venue_id and s.token_hash = v_session.token_hash
     where a.venue_id = v_session.venue_id and a.account_id = v_session.account_id and v.closed_at is null and v.is_active
       and (a.role = 'Bridge' or s.last_used_at is null or s.last_used_at > p_now - interval '14 days');
end
$$;
