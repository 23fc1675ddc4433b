import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { lineOf } from '../../../test/harness/sofra.ts';
import { openBill, placeOrder } from '../../../test/harness/staff.ts';
import {
  type PrintingFixture,
  startPrinting,
  textOf,
  ticketsOf,
} from '../../../test/printers/printing-fixture.ts';

let fixture: PrintingFixture;

before(async () => {
  fixture = await startPrinting();
});
after(() => fixture.close());

test('a reprint is marked as one, also on another printer', async () => {
  const [printer, spare] = [await fixture.paperPrinter(), await fixture.paperPrinter()];
  const venue = await fixture.venueWith([{ port: printer.port }, { port: spare.port, categoryIds: [] }]);
  await placeOrder(venue);
  await fixture.runOnce();
  const [ticket] = await ticketsOf(venue);
  const again = await venue.waiter.call('POST', `/venues/${venue.id}/tickets/${ticket.id}/print`, {});
  assert.deepEqual([again.status, again.body.data.state], [200, 'Waiting']);
  await fixture.runOnce();
  assert.match(textOf(printer.jobs[1]!), /TEKRAR/);
  const spareId = venue.record.printers[1]!.id;
  await venue.waiter.call('POST', `/venues/${venue.id}/tickets/${ticket.id}/print`, { printerId: spareId });
  await fixture.runOnce();
  assert.match(textOf(spare.jobs[0]!), /TEKRAR/);
  assert.deepEqual([(await ticketsOf(venue))[0].prints, printer.jobs.length], [3, 2]);
});

test('a ticket that moves to another printer while it prints says that it may have been printed already', async () => {
  const { promise: printsAfter, resolve: print } = Promise.withResolvers<void>();
  const [slow, spare] = [await fixture.paperPrinter({ printsAfter }), await fixture.paperPrinter()];
  const venue = await fixture.venueWith([{ port: slow.port }, { port: spare.port, categoryIds: [] }]);
  await placeOrder(venue);
  const run = fixture.runOnce();
  while ((await ticketsOf(venue))[0].state !== 'Printing')
    await new Promise((resolve) => setTimeout(resolve, 10));
  const [{ id }] = await ticketsOf(venue);
  const printerId = venue.record.printers[1]!.id;
  const sent = await venue.waiter.call('POST', `/venues/${venue.id}/tickets/${id}/print`, { printerId });
  assert.deepEqual([sent.body.data.state, sent.body.data.mayBePrinted], ['Waiting', true]);
  print();
  await fixture.runOnce();
  await run;
  assert.deepEqual([slow.jobs.length, spare.jobs.length], [1, 1]);
  assert.match(textOf(spare.jobs[0]!), /TEKRAR|BASILMIŞ OLABİLİR/);
  const [ticket] = await ticketsOf(venue);
  assert.deepEqual([ticket.state, ticket.prints], ['Printed', 2]);
});

test('a test page reports why a printer fails, and records it', async () => {
  const printer = await fixture.paperPrinter();
  const venue = await fixture.venueWith([{ port: printer.port }]);
  const path = `/venues/${venue.id}/printers`;
  printer.state.paper = 0x72;
  const tested = await venue.owner.call('POST', `${path}/${venue.record.printers[0]!.id}/test`);
  assert.deepEqual([tested.body.data.isPrinted, tested.body.data.trouble], [false, 'NoPaper']);
  const [shown] = (await venue.owner.call('GET', path)).body.data;
  assert.deepEqual([shown.state, shown.trouble], ['Failing', 'NoPaper']);
});

test('a ticket older than ten minutes says that it is late; one older than two hours waits for a person', async () => {
  const printer = await fixture.paperPrinter();
  const venue = await fixture.venueWith([{ port: printer.port }]);
  await placeOrder(venue);
  fixture.sofra.clock.advance(11 * 60_000);
  await fixture.runOnce();
  assert.match(textOf(printer.jobs[0]!), /GECİKTİ|GEÇ/);
  await placeOrder(venue);
  fixture.sofra.clock.advance(2 * 3_600_000 + 1);
  await fixture.runOnce();
  const [heldTicket] = await ticketsOf(venue);
  assert.deepEqual([printer.jobs.length, heldTicket.state], [1, 'Held']);
  await venue.waiter.call('POST', `/venues/${venue.id}/tickets/${heldTicket.id}/print`);
  await fixture.runOnce();
  assert.match(textOf(printer.jobs[1]!), /GECİKTİ|GEÇ/);
});

test('struck lines, changed quantities and another table are printed, unless they were served', async () => {
  const printer = await fixture.paperPrinter();
  const venue = await fixture.venueWith([{ port: printer.port }]);
  const { kebab } = venue.menu;
  const order = {
    type: 'DineIn',
    tableId: venue.tableIds[0],
    lines: [lineOf(kebab, { quantity: 3 }), lineOf(kebab)],
  };
  const bill = await openBill(venue, order);
  const [first, second] = bill.first.lines;
  const act: typeof bill.act = async (...call) => {
    fixture.sofra.clock.advance(1);
    const answer = await bill.act(...call);
    assert.equal(answer.status, 200, answer.text);
    return answer;
  };
  await act('POST', `/lines/${second.id}/move`, { to: 'Served' });
  await act('PUT', `/lines/${first.id}/quantity`, { quantity: 2, revision: 2 });
  await act('POST', `/lines/${second.id}/strike`);
  await act('PUT', '/table', { tableId: venue.tableIds[2] });
  await act('POST', `/lines/${first.id}/strike`);
  await fixture.runOnce();
  const kinds = (await ticketsOf(venue)).map(({ kind }) => kind);
  assert.deepEqual(kinds, ['Change', 'Change', 'Change', 'Round']);
  assert.equal(printer.jobs.length, 4);
  assert.match(textOf(printer.jobs[1]!), /3.*2/);
  assert.match(textOf(printer.jobs[2]!), /Salon 1[\s\S]*Bahçe 1/);
  assert.match(textOf(printer.jobs[3]!), /İPTAL/);
});

test('a bill that is voided prints each line that was not served as cancelled, after its rounds', async () => {
  const printer = await fixture.paperPrinter();
  const venue = await fixture.venueWith([{ port: printer.port }]);
  const { kebab } = venue.menu;
  const lines = [lineOf(kebab, { quantity: 3 }), lineOf(kebab)];
  const bill = await openBill(venue, { type: 'DineIn', tableId: venue.tableIds[0], lines });
  await bill.act('POST', `/lines/${bill.first.lines[1].id}/move`, { to: 'Served' });
  fixture.sofra.clock.advance(1);
  await bill.act('POST', '/void', {});
  await bill.act('POST', '/void', {});
  await fixture.runOnce();
  assert.equal(printer.jobs.length, 2);
  assert.match(textOf(printer.jobs[1]!), /İPTAL/);
  assert.equal(textOf(printer.jobs[1]!).match(/İPTAL/g)!.length, 1);
});

test('a test page is printed ahead of the queue, or reports why it cannot be', async () => {
  const printer = await fixture.paperPrinter();
  const venue = await fixture.venueWith([{ port: printer.port }]);
  const path = `/venues/${venue.id}/printers/${venue.record.printers[0]!.id}/test`;
  const fine = await venue.owner.call('POST', path);
  assert.deepEqual(fine.body.data, { isPrinted: true, trouble: null, reportsStatus: true });
  assert.match(textOf(printer.jobs[0]!), /ÇĞİ/);
  printer.state.cause = 0x12 | 0x04;
  const open = await venue.owner.call('POST', path);
  assert.deepEqual(open.body.data, { isPrinted: false, trouble: 'CoverOpen', reportsStatus: null });
});

test('a ticket that is being retried is still listed as not printed', async () => {
  const allow = Promise.withResolvers<void>();
  const printer = await fixture.paperPrinter({ printsAfter: allow.promise });
  const venue = await fixture.venueWith([{ port: printer.port }]);
  await openBill(venue);
  const unprinted = async () => {
    const { body } = await venue.waiter.call('GET', `/venues/${venue.id}/tickets?state=NotPrinted`);
    return body.data.items.map(({ state }: { state: string }) => state);
  };
  assert.deepEqual(await unprinted(), ['Waiting']);
  const run = fixture.runOnce();
  while (printer.connected === 0) await setImmediate();
  assert.deepEqual(await unprinted(), ['Printing']);
  allow.resolve();
  await run;
  assert.deepEqual(await unprinted(), []);
});
