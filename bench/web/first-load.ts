import { gzipSync } from 'node:zlib';
import { type AppUnderTest, withApp } from './app-under-test.ts';
import type { Measurement } from './measurement.ts';

const SCREENS = ['board', 'till', 'host', 'panel'] as const;

/** The script that a first load fetches, by what the browser asked for. */
export const firstLoad: Measurement = {
  word: 'script',
  rows: [{ what: 'script of a first load, Brotli (gzip)', goal: '≤ 200 kB' }],
  measure: () =>
    withApp(0, async (app) => {
      const sizes: string[] = [];
      for (const screen of SCREENS) {
        const { br, gzip } = await scriptOf(app, screen);
        sizes.push(`${screen} ${kilobytes(br)} (${kilobytes(gzip)})`);
      }
      return [`${sizes.join(', ')} kB`];
    }),
};

async function scriptOf(app: AppUnderTest, screen: string): Promise<{ br: number; gzip: number }> {
  const page = await app.open(`/${screen}`, 'owner');
  await page.getByRole('main').waitFor();
  await page.waitForTimeout(2_000);
  const urls = await page.evaluate<string[]>(
    `performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.endsWith('.js'))`,
  );
  await page.context().close();
  let [br, gzip] = [0, 0];
  for (const url of new Set(urls)) {
    const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
    br += Number(answer.headers.get('content-length'));
    gzip += gzipSync(await answer.text(), { level: 9 }).length;
  }
  return { br, gzip };
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(0);
