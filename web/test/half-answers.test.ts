import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { lineOf } from '../../server/test/harness/sofra.ts';
import { type OpenedBill, openBill } from '../../server/test/harness/staff.ts';
import { type AppPage, eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { en } from './english.ts';
import { type Fault, type FaultyProxy, startFaultyProxy, TRACE_ID } from './faults/faulty-proxy.ts';
import { useRoofTables } from './roof-tables.ts';

/** One table a test: they share the venue. */
const TABLES = ['Half', 'Refused', 'Unknown', 'Booking'];

describe('half an answer', IN_A_BROWSER, () => {
  const app = useApp();
  const tableIds = useRoofTables(app, TABLES);
  let proxy: FaultyProxy;
  let shared: AppPage | undefined;

  before(async () => {
    proxy = await startFaultyProxy(app.sofra.baseUrl);
  });
  after(() => proxy?.close());

  async function at(path: string): Promise<AppPage> {
    shared ??= await app.open(`${proxy.baseUrl}/app/${app.venue.id}${path}`);
    await shared.visit(path);
    return shared;
  }

  /** Gives the next calls of a method to a path these faults, one each; the calls after them none. */
  function spoilNext(method: string, path: RegExp, ...faults: Fault[]): { keys: string[] } {
    const left = [...faults];
    const keys: string[] = [];
    proxy.setFaults((call) => {
      if (call.method !== method || !path.test(call.path)) return null;
      keys.push(call.key ?? '');
      return left.shift() ?? null;
    });
    return { keys };
  }

  const call = async (method: string, path: string, body?: unknown) =>
    (await app.venue.waiter.call(method, `/venues/${app.venue.id}${path}`, body)).body.data;

  async function roundsAt(table: string): Promise<number> {
    const { items } = await call('GET', '/bills');
    const bill = items.find((one: { table: { name: string } | null }) => one.table?.name === table);
    return bill?.rounds.length ?? 0;
  }

  const menuOf = (page: Page) => page.getByRole('region', { name: en.till.menu.title });
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const sending = (page: Page) => page.getByRole('region', { name: en.till.basket.sending });
  const basket = (page: Page) => page.getByRole('region', { name: en.till.basket.title });

  async function chooseTea(table: string): Promise<AppPage> {
    const page = await at(`/till/tables/${tableIds.get(table)}`);
    await page.getByRole('heading', { name: table, exact: true }).waitFor();
    await menuOf(page).getByRole('button', { name: 'İçecekler' }).click();
    await menuOf(page).getByRole('button', { name: 'Çay' }).first().click();
    return page;
  }

  /** Tells a page again and again that the network is back, so that it does not wait before each try. */
  async function hurry(page: Page, until: Promise<unknown>): Promise<void> {
    let isDone = false;
    const done = until.finally(() => {
      isDone = true;
    });
    while (!isDone) {
      await page.evaluate(`dispatchEvent(new Event('online'))`);
      await Promise.race([done, page.waitForTimeout(50)]);
    }
    await done;
  }

  /** What the page says was not done. */
  const denials = (page: Page) => page.getByRole('alert').allInnerTexts();

  for (const fault of ['NotDone', 'BodyMissing', 'BodyCut', 'BodyShort', 'NotJson', 'GatewayFailed'] as const)
    test(`an order is sent on under its key, and there once: ${fault}`, async () => {
      const before = await roundsAt('Half');
      const page = await chooseTea('Half');
      const { keys } = spoilNext('POST', before === 0 ? /\/bills$/ : /\/rounds$/, fault);
      await button(page, /^Send/).click();
      await eventually(() => keys.length > 0, true);
      await hurry(page, sending(page).waitFor({ state: 'detached' }));
      assert.equal(await basket(page).count(), 0);
      assert.deepEqual(await denials(page), []);
      assert.equal(new Set(keys).size, 1);
      // The stream may tell of what the service has before it is sent again.
      assert.ok(keys.length === 2 || (keys.length === 1 && fault !== 'NotDone'), `${keys.length} calls`);
      assert.equal(await roundsAt('Half'), before + 1);
    });

  async function payKebab(): Promise<{ bill: OpenedBill; page: AppPage }> {
    const bill = await openBill(app.venue, { lines: [lineOf(app.venue.menu.kebab)] });
    const page = await at(`/till/bills/${bill.first.id}`);
    await button(page, en.till.order.pay).click();
    await button(page, en.pay.kinds.Cash).waitFor();
    return { bill, page };
  }

  test('a payment is recorded once, and is never said to be missing; the bill closes once', async () => {
    const { bill, page } = await payKebab();
    const { keys } = spoilNext('POST', /\/payments$/, 'BodyMissing', 'Reset');
    await button(page, en.pay.kinds.Cash).click();
    await hurry(page, page.getByText(en.payments.sheet.nothingDue).waitFor());
    // The stream may say what was paid before the last call has gone out.
    await hurry(
      page,
      eventually(() => keys.length, 3),
    );
    assert.deepEqual([new Set(keys).size, await denials(page)], [1, []]);
    spoilNext('POST', /\/close$/, 'BodyCut');
    await button(page, en.payments.sheet.close).click();
    await hurry(page, page.waitForURL(/\/till\/$/));
    const { state, payments } = await bill.read();
    assert.deepEqual([state, payments.length], ['Closed', 1]);
  });

  test('an error that stays says that nobody knows, with its trace id, holds up nothing, and goes on under its key', async () => {
    const { bill, page } = await payKebab();
    const five = Array<Fault>(5).fill('ServiceFailed');
    const { keys } = spoilNext('POST', /\/payments$/, ...five);
    await button(page, en.pay.kinds.Cash).click();
    const unknown = page.getByRole('dialog').getByRole('alert').filter({ hasText: TRACE_ID });
    await hurry(page, unknown.waitFor());
    await unknown.getByText(en.app.fault.unknownAct).waitFor();
    await unknown.getByText('Cash ₺120.50').waitFor();
    assert.equal((await denials(page)).filter((text) => text.includes('was not recorded')).length, 0);
    // The service did it the first time: what is due says so.
    await page.getByText(en.payments.sheet.nothingDue).waitFor();
    await unknown.getByRole('button', { name: en.app.fault.lookUp }).click();
    await unknown.getByRole('button', { name: en.app.fault.retry }).click();
    await unknown.waitFor({ state: 'detached' });
    await eventually(() => [keys.length, new Set(keys).size], [6, 1]);
    assert.equal((await bill.read()).payments.length, 1);
    await page.getByRole('dialog').getByRole('button', { name: en.app.close, exact: true }).click();
  });

  test('lines of an order that nobody knows of stay under its key, and the table says so in the room', async () => {
    const page = await chooseTea('Unknown');
    const { keys } = spoilNext('POST', /\/bills$/, ...Array<Fault>(5).fill('NotDone'));
    await button(page, /^Send/).click();
    const unknown = page.getByRole('region', { name: en.till.basket.unknown });
    await hurry(page, unknown.waitFor());
    await unknown.getByText('Çay').waitFor();
    assert.equal(await basket(page).count(), 0);
    await page.getByRole('link', { name: en.till.order.toRoom }).click();
    await page.getByRole('link', { name: /^Unknown .*Not sure it was sent/ }).click();
    await unknown.getByRole('button', { name: en.app.fault.retry }).click();
    await unknown.waitFor({ state: 'detached' });
    await eventually(async () => [keys.length, new Set(keys).size, await roundsAt('Unknown')], [6, 1, 1]);
  });

  test('lines of a refused order go again under a new key', async () => {
    const page = await chooseTea('Refused');
    const { keys } = spoilNext('POST', /\/bills$/);
    const stock: { productId: string; name: string }[] = await call('GET', '/stock');
    const tea = stock.find(({ name }) => name === 'Çay')!.productId;
    await call('PUT', `/products/${tea}/sold-out`, { isSoldOut: true });
    await button(page, /^Send/).click();
    await basket(page).getByRole('alert').waitFor();
    await call('PUT', `/products/${tea}/sold-out`, { isSoldOut: false });
    await button(page, /^Send/).click();
    await basket(page).waitFor({ state: 'detached' });
    await sending(page).waitFor({ state: 'detached' });
    assert.deepEqual([keys.length, new Set(keys).size, await roundsAt('Refused')], [2, 2, 1]);
  });

  test('a reservation is taken down once, and its form closes', async () => {
    const page = await at('/host');
    await button(page, en.host.newBooking).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('group', { name: en.app.time }).getByRole('button', { name: /\d/ }).last().click();
    await sheet.getByLabel(en.till.customer.name).fill('Ayşe');
    const { keys } = spoilNext('POST', /\/reservations$/, 'BodyMissing');
    await sheet.locator('button[type=submit]').click();
    await hurry(page, sheet.waitFor({ state: 'detached' }));
    assert.deepEqual([keys.length, new Set(keys).size], [2, 1]);
  });
});
