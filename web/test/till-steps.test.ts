import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';
import { lineOf } from '../../server/test/harness/sofra.ts';
import { openBill } from '../../server/test/harness/staff.ts';
import { type AppPage, eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { beginningWith, en } from './english.ts';

describe('the steps at a till', IN_A_BROWSER, () => {
  const app = useApp();

  async function atTable(tableId: string): Promise<AppPage> {
    const page = await app.open(`/till/tables/${tableId}`, { width: 1920, height: 1080 });
    await page.getByRole('button', { name: /Kebap/ }).last().waitFor();
    return page;
  }

  test('two tills at one bill each add a guest and a unit to what they show, without having seen the other: both are added once', async () => {
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
      const units = till.getByRole('dialog').getByRole('group', { name: en.till.product.units });
      await units.getByText('2', { exact: true }).waitFor();
      await till.context().setOffline(true);
      await units.getByRole('button', { name: en.till.basket.more }).click();
      await units.getByText('3', { exact: true }).waitFor();
      await till.keyboard.press('Escape');
      await till.getByRole('button', { name: en.till.guests.more }).click();
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
        .getByText(en.app.unsaved)
        .waitFor({ state: 'detached' });
    for (const till of tills) await till.getByRole('listitem').filter({ hasText: '4 ×' }).waitFor();
    await Promise.all(tills.map((till) => till.close()));
  });

  test('the way back closes the sheet, then leaves the table, then the screen; no closed sheet is left on it, and what is typed is not lost by it', async () => {
    const [, tableId] = app.venue.tableIds as [string, string];
    await openBill(app.venue, { type: 'DineIn', tableId, lines: [lineOf(app.venue.menu.kebab)] });
    const phone = await app.open('/board', { width: 360, height: 740 });
    const dialog = phone.getByRole('dialog');
    const isAt = (path: string) => phone.waitForURL((url) => url.pathname.replace(/\/$/, '').endsWith(path));
    const pullUp = async () => {
      await phone.getByRole('button', { name: beginningWith(en.till.order.showBill) }).click();
      await dialog.waitFor();
      await eventually(() => phone.evaluate('history.state.sheets'), 1);
    };
    await phone.getByRole('navigation').getByRole('link', { name: en.till.title }).click();
    await phone.locator(`a[href$="/tables/${tableId}"]`).click();
    await pullUp();

    // The bill lies on top of the table; the sheet of a line lies on the bill.
    await dialog.getByRole('button', { name: /Kebap/ }).click();
    const line = phone.getByRole('dialog', { name: /Kebap/ });
    await line.waitFor();
    await eventually(() => phone.evaluate('history.state.sheets'), 2);
    await phone.goBack();
    await line.waitFor({ state: 'detached' });
    await dialog.waitFor();
    await phone.goBack();
    await dialog.waitFor({ state: 'detached' });
    await isAt(`/tables/${tableId}`);

    // Forward to what was closed leads nowhere.
    await phone.goForward();
    await eventually(() => phone.evaluate('history.state.sheets'), 0);
    assert.equal(await dialog.count(), 0);

    // However a sheet is closed, the next step back is that of the table.
    await pullUp();
    await phone.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await pullUp();
    await phone.getByRole('button', { name: en.app.close, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await eventually(() => phone.evaluate('history.state.sheets'), 0);
    await phone.goBack();
    await isAt('/till');
    await phone.goForward();
    await isAt(`/tables/${tableId}`);

    // Two steps at once close the sheet and leave the table.
    await pullUp();
    await phone.goBack();
    await phone.goBack();
    await isAt('/till');
    await dialog.waitFor({ state: 'detached' });
    await phone.locator(`a[href$="/tables/${tableId}"]`).click();

    // The address outlives a reload, without the sheet that was open.
    await pullUp();
    await phone.reload();
    await phone.getByRole('button', { name: beginningWith(en.till.order.showBill) }).waitFor();
    await eventually(() => phone.evaluate('history.state.sheets'), 0);
    assert.equal(await dialog.count(), 0);

    // What was typed is asked about; who goes back from the question goes on.
    await phone.getByRole('button', { name: /Kebap/ }).last().click();
    await dialog.getByLabel(en.till.basket.note).fill('acısız');
    await phone.goBack();
    await dialog.getByText(en.app.typed.text).waitFor();
    assert.deepEqual(await phone.faultsOfAccess(), []);
    await phone.goBack();
    await dialog.getByText(en.app.typed.text).waitFor({ state: 'detached' });
    assert.equal(await dialog.getByLabel(en.till.basket.note).inputValue(), 'acısız');
    await phone.keyboard.press('Escape');
    await dialog.getByRole('button', { name: en.app.typed.discard }).click();
    await dialog.waitFor({ state: 'detached' });

    // The arrow goes the same way: it leaves nothing behind.
    await phone.getByRole('link', { name: en.till.order.toRoom }).click();
    await isAt('/till');
    await phone.goBack();
    await isAt('/board');

    // A search that is closed is not on it either.
    await phone.getByRole('navigation').getByRole('link', { name: en.till.title }).click();
    await phone.getByRole('button', { name: en.pay.lists.searchTitle }).click();
    await phone.keyboard.type('kebap');
    await phone.getByRole('button', { name: en.app.close, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await eventually(() => phone.evaluate('history.state.sheets'), 0);
    await phone.goBack();
    await isAt('/board');

    for (const [path, sentence] of [
      ['tables', 'Table not found. It may have been removed.'],
      ['bills', 'No bill with this number.'],
    ] as const) {
      await phone.visit(`/till/${path}/${randomUUID()}`);
      await phone.getByRole('heading', { name: sentence }).waitFor();
      await phone.getByRole('link', { name: en.app.fault.toStart }).click();
      await isAt('/till');
    }
    await phone.close();
  });
});
