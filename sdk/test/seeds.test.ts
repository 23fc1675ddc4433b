import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { KeyStore, OrderRequest, SofraOptions } from '../src/index.ts';
import { randomFrom } from '../src/testing/faults.ts';
import { byChance, FakeSofra, TestTime } from '../src/testing/index.ts';
import { basketAt, clientOf } from './faked.ts';

/** `SDK_SEEDS=10000` plays as many evenings; `SDK_SEED` chooses the first. */
const SEEDS = Number(process.env['SDK_SEEDS'] ?? 200);
const FIRST = Number(process.env['SDK_SEED'] ?? 1);
const BASKETS = 3;

/** What an evening came to, for each basket: the orders in the kitchen, and those that the callers were told. */
interface Evening {
  ordered: number[];
  told: Set<string>[];
  keys: number[];
}

/** A store that keeps the first key, as a table with a primary key does. */
function sharedStore(): KeyStore {
  const keys = new Map<string, string>();
  return {
    get: async (basketId) => keys.get(basketId),
    set: async (basketId, key) => {
      if (!keys.has(basketId)) keys.set(basketId, key);
    },
  };
}

/**
 * Orders some baskets at a service that misbehaves. Each is tried by one process after the other, some of which are
 * killed or give up on the way, and some of which run at the same time; the last one has a good connection.
 */
async function play(
  seed: number,
  fetchOf: (fetch: FakeSofra['fetch']) => FakeSofra['fetch'],
): Promise<Evening> {
  const random = randomFrom(seed);
  const time = new TestTime();
  const service = new FakeSofra({ time });
  const keyStore = sharedStore();
  const baskets = Array.from({ length: BASKETS }, (_, at) => ({
    ...basketAt(service),
    note: `basket ${at}`,
  }));
  const told = baskets.map(() => new Set<string>());
  const evening = { service, time, random, keyStore, told, fetch: fetchOf(service.fetch) };
  const processes = baskets.flatMap((basket, at) =>
    Array.from({ length: 1 + Math.floor(random() * 3) }, () => tryToOrder(evening, basket, at)),
  );
  await time.run(Promise.all(processes));
  for (const [at, basket] of baskets.entries()) {
    const sofra = clientOf({ ...service, fetch: evening.fetch }, time, { keyStore, deadlineMs: 600_000 });
    const { order } = await time.run(sofra.orders.place(service.venueId, basket, { basketId: `${at}` }));
    told[at]!.add(order.id);
  }
  const sent = (at: number) =>
    service.calls.filter(({ body }) => (body as OrderRequest)?.note === `basket ${at}`);
  return {
    ordered: baskets.map(({ note }) => service.orders.filter((order) => order.note === note).length),
    told,
    keys: baskets.map((_, at) => new Set(sent(at).map(({ headers }) => headers.get('idempotency-key'))).size),
  };
}

interface Stage {
  service: FakeSofra;
  time: TestTime;
  random: () => number;
  keyStore: KeyStore;
  told: Set<string>[];
  fetch: FakeSofra['fetch'];
}

async function tryToOrder(stage: Stage, basket: OrderRequest, at: number): Promise<void> {
  const { service, time, random, keyStore } = stage;
  const options: Partial<SofraOptions> = { keyStore, random };
  const choose = byChance(Math.floor(random() * 2 ** 31), 0.2 + random() * 0.7);
  const sofra = clientOf({ ...service, fetch: stage.fetch }, time, options, choose);
  const killed = new AbortController();
  if (random() < 0.4) {
    void time.sleep(random() * 20_000, new AbortController().signal).then(() => killed.abort());
  }
  const placing = sofra.orders.place(service.venueId, basket, { basketId: `${at}`, signal: killed.signal });
  await placing.then(({ order }) => stage.told[at]!.add(order.id)).catch(() => {});
}

test(`never two orders for one key: ${SEEDS} evenings of resets, stalls, half answers, 429 and 500`, async () => {
  for (let seed = FIRST; seed < FIRST + SEEDS; seed += 1) {
    const { ordered, told, keys } = await play(seed, (fetch) => fetch);
    const said = `SDK_SEED=${seed}`;
    assert.deepEqual(ordered, [1, 1, 1], said);
    assert.deepEqual(keys, [1, 1, 1], said);
    assert.deepEqual(
      told.map((ids) => ids.size),
      [1, 1, 1],
      said,
    );
  }
});

test('an evening finds a client that makes a new key for each try', async () => {
  const spoilt = (fetch: FakeSofra['fetch']): FakeSofra['fetch'] => {
    return (url, init) => {
      const headers = new Headers(init.headers);
      if (headers.has('idempotency-key')) headers.set('idempotency-key', crypto.randomUUID());
      return fetch(url, { ...init, headers });
    };
  };
  const { ordered } = await play(1, spoilt);
  assert.ok(Math.max(...ordered) > 1, `${ordered}`);
});
