-- Writes a reservation, a new one or over the stored one, and keeps the counts of the public list right (reservation_block).
-- The caller holds the lock of the venue's head.
create or replace function save_reservation(
  p_venue uuid,
  p_reservation uuid,
  p_revision integer,
  p_starts_at timestamptz,
  p_requested_starts_at timestamptz,
  p_runs_out_at timestamptz,
  p_is_pending boolean,
  p_is_taken_by_api boolean,
  p_phone text,
  p_code_hash bytea,
  p_content json,
  p_status text,
  p_guests integer
) returns void
language plpgsql as $$
declare
  v_starts_at timestamptz;
  v_was_open boolean;
  v_was_listed boolean;
  v_is_open boolean := p_runs_out_at is not null;
begin
  select r.starts_at, r.runs_out_at is not null, r.is_taken_by_api into v_starts_at, v_was_open, v_was_listed
    from reservation r where r.venue_id = p_venue and r.reservation_id = p_reservation;
  if found then
    update reservation r
       set revision = p_revision, starts_at = p_starts_at, requested_starts_at = p_requested_starts_at,
           runs_out_at = p_runs_out_at, is_pending = p_is_pending, is_taken_by_api = p_is_taken_by_api, phone = p_phone,
           code_hash = p_code_hash, content = p_content, status = p_status, guests = p_guests
     where r.venue_id = p_venue and r.reservation_id = p_reservation;
  else
    insert into reservation (venue_id, reservation_id, revision, starts_at, requested_starts_at, runs_out_at,
                             is_pending, is_taken_by_api, phone, code_hash, content, status, guests)
    values (p_venue, p_reservation, p_revision, p_starts_at, p_requested_starts_at, p_runs_out_at,
            p_is_pending, p_is_taken_by_api, p_phone, p_code_hash, p_content, p_status, p_guests);
  end if;
  if (v_starts_at, v_was_open, v_was_listed) is not distinct from (p_starts_at, v_is_open, p_is_taken_by_api) then
    return;
  end if;
  if v_was_listed then
    perform count_reservation(p_venue, v_starts_at, p_reservation, -v_was_open::integer, -(not v_was_open)::integer);
  end if;
  if p_is_taken_by_api then
    perform count_reservation(p_venue, p_starts_at, p_reservation, v_is_open::integer, (not v_is_open)::integer);
  end if;
end
$$;
