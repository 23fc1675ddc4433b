-- Logs requests of one venue's API keys, all or none, and updates the last use of keys where it is a minute or longer ago. Fails with
-- unique_violation when it is repeated: they are logged then. Skips a key that is being changed until the next call, so that servers do not wait for each other.
-- p_requests: a JSON array of requests. For a cluster: elsewhere one statement logs the requests of all venues.
create or replace function log_requests(p_venue uuid, p_requests json) returns void
language plpgsql as $$
declare
  v_key uuid;
  v_at timestamptz;
  v_before timestamptz;
begin
  for v_key in
    select k.key_id from api_key k
     where k.venue_id = p_venue
       and k.key_id = any (array(select (r ->> 'keyId')::uuid from json_array_elements(p_requests) as r))
       for no key update skip locked
  loop
    select max((r ->> 'at')::timestamptz) into v_at from json_array_elements(p_requests) as r
     where (r ->> 'keyId')::uuid = v_key;
    v_before := v_at - interval '1 minute';
    update api_key k set last_used_at = v_at
     where k.venue_id = p_venue and k.key_id = v_key and (k.last_used_at is null or k.last_used_at <= v_before);
  end loop;
  insert into key_request
    (venue_id, key_id, request_id, at, operation, method, path, status, error_code, duration_ms, trace_id)
  select p_venue, n."keyId", n.id, n.at, n.operation, n.method, n.path, n.status, n."errorCode", n."durationMs", n."traceId"
    from json_to_recordset(p_requests) as n (
      id uuid, "keyId" uuid, at timestamptz, operation text, method text, path text, status integer, "errorCode" text,
      "durationMs" integer, "traceId" uuid);
end
$$;
