import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { verifyVenue } from '../../src/operations/proof/verify-venue.ts';
import { retryWhileBusy } from '../harness/busy-retry.ts';
import { beforeTests } from '../harness/fixture.ts';
import { type ServiceProcess, startService } from '../harness/service-process.ts';
import { lineOf, useSofra } from '../harness/sofra.ts';
import { freshKey, newStaffedVenue, openBill, PASSWORD, type StaffedVenue } from '../harness/staff.ts';
import { assertMovesWhole, kurus, randomMove, readWithHolders, unitsOn } from '../money/random-moves.ts';
import { seeded } from '../pricing/restaurant-baskets.ts';

/** Raise it for a longer run: `MONEY_RACES=200 npm test -- server/test/races/money-races.test.ts`. */
const EVENINGS = Number(process.env['MONEY_RACES'] ?? 3);
const TILLS = 3;
const ACTS_OF_A_TILL = 12;

const sofra = useSofra();
let servers: ServiceProcess[];

beforeTests(async () => {
  const settings = { DATABASE_URL: process.env['SOFRA_TEST_DATABASE_URL']!, RATE_LIMITS: 'off', ROLE: 'web' };
  servers = await Promise.all([startService(settings), startService(settings)]);
});

after(async () => {
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
});

interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: its shape is held by the description
  body: any;
}

/** A person at a till, whose calls go to either server. */
interface Till {
  call(server: number, method: string, path: string, body?: object, key?: string): Promise<Answer>;
}

async function newTill(venue: StaffedVenue): Promise<Till> {
  const send = async (server: number, path: string, init: RequestInit) => {
    const url = `${servers[server % servers.length]!.baseUrl}/venue/v1${path}`;
    const response = await retryWhileBusy(() => fetch(url, init));
    return { response, body: await response.json() };
  };
  const json = { 'content-type': 'application/json' };
  const { email } = venue.waiter.account;
  const body = JSON.stringify({ email, password: PASSWORD });
  const { response } = await send(0, '/session', { method: 'POST', headers: json, body });
  const cookie = response.headers.get('set-cookie')!.split(';')[0]!;
  return {
    call: async (server, method, path, sent, key) => {
      const headers = { ...json, cookie, ...(key === undefined ? {} : { 'idempotency-key': key }) };
      const init: RequestInit = { method, headers };
      if (sent !== undefined) init.body = JSON.stringify(sent);
      const answer = await send(server, path, init);
      return { status: answer.response.status, body: answer.body };
    },
  };
}

interface Act {
  kind: 'Payment' | 'Refund' | 'Discount';
  method: 'POST' | 'PUT';
  path: string;
  body: object;
}

/** A random act on the bill as a till has just read it. */
// biome-ignore lint/suspicious/noExplicitAny: its shape is held by the description
function nextAct(bill: any, random: () => number): Act {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const upTo = (most: number) => Math.max(1, Math.floor(random() * most * 100)) / 100;
  const seen = { revision: bill.revision };
  const pay = (body: object): Act => ({ kind: 'Payment', method: 'POST', path: '/payments', body });
  const line = pick<{ id: string }>(bill.lines);
  const acts: (() => Act)[] = [
    () => pay({ kind: 'Card', amount: upTo(80), excess: 'GiveBack' }),
    () => pay({ kind: 'Cash', payersLeft: 1 + Math.floor(random() * 4), ...seen }),
    () => pay({ kind: 'Card', units: [{ lineId: line.id, quantity: 1 }], ...seen }),
    () => pay({ kind: 'Cash', tip: upTo(9), amount: upTo(50) }),
    () => ({
      ...({ kind: 'Discount', method: 'PUT', path: '/discount' } as const),
      body: { percent: Math.ceil(random() * 30), ...seen },
    }),
  ];
  for (const { id, refundable } of bill.payments) {
    if (refundable === 0) continue;
    const body = { kind: 'Cash', amount: upTo(refundable) };
    acts.push(() => ({ kind: 'Refund', method: 'POST', path: `/payments/${id}/refunds`, body }));
  }
  return pick(acts)();
}

test('three tills on two servers pay, give back and reduce one bill at once: every kuruş is counted once', async () => {
  for (let evening = 0; evening < EVENINGS; evening++) {
    const random = seeded(evening + 1);
    const venue = await newStaffedVenue(sofra);
    const lines = [lineOf(venue.menu.kebab, { quantity: 4 }), lineOf(venue.menu.baklava, { quantity: 2 })];
    const { path } = await openBill(venue, { lines });
    const tills = await Promise.all(Array.from({ length: TILLS }, () => newTill(venue)));
    const done = (await Promise.all(tills.map((till) => work(till, path, random)))).flat();
    const { body } = await tills[0]!.call(0, 'GET', path);
    assertCounted(body.data, done);
    const { difference, rows } = await verifyVenue(sofra.db, venue.id, null);
    assert.deepEqual([difference, rows > 0], [null, true]);
  }
});

/**
 * Works on the bill until all acts of this till are done. Each is sent again under its key, some to both servers at once.
 * Returns what was answered as done.
 */
async function work(till: Till, path: string, random: () => number): Promise<Act['kind'][]> {
  const done: Act['kind'][] = [];
  for (let at = 0; at < ACTS_OF_A_TILL; at++) {
    const act = nextAct((await till.call(at, 'GET', path)).body.data, random);
    const key = freshKey();
    const send = (server: number) => till.call(server, act.method, `${path}${act.path}`, act.body, key);
    const answers = random() < 0.5 ? await Promise.all([send(0), send(1)]) : [await send(at)];
    const isDone = answers.some(({ status }) => status === 200);
    for (const { status, body } of answers)
      assert.ok([200, 409].includes(status), `${act.path} answered ${status} ${JSON.stringify(body)}`);
    if (!isDone) continue;
    done.push(act.kind);
    // A discount has no key: its repeat is told that the bill has moved on.
    if (act.kind !== 'Discount') assert.equal((await send(at + 1)).status, 200);
  }
  return done;
}

// biome-ignore lint/suspicious/noExplicitAny: its shape is held by the description
function assertCounted(bill: any, done: readonly Act['kind'][]): void {
  const sum = (list: { amount: number }[]) => list.reduce((total, { amount }) => total + kurus(amount), 0);
  const count = (kind: Act['kind']) => done.filter((one) => one === kind).length;
  assert.deepEqual([bill.payments.length, bill.refunds.length], [count('Payment'), count('Refund')]);
  const { totals } = bill;
  assert.equal(kurus(totals.paid), sum(bill.payments) - sum(bill.refunds));
  assert.equal(kurus(totals.remaining), Math.max(0, kurus(totals.total) - kurus(totals.paid)));
  const dues = bill.lines.reduce((total: number, { due }: { due: number }) => total + kurus(due), 0);
  assert.equal(dues + kurus(totals.serviceFee), kurus(totals.total));
  for (const { quantity, paidUnits } of bill.lines) assert.ok(paidUnits <= quantity);
  const acts = ['PaymentRecorded', 'PaymentRefunded', 'BillDiscounted'];
  const entries = bill.history.filter(({ action }: { action: string }) => acts.includes(action));
  assert.equal(bill.revision, 1 + entries.length);
}

/** What a till does at tables whose lines move, with what it adds where it is done. */
interface TableAct {
  path: string;
  body: object;
  adds: { kebab?: number; baklava?: number; paidKurus?: number };
}

/** A random act on bills as a till has just read them: mostly moves, else an order or a payment. */
// biome-ignore lint/suspicious/noExplicitAny: their shape is held by the description
function nextTableAct(venue: StaffedVenue, bills: any[], random: () => number): TableAct | null {
  const { kebab, baklava } = venue.menu;
  const open = bills.filter(({ state }) => state === 'Open');
  const bill = open[Math.floor(random() * open.length)];
  const kind = random();
  if (kind < 0.55 || bill === undefined) {
    const moved = randomMove(bills, random);
    return moved === null ? null : { ...moved, adds: {} };
  }
  if (kind < 0.7) {
    const body = { lines: [lineOf(kebab), lineOf(baklava)] };
    return { path: `/bills/${bill.id}/rounds`, body, adds: { kebab: 1, baklava: 1 } };
  }
  if (kind < 0.8) {
    const tableId = venue.tableIds[Math.floor(random() * venue.tableIds.length)]!;
    const body = { type: 'DineIn', tableId, lines: [lineOf(kebab, { quantity: 2 })] };
    return { path: '/bills', body, adds: { kebab: 2 } };
  }
  return {
    path: `/bills/${bill.id}/payments`,
    body: { kind: 'Card', amount: 1.25 },
    adds: { paidKurus: 125 },
  };
}

/** Works at the tables until all acts of this till are done, and returns those that were answered as done. @param known  the bills so far */
async function workAtTables(till: Till, venue: StaffedVenue, known: Set<string>, random: () => number) {
  const below = `/venues/${venue.id}`;
  const done: TableAct[] = [];
  for (let at = 0; at < ACTS_OF_A_TILL; at++) {
    const read = async (id: string) => (await till.call(at, 'GET', `${below}/bills/${id}`)).body.data;
    const act = nextTableAct(venue, await Promise.all([...known].map(read)), random);
    if (act === null) continue;
    const key = freshKey();
    const send = (server: number) => till.call(server, 'POST', `${below}${act.path}`, act.body, key);
    const answers = random() < 0.5 ? await Promise.all([send(0), send(1)]) : [await send(at)];
    for (const { status, body } of answers) {
      assert.ok([200, 201, 409].includes(status), `${act.path} answered ${status} ${JSON.stringify(body)}`);
      const id = body.data?.bill?.id ?? body.data?.to?.id;
      if (id !== undefined) known.add(id);
    }
    if (!answers.some(({ status }) => status < 300)) continue;
    done.push(act);
    assert.equal((await send(at + 1)).status, 200, 'a repeat does nothing twice');
  }
  return done;
}

test('three tills on two servers move lines between the same bills while they order and pay: no kuruş and no portion is made or lost', async () => {
  for (let evening = 0; evening < EVENINGS; evening++) {
    const random = seeded(evening + 101);
    const venue = await newStaffedVenue(sofra);
    const { kebab, baklava } = venue.menu;
    const known = new Set<string>();
    for (const tableId of venue.tableIds.slice(0, 3)) {
      const lines = [lineOf(kebab, { quantity: 3 })];
      known.add((await openBill(venue, { type: 'DineIn', tableId, lines })).first.id);
    }
    const opened = known.size;
    const tills = await Promise.all(Array.from({ length: TILLS }, () => newTill(venue)));
    const acts = await Promise.all(tills.map((till) => workAtTables(till, venue, known, random)));
    const added = (what: 'kebab' | 'baklava' | 'paidKurus') =>
      acts.flat().reduce((sum, { adds }) => sum + (adds[what] ?? 0), 0);
    const get = async (path: string) => {
      const { status, body } = await tills[0]!.call(0, 'GET', `/venues/${venue.id}${path}`);
      assert.equal(status, 200, JSON.stringify(body));
      return body.data;
    };
    const bills = await readWithHolders([...known], (id) => get(`/bills/${id}`));
    assertMovesWhole(bills);
    const units = [3 * opened + added('kebab'), added('baklava')] as const;
    assert.deepEqual([unitsOn(bills, kebab.id), unitsOn(bills, baklava.id)], units);
    const sum = (of: 'total' | 'paid' | 'toGiveBack') =>
      bills.reduce((total, { totals }) => total + kurus(totals[of]), 0);
    const [kebabKurus, baklavaKurus] = [kebab, baklava].map(({ portions }) => portions[0]!.priceKurus);
    assert.equal(sum('total'), units[0] * kebabKurus! + units[1] * baklavaKurus!);
    assert.deepEqual([sum('paid'), sum('toGiveBack')], [added('paidKurus'), 0]);
    const stock: { productId: string; quantity: number }[] = await get('/stock');
    const left = stock.find(({ productId }) => productId === baklava.id)!.quantity;
    assert.equal(left, baklava.stock.quantity! - units[1]);
  }
});
