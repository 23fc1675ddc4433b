import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { lineOf } from '../../server/test/sofra.ts';
import { openBill } from '../../server/test/staff.ts';
import { IN_A_BROWSER, useApp } from './app-fixture.ts';

describe('paying at the till', IN_A_BROWSER, () => {
  const app = useApp();

  /** Opens a bill at a table of its own. */
  let nextTable = 0;
  const billAtTable = async (quantity = 3) => {
    const tableId = app.venue.tableIds[nextTable++]!;
    const bill = await openBill(app.venue, {
      ...{ type: 'DineIn', tableId },
      lines: [lineOf(app.venue.menu.kebab, { quantity })],
    });
    return { ...bill, tableId };
  };

  test('a bill is closed in cash with three taps, and its sum is said', async () => {
    const bill = await billAtTable();
    const page = await app.open(`/till/tables/${bill.tableId}`);
    await page.getByRole('button', { name: 'Pay' }).click();
    await page.getByRole('button', { name: 'Cash' }).click();
    await page.getByRole('button', { name: 'Close the bill' }).click();
    await page.getByRole('status').filter({ hasText: '361.50' }).waitFor();
    assert.ok((await page.taps()) <= 3);
    await page.waitForURL(/\/till\/$/);
    const { state, payments, totals } = await bill.read();
    assert.deepEqual(
      [state, payments.length, payments[0].kind, totals.paid],
      ['Closed', 1, 'Cash', totals.total],
    );
  });

  test('200 in cash and the rest by card take six taps at most', async () => {
    const bill = await billAtTable();
    const page = await app.open(`/till/tables/${bill.tableId}`);
    await page.getByRole('button', { name: 'Pay' }).click();
    await page.getByRole('button', { name: '200.00' }).click();
    await page.getByRole('button', { name: 'Cash' }).click();
    await page.getByRole('button', { name: 'Undo Cash' }).waitFor();
    await page.getByRole('button', { name: 'Card', exact: true }).click();
    await page.getByRole('button', { name: 'Close the bill' }).click();
    await page.waitForURL(/\/till\/$/);
    assert.ok((await page.taps()) <= 6);
    const { state, payments } = await bill.read();
    assert.equal(state, 'Closed');
    assert.deepEqual(
      payments.map((payment: { kind: string; amount: number }) => [payment.kind, payment.amount]),
      [
        ['Cash', 200],
        ['Card', 161.5],
      ],
    );
  });
});
