import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { lineOf } from '../../../test/harness/sofra.ts';
import { openBill, type StaffedVenue } from '../../../test/harness/staff.ts';
import { samplePrinter } from '../../../test/printers/paper-printer.ts';
import { type PrintingFixture, startPrinting, textOf } from '../../../test/printers/printing-fixture.ts';
import { moveNow } from '../../../test/venues/bill-moves.ts';

let fixture: PrintingFixture;

before(async () => {
  fixture = await startPrinting();
});
after(() => fixture.close());

const at = (venue: StaffedVenue, table: number, lines: unknown[]) =>
  openBill(venue, { type: 'DineIn', tableId: venue.tableIds[table], lines });

test('merging does not print kitchen tickets again: the printers that had a line print its new table', async () => {
  const [hot, sweet] = [await fixture.paperPrinter(), await fixture.paperPrinter()];
  const venue = await fixture.venueWith([], {
    revise: (record) => {
      const [first] = record.menu.categories;
      const second = { ...first!, id: crypto.randomUUID(), name: 'Tatlı' };
      record.menu.categories.push(second);
      record.menu.products[2]!.categoryId = second.id;
      record.printers = [
        samplePrinter({ name: 'Izgara', port: hot.port, categoryIds: [first!.id] }),
        samplePrinter({ name: 'Tatlı', port: sweet.port, categoryIds: [second.id] }),
      ];
    },
  });
  const { kebab, baklava } = venue.menu;
  const a = await at(venue, 0, [lineOf(kebab), lineOf(baklava)]);
  const b = await at(venue, 1, [lineOf(kebab)]);
  await fixture.runOnce();
  const printed = [hot.jobs.length, sweet.jobs.length];
  const served = a.first.lines.find(({ productId }: { productId: string }) => productId === baklava.id);
  await a.act('POST', `/lines/${served.id}/move`, { to: 'Served' });
  await moveNow(venue, a.first.id, b.first.id);
  await fixture.runOnce();
  assert.deepEqual([hot.jobs.length - printed[0]!, sweet.jobs.length - printed[1]!], [1, 0]);
  const text = textOf(hot.jobs.at(-1)!);
  assert.match(text, /Salon 1 -> Salon 2/);
  assert.match(text, /DEĞİŞİKLİK/);
  assert.ok(text.includes(kebab.name));
});

test('for a takeaway that moves to a table, the ticket has its number; served lines print nothing', async () => {
  const kitchen = await fixture.paperPrinter();
  const venue = await fixture.venueWith([{ port: kitchen.port }]);
  const takeaway = await openBill(venue);
  const table = await at(venue, 0, [lineOf(venue.menu.baklava)]);
  await fixture.runOnce();
  const before = kitchen.jobs.length;
  const { to } = await moveNow(venue, takeaway.first.id, table.first.id);
  await fixture.runOnce();
  assert.equal(kitchen.jobs.length, before + 1);
  assert.match(textOf(kitchen.jobs.at(-1)!), new RegExp(`${takeaway.first.number} -> Salon 1`));
  for (const { id } of to.lines) await table.act('POST', `/lines/${id}/move`, { to: 'Served' });
  await moveNow(venue, table.first.id, null);
  await fixture.runOnce();
  assert.equal(kitchen.jobs.length, before + 1);
});

test('the printers that had a line print that it was struck or moved, even if its product is elsewhere on the menu now', async () => {
  const [bar, kitchen] = [await fixture.paperPrinter(), await fixture.paperPrinter()];
  const venue = await fixture.venueWith([], {
    revise: (record) => {
      const [food] = record.menu.categories;
      const drinks = { ...food!, id: crypto.randomUUID(), name: 'İçecek' };
      record.menu.categories.push(drinks);
      record.printers = [
        samplePrinter({ name: 'Bar', port: bar.port, categoryIds: [drinks.id] }),
        samplePrinter({ name: 'Mutfak', port: kitchen.port, categoryIds: [food!.id] }),
      ];
    },
  });
  const { kebab, baklava } = venue.menu;
  const bill = await at(venue, 0, [lineOf(kebab, { quantity: 2 }), lineOf(baklava)]);
  const [, drinks] = (await venue.owner.call('GET', `/venues/${venue.id}/categories`)).body.data;
  const product = (id: string) => `/venues/${venue.id}/products/${id}`;
  await venue.owner.call('DELETE', product(kebab.id));
  await venue.owner.call('PATCH', product(baklava.id), { categoryId: drinks.id });
  const [ofKebab, ofBaklava] = bill.first.lines;
  const moved = await moveNow(venue, bill.first.id, null, [{ lineId: ofKebab.id, quantity: 1 }]);
  await bill.act('POST', `/lines/${ofKebab.id}/strike`);
  await bill.act('POST', `/lines/${ofBaklava.id}/strike`);
  const path = `/venues/${venue.id}/bills/${moved.to.id}/void`;
  assert.equal((await venue.waiter.call('POST', path)).status, 200);
  await fixture.runOnce();
  // The baklava now belongs to the bar, which may have got its ticket by hand: so the bar also gets the strike.
  assert.deepEqual([bar.jobs.length, kitchen.jobs.length], [1, 5]);
});
