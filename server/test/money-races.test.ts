import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { beforeTests } from './fixture.ts';
import { seeded } from './restaurant-baskets.ts';
import { type ServiceProcess, startService } from './service-process.ts';
import { lineOf, useSofra } from './sofra.ts';
import { freshKey, newStaffedVenue, openBill, PASSWORD, type StaffedVenue } from './staff.ts';

/** Raise it for a longer run: `MONEY_RACES=200 npm test -- server/test/money-races.test.ts`. */
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
    const response = await fetch(`${servers[server % servers.length]!.baseUrl}/venue/v1${path}`, init);
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
  const kurus = (amount: number) => Math.round(amount * 100);
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
