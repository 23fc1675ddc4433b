import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { lineOf } from '../../server/test/harness/sofra.ts';
import { openBill } from '../../server/test/harness/staff.ts';
import { type AppPage, eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { beginningWith, en, say } from './english.ts';
import { tapInMore } from './more-acts.ts';
import { useRoofTables } from './roof-tables.ts';

const { seats } = en.app;
const seat = (number: number) => say('app.seats.one', { seat: String(number) });

describe('seats, from the order to the payment', IN_A_BROWSER, () => {
  const app = useApp();
  const tables = useRoofTables(app, ['Order', 'Line', 'Pay', 'Plain', 'Look']);
  const atTable = (tableId: string | undefined, lines: unknown[]) =>
    openBill(app.venue, { type: 'DineIn', tableId, lines });

  test('a dish goes to the seat that was tapped before, and the line and the board say so', async () => {
    const tableId = tables.get('Order');
    const [board, till] = await Promise.all([app.open('/board'), app.open(`/till/tables/${tableId}`)]);
    const tea = till.getByRole('region', { name: en.till.menu.title }).getByRole('button', { name: 'Çay' });
    await till.getByRole('button', { name: 'İçecekler' }).click();
    assert.equal(await button(till, seat(1)).count(), 0, 'a table without seats shows none');
    await button(till, seats.title).click();
    await till.restartTapCount();
    await button(till, seat(2)).click();
    await tea.first().click();
    assert.equal(await till.taps(), 2);
    await button(till, seat(1)).click();
    for (let units = 0; units < 2; units += 1) await tea.first().click();
    const basket = till.getByRole('region', { name: en.till.basket.title });
    await basket
      .getByRole('listitem')
      .filter({ hasText: seat(2) })
      .waitFor();

    await basket
      .getByRole('listitem')
      .filter({ hasText: seat(2) })
      .getByRole('button')
      .first()
      .click();
    await button(till.getByRole('dialog'), seat(3)).click();
    await button(till.getByRole('dialog'), en.till.product.change).click();
    await basket
      .getByRole('listitem')
      .filter({ hasText: seat(3) })
      .waitFor();
    await till.getByRole('button', { name: beginningWith(en.till.order.send) }).click();
    await basket.waitFor({ state: 'detached' });
    await eventually(async () => {
      const { body } = await app.venue.waiter.call('GET', `/venues/${app.venue.id}/bills`);
      const sent = body.data.items.find(
        ({ table }: { table: { id: string } | null }) => table?.id === tableId,
      );
      return sent?.lines.map(seatOf);
    }, [
      [1, 3],
      [2, 1],
    ]);
    assert.equal(await button(till, seats.none).getAttribute('aria-pressed'), 'true', 'the next is shared');
    await till
      .getByRole('listitem')
      .filter({ hasText: seat(3) })
      .waitFor();
    await board.getByRole('article').getByText(seat(3)).waitFor();
    await Promise.all([board.close(), till.close()]);
  });

  test('units of a line go to one guest each with a tap, without a network too, and each of them once', async () => {
    const tableId = tables.get('Line');
    const bill = await atTable(tableId, [lineOf(app.venue.menu.kebab, { quantity: 3 })]);
    const till = await app.open(`/till/tables/${tableId}`);
    const row = till.getByRole('listitem').filter({ hasText: '3 ×' }).getByRole('button', { name: /Kebap/ });
    await row.click();
    const sheet = till.getByRole('dialog');
    await sheet.getByRole('group', { name: seats.title }).waitFor();
    await till.context().setOffline(true);
    await till.restartTapCount();
    for (const number of [1, 2, 3]) await button(sheet, seat(number)).click();
    assert.equal(await till.taps(), 3);
    await till.context().setOffline(false);
    await eventually(
      async () => (await bill.read()).lines.map(seatOf).toSorted(),
      [
        [1, 1],
        [1, 2],
        [1, 3],
      ],
    );
    await till.keyboard.press('Escape');
    await tapInMore(till, en.pay.bill.history);
    await till
      .getByText(say('pay.history.SeatChanged', { name: app.venue.menu.kebab.name }))
      .first()
      .waitFor();
    await till.close();
  });

  test('by seat takes two taps a guest and one for a shared dish, and what is paid cannot be chosen', async () => {
    const tableId = tables.get('Pay');
    const { kebab, baklava } = app.venue.menu;
    const bill = await atTable(tableId, [
      lineOf(kebab, { seat: 1 }),
      lineOf(kebab, { seat: 2 }),
      lineOf(kebab, { quantity: 2, seat: 3 }),
      lineOf(baklava),
    ]);
    const till = await app.open(`/till/tables/${tableId}`);
    await till.restartTapCount();
    await button(till, en.payments.sheet.shares.Seat).click();
    const sheet = till.getByRole('dialog');
    await button(sheet, seat(2)).click();
    await sheet.getByRole('button', { name: /Baklava/ }).click();
    await sheet.getByText(`${en.payments.sheet.takeNow}₺160.50`).waitFor();
    await button(sheet, en.pay.kinds.Cash).click();
    await eventually(() => button(sheet, seat(2)).isDisabled(), true);
    // A couple pays together.
    await button(sheet, seat(1)).click();
    await button(sheet, seat(3)).click();
    await sheet.getByText('2 / 2').waitFor();
    await button(sheet, en.pay.kinds.Card).click();
    await button(sheet, en.payments.sheet.close).click();
    await till.waitForURL(/\/till\/$/);
    const [guests, shared, closing] = [3, 1, 1];
    assert.ok((await till.taps()) <= 1 + 2 * guests + shared + closing, String(await till.taps()));
    const { state, payments, lines } = await bill.read();
    assert.deepEqual(
      [state, payments.map((one: { amount: number }) => one.amount)],
      ['Closed', [160.5, 361.5]],
    );
    assert.deepEqual(
      lines.map(({ paidUnits }: { paidUnits: number }) => paidUnits),
      [1, 1, 2, 1],
    );
    await till.close();
  });

  test('a bill without seats is not paid by seat, and what seats add passes the accessibility rules', async () => {
    const [tableId, other] = [tables.get('Plain'), tables.get('Look')];
    await atTable(tableId, [lineOf(app.venue.menu.kebab)]);
    const till = await app.open(`/till/tables/${tableId}`);
    await button(till, en.till.order.pay).click();
    await button(till, en.payments.sheet.shares.Units).waitFor();
    assert.equal(await button(till, en.payments.sheet.shares.Seat).count(), 0);
    await till.keyboard.press('Escape');
    await atTable(
      other,
      [1, 2, null].map((one) => lineOf(app.venue.menu.kebab, { seat: one })),
    );
    await till.visit(`/till/tables/${other}`);
    await button(till, seat(2)).click();
    assert.deepEqual(await till.faultsOfAccessInBothThemes(), [], 'order');
    await till
      .getByRole('button', { name: /Kebap/ })
      .and(till.getByRole('listitem').getByRole('button'))
      .first()
      .click();
    await till.getByRole('dialog').getByRole('group', { name: seats.title }).waitFor();
    assert.deepEqual(await till.faultsOfAccessInBothThemes(), [], 'line');
    await till.keyboard.press('Escape');
    await button(till, en.till.order.pay).click();
    await button(till, en.payments.sheet.shares.Seat).click();
    await button(till.getByRole('dialog'), seat(1)).click();
    assert.deepEqual(await till.faultsOfAccessInBothThemes(), [], 'payment');
    await till.close();
  });
});

const seatOf = ({ quantity, seat: of }: { quantity: number; seat: number | null }) => [quantity, of];

function button(page: Pick<AppPage, 'getByRole'>, name: string) {
  return page.getByRole('button', { name, exact: true });
}
