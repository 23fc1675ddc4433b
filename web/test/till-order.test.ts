import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { type AppPage, IN_A_BROWSER, type Opening, useApp } from './app-fixture.ts';

/** One table a test: they share the venue. */
const TABLES = [
  'Guests',
  'Tea',
  'Kebab',
  'Offline',
  'Reload',
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
  const tableIds = new Map<string, string>();

  before(async () => {
    const tables = TABLES.map((name) => ({ name }));
    const added = await app.venue.owner.call('POST', `/venues/${app.venue.id}/areas`, {
      name: 'Roof',
      tables,
    });
    assert.equal(added.status, 201, added.text);
    for (const { id, name } of added.body.data.tables) tableIds.set(name, id);
  });

  /** A device that most tests share: it keeps the script of the app. One page at a time is open on it. */
  let device: BrowserContext | undefined;
  let here: AppPage | undefined;
  async function openHere(path: string): Promise<AppPage> {
    device ??= await app.newDevice();
    await here?.close();
    here = await app.open(path, { context: device });
    return here;
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

  async function openTable(table: string, opening?: Opening): Promise<AppPage> {
    const path = `/till/tables/${tableIds.get(table)}`;
    const page = await (opening === undefined ? openHere(path) : app.open(path, opening));
    await page.getByRole('region', { name: 'Menu' }).waitFor();
    return page;
  }

  const menuOf = (page: Page) => page.getByRole('region', { name: 'Menu' });
  const tile = (page: Page, name: string) => menuOf(page).getByRole('button', { name, exact: false }).first();
  const drinks = (page: Page) => menuOf(page).getByRole('button', { name: 'İçecekler' }).click();
  const send = (page: Page) => page.getByRole('button', { name: /^Send/ });
  const basketOf = (page: Page) => page.getByRole('region', { name: 'Not sent yet' });

  /** Waits until nothing is unsent and nothing is on its way. */
  async function untilSent(page: Page): Promise<void> {
    await basketOf(page).waitFor({ state: 'detached' });
    await page.getByRole('region', { name: 'Being sent' }).waitFor({ state: 'detached' });
  }

  test('guests are counted before a table is opened, and go with its first round; later counts hold at once', async () => {
    const page = await openTable('Guests');
    const count = page.getByRole('group', { name: 'Guests' });
    for (let taps = 0; taps < 3; taps += 1)
      await count.getByRole('button', { name: 'One guest more' }).click();
    await drinks(page);
    await tile(page, 'Çay').click();
    await send(page).click();
    await page.getByRole('button', { name: 'Pay' }).waitFor();
    await comesTrue(async () => (await billAt('Guests'))?.guests === 3);
    await count.getByRole('button', { name: 'One guest more' }).click();
    await comesTrue(async () => (await billAt('Guests'))?.guests === 4);
  });

  test('two teas are sent to a table with five taps from the room, which then shows the order', async () => {
    const page = await openHere('/till');
    await page.getByRole('link', { name: /^Tea / }).waitFor();
    await page.countTapsAnew();
    await page.getByRole('link', { name: /^Tea / }).click();
    await drinks(page);
    await tile(page, 'Çay').click();
    await tile(page, 'Çay').click();
    await send(page).click();
    await untilSent(page);
    assert.ok((await page.taps()) <= 5, `${await page.taps()} taps`);
    assert.deepEqual(await ordered('Tea'), { rounds: 1, lines: ['2 Çay'] });
    await page.getByRole('link', { name: 'Back to the room' }).click();
    await page.getByRole('link', { name: /^Tea .*Ordered.*₺40\.00/ }).waitFor();
    await call(
      'POST',
      `/bills/${(await billAt('Tea')).id}/rounds/${(await billAt('Tea')).rounds[0].id}/bump`,
      {
        to: 'Ready',
      },
    );
    await page.getByRole('link', { name: /^Tea .*2 to serve/ }).waitFor();
  });

  test('a kebab with portion, without onion, with an extra and a note is sent with eight taps', async () => {
    const page = await openHere('/till');
    await page.getByRole('link', { name: /^Kebab / }).waitFor();
    await page.countTapsAnew();
    await page.getByRole('link', { name: /^Kebab / }).click();
    await menuOf(page).getByRole('button', { name: 'Choices of Adana Kebap' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: /Bir buçuk/ }).click();
    await sheet.getByRole('button', { name: 'Soğan' }).click();
    await sheet.getByRole('button', { name: /Közlenmiş biber/ }).click();
    await sheet.getByLabel('Note for the kitchen').click();
    await page.keyboard.type('Very hot');
    await sheet.getByRole('button', { name: 'Add', exact: true }).click();
    await send(page).click();
    await untilSent(page);
    assert.ok((await page.taps()) <= 8, `${await page.taps()} taps`);
    const [line] = (await billAt('Kebab')).lines;
    assert.deepEqual(
      [line.portionName, line.extras[0].name, line.removedIngredients[0].name, line.note],
      ['Bir buçuk', 'Közlenmiş biber', 'Soğan', 'Very hot'],
    );
  });

  test('a product with a required choice asks for it, and says what is missing', async () => {
    const page = await openTable('Kebab');
    await tile(page, 'Bonfile').click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Add', exact: true }).click();
    await sheet.getByText('Choose one of these.').waitFor();
    await sheet.getByRole('button', { name: 'Orta' }).click();
    await sheet.getByRole('button', { name: 'One more' }).click();
    await sheet.getByRole('button', { name: 'Add', exact: true }).click();
    await basketOf(page).getByText('Orta').waitFor();
    assert.match((await basketOf(page).textContent()) ?? '', /Bonfile/);
    await send(page).click();
    await untilSent(page);
    assert.deepEqual((await ordered('Kebab')).lines, ['1 Adana Kebap', '2 Bonfile']);
  });

  test('a round taken without a network is kept over a closed page and sent once', async () => {
    const context = await app.newDevice();
    const page = await openTable('Offline', { context });
    await drinks(page);
    await tile(page, 'Ayran').click();
    await context.setOffline(true);
    await send(page).click();
    await page.getByRole('region', { name: 'Being sent' }).getByText('Ayran').waitFor();
    await page.getByRole('alert').waitFor();
    assert.deepEqual(await ordered('Offline'), { rounds: 0, lines: [] });
    await page.close();
    await context.setOffline(false);
    const again = await openTable('Offline', { context });
    await again.getByText('Ayran').first().waitFor();
    await untilSent(again);
    assert.deepEqual(await ordered('Offline'), { rounds: 1, lines: ['1 Ayran'] });
  });

  test('a basket that is not sent is there again after a reload, and the room tells of it', async () => {
    const page = await openTable('Reload');
    await drinks(page);
    await tile(page, 'Çay').click();
    await basketOf(page).getByLabel('Note for the kitchen').fill('By the window');
    await page.reload();
    await basketOf(page).getByText('Çay').waitFor();
    assert.equal(await basketOf(page).getByLabel('Note for the kitchen').inputValue(), 'By the window');
    await page.getByRole('link', { name: 'Back to the room' }).click();
    await page.getByRole('link', { name: /^Reload .*1 not sent/ }).waitFor();
  });

  test('two tills at one table: what one sends changes nothing of what the other is about to send', async () => {
    const one = await openTable('Two tills');
    const other = await openTable('Two tills', { as: 'owner' });
    await drinks(one);
    await tile(one, 'Çay').click();
    await drinks(other);
    await tile(other, 'Ayran').click();
    await send(other).click();
    await untilSent(other);
    await one.getByText('Ayran', { exact: false }).last().waitFor();
    await basketOf(one).getByText('Çay').waitFor();
    await send(one).click();
    await untilSent(one);
    assert.deepEqual(await ordered('Two tills'), { rounds: 2, lines: ['1 Ayran', '1 Çay'] });
  });

  test('what sells out in the basket is said at the tile and at its line; the rest can still be sent', async () => {
    const page = await openTable('Sold out');
    const { id } = app.venue.menu.baklava;
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
      await basketOf(page).getByText('Sold out, or not offered now').waitFor();
      assert.deepEqual(await ordered('Sold out'), { rounds: 0, lines: [] });
      await basketOf(page)
        .getByRole('listitem')
        .filter({ hasText: 'Baklava' })
        .getByRole('button', { name: 'Remove' })
        .click();
      await send(page).click();
      await basketOf(page).getByText('Çay').waitFor({ state: 'detached' });
      await page.getByRole('region', { name: 'Being sent' }).waitFor({ state: 'detached' });
    } finally {
      await call('PUT', `/products/${id}/sold-out`, { isSoldOut: false });
    }
    assert.deepEqual(await ordered('Sold out'), { rounds: 1, lines: ['1 Çay'] });
  });

  test('a round for a bill that was closed meanwhile comes back to the basket, and opens a new bill when it is sent again', async () => {
    const page = await openTable('Closed');
    await drinks(page);
    await tile(page, 'Çay').click();
    await send(page).click();
    await untilSent(page);
    const first = await billAt('Closed');
    await tile(page, 'Ayran').click();
    await page.context().setOffline(true);
    await send(page).click();
    await page.getByRole('region', { name: 'Being sent' }).waitFor();
    assert.equal((await call('POST', `/bills/${first.id}/close`, { kind: 'Cash' })).status, 200);
    await page.context().setOffline(false);
    await basketOf(page).getByRole('alert').waitFor();
    await basketOf(page).getByText('Ayran').waitFor();
    await page.getByText('Due').waitFor({ state: 'detached' });
    await send(page).click();
    await untilSent(page);
    assert.deepEqual(await ordered('Closed'), { rounds: 1, lines: ['1 Ayran'] });
  });

  test('a double tap on send orders once', async () => {
    const page = await openTable('Twice');
    await drinks(page);
    await tile(page, 'Ayran').click();
    await send(page).dblclick();
    await untilSent(page);
    assert.deepEqual(await ordered('Twice'), { rounds: 1, lines: ['1 Ayran'] });
  });

  test('an order is taken by the keyboard alone: table, search, first match, send', async () => {
    const page = await openHere('/till');
    const table = page.getByRole('link', { name: /^Keys / });
    await table.waitFor();
    const isThere = () => page.evaluate<boolean>(`document.activeElement.textContent.startsWith('Keys')`);
    for (let tabs = 0; tabs < 60 && !(await isThere()); tabs += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await menuOf(page).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('ayr');
    await page.keyboard.press('Enter');
    await page.keyboard.type('CAY');
    await page.keyboard.press('Enter');
    await basketOf(page).getByText('Çay').waitFor();
    await page.keyboard.press('Control+Enter');
    await untilSent(page);
    assert.deepEqual((await ordered('Keys')).lines, ['1 Ayran', '1 Çay']);
    assert.equal(await page.evaluate('window.tapsOfTest <= 1'), true, 'only Enter on the link was a click');
  });

  test('a line of the basket is counted, changed, removed and put back to its place', async () => {
    const page = await openTable('Undo');
    await drinks(page);
    await tile(page, 'Çay').click();
    await tile(page, 'Ayran').click();
    const lines = basketOf(page).getByRole('listitem');
    await lines.first().getByRole('button', { name: 'One more' }).click();
    await lines.first().getByRole('button', { name: /Çay/ }).click();
    await page.getByRole('dialog').getByLabel('Note for the kitchen').fill('Weak');
    await page.getByRole('dialog').getByRole('button', { name: 'Change', exact: true }).click();
    await lines.first().getByText('Weak').waitFor();
    await lines.last().getByRole('button', { name: 'Remove' }).click();
    assert.equal(await lines.count(), 1);
    await basketOf(page).getByRole('button', { name: 'Put back' }).click();
    await send(page).click();
    await untilSent(page);
    assert.deepEqual((await ordered('Undo')).lines, ['2 Çay', '1 Ayran']);
  });

  test('a delivery asks for its address at the field, and leads to its bill once it is sent', async () => {
    const page = await app.open('/till/new/delivery', { width: 360, height: 740 });
    await drinks(page);
    await tile(page, 'Ayran').click();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('button', { name: /not sent/ }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText('A delivery needs an address.').waitFor();
    await sheet.getByLabel('Name').fill('Ayşe');
    await sheet.getByLabel('Address').fill('Moda 3, Kadıköy');
    await send(sheet as never).click();
    await page.waitForURL('**/till/bills/*');
    const { body } = await call('GET', `/bills/${page.url().split('/').at(-1)}`);
    assert.deepEqual([body.data.type, body.data.customer.address], ['Delivery', 'Moda 3, Kadıköy']);
  });

  for (const theme of ['light', 'dark'] as const) {
    test(`the room, an order and the sheet of a product pass the accessibility rules (${theme})`, async () => {
      const page = await app.open('/till', { theme });
      // A colour on its way from one to the other is neither.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.getByRole('link', { name: /^Looks / }).waitFor();
      assert.deepEqual(await page.faultsOfAccess(), []);
      await page.getByRole('button', { name: 'Show as a list' }).click();
      assert.deepEqual(await page.faultsOfAccess(), []);
      await page.getByRole('link', { name: /^Looks/ }).click();
      await tile(page, 'Baklava').click();
      assert.deepEqual(await page.faultsOfAccess(), []);
      await menuOf(page).getByRole('button', { name: 'Choices of Bonfile' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
      await page.getByText('Choose one of these.').waitFor();
      assert.deepEqual(await page.faultsOfAccess(), []);
    });
  }
});

/** Waits until something holds. */
async function comesTrue(holds: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 10_000; !(await holds()); ) {
    if (Date.now() > end) throw new Error('it did not come about within 10 seconds');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
