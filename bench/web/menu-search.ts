import { percentile, withApp } from './app-under-test.ts';
import type { Measurement } from './measurement.ts';

const PRODUCTS = 1_000;
const TYPED = ['köfte', 'izgara pilav', 'cay', 'soguk serbet', 'kebap 99'];

/** How long frames take while somebody types into the search of a large menu. */
export const menuSearch: Measurement = {
  word: 'search',
  rows: [
    {
      what: `frames while typing into the search of ${PRODUCTS.toLocaleString('en')} products: longest, 95 %`,
      goal: 'none > 50 ms',
    },
  ],
  measure: () =>
    withApp(PRODUCTS, async (app) => {
      const page = await app.open(`/till/tables/${app.venue.tableIds[0]}`);
      const search = page.getByLabel('Search the menu', { exact: true });
      await search.waitFor();
      await page.waitForTimeout(1_500);
      await page.evaluate(OBSERVE);
      for (const text of TYPED) {
        await search.fill('');
        await search.pressSequentially(text, { delay: 80 });
      }
      const frames = await page.evaluate<number[]>('window.framesMs');
      const long = frames.filter((ms) => ms > 50).length;
      const most = Math.max(...frames).toFixed(0);
      return [
        `${most} ms, ${percentile(frames, 0.95).toFixed(0)} ms; ${long} of ${frames.length} frames > 50 ms`,
      ];
    }),
};

const OBSERVE = `
  window.framesMs = [];
  let last = performance.now();
  const frame = (now) => { window.framesMs.push(now - last); last = now; requestAnimationFrame(frame); };
  requestAnimationFrame((now) => { last = now; requestAnimationFrame(frame); });
  true`;
