import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { lineOf, type Sofra, sampleOrder, startSofra, type TestVenue, testClock } from '../../test/sofra.ts';

const HOUR_MS = 3_600_000;

let sofra: Sofra;
let venue: TestVenue;

before(async () => {
  // So long ago that what is swept is nobody else's.
  sofra = await startSofra({ clock: testClock(Date.parse('1971-03-03T12:00:00.000Z')) });
  venue = await sofra.newVenue();
});
after(() => sofra.close());

async function count(table: string): Promise<number> {
  const [row] = await sofra.db.query<{ count: number }>({
    text: `select count(*) from ${table} where venue_id = $1`,
    values: [venue.id],
  });
  return row!.count;
}

test('changes are kept for a day, the requests of keys for a week, and orders for good', async () => {
  const placed = await sofra.call('POST', `/public/v1/venues/${venue.id}/orders`, {
    key: venue.key.text,
    body: sampleOrder(venue, { lines: [lineOf(venue.menu.kebab)] }),
    headers: { 'idempotency-key': 'swept-order' },
  });
  assert.equal(placed.status, 201);
  await sofra.app.requests.flush();
  const { sweep } = sofra.app.duties;
  sofra.clock.advance(23 * HOUR_MS);
  await sweep.runOnce();
  assert.ok((await count('venue_change')) > 0);
  sofra.clock.advance(2 * HOUR_MS);
  await sweep.runOnce();
  assert.deepEqual([await count('venue_change'), await count('key_request')], [0, 1]);
  sofra.clock.advance(6 * 24 * HOUR_MS);
  await sweep.runOnce();
  assert.deepEqual(
    [
      await count('key_request'),
      await count('bill'),
      await count('kitchen_ticket'),
      await count('placement'),
    ],
    [0, 1, 1, 1],
  );
});
