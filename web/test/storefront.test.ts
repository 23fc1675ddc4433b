import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, describe, test } from 'node:test';
import type { Locator, Page, Response } from 'playwright-core';
import { listen } from '../../examples/storefront/listen.ts';
import { type OpenedShop, openShop, WEBHOOK_PATH } from '../../examples/storefront/shop.ts';
import { createEndpointSender } from '../../server/src/jobs/webhooks/send-to-endpoint.ts';
import { systemClock } from '../../server/src/parts/parts.ts';
import { beforeTests } from '../../server/test/harness/fixture.ts';
import { accessibilityFaults, COLOUR_RULES } from '../../server/test/pages/accessibility.ts';
import { everyDay } from '../../server/test/samples/sample-hours.ts';
import { eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { en, say } from './english.ts';

/** Bytes that the menu and its script may take on the line. */
const MOST_BYTES = 25_000;

describe('the storefront', IN_A_BROWSER, () => {
  const app = useApp(
    {
      allowsLocalWebhooks: true,
      send: createEndpointSender({ resolve: () => Promise.resolve(['127.0.0.1']), clock: systemClock }),
    },
    { workingHours: everyDay('00:00', '00:00') },
  );
  let shop: OpenedShop;
  const door = createServer((request, response) => shop.server.emit('request', request, response));
  let address: string;
  let page: Page;

  beforeTests(async () => {
    // It listens before there is a shop, whose key says where it is: nobody else gets the port meanwhile.
    address = await listen(door, 0);
    const made = await app.venue.owner.call('POST', `/venues/${app.venue.id}/keys`, {
      ...{ name: 'Storefront', permissions: { placesOrders: true, takesReservations: true } },
      webhookUrl: address + WEBHOOK_PATH,
    });
    const { key: apiKey, signingSecret } = made.body.data;
    shop = await openShop({
      ...{ sofraUrl: app.sofra.baseUrl, apiKey, signingSecret, storePath: ':memory:' },
      ...{ delivers: true, isSecure: false },
      client: { timeoutMs: 30_000, deadlineMs: 30_000 },
    });
    page = await (await app.newDevice({ as: 'nobody', width: 360, height: 740 })).newPage();
  });

  after(() => {
    door.close();
    door.closeAllConnections();
    shop?.close();
  });

  const button = (place: Page | Locator, name: string | RegExp) => place.getByRole('button', { name });
  const bar = () => page.getByRole('link', { name: /See the basket/ });
  /** Whether a sheet has left no entry in the history: the browser goes back by itself, and not at once. */
  const isWithoutSheet = () => page.evaluate<boolean>('history.state === null');
  const add = (dish: string) => button(page, `Add to basket: ${dish}`).click();

  /** Open bills of the restaurant. */
  async function bills(): Promise<{ id: string; number: number; lines: { quantity: number }[] }[]> {
    return (await app.venue.waiter.call('GET', `/venues/${app.venue.id}/bills`)).body.data.items;
  }

  /** What a guest with a small phone, a screen reader or a dark room would stumble over. */
  async function assertFitForAll(): Promise<void> {
    const wide = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
    assert.equal(wide, 0, `${page.url()} is wider than a phone`);
    assert.deepEqual(await accessibilityFaults(page), [], page.url());
    await page.emulateMedia({ colorScheme: 'dark' });
    assert.deepEqual(
      await accessibilityFaults(page, { only: COLOUR_RULES }),
      [],
      `${page.url()} in the dark`,
    );
    await page.emulateMedia({ colorScheme: 'light' });
  }

  test('a guest orders at a table, the board shows it, the cook taps, the order changes by its webhook, and the till closes it', async () => {
    await page.goto(`${address}/?table=S1`);
    await page.getByText('You are at Salon 1').waitFor();
    await assertFitForAll();
    await add('Çay');
    await bar().filter({ hasText: '₺20' }).waitFor();
    await page.getByRole('link', { name: /^Choose: Adana Kebab/ }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Közlenmiş biber').check();
    await sheet.getByLabel('Onion').check();
    await assertFitForAll();
    await button(sheet, say('money.methods.addCard', { brand: 'to basket' })).click();
    await sheet.waitFor({ state: 'detached' });
    await bar().filter({ hasText: '2' }).click();
    await page.getByText('without Onion').waitFor();
    await assertFitForAll();
    await button(page, /^Order for/).click();
    await page.getByRole('heading', { name: 'The kitchen has your order' }).waitFor();
    const order = page.url();
    await assertFitForAll();

    const staff = await app.open('/board');
    const ticket = staff.getByRole('article').filter({ hasText: 'Salon 1' });
    await ticket.getByText('NO SOĞAN').waitFor();
    await button(ticket, en.app.line.Ready).click();
    await page.getByRole('heading', { name: say('app.calls.ready', { what: 'It' }) }).waitFor();

    await staff.visit(`/till/tables/${app.venue.tableIds[0]}`);
    await staff.getByRole('button', { name: en.till.order.pay }).click();
    await staff.getByRole('button', { name: en.pay.kinds.Cash }).click();
    await staff.getByRole('button', { name: en.payments.sheet.close }).click();
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    await page.getByText('Everything is paid').waitFor();
    assert.equal(page.url(), order, 'the page was not left');
    await staff.close();
  });

  test('an order to take away whose answer is lost, and a double tap, come to one order', async () => {
    await page.goto(`${address}/?table=`);
    await page.getByText(en.app.type.Takeaway).first().waitFor();
    for (let taps = 1; taps <= 2; taps += 1) {
      await add('Ayran');
      await bar()
        .filter({ hasText: `${taps}` })
        .waitFor();
    }
    await bar().click();
    await page.getByLabel(en.till.customer.name).fill('Ada Lovelace');
    await page.getByLabel('Phone number').fill('0532 123 45 67');
    await button(page, 'Add one: Ayran').click();
    await button(page, 'Order for ₺135').waitFor();
    await eventually(() => page.getByLabel(en.till.customer.name).inputValue(), 'Ada Lovelace');
    await button(page, 'Remove one: Ayran').click();
    await button(page, 'Order for ₺90').waitFor();
    await page.route('**/order', async (route) => {
      await route.fetch({ maxRedirects: 0 });
      await route.abort();
    });
    await button(page, /^Order for/).click();
    await page.getByRole('alert').filter({ hasText: 'could not be sent' }).waitFor();
    await eventually(async () => (await bills()).length, 1);
    await page.unroute('**/order');
    await button(page, /^Order for/).dblclick();
    await page.getByRole('heading', { name: 'The kitchen has your order' }).waitFor();
    await page.reload();
    // The way back leads to no second order: its basket is done.
    await page.goBack();
    await page.getByText('Your basket is empty.').waitFor();
    const { length, 0: only } = await bills();
    assert.deepEqual([length, only?.lines.map(({ quantity }) => quantity)], [1, [2]]);
  });

  test('without a connection a tap says so and adds nothing, and the same tap adds once afterwards', async () => {
    await page.goto(address);
    await page.context().setOffline(true);
    await page.getByText('No connection. This page may be out of date.').waitFor();
    await add('Çay');
    await page.getByRole('alert').filter({ hasText: 'could not be sent' }).waitFor();
    await page.context().setOffline(false);
    await add('Çay');
    await bar().filter({ hasText: '₺20' }).waitFor();
  });

  test('dishes that are tapped before the first one is answered lie in one basket', async () => {
    await page.context().clearCookies({ name: 'basket' });
    await page.goto(address);
    const bothTapped = Promise.withResolvers<void>();
    await page.route('**/basket', async (route) => {
      await bothTapped.promise;
      await route.continue();
    });
    await add('Çay');
    await add('Ayran');
    bothTapped.resolve();
    await bar().filter({ hasText: '2 dishes' }).waitFor();
    await page.unroute('**/basket');
  });

  test('of dishes that are tapped before the first one opens, the one that was tapped last opens alone', async () => {
    await page.goto(address);
    const first = Promise.withResolvers<void>();
    await page.route(
      '**/dishes/*',
      async (route) => {
        await first.promise;
        await route.continue();
      },
      { times: 1 },
    );
    const sheets = page.getByRole('dialog');
    await page.getByRole('link', { name: /^Choose: Adana Kebab/ }).click();
    await page.getByRole('link', { name: /^Ayran/ }).click();
    await sheets.getByRole('heading', { name: 'Ayran' }).waitFor();
    const answered = page.waitForResponse('**/dishes/*');
    first.resolve();
    await (await answered).finished();
    await sheets.getByRole('button', { name: en.app.close }).click();
    await sheets.waitFor({ state: 'detached' });
    await eventually(isWithoutSheet, true);
  });

  test('who closes a dish before it is said what it still needs sees that all the same, and then the dish opened since as it was', async () => {
    await page.goto(address);
    const closed = Promise.withResolvers<void>();
    await page.route('**/basket', async (route) => {
      await closed.promise;
      const response = await route.fetch({
        url: `${address}/dishes/${app.venue.menu.kebab.id}`,
        method: 'GET',
      });
      await route.fulfill({ response, status: 422 });
    });
    const sheet = page.getByRole('dialog');
    await page.getByRole('link', { name: /^Choose: Adana Kebab/ }).click();
    await button(sheet, say('money.methods.addCard', { brand: 'to basket' })).click();
    await button(sheet, en.app.close).click();
    await sheet.waitFor({ state: 'detached' });
    await eventually(isWithoutSheet, true);
    await page.getByRole('link', { name: /^Ayran/ }).click();
    const note = sheet.getByLabel(en.till.basket.note);
    await note.fill('no ice');
    closed.resolve();
    const second = sheet.filter({ has: page.getByRole('heading', { name: 'Adana Kebab' }) });
    await button(second, en.app.close).click();
    await second.waitFor({ state: 'detached' });
    await eventually(() => page.evaluate('history.state.sheet'), 1);
    assert.equal(await note.inputValue(), 'no ice');
    await page.goBack();
    await sheet.waitFor({ state: 'detached' });
    await eventually(isWithoutSheet, true);
    await page.unroute('**/basket');
  });

  test('a table is booked, in Arabic from right to left and in Turkish', async () => {
    await page.goto(`${address}/book?lang=ar`);
    assert.equal(await page.evaluate('document.documentElement.dir'), 'rtl');
    await assertFitForAll();
    await page.goto(`${address}/book?lang=tr`);
    await assertFitForAll();
    await page.getByLabel('Kişi sayısı').selectOption('4');
    await page.getByLabel('Ad', { exact: true }).fill('Ayşe');
    // Another day is another page, on which what was typed stays.
    await page.getByRole('navigation', { name: 'Gün' }).getByRole('link').last().click();
    await page.waitForURL(/date=/);
    assert.equal(await page.getByLabel('Ad', { exact: true }).inputValue(), 'Ayşe');
    await page.getByRole('radio').last().check();
    await page.getByLabel('Telefon').fill('0533 765 43 21');
    // While the service is away, a form is answered with a page of one sentence.
    await page.route('**/book', async (route) => {
      const sentence = await route.fetch({ url: `${address}/nowhere`, method: 'GET' });
      await route.fulfill({ response: sentence, status: 503 });
    });
    await button(page, /^Masayı/).click();
    await page.getByRole('alert').filter({ hasText: 'Sayfa bulunamadı' }).waitFor();
    assert.equal(await page.getByLabel('Ad', { exact: true }).inputValue(), 'Ayşe');
    await page.unroute('**/book');
    // A day that was asked for before comes too late.
    const [asked, booked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await page.route('**/book?*', async (route) => {
      asked.resolve();
      await booked.promise;
      await route.continue();
    });
    await page.getByRole('navigation', { name: 'Gün' }).getByRole('link').first().click();
    await asked.promise;
    await button(page, /^Masayı/).click();
    await page.getByText('4 kişi', { exact: true }).waitFor();
    const late = page.waitForResponse('**/book?*');
    booked.resolve();
    await (await late).finished();
    await page.unroute('**/book?*');
    await page.getByText('4 kişi', { exact: true }).waitFor();
    await assertFitForAll();
    await button(page, 'Rezervasyonu iptal et').click();
    await page.getByRole('heading', { name: 'Rezervasyon iptal edildi' }).waitFor();
  });

  test('the first load is one page and one script, small, with no request that its paint waits for', async () => {
    const answers: Response[] = [];
    const note = (answer: Response) => void answers.push(answer);
    // The page before may still be asking for something.
    await page.goto('about:blank');
    page.on('response', note);
    await page.goto(`${address}/?lang=en`, { waitUntil: 'networkidle' });
    page.off('response', note);
    const own = answers.filter((answer) => answer.url().startsWith(address));
    assert.equal(own.length, 2, own.map((answer) => answer.url()).join());
    const sizes = await Promise.all(own.map((answer) => answer.request().sizes()));
    assert.ok(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) <= MOST_BYTES);
    assert.equal(
      await page.locator('link[rel=stylesheet], script:not([type=module]), img:not([width][height])').count(),
      0,
    );
    assert.equal(await page.locator('main img:not([loading=lazy])').count(), 0);
  });
});
