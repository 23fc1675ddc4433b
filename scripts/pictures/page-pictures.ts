import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { makeDemoDocument } from '../../server/src/demo/demo-document.ts';
import { addDemoPhotos } from '../../server/src/demo/demo-photos.ts';
import { idsFrom, systemRandom } from '../../server/src/parts/parts.ts';
import { OPERATOR_TOKEN, type Sofra, startSofra, testClock } from '../../server/test/harness/sofra.ts';
import { findBrowser, NO_BROWSER, openBrowser } from '../../server/test/pages/browser.ts';
import { withDatabase } from './with-database.ts';

/**
 * Takes the pictures of the documentation, `docs/images/*page*.png`, of the demo's pages as a phone shows
 * them. Run by hand when the pages look different: `node_modules/.bin/node scripts/pictures/page-pictures.ts`.
 */

/** Thursday, 18:20 in Istanbul. */
const NOW = Date.parse('2026-03-05T15:20:00.000Z');
/** Saturday, 20:00 in Istanbul. */
const EVENING = '2026-03-07T17:00:00.000Z';

const PHONE = { width: 360, height: 780 };
const DESK = { width: 1440, height: 1000 };
const VENUE_HEIGHT = 1_500;
/** Twice the width at which they are shown. */
const SCALE = 2;

async function main(): Promise<void> {
  const executable = findBrowser();
  if (executable === undefined) throw new Error(NO_BROWSER);
  await withDatabase(async (db) => {
    const sofra = await startSofra({ db, clock: testClock(NOW) });
    const browser = await openBrowser(executable);
    try {
      await takePictures(sofra, browser);
    } finally {
      await browser.close();
      await sofra.close();
    }
  });
}

async function takePictures(sofra: Sofra, browser: Browser): Promise<void> {
  const document = await makeDemoDocument(systemRandom);
  const { id, username, keys, reservations } = document.venues[0]!.branches![0]!;
  reservations!.confirmsAutomatically = true;
  const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };
  const { db, clock } = sofra;
  await addDemoPhotos({ db, clock, newId: idsFrom(clock, systemRandom) }, document);
  await sofra.call('POST', '/operator/v1/venues/import', { body: document, headers });
  const body = {
    startsAt: EVENING,
    guests: 4,
    customer: { name: 'Ada Yıldız', phone: '+905321234567' },
    note: 'A table by the window, if possible',
  };
  const booked = await sofra.call('POST', `/public/v1/venues/${id}/reservations`, {
    key: keys![0]!.key!,
    body,
  });
  const { code } = booked.body.data;
  const venue = `${sofra.baseUrl}/${username}`;
  const page = `${venue}/r/${code}`;
  await takePicture(browser, { name: 'reservation-page', url: page });
  await takePicture(browser, { name: 'reservation-page-ar', url: page, locale: 'ar' });
  await takePicture(browser, { name: 'venue-page', url: venue, height: VENUE_HEIGHT });
  await takePicture(browser, { name: 'venue-page-wide', url: venue, viewport: DESK, height: DESK.height });
  const booking = `${venue}/book?date=2026-03-07&guests=4`;
  await takePicture(browser, { name: 'booking-page', url: booking });
  await takePicture(browser, { name: 'booking-page-ar', url: booking, locale: 'ar' });
  await takePicture(browser, { name: 'booking-page-wide', url: booking, viewport: DESK });
}

/** A picture of the documentation. */
interface Picture {
  name: string;
  url: string;
  locale?: string;
  viewport?: typeof PHONE;
  /** By default the whole page. */
  height?: number;
}

async function takePicture(
  browser: Browser,
  { name, url, locale = 'en-GB', viewport = PHONE, height }: Picture,
): Promise<void> {
  const deviceScaleFactor = viewport === PHONE ? SCALE : 1;
  const context = await browser.newContext({ viewport, deviceScaleFactor, locale });
  const page = await context.newPage();
  await page.goto(url);
  // Photos are loaded when they come into view.
  await page.evaluate("document.querySelectorAll('img').forEach((each) => { each.loading = 'eager' })");
  await page.waitForLoadState('networkidle');
  const clip = height === undefined ? {} : { clip: { x: 0, y: 0, width: viewport.width, height } };
  const picture = await page.screenshot({ fullPage: true, ...clip });
  await context.close();
  await sharp(picture)
    .png({ palette: true, colours: 64, compressionLevel: 9 })
    .toFile(fileURLToPath(new URL(`../../docs/images/${name}.png`, import.meta.url)));
}

await main();
