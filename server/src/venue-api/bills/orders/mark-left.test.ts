import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useFixture } from '../../../../test/harness/fixture.ts';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import { useSofra } from '../../../../test/harness/sofra.ts';
import { newStaffedVenue, type OpenedBill, openBill } from '../../../../test/harness/staff.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra));

const delivery = { type: 'Delivery', customer: { address: 'Moda Cad. 5, Kadıköy' } };

function mark(bill: OpenedBill, hasLeft: unknown) {
  return bill.act('PUT', '/departure', { hasLeft });
}

test('200: a delivery that has left is on its way; one that came back has the status of its lines again', async () => {
  const bill = await openBill(venue, delivery);
  const left = (await mark(bill, true)).body.data;
  assert.deepEqual([left.status, left.leftAt], ['OnTheWay', new Date(sofra.clock.now()).toISOString()]);
  const back = (await mark(bill, false)).body.data;
  assert.deepEqual([back.status, back.leftAt], ['Received', null]);
  const { history } = await bill.read();
  const actions = history.slice(1).map(({ action }: { action: string }) => action);
  assert.deepEqual(actions, ['DeliveryLeft', 'DeliveryCameBack']);
});

test('200: a double tap changes nothing', async () => {
  const bill = await openBill(venue, delivery);
  await mark(bill, true);
  assert.equal((await mark(bill, true)).body.data.revision, 2);
});

test('400: a value that is not a boolean is refused', async () => {
  assertRefused(await mark(await openBill(venue, delivery), 'yes'), 400, 'VALIDATION_ERROR', ['hasLeft']);
});

test('409: only an open delivery can leave', async () => {
  const [takeaway, closed] = [await openBill(venue), await openBill(venue, delivery)];
  await closed.act('POST', '/close', { kind: 'Cash' });
  for (const [bill, code] of [
    [takeaway, 'BILL_TYPE_MISMATCH'],
    [closed, 'BILL_NOT_OPEN'],
  ] as const) {
    assertRefused(await mark(bill, true), 409, code);
  }
});
