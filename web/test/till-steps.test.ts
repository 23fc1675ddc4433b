import { describe, test } from 'node:test';
import { lineOf } from '../../server/test/sofra.ts';
import { openBill } from '../../server/test/staff.ts';
import { type AppPage, eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';

describe('two tills at one bill', IN_A_BROWSER, () => {
  const app = useApp();

  async function atTable(tableId: string): Promise<AppPage> {
    const page = await app.open(`/till/tables/${tableId}`, { width: 1920, height: 1080 });
    await page.getByRole('button', { name: /Kebap/ }).last().waitFor();
    return page;
  }

  test('each adds a guest and a unit to what it shows, without having seen the other: both are added once', async () => {
    const [tableId] = app.venue.tableIds as [string];
    const lines = [lineOf(app.venue.menu.kebab, { quantity: 2 })];
    const bill = await openBill(app.venue, { type: 'DineIn', tableId, guests: 2, lines });
    const tills = await Promise.all([atTable(tableId), atTable(tableId)]);
    for (const till of tills) {
      await till
        .getByRole('listitem')
        .filter({ hasText: '2 ×' })
        .getByRole('button', { name: /Kebap/ })
        .click();
      const units = till.getByRole('dialog').getByRole('group', { name: 'How many' });
      await units.getByText('2', { exact: true }).waitFor();
      await till.context().setOffline(true);
      await units.getByRole('button', { name: 'One more' }).click();
      await units.getByText('3', { exact: true }).waitFor();
      await till.keyboard.press('Escape');
      await till.getByRole('button', { name: 'One guest more' }).click();
    }
    for (const till of tills) await till.context().setOffline(false);
    await eventually(async () => {
      const { guests, lines, revision } = await bill.read();
      return [guests, lines[0].quantity, revision];
    }, [4, 4, 5]);
    for (const till of tills)
      await till
        .getByRole('listitem')
        .filter({ hasText: '4 ×' })
        .getByText('Not saved yet')
        .waitFor({ state: 'detached' });
    for (const till of tills) await till.getByRole('listitem').filter({ hasText: '4 ×' }).waitFor();
    await Promise.all(tills.map((till) => till.close()));
  });
});
