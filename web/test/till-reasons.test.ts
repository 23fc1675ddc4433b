import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { lineOf } from '../../server/test/harness/sofra.ts';
import { freshKey, type OpenedBill, openBill } from '../../server/test/harness/staff.ts';
import { type AppPage, eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { en } from './english.ts';
import { tapInMore } from './more-acts.ts';

describe('reasons at the till', IN_A_BROWSER, () => {
  const app = useApp();

  let till: AppPage | undefined;
  const open = async (path: string): Promise<AppPage> => {
    if (till === undefined) till = await app.open(path);
    else await till.visit(path);
    await till.restartTapCount();
    return till;
  };
  /** A takeaway of three kebabs: 361.50. */
  const takeaway = () => openBill(app.venue, { lines: [lineOf(app.venue.menu.kebab, { quantity: 3 })] });
  const decide = async (reasons: object) => {
    const { owner, id } = app.venue;
    assert.equal((await owner.call('PATCH', `/venues/${id}/settings`, { reasons })).status, 200);
  };
  const lastOf = async (bill: OpenedBill) => {
    const { action, detail } = (await bill.read()).history.at(-1);
    return [action, detail.reason ?? null];
  };
  const dialog = (page: AppPage) => page.getByRole('dialog');
  const openLine = (page: AppPage) => page.getByRole('button', { name: /Kebap/ }).first().click();

  test('the venue’s own reasons are one tap; another one is typed; a needed one is asked before anything is done', async () => {
    await decide({
      comp: { usual: ['Doğum günü', 'Müdavim'], isNeeded: true },
      void: { usual: ['Kasada hata'], isNeeded: true },
    });
    const bill = await takeaway();
    const page = await open(`/till/bills/${bill.first.id}`);
    await openLine(page);
    await button(dialog(page), en.pay.line.giveAway).click();
    assert.equal(await button(dialog(page), en.app.reason.none).count(), 0);
    await button(dialog(page), 'Müdavim').click();
    assert.equal(await page.taps(), 3);
    await eventually(() => lastOf(bill), ['LineGivenAway', 'Müdavim']);
    await openLine(page);
    await button(dialog(page), en.pay.line.charge).click();
    await openLine(page);
    await button(dialog(page), en.pay.line.giveAway).click();
    await button(dialog(page), en.app.reason.other).click();
    await dialog(page).getByLabel(en.app.reason.other).fill('The chef knows them');
    await page.keyboard.press('Enter');
    await eventually(() => lastOf(bill), ['LineGivenAway', 'The chef knows them']);

    await tapInMore(page, en.pay.bill.void);
    await button(dialog(page), en.pay.void.now).click();
    await dialog(page).getByText(en.app.reason.missing).waitFor();
    assert.equal((await bill.read()).state, 'Open');
    await button(dialog(page), 'Kasada hata').click();
    await button(dialog(page), en.pay.void.now).click();
    await eventually(() => lastOf(bill), ['BillVoided', 'Kasada hata']);
  });

  test('fewer of what the kitchen has begun need the reason, too; before that nothing is asked', async () => {
    await decide({ remove: { usual: ['Kalmamış'], isNeeded: true } });
    const bill = await takeaway();
    const page = await open(`/till/bills/${bill.first.id}`);
    await openLine(page);
    await button(dialog(page), en.pay.line.less).click();
    await eventually(async () => (await bill.read()).lines[0].quantity, 2);
    await bill.act('POST', `/lines/${bill.first.lines[0].id}/move`, { to: 'Preparing' });
    await dialog(page).getByText(en.app.line.Preparing, { exact: true }).waitFor();
    await button(dialog(page), en.pay.line.less).click();
    await dialog(page).getByText(en.pay.line.lessWhy).waitFor();
    assert.deepEqual(await page.faultsOfAccessInBothThemes(), []);
    await button(dialog(page), 'Kalmamış').click();
    await eventually(() => lastOf(bill), ['QuantityChanged', 'Kalmamış']);
    await button(dialog(page), en.pay.line.strike).click();
    await button(dialog(page), 'Kalmamış').click();
    await eventually(() => lastOf(bill), ['LineStruck', 'Kalmamış']);
  });

  test('a discount, a price and a refund say that the reason is missing, at once and without a call', async () => {
    const needed = { usual: ['Çok bekledi'], isNeeded: true };
    await decide({ discount: needed, price: needed, refund: needed });
    const bill = await takeaway();
    const page = await open(`/till/bills/${bill.first.id}`);
    await button(page, en.prices.discount).click();
    await button(dialog(page), '10%').click();
    await button(dialog(page), en.prices.give).click();
    await dialog(page).getByText(en.app.reason.missing).waitFor();
    await button(dialog(page), 'Çok bekledi').click();
    await button(dialog(page), en.prices.give).click();
    await dialog(page).waitFor({ state: 'detached' });
    await eventually(() => lastOf(bill), ['BillDiscounted', 'Çok bekledi']);
    await openLine(page);
    await button(dialog(page), en.prices.otherPrice).click();
    await dialog(page).getByLabel(en.prices.newPrice).fill('100');
    await button(dialog(page), en.prices.set).click();
    await dialog(page).getByText(en.app.reason.missing).waitFor();
    await button(dialog(page), en.app.reason.other).click();
    await dialog(page).getByLabel(en.app.reason.other).fill('Agreed');
    await button(dialog(page), en.prices.set).click();
    await eventually(() => lastOf(bill), ['LinePriced', 'Agreed']);
    const { revision } = await bill.read();
    const paid = { kind: 'Card', amount: 100, revision };
    await bill.act('POST', '/payments', paid, { 'idempotency-key': freshKey() });
    await button(page, en.till.order.pay).click();
    await page.locator('summary').click();
    await page.getByRole('button', { name: /^Refund from/ }).click();
    const refund = dialog(page).last();
    await refund.getByRole('button', { name: /^Refund ₺/ }).click();
    await refund.getByText(en.app.reason.missing).waitFor();
    assert.deepEqual((await bill.read()).refunds, []);
    await button(refund, 'Çok bekledi').click();
    await refund.getByRole('button', { name: /^Refund ₺/ }).click();
    await eventually(() => lastOf(bill), ['PaymentRefunded', 'Çok bekledi']);
  });

  test('a strike made without a line, before the owner asked for reasons, is kept and done with a reason', async () => {
    await decide({ remove: { usual: ['Kalmamış'], isNeeded: false } });
    const bill = await takeaway();
    await bill.act('POST', `/lines/${bill.first.lines[0].id}/move`, { to: 'Preparing' });
    const page = await open(`/till/bills/${bill.first.id}`);
    await openLine(page);
    await button(dialog(page), en.pay.line.strike).click();
    await button(dialog(page), en.app.reason.none).waitFor();
    await page.context().setOffline(true);
    await button(dialog(page), en.app.reason.none).click();
    await decide({ remove: { isNeeded: true } });
    await page.context().setOffline(false);
    const refused = page.getByRole('alert').filter({ hasText: 'requires a reason' });
    await button(refused, 'Kalmamış').click();
    await eventually(() => lastOf(bill), ['LineStruck', 'Kalmamış']);
    await refused.waitFor({ state: 'detached' });
  });
});

function button(within: Pick<AppPage, 'getByRole'>, name: string) {
  return within.getByRole('button', { name, exact: true });
}
