import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { lineOf, startSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, openBill, placeOrder } from '../../../test/harness/staff.ts';
import { samplePrinter, startPaperPrinter } from '../../../test/printers/paper-printer.ts';
import {
  type PrintingFixture,
  printerOf,
  printHere,
  startPrinting,
  textOf,
  ticketsOf,
} from '../../../test/printers/printing-fixture.ts';

let fixture: PrintingFixture;

before(async () => {
  fixture = await startPrinting();
});
after(() => fixture.close());

for (const host of ['127.0.0.1', '::1', 'localhost']) {
  test(`a ticket is printed on a printer at ${host}, and is recorded as printed`, async () => {
    const printer = await fixture.paperPrinter({ host: host === 'localhost' ? '127.0.0.1' : host });
    const venue = await fixture.venueWith([{ host, port: printer.port }]);
    const bill = await openBill(venue, { note: 'Acele lütfen' });
    await fixture.runOnce();
    assert.equal(printer.jobs.length, 1);
    const text = textOf(printer.jobs[0]!);
    assert.match(text, new RegExp(venue.menu.kebab.name));
    assert.match(text, /Acele lütfen/);
    assert.match(text, new RegExp(`${bill.first.number}`));
    const [ticket] = await ticketsOf(venue);
    const { state, prints, mayBePrinted, printedAt } = ticket;
    assert.deepEqual(
      [state, prints, mayBePrinted, printedAt],
      ['Printed', 1, false, new Date(fixture.sofra.clock.now()).toISOString()],
    );
    const { state: printerState, reportsStatus, failingSince } = await printerOf(venue);
    assert.deepEqual([printerState, reportsStatus, failingSince], ['Working', true, null]);
    await fixture.runOnce();
    assert.equal(printer.jobs.length, 1);
  });
}

test('a ticket that is printed after its order was paid and closed says so', async () => {
  const printer = await fixture.paperPrinter();
  const venue = await fixture.venueWith([{ port: printer.port }]);
  const paid = await openBill(venue);
  fixture.sofra.clock.advance(1);
  const unpaid = await openBill(venue);
  await paid.act('POST', '/close', { kind: 'Card' });
  await fixture.runOnce();
  const [first, second] = printer.jobs.map(textOf);
  assert.match(first!, new RegExp(`${paid.first.number} - ÖDENDİ`));
  assert.match(second!, new RegExp(`${unpaid.first.number}\\b`));
  assert.doesNotMatch(second!, /ÖDENDİ/);
});

test('a printer that reports no status prints, too', async () => {
  const printer = await fixture.paperPrinter({ reportsStatus: false });
  const venue = await fixture.venueWith([{ port: printer.port }]);
  await placeOrder(venue);
  await placeOrder(venue);
  await fixture.runOnce();
  assert.equal(printer.jobs.length, 2);
  assert.equal((await printerOf(venue)).reportsStatus, false);
});

test('each printer gets the lines of its categories, and the first one also gets lines that no printer is set up for', async () => {
  const [grill, bar] = [await fixture.paperPrinter(), await fixture.paperPrinter()];
  const venue = await newStaffedVenue(
    fixture.sofra,
    {},
    {
      revise: (record) => {
        const second = { ...record.menu.categories[0]!, id: crypto.randomUUID(), name: 'Tatlı' };
        const third = { ...second, id: crypto.randomUUID(), name: 'Meze' };
        record.menu.categories.push(second, third);
        record.menu.products[2]!.categoryId = second.id;
        const [first] = record.menu.categories;
        record.printers = [
          samplePrinter({ name: 'Izgara', port: grill.port, categoryIds: [first!.id] }),
          samplePrinter({ name: 'Tatlı', port: bar.port, categoryIds: [second.id] }),
        ];
      },
    },
  );
  const { kebab, baklava } = venue.menu;
  await placeOrder(venue, { lines: [lineOf(kebab), lineOf(baklava)] });
  await fixture.runOnce();
  const [onGrill, onBar] = [textOf(grill.jobs[0]!), textOf(bar.jobs[0]!)];
  assert.match(onGrill, new RegExp(kebab.name));
  assert.doesNotMatch(onGrill, new RegExp(baklava.name));
  assert.match(onBar, new RegExp(baklava.name));
  assert.doesNotMatch(onBar, new RegExp(kebab.name));
});

test('a dead printer and a slow one do not delay a healthy one', async () => {
  const gone = await startPaperPrinter();
  await gone.close();
  const slow = await fixture.paperPrinter({ printMs: 1_000 });
  const healthy = await fixture.paperPrinter();
  const venue = await fixture.venueWith([{ port: gone.port }, { port: slow.port }, { port: healthy.port }]);
  for (let at = 0; at < 5; at++) await placeOrder(venue);
  const run = fixture.runOnce();
  while (healthy.jobs.length < 5) await new Promise((resolve) => setTimeout(resolve, 10));
  assert.ok(slow.jobs.length < 5);
  await run;
  assert.deepEqual([slow.jobs.length, healthy.jobs.length], [5, 5]);
  assert.equal(slow.mostAtOnce, 1);
  const dead = await printerOf(venue);
  assert.deepEqual([dead.state, dead.trouble], ['Failing', 'Unreachable']);
  assert.equal((await ticketsOf(venue)).filter(({ state }) => state === 'Waiting').length, 5);
});

test('tickets of a dead printer are printed when it is back, in the order in which they came, after growing pauses', async () => {
  const gone = await startPaperPrinter();
  await gone.close();
  const venue = await fixture.venueWith([{ port: gone.port }]);
  const first = await openBill(venue);
  fixture.sofra.clock.advance(1);
  const second = await openBill(venue);
  await fixture.runOnce();
  const { failingSince } = await printerOf(venue);
  assert.equal(failingSince, new Date(fixture.sofra.clock.now()).toISOString());
  await fixture.runOnce();
  fixture.sofra.clock.advance(2_000);
  await fixture.runOnce();
  const back = await fixture.paperPrinter();
  await venue.owner.call('PATCH', `/venues/${venue.id}/printers/${(await printerOf(venue)).id}`, {
    port: back.port,
  });
  await fixture.runOnce();
  const numbers = back.jobs.map((job) => textOf(job));
  assert.equal(numbers.length, 2);
  assert.match(numbers[0]!, new RegExp(`\\b${first.first.number}\\b`));
  assert.match(numbers[1]!, new RegExp(`\\b${second.first.number}\\b`));
  assert.doesNotMatch(numbers.join(), /TEKRAR|BASILMIŞ OLABİLİR/);
});

test('staff are notified once when a printer fails, with the reason, and screens when it works again', async () => {
  const printer = await fixture.paperPrinter();
  const venue = await fixture.venueWith([{ port: printer.port }]);
  printer.state.paper = 0x12 | 0x60;
  await placeOrder(venue);
  await fixture.runOnce();
  fixture.sofra.clock.advance(60_000);
  await fixture.runOnce();
  assert.equal((await printerOf(venue)).trouble, 'NoPaper');
  printer.state.paper = 0x12;
  fixture.sofra.clock.advance(60_000);
  await fixture.runOnce();
  assert.equal(printer.jobs.length, 1);
  const rows = await fixture.db.query<{
    detail: { action: string; trouble?: string };
    notice: string | null;
  }>({
    text: `select detail, notice from venue_change where venue_id = $1 and kind = 'Printer' order by change`,
    values: [venue.id],
  });
  assert.deepEqual(
    rows.map(({ detail, notice }) => [detail.action, detail.trouble, notice]),
    [
      ['Failing', 'NoPaper', 'PrinterTrouble'],
      ['Working', undefined, null],
    ],
  );
});

test('an interrupted ticket says on its next print that it may have been printed before', async () => {
  const printer = await fixture.paperPrinter();
  const venue = await fixture.venueWith([{ port: printer.port }]);
  printer.breakOffAfter = 40;
  await placeOrder(venue);
  await fixture.runOnce();
  const [cut] = await ticketsOf(venue);
  assert.deepEqual([cut.state, cut.mayBePrinted, cut.prints], ['Waiting', true, 0]);
  fixture.sofra.clock.advance(60_000);
  await fixture.runOnce();
  assert.equal(printer.jobs.length, 2);
  assert.match(textOf(printer.jobs[1]!), /BASILMIŞ OLABİLİR/);
  assert.deepEqual((await ticketsOf(venue))[0].mayBePrinted, false);
});

test('tickets of a printer that is switched off or removed are printed on another printer; if there is none, they stay on the board', async () => {
  const gone = await startPaperPrinter();
  await gone.close();
  const spare = await fixture.paperPrinter();
  const venue = await fixture.venueWith([{ port: gone.port }, { port: spare.port, categoryIds: [] }]);
  await placeOrder(venue);
  await fixture.runOnce();
  const [dead, other] = venue.record.printers.map(({ id }) => id);
  await venue.owner.call('PATCH', `/venues/${venue.id}/printers/${dead}`, { isEnabled: false });
  await fixture.runOnce();
  await fixture.runOnce();
  assert.equal(spare.jobs.length, 1);
  await venue.owner.call('DELETE', `/venues/${venue.id}/printers/${other}`);
  fixture.sofra.clock.advance(1);
  await placeOrder(venue);
  assert.equal((await ticketsOf(venue))[0].state, 'BoardOnly');
});

test('two servers that print at the same time print each ticket once', async () => {
  const other = await startSofra({ clock: fixture.sofra.clock, db: fixture.db, print: printHere });
  const printer = await fixture.paperPrinter();
  const venue = await fixture.venueWith([{ port: printer.port }]);
  await Promise.all(Array.from({ length: 20 }, () => placeOrder(venue)));
  await Promise.all([fixture.runOnce(), other.app.jobs.printing.runOnce()]);
  await other.close();
  assert.deepEqual([printer.jobs.length, printer.mostAtOnce], [20, 1]);
  assert.ok((await ticketsOf(venue)).every(({ state, prints }) => state === 'Printed' && prints === 1));
});
