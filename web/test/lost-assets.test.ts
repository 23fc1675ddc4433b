import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { BrowserContext } from 'playwright-core';
import { type AppPage, eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { beginningWith, en } from './english.ts';
import { useRoofTables } from './roof-tables.ts';

/** Notes whether anything of the app was ever shown without its stylesheet. */
const NOTE_NAKED = `
  addEventListener('DOMContentLoaded', () => {
    const look = () => {
      const hasStyle = getComputedStyle(document.documentElement).getPropertyValue('--paper') !== '';
      if (document.getElementById('app').childElementCount > 0 && !hasStyle) sessionStorage.setItem('wasNaked', 'yes');
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
`;

/** Random, and the same in each run. */
function drawsOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

describe('scripts and styles that do not come', IN_A_BROWSER, () => {
  const app = useApp();
  const tableIds = useRoofTables(app, ['Lost']);

  /** A device on which files of the app fail as often as it is said of each, and come from then on. */
  async function newFailingDevice(as: 'waiter' | 'owner', failuresOf: (file: string) => number) {
    const context = await app.newDevice({ as, width: 1440, height: 900 });
    await context.addInitScript(NOTE_NAKED);
    const left = new Map<string, number>();
    let failed = 0;
    await context.route('**/app/assets/**', (route) => {
      const file = new URL(route.request().url()).pathname;
      const count = left.get(file) ?? failuresOf(file);
      left.set(file, Math.max(count - 1, 0));
      if (count === 0) return route.continue();
      failed += 1;
      // As under load, and as where a network ends.
      if (failed % 2 === 0) return route.abort('connectionreset');
      return route.fulfill({ status: 408, contentType: 'application/json', body: '{}' });
    });
    return { context, failed: () => failed };
  }

  async function assertWhole(page: AppPage): Promise<void> {
    assert.equal(await page.evaluate(`sessionStorage.getItem('wasNaked')`), null);
    assert.equal(await page.evaluate('getComputedStyle(document.body).margin'), '0px');
  }

  const menuOf = (page: AppPage) => page.getByRole('region', { name: en.till.menu.title });

  async function orderAndPay(context: BrowserContext): Promise<AppPage> {
    const page = await app.open(`/till/tables/${tableIds.get('Lost')}`, { context });
    await menuOf(page).getByRole('button', { name: 'İçecekler' }).click();
    await menuOf(page).getByRole('button', { name: 'Çay' }).first().click();
    await page
      .getByRole('button', { name: beginningWith(en.app.unsent.send) })
      .first()
      .click();
    await page.getByRole('button', { name: en.till.order.pay }).first().click();
    await page.getByRole('button', { name: en.pay.kinds.Cash }).first().click();
    await page.getByRole('button', { name: en.payments.sheet.close }).first().click();
    await page.getByRole('link', { name: /^Lost .*Free/ }).waitFor();
    return page;
  }

  for (const name of ['style', 'first-load', 'index', 'libraries', 'till-screen', 'en'])
    test(`a till opens whole whose ${name} failed once`, async () => {
      const { context, failed } = await newFailingDevice('waiter', (file) =>
        file.startsWith(`/app/assets/${name}-`) ? 1 : 0,
      );
      const page = await app.open('/till', { context });
      await page.getByRole('link', { name: beginningWith(en.figures.takenOff.lost) }).waitFor();
      assert.equal(failed(), 1);
      await assertWhole(page);
      await context.close();
    });

  test('the page says that it did not load, in the language of the device, and tries again until it has', async () => {
    let isAway = true;
    const { context } = await newFailingDevice('waiter', () => 0);
    await context.route('**/app/assets/**', (route) => (isAway ? route.abort() : route.fallback()));
    const page = await app.open('/board', { context });
    await page.getByText('Sofra did not load completely. Trying again…').waitFor();
    // It was loaded again, to no avail.
    await page.waitForEvent('load');
    await page.getByText('Sofra did not load completely. Trying again…').waitFor();
    isAway = false;
    await page.getByText(en.board.empty.title).waitFor();
    assert.equal(await page.getByText('Sofra did not load').count(), 0);
    await context.close();
  });

  test('the page says so too while the texts do not come', async () => {
    const { context } = await newFailingDevice('waiter', (file) => (/\/en-/.test(file) ? 4 : 0));
    const page = await app.open('/board', { context });
    await page.getByText('Sofra did not load completely. Trying again…').waitFor();
    await page.getByText(en.board.empty.title).waitFor();
    await context.close();
  });

  test('a part that is opened later and fails is asked for again, and the screen says so', async () => {
    const { context } = await newFailingDevice('waiter', (file) => (/search-sheet/.test(file) ? 2 : 0));
    const page = await app.open('/till', { context });
    await page.getByRole('button', { name: beginningWith(en.app.search) }).click();
    await page.getByText(en.app.connection.partMissing).waitFor();
    await page.getByRole('dialog').waitFor();
    await page.getByText(en.app.connection.partMissing).waitFor({ state: 'detached' });
    await context.close();
  });

  for (const seed of [1, 2])
    test(`an order is taken and paid, and the panel opens, where files fail at random (seed ${seed})`, async () => {
      const draw = drawsOf(seed);
      const failures = () => (draw() < 0.3 ? 1 : 0);
      const till = await newFailingDevice('waiter', failures);
      const page = await orderAndPay(till.context);
      await assertWhole(page);
      const panel = await newFailingDevice('owner', failures);
      const overview = await app.open('/panel', { context: panel.context });
      await overview.getByRole('link', { name: en.till.menu.title }).first().click();
      await overview.getByRole('button', { name: /^İçecekler/ }).click();
      await overview.getByRole('link', { name: 'Çay' }).waitFor();
      await assertWhole(overview);
      await eventually(() => till.failed() > 0 && panel.failed() > 0, true);
      await Promise.all([till.context.close(), panel.context.close()]);
    });
});
