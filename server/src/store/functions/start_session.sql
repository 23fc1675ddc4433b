-- Begins a session, unless the account was deleted or its password was changed since it was checked, or it has a second factor that
-- the sign-in did not use (p_without_factor). Deletes the expired sessions of the account. Locks the account's row, so that no session
-- begins with an old password during a change, nor without the factor while one is set up.
-- Returns whether it began.
create or replace function start_session(
  p_venue uuid, p_account uuid, p_token_hash bytea, p_password_hash text, p_started_at timestamptz, p_expires_at timestamptz,
  p_without_factor boolean default false
) returns boolean
language plpgsql as $$
begin
  perform 1 from account a
    where a.venue_id = p_venue and a.account_id = p_account and a.password_hash = p_password_hash for share;
  if not found then
    return false;
  end if;
  if p_without_factor then
    perform 1 from second_factor f where f.venue_id = p_venue and f.account_id = p_account and f.secret is not null;
    if found then
      return false;
    end if;
    perform 1 from passkey k where k.venue_id = p_venue and k.account_id = p_account;
    if found then
      return false;
    end if;
  end if;
  delete from session_directory d where d.venue_id = p_venue and d.account_id = p_account and d.expires_at <= p_started_at;
  insert into session_directory (token_hash, venue_id, account_id, created_at, expires_at)
  values (p_token_hash, p_venue, p_account, p_started_at, p_expires_at);
  return true;
end
$$;
