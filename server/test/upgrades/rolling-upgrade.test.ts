import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { onOneEngine } from '../cluster/cluster.ts';
import { type ServiceProcess, startService } from '../harness/service-process.ts';
import { makeEmptyDatabase } from '../postgres/own-database.ts';
import { checkOut, findReleaseBefore, whyNotSideBySide } from './release-to-upgrade.ts';
import { type CalledVenue, startLoad, takeTurns } from './rolling-load.ts';

/** Raise them for a longer run. */
const SERVERS = Number(process.env['UPGRADE_SERVERS'] ?? 2);
const ORDERS = Number(process.env['UPGRADE_ORDERS'] ?? 5);
const READS = Number(process.env['UPGRADE_READS'] ?? 20);
/** Orders between two steps of the upgrade. */
const STEP = ORDERS * 2;

const OPERATOR_TOKEN = 'operator-token-of-the-upgrade';
const DOCUMENT = {
  format: 'sofra-venues/1',
  venues: [
    {
      name: 'Köşe',
      username: 'kose-upgrade',
      subscription: { isActive: true },
      categories: [
        { name: 'Çorba', products: [{ name: 'Mercimek', portions: [{ name: 'Tas', price: 90 }] }] },
      ],
      keys: [{ name: 'Site', permissions: { placesOrders: true, takesReservations: false } }],
    },
  ],
};

const from = findReleaseBefore();
const engine = onOneEngine('starts two releases on a database of its own');
const skip = 'skip' in from ? from.skip : (whyNotSideBySide(from.revision) ?? engine.skip);

const running = new Set<ServiceProcess>();
after(() => Promise.all([...running].map((server) => server.end('SIGKILL'))));

async function importVenue({ baseUrl }: ServiceProcess): Promise<CalledVenue> {
  const answer = await fetch(`${baseUrl}/operator/v1/venues/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${OPERATOR_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify(DOCUMENT),
  });
  const text = await answer.text();
  assert.equal(answer.status, 200, text);
  const [venue] = (JSON.parse(text) as { data: { venues: [{ id: string; newKeys: [{ key: string }] }] } })
    .data.venues;
  const key = venue.newKeys[0].key;
  const menu = await fetch(`${baseUrl}/public/v1/venues/${venue.id}/menu`, { headers: { 'x-api-key': key } });
  const { data } = (await menu.json()) as {
    data: { categories: [{ products: [{ id: string; portions: [{ id: string }] }] }] };
  };
  const [product] = data.categories[0].products;
  const lines = [{ productId: product.id, portionId: product.portions[0].id, quantity: 2 }];
  const customer = { name: 'Ada', phone: '0532 111 22 33' };
  return { id: venue.id, key, order: JSON.stringify({ type: 'Takeaway', customer, lines }) };
}

test('servers are upgraded one by one under load, and no call fails but those on their way to a killed server', {
  skip,
}, async (t) => {
  const { revision } = from as { revision: string };
  const release = checkOut(revision);
  const database = await makeEmptyDatabase();
  const db = database.open(1);
  t.after(async () => {
    await Promise.all([...running].map((server) => server.end('SIGKILL')));
    await db.close();
    await database.drop();
    release.remove();
  });
  const start = async (main?: string) => {
    const server = await startService(
      { DATABASE_URL: database.url, OPERATOR_TOKEN, RATE_LIMITS: 'off' },
      main,
    );
    running.add(server);
    return server;
  };
  const numberOfSchema = async () => {
    const [row] = await db.query<{ newest: string }>({
      text: 'select max(name) as newest from schema_migration',
    });
    return Number.parseInt(row!.newest, 10);
  };

  const old: ServiceProcess[] = [];
  for (let count = 0; count < SERVERS; count += 1) old.push(await start(release.main));
  const before = await numberOfSchema();
  const venue = await importVenue(old[0]!);
  const servers = takeTurns();
  for (const server of old) servers.add(server);
  const load = startLoad(servers, venue, { orders: ORDERS, reads: READS });
  await load.moreOrders(STEP);

  /** Takes a server out of the proxy, ends it, and puts another one in its place. */
  const replace = async (server: ServiceProcess, main?: string): Promise<ServiceProcess> => {
    await servers.drain(server);
    assert.equal((await server.end('SIGTERM')).code, 0);
    running.delete(server);
    const next = await start(main);
    servers.add(next);
    await load.moreOrders(STEP);
    return next;
  };
  const last = old.pop()!;
  for (const server of old) await replace(server);
  // The release before may start again on the schema of this one, and is then killed.
  const again = await replace(last, release.main);
  servers.giveUp(again);
  await again.end('SIGKILL');
  servers.remove(again);
  servers.add(await start());
  await load.moreOrders(STEP);

  const { orders, reads, seconds } = await load.end();
  const [kept] = await db.query<{ count: number }>({
    text: 'select count(*) from bill where venue_id = $1',
    values: [venue.id],
  });
  const rateOf = (count: number) => `${count} (${Math.round(count / seconds)}/s)`;
  t.diagnostic(
    `from ${revision} (schema ${before}) to schema ${await numberOfSchema()}, ${SERVERS} servers: ${rateOf(orders)} orders and ${rateOf(reads)} reads, ${servers.failed.length} failed, ${servers.cut()} cut off with a killed server and repeated`,
  );
  assert.deepEqual(servers.failed, []);
  assert.equal(kept!.count, orders);
});
