import { describe, test } from 'node:test';
import type { Schemas } from '../src/api/client.ts';
import { eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { beginningWith, en } from './english.ts';

describe('a device whose storage is full', IN_A_BROWSER, () => {
  const app = useApp();

  test('works as long as its page is open: a round is ordered, the language changes, and who signs out is out', async () => {
    const context = await app.newDevice();
    await context.addInitScript(`Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    }`);
    const [tableId] = app.venue.tableIds;
    const page = await app.open(`/till/tables/${tableId}`, { context });
    const menu = page.getByRole('region', { name: en.till.menu.title });
    await menu.getByRole('button', { name: 'İçecekler' }).click();
    await menu.getByRole('button', { name: 'Çay' }).first().click();
    await page.getByRole('button', { name: beginningWith(en.app.unsent.send) }).click();
    await eventually(async () => {
      const { body } = await app.venue.waiter.call('GET', `/venues/${app.venue.id}/bills`);
      const bills: readonly Schemas['Bill'][] = body.data.items;
      return bills.flatMap(({ lines }) => lines.map(({ productName }) => productName));
    }, ['Çay']);
    await page.visit('/board');
    await page.getByRole('article').first().waitFor();
    await page.getByRole('button', { name: en.app.menu.open }).click();
    await page.getByLabel(en.app.menu.language).selectOption('de');
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await page.getByRole('link', { name: 'Anmelden' }).waitFor();
    await page.goto(`${app.sofra.baseUrl}/app/${app.venue.id}/till`);
    await page.waitForURL(/\/app\/sign-in/);
    await page.close();
  });
});
