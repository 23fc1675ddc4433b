import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lineOf, sampleOrder, useSofra } from '../../../test/harness/sofra.ts';
import {
  freshKey,
  newStaffedVenue,
  type OpenedBill,
  openBill,
  type StaffedVenue,
} from '../../../test/harness/staff.ts';
import { numbersOf } from '../../../test/samples/numbers-of-history.ts';
import { moveNow } from '../../../test/venues/bill-moves.ts';
import type { HistoryEntry } from '../../core/bills/bill-history.ts';
import { type BillFigures, NO_KITCHEN_TIMES } from '../../core/figures/bill-figures.ts';
import { type StoredBillSummary, toSummary } from '../../store/bills/bill-columns.ts';
import { findBill } from '../../store/bills/bills.ts';

const sofra = useSofra();

/**
 * The numbers that are stored with an open bill, or for a finished bill that is not counted yet; `null` if they are not
 * known.
 */
async function storedNumbers(venue: StaffedVenue, billId: string): Promise<BillFigures | null> {
  const [row] = await sofra.db.query<Omit<BillFigures, 'summary'> & { summary: StoredBillSummary | null }>({
    text: `select coalesce(b.summary, u.summary) as summary, coalesce(b.sold, u.sold) as sold,
                  coalesce(b.kitchen, u.kitchen) as kitchen
             from bill b left join uncounted_bill u on u.venue_id = b.venue_id and u.bill_id = b.bill_id
            where b.venue_id = $1 and b.bill_id = $2`,
    values: [venue.id, billId],
  });
  const { summary, sold, kitchen } = row!;
  return summary && { summary: toSummary(summary), sold, kitchen: kitchen ?? NO_KITCHEN_TIMES };
}

async function assertKept(venue: StaffedVenue, billId: string, after: string): Promise<void> {
  const bill = (await findBill(sofra.db, venue.id, billId))!;
  const changes = await sofra.db.query<HistoryEntry>({
    text: `select action, actor as by, detail, (extract(epoch from at) * 1000)::bigint as at from bill_history
            where venue_id = $1 and bill_id = $2 order by revision`,
    values: [venue.id, billId],
  });
  assert.deepEqual(await storedNumbers(venue, billId), numbersOf(bill, changes), after);
}

// biome-ignore lint/suspicious/noExplicitAny: its shape is held by the description
async function figures(venue: StaffedVenue, path: string): Promise<any> {
  const { status, body } = await venue.owner.call('GET', `/venues/${venue.id}/figures/${path}`);
  assert.equal(status, 200);
  return body.data;
}

/** All figures that include open bills. */
const allFigures = (venue: StaffedVenue) =>
  Promise.all(['today', 'channels', 'hours', 'products', 'trend'].map((path) => figures(venue, path)));

type Step = [method: string, path: string, body?: unknown];

function stepsOn({ first }: OpenedBill, venue: StaffedVenue): Step[] {
  const [one, two, three] = first.lines as { id: string }[];
  return [
    ['POST', `/rounds/${first.rounds[0].id}/bump`, { to: 'Ready' }],
    ['PUT', `/lines/${one!.id}/gift`, { isGift: true, reason: 'Doğum günü' }],
    ['POST', '/rounds', { lines: [lineOf(venue.menu.kebab, { quantity: 3 })] }],
    ['PUT', `/lines/${two!.id}/quantity`, { quantity: 2, revision: 4 }],
    ['POST', `/lines/${three!.id}/strike`, { reason: 'Vazgeçti' }],
    ['POST', `/lines/${two!.id}/move`, { to: 'Preparing' }],
    ['PUT', '/guests', { guests: 5, revision: 7 }],
    ['POST', `/lines/${two!.id}/move`, { to: 'Served' }],
  ];
}

async function openAtTable(venue: StaffedVenue): Promise<OpenedBill> {
  const { kebab, baklava } = venue.menu;
  const lines = [lineOf(kebab), lineOf(baklava), lineOf(kebab)];
  return openBill(venue, { type: 'DineIn', tableId: venue.tableIds[0], lines });
}

async function act(bill: OpenedBill, [method, path, body]: Step): Promise<void> {
  sofra.clock.advance(90_000);
  const { status } = await bill.act(method, path, body, { 'idempotency-key': freshKey() });
  assert.ok(status < 300, `${method} ${path} answered ${status}`);
}

for (const finish of [
  ['POST', '/close', { kind: 'Cash' }],
  ['POST', '/void', {}],
] satisfies Step[]) {
  test(`every save stores the numbers of a bill with it, until it is ${finish[1]}`, async () => {
    const venue = await newStaffedVenue(sofra);
    const bill = await openAtTable(venue);
    await assertKept(venue, bill.first.id, 'placing');
    for (const step of [...stepsOn(bill, venue), finish]) {
      await act(bill, step);
      await assertKept(venue, bill.first.id, `${step[0]} ${step[1]}`);
    }
    const [row] = await sofra.db.query<object>({
      text: 'select summary, sold, kitchen from bill where venue_id = $1 and bill_id = $2',
      values: [venue.id, bill.first.id],
    });
    assert.deepEqual(row, { summary: null, sold: null, kitchen: null });
  });
}

test('a read of figures reads no whole bill, however many are open', async () => {
  const venue = await newStaffedVenue(sofra);
  for (let bills = 0; bills < 3; bills++) await openBill(venue);
  const closed = await openBill(venue);
  await closed.act('POST', '/close', { kind: 'Cash' }, { 'idempotency-key': freshKey() });
  const placed = await sofra.call('POST', `/public/v1/venues/${venue.id}/orders`, {
    key: venue.key.text,
    headers: { 'idempotency-key': freshKey() },
    body: sampleOrder(venue),
  });
  assert.equal(placed.status, 201);
  // Makes every statement fail that reads a whole bill.
  await sofra.db.query({
    text: `update bill set content = '"gone"' where venue_id = $1`,
    values: [venue.id],
  });
  const [today] = await allFigures(venue);
  assert.deepEqual([today.open.orders, today.figures.orders], [4, 1]);
});

test('a bill whose lines moved counts nothing: each line counts once, on the bill with which it is closed', async () => {
  const venue = await newStaffedVenue(sofra);
  const at = (table: number) =>
    openBill(venue, { type: 'DineIn', tableId: venue.tableIds[table], guests: 2 });
  const [a, b] = [await at(0), await at(1)];
  await a.act('POST', `/lines/${a.first.lines[0].id}/move`, { to: 'Ready' });
  await moveNow(venue, a.first.id, b.first.id);
  await assertKept(venue, a.first.id, 'moved');
  const today = () => figures(venue, 'today');
  const open = await today();
  assert.deepEqual([open.open.orders, open.open.amount], [1, 241]);
  await b.act('POST', '/close', { kind: 'Cash' });
  const { figures: counted } = await today();
  assert.deepEqual([counted.orders, counted.voids.orders, counted.guests, counted.revenue], [1, 0, 4, 241]);
});
