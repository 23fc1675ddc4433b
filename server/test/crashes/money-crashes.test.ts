import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { after, afterEach, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { verifyVenue } from '../../src/operations/proof/verify-venue.ts';
import { findRunningPostgres } from '../../src/postgres/running-postgres.ts';
import { openDatabase } from '../../src/store/open-database.ts';
import { makeDataFolder, type ServiceProcess, startService } from '../harness/service-process.ts';
import { assertMovesWhole, entriesOf, randomMove, readWithHolders, unitsOn } from '../money/random-moves.ts';
import { seeded } from '../pricing/restaurant-baskets.ts';

/** Raise it for a longer run: `MONEY_KILLS=100 npm test -- server/test/crashes/money-crashes.test.ts`. */
const KILLS = Number(process.env['MONEY_KILLS'] ?? 3);
const OPERATOR_TOKEN = 'operator-token-of-money';
const SIGN_IN = { email: 'kasa@example.com', password: 'kahve ve lokum' };
const JSON_BODY = { 'content-type': 'application/json' };
const STOCK = 100_000;
const UNITS = 9;

let dataDir: string;
let venueId: string;

before(async () => {
  dataDir = await makeDataFolder('money');
  const service = await start();
  const stock = { quantity: STOCK };
  const product = { name: 'Levrek', portions: [{ name: 'Porsiyon', price: 450.5 }], stock };
  const document = {
    format: 'sofra-venues/1',
    venues: [
      {
        name: 'Kıyı',
        username: 'kiyi-kasa',
        subscription: { isActive: true },
        categories: [{ name: 'Balık', products: [product] }],
        accounts: [{ ...SIGN_IN, name: 'Deniz', role: 'Manager' }],
      },
    ],
  };
  const response = await fetch(`${service.baseUrl}/operator/v1/venues/import`, {
    method: 'POST',
    headers: { ...JSON_BODY, authorization: `Bearer ${OPERATOR_TOKEN}` },
    body: JSON.stringify(document),
  });
  const text = await response.text();
  assert.equal(response.status, 200, text);
  venueId = JSON.parse(text).data.venues[0].id;
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

interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: its shape is held by the description
  data: any;
}

/** The calls of a till that is signed in; a call that breaks off answers 0. */
async function openTill({ baseUrl }: ServiceProcess) {
  const post = { method: 'POST', headers: JSON_BODY, body: JSON.stringify(SIGN_IN) };
  const session = await fetch(`${baseUrl}/venue/v1/session`, post);
  const cookie = session.headers.get('set-cookie')!.split(';')[0]!;
  return async (method: string, path: string, body?: object, key?: string): Promise<Answer> => {
    const headers = { ...JSON_BODY, cookie, ...(key === undefined ? {} : { 'idempotency-key': key }) };
    const init: RequestInit = { method, headers };
    if (body !== undefined) init.body = JSON.stringify(body);
    try {
      const response = await fetch(`${baseUrl}/venue/v1/venues/${venueId}${path}`, init);
      const { data } = (await response.json()) as { data: unknown };
      return { status: response.status, data };
    } catch {
      return { status: 0, data: null };
    }
  };
}

type Call = Awaited<ReturnType<typeof openTill>>;

/** Opens a bill and returns it. */
async function openBill(call: Call, key: string): Promise<Answer['data']> {
  const { data: menu } = await call('GET', '/menu');
  const [product] = menu[0].products;
  const lines = [{ productId: product.id, portionId: product.portions[0].id, quantity: UNITS }];
  const { status, data } = await call('POST', '/bills', { type: 'Takeaway', lines }, key);
  assert.equal(status, 201);
  return data.bill;
}

/** A call that moves money or lines, which can be sent again under its key. */
interface Act {
  path: string;
  body: object;
}

const PAY = { kind: 'Cash', amount: 1.25, tip: 0.5, tendered: 5 };
const GIVE_BACK = { kind: 'Cash', amount: 0.25, reason: 'Cold' };

/** Pays and gives back at four tills in parallel until the server has ended; writes down each act before it is sent. */
async function keepMovingMoney(call: Call, bill: string, acts: Map<string, Act>): Promise<void> {
  const isAnswered = async (key: string, path: string, body: object): Promise<Answer | null> => {
    acts.set(key, { path, body });
    const answer = await send(call, key, { path, body });
    return answer.status === 0 ? null : answer;
  };
  const till = async (name: number) => {
    for (let count = 0; ; count++) {
      const key = `till-${name}-act-${count}`;
      const paid = await isAnswered(key, `${bill}/payments`, PAY);
      if (paid === null) return;
      const { id } = paid.data.payments.at(-1);
      if ((await isAnswered(`${key}-back`, `${bill}/payments/${id}/refunds`, GIVE_BACK)) === null) return;
    }
  };
  await Promise.all([0, 1, 2, 3].map(till));
}

/** Sends an act until the bill stood still for it, or the server is gone. */
async function send(call: Call, key: string, { path, body }: Act): Promise<Answer> {
  for (;;) {
    const answer = await call('POST', path, body, key);
    if (answer.status !== 409) return answer;
  }
}

/** Moves lines between bills at two tills in parallel until the server has ended; writes down each move before it is sent, and its last status. */
async function keepMovingLines(call: Call, ids: readonly string[], moves: Map<string, Move>): Promise<void> {
  const till = async (name: number) => {
    const random = seeded(moves.size + name);
    const known = [...ids];
    for (let count = 0; ; count++) {
      const bills = await Promise.all(known.map(async (id) => (await call('GET', `/bills/${id}`)).data));
      if (bills.includes(null)) return;
      const act = randomMove(bills, random)!;
      const key = `till-${name}-move-${count}`;
      moves.set(key, { act, status: 0 });
      const { status, data } = await call('POST', act.path, act.body, key);
      if (status === 0) return;
      moves.set(key, { act, status });
      if (status === 200 && !known.includes(data.to.id)) known.push(data.to.id);
    }
  };
  await Promise.all([0, 1].map(till));
}

interface Move {
  act: Act;
  /** 0 while nobody knows. */
  status: number;
}

test('a server killed while money and lines move leaves each payment, refund and move whole or not at all, and its repeat counts once', async () => {
  for (let kill = 0; kill < KILLS; kill++) {
    const service = await start();
    const call = await openTill(service);
    const bill = `/bills/${(await openBill(call, `bill-of-kill-${kill}`)).id}`;
    const ids = await openBills(call, kill);
    const acts = new Map<string, Act>();
    const moves = new Map<string, Move>();
    const tills = Promise.all([keepMovingMoney(call, bill, acts), keepMovingLines(call, ids, moves)]);
    while (acts.size < 16 + kill || moves.size < 6 + kill) await pause(2);
    assert.equal((await service.end('SIGKILL')).signal, 'SIGKILL');
    await tills;
    const again = await start();
    const caller = await openTill(again);
    await assertCountedOnce(caller, bill, acts);
    await assertMovedOnce(caller, ids, moves);
    assert.equal(await stockLeft(caller), STOCK - (kill + 1) * (1 + BILLS) * UNITS);
    await assertInLedger();
    await again.end('SIGTERM');
  }
});

/** The ledger has what the bills have, however often the server was killed between two acts. */
async function assertInLedger(): Promise<void> {
  const connection = { ...(await findRunningPostgres(dataDir))!, ssl: false } as const;
  const db = openDatabase(connection, { connections: 1, onIdleError: () => {} });
  const { difference, rows } = await verifyVenue(db, venueId, null);
  await db.close();
  assert.equal(difference, null);
  assert.ok(rows > 0);
}

/** The number of bills between which lines move. */
const BILLS = 3;

async function openBills(call: Call, kill: number): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < BILLS; at++) ids.push((await openBill(call, `kill-${kill}-bill-${at}`)).id);
  return ids;
}

async function stockLeft(call: Call): Promise<number> {
  return (await call('GET', '/stock')).data[0].quantity;
}

/** Repeats every move that was done, or of which nobody knows: the bills are whole before and after, and each move is on them once. */
async function assertMovedOnce(call: Call, ids: readonly string[], moves: ReadonlyMap<string, Move>) {
  const readAll = () => readWithHolders(ids, async (id) => (await call('GET', `/bills/${id}`)).data);
  const assertWholeNow = async () => {
    const bills = await readAll();
    assertMovesWhole(bills);
    const { productId } = bills.find(({ lines }) => lines.length > 0).lines[0];
    assert.equal(unitsOn(bills, productId), BILLS * UNITS);
    assert.equal(
      bills.reduce((sum, { totals }) => sum + totals.total, 0),
      BILLS * UNITS * 450.5,
    );
    for (const { history, revision } of bills) assert.equal(revision, history.length);
    return bills.flatMap((bill) => entriesOf(bill, 'LinesMovedOut')).length;
  };
  const done = [...moves.values()].filter(({ status }) => status === 200).length;
  const found = await assertWholeNow();
  assert.ok(found >= done);
  let repeated = 0;
  for (const [key, { act, status }] of moves) {
    if (status === 409) continue;
    const again = await call('POST', act.path, act.body, key);
    assert.ok(again.status === 200 || (status === 0 && again.status === 409), `${key} ${again.status}`);
    if (again.status === 200) repeated++;
  }
  assert.equal(await assertWholeNow(), repeated);
}

async function assertCountedOnce(call: Call, bill: string, acts: ReadonlyMap<string, Act>): Promise<void> {
  assertWhole((await call('GET', bill)).data);
  for (const [key, act] of acts) assert.equal((await send(call, key, act)).status, 200, key);
  const { data } = await call('GET', bill);
  assertWhole(data);
  const refunds = [...acts.keys()].filter((key) => key.endsWith('-back')).length;
  assert.deepEqual([data.payments.length, data.refunds.length], [acts.size - refunds, refunds]);
}

// biome-ignore lint/suspicious/noExplicitAny: its shape is held by the description
function assertWhole({ payments, refunds, totals, history, revision }: any): void {
  const paidKurus = payments.length * 125 - refunds.length * 25;
  assert.deepEqual(
    [Math.round(totals.paid * 100), Math.round(totals.tips * 100)],
    [paidKurus, payments.length * 50],
  );
  const moved = payments.length + refunds.length;
  const entries = history.filter(({ action }: { action: string }) => action.startsWith('Payment'));
  assert.deepEqual([entries.length, revision], [moved, moved + 1]);
}
