import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { switchSoldOut } from '../../src/operations/menu/switch-sold-out.ts';
import { revokeKey } from '../../src/operations/venue/administer-venue.ts';
import { inTransaction } from '../../src/store/database.ts';
import { saveVenueSetup } from '../../src/store/venue/venue-records.ts';
import { useFixture } from '../harness/fixture.ts';
import { openSocket } from '../harness/raw-socket.ts';
import { type Sofra, startSofra, type TestVenue, testClock, useSofra } from '../harness/sofra.ts';
import { byOperator } from '../samples/operator-author.ts';
import { ENDPOINT_CERTIFICATE, ENDPOINT_KEY } from '../webhooks/endpoint-certificates.ts';

const clock = testClock();

/** Owns its database: it answers from memory. */
const owner = useSofra({ clock });
/** Two of several servers, which compare with the database for each call, and one that serves HTTPS. */
const servers = useFixture(async () => ({
  first: await startSofra({ clock, sharesDatabase: true }),
  second: await startSofra({ clock, sharesDatabase: true }),
  encrypted: await startSofra({
    clock,
    tls: { cert: Buffer.from(ENDPOINT_CERTIFICATE), key: Buffer.from(ENDPOINT_KEY) },
  }),
}));
after(async () => {
  await servers.first.close();
  await servers.second.close();
  await servers.encrypted.close();
});

interface Answer {
  status: number;
  /** The head, without the date. */
  head: string;
  body: Buffer;
}

/** A connection that is kept open. */
interface Kept {
  /** Sends a request, and reads its answer. */
  ask(request: string): Promise<Answer>;
  close(): void;
}

async function openKept(sofra: Sofra): Promise<Kept> {
  const socket = await openSocket(sofra.baseUrl);
  let read = 0;
  let isClosed = false;
  void socket.closed.then(() => {
    isClosed = true;
  });
  const next = (): Answer | null => {
    const bytes = Buffer.from(socket.received().slice(read), 'latin1');
    const end = bytes.indexOf('\r\n\r\n') + 4;
    if (end < 4) return null;
    const head = bytes.toString('latin1', 0, end);
    const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
    if (bytes.length < end + length) return null;
    read += end + length;
    const status = Number(head.split(' ')[1]);
    return { status, head: head.replace(/^Date: .*\r\n/m, ''), body: bytes.subarray(end, end + length) };
  };
  return {
    ask: async (request) => {
      socket.write(request);
      for (;;) {
        const answer = next();
        if (answer !== null) return answer;
        if (isClosed) throw new Error(`The connection was closed after: ${socket.received().slice(read)}`);
        await endOfTurn();
      }
    },
    close: () => {
      socket.destroy();
    },
  };
}

const TRACE = `traceparent: 00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01\r\n`;

function requestOf(venue: TestVenue, path: string, more = ''): string {
  const head = `GET /public/v1/venues/${venue.id}${path} HTTP/1.1\r\nHost: localhost\r\n`;
  return `${head}x-api-key: ${venue.key.text}\r\n${TRACE}${more}\r\n`;
}

const gzip = 'Accept-Encoding: gzip\r\n';

test('what changes holds from the next request on, when that repeats the one before', async () => {
  for (const [changing, reading] of [
    [owner, owner],
    [servers.first, servers.second],
  ] as const) {
    const venue = await changing.newVenue();
    const kept = await openKept(reading);
    const told = async () => {
      const { status, body } = await kept.ask(requestOf(venue, '/menu', gzip));
      if (status !== 200) return [status];
      const [product] = JSON.parse(gunzipSync(body).toString()).data.categories[0].products;
      return [status, product.portions[0].price, product.stockStatus];
    };
    for (let asked = 0; asked < 6; asked++) await told();
    const [, price] = await told();
    venue.menu.kebab.portions[0]!.priceKurus += 100;
    await inTransaction(changing.db, (tx) => saveVenueSetup(tx, venue.record, 0));
    assert.equal((await told())[1], (price as number) + 1);
    await switchSoldOut(changing.db, venue.id, venue.menu.kebab.id, true, 0);
    for (let asked = 0; asked < 3; asked++) assert.equal((await told())[2], 'OutOfStock');
    await revokeKey(changing.db, venue.key.record.id, byOperator(1));
    for (let asked = 0; asked < 3; asked++) assert.deepEqual(await told(), [401]);
    kept.close();
  }
});

test('repeated requests are spent, limited and logged like all others', async (t) => {
  for (const sharesDatabase of [false, true]) {
    const limited = await startSofra({
      clock,
      hasRateLimits: true,
      ...(sharesDatabase && { sharesDatabase }),
    });
    t.after(() => limited.close());
    const venue = await limited.newVenue();
    const kept = await openKept(limited);
    clock.advance(60_000);
    const told: [number, string | undefined][] = [];
    for (let asked = 0; asked < 122; asked++) {
      const { status, head } = await kept.ask(requestOf(venue, '/menu'));
      told.push([status, /^ratelimit: "read";r=(\d+);/im.exec(head)?.[1]]);
    }
    const expected = Array.from({ length: 122 }, (_, asked) => [
      asked < 120 ? 200 : 429,
      `${Math.max(0, 119 - asked)}`,
    ]);
    assert.deepEqual(told, expected);
    await limited.app.requests.flush();
    const [row] = await limited.db.query<{ calls: number }>({
      text: 'select count(*)::int as calls from key_request where venue_id = $1',
      values: [venue.id],
    });
    assert.equal(row!.calls, 122);
    kept.close();
  }
});

test('while a service stops, a repeated request is refused like any other', async (t) => {
  const stopping = await startSofra({ clock });
  t.after(() => stopping.close());
  const venue = await stopping.newVenue();
  const kept = await openKept(stopping);
  for (let asked = 0; asked < 6; asked++)
    assert.equal((await kept.ask(requestOf(venue, '/menu'))).status, 200);
  stopping.app.startDraining();
  const { status, head } = await kept.ask(requestOf(venue, '/menu'));
  assert.equal(status, 503);
  assert.match(head, /^connection: close\r$/im);
  kept.close();
});

test('an answer that is awaited when the service begins to stop tells that its connection closes', async (t) => {
  const watched = testClock();
  let onNow = () => {};
  const now = () => {
    onNow();
    return watched.now();
  };
  const stopping = await startSofra({ clock: { ...watched, now }, sharesDatabase: true });
  t.after(() => stopping.close());
  const venue = await stopping.newVenue();
  const kept = await openKept(stopping);
  for (let asked = 0; asked < 6; asked++) await kept.ask(requestOf(venue, '/menu'));
  onNow = () => queueMicrotask(() => stopping.app.startDraining());
  const { status, head } = await kept.ask(requestOf(venue, '/menu'));
  assert.equal(status, 200);
  assert.match(head, /^connection: close\r$/im);
  kept.close();
});
