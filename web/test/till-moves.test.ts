import assert from 'node:assert/strict';
import { afterEach, describe, test } from 'node:test';
import { addBridge } from '../../server/test/harness/bridge.ts';
import { useFixture } from '../../server/test/harness/fixture.ts';
import { lineOf } from '../../server/test/harness/sofra.ts';
import { freshKey, type OpenedBill, openBill } from '../../server/test/harness/staff.ts';
import { readBill } from '../../server/test/venues/bill-moves.ts';
import { type AppPage, eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { en, say } from './english.ts';
import { tapInMore } from './more-acts.ts';

describe('lines that move to another bill at the till', IN_A_BROWSER, () => {
  const app = useApp({}, { fiscalDocuments: 'Wanted' });
  const bridge = useFixture(() => addBridge(app.sofra, app.venue));

  let till: AppPage | undefined;
  const open = async (path: string): Promise<AppPage> => {
    if (till === undefined) till = await app.open(path);
    else await till.visit(path);
    await till.restartTapCount();
    return till;
  };
  /** A bill of some kebabs, 120.50 each, at one of the three tables. */
  const atTable = (at: number, quantity: number, guests: number | null = null) =>
    openBill(app.venue, {
      ...{ type: 'DineIn', tableId: app.venue.tableIds[at], ...(guests === null ? {} : { guests }) },
      lines: [lineOf(app.venue.menu.kebab, { quantity })],
    });
  const pageOf = (at: number) => open(`/till/tables/${app.venue.tableIds[at]}`);
  const read = ({ first }: OpenedBill) => readBill(app.venue, first.id);
  const totalOf = async (bill: OpenedBill): Promise<number> => (await read(bill)).totals.total;
  const dialog = (page: AppPage) => page.getByRole('dialog');
  const closed = (page: AppPage) => dialog(page).waitFor({ state: 'detached' });
  const row = (page: AppPage, name: string) => dialog(page).getByRole('row', { name });
  const kebabs = (page: AppPage) => dialog(page).getByRole('group', { name: 'Adana Kebap' });
  /**
   * Chooses one kebab of the first table for the second one, once the till says what is true of the bill there: what
   * comes later moves the button away under the finger.
   */
  const oneToSalon2 = async (said = 'Due'): Promise<AppPage> => {
    const page = await pageOf(0);
    await page.getByText(said, { exact: true }).first().waitFor();
    await page.getByRole('button', { name: /^\d+ ×/ }).click();
    await button(dialog(page), en.moving.lines).click();
    await dialog(page)
      .getByRole('button', { name: /Salon 2.*Taken/ })
      .click();
    return page;
  };

  const pay = async (bill: OpenedBill, share: object) => {
    const payment = { kind: 'Card', revision: (await read(bill)).revision, ...share };
    const paid = await bill.act('POST', '/payments', payment, { 'idempotency-key': freshKey() });
    assert.equal(paid.status, 200, paid.text);
  };
  /** The program beside a fiscal device says that one unit more of a line is on a slip of its table. */
  const putOnSlip = async ({ path }: OpenedBill, lineId: string) => {
    const slip = { kind: 'TableSlip', units: [{ lineId, quantity: 1 }] };
    const headers = { 'idempotency-key': freshKey() };
    const answer = await bridge.call('POST', `${path}/fiscal-documents`, slip, headers);
    assert.equal(answer.status, 200, answer.text);
  };

  afterEach(async () => {
    await till?.keyboard.press('Escape');
    const { waiter, id } = app.venue;
    const { body } = await waiter.call('GET', `/venues/${id}/bills?state=Open`);
    for (const { id: billId, payments } of body.data.items) {
      for (const { id: paymentId } of payments)
        await waiter.call('POST', `/venues/${id}/bills/${billId}/payments/${paymentId}/reverse`);
      await waiter.call('POST', `/venues/${id}/bills/${billId}/void`, {});
    }
    // The next test opens its sheet on no bill of this one.
    if (till === undefined) return;
    for (const at of [0, 1, 2]) await (await pageOf(at)).getByText(en.till.order.nothing).waitFor();
  });

  test('one of two kebabs moves to another table in four taps, with both totals before and after, and goes back with one', async () => {
    const [from, to] = [await atTable(0, 2), await atTable(1, 1)];
    const page = await oneToSalon2();
    await row(page, 'Table Salon 1 ₺241.00 ₺120.50').waitFor();
    await row(page, 'Table Salon 2 ₺120.50 ₺241.00').waitFor();
    await button(dialog(page), en.moving.now).click();
    await closed(page);
    assert.equal(await page.taps(), 4);
    const movedTo = (name: string) =>
      page.getByRole('status').filter({ hasText: say('moving.done', { name }) });
    await movedTo('Table Salon 2').getByText('1 × Adana').waitFor();
    assert.deepEqual([await totalOf(from), await totalOf(to)], [120.5, 241]);
    assert.match(page.url(), new RegExp(`${app.venue.tableIds[0]}$`));
    await button(page, en.payments.sheet.undo).click();
    await movedTo('Table Salon 1').waitFor();
    assert.deepEqual([await totalOf(from), await totalOf(to)], [241, 120.5]);
  });

  test('a tap on a taken table merges both bills and leads there; undo brings back lines, table and guests', async () => {
    const [from, to] = [await atTable(0, 2, 2), await atTable(1, 1, 3)];
    const page = await pageOf(0);
    await button(page, en.pay.bill.move).click();
    await dialog(page)
      .getByRole('button', { name: /Salon 2.*Taken/ })
      .click();
    await row(page, 'Table Salon 1 ₺241.00 ₺0.00').waitFor();
    await row(page, 'Table Salon 2 ₺120.50 ₺361.50').waitFor();
    await button(dialog(page), en.moving.mergeNow).click();
    await page.waitForURL(new RegExp(`${app.venue.tableIds[1]}$`));
    const [emptied, merged] = [await read(from), await read(to)];
    assert.deepEqual(
      [emptied.state, emptied.movedTo.billId, merged.totals.total, merged.guests],
      ['Moved', merged.id, 361.5, 5],
    );
    await button(page, en.payments.sheet.undo).click();
    await page.waitForURL(new RegExp(`${app.venue.tableIds[0]}$`));
    const after = [await read(from), await read(to)];
    assert.deepEqual(
      after.map(({ state, guests, totals }) => [state, guests, totals.total]),
      [
        ['Open', 2, 241],
        ['Open', 3, 120.5],
      ],
    );
  });

  test('all lines of a bill merge with a takeaway, which is then on the screen; another width of the window drops nothing that was chosen', async () => {
    const from = await atTable(0, 1);
    const to = await openBill(app.venue, { lines: [lineOf(app.venue.menu.kebab)] });
    const page = await pageOf(0);
    await tapInMore(page, en.moving.merge);
    await dialog(page)
      .getByRole('button', { name: `Bill ${to.first.number}` })
      .click();
    await row(page, `Bill ${to.first.number} ₺120.50 ₺241.00`).waitFor();
    // Who turns the device keeps what was chosen; the page follows once the sheet is closed.
    const before = page.viewportSize()!;
    for (const size of [{ width: 600, height: 900 }, before]) {
      await page.setViewportSize(size);
      await eventually(() => page.evaluate(`innerWidth === ${size.width}`), true);
      await row(page, `Bill ${to.first.number} ₺120.50 ₺241.00`).waitFor();
    }
    await button(dialog(page), en.moving.mergeNow).click();
    await page.waitForURL(new RegExp(`${to.first.id}$`));
    assert.deepEqual([(await read(from)).state, await totalOf(to)], ['Moved', 241]);
  });

  test('lines move to a free table and to a new takeaway, which get a bill', async () => {
    const from = await atTable(0, 3);
    const page = await pageOf(0);
    for (const [target, name] of [
      [/Bahçe 1/, 'Table Bahçe 1'],
      ['New takeaway', 'New takeaway'],
    ] as const) {
      await tapInMore(page, en.moving.lines);
      await kebabs(page).getByRole('button', { name: en.till.basket.more }).click();
      await dialog(page).getByRole('button', { name: target }).click();
      await row(page, `${name} ₺0.00 ₺120.50`).waitFor();
      await button(dialog(page), en.moving.now).click();
      await closed(page);
    }
    const { data } = (await app.venue.waiter.call('GET', `/venues/${app.venue.id}/bills?state=Open`)).body;
    const items: { type: string; totals: { total: number } }[] = data.items;
    assert.deepEqual(items.map(({ type, totals }) => [type, totals.total]).reverse(), [
      ['DineIn', 120.5],
      ['DineIn', 120.5],
      ['Takeaway', 120.5],
    ]);
    assert.equal((await read(from)).lines[0].quantity, 1);
  });

  test('a paid unit cannot be chosen, and money that would be left without lines is said at the sheet', async () => {
    const [from, other] = [await atTable(0, 2), await atTable(1, 1)];
    const [line] = (await read(from)).lines;
    await pay(from, { units: [{ lineId: line.id, quantity: 1 }] });
    await pay(other, { amount: 20 });
    const page = await pageOf(0);
    await tapInMore(page, en.moving.merge);
    await dialog(page)
      .getByText(say('payments.sheet.unitsPaid', { paid: '1', quantity: '2' }))
      .waitFor();
    await kebabs(page).getByText('1 / 1').waitFor();
    assert.equal(await kebabs(page).getByRole('button', { name: en.till.basket.more }).isDisabled(), true);
    await pay(from, { units: [{ lineId: line.id, quantity: 1 }] });
    await dialog(page).getByText(en.till.room.states.Paid, { exact: true }).waitFor();
    assert.equal(await kebabs(page).count(), 0);
    assert.equal(await button(dialog(page), en.moving.mergeNow).isDisabled(), true);
    await page.keyboard.press('Escape');
    await closed(page);
    await pageOf(1);
    await tapInMore(page, en.moving.merge);
    await dialog(page)
      .getByRole('button', { name: /Salon 1.*Taken/ })
      .click();
    await dialog(page).getByRole('alert').filter({ hasText: 'Payments have been recorded' }).waitFor();
    assert.equal(await button(dialog(page), en.moving.mergeNow).isDisabled(), true);
  });

  test('a unit on a fiscal document cannot be chosen, and one that gets its document meanwhile is refused', async () => {
    const [from, to] = [await atTable(0, 3), await atTable(1, 1)];
    const [line] = (await read(from)).lines;
    await putOnSlip(from, line.id);
    const page = await oneToSalon2('Table slip: waiting for the device');
    await kebabs(page).getByText('1 / 2').waitFor();
    await dialog(page)
      .getByText(say('moving.unitsDocumented', { count: '1', quantity: '3' }))
      .waitFor();
    await row(page, 'Table Salon 1 ₺361.50 ₺241.00').waitFor();
    await page.route('**/moves', async (route) => {
      for (let slips = 0; slips < 2; slips += 1) await putOnSlip(from, line.id);
      await route.continue();
    });
    await button(dialog(page), en.moving.now).click();
    await dialog(page).getByRole('alert').filter({ hasText: 'fiscal document' }).waitFor();
    await page.unroute('**/moves');
    await dialog(page).getByText(en.moving.unitDocumented, { exact: true }).waitFor();
    assert.equal(await kebabs(page).count(), 0);
    assert.equal(await button(dialog(page), en.moving.now).isDisabled(), true);
    assert.deepEqual([await totalOf(from), await totalOf(to)], [361.5, 120.5]);
  });

  test('lines stay where more was paid than their bill would cost, and the sheet says what to do', async () => {
    const [from, to] = [await atTable(0, 2), await atTable(1, 1)];
    await pay(from, { amount: 200 });
    const page = await oneToSalon2('₺41.00');
    await dialog(page).getByRole('alert').filter({ hasText: 'Refund ₺79.50 first, or move less.' }).waitFor();
    assert.equal(await button(dialog(page), en.moving.now).isDisabled(), true);
    assert.deepEqual([await totalOf(from), await totalOf(to)], [241, 120.5]);
  });

  test('a bill that another till changed meanwhile is told with its new totals, and nothing moves before a second tap', async () => {
    const [from, to] = [await atTable(0, 2), await atTable(1, 1)];
    const page = await oneToSalon2();
    await row(page, 'Table Salon 2 ₺120.50 ₺241.00').waitFor();
    let changes = 0;
    await page.route('**/moves', async (route) => {
      const lines = [lineOf(app.venue.menu.kebab)];
      if (changes++ === 0) await to.act('POST', '/rounds', { lines }, { 'idempotency-key': freshKey() });
      await route.continue();
    });
    await button(dialog(page), en.moving.now).click();
    await dialog(page).getByRole('alert').filter({ hasText: en.moving.changedSince }).waitFor();
    await row(page, 'Table Salon 2 ₺241.00 ₺361.50').waitFor();
    assert.deepEqual([await totalOf(from), await totalOf(to)], [241, 241]);
    await button(dialog(page), en.moving.now).click();
    await closed(page);
    await eventually(async () => [await totalOf(from), await totalOf(to)], [120.5, 361.5]);
    await page.unroute('**/moves');
    assert.equal(await page.getByRole('alert').count(), 0, 'the refusal is gone with the sheet');
  });

  test('a move whose answer is lost is sent again and counts once', async () => {
    const [from, to] = [await atTable(0, 2), await atTable(1, 1)];
    const page = await oneToSalon2();
    await row(page, 'Table Salon 2 ₺120.50 ₺241.00').waitFor();
    let sent = 0;
    await page.route('**/moves', async (route) => {
      sent += 1;
      if (sent > 1) return route.continue();
      await route.fetch();
      await route.abort();
    });
    await button(dialog(page), en.moving.now).click();
    await closed(page);
    await page.unroute('**/moves');
    assert.deepEqual([sent, await totalOf(from), await totalOf(to)], [2, 120.5, 241]);
  });

  test('the sheet passes the accessibility rules in light and in dark, also from right to left on a phone', async () => {
    await atTable(0, 2);
    await atTable(1, 1);
    const page = await pageOf(0);
    await tapInMore(page, en.moving.merge);
    await dialog(page)
      .getByRole('button', { name: /Salon 2.*Taken/ })
      .click();
    await row(page, 'Table Salon 2 ₺120.50 ₺361.50').waitFor();
    assert.deepEqual(await page.faultsOfAccessInBothThemes(), []);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(`localStorage.setItem('sofra.preferences', '{ "language": "ar" }')`);
    await page.reload();
    await page.locator('button:has(svg.lucide-chevron-up)').click();
    await page.locator('button:has(svg.lucide-ellipsis)').click();
    await page.locator('button:has(svg.lucide-list-checks)').click();
    const sheet = page.getByRole('dialog', { name: /نقل أصناف/ });
    await sheet.getByRole('group').getByRole('button').last().click();
    await sheet.getByRole('button', { name: /Salon 2/ }).click();
    await sheet.getByRole('row').nth(2).waitFor();
    const isCut = '(() => document.documentElement.scrollWidth > innerWidth)()';
    assert.equal(await page.evaluate(isCut), false);
    assert.deepEqual(await page.faultsOfAccess(), []);
    await page.close();
    till = undefined;
  });
});

function button(page: Pick<AppPage, 'getByRole'>, name: string) {
  return page.getByRole('button', { name, exact: true });
}
