import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { IN_A_BROWSER, useApp } from './app-fixture.ts';
import { en, usualReasons } from './english.ts';
import { useRoofTables } from './roof-tables.ts';

describe('an evening of one person without a shared device', IN_A_BROWSER, () => {
  const app = useApp({}, { roles: null });
  const tableIds = useRoofTables(app, ['Window']);

  test('takes not one tap more: nobody is asked, and no PIN', async () => {
    const till = await app.open('/till', { as: 'owner' });
    const button = (scope: Page | Locator, name: string | RegExp) =>
      scope.getByRole('button', { name, exact: true });
    const count = async (taps: number) => {
      assert.equal(await till.taps(), taps);
      await till.restartTapCount();
    };
    await till.locator(`a[href$="/tables/${tableIds.get('Window')}"]`).click();
    const menu = till.getByRole('region', { name: en.till.menu.title });
    await menu.getByRole('button', { name: 'İçecekler' }).click();
    await menu.getByRole('button', { name: 'Çay' }).first().click();
    await menu.getByRole('button', { name: 'Ayran' }).first().click();
    await button(till, /^Send/).click();
    const ayran = till.getByRole('complementary').getByRole('button', { name: /Ayran/ });
    await ayran.filter({ hasText: en.app.line.Pending }).waitFor();
    await count(5);
    await ayran.click();
    await button(till, en.pay.line.giveAway).click();
    await button(till, usualReasons.comp.waited).click();
    await ayran.filter({ hasText: en.pay.bill.gift }).waitFor();
    await count(3);
    await button(till, en.till.order.pay).click();
    await button(till, en.pay.kinds.Cash).click();
    await button(till, en.payments.sheet.close).click();
    await till
      .getByText(/^Window/)
      .first()
      .waitFor();
    await count(3);
    assert.equal(await till.getByText(en.app.rights.asksColleague).count(), 0);
    await button(till, en.app.menu.open).click();
    await button(till, en.app.signIn.out).waitFor();
    assert.equal(await button(till, en.app.menu.lock).count(), 0);
  });
});
