import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { useSofra } from '../../../test/harness/sofra.ts';
import { insertPlayed, playYear } from '../../../test/venues/year-of-bills.ts';
import { listDayFigures } from '../../store/figures/figure-sums.ts';
import { countBills } from './count-bills.ts';

const sofra = useSofra();

async function busyVenue() {
  const venue = await sofra.newVenue();
  const played = playYear({
    ...{ venueId: venue.id, venue: venue.record.venue, products: venue.record.menu.products.slice(0, 3) },
    openers: [{ kind: 'Key', id: randomUUID(), name: 'Web' }],
    ...{ startsAt: Date.parse('2026-01-01T00:00:00.000Z'), days: 20, billsADay: 20, seed: 3 },
  });
  await insertPlayed(sofra.db, venue.id, played);
  const finished = played.filter(({ outcome }) => outcome !== 'Open').length;
  const counted = async () => {
    const days = await listDayFigures(sofra.db, venue.id, { from: '2025-12-31', to: '2026-01-31' });
    return days.reduce((sum, day) => sum + day.orders + day.cancelledOrders, 0);
  };
  return { id: venue.id, rules: venue.record.venue, finished, counted };
}

test('each bill counts once, however many servers count at the same time', async () => {
  const { id, rules, finished, counted } = await busyVenue();
  const counts = await Promise.all([1, 2, 3, 4].map(() => countBills(sofra.db, id, rules)));
  assert.equal(
    counts.reduce((sum, count) => sum + count, 0),
    finished,
  );
  assert.equal(await counted(), finished);
  assert.equal(await countBills(sofra.db, id, rules), 0);
});

test('a count that fails counts nothing, and the next one continues', async () => {
  const { id, rules, finished, counted } = await busyVenue();
  const broken: typeof sofra.db = {
    ...sofra.db,
    transaction: (run) =>
      sofra.db.transaction((tx) =>
        run({
          ...tx,
          query: (statement) => {
            if (statement.name === 'delete-uncounted-bills') throw new Error('the connection is gone');
            return tx.query(statement);
          },
        }),
      ),
  };
  await assert.rejects(countBills(broken, id, rules), /the connection is gone/);
  assert.equal(await counted(), 0);
  await countBills(sofra.db, id, rules);
  assert.equal(await counted(), finished);
});

test('a stopped count ends after the bills in progress', async () => {
  const { id, rules, finished, counted } = await busyVenue();
  const count = await countBills(sofra.db, id, rules, AbortSignal.abort());
  assert.ok(count > 0 && count < finished);
  assert.equal(await counted(), count);
});
