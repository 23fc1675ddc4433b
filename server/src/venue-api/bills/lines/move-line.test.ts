import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useFixture } from '../../../../test/harness/fixture.ts';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import { useSofra } from '../../../../test/harness/sofra.ts';
import { newStaffedVenue, type OpenedBill, openBill } from '../../../../test/harness/staff.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra));

function moveLine(bill: OpenedBill, lineAt = 0) {
  const lineId = bill.first.lines[lineAt].id;
  return (to: unknown) => bill.act('POST', `/lines/${lineId}/move`, { to });
}

test('200: a line moves forward step by step, and the status of the bill follows its lines', async () => {
  const bill = await openBill(venue);
  const move = moveLine(bill);
  for (const state of ['Preparing', 'Ready', 'Served']) {
    const { status, body } = await move(state);
    assert.equal(status, 200);
    const { status: billStatus, lines } = await bill.read();
    assert.deepEqual([lines[0].status, billStatus], [state, state]);
    assert.equal(body.data.lines[0].status, state);
  }
});

test('200: a line can skip steps forward and go one step back', async () => {
  const move = moveLine(await openBill(venue));
  assert.equal((await move('Served')).body.data.status, 'Served');
  assert.equal((await move('Ready')).body.data.status, 'Ready');
  assert.equal((await move('Preparing')).body.data.status, 'Preparing');
  assert.equal((await move('Pending')).body.data.status, 'Received');
});

test('200: the history says who moved the line, when, and from which state to which', async () => {
  const bill = await openBill(venue);
  await moveLine(bill)('Ready');
  const { account } = venue.waiter;
  assert.deepEqual((await bill.read()).history.slice(1), [
    {
      action: 'LineMoved',
      at: new Date(sofra.clock.now()).toISOString(),
      by: { kind: 'Account', id: account.id, name: account.name },
      approvedBy: null,
      detail: { lineId: bill.first.lines[0].id, from: 'Pending', to: 'Ready' },
      isAfterPrint: false,
    },
  ]);
});

test('200: a double tap changes nothing and writes nothing', async () => {
  const bill = await openBill(venue);
  const move = moveLine(bill);
  const first = await move('Preparing');
  const second = await move('Preparing');
  assert.deepEqual(second.body.data, first.body.data);
  const { revision, history } = await bill.read();
  assert.deepEqual([revision, history.length], [2, 2]);
});

test('200: a line that is moved to Cancelled is struck', async () => {
  const bill = await openBill(venue);
  const { body } = await moveLine(bill)('Cancelled');
  assert.deepEqual([body.data.state, body.data.totals.total], ['Cancelled', 0]);
  assert.equal((await bill.read()).history[1].action, 'LineStruck');
});

test('400: an unknown state is refused', async () => {
  const move = moveLine(await openBill(venue));
  for (const to of ['Burnt', 'preparing', 2]) {
    assertRefused(await move(to), 400, 'VALIDATION_ERROR', ['to']);
  }
  for (const to of [null, undefined]) assertRefused(await move(to), 400, 'CONTENT_INVALID', ['to']);
});

test('404: a line that is not on the bill is not found', async () => {
  const [bill, other] = [await openBill(venue), await openBill(venue)];
  const refused = await bill.act('POST', `/lines/${other.first.lines[0].id}/move`, { to: 'Ready' });
  assertRefused(refused, 404, 'LINE_NOT_FOUND');
});

test('409: a line cannot go back two steps, and a struck line cannot return', async () => {
  const bill = await openBill(venue, { lines: [1, 2].map(() => kebabLine()) });
  const [move, moveOther] = [moveLine(bill), moveLine(bill, 1)];
  await move('Ready');
  await moveOther('Cancelled');
  for (const answer of [await move('Pending'), await moveOther('Pending')]) {
    assertRefused(answer, 409, 'LINE_MOVE_NOT_ALLOWED');
  }
});

test('200: a line of a closed bill is made, taken back and served; its order stays completed and paid', async () => {
  const bill = await openBill(venue);
  await bill.act('POST', '/close', { kind: 'Cash' });
  const before = await bill.read();
  for (const to of ['Ready', 'Preparing', 'Ready', 'Served']) {
    const { status, body } = await moveLine(bill)(to);
    assert.deepEqual([status, body.data.lines[0].status, body.data.status], [200, to, 'Completed']);
  }
  const { lines, revision, history, ...after } = await bill.read();
  assert.deepEqual(after, Object.fromEntries(Object.keys(after).map((key) => [key, before[key]])));
  assert.deepEqual([lines[0].status, revision, history.length], ['Served', 6, 6]);
});

test('409: a line of a voided bill cannot move, and one of a closed bill cannot be struck', async () => {
  const [closed, voided] = [await openBill(venue), await openBill(venue)];
  await closed.act('POST', '/close', { kind: 'Cash' });
  await voided.act('POST', '/void');
  assertRefused(await moveLine(voided)('Ready'), 409, 'BILL_NOT_OPEN');
  assertRefused(await moveLine(closed)('Cancelled'), 409, 'BILL_NOT_OPEN');
});

function kebabLine() {
  const { kebab } = venue.menu;
  return { productId: kebab.id, portionId: kebab.portions[0]!.id, quantity: 1 };
}
