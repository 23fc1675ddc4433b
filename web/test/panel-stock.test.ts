import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { lineOf } from '../../server/test/sofra.ts';
import { openBill } from '../../server/test/staff.ts';
import { eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';

describe('the stock of a product in the panel', IN_A_BROWSER, () => {
  const app = useApp();

  test('a delivery whose answer is lost is added once, and a count that is too old is refused until it is looked at', async () => {
    const { baklava } = app.venue.menu;
    const left = async (): Promise<number> => {
      const { body } = await app.venue.waiter.call('GET', `/venues/${app.venue.id}/stock`);
      return body.data.find(({ productId }: { productId: string }) => productId === baklava.id).quantity;
    };
    const before = await left();
    const page = await app.open(`/panel/menu/products/${baklava.id}`, { as: 'owner', width: 1440 });
    const part = (label: string) => page.locator('label', { hasText: label }).locator('..');
    const set = (label: string) => part(label).getByRole('button', { name: 'Set' });
    let lost = 0;
    await page.route('**/stock', async (route) => {
      if (route.request().method() !== 'PUT' || lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      await route.abort();
    });
    await page.getByLabel('Delivered').fill('10');
    await set('Delivered').click();
    // The field is empty once the service has answered.
    await eventually(() => page.getByLabel('Delivered').inputValue(), '');
    await page.getByText(`${before + 10} left`).waitFor();
    assert.deepEqual([lost, await left()], [1, before + 10]);

    await page.getByLabel('Counted now').fill('8');
    await openBill(app.venue, { lines: [lineOf(baklava)] });
    await set('Counted now').click();
    await page.getByRole('alert').filter({ hasText: 'changed' }).waitFor();
    await page.getByText(`${before + 9} left`).waitFor();
    await eventually(left, before + 9);
    await set('Counted now').click();
    await eventually(left, 8);
  });
});
