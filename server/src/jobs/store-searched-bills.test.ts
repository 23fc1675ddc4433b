import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSofra } from '../../test/harness/sofra.ts';
import { newStaffedVenue, openBill } from '../../test/harness/staff.ts';

const sofra = useSofra();

test('a bill that an older release saved is found by its guest among all bills once the job has run, and only once more', async () => {
  const venue = await newStaffedVenue(sofra);
  const customer = { name: 'Işıl  Öz', phone: '0532 123 45 67' };
  const { first } = await openBill(venue, { customer });
  const { db } = sofra;
  // As an older release leaves it, behind more bills than a search looks at.
  await db.query({
    text: `with noted as (insert into unsearched_bill (venue_id, bill_id) values ($1, $2))
           update bill set searched = null, guest = null where venue_id = $1 and bill_id = $2`,
    values: [venue.id, first.id],
  });
  await db.query({
    text: `insert into bill (venue_id, bill_id, number, revision, state, is_placed_by_api, is_hidden, opened_at, content)
           select $1, gen_random_uuid(), number + at, 1, 'Open', false, false, opened_at - interval '3 days',
                  (content::jsonb || '{"customer":null,"businessDate":"2026-02-28"}')::json
             from bill, generate_series(1, 600) as at where venue_id = $1 and bill_id = $2`,
    values: [venue.id, first.id],
  });
  await db.query({
    text: `update bill set opened_at = $3, business_date = '2026-02-28' where venue_id = $1 and bill_id = $2`,
    values: [venue.id, first.id, new Date('2026-02-28T12:00:00Z')],
  });
  const find = async (text: string) => {
    const path = `/venues/${venue.id}/bills?q=${encodeURIComponent(text)}`;
    const { body } = await venue.waiter.call('GET', path);
    return body.data.items.map(({ id }: { id: string }) => id);
  };
  assert.deepEqual(await find('isil oz'), []);
  await sofra.app.jobs.searchedBills.runOnce();
  for (const text of ['isil oz', 'ŞIL', '0532 123', '1234567', '+90532']) {
    assert.deepEqual(await find(text), [first.id], text);
  }
  for (const text of ['isil%', 'isil_oz', '0533 123']) assert.deepEqual(await find(text), [], text);
  const noted = await db.query({
    text: 'select 1 from unsearched_bill where venue_id = $1',
    values: [venue.id],
  });
  assert.deepEqual(noted, []);
});
