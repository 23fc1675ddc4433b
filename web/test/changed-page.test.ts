import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { lineOf } from '../../server/test/harness/sofra.ts';
import { everyDay } from '../../server/test/samples/sample-hours.ts';
import { bookingSettings } from '../../server/test/samples/sample-venue.ts';
import { takenDown } from '../../server/test/venues/reservation-venue.ts';
import { type AppPage, eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { en, say } from './english.ts';
import { useRoofTables } from './roof-tables.ts';

/**
 * Wraps every text in two elements, now and after each change, as the translator of a browser leaves it: also where the
 * page says that it is not to be translated.
 */
const WRAP_TEXTS = `
  const wrapAll = () => {
    const texts = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode;
      if (data.trim() !== '' && parentElement.closest('font, script, style, textarea, option') === null)
        texts.push(walker.currentNode);
    }
    for (const text of texts) {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      outer.append(inner);
      text.replaceWith(outer);
      inner.append(text);
    }
  };
  addEventListener('DOMContentLoaded', () => {
    wrapAll();
    new MutationObserver(wrapAll).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
`;

/** The next changes of what the app shows fail, as where an extension has taken a part of it away. */
const breakNext = (page: Page, count: number) =>
  page.evaluate(`(() => {
    const { removeChild } = Node.prototype;
    let left = ${count};
    Node.prototype.removeChild = function (child) {
      if (left > 0 && document.querySelector('main, [class*=shell]')?.contains(this)) {
        left -= 1;
        throw new DOMException('The node to be removed is not a child of this node.', 'NotFoundError');
      }
      return removeChild.call(this, child);
    };
  })()`);

const COUNT_TONES = `(() => {
  const make = AudioContext.prototype.createOscillator;
  globalThis.tones = 0;
  AudioContext.prototype.createOscillator = function () {
    globalThis.tones += 1;
    return make.call(this);
  };
})()`;

describe('a page that something else changes', IN_A_BROWSER, () => {
  const app = useApp({}, { workingHours: everyDay('00:00', '00:00'), reservations: bookingSettings() });
  const tableIds = useRoofTables(app, ['Wrapped', 'Broken']);

  const restarted = (page: Page) => page.getByText(en.app.broken.restarted);
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
  const card = (page: Page, number: number) =>
    page.getByRole('article').filter({ hasText: new RegExp(`#${number}(?!\\d)`) });

  async function order(): Promise<number> {
    const customer = { name: 'Deniz', phone: '0532 111 22 33' };
    const lines = [lineOf(app.venue.menu.kebab, { portionId: app.venue.menu.kebab.portions[0]!.id })];
    return (await app.order({ type: 'Takeaway', customer, lines })).order.number;
  }

  async function openWrapped(path: string, as: 'waiter' | 'owner' = 'waiter'): Promise<AppPage> {
    const context = await app.newDevice({ as, width: 1440, height: 900 });
    await context.addInitScript(WRAP_TEXTS);
    return app.open(path, { context });
  }

  async function assertUnbroken(page: AppPage): Promise<void> {
    assert.ok((await page.locator('font').count()) > 10, 'the texts are wrapped');
    assert.equal(await restarted(page).count(), 0);
    await page.context().close();
  }

  test('translators of browsers are told to leave the app as it is', async () => {
    const page = await app.open('/board');
    assert.equal(await page.evaluate('document.documentElement.translate'), false);
    assert.equal(await page.locator('meta[name=google]').getAttribute('content'), 'notranslate');
  });

  test('a board goes on whose texts are wrapped: orders come, are made and go', async () => {
    const page = await openWrapped('/board');
    await page.getByText(en.board.empty.title).waitFor();
    for (let round = 0; round < 3; round += 1) {
      const number = await order();
      await card(page, number).getByRole('button', { name: en.app.line.Ready, exact: true }).click();
      await card(page, number).getByText('Adana Kebap').waitFor({ state: 'detached' });
    }
    await assertUnbroken(page);
  });

  test('a till goes on whose texts are wrapped: a table orders, pays and is free again', async () => {
    const page = await openWrapped(`/till/tables/${tableIds.get('Wrapped')}`);
    const menu = page.getByRole('region', { name: en.till.menu.title });
    await menu.getByRole('button', { name: 'İçecekler' }).click();
    const tea = menu.getByRole('button', { name: 'Çay' }).first();
    await tea.click();
    await tea.click();
    await button(page, /^Send/).click();
    await page.getByRole('region', { name: en.till.basket.title }).waitFor({ state: 'detached' });
    await page.getByRole('complementary').getByText('Çay').waitFor();
    await menu.getByRole('button', { name: 'Izgara' }).click();
    await menu.getByRole('button', { name: say('till.menu.choices', { name: 'Adana Kebap' }) }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Bir buçuk/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Soğan' }).click();
    await page.getByRole('dialog').getByRole('button', { name: en.till.product.add, exact: true }).click();
    await page.getByRole('region', { name: en.till.basket.title }).waitFor();
    await button(page, /^Send/).click();
    await page.getByRole('region', { name: en.till.basket.title }).waitFor({ state: 'detached' });
    await button(page, en.till.order.pay).click();
    await button(page, en.pay.kinds.Cash).click();
    await button(page, en.payments.sheet.close).click();
    await page.getByRole('link', { name: /^Wrapped .*Free/ }).waitFor();
    await assertUnbroken(page);
  });

  test('reservations and panel go on whose texts are wrapped: guests are seated, a price is changed', async () => {
    const host = await openWrapped('/host');
    for (const table of [/^Salon 1/, /^Salon 2/]) {
      await button(host, en.host.walkIn.button).click();
      const sheet = host.getByRole('dialog');
      await sheet.getByRole('button', { name: table }).click();
      await button(host, en.host.walkIn.seat).click();
      await sheet.waitFor({ state: 'detached' });
      await sheet.waitFor({ state: 'detached' });
    }
    await assertUnbroken(host);
    const { baklava } = app.venue.menu;
    const panel = await openWrapped(`/panel/menu/products/${baklava.id}`, 'owner');
    const name = panel.getByLabel(en.till.customer.name, { exact: true }).first();
    for (const text of ['Fıstıklı', 'Cevizli']) {
      await name.fill(text);
      await button(panel, en.app.save).click();
      await eventually(async () => (await panel.getByText(en.form.saved).count()) > 0, true);
    }
    await assertUnbroken(panel);
  });

  test('a screen that breaks starts again and says so, with what was typed and is gone', async () => {
    // Noon of the day after tomorrow: the same date in UTC and at the venue, whatever time it is.
    const startsAt = `${new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10)}T12:00:00.000Z`;
    const page = await app.open(`/host?date=${startsAt.slice(0, 10)}`);
    await page.getByText(en.host.list.empty).waitFor();
    await button(page, en.host.newBooking).click();
    await page.getByRole('dialog').getByLabel(en.till.customer.name).fill('Leyla Gencer');
    await breakNext(page, 1);
    await takenDown(app.venue, { startsAt, customer: { name: 'Zeki' } });
    await restarted(page).waitFor();
    await page.getByText(say('app.broken.typed', { texts: 'Leyla Gencer' })).waitFor();
    assert.deepEqual(await page.faultsOfAccess(), []);
    await page.getByRole('status').getByRole('button', { name: en.app.close }).click();
    await restarted(page).waitFor({ state: 'detached' });
    await page.getByRole('listitem').filter({ hasText: 'Zeki' }).waitFor();
    await page.close();
  });

  test('a board that breaks three times in a minute says what to do, sounds for each order, and begins again', async () => {
    const page = await app.open('/board');
    await page.clock.install();
    await page.evaluate(COUNT_TONES);
    const number = await order();
    await card(page, number).waitFor();
    for (let breaks = 1; breaks <= 3; breaks += 1) {
      await breakNext(page, 1);
      const next = await order();
      if (breaks < 3) await card(page, next).waitFor();
      await card(page, breaks < 3 ? next : number)
        .getByRole('button', { name: en.app.line.Ready, exact: true })
        .click();
      if (breaks < 3) await restarted(page).waitFor();
    }
    await page.getByRole('heading', { name: en.app.broken.title }).waitFor();
    await page.getByText(en.app.broken.stillSounds).waitFor();
    const tones = Number(await page.evaluate('globalThis.tones'));
    const last = await order();
    await eventually(async () => Number(await page.evaluate('globalThis.tones')) > tones, true);
    assert.deepEqual(await page.faultsOfAccess(), []);
    await page.clock.fastForward(60_000);
    await card(page, last).waitFor();
    await page.close();
  });
});
