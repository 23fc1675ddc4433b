import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { switchSoldOut } from '../src/operations/menu/switch-sold-out.ts';
import { revokeKey } from '../src/operations/venue/administer-venue.ts';
import { type Database, inTransaction, type Statement } from '../src/store/database.ts';
import { deleteVenue } from '../src/store/venue/demo-venues.ts';
import { saveVenueSetup } from '../src/store/venue/venue-records.ts';
import { byOperator } from './acting.ts';
import { useFixture } from './fixture.ts';
import { read } from './public-caller.ts';
import { always, coverageOf, percent } from './sample-campaigns.ts';
import {
  openTestDatabase,
  type Sofra,
  type SofraSettings,
  startSofra,
  type TestAnswer,
  type TestVenue,
  testClock,
  withTestKey,
} from './sofra.ts';

const clock = testClock();
const MINUTE_MS = 60_000;
/** The address of photos is the same in the menus of all servers. */
const SITE = { publicUrl: 'http://menus.test' };

/** A server that notes what it asks its database, and whose writes of menus may fail. */
async function startServer(settings: SofraSettings = SITE) {
  const open = openTestDatabase(3);
  const server = { asked: [] as string[], refusesMenus: false };
  const query: Database['query'] = (statement: Statement) => {
    server.asked.push(statement.name ?? statement.text);
    if (server.refusesMenus && statement.name === 'save-prepared-menu')
      return Promise.reject(new Error('no menus today'));
    return open.query(statement);
  };
  const sofra = await startSofra({ clock, ...settings, db: { ...withTestKey(open), query } });
  const close = async () => {
    await sofra.close();
    await open.close();
  };
  return Object.assign(server, { sofra, close });
}
type Server = Awaited<ReturnType<typeof startServer>>;
type Run = (...servers: Server[]) => Promise<void>;

async function withServers(count: number, run: Run, settings?: SofraSettings) {
  const servers = await Promise.all(Array.from({ length: count }, () => startServer(settings)));
  try {
    await run(...servers);
  } finally {
    await Promise.all(servers.map((server) => server.close()));
  }
}

const maker = useFixture(() => startServer());
after(() => maker.close());

const GZIP = { 'accept-encoding': 'gzip' };

const menuOf = (sofra: Sofra, venue: TestVenue, query = '', headers: Record<string, string> = GZIP) =>
  read(sofra, venue, `/venues/${venue.id}/menu${query}`, { headers });

/** What an answer says, without its time and trace id. */
const said = ({ status, headers, text }: TestAnswer) => ({
  status,
  etag: headers.get('etag'),
  cache: headers.get('cache-control'),
  vary: headers.get('vary'),
  text: text.replace(/"timestamp":"[^"]*","traceId":"[^"]*"/, ''),
});

const useOf = ({ sofra }: Server) => sofra.app.use().storedMenus;

/** A venue whose menu in its default language is in the database. */
async function storedVenue(more?: Parameters<Sofra['newVenue']>[1]): Promise<TestVenue> {
  const venue = await maker.sofra.newVenue({}, more);
  assert.equal((await menuOf(maker.sofra, venue)).status, 200);
  await maker.sofra.app.storedMenus.written();
  return venue;
}

async function rowsOf({ id }: TestVenue): Promise<{ language: string; version: number; form: string }[]> {
  return maker.sofra.db.query({
    text: 'select language, version, form from prepared_menu where venue_id = $1 order by language, form',
    values: [id],
  });
}

const save = (venue: TestVenue) => inTransaction(maker.sofra.db, (tx) => saveVenueSetup(tx, venue.record, 0));

test('a server without a menu finds the one of another, in two statements and without the venue', async () => {
  const venue = await storedVenue();
  await withServers(1, async (server) => {
    server.asked.length = 0;
    const first = await menuOf(server.sofra, venue);
    assert.deepEqual(server.asked.slice(0, 2), ['find-caller', 'find-prepared-menu']);
    assert.ok(!server.asked.includes('find-venue-lines'));
    await server.sofra.app.storedMenus.compared();
    assert.deepEqual(said(first), said(await menuOf(maker.sofra, venue)));
    assert.deepEqual(useOf(server), { found: 1, missing: 0, damaged: 0, written: 0, failed: 0 });
  });
});

test('a menu that was found differs from one that is made in its time and trace id alone, whatever is asked', async () => {
  const venue = await storedVenue();
  await menuOf(maker.sofra, venue, '?lang=en');
  await maker.sofra.app.storedMenus.written();
  const etag = (await menuOf(maker.sofra, venue)).headers.get('etag')!;
  await withServers(
    1,
    async (server) => {
      for (const query of [
        '',
        '?lang=en',
        '?lang=EN',
        '?lang=tr',
        '?lang=xx',
        '?lang=%00',
        '?lang=a%27%22',
      ]) {
        for (const encoding of ['gzip', 'identity', 'br', 'gzip, deflate, br']) {
          for (const known of [{}, { 'if-none-match': etag }]) {
            const headers = { 'accept-encoding': encoding, ...known };
            const expected = await menuOf(maker.sofra, venue, query, headers);
            const { found: before } = useOf(server);
            const found = await menuOf(server.sofra, venue, query, headers);
            assert.deepEqual(said(found), said(expected), JSON.stringify([query, headers]));
            assert.equal(found.headers.get('content-encoding'), expected.headers.get('content-encoding'));
            assert.equal(useOf(server).found, before + 1);
          }
        }
      }
    },
    // It forgets each menu before the next one is asked for.
    { ...SITE, cacheBytes: 1 },
  );
});

test('an edit, a sold-out switch and a revoked key hold from the next request on', async () => {
  const venue = await storedVenue();
  const price = async (server: Server) =>
    (await menuOf(server.sofra, venue)).body.data.categories[0].products[0].portions[0].price;
  await withServers(3, async (one, two, three) => {
    const before = await price(one);
    venue.menu.kebab.portions[0]!.priceKurus += 100;
    await save(venue);
    assert.deepEqual([await price(one), await price(two)], [before + 1, before + 1]);
    await switchSoldOut(maker.sofra.db, venue.id, venue.menu.kebab.id, true, 0);
    const { body } = await menuOf(three.sofra, venue);
    assert.equal(body.data.categories[0].products[0].stockStatus, 'OutOfStock');
    assert.deepEqual([useOf(two).found, useOf(three).found], [0, 0]);
  });
  const again = await storedVenue();
  await revokeKey(maker.sofra.db, again.key.record.id, byOperator(1));
  await withServers(1, async (server) => {
    assert.equal((await menuOf(server.sofra, again)).status, 401);
  });
});

test('a venue that was deleted leaves no menu, and a later one with its id never gets the old menu', async () => {
  const venue = await storedVenue();
  const [row] = await rowsOf(venue);
  const remove = () => inTransaction(maker.sofra.db, (tx) => deleteVenue(tx, venue.id));
  await remove();
  assert.deepEqual(await rowsOf(venue), []);
  await withServers(2, async (one, two) => {
    assert.equal((await menuOf(one.sofra, venue)).status, 401);
    venue.menu.kebab.name = 'Beyti';
    await save(venue);
    const { body } = await menuOf(two.sofra, venue);
    assert.equal(body.data.categories[0].products[0].name, 'Beyti');
    await two.sofra.app.storedMenus.written();
    const [later] = await rowsOf(venue);
    assert.ok(later!.version > row!.version);
    assert.deepEqual(await rowsOf(venue), [{ ...row, version: later!.version }]);
  });
});

test('damaged bytes, and those of another menu, are never served: the menu is made anew', async () => {
  const { id } = await storedVenue();
  const [other] = await maker.sofra.db.query<{ content: Buffer }>({
    text: 'select content from prepared_menu where venue_id = $1',
    values: [id],
  });
  for (const content of [
    'set_byte(content, 200, get_byte(content, 200) # 1)',
    'set_byte(content, octet_length(content) - 1, get_byte(content, octet_length(content) - 1) # 255)',
    'substring(content for octet_length(content) - 7)',
    'substring(content for 3)',
    `''::bytea`,
    `'\\x${other!.content.toString('hex')}'::bytea`,
  ]) {
    const venue = await storedVenue();
    const text = `update prepared_menu set content = ${content} where venue_id = $1`;
    await maker.sofra.db.query({ text, values: [venue.id] });
    clock.advance(11 * MINUTE_MS);
    await withServers(2, async (one, two) => {
      assert.deepEqual(said(await menuOf(one.sofra, venue)), said(await menuOf(maker.sofra, venue)));
      assert.deepEqual([useOf(one).damaged, useOf(one).found], [1, 0], content);
      await one.sofra.app.storedMenus.written();
      await menuOf(two.sofra, venue);
      assert.equal(useOf(two).found, 1, 'the row was mended');
    });
  }
});

test('a write that fails delays and fails no answer, and is logged once', async () => {
  await withServers(1, async (server) => {
    server.refusesMenus = true;
    for (let count = 0; count < 3; count++) {
      const venue = await maker.sofra.newVenue();
      assert.equal((await menuOf(server.sofra, venue)).status, 200);
      await server.sofra.app.storedMenus.written();
      assert.deepEqual(await rowsOf(venue), []);
    }
    assert.equal(useOf(server).failed, 3);
    assert.equal(server.sofra.log.filter(({ reason }) => reason === 'no menus today').length, 1);
  });
});

test('a menu is stored once in ten minutes, and one that stays in memory never again', async () => {
  const venue = await storedVenue();
  const edit = async () => {
    venue.menu.kebab.portions[0]!.priceKurus += 100;
    await save(venue);
  };
  await menuOf(maker.sofra, venue, '?lang=en');
  await maker.sofra.app.storedMenus.written();
  const stored = await rowsOf(venue);
  for (let count = 0; count < 3; count++) {
    clock.advance(11 * MINUTE_MS);
    await edit();
    for (const query of ['', '?lang=en']) await menuOf(maker.sofra, venue, query);
  }
  await maker.sofra.app.storedMenus.written();
  assert.deepEqual(await rowsOf(venue), stored, 'they followed others in memory');
  await withServers(3, async (one, two, three) => {
    for (const { sofra } of [one, two]) {
      await menuOf(sofra, venue);
      await sofra.app.storedMenus.written();
      await edit();
    }
    assert.deepEqual([useOf(one).written, useOf(two).written], [1, 0]);
    clock.advance(11 * MINUTE_MS);
    await menuOf(three.sofra, venue);
    await three.sofra.app.storedMenus.written();
    assert.deepEqual([useOf(three).written, (await rowsOf(venue)).length], [1, 2]);
  });
});

test('servers with another address of photos read and store rows of their own', async () => {
  const venue = await storedVenue();
  await withServers(
    1,
    async (server) => {
      await menuOf(server.sofra, venue);
      assert.equal(useOf(server).found, 0);
      await server.sofra.app.storedMenus.written();
      assert.equal(new Set((await rowsOf(venue)).map(({ form }) => form)).size, 2);
    },
    { publicUrl: 'http://elsewhere.test' },
  );
});

test('a stored menu ends with the campaign that it shows', async () => {
  const venue = await storedVenue({
    campaigns: [
      {
        ...always('00000000-0000-4000-8000-000000000001'),
        kind: 'PortionDiscount',
        reduction: percent(5_000),
        covers: coverageOf(),
        validFrom: clock.now() + MINUTE_MS,
        validUntil: clock.now() + 3 * MINUTE_MS,
      },
    ],
  });
  for (const found of [1, 0, 0]) {
    await withServers(1, async (server) => {
      const answer = await menuOf(server.sofra, venue);
      assert.deepEqual(said(answer), said(await menuOf(maker.sofra, venue)));
      assert.equal(useOf(server).found, 1);
      assert.equal(server.asked.includes('find-venue-lines'), found === 0);
    });
    clock.advance(2 * MINUTE_MS);
  }
});

test('callers who ask at the same time share one look-up', async () => {
  const venue = await storedVenue();
  await withServers(1, async (server) => {
    await Promise.all(Array.from({ length: 8 }, () => menuOf(server.sofra, venue)));
    assert.equal(server.asked.filter((name) => name === 'find-prepared-menu').length, useOf(server).found);
    assert.ok(useOf(server).found <= 2);
  });
});
