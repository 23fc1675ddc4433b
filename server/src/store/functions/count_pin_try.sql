-- Counts one try of a PIN as a wrong one, before it is verified, so that tries at the same time on any server are all counted. The lock of the device's row puts
-- the tries of one device in a row; a person who has none left does not use up those of the others.
create or replace function count_pin_try(
  p_venue uuid, p_device uuid, p_account uuid, p_now timestamptz, p_most_of_person integer, p_most_an_hour integer
) returns table (outcome text, opens_at timestamptz)
language plpgsql as $$
declare
  v_from timestamptz;
  v_wrong integer;
begin
  select d.wrong_pins_from, d.wrong_pins into v_from, v_wrong
    from device d where d.venue_id = p_venue and d.device_id = p_device and d.withdrawn_at is null for update;
  if not found then
    return query select 'NoDevice', null::timestamptz;
    return;
  end if;
  if v_from is null or v_from <= p_now - interval '1 hour' then
    v_from := p_now;
    v_wrong := 0;
  end if;
  if v_wrong >= p_most_an_hour then
    return query select 'DeviceWaits', v_from + interval '1 hour';
    return;
  end if;
  insert into device_person (venue_id, device_id, account_id, wrong_pins) values (p_venue, p_device, p_account, 1)
    on conflict (venue_id, device_id, account_id) do update set wrong_pins = device_person.wrong_pins + 1
    where device_person.wrong_pins < p_most_of_person;
  if not found then
    return query select 'PersonStopped', null::timestamptz;
    return;
  end if;
  update device d set wrong_pins_from = v_from, wrong_pins = v_wrong + 1 where d.venue_id = p_venue and d.device_id = p_device;
  return query select 'Counted', null::timestamptz;
end
$$;
