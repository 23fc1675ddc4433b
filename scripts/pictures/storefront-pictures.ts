import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { listen } from '../../examples/storefront/listen.ts';
import { openShop } from '../../examples/storefront/shop.ts';
import { type DemoVenue, demoVenuesOf, makeDemoDocument } from '../../server/src/demo/demo-document.ts';
import { addDemoPhotos } from '../../server/src/demo/demo-photos.ts';
import { idsFrom, systemRandom } from '../../server/src/parts/parts.ts';
import { OPERATOR_TOKEN, type Sofra, startSofra } from '../../server/test/harness/sofra.ts';
import { findBrowser, NO_BROWSER, openBrowser } from '../../server/test/pages/browser.ts';
import { withDatabase } from './with-database.ts';

/**
 * Takes the pictures of the storefront, `docs/images/storefront`, by `npm run pictures -- storefront`; with a folder,
 * `npm run pictures -- storefront <folder>`, all of them: each width, light and dark, in English, Turkish and Arabic.
 */

const WIDTHS = { 360: 740, 820: 1_180, 1440: 900 } as const;
type Width = keyof typeof WIDTHS;

interface Shot {
  name: string;
  width: Width;
  theme: 'light' | 'dark';
  language: 'en' | 'tr' | 'ar';
}

/** A page of the shop, and how a guest comes to it. */
interface View {
  name: string;
  path: string;
  prepare?: (page: Page, shop: PicturedShop) => Promise<void>;
}

interface PicturedShop {
  address: string;
  /** Has the kitchen begin with the last order. */
  begin(): Promise<void>;
}

const addThree = async (page: Page) => {
  for (const dish of [2, 6, 9]) {
    const done = page.waitForResponse('**/basket');
    await page.locator('.add-form button').nth(dish).click();
    await done;
  }
  await page.evaluate("document.getElementById('notice').replaceChildren()");
};

const toBasket = async (page: Page) => {
  await addThree(page);
  await page.locator('#bar a').click();
  await page.locator('form#checkout').waitFor();
};

const VIEWS: readonly View[] = [
  { name: 'menu', path: '/' },
  { name: 'basket-bar', path: '/', prepare: addThree },
  { name: 'menu-table', path: '/?table=S1' },
  {
    name: 'dish',
    path: '/',
    prepare: async (page) => {
      await page.locator('.dish:has(img) a.add').nth(3).click();
      await page.locator('dialog img').waitFor();
    },
  },
  { name: 'basket', path: '/', prepare: toBasket },
  {
    name: 'order',
    path: '/?table=S3',
    prepare: async (page, shop) => {
      await toBasket(page);
      await page.locator('#checkout button').click();
      await page.locator('[data-status]').waitFor();
      await shop.begin();
      // Without a webhook the shop takes what it has read for current for two seconds.
      await page.waitForTimeout(2_500);
      await page.reload();
      await page.locator('[data-status=Preparing]').waitFor();
    },
  },
  { name: 'booking', path: '/book' },
];

/** Those of the documents. */
const DOCUMENTED: readonly Shot[] = [
  { name: 'menu', width: 360, theme: 'light', language: 'en' },
  { name: 'basket-bar', width: 360, theme: 'dark', language: 'tr' },
  { name: 'order', width: 360, theme: 'light', language: 'en' },
  { name: 'menu', width: 1440, theme: 'light', language: 'en' },
];

function everyShot(): Shot[] {
  const looks = [
    { theme: 'light', language: 'en' },
    { theme: 'dark', language: 'tr' },
    { theme: 'light', language: 'ar' },
  ] as const;
  return VIEWS.flatMap(({ name }) =>
    ([360, 820, 1440] as const).flatMap((width) => looks.map((look) => ({ name, width, ...look }))),
  );
}

export async function takeStorefrontPictures(folder: string | undefined, words: readonly string[]) {
  const executable = findBrowser();
  if (executable === undefined) throw new Error(NO_BROWSER);
  const shots = (folder === undefined ? DOCUMENTED : everyShot()).filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  await withDatabase(async (db) => {
    const sofra = await startSofra({ db, clock: { now: Date.now, set: () => {}, advance: () => {} } });
    const browser = await openBrowser(executable);
    const { shop, close } = await openPicturedShop(sofra);
    try {
      for (const shot of shots) await takePicture(browser, shop, shot, folder);
    } finally {
      close();
      await browser.close();
      await sofra.close();
    }
  });
}

async function openPicturedShop(sofra: Sofra): Promise<{ shop: PicturedShop; close: () => void }> {
  const document = await makeDemoDocument(systemRandom);
  const { db, clock } = sofra;
  await addDemoPhotos({ db, clock, newId: idsFrom(clock, systemRandom) }, document);
  const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };
  await sofra.call('POST', '/operator/v1/venues/import', { body: document, headers });
  const venue = demoVenuesOf(document)[0] as DemoVenue;
  const { server, close } = await openShop({
    ...{ sofraUrl: sofra.baseUrl, apiKey: venue.key ?? '', signingSecret: null, storePath: ':memory:' },
    ...{ delivers: true, isSecure: false },
  });
  const address = await listen(server, 0);
  return { shop: { address, begin: () => beginLastOrder(sofra, venue) }, close };
}

async function beginLastOrder(sofra: Sofra, venue: DemoVenue): Promise<void> {
  const session = await sofra.call('POST', '/venue/v1/session', { body: venue.staff });
  const headers = { cookie: session.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
  const path = `/venue/v1/venues/${venue.id}/bills`;
  const [bill] = (await sofra.call('GET', path, { headers })).body.data.items;
  await sofra.call('POST', `${path}/${bill.id}/rounds/${bill.rounds.at(-1).id}/bump`, {
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    body: { to: 'Preparing' },
  });
}

async function takePicture(
  browser: Browser,
  shop: PicturedShop,
  { name, width, theme, language }: Shot,
  folder: string | undefined,
): Promise<void> {
  const view = VIEWS.find((one) => one.name === name) as View;
  const context = await browser.newContext({
    viewport: { width, height: WIDTHS[width] },
    deviceScaleFactor: width === 360 ? 2 : 1,
    ...{ colorScheme: theme, locale: language, reducedMotion: 'reduce', hasTouch: width < 1440 },
    timezoneId: 'Europe/Istanbul',
  });
  const file = `${name}-${width}-${theme}${language === 'en' ? '' : `-${language}`}`;
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    await page.goto(shop.address + view.path);
    await view.prepare?.(page, shop);
    await page.waitForLoadState('load');
    await page.waitForTimeout(400);
    await save(await page.screenshot(), file, folder);
    console.log(file);
  } catch (error) {
    process.exitCode = 1;
    console.error(`${file}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
  } finally {
    await context.close();
  }
}

async function save(picture: Buffer, name: string, folder: string | undefined): Promise<void> {
  if (folder !== undefined) {
    await mkdir(folder, { recursive: true });
    await sharp(picture).toFile(join(resolve(folder), `${name}.png`));
    return;
  }
  const place = fileURLToPath(new URL('../../docs/images/storefront/', import.meta.url));
  await mkdir(place, { recursive: true });
  await sharp(picture)
    .webp({ quality: 76, effort: 6 })
    .toFile(join(place, `${name}.webp`));
}
