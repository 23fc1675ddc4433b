import assert from 'node:assert/strict';
import { request } from 'node:http';
import { after, test } from 'node:test';
import { switchSoldOut } from '../../src/operations/menu/switch-sold-out.ts';
import { revokeKey } from '../../src/operations/venue/administer-venue.ts';
import { inTransaction } from '../../src/store/database.ts';
import { saveVenueSetup } from '../../src/store/venue/venue-records.ts';
import { useFixture } from '../harness/fixture.ts';
import { place, read } from '../harness/public-caller.ts';
import {
  type Sofra,
  sampleOrder,
  startSofra,
  type TestVenue,
  testClock,
  useSofra,
} from '../harness/sofra.ts';
import { byOperator } from '../samples/operator-author.ts';

const clock = testClock();

/** Owns its database: it answers from memory. */
const owner = useSofra({ clock });
/** Two of several servers, which compare with the database for each call. */
const servers = useFixture(async () => ({
  first: await startSofra({ clock, sharesDatabase: true }),
  second: await startSofra({ clock, sharesDatabase: true }),
}));
/** An owner whose memory holds next to nothing. */
const forgetful = useSofra({ clock, cacheBytes: 1 });
after(async () => {
  await servers.first.close();
  await servers.second.close();
});

/** An answer as it is on the wire, without the date. */
function onTheWire(sofra: Sofra, method: string, path: string, headers: Record<string, string>) {
  const traceparent = `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`;
  return new Promise<string>((resolve, reject) => {
    const options = { method, headers: { traceparent, ...headers }, agent: false };
    const sent = request(`${sofra.baseUrl}/public/v1${path}`, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () => {
        const { date: _, ...received } = response.headers;
        const head = JSON.stringify([response.statusCode, Object.entries(received).sort()]);
        resolve(`${head}\n${Buffer.concat(chunks).toString('latin1')}`);
      });
    });
    sent.once('error', reject);
    sent.end();
  });
}

const QUERIES = [
  '',
  '?lang=en',
  '?lang=xx',
  '?days=14',
  '?days=1&from=2026-03-05',
  '?days=99',
  '?lang=a&lang=b',
];
const ENCODINGS = ['identity', 'gzip', 'br', 'gzip, deflate, br', 'br;q=1, gzip;q=0', '*', ''];

test('an answer from memory has the bytes of one that was compared with the database, and of one that was made anew', async () => {
  const venue = await owner.newVenue();
  const other = await owner.newVenue();
  const keys: Record<string, string>[] = [
    { 'x-api-key': venue.key.text },
    { 'x-api-key': other.key.text },
    { 'x-api-key': 'x' },
    {},
  ];
  const order = await place(owner, venue, sampleOrder(venue));
  for (const path of [
    '/orders',
    `/orders/${order.body.data.order.id}`,
    `/venues/${venue.id}/menu`,
    `/venues/${venue.id.toUpperCase()}/reservation-availability`,
  ]) {
    const etag = (await read(owner, venue, path)).headers.get('etag');
    const known: Record<string, string>[] = etag === null ? [{}] : [{}, { 'if-none-match': etag }];
    for (const key of keys) {
      for (const query of QUERIES) {
        for (const encoding of ENCODINGS) {
          for (const condition of known) {
            const headers = { ...key, ...condition, 'accept-encoding': encoding };
            const method = encoding === '*' ? 'HEAD' : 'GET';
            const [fromMemory, compared, readAnew] = await Promise.all(
              [owner, servers.first, forgetful].map((sofra) =>
                onTheWire(sofra, method, path + query, headers),
              ),
            );
            assert.equal(fromMemory, compared, JSON.stringify([method, path, query, headers]));
            assert.equal(fromMemory, readAnew, JSON.stringify([method, path, query, headers]));
          }
        }
      }
    }
  }
});

/** What a caller is told of a venue: the status of the answer, a price, a stock status, and whether it takes orders. */
async function toldOf(sofra: Sofra, venue: TestVenue) {
  const menu = await read(sofra, venue, `/venues/${venue.id}/menu`, {
    headers: { 'accept-encoding': 'gzip' },
  });
  if (menu.status !== 200) return [menu.status];
  const [product] = menu.body.data.categories[0].products;
  const { ordering } = (await read(sofra, venue, `/venues/${venue.id}`)).body.data;
  return [menu.status, product.portions[0].price, product.stockStatus, ordering.acceptingOrdersNow];
}

test('an edit, a sold-out switch, a rush and a revoked key hold from the next request on', async () => {
  for (const [changing, reading] of [
    [owner, owner],
    [servers.first, servers.second],
  ] as const) {
    const venue = await changing.newVenue();
    const save = () => inTransaction(changing.db, (tx) => saveVenueSetup(tx, venue.record, 0));
    const told = [await toldOf(reading, venue), await toldOf(reading, venue)];
    assert.deepEqual(told[0], told[1]);
    venue.menu.kebab.portions[0]!.priceKurus += 100;
    await save();
    const [, before] = told[0]!;
    assert.equal((await toldOf(reading, venue))[1], before + 1);
    await switchSoldOut(changing.db, venue.id, venue.menu.kebab.id, true, 0);
    assert.equal((await toldOf(reading, venue))[2], 'OutOfStock');
    venue.record.venue.rush = { until: clock.now() + 60_000, reason: null };
    await save();
    assert.deepEqual([told[0]![3], (await toldOf(reading, venue))[3]], [true, false]);
    await revokeKey(changing.db, venue.key.record.id, byOperator(1));
    assert.deepEqual(await toldOf(reading, venue), [401]);
  }
});

test('a kept answer differs from one that is made anew in its time and trace id alone', async () => {
  const venue = await owner.newVenue();
  const change = async () => void (await place(owner, venue, sampleOrder(venue)));
  for (let round = 0; round < 5; round++) {
    await change();
    for (const path of ['/orders', '/orders?status=All&pageSize=2', `/venues/${venue.id}/menu`]) {
      const texts: string[] = [];
      for (const sofra of [owner, owner, servers.first, servers.second, forgetful])
        texts.push(
          (await read(sofra, venue, path)).text.replace(/"timestamp":"[^"]*","traceId":"[^"]*"/, ''),
        );
      assert.deepEqual(new Set(texts).size, 1, path);
    }
  }
});
