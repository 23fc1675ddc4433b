import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { lineOf } from '../../../test/harness/sofra.ts';
import {
  freshKey,
  type OpenedBill,
  openBill,
  placeOrder,
  type StaffedVenue,
} from '../../../test/harness/staff.ts';
import { readPaper } from '../../../test/printers/escpos-interpreter.ts';
import type { PaperPrinter } from '../../../test/printers/paper-printer.ts';
import { type PrintingFixture, startPrinting, textOf } from '../../../test/printers/printing-fixture.ts';

let fixture: PrintingFixture;

before(async () => {
  fixture = await startPrinting();
});
after(() => fixture.close());

const vatClass = (code: string, percent: number) => ({ code, name: code, rates: [{ percent }] });
const SETTINGS = {
  phone: '+902165550101',
  ...{ vatClasses: [vatClass('food', 10), vatClass('alcohol', 20)], vatClass: 'food' },
  cashStepKurus: 100,
  billPaper: {
    legalName: 'Sofra Gıda Ltd. Şti.',
    taxNumber: 'Kadıköy VD 1234567890',
    footer: 'Yine bekleriz!',
    tipPercents: [10],
  },
};

/** Awaits a call that must succeed, and returns the `data` of its answer. */
async function done(answer: Promise<{ status: number; text: string; body: unknown }>) {
  const { status, text, body } = await answer;
  assert.ok(status < 300, text);
  // biome-ignore lint/suspicious/noExplicitAny: its shape is held by the description
  return (body as any)?.data;
}

/** A venue with two VAT rates and everything that can be on its papers, with its printer at the till. */
async function richVenue(): Promise<{ venue: StaffedVenue; till: PaperPrinter }> {
  const till = await fixture.paperPrinter();
  const venue = await fixture.venueWith([{ port: till.port, purpose: 'Bills', drawerPin: 'Pin2' }]);
  await done(venue.owner.call('PATCH', `/venues/${venue.id}/settings`, SETTINGS));
  const path = `/venues/${venue.id}/products/${venue.menu.baklava.id}`;
  await done(venue.owner.call('PATCH', path, { vatClass: 'alcohol' }));
  return { venue, till };
}

/**
 * A bill with a discount of 20 lira. Its lines: a kebab with an extra, a baklava with a discount of 10 %, cheese by
 * weight, and a comped baklava.
 */
async function richBill(venue: StaffedVenue): Promise<OpenedBill> {
  const { kebab, baklava, cheese } = venue.menu;
  const lines = [
    lineOf(kebab, { quantity: 2, extraIds: [kebab.extras[0]!.id] }),
    lineOf(baklava),
    lineOf(cheese, { measure: { gross: 0.415, tare: 0.1 } }),
    lineOf(baklava, { note: 'Doğum günü' }),
  ];
  const bill = await openBill(venue, { type: 'DineIn', tableId: venue.tableIds[0], lines });
  const [, sweet, , gift] = bill.first.lines;
  await done(bill.act('PUT', `/lines/${gift.id}/gift`, { isGift: true }));
  const discount = async (path: string, terms: object) =>
    done(bill.act('PUT', `${path}/discount`, { ...terms, revision: (await bill.read()).revision }));
  await discount(`/lines/${sweet.id}`, { percent: 10 });
  await discount('', { amount: 20 });
  return bill;
}

const send = (bill: OpenedBill, path: string, body: object) =>
  done(bill.act('POST', path, body, { 'Idempotency-Key': freshKey() }));

const papersOf = (printer: PaperPrinter) => printer.jobs.filter((job) => job.includes(0x0a));

/** The lines of the last paper, without the padding between name and amount. */
async function printedBy(till: PaperPrinter): Promise<string[]> {
  await fixture.runOnce();
  const rows = textOf(papersOf(till).at(-1)!).split('\n');
  return rows.flatMap((row) => (row.trim() === '' ? [] : [row.trim().replace(/ {2,}/g, ' | ')]));
}

const RULE = '-'.repeat(48);
const VENUE = [
  'Köşe Lokantası',
  'Sofra Gıda Ltd. Şti.',
  ...['Moda Cad. 1', 'Kadıköy İstanbul', '+902165550101'],
  'Vergi no: Kadıköy VD 1234567890',
];
const FOOT = [RULE, 'Yine bekleriz!', 'Mali değeri yoktur.', '03.03.2026 15:00'];
const BILL = [
  'ÖN HESAP',
  ...VENUE,
  ...[RULE, 'Salon 1', 'Hesap 1 | 03.03.2026 15:00', 'Garson: Deniz', RULE],
  ...['2 x Adana Kebap (Tam) | 271,00', '+ Közlenmiş biber (15,00)'],
  '1 x Baklava | 40,00',
  ...['Ezine peyniri | 141,75', '0,415 - 0,100 = 0,315 kg x 450,00'],
  ...['1 x Baklava | ikram', RULE],
  ...['Ara toplam | 452,75', 'İndirim | -24,00', 'TOPLAM | 428,75 TL'],
  ...['KDV %10 (matrah 358,50) | 35,85', 'KDV %20 (matrah 28,67) | 5,73'],
  ...[RULE, 'Önerilen bahşiş', '%10: 42,88 | 471,63'],
  ...FOOT,
];

test('a bill with everything that it can have is printed correctly', async () => {
  const { venue, till } = await richVenue();
  const bill = await richBill(venue);
  await send(bill, '/print', { kind: 'Bill' });
  const texts = await printedBy(till);
  assert.deepEqual(texts, BILL);
  await send(bill, '/print', { kind: 'Bill' });
  const copy = await printedBy(till);
  assert.deepEqual(copy.toSpliced(1, 1), texts);
  assert.equal(copy[1], 'KOPYA 1');
});

test('receipts have the cash given and the change of each payer', async () => {
  const { venue, till } = await richVenue();
  const bill = await richBill(venue);
  const [kebab] = bill.first.lines;
  const { revision } = await bill.read();
  const units = [{ lineId: kebab.id, quantity: 1 }];
  const first = (await send(bill, '/payments', { kind: 'Card', units, revision })).payments[0];
  const rest = { kind: 'Cash', tip: 5, tendered: 400, revision: (await bill.read()).revision };
  await send(bill, '/payments', rest);
  await send(bill, '/print', { kind: 'Receipt', paymentId: first.id });
  const own = await printedBy(till);
  await send(bill, '/print', { kind: 'Receipt' });
  const whole = await printedBy(till);
  await done(bill.act('POST', '/close'));
  await send(bill, `/payments/${first.id}/refunds`, { units, kind: 'Card', reason: 'Soğuk' });
  await send(bill, '/print', { kind: 'Receipt' });
  const refunded = await printedBy(till);
  const payments = [
    ...[RULE, 'Kart | 129,46', 'Nakit | 299,29', 'Yuvarlama | -0,29', 'Bahşiş | 5,00'],
    ...['Alınan | 400,00', 'Para üstü | 96,00'],
  ];
  const paid = BILL.slice(1, BILL.indexOf('Önerilen bahşiş') - 1).concat(payments);
  assert.deepEqual(whole, ['BİLGİ FİŞİ', ...paid, ...FOOT]);
  const givenBack = ['İade - Kart | -129,46', '1 x Adana Kebap'];
  assert.deepEqual(refunded, ['BİLGİ FİŞİ', 'KOPYA 1', ...paid, ...givenBack, ...FOOT]);
  assert.deepEqual(own.slice(own.indexOf('Garson: Deniz') + 1), [
    ...[RULE, '1 x Adana Kebap (Tam) | 135,50', '+ Közlenmiş biber (15,00)', RULE],
    ...['Ara toplam | 452,75', 'İndirim | -24,00', 'TOPLAM | 428,75 TL', 'SİZİN PAYINIZ | 129,46 TL'],
    ...['KDV %10 (matrah 117,69) | 11,77', RULE, 'Kart | 129,46'],
    ...FOOT,
  ]);
});

test('the drawer opens for cash but not for card, and never because of a text in an order', async () => {
  const { venue, till } = await richVenue();
  const itemOf = (name: string) => ({ quantity: 1, openItem: { name, price: 80 } });
  const withCommand = await placeOrder(venue, { lines: [itemOf('\u001bp\u0000\u0019\u00fa')] });
  assertRefused(withCommand, 400, 'VALIDATION_ERROR', ['lines[0].openItem.name']);
  const bill = await openBill(venue, { lines: [itemOf('ESC p 0 \\x1bp0')] });
  await send(bill, '/print', { kind: 'Bill' });
  await send(bill, '/payments', { kind: 'Card', amount: 20 });
  await fixture.runOnce();
  const kicks = () =>
    till.jobs.map((job) => readPaper(job, { hasDrawer: true }).commands.filter((c) => c.startsWith('ESC p')));
  assert.deepEqual(kicks(), [[]]);
  await send(bill, '/payments', { kind: 'Cash', amount: 20 });
  await fixture.runOnce();
  assert.deepEqual(kicks(), [[], ['ESC p 0']]);
});
