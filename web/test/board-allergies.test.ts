import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { lineOf } from '../../server/test/harness/sofra.ts';
import { openBill } from '../../server/test/harness/staff.ts';
import { type AppPage, eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { en } from './english.ts';

const { allergies } = en;
const NUTS = { allergens: ['Nuts'], text: null };
/** A second tap within this time is one of a wet finger. */
const BOUNCE_MS = 500;

describe('an allergy that the kitchen has not confirmed, when a dish is ready', IN_A_BROWSER, () => {
  const app = useApp();

  /** A takeaway of a kebab, and of a tea for a guest with an allergy. */
  const order = async (ofBill: object | null, ofTea: object | null = null) => {
    const { kebab } = app.venue.menu;
    const tea = app.venue.record.menu.products.find(({ name }) => name === 'Çay')!;
    const bill = await openBill(app.venue, {
      ...{ type: 'Takeaway', customer: { name: 'Ada' }, allergy: ofBill },
      lines: [lineOf(kebab), { ...lineOf(tea), allergy: ofTea }],
    });
    const states = async () => (await bill.read()).lines.map(({ status }: { status: string }) => status);
    const seen = async () => (await bill.read()).allergy?.seen !== null;
    return { ...bill, states, seen };
  };
  const cardOf = (page: AppPage, { first }: { first: { number: number } }) =>
    page.getByRole('article').filter({ hasText: `#${first.number}` });
  const { ready } = en.board.ticket;
  const { confirmAllergyReady, back, undo } = en.app;

  test('the first tap on Ready shows it large, the next one confirms it, and undo takes back Ready alone', async () => {
    const bill = await order(NUTS);
    const board = await app.open('/board', { width: 1920, height: 1080 });
    const card = cardOf(board, bill);
    const button = (name: string) => card.getByRole('button', { name, exact: true });
    await button(ready).waitFor();
    await board.restartTapCount();
    await button(ready).click();
    await card.getByRole('alert').getByText(`${allergies.whole}: ${allergies.names.Nuts}`).waitFor();
    assert.equal(
      await card.getByRole('button', { name: /Kebap/ }).count(),
      0,
      'the question is over the lines',
    );
    assert.deepEqual(await board.faultsOfAccess(), []);
    await board.waitForTimeout(BOUNCE_MS);
    await button(confirmAllergyReady).click();
    assert.equal(await board.taps(), 2);
    await eventually(bill.states, ['Ready', 'Ready']);
    assert.equal(await bill.seen(), true);

    await board.waitForTimeout(BOUNCE_MS);
    await button(undo).click();
    await eventually(bill.states, ['Preparing', 'Preparing']);
    assert.equal(await bill.seen(), true);
    await board.restartTapCount();
    await board.waitForTimeout(BOUNCE_MS);
    await button(ready).click();
    await eventually(bill.states, ['Ready', 'Ready']);
    assert.equal(await board.taps(), 1, 'what was confirmed is not asked again');
    await board.close();
  });

  test('if a colleague confirms it in the meantime, the button still finishes only the dish that was tapped', async () => {
    const bill = await order(NUTS);
    const board = await app.open('/board', { width: 820, height: 1180 });
    const card = cardOf(board, bill);
    await card.getByRole('button', { name: /Çay/ }).click();
    const confirm = card.getByRole('button', { name: confirmAllergyReady });
    await confirm.waitFor();
    const { allergy } = await bill.read();
    const seen = await bill.act('POST', '/allergy/seen', { lineId: null, at: allergy.at });
    assert.equal(seen.status, 200, seen.text);
    await board.waitForTimeout(BOUNCE_MS);
    await confirm.click();
    await eventually(bill.states, ['Pending', 'Ready']);
    await card.getByRole('button', { name: ready, exact: true }).waitFor();
    await board.close();
  });

  test('a dish with an allergy of its own asks when it is tapped; the others do not', async () => {
    const bill = await order(null, { allergens: ['Milk'], text: 'traces, too' });
    const board = await app.open('/board', { width: 360, height: 740 });
    const card = cardOf(board, bill);
    await card.getByRole('button', { name: /Kebap/ }).click();
    await eventually(bill.states, ['Ready', 'Pending']);
    await card.getByRole('button', { name: /Çay/ }).click();
    await card
      .getByRole('alert')
      .getByText(`${allergies.mark}: ${allergies.names.Milk}, traces, too`)
      .waitFor();
    await card.getByRole('button', { name: back, exact: true }).click();
    await board.waitForTimeout(BOUNCE_MS);
    await card.getByRole('button', { name: /Çay/ }).click();
    await board.waitForTimeout(BOUNCE_MS);
    await card.getByRole('button', { name: confirmAllergyReady }).click();
    await eventually(bill.states, ['Ready', 'Ready']);
    assert.notEqual((await bill.read()).lines[1].allergy.seen, null);
    await board.close();
  });

  test('it is confirmed by the keys of a wall screen that is offline, and Escape goes back', async () => {
    const bill = await order(NUTS);
    const board = await app.open('/board', { width: 1920, height: 1080 });
    const card = cardOf(board, bill);
    await board.tabTo(card.getByRole('button', { name: /Kebap/ }));
    await board.context().setOffline(true);
    await board.keyboard.press('Enter');
    const confirm = card.getByRole('button', { name: confirmAllergyReady });
    await confirm.and(board.locator(':focus')).waitFor();
    await board.keyboard.press('Escape');
    await confirm.waitFor({ state: 'detached' });
    await board.waitForTimeout(BOUNCE_MS);
    await card.getByRole('button', { name: ready, exact: true }).focus();
    await board.keyboard.press('Enter');
    await confirm.and(board.locator(':focus')).waitFor();
    await board.waitForTimeout(BOUNCE_MS);
    await board.keyboard.press('Enter');
    await card.getByRole('button', { name: undo }).waitFor();
    assert.deepEqual(await bill.states(), ['Pending', 'Pending']);
    await board.context().setOffline(false);
    await eventually(bill.states, ['Ready', 'Ready']);
    assert.equal(await bill.seen(), true);
    await board.close();
  });

  test('at the till, too, a dish is not ready before its allergy is read', async () => {
    const bill = await order(NUTS, { allergens: ['Milk'], text: null });
    const till = await app.open(`/till/bills/${bill.first.id}`, { width: 820, height: 1180 });
    const row = till.getByRole('listitem').getByRole('button', { name: /Çay/ });
    await row.click();
    const sheet = till.getByRole('dialog');
    await sheet.getByRole('button', { name: en.app.line.Ready, exact: true }).click();
    await sheet.getByRole('alert').getByText(`${allergies.mark}: ${allergies.names.Milk}`).waitFor();
    assert.deepEqual(await bill.states(), ['Pending', 'Pending']);
    assert.deepEqual(await till.faultsOfAccess(), []);
    await sheet.getByRole('button', { name: confirmAllergyReady }).click();
    await eventually(bill.states, ['Pending', 'Ready']);
    const { allergy, lines } = await bill.read();
    assert.deepEqual([allergy.seen === null, lines[1].allergy.seen === null], [false, false]);
    await till.close();
  });
});
