import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { copySources, edit, startDev } from '../../scripts/tests/dev-under-test.ts';
import { makeDataFolder } from '../../server/test/harness/service-process.ts';
import { findBrowser, NO_BROWSER, openBrowser } from '../../server/test/pages/browser.ts';
import { median } from '../comparison.ts';
import type { Measurement } from './measurement.ts';

const SAVES = 5;
const PAUSE_MS = 3_000;

/** How long a developer waits: from the save of a file until its change is on the open page. */
export const savedChange: Measurement = {
  word: 'dev',
  rows: [
    {
      what: `\`npm run dev\`: from a save until the open page shows it, of the app and of the service: median of ${SAVES}`,
      goal: '≤ 2 s',
    },
  ],
  measure: async () => {
    const executable = findBrowser();
    if (executable === undefined) throw new Error(NO_BROWSER);
    const folder = await copySources();
    const data = await makeDataFolder('dev');
    const dev = await startDev(folder, data);
    const browser = await openBrowser(executable);
    try {
      const page = await browser.newPage();
      await page.goto(dev.app);
      await page.getByRole('heading', { name: 'Create your restaurant', exact: true }).waitFor();
      const [app, service] = [await secondsOfApp(page, folder), await secondsOfService(page, folder)];
      return [`${app.toFixed(2)} s, ${service.toFixed(2)} s`];
    } finally {
      await browser.close();
      await dev.end('SIGTERM');
      await Promise.all([folder, data].map((path) => rm(path, { recursive: true, force: true })));
    }
  },
};

async function secondsOfApp(page: Page, folder: string): Promise<number> {
  const file = join(folder, 'web/src/restaurant/restaurant-page.tsx');
  return secondsOf(async (save) => {
    const mark = `, saved ${save} times`;
    await edit(file, "{t('title')}", `{t('title')}${mark}`);
    await page.getByRole('heading', { name: mark }).waitFor();
  });
}

/** The page is loaded again, and its calls are answered by the service that has started anew. */
async function secondsOfService(page: Page, folder: string): Promise<number> {
  const file = join(folder, 'server/words/en/refusals.json');
  return secondsOf(async (save) => {
    const loaded = page.waitForEvent('load');
    await edit(file, 'The page you are looking for', 'The page you are looking for now');
    await loaded;
    await page.getByRole('heading', { name: 'Create your restaurant' }).waitFor();
    const answer = await page.evaluate(
      "fetch('/public/v1/nothing', { headers: { 'accept-language': 'en' } }).then((sent) => sent.text())",
    );
    const saved = `for${' now'.repeat(save)} could`;
    if (!String(answer).includes(saved)) throw new Error(`not what was saved: ${answer}`);
  });
}

/** The median of some saves, in seconds. */
async function secondsOf(saveAndSee: (save: number) => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let save = 1; save <= SAVES; save += 1) {
    // A person saves less often, and the next start is made ready meanwhile.
    await pause(PAUSE_MS);
    const savedAt = performance.now();
    await saveAndSee(save);
    times.push((performance.now() - savedAt) / 1000);
  }
  return median(times);
}
