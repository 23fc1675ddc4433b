import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { lineOf } from '../../server/test/harness/sofra.ts';
import { type OpenedBill, openBill } from '../../server/test/harness/staff.ts';
import { startPaperPrinter } from '../../server/test/printers/paper-printer.ts';
import { printHere, textOf } from '../../server/test/printers/printing-fixture.ts';
import { asOwner } from '../../server/test/samples/owner-menu.ts';
import { type AppPage, eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { en, say, usualReasons } from './english.ts';
import { tapInMore } from './more-acts.ts';
import { OWN_METHODS } from './payment-methods.ts';

describe('ways to pay, shares, money given back and bills on paper at the till', IN_A_BROWSER, () => {
  let behindMs = 0;
  const app = useApp(
    { print: printHere, clock: { now: () => Date.now() - behindMs, set: () => {}, advance: () => {} } },
    { paymentMethods: OWN_METHODS, cashStepKurus: 25 },
  );

  let till: AppPage | undefined;
  const open = async (path: string): Promise<AppPage> => {
    if (till === undefined) till = await app.open(path);
    else await till.visit(path);
    await till.restartTapCount();
    return till;
  };
  const takeaway = (quantity: number) =>
    openBill(app.venue, {
      lines: [
        lineOf(app.venue.menu.kebab, { quantity }),
        { openItem: { name: 'Baklava', price: 40 }, quantity: 1 },
      ],
    });
  const payPage = async ({ first }: OpenedBill): Promise<AppPage> => {
    const page = await open(`/till/bills/${first.id}`);
    await button(page, en.till.order.pay).click();
    await button(page, 'Lira', true).waitFor();
    return page;
  };
  const amountsOf = async (bill: OpenedBill): Promise<number[]> =>
    (await bill.read()).payments.map(({ amount }: { amount: number }) => amount);

  test('four equal shares in cash take eight taps, and close the bill', async () => {
    const bill = await takeaway(3);
    const page = await payPage(bill);
    await button(page, en.payments.sheet.shares.Equal).click();
    await button(page, '4', true).click();
    for (let paid = 0; paid < 4; paid += 1) {
      await eventually(async () => (await amountsOf(bill)).length, paid);
      await button(page, 'Lira', true).click();
    }
    await button(page, en.payments.sheet.close).click();
    await page.waitForURL(/\/till\/$/);
    assert.ok((await page.taps()) <= 8, String(await page.taps()));
    const { state, payments, totals } = await bill.read();
    const amounts = payments.map(({ amount }: { amount: number }) => amount);
    assert.deepEqual([state, amounts.length, totals.remaining], ['Closed', 4, 0]);
    assert.equal(
      Math.round(amounts.reduce((sum: number, one: number) => sum + one, 0) * 100),
      totals.total * 100,
    );
  });

  test('each one pays their own dishes: a tap a dish and two a guest, and what is paid cannot be chosen', async () => {
    const bill = await takeaway(2);
    const page = await open(`/till/bills/${bill.first.id}`);
    await button(page, en.payments.sheet.shares.Units).click();
    const kebab = page.getByRole('dialog').getByRole('button', { name: /Kebap/ });
    const baklava = page.getByRole('dialog').getByRole('button', { name: /Baklava/ });
    await kebab.click();
    await baklava.click();
    await page.getByText(`${en.payments.sheet.takeNow}₺160.50`).waitFor();
    await button(page, 'POS', true).click();
    await kebab.getByText(say('payments.sheet.unitsPaid', { paid: '1', quantity: '2' })).waitFor();
    assert.equal(await baklava.isDisabled(), true);
    await kebab.click();
    await button(page, 'Lira', true).click();
    await button(page, en.payments.sheet.close).click();
    await page.waitForURL(/\/till\/$/);
    const [dishes, guests] = [3, 2];
    assert.ok((await page.taps()) <= dishes + 2 * guests, String(await page.taps()));
    await eventually(
      async () => (await bill.read()).lines.map(({ paidUnits }: { paidUnits: number }) => paidUnits),
      [2, 1],
    );
  });

  test('lines of the same dish are told apart where they are moved, paid and given back', async () => {
    const { kebab } = app.venue.menu;
    const without = { removedIngredientIds: [kebab.removableIngredients[0]!.id] };
    const bill = await openBill(app.venue, {
      lines: [lineOf(kebab, { note: 'for Ada' }), lineOf(kebab, without)],
    });
    const page = await open(`/till/bills/${bill.first.id}`);
    const dialog = page.getByRole('dialog');
    await button(page, en.moving.lines).click();
    await dialog.getByRole('listitem').filter({ hasText: 'for Ada' }).waitFor();
    await dialog.getByRole('listitem').filter({ hasText: 'no Soğan' }).waitFor();
    await page.keyboard.press('Escape');
    await button(page, en.payments.sheet.shares.Units).click();
    await dialog.getByRole('button', { name: /for Ada/ }).waitFor();
    await dialog.getByRole('button', { name: /no Soğan/ }).waitFor();
    await page.keyboard.press('Escape');
    await bill.act('POST', '/close', { method: 'pos' });
    await button(page, en.payments.sheet.refund).click();
    await dialog.getByRole('button', { name: /for Ada/ }).waitFor();
    await dialog.getByRole('button', { name: /no Soğan/ }).waitFor();
    await page.keyboard.press('Escape');
  });

  test('a share is refused plainly when another till paid meanwhile, and nothing is booked', async () => {
    const bill = await takeaway(2);
    const page = await payPage(bill);
    await button(page, en.payments.sheet.shares.Equal).click();
    await button(page, '2', true).click();
    await page.getByText(`${en.payments.sheet.takeNow}₺140.50`).waitFor();
    await page.route('**/payments', async (route) => {
      const other = { method: 'pos', amount: 50 };
      await bill.act('POST', '/payments', other, { 'idempotency-key': `other-till-${bill.first.id}` });
      await route.continue();
    });
    await button(page, 'Lira', true).click();
    await page.getByRole('alert').filter({ hasText: en.payments.sheet.changedSince }).waitFor();
    await page.unroute('**/payments');
    assert.deepEqual(await amountsOf(bill), [50]);
    await page.getByRole('alert').getByRole('button', { name: en.app.close, exact: true }).click();
    await page.keyboard.press('Escape');
  });

  test('a card beyond what is due becomes a tip or is given back by a choice, before the bill closes', async () => {
    const bill = await takeaway(3);
    const page = await payPage(bill);
    const { total } = (await bill.read()).totals;
    for (const key of ['5', '0', '0']) await button(page, key, true).click();
    await button(page, 'POS', true).click();
    await button(page, 'Give back:').click();
    await eventually(async () => (await bill.read()).totals.toGiveBack, 500 - total);
    assert.equal(await button(page, en.payments.sheet.close).isDisabled(), true);
    await button(page, `Refund ₺`).click();
    const refund = page.getByRole('dialog').last();
    await button(refund, usualReasons.refund.mistake).click();
    await refund.getByRole('button', { name: /^Refund ₺/ }).click();
    await page.getByText(en.payments.sheet.nothingDue).waitFor();
    await button(page, en.payments.sheet.close).click();
    await page.waitForURL(/\/till\/$/);
    const closed = page.getByRole('status').filter({ hasText: 'closed, ' });
    await closed.filter({ hasText: `POS ₺${total.toFixed(2)}` }).waitFor();
    const { refunds, totals } = await bill.read();
    assert.deepEqual(
      [refunds[0].amount, refunds[0].reason, totals.paid],
      [500 - total, 'Charged by mistake', total],
    );
  });

  test('cash is rounded where it settles the bill, a tip is added, and both are said before and after', async () => {
    const bill = await takeaway(1);
    await bill.act('PUT', '/discount', { amount: 0.13, revision: 1 });
    const page = await payPage(bill);
    const { total } = (await bill.read()).totals;
    await page.getByText(/^In cash/).waitFor();
    await page.getByLabel(en.payments.sheet.tip, { exact: true }).click();
    await button(page, '5', true).click();
    await button(page, 'Lira', true).click();
    await page.getByText(say('payments.sheet.withTip', { amount: '₺5.00' })).waitFor();
    const [paid] = (await bill.read()).payments;
    assert.deepEqual([paid.amount, paid.tip, paid.tendered], [total, 5, paid.amount + paid.rounding + 5]);
    assert.notEqual(paid.rounding, 0);
    assert.equal(Math.round(paid.tendered * 100) % 25, 0);
    await page.keyboard.press('Escape');
  });

  test('a dish of a closed bill is given back in six taps at most; the bill stays closed', async () => {
    const bill = await takeaway(1);
    await bill.act('POST', '/close', { kind: 'Cash' });
    const page = await open(`/till/bills/${bill.first.id}`);
    await page.getByText(/^Closed at/).waitFor();
    await page.restartTapCount();
    await button(page, en.payments.sheet.refund).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: /Kebap/ }).click();
    await sheet.getByRole('button', { name: usualReasons.comp.complaint }).click();
    await button(sheet, say('payments.refund.giveAmount', { amount: '₺120.50' })).click();
    await sheet.waitFor({ state: 'detached' });
    assert.ok((await page.taps()) <= 6);
    await page.getByText(say('payments.sheet.refunded', { amount: '₺120.50', kind: 'Lira ·' })).waitFor();
    const { state, refunds } = await bill.read();
    assert.deepEqual([state, refunds[0].amount, refunds[0].units.length], ['Closed', 120.5, 1]);
  });

  test('the history of a bill names the way to pay, and the day of what was done on another one', async () => {
    behindMs = 48 * 3_600_000;
    const bill = await takeaway(1);
    await bill.act('POST', '/close', { method: 'pos' });
    behindMs = 0;
    const [{ id, amount, paidAt }] = (await bill.read()).payments;
    const refund = { amount, method: 'lira' };
    await bill.act('POST', `/payments/${id}/refunds`, refund, { 'idempotency-key': id });
    const page = await open(`/till/bills/${bill.first.id}`);
    await page.getByText(/^Refunded ₺160\.50, Lira/).waitFor();
    await button(page, en.pay.bill.history).click();
    const entryOf = (text: string) => page.getByRole('listitem').filter({ hasText: text });
    await entryOf('Paid ₺160.50, POS').waitFor();
    await entryOf('Refunded: ₺160.50, Lira').waitFor();
    const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Europe/Istanbul' });
    const today = entryOf(`${days.format(Date.now())}, `);
    await today.getByText('Refunded').waitFor();
    assert.equal(await entryOf(`${days.format(new Date(paidAt))}, `).count(), 0);
    await page.keyboard.press('Escape');
  });

  test('half an answer to a share books it once, and who paid it is not counted again after the sheet was closed', async () => {
    const bill = await takeaway(2);
    const page = await payPage(bill);
    await button(page, en.payments.sheet.shares.Equal).click();
    await button(page, '4', true).click();
    let answered = 0;
    await page.route('**/payments', async (route) => {
      const response = await route.fetch();
      if (answered > 0) await route.fulfill({ response });
      else await route.abort('connectionreset');
      answered += 1;
    });
    await button(page, 'POS', true).click();
    await button(page, 'Undo POS').waitFor();
    await eventually(() => answered > 1, true);
    await page.unroute('**/payments');
    assert.equal((await amountsOf(bill)).length, 1);
    await page.keyboard.press('Escape');
    await button(page, en.till.order.pay).click();
    await button(page, en.payments.sheet.shares.Equal).click();
    await page.getByText(say('payments.sheet.peopleLeft', { count: 3 })).waitFor();
    await page.keyboard.press('Escape');
  });

  test('an open bill is on paper with one tap at it, its receipt with one after it was closed: each once; what changes the bill after its print is marked', async () => {
    const paper = await startPaperPrinter();
    const { body } = await asOwner(app.venue, 'POST', '/printers', {
      ...{ name: 'Kasa', host: paper.host, port: paper.port, purpose: 'Bills' },
    });
    try {
      const bill = await takeaway(1);
      const page = await open(`/till/bills/${bill.first.id}`);
      await button(page, en.pay.bill.print).click();
      assert.equal(await page.taps(), 1);
      await eventually(() => paper.jobs.length, 1);
      const print = button(page, en.pay.bill.print);
      await print.getByText(say('pay.bill.printed', { count: 1 })).waitFor();
      const { revision } = await bill.read();
      await bill.act('PUT', '/discount', { amount: 0.5, revision });
      await tapInMore(page, en.pay.bill.history);
      const discounted = page
        .getByRole('listitem')
        .filter({ hasText: say('pay.history.BillDiscounted', { amount: '₺0.50' }) });
      await discounted.getByText(en.pay.history.afterPrint).waitFor();
      await page.getByText(say('pay.history.BillPrinted', { amount: '₺160.50' })).waitFor();
      await page.keyboard.press('Escape');
      await button(page, en.till.order.pay).click();
      await button(page, 'POS', true).click();
      await button(page, en.payments.sheet.close).click();
      await page.getByRole('status').getByRole('button', { name: en.pay.bill.printReceipt }).click();
      await eventually(() => paper.jobs.length, 2);
      await eventually(
        async () => (await bill.read()).prints.map(({ kind }: { kind: string }) => kind),
        ['Bill', 'Receipt'],
      );
      const [first, second] = paper.jobs.map(textOf);
      assert.match(first!, /160[,.]50/);
      assert.match(second!, /POS/);
      assert.equal(paper.jobs.length, 2);
    } finally {
      await asOwner(app.venue, 'DELETE', `/printers/${body.data.id}`);
      await paper.close();
    }
  });

  test('the ways to share and to give back pass the accessibility rules, in light and in dark', async () => {
    const bill = await takeaway(2);
    await bill.act(
      'POST',
      '/payments',
      { method: 'pos', amount: 10 },
      { 'idempotency-key': 'a-part-by-pos' },
    );
    const page = await payPage(bill);
    for (const name of ['Equal parts', 'By dish']) {
      await button(page, name).click();
      assert.deepEqual(await page.faultsOfAccessInBothThemes(), [], name);
    }
    await page.locator('summary').click();
    await button(page, say('payments.refund.giveAmount', { amount: 'from' })).click();
    await page.getByRole('dialog').last().getByText(en.payments.refund.dishes).waitFor();
    assert.deepEqual(await page.faultsOfAccessInBothThemes(), []);
  });
});

function button(page: Pick<AppPage, 'getByRole'>, name: string, exact = false) {
  return page.getByRole('button', { name, exact });
}
