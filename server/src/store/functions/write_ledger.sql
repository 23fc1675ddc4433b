-- Writes rows into the ledger of a venue, in their order, under its next numbers. The caller has the lock of the venue's head, which keeps
-- the numbers without a gap: what is rolled back took none.
--
-- p_rows: a JSON array of { act, businessDate, personId, approverId, deviceId, content }. p_bill: null for what is of no bill.
create or replace function write_ledger(p_venue uuid, p_bill uuid, p_rows json, p_now timestamptz) returns void
language plpgsql as $$
declare
  v_number bigint;
  v_generation integer;
begin
  select l.number, l.generation into v_number, v_generation
    from ledger l where l.venue_id = p_venue order by l.number desc limit 1;
  insert into ledger (venue_id, number, generation, at, business_date, act, bill_id, person_id, approver_id, device_id, content)
  select p_venue, coalesce(v_number, 0) + r.place, coalesce(v_generation, 0), p_now, (r.row ->> 'businessDate')::date, r.row ->> 'act',
         p_bill, (r.row ->> 'personId')::uuid, (r.row ->> 'approverId')::uuid, (r.row ->> 'deviceId')::uuid, r.row -> 'content'
    from json_array_elements(p_rows) with ordinality as r (row, place);
end
$$;
