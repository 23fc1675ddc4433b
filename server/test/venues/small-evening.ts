import assert from 'node:assert/strict';
import { place, read, roundAt } from '../harness/public-caller.ts';
import { lineOf, type Sofra, sampleOrder, type TestVenue } from '../harness/sofra.ts';
import { openBill, type StaffedVenue } from '../harness/staff.ts';
import { book, cancel } from './booking.ts';

/** Callers, staff and jobs do a little of everything at a headquarter that can be booked, and at its branch. */
export async function playEvening(sofra: Sofra, headquarter: StaffedVenue, branch: TestVenue): Promise<void> {
  const key = headquarter.key.text;
  const { body } = await place(sofra, branch, sampleOrder(branch), { key });
  await place(sofra, headquarter, sampleOrder(headquarter));
  await place(sofra, headquarter, roundAt(headquarter.tableIds[0], [lineOf(headquarter.menu.baklava)]));
  await read(sofra, headquarter, `/orders/${body.data.order.id}`);
  await read(sofra, headquarter, '/venues');
  for (const list of ['orders', 'reservations']) {
    for (const status of ['Open', 'Closed', 'All']) {
      for (const page of [1, 60]) {
        const query = `status=${status}&page=${page}&pageSize=50`;
        assert.equal((await read(sofra, headquarter, `/${list}?${query}`)).status, 200);
        const one = await read(sofra, headquarter, `/${list}?${query}&venueId=${branch.id}`);
        assert.equal(one.status, 200);
      }
    }
  }
  const booked = await book(sofra, headquarter);
  await cancel(sofra, headquarter, booked.body.data.id);
  const bill = await openBill(headquarter);
  await bill.act('POST', '/close', {});
  for (const path of [
    'bills',
    'bills?q=1',
    'tickets',
    'tickets?state=Waiting',
    `tickets?billId=${bill.first.id}`,
    `keys/${headquarter.key.record.id}/requests`,
    'tables',
    'printers',
    'keys',
    'notices',
    'accounts',
    'campaigns',
    'menu',
    'reservations?from=2026-03-03&days=1',
  ]) {
    const { status } = await headquarter.owner.call('GET', `/venues/${headquarter.id}/${path}`);
    assert.equal(status, 200, path);
  }
  await sofra.app.requests.flush();
  for (const job of Object.values(sofra.app.jobs)) {
    if (typeof job === 'object') await job.runOnce();
  }
}
