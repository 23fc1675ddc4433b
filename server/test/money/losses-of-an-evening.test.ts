import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lineOf, useSofra } from '../harness/sofra.ts';
import {
  freshKey,
  newStaffedVenue,
  type Person,
  placeOrder,
  type StaffedVenue,
  sampleAccount,
  signIn,
} from '../harness/staff.ts';
import { seeded } from '../pricing/restaurant-baskets.ts';
import { samplePrinter } from '../printers/paper-printer.ts';
import { moveBody } from '../venues/bill-moves.ts';

/** Raise it for a longer evening: `MONEY_LOSSES=5000 npm test -- server/test/money/losses-of-an-evening.test.ts`. */
const ACTS = Number(process.env['MONEY_LOSSES'] ?? 250);
const SEED = Number(process.env['MONEY_LOSSES_SEED'] ?? 46);

const sofra = useSofra();

// biome-ignore lint/suspicious/noExplicitAny: the shape of a bill is held by the description
type SeenBill = any;

/** What somebody with a notebook writes down beside the till, in kuruş. */
interface Notebook {
  /** What was ordered, at the prices of the menu. */
  ordered: number;
  /** What was given back after closing. */
  refunded: number;
  /** What each person lost, by their account. */
  lost: Map<string, number>;
  afterPrint: Map<string, number>;
  /** Whose discount a bill has. */
  discounts: Map<string, { by: string; isAfterPrint: boolean }>;
  printed: Set<string>;
}

interface Evening {
  venue: StaffedVenue;
  people: Person[];
  random: (below: number) => number;
  bills: string[];
  notebook: Notebook;
}

const kurus = (lira: number) => Math.round(lira * 100);

function lose({ notebook }: Evening, by: string, amount: number, isAfterPrint: boolean): void {
  notebook.lost.set(by, (notebook.lost.get(by) ?? 0) + amount);
  if (isAfterPrint) notebook.afterPrint.set(by, (notebook.afterPrint.get(by) ?? 0) + amount);
}

async function read({ venue }: Evening, id: string): Promise<SeenBill> {
  return (await venue.owner.call('GET', `/venues/${venue.id}/bills/${id}`)).body.data;
}

function basket({ venue, random }: Evening) {
  const { kebab, cheese } = venue.menu;
  const kebabs = 1 + random(4);
  const lines = [lineOf(kebab, { quantity: kebabs })];
  if (random(3) > 0) return { lines, cost: kebabs * 12_050 };
  return {
    lines: [...lines, lineOf(cheese, { measure: { gross: 0.3, tare: 0 } })],
    cost: kebabs * 12_050 + 13_500,
  };
}

/** Orders something: what a discount takes off it is lost by whoever gave the discount. */
async function order(evening: Evening, by: Person): Promise<void> {
  const { venue, random, bills, notebook } = evening;
  const { lines, cost } = basket(evening);
  const open = [];
  for (const id of bills) {
    const bill = await read(evening, id);
    if (bill.state === 'Open') open.push(bill);
  }
  if (open.length < 3) {
    const placed = await placeOrder(venue, { lines }, { by });
    assert.equal(placed.status, 201, placed.text);
    bills.push(placed.body.data.bill.id);
    notebook.ordered += cost;
    return;
  }
  const bill = open[random(open.length)]!;
  const path = `/venues/${venue.id}/bills/${bill.id}/rounds`;
  const { status, text } = await by.call('POST', path, { lines }, { 'idempotency-key': freshKey() });
  assert.equal(status, 201, text);
  notebook.ordered += cost;
  const grown = cost - kurus((await read(evening, bill.id)).totals.total - bill.totals.total);
  const discount = notebook.discounts.get(bill.id);
  if (grown !== 0) lose(evening, discount!.by, grown, discount!.isAfterPrint);
}

/** One of the acts by which money leaves, as a call on a bill. */
function actOn(bill: SeenBill, other: SeenBill, random: Evening['random']): [string, string, unknown?] {
  const line = bill.lines[random(bill.lines.length)];
  const { revision } = bill;
  const payment = bill.payments[random(Math.max(1, bill.payments.length))];
  const percent = [null, 10, 33.33, 100][random(4)];
  const acts: [string, string, unknown?][] = [
    ['PUT', `/lines/${line.id}/quantity`, { quantity: 1 + random(4), revision, reason: 'Sayım' }],
    ['POST', `/lines/${line.id}/quantity/step`, { by: random(2) === 0 ? 1 : -1 }],
    ['POST', `/lines/${line.id}/strike`, { reason: 'Soğuk' }],
    ['PUT', `/lines/${line.id}/gift`, { isGift: random(2) === 0, reason: 'Misafir' }],
    ['PUT', `/lines/${line.id}/price`, { price: [null, 0, 99.99][random(3)], reason: 'Eş dost', revision }],
    ['PUT', `/lines/${line.id}/discount`, { percent, reason: 'Gecikme', revision }],
    ['PUT', '/discount', { percent, reason: 'Müdavim', revision }],
    ['POST', '/print', { kind: 'Bill' }],
    ['POST', '/payments', { kind: random(2) === 0 ? 'Card' : 'Cash', amount: 1 + random(100) }],
    ['POST', `/payments/${payment?.id}/reverse`, { reason: 'Yanlış' }],
    ['POST', `/payments/${payment?.id}/refunds`, { kind: 'Cash', amount: 1 + random(40), reason: 'Tatsız' }],
    ['POST', '/close', { kind: 'Cash' }],
    ['POST', '/void', { reason: 'Gittiler' }],
    ['PUT', '/hidden', { isHidden: true, reason: 'Saklama' }],
    ['POST', '/moves', moveBody(bill, other, [{ lineId: line.id, quantity: 1 }])],
  ];
  return acts[random(acts.length)]!;
}

/** Does something to a bill, and writes down what it comes to less. */
async function act(evening: Evening, by: Person): Promise<void> {
  const { venue, random, bills, notebook } = evening;
  if (bills.length < 2) return;
  const [id, otherId] = [bills[random(bills.length)]!, bills[random(bills.length)]!];
  const [before, otherBefore] = [await read(evening, id), await read(evening, otherId)];
  if (before.state === 'Moved' || before.lines.length === 0) return;
  const [method, path, body] = actOn(before, otherBefore, random);
  const url = `/venues/${venue.id}/bills/${id}${path}`;
  const { status, text } = await by.call(method, url, body, { 'idempotency-key': freshKey() });
  assert.ok(status < 500, text);
  const isPrinted = notebook.printed.has(id);
  if (status >= 300) return;
  const after = await read(evening, id);
  // Nothing was done, as by a discount that is there already.
  if (after.revision === before.revision) return;
  let lost = kurus(before.totals.total - after.totals.total);
  if (path === '/moves') {
    if (id === otherId) return;
    lost += kurus(otherBefore.totals.total - (await read(evening, otherId)).totals.total);
  }
  const added = unitsOf(after) - unitsOf(before);
  if (path.includes('/quantity') && added > 0) {
    notebook.ordered += added * 12_050;
    lost += added * 12_050;
  }
  if (path.endsWith('/refunds') && before.state === 'Closed') {
    lost = kurus((body as { amount: number }).amount);
    notebook.refunded += lost;
  }
  if (path === '/print') notebook.printed.add(id);
  if (path === '/discount') notebook.discounts.set(id, { by: by.account.id, isAfterPrint: isPrinted });
  lose(evening, by.account.id, lost, isPrinted);
}

const unitsOf = (bill: SeenBill) =>
  bill.lines.reduce((sum: number, { quantity }: { quantity: number }) => sum + quantity, 0);

async function play(): Promise<Evening> {
  const waiters = await Promise.all(
    ['Ayşe', 'Baran', 'Cem'].map((name) => sampleAccount('Cashier', { name })),
  );
  const venue = await newStaffedVenue(
    sofra,
    {},
    { accounts: waiters, revise: (record) => record.printers.push(samplePrinter({ purpose: 'Bills' })) },
  );
  const next = seeded(SEED);
  const people = [venue.owner, ...(await Promise.all(waiters.map((one) => signIn(sofra, one))))];
  const notebook: Notebook = {
    ...{ ordered: 0, refunded: 0, lost: new Map(), afterPrint: new Map() },
    ...{ discounts: new Map(), printed: new Set() },
  };
  const evening: Evening = {
    venue,
    people,
    random: (below) => Math.floor(next() * below),
    bills: [],
    notebook,
  };
  for (let at = 0; at < ACTS; at++) {
    sofra.clock.advance(1_000);
    const by = people[evening.random(people.length)]!;
    if (at < 6 || evening.random(4) === 0) await order(evening, by);
    else await act(evening, by);
  }
  return evening;
}

/** The owner's list, page by page. */
async function listOf({ venue }: Evening, filter = '') {
  const items = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query = `pageSize=50${filter}${cursor === '' ? '' : `&cursor=${cursor}`}`;
    const { body } = await venue.owner.call('GET', `/venues/${venue.id}/figures/taken-off?${query}`);
    items.push(...body.data.items);
    cursor = body.data.nextCursor;
  }
  return items;
}

test('what was lost today, and by whom, is answered to the kuruş after a random evening', async () => {
  const evening = await play();
  const { venue, bills, notebook, people } = evening;
  const { body } = await venue.owner.call('GET', `/venues/${venue.id}/figures/taken-off/people`);
  const namesById = new Map(people.map(({ account }) => [account.id, account.name]));
  for (const { by, lost, afterPrint } of body.data) {
    assert.equal(by.name, namesById.get(by.id));
    assert.equal(kurus(lost), notebook.lost.get(by.id) ?? 0, by.name);
    assert.equal(kurus(afterPrint.lost), notebook.afterPrint.get(by.id) ?? 0, `${by.name}, after printing`);
  }
  const answered = sum(body.data.map(({ lost }: { lost: number }) => kurus(lost)));
  assert.equal(answered, sum([...notebook.lost.values()]), 'nobody is missing');
  const totals = [];
  for (const id of bills) totals.push(kurus((await read(evening, id)).totals.total));
  assert.equal(
    answered,
    notebook.ordered - sum(totals) + notebook.refunded,
    'ordered, less what bills come to',
  );
  const items = await listOf(evening);
  assert.equal(
    sum(items.map(({ lost }: { lost: number }) => kurus(lost))),
    answered,
    'the list adds up to it',
  );
  for (const { bill, by, reason, action } of items) {
    assert.ok(bills.includes(bill.id) && namesById.has(by.id), 'each leads to a bill, and has a person');
    if (['BillVoided', 'PaymentReversed', 'PaymentRefunded', 'BillHidden'].includes(action))
      assert.ok(reason);
  }
  await assertByPerson(evening, body.data, items);
  const seen = new Set(items.map(({ action }: { action: string }) => action));
  if (ACTS >= 250) for (const action of EXPECTED) assert.ok(seen.has(action), action);
});

/** Compares what each person took off, by action, with the list: as it is, as it is filtered, and as a file. */
async function assertByPerson(evening: Evening, people: SeenBill[], items: SeenBill[]): Promise<void> {
  const seen = people.flatMap(({ by, actions }) => actions.map((one: object) => ({ by: by.id, ...one }))) as {
    by: string;
    action: string;
    entries: number;
    lost: number;
    amount: number;
  }[];
  for (const { by, action, entries, lost, amount } of seen) {
    const theirs = items.filter((item) => item.by.id === by && item.action === action);
    assert.deepEqual(
      [entries, kurus(lost), kurus(amount)],
      [
        theirs.length,
        sum(theirs.map((item) => kurus(item.lost))),
        sum(theirs.map((item) => kurus(item.amount))),
      ],
      action,
    );
    assert.deepEqual(await listOf(evening, `&actorId=${by}&action=${action}`), theirs);
  }
  for (const { by, entries, lost, actions } of people) {
    assert.equal(sum(actions.map((one: { entries: number }) => one.entries)), entries);
    assert.equal(sum(actions.map((one: { lost: number }) => kurus(one.lost))), kurus(lost), by.name);
    const theirs = items.filter((item) => item.by.id === by.id);
    assert.deepEqual(await listOf(evening, `&actorId=${by.id}`), theirs);
  }
  const entries = sum(people.map((one) => one.entries));
  assert.equal(entries, items.length, 'every entry is of a person');
  const { venue } = evening;
  const { text } = await venue.owner.call('GET', `/venues/${venue.id}/figures/tables/taken-off`);
  const rows = text
    .trim()
    .split('\r\n')
    .slice(1)
    .map((row) => row.split(';'));
  const column = (at: number) => sum(rows.map((row) => kurus(Number(row[at]!.replace(',', '.')))));
  const answered = sum(people.map((one) => kurus(one.lost)));
  assert.deepEqual([rows.length, column(1) / 100, column(2)], [people.length, entries, answered], 'the file');
  // From the seventh column on, each action has how many and what was lost, or what it was worth if it costs nothing.
  const { length } = rows[0]!;
  assert.equal(sum(range(6, length, 2).map(column)) / 100, entries);
  const worth = sum(items.filter(({ action }) => FREE.includes(action)).map(({ amount }) => kurus(amount)));
  assert.equal(sum(range(7, length, 2).map(column)), answered + worth);
}

const FREE = ['PaymentReversed', 'BillHidden'];

const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, at) => from + at * step);

const EXPECTED = [
  ...['LineGivenAway', 'LineStruck', 'LinePriced', 'LineDiscounted', 'BillDiscounted', 'QuantityChanged'],
  ...['PaymentReversed', 'PaymentRefunded', 'BillVoided', 'BillHidden'],
];

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
