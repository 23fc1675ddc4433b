import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSofra } from '../harness/sofra.ts';
import { findBrowser, NO_BROWSER, openBrowser } from './browser.ts';

const sofra = useSofra();
const executable = findBrowser();

/** Runs in the page. */
async function readInPage({ path, key }: { path: string; key: string }) {
  const response = await fetch(path, { headers: { 'X-Api-Key': key } });
  return { encoding: response.headers.get('content-encoding'), text: await response.text() };
}

test('a browser decodes a menu whose compressed parts were joined', {
  skip: executable === undefined && NO_BROWSER,
}, async () => {
  const venue = await sofra.newVenue();
  const path = `/public/v1/venues/${venue.id}/menu`;
  const browser = await openBrowser(executable!);
  try {
    const page = await browser.newPage();
    await page.goto(`${sofra.baseUrl}/health/live`);
    const { body } = await sofra.call('GET', path, { key: venue.key.text });
    for (let time = 0; time < 2; time++) {
      const read = await page.evaluate(readInPage, { path, key: venue.key.text });
      assert.equal(read.encoding, 'gzip');
      assert.deepEqual(JSON.parse(read.text).data, body.data);
    }
  } finally {
    await browser.close();
  }
});
