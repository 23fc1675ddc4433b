import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestDatabase, testClock } from '../../../test/harness/sofra.ts';
import { draftsOf } from '../../../test/samples/sample-document.ts';
import { Refusal } from '../../core/refusals.ts';
import { venueDayOf } from '../../core/venue/hours/venue-day.ts';
import type { VenueSetup } from '../../core/venue/setup/venue-setup.ts';
import { verifyPassword } from '../../crypto/passwords.ts';
import { hashKey } from '../../crypto/tokens/api-key.ts';
import { idsFrom, systemRandom } from '../../parts/parts.ts';
import { migrate } from '../../store/schema/migrate.ts';
import { listVenueVersions } from '../../store/venue/venue-heads.ts';
import { findBranchIds, findVenueIdByUsername, findVenueSetup } from '../../store/venue/venue-records.ts';
import { importVenues } from './import-venues.ts';

const db = openTestDatabase();
const clock = testClock();
const parts = { db, clock, random: systemRandom, newId: idsFrom(clock, systemRandom) };

before(() => migrate(db));
after(() => db.close());

/** A new random text for each test, so that tests do not share venues. */
const fresh = () => systemRandom(6).toString('hex');

const load = (...venues: object[]) => importVenues(parts, draftsOf({ format: 'sofra-venues/1', venues }));

async function recordOf(venueId: string): Promise<VenueSetup> {
  const record = await findVenueSetup(db, venueId);
  assert.ok(record);
  return record;
}

async function problemsOf(importing: Promise<unknown>): Promise<[string, string][]> {
  const refusal = await importing.then(
    () => assert.fail('The import was not refused.'),
    (error: unknown) => error,
  );
  assert.ok(refusal instanceof Refusal, String(refusal));
  assert.equal(refusal.code, 'DOCUMENT_INVALID');
  return refusal.problems.map(({ field, message }) => [field, message]);
}

function restaurant(name: string) {
  return {
    name: `Meze ${name}`,
    username: name,
    areas: [{ name: 'Salon', tables: [{ name: '1' }, { name: '2' }] }],
    categories: [
      {
        name: 'Izgara',
        products: [
          { name: 'Köfte', portions: [{ name: 'Tam', price: 240 }], stock: { quantity: 5, lowThreshold: 2 } },
          { name: 'Adana', portions: [{ name: 'Tam', price: 260 }], extras: [{ name: 'Lavaş', price: 10 }] },
        ],
      },
    ],
    campaigns: [
      {
        kind: 'PortionDiscount',
        name: 'İndirim',
        covers: [{ product: 'Adana' }],
        reduction: { percent: 10 },
      },
    ],
    accounts: [{ role: 'Owner', name: 'Ayşe', email: `${name}@example.com`, password: 'zeytinyağı' }],
    keys: [{ name: 'Site', permissions: { placesOrders: true } }],
  };
}

test('a venue is made completely, and a new key is shown once', async () => {
  const name = fresh();
  const { venues } = await load(restaurant(name));
  const [venue] = venues;
  assert.deepEqual([venue?.name, venue?.type, venue?.outcome], [`Meze ${name}`, 'Independent', 'Created']);
  const record = await recordOf(venue!.id);
  const [first, second] = record.areas.flatMap(({ tables }) => tables);
  for (const { code } of [first!, second!]) assert.match(code, /^[0-9A-HJKMNP-TV-Z]{8}$/);
  assert.notEqual(first!.code, second!.code);
  assert.deepEqual(
    record.menu.products.map((product) => product.name),
    ['Köfte', 'Adana'],
  );
  assert.deepEqual(record.campaigns[0]?.kind === 'PortionDiscount' && record.campaigns[0].covers, {
    productIds: [record.menu.products[1]!.id],
    portionIds: [],
  });
  assert.equal(await verifyPassword('zeytinyağı', record.accounts[0]!.passwordHash!), true);
  assert.equal(venue!.newKeys.length, 1);
  assert.equal(record.keys[0]?.hash, hashKey(venue!.newKeys[0]!.key));
  assert.equal(record.keys[0]?.createdAt, clock.now());
});

test('importing the same document again changes nothing at all', async () => {
  const document = { ...restaurant(fresh()), branches: [restaurant(fresh()), { name: 'Unnamed branch' }] };
  const first = await load(document);
  const ids = first.venues.map(({ id }) => id);
  const before = await Promise.all(ids.map(recordOf));
  const versions = await listVenueVersions(db, ids);
  clock.advance(60_000);
  const second = await load(document);
  assert.deepEqual(
    second.venues.map(({ id, outcome, newKeys }) => [id, outcome, newKeys]),
    ids.map((id) => [id, 'Unchanged', []]),
  );
  assert.deepEqual(await Promise.all(ids.map(recordOf)), before);
  assert.deepEqual(await listVenueVersions(db, ids), versions);
});

test('a record with the same name keeps its id when the rest of the document changes', async () => {
  const document = restaurant(fresh());
  const [created] = (await load(document)).venues;
  const before = await recordOf(created!.id);
  const [grill] = document.categories;
  const [, adana] = grill!.products;
  const changed = {
    ...document,
    id: created!.id,
    name: 'Renamed',
    categories: [
      { ...grill!, products: [{ ...adana!, portions: [{ name: 'Yarım', price: 150 }, ...adana!.portions] }] },
    ],
  };
  const [updated] = (await load(changed)).venues;
  assert.deepEqual([updated?.id, updated?.outcome], [created?.id, 'Updated']);
  const after = await recordOf(created!.id);
  assert.equal(after.venue.name, 'Renamed');
  assert.deepEqual(after.areas, before.areas);
  assert.deepEqual(after.menu.categories, before.menu.categories);
  assert.equal(after.menu.products.length, 1);
  assert.equal(after.menu.products[0]?.id, before.menu.products[1]?.id);
  assert.deepEqual(after.menu.products[0]?.extras, before.menu.products[1]?.extras);
  assert.equal(after.menu.products[0]?.portions[1]?.id, before.menu.products[1]?.portions[0]?.id);
  assert.deepEqual(after.campaigns, before.campaigns);
});

test('stock that is already counted keeps its quantity', async () => {
  const document = restaurant(fresh());
  const [venue] = (await load(document)).venues;
  const [kofte] = (await recordOf(venue!.id)).menu.products;
  await db.query({
    text: 'update product_stock set quantity = 1 where venue_id = $1 and product_id = $2',
    values: [venue!.id, kofte!.id],
  });
  assert.equal((await load(document)).venues[0]?.outcome, 'Unchanged');
  assert.equal((await recordOf(venue!.id)).menu.products[0]?.stock.quantity, 1);
});

test('changes made during an evening stay unless the document states otherwise', async () => {
  const document = restaurant(fresh());
  const until = '2026-03-03T21:00:00.000Z';
  const soldOut = (isSoldOut: boolean) => ({
    categories: [
      {
        name: 'Izgara',
        products: document.categories[0]!.products.map((product) => ({ ...product, stock: { isSoldOut } })),
      },
    ],
  });
  const evening = { rush: { until, reason: 'Dolu' }, subscription: { isActive: false }, ...soldOut(true) };
  const [venue] = (await load({ ...document, ...evening })).venues;
  await load(document);
  const stored = await recordOf(venue!.id);
  assert.deepEqual(stored.venue.rush, { until: Date.parse(until), reason: 'Dolu' });
  assert.deepEqual(stored.venue.subscription, { isActive: false, endsAt: null });
  assert.equal(stored.menu.products[0]?.stock.isSoldOut, true);
  await load({ ...document, ...soldOut(false), rush: null, subscription: { isActive: true } });
  const changed = await recordOf(venue!.id);
  assert.equal(changed.venue.rush, null);
  assert.equal(changed.venue.subscription.isActive, true);
  assert.equal(changed.menu.products[0]?.stock.isSoldOut, false);
});

test('accounts, keys and branches that the document does not name stay as they are', async () => {
  const document = { ...restaurant(fresh()), branches: [restaurant(fresh())] };
  const [headquarter, branch] = (await load(document)).venues;
  const before = await recordOf(headquarter!.id);
  await load({ ...document, accounts: [], keys: [], branches: undefined, type: 'Headquarter' });
  assert.deepEqual(await recordOf(headquarter!.id), before);
  assert.deepEqual(await findBranchIds(db, headquarter!.id), [branch!.id]);
});

test('a password that is still the same keeps its hash, another one replaces it', async () => {
  const document = restaurant(fresh());
  const [venue] = (await load(document)).venues;
  const before = (await recordOf(venue!.id)).accounts[0]!;
  const { password: _, ...withoutPassword } = document.accounts[0]!;
  await load({ ...document, accounts: [{ ...withoutPassword, name: 'Ayşe Hanım' }] });
  assert.deepEqual((await recordOf(venue!.id)).accounts, [{ ...before, name: 'Ayşe Hanım' }]);
  await load({ ...document, accounts: [{ ...withoutPassword, password: 'limon kolonyası' }] });
  const after = (await recordOf(venue!.id)).accounts[0]!;
  assert.equal(after.id, before.id);
  assert.equal(await verifyPassword('limon kolonyası', after.passwordHash!), true);
});

test('a venue is recognised by its name alone only when neither side has a username', async () => {
  const name = `Meze ${fresh()}`;
  const [venue] = (await load({ name })).venues;
  assert.deepEqual((await load({ name })).venues[0]?.outcome, 'Unchanged');
  const username = fresh();
  assert.deepEqual(await problemsOf(load({ name, username })), [
    [
      'venues[0].name',
      `is the name of a stored venue without a username: state its id ${venue!.id} if that venue is meant, else a new id`,
    ],
  ]);
  assert.equal((await load({ id: venue!.id, name, username })).venues[0]?.outcome, 'Updated');
  assert.deepEqual(await problemsOf(load({ name })), [
    [
      'venues[0].name',
      `is the name of a stored venue with the username ${username}: state its id ${venue!.id} if that venue is meant, else a username of its own`,
    ],
  ]);
  const [namesake] = (await load({ name, username: fresh() })).venues;
  assert.equal(namesake?.outcome, 'Created');
  assert.equal(await findVenueIdByUsername(db, username), venue?.id);
});

test('a branch of the same headquarter is recognised by its name', async () => {
  const document = restaurant(fresh());
  const [, branch] = (await load({ ...document, branches: [{ name: 'Şube' }] })).venues;
  const [, same] = (await load({ ...document, branches: [{ name: 'Şube', username: fresh() }] })).venues;
  assert.deepEqual([same?.id, same?.outcome], [branch?.id, 'Updated']);
  const [, again] = (await load({ ...document, branches: [{ name: 'Şube' }] })).venues;
  assert.deepEqual([again?.id, again?.outcome], [branch?.id, 'Unchanged']);
});

test('an independent venue can become a headquarter', async () => {
  const document = restaurant(fresh());
  const [venue] = (await load(document)).venues;
  const [headquarter, branch] = (await load({ ...document, branches: [{ name: 'Şube' }] })).venues;
  assert.deepEqual(
    [headquarter?.id, headquarter?.type, headquarter?.outcome],
    [venue?.id, 'Headquarter', 'Updated'],
  );
  assert.equal((await recordOf(branch!.id)).venue.parentVenueId, venue?.id);
});

test('a document that is imported twice at the same time makes its venues once', async () => {
  const document = restaurant(fresh());
  const both = await Promise.all([load(document), load(document)]);
  const outcomes = both.map(({ venues }) => venues[0]?.outcome).sort();
  assert.deepEqual(outcomes, ['Created', 'Unchanged']);
  assert.equal(both[0].venues[0]?.id, both[1].venues[0]?.id);
});

test('a document with any problem is not imported at all', async () => {
  const taken = restaurant(fresh());
  await load(taken);
  const name = fresh();
  const blocked = { ...restaurant(fresh()), accounts: taken.accounts };
  assert.deepEqual(await problemsOf(load(restaurant(name), blocked)), [
    ['venues[1].accounts[0].email', 'is the e-mail address of another account'],
  ]);
  assert.equal(await findVenueIdByUsername(db, name), null);
});

test('a changed start of the day applies from the next day, as in the settings', async () => {
  const name = fresh();
  const before = clock.now();
  try {
    clock.set('2026-03-04T02:00:00+03:00');
    const [venue] = (await load(restaurant(name))).venues;
    const [after] = (await load({ ...restaurant(name), dayBeginsAt: '05:00' })).venues;
    assert.deepEqual(after?.differences[0]?.changed.names, ['dayBeginsAt']);
    const { venue: changed } = await recordOf(venue!.id);
    const dayOf = (instant: string) => venueDayOf(changed, Date.parse(instant));
    assert.equal(dayOf('2026-03-04T02:00:00+03:00'), '2026-03-04');
    assert.equal(dayOf('2026-03-05T02:00:00+03:00'), '2026-03-04');
    const again = await load({ ...restaurant(name), dayBeginsAt: '05:00' });
    assert.equal(again.venues[0]?.outcome, 'Unchanged');
  } finally {
    clock.set(before);
  }
});
