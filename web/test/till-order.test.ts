import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { type AppPage, eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { beginningWith, en, say } from './english.ts';
import { useRoofTables } from './roof-tables.ts';

/** One table a test: they share the venue. */
const TABLES = [
  'Guests',
  'Tea',
  'Kebab',
  'Changed',
  'Offline',
  'Unsent',
  'Known',
  'Two tills',
  'Sold out',
  'Twice',
  'Closed',
  'Keys',
  'Undo',
  'Looks',
];

describe('ordering at the till', IN_A_BROWSER, () => {
  const app = useApp();
  const tableIds = useRoofTables(app, TABLES);

  /** The till of all tests, in the room. They stay on its page: each page that is loaded costs a second. */
  let till: AppPage | undefined;
  async function inRoom(): Promise<AppPage> {
    till ??= await app.open('/till', { context: await app.newDevice() });
    if (!/\/till\/?$/.test(till.url())) await till.getByRole('link', { name: en.till.order.toRoom }).click();
    await tableIn(till, 'Looks').waitFor();
    return till;
  }

  /** The till at a table, which it reaches through the room. */
  async function atTable(table: string): Promise<AppPage> {
    const page = await inRoom();
    await tableIn(page, table).click();
    await page.getByRole('heading', { name: table, exact: true }).waitFor();
    await menuOf(page).waitFor();
    return page;
  }

  const call = (method: string, path: string, body?: unknown, headers = {}) =>
    app.venue.waiter.call(method, `/venues/${app.venue.id}${path}`, body, headers);

  /** The open bill of a table as the service has it. */
  async function billAt(table: string) {
    const { body } = await call('GET', '/bills');
    // biome-ignore lint/suspicious/noExplicitAny: its shape is held by the description
    return body.data.items.find((bill: any) => bill.table?.id === tableIds.get(table));
  }

  /** What stands on the open bill of a table: rounds, and each line in words. */
  async function ordered(table: string): Promise<{ rounds: number; lines: string[] }> {
    const bill = await billAt(table);
    return {
      rounds: bill?.rounds.length ?? 0,
      lines: (bill?.lines ?? []).map(
        (line: { quantity: number; productName: string }) => `${line.quantity} ${line.productName}`,
      ),
    };
  }

  const tableIn = (page: Page, table: string) => page.getByRole('link', { name: new RegExp(`^${table} `) });
  const menuOf = (page: Page) => page.getByRole('region', { name: en.till.menu.title });
  const tile = (page: Page, name: string) => menuOf(page).getByRole('button', { name, exact: false }).first();
  const drinks = (page: Page) => menuOf(page).getByRole('button', { name: 'İçecekler' }).click();
  const grill = (page: Page) => menuOf(page).getByRole('button', { name: 'Izgara' }).click();
  const send = (page: Page) => page.getByRole('button', { name: beginningWith(en.till.order.send) });
  const basketOf = (page: Page) => page.getByRole('region', { name: en.till.basket.title });
  const sendingOf = (page: Page) => page.getByRole('region', { name: en.till.basket.sending });
  const billOf = (page: Page) => page.getByRole('complementary');

  /** Waits until nothing is unsent, nothing is on its way, and the service has what was ordered. */
  async function untilOrdered(page: Page, table: string, rounds: number, lines: string[]): Promise<void> {
    await basketOf(page).waitFor({ state: 'detached' });
    await sendingOf(page).waitFor({ state: 'detached' });
    await eventually(() => ordered(table), { rounds, lines });
  }

  test('guests are counted before a table is opened, and go with its first round; later counts hold at once', async (t) => {
    const page = await atTable('Guests');
    t.after(() => page.context().setOffline(false));
    const count = page.getByRole('group', { name: en.till.guests.label });
    for (let taps = 0; taps < 3; taps += 1)
      await count.getByRole('button', { name: en.till.guests.more }).click();
    await drinks(page);
    await tile(page, 'Çay').click();
    await page.context().setOffline(true);
    await send(page).click();
    await sendingOf(page).waitFor();
    assert.equal(await count.getByRole('status').textContent(), 'Guests3');
    assert.ok(await count.getByRole('button', { name: en.till.guests.more }).isDisabled());
    await page.context().setOffline(false);
    await eventually(async () => (await billAt('Guests'))?.guests, 3);
    await count.getByRole('button', { name: en.till.guests.more }).click();
    await eventually(async () => (await billAt('Guests'))?.guests, 4);
  });

  test('two teas are sent to a table with five taps from the room, which then shows the order', async () => {
    const page = await inRoom();
    await page.restartTapCount();
    await tableIn(page, 'Tea').click();
    await drinks(page);
    await tile(page, 'Çay').click();
    await tile(page, 'Çay').click();
    await send(page).click();
    await untilOrdered(page, 'Tea', 1, ['2 Çay']);
    assert.ok((await page.taps()) <= 5, `${await page.taps()} taps`);
    await inRoom();
    await page.getByRole('link', { name: /^Tea .*Ordered.*₺40\.00/ }).waitFor();
    const { id, rounds } = await billAt('Tea');
    await call('POST', `/bills/${id}/rounds/${rounds[0].id}/bump`, { to: 'Ready' });
    await page.getByRole('link', { name: /^Tea .*2 to serve/ }).waitFor();
  });

  test('the menu begins where this device last ordered, also after the page was opened again', async () => {
    const page = await atTable('Kebab');
    const chosen = () => menuOf(page).getByRole('button', { pressed: true }).textContent();
    assert.equal(await chosen(), 'İçecekler');
    await page.reload();
    await menuOf(page).waitFor();
    assert.equal(await chosen(), 'İçecekler');
  });

  test('a kebab of another category with portion, without onion, with an extra and a note is sent with eight taps', async () => {
    const page = await inRoom();
    await page.restartTapCount();
    await tableIn(page, 'Kebab').click();
    await grill(page);
    await menuOf(page)
      .getByRole('button', { name: say('till.menu.choices', { name: 'Adana Kebap' }) })
      .click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: /Bir buçuk/ }).click();
    await sheet.getByRole('button', { name: 'Soğan' }).click();
    await sheet.getByRole('button', { name: /Közlenmiş biber/ }).click();
    await sheet.getByLabel(en.till.basket.note).click();
    await page.keyboard.type('Very hot');
    await sheet.getByRole('button', { name: en.till.product.addAndSend }).click();
    await untilOrdered(page, 'Kebab', 1, ['1 Adana Kebap']);
    assert.ok((await page.taps()) <= 8, `${await page.taps()} taps`);
    const [line] = (await billAt('Kebab')).lines;
    assert.deepEqual(
      [line.portionName, line.extras[0].name, line.removedIngredients[0].name, line.note],
      ['Bir buçuk', 'Közlenmiş biber', 'Soğan', 'Very hot'],
    );
  });

  test('a product with a required choice asks for it, and says what is missing', async () => {
    const page = await atTable('Kebab');
    await grill(page);
    await tile(page, 'Bonfile').click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: en.till.product.add, exact: true }).click();
    await sheet.getByText(en.till.product.missing).waitFor();
    await sheet.getByRole('button', { name: 'Orta' }).click();
    await sheet.getByRole('button', { name: en.till.basket.more }).click();
    await sheet.getByRole('button', { name: en.till.product.add, exact: true }).click();
    await basketOf(page).getByRole('listitem').filter({ hasText: 'Bonfile' }).getByText('Orta').waitFor();
    await send(page).click();
    await untilOrdered(page, 'Kebab', 2, ['1 Adana Kebap', '2 Bonfile']);
  });

  test('a closed page loses nothing: what was taken without a network is sent once, and what is not sent is told in the room', async () => {
    const before = await atTable('Unsent');
    await drinks(before);
    await tile(before, 'Çay').click();
    await basketOf(before).getByLabel(en.till.basket.note).fill('By the window');
    await atTable('Offline');
    await drinks(before);
    await tile(before, 'Ayran').click();
    const device = before.context();
    await device.setOffline(true);
    await send(before).click();
    await sendingOf(before).getByText('Ayran').waitFor();
    await before.getByRole('status').filter({ hasText: 'No connection' }).waitFor();
    assert.deepEqual(await ordered('Offline'), { rounds: 0, lines: [] });
    await before.close();
    await device.setOffline(false);

    const page = await app.open(`/till/tables/${tableIds.get('Offline')}`, { context: device });
    till = page;
    await billOf(page)
      .getByRole('button', { name: /Ayran.*Ordered/ })
      .waitFor();
    await untilOrdered(page, 'Offline', 1, ['1 Ayran']);
    await inRoom();
    await page.getByRole('link', { name: /^Unsent .*1 not sent/ }).waitFor();
    await atTable('Unsent');
    await basketOf(page).getByText('Çay').waitFor();
    const note = basketOf(page).getByLabel(en.till.basket.note);
    await eventually(() => note.inputValue(), 'By the window');
  });

  test('a choice that leaves the menu while its sheet is open is not ordered', async () => {
    const page = await atTable('Changed');
    const { id } = app.venue.menu.steak;
    const own = (method: string, body?: unknown) =>
      app.venue.owner.call(method, `/venues/${app.venue.id}/products/${id}`, body);
    const { optionGroups } = (await own('GET')).body.data;
    await grill(page);
    await tile(page, 'Bonfile').click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Orta' }).click();
    await sheet.getByRole('button', { name: /Mantar sosu/ }).click();
    try {
      await own('PATCH', { optionGroups: optionGroups.slice(0, 1) });
      await sheet.getByRole('button', { name: /Mantar sosu/ }).waitFor({ state: 'detached' });
      await sheet.getByRole('button', { name: en.till.product.addAndSend }).click();
      await untilOrdered(page, 'Changed', 1, ['1 Bonfile']);
    } finally {
      await own('PATCH', { optionGroups });
    }
  });

  test('a round that the bill has is not shown as on its way, although no answer to it ever comes', async () => {
    const page = await atTable('Known');
    await drinks(page);
    await tile(page, 'Çay').click();
    await page.route('**/venue/v1/venues/*/bills', async (route) => {
      if (route.request().method() === 'GET') return route.continue();
      await route.fetch();
      await route.abort();
    });
    await send(page).click();
    await untilOrdered(page, 'Known', 1, ['1 Çay']);
    await billOf(page)
      .getByRole('button', { name: /Çay.*Ordered/ })
      .waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('two tills at one table: what one sends changes nothing of what the other is about to send', async () => {
    const one = await atTable('Two tills');
    const other = await app.open(`/till/tables/${tableIds.get('Two tills')}`, { as: 'owner', width: 820 });
    await drinks(one);
    await tile(one, 'Çay').click();
    await drinks(other);
    await tile(other, 'Ayran').click();
    await send(other).click();
    await untilOrdered(other, 'Two tills', 1, ['1 Ayran']);
    await other.close();
    await billOf(one).getByText('Ayran').waitFor();
    await basketOf(one).getByText('Çay').waitFor();
    await send(one).click();
    await untilOrdered(one, 'Two tills', 2, ['1 Ayran', '1 Çay']);
  });

  test('what sells out in the basket is said at the tile and at its line; the rest can still be sent', async () => {
    const page = await atTable('Sold out');
    const { id } = app.venue.menu.baklava;
    await grill(page);
    await tile(page, 'Baklava').click();
    await drinks(page);
    await tile(page, 'Çay').click();
    try {
      await call('PUT', `/products/${id}/sold-out`, { isSoldOut: true });
      await menuOf(page).getByRole('button', { name: 'Izgara' }).click();
      await menuOf(page)
        .getByRole('button', { name: /Baklava.*Sold out/ })
        .waitFor();
      await send(page).click();
      await basketOf(page).getByText(en.till.basket.reasons.NotOffered).waitFor();
      assert.deepEqual(await ordered('Sold out'), { rounds: 0, lines: [] });
      await basketOf(page)
        .getByRole('listitem')
        .filter({ hasText: 'Baklava' })
        .getByRole('button', { name: en.till.basket.remove })
        .click();
      await send(page).click();
      await basketOf(page).getByText('Çay').waitFor({ state: 'detached' });
      await eventually(() => ordered('Sold out'), { rounds: 1, lines: ['1 Çay'] });
    } finally {
      await call('PUT', `/products/${id}/sold-out`, { isSoldOut: false });
    }
  });

  test('a round for a bill that was closed meanwhile comes back to the basket, and opens a new bill when it is sent again', async () => {
    const page = await atTable('Closed');
    await drinks(page);
    await tile(page, 'Çay').click();
    await send(page).click();
    await untilOrdered(page, 'Closed', 1, ['1 Çay']);
    const first = await billAt('Closed');
    await billOf(page).getByText(en.till.order.due).waitFor();
    await tile(page, 'Ayran').click();
    await page.context().setOffline(true);
    await send(page).click();
    await sendingOf(page).waitFor();
    assert.equal((await call('POST', `/bills/${first.id}/close`, { kind: 'Cash' })).status, 200);
    await page.context().setOffline(false);
    await basketOf(page).getByRole('alert').waitFor();
    await basketOf(page).getByText('Ayran').waitFor();
    await page.getByText(en.till.order.due).waitFor({ state: 'detached' });
    await send(page).click();
    await untilOrdered(page, 'Closed', 1, ['1 Ayran']);
  });

  test('a double tap on send orders once', async () => {
    const page = await atTable('Twice');
    await drinks(page);
    await tile(page, 'Ayran').click();
    await send(page).dblclick();
    await untilOrdered(page, 'Twice', 1, ['1 Ayran']);
  });

  test('an order is taken by the keyboard alone: table, search, first match, send', async () => {
    const page = await inRoom();
    await page.restartTapCount();
    const isThere = () => page.evaluate<boolean>(`document.activeElement.textContent.startsWith('Keys')`);
    for (let tabs = 0; tabs < 60 && !(await isThere()); tabs += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await menuOf(page).waitFor();
    await page.keyboard.type('ayr');
    await page.keyboard.press('Enter');
    await basketOf(page).getByText('Ayran').waitFor();
    await page.keyboard.type('CAY');
    await page.keyboard.press('Enter');
    await basketOf(page).getByText('Çay').waitFor();
    await page.keyboard.press('Control+Enter');
    await untilOrdered(page, 'Keys', 1, ['1 Ayran', '1 Çay']);
    assert.ok((await page.taps()) <= 1, 'only Enter on the link was a click');
  });

  test('a line of the basket is counted, changed, removed and put back to its place', async () => {
    const page = await atTable('Undo');
    await drinks(page);
    await tile(page, 'Çay').click();
    await tile(page, 'Ayran').click();
    const lines = basketOf(page).getByRole('listitem');
    await lines.first().getByRole('button', { name: en.till.basket.more }).click();
    await lines.first().getByRole('button', { name: /Çay/ }).click();
    await page.getByRole('dialog').getByLabel(en.till.basket.note).fill('Weak');
    await page.getByRole('dialog').getByRole('button', { name: en.till.basket.change, exact: true }).click();
    await lines.first().getByText('Weak').waitFor();
    await lines.last().getByRole('button', { name: en.till.basket.remove }).click();
    await eventually(() => lines.count(), 1);
    await basketOf(page).getByRole('button', { name: en.till.basket.undoRemoval }).click();
    await eventually(() => lines.count(), 2);
    await send(page).click();
    await untilOrdered(page, 'Undo', 1, ['2 Çay', '1 Ayran']);
  });

  test('on a phone a delivery asks for its address and for a phone number at their fields, and leads to its bill once it is sent', async () => {
    const page = await inRoom();
    await page.setViewportSize({ width: 360, height: 740 });
    // The tabs of the room go on beyond the edge, and say so, from right to left, too.
    const tabs = page.getByRole('group', { name: en.till.room.areas });
    const goesOn = (edge: 'start' | 'end') => tabs.and(page.locator(`[data-more=${edge}]`)).waitFor();
    const turnTo = (direction: 'ltr' | 'rtl', left: number) =>
      tabs.evaluate(
        (row, [direction, left]) => {
          document.documentElement.dir = direction;
          row.scrollTo({ left, behavior: 'instant' });
        },
        [direction, left] as const,
      );
    const fades = () => tabs.evaluate((row) => getComputedStyle(row).maskImage);
    await goesOn('end');
    assert.match(await fades(), /^linear-gradient\(90deg/);
    await turnTo('ltr', 2_000);
    await goesOn('start');
    await turnTo('rtl', -2_000);
    await goesOn('start');
    await turnTo('rtl', 0);
    await goesOn('end');
    assert.match(await fades(), /^linear-gradient\(270deg/);
    await turnTo('ltr', 0);
    await page.getByRole('link', { name: en.till.room.newDelivery }).click();
    await drinks(page);
    await tile(page, 'Ayran').click();
    await page.getByRole('button', { name: en.till.order.send, exact: true }).click();
    await page.getByRole('button', { name: /not sent/ }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText(en.till.customer.wrong.address).waitFor();
    await sheet.getByLabel(en.till.customer.name).fill('Ayşe');
    await sheet.getByLabel(en.till.customer.address).fill('Moda 3, Kadıköy');
    await sheet.getByLabel(en.till.customer.phone).fill('12');
    await sheet.getByRole('button', { name: beginningWith(en.till.order.send) }).click();
    await sheet.locator('input[type=tel][aria-invalid=true]').waitFor();
    await sheet.getByText(en.till.customer.wrong.phone).waitFor();
    await eventually(() => sheet.getByRole('alert').allInnerTexts(), ['Not sent.']);
    await sheet.getByLabel(en.till.customer.phone).fill('0532 123 45 67');
    await sheet.locator('input[type=tel][aria-invalid=false]').waitFor();
    await sheet.getByRole('button', { name: beginningWith(en.till.order.send) }).click();
    await page.waitForURL('**/till/bills/*');
    const { body } = await call('GET', `/bills/${page.url().split('/').at(-1)}`);
    assert.deepEqual([body.data.type, body.data.customer.address], ['Delivery', 'Moda 3, Kadıköy']);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  test('the room, an order and the sheet of a product pass the accessibility rules, in light and in dark', async () => {
    const page = await inRoom();
    assert.deepEqual(await page.faultsOfAccessInBothThemes(), []);
    await page.getByRole('button', { name: en.till.room.asList }).click();
    await page.getByRole('button', { name: en.till.room.asTiles }).waitFor();
    assert.deepEqual(await page.faultsOfAccessInBothThemes(), []);
    await page.getByRole('link', { name: /^Looks/ }).click();
    await grill(page);
    await tile(page, 'Baklava').click();
    await basketOf(page).getByText('Baklava').waitFor();
    assert.deepEqual(await page.faultsOfAccessInBothThemes(), []);
    await menuOf(page)
      .getByRole('button', { name: say('till.menu.choices', { name: 'Bonfile' }) })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: en.till.product.add, exact: true }).click();
    await page.getByText(en.till.product.missing).waitFor();
    assert.deepEqual(await page.faultsOfAccessInBothThemes(), []);
  });
});
