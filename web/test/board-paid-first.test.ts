import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { lineOf } from '../../server/test/harness/sofra.ts';
import { type OpenedBill, openBill } from '../../server/test/harness/staff.ts';
import { type AppPage, eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { en } from './english.ts';

const HOUR_MS = 3_600_000;

describe('what is paid before it is made', IN_A_BROWSER, () => {
  let behindMs = 0;
  const app = useApp({ clock: { now: () => Date.now() - behindMs, set: () => {}, advance: () => {} } });
  let board: AppPage;

  const card = (page: Page, { first }: OpenedBill) =>
    page.getByRole('article').filter({ hasText: new RegExp(`#${first.number}(?!\\d)`) });
  const ready = (page: Page, bill: OpenedBill) =>
    card(page, bill).getByRole('button', { name: en.board.ticket.ready, exact: true });
  const countOf = (page: Page, units: number) =>
    page.getByRole('complementary').getByText(`${units}×`, { exact: true });

  const paidTakeaway = async (quantity: number): Promise<OpenedBill> => {
    const bill = await openBill(app.venue, { lines: [lineOf(app.venue.menu.kebab, { quantity })] });
    assert.equal((await bill.act('POST', '/close', { kind: 'Cash' })).status, 200);
    return bill;
  };
  const stateOf = async (bill: OpenedBill) => {
    const { state, status, lines } = await bill.read();
    return [state, status, lines[0].status];
  };

  test('it stays on the board and comes to one that opens later, says that it is paid, and is made and brought back there', async () => {
    board = await app.open('/board', { width: 1920, height: 1080 });
    await board.getByText(en.board.empty.title).waitFor();
    const bill = await openBill(app.venue, { lines: [lineOf(app.venue.menu.kebab, { quantity: 7 })] });
    await card(board, bill).waitFor();
    await bill.act('POST', '/close', { kind: 'Cash' });
    await card(board, bill).getByText(en.board.ticket.paid, { exact: true }).waitFor();
    await countOf(board, 7).waitFor();

    const later = await app.open('/board', { width: 1920, height: 1080 });
    await card(later, bill).getByText(en.board.ticket.paid, { exact: true }).waitFor();
    await countOf(later, 7).waitFor();
    await ready(later, bill).click();
    await eventually(() => stateOf(bill), ['Closed', 'Completed', 'Ready']);
    // What is tapped there below is what came back, not what has not gone yet.
    await ready(board, bill).waitFor({ state: 'detached' });
    // A tap right after it is one of a wet finger: its card folds first.
    await card(later, bill).getByText('Adana Kebap').waitFor({ state: 'detached' });
    await card(later, bill).getByRole('button', { name: en.app.undo }).click();
    await ready(board, bill).click();
    await eventually(() => stateOf(bill), ['Closed', 'Completed', 'Ready']);
    await later.reload();
    await later.getByRole('button', { name: en.board.recall.button }).click();
    await later.getByRole('button', { name: `Bring back: Takeaway · #${bill.first.number}` }).click();
    await ready(board, bill).waitFor();
    await later.close();
    await eventually(() => stateOf(bill), ['Closed', 'Completed', 'Preparing']);
    await app.venue.owner.call('PUT', `${bill.path}/hidden`, { isHidden: true });
    await ready(board, bill).click();
    await eventually(() => stateOf(bill), ['Closed', 'Completed', 'Ready']);
  });

  test('the till finds it, marks its lines as ready and served, and can change nothing else of it', async () => {
    const bill = await paidTakeaway(2);
    await card(board, bill).waitFor();
    const till = await app.open('/till/orders');
    await till.getByText('Paid, still in the kitchen: 1').click();
    await till
      .getByRole('link')
      .filter({ hasText: `${bill.first.number}` })
      .click();
    const line = till.getByRole('button', { name: 'Adana Kebap' });
    await line.click();
    const sheet = till.getByRole('dialog');
    await sheet.getByRole('button', { name: en.app.line.Served }).waitFor();
    for (const name of ['Void', 'Comp', 'One more'])
      assert.equal(await sheet.getByRole('button', { name }).count(), 0);
    await sheet.getByRole('button', { name: en.board.ticket.ready }).click();
    await eventually(() => stateOf(bill), ['Closed', 'Completed', 'Ready']);
    await card(board, bill).waitFor({ state: 'detached' });
    await till.getByRole('button', { name: 'All served' }).click();
    await eventually(() => stateOf(bill), ['Closed', 'Completed', 'Served']);
    assert.deepEqual(await till.faultsOfAccess(), []);
    await till.close();
  });

  test('what was done is not done again when its answer was lost and somebody else has gone on', async () => {
    const bill = await paidTakeaway(2);
    const [line] = (await bill.read()).lines;
    await card(board, bill).waitFor();
    let sent = 0;
    const lost = Promise.withResolvers<void>();
    await board.route('**/bump', async (route) => {
      if (++sent > 1) return route.continue();
      await route.fetch();
      await lost.promise;
      await route.abort();
    });
    await ready(board, bill).click();
    const waiting = `Object.keys(localStorage).filter((key) => key.startsWith('sofra.acts.')).length`;
    await eventually(() => board.evaluate(waiting), 0);
    await bill.act('POST', `/lines/${line.id}/move`, { to: 'Preparing' });
    await ready(board, bill).waitFor();
    lost.resolve();
    await ready(board, bill).click();
    await board.evaluate(`dispatchEvent(new Event('online'))`);
    await eventually(() => stateOf(bill), ['Closed', 'Completed', 'Ready']);
    assert.equal(sent, 2);
    await board.unroute('**/bump');
  });

  test('who clears a ticket at the keyboard goes on with the next one', async () => {
    const [stopped, next] = [await openBill(app.venue), await openBill(app.venue)];
    await card(board, next).waitFor();
    await stopped.act('POST', '/void', {});
    await board.tabTo(card(board, stopped).getByRole('button', { name: en.board.ticket.seen }));
    await board.keyboard.press('Enter');
    await card(board, stopped).waitFor({ state: 'detached' });
    await card(board, next).locator('button:focus').waitFor();
    await next.act('POST', '/void', {});
    await card(board, next).getByRole('button', { name: en.board.ticket.seen }).click();
  });

  test('what nobody makes leaves the board 12 hours after its order, without a reload', async () => {
    behindMs = 11 * HOUR_MS;
    const old = await paidTakeaway(3);
    behindMs = 0;
    const fresh = await paidTakeaway(4);
    await card(board, old).waitFor();
    await card(board, fresh).waitFor();
    // From now on the service says that it is two hours later.
    const isAnswer = ({ pathname }: URL) => pathname.startsWith('/venue/v1/') && !pathname.endsWith('/live');
    await board.route(isAnswer, async (route) => {
      const response = await route.fetch();
      const date = new Date(Date.now() + 2 * HOUR_MS).toUTCString();
      await route.fulfill({ response, headers: { ...response.headers(), date } });
    });
    await app.venue.owner.call('PUT', `${fresh.path}/hidden`, { isHidden: true });
    await app.venue.waiter.call('PUT', `/venues/${app.venue.id}/rush`, {
      until: new Date(Date.now() + HOUR_MS).toISOString(),
      reason: null,
    });
    await card(board, old).waitFor({ state: 'detached' });
    await card(board, fresh).waitFor();
    // The browser may close while an answer is on its way.
    await board.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
