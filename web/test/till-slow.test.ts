import assert from 'node:assert/strict';
import { afterEach, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { lineOf } from '../../server/test/harness/sofra.ts';
import { freshKey, openBill } from '../../server/test/harness/staff.ts';
import { takenDown } from '../../server/test/venues/reservation-venue.ts';
import { type AppPage, eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { beginningWith, en, say, usualReasons } from './english.ts';
import { holdCalls } from './hold-calls.ts';
import { tapInMore } from './more-acts.ts';
import { useRoofTables } from './roof-tables.ts';

/** One table a test: they share the venue. */
const TABLES = [
  'Strike',
  'Twice',
  'From',
  'To',
  'Phone',
  'Undo',
  'Keys',
  'Held',
  'Holder',
  'Unread',
  'Left',
  'Left too',
];

describe('what people do at the till while an answer is on its way', IN_A_BROWSER, () => {
  const app = useApp();
  const tableIds = useRoofTables(app, TABLES);

  afterEach(() => shared?.unrouteAll({ behavior: 'ignoreErrors' }));

  /** The page of all tests. */
  let shared: AppPage | undefined;
  async function at(path: string): Promise<AppPage> {
    if (shared === undefined) shared = await app.open(path);
    else await shared.visit(path);
    return shared;
  }
  async function atTable(table: string): Promise<AppPage> {
    const page = await at(`/till/tables/${tableIds.get(table)}`);
    await page.getByRole('heading', { name: table, exact: true }).waitFor();
    return page;
  }
  const openAt = (table: string) =>
    openBill(app.venue, {
      ...{ type: 'DineIn', tableId: tableIds.get(table) },
      lines: [lineOf(app.venue.menu.kebab), lineOf(app.venue.menu.baklava)],
    });

  const button = (page: Pick<Page, 'getByRole'>, name: string) =>
    page.getByRole('button', { name, exact: true });
  const dialog = (page: Page) => page.getByRole('dialog');
  const basketOf = (page: Page) => page.getByRole('region', { name: en.till.basket.title });
  const menuOf = (page: Page) => page.getByRole('region', { name: en.till.menu.title });
  const sendingOf = (page: Page) => page.getByRole('region', { name: en.till.basket.sending });
  const send = (page: Page) => page.getByRole('button', { name: beginningWith(en.till.order.send) });
  const tile = (page: Page, name: string) => menuOf(page).getByRole('button', { name }).first();
  const drinks = (page: Page) => button(menuOf(page), 'İçecekler').click();

  test('nothing is taken while a strike is on its way: what is due is not known', async () => {
    await openAt('Strike');
    const page = await atTable('Strike');
    const { letGo } = await holdCalls(page, '**/strike');
    await page
      .getByRole('button', { name: /Baklava/ })
      .first()
      .click();
    await button(page, en.pay.line.strike).click();
    await button(page, usualReasons.remove.mistake).click();
    await page.getByText(en.app.line.Cancelled, { exact: true }).waitFor();
    await button(page, en.till.order.pay).click();
    const cash = button(dialog(page), en.pay.kinds.Cash);
    await cash.waitFor();
    assert.equal(await cash.isDisabled(), true);
    await letGo();
    await eventually(() => cash.isEnabled(), true);
    await dialog(page).getByText('₺120.50').first().waitFor();
    await page.keyboard.press('Escape');
  });

  test('who sends at the keyboard is still at its button', async () => {
    const page = await atTable('Keys');
    await drinks(page);
    await tile(page, 'Çay').click();
    await page.tabTo(send(page), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await basketOf(page).waitFor({ state: 'detached' });
    assert.equal(await send(page).isDisabled(), true);
    assert.equal(await send(page).and(page.locator(':focus')).count(), 1);
    await page.keyboard.press('Enter');
    await page.getByRole('complementary').getByText('Çay').waitFor();
  });

  test('nothing is taken while another round of a table that was free is on its way', async () => {
    const page = await atTable('Twice');
    await drinks(page);
    const { letFirstGo, areThere, letGo } = await holdCalls(page, '**/venue/v1/venues/*/bills');
    for (const drink of ['Çay', 'Ayran']) {
      await tile(page, drink).click();
      await send(page).click();
    }
    await letFirstGo();
    await areThere();
    await button(page, en.till.order.pay).and(page.locator(':enabled')).click();
    const cash = button(dialog(page), en.pay.kinds.Cash);
    await cash.waitFor();
    assert.equal(await cash.isDisabled(), true);
    await letGo();
    await eventually(() => cash.isEnabled(), true);
    await page.keyboard.press('Escape');
  });

  test('who takes a payment back takes back no payment of somebody else, whose came before the lost answer', async () => {
    const { first } = await openAt('Undo');
    const page = await atTable('Undo');
    let tries = 0;
    await page.route('**/payments', async (route) => {
      if (++tries > 1) return route.continue();
      await route.fetch();
      const path = `/venues/${app.venue.id}/bills/${first.id}/payments`;
      await app.venue.owner.call(
        'POST',
        path,
        { kind: 'Card', amount: 10 },
        { 'idempotency-key': freshKey() },
      );
      await route.abort();
    });
    await button(page, en.till.order.pay).click();
    for (const key of ['2', '0']) await button(dialog(page), key).click();
    await button(dialog(page), en.pay.kinds.Cash).click();
    await eventually(() => tries, 1);
    await page.evaluate(`dispatchEvent(new Event('online'))`);
    await button(dialog(page), say('payments.sheet.undoOf', { kind: 'Cash', amount: '₺20.00' })).waitFor();
    await page.locator('summary', { hasText: en.payments.sheet.payments }).click();
    await button(dialog(page), say('payments.sheet.undoOf', { kind: 'Card', amount: '₺10.00' })).waitFor();
    await button(dialog(page), en.pay.kinds.Cash).and(page.locator(':enabled')).waitFor();
    const undos = dialog(page).getByRole('button', { name: en.payments.sheet.undo });
    assert.deepEqual(await undos.allTextContents(), ['Undo Cash ₺20.00', 'Undo']);
    await page.keyboard.press('Escape');
  });

  test('a product that is being chosen keeps its sheet when the order before gets its bill', async () => {
    const page = await at('/till/new/takeaway');
    await drinks(page);
    await tile(page, 'Çay').click();
    const { letGo } = await holdCalls(page, '**/venue/v1/venues/*/bills');
    await send(page).click();
    await sendingOf(page).waitFor();
    await button(menuOf(page), 'Izgara').click();
    await button(menuOf(page), say('till.menu.choices', { name: 'Adana Kebap' })).click();
    await dialog(page).getByLabel(en.till.basket.note).fill('Hot');
    await letGo();
    await sendingOf(page).waitFor({ state: 'detached' });
    await button(dialog(page), en.till.product.add).click();
    await basketOf(page).getByText('Hot').waitFor();
    await send(page).click();
    await page.waitForURL('**/till/bills/*');
  });

  test('a refused takeaway is not mixed with the next one, whose lines and guest stay as they are', async () => {
    const page = await at('/till/new/takeaway');
    const customer = (label: string) =>
      page.getByRole('region', { name: en.till.order.showCustomer }).getByLabel(label);
    await drinks(page);
    await tile(page, 'Çay').click();
    await customer('Name').fill('Ali');
    await customer('Phone').fill('12');
    const { letGo } = await holdCalls(page, '**/venue/v1/venues/*/bills');
    await send(page).click();
    await sendingOf(page).getByText('Çay').waitFor();
    await customer('Name').fill('Veli');
    await tile(page, 'Ayran').click();
    await letGo();
    const back = page.getByRole('region', { name: en.till.basket.refused, exact: true });
    await back.getByText('Ali').waitFor();
    await back.getByText('Çay').waitFor();
    assert.equal(await basketOf(page).getByText('Çay').count(), 0);
    // Nothing throws it away: it comes back by itself.
    assert.equal(await back.getByRole('button').count(), 0);
    await send(page).click();
    await basketOf(page).getByText('Çay').waitFor();
    assert.deepEqual(
      [await customer('Name').inputValue(), await customer('Phone').inputValue()],
      ['Ali', '12'],
    );
    await basketOf(page).getByText('Ayran').waitFor({ state: 'detached' });
    await customer('Phone').fill('');
    await send(page).click();
    await page.waitForURL('**/till/bills/*');
    await page.getByText('Ali').first().waitFor();
  });

  test('what is chosen while a bill moves to another table goes with it', async () => {
    await openAt('From');
    const page = await atTable('From');
    const { letGo } = await holdCalls(page, '**/table');
    await button(page, en.pay.bill.move).click();
    await dialog(page).getByRole('button', { name: /^To / }).click();
    await drinks(page);
    await tile(page, 'Çay').click();
    await basketOf(page).getByText('Çay').waitFor();
    await letGo();
    await page.getByRole('heading', { name: 'To', exact: true }).waitFor();
    await basketOf(page).getByText('Çay').waitFor();
    await atTable('From');
    assert.equal(await basketOf(page).count(), 0);
  });

  test('a table is not free before it is known who sits there', async () => {
    const [holder, held] = ['Holder', 'Held'].map((name) => tableIds.get(name)!) as [string, string];
    const party = { guests: 5, customer: { name: 'Nazlı Koç' }, tableIds: [holder, held], isHere: true };
    await takenDown(app.venue, { startsAt: new Date().toISOString(), ...party });
    const page = await app.open('/app', { as: 'waiter' });
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/tables/standings', async (route) => {
      await promise;
      await route.continue();
    });
    const areRead = Promise.all(
      ['/tables', '/bills'].map((list) =>
        page.waitForResponse((read) => new URL(read.url()).pathname.endsWith(list)),
      ),
    );
    await page.goto(`${app.sofra.baseUrl}/app/${app.venue.id}/till/tables/${held}`);
    await areRead;
    await page.getByRole('status', { name: 'Loading' }).waitFor();
    assert.equal(await menuOf(page).count(), 0);
    resolve();
    await page.getByRole('heading', { name: 'Holder' }).waitFor();
    await page.getByRole('group', { name: en.till.guests.label }).getByText('5').waitFor();
    await page.close();
  });

  test('an order stays open where who sits there cannot be read, also while that is read again', async () => {
    const { id, name } = app.venue.menu.steak;
    const page = await app.open('/app', { as: 'waiter' });
    let isHeld = false;
    const held = Promise.withResolvers<void>();
    const again = Promise.withResolvers<void>();
    await page.route('**/tables/standings', async (route) => {
      if (isHeld) held.resolve();
      if (isHeld) await again.promise;
      await route.fulfill({ status: 403, json: { errorCode: 'NOT_PERMITTED' } });
    });
    await page.goto(
      `${app.sofra.baseUrl}/app/${app.venue.id}/till/tables/${tableIds.get('Unread')}?product=${id}`,
    );
    await dialog(page).getByText(name).first().waitFor();
    isHeld = true;
    await app.venue.owner.call('POST', `/venues/${app.venue.id}/areas`, {
      name: 'Cellar',
      tables: [{ name: 'C1' }],
    });
    await held.promise;
    await page.evaluate('new Promise(requestAnimationFrame)');
    assert.equal(await dialog(page).getByText(name).first().isVisible(), true);
    again.resolve();
    await page.close();
  });

  test('what became of a bill is told also where another one was voided before its answer', async () => {
    const voidAt = async (table: string) => {
      const lines = [lineOf(app.venue.menu.kebab)];
      await openBill(app.venue, { type: 'DineIn', tableId: tableIds.get(table), lines });
      const page = await atTable(table);
      await tapInMore(page, en.pay.bill.void);
      await button(dialog(page), en.pay.bill.void).click();
      await dialog(page).waitFor({ state: 'detached' });
    };
    const { letGo } = await holdCalls(await at('/till'), '**/void');
    await voidAt('Left');
    await voidAt('Left too');
    await letGo();
    for (const table of ['Left', 'Left too'])
      await shared!.getByRole('status').getByText(`Table ${table}: voided`, { exact: true }).waitFor();
  });

  test('on a phone what is due looks old while it is asked anew', async () => {
    const page = await atTable('Phone');
    await page.setViewportSize({ width: 360, height: 740 });
    await drinks(page);
    await tile(page, 'Çay').click();
    const due = page.getByRole('button', { name: /not sent.*Due/ });
    await due.getByText('₺20.00').waitFor();
    const { letGo } = await holdCalls(page, '**/preview');
    await tile(page, 'Çay').click();
    await due.locator('[aria-busy=true]').waitFor();
    await letGo();
    await due.getByText('₺40.00').waitFor();
    await page.setViewportSize({ width: 1280, height: 800 });
  });
});
