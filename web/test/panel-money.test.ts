import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { beforeTests } from '../../server/test/harness/fixture.ts';
import { lineOf } from '../../server/test/harness/sofra.ts';
import { freshKey } from '../../server/test/harness/staff.ts';
import { type AppPage, eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { beginningWith, en, say } from './english.ts';

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
    page.getByRole('navigation', { name: en.panel.title }).getByRole('link', { name }).click();

  const assertAccessible = async () => assert.deepEqual(await page.faultsOfAccessInBothThemes(), []);

  test('VAT: the usual classes, a rate from a day on, a product with its own, and a class in use that stays', async () => {
    const card = page.getByRole('region', { name: en.activity.properties.vatClass, exact: true });
    await card.getByRole('button', { name: en.money.vat.usual }).click();
    await card.getByRole('button', { name: 'Food and drinks 10%' }).waitFor();
    await card.getByRole('button', { name: 'Alcoholic drinks 20%' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: en.money.vat.addRate }).click();
    await sheet.getByLabel(en.money.vat.percent, { exact: true }).last().fill('25');
    await sheet.getByRole('button', { name: en.developers.key.save }).click();
    await sheet.getByText(en.money.vat.faults.dateMissing).waitFor();
    await sheet.getByLabel(en.money.vat.from).fill('2099-01-01');
    await assertAccessible();
    await sheet.getByRole('button', { name: en.developers.key.save }).click();
    await sheet.waitFor({ state: 'detached' });
    await card.getByText(say('money.vat.fromDay', { day: '1 January 2099', percent: '25%' })).waitFor();
    const { vatClasses, vatClass } = await read('/settings');
    assert.equal(vatClass, 'food');
    assert.deepEqual(vatClasses[1].rates, [
      { from: null, percent: 20, takeawayPercent: null },
      { from: '2099-01-01', percent: 25, takeawayPercent: null },
    ]);

    await card.getByRole('button', { name: en.money.vat.add }).click();
    await sheet.getByLabel(en.campaigns.fields.name).fill('Books');
    await sheet.getByLabel(en.money.vat.percent, { exact: true }).fill('0');
    await sheet.getByLabel(en.money.vat.takeaway).fill('1');
    await sheet.getByLabel(en.money.vat.fields.section).fill('3');
    await sheet.getByRole('button', { name: en.developers.key.save }).click();
    await card
      .getByRole('button', {
        name: say('money.vat.withTakeaway', { percent: 'Books 0%', takeaway: '1%' }),
      })
      .waitFor();
    await page.getByLabel(en.activity.properties.serviceFeeVatClass).selectOption({ label: 'Books 0%' });
    await page.getByRole('button', { name: en.developers.key.save, exact: true }).click();
    await eventually(async () => (await read('/settings')).serviceFeeVatClass, 'books');
    await assertAccessible();

    await openSection('Menu');
    await page
      .getByRole('button', { name: /^İçecekler/ })
      .first()
      .click();
    await page.getByRole('link', { name: /Çay/ }).first().click();
    const choice = page.getByLabel(en.activity.properties.vatClass, { exact: true });
    await choice
      .locator('option:checked', {
        hasText: say('panelMenu.vatClass.asVenue', { name: 'Food and drinks 10%' }),
      })
      .waitFor({ state: 'attached' });
    await choice.selectOption({ label: 'Alcoholic drinks 20%' });
    await page.getByRole('button', { name: en.developers.key.save, exact: true }).click();
    await page.getByText(en.panelMenu.product.saved).waitFor();

    await openSection('VAT and payments');
    await card.getByRole('button', { name: beginningWith(en.money.vat.alcohol) }).click();
    await sheet.getByText(say('money.vat.inUse', { uses: 'Çay' })).waitFor();
    await page.keyboard.press('Escape');
    await card.getByRole('button', { name: /^Books/ }).click();
    await sheet.getByText(say('money.vat.inUse', { uses: 'the service charge' })).waitFor();
    await page.keyboard.press('Escape');
    await page.getByLabel(en.activity.properties.serviceFeeVatClass).selectOption('');
    await page.getByRole('button', { name: en.developers.key.save, exact: true }).click();
    await eventually(async () => (await read('/settings')).serviceFeeVatClass, null);
    await card.getByRole('button', { name: /^Books/ }).click();
    await sheet.getByRole('button', { name: en.money.vat.removeThis }).click();
    await sheet.getByRole('button', { name: en.campaigns.removeThis, exact: true }).click();
    await card.getByRole('button', { name: /^Books/ }).waitFor({ state: 'detached' });
  });
  test('ways to pay: meal cards with one tap, in another order, one switched off; cash rounding and the day', async () => {
    const card = page.getByRole('region', { name: en.activity.properties.paymentMethods });
    await card.getByRole('button', { name: /^Cash Cash · gives change/ }).waitFor();
    await card.getByRole('button', { name: say('money.methods.addCard', { brand: 'Multinet' }) }).click();
    await card.getByRole('button', { name: /^Multinet Meal card/ }).waitFor();
    await card.getByRole('button', { name: beginningWith(en.pay.kinds.Online) }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('switch', { name: en.money.methods.fields.isActive }).click();
    await assertAccessible();
    await sheet.getByRole('button', { name: en.developers.key.save }).click();
    await sheet.waitFor({ state: 'detached' });
    await card.getByRole('button', { name: /^Online switched off/ }).waitFor();
    await card.getByRole('button', { name: beginningWith(en.pay.kinds.BankTransfer) }).click();
    const removeTransfer = () => sheet.getByRole('button', { name: en.money.methods.removeThis }).click();
    const before = (await read('/settings')).paymentMethods;
    await removeTransfer();
    await card
      .getByRole('status')
      .filter({ hasText: say('money.methods.removed', { name: 'Transfer' }) })
      .waitFor();
    await card.getByRole('button', { name: en.app.undo }).click();
    await card.getByRole('button', { name: beginningWith(en.pay.kinds.BankTransfer) }).click();
    assert.deepEqual((await read('/settings')).paymentMethods, before);
    await removeTransfer();
    await sheet.waitFor({ state: 'detached' });
    await card.getByRole('button', { name: say('form.move', { name: 'Multinet' }) }).focus();
    await page.keyboard.press('Space');
    await page
      .getByText(say('form.movedTo', { name: 'Multinet', place: '6', count: '6' }))
      .waitFor({ state: 'attached' });
    // The arrow keys are listened to from the next task on.
    await page.evaluate('new Promise((done) => setTimeout(done))');
    await page.keyboard.press('ArrowUp');
    await page
      .getByText(say('form.movedTo', { name: 'Multinet', place: '5', count: '6' }))
      .waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await eventually(
      async () => (await read('/settings')).paymentMethods.map(({ code }: { code: string }) => code),
      ['Cash', 'Card', 'MealCard', 'Online', 'multinet', 'Other'],
    );
    await page.getByLabel(en.money.fields.cashStep).selectOption({ label: '₺0.25' });
    await page.getByLabel(en.money.fields.dayBeginsAt).selectOption('at a fixed time');
    await page.getByLabel(en.money.dayTime, { exact: true }).fill('13:00');
    const save = page.getByRole('button', { name: en.developers.key.save, exact: true });
    await save.click();
    await page.getByText(en.money.faults.dayWrong).waitFor();
    await page.getByLabel(en.money.dayTime, { exact: true }).fill('04:30');
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
  test('reasons: a list in its order and the switch of a kind, and what is too much is said at the list', async () => {
    const card = page.getByRole('region', { name: en.money.reasons.title, exact: true });
    await card.getByRole('button', { name: beginningWith(en.money.reasons.kinds.comp) }).click();
    const sheet = page.getByRole('dialog');
    const list = sheet.getByLabel(en.money.reasons.fields.usual, { exact: true });
    const save = sheet.getByRole('button', { name: en.developers.key.save });
    await list.fill('Birthday\nRegular guest\nBirthday');
    await save.click();
    await sheet.getByText(en.money.reasons.faults.twice).waitFor();
    await assertAccessible();
    await list.fill('Birthday\n\n  Regular guest ');
    await sheet.getByRole('switch', { name: en.money.reasons.fields.isNeeded }).click();
    await save.click();
    await sheet.waitFor({ state: 'detached' });
    await card.getByText('Birthday, Regular guest').waitFor();
    const { reasons } = await read('/settings');
    assert.deepEqual(reasons.comp, { usual: ['Birthday', 'Regular guest'], isNeeded: true });
    assert.equal(reasons.void.isNeeded, false);
    await assertAccessible();
  });
  test('bills on paper: texts, tips and a code, with a picture of a bill that follows what is saved', async () => {
    const card = page.getByRole('region', { name: en.money.paper.title });
    const picture = card.getByRole('img', { name: en.money.paper.sample });
    const heightOf = () =>
      picture.evaluate((shown) => (shown as { naturalHeight?: number }).naturalHeight ?? 0);
    await eventually(async () => (await heightOf()) > 0, true);
    const before = await heightOf();
    await card.getByLabel(en.money.fields.legalName).fill('Lokanta Gıda Ltd. Şti.');
    await card.getByLabel(en.money.fields.taxNumber).fill('Kadıköy VD 1234567890');
    await card.getByLabel(en.money.fields.tips).fill('5 10 120');
    await card.getByRole('switch', { name: en.money.fields.hasQrCode }).click();
    await card.getByText(en.money.paper.sampleBefore).waitFor();
    const save = page.getByRole('button', { name: en.developers.key.save, exact: true });
    await save.click();
    await card.getByText(en.money.faults.tipsWrong).waitFor();
    await card.getByLabel(en.money.fields.tips).fill('5 10');
    await save.click();
    await card.getByText(en.money.paper.sampleText).waitFor();
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
