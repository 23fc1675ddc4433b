import type { CDPSession } from 'playwright-core';
import { findBrowser, NO_BROWSER, openBrowser } from '../server/test/pages/browser.ts';

/**
 * Measures the first load of a page as on a phone: `node_modules/.bin/node scripts/measure-first-load.ts <address>`.
 * 1.6 Mbit/s, 150 ms to the server and back, a processor four times slower, nothing kept from before.
 */

const BYTES_A_SECOND = 1_600_000 / 8;
const LATENCY_MS = 150;
const SLOWER = 4;
const LOADS = 5;

interface Load {
  /** Milliseconds from the beginning. */
  firstPaint: number;
  largestPaint: number;
  ready: number;
  /** Bytes of all answers until the page was loaded, as they were sent. */
  bytes: number;
}

const READ = `new Promise((done) => {
  new PerformanceObserver((list) => {
    const [page] = performance.getEntriesByType('navigation');
    done({
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0].startTime,
      largestPaint: list.getEntries().at(-1).startTime,
      ready: page.domContentLoadedEventEnd,
    });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
})`;

async function main(address = 'http://127.0.0.1:4000/'): Promise<void> {
  const executable = findBrowser();
  if (executable === undefined) throw new Error(NO_BROWSER);
  const browser = await openBrowser(executable);
  const loads: Load[] = [];
  for (let load = 0; load < LOADS; load += 1) {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await throttle(session);
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.goto(address, { waitUntil: 'load' });
    loads.push({ ...(await page.evaluate<Omit<Load, 'bytes'>>(READ)), bytes });
    await context.close();
  }
  await browser.close();
  for (const name of ['firstPaint', 'largestPaint', 'ready', 'bytes'] as const) {
    const sorted = loads.map((load) => Math.round(load[name])).sort((a, b) => a - b);
    console.log(`${name.padEnd(13)} ${sorted[Math.floor(LOADS / 2)]}   (${sorted[0]} to ${sorted.at(-1)})`);
  }
}

async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: LATENCY_MS },
    ...{ downloadThroughput: BYTES_A_SECOND, uploadThroughput: BYTES_A_SECOND },
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

await main(process.argv[2]);
