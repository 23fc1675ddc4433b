import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { lineOf } from '../../server/test/harness/sofra.ts';
import { openBill } from '../../server/test/harness/staff.ts';
import { asOwner } from '../../server/test/samples/owner-menu.ts';
import { type AppPage, eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { coveredControls } from './covered-controls.ts';
import { beginningWith, en, say } from './english.ts';
import { tapInMore } from './more-acts.ts';
import { unmirrored } from './unmirrored.ts';

const WIDTHS = [360, 820, 1440];

describe('no control is covered, and each sheet is mirrored from right to left', IN_A_BROWSER, () => {
  const app = useApp();

  /** The screens of a page, each looked at as it is, at each width. */
  function looker(page: AppPage) {
    const faults: string[] = [];
    const look = async (what: string, widths = WIDTHS) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 740 });
        await eventually(() => page.evaluate(`innerWidth === ${width}`), true);
        for (const fault of [...(await coveredControls(page)), ...(await unmirrored(page))])
          faults.push(`${what}, ${width} px: ${fault}`);
      }
    };
    const visit = async (path: string) => {
      await page.visit(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    };
    /** Opens a sheet by the icon of its button, looks at it, and closes it. */
    const lookAtSheet = async (icon: string) => {
      await page.locator(`:is(button, a):has(svg.lucide-${icon}):visible`).first().click();
      await page.getByRole('dialog').first().waitFor();
      await look(`sheet of ${icon}`);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').first().waitFor({ state: 'detached' });
      // Its entry of the history is gone a moment later: till then the way to another screen could be undone.
      await eventually(() => page.evaluate('history.state?.sheets ?? 0'), 0);
    };
    return { faults, look, visit, lookAtSheet };
  }

  const button = (page: AppPage, name: string | RegExp) => page.getByRole('button', { name, exact: true });

  test('on the front page, at the sign-in and on the shared pieces', async () => {
    const page = await app.open('/', { as: 'nobody' });
    const { faults, look } = looker(page);
    await look('front');
    for (const path of ['/app/sign-in', '/app/ui']) {
      await page.goto(app.sofra.baseUrl + path);
      await page.getByRole('button').first().waitFor();
      await look(path);
    }
    await page.close();
    assert.deepEqual(faults, []);
  });

  test('on the pages of the panel, with undo, what is not saved and what is chosen', async () => {
    const { category, kebab } = app.venue.menu;
    await asOwner(app.venue, 'PUT', '/special-days/2031-01-01', { isClosed: true });
    await asOwner(app.venue, 'POST', '/keys', { name: 'Site' });
    const page = await app.open('/panel', { as: 'owner' });
    const { faults, look, visit, lookAtSheet } = looker(page);
    for (const path of [
      ...['', '/campaigns', '/campaigns/new', '/printers', '/developers'],
      ...['/translations', '/import', '/removed', '/preview', `/new/${category.id}`].map(
        (path) => `/menu${path}`,
      ),
    ]) {
      await visit(`/panel${path}`);
      await look(path);
    }
    await visit('/panel/menu');
    await button(page, say('panelMenu.list.hide', { name: 'Baklava' })).click();
    await button(page, en.app.undo).waitFor();
    await page.getByLabel(say('panelMenu.list.choose', { name: 'Baklava' })).check();
    await look('a menu with chosen products and an undo');
    await lookAtSheet('percent');
    await lookAtSheet('pencil');
    await visit(`/panel/menu/products/${kebab.id}`);
    await page.getByLabel(en.till.customer.name, { exact: true }).first().fill('Adana');
    await look('a product with an undo, not saved');
    await button(page, en.app.save).click();
    await page.getByText(en.panelMenu.product.saved).waitFor();
    await page.setViewportSize({ width: 360, height: 740 });
    // The tap that took the last save back.
    await page.getByLabel(en.till.customer.name, { exact: true }).first().fill('Adana Kebap');
    await button(page, en.app.save).click();
    await page.getByText(en.panelMenu.product.saved).waitFor();
    assert.equal((await asOwner(app.venue, 'GET', `/products/${kebab.id}`)).body.data.name, 'Adana Kebap');
    for (const [path, icon] of [
      ['people', 'user-plus'],
      ['room', 'plus'],
      ['room', 'pencil'],
      ['hours', 'calendar-plus'],
    ] as const) {
      await visit(`/panel/${path}`);
      await look(path);
      await lookAtSheet(icon);
    }
    await button(page, /Reset .* 1 January 2031/).click();
    await button(page, en.app.undo).waitFor();
    await visit('/panel/settings');
    await page.getByLabel(/late/i).first().fill('33');
    await page.getByRole('region', { name: en.app.unsaved }).waitFor();
    await button(page, en.app.undo).waitFor();
    await look('settings with an undo, not saved');
    await page.context().setOffline(true);
    await page.getByText('No connection').first().waitFor();
    await look('settings without a connection');
    await page.close();
    assert.deepEqual(faults, []);
  });

  test('at the till, with what is not sent, what is ready, what was closed, and without a connection', async () => {
    const { kebab, steak } = app.venue.menu;
    const [tableId, other] = app.venue.tableIds;
    const bill = await openBill(app.venue, {
      ...{ type: 'DineIn', tableId },
      lines: [lineOf(kebab, { quantity: 2 }), lineOf(kebab)],
    });
    const [line] = (await bill.read()).lines;
    await app.venue.waiter.call(
      'POST',
      `/venues/${app.venue.id}/bills/${bill.first.id}/lines/${line.id}/move`,
      { to: 'Ready' },
    );
    const twice = {
      type: 'Takeaway',
      customer: { name: 'Ada', phone: '0532 111 22 33' },
      lines: [lineOf(kebab)],
    };
    await app.order(twice);
    await app.order(twice);
    const page = await app.open('/till');
    const { faults, look, visit, lookAtSheet } = looker(page);
    await look('room');
    await lookAtSheet('bell');
    await lookAtSheet('user-round');
    await visit('/till/orders');
    await look('orders');
    await visit(`/till/tables/${tableId}`);
    await page.getByText('ready to serve').first().waitFor();
    await look('bill');
    await page.setViewportSize({ width: 820, height: 740 });
    await lookAtSheet('percent');
    await lookAtSheet('package-plus');
    await lookAtSheet('move-right');
    await lookAtSheet('ellipsis');
    await tapInMore(page, en.moving.lines);
    await look('sheet of lines to move');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.setViewportSize({ width: 820, height: 740 });
    await tapInMore(page, en.moving.merge);
    await page.getByRole('button', { name: en.till.order.newTakeaway }).click();
    await page.getByRole('table').waitFor();
    await look('merging with both totals');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: en.app.typed.discard }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.setViewportSize({ width: 820, height: 740 });
    for (const icon of ['percent', 'tag']) {
      await page.getByRole('button', { name: /Adana/ }).first().click();
      await page.getByRole('dialog').locator(`button:has(svg.lucide-${icon})`).click();
      await page.getByRole('dialog').getByRole('textbox').first().waitFor();
      await look(`sheet of a line with ${icon}`);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.setViewportSize({ width: 820, height: 740 });
    }
    await visit(`/till/tables/${other}`);
    await page.setViewportSize({ width: 820, height: 740 });
    await page
      .getByRole('button', { name: /Bonfile/ })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    await look('product');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /Adana/ }).first().click();
    await look(`order of ${steak.name}`);
    await visit('/till/new/delivery');
    await look('delivery');
    await visit(`/till/tables/${tableId}`);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 });
      // On a phone the bill is pulled up.
      if (width < 700) await page.locator('button:has(svg.lucide-chevron-up)').click();
      await page.getByRole('button', { name: en.till.order.pay }).last().click();
      await page.getByRole('button', { name: en.pay.kinds.Cash }).waitFor();
      await look('pay', [width]);
      for (const share of ['Equal parts', 'By dish']) {
        await button(page, share).click();
        await look(`pay with ${share}`, [width]);
      }
      await button(page, en.payments.sheet.shares.All).click();
      if (width < 1_000) await page.keyboard.press('Escape');
      if (width < 700) await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: en.pay.kinds.Cash }).click();
    await button(page, en.payments.sheet.close).click();
    await page.getByRole('status').filter({ hasText: en.pay.kinds.Cash }).waitFor();
    await look('room after a bill was closed');
    await visit(`/till/bills/${bill.first.id}`);
    await look('closed bill');
    await lookAtSheet('rotate-ccw');
    await visit('/till');
    await page.context().setOffline(true);
    await page.getByText('No connection').first().waitFor();
    await look('room without a connection');
    await page.close();
    assert.deepEqual(faults, []);
  });

  test('on the board and at the reservations, with their bars and sheets', async () => {
    for (let guests = 1; guests <= 8; guests += 1)
      await app.order({
        type: 'Takeaway',
        customer: { name: `Guest ${guests}`, phone: `0533 ${1_000_000 + guests}` },
        lines: [lineOf(app.venue.menu.kebab)],
      });
    const page = await app.open('/board');
    const { faults, look, visit, lookAtSheet } = looker(page);
    await page.getByRole('article').nth(7).waitFor();
    await look('board');
    await page.getByRole('article').first().getByRole('button', { name: en.app.line.Ready }).click();
    for (const icon of ['history', 'flame', 'circle-slash']) await lookAtSheet(icon);
    await visit('/host');
    await look('reservations');
    for (const icon of ['plus', 'scan-qr-code']) await lookAtSheet(icon);
    await page.close();
    assert.deepEqual(faults, []);
  });

  test('on a phone held sideways: the menu, the bill, and each key of the payment', async () => {
    const page = await app.open(`/till/tables/${app.venue.tableIds[2]}`, { width: 640, height: 320 });
    await page.getByRole('button', { name: 'İçecekler' }).click();
    await page.getByRole('button', { name: /^Çay/ }).click();
    await page.locator('button:has(svg.lucide-chevron-up)').click();
    await page
      .getByRole('button', { name: beginningWith(en.app.unsent.send) })
      .last()
      .click();
    await page.getByRole('button', { name: en.till.order.pay }).last().click();
    for (const key of ['7', '9', '0', '0']) await button(page, key).click();
    assert.equal(await page.getByLabel(en.payments.sheet.given).inputValue(), '7900');
    await page.close();
  });

  test('with letters of twice the size on a phone, nothing of the front page, the reservations and a booking lies beyond its edge', async () => {
    const context = await app.newDevice({ width: 390, height: 844 });
    await context.addInitScript(`document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    })`);
    const page = await app.open('/', { context });
    const beyond = (place: string) =>
      page
        .locator(`${place} :is(h1, h2, p, label, input, a, button):visible`)
        .evaluateAll((all) =>
          all
            .filter(
              (one) => one.closest('[data-more]') === null && one.getBoundingClientRect().right > innerWidth,
            )
            .map((one) => one.outerHTML.slice(0, 100)),
        );
    await page.getByRole('heading', { level: 1 }).waitFor();
    assert.deepEqual(await beyond('main'), []);
    await page.goto(`${app.sofra.baseUrl}/app/${app.venue.id}/host`);
    await button(page, en.host.newBooking).waitFor();
    assert.deepEqual(await beyond('main'), []);
    await button(page, en.host.newBooking).click();
    await page.getByRole('dialog').getByLabel(en.till.customer.phone).waitFor();
    assert.deepEqual(await beyond('[role=dialog]'), []);
    await page.close();
  });
});
