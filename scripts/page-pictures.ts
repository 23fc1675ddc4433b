import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { makeDemoDocument } from '../server/src/demo/demo-document.ts';
import { systemRandom } from '../server/src/parts.ts';
import { startEmbeddedPostgres } from '../server/src/postgres/embedded-postgres.ts';
import { openDatabase } from '../server/src/store/database.ts';
import { findBrowser, NO_BROWSER, openBrowser } from '../server/test/browser.ts';
import { OPERATOR_TOKEN, type Sofra, startSofra, testClock } from '../server/test/sofra.ts';

/**
 * Takes the pictures of the documentation, `docs/images/*page*.png`, of the demo's pages as a phone shows
 * them. Run by hand when the pages look different: `node_modules/.bin/node scripts/page-pictures.ts`.
 */

/** Thursday, 18:20 in Istanbul. */
const NOW = Date.parse('2026-03-05T15:20:00.000Z');
/** Saturday, 20:00 in Istanbul. */
const EVENING = '2026-03-07T17:00:00.000Z';

const PHONE = { width: 390, height: 844 };
const VENUE_HEIGHT = 1_500;
/** Twice the width at which they are shown. */
const SCALE = 2;

async function main(): Promise<void> {
  const executable = findBrowser();
  if (executable === undefined) throw new Error(NO_BROWSER);
  const folder = await mkdtemp(join(tmpdir(), 'sofra-pictures-'));
  // PostgreSQL may run under another account, which needs access to the folder.
  await chmod(folder, 0o711);
  const log = { info: () => {}, warn: console.error, error: console.error };
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log });
  const db = openDatabase(postgres.connection, { connections: 5, onIdleError: () => {} });
  const sofra = await startSofra({ db, clock: testClock(NOW) });
  const browser = await openBrowser(executable);
  try {
    await takePictures(sofra, browser);
  } finally {
    await browser.close();
    await sofra.close();
    await db.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function takePictures(sofra: Sofra, browser: Browser): Promise<void> {
  const document = await makeDemoDocument(systemRandom);
  const { id, username, keys, reservations } = document.venues[0]!.branches![0]!;
  reservations!.confirmsAutomatically = true;
  const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };
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
  const page = `${sofra.baseUrl}/${username}/r/${code}`;
  await takePicture(browser, 'reservation-page', page, 'en-GB');
  await takePicture(browser, 'reservation-page-ar', page, 'ar');
  await takePicture(browser, 'venue-page', `${sofra.baseUrl}/${username}`, 'en-GB', VENUE_HEIGHT);
}

/** @param height  of the picture; by default the whole page */
async function takePicture(browser: Browser, name: string, url: string, locale: string, height?: number) {
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: SCALE, locale });
  const page = await context.newPage();
  await page.goto(url);
  const clip = height === undefined ? {} : { clip: { x: 0, y: 0, width: PHONE.width, height } };
  const picture = await page.screenshot({ fullPage: true, ...clip });
  await context.close();
  await sharp(picture)
    .png({ palette: true, colours: 64, compressionLevel: 9 })
    .toFile(fileURLToPath(new URL(`../docs/images/${name}.png`, import.meta.url)));
}

await main();
