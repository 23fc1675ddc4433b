import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { beforeTests } from '../../server/test/harness/fixture.ts';
import { lineOf } from '../../server/test/harness/sofra.ts';
import { freshKey } from '../../server/test/harness/staff.ts';
import { type AppPage, eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';

describe('the owner sets up VAT and payments', IN_A_BROWSER, () => {
  const app = useApp();

  /** What the owner reads at a path below the venue. */
  async function read(path: string) {
    const { owner, id } = app.venue;
    return (await owner.call('GET', `/venues/${id}${path}`)).body.data;
  }

  /** All tests share it. */
  let page: AppPage;
  beforeTests(async () => {
    if (app.sofra !== undefined) page = await app.open('/panel/money', { as: 'owner' });
  });

  const openSection = (name: string) =>
    page.getByRole('navigation', { name: 'Management' }).getByRole('link', { name }).click();

  const assertAccessible = async () => assert.deepEqual(await page.faultsOfAccessInBothThemes(), []);

  test('VAT: the usual classes, a rate from a day on, a product with its own, and a class in use that stays', async () => {
    const card = page.getByRole('region', { name: 'VAT', exact: true });
    await card.getByRole('button', { name: 'Begin with food 10% and alcohol 20%' }).click();
    await card.getByRole('button', { name: 'Food and drinks 10%' }).waitFor();
    await card.getByRole('button', { name: 'Alcoholic drinks 20%' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Another rate from a date on' }).click();
    await sheet.getByLabel('Percent', { exact: true }).last().fill('25');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await sheet.getByText('Enter the first day.').waitFor();
    await sheet.getByLabel('From this date on').fill('2099-01-01');
    await assertAccessible();
    await sheet.getByRole('button', { name: 'Save' }).click();
    await sheet.waitFor({ state: 'detached' });
    await card.getByText('from 1 January 2099: 25%').waitFor();
    const { vatClasses, vatClass } = await read('/settings');
    assert.equal(vatClass, 'food');
    assert.deepEqual(vatClasses[1].rates, [
      { from: null, percent: 20, takeawayPercent: null },
      { from: '2099-01-01', percent: 25, takeawayPercent: null },
    ]);

    await card.getByRole('button', { name: 'Add a class' }).click();
    await sheet.getByLabel('Name').fill('Books');
    await sheet.getByLabel('Percent', { exact: true }).fill('0');
    await sheet.getByLabel('Takeaway and delivery, percent').fill('1');
    await sheet.getByLabel('Section of the fiscal device').fill('3');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await card.getByRole('button', { name: 'Books 0%, takeaway 1%' }).waitFor();
    await page.getByLabel('VAT of the service charge').selectOption({ label: 'Books 0%' });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await eventually(async () => (await read('/settings')).serviceFeeVatClass, 'books');
    await assertAccessible();

    await openSection('Menu');
    await page
      .getByRole('button', { name: /^İçecekler/ })
      .first()
      .click();
    await page.getByRole('link', { name: /Çay/ }).first().click();
    const choice = page.getByLabel('VAT', { exact: true });
    await choice
      .locator('option:checked', { hasText: 'as the venue: Food and drinks 10%' })
      .waitFor({ state: 'attached' });
    await choice.selectOption({ label: 'Alcoholic drinks 20%' });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Everything is saved').waitFor();

    await openSection('VAT and payments');
    await card.getByRole('button', { name: /^Alcoholic drinks/ }).click();
    await sheet.getByText('It is in use and cannot be removed: Çay.').waitFor();
    await page.keyboard.press('Escape');
    await card.getByRole('button', { name: /^Books/ }).click();
    await sheet.getByText('It is in use and cannot be removed: the service charge.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByLabel('VAT of the service charge').selectOption('');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await eventually(async () => (await read('/settings')).serviceFeeVatClass, null);
    await card.getByRole('button', { name: /^Books/ }).click();
    await sheet.getByRole('button', { name: 'Remove this class' }).click();
    await sheet.getByRole('button', { name: 'Remove', exact: true }).click();
    await card.getByRole('button', { name: /^Books/ }).waitFor({ state: 'detached' });
  });
  test('ways to pay: meal cards with one tap, in another order, one switched off; cash rounding and the day', async () => {
    const card = page.getByRole('region', { name: 'Ways to pay' });
    await card.getByRole('button', { name: /^Cash Cash · gives change/ }).waitFor();
    await card.getByRole('button', { name: 'Add Multinet' }).click();
    await card.getByRole('button', { name: /^Multinet Meal card/ }).waitFor();
    await card.getByRole('button', { name: /^Online/ }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('switch', { name: 'Is offered' }).click();
    await assertAccessible();
    await sheet.getByRole('button', { name: 'Save' }).click();
    await sheet.waitFor({ state: 'detached' });
    await card.getByRole('button', { name: /^Online switched off/ }).waitFor();
    await card.getByRole('button', { name: /^Transfer/ }).click();
    const removeTransfer = () => sheet.getByRole('button', { name: 'Remove this way to pay' }).click();
    const before = (await read('/settings')).paymentMethods;
    await removeTransfer();
    await card.getByRole('status').filter({ hasText: 'Transfer was removed.' }).waitFor();
    await card.getByRole('button', { name: 'Undo' }).click();
    await card.getByRole('button', { name: /^Transfer/ }).click();
    assert.deepEqual((await read('/settings')).paymentMethods, before);
    await removeTransfer();
    await sheet.waitFor({ state: 'detached' });
    await card.getByRole('button', { name: 'Move Multinet' }).focus();
    await page.keyboard.press('Space');
    await page.getByText('Multinet is now at 6 of 6.').waitFor({ state: 'attached' });
    // The arrow keys are listened to from the next task on.
    await page.evaluate('new Promise((done) => setTimeout(done))');
    await page.keyboard.press('ArrowUp');
    await page.getByText('Multinet is now at 5 of 6.').waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await eventually(
      async () => (await read('/settings')).paymentMethods.map(({ code }: { code: string }) => code),
      ['Cash', 'Card', 'MealCard', 'Online', 'multinet', 'Other'],
    );
    await page.getByLabel('Cash is rounded to').selectOption({ label: '₺0.25' });
    await page.getByLabel('The day begins').selectOption('at a fixed time');
    await page.getByLabel('Time', { exact: true }).fill('13:00');
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await save.click();
    await page.getByText('From 00:00 to 12:00.').waitFor();
    await page.getByLabel('Time', { exact: true }).fill('04:30');
    await save.click();
    await eventually(async () => {
      const { cashStepKurus, dayBeginsAt } = await read('/settings');
      return [cashStepKurus, dayBeginsAt];
    }, [25, '04:30']);
    // The till takes what the panel offers, and nothing that is switched off.
    const { order } = await app.order({
      ...{ type: 'Takeaway', customer: { name: 'Ada', phone: '0532 123 45 67' } },
      lines: [lineOf(app.venue.menu.kebab)],
    });
    const pay = (method: string) =>
      app.venue.waiter.call(
        'POST',
        `/venues/${app.venue.id}/bills/${order.id}/payments`,
        { method, amount: 1 },
        { 'idempotency-key': freshKey() },
      );
    assert.equal((await pay('Online')).body.errorCode, 'PAYMENT_METHOD_INACTIVE');
    assert.equal((await pay('multinet')).status, 200);
    await assertAccessible();
  });
  test('bills on paper: texts, tips and a code, with a picture of a bill that follows what is saved', async () => {
    const card = page.getByRole('region', { name: 'Bills on paper' });
    const picture = card.getByRole('img', { name: 'A sample bill as it will be printed' });
    const heightOf = () =>
      picture.evaluate((shown) => (shown as { naturalHeight?: number }).naturalHeight ?? 0);
    await eventually(async () => (await heightOf()) > 0, true);
    const before = await heightOf();
    await card.getByLabel('Name of the business').fill('Lokanta Gıda Ltd. Şti.');
    await card.getByLabel('Tax number').fill('Kadıköy VD 1234567890');
    await card.getByLabel('Suggested tips in percent').fill('5 10 120');
    await card.getByRole('switch', { name: 'A code that opens the bill on the phone' }).click();
    await card.getByText('save to see your changes').waitFor();
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await save.click();
    await card.getByText('Up to four percentages').waitFor();
    await card.getByLabel('Suggested tips in percent').fill('5 10');
    await save.click();
    await card.getByText('A sample bill with these settings.').waitFor();
    await eventually(async () => (await heightOf()) > before + 100, true);
    const { billPaper } = await read('/settings');
    assert.deepEqual(
      [
        billPaper.legalName,
        billPaper.taxNumber,
        billPaper.tipPercents,
        billPaper.hasQrCode,
        billPaper.footer,
      ],
      ['Lokanta Gıda Ltd. Şti.', 'Kadıköy VD 1234567890', [5, 10], true, null],
    );
    await assertAccessible();
  });
});
