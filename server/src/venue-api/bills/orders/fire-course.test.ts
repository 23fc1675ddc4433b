import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { useFixture } from '../../../../test/harness/fixture.ts';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import { lineOf, useSofra } from '../../../../test/harness/sofra.ts';
import { freshKey, newStaffedVenue, type OpenedBill, openBill } from '../../../../test/harness/staff.ts';
import { samplePrinter } from '../../../../test/samples/sample-menu-content.ts';

const sofra = useSofra();
const courses = [
  { code: 'starter', name: 'Başlangıç' },
  { code: 'main', name: 'Ana yemek' },
];
const venue = useFixture(() =>
  newStaffedVenue(
    sofra,
    { courses },
    { revise: ({ printers }) => void printers.push(samplePrinter({ id: randomUUID() })) },
  ),
);
/** Opens a bill with a starter and a main course at a table; each test closes its own. */
function openAtTable(): Promise<OpenedBill> {
  const { kebab, baklava } = venue.menu;
  const lines = [lineOf(baklava, { course: 'starter' }), lineOf(kebab, { course: 'main' })];
  return openBill(venue, { type: 'DineIn', tableId: venue.tableIds[1], lines });
}

const fire = (bill: OpenedBill, courseId: unknown = 'main') => bill.act('POST', '/fire', { courseId });

async function ticketsOf(bill: OpenedBill) {
  const path = `/venues/${venue.id}/tickets?billId=${bill.first.id}`;
  const { items } = (await venue.waiter.call('GET', path)).body.data;
  // biome-ignore lint/suspicious/noExplicitAny: the API description checks its shape
  return items.map((ticket: any) => [
    ticket.course,
    ticket.lines.map((line: { productName: string }) => line.productName),
    ticket.later.map((line: { course: string; productName: string }) => [line.course, line.productName]),
  ]);
}

test('200: the held lines of the course go to the kitchen, on a ticket of their own, and a repeat changes nothing', async () => {
  const bill = await openAtTable();
  const { kebab, baklava } = venue.menu;
  const [starter, main] = bill.first.lines;
  assert.deepEqual(
    [starter.isHeld, starter.course.name, main.isHeld, main.firedAt],
    [false, 'Başlangıç', true, null],
  );
  sofra.clock.advance(60_000);
  const { body } = await fire(bill);
  const at = new Date(sofra.clock.now()).toISOString();
  assert.deepEqual(
    body.data.lines.map(({ isHeld, firedAt }: { isHeld: boolean; firedAt: string }) => [isHeld, firedAt]),
    [
      [false, null],
      [false, at],
    ],
  );
  const again = await fire(bill);
  assert.deepEqual([again.status, again.body.data.revision], [200, body.data.revision]);
  assert.deepEqual(await ticketsOf(bill), [
    ['Ana yemek', [kebab.name], []],
    [null, [baklava.name], [['Ana yemek', kebab.name]]],
  ]);
  const entry = (await bill.read()).history.at(-1);
  assert.deepEqual(
    [entry.action, entry.detail],
    ['CourseFired', { courseId: 'main', courseName: 'Ana yemek', lineIds: [main.id] }],
  );
  assert.equal((await bill.act('POST', '/close', { kind: 'Cash' })).status, 200);
});

test('200: two that fire a course at the same time print it once', async () => {
  const bill = await openAtTable();
  const answers = await Promise.all([fire(bill), fire(bill), fire(bill)]);
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200],
  );
  const fired = (await ticketsOf(bill)).filter(([course]: [string | null]) => course !== null);
  assert.deepEqual(fired, [['Ana yemek', [venue.menu.kebab.name], []]]);
  const { history } = await bill.read();
  assert.equal(history.filter(({ action }: { action: string }) => action === 'CourseFired').length, 1);
  await bill.act('POST', '/close', { kind: 'Cash' });
});

test('200: what waits for its course is said before it is sent', async () => {
  const { kebab, baklava } = venue.menu;
  const lines = [lineOf(baklava, { course: 'starter' }), lineOf(kebab, { course: 'main' })];
  const order = { type: 'DineIn', tableId: venue.tableIds[1], lines };
  const { body } = await venue.waiter.call('POST', `/venues/${venue.id}/bills/preview`, order);
  assert.deepEqual(
    body.data.lines.map(({ isHeld }: { isHeld: boolean }) => isHeld),
    [false, true],
  );
});

test('409: a bill with held dishes is not closed; once they are removed it is', async () => {
  const bill = await openAtTable();
  assertRefused(await bill.act('POST', '/close', { kind: 'Cash' }), 409, 'BILL_HAS_HELD_LINES');
  await bill.act('POST', `/lines/${bill.first.lines[1].id}/strike`, { reason: 'Guests left' });
  assert.equal((await ticketsOf(bill)).length, 1);
  assert.equal((await bill.act('POST', '/close', { kind: 'Cash' })).status, 200);
});

test('200: seat, course and allergy of a line are kept, also of one that is ordered again', async () => {
  const { kebab } = venue.menu;
  const allergy = { allergens: ['Nuts', 'Milk'], text: 'seeds, too' };
  const line = lineOf(kebab, { course: 'main', seat: 2, allergy });
  const bill = await openBill(venue, { lines: [line] });
  const [first] = bill.first.lines;
  assert.deepEqual(
    [first.course.id, first.seat, first.allergy.allergens, first.allergy.text, first.allergy.seen],
    ['main', 2, ['Milk', 'Nuts'], 'seeds, too', null],
  );
  await bill.act('POST', '/rounds', { lines: [lineOf(kebab)] }, { 'idempotency-key': freshKey() });
  await bill.act('POST', `/lines/${first.id}/strike`, { reason: 'Test' });
  const { body } = await bill.act('POST', `/lines/${first.id}/order-again`);
  const added = body.data.bill.lines.at(-1);
  assert.deepEqual([added.course.id, added.seat, added.allergy.text], ['main', 2, 'seeds, too']);
});

test('400: a course is named', async () => {
  const bill = await openBill(venue);
  assertRefused(await bill.act('POST', '/fire', {}), 400, 'CONTENT_INVALID', ['courseId']);
  assertRefused(await fire(bill, 7), 400, 'VALIDATION_ERROR', ['courseId']);
});
