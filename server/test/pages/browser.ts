import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** Debian's Chromium without its windows: page tests take a quarter less processor time in it. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Where systems put Chromium or Chrome. */
const PLACES = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * What the browser does without. The pages of its address bar are hidden, yet each window makes both of them
 * anew: they cost more processor time than a page of the app. The rest repeats what Playwright switches off,
 * since the last list of the command line counts.
 */
const UNUSED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Switches off all requests that would leave this machine: those of the browser, and those of a page to another host. */
const ARGUMENTS = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  `--disable-features=${UNUSED_FEATURES.join(',')}`,
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Why a test is skipped on a machine without a browser. */
export const NO_BROWSER =
  'No Chromium or Chrome is installed here: the pages were not looked at in a browser.';

/** The browser of this machine, or the one that Playwright installed; `undefined` where there is none. */
export function findBrowser(): string | undefined {
  return [...PLACES, chromium.executablePath()].find((path) => path !== '' && existsSync(path));
}

/**
 * Starts a browser without a window. Its sandbox does not work for root.
 * @param further  arguments of the command line
 */
export function openBrowser(executablePath: string, further: readonly string[] = []): Promise<Browser> {
  const forRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ executablePath, args: [...ARGUMENTS, ...further, ...forRoot] });
}
