-- Writes rows into the ledger of a venue, in their order, under its next numbers. The caller has the lock of the venue's head, which keeps
-- the numbers without a gap: what is rolled back took none.
--
-- p_rows: a JSON array of { act, businessDate, personId, approverId, deviceId, content }. p_bill: null for what is of no bill.
create or replace function write_ledger(p_venue uuid, p_bill uuid, p_rows json, p_now timestamptz) returns void
language plpgsql as $$
begin
  insert into ledger (venue_id, number, generation, at, business_date, act, bill_id, person_id, approver_id, device_id, content)
  select p_venue, coalesce(l.number, 0) + r.place, coalesce(l.generation, 0), p_now, r."businessDate", r.act, p_bill, r."personId",
         r."approverId", r."deviceId", r.content
    from rows from (json_to_recordset(p_rows) as (
           act text, "businessDate" date, "personId" uuid, "approverId" uuid, "deviceId" uuid, content json)) with ordinality
         as r (act, "businessDate", "personId", "approverId", "deviceId", content, place)
    left join lateral (
      select o.number, o.generation from ledger o where o.venue_id = p_venue order by o.number desc limit 1) as l on true;
end
$$;
