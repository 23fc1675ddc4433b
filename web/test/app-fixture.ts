import assert from 'node:assert/strict';
import { after } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import type { Venue } from '../../server/src/core/venue/venue.ts';
import { sharedByFiles, useFixture } from '../../server/test/harness/fixture.ts';
import {
  type CallOptions,
  type Sofra,
  type SofraSettings,
  startSofra,
  type TestAnswer,
  type TestClock,
} from '../../server/test/harness/sofra.ts';
import { freshKey, type StaffedVenue } from '../../server/test/harness/staff.ts';
import { accessibilityFaults, COLOUR_RULES } from '../../server/test/pages/accessibility.ts';
import { findBrowser, NO_BROWSER, openBrowser } from '../../server/test/pages/browser.ts';
import { makeOwnDatabase } from '../../server/test/postgres/own-database.ts';
import type { Language } from '../src/words/languages.ts';
import { newBusyVenue } from './busy-venue.ts';

const executable = findBrowser();

/** The hour of the test run does not matter at a venue in this time zone: noon is an hour away at most. */
export const NOON_ZONE = zoneAtNoon(new Date().getUTCHours());

/** The options of a `describe` whose tests need a browser. */
export const IN_A_BROWSER = { skip: executable === undefined && NO_BROWSER };

/** How a page of the app is opened. */
export interface Opening {
  /** Who is signed in. @default the waiter */
  as?: 'waiter' | 'owner' | 'nobody';
  width?: number;
  height?: number;
  theme?: 'light' | 'dark';
  language?: Language;
  /** On which clock the device is. @default that of the machine */
  timeZone?: string;
  /** Whether the browser keeps the app. @default false: tests that need none do not wait for it */
  keepsApp?: boolean;
  /** A device that is there already, with its storage. Without it the page has a device of its own. */
  context?: BrowserContext;
}

/** The running service with the built app, a venue with people, and a browser. */
export interface AppFixture {
  sofra: Sofra;
  venue: StaffedVenue;
  browser: Browser;
  /** Makes a device: a browser with storage of its own, where somebody is signed in. */
  newDevice(opening?: Opening): Promise<BrowserContext>;
  /**
   * Opens a page of the venue, such as `/board`; a path from `/app` or `/` alone is taken as it is. Closing the
   * page closes its own device too.
   */
  open(path: string, opening?: Opening): Promise<AppPage>;
  /** Places an order by the public API; answers with the order. */
  // biome-ignore lint/suspicious/noExplicitAny: its shape is held by the description
  order(body: Record<string, unknown>, options?: CallOptions): Promise<any>;
}

/** A page of the app, with what people do on it counted. */
export interface AppPage extends Page {
  /** Taps and clicks on the page since it was opened, or since the last call of `restartTapCount`. */
  taps(): Promise<number>;
  restartTapCount(): Promise<void>;
  /**
   * Presses Tab until something has the focus, or Shift+Tab for what stands before. Every stop on the way must be seen:
   * it has an outline, or what is around it has.
   */
  tabTo(target: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void>;
  /** Leads to another screen of the venue, as a link of the app does: the page is not loaded anew. */
  visit(path: string): Promise<void>;
  /** Loads the page anew, with what is not sent older by so many minutes. */
  reloadLater(minutes: number): Promise<void>;
  /** Rules of accessibility that the page breaks: empty when it is clean. */
  faultsOfAccess(): Promise<string[]>;
  /** The same in light and in dark, where the page looks as the device does. In dark only colours are looked at. */
  faultsOfAccessInBothThemes(): Promise<string[]>;
}

/** The clock of the machine: the pages have no other one. */
const RUNNING_CLOCK: TestClock = { now: Date.now, set: () => {}, advance: () => {} };

/** One browser for all files of a process; what a file opened in it is closed with the file. */
const browserOfProcess = sharedByFiles(
  async () => ({ browser: executable === undefined ? null : await openBrowser(executable) }),
  async ({ browser }) => browser?.close(),
);

/**
 * Starts the service with the app before the tests of a file, and ends it after it, with the pages that are open. The
 * service has a database of its own, since its jobs run: they print and deliver for every venue of a database.
 * @param settings  of the service
 * @param venueChange  what differs in the venue
 * @param browserArguments  for the command line of a browser of the file's own
 */
export function useApp(
  settings: SofraSettings = {},
  venueChange: Partial<Venue> = {},
  browserArguments: readonly string[] = [],
): AppFixture {
  const closings: (() => Promise<unknown>)[] = [];
  after(async () => {
    for (const close of closings.reverse()) await close();
  });
  const shared = browserArguments.length === 0 ? browserOfProcess() : null;
  return useFixture(async () => {
    if (executable === undefined) return {} as AppFixture;
    const own = await makeOwnDatabase();
    closings.push(() => own.drop());
    const db = own.open();
    closings.push(() => db.close());
    const defaults = { clock: RUNNING_CLOCK, heartbeatMs: 2_000, sharesDatabase: false };
    const sofra = await startSofra({ ...defaults, ...settings, db });
    closings.push(() => sofra.close());
    const browser = shared?.browser ?? (await openBrowser(executable, browserArguments));
    if (shared === null) closings.push(() => browser.close());
    closings.push(() => Promise.all(browser.contexts().map((context) => context.close())));
    sofra.app.jobs.start();
    const venue = await newBusyVenue(sofra, venueChange);
    const newDevice = (opening: Opening = {}) => makeDevice({ sofra, browser, venue }, opening);
    return {
      ...{ sofra, browser, venue, newDevice },
      open: async (path, opening = {}) => {
        const context = opening.context ?? (await newDevice(opening));
        const page = asAppPage(await context.newPage(), `/app/${venue.id}`);
        if (opening.context === undefined) page.close = () => context.close();
        const isWhole = path === '/' || path.startsWith('/app');
        await page.goto(
          path.startsWith('http') ? path : sofra.baseUrl + (isWhole ? path : `/app/${venue.id}${path}`),
        );
        return page;
      },
      order: (body, options) => orderByApi(sofra, venue, body, options),
    };
  });
}

function zoneAtNoon(utcHour: number): string {
  // The names of these zones say how far UTC is ahead of them.
  const ahead = utcHour - 12;
  return `Etc/GMT${ahead < 0 ? '' : '+'}${ahead}`;
}

async function makeDevice(
  { sofra, browser, venue }: Pick<AppFixture, 'sofra' | 'browser' | 'venue'>,
  opening: Opening,
): Promise<BrowserContext> {
  const { as = 'waiter', width = 1280, height = 800, theme = 'light', language = 'en' } = opening;
  const { timeZone, keepsApp = false } = opening;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    locale: language,
    ...(timeZone === undefined ? {} : { timezoneId: timeZone }),
    hasTouch: true,
    serviceWorkers: keepsApp ? 'allow' : 'block',
    bypassCSP: false,
    // Fewer pictures to paint; and a colour on its way to another passes no rule.
    reducedMotion: 'reduce',
  });
  if (as !== 'nobody') {
    const [name, value] = venue[as].cookie.split('=') as [string, string];
    const { hostname: domain } = new URL(sofra.baseUrl);
    await context.addCookies([{ name, value, domain, path: '/', secure: true, httpOnly: true }]);
  }
  await context.addInitScript(COUNT_TAPS);
  await context.addInitScript(MAKE_ACTS_OLDER);
  return context;
}

/**
 * Counts what a person presses: pointers, and the keys that press a button. At the document, not the window: Playwright
 * stops a click at the window, and tries again, when the page moved under it. A person makes that tap once.
 */
const COUNT_TAPS = `
  window.tapsOfTest = 0;
  document.addEventListener('click', (event) => { if (event.isTrusted) window.tapsOfTest += 1; }, true);
`;

/** Makes what is not sent older before the page reads it. Done earlier, the page that is left could write over it. */
const MAKE_ACTS_OLDER = `{
  const minutes = Number(sessionStorage.getItem('minutesLater'));
  sessionStorage.removeItem('minutesLater');
  for (const key of minutes > 0 ? Object.keys(localStorage).filter((one) => one.startsWith('sofra.acts.')) : []) {
    const acts = JSON.parse(localStorage.getItem(key));
    localStorage.setItem(key, JSON.stringify(acts.map((act) => ({ ...act, madeAt: act.madeAt - minutes * 60_000 }))));
  }
}`;

const MOST_STOPS = 150;

/** What has the focus without being seen to have it; `null` when it is seen, or at the end of the page. */
const STOP_OF_FOCUS = `(() => {
  const focused = document.activeElement;
  if (focused === document.body) return null;
  for (let seen = focused, steps = 0; seen !== null && steps < 3; seen = seen.parentElement, steps += 1)
    if (getComputedStyle(seen).outlineStyle !== 'none') return null;
  return focused.outerHTML.slice(0, 200);
})()`;

/** Whether the browser has left the entry of each sheet that was closed: it goes back by itself, and not at once. */
const HAS_LEFT_SHEETS = `document.querySelector('[role=dialog]:not([data-closed])') !== null || !(history.state?.sheets > 0)`;

/** A page with what the tests of the app do on it. @param home  the path of a venue */
export function asAppPage(page: Page, home: string): AppPage {
  const reload = page.reload.bind(page);
  return Object.assign(page, {
    reload: async (options?: Parameters<Page['reload']>[0]) => {
      await eventually(() => page.evaluate(HAS_LEFT_SHEETS), true);
      return reload(options);
    },
    taps: async () => Number(await page.evaluate('window.tapsOfTest')),
    restartTapCount: async () => {
      await page.evaluate('window.tapsOfTest = 0');
    },
    tabTo: async (target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
      await target.waitFor();
      for (let stops = 0; stops < MOST_STOPS; stops += 1) {
        await page.keyboard.press(key);
        const stop = await page.evaluate(STOP_OF_FOCUS);
        assert.equal(stop, null, 'each stop of the keyboard is seen');
        if ((await target.and(page.locator(':focus')).count()) === 1) return;
      }
      assert.fail(`the keyboard does not reach ${target}`);
    },
    visit: async (path: string) => {
      await eventually(() => page.evaluate(HAS_LEFT_SHEETS), true);
      await page.evaluate(`history.pushState(null, '', ${JSON.stringify(home + path)})`);
    },
    reloadLater: async (minutes: number) => {
      await page.evaluate(`sessionStorage.setItem('minutesLater', '${minutes}')`);
      await reload();
    },
    faultsOfAccess: () => accessibilityFaults(page),
    faultsOfAccessInBothThemes: async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      const faults = await accessibilityFaults(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      const inDark = await accessibilityFaults(page, { only: COLOUR_RULES });
      return [...faults, ...inDark.map((fault) => `in dark: ${fault}`)];
    },
  });
}

/**
 * Reads until it reads what is expected. If that does not come about, it fails with the difference, or as the
 * reading failed.
 */
export async function eventually<T>(read: () => T | Promise<T>, expected: T): Promise<void> {
  for (const end = Date.now() + 30_000; ; await delay(50)) {
    try {
      assert.deepEqual(await read(), expected);
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

async function orderByApi(
  sofra: Sofra,
  venue: StaffedVenue,
  body: Record<string, unknown>,
  options: CallOptions = {},
) {
  const answer: TestAnswer = await sofra.call('POST', `/public/v1/venues/${venue.id}/orders`, {
    key: venue.key.text,
    headers: { 'idempotency-key': freshKey() },
    body,
    ...options,
  });
  if (answer.status !== 201) throw new Error(`cannot order: ${answer.text}`);
  return answer.body.data;
}
