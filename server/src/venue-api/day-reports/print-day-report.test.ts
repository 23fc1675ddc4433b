import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { lineOf } from '../../../test/harness/sofra.ts';
import { openBill } from '../../../test/harness/staff.ts';
import { drawersOf, soldBill } from '../../../test/money/drawer-evening.ts';
import { type PrintingFixture, startPrinting, textOf } from '../../../test/printers/printing-fixture.ts';
import { LANGUAGES } from '../../core/languages.ts';
import { WORDS } from '../../words/words.ts';

let fixture: PrintingFixture;
before(async () => {
  fixture = await startPrinting();
});
after(() => fixture.close());

for (const columns of [32, 48] as const)
  test(`the report comes out of the printer for bills with its figures, ${columns} letters wide`, async () => {
    const [kitchen, till] = [await fixture.paperPrinter(), await fixture.paperPrinter()];
    const venue = await fixture.venueWith([
      { name: 'Mutfak', port: kitchen.port },
      { name: 'Kasa', port: till.port, purpose: 'Bills', columns },
    ]);
    await soldBill(venue, { kind: 'Cash', tendered: 200, tip: 10 });
    const drawers = drawersOf(venue);
    await drawers.move({ act: 'FloatSet', amount: 500 });
    await drawers.count({ afterRow: 0, sum: 630, reason: 'WrongChange' });
    const open = await openBill(venue, { lines: [lineOf(venue.menu.baklava)] });
    const path = `/venues/${venue.id}/day-reports`;
    const made = await venue.owner.call('POST', path, {});
    const print = await venue.owner.call('POST', `${path}/1/print`);
    assert.equal(print.status, 200, print.text);
    await fixture.runOnce();
    const paper = till.jobs.map(textOf).at(-1)!;
    const { number } = await open.read();
    for (const line of [
      /Gün sonu raporu/,
      /Rapor no +1\b/,
      new RegExp(`Doğrulama kodu\\s+${made.body.data.hash.slice(0, 12)}`),
      /Ciro \(1\) +120,50/,
      /Nakit, Bahşişler +10,00/,
      /Açılış parası +500,00/,
      /Kasada olması gereken +630,50/,
      /Fark +-0,50/,
      new RegExp(`Devreden açık adisyonlar\\s+${number}\\b`),
    ])
      assert.match(paper, line);
    const widest = Math.max(...paper.split('\n').map((row) => row.length));
    assert.ok(widest <= columns, `${widest}\n${paper}`);
  });

test('a report prints in the first language of the venue, in each of the eight', async () => {
  for (const language of LANGUAGES) {
    const till = await fixture.paperPrinter();
    const languages = [{ code: language, name: language }];
    const venue = await fixture.venueWith(
      [{ name: 'Kasa', port: till.port, purpose: 'Bills' }],
      {},
      { languages },
    );
    await soldBill(venue);
    const path = `/venues/${venue.id}/day-reports`;
    await venue.owner.call('POST', path, {});
    await venue.owner.call('POST', `${path}/1/print`);
    await fixture.runOnce();
    assert.equal(till.jobs.length, 1, language);
    const { dayReport, hash } = WORDS[language].figures;
    // Letters that the printer does not have are printed as pictures.
    if (language === 'ar' || language === 'ru') assert.ok(till.jobs[0]!.length > 10_000, language);
    else for (const text of [dayReport, hash]) assert.ok(textOf(till.jobs[0]!).includes(text), language);
  }
});

test('without a printer for bills nothing prints it, and a report that is not there is not found', async () => {
  const venue = await fixture.venueWith([]);
  const path = `/venues/${venue.id}/day-reports`;
  assertRefused(await venue.owner.call('POST', `${path}/1/print`), 404, 'DAY_REPORT_NOT_FOUND');
  await soldBill(venue);
  await venue.owner.call('POST', path, {});
  assertRefused(await venue.owner.call('POST', `${path}/1/print`), 409, 'BILL_NOT_PRINTABLE');
});
