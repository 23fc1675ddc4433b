import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { lineOf } from '../../server/test/harness/sofra.ts';
import { openBill } from '../../server/test/harness/staff.ts';
import { eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { en, say } from './english.ts';

const { allergies } = en;
const WIDE = { width: 1440, height: 1000 };

describe('an allergy of a table that has no bill yet', IN_A_BROWSER, () => {
  const app = useApp();

  test('two taps mark a table before its first order, over a reload and without a network, and the kitchen has the mark with the dishes', async () => {
    const { kebab } = app.venue.menu;
    const tableId = await newTable('Bahçe 1');
    const path = `/venues/${app.venue.id}/products/${kebab.id}`;
    await app.venue.owner.call('PATCH', path, { allergens: ['Nuts'] });
    const board = await app.open('/board', WIDE);
    const till = await app.open(`/till/tables/${tableId}`, WIDE);
    const menu = till.getByRole('region', { name: en.till.menu.title, exact: true });
    const marked = till.getByText(`${allergies.whole}: ${allergies.names.Nuts}`);
    const mark = till.getByRole('button', { name: en.pay.bill.allergy, exact: true });
    await mark.waitFor();
    await till.restartTapCount();
    await mark.click();
    await till.getByRole('dialog').getByRole('button', { name: allergies.names.Nuts, exact: true }).click();
    assert.equal(await till.taps(), 2);
    await till.keyboard.press('Escape');
    await marked.waitFor();
    assert.deepEqual(await till.faultsOfAccess(), []);

    await till.reload();
    await marked.waitFor();
    await menu.getByRole('button', { name: new RegExp(`^${kebab.name}`) }).click();
    const warning = say('allergies.dishConflict', { dish: kebab.name, names: allergies.names.Nuts });
    await till.getByRole('status').filter({ hasText: warning }).waitFor();

    await till.context().setOffline(true);
    await till.getByRole('button', { name: new RegExp(`^${en.till.order.send}`) }).click();
    const sending = till.getByRole('region', { name: en.till.basket.sending });
    await sending.filter({ hasText: `${allergies.whole}: ${allergies.names.Nuts}` }).waitFor();
    await till.context().setOffline(false);
    const card = board.getByRole('article').filter({ hasText: 'Bahçe 1' });
    await card
      .getByRole('button', { name: allergies.whole })
      .filter({ hasText: allergies.names.Nuts })
      .waitFor();
    await till.getByText(allergies.unseen).waitFor();
    assert.equal(await marked.count(), 1);
    await app.venue.owner.call('PATCH', path, { allergens: [] });
    await Promise.all([board.close(), till.close()]);
  });

  test('a mark said before the first order goes to the bill that a colleague opens, and is not said twice', async () => {
    const tableId = await newTable('Bahçe 2');
    const till = await app.open(`/till/tables/${tableId}`, WIDE);
    const marked = till.getByText(`${allergies.whole}: ${allergies.names.Nuts}`);
    await till.getByRole('button', { name: en.pay.bill.allergy, exact: true }).click();
    await till.getByRole('dialog').getByRole('button', { name: allergies.names.Nuts, exact: true }).click();
    await till.keyboard.press('Escape');
    await marked.waitFor();
    // The waiter goes back to the room; the colleague at the other till knows nothing of the mark.
    await till.getByRole('link', { name: en.till.order.toRoom }).click();
    await till.context().setOffline(true);
    const bill = await openBill(app.venue, {
      type: 'DineIn',
      tableId,
      allergy: { allergens: ['Milk'], text: null },
      lines: [lineOf(app.venue.menu.kebab)],
    });
    await till.context().setOffline(false);
    await eventually(async () => (await bill.read()).allergy.allergens, ['Milk', 'Nuts']);
    await till.getByRole('link', { name: /^Bahçe 2.*Milk, Nuts/ }).click();
    const both = till.getByText(`${allergies.whole}: ${allergies.names.Milk}, ${allergies.names.Nuts}`);
    await both.waitFor();
    assert.deepEqual([await both.count(), await marked.count()], [1, 0]);
    await till.getByText(allergies.unseen).waitFor();

    const { allergy } = await bill.read();
    await bill.act('POST', '/allergy/seen', { lineId: null, at: allergy.at });
    await till.getByText(allergies.seen, { exact: true }).waitFor();
    await till.close();
  });

  test('a bill that is opened while its table is being marked takes what is tapped; the same mark is not asked again', async () => {
    const tableId = await newTable('Bahçe 3');
    const till = await app.open(`/till/tables/${tableId}`, WIDE);
    await till.getByRole('button', { name: en.pay.bill.allergy, exact: true }).click();
    const sheet = till.getByRole('dialog');
    const chip = (name: 'Nuts' | 'Eggs') =>
      sheet.getByRole('button', { name: allergies.names[name], exact: true });
    await chip('Nuts').click();
    const bill = await openBill(app.venue, {
      type: 'DineIn',
      tableId,
      allergy: { allergens: ['Nuts'], text: null },
      lines: [lineOf(app.venue.menu.kebab)],
    });
    await sheet.getByText(allergies.unseen).waitFor();
    const { allergy: first } = await bill.read();
    assert.deepEqual([first.allergens, await chip('Nuts').getAttribute('aria-pressed')], [['Nuts'], 'true']);
    await chip('Eggs').click();
    await till.keyboard.press('Escape');
    await eventually(async () => (await bill.read()).allergy.allergens, ['Eggs', 'Nuts']);
    const { history } = await bill.read();
    const marks = history.filter(({ action }: { action: string }) => action === 'AllergyMarked');
    assert.equal(marks.length, 1, 'the mark that the bill had is not added again');
    await till.close();
  });

  /** @returns the id of a table that is free */
  async function newTable(name: string): Promise<string> {
    const [area] = app.venue.record.areas;
    const path = `/venues/${app.venue.id}/areas/${area!.id}/tables`;
    const added = await app.venue.owner.call('POST', path, { tables: [{ name }] });
    return added.body.data[0].id;
  }
});
