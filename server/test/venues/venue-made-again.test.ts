import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { inTransaction } from '../../src/store/database.ts';
import { deleteVenue } from '../../src/store/venue/demo-venues.ts';
import { saveVenueSetup } from '../../src/store/venue/venue-records.ts';
import { place, read } from '../harness/public-caller.ts';
import { assertRefused } from '../harness/refusals.ts';
import { openTestDatabase, sampleOrder, type TestVenue, useSofra } from '../harness/sofra.ts';

/*
 * A venue that was deleted and made again under its id, as when the demo is removed and made again, or a file is imported again.
 * Other servers may still have the old one in memory.
 */

const SITE = { publicUrl: 'http://again.test' };
const db = openTestDatabase();
const one = useSofra({ db, ...SITE });
const two = useSofra(() => ({ db, clock: one.clock, ...SITE }));

after(() => db.close());

const save = ({ record }: TestVenue) => inTransaction(db, (tx) => saveVenueSetup(tx, record, 0));
const remove = ({ id }: TestVenue) => inTransaction(db, (tx) => deleteVenue(tx, id));

async function firstProduct(sofra: typeof one, venue: TestVenue): Promise<string> {
  const headers = { 'accept-encoding': 'gzip' };
  const { body } = await read(sofra, venue, `/venues/${venue.id}/menu`, { headers });
  return body.data.categories[0].products[0].name;
}

test('every server answers with the new venue from the next request on', async () => {
  for (const edits of [0, 3]) {
    const venue = await one.newVenue();
    for (let count = 0; count < edits; count++) await save(venue);
    assert.equal(await firstProduct(one, venue), 'Adana Kebap');
    assert.equal((await read(two, venue, `/venues/${venue.id}`)).status, 200);
    await remove(venue);
    venue.menu.kebab.name = 'Beyti';
    venue.record.venue.name = 'Yeni';
    await save(venue);
    for (const sofra of [two, one]) {
      assert.equal((await read(sofra, venue, `/venues/${venue.id}`)).body.data.name, 'Yeni');
      assert.equal(await firstProduct(sofra, venue), 'Beyti');
    }
  }
});

test('a page of orders never shows those of the old venue, although changes count from 1 again', async () => {
  const venue = await one.newVenue();
  const order = async () => (await place(one, venue, sampleOrder(venue))).body.data.order.id;
  const listed = async () =>
    (await read(two, venue, '/orders')).body.data.items.map(({ id }: { id: string }) => id);
  const old = await order();
  assert.deepEqual(await listed(), [old]);
  await remove(venue);
  await save(venue);
  const later = await order();
  assert.deepEqual(await listed(), [later]);
});

test('a key of the former headquarter does not reach a branch that was made again on its own', async () => {
  const headquarter = await one.newVenue({ type: 'Headquarter' });
  const branch = await one.newVenue({ type: 'Branch', parentVenueId: headquarter.id });
  const readBranch = () => read(two, branch, `/venues/${branch.id}`, { key: headquarter.key.text });
  assert.equal((await readBranch()).status, 200);
  await remove(branch);
  Object.assign(branch.record.venue, { type: 'Independent', parentVenueId: null });
  await save(branch);
  assertRefused(await readBranch(), 404, 'PUBLIC_API_VENUE_NOT_FOUND');
});
