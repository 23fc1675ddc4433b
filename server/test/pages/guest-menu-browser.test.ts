import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { LANGUAGES } from '../../src/core/languages.ts';
import { venueFromDraft } from '../../src/core/venue/drafts/venue-from-draft.ts';
import type { VenueSetup } from '../../src/core/venue/setup/venue-setup.ts';
import type { Venue } from '../../src/core/venue/venue.ts';
import { newGuestVenue } from '../../src/guest-pages/guest-fixture.ts';
import { readVenueDocuments } from '../../src/venue-document/venue/read-venue-document.ts';
import { useSofra } from '../harness/sofra.ts';
import { findBrowser, NO_BROWSER, openBrowser } from './browser.ts';

const sofra = useSofra();
const executable = findBrowser();

const NOWHERE = { line: null, district: null, city: null, country: null };

describe('the menu of a venue in a browser', { skip: executable === undefined && NO_BROWSER }, () => {
  let browser: Browser;
  let page: Page;

  before(async () => {
    browser = await openBrowser(executable!);
  });
  beforeEach(async () => {
    page = await browser.newPage();
  });
  after(() => browser.close());

  test('a menu of sixty products prints on two pages', async () => {
    await openMenu();
    const pdf = await page.pdf({ format: 'A4' });
    assert.ok(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)!.length <= 2);
  });

  for (const width of [360, 1280]) {
    for (const isPractice of [false, true]) {
      test(`a link to a category shows its heading (${width} pixels${isPractice ? ', practice' : ''})`, async () => {
        await page.setViewportSize({ width, height: 700 });
        await openMenu({ isPractice });
        const link = page.locator('.chips a').nth(2);
        await link.click();
        assert.ok(await isUncovered('#menu-3'));
        if (width === 360) assert.ok(await isUncovered('.chips li:nth-child(3) a'));
      });
    }
  }

  test('the languages open before the links to the categories', async () => {
    await page.setViewportSize({ width: 360, height: 700 });
    await openMenu({ phone: null, location: null, workingHours: [], address: NOWHERE });
    await page.locator('summary').click();
    for (const language of LANGUAGES)
      assert.ok(await isUncovered(`.languages a[lang=${language}]`), language);
  });

  test('a wide logo is shown whole, and on white in dark pages too', async () => {
    const { username } = await newGuestVenue(sofra, { logoUrl: 'https://logos.example/wide.svg' });
    const body = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 3"><path d="M0 0h3v3H0zM6 0h3v3H6z"/></svg>`;
    await page.route('https://logos.*/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`${sofra.baseUrl}/${username}`);
    const logo = sharp(await page.locator('.logo').screenshot()).greyscale();
    const row = await logo.extract({ left: 0, top: 36, width: 72, height: 1 }).raw().toBuffer();
    assert.deepEqual([row[6], row[36], row[66]], [0, 255, 0]);
  });

  /** Opens the page of a new venue with the menu of the largest venue of the demo. */
  async function openMenu(change: Partial<Venue> = {}): Promise<void> {
    const menu = await demoMenu();
    assert.ok(menu.products.length > 60);
    const revise = (record: VenueSetup) => void Object.assign(record, { menu });
    const { username } = await newGuestVenue(sofra, change, { revise });
    await page.goto(`${sofra.baseUrl}/${username}`);
  }

  /** Whether the middle of an element is on the screen, with nothing before it. */
  function isUncovered(selector: string): Promise<boolean> {
    return page.locator(selector).evaluate((element) => {
      const { left, top, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + 10, top + height / 2);
      return hit !== null && element.contains(hit);
    });
  }
});

async function demoMenu(): Promise<VenueSetup['menu']> {
  const text = await readFile(new URL('../../../examples/demo-venues.json', import.meta.url), 'utf8');
  const [draft] = readVenueDocuments(JSON.parse(text));
  const ids = { stated: new Set<string>(), newId: () => randomUUID(), newTableCode: () => '' };
  return venueFromDraft(draft!, null, { venueId: randomUUID(), parentVenueId: null }, ids).menu;
}
