import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { lineOf } from '../../server/test/harness/sofra.ts';
import { openBill } from '../../server/test/harness/staff.ts';
import { eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { en, say } from './english.ts';

const { allergies } = en;
const WIDE = { width: 1440, height: 1000 };

describe('an allergy on its way from the table to the kitchen', IN_A_BROWSER, () => {
  const app = useApp();

  test('two taps mark the whole bill, one tap in the kitchen confirms it, and a change asks again', async () => {
    const [tableId] = app.venue.tableIds as [string];
    const bill = await openBill(app.venue, {
      type: 'DineIn',
      tableId,
      lines: [lineOf(app.venue.menu.kebab)],
    });
    const board = await app.open('/board', WIDE);
    const till = await app.open(`/till/tables/${tableId}`, WIDE);
    await till.restartTapCount();
    await till.getByRole('button', { name: en.pay.bill.allergy, exact: true }).click();
    const sheet = till.getByRole('dialog');
    await sheet.getByRole('button', { name: allergies.names.Nuts, exact: true }).click();
    assert.equal(await till.taps(), 2);
    await eventually(async () => (await bill.read()).allergy?.allergens, ['Nuts']);

    await sheet.getByLabel(allergies.words).fill('traces, too');
    await till.keyboard.press('Escape');
    await eventually(async () => (await bill.read()).allergy?.text, 'traces, too');
    await till.getByText(allergies.unseen).waitFor();

    const card = board.getByRole('article');
    const mark = card.getByRole('button', { name: allergies.whole });
    await mark.filter({ hasText: `${allergies.names.Nuts}, traces, too` }).waitFor();
    await board.restartTapCount();
    await mark.click();
    await card.getByText(allergies.seen).waitFor();
    assert.equal(await board.taps(), 1);
    await till.getByText(allergies.seen, { exact: true }).waitFor();
    await eventually(async () => (await bill.read()).allergy.seen !== null, true);

    await till.getByRole('button', { name: en.pay.bill.allergy, exact: true }).click();
    await sheet.getByRole('button', { name: allergies.names.Milk, exact: true }).click();
    await till.keyboard.press('Escape');
    await mark.filter({ hasText: allergies.names.Milk }).waitFor();
    await till.getByText(allergies.unseen).waitFor();
    await Promise.all([board.close(), till.close()]);
  });

  test('two taps mark a line that was sent, also without a network', async () => {
    const [, tableId] = app.venue.tableIds as [string, string];
    const bill = await openBill(app.venue, {
      type: 'DineIn',
      tableId,
      lines: [lineOf(app.venue.menu.kebab)],
    });
    const till = await app.open(`/till/tables/${tableId}`, WIDE);
    const row = till.getByRole('listitem').filter({ hasText: '1 ×' }).getByRole('button', { name: /Kebap/ });
    await row.waitFor();
    // Its parts are here before the network is gone.
    await row.click();
    await till.getByRole('dialog').getByRole('button', { name: allergies.names.Eggs }).waitFor();
    // What staff come for more often is above it, and what the dish contains is one line.
    const tops = await Promise.all(
      [
        till.getByRole('dialog').getByRole('button', { name: en.pay.line.giveAway }),
        till.getByRole('dialog').getByRole('button', { name: en.pay.line.strike, exact: true }),
        till.getByRole('dialog').getByText(allergies.nothing),
        till.getByRole('dialog').getByRole('button', { name: allergies.names.Gluten }),
      ].map(async (part) => (await part.boundingBox())!.y),
    );
    assert.deepEqual(
      tops,
      tops.toSorted((one, other) => one - other),
    );
    await till.keyboard.press('Escape');
    await till.context().setOffline(true);
    await till.restartTapCount();
    await row.click();
    await till.getByRole('dialog').getByRole('button', { name: allergies.names.Eggs }).click();
    assert.equal(await till.taps(), 2);
    await till.keyboard.press('Escape');
    await till.getByText(`${allergies.mark}: ${allergies.names.Eggs}`).waitFor();
    await till.context().setOffline(false);
    await eventually(async () => (await bill.read()).lines[0].allergy?.allergens, ['Eggs']);
    await till.close();
  });

  test('a new line is marked in its sheet, and the sheet says what the dish contains', async () => {
    const [, , tableId] = app.venue.tableIds as [string, string, string];
    const till = await app.open(`/till/tables/${tableId}`, WIDE);
    const { kebab } = app.venue.menu;
    await till.getByRole('button', { name: say('till.menu.choices', { name: kebab.name }) }).click();
    const sheet = till.getByRole('dialog');
    await sheet.getByText(allergies.nothing).waitFor();
    await till.restartTapCount();
    await sheet.getByRole('button', { name: allergies.mark, exact: true }).click();
    await sheet.getByRole('button', { name: allergies.names.Sesame }).click();
    assert.equal(await till.taps(), 2);
    await sheet.getByRole('button', { name: en.till.product.add, exact: true }).click();
    await till.getByText(`${allergies.mark}: ${allergies.names.Sesame}`).waitFor();
    await till.getByRole('button', { name: new RegExp(`^${en.till.order.send}`) }).click();
    await eventually(async () => {
      const { body } = await app.venue.waiter.call('GET', `/venues/${app.venue.id}/bills?tableId=${tableId}`);
      const sent = body.data.items.find(
        ({ table }: { table: { id: string } | null }) => table?.id === tableId,
      );
      return sent?.lines[0].allergy.allergens;
    }, ['Sesame']);
    await till.close();
  });

  test('a search for dishes without an allergen tells what is declared from what is not, in two taps', async () => {
    const { kebab, baklava, cheese } = app.venue.menu;
    const declare = async (id: string, declared: string[]) => {
      const path = `/venues/${app.venue.id}/products/${id}`;
      assert.equal((await app.venue.owner.call('PATCH', path, { allergens: declared })).status, 200);
    };
    await declare(kebab.id, ['Nuts', 'Gluten']);
    await declare(baklava.id, ['Milk']);
    const till = await app.open('/till/new/takeaway', WIDE);
    const field = till.getByRole('textbox', { name: en.till.menu.search });
    const listed = async (title: string) => {
      const names = await till.getByRole('region', { name: title }).getByRole('listitem').allInnerTexts();
      return [kebab, baklava, cheese].map(({ name }) => name).filter((name) => names.join().includes(name));
    };
    const declared = say('without.declared', { names: allergies.names.Nuts });
    await field.fill('without nuts');
    await till.getByText(en.without.ask).waitFor();
    assert.deepEqual(await listed(declared), [baklava.name]);
    assert.deepEqual(await listed(en.without.undeclared), [cheese.name]);
    // Enter adds no dish that the lists leave out.
    await field.press('Enter');
    assert.equal(await field.inputValue(), 'without nuts');

    await field.fill('without');
    await till.getByRole('button', { name: allergies.names.Milk, exact: true }).click();
    await till
      .getByRole('region', { name: say('without.declared', { names: allergies.names.Milk }) })
      .waitFor();
    assert.deepEqual(await listed(say('without.declared', { names: allergies.names.Milk })), [kebab.name]);
    assert.deepEqual(await till.faultsOfAccess(), []);
    await Promise.all([declare(kebab.id, []), declare(baklava.id, [])]);
    await till.close();
  });

  test('the sheet of a bill puts the dishes with an allergen to avoid first, and marks them', async () => {
    const { kebab, baklava } = app.venue.menu;
    const path = `/venues/${app.venue.id}/products/${baklava.id}`;
    assert.equal((await app.venue.owner.call('PATCH', path, { allergens: ['Nuts'] })).status, 200);
    const bill = await openBill(app.venue, { lines: [lineOf(kebab), lineOf(baklava)] });
    const till = await app.open(`/till/bills/${bill.first.id}`, WIDE);
    await till.getByRole('button', { name: en.pay.bill.allergy, exact: true }).click();
    const dishes = till.getByRole('dialog').getByRole('listitem');
    const marked = dishes.filter({ has: till.getByRole('img', { name: allergies.mark }) });
    const order = async () => [
      (await dishes.allInnerTexts()).map((text) => text.split(' ')[0]),
      await marked.count(),
    ];
    const first = (name: string) => name.split(' ')[0];
    await eventually(order, [[first(kebab.name), first(baklava.name)], 0]);
    await till.getByRole('dialog').getByRole('button', { name: allergies.names.Nuts, exact: true }).click();
    await eventually(order, [[first(baklava.name), first(kebab.name)], 1]);
    assert.deepEqual(await till.faultsOfAccess(), []);
    assert.equal((await app.venue.owner.call('PATCH', path, { allergens: [] })).status, 200);
    await till.close();
  });

  test('an extra tells what it contains: the sheet warns of it, the bill counts it, and a search for dishes without it says so', async () => {
    const [, , tableId] = app.venue.tableIds as [string, string, string];
    const { kebab } = app.venue.menu;
    const path = `/venues/${app.venue.id}/products/${kebab.id}`;
    const { extras } = (await app.venue.owner.call('GET', path)).body.data;
    const [pepper] = extras;
    const declare = async (own: string[], ofExtra: string[]) => {
      const body = { allergens: own, extras: [{ ...pepper, allergens: ofExtra }, ...extras.slice(1)] };
      assert.equal((await app.venue.owner.call('PATCH', path, body)).status, 200);
    };
    await declare(['Gluten'], ['Lupin']);
    const till = await app.open(`/till/tables/${tableId}`, WIDE);
    await till.getByRole('textbox', { name: en.till.menu.search }).fill('without lupin');
    const inExtras = till.getByRole('region', {
      name: say('without.inExtras', { names: allergies.names.Lupin }),
    });
    await inExtras.getByText(kebab.name).waitFor();
    await till.getByRole('textbox', { name: en.till.menu.search }).fill('');

    await till.getByRole('button', { name: say('till.menu.choices', { name: kebab.name }) }).click();
    const sheet = till.getByRole('dialog');
    const ofExtra = say('allergies.ofExtra', { extra: pepper.name, names: allergies.names.Lupin });
    await sheet.getByText(ofExtra).waitFor();
    await sheet.getByRole('button', { name: allergies.mark, exact: true }).click();
    await sheet.getByRole('button', { name: allergies.names.Lupin, exact: true }).click();
    const conflict = sheet.getByRole('alert');
    assert.equal(await conflict.count(), 0);
    await sheet.getByRole('button', { name: new RegExp(`^${pepper.name}`) }).click();
    await conflict.filter({ hasText: allergies.names.Lupin }).waitFor();
    assert.deepEqual(await till.faultsOfAccess(), []);
    await sheet.getByRole('button', { name: en.till.product.add, exact: true }).click();
    await till.getByRole('button', { name: new RegExp(`^${en.till.order.send}`) }).click();
    await till.getByRole('button', { name: en.pay.bill.allergy, exact: true }).click();
    await sheet.getByText(`${kebab.name} + ${pepper.name}`).waitFor();
    const names = `${allergies.names.Gluten}, ${allergies.names.Lupin}`;
    await sheet.getByText(say('allergies.contains', { names })).waitFor();
    await till.close();
    await declare([], []);
  });

  test('one tap adds a dish that the table must not get, and the till says so at once', async () => {
    const [tableId] = app.venue.tableIds as [string];
    const { kebab } = app.venue.menu;
    const path = `/venues/${app.venue.id}/products/${kebab.id}`;
    await app.venue.owner.call('PATCH', path, { allergens: ['Gluten', 'Nuts'] });
    const bill = await openBill(app.venue, { type: 'DineIn', tableId, lines: [lineOf(kebab)] });
    await bill.act(
      'PUT',
      '/allergy',
      { allergy: { allergens: ['Nuts'], text: null } },
      { 'idempotency-key': 'nuts-at-1' },
    );
    const warning = say('allergies.dishConflict', { dish: kebab.name, names: allergies.names.Nuts });
    for (const size of [
      { width: 360, height: 740 },
      { width: 820, height: 1180 },
    ]) {
      const till = await app.open(`/till/tables/${tableId}`, size);
      const menu = till.getByRole('region', { name: en.till.menu.title, exact: true });
      const tile = menu.getByRole('button', { name: new RegExp(`^${kebab.name}`) });
      await tile.waitFor();
      await till.restartTapCount();
      await tile.click();
      const said = till.getByRole('status').filter({ hasText: warning });
      await said.waitFor();
      assert.deepEqual([await till.taps(), await till.getByRole('dialog').count()], [1, 0]);
      await tile.click();
      assert.equal(await said.getByText(warning).count(), 1);
      assert.deepEqual(await till.faultsOfAccessInBothThemes(), []);
      await till.getByRole('button', { name: new RegExp(`^${en.till.order.send}`) }).click();
      await said.waitFor({ state: 'detached' });
      await till.close();
    }
    await app.venue.owner.call('PATCH', path, { allergens: [] });
  });
});
