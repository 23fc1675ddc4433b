import assert from 'node:assert/strict';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { makeDataFolder, type ServiceProcess, startService } from '../harness/service-process.ts';

/** Raise them for a longer run. */
const SERVER_KILLS = Number(process.env['SERVER_KILLS'] ?? 10);
const DATABASE_KILLS = Number(process.env['DATABASE_KILLS'] ?? 3);
const OPERATOR_TOKEN = 'operator-token-of-the-crashes';
const READY_LIMIT_MS = 120_000;

let dataDir: string;
let venueId: string;
let apiKey: string;
let order: string;

before(async () => {
  dataDir = await makeDataFolder('crash');
  const service = await start();
  const document = {
    format: 'sofra-venues/1',
    venues: [
      {
        name: 'Kıyı',
        username: 'kiyi-crash',
        subscription: { isActive: true },
        categories: [
          { name: 'Balık', products: [{ name: 'Levrek', portions: [{ name: 'Porsiyon', price: 450.5 }] }] },
        ],
        keys: [{ name: 'Site', permissions: { placesOrders: true, takesReservations: false } }],
      },
    ],
  };
  const response = await fetch(`${service.baseUrl}/operator/v1/venues/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${OPERATOR_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify(document),
  });
  const text = await response.text();
  assert.equal(response.status, 200, text);
  const [imported] = (JSON.parse(text) as { data: { venues: { id: string; newKeys: { key: string }[] }[] } })
    .data.venues;
  venueId = imported!.id;
  apiKey = imported!.newKeys[0]!.key;
  order = await anOrder(service);
  await service.end('SIGTERM');
});

afterEach(() => Promise.all(started.splice(0).map((service) => service.end('SIGKILL'))));

after(() => rm(dataDir, { recursive: true, force: true }));

const started: ServiceProcess[] = [];

async function start(): Promise<ServiceProcess> {
  const service = await startService({
    DATA_DIR: dataDir,
    OPERATOR_TOKEN,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  });
  started.push(service);
  return service;
}

async function postmasterId(): Promise<number> {
  const [pid] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  return Number(pid);
}

async function anOrder({ baseUrl }: ServiceProcess): Promise<string> {
  const response = await fetch(`${baseUrl}/public/v1/venues/${venueId}/menu`, {
    headers: { 'x-api-key': apiKey },
  });
  const { data } = (await response.json()) as {
    data: { categories: { products: { id: string; portions: { id: string }[] }[] }[] };
  };
  const product = data.categories[0]!.products[0]!;
  const line = { productId: product.id, portionId: product.portions[0]!.id, quantity: 2 };
  return JSON.stringify({
    type: 'Takeaway',
    customer: { name: 'Deniz', phone: '05321234567' },
    lines: [line, line],
  });
}

/** Every key that was sent, with the order that a 201 or 200 promised, or `null` without such an answer. */
type Promised = Map<string, string | null>;

async function place({ baseUrl }: ServiceProcess, key: string, promised: Promised): Promise<number> {
  promised.set(key, promised.get(key) ?? null);
  try {
    const response = await fetch(`${baseUrl}/public/v1/venues/${venueId}/orders`, {
      method: 'POST',
      headers: { 'x-api-key': apiKey, 'idempotency-key': key, 'content-type': 'application/json' },
      body: order,
    });
    const body = (await response.json()) as { data?: { order: { id: string } } };
    if (response.ok) promised.set(key, body.data!.order.id);
    return response.status;
  } catch {
    return 0;
  }
}

/** Places orders from eight callers in parallel until it is stopped, or the server has ended. */
function keepPlacing(service: ServiceProcess, prefix: string, promised: Promised): () => Promise<void> {
  let isOver = false;
  const callers = Array.from({ length: 8 }, async (_, caller) => {
    for (let count = 0; !isOver; count++) {
      const status = await place(service, `${prefix}-${caller}-${count}`, promised);
      if (status === 0) return;
      if (status === 503) await pause(20);
    }
  });
  return async () => {
    isOver = true;
    await Promise.all(callers);
  };
}

/**
 * Asserts that every promised order exists, every key makes exactly one whole order, and numbers have no
 * gaps.
 */
async function assertPromises(service: ServiceProcess, promised: Promised): Promise<void> {
  for (const [key, orderId] of promised) {
    const status = await place(service, key, promised);
    assert.ok(
      status === 200 || (status === 201 && orderId === null),
      `${key} answered ${status}, promised ${orderId}`,
    );
    if (orderId !== null) assert.equal(promised.get(key), orderId);
  }
  const found: { id: string; number: number; lines: unknown[]; totals: { total: number } }[] = [];
  for (let cursor: number | null = 1; cursor !== null; ) {
    const url = `${service.baseUrl}/public/v1/orders?status=All&pageSize=100&cursor=${cursor}`;
    const response = await fetch(url, { headers: { 'x-api-key': apiKey } });
    const { data } = (await response.json()) as { data: { items: typeof found; nextCursor: number | null } };
    found.push(...data.items);
    cursor = data.nextCursor;
  }
  for (const { lines, totals } of found) assert.deepEqual([lines.length, totals.total], [2, 1802]);
  const numbers = found.map(({ number }) => number).sort((a, b) => a - b);
  assert.deepEqual(
    numbers,
    numbers.map((_, at) => at + 1),
  );
  for (const orderId of promised.values()) assert.ok(found.some(({ id }) => id === orderId));
}

test('a server killed while placing loses no order that it answered, and leaves none half', async () => {
  const promised: Promised = new Map();
  for (let kill = 0; kill < SERVER_KILLS; kill++) {
    const service = await start();
    const stop = keepPlacing(service, `server-kill-${kill}`, promised);
    while (promised.size < (kill + 1) * 25) await pause(5);
    const { signal } = await service.end('SIGKILL');
    assert.equal(signal, 'SIGKILL');
    await stop();
  }
  const service = await start();
  await assertPromises(service, promised);
  await service.end('SIGTERM');
});

test('a database killed under the service comes back by itself, with every order that was answered', async () => {
  const promised: Promised = new Map();
  const service = await start();
  for (let kill = 0; kill < DATABASE_KILLS; kill++) {
    const stop = keepPlacing(service, `database-kill-${kill}`, promised);
    const aim = promised.size + 40;
    while (promised.size < aim) await pause(5);
    const killed = await postmasterId();
    process.kill(killed, 'SIGKILL');
    const giveUpAt = Date.now() + READY_LIMIT_MS;
    const isBack = async () =>
      (await postmasterId().catch(() => killed)) !== killed &&
      (await place(service, `back-again-${kill}`, promised)) < 300;
    while (!(await isBack())) {
      assert.ok(Date.now() < giveUpAt, `the service did not come back:\n${service.output()}`);
      await pause(50);
    }
    await stop();
  }
  await assertPromises(service, promised);
  await service.end('SIGTERM');
});

test('a server that gets a signal to end finishes the requests under way and exits with 0', async () => {
  const promised: Promised = new Map();
  const service = await start();
  const stop = keepPlacing(service, 'drain', promised);
  while (promised.size < 40) await pause(5);
  const [{ code }] = await Promise.all([service.end('SIGTERM'), stop()]);
  assert.equal(code, 0);
  const again = await start();
  for (const [key, orderId] of promised)
    if (orderId !== null) assert.equal(await place(again, key, promised), 200);
  await again.end('SIGTERM');
});
