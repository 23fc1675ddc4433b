import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { type OpenedBill, openBill, type StaffedVenue } from '../../../test/harness/staff.ts';
import { readPaper } from '../../../test/printers/escpos-interpreter.ts';
import type { PaperPrinter } from '../../../test/printers/paper-printer.ts';
import { type PrintingFixture, startPrinting, textOf } from '../../../test/printers/printing-fixture.ts';

let fixture: PrintingFixture;

before(async () => {
  fixture = await startPrinting();
});
after(() => fixture.close());

interface Till {
  venue: StaffedVenue;
  kitchen: PaperPrinter;
  till: PaperPrinter;
}

/** A venue with a printer in the kitchen, and a printer at the till that only prints bills and has a drawer. */
async function newTill(billPaper: Record<string, unknown> = {}): Promise<Till> {
  const [kitchen, till] = [await fixture.paperPrinter(), await fixture.paperPrinter()];
  const venue = await fixture.venueWith([
    { name: 'Mutfak', port: kitchen.port },
    { name: 'Kasa', port: till.port, purpose: 'Bills', drawerPin: 'Pin5' },
  ]);
  const { status, text } = await venue.owner.call('PATCH', `/venues/${venue.id}/settings`, { billPaper });
  assert.equal(status, 200, text);
  return { venue, kitchen, till };
}

const print = (bill: OpenedBill, body: Record<string, unknown>, key: string = randomUUID()) =>
  bill.act('POST', '/print', body, { 'Idempotency-Key': key });
const pay = (bill: OpenedBill, kind: string, amount: number) =>
  bill.act('POST', '/payments', { kind, amount }, { 'Idempotency-Key': randomUUID() });
const papersOf = async (bill: OpenedBill) => (await bill.act('GET', '/papers')).body.data;
const openedDrawers = (printer: PaperPrinter) =>
  printer.jobs
    .filter((job) => !job.includes(0x0a))
    .map((job) => readPaper(job, { hasDrawer: true }).commands.at(-1));
const textsOf = (printer: PaperPrinter) => printer.jobs.filter((job) => job.includes(0x0a)).map(textOf);

describe('a bill at the till', () => {
  test('comes out of the printer for bills, which gets no ticket, and is provisional, then a copy', async () => {
    const { venue, kitchen, till } = await newTill({
      legalName: 'Sofra Gıda Ltd. Şti.',
      footer: 'Yine bekleriz!',
    });
    const bill = await openBill(venue);
    assert.equal((await print(bill, { kind: 'Bill' })).status, 200);
    await fixture.runOnce();
    assert.equal(kitchen.jobs.length, 1);
    assert.equal(till.jobs.length, 1);
    const [first] = textsOf(till);
    for (const text of [
      'ÖN HESAP',
      'Sofra Gıda Ltd. Şti.',
      venue.menu.kebab.name,
      '120,50 TL',
      'Yine bekleriz!',
      'Mali değeri yoktur.',
    ]) {
      assert.ok(first!.includes(text), `${text}\n${first}`);
    }
    assert.ok(!first!.includes('KOPYA'));
    const [paper] = await papersOf(bill);
    assert.deepEqual([paper.kind, paper.state, paper.mayBePrinted], ['Bill', 'Printed', false]);
    await print(bill, { kind: 'Bill' });
    await fixture.runOnce();
    assert.match(textsOf(till)[1]!, /ÖN HESAP\s+KOPYA 1/);
  });

  test('is printed once for each key, and as it was when it was asked for', async () => {
    const { venue, till } = await newTill();
    const bill = await openBill(venue);
    const key = randomUUID();
    await print(bill, { kind: 'Bill' }, key);
    await bill.act('PUT', `/lines/${bill.first.lines[0].id}/gift`, { isGift: true });
    const repeated = await print(bill, { kind: 'Bill' }, key);
    assert.equal(repeated.body.data.prints.length, 1);
    await fixture.runOnce();
    assert.equal(till.jobs.length, 1);
    assert.match(textsOf(till)[0]!, /120,50 TL/);
  });

  test('that is changed after it was printed is marked in its history', async () => {
    const { venue } = await newTill();
    const bill = await openBill(venue);
    const [line] = bill.first.lines;
    await bill.act('PUT', `/lines/${line.id}/quantity`, { quantity: 3, revision: 1 });
    await print(bill, { kind: 'Bill' });
    await bill.act('POST', `/lines/${line.id}/strike`);
    const { history, prints } = await bill.read();
    assert.deepEqual(
      history.map(({ action, isAfterPrint }: { action: string; isAfterPrint: boolean }) => [
        action,
        isAfterPrint,
      ]),
      [
        ['BillOpened', false],
        ['QuantityChanged', false],
        ['BillPrinted', false],
        ['LineStruck', true],
      ],
    );
    assert.equal(prints[0].total, 361.5);
    const { detail, by } = history[2];
    assert.deepEqual([detail.kind, detail.copy, detail.total, by.kind], ['Bill', 0, 361.5, 'Account']);
  });

  test('needs a printer for bills, and has to be open', async () => {
    const kitchen = await fixture.paperPrinter();
    const venue = await fixture.venueWith([{ port: kitchen.port }]);
    const bill = await openBill(venue);
    assertRefused(await print(bill, { kind: 'Bill' }), 409, 'BILL_NOT_PRINTABLE');
    assertRefused(await print(bill, { kind: 'Bill', printerId: randomUUID() }), 404, 'PRINTER_NOT_FOUND');
    const { venue: other } = await newTill();
    const closed = await openBill(other);
    assertRefused(await print(closed, { kind: 'Receipt' }), 409, 'BILL_NOT_PAID');
    assertRefused(
      await print(closed, { kind: 'Receipt', paymentId: randomUUID() }),
      404,
      'PAYMENT_NOT_FOUND',
    );
    await closed.act('POST', '/close', { kind: 'Card' });
    assertRefused(await print(closed, { kind: 'Bill' }), 409, 'BILL_NOT_OPEN');
  });

  test('that no one expects any more is held and not printed', async () => {
    const { venue, till } = await newTill();
    const bill = await openBill(venue);
    await print(bill, { kind: 'Bill' });
    fixture.sofra.clock.advance(16 * 60_000);
    await fixture.runOnce();
    assert.deepEqual([till.jobs.length, (await papersOf(bill))[0].state], [0, 'Held']);
  });

  test('has the QR code of its page if the venue wants it', async () => {
    const { venue, till } = await newTill({ hasQrCode: true });
    const username = `kasa-${randomUUID().slice(0, 8)}`;
    await venue.owner.call('PATCH', `/venues/${venue.id}/settings`, { username });
    const bill = await openBill(venue);
    await print(bill, { kind: 'Bill' });
    await fixture.runOnce();
    assert.ok(readPaper(till.jobs[0]!).rows.some(({ picture }) => picture !== null));
    const { url } = (await bill.act('GET', '/page')).body.data;
    assert.match(url, new RegExp(`/${username}/b/[\\w-]{43}$`));
  });
});

describe('a receipt', () => {
  test('is for one payer, and says their share of the total', async () => {
    const { venue, till } = await newTill();
    const bill = await openBill(venue);
    const paid = await pay(bill, 'Card', 60.5);
    const [payment] = paid.body.data.payments;
    assert.equal((await print(bill, { kind: 'Receipt', paymentId: payment.id })).status, 200);
    await fixture.runOnce();
    const [text] = textsOf(till);
    assert.match(text!, /BİLGİ FİŞİ/);
    assert.match(text!, /SİZİN PAYINIZ +60,50 TL/);
    assert.match(text!, /Kart +60,50/);
    assert.doesNotMatch(text!, /KALAN|ÖN HESAP/);
  });

  test('is printed automatically when a bill is closed if the venue wants it; later prints are copies', async () => {
    const { venue, till } = await newTill({ printsReceipts: true });
    const bill = await openBill(venue);
    await bill.act('POST', '/close', { kind: 'Card' });
    await fixture.runOnce();
    await print(bill, { kind: 'Receipt' });
    await fixture.runOnce();
    const [first, second] = textsOf(till);
    assert.match(first!, /BİLGİ FİŞİ/);
    assert.doesNotMatch(first!, /KOPYA/);
    assert.match(second!, /KOPYA 1/);
  });
});

describe('the cash drawer', () => {
  test('opens without a sale, and prints nothing', async () => {
    const { venue, till } = await newTill();
    const answer = await venue.owner.call(
      'POST',
      `/venues/${venue.id}/drawers/main/movements`,
      { act: 'DrawerOpened', reason: 'Change' },
      { 'Idempotency-Key': randomUUID() },
    );
    assert.equal(answer.status, 200, answer.text);
    await fixture.runOnce();
    assert.deepEqual([till.jobs.length, openedDrawers(till)], [1, ['ESC p 1']]);
  });

  test('opens for cash and for nothing else, by a job of its own', async () => {
    const { venue, till } = await newTill();
    const bill = await openBill(venue);
    await pay(bill, 'Card', 20);
    await fixture.runOnce();
    assert.deepEqual(openedDrawers(till), []);
    await pay(bill, 'Cash', 20);
    await fixture.runOnce();
    assert.deepEqual(openedDrawers(till), ['ESC p 1']);
    await bill.act('POST', '/close', { kind: 'Cash' });
    await fixture.runOnce();
    assert.deepEqual(openedDrawers(till), ['ESC p 1', 'ESC p 1']);
  });

  test('opens for the methods of the venue that say so', async () => {
    const { venue, till } = await newTill();
    const method = (code: string, kind: string, opensDrawer: boolean) => ({
      code,
      name: code,
      kind,
      opensDrawer,
    });
    const paymentMethods = [method('safe', 'Cash', false), method('voucher', 'Other', true)];
    await venue.owner.call('PATCH', `/venues/${venue.id}/settings`, { paymentMethods });
    const bill = await openBill(venue);
    await pay(bill, 'Cash', 20);
    await fixture.runOnce();
    assert.deepEqual(openedDrawers(till), []);
    await pay(bill, 'Other', 20);
    await fixture.runOnce();
    assert.deepEqual(openedDrawers(till), ['ESC p 1']);
  });

  test('opens with the test page, so that an owner sees whether it does', async () => {
    const { venue, till } = await newTill();
    const [, printer] = (await venue.owner.call('GET', `/venues/${venue.id}/printers`)).body.data;
    await venue.owner.call('POST', `/venues/${venue.id}/printers/${printer.id}/test`);
    assert.deepEqual([till.jobs.length, openedDrawers(till)], [2, ['ESC p 1']]);
  });

  test('does not open half a minute later', async () => {
    const { venue, till } = await newTill();
    const bill = await openBill(venue);
    await pay(bill, 'Cash', 20);
    fixture.sofra.clock.advance(31_000);
    await fixture.runOnce();
    assert.deepEqual([till.jobs.length, (await papersOf(bill))[0].state], [0, 'Held']);
  });
});

test('a bill is a picture, too', async () => {
  const { venue } = await newTill();
  const bill = await openBill(venue);
  const { status, headers } = await bill.act('GET', '/picture');
  assert.deepEqual(
    [status, headers.get('content-type'), headers.get('cache-control')],
    [200, 'image/png', 'no-store'],
  );
});

test('the slip of a shift says who took what, and the cash to hand in', async () => {
  const { venue, till } = await newTill();
  const bill = await openBill(venue);
  await bill.act('POST', '/close', { kind: 'Cash', tip: 4.5 }, { 'Idempotency-Key': randomUUID() });
  await fixture.runOnce();
  const { id, name } = venue.waiter.account;
  const answer = await venue.waiter.call('POST', `/venues/${venue.id}/shifts/${id}/print`, {});
  assert.equal(answer.status, 200, answer.text);
  await fixture.runOnce();
  const slip = textsOf(till).at(-1)!;
  for (const text of ['VARDİYA', name, 'Nakit', 'TESLİM EDİLECEK NAKİT', '125,00'])
    assert.ok(slip.includes(text), `${text} in ${slip}`);
});
