import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { useFixture } from '../../../../test/harness/fixture.ts';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import { lineOf, useSofra } from '../../../../test/harness/sofra.ts';
import { freshKey, newStaffedVenue, type OpenedBill, openBill } from '../../../../test/harness/staff.ts';
import { samplePrinter } from '../../../../test/samples/sample-menu-content.ts';

const sofra = useSofra();
const venue = useFixture(() =>
  newStaffedVenue(
    sofra,
    {},
    { revise: ({ printers }) => void printers.push(samplePrinter({ id: randomUUID() })) },
  ),
);
const allergy = { allergens: ['Nuts', 'Milk'], text: 'traces, too' };
const said = { allergens: ['Milk', 'Nuts'], text: 'traces, too' };

function mark(bill: OpenedBill, path: string, body: unknown, key = freshKey()) {
  sofra.clock.advance(1_000);
  return bill.act('PUT', `${path}/allergy`, { allergy: body }, { 'idempotency-key': key });
}

async function ticketsOf(bill: OpenedBill) {
  const path = `/venues/${venue.id}/tickets?billId=${bill.first.id}`;
  const { items } = (await venue.waiter.call('GET', path)).body.data;
  // biome-ignore lint/suspicious/noExplicitAny: the API description checks its shape
  return items.map((ticket: any) => [
    ticket.kind,
    ticket.allergy,
    ticket.lines.map((line: { allergy: unknown }) => line.allergy),
  ]);
}

test('200: a line is marked, and a ticket of the change tells the kitchen; a repeat of the call counts once', async () => {
  const bill = await openBill(venue);
  const [line] = bill.first.lines;
  const key = freshKey();
  const { body } = await mark(bill, `/lines/${line.id}`, allergy, key);
  const [marked] = body.data.lines;
  assert.deepEqual(
    [marked.allergy.allergens, marked.allergy.text, marked.allergy.seen],
    [['Milk', 'Nuts'], 'traces, too', null],
  );
  await mark(bill, `/lines/${line.id}`, null);
  const late = await mark(bill, `/lines/${line.id}`, allergy, key);
  assert.equal(late.body.data.lines[0].allergy, null, 'a colleague has removed it since');
  assert.deepEqual(await ticketsOf(bill), [
    ['Change', null, [{ allergens: [], text: null }]],
    ['Change', null, [said]],
    ['Round', null, [null]],
  ]);
});

test('200: the mark of a bill is on each of its tickets, and its history has no words of the guest', async () => {
  const bill = await openBill(venue);
  const { body } = await mark(bill, '', allergy);
  assert.deepEqual(body.data.allergy.allergens, ['Milk', 'Nuts']);
  sofra.clock.advance(1_000);
  const round = { lines: [lineOf(venue.menu.kebab)] };
  await bill.act('POST', '/rounds', round, { 'idempotency-key': freshKey() });
  assert.deepEqual(await ticketsOf(bill), [
    ['Round', said, [null]],
    ['Change', said, [null]],
    ['Round', null, [null]],
  ]);
  const { history } = await bill.read();
  const entry = history.find(({ action }: { action: string }) => action === 'AllergyMarked');
  assert.deepEqual(entry.detail, { lineId: null, allergens: ['Milk', 'Nuts'] });
  assert.ok(!JSON.stringify(history).includes('traces'));
});

test('200: the kitchen confirms the mark that it saw, and no other', async () => {
  const bill = await openBill(venue);
  const { body: first } = await mark(bill, '', allergy);
  const confirm = (at: string) => bill.act('POST', '/allergy/seen', { lineId: null, at });
  const seen = (await confirm(first.data.allergy.at)).body.data;
  assert.equal(seen.allergy.seen.by.name, bill.first.rounds[0].by.name);
  sofra.clock.advance(1_000);
  const { body: changed } = await mark(bill, '', { allergens: ['Eggs'], text: null });
  assert.equal(changed.data.allergy.seen, null);
  const late = (await confirm(first.data.allergy.at)).body.data;
  assert.deepEqual([late.allergy.seen, late.revision], [null, changed.data.revision]);
  assert.equal((await ticketsOf(bill)).length, 3, 'a confirmation prints nothing');
});

test('200: an allergy is added to the mark that a colleague has set since; said before, it changes nothing', async () => {
  const bill = await openBill(venue);
  const add = (said: unknown) => {
    sofra.clock.advance(1_000);
    const body = { allergy: said, isAdded: true };
    return bill.act('PUT', '/allergy', body, { 'idempotency-key': freshKey() });
  };
  await mark(bill, '', { allergens: ['Milk'], text: null });
  const nuts = { allergens: ['Nuts'], text: 'traces, too' };
  const { body: added } = await add(nuts);
  assert.deepEqual(
    [added.data.allergy.allergens, added.data.allergy.text],
    [['Milk', 'Nuts'], 'traces, too'],
  );
  await bill.act('POST', '/allergy/seen', { lineId: null, at: added.data.allergy.at });
  const { body: again } = await add(nuts);
  assert.notEqual(again.data.allergy.seen, null, 'the kitchen is not asked again');
  const { body: nothing } = await add(null);
  assert.deepEqual(nothing.data.allergy.allergens, ['Milk', 'Nuts']);
});

test('200: a mark that says nothing removes it', async () => {
  const bill = await openBill(venue);
  await mark(bill, '', allergy);
  assert.equal((await mark(bill, '', { allergens: [], text: null })).body.data.allergy, null);
});

test('400 and 404: a mark is whole, and of a line of the bill', async () => {
  const bill = await openBill(venue);
  const long = { allergens: [], text: 'x'.repeat(101) };
  assertRefused(await mark(bill, '', long), 400, 'CONTENT_INVALID', ['allergy.text']);
  assertRefused(await mark(bill, '', { allergens: ['Wood'], text: null }), 400, 'VALIDATION_ERROR', [
    'allergy.allergens[0]',
  ]);
  assertRefused(await mark(bill, `/lines/${randomUUID()}`, allergy), 404, 'LINE_NOT_FOUND');
  const unkeyed = await bill.act('PUT', '/allergy', { allergy });
  assertRefused(unkeyed, 400, 'IDEMPOTENCY_KEY_INVALID');
});

test('200: the words of a guest are gone once the bill is closed and made', async () => {
  const bill = await openBill(venue);
  await mark(bill, '', allergy);
  const { body: early } = await bill.act('POST', '/close', { kind: 'Cash' });
  assert.equal(early.data.allergy.text, 'traces, too', 'the kitchen makes it still');
  await bill.act('POST', `/rounds/${bill.first.rounds[0].id}/bump`, { to: 'Ready' });
  const { allergy: left } = await bill.read();
  assert.deepEqual([left.allergens, left.text], [['Milk', 'Nuts'], null]);
});
