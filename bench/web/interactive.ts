import type { Page } from 'playwright-core';
import { median } from '../comparison.ts';
import { type AppUnderTest, USERNAME, withApp } from './app-under-test.ts';
import type { Measurement } from './measurement.ts';

const LOADS = 5;
const SLOWER = 4;
const BYTES_A_SECOND = 10_000_000 / 8;
const LATENCY_MS = 20;

/** The screens with what a person presses there first. */
const SCREENS = [
  ['board', 'button[aria-pressed]'],
  ['till', 'main a[href*="/tables/"]'],
  ['host', 'main button:has(svg.lucide-plus)'],
  ['panel', 'main section button'],
] as const;

const GUESTS = 'main a, main button';

/** How long the first load of a screen takes until it can be used, on a slow device with nothing kept from before. */
export const interactive: Measurement = {
  word: 'interactive',
  rows: [
    {
      what: `first load until it can be used, processor ${SLOWER} times slower, 10 Mbit/s: median of ${LOADS}`,
      goal: '≤ 1.5 s',
    },
    { what: 'the same of the page of a venue for its guests', goal: '≤ 0.6 s' },
  ],
  measure: () =>
    withApp(0, async (app) => {
      const times: string[] = [];
      for (const [screen, control] of SCREENS)
        times.push(`${screen} ${await secondsUntilUsable(app, `/app/${app.venue.id}/${screen}`, control)}`);
      const guests = await secondsUntilUsable(app, `/${USERNAME}`, GUESTS);
      return [`${times.join(', ')} s`, `${guests} s`];
    }),
};

async function secondsUntilUsable(app: AppUnderTest, path: string, control: string): Promise<string> {
  const times: number[] = [];
  for (let load = 0; load < LOADS; load += 1) {
    const page = await app.newPage('owner');
    await slowDown(page);
    await page.addInitScript(noteUsable(control));
    await page.goto(app.sofra.baseUrl + path, { waitUntil: 'commit' });
    times.push(await page.evaluate<number>('window.usableAt'));
    await page.context().close();
  }
  return (median(times) / 1000).toFixed(2);
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: LATENCY_MS },
    ...{ downloadThroughput: BYTES_A_SECOND, uploadThroughput: BYTES_A_SECOND },
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** Notes when the control is painted and the page takes the next event, in milliseconds since the load began. */
const noteUsable = (control: string) => `
  window.usableAt = new Promise((usable) => {
    const look = () => {
      if (document.querySelector(${JSON.stringify(control)}) === null) return requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => usable(performance.now());
      requestAnimationFrame(() => port2.postMessage(null));
    };
    look();
  });`;
