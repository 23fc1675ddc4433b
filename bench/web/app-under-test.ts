import type { Browser, Page } from 'playwright-core';
import type { VenueSetup } from '../../server/src/core/venue/setup/venue-setup.ts';
import { startEmbeddedPostgres } from '../../server/src/postgres/embedded-postgres.ts';
import { openDatabase } from '../../server/src/store/open-database.ts';
import { type Sofra, startSofra } from '../../server/test/harness/sofra.ts';
import { newStaffedVenue, type StaffedVenue } from '../../server/test/harness/staff.ts';
import { findBrowser, NO_BROWSER, openBrowser } from '../../server/test/pages/browser.ts';
import { sampleCategory, samplePortion, sampleProduct } from '../../server/test/samples/sample-venue.ts';
import { withDataFolder } from '../service/system-under-test.ts';

/** A service with the built app, a venue, and a browser. */
export interface AppUnderTest {
  sofra: Sofra;
  venue: StaffedVenue;
  browser: Browser;
  /** Makes a page of a device of its own, where somebody of the venue is signed in. */
  newPage(as: 'waiter' | 'owner'): Promise<Page>;
  /** Opens a page of the venue, as its waiter or its owner. */
  open(path: string, as?: 'waiter' | 'owner'): Promise<Page>;
}

/** Names the page of the venue for guests. */
export const USERNAME = 'lokanta-bench';

const CLOCK = { now: Date.now, set: () => {}, advance: () => {} };

/** Runs with an app of its own. @param products  how many the menu has beside those of the sample */
export async function withApp<T>(products: number, work: (app: AppUnderTest) => Promise<T>): Promise<T> {
  const executable = findBrowser();
  if (executable === undefined) throw new Error(NO_BROWSER);
  return withDataFolder(async (dataDir) => {
    const log = { info: () => {}, warn: console.error, error: console.error };
    const postgres = await startEmbeddedPostgres({ dataDir, log });
    const db = openDatabase(postgres.ownerConnection, { connections: 5, onIdleError: () => {} });
    const sofra = await startSofra({ db, clock: CLOCK });
    const browser = await openBrowser(executable);
    try {
      return await work(await openVenue(sofra, browser, products));
    } finally {
      await browser.close();
      await sofra.close();
      await db.close();
      await postgres.stop();
    }
  });
}

async function openVenue(sofra: Sofra, browser: Browser, products: number): Promise<AppUnderTest> {
  const venue = await newStaffedVenue(
    sofra,
    { enforcesHours: false, username: USERNAME },
    { revise: withProducts(products) },
  );
  const newPage: AppUnderTest['newPage'] = async (as) => {
    const context = await browser.newContext({
      viewport: { width: 1920, height: 1080 },
      locale: 'en',
      serviceWorkers: 'block',
    });
    const [name, value] = venue[as].cookie.split('=') as [string, string];
    const { hostname: domain } = new URL(sofra.baseUrl);
    await context.addCookies([{ name, value, domain, path: '/', secure: true, httpOnly: true }]);
    return context.newPage();
  };
  return {
    ...{ sofra, venue, browser, newPage },
    open: async (path, as = 'waiter') => {
      const page = await newPage(as);
      await page.goto(`${sofra.baseUrl}/app/${venue.id}${path}`);
      return page;
    },
  };
}

/** Products of 20 categories, with names of two words. */
function withProducts(count: number) {
  return (record: VenueSetup) => {
    const categories = Array.from({ length: count === 0 ? 0 : 20 }, (_, at) =>
      sampleCategory({ name: `Kategori ${at + 1}`, translations: {} }),
    );
    record.menu.categories.push(...categories);
    for (let at = 0; at < count; at += 1) {
      const name = `${FIRST[at % FIRST.length]} ${SECOND[Math.floor(at / FIRST.length) % SECOND.length]} ${at}`;
      const portions = [samplePortion({ priceKurus: 1_000 + at })];
      record.menu.products.push(sampleProduct(categories[at % categories.length]!.id, { name, portions }));
    }
  };
}

const FIRST = ['Izgara', 'Fırın', 'Acılı', 'Soğuk', 'Şekerli', 'Közlenmiş', 'Taze', 'Çıtır'];
const SECOND = ['Köfte', 'Kebap', 'Çorba', 'Börek', 'Salata', 'Tatlı', 'Meze', 'Pilav', 'Dolma', 'Şerbet'];

/** The value below which the share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}
