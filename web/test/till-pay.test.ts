import assert from 'node:assert/strict';
import { afterEach, describe, test } from 'node:test';
import type { BrowserContext } from 'playwright-core';
import { startPaperPrinter } from '../../server/test/paper-printer.ts';
import { printHere, textOf } from '../../server/test/printing-fixture.ts';
import { lineOf } from '../../server/test/sofra.ts';
import { type OpenedBill, openBill } from '../../server/test/staff.ts';
import { type AppPage, IN_A_BROWSER, type Opening, useApp } from './app-fixture.ts';

describe('paying at the till', IN_A_BROWSER, () => {
  const app = useApp({ print: printHere });

  // Pages of one device, so that the app is loaded once.
  const devices = new Map<string, BrowserContext>();
  const pages: AppPage[] = [];
  const open = async (path: string, opening: Opening = {}): Promise<AppPage> => {
    const { theme = 'light' } = opening;
    const context = devices.get(theme) ?? (await app.newDevice(opening));
    devices.set(theme, context);
    const page = await app.open(path, { context });
    pages.push(page);
    return page;
  };
  afterEach(async () => {
    for (const page of pages.splice(0)) await page.close();
  });

  /** A takeaway of three kebabs: 361.50. */
  const takeaway = (change: Record<string, unknown> = {}) =>
    openBill(app.venue, { lines: [lineOf(app.venue.menu.kebab, { quantity: 3 })], ...change });
  const atTable = (tableId: string) =>
    openBill(app.venue, {
      ...{ type: 'DineIn', tableId },
      lines: [lineOf(app.venue.menu.kebab, { quantity: 2 }), lineOf(app.venue.menu.baklava)],
    });
  const payPage = async ({ first }: OpenedBill): Promise<AppPage> => {
    const page = await open(`/till/bills/${first.id}`);
    await button(page, 'Pay').click();
    return page;
  };
  const paymentsOf = async (bill: OpenedBill): Promise<[string, number][]> =>
    (await bill.read()).payments
      .filter((payment: { reversedAt: string | null }) => payment.reversedAt === null)
      .map((payment: { kind: string; amount: number }) => [payment.kind, payment.amount]);

  test('a bill at a table is closed in cash with three taps, and its sum is said', async () => {
    const [tableId] = app.venue.tableIds;
    const bill = await atTable(tableId!);
    const page = await open(`/till/tables/${tableId}`);
    await button(page, 'Pay').click();
    await button(page, 'Cash').click();
    await button(page, 'Close the bill').click();
    await page.getByRole('status').filter({ hasText: '281.00' }).waitFor();
    assert.ok((await page.taps()) <= 3);
    await page.waitForURL(/\/till\/$/);
    const { state, totals } = await bill.read();
    assert.deepEqual([state, totals.remaining], ['Closed', 0]);
    assert.deepEqual(await paymentsOf(bill), [['Cash', 281]]);
  });

  test('200 in cash and the rest by card take six taps at most', async () => {
    const bill = await takeaway();
    const page = await payPage(bill);
    await button(page, '200.00').click();
    await button(page, 'Cash').click();
    await button(page, 'Undo Cash').waitFor();
    await button(page, 'Card', true).click();
    await button(page, 'Close the bill').click();
    await page.waitForURL(/\/till\/$/);
    assert.ok((await page.taps()) <= 6);
    assert.deepEqual(await paymentsOf(bill), [
      ['Cash', 200],
      ['Card', 161.5],
    ]);
  });

  test('a part is typed with a comma, undone, and paid with more cash than is due: the change is said', async () => {
    const bill = await takeaway();
    const page = await payPage(bill);
    for (const key of ['4', '5', 'Comma', '5']) await button(page, key, true).click();
    await button(page, 'Card', true).click();
    await button(page, 'Undo Card').click();
    await page.getByText('Undone', { exact: true }).waitFor();
    assert.deepEqual(await paymentsOf(bill), []);
    await button(page, '400.00').click();
    assert.ok(await button(page, 'Card', true).isDisabled(), 'change is given for cash only');
    await button(page, 'Cash').click();
    await page.getByText('38.50 back').waitFor();
    assert.deepEqual(await paymentsOf(bill), [['Cash', 361.5]]);
    await button(page, 'Close the bill').click();
    await page.getByRole('status').filter({ hasText: '38.50 back' }).waitFor();
  });

  test('two tills that take the same bill record its money once, and the later one is told', async () => {
    const bill = await takeaway();
    const [first, second] = [await payPage(bill), await payPage(bill)];

    // What the first one does must not reach the second one before its tap.
    await second.route('**/venue/v1/**', async (route) => {
      if (route.request().url().endsWith('/payments')) await button(first, 'Undo Card').waitFor();
      await route.continue();
    });
    await second.bringToFront();
    await button(second, 'Cash').click();
    await button(first, 'Card', true).click();
    await second.getByRole('alert').filter({ hasText: 'was not recorded' }).waitFor();
    await second.getByText('All paid').waitFor();
    assert.deepEqual(await paymentsOf(bill), [['Card', 361.5]]);
  });

  test('a payment without a network looks unsent, takes nothing else meanwhile, and is recorded once', async () => {
    const bill = await takeaway();
    const page = await payPage(bill);
    await page.context().setOffline(true);
    await button(page, 'Cash').click();
    await page.getByText('Being recorded: Cash').waitFor();
    assert.ok(await button(page, 'Card', true).isDisabled());
    assert.ok(await button(page, 'Close the bill').isDisabled());
    await page.context().setOffline(false);
    await button(page, 'Undo Cash').waitFor();
    assert.deepEqual(await paymentsOf(bill), [['Cash', 361.5]]);
  });

  test('one payment is made with the keyboard alone', async () => {
    const bill = await takeaway();
    const page = await open(`/till/bills/${bill.first.id}`);
    await button(page, 'Pay').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await tabTo(page, 'Amount');
    await page.keyboard.type('400');
    await tabTo(page, 'Cash');
    await page.keyboard.press('Enter');
    await page.getByText('38.50 back').waitFor();
    await tabTo(page, 'Close the bill');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/till\/$/);
    assert.deepEqual(await paymentsOf(bill), [['Cash', 361.5]]);
  });

  test('lines are counted, given away, served and struck; the bill moves to another table and is voided', async () => {
    const [, from, to] = app.venue.tableIds;
    const bill = await atTable(from!);
    await bill.act('POST', `/lines/${bill.first.lines[0].id}/move`, { to: 'Ready' });
    const page = await open(`/till/tables/${from}`);
    await button(page, 'All served').click();
    await page.getByText('Served', { exact: true }).waitFor();
    const line = page.getByRole('button', { name: /Kebap/ }).first();
    await line.click();
    await button(page.getByRole('dialog'), 'One more').click();
    await button(page.getByRole('dialog'), 'Give away').click();
    await page.getByText('Gift', { exact: true }).waitFor();
    await page
      .getByRole('button', { name: /Baklava/ })
      .first()
      .click();
    await button(page, 'Strike', true).click();
    await button(page, 'Entered by mistake').click();
    await page.getByText('Struck', { exact: true }).waitFor();
    await page.getByText('Not saved yet').waitFor({ state: 'detached' });
    const [kebab, baklava] = (await bill.read()).lines;
    assert.deepEqual([kebab.quantity, kebab.isGift, kebab.status], [3, true, 'Served']);
    assert.equal(baklava.status, 'Cancelled');

    await button(page, 'Other table').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Bahçe 1/ })
      .click();
    await page.waitForURL(`**/till/tables/${to}`);
    await button(page, 'History').click();
    await page.getByText(/^Moved from Salon 2 to Bahçe 1/).waitFor();
    await page.getByText('Reason: Entered by mistake').waitFor();
    await page.keyboard.press('Escape');
    await button(page, 'Void the bill').click();
    await button(page.getByRole('dialog'), 'Guests left').click();
    await button(page.getByRole('dialog'), 'Void the bill').click();
    await page.waitForURL(/\/till\/$/);
    assert.equal((await bill.read()).state, 'Cancelled');
  });

  test('takeaways are listed with whose they are; one is found by name with one tap, a closed one too', async () => {
    const bill = await takeaway({ customer: { name: 'Şükrü Kaya', phone: '+905321234567' } });
    const delivery = await takeaway({
      type: 'Delivery',
      customer: { name: 'Ayla', phone: '+905337654321', address: 'Moda Cad. 12' },
    });
    const page = await open('/till/orders');
    const row = page.getByRole('listitem').filter({ hasText: 'Ayla' });
    await row.getByRole('button', { name: 'Has left' }).click();
    await row.getByText('On the way').waitFor();
    await row.getByRole('link', { name: 'Call +905337654321' }).waitFor();
    assert.notEqual((await delivery.read()).leftAt, null);
    await bill.act('POST', '/close', { kind: 'Cash' });
    await page.countTapsAnew();
    await button(page, 'Find an order').click();
    await page.locator('input[type=search]:focus').waitFor();
    await page.keyboard.type('sukru');
    await page.getByRole('dialog').getByText('Closed and voided').waitFor();
    assert.equal(await page.taps(), 1);
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /Şükrü Kaya/ })
      .click();
    await page.getByText(/^Closed at/).waitFor();
  });

  test('an order that came twice is marked, compared and voided', async () => {
    const order = {
      type: 'Takeaway',
      customer: { name: 'Elif', phone: '+905551112233' },
      lines: [lineOf(app.venue.menu.kebab)],
    };
    await app.order(order);
    await app.order(order);
    const page = await open('/till/orders');
    await button(page, 'Compare').click();
    await button(page.getByRole('dialog'), 'Same: void').click();
    await page.getByRole('status').filter({ hasText: 'voided' }).waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Elif' }).nth(1).waitFor({ state: 'detached' });
  });

  test('a dead printer is said with what is in the way; when it is back its tickets come, and one is printed again', async () => {
    const gone = await startPaperPrinter();
    await gone.close();
    const printers = `/venues/${app.venue.id}/printers`;
    const added = await app.venue.owner.call('POST', printers, {
      ...{ name: 'Mutfak', host: gone.host, port: gone.port },
    });
    const bill = await takeaway();
    const page = await open(`/till/bills/${bill.first.id}`);
    await page
      .getByRole('alert')
      .filter({ hasText: 'Mutfak does not print: it cannot be reached' })
      .waitFor();
    await button(page, 'Look').click();
    await page.getByText('Waits for its printer').waitFor();
    await page.keyboard.press('Escape');

    const paper = await startPaperPrinter();
    try {
      await app.venue.owner.call('PATCH', `${printers}/${added.body.data.id}`, { port: paper.port });
      await page.getByRole('alert').filter({ hasText: 'does not print' }).waitFor({ state: 'detached' });
      await button(page, 'Kitchen tickets').click();
      await button(page, 'Print again').click();
      await untilTrue(() => paper.jobs.length >= 2);
      assert.match(textOf(paper.jobs[1]!), /YENİDEN|REPRINT|TEKRAR/u);
    } finally {
      await app.venue.owner.call('DELETE', `${printers}/${added.body.data.id}`);
      await paper.close();
    }
  });

  for (const theme of ['light', 'dark'] as const) {
    test(`the bill, its sheets, paying and the lists pass the accessibility rules (${theme})`, async () => {
      const bill = await takeaway({ customer: { name: 'Ayla', phone: '+905337654321' } });
      await bill.act(
        'POST',
        '/payments',
        { kind: 'Card', amount: 10 },
        { 'idempotency-key': theme.repeat(4) },
      );
      const page = await open(`/till/bills/${bill.first.id}`, { theme });
      await button(page, 'Pay').waitFor();
      assert.deepEqual(await page.faultsOfAccess(), []);
      for (const name of theme === 'light' ? ['Pay', 'History', 'Void the bill'] : ['Pay']) {
        await button(page, name).click();
        await page.getByRole('dialog').waitFor();
        assert.deepEqual(await page.faultsOfAccess(), [], name);
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }
      await page.goto(`${app.sofra.baseUrl}/app/${app.venue.id}/till/orders`);
      await page.getByRole('link', { name: /Ayla/ }).first().waitFor();
      assert.deepEqual(await page.faultsOfAccess(), []);
    });
  }
});

function button(page: Pick<AppPage, 'getByRole'>, name: string, exact = false) {
  return page.getByRole('button', { name, exact });
}

/** Presses Tab until the thing of this name has the focus. */
async function tabTo(page: AppPage, name: string): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      const label =
        element?.labels?.[0]?.textContent ?? element?.getAttribute('aria-label') ?? element?.textContent;
      return label?.trim() ?? '';
    });
    if (focused === name) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`${name} is not reached with Tab`);
}

async function untilTrue(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 20));
}
