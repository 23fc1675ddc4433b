-- The working API key with a hash, its venue's version, and the branches that it reaches; no row for a revoked key, or a closed
-- or inactive venue; the budgets are null where the operator set none. Finds the venue through the directory first: the other tables are then read at that venue alone.
create or replace function find_key_caller(p_key_hash bytea) returns table (
  venue_id uuid, key_id uuid, name text, places_orders boolean, takes_reservations boolean, version bigint,
  has_webhook boolean, branch_ids json, reads_per_minute integer, writes_per_minute integer
)
language plpgsql stable as $$
declare
  v_venue uuid;
  v_key uuid;
begin
  select d.venue_id, d.key_id into v_venue, v_key from key_directory d where d.key_hash = p_key_hash;
  if not found then
    return;
  end if;
  return query
    select k.venue_id, k.key_id, k.name, k.places_orders, k.takes_reservations, h.version, k.webhook_url is not null,
           (select coalesce(json_agg(b.branch_id order by b.name, b.branch_id), '[]')
              from headquarter_branch b where b.venue_id = v_venue and b.is_served),
           l.reads_per_minute, l.writes_per_minute
      from api_key k
      join venue v on v.venue_id = k.venue_id
      join venue_head h on h.venue_id = k.venue_id
      left join venue_limit l on l.venue_id = k.venue_id
     where k.venue_id = v_venue and k.key_id = v_key and k.revoked_at is null and v.closed_at is null and v.is_active;
end
$$;
