import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { lineOf } from '../../server/test/harness/sofra.ts';
import { openBill, PASSWORD, type Person } from '../../server/test/harness/staff.ts';
import type { Schemas } from '../src/api/client.ts';
import { type AppPage, eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { coveredControls } from './covered-controls.ts';
import { beginningWith, en, say } from './english.ts';
import { tapInMore } from './more-acts.ts';
import { useRoofTables } from './roof-tables.ts';

type Bill = Schemas['Bill'];

/** One table a test: they share the venue. */
const TABLES = ['Paid', 'From', 'To', 'Young', 'Old', 'Chosen', 'Dropped', 'First', 'Offline', 'Working'];

describe('what is not sent', IN_A_BROWSER, () => {
  const app = useApp();
  const tableIds = useRoofTables(app, TABLES);
  /** One device for all tests: people take turns on it. */
  let page: AppPage;
  let device: BrowserContext;

  before(async () => {
    if (IN_A_BROWSER.skip !== false) return;
    device = await app.newDevice({ as: 'nobody' });
    page = await app.open('/app/sign-in', { context: device });
  });

  async function signIn(person: Person): Promise<void> {
    await submitSignIn(person);
    await page.getByRole('link', { name: beginningWith(en.till.room.states.Paid) }).waitFor();
  }

  async function submitSignIn({ account: { email } }: Person): Promise<void> {
    await page.evaluate(`history.pushState(null, '', '/app/sign-in?to=/app/${app.venue.id}/till')`);
    await page.getByLabel(en.app.signIn.email).fill(email);
    await page.getByLabel(en.app.signIn.password, { exact: true }).fill(PASSWORD);
    await button(page, en.app.signIn.title).click();
  }

  /** Taps on signing out; what is not sent may be asked about first. */
  async function leave(): Promise<void> {
    await button(page, en.app.menu.open).click();
    await button(page, en.app.signIn.out).click();
  }
  const isOut = () => page.getByRole('link', { name: en.app.signIn.title }).waitFor();

  const button = (on: Page, name: string | RegExp) => on.getByRole('button', { name, exact: true });
  const left = () => page.getByRole('status').filter({ hasText: 'unsent order' });
  const leftList = () => page.getByRole('dialog', { name: en.app.unsent.title });
  const leftAt = (table: string) =>
    leftList()
      .getByRole('listitem')
      .filter({ hasText: `Table ${table}` });

  async function choose(table: string, product = 'Çay'): Promise<void> {
    await page.visit(`/till/tables/${tableIds.get(table)}`);
    await page.getByRole('heading', { name: table, exact: true }).waitFor();
    const menu = page.getByRole('region', { name: en.till.menu.title });
    await menu.getByRole('button', { name: 'İçecekler' }).click();
    await menu.getByRole('button', { name: product }).first().click();
  }
  const send = () => button(page, /^Send/).click();

  /** Opens a bill at a table, and waits until the till has heard of it. */
  async function openAt(table: string): Promise<void> {
    const tableId = tableIds.get(table);
    await openBill(app.venue, { type: 'DineIn', tableId, lines: [lineOf(app.venue.menu.kebab)] });
    await page.visit(`/till/tables/${tableId}`);
    await page.getByRole('heading', { name: table, exact: true }).waitFor();
    await page.getByRole('button', { name: en.till.order.pay, exact: true, disabled: false }).waitFor();
  }

  /** Each round of the open bill of a table: what it has, who took it, who sent it. */
  async function roundsAt(table: string): Promise<string[]> {
    const { body } = await app.venue.waiter.call('GET', `/venues/${app.venue.id}/bills`);
    const bills: readonly Bill[] = body.data.items;
    const { rounds, lines } = bills.find(({ table: at }) => at?.name === table) ?? { rounds: [], lines: [] };
    return rounds.map(({ id, by, takenBy }) => {
      const names = lines.filter(({ roundId }) => roundId === id).map(({ productName }) => productName);
      return `${names.join()} ${takenBy?.name ?? by.name}/${by.name}`;
    });
  }

  test('lines that are not sent are said before a bill is paid, and the bill does not close over them', async () => {
    await signIn(app.venue.waiter);
    await openAt('Paid');
    await choose('Paid');
    await button(page, en.till.order.pay).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText(say('payments.sheet.unsent', { count: 1 })).waitFor();
    await sheet.getByRole('button', { name: en.pay.kinds.Cash, exact: true }).click();
    await sheet.getByText(en.payments.sheet.nothingDue).waitFor();
    assert.equal(await button(page, en.payments.sheet.close).isDisabled(), true);
    await sheet.getByRole('button', { name: en.payments.sheet.sendFirst }).click();
    await sheet.getByText('is not sent yet').waitFor({ state: 'detached' });
    await eventually(() => roundsAt('Paid'), ['Adana Kebap Deniz/Deniz', 'Çay Deniz/Deniz']);
    await sheet.getByRole('button', { name: en.pay.kinds.Cash, exact: true }).click();
    await button(page, en.payments.sheet.close).click();
    await page.waitForURL(/\/till\/$/);
  });

  test('a bill moves and is voided only once its unsent lines are sent or dropped', async () => {
    await openAt('From');
    await choose('From');
    await button(page, en.pay.bill.move).click();
    const sheet = page.getByRole('dialog');
    const unsent = sheet.getByText(say('payments.sheet.unsent', { count: 1 }));
    await unsent.waitFor();
    const to = sheet.getByRole('button', { name: /^To / });
    assert.equal(await to.isDisabled(), true);
    await sheet.getByRole('button', { name: en.payments.sheet.sendFirst }).click();
    await to.click();
    await page.getByRole('heading', { name: 'To', exact: true }).waitFor();
    await eventually(() => roundsAt('To'), ['Adana Kebap Deniz/Deniz', 'Çay Deniz/Deniz']);
    await choose('To', 'Ayran');
    await tapInMore(page, en.pay.bill.void);
    await unsent.waitFor();
    const voidNow = sheet.getByRole('button', { name: en.pay.bill.void });
    assert.equal(await voidNow.isDisabled(), true);
    await sheet.getByRole('button', { name: en.payments.sheet.dropUnsent }).click();
    await voidNow.click();
    await page.waitForURL(/\/till\/$/);
    assert.deepEqual([await roundsAt('From'), await roundsAt('To')], [[], []]);
  });

  test('who signs out with something unsent is told, and can send it first', async () => {
    await openAt('First');
    await choose('First');
    await leave();
    const asked = page.getByRole('dialog', { name: en.app.unsent.leaveTitle });
    await asked.getByText(say('app.unsent.leaving', { count: 1 })).waitFor();
    await asked.getByRole('button', { name: en.app.unsent.sendFirst }).click();
    await isOut();
    assert.deepEqual(await roundsAt('First'), ['Adana Kebap Deniz/Deniz', 'Çay Deniz/Deniz']);
  });

  test('a round left a moment ago goes by itself when the next person signs in, and the bill says who took and who sent it', async () => {
    await signIn(app.venue.waiter);
    const other = await app.open('/till', { context: device });
    await other.getByRole('link', { name: beginningWith(en.till.room.states.Paid) }).waitFor();
    await openAt('Young');
    await choose('Young');
    await device.setOffline(true);
    await send();
    await leave();
    await button(page, en.app.unsent.leaveAnyway).click();
    await isOut();
    await device.setOffline(false);
    await signIn(app.venue.owner);
    // Another page of the device does not go on in the name of who left.
    await button(other, en.app.menu.open).click();
    await other.getByText(say('app.menu.signedInAs', { name: 'Defne' })).waitFor();
    await other.close();
    await eventually(() => roundsAt('Young'), ['Adana Kebap Deniz/Deniz', 'Çay Deniz/Defne']);
    await left().waitFor({ state: 'detached' });
    await page.visit(`/till/tables/${tableIds.get('Young')}`);
    await page.getByRole('heading', { name: /taken by Deniz, sent by Defne/ }).waitFor();
    await tapInMore(page, en.pay.bill.history);
    const entry = page
      .getByRole('dialog')
      .getByRole('listitem')
      .filter({ hasText: en.pay.history.RoundPlaced });
    await entry
      .filter({ hasText: say('pay.history.takenBy', { name: 'Deniz' }) })
      .filter({ hasText: 'Defne' })
      .waitFor();
    await page.keyboard.press('Escape');
  });

  test('a round left too long ago, and one for a table without a bill, are shown to the next person: one tap sends, another drops', async () => {
    await leave();
    await isOut();
    await signIn(app.venue.waiter);
    await openAt('Old');
    await choose('Old');
    await device.setOffline(true);
    await send();
    await choose('Chosen');
    await send();
    await choose('Dropped', 'Ayran');
    await send();
    await choose('Offline');
    await leave();
    await button(page, en.app.unsent.leaveAnyway).click();
    await isOut();
    await device.setOffline(false);
    await page.reloadLater(16);
    await submitSignIn(app.venue.owner);
    // It is rounded, and what was done since then takes its time.
    await leftAt('Old')
      .getByText(/Taken by Deniz, 1[67] minutes ago/)
      .waitFor();
    assert.equal(await leftList().getByRole('listitem').filter({ hasText: en.app.type.DineIn }).count(), 4);
    assert.deepEqual([await roundsAt('Old'), await roundsAt('Chosen')], [['Adana Kebap Deniz/Deniz'], []]);
    for (const width of [360, 820, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await eventually(() => page.evaluate(`innerWidth === ${width}`), true);
      assert.deepEqual(await coveredControls(page), []);
    }
    await page.restartTapCount();
    for (const table of ['Old', 'Chosen']) {
      await leftAt(table).getByRole('button', { name: en.till.order.send }).click();
      await leftAt(table).waitFor({ state: 'detached' });
    }
    await leftAt('Dropped').getByText('Ayran').waitFor();
    await leftAt('Dropped').getByRole('button', { name: en.app.unsent.drop }).click();
    await leftAt('Dropped').waitFor({ state: 'detached' });
    assert.equal(await page.taps(), 3);
    await leftAt('Offline').getByRole('button', { name: en.till.order.send }).click();
    await left().waitFor({ state: 'detached' });
    await eventually(() => roundsAt('Old'), ['Adana Kebap Deniz/Deniz', 'Çay Deniz/Defne']);
    await eventually(() => roundsAt('Chosen'), ['Çay Deniz/Defne']);
    await eventually(() => roundsAt('Offline'), ['Çay Deniz/Defne']);
    assert.deepEqual(await roundsAt('Dropped'), []);
    // Who signs out before the answers are there is asked about them.
    const isWaiting = `Object.keys(localStorage).some((key) => key.startsWith('sofra.acts.'))`;
    await eventually(() => page.evaluate(isWaiting), false);
  });

  test('the list of what was left opens over nobody who has begun to work', async () => {
    await leave();
    await isOut();
    await signIn(app.venue.waiter);
    await choose('Working');
    await leave();
    await button(page, en.app.unsent.leaveAnyway).click();
    await isOut();
    const bills = Promise.withResolvers<void>();
    await page.route(/\/bills(\?|$)/, async (route) => {
      await bills.promise;
      await route.continue();
    });
    await submitSignIn(app.venue.owner);
    await left().waitFor();
    await page.keyboard.press('Tab');
    bills.resolve();
    await page.getByRole('link', { name: beginningWith(en.till.room.states.Paid) }).waitFor();
    await page.unroute(/\/bills(\?|$)/);
    assert.equal(await leftList().count(), 0);
    await page.reload();
    await page.getByRole('link', { name: beginningWith(en.till.room.states.Paid) }).waitFor();
    await left().getByRole('button', { name: en.pay.printers.look }).click();
    await leftAt('Working').getByRole('button', { name: en.app.unsent.drop }).click();
    await left().waitFor({ state: 'detached' });
  });
});
