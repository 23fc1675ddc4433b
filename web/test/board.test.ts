import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Locator } from 'playwright-core';
import { lineOf } from '../../server/test/harness/sofra.ts';
import { freshKey } from '../../server/test/harness/staff.ts';
import { type AppPage, eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { en, say } from './english.ts';

describe('the kitchen board', IN_A_BROWSER, () => {
  const app = useApp();
  let page: AppPage;

  const card = (order: { number: number }) =>
    page.getByRole('article').filter({ hasText: new RegExp(`#${order.number}(?!\\d)`) });

  const tea = () => app.venue.record.menu.products.find(({ name }) => name === 'Çay')!;

  /** Places an order by the public API. */
  const place = async (body: Record<string, unknown>): Promise<{ number: number }> =>
    (await app.order(body)).order;

  let guests = 0;
  const takeaway = (...lines: unknown[]) => {
    guests += 1;
    const customer = { name: `Guest ${guests}`, phone: `0532 ${1_000_000 + guests}` };
    return place({ type: 'Takeaway', customer, lines });
  };

  /** The staff of the venue at the bill of an order. */
  async function atTill(order: { number: number }) {
    const list = `/venues/${app.venue.id}/bills`;
    const { body } = await app.venue.waiter.call('GET', list);
    const bill = body.data.items.find(({ number }: { number: number }) => number === order.number);
    return {
      bill,
      call: (method: string, path: string, sent?: unknown) =>
        app.venue.waiter.call(method, `${list}/${bill.id}${path}`, sent),
    };
  }

  const statesOf = async (order: { number: number }): Promise<string[]> =>
    (await atTill(order)).bill.lines.map(({ status }: { status: string }) => status);

  /** A line of a ticket, once it is in this state. */
  const line = (ticket: Locator, name: string, state: 'ToMake' | 'Done') =>
    ticket.locator(`[aria-pressed=${state === 'Done'}]`).filter({ hasText: name });

  const ready = (ticket: Locator) => ticket.getByRole('button', { name: en.board.ticket.ready, exact: true });

  /** The card of a bill that the till changed, before and after a reload. */
  let told: { ticket: Locator; void: () => Promise<unknown> };

  test('an order arrives by itself, with options, what to leave out and the note; a line and a ticket take one tap each', async () => {
    const { kebab } = app.venue.menu;
    page = await app.open('/board', { width: 1920, height: 1080 });
    await page.getByText(en.board.empty.title).waitFor();
    const rich = {
      portionId: kebab.portions[1]!.id,
      quantity: 2,
      extraIds: [kebab.extras[0]!.id],
      removedIngredientIds: [kebab.removableIngredients[0]!.id],
      note: 'Az acılı',
    };
    const order = await takeaway(lineOf(kebab, rich), lineOf(tea(), { quantity: 3 }));
    const ticket = card(order);
    await ticket.getByText('NO SOĞAN').waitFor();
    for (const text of ['Adana Kebap', 'Bir buçuk', 'Közlenmiş biber', 'Az acılı', 'Guest 1'])
      await ticket.getByText(text).first().waitFor();
    await page.getByRole('complementary').getByText('3×').waitFor();

    await page.restartTapCount();
    await line(ticket, 'Çay', 'ToMake').click();
    await line(ticket, 'Çay', 'Done').waitFor();
    assert.equal(await page.taps(), 1);
    await page.getByRole('complementary').getByText('3×').waitFor({ state: 'detached' });

    await ready(ticket).click();
    assert.equal(await page.taps(), 2);
    await eventually(() => statesOf(order), ['Ready', 'Ready']);
  });

  test('undo is one tap; what the till strikes, changes, moves or voids is told until it is seen', async () => {
    const { kebab, steak } = app.venue.menu;
    const [first, , third] = app.venue.tableIds;
    const rare = [steak.extras[0]!.id];
    const order = await place({
      type: 'DineIn',
      tableId: first,
      lines: [lineOf(kebab, { quantity: 2 }), lineOf(steak, { extraIds: rare })],
    });
    const ticket = card(order);
    await line(ticket, 'Adana Kebap', 'ToMake').click();
    await line(ticket, 'Adana Kebap', 'Done').waitFor();
    // So soon a second tap is one of a wet finger.
    await page.waitForTimeout(500);
    await page.restartTapCount();
    await line(ticket, 'Adana Kebap', 'Done').click();
    await line(ticket, 'Adana Kebap', 'ToMake').waitFor();
    assert.equal(await page.taps(), 1);
    await eventually(() => statesOf(order), ['Preparing', 'Pending']);
    await ready(ticket).click();
    // Once nobody touches the board, the card folds: what it offers stays.
    await ticket.getByText('Bonfile').waitFor({ state: 'detached' });
    await page.restartTapCount();
    await ticket.getByRole('button', { name: en.app.undo }).click();
    await ready(ticket).waitFor();
    assert.equal(await page.taps(), 1);
    await eventually(() => statesOf(order), ['Preparing', 'Preparing']);

    const { bill, call } = await atTill(order);
    await call('PUT', `/lines/${bill.lines[0].id}/quantity`, { quantity: 3, revision: bill.revision });
    await ticket.getByText(say('board.line.changed', { before: '2', now: '3' })).waitFor();
    await call('POST', `/lines/${bill.lines[1].id}/strike`, {});
    await ticket.getByText(en.board.line.struck).waitFor();
    await ticket.locator('del').filter({ hasText: 'Bonfile' }).waitFor();
    await call('PUT', '/table', { tableId: third });
    await ticket.getByText(say('board.ticket.moved', { from: 'Salon 1', to: 'Bahçe 1' })).waitFor();
    told = { ticket, void: () => call('POST', '/void', {}) };
  });

  test('a reload keeps what is told, the station with its own lines alone, and what can be recalled', async () => {
    const [bumped, order] = [
      await takeaway(lineOf(tea())),
      await takeaway(lineOf(tea()), lineOf(app.venue.menu.kebab)),
    ];
    await ready(card(bumped)).click();
    await eventually(() => statesOf(bumped), ['Ready']);
    const ticket = card(order);
    await line(ticket, 'Adana Kebap', 'ToMake').waitFor();
    await page.getByRole('button', { name: 'İçecekler' }).click();
    await ticket.getByText('Adana Kebap').waitFor({ state: 'detached' });

    await page.reload();
    await line(ticket, 'Çay', 'ToMake').waitFor();
    await ticket.getByText('Adana Kebap').waitFor({ state: 'detached' });
    await ready(ticket).click();
    await eventually(() => statesOf(order), ['Ready', 'Pending']);
    await page.getByRole('button', { name: en.board.stations.all, exact: true }).click();
    await line(ticket, 'Çay', 'Done').waitFor();
    await line(ticket, 'Adana Kebap', 'ToMake').waitFor();
    for (const text of ['Changed: 2 → 3', 'VOIDED', 'Table moved'])
      await told.ticket.getByText(text).waitFor();
    await told.void();
    await told.ticket.getByText(en.board.ticket.cancelled).waitFor();
    await told.ticket.getByRole('button', { name: en.board.ticket.seen }).click();
    await told.ticket.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: en.board.recall.button }).click();
    await page.getByRole('button', { name: `Bring back: Takeaway · #${bumped.number}` }).click();
    await line(card(bumped), 'Çay', 'ToMake').waitFor();
    await ready(card(bumped)).click();
    await ready(ticket).click();
    await eventually(async () => `${await statesOf(bumped)},${await statesOf(order)}`, 'Ready,Ready,Ready');
  });

  test('a lost connection is said, what is tapped meanwhile is sent once, and what came meanwhile arrives', async () => {
    const order = await takeaway(lineOf(app.venue.menu.kebab));
    await card(order).waitFor();
    await page.context().setOffline(true);
    const alert = page.getByRole('status').filter({ hasText: 'No connection · as of' });
    await alert.waitFor();
    const missed = await takeaway(lineOf(tea()));
    await ready(card(order)).click();
    await alert.getByRole('button', { name: say('app.connection.waiting', { count: 1 }) }).waitFor();
    await page.context().setOffline(false);
    await card(missed).waitFor();
    await alert.waitFor({ state: 'detached' });
    await eventually(() => statesOf(order), ['Ready']);
    assert.equal((await atTill(order)).bill.revision, 2);
    await ready(card(missed)).click();
  });

  test('a rush with a usual reason takes two taps; a product is sold out with three and back with two', async () => {
    await page.restartTapCount();
    await page.getByRole('button', { name: en.serviceState.rush.button }).click();
    await page.getByRole('button', { name: 'Our kitchen is very busy' }).click();
    await page.getByRole('button', { name: 'Rush until' }).waitFor();
    assert.equal(await page.taps(), 2);
    const told = async () =>
      (await app.sofra.call('GET', `/public/v1/venues/${app.venue.id}`, { key: app.venue.key.text })).body
        .data.ordering;
    await eventually(async () => (await told()).busyReason, 'Our kitchen is very busy right now.');
    await page.getByRole('button', { name: 'Rush until' }).click();
    await page.getByRole('button', { name: en.serviceState.rush.end }).click();
    await eventually(async () => (await told()).acceptingOrdersNow, true);

    await page.restartTapCount();
    await page.getByRole('button', { name: en.serviceState.soldOut.button, exact: true }).click();
    await page.getByLabel(en.serviceState.soldOut.search).fill('ayr');
    await page.getByRole('button', { name: 'Sold out: Ayran' }).click();
    const back = page.getByRole('button', { name: 'Put back: Ayran' });
    await back.waitFor();
    assert.ok((await page.taps()) <= 3);
    await page.keyboard.press('Escape');
    await page.restartTapCount();
    await page.getByRole('button', { name: en.serviceState.soldOut.button, exact: true }).click();
    await back.click();
    await page.getByRole('button', { name: 'Sold out: Ayran' }).waitFor();
    assert.equal(await page.taps(), 2);
    await page.getByText(en.app.unsaved).waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
  });

  test('six tickets of three dishes are seen whole at 1440 × 900 and fourteen at 1920 × 1080, the rest one tap further; their size is kept', async () => {
    const { kebab } = app.venue.menu;
    const ayran = app.venue.record.menu.products.find(({ name }) => name === 'Ayran')!;
    const option = { extraIds: [kebab.extras[0]!.id] };
    // What was done a moment ago stands there folded, and would be counted.
    await page.reload();
    await page.getByText(en.board.empty.title).waitFor();
    // A busy machine may start no sound for long, and the bar that says so takes the room of a row.
    await page.getByRole('button', { name: en.board.sound.on }).click();
    // The name of one dish takes two rows.
    const sarma = { openItem: { name: 'Zeytinyağlı yaprak sarma', price: 245 }, quantity: 1 };
    const lines = [lineOf(kebab, option), lineOf(ayran, { quantity: 2 }), sarma];
    for (let placed = 0; placed < 14; placed += 1)
      await app.venue.waiter.call(
        'POST',
        `/venues/${app.venue.id}/bills`,
        { type: 'Takeaway', lines },
        { 'idempotency-key': freshKey() },
      );
    await eventually(() => page.getByRole('article').count(), 14);
    /** The places, from 1 on, of the tickets that are seen whole. */
    const whole = () =>
      page.evaluate<number[]>(`(() => {
        const cards = [...document.querySelectorAll('article')];
        const place = cards[0].parentElement.getBoundingClientRect();
        return cards.flatMap((card, at) => {
          const { left, right, top, bottom } = card.getBoundingClientRect();
          const isWhole = left >= place.left && right <= place.right &&
            top >= place.top && bottom <= Math.min(place.bottom, innerHeight);
          return isWhole ? [at + 1] : [];
        });
      })()`);
    const name = page.getByText('Adana Kebap').first();
    const dishPx = () => name.evaluate((dish) => Number.parseFloat(getComputedStyle(dish).fontSize));
    for (const [width, height, tickets, px] of [
      [1920, 1080, 14, 24],
      [1440, 900, 6, 20],
    ] as const) {
      await page.setViewportSize({ width, height });
      await eventually(() => page.evaluate(`innerWidth === ${width}`), true);
      await eventually(async () => (await whole()).length >= tickets, true);
      assert.ok((await dishPx()) >= px, `${await dishPx()} px`);
    }
    const seen = (await whole()).length;
    await page.getByRole('button', { name: /more tickets?$/ }).click();
    await eventually(async () => (await whole()).includes(seen + 1), true);
    await page.getByRole('button', { name: en.board.sizes.Medium }).click();
    await page.getByRole('button', { name: en.board.sizes.Large }).click();
    await eventually(async () => (await whole()).length > seen, true);
    assert.ok((await dishPx()) >= 20);
    await page.reload();
    await page.getByRole('button', { name: 'Tickets: small' }).click();
    await page.getByRole('button', { name: en.board.sizes.Medium }).waitFor();
    const list = `/venues/${app.venue.id}/bills`;
    for (const { id, rounds } of (await app.venue.waiter.call('GET', list)).body.data.items)
      await app.venue.waiter.call('POST', `${list}/${id}/rounds/${rounds[0].id}/bump`, { to: 'Ready' });
    await eventually(() => page.getByRole('article').count(), 0);
  });

  test('the board is dark by default, and passes the accessibility rules, wide and dark, narrow and light', async () => {
    const order = await takeaway(lineOf(app.venue.menu.kebab), lineOf(tea()));
    const struck = await takeaway(lineOf(app.venue.menu.kebab), lineOf(tea()));
    const { bill, call } = await atTill(struck);
    await card(struck).waitFor();
    await call('POST', `/lines/${bill.lines[0].id}/strike`, {});
    await card(struck).getByText(en.board.line.struck).waitFor();
    await call('POST', `/lines/${bill.lines[0].id}/order-again`);
    await card(struck).getByText(en.board.ticket.again).waitFor();
    await line(card(order), 'Çay', 'ToMake').click();
    await line(card(order), 'Çay', 'Done').waitFor();
    await page.locator('html[data-theme=dark]').waitFor();
    // An order that came twice says so on both cards; each leads to the other.
    const body = {
      type: 'Takeaway',
      customer: { name: 'Elif', phone: '+905551112233' },
      lines: [lineOf(tea())],
    };
    const [one, again] = [await place(body), await place(body)];
    const markOf = ({ number }: { number: number }) => ({
      name: `Ordered twice? Same as #${number}`,
      exact: true,
    });
    await page.getByRole('button', markOf(again)).click();
    await page.locator('article:focus').getByRole('button', markOf(one)).waitFor();
    assert.deepEqual(await page.faultsOfAccess(), []);
    await page.getByRole('button', { name: en.app.menu.open }).click();
    const light = page.getByRole('button', { name: en.app.menu.themes.Light, exact: true });
    await light.click();
    await page.locator('html[data-theme=light]').waitFor();
    await page.keyboard.press('Escape');
    await light.waitFor({ state: 'detached' });
    await page.setViewportSize({ width: 360, height: 740 });
    await eventually(() => page.evaluate('document.documentElement.scrollWidth <= 360'), true);
    assert.deepEqual(await page.faultsOfAccess(), []);
  });
});
