import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue } from '../../../test/harness/staff.ts';
import { asOwner } from '../../../test/samples/owner-menu.ts';

const sofra = useSofra();

interface Entry {
  at: string;
  traceId: string | null;
  recordCount: number;
  records: { name: string; properties: Property[] }[];
}

interface Property {
  name: string;
  values: { before: unknown; after: unknown } | null;
}

test('an act on many records names each of them, in entries that stand one after the other in its order', async () => {
  const venue = await newStaffedVenue(sofra);
  const soups = (price: number) =>
    Array.from({ length: 120 }, (_, at) => ({
      ...{ category: 'Çorbalar', name: `Çorba ${at}`, portions: [{ name: 'Kâse', price }] },
    }));
  await asOwner(venue, 'POST', '/products/import', { products: soups(90) });
  sofra.clock.advance(1);
  await asOwner(venue, 'POST', '/products/import', { products: soups(100), existing: 'Change' });
  const { body } = await venue.owner.call('GET', `/venues/${venue.id}/audit-log?part=Menu`);
  const entries = (body.data.items as Entry[]).slice(0, 3);
  assert.equal(new Set(entries.map(({ at, traceId }) => `${at} ${traceId}`)).size, 1);
  assert.deepEqual(
    entries.map(({ recordCount, records }) => [recordCount, records.length]),
    [
      [50, 50],
      [50, 50],
      [20, 20],
    ],
  );
  for (const [at, { name, properties }] of entries.flatMap(({ records }) => records).entries()) {
    assert.equal(name, `Çorba ${at}`);
    const [{ values }] = properties as [Property];
    const pricesOf = (parts: unknown) =>
      (parts as { priceKurus: number }[]).map(({ priceKurus }) => priceKurus);
    assert.deepEqual([pricesOf(values!.before), pricesOf(values!.after)], [[9_000], [10_000]]);
  }
});
