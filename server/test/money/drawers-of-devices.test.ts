import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { choosePin, registerDevice } from '../harness/registered-device.ts';
import { freshKey, openBill } from '../harness/staff.ts';
import { readPaper } from '../printers/escpos-interpreter.ts';
import { type PrintingFixture, startPrinting } from '../printers/printing-fixture.ts';
import { drawersOf, soldBill } from './drawer-evening.ts';

let fixture: PrintingFixture;
before(async () => {
  fixture = await startPrinting();
});
after(() => fixture.close());

test('the cash of a device goes into its own drawer, which its own printer opens, and stays there when the device gets another one', async () => {
  const [till, bar] = [await fixture.paperPrinter(), await fixture.paperPrinter()];
  const venue = await fixture.venueWith([
    { name: 'Kasa', port: till.port, purpose: 'Bills', drawerPin: 'Pin2' },
    { name: 'Bar', port: bar.port, purpose: 'Bills', drawerPin: 'Pin2' },
  ]);
  const { owner, waiter } = venue;
  const printers = (await owner.call('GET', `/venues/${venue.id}/printers`)).body.data;
  const printerId = printers.find(({ name }: { name: string }) => name === 'Bar').id;
  const device = await registerDevice(fixture.sofra, owner, venue.id);
  const person = { venueId: venue.id, accountId: waiter.account.id, pin: '4071' };
  const token = await choosePin(device, owner, person);
  const settings = (deviceId: string | null) => ({
    drawers: [
      { code: 'main', name: 'Kasa' },
      { code: 'bar', name: 'Bar', printerId, deviceId },
    ],
  });
  const path = `/venues/${venue.id}/settings`;
  const set = await owner.call('PATCH', path, settings(device.id));
  assert.equal(set.status, 200, set.text);

  await soldBill(venue, { kind: 'Cash' });
  const bill = await openBill(venue);
  const headers = { cookie: device.cookie, 'sofra-person': token, 'idempotency-key': freshKey() };
  const paid = await fixture.sofra.call('POST', `/venue/v1${bill.path}/payments`, {
    headers,
    body: { kind: 'Cash', amount: 50 },
  });
  assert.equal(paid.status, 200, paid.text);
  await fixture.runOnce();
  const opened = [till, bar].map(({ jobs }) =>
    jobs.map((job) => readPaper(job, { hasDrawer: true }).commands.at(-1)),
  );
  assert.deepEqual(opened, [['ESC p 0'], ['ESC p 0']]);

  await owner.call('PATCH', path, settings(null));
  const { drawers } = await drawersOf(venue).read();
  assert.deepEqual(
    drawers.map(({ code, period }: { code: string; period: { cash: number } }) => [code, period.cash]),
    [
      ['main', 120.5],
      ['bar', 50],
    ],
  );
});
