import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type OpenedBill, openBill } from '../../server/test/harness/staff.ts';
import { type AppPage, eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { en, say } from './english.ts';

describe('money that must not leave unseen', IN_A_BROWSER, () => {
  const app = useApp();
  const button = (page: AppPage, name: string) => page.getByRole('button', { name, exact: true });
  const payPage = async ({ first }: OpenedBill): Promise<AppPage> => {
    const page = await app.open(`/till/bills/${first.id}`);
    await button(page, en.till.order.pay).click();
    await button(page, en.pay.kinds.Cash).waitFor();
    return page;
  };

  test('share and tip are shown as one sum, with a point as English writes it, and a tip above the bill is asked once more', async () => {
    const bill = await openBill(app.venue);
    const page = await payPage(bill);
    await page.getByLabel(en.payments.sheet.tip, { exact: true }).fill('12.05');
    await page.getByText(`${en.payments.sheet.takeNow}₺132.55`).waitFor();
    await page.getByText(say('payments.sheet.ofWhichTip', { amount: '₺120.50', tip: '₺12.05' })).waitFor();
    assert.equal(
      await page.getByLabel(en.payments.sheet.given, { exact: true }).getAttribute('placeholder'),
      '120.50',
    );
    await button(page, en.payments.sheet.comma).waitFor();
    await page.getByLabel(en.payments.sheet.tip, { exact: true }).fill('9000');
    await button(page, en.pay.kinds.Card).click();
    await page.getByText(say('payments.sheet.unusualTip', { tip: '₺9,000.00' })).waitFor();
    assert.deepEqual((await bill.read()).payments, []);
    await button(page, say('payments.sheet.tipIsMeant', { tip: '₺9,000.00' })).click();
    await eventually(async () => (await bill.read()).totals.tips, 9_000);
  });

  test('a meal card says why it cannot pay', async () => {
    const { venue } = app;
    const path = `/venues/${venue.id}/products/${venue.menu.kebab.id}`;
    const { status, text } = await venue.owner.call('PATCH', path, { acceptsMealCard: false });
    assert.equal(status, 200, text);
    const page = await payPage(await openBill(venue));
    await page.getByRole('button', { name: /Meal card.*Not for these items/s }).waitFor();
  });

  test('a bill of an earlier day is in a list of its own, and its table says whose it is before something joins it', async () => {
    const { venue } = app;
    const [tableId] = venue.tableIds;
    const bill = await openBill(venue, { type: 'DineIn', tableId });
    await venue.owner.call('GET', `/venues/${venue.id}/profile`);
    await app.sofra.db.query({
      text: `update bill set business_date = '2026-03-01', content = (content::jsonb || '{"businessDate": "2026-03-01"}')::json
              where venue_id = $1 and bill_id = $2`,
      values: [venue.id, bill.first.id],
    });
    const page = await app.open('/till');
    await page.getByText(say('pay.leftOpen.title', { count: 1 })).click();
    await page.getByRole('link', { name: /Left open since/ }).waitFor();
    await page.visit(`/till/tables/${tableId}`);
    const note = page.getByRole('note');
    await note.filter({ hasText: venue.waiter.account.name }).waitFor();
    await note.filter({ hasText: en.pay.leftOpen.joins }).waitFor();
    await bill.act('POST', '/close', { kind: 'Cash' });
    await page.visit('/till');
    await page.getByText(say('pay.leftOpen.title', { count: 1 })).waitFor({ state: 'detached' });
  });

  test('a payment of a closed bill by the wrong method is put right with two taps, and the history says so', async () => {
    const bill = await openBill(app.venue);
    await bill.act('POST', '/close', { kind: 'Cash' });
    const page = await app.open(`/till/bills/${bill.first.id}`);
    const wrong = { kind: en.pay.kinds.Cash, amount: '₺120.50' };
    await button(page, say('payments.sheet.methodOf', wrong)).click();
    await page.getByText(en.payments.method.what).waitFor();
    assert.equal(await button(page, en.pay.kinds.Cash).count(), 0, 'it has that method');
    await button(page, en.pay.kinds.Card).click();
    await page.getByText(en.payments.method.what).waitFor({ state: 'detached' });
    await button(page, say('payments.sheet.methodOf', { ...wrong, kind: en.pay.kinds.Card })).waitFor();
    const { payments, totals } = await bill.read();
    assert.deepEqual(
      payments.map((one: { kind: string; reversedAt: string | null }) => [one.kind, one.reversedAt === null]),
      [
        ['Cash', false],
        ['Card', true],
      ],
    );
    assert.equal(totals.remaining, 0);
  });

  test('staff have no way to hide a bill; the owner hides a finished one and takes it back', async () => {
    const bill = await openBill(app.venue);
    const isHidden = async () => (await bill.read()).isHidden;
    const owner = await app.open(`/till/bills/${bill.first.id}`, { as: 'owner' });
    await button(owner, en.app.more).waitFor();
    assert.equal(await button(owner, en.pay.bill.hide).count(), 0, 'it is open');
    await bill.act('POST', '/close', { kind: 'Cash' });
    await button(owner, en.pay.bill.hide).click();
    await eventually(isHidden, true);
    await button(owner, en.payments.sheet.undo).click();
    await eventually(isHidden, false);
    const page = await app.open(`/till/bills/${bill.first.id}`);
    await button(page, en.pay.bill.history).waitFor();
    assert.equal(await button(page, en.pay.bill.hide).count(), 0, 'it is not the owner');
  });
});
